/* 10.5.1 Raid and 10.5.2 Ambush: the modifiers of the die, the table, and what
 * all combats of one die share. */
#include "core/shares.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "wargame/chart.h"

#include <assert.h>

/* table.raid-mod-demoralized, table.raid-mod-cavalry, table.raid-mod-terrain,
 * table.raid-mod-strong */
const struct small_rules con_raid_rules = {
    .demoralized = RULE(table_raid_mod_demoralized),
    .cavalry = RULE(table_raid_mod_cavalry),
    .terrain = RULE(table_raid_mod_terrain),
    .strong = RULE(table_raid_mod_strong),
};

/* table.raid-mod-cavalry, table.skirmish-mod-cavalry: one side only, once;
 * three to one comes before being all cavalry. Any cavalry against none is
 * three to one (ruling 26); none never is. */
static struct modifier cavalry_of(const struct small_side sides[SIDE_COUNT],
                                  const struct small_rules *rules)
{
    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        if (sides[side].cavalry > 0 &&
            sides[side].cavalry >= 3 * sides[con_enemy(side)].cavalry)
            return (struct modifier){rules->cavalry, 1, (int)side,
                                     "has three times the cavalry"};
    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        if (sides[side].all_cavalry && !sides[con_enemy(side)].all_cavalry)
            return (struct modifier){rules->cavalry, 1, (int)side,
                                     "is all cavalry"};
    return (struct modifier){rules->cavalry, 0, SIDE_COUNT, NULL};
}

/* table.raid-mod-limits, table.skirmish-mod-limits of the terrain of one
 * side only the strongest counts. */
static struct modifier terrain_of(const struct battleground *ground,
                                  enum side side,
                                  const struct small_rules *rules)
{
    if (ground->fortified)
        return (struct modifier){rules->strong, 3, (int)side,
                                 "stands in a fortified town"};
    if (ground->primary)
        return (struct modifier){rules->strong, 3, (int)side,
                                 "stands behind a bridged primary river"};
    if (ground->affecting)
        return (struct modifier){rules->terrain, 1, (int)side,
                                 "stands in affecting terrain"};
    if (ground->secondary)
        return (struct modifier){rules->terrain, 1, (int)side,
                                 "stands behind a secondary river"};
    return (struct modifier){rules->terrain, 0, (int)side, NULL};
}

/* An advantage raises the die of the high side, and lowers it for the other. */
static void add(struct modifiers *out, struct modifier one, enum side high)
{
    if (one.side != (int)high)
        one.value = -one.value;
    modifiers_add(out, &one);
}

/* table.raid-mod-demoralized, table.skirmish-mod-demoralized: a demoralized
 * side helps the other, so that both cancel; table.raid-mod-limits,
 * table.skirmish-mod-limits: one positive and one negative terrain may stand
 * together, and each sign belongs to one side. */
void con_small_modifiers(const struct small_side sides[SIDE_COUNT],
                         enum side high, const struct small_rules *rules,
                         struct modifiers *out)
{
    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        if (sides[side].demoralized)
            add(out,
                (struct modifier){rules->demoralized, -1, (int)side,
                                  "is demoralized"},
                high);
    add(out, cavalry_of(sides, rules), high);
    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        add(out, terrain_of(&sides[side].ground, side, rules), high);
}

/* table.raid */
static const struct {
    int die;
    int percent[2];
} raid_table[] = {
#define ROW(die, raider, raided) {die, {raider, raided}},
#include "rulesets/campaigns-of-napoleon/combat/ch10-raid-table.def"
#undef ROW
};

/* table.raid losses of a row */
struct small_result con_raid_result(int row, int division_sp)
{
    struct small_result result = {{0, 0}, {0, 0}};

    assert(raid_table[row].die == row);
    for (int i = 0; i < 2; i++) {
        result.table[i] = raid_table[row].percent[i];
        result.loss[i] = percent_of(division_sp, 10 * result.table[i]);
    }
    return result;
}

/* 10.5.1a what counts of a side in a small combat */
static struct small_side small_side(const struct fight *fight, enum side side)
{
    const struct party *party = &fight->parties[side];

    return (struct small_side){
        con_party_cavalry(party), con_party_all_cavalry(party),
        con_party_is_demoralized(party), con_ground(fight, side)};
}

/* 10.2, 10.1b where the side stands, if it helps; table.raid-mod-limits,
 * table.skirmish-mod-limits: and that one of several terrains was left out. */
