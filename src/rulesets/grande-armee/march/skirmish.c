/* One skirmish. [base skirmish] */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "wargame/chart.h"

/* ---- who is in it -------------------------------------------------------- */

static bool is_fresh_rider(const struct unit *unit)
{
    return gra_rides(unit) && unit->rout == STEADY && !unit->demoralized &&
           gra_is_outside(unit);
}

static bool is_fresh_marker(const struct unit *unit)
{
    return gra_is_detachment(unit) && gra_can_fight(unit);
}

/* [base skirmish] the defender's cavalry, else his detachment as a whole */
static struct force defenders(const struct board *board, int hex, int side)
{
    const struct force riders = gra_force_at(board, hex, side, is_fresh_rider);

    if (gra_force_cavalry(&riders) > 0)
        return riders;
    return gra_force_at(board, hex, side, is_fresh_marker);
}

static bool has_train(const struct board *board, int hex, int side)
{
    for (struct unit *unit = gra_first(board, hex, side); unit;
         unit = gra_next(unit))
        if (gra_is_train(unit->card->type) && !unit->inside)
            return true;
    return false;
}

/* [base hidden] among others a view sees that some are there */
static bool sees_defenders(const struct board *board, int hex)
{
    foreach (const struct sighting, one, board->game->sightings)
        if (one->hex == hex && (one->horse || one->detachments))
            return true;
    return false;
}

const char *gra_no_target(const struct board *board, int side, int target)
{
    int enemy = gra_enemy(side);
    const struct force force = defenders(board, target, enemy);

    if (force.count > 0 || sees_defenders(board, target))
        return NULL;
    if (gra_has_units(board, target, enemy))
        return "no cavalry and no detachment is there that could skirmish";
    return has_train(board, target, enemy) || gra_depot_at(board, target, enemy)
               ? NULL
               : "nobody is there";
}

/* ---- the die ------------------------------------------------------------- */

struct skirmish {
    struct play *play;
    int hex[ROLES];
    struct force force[ROLES];
    bool sheltered;
};

/* 11.13a at most four points of a side count */
static int strength(const struct skirmish *fight, enum role role)
{
    const struct force *force = &fight->force[role];
    int sp = gra_force_cavalry(force);
    int most = fight->play->module->days.skirmish_sp;

    if (sp == 0 && role == DEFENDER)
        sp = gra_force_sp(force);
    return sp < most ? sp : most;
}

/* The best of its cavalry leaders. */
static int leader_bonus(const struct skirmish *fight, enum role role)
{
    int best = 0;

    for (size_t i = 0; i < fight->force[role].count; i++) {
        struct officer officer;

        if (gra_leads_unit(&fight->play->board, fight->force[role].units[i],
                           &officer) &&
            officer.rank == CAVALRY && officer.bonus > best)
            best = officer.bonus;
    }
    return best;
}

static void add(struct modifiers *modifiers, const struct rule *rule, int value,
                const char *reason)
{
    const struct modifier one = {rule, value, 0, reason};

    modifiers_add(modifiers, &one);
}

/* The ground of the target; a minor river, or the bridge of a major one. */
static void by_ground(const struct skirmish *fight, struct modifiers *modifiers)
{
    const struct board *board = &fight->play->board;
    const struct days *days = &board->module->days;
    int from = fight->hex[ATTACKER], to = fight->hex[DEFENDER];
    int ground = gra_terrain(board, to);
    int river = map_river(&board->module->map, from, to);

    if (ground == PARTIAL_ROUGH || ground == ROUGH)
        add(modifiers, BASE(skirmish), days->skirmish_ground,
            "the ground is rough");
    if (river == MINOR && !gra_is_bridged(board, from, to))
        add(modifiers, BASE(skirmish), days->skirmish_minor,
            "a river is before them");
    if (river == MAJOR)
        add(modifiers, BASE(skirmish), days->skirmish_major,
            "a bridge is before them");
}

static void weigh(const struct skirmish *fight, struct modifiers *modifiers)
{
    int most = fight->play->module->days.skirmish_difference;
    int difference = chart_within(
        -most, most, strength(fight, ATTACKER) - strength(fight, DEFENDER));

    *modifiers = (struct modifiers){.count = 0};
    add(modifiers, RULE(11_13a), difference, "the points of both sides");
    add(modifiers, BASE(skirmish),
        leader_bonus(fight, ATTACKER) - leader_bonus(fight, DEFENDER),
        "the cavalry leaders");
    by_ground(fight, modifiers);
}

/* Which it is between the two hexes in this phase. */
static const char *label_of(const struct skirmish *fight)
{
    struct play *play = fight->play;
    int from = fight->hex[ATTACKER], to = fight->hex[DEFENDER], count = 1;

    for (size_t i = 0; i < play->game->fought.count; i += 2)
        count += play->game->fought.items[i] == from &&
                 play->game->fought.items[i + 1] == to;
    *(int *)LIST_ADD(play->arena, play->game->fought.items,
                     play->game->fought.count) = from;
    *(int *)LIST_ADD(play->arena, play->game->fought.items,
                     play->game->fought.count) = to;
    return arena_text(play->arena, "%04d-%04d-%d", from, to, count);
}

/* ---- what comes of it ---------------------------------------------------- */

