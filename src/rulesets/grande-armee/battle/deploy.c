/* Battle step 3: front lines and reserve. [base frontage], [base redeploy] */
#include "core/shares.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

#include <limits.h>

/* ---- rivers -------------------------------------------------------------- */

/* [base river-battle] while he stands, round 1; while he defends the river,
 * until a round is lost */
static bool river_counts(const struct battle *battle)
{
    if (battle->choice == STAND || battle->choice == WITHDRAW)
        return battle->round == 1;
    return !battle->river_won;
}

/* The SP that may be in front of those who come from the hex; -1: all. */
static int river_limit(const struct battle *battle, int hex)
{
    const struct module *module = battle->play->module;
    int half = divide_up(gra_frontage(battle, battle->target),
                         module->river_front_part);

    if (!gra_river(&battle->play->board, hex, battle->target))
        return -1;
    foreach (const struct group, group, battle->groups)
        if (group->role == ATTACKER && group->hex == hex && !group->gone &&
            group->arrival == ARRIVES_CROSSING && battle->round > 1)
            return group->rounds == 0 ? half : -1;
    return river_counts(battle) ? half : -1;
}

/* The modifier of the main combat's hexside. */
static int river_of(const struct battle *battle)
{
    if (!gra_river(&battle->play->board, battle->from, battle->target) ||
        !river_counts(battle))
        return BATTLE_MODIFIERS;
    return battle->choice == STAND || battle->choice == WITHDRAW
               ? RIVER_STAND
               : RIVER_DEFENDED;
}

/* ---- filling a front ----------------------------------------------------- */

struct filling {
    const struct battle *battle;
    enum role role;
    int most;
    struct force *front;
};

static int sp_from(const struct force *force, int hex)
{
    int sum = 0;

    foreach_unit (unit, *force)
        if (unit->hex == hex)
            sum += unit->sp;
    return sum;
}

static bool fits(const struct filling *filling, const struct unit *unit)
{
    int limit = filling->role == ATTACKER
                    ? river_limit(filling->battle, unit->hex)
                    : -1;

    if (limit >= 0 && sp_from(filling->front, unit->hex) + unit->sp > limit)
        return false;
    return gra_force_sp(filling->front) + unit->sp <= filling->most;
}

enum { FOOT, GUN, HORSE, ARMS };

static int arm_of(const struct unit *unit)
{
    if (gra_is_cavalry(unit->card->type))
        return HORSE;
    return gra_is_guns(unit->card->type) ? GUN : FOOT;
}

/* Who goes to the front, and in what order. */
struct call {
    const int *arms; /* ARMS of them; NULL: all alike */
    bool smallest;   /* first, within an arm */
    int until;       /* no more are called when so many SP stand */
    const struct names *only, *keep; /* NULL: no such list */
};

/* Who does not fit is left out, for no unit is split (12.31a). */
static void fill(const struct filling *filling, struct force *from,
                 const struct call *call)
{
    struct force *front = filling->front;

    gra_force_sort(from, call->smallest);
    for (int arm = 0; arm < (call->arms ? ARMS : 1); arm++)
        foreach_unit (unit, *from)
            if ((!call->arms || arm_of(unit) == call->arms[arm]) &&
                gra_force_sp(front) < call->until &&
                !gra_force_has(front, unit) &&
                (!call->only || names_contain(call->only, unit->id)) &&
                (!call->keep || !names_contain(call->keep, unit->id)) &&
                fits(filling, unit))
                gra_force_add(filling->battle->play->arena, front, unit);
}

/* ---- the main combat ----------------------------------------------------- */

/* 12.31b each unit by itself, so that a corps may be split: those that no
 * second line and no mask holds */
static struct force free_units(const struct battle *battle, enum role role,
                               const struct force *masks)
{
    const struct force fighters = gra_fighters(battle, role);
    struct force free = {NULL, 0};

    foreach_unit (unit, fighters)
        if (!gra_in_line(battle, unit) &&
            (role == DEFENDER || hex_adjacent(unit->hex, battle->target)) &&
            !(masks && gra_force_has(masks, unit)))
            gra_force_add(battle->play->arena, &free, unit);
    return free;
}

/* Infantry, guns, cavalry, larger first; of a rear guard cavalry, infantry,
 * guns, the smallest first, until a quarter stands [base withdrawal-battle]. A
 * third of what can fight is in front in any case. */
static void front_of(struct battle *battle, enum role role,
                     const struct force *masks)
{
    static const int line[ARMS] = {FOOT, GUN, HORSE};
    static const int rear[ARMS] = {HORSE, FOOT, GUN};
    struct call usual = {line, false, INT_MAX, NULL, NULL};
    struct line *main = &battle->lines[0];
    const struct wishes *wishes = battle->wishes[role];
    struct force free = free_units(battle, role, masks);
    const struct filling filling = {
        battle, role, gra_frontage(battle, battle->target), &main->front[role]};
    bool guard = role == DEFENDER && battle->withdrawal;
    bool named = wishes->front.count > 0 && (battle->round == 1 || guard);
    int least = gra_least_front(battle->play->module, gra_force_sp(&free),
                                filling.most, guard);

    main->front[role] = (struct force){NULL, 0};
    if (named)
        usual.only = &wishes->front;
    else
        usual.keep = &wishes->keep;
    if (named || !guard)
        fill(&filling, &free, &usual);
    else
        fill(&filling, &free, &(struct call){rear, true, least, NULL, NULL});
    fill(&filling, &free, &(struct call){NULL, true, least, NULL, NULL});
    battle->front[role] = main->front[role];
}

/* 12.12 units that must mask other enemies stay back, if they are enough: who
 * strikes back need not mask (ruling 20) */
static struct force masks_of(const struct battle *battle)
{
    const struct hexes attacked = gra_attacked_hexes(battle);
    const struct announced announced = gra_announced_now(battle, &attacked);
    struct force masks = {NULL, 0};

    return gra_unmasked(&announced, &masks) ? (struct force){NULL, 0} : masks;
}

/* 12.31b have others of their corps another place? */
static bool splits_corps(const struct battle *battle, const struct line *line,
                         enum role role)
{
    const struct force all = gra_fighters(battle, role);
    const struct force *front = &line->front[role];

    foreach_unit (unit, all)
        for (size_t j = 0; j < front->count; j++)
            if (!gra_force_has(front, unit) &&
                unit->leader == front->units[j]->leader)
                return true;
    return false;
}

static void tell_line(const struct battle *battle, const struct line *line)
{
    struct play *play = battle->play;

    for (enum role role = ATTACKER; role < ROLES; role++) {
        struct event *event =
            TELL(battle, EVENT_GROUP,
                 line->group ? BASE(second_line) : BASE(frontage), role,
                 "%s of %s: %s, %d SP.", line->group ? "Second line" : "Front",
                 gra_side_text(battle, role),
                 gra_force_text(play->arena, &line->front[role]),
                 gra_force_sp(&line->front[role]));

        if (splits_corps(battle, line, role))
            event_cites(play->journal, event, RULE(12_31b));
    }
}

void gra_deploy(struct battle *battle)
{
    struct force masks;

    battle->lines_count = 0;
    gra_add_line(battle, NULL);
    gra_second_lines(battle);
    masks = masks_of(battle);
    battle->lines[0].river = river_of(battle);
    front_of(battle, ATTACKER, &masks);
    front_of(battle, DEFENDER, NULL);
    foreach (const struct line, line, battle->lines)
        tell_line(battle, line);
    foreach (struct group, group, battle->groups)
        group->rounds++;
}
