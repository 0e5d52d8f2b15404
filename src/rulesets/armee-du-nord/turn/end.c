/* How a turn opens and ends. [base sequence], [base broken-armies] */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "rulesets/armee-du-nord/turn/turn.h"

/* ---- the opening --------------------------------------------------------- */

/* setup.waterloo-wavre-teste he comes with Pajol, in the turn that is marked */
static void tell_due(struct play *play, int army, const struct names *due)
{
    struct event *event = journal_tell(
        play->journal, EVENT_STATE, BASE(reinforcements), adn_army_words[army],
        NULL, "Due to arrive: %s.", names_series(due, play->arena));

    if (army == FRENCH && adn_now(&play->board)->teste)
        event_cites(play->journal, event, RULE(setup_waterloo_wavre_teste));
}

/* Who is due is told, with the turn: nobody learns of it by looking it up. */
enum step_end adn_open_turn(struct play *play)
{
    const struct module *module = play->module;

    for (int army = 0; army < ARMIES; army++) {
        struct names due = {NULL, 0};

        for (size_t i = 0; i < module->reinforcement_count; i++) {
            const char *id = module->reinforcements[i].card.piece;
            const struct unit_card *unit = adn_unit_card(module, id);
            const struct leader_card *leader = adn_leader_card(module, id);

            if (adn_may_enter(&play->board, id) &&
                (unit ? unit->army : leader->army) == army)
                names_add(play->arena, &due, unit ? unit->name : leader->name);
        }
        if (due.count > 0)
            tell_due(play, army, &due);
    }
    return STEP_NEXT;
}

/* ---- broken armies ------------------------------------------------------- */

bool adn_has_lost(const struct board *board, int army, int percent)
{
    return board->game->armies[army].lost * 100 >=
           board->module->armies[army].strength * percent;
}

/* [base broken-armies] at 35 percent morale falls for good, at 50 it attacks
 * no more */
static void break_army(struct play *play, int which)
{
    struct army *army = adn_army(&play->board, which);
    const char *name = play->module->armies[which].name;
    int strength = play->module->armies[which].strength;

    if (!army->broken &&
        adn_has_lost(&play->board, which, play->module->broken_percent)) {
        army->broken = true;
        event_news(journal_tell(play->journal, EVENT_STATE, BASE(broken_armies),
                                army->id, NULL,
                                "The %s is broken: it has lost %d of %d "
                                "increments.",
                                name, army->lost, strength),
                   NEWS_GREAT);
    }
    if (!army->halted &&
        adn_has_lost(&play->board, which, play->module->halted_percent)) {
        army->halted = true;
        event_news(journal_tell(play->journal, EVENT_STATE, BASE(broken_armies),
                                army->id, NULL,
                                "The %s attacks no more: it has lost %d of %d "
                                "increments.",
                                name, army->lost, strength),
                   NEWS_GREAT);
    }
}

/* ---- the end ------------------------------------------------------------- */

/* [base victory] at 50 percent it is over at once */
static enum verdict sudden_end(const struct game *game)
{
    if (game->armies[FRENCH].halted)
        return ALLIED_WIN;
    return game->armies[ANGLO_DUTCH].halted && game->armies[PRUSSIAN].halted
               ? FRENCH_WIN
               : UNDECIDED;
}

static void tell_points(struct play *play, int camp)
{
    static const char *const names[CAMPS] = {"The French", "The Allies"};
    const struct board *board = &play->board;

    journal_tell(
        play->journal, EVENT_STATE, BASE(victory), NULL, NULL,
        "%s have %d points: %d for places, %d for enemy losses, %d for "
        "broken armies.",
        names[camp], adn_points_of(board, camp),
        adn_points_of_places(board, camp), adn_points_of_losses(board, camp),
        adn_points_of_broken(board, camp));
}

static void end_game(struct play *play, enum verdict verdict)
{
    static const char *const texts[] = {[UNDECIDED] = "",
                                        [FRENCH_WIN] = "The French win.",
                                        [ALLIED_WIN] = "The Allies win.",
                                        [DRAWN] = "The battle is a draw."};

    play->game->verdict = verdict;
    play->over = true;
    tell_points(play, FRENCH_CAMP);
    tell_points(play, ALLIED_CAMP);
    journal_tell(play->journal, EVENT_VERDICT, BASE(victory), NULL, NULL, "%s",
                 texts[verdict]);
}

enum step_end adn_end_turn(struct play *play)
{
    struct game *game = play->game;
    enum verdict sudden;

    for (int army = 0; army < ARMIES; army++)
        break_army(play, army);
    sudden = sudden_end(game);
    if (sudden != UNDECIDED || game->turn >= play->module->last_turn) {
        end_game(play,
                 sudden != UNDECIDED ? sudden : adn_verdict(&play->board));
        return STEP_NEXT;
    }
    game->turn++;
    game->joint = adn_is_joint(play->module, game->turn);
    return STEP_NEXT;
}
