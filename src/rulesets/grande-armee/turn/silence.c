/* What it costs the first player that his sheet says no more. */
#include "core/arena.h"
#include "rulesets/grande-armee/turn/turn.h"

/* [base victory] who never attacks has what lies before him now. */
const char *gra_silence(const struct seat *seat, const struct section *section)
{
    if (!offers_any(seat, gra_phase_orders))
        return NULL;
    if (seat->game->kind == MAP)
        return "corps without a march stay, and nobody attacks without an "
               "order";
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

/* [base command] who has no order marches, skirmishes and attacks nowhere */
const char *gra_silence_command(const struct seat *seat,
                                const struct section *section)
{
    (void)section;
    return offers_any(seat, gra_command_orders)
               ? "a corps without a command stays this turn and attacks nobody"
               : NULL;
}

const char *gra_silence_siege(const struct seat *seat,
                              const struct section *section)
{
    (void)section;
    return offers_any(seat, gra_siege_orders) ? gra_usual("10") : NULL;
}
