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
    bool named = con_place(&seat->board, at->at) != NULL;
    const char *why;

    choices->rank = at->cost + (named ? 0 : RANK_UNNAMED);
    why = likely_at(choices, likely, at->at);
    choice_offer(seat, choices, &con_move, move, "%s, %s MP%s%s",
                 con_hex_name(&seat->board, at->at),
                 quarters_text(seat->arena, at->cost), why ? ", " : "",
                 why ? why : "");
}

static void offer(const struct seat *seat, struct choices *choices,
                  const struct move *from)
{
    struct march_ways search = {
        &seat->board, {0}, from->path.items[0], con_march_cost};
    struct path_search ways = {
        .cost = con_ways_cost, .context = &search, .limit = 0};
    const struct reach *reach = NULL;
    struct likely likely = {.count = 0};
    size_t count = 0;

    /* Who waits for his day could march only if the enemy came to him. */
    if (!con_mover(&seat->board, from, &search.mover) ||
        con_before_its_day(&seat->board, &search.mover))
        return;
    if (choices->most == 0)
        likely = con_likely(&seat->board, &search.mover);
    ways.limit = search.mover.left;
    reach = path_reach(seat->arena, &ways, search.start, &count);
    for (size_t i = 0; i < count && !choices_full(choices); i++) {
        struct move *move = ARENA_NEW(choices->arena, struct move);

        /* A sheet has room for places with a name; a machine takes all. */
        if (choices->most > 0 && !con_place(&seat->board, reach[i].at))
            continue;
        move->force = from->force;
        move->path = path_to(choices->arena, reach, count, reach[i].at);
        offer_hex(seat, choices, move, &reach[i], &likely);
    }
    choices->rank = 0;
}

static void offer_force(const struct seat *seat, struct choices *choices,
                        const struct force *force)
{
    const struct party party = con_party_of_force(&seat->board, force);
    struct move move = {.force = force->id};
    int hex = party.leader_count ? party.leaders[0]->hex
              : party.unit_count ? party.units[0]->hex
                                 : 0;

    if (!hex || force->moved)
        return;
    hexes_add(seat->arena, &move.path, hex);
    offer(seat, choices, &move);
}

void con_choices_of_move(const struct seat *seat, struct choices *choices)
{
    enum side side = con_side(seat->side);

    for (size_t i = 0; i < seat->game->force_count; i++)
        if (seat->game->forces[i].of->side == side)
            offer_force(seat, choices, &seat->game->forces[i]);
    for (size_t i = 0; i < seat->game->vedette_count; i++) {
        const struct vedette *vedette = &seat->game->vedettes[i];
        struct move move = {.force = vedette->id};

        if (vedette->state != ON_MAP || vedette->moved ||
            vedette->of->side != side)
            continue;
        hexes_add(seat->arena, &move.path, vedette->hex);
        offer(seat, choices, &move);
    }
}