/* 11.3a, 11.13b all of the side in the skirmish, those above four points too */
static void demoralize(const struct skirmish *fight, enum role role)
{
    const struct force *force = &fight->force[role];
    struct event *event;

    if (force->count == 0)
        return;
    foreach_unit (unit, *force)
        unit->demoralized = true;
    event = journal_tell(fight->play->journal, EVENT_STATE, RULE(11_3a),
                         gra_side_words[force->units[0]->side],
                         force->units[0]->id, "%s %s demoralized.",
                         gra_corps_text(fight->play->arena, force),
                         force->count > 1 ? "are" : "is");
    event_cites(fight->play->journal, event, RULE(11_13b));
    if (role == ATTACKER)
        event_cites(fight->play->journal, event, RULE(8_27));
}

static bool is_cavalry(const struct unit *unit)
{
    return gra_is_cavalry(unit->card->type);
}

static void lose(const struct skirmish *fight, enum role role, int sp)
{
    struct arena *arena = fight->play->arena;
    const struct force *all = &fight->force[role];
    struct force riders = gra_force_left(arena, all, is_cavalry);

    if (riders.count == 0)
        riders = *all;
    gra_lose(fight->play, BASE(skirmish), &riders, sp, LOST_IN_PURSUIT);
}

static void go_back(const struct skirmish *fight, enum role role, int hexes)
{
    struct arena *arena = fight->play->arena;
    const struct force left = gra_force_left(arena, &fight->force[role], NULL);
    struct retreat retreat = {
        .rule = BASE(skirmish),
        .hexes = hexes,
        .cause = LOST_IN_PURSUIT, /* [ruling 3] a skirmish is no battle */
        .enemy_hex = fight->hex[role == ATTACKER ? DEFENDER : ATTACKER]};

    if (left.count == 0 || hexes == 0)
        return;
    retreat.side = left.units[0]->side;
    /* [base skirmish] who is shut in stays */
    if (gra_can_go_back(fight->play, &retreat, &left))
        gra_retreat(fight->play, &retreat, &left);
}

static void apply(const struct skirmish *fight, const struct skirmish_row *row)
{
    for (enum role role = ATTACKER; role < ROLES; role++) {
        bool stays = role == DEFENDER && fight->sheltered;

        if (row->demoralized[role])
            demoralize(fight, role);
        if (!stays && row->lost[role] > 0)
            lose(fight, role, row->lost[role]);
        if (!stays)
            go_back(fight, role, row->retreat[role]);
    }
    for (size_t i = 0; row->halts && i < fight->force[ATTACKER].count; i++)
        fight->force[ATTACKER].units[i]->halted = true;
}

static const struct skirmish_row *roll(const struct skirmish *fight)
{
    struct play *play = fight->play;
    struct modifiers modifiers;
    const struct skirmish_row *row;
    int total;

    weigh(fight, &modifiers);
    for (size_t i = 0; i < modifiers.count; i++)
        event_number(journal_tell(play->journal, EVENT_MODIFIER,
                                  modifiers.items[i].rule, NULL, NULL, "%s",
                                  modifiers.items[i].reason),
                     modifiers.items[i].value);
    total = modifiers.sum +
            gra_die(play, BASE(skirmish), "die", label_of(fight), 6);
    row = gra_skirmish_row(play->module, total);
    journal_tell(play->journal, EVENT_TABLE, BASE(skirmish), NULL, NULL,
                 "A total of %d: the attacker loses %d SP and goes back %d "
                 "hexes, the defender %d and %d.%s",
                 total, row->lost[ATTACKER], row->retreat[ATTACKER],
                 row->lost[DEFENDER], row->retreat[DEFENDER],
                 row->halts ? " The attacker halts." : "");
    return row;
}

/* [base skirmish] beside so much infantry and guns nobody is driven off */
static bool is_sheltered(const struct board *board, int hex, int side)
{
    int sp = 0;

    for (struct unit *unit = gra_first(board, hex, side); unit;
         unit = gra_next(unit))
        if (gra_is_outside(unit) && !gra_is_cavalry(unit->card->type) &&
            !gra_is_detachment(unit))
            sp += unit->sp;
    return sp >= board->module->days.skirmish_shelter;
}

static void open_fight(const struct skirmish *fight)
{
    struct play *play = fight->play;

    event_at(
        journal_tell_open(
            play->journal, EVENT_NOTE, BASE(skirmish),
            gra_side_words[fight->force[ATTACKER].units[0]->side],
            fight->force[ATTACKER].units[0]->id,
            "Skirmish at %s: %s against %s.",
            map_name(&play->module->map, fight->hex[DEFENDER], play->arena),
            gra_corps_text(play->arena, &fight->force[ATTACKER]),
            gra_corps_text(play->arena, &fight->force[DEFENDER])),
        fight->hex[DEFENDER]);
}

/* 11.3b, 8.27 who is demoralized goes no further, nor who has halted */
static bool may_go_on(const struct mover *mover)
{
    foreach_unit (unit, mover->units)
        if (unit->demoralized || unit->halted || unit->hex != mover->hex)
            return false;
    return mover->units.count > 0;
}

bool gra_fight_skirmish(struct mover *mover, int target)
{
    struct play *play = mover->play;
    int enemy = gra_enemy(mover->side);
    struct skirmish fight = {
        .play = play,
        .hex = {mover->hex, target},
        .force = {mover->units, defenders(mover->board, target, enemy)},
        .sheltered = is_sheltered(mover->board, target, enemy)};

    foreach_unit (unit, mover->units)
        unit->spent += play->module->days.skirmish_mp;
    if (fight.force[DEFENDER].count == 0) {
        gra_catch(play, &mover->units, target);
        gra_count_points(mover);
        return true;
    }
    open_fight(&fight);
    apply(&fight, roll(&fight));
    journal_close(play->journal);
    mover->units = gra_force_left(play->arena, &mover->units, NULL);
    gra_count_points(mover);
    return may_go_on(mover);
}
