/* [base charge]: cavalry charges while it moves. */
#include "rulesets/armee-du-nord/combat/muster.h"
#include "rulesets/armee-du-nord/march/march.h"
#include "wargame/ways.h"

/* ---- may they charge? ---------------------------------------------------- */

/* 5.3d-b, 5.3d-c what the advance costs a piece, never at road rate */
static int advance_cost(const struct mover *mover, size_t piece, int target)
{
    return adn_step_cost(mover->board, adn_mover_at(mover, piece)->class,
                         mover->hex, target, false);
}

/* What bars the hex: its ground, its garrison, the hexside. */
static struct bar bars_target(const struct mover *mover, int target)
{
    const struct board *board = mover->board;
    const struct terrain_row *row = adn_combat_row(board->module, target);
    const struct force garrison = adn_enemies_at(board, target, mover->camp);
    const struct hex_map *map = &board->module->map;
    bool stream = map_river(map, mover->hex, target) == STREAM &&
                  !map_bridge(map, mover->hex, target);

    return FIRST_BAR({!adn_has_enemy(board, target, mover->camp), BASE(charge),
                      "no enemy unit stands there"},
                     {!hex_adjacent(mover->hex, target), BASE(charge),
                      "it does not stand next to it"},
                     {stream || !adn_adjacent(board, mover->hex, target),
                      BASE(charge), "the hexside cannot be charged over"},
                     {row && !row->charge_allowed, BASE(charge),
                      "nobody charges into forest, swamp or town"},
                     {adn_has_arm(&garrison, CAVALRY), RULE(qa_charge_3a),
                      "enemy cavalry stands there"});
}

/* What bars those who would charge. */
static struct bar bars_chargers(const struct mover *mover, int target)
{
    enum leave_to_act leave = adn_leave_of(mover);
    bool pays = true, has_charged = false;

    for (size_t i = 0; i < adn_mover_count(mover); i++)
        pays &= advance_cost(mover, i, target) >= 0 &&
                advance_cost(mover, i, target) <= mover->points[i];
    foreach_unit (unit, mover->units)
        has_charged |= hexes_contain(&unit->charges, target);
    return FIRST_BAR(
        {leave != IN_COMMAND && leave != BY_INITIATIVE, RULE(qa_charge_1),
         "it is out of command and has not passed its die"},
        {mover->stopped, RULE(table_charge_asterisk), "its movement has ended"},
        {adn_in_zoi(mover->board, mover->hex, mover->camp), RULE(qa_charge_3b),
         "it stands in the zone of enemy cavalry"},
        {has_charged, BASE(charge), "it has charged that hex in this phase"},
        {!pays, RULE(5_3d_b), "its points do not last for the advance"});
}

struct bar adn_cannot_charge(const struct mover *mover, int target)
{
    const struct board *board = mover->board;
    struct bar bar = FIRST_BAR(
        {board->module->charge_count == 0, RULE(table_charge_a),
         "the module has no chart of charges"},
        {adn_is_night(board), BASE(night_rain), "nobody charges at night"},
        {adn_army(board, mover->army)->halted, BASE(broken_armies),
         "its army attacks no more"});

    if (!bar.why)
        bar = bars_target(mover, target);
    return bar.why ? bar : bars_chargers(mover, target);
}

/* ---- the charge ---------------------------------------------------------- */

static void tell(const struct mover *mover, enum event_kind kind,
                 const struct rule *rule, const char *what)
{
    event_at(TELL(mover->play, kind, rule, mover->army, "%s %s.",
                  adn_mover_text(mover, mover->board->arena), what),
             mover->hex);
}

/* Who is gone or was driven off does not go on with the others. */
static void drop_the_lost(struct mover *mover)
{
    struct mover left = *mover;
    size_t count = 0;

    left.units = (struct force){NULL, 0};
    left.leaders_count = 0;
    for (size_t i = 0; i < adn_mover_count(mover); i++) {
        struct counter *one = adn_mover_at(mover, i);

        if (one->state != ON_MAP)
            continue;
        if (one->list == UNIT_LIST)
            adn_force_add(mover->board->arena, &left.units,
                          mover->units.units[i]);
        else if (left.units.count > 0 && one->hex == left.units.units[0]->hex)
            left.leaders[left.leaders_count++] =
                mover->leaders[i - mover->units.count];
        else
            continue;
        left.points[count++] = mover->points[i];
    }
    if (left.units.count > 0)
        left.hex = left.units.units[0]->hex;
    *mover = left;
}

