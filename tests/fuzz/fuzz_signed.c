/* Fuzz target: a signed file of any kind. What is accepted is what its signer
 * would have made, to the byte: a signature has no second spelling. */
#include "tests/fuzz/fuzz.h"

#include "trust/signature.h"

#include <string.h>

static const char *const ids[] = {"anna", "bert", "umpire"};
enum { KEYS = sizeof(ids) / sizeof(ids[0]) };

static struct {
    struct arena *arena;
    struct signing_key *keys[KEYS];
    struct keyring_key ring[KEYS];
} people;

static void meet(size_t which)
{
    const char *name =
        fuzz_path(people.arena,
                  arena_text(people.arena, "tests/keys/%s.key", ids[which]));
    struct report *report = report_new(people.arena);
    struct bytes pem;

    fuzz_must(file_read(&pem, name, 64 * 1024, people.arena, report),
              "the test keys are there");
    people.keys[which] =
        signing_key_read(name, pem.data, pem.length, NULL, report);
    fuzz_must(people.keys[which] != NULL, "the test keys are keys");
    people.ring[which] = (struct keyring_key){
        ids[which], signing_public_read(signing_public_base64(
                        people.keys[which], people.arena))};
}

static const struct keyring *keyring(void)
{
    static struct keyring keyring;

    if (keyring.count)
        return &keyring;
    people.arena = arena_new();
    for (size_t i = 0; i < KEYS; i++)
        meet(i);
    keyring = (struct keyring){people.ring, KEYS, "umpire"};
    return &keyring;
}

/* The same file without its signature, signed by whom it names. */
static void sign_again(struct fuzz *fuzz, const struct signed_file *file)
{
    struct signature_parts parts;
    struct buffer again;
    size_t signer = 0;

    fuzz_must(signature_split(&parts, "input", file->bytes.data,
                              file->bytes.length, fuzz->report),
              "what is accepted has a signature");
    while (signer < KEYS && strcmp(ids[signer], file->from) != 0)
        signer++;
    fuzz_must(signer < KEYS, "who signs is in the roster");
    buffer_init(&again);
    buffer_add(&again, file->bytes.data, parts.start);
    buffer_add(&again, file->bytes.data + parts.start + parts.length,
               file->bytes.length - parts.start - parts.length);
    signature_add(&again, people.keys[signer]);
    fuzz_must(again.length == file->bytes.length &&
                  memcmp(again.bytes, file->bytes.data, again.length) == 0,
              "a signed file has one spelling");
    buffer_release(&again);
}

void fuzz_target(struct fuzz *fuzz)
{
    const struct signed_source source = {.name = "input",
                                         .bytes = fuzz->bytes,
                                         .kind = DOCUMENT_KINDS,
                                         .keyring = keyring()};
    struct signed_file file;

    if (signed_open(&file, &source, fuzz->arena, fuzz->report) &&
        document_forms[file.kind].signer != SIGNER_NOBODY &&
        document_forms[file.kind].signer != SIGNER_HIMSELF)
        sign_again(fuzz, &file);
}
