#include "rulesets/grande-armee/siege/siege.h"
#include "rulesets/grande-armee/module/rules.h"

static const struct field siege_fields[] = {{0}};
const struct order_kind gra_siege = {.name = "siege",
                                     .rule = BASE(sequence),
                                     .summary = "to come",
                                     .size = 1,
                                     .fields = siege_fields};
static const struct field garrison_fields[] = {{0}};
const struct order_kind gra_garrison = {.name = "garrison",
                                        .rule = BASE(sequence),
                                        .summary = "to come",
                                        .size = 1,
                                        .fields = garrison_fields};
void gra_siege_step(struct play *play)
{
    (void)play;
}

struct fort *gra_fort_at(const struct board *board, int hex)
{
    for (size_t i = 0; i < board->game->fort_count; i++)
        if (board->game->forts[i].hex == hex)
            return &board->game->forts[i];
    return NULL;
}

int gra_room_in(const struct board *board, int hex)
{
    const struct place_card *card = board->module->place_at[hex];
    int room = card ? card->capacity : 0;

    for (size_t i = 0; i < board->game->unit_count; i++) {
        const struct unit *unit = &board->game->units[i];

        if (unit->state == ON_MAP && unit->hex == hex && unit->inside)
            room -= unit->sp;
    }
    return room;
}
