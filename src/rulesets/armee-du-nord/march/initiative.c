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

static bool passes(const struct trial *trial, const struct counter *counter,
                   int initiative, const char *failed)
{
    struct play *play = trial->play;
    bool passed = adn_throw(play, trial->rule, counter->id) <= initiative;

    journal_tell(play->journal, EVENT_STATE, trial->rule,
                 adn_army_words[trial->army], counter->id,
                 "%s needs %d or less: %s.", counter->name, initiative,
                 passed ? "acts alone" : failed);
    return passed;
}

/* qa.charge-1 the units of his corps within his radius act with him */
static void leaders_try(const struct trial *trial)
{
    const struct board *board = &trial->play->board;
    struct leader *leader = NULL;

    while ((leader = adn_leader_after(board, trial->army, leader)) != NULL)
        if (leader->leave == OUT_OF_COMMAND &&
            passes(trial, &leader->counter,
                   adn_initiative(board->module, leader),
                   "stays out of command")) {
            leader->leave = BY_INITIATIVE;
            adn_command_units(board, leader, BY_INITIATIVE);
        }
}

/* qa.command-1a in a battle each French unit tries for itself, and who fails
 * moves all the same */
static enum leave_to_act leave_alone(const struct trial *trial,
                                     const struct unit *unit)
{
    if (trial->army != FRENCH)
        return HALF_MOVE;
    return passes(trial, &unit->counter, unit->card->initiative,
                  "may move, and not fight")
               ? BY_INITIATIVE
               : MAY_MOVE;
}

static void units_try(const struct trial *trial)
{
    struct unit *unit = NULL;

    while ((unit = adn_unit_after(&trial->play->board, trial->army, unit)) !=
           NULL)
        if (unit->leave == OUT_OF_COMMAND)
            unit->leave = leave_alone(trial, unit);
}

/* Army leaders never are. */
static bool anybody_is_out(const struct board *board, int army)
{
    const struct counter *one = NULL;

    while ((one = adn_counter_after(board, army, one)) != NULL)
        if (one->leave == OUT_OF_COMMAND)
            return true;
    return false;
}

void adn_throw_initiative(struct play *play, int army)
{
    const struct trial trial = {play,
                                army == FRENCH ? BASE(french_initiative)
                                               : BASE(allied_out_of_command),
                                army};

    if (!anybody_is_out(&play->board, army))
        return;
    journal_tell_open(play->journal, EVENT_STATE, trial.rule,
                      adn_army_words[army], NULL,
                      "Initiative of %s who are out of command:",
                      adn_side_name(play->module, adn_army_words[army]));
    leaders_try(&trial);
    units_try(&trial);
    journal_close(play->journal);
}
