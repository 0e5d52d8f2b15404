/* 10.3f advance after a retreat, 10.3g and [base pursuit] pursuit. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"

#include <string.h>

/* A force of the winner that may follow, as it stands next to vacated hexes. */
struct follower {
    struct fight *fight;
    const struct force *force;
    struct party party; /* its members in that hex who are of the group */
    int hex;
    int sp;
};

/* 3.1h those of the force in a hex who are of the group */
static struct follower part_of(struct fight *fight, const struct force *force,
                               int hex)
{
    const struct party *group = &fight->parties[force->of->side];
    struct follower part = {.fight = fight, .force = force, .hex = hex};

    part.party.side = group->side;
    foreach_unit (unit, *group)
        if (unit->hex == hex && same_name(unit->force, force->id))
            con_party_add(fight->board.arena, &part.party, &unit->counter);
    foreach_leader (leader, *group)
        if (leader->hex == hex && same_name(leader->force, force->id))
            con_party_add(fight->board.arena, &part.party, &leader->counter);
    part.sp = con_party_sp(&part.party);
    return part;
}

/* 10.3f the retreats that left a hex this force may enter: empty of enemies,
 * next to it, with room. */
static bool may_enter(const struct follower *follower, int hex)
{
    const struct board *board = &follower->fight->board;
    enum side side = follower->party.side;

    return follower->sp > 0 && con_adjacent(board, follower->hex, hex) &&
           !con_more_than_vedettes(board, con_enemy(side), hex) &&
           con_stack_sp(board, side, hex) + follower->sp <=
               board->module->stacking_sp;
}

/* 10.3f the hex of the beaten senior leader comes first, then the lowest; a
 * hex the order names before both. -1: none. */
static int retreat_to_follow(const struct follower *follower, int into,
                             bool untaken)
{
    const struct combat *combat = follower->fight->combat;
    enum side beaten = con_enemy(follower->party.side);
    int best = -1;

    foreach (const struct retreat, retreat, combat->retreat) {
        int hex = retreat->path.items[0];

        if (retreat->side != beaten || retreat->path.count < 2 ||
            !may_enter(follower, hex) || (into && hex != into))
            continue;
        if (untaken && follower->fight->chased[retreat_at] >= 0)
            continue;
        if (hex == follower->fight->senior_hex[beaten])
            return (int)retreat_at;
        if (best < 0 || hex < combat->retreat[best].path.items[0])
            best = (int)retreat_at;
    }
    return best;
}

/* 10.3f those who stand with the leader follow; if there is nothing for them,
 * the strongest part of his force that may (ruling 133) */
static struct follower follower_of(struct fight *fight, const char *id,
                                   int into, bool untaken)
{
    const struct force *force = con_force(&fight->board, id);
    struct follower best = {.fight = fight};
    int most = 0;

    if (!force)
        return best;
    best = part_of(fight, force, con_force_hex(&fight->board, force));
    if (retreat_to_follow(&best, into, untaken) >= 0)
        return best;
    foreach_hex (hex, fight->stood[force->of->side]) {
        const struct follower part = part_of(fight, force, hex);

        if (part.sp <= most || retreat_to_follow(&part, into, untaken) < 0)
            continue;
        best = part;
        most = part.sp;
    }
    return best;
}

static void say_path(const struct follower *follower, const struct rule *rule,
                     const char *what, const struct hexes *path)
{
    const struct fight *fight = follower->fight;

    const char *way = con_path_text(&fight->board, path);
    struct event *event =
        TELL(fight, EVENT_ADVANCE, rule, follower->party.side,
             follower->force->leader, "%s %s: %s.",
             con_force_name(&fight->board, follower->force), what, way);

    event_path(fight->play->journal, event, path);
    con_hide_name(fight, event, follower->force,
                  arena_text(fight->board.arena, "%s: %s.", what, way));
}

/* 10.3f advance and pursuit after retreat: into the vacated hex */
static void advance(struct follower *follower, int retreat)
{
    int hex = follower->fight->combat->retreat[retreat].path.items[0];
    struct hexes path = {NULL, 0};

    hexes_add(follower->fight->board.arena, &path, follower->hex);
    hexes_add(follower->fight->board.arena, &path, hex);
    con_party_go(&follower->fight->board, &follower->party, hex);
    follower->hex = hex;
    say_path(follower, RULE(10_3f), "advances", &path);
}

