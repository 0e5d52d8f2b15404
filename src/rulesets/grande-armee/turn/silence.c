/* What it costs the first player that his sheet says no more. */
#include "core/arena.h"
#include "rulesets/grande-armee/turn/turn.h"

/* [base victory] who never attacks has what lies before him now. */
const char *gra_silence(const struct seat *seat, const struct section *section)
{
    if (!offers_any(seat, gra_phase_orders))
        return NULL;
    if (section && section->count > 0)
        return "units that may attack another hex attack nobody without an "
               "order";
    return arena_text(seat->arena,
                      "nobody attacks without an order, and as the map lies "
                      "%s",
                      gra_verdict(&seat->board) == FRENCH_WIN
                          ? "the French win"
                          : "the Coalition wins");
}
