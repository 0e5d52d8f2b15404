/* What a blank sheet says of bands and apples. */
#include "tests/toy/game.h"

#include "core/arena.h"

#include <string.h>

/* "Old Bristle: 3 strong at 0202, pace 2, tired" */
const char *toy_describe(const struct seat *seat, const struct order_kind *kind,
                         const char *subject)
{
    const struct band *band = toy_band(&seat->board, subject);

    (void)kind;
    if (!band || strcmp(band->family, seat->side) != 0)
        return NULL;
    return arena_text(seat->arena, "%s: %d strong at %04d, pace %d%s",
                      band->name, band->strength, band->hex, band->pace,
                      band->tired ? ", tired" : "");
}

/* Apples buy cousins, and nothing else. */
const char *const *toy_purse(const struct seat *seat)
{
    const char **lines;

    if (strcmp(seat->step, "IV") != 0)
        return NULL;
    lines = arena_zeroed(seat->arena, 2, sizeof(*lines));
    lines[0] = arena_text(seat->arena, "You have %d apples; a cousin costs %d.",
                          toy_household(&seat->board, seat->side)->apples,
                          COUSIN_PRICE);
    return lines;
}
