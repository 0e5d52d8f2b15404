/* Courts, treasuries and prisons. */
#include "rulesets/empires-in-arms/board/board.h"
#include "tests/rulesets/empires-in-arms/random/garden.h"
#include "tests/support/test.h"

static enum power any_power(struct match *match)
{
    return (enum power)(1 + chance(match, POWER_END - 1));
}

/* Markers anywhere on the display. */
void garden_courts(struct match *match)
{
    struct game *game = match->scene->game;

    for (size_t i = 0; i < game->powers_count; i++) {
        struct power_state *state = &game->powers[i];

        state->box = once_in(match, 2) ? 1 + (int)chance(match, 6)
                                       : 1 + (int)chance(match, 40);
        state->dominant = once_in(match, 3);
        state->low_quarters = once_in(match, 3) ? 2 : 0;
    }
}

/* He who has lost must sue, and whoever is asked has terms. */
void garden_defeat(struct match *match)
{
    struct foes foes = garden_foes(match);
    struct power_state *state = NULL;

    if (once_in(match, 3)) {
        foes = (struct foes){GREAT_BRITAIN, FRANCE};
        garden_war(match, foes.one, foes.other);
    }
    state = eia_power_state(&match->scene->board, foes.one);
    state->box = 1;
    state->must_sue = true;
    garden_war(match, foes.one, any_power(match));
    for (int i = 0; i < 3; i++) {
        const char *area = garden_area(match, eia_power_id(foes.one), false);

        garden_camp(match, &(struct camp){foes.other, area, 1, false});
        area = garden_area(match, eia_power_id(foes.other), false);
        garden_camp(match, &(struct camp){foes.one, area, 1, false});
    }
}

/* Minor countries at war, in other hands, and free; not one that is a district
 * of another. */
void garden_minors(struct match *match)
{
    const struct board *board = &match->scene->board;
    struct game *game = match->scene->game;

    for (int i = 0; i < 4; i++) {
        struct minor_state *minor =
            &game->minors[chance(match, game->minors_count)];
        enum power power = any_power(match);

        if (eia_districts_of(board, minor->id).count == 0)
            continue;
        if (minor->status == NEUTRAL && once_in(match, 2)) {
            if (!eia_at_war(board, eia_power_id(power), minor->id))
                scene_war(match->scene, eia_power_id(power), minor->id);
            garden_camp(match,
                        &(struct camp){power, minor->card->capital, 2, false});
        } else if (minor->status == NEUTRAL) {
            minor->status = CONQUERED;
            minor->controller = power;
        }
    }
    for (int i = 0; i < 3; i++)
        eia_power_state(&match->scene->board, any_power(match))->box =
            1 + (int)chance(match, 12);
}

/* At the end of a quarter there is much money, or none. */
void garden_treasury(struct match *match)
{
    struct game *game = match->scene->game;

    while (game->turn % 3 != 0)
        game->turn++;
    for (size_t i = 0; i < game->powers_count; i++) {
        game->powers[i].money = once_in(match, 3) ? 0 : (int)chance(match, 90);
        game->powers[i].manpower = (int)chance(match, 30);
        game->powers[i].manipulation = (int)chance(match, 7) - 3;
    }
}

/* Captured factors and leaders. */
void garden_prisons(struct match *match)
{
    struct game *game = match->scene->game;

    for (int i = 0; i < 4; i++) {
        const struct foes foes = garden_foes(match);
        struct leader *leader =
            &game->leaders[chance(match, game->leaders_count)];
        struct prisoner *prisoner = LIST_ADD(
            match->scene->arena, game->prisoners, game->prisoners_count);

        prisoner->nation = eia_power_id(foes.one);
        prisoner->holder = foes.other;
        prisoner->factor = (enum factor)chance(match, FACTOR_ARTILLERY);
        prisoner->count = 1 + (int)chance(match, 6);
        if (leader->state != LEADER_OFF ||
            !same_name(leader->nation, eia_power_id(foes.one)))
            continue;
        leader->state = once_in(match, 2) ? LEADER_CAPTURED : LEADER_REMOVED;
        leader->holder =
            leader->state == LEADER_CAPTURED ? eia_power_id(foes.other) : NULL;
    }
}

