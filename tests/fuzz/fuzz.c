/* What the fuzz targets share. */
#include "tests/fuzz/fuzz.h"

#include "io/xml.h"
#include "tests/fuzz/world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static FILE *said;

void fuzz_must(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "fuzz: it does not hold that %s\n", what);
    abort();
}

const char *fuzz_path(struct arena *arena, const char *path)
{
    const char *top = getenv("srcdir");

    return arena_text(arena, "%s/%s", top ? top : ".", path);
}

int LLVMFuzzerInitialize(int *count, char ***words)
{
    (void)count;
    (void)words;
    xml_start();
    trust_start();
    world_make();
    said = fopen("/dev/null", "w");
    fuzz_must(said != NULL, "there is a /dev/null");
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct fuzz fuzz = {.arena = arena_new()};

    fuzz.report = report_new(fuzz.arena);
    fuzz.bytes.data = arena_string(fuzz.arena, (const char *)bytes, length);
    fuzz.bytes.length = length;
    fuzz_target(&fuzz);
    /* Findings quote the input. */
    report_print(fuzz.report, said);
    arena_free(fuzz.arena);
    return 0;
}

static const struct element *root_of(struct fuzz *fuzz, struct bytes bytes,
                                     enum document_kind kind)
{
    const struct document_form *form = &document_forms[kind];
    struct xml_file *file = xml_open("input", bytes.data, bytes.length,
                                     XML_SIGNED, fuzz->arena, fuzz->report);
    const struct element *root;

    if (!file)
        return NULL;
    root = xml_root(file);
    if (strcmp(root->name, form->root) != 0 ||
        !xml_validate(file, form->schema, fuzz->report))
        root = NULL;
    xml_close(file);
    return root;
}

const struct element *fuzz_root(struct fuzz *fuzz, enum document_kind kind)
{
    return root_of(fuzz, fuzz->bytes, kind);
}

/* Without its signature, for a schema asks for one. */
static const struct element *written_root(struct fuzz *fuzz,
                                          const struct buffer *text)
{
    struct xml_file *file = xml_open("written", text->bytes, text->length,
                                     XML_SIGNED, fuzz->arena, fuzz->report);
    const struct element *root;

    fuzz_must(file != NULL, "what is written is canonical");
    root = xml_root(file);
    xml_close(file);
    return root;
}

void fuzz_document(struct fuzz *fuzz, enum document_kind kind,
                   fuzz_through *through)
{
    const struct element *root = fuzz_root(fuzz, kind);
    struct buffer once, twice;

    buffer_init(&once);
    buffer_init(&twice);
    if (root && through(&once, root, fuzz)) {
        fuzz_must(through(&twice, written_root(fuzz, &once), fuzz),
                  "what is written is read again");
        fuzz_must(once.length == twice.length &&
                      memcmp(once.bytes, twice.bytes, once.length) == 0,
                  "what is read again is written alike");
    }
    buffer_release(&once);
    buffer_release(&twice);
}
