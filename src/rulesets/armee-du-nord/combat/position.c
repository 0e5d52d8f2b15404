/* How a fight stands between two throws, for dice that are called
 * (core/dice.h). */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/combat/combat.h"

/* Whatever play may have changed of the pieces; who stands where he stood, as
 * strong as at the start, goes without saying. */
static void tell_units(struct buffer *out, const struct game *game)
{
    for (size_t i = 0; i < game->unit_count; i++) {
        const struct unit *unit = &game->units[i];

        if (unit->state != WAITS)
            buffer_printf(out, "%d.%d.%d.%d%s ", (int)i, unit->state, unit->hex,
                          unit->increments, unit->shaken ? "s" : "");
    }
    for (size_t i = 0; i < game->leader_count; i++)
        buffer_printf(out, "%d.%d%s ", game->leaders[i].state,
                      game->leaders[i].hex,
                      game->leaders[i].replaced ? "r" : "");
}

bool adn_dice_stand(struct play *play, const struct fight *fight, bool swapped)
{
    struct buffer text;
    bool over;

    if (!dice_joins(play->dice))
        return false;
    buffer_init(&text);
    buffer_printf(&text, "%04d %d %d ", fight->target, fight->shift, swapped);
    tell_units(&text, play->game);
    over = dice_stand(play->dice, text.bytes);
    buffer_release(&text);
    return over;
}