static int not_below_0(int total)
{
    return total > 0 ? total : 0;
}

/* [base pursuit] hexes of a total */
static int hexes_of_total(const struct board *board, int total)
{
    return con_band(board->module->pursuit, board->module->pursuit_count,
                    total);
}

/* [base cavalry-differential] of the force against the beaten group; 6a looks
 * at the contact hexes of the combat. */
static int cavalry_part(const struct follower *follower)
{
    enum side side = follower->party.side;
    struct cavalry cavalry = con_cavalry_of(follower->fight);

    cavalry.strength[side] = con_party_cavalry(&follower->party);
    return con_cavalry_differential(&follower->fight->board, &cavalry, side);
}

/* Of the die nothing is asked but how far the pursuit goes. */
static void ask_hexes(const struct fight *fight, int modifiers)
{
    dice_asks(fight->play->dice, 1);
    for (int face = 2; face <= 6; face++)
        if (hexes_of_total(&fight->board, not_below_0(face + modifiers)) !=
            hexes_of_total(&fight->board, not_below_0(face - 1 + modifiers)))
            dice_asks(fight->play->dice, face);
}

/* [base pursuit] whom nobody leads any more counts by 1 (ruling 56) */
static int initiative_now(const struct board *board, const char *id)
{
    const struct leader *leader = con_leader(board, id);

    return con_initiative_of(
        board, leader && leader->state == ON_MAP ? leader->id : NULL);
}

/* [base pursuit] die, weather, leaders and cavalry */
static int pursuit_total(const struct follower *follower)
{
    const struct fight *fight = follower->fight;
    const struct board *board = &fight->board;
    enum side side = follower->party.side;
    const struct weather_row *row = con_weather(board);
    int active = initiative_now(board, follower->force->leader);
    int passive = initiative_now(board, fight->senior[con_enemy(side)]);
    const struct modifier all[] = {
        {BASE(weather), row->pursuit, SIDE_COUNT, "weather of the day"},
        {BASE(resistance), -con_resistance(active, passive), SIDE_COUNT,
         arena_text(board->arena, "initiative %d against %d", active, passive)},
        {BASE(cavalry_differential), cavalry_part(follower), SIDE_COUNT,
         "cavalry differential"},
    };
    const struct throw thrown = {
        BASE(pursuit), "pursuit", follower->force->id, 1,
        arena_text(board->arena, "Die of the pursuit by %s",
                   con_told_name(board, follower->force))};
    struct modifiers modifiers = {.count = 0};

    for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
        modifiers_add(&modifiers, &all[i]);
    con_say_modifiers(fight, &modifiers);
    ask_hexes(fight, modifiers.sum);
    return not_below_0(con_throw(fight, &thrown) + modifiers.sum);
}

/* [base pursuit] fresh troops stop a pursuit. The pursuer stops in the zone
 * of a stack outside the beaten group, also if some of the beaten have come
 * to stand with it. */
static bool is_stopped(const struct follower *follower)
{
    const struct fight *fight = follower->fight;
    int by = con_held_by(fight, follower->party.side, follower->hex);

    if (!by)
        return false;
    event_at(
        con_tell_own(fight->play->journal, EVENT_NOTE, BASE(pursuit),
                     con_side_id(follower->party.side), follower->force->leader,
                     "Fresh troops at %s bring the pursuit by %s to a stop.",
                     con_hex_name(&fight->board, by),
                     con_force_name(&fight->board, follower->force)),
        by);
    return true;
}

/* [base pursuit] one hex farther along the path; false if the way is closed.
 * Where he stands when he sets out stops nobody: he stops when he enters a
 * zone. */
static bool go_on(struct follower *follower, size_t index, int step)
{
    struct fight *fight = follower->fight;
    const struct hexes *path = &fight->combat->retreat[index].path;
    int hex;

    if ((size_t)step >= path->count || (step > 0 && is_stopped(follower)))
        return false;
    hex = path->items[step];
    if ((size_t)step + 1 == path->count && !con_drive_on(fight, index))
        return false;
    if (!may_enter(follower, hex))
        return false;
    con_party_go(&follower->fight->board, &follower->party, hex);
    follower->hex = hex;
    return true;
}

