/* The phases in which a player moves. [base sequence] */
#include "core/arena.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/sight/sight.h"

/* [base bridges] one whose train has gone lies no longer */
static void lose_bridges(const struct board *board)
{
    struct game *game = board->game;

    for (size_t i = game->bridges_count; i > 0; i--) {
        const struct bridge *bridge = &game->bridges[i - 1];

        if (!gra_is_bridged(board, bridge->one, bridge->other))
            LIST_REMOVE(game->bridges, game->bridges_count, i - 1);
    }
}

void gra_begin_marches(struct game *game, int side)
{
    (void)side;
    foreach (struct unit, unit, game->units) {
        unit->spent = unit->gained = 0;
        unit->halted = unit->crowded = unit->marched = false;
    }
    foreach (struct leader, leader, game->leaders)
        leader->spent = 0;
    game->crowds_known = false;
    game->trails = NULL;
    game->trails_count = 0;
}

void gra_skirmish_phase(struct play *play, int side)
{
    struct secret secret;

    lose_bridges(&play->board);
    gra_mark_crowds(&play->board, side);
    gra_play_kind(play, side, &gra_skirmish);
    secret = gra_secret_begins(play);
    gra_settle_stacks(play, side);
    gra_secret_ends(play, &secret, side);
    play->game->trails = NULL;
    play->game->trails_count = 0;
}

/* 5.0c what was routed in an earlier turn is so no longer as much */
static void age_routs(struct play *play, int side)
{
    foreach (struct unit, unit, play->game->units) {
        if (unit->state != ON_MAP || unit->side != side ||
            unit->rout != ROUT_1 ||
            gra_rout_for_march(&play->board, unit) == ROUT_1)
            continue;
        unit->rout = ROUT_2;
        journal_tell(play->journal, EVENT_STATE, RULE(5_0c),
                     gra_side_words[side], unit->id, "%s has Rout 2 now.",
                     unit->name);
    }
}

/* 9.11 who shares a hex since a battle may do so no longer */
static void end_sharing(struct game *game, int side)
{
    foreach (struct unit, unit, game->units)
        if (unit->side == side)
            unit->shares = false;
}

void gra_movement_phase(struct play *play, int side)
{
    age_routs(play, side);
    gra_play_kind(play, side, &gra_transfer);
    gra_mark_crowds(&play->board, side);
    gra_play_kind(play, side, &gra_march);
    gra_play_kind(play, side, &gra_lead);
    end_sharing(play->game, side);
    gra_settle_stacks(play, side);
    gra_play_kind(play, side, &gra_build_depot);
    gra_play_kind(play, side, &gra_lay_bridge);
    gra_play_kind(play, side, &gra_lift_bridge);
}

/* ---- orders of a section together ---------------------------------------- */

/* NULL: the order is of another kind. */
static const struct march_order *march_of(const struct section *section,
                                          size_t at)
{
    return section->orders[at].kind == &gra_march ? section->orders[at].details
                                                  : NULL;
}

static bool check_once(const struct section *section, size_t at,
                       struct report *report)
{
    const struct march_order *given = march_of(section, at);

    for (size_t i = 0; i < at; i++)
        for (size_t j = 0; march_of(section, i) && j < given->units.count; j++)
            if (names_contain(&march_of(section, i)->units,
                              given->units.items[j]))
                return refuse(report, &section->orders[at].place, BASE(moving),
                              "'%s' has a march already",
                              given->units.items[j]);
    return true;
}

/* Of a march in the section the corps leader, where he was concentrated; NULL:
 * he was not. */
static const struct leader *concentrated(const struct board *board,
                                         const struct march_order *given)
{
    for (size_t i = 0; i < given->units.count; i++) {
        const struct unit *unit = gra_unit(board, given->units.items[i]);
        const struct leader *leader =
            unit && gra_is_of_a_corps(unit)
                ? unit->leader
                : gra_leader(board, given->units.items[i]);

        if (leader && leader->card->rank == CORPS && leader->was == CONCENTRATE)
            return leader;
    }
    return NULL;
}

/* Where the march of a leader's men begins, as it was foreseen. */
static int start_of(const struct game *game, const struct march_order *given,
                    const struct leader *leader)
{
    for (size_t i = game->trails_count; i > 0; i--) {
        const struct trail *trail = &game->trails[i - 1];

        if (trail->unit->leader == leader &&
            (names_contain(&given->units, trail->unit->id) ||
             names_contain(&given->units, leader->id)))
            return trail->path.items[0];
    }
    return leader->hex;
}

static bool is_same_way(const struct hexes *one, const struct hexes *other)
{
    if (one->count != other->count || one->count == 0)
        return false;
    for (size_t i = 0; i < one->count; i++)
        if (one->items[i] != other->items[i])
            return false;
    return true;
}

/* 9.15 corps that were concentrated go the same way if each has the order
 * again */
static bool check_common(const struct seat *seat, const struct section *section,
                         size_t at, struct report *report)
{
    const struct march_order *given = march_of(section, at);
    const struct leader *leader = concentrated(&seat->board, given);

    for (size_t i = 0; leader && i < at; i++) {
        const struct march_order *before = march_of(section, i);
        const struct leader *other =
            before ? concentrated(&seat->board, before) : NULL;

        if (!other || other == leader ||
            start_of(seat->game, before, other) !=
                start_of(seat->game, given, leader) ||
            !is_same_way(&before->path, &given->path) ||
            (leader->command.order == CONCENTRATE &&
             other->command.order == CONCENTRATE))
            continue;
        return refuse(report, &section->orders[at].place, RULE(9_15),
                      "%s and %s were concentrated, and march the same way: "
                      "both need the order to concentrate again",
                      other->name, leader->name);
    }
    return true;
}

bool gra_check_marches(const struct seat *seat, const struct section *section,
                       struct report *report)
{
    bool good = true;

    for (size_t i = 0; i < section->count; i++)
        if (march_of(section, i))
            good = check_once(section, i, report) &&
                   check_common(seat, section, i, report) &&
                   gra_check_sums(seat, &section->orders[i], report) && good;
    return good;
}
