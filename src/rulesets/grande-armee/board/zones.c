/* [base zoc]: which hexes a stack holds an enemy in. */
#include "wargame/zones.h"
#include "rulesets/grande-armee/board/board.h"

/* What a stack of the side exerts: of so many SP that can fight a normal zone,
 * of fewer, and of detachments alone, a limited one. Who is not seen is taken
 * for so many SP. */
static enum zone exerted(const struct board *board, int side, int hex,
                         int unseen)
{
    bool detached = true;
    int sp = 0;

    for (struct unit *unit = gra_first(board, hex, side); unit;
         unit = gra_next(unit)) {
        if (!gra_can_fight(unit))
            continue;
        detached = detached && gra_is_detachment(unit);
        sp +=
            unit->card->unseen && !gra_is_detachment(unit) ? unseen : unit->sp;
    }
    if (sp >= board->module->zone_sp && !detached)
        return NORMAL_ZONE;
    return sp > 0 ? LIMITED_ZONE : NO_ZONE;
}

/* [ruling 97] whom nobody sees is supposed to be as many as that takes */
static bool exerts_normal(const void *context, int side, int hex)
{
    const struct board *board = context;

    return exerted(board, side, hex, board->module->zone_sp) == NORMAL_ZONE;
}

static bool exerts_surely(const void *context, int side, int hex)
{
    return exerted(context, side, hex, 0) == NORMAL_ZONE;
}

static bool exerts_any(const void *context, int side, int hex)
{
    return exerted(context, side, hex, 1) != NO_ZONE;
}

/* Not over a major river without a bridge. */
static bool crosses(const void *context, int from, int to)
{
    return gra_adjacent(context, from, to);
}

enum zone gra_zone_on(const struct board *board, int side, int hex)
{
    const struct zone_rule normal = {exerts_normal, crosses, board};
    const struct zone_rule any = {exerts_any, crosses, board};

    if (zone_covers(&normal, side, hex))
        return NORMAL_ZONE;
    return zone_covers(&any, side, hex) ? LIMITED_ZONE : NO_ZONE;
}

bool gra_zone_bars(const struct board *board, int side, int hex)
{
    const struct zone_rule normal = {exerts_normal, crosses, board};

    return !gra_has_units(board, hex, side) &&
           zone_covers(&normal, gra_enemy(side), hex);
}

bool gra_zone_is_supposed(const struct board *board, int side, int hex)
{
    const struct zone_rule normal = {exerts_normal, crosses, board};
    const struct zone_rule sure = {exerts_surely, crosses, board};

    return zone_covers(&normal, side, hex) && !zone_covers(&sure, side, hex);
}
