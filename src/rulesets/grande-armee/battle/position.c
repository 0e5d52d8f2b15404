/* How a battle stands between two rounds, for dice that are called
 * (core/dice.h). */
#include "core/buffer.h"
#include "rulesets/grande-armee/battle/battle.h"

static void tell_pieces(struct buffer *out, const struct game *game)
{
    foreach (const struct unit, unit, game->units) {
        buffer_printf(out, "%d.%d.%d.%d%d%d%d%d%d%d ", unit->state, unit->hex,
                      unit->sp, unit->rout, unit->demoralized, unit->engaged,
                      unit->rolled, unit->generic, unit->generic_used,
                      unit->pursued);
    }
    foreach (const struct leader, leader, game->leaders)
        buffer_printf(out, "%d.%d%d ", leader->state, leader->hex,
                      leader->used);
    foreach (const struct pool, pool, game->pools)
        buffer_printf(out, "%d.%d ", pool->generic, pool->dead);
}

static void tell_groups(struct buffer *out, const struct battle *battle)
{
    foreach (const struct group, group, battle->groups) {
        buffer_printf(out, "%d.%d.%d.%d.%d%d ", group->role, group->arrival,
                      group->hex, group->rounds, group->line_beaten,
                      group->gone);
    }
    for (enum role role = ATTACKER; role < ROLES; role++)
        for (size_t i = 0; i < battle->front[role].count; i++)
            buffer_printf(out, "%s ", battle->front[role].units[i]->id);
}

bool gra_dice_stand(struct battle *battle)
{
    struct play *play = battle->play;
    struct buffer text;
    bool over;

    if (!dice_joins(play->dice))
        return false;
    buffer_init(&text);
    buffer_printf(&text, "%s %d %d %d %d %d%d%d%d%d %d %d %d ", battle->id,
                  battle->round, battle->ap, battle->from, battle->target,
                  battle->river_won, battle->routed, battle->stood_off,
                  battle->counterattack, battle->attacker_routed,
                  play->game->lost[FRANCE], play->game->lost[COALITION],
                  play->game->leader_vp);
    tell_groups(&text, battle);
    tell_pieces(&text, play->game);
    over = dice_stand(play->dice, text.bytes);
    buffer_release(&text);
    return over;
}
