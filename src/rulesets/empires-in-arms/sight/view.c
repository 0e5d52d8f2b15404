/* What a power may see of a game in a closed book. [base hidden] */
#include "core/arena.h"
#include "rulesets/empires-in-arms/sight/sight.h"

#include <stdlib.h>
#include <string.h>

/* The game as it is, and the copy that is made the power's. */
struct look {
    struct board whole, seen;
    enum power viewer;
};

/* ---- corps --------------------------------------------------------------- */

/* A corps that is seen from behind: what stands of it in the view. */
struct unknown {
    struct corps shown;
    const struct corps_card *back;
    const char *nation;
};

static int by_text(const char *one, const char *other)
{
    return strcmp(one ? one : "", other ? other : "");
}

static int by_number(int one, int other)
{
    return (one > other) - (one < other);
}

/* By all that is shown and by nothing else: counters that look the same are the
 * same, be they in the module's list where they may. */
static int by_looks(const void *one, const void *other)
{
    const struct unknown *a = one, *b = other;
    const int orders[] = {
        by_text(a->nation, b->nation),
        by_text(a->back->id, b->back->id),
        by_number(a->back->move, b->back->move),
        by_text(a->shown.at, b->shown.at),
        by_text(a->shown.embarked, b->shown.embarked),
        by_number(a->shown.in_city, b->shown.in_city),
        by_text(a->shown.from, b->shown.from),
        by_number((int)a->shown.by, (int)b->shown.by),
        by_number((int)a->shown.serves, (int)b->shown.serves),
        by_number(a->shown.loan_ends, b->shown.loan_ends),
        by_number((int)a->shown.trigger, (int)b->shown.trigger)};

    for (size_t i = 0; i < sizeof(orders) / sizeof(*orders); i++)
        if (orders[i])
            return orders[i];
    return 0;
}

/* Where it is, and on what terms. From where it came and how far is for who
 * fights it; of a corps at sea everybody saw where it went aboard. */
static struct unknown from_behind(const struct look *look,
                                  const struct corps *corps)
{
    const struct corps_card *card = corps->card;
    struct unknown unknown = {.shown = {.at = corps->at,
                                        .in_city = corps->in_city,
                                        .nation = corps->nation,
                                        .embarked = corps->embarked,
                                        .serves = corps->serves,
                                        .loan_ends = corps->loan_ends,
                                        .trigger = corps->trigger},
                              .back =
                                  eia_back_card(look->seen.module, card->owner,
                                                card->kind, card->move),
                              .nation = eia_corps_nation(corps)};

    unknown.shown.factors[FACTOR_INFANTRY] = 1;
    if (corps->embarked) {
        unknown.shown.from = corps->from;
        unknown.shown.by = corps->by;
    }
    return unknown;
}

/* Of nobody who is known: "fr-infantry-2", and never the id of a card. */
static const char *name_of_back(const struct look *look,
                                const struct unknown *unknown, int *number)
{
    const char *id;

    do
        id = arena_text(look->seen.arena, "%s-%s-%d", unknown->nation,
                        eia_kind_words[unknown->back->kind], ++*number);
    while (eia_corps_card(look->seen.module, id));
    return id;
}

static void add_back(struct look *look, const struct unknown *unknown,
                     int *number)
{
    struct game *seen = look->seen.game;
    struct back *back = ADD_TO(look->seen.arena, seen->backs);
    struct corps *corps = ADD_TO(look->seen.arena, seen->corps);

    *back = (struct back){.id = name_of_back(look, unknown, number),
                          .nation = unknown->back->owner,
                          .kind = unknown->back->kind,
                          .move = unknown->back->move};
    *corps = unknown->shown;
    corps->id = back->id;
}

static bool same_back(const struct unknown *one, const struct unknown *other)
{
    return same_name(one->nation, other->nation) &&
           one->back->kind == other->back->kind;
}

static void turn_round(struct look *look, struct unknown *unknowns,
                       size_t count)
{
    int number = 0;

    if (count > 1)
        qsort(unknowns, count, sizeof(*unknowns), by_looks);
    for (size_t i = 0; i < count; i++) {
        if (i > 0 && !same_back(&unknowns[i - 1], &unknowns[i]))
            number = 0;
        add_back(look, &unknowns[i], &number);
    }
}

/* [base hidden] corps of others: those on the map from behind, the rest not at
 * all (ruling 65) */
static void hide_corps(struct look *look)
{
    const struct game *whole = look->whole.game;
    struct unknown *unknowns =
        ARENA_ARRAY(look->seen.arena, struct unknown, whole->corps_count + 1);
    size_t count = 0;

    for (size_t i = 0; i < whole->corps_count; i++) {
        const struct corps *corps = &whole->corps[i];

        if (eia_knows_corps(&look->whole, look->viewer, corps))
            continue;
        if (corps->at || corps->embarked)
            unknowns[count++] = from_behind(look, corps);
        look->seen.game->corps[i] = (struct corps){.id = corps->id};
    }
    turn_round(look, unknowns, count);
    eia_resolve(look->seen.game, look->seen.module);
}

