/* The order to move in words, and the marches a force could make. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "wargame/ways.h"

void con_say_move(const struct seat *seat, const struct order *order,
                  struct buffer *out)
{
    const struct move *move = order->details;
    const struct force *force = con_force(&seat->board, move->force);

    buffer_printf(out, "%s marches %s",
                  force ? con_force_name(&seat->board, force) : move->force,
                  con_route_text(&seat->board, &move->path));
    for (size_t i = 0; i < move->repulse.count; i++)
        buffer_printf(out, "%s%04d", i ? ", " : "; tries to brush aside ",
                      move->repulse.items[i]);
    buffer_printf(out, ": %s", con_foretell(seat, order));
}

/* Why it is likely, with its rank before all others; NULL: it is not. */
static const char *likely_at(struct choices *choices,
                             const struct likely *likely, int hex)
{
    for (int i = 0; i < likely->count; i++)
        if (likely->hexes[i] == hex) {
            choices->rank = i - LIKELY;
            return likely->why[i];
        }
    return NULL;
}

static void offer_hex(const struct seat *seat, struct choices *choices,
                      const struct move *move, const struct reach *at,
                      const struct likely *likely)
{
    const char *why;

    choices->rank = con_rank(&seat->board, at);
    why = likely_at(choices, likely, at->at);
    choice_offer(seat, choices, &con_move, move, "%s, %s MP%s%s",
                 con_hex_name(&seat->board, at->at),
                 quarters_text(seat->arena, at->cost), why ? ", " : "",
                 why ? why : "");
}

static void offer(const struct seat *seat, struct choices *choices,
                  const char *id, int hex)
{
    struct march_ways ways = {&seat->board, {0}, hex, con_march_cost};
    const struct reach *reach = NULL;
    struct likely likely = {.count = 0};
    size_t count = 0;

    /* Who waits for his day could march only if the enemy came to him. */
    if (!con_mover(&seat->board, id, hex, &ways.mover) ||
        con_before_its_day(&seat->board, &ways.mover))
        return;
    if (choices->most == 0)
        likely = con_likely(&seat->board, &ways.mover);
    reach = con_march_reach(&ways, &count);
    for (size_t i = 0; i < count && !choices_full(choices); i++) {
        const struct move move = {
            .force = id,
            .path = path_to(choices->arena, reach, count, reach[i].at)};

        /* A sheet has room for places with a name; a machine takes all. */
        if (choices->most == 0 || con_place(&seat->board, reach[i].at))
            offer_hex(seat, choices, &move, &reach[i], &likely);
    }
    choices->rank = 0;
}

static void offer_force(const struct seat *seat, struct choices *choices,
                        const struct force *force)
{
    const struct party party = con_party_of_force(&seat->board, force);
    int hex = party.leader_count ? party.leaders[0]->hex
              : party.unit_count ? party.units[0]->hex
                                 : 0;

    if (hex && !force->moved)
        offer(seat, choices, force->id, hex);
}

void con_choices_of_move(const struct seat *seat, struct choices *choices)
{
    enum side side = con_side(seat->side);
    const struct force *force = NULL;
    const struct vedette *vedette = NULL;

    while ((force = con_force_after(&seat->board, side, force)))
        offer_force(seat, choices, force);
    while ((vedette = con_vedette_after(&seat->board, side, vedette)))
        if (!vedette->moved)
            offer(seat, choices, vedette->id, vedette->hex);
}
