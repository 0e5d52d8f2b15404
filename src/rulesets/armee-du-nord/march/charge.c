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

static bool can_pay(const struct mover *mover, int target)
{
    for (size_t i = 0; i < adn_mover_count(mover); i++) {
        int cost = advance_cost(mover, i, target);

        if (cost < 0 || cost > mover->points[i])
            return false;
    }
    return true;
}

static bool has_charged(const struct mover *mover, int target)
{
    for (UNITS_IN(unit, &mover->units))
        if (hexes_contain(&unit->charges, target))
            return true;
    return false;
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

    return FIRST_BAR(
        {leave != IN_COMMAND && leave != BY_INITIATIVE, RULE(qa_charge_1),
         "it is out of command and has not passed its die"},
        {mover->stopped, RULE(table_charge_asterisk), "its movement has ended"},
        {adn_in_zoi(mover->board, mover->hex, mover->camp), RULE(qa_charge_3b),
         "it stands in the zone of enemy cavalry"},
        {has_charged(mover, target), BASE(charge),
         "it has charged that hex in this phase"},
        {!can_pay(mover, target), RULE(5_3d_b),
         "its points do not last for the advance"});
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

/* Who is gone or was driven off does not go on with the others. */
static void drop_the_lost(struct mover *mover)
{
    struct arena *arena = mover->board->arena;
    int *points = ARENA_ARRAY(arena, int, adn_mover_count(mover) + 1);
    struct force left = {NULL, 0};
    size_t leaders = 0;

    for (size_t i = 0; i < mover->units.count; i++)
        if (mover->units.units[i]->state == ON_MAP) {
            points[left.count] = mover->points[i];
            adn_force_add(arena, &left, mover->units.units[i]);
        }
    for (size_t i = 0; i < mover->leaders_count; i++)
        if (left.count > 0 && mover->leaders[i]->state == ON_MAP &&
            mover->leaders[i]->hex == left.units[0]->hex) {
            points[left.count + leaders] =
                mover->points[mover->units.count + i];
            mover->leaders[leaders++] = mover->leaders[i];
        }
    mover->units = left;
    mover->leaders_count = leaders;
    mover->points = points;
    if (left.count > 0)
        mover->hex = left.units[0]->hex;
}

/* 5.3d-a all go in, 5.3d-b and pay for it; 5.3d-e the charge itself was free */
static void go_in(struct mover *mover, int target)
{
    struct play *play = mover->play;
    int cost = advance_cost(mover, 0, target);
    const struct names *before = adn_tell_all(play);
    struct event *event;

    for (size_t i = 0; i < adn_mover_count(mover); i++)
        mover->points[i] -= advance_cost(mover, i, target);
    event = journal_tell(
        play->journal, EVENT_ADVANCE, RULE(5_3d_a), adn_army_words[mover->army],
        mover->units.units[0]->id, "%s: into %s, %s, %s left.",
        adn_mover_text(mover, play->arena), adn_hex_name(&play->board, target),
        adn_points_phrase(play->arena, cost),
        quarters_text(play->arena, mover->points[0]));
    adn_event_step(play, event_cites(play->journal, event, RULE(5_3d_b)),
                   mover->hex, target);
    if (mover->used_column)
        event_cites(play->journal, event, RULE(5_3d_c));
    adn_put_mover(mover, target);
    mover->moved = true;
    adn_told(play, before);
}

/* table.charge-asterisk they move no more in this phase */
static void tell_stop(struct mover *mover, const struct rule *rule,
                      const char *why)
{
    mover->stopped = true;
    for (UNITS_IN(unit, &mover->units))
        unit->stopped = true;
    event_at(TELL(mover->play, EVENT_NOTE, rule, mover->army,
                  "%s moves no further: %s.",
                  adn_mover_text(mover, mover->play->arena), why),
             mover->hex);
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
    for (UNITS_IN(unit, &mover->units)) {
        if (unit->card->arm != CAVALRY) {
            adn_force_add(arena, &fight->along, unit);
            continue;
        }
        adn_force_add(arena, &fight->attackers, unit);
        unit->charged = true;
        hexes_add(arena, &unit->charges, target);
    }
}

/* 5.3d-e who is not let in has paid nothing */
static void tell_outside(struct mover *mover)
{
    struct play *play = mover->play;

    event_at(TELL(play, EVENT_NOTE, RULE(5_3d_e), mover->army,
                  "%s stays outside, and the charge costs nothing: %s "
                  "left.",
                  adn_mover_text(mover, play->arena),
                  adn_points_phrase(play->arena, mover->points[0])),
             mover->hex);
}

/* table.charge-asterisk an asterisk ends the movement, and so do Ex, Ar and
 * Ar2; [base zoi] and a zone */
static void see_if_stopped(struct mover *mover, const struct fight *fight)
{
    const char *why = NULL;

    if (fight->outcome != DR && fight->outcome != DR2)
        why = "the charge has ended so";
    else if (fight->asterisk)
        why = "the result had an asterisk";
    if (why)
        tell_stop(mover, RULE(table_charge_asterisk), why);
    else if (adn_in_zoi(mover->board, mover->hex, mover->camp))
        tell_stop(mover, BASE(zoi), "enemy cavalry stops it");
}

/* One charge; true: they have advanced and may go on. */
static bool charge(struct mover *mover, int target)
{
    struct fight fight;
    int from = mover->hex;
    bool advances;

    fill_fight(mover, target, &fight);
    adn_play_fight(mover->play, &fight, BASE(charge), "Charge on");
    drop_the_lost(mover);
    if (mover->units.count == 0)
        return false;
    /* 5.3d-a it does not matter how the hex came to be empty; guns alone do not
     * go in */
    advances = mover->hex == from && adn_has_arm(&mover->units, CAVALRY) &&
               !adn_has_enemy(mover->board, target, mover->camp);
    if (advances)
        go_in(mover, target);
    else if (mover->hex == from)
        tell_outside(mover);
    see_if_stopped(mover, &fight);
    return advances && !mover->stopped;
}

static bool try_charge(struct mover *mover, int target)
{
    const struct bar bar = adn_cannot_charge(mover, target);

    if (!bar.why)
        return charge(mover, target);
    event_at(TELL(mover->play, EVENT_LAPSE, bar.rule, mover->army,
                  "%s does not charge %04d: %s.",
                  adn_mover_text(mover, mover->play->arena), target, bar.why),
             mover->hex);
    return false;
}

/* 5.3d-d a chain of charges, each only behind an advance; then the rest of the
 * points */
void adn_charge_on(struct mover *mover, const struct move_order *order)
{
    bool advanced = try_charge(mover, order->charge);

    for (size_t i = 0; advanced && i < order->again.count; i++) {
        TELL(mover->play, EVENT_NOTE, RULE(5_3d_d), mover->army,
             "%s charges again.", adn_mover_text(mover, mover->play->arena));
        advanced = try_charge(mover, order->again.items[i]);
    }
    if (advanced && order->then.count > 0) {
        struct march march = adn_walk(mover, &order->then);

        adn_tell_walk(mover, &march);
    }
}
