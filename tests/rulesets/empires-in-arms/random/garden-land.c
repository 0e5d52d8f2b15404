/* Armies face to face, before cities, in Spain and on the borders. */
#include "rulesets/empires-in-arms/board/board.h"
#include "tests/rulesets/empires-in-arms/random/garden.h"
#include "tests/support/test.h"

enum { MOST_TRIES = 90 };

/* ---- pieces ------------------------------------------------------------- */

static int some_of(struct match *match, int most)
{
    return most > 0 ? 1 + (int)chance(match, (size_t)most) : 0;
}

static void fill(struct match *match, struct corps *corps)
{
    const struct corps_card *card = corps->card;
    int foot = some_of(match, card->most[FACTOR_INFANTRY]);

    for (int i = 0; i < FACTOR_COUNT; i++)
        corps->factors[i] =
            i == FACTOR_MILITIA ? 0 : some_of(match, card->most[i]);
    corps->factors[FACTOR_INFANTRY] = card->militia == MILITIA_ONLY ? 0 : foot;
    if (card->militia == MILITIA_ONLY)
        corps->factors[FACTOR_MILITIA] = foot;
    if (card->militia != MILITIA_YES || foot < 2 || once_in(match, 2))
        return;
    corps->factors[FACTOR_MILITIA] = (int)chance(match, (size_t)foot);
    corps->factors[FACTOR_INFANTRY] -= corps->factors[FACTOR_MILITIA];
}

static bool is_led(const struct game *game, const char *corps)
{
    for (size_t i = 0; i < game->leaders_count; i++)
        if (game->leaders[i].state == LEADER_ON &&
            same_name(game->leaders[i].with, corps))
            return true;
    return false;
}

static bool is_guard(const struct corps_card *card)
{
    return card->kind == CORPS_GUARD || card->kind == CORPS_GRENADIER ||
           card->kind == CORPS_ARTILLERY;
}

/* Guards and guns are taken for choice. */
static struct corps *spare_corps(struct match *match, enum power power)
{
    bool guard = once_in(match, 3);

    const struct board *board = &match->scene->board;

    for (int i = 0; i < MOST_TRIES; i++) {
        struct corps *corps =
            &board->game->corps[chance(match, board->game->corps_count)];
        const struct corps_card *card = corps->card;

        if (eia_corps_power(board, corps) == power &&
            corps->serves == NO_POWER && !corps->placed && !corps->embarked &&
            card->kind != CORPS_TYROL &&
            (!guard || i >= MOST_TRIES / 2 || is_guard(card)) &&
            !is_led(board->game, corps->id) &&
            (!card->option || option_is(board->options, card->option, "on")))
            return corps;
    }
    return NULL;
}

static void lead(struct match *match, const struct corps *corps,
                 enum power power)
{
    struct game *game = match->scene->game;

    for (int i = 0; i < MOST_TRIES; i++) {
        struct leader *leader =
            &game->leaders[chance(match, game->leaders_count)];

        if (leader->state != LEADER_OFF ||
            !same_name(leader->nation, eia_power_id(power)) ||
            leader->card->maximum == 0)
            continue;
        leader->state = LEADER_ON;
        leader->with = corps->id;
        return;
    }
}

void garden_camp(struct match *match, const struct camp *camp)
{
    const struct board *board = &match->scene->board;
    int room = eia_capacity(board, camp->area);

    for (int i = 0; i < camp->corps; i++) {
        struct corps *corps = spare_corps(match, camp->power);

        if (!corps)
            return;
        fill(match, corps);
        if (camp->inside &&
            eia_city_factors(board, camp->area) + eia_corps_factors(corps) >
                room)
            for (int j = 0; j < FACTOR_COUNT; j++)
                corps->factors[j] = corps->factors[j] > 0;
        corps->at = camp->area;
        corps->in_city =
            camp->inside && eia_city_factors(board, camp->area) < room;
        corps->away = 0;
        corps->placed = 1;
        if (!once_in(match, 3))
            lead(match, corps, camp->power);
    }
}

