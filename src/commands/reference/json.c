/* The reference for programs. */
#include "io/json.h"
#include "campaign/text/text.h"
#include "commands/reference/reference.h"
#include "core/arena.h"

static void put_case(struct json *json, const struct rule *rule)
{
    json_open(json, "case", '{');
    json_text(json, "book", rule->book);
    json_text(json, "case", rule->number);
    json_text(json, "title", rule->title);
    json_text(json, "requirement", rule->requirement);
    json_close(json, '}');
}

static void put_field(struct json *json, const struct field *field,
                      struct arena *arena)
{
    const bool has_range =
        !field->words && (field->least != 0 || field->most != 0);

    json_open(json, NULL, '{');
    json_text(json, "name", field->name);
    json_yes(json, "required", !(field->flags & FIELD_OPTIONAL));
    json_text(json, "form", field_words(arena, field));
    json_text(json, "names", field->refers);
    json_open(json, "words", '[');
    for (int i = 0; field->words && field->words[i]; i++)
        if (i >= field->least)
            json_text(json, NULL, field->words[i]);
    json_close(json, ']');
    if (has_range) {
        json_number(json, "least", field->least);
        json_number(json, "most", field->most);
        json_number(json, "scale", field->scale > 0 ? field->scale : 1);
    }
    json_close(json, '}');
}

static void put_kind(struct json *json, const struct described *of,
                     struct arena *arena)
{
    const struct order_kind *kind = of->kind;

    json_open(json, NULL, '{');
    json_text(json, "order", kind->name);
    json_text(json, "summary", kind->summary);
    json_names(json, "steps", &of->steps);
    json_yes(json, "standing", of->may_stand);
    json_yes(json, "plan", of->is_plan);
    json_text(json, "subject", kind->subject);
    json_yes(json, "once", kind->once);
    json_open(json, "attributes", '[');
    for (const struct field *field = kind->fields; field && field->name;
         field++)
        put_field(json, field, arena);
    json_close(json, ']');
    json_text(json, "initial", initial_words(kind, arena));
    json_text(json, "text", order_as_text(arena, of->example));
    json_text(json, "xml",
              arena_text(arena, "<%s></%s>", order_text(arena, of->example),
                         kind->name));
    put_case(json, kind->rule);
    json_close(json, '}');
}

void reference_orders_json(FILE *out, const struct reference *reference,
                           const struct names *asked)
{
    struct json json = {.out = out};

    json_open(&json, NULL, '[');
    for (size_t i = 0; i < reference->count; i++)
        if (asked->count == 0 ||
            names_contain(asked, reference->kinds[i].kind->name))
            put_kind(&json, &reference->kinds[i], reference->arena);
    json_close(&json, ']');
}

static void put_step(struct json *json, const struct ruleset *ruleset,
                     const struct step *step)
{
    const struct step_note *note = step_note_of(ruleset, step);
    const struct order_kind *waiver = step_waiver(ruleset, step);

    json_open(json, NULL, '{');
    json_text(json, "step", step->id);
    json_text(json, "title", step->title);
    put_case(json, step->rule);
    json_text(json, "disposition", step_words(step));
    json_text(json, "waived by", waiver ? waiver->name : NULL);
    json_text(json, "asked", note ? note->asked : NULL);
    json_text(json, "silence", note ? note->silence : NULL);
    json_yes(json, "ends game turn", step->ends_game_turn);
    json_open(json, "orders", '[');
    for (size_t i = 0; step->orders && step->orders[i]; i++)
        json_text(json, NULL, step->orders[i]->name);
    json_close(json, ']');
    json_close(json, '}');
}

void reference_sequence_json(FILE *out, const struct reference *reference)
{
    struct json json = {.out = out};

    json_open(&json, NULL, '[');
    for (const struct step *step = reference->ruleset->sequence; step->id;
         step++)
        put_step(&json, reference->ruleset, step);
    json_close(&json, ']');
}
