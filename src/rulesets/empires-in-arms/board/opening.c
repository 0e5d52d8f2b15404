/* What must hold between a game that was read and its module, beyond what the
 * field tables say. [base scenario] */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"

struct opening {
    const struct game *game;
    const struct module *module;
    struct report *report;
    bool fine;
};

static bool counts_fit(const struct opening *opening)
{
    const struct game *game = opening->game;
    const struct module *module = opening->module;

    return game->powers_count == module->powers_count &&
           game->provinces_count == module->provinces_count &&
           game->minors_count == module->minors_count &&
           game->districts_count == module->districts_count &&
           game->corps_count == module->corps_count + game->backs_count &&
           game->leaders_count == module->leaders_count &&
           game->fleets_count == module->fleets_count;
}

static bool lands_fit(const struct opening *opening)
{
    const struct game *game = opening->game;
    const struct module *module = opening->module;
    bool fit = true;

    for (size_t i = 0; fit && i < game->powers_count; i++)
        fit = game->powers[i].power == module->powers[i].power;
    for (size_t i = 0; fit && i < game->provinces_count; i++)
        fit = same_name(game->provinces[i].id, module->provinces[i].id);
    for (size_t i = 0; fit && i < game->minors_count; i++)
        fit = same_name(game->minors[i].id, module->minors[i].id);
    for (size_t i = 0; fit && i < game->districts_count; i++)
        fit = same_name(game->districts[i].id, module->districts[i].id);
    return fit;
}

static bool counters_fit(const struct opening *opening)
{
    const struct game *game = opening->game;
    const struct module *module = opening->module;
    bool fit = true;

    for (size_t i = 0; fit && i < module->corps_count; i++)
        fit = same_name(game->corps[i].id, module->corps[i].id);
    for (size_t i = 0; fit && i < game->backs_count; i++)
        fit = same_name(game->corps[module->corps_count + i].id,
                        game->backs[i].id) &&
              !eia_corps_card(module, game->backs[i].id) &&
              eia_back_card(module, game->backs[i].nation, game->backs[i].kind,
                            game->backs[i].move);
    for (size_t i = 0; fit && i < game->leaders_count; i++)
        fit = same_name(game->leaders[i].id, module->leaders[i].id);
    for (size_t i = 0; fit && i < game->fleets_count; i++)
        fit = same_name(game->fleets[i].id, module->fleets[i].id);
    return fit;
}

/* [base hidden] what a view shows from behind has the card of its back */
static const struct corps_card *card_of(const struct game *game,
                                        const struct module *module, size_t i)
{
    const struct back *back = NULL;

    if (i < module->corps_count)
        return &module->corps[i];
    back = &game->backs[i - module->corps_count];
    return eia_back_card(module, back->nation, back->kind, back->move);
}

void eia_resolve(struct game *game, const struct module *module)
{
    for (size_t i = 0; i < game->provinces_count; i++)
        game->provinces[i].card = &module->provinces[i];
    for (size_t i = 0; i < game->minors_count; i++)
        game->minors[i].card = &module->minors[i];
    for (size_t i = 0; i < game->districts_count; i++)
        game->districts[i].card = &module->districts[i];
    for (size_t i = 0; i < game->corps_count; i++)
        game->corps[i].card = card_of(game, module, i);
    for (size_t i = 0; i < game->leaders_count; i++)
        game->leaders[i].card = &module->leaders[i];
    for (size_t i = 0; i < game->fleets_count; i++)
        game->fleets[i].card = &module->fleets[i];
}

/* Ports and boxes are ids of their areas with another letter, which no table
 * has. */
static bool is_there(const struct module *module, const char *at)
{
    return eia_area(module, at) || eia_sea(module, at);
}

static void check_place(struct opening *opening, const struct place *place,
                        const char *field, const char *at, bool there)
{
    if (!at || there)
        return;
    opening->fine = refuse(opening->report, place, FILE_RULE(unknown_reference),
                           "%s '%s' is not there", field, at);
}

static void check_places(struct opening *opening)
{
    const struct game *game = opening->game;
    const struct module *module = opening->module;

    foreach (const struct corps, corps, game->corps)
        check_place(opening, &corps->place, "from", corps->from,
                    is_there(module, corps->from));
    foreach (const struct leader, leader, game->leaders)
        check_place(opening, &leader->place, "at", leader->at,
                    is_there(module, leader->at));
    foreach (const struct fleet, fleet, game->fleets)
        check_place(opening, &fleet->place, "at", fleet->at,
                    is_there(module, fleet->at) &&
                        eia_place_kind(fleet->at) != PLACE_AREA);
    foreach (const struct ship_build, build, game->builds)
        check_place(opening, &build->place, "port", build->port,
                    is_there(module, build->port) &&
                        eia_place_kind(build->port) == PLACE_PORT);
}

/* [base scenario] the order of powers, lands and counters is the module's:
 * cards are found by it. */
bool eia_open_game(struct game *game, const struct module *module,
                   struct arena *arena, const char *file, struct report *report)
{
    const struct place place = {file, 0};
    struct opening opening = {game, module, report, true};

    (void)arena;
    if (!counts_fit(&opening) || !lands_fit(&opening) ||
        !counters_fit(&opening))
        return refuse(report, &place, BASE(scenario),
                      "powers, lands and counters are not those of the module, "
                      "in its order");
    if ((!game->scenario || game->bidding) &&
        module->side_count < POWER_END - 1)
        return refuse(report, &place, BASE(scenario),
                      "with fewer than seven powers the game is a scenario: "
                      "scenario=\"yes\" is missing");
    eia_resolve(game, module);
    check_places(&opening);
    return opening.fine;
}