/* [base hidden] a leader is seen where he is, and not with which corps
 * (ruling 69) */
static void hide_commands(struct look *look)
{
    foreach (struct leader, leader, look->seen.game->leaders) {
        const struct corps *corps = eia_corps(&look->whole, leader->with);
        const struct fleet *fleet =
            corps ? eia_fleet(&look->whole, corps->embarked) : NULL;

        if (leader->state != LEADER_ON || !corps ||
            eia_knows_corps(&look->whole, look->viewer, corps))
            continue;
        leader->at = fleet ? fleet->at : corps->at;
        leader->with = NULL;
    }
}

/* ---- garrisons ----------------------------------------------------------- */

static void hide_guards(struct look *look)
{
    struct game *seen = look->seen.game;

    foreach (struct garrison, garrison, seen->garrisons) {
        if (garrison->infantry + garrison->militia == 0 ||
            eia_knows_garrison(&look->whole, look->viewer, garrison))
            continue;
        garrison->infantry = 1;
        garrison->militia = 0;
        garrison->hidden = true;
    }
    foreach (struct depot, depot, seen->depots) {
        if (depot->infantry + depot->militia == 0 ||
            eia_knows_depot(&look->whole, look->viewer, depot))
            continue;
        depot->infantry = 1;
        depot->militia = 0;
        depot->hidden = true;
    }
}

/* What of that nation's in the city could be more than it seems. */
static int *unknown_factors(struct look *look, const char *area,
                            const char *nation)
{
    struct game *seen = look->seen.game;
    struct garrison *garrison = eia_garrison(&look->seen, area, nation);

    if (garrison && garrison->hidden)
        return &garrison->infantry;
    for (size_t i = look->seen.module->corps_count; i < seen->corps_count; i++)
        if (seen->corps[i].in_city && same_name(seen->corps[i].at, area) &&
            same_name(eia_corps_nation(&seen->corps[i]), nation))
            return &seen->corps[i].factors[FACTOR_INFANTRY];
    return NULL;
}

/* [base hidden] who holds a city lies open: where several nations are in it,
 * one that is hidden has as many factors as that takes (ruling 68). The number
 * follows from what the power sees, not from what is there. */
static void keep_holder(struct look *look, const char *area)
{
    enum { MORE_THAN_ANY_CITY_HOLDS = 99 };
    const char *holder = eia_city_holder(&look->whole, area);
    int *factors = holder ? unknown_factors(look, area, holder) : NULL;

    while (factors && *factors < MORE_THAN_ANY_CITY_HOLDS &&
           !same_name(eia_city_holder(&look->seen, area), holder))
        ++*factors;
}

static void keep_holders(struct look *look)
{
    foreach (const struct area_card, area, look->seen.module->areas)
        if (area->city)
            keep_holder(look, area->id);
}

/* ---- what is on the way, and money --------------------------------------- */

/* [base hidden] what arrives is on its nation's sheet (ruling 70) */
static void hide_arrivals(struct look *look)
{
    struct game *seen = look->seen.game;

    for (size_t i = 0; i < seen->arrivals_count;)
        if (eia_knows_forces(&look->whole, look->viewer,
                             seen->arrivals[i].nation))
            i++;
        else
            LIST_REMOVE(seen->arrivals, seen->arrivals_count, i);
}

static bool is_known(const struct look *look, enum power power)
{
    return power != NO_POWER &&
           eia_knows_treasury(&look->whole, look->viewer, eia_power_id(power));
}

/* [base hidden] money and manpower are their player's (ruling 71) */
static void hide_treasuries(struct look *look)
{
    struct game *seen = look->seen.game;

    foreach (struct power_state, state, seen->powers)
        if (!is_known(look, state->power))
            state->money = state->manpower = 0;
    foreach (struct minor_state, minor, seen->minors)
        if (!eia_knows_treasury(&look->whole, look->viewer, minor->id))
            minor->money = minor->manpower = 0;
    for (size_t i = 0; i < seen->debts_count;)
        if (is_known(look, seen->debts[i].from) ||
            is_known(look, seen->debts[i].to))
            i++;
        else
            LIST_REMOVE(seen->debts, seen->debts_count, i);
}

/* [base hidden] the game as one power may see it */
struct game *eia_see(const struct game *game, const struct module *module,
                     const struct options *options, const char *side,
                     struct arena *arena)
{
    struct game whole = *game;
    struct game *seen = record_copy(arena, &eia_game_record, game);
    struct look look = {.whole = {&whole, module, options, arena},
                        .seen = {seen, module, options, arena},
                        .viewer = eia_power(side)};

    if (game->seen_by != NO_POWER ||
        (!eia_hides(options) && !eia_hides_treasuries(options)))
        return seen;
    seen->seen_by = look.viewer;
    if (eia_hides(options)) {
        hide_corps(&look);
        hide_commands(&look);
        hide_guards(&look);
        keep_holders(&look);
        hide_arrivals(&look);
    }
    if (eia_hides_treasuries(options))
        hide_treasuries(&look);
    return seen;
}
