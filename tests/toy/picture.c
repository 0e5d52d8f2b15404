/* What the orchard looks like. */
#include "tests/toy/deadly.h"
#include "tests/toy/game.h"

#include "core/arena.h"
#include "core/picture.h"

#include <string.h>

static enum ground ground_of(const struct terrain *ground)
{
    if (ground->closed)
        return GROUND_WATER;
    return ground->hides ? GROUND_WOODS : GROUND_CLEAR;
}

static void draw_map(const struct game *game, const struct module *module,
                     struct picture *picture)
{
    for (size_t i = 0; i < module->map.hex_count; i++) {
        const struct map_hex *hex = &module->map.hexes[i];
        struct picture_hex *drawn =
            LIST_ADD(picture->arena, picture->hexes, picture->hex_count);

        drawn->hex = hex->hex;
        drawn->ground = ground_of(&module->grounds[hex->terrain]);
        for (size_t j = 0; j < game->heap_count; j++)
            if (game->heaps[j].hex == hex->hex)
                drawn->place = arena_text(picture->arena, "%d apples",
                                          game->heaps[j].apples);
        for (size_t j = 0; j < FAMILIES; j++)
            if (module->families[j].burrow == hex->hex)
                drawn->settlement = SETTLEMENT_VILLAGE;
    }
}

static void draw_band(const struct band *band, struct picture *picture)
{
    struct picture_box *box = &picture->boxes[picture->box_count++];

    deadly(band->hex, DEADLY_TO_DRAW);
    box->hex = band->hex;
    box->side = band->family;
    box->symbol = SYMBOL_INFANTRY;
    box->label = band->name;
    box->strength = arena_text(picture->arena, "%d", band->strength);
    box->title = band->tired ? "tired" : NULL;
}

void toy_draw(const struct game *game, const struct module *module,
              const char *side, struct picture *picture)
{
    const struct game *drawn =
        side ? toy_see(game, module, NULL, side, picture->arena) : game;

    picture->title = toy_when(game, module, picture->arena);
    picture->columns = module->map.columns;
    picture->rows = module->map.rows;
    draw_map(game, module, picture);
    picture->boxes =
        ARENA_ARRAY(picture->arena, struct picture_box, drawn->band_count + 1);
    for (size_t i = 0; i < drawn->band_count; i++)
        draw_band(&drawn->bands[i], picture);
    for (int i = 0; i < FAMILIES; i++) {
        struct picture_side *one =
            LIST_ADD(picture->arena, picture->sides, picture->side_count);

        *one = (struct picture_side){module->families[i].id,
                                     module->families[i].name, i, NULL, NULL};
    }
}
