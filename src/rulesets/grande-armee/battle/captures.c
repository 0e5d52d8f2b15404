/* Who is come upon alone: leaders, trains and depots stop nobody.
 * [base moving] */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

#include <string.h>

/* ---- leaders ------------------------------------------------------------- */

/* The nearest stack of the side that a leader can reach alone, past no enemy
 * who stands before its fortress; 0: none. */
static int nearest_stack(const struct play *play, int hex, int side)
{
    int nearest = 0;

    foreach (const struct unit, unit, play->game->units)
        if (unit->state == ON_MAP && unit->side == side && unit->hex != hex &&
            !gra_is_train(unit->card->type) &&
            !gra_has_units(&play->board, unit->hex, gra_enemy(side)) &&
            hex_distance(unit->hex, hex) <= play->module->leader_walks &&
            (!nearest ||
             hex_distance(unit->hex, hex) < hex_distance(nearest, hex)))
            nearest = unit->hex;
    return nearest;
}

/* They shut themselves in with a garrison, or go to their nearest stack; else
 * they are captured, and score nothing. */
static void catch_leader(struct play *play, struct leader *leader)
{
    int hex = leader->hex;
    bool garrison = gra_has_garrison(&play->board, hex, leader->side);
    int nearest = garrison ? hex : nearest_stack(play, hex, leader->side);

    journal_tell(play->journal, EVENT_STATE, BASE(retreat),
                 gra_side_words[leader->side], leader->id,
                 garrison  ? "%s shuts himself in with the garrison."
                 : nearest ? "%s rides to his nearest men."
                           : "%s is captured: none of his men are near.",
                 leader->name);
    if (!nearest)
        gra_remove_leader(&play->board, leader, CAPTURED);
    else if (!garrison)
        gra_put_leader(&play->board, leader, nearest);
    leader->inside =
        garrison ||
        (nearest && !gra_has_units(&play->board, nearest, leader->side));
}

static void catch_leaders(struct play *play, int hex, int side)
{
    foreach (struct leader, leader, play->game->leaders)
        if (leader->state == ON_MAP && leader->hex == hex &&
            leader->side == side &&
            !(gra_is_inside(&play->board, leader) &&
              gra_has_garrison(&play->board, hex, side)))
            catch_leader(play, leader);
}

/* ---- trains -------------------------------------------------------------- */

/* Trains of the nation that are on the map. */
static int trains_of(const struct game *game, const char *nation)
{
    int count = 0;

    foreach (const struct unit, unit, game->units)
        count += unit->state == ON_MAP && unit->card->type == SUPPLY_TRAIN &&
                 same_name(unit->card->nation_id, nation);
    return count;
}

/* Its throw; who is taken back in one exchange throws again. */
static const char *throw_id(const struct play *play, const struct unit *train)
{
    const char *id = train->id;
    size_t count;
    const struct roll *const *rolls = dice_rolls(play->dice, &count);

    for (size_t i = 0; i < count; i++)
        if (rolls[i]->rule == BASE(moving) &&
            same_name(strrchr(rolls[i]->label, '/') + 1, id))
            id = arena_text(play->arena, "%s-again", id);
    return id;
}

/* A captured train takes the nation of the captor's largest unit, if that may
 * have one more. */
static bool capture(struct play *play, struct unit *train,
                    const struct force *captors)
{
    struct force sorted = *captors;
    const struct nation_card *nation;
    bool kept;

    gra_force_sort(&sorted, false);
    nation = sorted.units[0]->card->nation;
    kept = gra_die(play, BASE(moving), "train", throw_id(play, train), 6) >=
               play->module->days.train_captured &&
           (train->card->type != SUPPLY_TRAIN ||
            trains_of(play->game, nation->id) <
                gra_train_limit(play->module, nation));
    train->inside = false;
    if (kept)
        gra_take_over(play, train, nation);
    else
        gra_remove(&play->board, train);
    return kept;
}

static void catch_trains(struct play *play, const struct force *captors,
                         int hex, int side)
{
    struct force all = gra_force_at(&play->board, hex, side, NULL);

    foreach_unit (train, all) {
        const char *name = train->name;

        if (!gra_is_train(train->card->type) ||
            (train->inside && gra_has_garrison(&play->board, hex, side)))
            continue;
        journal_tell(play->journal, EVENT_STATE, BASE(moving),
                     gra_side_words[side], train->id,
                     capture(play, train, captors)
                         ? "%s is captured with all that it carries."
                         : "%s is destroyed.",
                     name);
    }
}

/* ---- depots, and all ----------------------------------------------------- */

struct depot *gra_lone_depot(const struct board *board, int hex, int side)
{
    return gra_has_units(board, hex, side) || gra_has_garrison(board, hex, side)
               ? NULL
               : gra_depot_at(board, hex, side);
}

/* [base 12.12] a depot that is alone falls to who attacks it, or enters */
void gra_take_depot(struct play *play, int hex, int side, const char *how)
{
    struct depot *depot = gra_lone_depot(&play->board, hex, side);

    if (!depot)
        return;
    depot->lost = true;
    journal_tell(play->journal, EVENT_STATE, RULE(12_12), gra_side_words[side],
                 depot->id, "The depot is %s destroyed.", how);
}

void gra_catch(struct play *play, const struct force *captors, int hex)
{
    int side = gra_enemy(captors->units[0]->side);

    catch_leaders(play, hex, side);
    catch_trains(play, captors, hex, side);
    gra_take_depot(play, hex, side, "taken, and");
}
