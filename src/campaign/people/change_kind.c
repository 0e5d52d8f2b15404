/* The kinds of change that several must agree to. */
#include "campaign/people/change_kind.h"

#include "core/arena.h"

#include <stdlib.h>

static const struct change_kind *const kinds[CONSENT_KINDS] = {
    [CONSENT_ROSTER] = &roster_change,
    [CONSENT_CORRECTION] = &correction_change,
    [CONSENT_VOID] = &void_change,
    [CONSENT_RESTORE] = &restoration_change,
    [CONSENT_UPGRADE] = &upgrade_change,
    [CONSENT_DISCLOSE] = &disclosure_change,
    [CONSENT_END] = &end_change,
};

const struct change_kind *change_kind(enum consent_kind consent)
{
    return kinds[consent];
}

/* An upgrade is a change of the roster that has a document of its own; a
 * restoration shares that of a correction, which asks what it is. */
bool change_entered(const struct change_kind **out,
                    const struct campaign *entered)
{
    struct bytes bytes;

    *out = NULL;
    for (int i = CONSENT_KINDS - 1; i >= 0 && !*out; i--) {
        if (kinds[i]->entry != entered->turn.kind || i == CONSENT_RESTORE)
            continue;
        if (!campaign_file(entered, consent_file(kinds[i]->consent), &bytes))
            return false;
        if (bytes.data)
            *out = kinds[i];
    }
    return true;
}

const char *agreement_words(const struct agreement *agreement)
{
    return agreement->document.root ? kinds[agreement->kind]->say(agreement)
                                    : "";
}

/* A restoration is told from a correction by what it says. */
static const struct change_kind *kind_of(enum document_kind document)
{
    for (int kind = 0; kind < CONSENT_KINDS; kind++)
        if (consent_document((enum consent_kind)kind) == document)
            return change_kind((enum consent_kind)kind);
    return NULL;
}

bool consent_about(struct consent *out, const struct signed_file *document,
                   struct arena *arena, struct report *report)
{
    const struct element *root = document->root;
    const struct change_kind *kind = kind_of(document->kind);
    const char *game = element_attribute(root, "game");
    const char *entry = element_attribute(root, "entry");

    if (!kind)
        return refuse(report, &(struct place){document->name, root->line},
                      FILE_RULE(unknown_element), "nobody consents to a %s",
                      root->name);
    if (!kind->reads(document, arena, report))
        return false;
    if (!entry)
        entry = element_attribute(root, "exchange");
    out->kind =
        element_attribute(root, "restore") ? CONSENT_RESTORE : kind->consent;
    /* The first roster names no game: it is one. */
    out->game = arena_text(arena, "%s", game ? game : document->digest);
    out->entry = entry ? (int)strtol(entry, NULL, 10) : 0;
    out->digest = arena_text(arena, "%s", document->digest);
    return true;
}

void agreement_affected(struct affected *out, const struct agreement *agreement)
{
    const struct effect_list list = {agreement, out};
    const struct change_kind *kind = change_kind(agreement->kind);

    *out = (struct affected){0};
    if (kind->affect)
        kind->affect(&list);
}
