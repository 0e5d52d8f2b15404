/* What a blank sheet has beside its steps: standing orders and plans. */
#include "campaign/judge/blank.h"

#include "campaign/judge/check.h"
#include "core/arena.h"

/* What is in force, with what the sheet that was not played has changed. */
static const struct standing *standing_to_offer(const struct blank *blank,
                                                const char *side)
{
    const struct judged_sheet changed = {.standing = blank->judged.standing,
                                         .standing_count =
                                             blank->judged.standing_count};

    return desk_standing(&blank->desk, side, &changed);
}

static void keep(struct blank *blank, struct blank_stand *stand,
                 struct seat *seat, const struct order *order)
{
    if (judge_order(&blank->judge, seat, order, "beside the steps"))
        *(struct order *)LIST_ADD(blank->desk.arena, stand->orders,
                                  stand->count) = *order;
}

/* The value in force, and those about single subjects. */
static void add_stand(struct blank *blank, struct blank_standing *standing,
                      const struct order_kind *kind)
{
    struct blank_stand *stand =
        LIST_ADD(blank->desk.arena, standing->kinds, standing->count);
    const struct standing *all = standing->seat.standing;
    const struct order general = {
        .kind = kind,
        .details = kind->subject ? NULL : standing_details(all, kind, NULL)};

    if (general.details)
        keep(blank, stand, &standing->seat, &general);
    for (size_t i = 0; kind->subject && all && i < all->count; i++)
        if (all->orders[i].kind == kind)
            keep(blank, stand, &standing->seat, &all->orders[i]);
    if (reveals_secret(&blank->desk, kind))
        stand->reveals = kind->reveals;
    blank_list(&stand->choices, &blank->desk, &standing->seat, kind);
}

/* Of that side, on the step that is open. */
static void begin(struct blank *blank, struct blank_standing *out,
                  const char *side)
{
    const struct step *open = blank->desk.ruleset->sequence + blank->judge.open;

    out->side = side;
    out->seat = judge_seat(&blank->judge, side, open, 0);
}

void blank_add_standing(struct blank *blank, const char *side)
{
    const struct order_kind *const *kinds = blank->desk.ruleset->standing;
    struct blank_standing *standing;

    if (!kinds || !kinds[0])
        return;
    standing =
        LIST_ADD(blank->desk.arena, blank->standing, blank->standing_count);
    begin(blank, standing, side);
    standing->seat.standing = standing_to_offer(blank, side);
    for (size_t i = 0; kinds[i]; i++)
        if (!blank_is_idle(&blank->desk, &standing->seat, kinds[i]))
            add_stand(blank, standing, kinds[i]);
}

/* The ids of a list that an order of its kind must have, or NULL. */
static const struct names *listed(const struct order *order)
{
    const struct field *field = order->kind->fields;

    for (; field && field->name; field++)
        if (field->type == FIELD_NAMES && !(field->flags & FIELD_OPTIONAL))
            return (const void *)((const char *)order->details + field->offset);
    return NULL;
}

/* An order without words of its own, with what its choices say of each id that
 * it lists: codes of the rulebook tell nobody anything. */
static const char *with_key(const struct blank_kind *choices,
                            const struct order *order, struct arena *arena)
{
    const struct names *ids = listed(order);
    struct names key = {0};

    for (size_t i = 0; ids && i < choices->count; i++)
        for (size_t j = 0; j < choices->groups[i].count; j++) {
            const struct blank_choice *one = &choices->groups[i].choices[j];
            const struct names *its = listed(&one->order);

            if (one->words && its->count == 1 &&
                names_contain(ids, its->items[0]))
                names_say(arena, &key, "%s: %s", its->items[0], one->words);
        }
    return key.count == 0
               ? order_words(arena, order)
               : arena_text(arena, "%s (%s)", order_words(arena, order),
                            names_text(&key, "; ", arena));
}

static void add_plan(struct blank *blank, struct blank_standing *plans,
                     const struct order_kind *kind)
{
    struct blank_stand *stand =
        LIST_ADD(blank->desk.arena, plans->kinds, plans->count);
    /* Those of the sheet that was not played, else of the last one that was. */
    const struct judged_sheet *from =
        blank->unplayed ? &blank->judged : &blank->planned;
    const struct standing *all =
        standing_of(from->plans, from->plans_count, plans->side);
    const struct order silent = {.kind = kind, .details = kind->initial};

    for (size_t i = 0; all && i < all->count; i++)
        if (all->orders[i].kind == kind)
            keep(blank, stand, &plans->seat, &all->orders[i]);
    blank_list(&stand->choices, &blank->desk, &plans->seat, kind);
    stand->silence = kind->initial
                         ? with_key(&stand->choices, &silent, blank->desk.arena)
                         : "nothing acts";
}

void blank_add_plans(struct blank *blank, const char *side)
{
    const struct order_kind *const *kinds = blank->desk.ruleset->plans;
    struct blank_standing *plans;

    if (!kinds || !kinds[0])
        return;
    plans = LIST_ADD(blank->desk.arena, blank->plans, blank->plans_count);
    begin(blank, plans, side);
    for (size_t i = 0; kinds[i]; i++)
        if (!blank_is_idle(&blank->desk, &plans->seat, kinds[i]))
            add_plan(blank, plans, kinds[i]);
}

static bool has_plans(const struct blank *blank)
{
    for (size_t i = 0; i < blank->plans_count; i++)
        for (size_t j = 0; j < blank->plans[i].count; j++)
            if (blank->plans[i].kinds[j].count > 0)
                return true;
    return false;
}

const char *blank_plans_words(const struct blank *blank)
{
    struct arena *arena = blank->desk.arena;
    const char *who = blank->desk.view_count == 0
                          ? "Nobody else reads them before it is played; then "
                            "all do, since the book is open."
                          : "Nobody else reads them before the book is opened.";
    const char *whose = "";

    if (has_plans(blank) && !blank->unplayed)
        whose = arena_text(arena,
                           " Filled in: your plans of exchange %d, which act "
                           "no more unless you send them.",
                           blank->head->planned);
    return arena_text(arena,
                      "Plans act in exchange %d alone, if their question "
                      "comes, and are gone after it. %s%s",
                      blank->head->exchange, who, whose);
}
