/* What it costs the first player that his sheet says no more. */
#include "core/arena.h"
#include "rulesets/grande-armee/command/command.h"
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

static bool is_commanded(const struct section *section, const char *who)
{
    for (size_t i = 0; section && i < section->count; i++)
        if (section->orders[i].kind == &gra_command &&
            same_name(
                ((const struct command_wish *)section->orders[i].details)->who,
                who))
            return true;
    return false;
}

/* [base command] who has no order marches, skirmishes and attacks nowhere */
const char *gra_silence_command(const struct seat *seat,
                                const struct section *section)
{
    struct names names = {NULL, 0};

    if (!offers_any(seat, gra_command_orders))
        return NULL;
    foreach (const struct leader, leader, seat->game->leaders)
        if (leader->side == gra_side_of(seat->side) &&
            leader->state == ON_MAP && leader->card->rank == CORPS &&
            !is_commanded(section, leader->id))
            names_add(seat->arena, &names, leader->name);
    return names.count == 0
               ? NULL
               : arena_text(seat->arena,
                            "without a command %s stay%s this turn, and %s "
                            "nobody",
                            names_phrase(&names, seat->arena),
                            names.count > 1 ? "" : "s",
                            names.count > 1 ? "attack" : "attacks");
}

const char *gra_silence_siege(const struct seat *seat,
                              const struct section *section)
{
    (void)section;
    return offers_any(seat, gra_siege_orders) ? gra_usual("10") : NULL;
}
