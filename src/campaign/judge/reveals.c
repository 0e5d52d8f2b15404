/* What others get to read, said while it can still be changed. */
#include "campaign/judge/check.h"

#include "campaign/documents/roster.h"
#include "core/arena.h"
#include "rulesets/ruleset.h"

#include <string.h>

bool reveals_secret(const struct desk *desk, const struct order_kind *kind)
{
    return kind->reveals && desk->view_count == 0;
}

/* The order without its subject. */
static const char *generally(const struct order *order, struct arena *arena)
{
    const char *text = order_text(arena, order);
    const char *subject = order_subject(arena, order);
    const char *about, *found;

    if (!subject)
        return text;
    about = arena_text(arena, " %s=\"%s\"", order->kind->subject, subject);
    found = strstr(text, about);
    return found ? arena_text(arena, "%.*s%s", (int)(found - text), text,
                              found + strlen(about))
                 : text;
}

/* Is it what everybody has at the beginning, or the same question left open
 * about one subject? */
static bool says_nothing(const struct order *order, struct arena *arena)
{
    const struct order_kind *kind = order->kind;
    const struct order initial = {.kind = kind, .details = kind->initial};
    bool is_open = kind->asks && kind->asks(order->details);

    return initial.details &&
           strcmp(is_open ? generally(order, arena) : order_text(arena, order),
                  order_text(arena, &initial)) == 0;
}

/* Does the turn say the same? */
static bool is_in_force(const struct desk *desk, const char *side,
                        const struct order *order)
{
    const struct turn *turn = desk_turn(desk, side);
    const struct standing *standing =
        standing_of(turn->standing, turn->standing_count, side);
    const char *text = order_text(desk->arena, order);

    for (size_t i = 0; standing && i < standing->count; i++)
        if (standing->orders[i].kind == order->kind &&
            strcmp(order_text(desk->arena, &standing->orders[i]), text) == 0)
            return true;
    return false;
}

static void remark_order(const struct desk *desk, const char *side,
                         const struct order *order, struct report *report)
{
    const char *text = order_text(desk->arena, order);
    const char *reveals = order->kind->reveals;

    if (!reveals_secret(desk, order->kind) || says_nothing(order, desk->arena))
        return;
    if (is_in_force(desk, side, order))
        remark(
            report, &order->place,
            "the book is open: all have read '%s' in turn and log, and know %s",
            text, reveals);
    else
        remark(report, &order->place,
               "the book is open: after this exchange all read '%s' in turn "
               "and log, and know %s; set it no earlier than in the sheet that "
               "needs it",
               text, reveals);
}

void remark_revealed(const struct desk *desk, const struct judged_sheet *judged,
                     struct report *report)
{
    foreach (const struct standing, changes, judged->standing)
        for (size_t j = 0; j < changes->count; j++)
            remark_order(desk, changes->side, &changes->orders[j], report);
}

/* No sheet lists what the game has no use for, and nobody misses it. */
static bool has_use(const struct desk *desk, const char *side,
                    const struct order_kind *kind)
{
    const struct turn *turn = desk_turn(desk, side);
    const struct seat seat = {.game = turn->play,
                              .module = desk->module,
                              .options = &turn->options,
                              .side = side,
                              .arena = desk->arena};

    return !desk->ruleset->idle || !desk->ruleset->idle(&seat, kind);
}

/* The kinds that the side has no plan of; blank sheets say what acts instead.
 */
static const char *unplanned(const struct desk *desk, const char *side,
                             const struct standing *plans)
{
    const struct order_kind *const *kind = desk->ruleset->plans;
    struct names rest = {NULL, 0};

    for (; *kind; kind++) {
        bool is_planned = false;

        for (size_t i = 0; plans && i < plans->count; i++)
            is_planned |= plans->orders[i].kind == *kind;
        if (!is_planned && (*kind)->initial && has_use(desk, side, *kind))
            names_add(desk->arena, &rest, (*kind)->name);
    }
    return names_text(&rest, ", ", desk->arena);
}

void plans_revealed(struct names *out, const struct desk *desk,
                    const struct judged_sheet *judged)
{
    const int exchange = desk->turn->number + 1;
    const char *readers = desk->view_count == 0
                              ? "nobody else reads them before it is played"
                              : "nobody else reads them";

    if (!desk->ruleset->plans || desk->turn->over)
        return;
    foreach_name (side, desk->sides) {
        const struct standing *plans =
            standing_of(judged->plans, judged->plans_count, side);
        size_t count = plans ? plans->count : 0;
        const char *rest = unplanned(desk, side, plans);

        if (count > 0)
            names_say(desk->arena, out,
                      "%s: %zu plan%s act%s in exchange %d alone; %s", side,
                      count, count == 1 ? "" : "s", count == 1 ? "s" : "",
                      exchange, readers);
        if (*rest)
            names_say(desk->arena, out,
                      "%s: no plans, the sheet's defaults act: %s", side, rest);
    }
}

const char *closed_book_text(const struct roster *roster, struct arena *arena)
{
    const struct ruleset *ruleset = ruleset_find(roster->ruleset);
    struct options options;

    if (roster->book == BOOK_OPEN)
        return NULL;
    if (!ruleset)
        return arena_text(arena,
                          "The book is closed; this program has no rule system "
                          "'%s' and cannot say what that hides.",
                          roster->ruleset);
    options_of(&options, roster, ruleset, arena);
    return arena_text(arena, "The book is closed. %s",
                      ruleset->closed_book_with
                          ? ruleset->closed_book_with(&options)
                          : ruleset->closed_book);
}
