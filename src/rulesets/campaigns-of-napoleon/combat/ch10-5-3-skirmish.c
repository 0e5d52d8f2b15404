/* 10.5.3 Skirmish, also the one that follows a successful repulse (7c); 10.3b
 * which of two divisions retreats. */
#include "core/shares.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"

#include <assert.h>

/* table.skirmish-mod-demoralized, table.skirmish-mod-cavalry,
 * table.skirmish-mod-terrain, table.skirmish-mod-strong */
const struct small_rules con_skirmish_rules = {
    .demoralized = RULE(table_skirmish_mod_demoralized),
    .cavalry = RULE(table_skirmish_mod_cavalry),
    .terrain = RULE(table_skirmish_mod_terrain),
    .strong = RULE(table_skirmish_mod_strong),
};

/* table.skirmish */
static const struct {
    int die;
    int loss[SIDE_COUNT];
} skirmish_table[] = {
#define ROW(die, french, coalition) {die, {french, coalition}},
#include "rulesets/campaigns-of-napoleon/combat/ch10-skirmish-table.def"
#undef ROW
};

/* table.skirmish losses of a row; 10.5.3b it takes at most half the enemy's SP,
 * rounded up */
struct small_result con_skirmish_result(int row, const int sp[SIDE_COUNT])
{
    struct small_result result = {{0, 0}, {0, 0}};

    assert(skirmish_table[row].die == row);
    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        int loss = skirmish_table[row].loss[side];
        int most = divide_up(sp[con_enemy(side)], 2);

        result.table[side] = loss;
        result.loss[side] = loss < most ? loss : most;
    }
    return result;
}

/* 10.3b retreat between two divisions: the first reason that fits; strengths
 * are those at the start of the combat, and the odds named suffice (ruling
 * 24). */
enum side con_retreating_division(const struct combat *combat,
                                  bool defender_has_terrain,
                                  const char **reason)
{
    enum side attacker = combat->attacker;
    enum side defender = con_enemy(attacker);
    int attack = combat->sp[attacker];
    int defence = combat->sp[defender];

    *reason = "is outnumbered three to one";
    if (attack >= 3 * defence)
        return defender;
    if (defence >= 3 * attack)
        return attacker;
    *reason = "attacked troops favoured by the terrain";
    if (defender_has_terrain)
        return attacker;
    *reason = "is outnumbered three to two";
    if (2 * attack >= 3 * defence)
        return defender;
    if (2 * defence >= 3 * attack)
        return attacker;
    *reason = "attacked";
    return attacker;
}

/* 10.5.3b skirmish loss cap */
static void say_row(const struct fight *fight, int row,
                    const struct small_result *result)
{
    event_number(SAY(fight, EVENT_TABLE, RULE(table_skirmish),
                     "Row %d: French %d, Coalition %d SP.", row,
                     result->table[FRENCH], result->table[COALITION]),
                 row);
    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        if (result->loss[side] < result->table[side])
            SAY(fight, EVENT_NOTE, RULE(10_5_3b),
                "%s loss held to %d, half of the enemy's %d SP rounded up.",
                con_side_adjective(side), result->loss[side],
                fight->combat->sp[con_enemy(side)]);
}

/* table.skirmish die, losses and retreat */
static void skirmish(struct fight *fight, enum side retreats)
{
    const struct small_die die = {
        .high = COALITION,
        .rules = &con_skirmish_rules,
        .thrown = {RULE(table_skirmish), "skirmish", NULL, 1,
                   "Die of the Skirmish"},
    };
    int row = con_small_die(fight, &die);
    struct small_result result = con_skirmish_result(row, fight->combat->sp);

    say_row(fight, row, &result);
    con_small_losses(fight, result.loss, retreats);
    con_retreat_group(fight, retreats, 3);
}

/* 10.5e a Skirmish */
void con_resolve_skirmish(struct fight *fight)
{
    enum side retreats = con_small_retreat(fight);

    skirmish(fight, retreats);
    con_follow_up(fight, con_enemy(retreats));
}

/* 7c both sides of the skirmish of a repulse: who marches, where he is */
static void gather(struct fight *fight, const struct mover *mover, int target)
{
    const struct board *board = &fight->board;
    enum side side = mover->march.side;
    enum side enemy = con_enemy(side);

    fight->parties[side] = mover->party;
    fight->parties[enemy] = con_party_of_hex(board, enemy, target);
    hexes_add(board->arena, &fight->hexes[side], mover->hex);
    hexes_add(board->arena, &fight->hexes[enemy], target);
    con_fight_fill(fight);
}

/* 7c successful repulse is instant skirmish: the repulsed retreats (ruling
 * 21). */
void con_repulse_skirmish(struct play *play, const struct mover *mover,
                          int target)
{
    const struct force *force = mover->force;
    enum side side = mover->march.side;
    enum side enemy = con_enemy(side);
    struct combat combat = {.type = SKIRMISH,
                            .progress = REVEALED,
                            .attacker = side,
                            .favoured = side};
    struct fight fight = {
        .play = play,
        .board = play->board,
        .combat = &combat,
        .place = target,
        .where = arena_text(play->arena, "%04d-by-%s", target, force->id)};

    gather(&fight, mover, target);
    event_at(SAY_OPEN(&fight, EVENT_COMBAT, RULE(7c),
                      "Skirmish at %s: %s brushes a %s rear guard aside",
                      con_hex_name(&play->board, target),
                      con_told_name(&play->board, force),
                      con_side_adjective(enemy)),
             target);
    SAY(&fight, EVENT_NOTE, RULE(10_5_3a),
        "%s %d SP, %s %d SP; the repulsed side retreats three hexes.",
        con_side_adjective(side), combat.sp[side], con_side_adjective(enemy),
        combat.sp[enemy]);
    skirmish(&fight, enemy);
    con_say_outcome(&fight, RULE(7c));
    con_stranded_leaders(&fight);
    con_ride_down(play, RULE(4h));
    journal_close(play->journal);
}
