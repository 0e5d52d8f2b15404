/* 10.5 what is gathered of a combat when it begins, and how it speaks. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"

#include <stdlib.h>

const char *con_arms_text(struct arena *arena, const struct arms *arms)
{
    return arena_text(arena, "%d infantry, %d cavalry, %d artillery",
                      arms->infantry, arms->cavalry, arms->artillery);
}

const char *con_told_name(const struct board *board, const struct force *force)
{
    return force->leader ? con_force_name(board, force)
                         : "troops without a leader";
}

void con_hide_name(const struct fight *fight, struct event *event,
                   const struct force *force, const char *words)
{
    if (!force->leader)
        event_outside(event,
                      arena_text(fight->board.arena, "%s %s",
                                 con_some_force(force->of->side), words));
}

const char *con_tenths(struct arena *arena, int tenths)
{
    if (tenths % 10 == 0)
        return arena_text(arena, "%d", tenths / 10);
    return arena_text(arena, "%d.%d", tenths / 10, tenths % 10);
}

/* [base force-sp] whatever the unit, its guns are artillery */
struct arms con_party_arms(const struct party *party)
{
    struct arms arms = {0, 0, 0};

    foreach_unit (unit, *party) {
        arms.artillery += unit->art;
        if (unit->card->arm == CAVALRY)
            arms.cavalry += unit->sp;
        else
            arms.infantry += unit->sp;
    }
    return arms;
}

static void find_forces(struct fight *fight, enum side side)
{
    foreach_unit (unit, fight->parties[side]) {
        const char *force = unit->force;

        hexes_add(fight->board.arena, &fight->stood[side], unit->hex);
        if (force && !names_contain(&fight->forces[side], force))
            names_add(fight->board.arena, &fight->forces[side], force);
    }
}

/* 3.2e the senior leader of a side */
static void find_senior(struct fight *fight, enum side side)
{
    const struct leader *senior =
        con_leader(&fight->board, fight->senior[side]);

    if (!senior || senior->state != ON_MAP)
        senior = con_senior(&fight->parties[side], NULL);
    fight->senior[side] = senior ? senior->id : NULL;
    if (senior)
        fight->senior_hex[side] = senior->hex;
    else if (fight->contact[side].count > 0)
        fight->senior_hex[side] = fight->contact[side].items[0];
}

/* 3.2f contact, strength and class as they are now */
void con_fight_fill(struct fight *fight)
{
    fight->home = fight->board.game->home;
    if (!fight->home)
        fight->home = ARENA_ARRAY(fight->board.arena, const struct ways_home *,
                                  fight->board.game->armies_count);
    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        const struct party *party = &fight->parties[side];
        const struct hexes *enemy = &fight->hexes[con_enemy(side)];

        find_forces(fight, side);
        fight->contact[side] =
            con_contact_of(&fight->board, &fight->hexes[side], enemy);
        fight->borders[side] =
            con_contact_sides(&fight->board, &fight->hexes[side], enemy);
        find_senior(fight, side);
        fight->combat->sp[side] = con_party_sp(party);
        fight->size[side] = con_size_class(&fight->board, party);
    }
}

int con_hex_of(const char *id)
{
    return (int)strtol(id, NULL, 10);
}

/* 3.2f both groups as they stand now */
struct fight con_fight(struct play *play, struct combat *combat)
{
    struct fight fight = {
        .play = play,
        .board = play->board,
        .combat = combat,
        .where = combat->id,
        .place = con_hex_of(combat->id),
    };

    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        const struct group *group =
            con_group(&fight.board, combat->groups[side]);

        fight.parties[side] = con_party_of_group(&fight.board, group);
        fight.hexes[side] = group->hexes;
        fight.senior[side] = group->senior;
        fight.outflanking[side] = group->outflanking;
        fight.chits[side] = group->chit;
        fight.besieged[side] = group->besieged;
    }
    con_fight_fill(&fight);
    return fight;
}

/* The table says who wins; without one, 10.3a the field is theirs whom nobody
 * makes retreat. A drawn battle is nobody's. */
void con_say_outcome(const struct fight *fight, const struct rule *rule)
{
    const struct combat *combat = fight->combat;
    const bool table = !con_is_small_combat(combat->type);

    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        const struct party_outcome party = {
            .side = con_side_id(side),
            .name = con_side_adjective(side),
            .strength = combat->sp[side],
            .lost = combat->losses[side],
            .won =
                !combat->drawn && (table ? combat->winner == side
                                         : combat->retreats[con_enemy(side)] &&
                                               !combat->retreats[side]),
        };

        event_for_all(journal_outcome(fight->play->journal, rule, &party));
    }
}

/* 10.5m one of the groups is besieged */
bool con_is_siege(const struct fight *fight)
{
    return fight->besieged[FRENCH] || fight->besieged[COALITION];
}

int con_throw(const struct fight *fight, const struct throw *thrown)
{
    struct arena *arena = fight->play->arena;
    const char *which = fight->where;
    struct event *event = NULL;
    const struct roll *roll;
    struct names faces = {NULL, 0};
    int sum = 0;

    if (thrown->whose)
        which = arena_text(arena, "%s-%s", fight->where, thrown->whose);
    roll = journal_roll(fight->play->journal, fight->play->dice, thrown->rule,
                        thrown->what, which, thrown->count, 6, &event);
    for (size_t i = 0; i < roll->count; i++) {
        sum += roll->faces[i];
        names_say(arena, &faces, "%d", roll->faces[i]);
    }
    event->text = arena_text(
        arena, "%s: %s%s", thrown->text, names_text(&faces, " + ", arena),
        roll->count > 1 ? arena_text(arena, " = %d", sum) : "");
    event_number(event_for_all(event), sum);
    return sum;
}

void con_say_modifiers(const struct fight *fight,
                       const struct modifiers *modifiers)
{
    for (size_t i = 0; i < modifiers->count; i++) {
        const struct modifier *one = &modifiers->items[i];
        struct event *event;

        if (one->side == SIDE_COUNT)
            event = SAY(fight, EVENT_MODIFIER, one->rule, "%s", one->reason);
        else
            event = SAY(fight, EVENT_MODIFIER, one->rule, "the %s side %s",
                        con_side_adjective((enum side)one->side), one->reason);
        event_number(event, one->value);
        if (one->side != SIDE_COUNT)
            event_of(event, con_side_id((enum side)one->side), NULL);
    }
}
