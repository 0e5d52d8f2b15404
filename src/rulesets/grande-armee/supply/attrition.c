/* Steps 11c and 11d: marches and want of supply wear the army away.
 * [base attrition], [base winter-quarters] */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/supply/supply.h"

/* ---- what adds to the die ------------------------------------------------ */

struct wearing {
    struct play *play;
    const struct force *force;
    int hex, sum;
};

static void add(struct wearing *wearing, enum attrition_modifier which,
                const char *why)
{
    int value = wearing->play->module->days.worn[which];

    event_number(journal_tell(wearing->play->journal, EVENT_MODIFIER,
                              BASE(attrition), NULL, NULL, "%s", why),
                 value);
    wearing->sum += value;
}

static bool any_moved(const struct force *force)
{
    foreach_unit (unit, *force)
        if (unit->moved)
            return true;
    return false;
}

static int hardest_march(const struct force *force)
{
    int hardest = NORMAL_MARCH;

    foreach_unit (unit, *force)
        if (unit->forced > hardest)
            hardest = unit->forced;
    return hardest;
}

/* More than half of it. */
static bool has_foraged(const struct force *force)
{
    int sp = 0;

    foreach_unit (unit, *force)
        if (unit->fed == FED_FORAGE)
            sp += unit->sp;
    return 2 * sp > gra_force_sp(force);
}

static bool is_in_winter_quarters(const struct force *force)
{
    const struct leader *leader = force->units[0]->leader;

    return leader && leader->command.order == WINTER;
}

static bool is_at_a_depot(const struct board *board, const struct force *force,
                          int hex)
{
    const struct unit *first = force->units[0];

    return gra_depot_at(board, hex, first->side) ||
           gra_city_works(board, hex, gra_supplier(board->module, first));
}

/* What its march and its food are to it. */
static void add_own(struct wearing *wearing)
{
    const struct force *force = wearing->force;

    if (hardest_march(force) == SINGLE_MARCH)
        add(wearing, WORN_SINGLE, "a forced march");
    if (hardest_march(force) == DOUBLE_MARCH)
        add(wearing, WORN_DOUBLE, "a double forced march");
    if (has_foraged(force))
        add(wearing, WORN_FORAGED, "fed by forage");
    if (gra_is_hungry(force))
        add(wearing, WORN_UNSUPPLIED, "unsupplied");
    if (!any_moved(force))
        add(wearing, WORN_STAYED, "it did not move");
    if (is_in_winter_quarters(force))
        add(wearing, WORN_WINTER, "in winter quarters");
}

static void add_world(struct wearing *wearing)
{
    const struct board *board = &wearing->play->board;

    if (board->game->weather == MUD)
        add(wearing, WORN_MUD, "mud");
    if (board->game->weather == SNOW)
        add(wearing, WORN_SNOW, "snow");
    if (gra_terrain(board, wearing->hex) == ROUGH)
        add(wearing, WORN_ROUGH, "rough ground");
    if (is_at_a_depot(board, wearing->force, wearing->hex))
        add(wearing, WORN_DEPOT, "at a depot");
}

/* ---- a die --------------------------------------------------------------- */

static const char *name_of(const struct force *force)
{
    return force->units[0]->leader ? force->units[0]->leader->name
                                   : force->units[0]->name;
}

static const char *label_of(struct play *play, const struct force *force,
                            int hex)
{
    const struct unit *first = force->units[0];

    return arena_text(play->arena, "%04d-%s%s", hex,
                      first->leader ? first->leader->id : first->id,
                      first->inside && first->leader ? "-inside" : "");
}

static void roll(struct play *play, const struct force *force)
{
    struct wearing wearing = {play, force, force->units[0]->hex, 0};
    struct event *event;
    int die, percent;

    event = journal_tell_open(
        play->journal, EVENT_NOTE, BASE(attrition),
        gra_side_words[force->units[0]->side], force->units[0]->id,
        "Attrition of %s's %d SP at %s", name_of(force), gra_force_sp(force),
        map_name(&play->module->map, wearing.hex, play->arena));
    if (force->units[0]->inside && gra_is_hungry(force))
        event_cites(play->journal, event, RULE(16_12));
    add_own(&wearing);
    add_world(&wearing);
    die = gra_die(play, BASE(attrition), "die",
                  label_of(play, force, wearing.hex), 6);
    percent = gra_attrition_percent(play->module, die + wearing.sum);
    journal_tell(play->journal, EVENT_TABLE, BASE(attrition), NULL, NULL,
                 "Total %d: %d percent are lost.", die + wearing.sum, percent);
    gra_wear(play, force, percent, BASE(attrition));
    journal_close(play->journal);
}

/* ---- who throws ---------------------------------------------------------- */

/* Units of one corps in one hex, on one side of its walls; detachments under
 * nobody each for itself. */
static struct force part_of(const struct feedings *all, size_t first)
{
    const struct feeding *one = &all->items[first];
    struct force part = one->force;

    for (size_t i = first + 1; one->leader && i < all->count; i++)
        if (all->items[i].leader == one->leader &&
            all->items[i].hex == one->hex &&
            all->items[i].inside == one->inside)
            gra_force_join(all->board->arena, &part, &all->items[i].force);
    return part;
}

static bool is_first_of_part(const struct feedings *all, size_t at)
{
    const struct feeding *one = &all->items[at];

    for (size_t i = 0; one->leader && i < at; i++)
        if (all->items[i].leader == one->leader &&
            all->items[i].hex == one->hex &&
            all->items[i].inside == one->inside)
            return false;
    return true;
}

static bool any_unsupplied(const struct force *force)
{
    foreach_unit (unit, *force)
        if (unit->unsupplied)
            return true;
    return false;
}

/* 16.12 whoever moved throws, and whoever nothing fed, garrisons too; in winter
 * quarters a corps that is fed does not */
void gra_attrition_phase(struct play *play)
{
    const struct feedings all = gra_collect_feedings(&play->board);

    for (size_t i = 0; i < all.count; i++) {
        struct force part;

        if (!is_first_of_part(&all, i))
            continue;
        part = part_of(&all, i);
        if (!any_moved(&part) && !any_unsupplied(&part))
            continue;
        if (is_in_winter_quarters(&part) && !any_unsupplied(&part))
            journal_tell(play->journal, EVENT_NOTE, BASE(winter_quarters),
                         gra_side_words[part.units[0]->side], part.units[0]->id,
                         "%s's corps rests in winter quarters.",
                         name_of(&part));
        else
            roll(play, &part);
    }
}
