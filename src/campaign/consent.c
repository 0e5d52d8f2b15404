/* Consents: one participant's signature on what several must agree to. */
#include "campaign/consent.h"

#include "core/arena.h"

#include <string.h>

/* The kind of consent that a document asks for, and the game it belongs to. */
static bool about(struct consent *out, const struct signed_file *file,
                  struct arena *arena, struct report *report)
{
    const struct place place = {file->name, file->root->line};
    struct roster roster = {0};
    struct void_document closing = {0};

    if (file->kind == DOCUMENT_ROSTER) {
        out->kind = CONSENT_ROSTER;
        if (!roster_read(&roster, file->root, file->name, arena, report))
            return false;
        out->game = roster.game ? roster.game : file->digest;
        return true;
    }
    if (file->kind == DOCUMENT_VOID) {
        out->kind = CONSENT_VOID;
        if (!void_read(&closing, file->root, file->name, arena, report))
            return false;
        out->game = closing.game;
        return true;
    }
    return refuse(report, &place, FILE_RULE(unknown_element),
                  "nobody consents to a %s", file->root->name);
}

bool consent_make(struct made_consent *out,
                  const struct consent_request *request, struct arena *arena,
                  struct report *report)
{
    const struct signed_source source = {.kind = DOCUMENT_KINDS};
    struct signed_file document;
    struct buffer text;

    memset(out, 0, sizeof(*out));
    out->document.version = FORMAT_VERSION;
    out->document.from = request->from;
    if (!signed_read(&document, request->path, &source, arena, report) ||
        !about(&out->document, &document, arena, report))
        return false;
    out->document.game = arena_text(arena, "%s", out->document.game);
    out->document.digest = arena_text(arena, "%s", document.digest);
    buffer_init(&text);
    consent_write(&text, &out->document);
    signed_make(&out->file, &text, request->key, arena);
    buffer_release(&text);
    out->name = arena_text(arena, "%s-%s.xml",
                           consent_words[out->document.kind], request->from);
    return true;
}
