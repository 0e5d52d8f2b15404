/* berthier-RULESET(7). */
#include "commands/reference/reference.h"

#include "campaign/text/text.h"
#include "commands/commands.h"
#include "core/arena.h"

#include <string.h>

/* Words of a manual page: a hyphen that is one, a backslash that is one, and no
 * line that begins like a request. */
static void roff(FILE *out, const char *text)
{
    if (*text == '.' || *text == '\'')
        fputs("\\&", out);
    help_roff(out, text);
}

static void line(FILE *out, const char *text)
{
    roff(out, text);
    fputs("\n", out);
}

/* A name in bold, and what it is. */
static void item(FILE *out, const char *name, const char *text)
{
    fputs(".TP\n.B ", out);
    line(out, name);
    line(out, text);
}

static void manual_step(FILE *out, const struct reference *reference,
                        const struct step *step)
{
    const struct step_note *note = step_note_of(reference->ruleset, step);
    const struct order_kind *waiver = step_waiver(reference->ruleset, step);
    struct arena *arena = reference->arena;

    item(out, step->id,
         arena_text(arena, "%s, %s%s%s%s.", step->title, step_words(step),
                    waiver ? "; the standing order " : "",
                    waiver ? waiver->name : "", waiver ? " waives it" : ""));
    if (note)
        line(out, arena_text(arena, "Asked: %s. If nothing is said: %s.",
                             note->asked, note->silence));
    if (!step->orders || !step->orders[0])
        return;
    fputs("Takes", out);
    for (size_t i = 0; step->orders[i]; i++) {
        fputs(i ? ", " : " ", out);
        roff(out, step->orders[i]->name);
    }
    fputs(".\n", out);
}

static void manual_kind(FILE *out, const struct described *of,
                        struct arena *arena)
{
    const struct order_kind *kind = of->kind;
    const char *initial = initial_words(kind, arena);

    fprintf(out, ".SS ");
    line(out, kind->name);
    line(out, arena_text(arena, "%s.%s%s%s", kind->summary,
                         of->steps.count > 0 ? " Steps: " : "",
                         names_text(&of->steps, ", ", arena),
                         of->steps.count > 0 ? "." : ""));
    for (const struct field *field = kind->fields; field && field->name;
         field++)
        item(out, field->name,
             arena_text(arena, "%s: %s",
                        field->flags & FIELD_OPTIONAL ? "may be" : "must be",
                        field_words(arena, field)));
    fputs(".PP\n", out);
    line(out, arena_text(
                  arena, "[%s %s] %s%s%s", kind->rule->book, kind->rule->number,
                  kind->rule->title, kind->rule->requirement ? ": " : "",
                  kind->rule->requirement ? kind->rule->requirement : ""));
    if (initial)
        line(out, arena_text(arena, "%s: %s",
                             of->is_plan ? "In an exchange without it"
                                         : "Until you say else",
                             initial));
    fputs(".PP\n.EX\n", out);
    line(out, order_as_text(arena, of->example));
    line(out, arena_text(arena, "<%s></%s>", order_text(arena, of->example),
                         kind->name));
    fputs(".EE\n", out);
}

enum part { IN_STEPS, STANDING, PLANS };

static void manual_kinds(FILE *out, const struct reference *reference,
                         enum part part)
{
    for (size_t i = 0; i < reference->count; i++) {
        const struct described *of = &reference->kinds[i];
        enum part own = of->steps.count > 0 ? IN_STEPS
                        : of->is_plan       ? PLANS
                                            : STANDING;

        if (own == part)
            manual_kind(out, of, reference->arena);
    }
}

static void manual_options(FILE *out, const struct reference *reference)
{
    struct arena *arena = reference->arena;

    for (const struct option *option = reference->ruleset->options;
         option && option->name; option++) {
        const char *values = option->values[0];

        for (size_t i = 1; option->values[i]; i++)
            values = arena_text(arena, "%s, %s", values, option->values[i]);
        item(
            out, option->name,
            arena_text(
                arena,
                "%s. One of %s; the first unless the roster says else. [%s %s]",
                option->text, values, option->rule->book,
                option->rule->number));
    }
}

static void manual_orders(FILE *out, const struct reference *reference)
{
    fputs(".SH ORDERS\n", out);
    manual_kinds(out, reference, IN_STEPS);
    fputs(
        ".SH STANDING ORDERS\nThey act until they are changed; an order above "
        "may stand as well where its step is asked by a standing order.\n",
        out);
    manual_kinds(out, reference, STANDING);
    if (reference->ruleset->plans)
        fputs(".SH PLANS\nThey act in the exchange of their sheet alone, and "
              "nobody else reads them before it is played. In a sheet they "
              "stand under\n.BR plans .\n",
              out);
    manual_kinds(out, reference, PLANS);
}

void reference_manual(FILE *out, const struct reference *reference)
{
    const struct ruleset *ruleset = reference->ruleset;

    fprintf(out,
            ".TH BERTHIER-%s 7 \"\" \"" PACKAGE_STRING "\" Berthier\n.SH NAME\n"
            "berthier\\-%s \\- steps, orders and options of %s\n"
            ".SH DESCRIPTION\n",
            ruleset->name, ruleset->name, ruleset->title);
    line(out, arena_text(reference->arena, "%s, edition %s.", ruleset->title,
                         ruleset->edition));
    fputs("A sheet has a section for a step, and orders in it. Each order is "
          "shown as text and as XML;\n.B berthier rules ",
          out);
    roff(out, ruleset->name);
    fputs(" \\-\\-orders\nprints the same, with examples of a campaign that "
          "\\-\\-in DIR names, and\n.B berthier rules ",
          out);
    roff(out, ruleset->name);
    fputs(" CITATION\nwhat stands in square brackets.\n"
          ".SH SEQUENCE OF PLAY\n",
          out);
    for (const struct step *step = ruleset->sequence; step->id; step++)
        manual_step(out, reference, step);
    manual_orders(out, reference);
    fputs(".SH OPTIONS\nThe roster sets them: berthier new \\-\\-option "
          "NAME=VALUE.\n",
          out);
    manual_options(out, reference);
    fputs(".SH SEE ALSO\n.BR berthier (1)\n", out);
}
