/* 10.5.1 Raid and 10.5.2 Ambush: the modifiers of the die, the table, and what
 * all combats of one die share. */
#include "core/shares.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
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

/* table.raid-mod-demoralized, table.skirmish-mod-demoralized: a demoralized
 * side helps the other, so that both cancel. */
static void add_demoralized(const struct small_side sides[SIDE_COUNT],
                            enum side high, const struct small_rules *rules,
                            struct modifiers *out)
{
    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        const struct modifier one = {rules->demoralized, side == high ? -1 : +1,
                                     (int)side, "is demoralized"};

        if (sides[side].demoralized)
            modifiers_add(out, &one);
    }
}

/* table.raid-mod-cavalry, table.skirmish-mod-cavalry any cavalry against
 * none is three to one (ruling 26); none never is. */
static bool three_to_one(const struct small_side *own,
                         const struct small_side *enemy)
{
    return own->cavalry > 0 && own->cavalry >= 3 * enemy->cavalry;
}

/* table.raid-mod-cavalry, table.skirmish-mod-cavalry: one side only, once;
 * three to one comes before being all cavalry. */
static void add_cavalry(const struct small_side sides[SIDE_COUNT],
                        enum side high, const struct small_rules *rules,
                        struct modifiers *out)
{
    const struct small_side *french = &sides[FRENCH];
    const struct small_side *coalition = &sides[COALITION];
    struct modifier one = {rules->cavalry, 0, SIDE_COUNT, NULL};

    if (three_to_one(french, coalition))
        one.side = FRENCH;
    else if (three_to_one(coalition, french))
        one.side = COALITION;
    one.reason = "has three times the cavalry";
    if (one.side == SIDE_COUNT &&
        french->all_cavalry != coalition->all_cavalry) {
        one.side = french->all_cavalry ? FRENCH : COALITION;
        one.reason = "is all cavalry";
    }
    if (one.side == SIDE_COUNT)
        return;
    one.value = one.side == (int)high ? +1 : -1;
    modifiers_add(out, &one);
}

/* table.raid-mod-limits, table.skirmish-mod-limits of the terrain of one
 * side only the strongest counts. */
static struct modifier terrain_of(const struct small_side *own,
                                  const struct small_rules *rules)
{
    if (own->fortified)
        return (struct modifier){rules->strong, 3, SIDE_COUNT,
                                 "stands in a fortified town"};
    if (own->primary)
        return (struct modifier){rules->strong, 3, SIDE_COUNT,
                                 "stands behind a bridged primary river"};
    if (own->affecting)
        return (struct modifier){rules->terrain, 1, SIDE_COUNT,
                                 "stands in affecting terrain"};
    if (own->secondary)
        return (struct modifier){rules->terrain, 1, SIDE_COUNT,
                                 "stands behind a secondary river"};
    return (struct modifier){rules->terrain, 0, SIDE_COUNT, NULL};
}

/* table.raid-mod-limits, table.skirmish-mod-limits: one positive and one
 * negative terrain may stand together, and each sign belongs to one side. */
static void add_terrain(const struct small_side sides[SIDE_COUNT],
                        enum side high, const struct small_rules *rules,
                        struct modifiers *out)
{
    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        struct modifier one = terrain_of(&sides[side], rules);

        one.side = (int)side;
        if (side != high)
            one.value = -one.value;
        modifiers_add(out, &one);
    }
}

/* table.raid-mod-limits, table.skirmish-mod-limits all of them */
void con_small_modifiers(const struct small_side sides[SIDE_COUNT],
                         enum side high, const struct small_rules *rules,
                         struct modifiers *out)
{
    add_demoralized(sides, high, rules, out);
    add_cavalry(sides, high, rules, out);
    add_terrain(sides, high, rules, out);
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
struct raid_result con_raid_result(int row, int division_sp)
{
    struct raid_result result = {{0, 0}, {0, 0}};

    assert(raid_table[row].die == row);
    for (int i = 0; i < 2; i++) {
        result.percent[i] = raid_table[row].percent[i];
        result.loss[i] = percent_of(division_sp, 10 * result.percent[i]);
    }
    return result;
}

/* 10.5.1a what counts of a side in a small combat */
static struct small_side small_side(const struct fight *fight, enum side side)
{
    const struct party *party = &fight->parties[side];
    struct battleground ground = con_ground(fight, side);
    const struct small_side small = {
        .cavalry = con_party_cavalry(party),
        .all_cavalry = con_party_all_cavalry(party),
        .demoralized = con_party_is_demoralized(party),
        .affecting = ground.affecting,
        .fortified = ground.fortified,
        .secondary = ground.secondary,
        .primary = ground.primary,
    };

    con_say_terrain(fight, side, &ground);
    return small;
}

/* table.raid-mod-limits, table.skirmish-mod-limits: said when one of several
 * terrains of a side was left out. */
static void say_limits(const struct fight *fight, const struct small_die *die,
                       const struct small_side *side)
{
    bool raid = die->rules == &con_raid_rules;
    int terrains =
        side->affecting + side->fortified + side->secondary + side->primary;

    if (terrains > 1)
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
        say_limits(fight, die, &sides[side]);
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
                    const struct raid_result *result)
{
    bool raid = fight->combat->type == RAID;
    int base = fight->combat->sp[division_of(fight)];

    event_number(SAY(fight, EVENT_TABLE, RULE(table_raid),
                     "Row %d: %s loses %d%%, %s %d%% of the %d SP of the "
                     "division: %d and %d SP.",
                     row, raid ? "Raider" : "Ambusher", result->percent[0],
                     raid ? "Raided" : "Ambushed", result->percent[1], base,
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
    struct raid_result result =
        con_raid_result(row, combat->sp[division_of(fight)]);
    int losses[SIDE_COUNT];

    say_row(fight, row, &result);
    losses[first] = result.loss[0];
    losses[con_enemy(first)] = result.loss[1];
    con_small_losses(fight, losses, retreats);
    con_retreat_group(fight, retreats, 3);
    con_follow_up(fight, con_enemy(retreats));
}
