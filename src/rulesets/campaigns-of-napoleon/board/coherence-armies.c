/* What must hold of the day, of forces and armies, and of lines of
 * communications, places and bridges. */
#include "rulesets/campaigns-of-napoleon/board/coherence.h"

/* [base scenario] the day is one of the module's, or the one behind them. */
static void the_day_is_of_the_game(struct whole *whole)
{
    const struct game *game = whole->board.game;
    const struct module *module = whole->board.module;

    if (game->turn < module->first_turn || game->turn > module->last_turn + 1)
        incoherent(&whole->findings, NULL, BASE(scenario),
                   "game turn %d is none of the game, which has %d to %d",
                   game->turn, module->first_turn, module->last_turn);
    if (game->track < module->track_low || game->track > module->track_high)
        incoherent(&whole->findings, NULL, BASE(morale_track),
                   "the morale track is at %d, and goes from %d to %d",
                   game->track, module->track_low, module->track_high);
}

/* [base force] who is still written with a force that is apart: play stopped
 * behind the march of a force in parts, or inside a combat. */
static bool may_be_apart(const struct whole *whole, const struct force *force)
{
    return whole->fighting ||
           (force->parts.count > 0 && !whole->board.game->groups_made);
}

static void check_member(struct whole *whole, const struct counter *member)
{
    const struct board *board = &whole->board;
    const struct force *force = con_force(board, member->force);
    const struct leader *leader =
        force ? con_leader(board, force->leader) : NULL;

    if (force && force->of != member->of)
        WRONG(member, BASE(force),
              "%s moves with '%s', which is of another army",
              con_who(&whole->board, member), force->id);
    if (!leader || leader->state != ON_MAP || may_be_apart(whole, force) ||
        hex_distance(leader->hex, member->hex) <= 1)
        return;
    WRONG(member, BASE(force),
          "%s stands at %s and moves with '%s' (%s), who stands at %s: a force "
          "stands in the hex of its leader and the next",
          con_who(&whole->board, member), con_hex_name(board, member->hex),
          force->id, leader->name, con_hex_name(board, leader->hex));
}

/* [base force] a force stands in one place. A bridge between the two hexes may
 * have gone since: what is next is counted as the map has it. */
static void a_force_stands_in_one_place(struct whole *whole)
{
    foreach_counter (one, whole->board.game)
        if (one->state == ON_MAP)
            check_member(whole, one);
}

/* [base force] whatever stands on the map is in a force, but for 4g a point of
 * cavalry that was dispersed and has not joined anybody yet. */
static bool may_be_alone(const struct counter *one)
{
    const struct unit *unit = (const struct unit *)one;

    return one->list == VEDETTES ||
           (one->list == UNITS && unit->card->arm == CAVALRY &&
            con_one_point(unit));
}

static void everybody_is_in_a_force(struct whole *whole)
{
    foreach_counter (one, whole->board.game)
        if (one->state == ON_MAP && !one->force && !may_be_alone(one))
            WRONG(one, BASE(force), "%s stands at %s and is in no force",
                  con_who(&whole->board, one),
                  con_hex_name(&whole->board, one->hex));
}

/* [base force] a force bears the name of its leader, who is in it. */
static void check_led(struct whole *whole, const struct force *force)
{
    const struct leader *leader = con_leader(&whole->board, force->leader);

    if (!same_name(force->leader, force->id))
        WRONG(force, BASE(force),
              "force '%s' is led by '%s', whose name it does not bear",
              force->id, force->leader);
    else if (leader && !may_be_apart(whole, force) &&
             (leader->state != ON_MAP || !same_name(leader->force, force->id)))
        WRONG(force, BASE(force),
              "force '%s' is led by '%s' (%s), who is not in it", force->id,
              leader->id, leader->name);
}

/* [base force] without a leader it is its only unit. */
static void check_unled(struct whole *whole, const struct force *force)
{
    const struct unit *only = con_unit(&whole->board, force->id);
    int units = 0;

    foreach_piece (const struct unit, unit, whole->board.game->units, ANY_SIDE)
        units += same_name(unit->force, force->id);
    if (!only)
        WRONG(force, BASE(force),
              "force '%s' has no leader, and no unit bears its name",
              force->id);
    else if (units > same_name(only->force, force->id))
        WRONG(force, BASE(force),
              "force '%s' has no leader, and other units than '%s' (%s) move "
              "with it",
              force->id, only->id, only->name);
}

