/* Do the parts of a game agree? */
#include "rulesets/campaigns-of-napoleon/board/coherence.h"

#include "rulesets/campaigns-of-napoleon/module/rules.h"

/* [base hidden] a view knows nothing of one side. */
static void look_at_sides(struct whole *whole)
{
    const struct counter *one;

    for (size_t i = 0; (one = con_counter_at(whole->board.game, i)); i++)
        if (one->list != VEDETTES && one->state == UNSEEN)
            whole->unseen[one->side] = true;
    whole->is_view = whole->unseen[FRENCH] || whole->unseen[COALITION];
}

/* 10.5b a combat that is no longer pending. */
static void look_at_combats(struct whole *whole)
{
    const struct game *game = whole->board.game;

    for (size_t i = 0; i < game->combat_count; i++)
        whole->fighting |= game->combats[i].progress != PENDING;
}

static void look_at_hexes(struct whole *whole)
{
    const struct unit *unit = NULL;

    whole->troops = ARENA_ARRAY(whole->board.arena, unsigned char, HEX_END);
    while ((unit = con_unit_after(&whole->board, SIDE_COUNT, unit)))
        whole->troops[unit->hex] |= (unsigned char)(1U << unit->side);
}

bool con_coherent(const struct game *game, const struct module *module,
                  const char *file, struct report *report)
{
    static const con_thing *const lists[] = {con_pieces_hold, con_armies_hold,
                                             con_places_hold, con_combats_hold};
    struct arena *own = arena_new();
    struct game looked_at = *game;
    struct whole whole = {.findings = coherence_of(&game->place, file, report),
                          .board = {&looked_at, module, NULL, own}};

    look_at_sides(&whole);
    look_at_hexes(&whole);
    look_at_combats(&whole);
    for (size_t i = 0; i < sizeof(lists) / sizeof(*lists); i++)
        for (const con_thing *thing = lists[i]; *thing; thing++) {
            (*thing)(&whole);
            coherence_next(&whole.findings);
        }
    arena_free(own);
    return whole.findings.fine;
}