/* 5.3d-a all go in, 5.3d-b and pay for it; 5.3d-e the charge itself was free */
static void go_in(struct mover *mover, int target)
{
    struct play *play = mover->play;
    int cost = advance_cost(mover, 0, target);
    struct event *event;

    for (size_t i = 0; i < adn_mover_count(mover); i++)
        mover->points[i] -= advance_cost(mover, i, target);
    event =
        TELL_OF(play, EVENT_ADVANCE, RULE(5_3d_a), mover->units.units[0],
                "%s: into %s, %s, %s left.", adn_mover_text(mover, play->arena),
                adn_hex_name(&play->board, target),
                adn_points_phrase(play->arena, cost),
                quarters_text(play->arena, mover->points[0]));
    event_cites(play->journal, event_for_everybody(event), RULE(5_3d_b));
    adn_event_step(play, event, mover->hex, target);
    if (mover->used_column)
        event_cites(play->journal, event, RULE(5_3d_c));
    adn_put_mover(mover, target);
    mover->moved = true;
}

static void fill_fight(struct mover *mover, int target, struct fight *fight)
{
    struct arena *arena = mover->board->arena;

    *fight = (struct fight){.target = target,
                            .army = mover->army,
                            .camp = mover->camp,
                            .charge = true,
                            .leaders = mover->leaders,
                            .leaders_count = mover->leaders_count};
    foreach_unit (unit, mover->units) {
        if (unit->card->arm != CAVALRY) {
            adn_force_add(arena, &fight->along, unit);
            continue;
        }
        adn_force_add(arena, &fight->attackers, unit);
        unit->charged = true;
        hexes_add(arena, &unit->charges, target);
    }
}

/* table.charge-asterisk an asterisk, Ex, Ar, Ar2 and [base zoi] a zone */
static void see_if_stopped(struct mover *mover, const struct fight *fight)
{
    bool dr = fight->outcome == DR || fight->outcome == DR2;
    const struct bar bar =
        FIRST_BAR({!dr, RULE(table_charge_asterisk),
                   "moves no further: the charge has ended so"},
                  {fight->asterisk, RULE(table_charge_asterisk),
                   "moves no further: the result had an asterisk"},
                  {adn_in_zoi(mover->board, mover->hex, mover->camp), BASE(zoi),
                   "moves no further: enemy cavalry stops it"});

    if (!bar.why)
        return;
    mover->stopped = true;
    tell(mover, EVENT_NOTE, bar.rule, bar.why);
}

/* One charge; true: they are in and may go on. 5.3d-e else they paid nothing */
static bool charge(struct mover *mover, int target)
{
    struct arena *arena = mover->board->arena;
    struct fight fight;
    int from = mover->hex;
    bool advances;

    fill_fight(mover, target, &fight);
    adn_play_fight(mover->play, &fight, BASE(charge), "Charge on");
    drop_the_lost(mover);
    if (mover->units.count == 0)
        return false;
    /* 5.3d-a however the hex came to be empty; guns alone do not go in */
    advances = mover->hex == from && adn_has_arm(&mover->units, CAVALRY) &&
               !adn_has_enemy(mover->board, target, mover->camp);
    if (advances)
        go_in(mover, target);
    else if (mover->hex == from)
        tell(mover, EVENT_NOTE, RULE(5_3d_e),
             arena_text(arena,
                        "stays outside, and the charge costs nothing: %s left",
                        adn_points_phrase(arena, mover->points[0])));
    see_if_stopped(mover, &fight);
    return advances && !mover->stopped;
}

/* [ruling 84] one of a chain goes on past who cannot be charged */
static bool try_charge(struct mover *mover, int target, bool again)
{
    const struct bar bar = adn_cannot_charge(mover, target);

    if (bar.why) {
        tell(mover, EVENT_LAPSE, bar.rule,
             arena_text(mover->board->arena, "does not charge %04d: %s", target,
                        bar.why));
        return again;
    }
    if (again)
        TELL(mover->play, EVENT_NOTE, RULE(5_3d_d), mover->army,
             "%s charges again.", adn_mover_text(mover, mover->play->arena));
    return charge(mover, target);
}

/* 5.3d-d a chain of charges, each behind an advance; then the last path */
void adn_charge_on(struct mover *mover, const struct move_order *order)
{
    bool advanced = try_charge(mover, order->charge, false);

    foreach_hex (hex, order->again)
        advanced = advanced && try_charge(mover, hex, true);
    if (advanced && order->then.count > 0) {
        struct march march = adn_walk(mover, &order->then);

        adn_tell_walk(mover, &march);
    }
    /* 6.3a from the first hex in column on */
    foreach_unit (unit, mover->units)
        unit->column |= mover->used_column;
}
