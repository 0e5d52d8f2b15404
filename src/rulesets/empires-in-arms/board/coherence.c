/* Do the parts of a game agree? */
#include "rulesets/empires-in-arms/board/coherence.h"

bool eia_coherent(const struct game *game, const struct module *module,
                  const char *file, struct report *report)
{
    static const eia_thing *const lists[] = {eia_troops_hold, eia_fleets_hold,
                                             eia_lands_hold, eia_treaties_hold};
    struct arena *own = arena_new();
    struct game looked_at = *game;
    struct whole whole = {.findings = coherence_of(&game->place, file, report),
                          .board = {&looked_at, module, NULL, own},
                          .game = &looked_at,
                          .module = module};

    for (size_t i = 0; i < sizeof(lists) / sizeof(*lists); i++)
        for (const eia_thing *thing = lists[i]; *thing; thing++) {
            (*thing)(&whole);
            coherence_next(&whole.findings);
        }
    arena_free(own);
    return whole.findings.fine;
}
