/* Forced marches. [base forced-march] */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "wargame/chart.h"

/* [base rout] who is routed gains nothing; who has thrown keeps what it gained
 */
static bool throws(const struct unit *unit)
{
    return unit->state == ON_MAP && unit->rout == STEADY &&
           unit->forced == NORMAL_MARCH && !gra_is_train(unit->card->type) &&
           !gra_is_detachment(unit);
}

static const char *lowest_id(const struct force *force)
{
    const char *lowest = force->units[0]->id;

    for (size_t i = 1; i < force->count; i++)
        if (gra_id_before(force->units[i]->id, lowest))
            lowest = force->units[i]->id;
    return lowest;
}

/* A good leader in the hex quickens them, mud and snow slow them. */
static int die_of(struct mover *mover, const char *phase)
{
    struct play *play = mover->play;
    const struct days *days = &play->module->days;
    int die = gra_die(
        play, BASE(forced_march), "die",
        arena_text(play->arena, "%s-%s", lowest_id(&mover->units), phase), 6);

    if (gra_initiative_at(mover->board, mover->hex, mover->side) >=
        days->forced_initiative)
        die += days->forced_initiative_die;
    if (play->game->weather == MUD)
        die += days->forced_mud;
    if (play->game->weather == SNOW)
        die += days->forced_snow;
    return 1 + chart_row(1, 6, die);
}

bool gra_force_march(struct mover *mover, int march, const char *phase)
{
    struct force force =
        gra_force_left(mover->board->arena, &mover->units, throws);
    const struct forced_row *row;

    if (force.count == 0 || march == NORMAL_MARCH)
        return true;
    row = gra_forced_row(mover->play->module, march, die_of(mover, phase));
    journal_tell(mover->play->journal, EVENT_TABLE, BASE(forced_march),
                 gra_side_words[mover->side], force.units[0]->id,
                 "A %s forced march gains %d MP, and costs %s.",
                 gra_march_words[march], row->mp,
                 row->percent ? arena_text(mover->play->arena, "%d percent",
                                           row->percent)
                              : "nobody");
    foreach_unit (unit, force) {
        unit->forced = march;
        unit->gained += row->mp;
    }
    if (row->percent > 0)
        gra_wear(mover->play, &force, row->percent, BASE(forced_march));
    gra_keep_left(mover);
    gra_count_points(mover);
    return mover->units.count > 0;
}