/* 10.5.7.4f pursuit follows force leader, that is the path he took from the
 * hex the pursuer enters. */
static void pursue(struct follower *follower, int index)
{
    struct fight *fight = follower->fight;
    int total = pursuit_total(follower);
    int hexes = hexes_of_total(&fight->board, total);
    struct hexes path = {NULL, 0};
    int gone = 0;

    event_number(SAY(fight, EVENT_TABLE, BASE(pursuit),
                     "A total of %d: %d hex%s%s.", total, hexes,
                     hexes == 1 ? "" : "es", hexes ? "" : ", an advance only"),
                 hexes);
    if (hexes == 0) {
        advance(follower, index);
        return;
    }
    hexes_add(fight->board.arena, &path, follower->hex);
    while (gone < hexes && go_on(follower, (size_t)index, gone)) {
        hexes_add(fight->board.arena, &path, follower->hex);
        gone++;
    }
    say_path(follower, RULE(10_5_7_4f), "pursues", &path);
    if (gone > fight->chased[index])
        fight->chased[index] = gone;
    if (gone > fight->combat->pursued)
        fight->combat->pursued = gone;
}

/* 10.3f the force the general order "largest" means: the strongest that can
 * enter a vacated hex, by the lowest id among equals. */
static const char *largest(struct fight *fight, enum side side)
{
    const char *best = NULL;
    int most = 0;

    foreach_name (id, fight->forces[side]) {
        struct follower follower = follower_of(fight, id, 0, false);

        if (!follower.force || retreat_to_follow(&follower, 0, false) < 0)
            continue;
        if (follower.sp < most ||
            (follower.sp == most && best && strcmp(id, best) > 0))
            continue;
        best = id;
        most = follower.sp;
    }
    return best;
}

/* 10.3f does a force follow */
static bool goes(const struct follow_order *order, const char *force,
                 const char *largest_force)
{
    if (order->follow == FOLLOW_LARGEST)
        return largest_force && strcmp(force, largest_force) == 0;
    return order->follow == FOLLOW_GO;
}

/* 10.3g one pursuing force per vacated hex */
static void follow_hard(struct fight *fight, const char *id, int into)
{
    struct follower follower = follower_of(fight, id, into, true);
    int index = retreat_to_follow(&follower, into, true);

    if (index >= 0) {
        fight->chased[index] = 0;
        pursue(&follower, index);
        return;
    }
    follower = follower_of(fight, id, into, false);
    index = retreat_to_follow(&follower, into, false);
    if (index < 0)
        return;
    con_tell_own(fight->play->journal, EVENT_LAPSE, RULE(10_3g),
                 con_side_id(follower.party.side), follower.force->leader,
                 "%s may not pursue: another force does from %s.",
                 con_force_name(&fight->board, follower.force),
                 con_hex_name(&fight->board,
                              fight->combat->retreat[index].path.items[0]));
}

/* 10.3f, 10.3g a force pursues, advances, or stays */
static void follow(struct fight *fight, enum side side, const char *id,
                   const char *largest_force)
{
    const struct follow_order *pursuit =
        play_standing(fight->play, con_side_id(side), &con_pursue, id);
    const struct follow_order *entry =
        play_standing(fight->play, con_side_id(side), &con_advance, id);
    struct follower follower;
    int index;

    if (!con_force(&fight->board, id))
        return;
    if (goes(pursuit, id, largest_force)) {
        follow_hard(fight, id, pursuit->into);
        return;
    }
    if (!goes(entry, id, largest_force))
        return;
    follower = follower_of(fight, id, entry->into, false);
    index = retreat_to_follow(&follower, entry->into, false);
    if (index >= 0)
        advance(&follower, index);
}

/* 10.3f what the winner does after the retreat */
void con_follow_up(struct fight *fight, enum side winner)
{
    const char *first = largest(fight, winner);

    fight->chased =
        ARENA_ARRAY(fight->board.arena, int, fight->combat->retreat_count + 1);
    for (size_t i = 0; i < fight->combat->retreat_count; i++)
        fight->chased[i] = -1;
    foreach_name (name, fight->forces[winner])
        follow(fight, winner, name, first);
    con_tidy_pontoons(&fight->board); /* of a train that has gone on */
}
