/* The political phase: P1 to P9, one sheet of all powers for all of them. */
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* meta.asterisk all who may declare, make or break something are asked, but in
 * scenarios */
void eia_ask_politics(const struct play *play, struct questions *questions)
{
    if (eia_is_scenario(play->module, play->options))
        return;
    eia_ask_powers(play, questions,
                   &(const struct asked){play->step->orders, BASE(sequence),
                                         "war, peace, alliances and access",
                                         "nothing is declared, made or broken; "
                                         "plans and standing orders answer"});
}

/* [base sequence] P: P1 to P9 in order */
enum step_end eia_run_politics(struct play *play)
{
    if (eia_is_scenario(play->module, play->options))
        return STEP_NEXT;
    eia_caretakers(play);
    eia_diplomacy(play);
    eia_declarations(play);
    eia_peace(play);
    eia_alliances_made(play);
    eia_zones_free(play);
    eia_sponsors(play);
    eia_lapses(play);
    eia_alliances_broken(play);
    eia_free_states(play);
    eia_combinations(play);
    eia_neutral_forces(play);
    return STEP_NEXT;
}
