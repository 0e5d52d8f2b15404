/* The dice of part A by which marshals Ney and Grouchy command, or do not.
 * [rulings 28, 74 and 75] */
#include "rulesets/armee-du-nord/march/march.h"

/* exp.ney-a, exp.grouchy-a only the man himself: who comes under his counter
 * has no die */
static struct leader *marshal(const struct board *board, int army, bool ney)
{
    for (LEADERS_OF(leader, board, army))
        if ((ney ? leader->card->ney : leader->card->grouchy) &&
            !leader->replaced)
            return leader;
    return NULL;
}

/* exp.ney-b from turn 13 on, for this turn alone */
void adn_throw_for_ney(struct play *play, int army)
{
    static const char *const texts[] = {
        [FREE] = "commands without restriction",
        [TACTICAL_ALONE] = "commands units himself, and no corps leader",
        [COMMANDS_NOBODY] = "puts nobody in command"};
    const struct module *module = play->module;
    struct leader *ney = marshal(&play->board, army, true);
    int die;

    if (!adn_has_rule(play->options, RULE_OF_NEY) || !ney ||
        play->game->turn < module->ney_first_turn)
        return;
    die = adn_throw(play, RULE(exp_ney_b),
                    arena_text(play->arena, "%d", play->game->turn));
    ney->disposition = die <= module->ney_free_to       ? FREE
                       : die <= module->ney_tactical_to ? TACTICAL_ALONE
                                                        : COMMANDS_NOBODY;
    event_at(journal_tell(play->journal, EVENT_STATE, RULE(exp_ney_b),
                          adn_army_words[army], ney->id, "%s %s in this turn.",
                          ney->name, texts[ney->disposition]),
             ney->hex);
}

/* exp.grouchy-b on a 6 he refuses; each leader throws once a turn */
static void ask_leader(struct play *play, struct leader *leader)
{
    leader->asked = true;
    leader->refused = adn_throw(play, RULE(exp_grouchy_b), leader->id) >=
                      play->module->grouchy_refused_from;
    event_at(
        journal_tell(play->journal, EVENT_STATE, RULE(exp_grouchy_b),
                     adn_army_words[leader->army], leader->id,
                     leader->refused
                         ? "%s refuses Grouchy: his corps moves only if he "
                           "passes his own die."
                         : "%s obeys Grouchy.",
                     leader->name),
        leader->hex);
}

/* exp.grouchy-b who is in command by Grouchy's span alone; exp.grouchy-c
 * leaders of cavalry corps throw no die */
void adn_throw_for_grouchy(struct play *play, int army)
{
    const struct board *board = &play->board;
    const struct leader *grouchy = marshal(board, army, false);

    if (!adn_has_rule(play->options, RULE_OF_GROUCHY) || !grouchy)
        return;
    for (LEADERS_OF(leader, board, army)) {
        if (leader->asked || !adn_is_only_under(board, leader, grouchy))
            continue;
        if (leader->card->rank == CORPS_LEADER) {
            ask_leader(play, leader);
            continue;
        }
        leader->asked = true;
        journal_tell(play->journal, EVENT_STATE, RULE(exp_grouchy_c),
                     adn_army_words[army], leader->id,
                     "%s leads cavalry, and obeys Grouchy.", leader->name);
    }
}

/* exp.grouchy-b the corps of who has refused moves only if he passes his own
 * die */
bool adn_is_held_by_refusal(const struct board *board, const struct unit *unit)
{
    const struct leader *leader = adn_corps_leader(board, unit);

    return leader && leader->refused && leader->leave == OUT_OF_COMMAND;
}
