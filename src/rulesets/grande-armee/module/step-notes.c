/* Who is asked in each step, in general words for the reference. */
#include "rulesets/grande-armee/module/module.h"

const struct step_note gra_step_notes[] = {
    {"2", "both players of a map, if they have something to order",
     "trains come where they may, arrivals take their first hex, and no corps "
     "may march or attack"},
    {"4", "the first player, if a force of his stands next to an enemy",
     "nobody attacks"},
    {"7", "the second player of a map, if he has something to order",
     "corps stay where they are, and attack nobody"},
    {"10", "both players of a map; nobody waits for them",
     "besiegers bombard, garrisons hold, and each corps draws on a depot city, "
     "else a depot, else forages, else spends a train; who forages depletes "
     "the place"},
    {0}};

const char *gra_usual(const char *step)
{
    const struct step_note *note = gra_step_notes;

    while (!same_name(note->step, step))
        note++;
    return note->silence;
}