static void say_ground(const struct fight *fight, enum side side, bool raid,
                       const struct battleground *ground)
{
    if (ground->affecting || ground->fortified)
        SAY(fight, EVENT_NOTE, RULE(10_2),
            "%d of %d %s contact hexes are %s, half or more.", ground->like,
            ground->hexes, con_side_adjective(side),
            ground->fortified ? "fortified" : "terrain that helps");
    if (ground->secondary || ground->primary)
        SAY(fight, EVENT_NOTE, RULE(10_1b),
            "The river between them helps the defender alone, here the %s "
            "side.",
            con_side_adjective(side));
    if (ground->affecting + ground->fortified + ground->secondary +
            ground->primary >
        1)
        SAY(fight, EVENT_NOTE,
            raid ? RULE(table_raid_mod_limits)
                 : RULE(table_skirmish_mod_limits),
            "Of several terrains on one side only the strongest counts.");
}

/* 10.5.1a, 10.5.2a, table.skirmish one die and its modifiers */
int con_small_die(const struct fight *fight, const struct small_die *die)
{
    struct small_side sides[SIDE_COUNT];
    struct modifiers modifiers = {.count = 0};
    int face;
    int row;

    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        sides[side] = small_side(fight, side);
        say_ground(fight, side, die->rules == &con_raid_rules,
                   &sides[side].ground);
    }
    con_small_modifiers(sides, die->high, die->rules, &modifiers);
    con_say_modifiers(fight, &modifiers);
    face = con_throw(fight, &die->thrown);
    /* table.raid, table.skirmish both tables have rows 0 to 7; a die beyond
     * them reads the nearest (ruling 11). */
    row = chart_row(0, 7, face + modifiers.sum);
    event_number(SAY(fight, EVENT_NOTE, die->thrown.rule,
                     "The die of %d with %+d reads row %d.", face,
                     modifiers.sum, row),
                 row);
    return row;
}

/* 10.5.7.2c, 10.5.7.2d losses of a small combat. Takes what the table says;
 * the side that retreats loses its guns first. */
void con_small_losses(struct fight *fight, const int losses[SIDE_COUNT],
                      enum side retreats)
{
    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        const struct loss due = {
            .party = &fight->parties[side],
            .points = losses[side],
            .cycle = side == retreats ? CYCLE_RETREATS : CYCLE_STANDS,
            .rule = side == retreats ? RULE(10_5_7_2d) : RULE(10_5_7_2c),
        };

        fight->combat->losses[side] = con_take_losses(fight->play, &due);
    }
}

/* 10.5.1a, 10.5.2a both percentages are of the division's strength. */
static enum side division_of(const struct fight *fight)
{
    enum side favoured = fight->combat->favoured;

    return fight->combat->type == RAID ? favoured : con_enemy(favoured);
}

static void say_row(const struct fight *fight, int row,
                    const struct small_result *result)
{
    bool raid = fight->combat->type == RAID;
    int base = fight->combat->sp[division_of(fight)];

    event_number(SAY(fight, EVENT_TABLE, RULE(table_raid),
                     "Row %d: %s loses %d%%, %s %d%% of the %d SP of the "
                     "division: %d and %d SP.",
                     row, raid ? "Raider" : "Ambusher", result->table[0],
                     raid ? "Raided" : "Ambushed", result->table[1], base,
                     result->loss[0], result->loss[1]),
                 row);
}

/* 10.5.1a, 10.5.2a Raid and Ambush */
void con_resolve_raid(struct fight *fight)
{
    const struct combat *combat = fight->combat;
    bool raid = combat->type == RAID;
    enum side first = combat->favoured;
    enum side retreats = con_small_retreat(fight);
    const struct small_die die = {
        .high = first,
        .rules = &con_raid_rules,
        .thrown = {raid ? RULE(10_5_1a) : RULE(10_5_2a),
                   raid ? "raid" : "ambush", NULL, 1,
                   raid ? "Die of the Raid" : "Die of the Ambush"},
    };
    int row = con_small_die(fight, &die);
    struct small_result result =
        con_raid_result(row, combat->sp[division_of(fight)]);
    int losses[SIDE_COUNT];

    say_row(fight, row, &result);
    losses[first] = result.loss[0];
    losses[con_enemy(first)] = result.loss[1];
    con_small_losses(fight, losses, retreats);
    con_retreat_group(fight, retreats, 3);
    con_follow_up(fight, con_enemy(retreats));
}
