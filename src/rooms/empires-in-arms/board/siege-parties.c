/* Who sits before a city. [base siege] */
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

/* [base siege] a city that the power may besiege */
bool eia_is_enemy_city(const struct europe *europe, enum power power,
                       const char *area)
{
    const char *own = eia_power_id(power);
    const char *holder = eia_city_holder(europe, area);
    struct names inside = eia_inside(europe, area, INSIDE_PLAYERS);

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
                       eia_corps_nation(europe, corps)))
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
    eia_order_powers(&players);
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