void garden_garrison(struct match *match, const char *area, const char *nation,
                     int most)
{
    int room = eia_capacity(&match->scene->board, area) -
               eia_city_factors(&match->scene->board, area);
    int factors = some_of(match, most < room ? most : room);

    if (factors > 0)
        eia_garrison_made(&match->scene->board, area, nation)->infantry +=
            factors;
}

/* ---- places ------------------------------------------------------------- */

const char *garden_area(struct match *match, const char *home, bool city)
{
    const struct module *module = match->scene->module;
    const struct area_card *area = NULL;

    for (int i = 0; i < 20 * MOST_TRIES; i++) {
        area = &module->areas[chance(match, module->areas_count)];
        if ((!home ||
             same_name(eia_home_of(&match->scene->board, area->id), home)) &&
            (!city || area->city))
            return area->id;
    }
    return NULL;
}

const char *garden_neighbour(struct match *match, const char *area)
{
    const struct way *ways = eia_ways(match->scene->module, area);
    size_t count = 0;

    while (ways[count].to)
        count++;
    return count ? ways[chance(match, count)].to->id : area;
}

static void put_depot(struct match *match, enum power power, const char *area)
{
    struct depot *depot = NULL;

    if (eia_depot_at(&match->scene->board, power, area))
        return;
    depot = scene_depot(match->scene, eia_power_id(power), area);
    depot->infantry = (int)chance(match, 3);
}

/* ---- plots -------------------------------------------------------------- */

/* Two armies in one area, and friends of both in the next. */
void garden_front(struct match *match)
{
    const struct foes foes = garden_foes(match);
    const char *area =
        garden_area(match, eia_power_id(foes.other), once_in(match, 2));
    const char *near = area ? garden_neighbour(match, area) : NULL;

    if (!area || once_in(match, 4))
        area = garden_area(match, NULL, false);
    if (!area)
        return;
    near = garden_neighbour(match, area);
    if (once_in(match, 2))
        scene_option(match->scene, "guard-commitment", "on");
    garden_camp(match, &(struct camp){foes.one, area, 1 + (int)chance(match, 5),
                                      false});
    garden_camp(match, &(struct camp){foes.other, area,
                                      1 + (int)chance(match, 5), false});
    garden_camp(match, &(struct camp){once_in(match, 2) ? foes.one : foes.other,
                                      near, 2, false});
    put_depot(match, foes.one, near);
}

/* Another enemy of the besieged is there, too. */
static void garden_helpers(struct match *match, const struct foes *foes,
                           const char *area)
{
    enum power helper = (enum power)(1 + chance(match, POWER_END - 1));

    if (helper == foes->one || helper == foes->other || once_in(match, 2) ||
        eia_enemies(&match->scene->board, helper, foes->one))
        return;
    garden_war(match, helper, foes->other);
    if (eia_enemies(&match->scene->board, helper, foes->other))
        garden_camp(match, &(struct camp){helper, area, 1, false});
}

/* A city with a garrison, perhaps corps, and the enemy before it. */
void garden_siege(struct match *match)
{
    const struct foes foes = garden_foes(match);
    const struct names *capitals =
        &match->scene->module->power[foes.other]->capitals;
    const char *area = garden_area(match, eia_power_id(foes.other), true);
    const char *holder = NULL;
    struct city_state *city = NULL;

    if (once_in(match, 3))
        area = capitals->items[chance(match, capitals->count)];

    holder = area ? eia_city_holder(&match->scene->board, area) : NULL;
    if (!area || (holder && !same_name(holder, eia_power_id(foes.other))))
        return;
    garden_garrison(match, area, eia_power_id(foes.other), 12);
    if (once_in(match, 2))
        garden_camp(match, &(struct camp){foes.other, area,
                                          1 + (int)chance(match, 2), true});
    garden_camp(match, &(struct camp){foes.one, area, 1 + (int)chance(match, 3),
                                      false});
    if (!eia_own_corps_in(&match->scene->board, foes.one, area) ||
        once_in(match, 4))
        return;
    city = eia_city_made(&match->scene->board, area);
    city->besieger = foes.one;
    city->siege = (int)chance(match, 3);
    city->breached = once_in(match, 2);
    if (once_in(match, 3))
        garden_camp(match, &(struct camp){foes.other,
                                          once_in(match, 2)
                                              ? area
                                              : garden_neighbour(match, area),
                                          2, false});
    garden_helpers(match, &foes, area);
}

