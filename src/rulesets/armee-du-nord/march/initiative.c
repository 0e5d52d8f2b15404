/* Who is out of command tries his own. [base french-initiative], [base
 * allied-out-of-command] */
#include "core/arena.h"
#include "rulesets/armee-du-nord/march/march.h"
#include "rulesets/armee-du-nord/module/rules.h"

struct trial {
    struct play *play;
    const struct rule *rule;
    int army;
};

static bool passes(const struct trial *trial, const char *id, const char *name,
                   int initiative, const char *failed)
{
    struct play *play = trial->play;
    struct event *event;
    const struct roll *roll = journal_roll(
        play->journal, play->dice, trial->rule, "die", id, 1, 6, &event);
    bool passed = roll->faces[0] <= initiative;

    event_for_all(event);
    journal_tell(play->journal, EVENT_STATE, trial->rule,
                 adn_army_words[trial->army], id, "%s needs %d or less: %s.",
                 name, initiative, passed ? "acts alone" : failed);
    return passed;
}

/* qa.charge-1 the units of his corps within his radius act with him */
static void take_along(const struct board *board, const struct leader *leader)
{
    int radius = adn_radius(board->module, leader);

    for (size_t i = 0; i < board->game->unit_count; i++) {
        struct unit *unit = &board->game->units[i];

        if (unit->state == ON_MAP && unit->leave == OUT_OF_COMMAND &&
            unit->card->corps == leader->card->corps &&
            adn_within(board, leader->hex, unit->hex, radius, leader->side))
            unit->leave = BY_INITIATIVE;
    }
}

static void leaders_try(const struct trial *trial)
{
    struct game *game = trial->play->game;

    for (size_t i = 0; i < game->leader_count; i++) {
        struct leader *leader = &game->leaders[i];

        if (leader->army != trial->army || leader->state != ON_MAP ||
            leader->card->rank == ARMY_LEADER ||
            leader->leave != OUT_OF_COMMAND)
            continue;
        if (passes(trial, leader->id, leader->name,
                   adn_initiative(trial->play->module, leader),
                   "stays out of command")) {
            leader->leave = BY_INITIATIVE;
            take_along(&trial->play->board, leader);
        }
    }
}

/* qa.command-1a in a battle each unit tries for itself, and who fails moves
 * all the same */
static void units_try(const struct trial *trial)
{
    struct game *game = trial->play->game;

    for (size_t i = 0; i < game->unit_count; i++) {
        struct unit *unit = &game->units[i];

        if (unit->army != trial->army || unit->state != ON_MAP ||
            unit->leave != OUT_OF_COMMAND)
            continue;
        unit->leave = passes(trial, unit->id, unit->name,
                             unit->card->initiative, "may move, and not fight")
                          ? BY_INITIATIVE
                          : MAY_MOVE;
    }
}

static void half_moves(struct game *game, int army)
{
    for (size_t i = 0; i < game->unit_count; i++)
        if (game->units[i].army == army && game->units[i].state == ON_MAP &&
            game->units[i].leave == OUT_OF_COMMAND)
            game->units[i].leave = HALF_MOVE;
}

static bool anybody_is_out(const struct game *game, int army)
{
    for (size_t i = 0; i < game->leader_count; i++)
        if (game->leaders[i].army == army && game->leaders[i].state == ON_MAP &&
            game->leaders[i].card->rank != ARMY_LEADER &&
            game->leaders[i].leave == OUT_OF_COMMAND)
            return true;
    for (size_t i = 0; i < game->unit_count; i++)
        if (game->units[i].army == army && game->units[i].state == ON_MAP &&
            game->units[i].leave == OUT_OF_COMMAND)
            return true;
    return false;
}

void adn_throw_initiative(struct play *play, int army)
{
    const struct trial trial = {play,
                                army == FRENCH ? BASE(french_initiative)
                                               : BASE(allied_out_of_command),
                                army};

    if (!anybody_is_out(play->game, army))
        return;
    journal_tell_open(play->journal, EVENT_STATE, trial.rule,
                      adn_army_words[army], NULL,
                      "Initiative of %s who are out of command:",
                      adn_side_name(play->module, adn_army_words[army]));
    leaders_try(&trial);
    if (army == FRENCH)
        units_try(&trial);
    else
        half_moves(play->game, army);
    journal_close(play->journal);
}
