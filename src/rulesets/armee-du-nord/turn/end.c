/* How a turn opens and ends, and what counts. [base sequence], [base
 * broken-armies], [base victory] */
#include "rulesets/armee-du-nord/turn/turn.h"

/* ---- points, and who has won: [base victory] ----------------------------- */

/* The points of one event, 0: the module has none of it. */
static int worth(const struct module *module, enum victory_kind event)
{
    for (EACH(struct victory_card, card, module->victory))
        if (card->event == (int)event)
            return card->points;
    return 0;
}

int adn_points_of_places(const struct board *board, int camp)
{
    const struct module *module = board->module;
    int points = 0;

    for (EACH(struct victory_card, card, module->victory)) {
        const struct held *held = adn_held(board, card->hex);

        if (card->side != CAMPS && card->side != camp)
            continue;
        if ((card->event == FOR_CONTROL && held && held->camp == camp) ||
            (card->event == FOR_STANDING &&
             adn_has_units(board, card->hex, camp)))
            points += card->points;
    }
    if (camp == FRENCH_CAMP)
        points +=
            board->game->armies[FRENCH].exits * worth(module, FOR_LEAVING);
    return points;
}

/* An increment counts for the enemy; of units that left the map one half. */
int adn_points_of_losses(const struct board *board, int camp)
{
    int count = 0, leaders = 0;

    for (int army = 0; army < ARMIES; army++)
        if (adn_camp(army) != camp) {
            count +=
                board->game->armies[army].lost + board->game->armies[army].left;
            leaders += board->game->armies[army].leaders_lost;
        }
    return count * worth(board->module, FOR_INCREMENT) +
           leaders * worth(board->module, FOR_LEADER);
}

int adn_points_of_broken(const struct board *board, int camp)
{
    int count = 0;

    for (int army = 0; army < ARMIES; army++)
        count += adn_camp(army) != camp && board->game->armies[army].broken;
    return count * worth(board->module, FOR_BROKEN);
}

int adn_points_of(const struct board *board, int camp)
{
    return adn_points_of_places(board, camp) +
           adn_points_of_losses(board, camp) +
           adn_points_of_broken(board, camp);
}

enum verdict adn_verdict(const struct board *board)
{
    int net =
        adn_points_of(board, FRENCH_CAMP) - adn_points_of(board, ALLIED_CAMP);

    if (net >= board->module->french_win)
        return FRENCH_WIN;
    return net <= board->module->allied_win ? ALLIED_WIN : DRAWN;
}

/* ---- the opening --------------------------------------------------------- */

/* Who is due is told, with the turn: nobody learns of it by looking it up.
 * setup.waterloo-wavre-teste he comes with Pajol, in the turn that is marked */
enum step_end adn_open_turn(struct play *play)
{
    const struct names *before = adn_tell_camp(play, PRUSSIAN);

    adn_activate_due(play);
    for (int army = 0; army < ARMIES; army++) {
        struct names names = {NULL, 0};
        const struct counter *due;
        struct event *event;
        size_t at = 0;

        while ((due = adn_next_due(&play->board, army, &at)) != NULL)
            names_add(play->arena, &names, due->name);
        if (names.count == 0)
            continue;
        adn_tell_camp(play, army);
        event = journal_tell(play->journal, EVENT_STATE, BASE(reinforcements),
                             adn_army_words[army], NULL, "Due to arrive: %s.",
                             names_series(&names, play->arena));
        if (army == FRENCH && adn_now(&play->board)->teste)
            event_cites(play->journal, event, RULE(setup_waterloo_wavre_teste));
    }
    adn_told(play, before);
    return STEP_NEXT;
}

/* ---- broken armies ------------------------------------------------------- */

/* [base broken-armies] at 35 percent, rounded up, morale falls for good, at 50
 * it attacks no more; each is told once */
static void pass_limit(struct play *play, int which, int percent, bool *passed,
                       const char *what)
{
    const struct army *army = adn_army(&play->board, which);
    const struct army_card *card = &play->module->armies[which];

    if (*passed || army->lost * 100 < card->strength * percent)
        return;
    *passed = true;
    event_news(journal_tell(play->journal, EVENT_STATE, BASE(broken_armies),
                            army->id, NULL,
                            "The %s %s: it has lost %d of %d increments.",
                            card->name, what, army->lost, card->strength),
               NEWS_GREAT);
}

/* ---- the end ------------------------------------------------------------- */

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
    const struct board *board = &play->board;
    int net =
        adn_points_of(board, FRENCH_CAMP) - adn_points_of(board, ALLIED_CAMP);

    play->game->verdict = verdict;
    play->over = true;
    tell_points(play, FRENCH_CAMP);
    tell_points(play, ALLIED_CAMP);
    if (play->module->campaign)
        journal_tell(
            play->journal, EVENT_STATE, BASE(victory), NULL, NULL,
            "The French lead is %d: from %d on the campaign is theirs, "
            "up to %d it is the Allies'.",
            net, play->module->french_win, play->module->allied_win);
    journal_tell(play->journal, EVENT_VERDICT, BASE(victory), NULL, NULL, "%s",
                 texts[verdict]);
}

enum step_end adn_end_turn(struct play *play)
{
    struct game *game = play->game;
    enum verdict sudden = UNDECIDED;

    for (EACH(struct unit, unit, game->units))
        unit->shown = false;

    adn_recover(play);
    for (int army = 0; army < ARMIES; army++) {
        struct army *one = adn_army(&play->board, army);

        pass_limit(play, army, play->module->broken_percent, &one->broken,
                   "is broken");
        pass_limit(play, army, play->module->halted_percent, &one->halted,
                   "attacks no more");
    }
    /* At 50 percent it is over at once. */
    if (game->armies[FRENCH].halted)
        sudden = ALLIED_WIN;
    else if (game->armies[ANGLO_DUTCH].halted && game->armies[PRUSSIAN].halted)
        sudden = FRENCH_WIN;
    if (sudden != UNDECIDED || game->turn >= play->module->last_turn) {
        end_game(play,
                 sudden != UNDECIDED ? sudden : adn_verdict(&play->board));
        return STEP_NEXT;
    }
    game->turn++;
    game->joint = adn_is_joint(play->module, game->turn);
    return STEP_NEXT;
}
