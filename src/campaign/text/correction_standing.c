/* Standing orders that a correction puts in force. */
#include "campaign/documents/exchange_rules.h"
#include "campaign/text/correction_internal.h"
#include "campaign/text/text.h"
#include "core/arena.h"

#include <string.h>

/* The turn's own of that side, in memory that nobody shares; NULL: it has no
 * such side. */
static struct standing *own_standing(struct turn *turn, const char *side,
                                     struct arena *arena)
{
    struct standing *found = NULL;

    turn->standing = arena_copy(arena, turn->standing,
                                turn->standing_count * sizeof(*turn->standing));
    for (size_t i = 0; i < turn->standing_count; i++)
        if (strcmp(turn->standing[i].side, side) == 0)
            found = &turn->standing[i];
    if (found) {
        struct order *orders =
            ARENA_ARRAY(arena, struct order, found->count + 1);

        if (found->count > 0)
            memcpy(orders, found->orders, found->count * sizeof(*orders));
        found->orders = orders;
    }
    return found;
}

bool correction_standing(struct turn *turn, const struct edit *edit,
                         const struct correction_target *target,
                         struct arena *arena, struct report *report)
{
    static const struct order_kind *const none[] = {NULL};
    const struct order_kind *const *kinds = target->ruleset->standing;
    struct standing *standing = own_standing(turn, edit->of, arena);
    const struct seat seat = {.game = turn->play,
                              .module = target->module,
                              .options = &turn->options,
                              .side = edit->of,
                              .step = turn->step,
                              .standing = standing,
                              .arena = arena};
    struct order *order;

    if (!standing)
        return refuse(report, &edit->place, FILE_RULE(unknown_reference),
                      "there is no side '%s'", edit->of);
    order = order_read(arena, kinds ? kinds : none, edit->added,
                       edit->place.file, report);
    if (!order || !order_check(&seat, order, report))
        return false;
    standing_put(arena, standing, order);
    return true;
}

/* ---- the line ------------------------------------------------------------ */

/* The side that the words up to the order name, and which order; false after
 * refusals. */
static const struct order_kind *kind_at(struct correcting *correcting,
                                        const struct text_words *words,
                                        size_t *at, const struct place *place)
{
    const struct order_kind *const *kinds =
        correcting->target->ruleset->standing;
    struct arena *arena = correcting->arena;
    struct names known = {NULL, 0};
    const char *hint = "";

    for (*at = 2; *at < words->count && !words->items[*at].name; ++*at) {
        const char *word = word_text(&words->items[*at], arena);

        if (kind_named(kinds, word))
            return kind_named(kinds, word);
    }
    for (size_t i = 0; kinds && kinds[i]; i++)
        names_add(arena, &known, kinds[i]->name);
    for (size_t i = 2; i < words->count && !*hint; i++)
        hint = suggestion(arena, word_text(&words->items[i], arena), &known);
    for (size_t i = 2; i < words->count; i++) {
        const char *word = word_text(&words->items[i], arena);

        if (kind_named(correcting->target->ruleset->plans, word)) {
            refuse(correcting->text->report, place, EXCHANGE(plan),
                   "%s is a plan, and stands in no turn: only the sheet of its "
                   "exchange has it",
                   quoted(arena, word));
            return NULL;
        }
    }
    refuse(correcting->text->report, place, FILE_RULE(unknown_element),
           "no standing order is named%s%s", *hint ? hint : ": there is ",
           *hint ? "" : names_text(&known, ", ", arena));
    return NULL;
}

void read_standing_change(struct correcting *correcting,
                          const struct text_words *words,
                          const struct place *place)
{
    struct edit edit = {.kind = EDIT_STANDING, .place = *place};
    const struct order_kind *kind;
    const struct matches *found;
    struct text_words name, order;
    struct known sides;
    size_t at;

    kind = kind_at(correcting, words, &at, place);
    if (!kind)
        return;
    name = some_words(words, 1, at - 1);
    order = some_words(words, at, words->count - at);
    known_sides(&sides, correcting->target->ruleset, correcting->target->module,
                correcting->arena);
    found = known_find(&sides, joined_words(&name, correcting->arena));
    if (found->count != 1) {
        refuse(
            correcting->text->report, place, FILE_RULE(unknown_reference),
            "%s is no side; there is %s",
            quoted(correcting->arena, joined_words(&name, correcting->arena)),
            known_list(&sides));
        return;
    }
    edit.of = found->items[0].id;
    correcting->seat.side = edit.of;
    correcting->seat.step = correcting->turn.step;
    edit.added = text_order(&correcting->reading, &correcting->seat, kind,
                            &order, place);
    correcting->turn.play = correcting->game;
    if (edit.added &&
        correction_standing(&correcting->turn, &edit, correcting->target,
                            correcting->arena, correcting->text->report))
        correcting_edit(correcting, &edit);
    correcting->seat.side = "";
}

/* ---- the form ------------------------------------------------------------ */

/* Each kind once, as it stands for the side or would from the beginning. */
static void offer_standing(struct form_page *page,
                           const struct standing *standing,
                           const struct order_kind *kind)
{
    struct arena *arena = page->arena;
    const struct order initial = {.kind = kind, .details = kind->initial};
    bool is_said = false;

    for (size_t i = 0; i < standing->count; i++)
        if (standing->orders[i].kind == kind) {
            form_offer(page,
                       arena_text(arena, "standing %s %s", standing->side,
                                  order_as_text(arena, &standing->orders[i])),
                       is_said ? NULL : order_usage(arena, kind));
            is_said = true;
        }
    if (!is_said && kind->initial)
        form_offer(page,
                   arena_text(arena, "standing %s %s", standing->side,
                              order_as_text(arena, &initial)),
                   order_usage(arena, kind));
}

void form_standing(struct form_page *page)
{
    const struct correction_target *target = page->correcting->target;

    if (!target->ruleset->standing || !target->ruleset->standing[0])
        return;
    buffer_puts(page->out, "\n");
    form_explain(page, "Standing orders, as they are in force.");
    foreach (const struct standing, one, target->turn->standing) {
        if (page->records < 2 && one_at > 0) {
            form_explain(page, "of other sides as well: --all");
            return;
        }
        for (size_t j = 0; target->ruleset->standing[j]; j++)
            offer_standing(page, one, target->ruleset->standing[j]);
    }
}
