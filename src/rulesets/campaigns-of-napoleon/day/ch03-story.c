/* The combat groups of the day, told to those who may know. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"

static const char *hex_list(const struct board *board,
                            const struct hexes *hexes)
{
    struct names names = {NULL, 0};

    foreach_hex (hex, *hexes)
        names_add(board->arena, &names, con_hex_name(board, hex));
    return names_series(&names, board->arena);
}

/* 3.1i hexes of the group where vedettes stand alone */
static bool has_outposts(const struct board *board, const struct group *group)
{
    foreach_hex (hex, group->hexes)
        if (con_vedette_only(board, group->side, hex))
            return true;
    return false;
}

/* 3.1a units of several forces, whoever commands them */
static bool is_mixed(const struct party *party)
{
    for (size_t i = 1; i < party->units_count; i++)
        if (!same_name(party->units[i]->force, party->units[0]->force))
            return true;
    return false;
}

/* 3.1h a force of which only a part is in the group */
static bool splits_force(const struct board *board, const struct group *group,
                         const struct party *party)
{
    foreach_unit (unit, *party) {
        const struct force *force = con_force(board, unit->force);
        struct party whole = {0};

        if (!force)
            continue;
        whole = con_party_of_force(board, force);
        foreach_unit (member, whole)
            if (!hexes_contain(&group->hexes, member->hex))
                return true;
    }
    return false;
}

/* 3.1i vedettes alone are in it by another case, and so is who faces them
 * alone */
static bool faces_all(const struct board *board, int enemy,
                      const struct group *group)
{
    foreach_hex (hex, group->contact)
        if (!con_vedette_only(board, group->side, hex) &&
            con_first_foe(board, group->side, hex) &&
            !con_in_contact(board, hex, enemy))
            return false;
    return true;
}

/* 3.1j no single enemy hex faces them all: they are one because one enemy
 * group does */
static bool is_merged(const struct board *board, const struct group *group)
{
    const struct group *enemy = con_enemy_group(board, group);

    foreach_hex (hex, enemy->contact)
        if (faces_all(board, hex, group))
            return false;
    return true;
}

/* What made the group as it is, besides its size class. Its own side alone
 * reads it. */
static void cite_makeup(struct play *play, struct event *event,
                        const struct group *group)
{
    const struct party party = con_party_of_group(&play->board, group);
    const struct {
        bool made;
        const struct rule *rule;
    } cases[] = {
        {is_mixed(&party), RULE(3_1a)},
        {splits_force(&play->board, group, &party), RULE(3_1h)},
        {has_outposts(&play->board, group), RULE(3_1i)},
        {is_merged(&play->board, group), RULE(3_1j)},
        {party.vedettes > 0, RULE(3_2d)},
        {group->senior != NULL, RULE(3_2e)},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        if (cases[i].made)
            event_cites(play->journal, event, cases[i].rule);
}

/* 3.2a, 3.2b, 3.2c one group, told to its own side */
static void tell_group(struct play *play, const struct group *group)
{
    const struct party party = con_party_of_group(&play->board, group);
    struct event *event = NULL;

    if (group->class == NO_CLASS)
        event = journal_add(play->journal, EVENT_GROUP, RULE(3_1i),
                            "Vedettes alone at %s.",
                            hex_list(&play->board, &group->hexes));
    else
        event = journal_add(
            play->journal, EVENT_GROUP, con_class_rule(group->class),
            "%s: %s of %d SP under %s at %s.", con_side_adjective(group->side),
            con_class_phrase(group->class), con_party_sp(&party),
            group->senior ? con_leader_name(&play->board, group->senior)
                          : "nobody",
            hex_list(&play->board, &group->hexes));
    event_at(event_of(event_for(play->journal, event, con_side_id(group->side)),
                      con_side_id(group->side), group->senior),
             group->contact.items[0]);
    cite_makeup(play, event, group);
}

/* 3.1f one event for each combat that looms, its groups inside. */
void con_tell_groups(struct play *play)
{
    foreach (const struct combat, combat, play->game->combats) {
        const struct group *attacker =
            con_group(&play->board, combat->groups[combat->attacker]);
        const struct group *defender = con_group(
            &play->board, combat->groups[con_enemy(combat->attacker)]);
        int hex = defender->contact.items[0];

        event_at(journal_tell_open(
                     play->journal, EVENT_STATE, RULE(3_1f), NULL, NULL,
                     "The armies face each other at %s; %s would attack.",
                     con_hex_name(&play->board, hex),
                     con_side_name(combat->attacker)),
                 hex);
        tell_group(play, attacker);
        tell_group(play, defender);
        journal_close(play->journal);
    }
}
