/* How a game begins: the module's set-up. [base scenario] */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/board/prisoners.h"

#include <string.h>

/* The game has as many of them as the module. */
#define BEGIN_ALL(items)                                                       \
    (game->items =                                                             \
         arena_list(arena, module->items##_count, sizeof(*game->items)),       \
     game->items##_count = module->items##_count)

/* [base scenario] provinces, minor countries and districts */
static void begin_lands(struct game *game, const struct module *module,
                        struct arena *arena)
{
    BEGIN_ALL(provinces);
    for (size_t i = 0; i < module->provinces_count; i++) {
        game->provinces[i].id = module->provinces[i].id;
        game->provinces[i].controller = module->provinces[i].home;
    }
    BEGIN_ALL(minors);
    for (size_t i = 0; i < module->minors_count; i++) {
        game->minors[i].id = module->minors[i].id;
        game->minors[i].status = module->minors[i].status;
        game->minors[i].controller = module->minors[i].controller;
        game->minors[i].ships = module->minors[i].ships;
    }
    BEGIN_ALL(districts);
    for (size_t i = 0; i < module->districts_count; i++)
        game->districts[i].id = module->districts[i].id;
}

/* 10.5a boxes, money and manpower of the powers */
static void begin_powers(struct game *game, const struct module *module,
                         struct arena *arena)
{
    BEGIN_ALL(powers);
    for (size_t i = 0; i < module->powers_count; i++) {
        const struct power_card *card = &module->powers[i];
        struct power_state *power = &game->powers[i];

        power->power = card->power;
        power->box = card->box;
        power->money = card->money;
        power->manpower = card->manpower;
        power->dominant = card->dominant;
    }
}

/* [base scenario] corps, leaders and fleets, off the map */
static void begin_counters(struct game *game, const struct module *module,
                           struct arena *arena)
{
    BEGIN_ALL(corps);
    for (size_t i = 0; i < module->corps_count; i++)
        game->corps[i].id = module->corps[i].id;
    BEGIN_ALL(leaders);
    for (size_t i = 0; i < module->leaders_count; i++) {
        game->leaders[i].id = module->leaders[i].id;
        game->leaders[i].nation = module->leaders[i].nation;
    }
    BEGIN_ALL(fleets);
    for (size_t i = 0; i < module->fleets_count; i++) {
        game->fleets[i].id = module->fleets[i].id;
        game->fleets[i].nation = module->fleets[i].owner;
    }
}

static const char *on_map(const char *where)
{
    return strcmp(where, "off-map") == 0 ? NULL : where;
}

/* [base scenario] a corps as the set-up has it */
static void place_corps(const struct board *board, const struct start_row *row)
{
    struct corps *corps = eia_corps(board, row->id);

    if (!corps)
        return;
    corps->at = on_map(row->where);
    memcpy(corps->factors, row->factors, sizeof(corps->factors));
}

/* [base scenario] a garrison of the set-up */
static void place_garrison(const struct board *board,
                           const struct start_row *row)
{
    struct garrison *garrison =
        eia_garrison_made(board, row->where, row->owner);

    garrison->infantry += row->factors[FACTOR_INFANTRY];
    garrison->militia += row->factors[FACTOR_MILITIA];
}

/* [base scenario] a depot of the set-up */
static void place_depot(const struct board *board, const struct start_row *row)
{
    struct depot *depot = ADD_TO(board->arena, board->game->depots);

    depot->id = arena_text(board->arena, "%s-d-%s", row->owner, row->where);
    depot->owner = eia_power(row->owner);
    depot->at = row->where;
    depot->infantry = row->factors[FACTOR_INFANTRY];
    depot->militia = row->factors[FACTOR_MILITIA];
}

/* [base scenario] a fleet of the set-up */
static void place_fleet(const struct board *board, const struct start_row *row)
{
    struct fleet *fleet = eia_fleet(board, row->id);
    struct minor_state *minor = eia_minor(board, row->owner);

    if (!fleet)
        return;
    fleet->at = on_map(row->where);
    fleet->ships = row->ships;
    if (minor)
        minor->ships = 0;
}

/* [base scenario] a leader of the set-up */
static void place_leader(const struct board *board, const struct start_row *row)
{
    struct leader *leader = eia_leader(board, row->id);

    if (!leader || !on_map(row->where))
        return;
    leader->state = LEADER_ON;
    leader->with = row->where;
}

/* [base scenario] cossacks of the set-up */
static void place_cossack(const struct board *board,
                          const struct start_row *row)
{
    struct irregular *irregular = LIST_ADD(
        board->arena, board->game->irregulars, board->game->irregulars_count);

    irregular->id = row->id;
    irregular->owner = eia_power(row->owner);
    irregular->kind = COSSACK;
    irregular->at = row->where;
}

/* [base scenario] a war that is on */
static void begin_war(const struct board *board, const struct start_row *row)
{
    struct war *war = ADD_TO(board->arena, board->game->wars);

    war->one = row->owner;
    war->other = row->where;
    war->since = 1;
}

/* [base scenario] an alliance that stands */
static void begin_alliance(const struct board *board,
                           const struct start_row *row)
{
    struct alliance *alliance = ADD_TO(board->arena, board->game->alliances);

    alliance->one = eia_power(row->owner);
    alliance->other = eia_power(row->where);
    alliance->since = 1;
}

/* [base scenario] factors that are to come, in their month (ruling 106) */
static void await(const struct board *board, const struct start_row *row)
{
    int due = eia_turn_of(board->module, row->where);

    for (int i = 0; i < FACTOR_COUNT; i++)
        if (row->factors[i] > 0)
            eia_arrive(board, row->owner, (enum factor)i, row->factors[i], due);
}

/* In the order of enum start_kind. */
static void (*const begin_row[])(const struct board *board,
                                 const struct start_row *row) = {
    place_corps,   place_garrison, place_depot,    place_fleet, place_leader,
    place_cossack, begin_war,      begin_alliance, await};

/* 10.4.4a corps and fleets are those of the country. A corps whose counter is
 * the country's needs no word of it. */
static void pieces_join(const struct board *board, const char *from,
                        const char *into)
{
    struct game *game = board->game;

    foreach (struct corps, corps, game->corps)
        if (same_name(eia_corps_nation(corps), from))
            corps->nation = same_name(corps->card->owner, into) ? NULL : into;
    foreach (struct fleet, fleet, game->fleets)
        if (same_name(fleet->nation, from))
            fleet->nation = into;
    foreach (struct leader, leader, game->leaders)
        if (same_name(leader->nation, from))
            leader->nation = into;
}

/* 10.4.4a who holds some of both holds them together */
static void prisoners_join(const struct board *board, const char *from,
                           const char *into)
{
    foreach (const struct prisoner, prisoner, board->game->prisoners) {
        const struct prisoner left = *prisoner;

        if (!same_name(left.nation, from))
            continue;
        DROP(prisoner, board->game->prisoners);
        eia_prisoners_made(board, into, left.holder, left.factor)->count +=
            left.count;
    }
}

/* 10.4.4a what is no piece of its own */
static void factors_join(const struct board *board, const char *from,
                         const char *into)
{
    struct game *game = board->game;

    foreach (const struct garrison, garrison, game->garrisons) {
        const struct garrison left = *garrison;
        struct garrison *joined = NULL;

        if (!same_name(left.nation, from))
            continue;
        DROP(garrison, game->garrisons);
        joined = eia_garrison_made(board, left.area, into);
        joined->infantry += left.infantry;
        joined->militia += left.militia;
    }
    foreach (struct arrival, arrival, game->arrivals)
        if (same_name(arrival->nation, from))
            arrival->nation = into;
    prisoners_join(board, from, into);
}

/* 10.4.1b a country becomes a district of another */
void eia_join(const struct board *board, const char *district,
              const char *country)
{
    struct district_state *state = eia_district(board, district);
    struct minor_state *from =
        eia_minor(board, eia_country_of(board, district));
    struct minor_state *into = eia_minor(board, country);

    state->country = into->id;
    pieces_join(board, from->id, into->id);
    factors_join(board, from->id, into->id);
    into->ships += from->ships;
    into->money += from->money;
    into->manpower += from->manpower;
    from->status = NEUTRAL;
    from->controller = NO_POWER;
    from->ships = from->money = from->manpower = from->quiet = 0;
}

/* 10.4.1b, [base ottoman], [base sicilies] before the first month (rulings 100
 * and 101) */
void eia_unite(const struct board *board)
{
    foreach (const struct union_card, card, board->module->unions) {
        if (!option_is(board->options, card->option, "on"))
            continue;
        foreach_name (district, card->districts)
            eia_join(board, district, card->country);
    }
}

/* [base scenario] the game of turn 0 */
struct game *eia_begin(const struct module *module,
                       const struct options *options, struct arena *arena)
{
    struct game *game = ARENA_NEW(arena, struct game);
    const struct board board = {game, module, options, arena};

    game->turn = 1;
    game->scenario = eia_is_scenario(module, options);
    game->bidding = option_is(options, "bid-for-powers", "on") &&
                    module->side_count == POWER_END - 1;
    game->setting_up = option_is(options, "set-up", "sealed");
    begin_powers(game, module, arena);
    begin_lands(game, module, arena);
    begin_counters(game, module, arena);
    eia_resolve(game, module);
    foreach (struct start_row, row, module->start)
        begin_row[row->kind](&board, row);
    eia_unite(&board);
    return game;
}
