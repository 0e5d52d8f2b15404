/* Do the parts of an orchard agree? Each function looks at one thing that holds
 * of every watch that play can make, and of every view of one. */
#include "tests/toy/game.h"

#include "core/arena.h"
#include "wargame/coherence.h"

#include <string.h>

/* What is looked at. */
struct whole {
    struct coherence findings;
    const struct game *game;
    const struct module *module;
};

/* Those before it that stand in the same hex, which are the ones above it: the
 * last of the other family, and how many friends. */
static size_t before_in_hex(const struct whole *whole, const struct band *band,
                            const struct band **stranger)
{
    const struct board board = {.game = (struct game *)whole->game,
                                .module = whole->module};
    const struct band *other = toy_top(&board, band->hex);
    size_t count = 0;

    *stranger = NULL;
    for (; other && other != band; other = toy_below(other)) {
        if (other->side != band->side)
            *stranger = other;
        else
            count++;
    }
    return count;
}

/* 2.5 one family in a hex, and no more of it than there is room for */
static void hexes_are_of_one_family(struct whole *whole)
{
    for (size_t i = 0; i < whole->game->band_count; i++) {
        const struct band *band = &whole->game->bands[i];
        const struct band *stranger;
        size_t friends = before_in_hex(whole, band, &stranger);

        if (stranger)
            incoherent(&whole->findings, &band->place, RULE(2_5),
                       "band '%s' (%s) stands in %04d, where '%s' (%s) of the "
                       "other family stands",
                       band->id, band->name, band->hex, stranger->id,
                       stranger->name);
        else if (friends == (size_t)whole->module->stacking)
            incoherent(&whole->findings, &band->place, RULE(2_5),
                       "band '%s' (%s) is one too many in %04d: there is room "
                       "for %d",
                       band->id, band->name, band->hex,
                       whole->module->stacking);
    }
}

/* 5.6 gone home */
static void who_is_there_has_strength(struct whole *whole)
{
    for (size_t i = 0; i < whole->game->band_count; i++) {
        const struct band *band = &whole->game->bands[i];

        if (band->strength == 0)
            incoherent(&whole->findings, &band->place, RULE(5_6),
                       "band '%s' (%s) stands in %04d and has no strength",
                       band->id, band->name, band->hex);
    }
}

/* 1.2 end of the night */
static void the_watch_is_of_the_night(struct whole *whole)
{
    if (whole->game->watch > whole->module->watches)
        incoherent(&whole->findings, NULL, RULE(1_2),
                   "watch %d is none of the night, which has %d",
                   whole->game->watch, whole->module->watches);
}

bool toy_coherent(const struct game *game, const struct module *module,
                  const char *file, struct report *report)
{
    static void (*const things[])(struct whole *) = {hexes_are_of_one_family,
                                                     who_is_there_has_strength,
                                                     the_watch_is_of_the_night};
    struct whole whole = {coherence_of(&game->place, file, report), game,
                          module};

    for (size_t i = 0; i < sizeof(things) / sizeof(*things); i++) {
        things[i](&whole);
        coherence_next(&whole.findings);
    }
    return whole.findings.fine;
}