static void a_force_is_its_leaders(struct whole *whole, const void *record)
{
    const struct force *force = record;

    if (force->leader)
        check_led(whole, force);
    else
        check_unled(whole, force);
}

/* [base command] spans hold. */
static void spans_hold(struct whole *whole, const void *record)
{
    const struct force *force = record;
    const struct party party = con_party_of_force(&whole->board, force);
    int load = 0;
    const struct leader *leader = con_overloaded(&whole->board, &party, &load);

    if (leader)
        WRONG(force, BASE(command),
              "in the force '%s' %s commands %d halves, and his span is %d",
              force->id, con_who(&whole->board, &leader->counter), load,
              leader->card->span);
}

/* [base zoc] entries into zones are numbered as they happen. */
static void entries_are_counted(struct whole *whole)
{
    const struct game *game = whole->board.game;

    foreach (const struct unit, unit, game->units)
        if (unit->zoc_entry > game->entries)
            WRONG(unit, BASE(zoc),
                  "unit '%s' has made entry %d into a zone, and there were %d",
                  unit->id, unit->zoc_entry, game->entries);
    foreach (const struct group, group, game->groups)
        if (group->zoc_entry > game->entries)
            WRONG(group, BASE(zoc),
                  "group '%s' has made entry %d into a zone, and there were %d",
                  group->id, group->zoc_entry, game->entries);
}

struct strength {
    int there;
    int besides; /* vedettes that the set-up has besides the strength of cards,
                    and that add nothing to a full unit that takes them in */
};

static struct strength strength_of(const struct whole *whole,
                                   const struct army_card *army)
{
    struct strength strength = {0, 0};

    foreach (const struct unit, unit, whole->board.game->units) {
        int out = 0;

        if (unit->state == ENTERING || unit->of != army)
            continue;
        foreach (const struct vedette_card, card, whole->board.module->vedettes)
            out += same_name(card->unit, unit->id);
        strength.there +=
            unit->sp + unit->art + con_points_of(unit->vedettes_out);
        strength.besides += con_points_of(out);
    }
    return strength;
}

/* [base losses] what an army has is what it began with and what came, less what
 * it lost. */
static void strength_adds_up(struct whole *whole, const void *record)
{
    const struct army *army = record;
    int had = army->start_sp + army->arrived_sp;
    int booked = had - army->lost_sp;
    const struct strength is = strength_of(whole, army->card);
    const char *mending = "";

    if (whole->unseen[army->card->side] ||
        (is.there >= booked && is.there <= booked + is.besides))
        return;
    /* Nothing lost makes up for more than ever came. */
    if (is.there <= had)
        mending = arena_text(whole->board.arena,
                             "; 'set army %s lost-sp %d' would mend it",
                             army->id, had - is.there);
    WRONG(army, BASE(losses),
          "the %s began with %d SP, %d arrived and %d are lost, which leaves "
          "%d; its units and vedettes have %d%s",
          army->card->name, army->start_sp, army->arrived_sp, army->lost_sp,
          booked, is.there, mending);
}

/* [base vedettes] each vedette is out of a unit of its army. */
static void vedettes_add_up(struct whole *whole, const void *record)
{
    const struct army *army = record;
    int out = 0, there = 0;

    foreach (struct unit, unit, whole->board.game->units)
        if (unit->of == army->card)
            out += unit->vedettes_out;
    foreach (struct vedette, vedette, whole->board.game->vedettes)
        there += vedette->of == army->card;
    if (out != there)
        WRONG(army, BASE(vedettes),
              "units of the %s have %d vedettes out, and there are %d",
              army->card->name, out, there);
}

/* [base ap] no pool is fuller than it may be: its cap, that of all armies of
 * the side where they share one. */
static void points_stay_below_the_cap(struct whole *whole)
{
    int cap = whole->board.module->ap_cap;
    int most[SIDE_COUNT] = {0};

    foreach (struct army, army, whole->board.game->armies) {
        const struct army_card *card = army->card;

        most[card->side] += card->start_ap > cap ? card->start_ap : cap;
    }
    foreach (const struct army, army, whole->board.game->armies)
        if (army->ap > most[army->card->side])
            WRONG(army, BASE(ap),
                  "the %s has %d administrative points, and may have %d",
                  army->card->name, army->ap, most[army->card->side]);
}

