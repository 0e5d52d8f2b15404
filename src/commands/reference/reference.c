/* What a ruleset has, gathered from its tables. */
#include "commands/reference/reference.h"

#include "campaign/text/text.h"
#include "core/arena.h"

#include <string.h>

static struct described *find(struct reference *in,
                              const struct order_kind *kind)
{
    struct described *item;

    for (size_t i = 0; i < in->count; i++)
        if (in->kinds[i].kind == kind)
            return &in->kinds[i];
    item = LIST_ADD(in->arena, in->kinds, in->count);
    item->kind = kind;
    return item;
}

void reference_make(struct reference *out, const struct ruleset *ruleset,
                    const struct near *near, struct arena *arena)
{
    *out = (struct reference){.arena = arena, .ruleset = ruleset};
    for (const struct step *step = ruleset->sequence; step->id; step++)
        for (const struct order_kind *const *kind = step->orders; kind && *kind;
             kind++)
            names_add(arena, &find(out, *kind)->steps, step->id);
    for (const struct order_kind *const *kind = ruleset->standing;
         kind && *kind; kind++)
        find(out, *kind)->may_stand = true;
    for (const struct order_kind *const *kind = ruleset->plans; kind && *kind;
         kind++)
        find(out, *kind)->is_plan = true;
    for (size_t i = 0; i < out->count; i++)
        out->kinds[i].example = reference_example(&out->kinds[i], near, arena);
}

/* "corps|fleet" as "corps or fleet". */
static const char *referred(struct arena *arena, const char *refers)
{
    const char *bar;
    const char *text = "";

    for (; (bar = strchr(refers, '|')); refers = bar + 1)
        text =
            arena_text(arena, "%s%.*s or ", text, (int)(bar - refers), refers);
    return arena_text(arena, "%s%s", text, refers);
}

/* What a field of the type takes where neither words nor a range say more. */
static const char *const plain_words[] = {
    [FIELD_TEXT] = "words",
    [FIELD_NAME] = "an id",
    [FIELD_NAMES] = "ids",
    [FIELD_COUNT] = "a whole number",
    [FIELD_NUMBER] = "a whole number, below zero as well",
    [FIELD_YES] = "yes or no",
    [FIELD_HEX] = "a hex, four digits",
    [FIELD_HEXES] = "hexes, four digits each",
    [FIELD_DECIMAL] = "a number, also with a fraction",
    [FIELD_TIME] = NULL,
};

const char *field_words(struct arena *arena, const struct field *field)
{
    const bool says_more =
        field->words || field->least != 0 || field->most != 0;

    if (field->refers)
        return arena_text(arena, "%s of a %s",
                          field->type == FIELD_NAMES ? "ids, each" : "the id",
                          referred(arena, field->refers));
    return !says_more && plain_words[field->type] ? plain_words[field->type]
                                                  : field_form(arena, field);
}

const char *step_words(const struct step *step)
{
    if (!step->ask)
        return "asks nothing";
    return step->waits ? "will be asked again" : "now or never";
}

const struct order_kind *step_waiver(const struct ruleset *ruleset,
                                     const struct step *step)
{
    for (const struct order_kind *const *kind = ruleset->standing;
         kind && *kind; kind++) {
        if (!(*kind)->asks || !same_name((*kind)->subject, "step"))
            continue;
        for (const struct field *field = (*kind)->fields; field->name; field++)
            if (same_name(field->name, "step") && field->words &&
                word_place(field->words, step->id) >= 0)
                return *kind;
    }
    return NULL;
}

const struct step_note *step_note_of(const struct ruleset *ruleset,
                                     const struct step *step)
{
    for (const struct step_note *note = ruleset->step_notes; note && note->step;
         note++)
        if (strcmp(note->step, step->id) == 0)
            return note;
    return NULL;
}

const char *initial_words(const struct order_kind *kind, struct arena *arena)
{
    const struct order order = {.kind = kind, .details = kind->initial};

    return kind->initial ? order_as_text(arena, &order) : NULL;
}
