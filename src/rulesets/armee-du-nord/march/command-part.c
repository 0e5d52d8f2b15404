/* Part A of a player turn: command, and the dice by which marshals Ney and
 * Grouchy command, or do not. [base sequence], [rulings 28, 74 and 75] */
#include "rulesets/armee-du-nord/march/march.h"

/* exp.ney-a, exp.grouchy-a the man himself: who replaces him has no die */
static struct leader *marshal(const struct board *board, int army, bool ney)
{
    foreach_leader_of (leader, board, army)
        if ((ney ? leader->card->ney : leader->card->grouchy) &&
            !leader->replaced)
            return leader;
    return NULL;
}

/* exp.ney-b from turn 13 on, for this turn alone */
static void throw_for_ney(struct play *play, int army)
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
    TELL_AT(play, EVENT_STATE, RULE(exp_ney_b), ney, "%s %s in this turn.",
            ney->name, texts[ney->disposition]);
}

/* exp.grouchy-b who is in command by Grouchy's span alone throws once a turn,
 * and refuses on a 6; exp.grouchy-c leaders of cavalry corps throw no die */
static void throw_for_grouchy(struct play *play, int army)
{
    const struct board *board = &play->board;
    const struct leader *grouchy = marshal(board, army, false);

    if (!adn_has_rule(play->options, RULE_OF_GROUCHY) || !grouchy)
        return;
    foreach_leader_of (leader, board, army) {
        if (leader->asked || !adn_is_only_under(board, leader, grouchy))
            continue;
        leader->asked = true;
        if (leader->card->rank != CORPS_LEADER) {
            TELL_OF(play, EVENT_STATE, RULE(exp_grouchy_c), leader,
                    "%s leads cavalry, and obeys Grouchy.", leader->name);
            continue;
        }
        leader->refused = adn_throw(play, RULE(exp_grouchy_b), leader->id) >=
                          play->module->grouchy_refused_from;
        TELL_AT(play, EVENT_STATE, RULE(exp_grouchy_b), leader,
                leader->refused
                    ? "%s refuses Grouchy: his corps moves only if he passes "
                      "his own die."
                    : "%s obeys Grouchy.",
                leader->name);
    }
}

/* [base leaders] another man comes under his counter, with the unit of his
 * corps that is nearest to the army leader, of whom with one of his army */
static void replace_leaders(struct play *play, int army)
{
    int post = 0;

    foreach_leader_of (general, &play->board, army)
        if (general->card->rank == ARMY_LEADER && !post)
            post = general->hex;
    foreach (struct leader, leader, play->game->leaders) {
        const struct unit *unit =
            adn_nearest_unit(&play->board, leader, leader->card->corps, post);

        if (leader->army != army || leader->state != WAITS ||
            !leader->replaced || !unit)
            continue;
        adn_put(&play->board, &leader->piece, unit->hex);
        TELL_AT(play, EVENT_STATE, BASE(leaders), leader,
                "Another takes the place of %s, with %s.", leader->name,
                unit->name);
    }
}

/* Who is out of command, in one sentence: his player learns why he stands. */
static void tell_out_of_command(struct play *play, int army)
{
    struct names names = {NULL, 0};

    foreach_unit_of (unit, &play->board, army)
        if (unit->leave == OUT_OF_COMMAND && !unit->asleep &&
            !unit->card->picquet)
            names_add(play->arena, &names, unit->name);
    if (names.count > 0)
        TELL(play, EVENT_STATE, BASE(command), army, "Out of command: %s.",
             names_series(&names, play->arena));
}

/* 30.0, qa.command-1b a die for each French corps: on 1 or 2 it may not move */
static void hold_corps(struct play *play)
{
    int fails = play->module->first_turn_fails;

    foreach (struct corps, corps, play->game->corps) {
        if (!corps->card->rolls_first)
            continue;
        corps->held = adn_throw(play, RULE(30_0), corps->id) <= fails;
        TELL(play, EVENT_STATE, RULE(30_0), FRENCH,
             "%s needs more than %d: it %s.", corps->id, fails,
             corps->held ? "may not move in this turn" : "may move");
    }
}

void adn_command_part(struct play *play, int army)
{
    const char *side = adn_army_words[army];

    play->game->part = PART_A;
    if (play->module->campaign && army == FRENCH &&
        play->game->turn == play->module->first_turn)
        hold_corps(play);
    replace_leaders(play, army);
    adn_carry_out_all(play, side, &adn_headquarters);
    throw_for_ney(play, army);
    adn_carry_out_modes(play, army, false);
    throw_for_grouchy(play, army);
    adn_carry_out_modes(play, army, true);
    throw_for_grouchy(play, army);
    adn_carry_out_all(play, side, &adn_place_cam);
    if (play->module->campaign)
        adn_place_rest(play, side);
    adn_settle_command(&play->board, army);
    adn_tell_perponcher(play, army);
    tell_out_of_command(play, army);
}
