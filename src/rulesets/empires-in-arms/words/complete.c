/* A destination becomes a way. */
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "rulesets/empires-in-arms/words/words.h"

void eia_complete(const struct seat *seat, const struct order_kind *kind,
                  void *details)
{
    if (kind == &eia_move)
        eia_complete_march(seat, details);
    else if (kind == &eia_fleet_order)
        eia_complete_voyage(seat, kind, details);
}