/* ---- lines, places and bridges ------------------------------------------- */

static bool is_chained(const struct hexes *line)
{
    for (size_t i = 1; i < line->count; i++)
        if (hex_distance(line->items[i - 1], line->items[i]) != 1)
            return false;
    return true;
}

/* [base lines-of-communication] a line goes from hex to hex and is as long as
 * it says. */
static void lines_are_as_long_as_they_say(struct whole *whole,
                                          const void *record)
{
    const struct army *army = record;
    const char *name = army->card->name;

    if (!is_chained(&army->line))
        WRONG(army, BASE(lines_of_communication),
              "the line of communications of the %s has a gap", name);
    else if (army->line.count > 0 && army->length != (int)army->line.count - 1)
        WRONG(army, BASE(lines_of_communication),
              "the line of communications of the %s is said to be %d long, and "
              "is %zu",
              name, army->length, army->line.count - 1);
}

/* [base consolidation] a place is held once, and is one. */
static void places_are_held_once(struct whole *whole, const void *record)
{
    const struct game *game = whole->board.game;
    const struct held_place *held = record;

    if (!con_place(&whole->board, held->hex))
        WRONG(held, BASE(consolidation),
              "%04d is held, and is neither town nor village", held->hex);
    for (const struct held_place *before = game->held; before < held; before++)
        if (before->hex == held->hex)
            WRONG(held, BASE(consolidation), "%s is held twice",
                  con_hex_name(&whole->board, held->hex));
}

/* A hexside with what lies at it. */
struct side_of {
    const struct place *place;
    const char *what;
    const struct rule *rule;
    int one, other;
};

static void check_side(struct whole *whole, const struct side_of *side)
{
    const char *why = NULL;

    if (hex_distance(side->one, side->other) != 1)
        why = "which do not touch";
    else if (con_river(&whole->board, side->one, side->other) != RIVER_PRIMARY)
        why = "and no primary river lies there";
    if (why)
        incoherent(&whole->findings, side->place, side->rule,
                   "%s joins %04d and %04d, %s", side->what, side->one,
                   side->other, why);
}

/* [base pontoon] a pontoon lies over a primary river and has its train. */
static void pontoons_have_trains(struct whole *whole, const void *record)
{
    const struct pontoon_bridge *one = record;
    const struct unit *unit = con_unit(&whole->board, one->unit);

    check_side(whole, &(struct side_of){&one->place, "a pontoon", BASE(pontoon),
                                        one->one, one->other});
    if (!one->unit && !whole->is_view)
        WRONG(one, BASE(pontoon), "no train lies at the pontoon at %s",
              con_hex_name(&whole->board, one->one));
    if (unit && unit->card->arm != PONTOON)
        WRONG(one, BASE(pontoon), "%s is no pontoon train",
              con_who(&whole->board, &unit->counter));
}

/* [base bridge-demolition] what is broken crossed a primary river, and is
 * broken once. */
static void broken_bridges_were_bridges(struct whole *whole, const void *record)
{
    const struct broken_bridge *one = record;

    check_side(whole, &(struct side_of){&one->place, "a broken bridge",
                                        BASE(bridge_demolition), one->one,
                                        one->other});
    for (const struct broken_bridge *before = whole->board.game->broken;
         before < one; before++)
        if (con_same_side(before->one, before->other, one->one, one->other))
            WRONG(one, BASE(bridge_demolition),
                  "the bridge between %04d and %04d is broken twice", one->one,
                  one->other);
}

const struct con_thing con_armies_hold[] = {
    {.whole = the_day_is_of_the_game},
    {.whole = a_force_stands_in_one_place},
    {.whole = everybody_is_in_a_force},
    OF_EACH(forces, a_force_is_its_leaders),
    OF_EACH(forces, spans_hold),
    {.whole = entries_are_counted},
    OF_EACH(armies, strength_adds_up),
    OF_EACH(armies, vedettes_add_up),
    {.whole = points_stay_below_the_cap},
    OF_EACH(armies, lines_are_as_long_as_they_say),
    OF_EACH(held, places_are_held_once),
    OF_EACH(pontoons, pontoons_have_trains),
    OF_EACH(broken, broken_bridges_were_bridges),
    {0}};
