/* The combat groups of the day, told to those who may know. */
#include "rooms/campaigns-of-napoleon/day/day.h"
#include "rooms/campaigns-of-napoleon/march/march.h"
#include "rooms/campaigns-of-napoleon/module/rules.h"

static const char *hex_list(const struct board *board,
                            const struct hexes *hexes)
{
    const char *text = "";

    for (size_t i = 0; i < hexes->count; i++)
        text = arena_text(board->arena, "%s%s%s", text,
                          i == 0                  ? ""
                          : i + 1 == hexes->count ? " and "
                                                  : ", ",
                          con_hex_name(board, hexes->items[i]));
    return text;
}

static const struct rule *class_rule(enum size_class class)
{
    return class == DIVISION ? RULE(3_2a)
           : class == CORPS  ? RULE(3_2b)
                             : RULE(3_2c);
}

static void tell_group(struct play *play, const struct group *group)
{
    const struct board board = con_board(play);
    const struct party party = con_party_of_group(&board, group);
    struct event *event = NULL;

    if (group->class == NO_CLASS)
        event = journal_add(play->journal, EVENT_GROUP, RULE(3_1i),
                            "Vedettes alone at %s.",
                            hex_list(&board, &group->hexes));
    else
        event = journal_add(
            play->journal, EVENT_GROUP, class_rule(group->class),
            "%s: %s of %d SP under %s at %s.",
            group->side == FRENCH ? "French" : "Coalition",
            con_class_phrase(group->class), con_party_sp(&board, &party),
            group->senior ? con_leader_name(&board, group->senior) : "nobody",
            hex_list(&board, &group->hexes));
    event_at(event_of(event_for(play->journal, event, con_side_id(group->side)),
                      con_side_id(group->side), group->senior),
             group->contact.items[0]);
}

/* 3.1f one event for each combat that looms, its groups inside. */
void con_tell_groups(struct play *play)
{
    const struct board board = con_board(play);

    for (size_t i = 0; i < play->game->combat_count; i++) {
        const struct combat *combat = &play->game->combats[i];
        const struct group *attacker =
            con_group(&board, combat->groups[combat->attacker]);
        const struct group *defender =
            con_group(&board, combat->groups[con_enemy(combat->attacker)]);
        int hex = defender->contact.items[0];

        event_at(journal_tell_open(
                     play->journal, EVENT_STATE, RULE(3_1f), NULL, NULL,
                     "The armies face each other at %s; %s would attack.",
                     con_hex_name(&board, hex),
                     con_side_name(combat->attacker)),
                 hex);
        tell_group(play, attacker);
        tell_group(play, defender);
        journal_close(play->journal);
    }
}
