/* Who is asked in each step, in general words for the reference. */
#include "rulesets/grande-armee/module/module.h"

const struct step_note gra_step_notes[] = {
    {"4", "the first player, if a force of his stands next to an enemy",
     "nobody attacks"},
    {0}};