/* Capitals are held by the enemy, some since a month. */
void garden_conquest(struct match *match)
{
    struct game *game = match->scene->game;

    for (int i = 0; i < 5; i++) {
        struct province_state *province =
            &game->provinces[chance(match, game->provinces_count)];
        const struct province_card *card = province->card;
        enum power enemy = any_power(match);

        garden_war(match, enemy, province->controller);
        if (!eia_enemies(&match->scene->board, enemy, province->controller) ||
            eia_city_holder(&match->scene->board, card->capital))
            continue;
        garden_garrison(match, card->capital, eia_power_id(enemy), 3);
        garden_camp(match, &(struct camp){enemy, card->capital, 1, false});
        if (card->home != province->controller || once_in(match, 2))
            continue;
        province->occupier = enemy;
        province->occupied = game->turn - 1;
    }
}

/* Ships on the stocks of a port that the enemy has. */
void garden_yards(struct match *match)
{
    struct game *game = match->scene->game;
    const struct module *module = match->scene->module;

    scene_option(match->scene, "ship-building-locations", "on");
    for (int i = 0; i < 40; i++) {
        const struct area_card *area =
            &module->areas[chance(match, module->areas_count)];
        const char *home = eia_home_of(&match->scene->board, area->id);
        enum power enemy = any_power(match);
        struct ship_build *build = NULL;

        if (!area->port || !home || same_name(home, eia_power_id(enemy)) ||
            eia_city_holder(&match->scene->board, area->id))
            continue;
        if (eia_power(home) != NO_POWER)
            garden_war(match, enemy, eia_power(home));
        else if (!eia_at_war(&match->scene->board, home, eia_power_id(enemy)))
            scene_war(match->scene, home, eia_power_id(enemy));
        if (!eia_at_war(&match->scene->board, home, eia_power_id(enemy)))
            continue;
        garden_garrison(match, area->id, eia_power_id(enemy), 3);
        build = LIST_ADD(match->scene->arena, game->builds, game->builds_count);
        build->nation = home;
        build->port = arena_text(match->scene->arena, "p%s", area->id + 1);
        build->ships = 3;
        build->due = game->turn + 6;
        return;
    }
}

/* Who was to leave after a peace is still there. */
void garden_late(struct match *match)
{
    struct game *game = match->scene->game;
    enum power grantor = any_power(match);
    enum power grantee = any_power(match);
    struct access *access = NULL;
    const char *area = NULL;

    if (grantor == grantee ||
        eia_enemies(&match->scene->board, grantor, grantee) || game->turn < 8)
        return;
    scene_option(match->scene, "limited-access", "on");
    area = garden_area(match, eia_power_id(grantor), true);
    if (eia_city_holder(&match->scene->board, area))
        return;
    access =
        LIST_ADD(match->scene->arena, game->accesses, game->accesses_count);
    access->grantor = eia_power_id(grantor);
    access->grantee = eia_power_id(grantee);
    access->kind = ACCESS_LIMITED;
    access->since = game->turn - 6;
    garden_garrison(match, area, eia_power_id(grantee), 3);
    garden_camp(match, &(struct camp){grantee, area, 1, false});
}

/* Who was ceded what Poland may be founded from. */
void garden_poland(struct match *match)
{
    const struct module *module = match->scene->module;
    enum power power = any_power(match);

    scene_option(match->scene, "poland", "on");
    for (size_t i = 0; i < module->provinces_count; i++) {
        const struct province_card *card = &module->provinces[i];

        if (card->polish && card->home != power)
            match->scene->game->provinces[i].controller = power;
    }
}

/* The month of levies. */
void garden_december(struct match *match)
{
    struct game *game = match->scene->game;

    game->turn = 12 + 12 * (int)chance(match, 8);
    garden_war(match, RUSSIA, TURKEY);
    garden_war(match, AUSTRIA, any_power(match));
    garden_war(match, PRUSSIA, any_power(match));
}
