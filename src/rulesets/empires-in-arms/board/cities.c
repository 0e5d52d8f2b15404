/* What stands in a city, and before it. [base garrison] */
#include "rulesets/empires-in-arms/board/board.h"

struct city_state *eia_city(const struct board *board, const char *area)
{
    return FIND_IN(struct city_state, board->game->cities, area, area);
}

struct city_state *eia_city_made(const struct board *board, const char *area)
{
    struct city_state *city = eia_city(board, area);

    if (city)
        return city;
    city = ADD_TO(board->arena, board->game->cities);
    city->area = eia_area(board->module, area)->id;
    return city;
}

struct garrison *eia_garrison(const struct board *board, const char *area,
                              const char *nation)
{
    foreach (struct garrison, garrison, board->game->garrisons)
        if (same_name(garrison->area, area) &&
            same_name(garrison->nation, nation))
            return garrison;
    return NULL;
}

struct garrison *eia_garrison_made(const struct board *board, const char *area,
                                   const char *nation)
{
    struct garrison *garrison = eia_garrison(board, area, nation);

    if (garrison)
        return garrison;
    garrison = ADD_TO(board->arena, board->game->garrisons);
    garrison->area = eia_area(board->module, area)->id;
    garrison->nation = nation;
    return garrison;
}

/* [base siege] somebody sits before the city */
bool eia_besieged(const struct board *board, const char *area)
{
    const struct city_state *city = eia_city(board, area);

    return city && city->besieger != NO_POWER;
}

/* [base garrison] what a city holds by its spires */
int eia_capacity(const struct board *board, const char *area)
{
    const struct area_card *card = eia_area(board->module, area);

    for (size_t i = 0; card && card->city && i < board->module->cities_count;
         i++)
        if (board->module->cities[i].spires == card->spires)
            return board->module->cities[i].capacity;
    return 0;
}

/* Who is counted, as what. */
struct count {
    const struct board *board;
    enum inside whose;
    struct names ids;
};

static void note(struct count *count, const char *nation, enum power player)
{
    const char *id =
        count->whose == INSIDE_NATIONS ? nation : eia_power_id(player);

    if (count->whose == INSIDE_PLAYERS && player == NO_POWER)
        return;
    eia_once(count->board->arena, &count->ids, id);
}

static void note_garrisons(struct count *count, const char *area)
{
    foreach (const struct garrison, garrison, count->board->game->garrisons)
        if (same_name(garrison->area, area) &&
            garrison->infantry + garrison->militia > 0)
            note(count, garrison->nation,
                 eia_player_of(count->board, garrison->nation));
}

static void note_corps(struct count *count, const char *area)
{
    foreach (struct corps, corps, count->board->game->corps)
        if (corps->in_city && same_name(corps->at, area) &&
            eia_corps_factors(corps) > 0)
            note(count, eia_corps_nation(corps),
                 eia_corps_power(count->board, corps));
}

/* 10.1.1j guerillas are a garrison, or part of one (ruling 58) */
static void note_light(struct count *count, const char *area)
{
    foreach (const struct irregular, irregular, count->board->game->irregulars)
        if (irregular->in_city && same_name(irregular->at, area))
            note(count, eia_power_id(irregular->owner), irregular->owner);
    foreach (const struct guerilla, guerilla, count->board->game->guerillas)
        if (guerilla->in_city && guerilla->factors > 0 &&
            same_name(guerilla->area, area))
            note(count, eia_power_id(SPAIN), SPAIN);
}

static bool in_power_order(struct names *players)
{
    for (size_t i = 1; i < players->count; i++)
        if (eia_power(players->items[i]) < eia_power(players->items[i - 1])) {
            const char *item = players->items[i];

            players->items[i] = players->items[i - 1];
            players->items[i - 1] = item;
            return false;
        }
    return true;
}

void eia_order_powers(struct names *players)
{
    while (!in_power_order(players))
        continue;
}

struct names eia_inside(const struct board *board, const char *area,
                        enum inside whose)
{
    struct count count = {board, whose, {NULL, 0}};

    note_garrisons(&count, area);
    note_corps(&count, area);
    note_light(&count, area);
    if (whose == INSIDE_PLAYERS)
        eia_order_powers(&count.ids);
    return count.ids;
}

static int factors_inside(const struct board *board, const char *area,
                          const char *nation)
{
    const struct game *game = board->game;
    const struct garrison *garrison = eia_garrison(board, area, nation);
    int sum = garrison ? garrison->infantry + garrison->militia : 0;

    foreach (struct corps, corps, game->corps)
        if (corps->in_city && same_name(corps->at, area) &&
            same_name(eia_corps_nation(corps), nation))
            sum += eia_corps_factors(corps);
    foreach (const struct irregular, irregular, game->irregulars)
        sum += irregular->in_city && same_name(irregular->at, area) &&
               irregular->owner == eia_power(nation);
    foreach (const struct guerilla, guerilla, game->guerillas)
        if (guerilla->in_city && eia_power(nation) == SPAIN &&
            same_name(guerilla->area, area))
            sum += guerilla->factors;
    return sum;
}

/* [base garrison] the nations with most factors hold the city */
struct names eia_city_holders(const struct board *board, const char *area)
{
    struct names nations = eia_inside(board, area, INSIDE_NATIONS);
    struct names holders = {NULL, 0};
    int most = 0;

    foreach_name (nation, nations) {
        int factors = factors_inside(board, area, nation);

        if (factors > most)
            holders.count = 0;
        if (factors < most)
            continue;
        most = factors;
        names_add(board->arena, &holders, nation);
    }
    return holders;
}

const char *eia_city_holder(const struct board *board, const char *area)
{
    struct names holders = eia_city_holders(board, area);

    return holders.count ? holders.items[0] : NULL;
}

/* [base garrison] factors in the city */
int eia_city_factors(const struct board *board, const char *area)
{
    struct names nations = eia_inside(board, area, INSIDE_NATIONS);
    int sum = 0;

    foreach_name (nation, nations)
        sum += factors_inside(board, area, nation);
    return sum;
}

bool eia_is_city(const struct seat *seat, const char *area)
{
    const struct area_card *card = eia_place_kind(area) == PLACE_AREA
                                       ? eia_area(seat->module, area)
                                       : NULL;

    return card && card->city;
}
