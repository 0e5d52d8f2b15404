/* Who is in a city, and who sits before it. [base siege] */
#include "rooms/empires-in-arms/board/siege-parties.h"
#include "rooms/empires-in-arms/board/board.h"
#include "rooms/empires-in-arms/module/rules.h"

const char *eia_city_nation(const struct europe *europe, const char *area)
{
    enum power controller = eia_controller(europe, area);

    return controller == NO_POWER ? eia_home_of(europe, area)
                                  : eia_power_id(controller);
}

static void note(const struct europe *europe, struct names *players,
                 enum power player)
{
    const char *id = eia_power_id(player);

    if (player != NO_POWER && !names_contain(players, id))
        names_add(europe->arena, players, id);
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

struct names eia_inside(const struct europe *europe, const char *area)
{
    const struct game *game = europe->game;
    struct names players = {NULL, 0};

    for (size_t i = 0; i < game->garrison_count; i++)
        if (same_name(game->garrisons[i].area, area) &&
            game->garrisons[i].infantry + game->garrisons[i].militia > 0)
            note(europe, &players,
                 eia_player_of(europe, game->garrisons[i].nation));
    for (size_t i = 0; i < game->corps_count; i++)
        if (game->corps[i].in_city && same_name(game->corps[i].at, area))
            note(europe, &players, eia_corps_power(europe, &game->corps[i]));
    for (size_t i = 0; i < game->irregular_count; i++)
        if (game->irregulars[i].in_city &&
            same_name(game->irregulars[i].at, area))
            note(europe, &players, game->irregulars[i].owner);
    for (size_t i = 0; i < game->guerilla_count; i++)
        if (game->guerillas[i].in_city && game->guerillas[i].factors > 0 &&
            same_name(game->guerillas[i].area, area))
            note(europe, &players, SPAIN);
    while (!in_power_order(&players))
        continue;
    return players;
}

/* [base siege] a city that the power may besiege */
bool eia_is_enemy_city(const struct europe *europe, enum power power,
                       const char *area)
{
    const char *own = eia_power_id(power);
    const char *holder = eia_city_holder(europe, area);
    struct names inside = eia_inside(europe, area);

    if (!holder)
        return false;
    for (size_t i = 0; i < inside.count; i++)
        if (eia_combined(europe, power, eia_power(inside.items[i])))
            return false;
    for (size_t i = 0; i < inside.count; i++)
        if (eia_at_war(europe, own, inside.items[i]))
            return true;
    return eia_at_war(europe, own, holder) ||
           eia_at_war(europe, own, eia_city_nation(europe, area));
}

bool eia_enemy_in_field(const struct europe *europe, enum power power,
                        const char *area)
{
    for (size_t i = 0; i < europe->game->corps_count; i++) {
        const struct corps *corps = &europe->game->corps[i];

        if (same_name(corps->at, area) && !corps->in_city && !corps->embarked &&
            eia_at_war(europe, eia_power_id(power),
                       eia_card_of(europe, corps)->owner))
            return true;
    }
    return false;
}

/* [base siege] a corps outside the walls */
bool eia_stands_before(const struct corps *corps, const char *area)
{
    return same_name(corps->at, area) && !corps->in_city && !corps->embarked &&
           eia_corps_factors(corps) > 0;
}

/* [base siege] the besieger, his group, and allies at war with it */
bool eia_helps_besiege(const struct europe *europe, enum power besieger,
                       enum power power, const char *area)
{
    return eia_combined(europe, besieger, power) ||
           (eia_allied(europe, besieger, power) &&
            eia_is_enemy_city(europe, power, area));
}

/* [base siege] powers with a corps in the siege */
struct names eia_besiegers(const struct europe *europe, enum power besieger,
                           const char *area)
{
    struct names players = {NULL, 0};

    for (size_t i = 0; i < europe->game->corps_count; i++) {
        const struct corps *corps = &europe->game->corps[i];

        if (eia_stands_before(corps, area) &&
            eia_helps_besiege(europe, besieger, eia_corps_power(europe, corps),
                              area))
            note(europe, &players, eia_corps_power(europe, corps));
    }
    while (!in_power_order(&players))
        continue;
    return players;
}

static int factors_before(const struct europe *europe, enum power power,
                          const char *area)
{
    int sum = 0;

    for (size_t i = 0; i < europe->game->corps_count; i++) {
        const struct corps *corps = &europe->game->corps[i];

        if (eia_stands_before(corps, area) &&
            eia_corps_power(europe, corps) == power)
            sum += eia_corps_factors(corps);
    }
    return sum;
}

/* [base siege] the besieger with most factors */
enum power eia_first_besieger(const struct europe *europe,
                              const struct names *besiegers, const char *area)
{
    enum power first = NO_POWER;
    int most = 0;

    for (size_t i = 0; i < besiegers->count; i++) {
        enum power power = eia_power(besiegers->items[i]);
        int factors = factors_before(europe, power, area);

        if (factors > most) {
            most = factors;
            first = power;
        }
    }
    return first;
}

/* 10.1.1n Guerillas besiege only with corps */
static int guerillas_before(const struct europe *europe, const char *area)
{
    int sum = 0;

    for (size_t i = 0; i < europe->game->guerilla_count; i++)
        if (same_name(europe->game->guerillas[i].area, area) &&
            !europe->game->guerillas[i].in_city)
            sum += europe->game->guerillas[i].factors;
    return sum;
}

/* 10.1.1n factors of the siege, guerillas with a corps */
int eia_besieging_factors(const struct europe *europe, enum power besieger,
                          const char *area, struct rules *why)
{
    struct names besiegers = eia_besiegers(europe, besieger, area);
    int guerillas = eia_helps_besiege(europe, besieger, SPAIN, area)
                        ? guerillas_before(europe, area)
                        : 0;
    int sum = 0;

    for (size_t i = 0; i < besiegers.count; i++)
        sum += factors_before(europe, eia_power(besiegers.items[i]), area);
    if (guerillas > 0)
        rules_add(europe->arena, why, RULE(10_1_1n));
    return sum > 0 ? sum + guerillas : 0;
}

struct names eia_nations_inside(const struct europe *europe, const char *area)
{
    const struct game *game = europe->game;
    struct names nations = {NULL, 0};

    for (size_t i = 0; i < game->garrison_count; i++)
        if (same_name(game->garrisons[i].area, area) &&
            !names_contain(&nations, game->garrisons[i].nation))
            names_add(europe->arena, &nations, game->garrisons[i].nation);
    for (size_t i = 0; i < game->corps_count; i++) {
        const struct corps_card *card = eia_card_of(europe, &game->corps[i]);

        if (game->corps[i].in_city && same_name(game->corps[i].at, area) &&
            !names_contain(&nations, card->owner))
            names_add(europe->arena, &nations, card->owner);
    }
    for (size_t i = 0; i < game->irregular_count; i++) {
        const char *nation = eia_power_id(game->irregulars[i].owner);

        if (game->irregulars[i].in_city &&
            same_name(game->irregulars[i].at, area) &&
            !names_contain(&nations, nation))
            names_add(europe->arena, &nations, nation);
    }
    return nations;
}
