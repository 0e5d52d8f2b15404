/* The reference for people. */
#include "commands/reference/reference.h"

#include "campaign/text/text.h"
#include "core/arena.h"

#include <string.h>

/* "II.a, II.b", "a standing order", or both; "a plan". */
static const char *places_of(const struct described *of, struct arena *arena)
{
    const char *steps = names_text(&of->steps, ", ", arena);

    if (of->is_plan)
        return "as a plan";
    if (!of->may_stand)
        return arena_text(arena, "in %s", steps);
    if (of->steps.count == 0)
        return "as a standing order";
    return arena_text(arena, "in %s, and as a standing order", steps);
}

static void print_case(FILE *out, const struct rule *rule)
{
    fprintf(out, "  [%s %s] %s%s%s\n", rule->book, rule->number, rule->title,
            rule->requirement ? ": " : "",
            rule->requirement ? rule->requirement : "");
}

static void print_fields(FILE *out, const struct described *of,
                         struct arena *arena)
{
    const struct order_kind *kind = of->kind;

    for (const struct field *field = kind->fields; field && field->name;
         field++)
        fprintf(out, "  %-14s %s%s%s\n", field->name,
                field->flags & FIELD_OPTIONAL ? "may be: " : "must be: ",
                field_words(arena, field),
                same_name(kind->subject, field->name)
                    ? "; says about whom or what the order is"
                    : "");
}

/* The word that begins its line beside the steps. */
static const char *part_of(const struct described *of)
{
    if (of->steps.count > 0)
        return "";
    return of->is_plan ? "plans " : "standing ";
}

static void print_kind(FILE *out, const struct described *of,
                       struct arena *arena)
{
    const struct order_kind *kind = of->kind;
    const char *initial = initial_words(kind, arena);

    fprintf(out, "%s: %s\n", kind->name, kind->summary);
    fprintf(out, "  given %s%s\n", places_of(of, arena),
            kind->once ? ", once about the same in a section" : "");
    print_fields(out, of, arena);
    if (initial)
        fprintf(out, "  %s: %s\n",
                of->is_plan ? "in an exchange without it"
                            : "until you say else",
                initial);
    if (kind->reveals)
        fprintf(out, "  in an open book others read it, and so %s\n",
                kind->reveals);
    fprintf(out, "  as text: %s%s\n", part_of(of),
            order_as_text(arena, of->example));
    fprintf(out, "  as XML:  <%s></%s>\n", order_text(arena, of->example),
            kind->name);
    print_case(out, kind->rule);
}

void reference_orders(FILE *out, const struct reference *reference,
                      const struct names *asked)
{
    bool begun = false;

    for (size_t i = 0; i < reference->count; i++) {
        const struct described *of = &reference->kinds[i];

        if (asked->count > 0 && !names_contain(asked, of->kind->name))
            continue;
        if (begun)
            fputs("\n", out);
        print_kind(out, of, reference->arena);
        begun = true;
    }
}

static void print_step(FILE *out, const struct reference *reference,
                       const struct step *step)
{
    const struct step_note *note = step_note_of(reference->ruleset, step);
    const struct order_kind *waiver = step_waiver(reference->ruleset, step);

    fprintf(out, "%s: %s [%s %s]\n  %s", step->id, step->title,
            step->rule->book, step->rule->number, step_words(step));
    if (waiver)
        fprintf(out, "; the standing order %s waives it", waiver->name);
    fputs(step->ends_game_turn ? "; ends the game turn\n" : "\n", out);
    if (note)
        fprintf(out, "  asked: %s\n  if nothing is said: %s\n", note->asked,
                note->silence);
    if (!step->orders || !step->orders[0])
        return;
    fputs("  takes:", out);
    for (size_t i = 0; step->orders[i]; i++)
        fprintf(out, " %s", step->orders[i]->name);
    fputs("\n", out);
}

void reference_sequence(FILE *out, const struct reference *reference)
{
    for (const struct step *step = reference->ruleset->sequence; step->id;
         step++)
        print_step(out, reference, step);
}