static void rise(struct match *match, const char *area)
{
    eia_add_guerilla_factors(&match->scene->board, area, false,
                             some_of(match, 4));
}

/* Strangers are in Spain. */
void garden_spain(struct match *match)
{
    enum power enemy = once_in(match, 2) ? FRANCE : GREAT_BRITAIN;

    garden_war(match, enemy, SPAIN);
    if (!eia_enemies(&match->scene->board, enemy, SPAIN))
        return;
    for (int i = 0; i < 4; i++) {
        const char *area = garden_area(match, "sp", once_in(match, 2));

        garden_camp(match, &(struct camp){enemy, area, 2, false});
        if (once_in(match, 2))
            rise(match, garden_area(match, "sp", false));
        if (once_in(match, 2))
            rise(match, area);
        if (once_in(match, 3))
            garden_camp(match, &(struct camp){SPAIN, area, 1, false});
    }
}

/* Cossacks and freikorps. */
void garden_steppe(struct match *match)
{
    const struct board *board = &match->scene->board;

    for (int i = 0; i < 6; i++) {
        enum power power = once_in(match, 2) ? RUSSIA : PRUSSIA;
        const char *area = garden_area(match, NULL, false);
        const char *id = arena_text(match->scene->arena, "%s%d",
                                    power == RUSSIA ? "ru-x" : "pr-x", i);
        enum power foe = (enum power)(1 + chance(match, POWER_END - 1));
        bool there = false;

        for (size_t j = 0; j < board->game->irregulars_count; j++)
            there = there || same_name(board->game->irregulars[j].id, id);
        if (there)
            continue;
        garden_war(match, power, foe);
        scene_cossack(match->scene, id, area);
        if (once_in(match, 2))
            garden_camp(match, &(struct camp){foe, area, 1, false});
        else
            garden_camp(match, &(struct camp){power, area, 1, false});
    }
}

/* Austria's border is crossed, and Tyrol is another's. */
void garden_borders(struct match *match)
{
    const struct module *module = match->scene->module;
    enum power enemy = once_in(match, 2) ? TURKEY : FRANCE;

    garden_war(match, enemy, AUSTRIA);
    if (!eia_enemies(&match->scene->board, enemy, AUSTRIA))
        return;
    scene_province(match->scene, "tyrol", eia_power_id(enemy));
    for (int i = 0; i < MOST_TRIES; i++) {
        const char *area = garden_area(match, "au", false);
        const struct province_card *province =
            area ? eia_province_of(module, area) : NULL;

        if (province && province->insurrection) {
            garden_camp(
                match,
                &(struct camp){enemy, garden_neighbour(match, area), 2, false});
            return;
        }
    }
}

/* An army on the way to its enemy, with a stranger's land between them. */
void garden_passage(struct match *match)
{
    const struct module *module = match->scene->module;
    const struct foes foes = garden_foes(match);

    for (int i = 0; i < 20 * MOST_TRIES; i++) {
        const struct area_card *area =
            &module->areas[chance(match, module->areas_count)];
        const char *near = garden_neighbour(match, area->id);

        if (same_name(eia_home_of(&match->scene->board, area->id),
                      eia_power_id(foes.one)) &&
            !same_name(eia_home_of(&match->scene->board, near),
                       eia_power_id(foes.one)) &&
            eia_controller(&match->scene->board, near) != foes.other) {
            garden_camp(match, &(struct camp){foes.one, area->id, 3, false});
            return;
        }
    }
}
