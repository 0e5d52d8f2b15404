/* Who is asked in each step, in general words for the reference. */
#include "rulesets/armee-du-nord/module/module.h"

const struct step_note adn_step_notes[] = {
    {"1", "the Anglo-Dutch, if a piece of theirs is on the map or arrives",
     "corps leaders command, arrivals enter, standing marches go on, and the "
     "rest stands and attacks nobody"},
    {"2", "the French, if a piece of theirs is on the map or arrives",
     "corps leaders command, arrivals enter, standing marches go on, and the "
     "rest stands and attacks nobody"},
    {"3", "the Prussians, if a piece of theirs is on the map or arrives",
     "corps leaders command, arrivals enter, standing marches go on, and the "
     "rest stands and attacks nobody"},
    {"N", "each army with a piece on the map or one that arrives",
     "corps leaders command, arrivals enter, standing marches go on, and the "
     "rest stands"},
    {0}};
