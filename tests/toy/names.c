/* What sheets as text call bands: their names. */
#include "tests/toy/game.h"

#include <string.h>

void toy_names(const struct seat *seat, const struct order_kind *kind,
               const struct field *field, struct printed_names *names)
{
    bool is_own = strcmp(field->name, "band") == 0;

    (void)kind;
    if (!is_own && strcmp(field->name, "enemy") != 0)
        return;
    for (size_t i = 0; i < seat->game->band_count; i++) {
        const struct band *band = &seat->game->bands[i];

        if ((strcmp(band->family, seat->side) == 0) == is_own)
            printed_add(names, band->id, band->name);
    }
}
