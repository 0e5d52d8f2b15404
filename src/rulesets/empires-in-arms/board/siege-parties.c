/* Who sits before a city, and who fights in the field. [base siege], [base
 * combat-list] */
#include "rulesets/empires-in-arms/board/siege-parties.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"

static void note(const struct board *board, struct names *players,
                 enum power player)
{
    if (player != NO_POWER)
        eia_once(board->arena, players, eia_power_id(player));
}

/* [base siege] a city that the power may besiege */
bool eia_is_enemy_city(const struct board *board, enum power power,
                       const char *area)
{
    const char *own = eia_power_id(power);
    const char *holder = eia_city_holder(board, area);
    struct names inside = eia_inside(board, area, INSIDE_PLAYERS);

    if (!holder)
        return false;
    foreach_name (id, inside)
        if (eia_combined(board, power, eia_power(id)))
            return false;
    foreach_name (id, inside)
        if (eia_at_war(board, own, id))
            return true;
    return eia_at_war(board, own, holder) ||
           eia_at_war(board, own, eia_land_nation(board, area));
}

bool eia_enemy_in_field(const struct board *board, enum power power,
                        const char *area)
{
    foreach (const struct corps, corps, board->game->corps)
        if (same_name(corps->at, area) && !corps->in_city && !corps->embarked &&
            eia_fights(board, power, eia_corps_flag(corps)))
            return true;
    return false;
}

/* [base siege] a corps outside the walls */
bool eia_stands_before(const struct corps *corps, const char *area)
{
    return same_name(corps->at, area) && !corps->in_city && !corps->embarked &&
           eia_corps_factors(corps) > 0;
}

/* [base siege] the besieger, his group, and allies at war with it */
bool eia_helps_besiege(const struct board *board, enum power besieger,
                       enum power power, const char *area)
{
    return eia_combined(board, besieger, power) ||
           (eia_allied(board, besieger, power) &&
            eia_is_enemy_city(board, power, area));
}

/* [base siege] powers with a corps in the siege */
struct names eia_besiegers(const struct board *board, enum power besieger,
                           const char *area)
{
    struct names players = {NULL, 0};

    foreach (const struct corps, corps, board->game->corps)
        if (eia_stands_before(corps, area) &&
            eia_helps_besiege(board, besieger, eia_corps_power(board, corps),
                              area))
            note(board, &players, eia_corps_power(board, corps));
    eia_order_powers(&players);
    return players;
}

static int factors_before(const struct board *board, enum power power,
                          const char *area)
{
    int sum = 0;

    foreach (const struct corps, corps, board->game->corps)
        if (eia_stands_before(corps, area) &&
            eia_corps_power(board, corps) == power)
            sum += eia_corps_factors(corps);
    return sum;
}

/* [base siege] the besieger with most factors */
enum power eia_first_besieger(const struct board *board,
                              const struct names *besiegers, const char *area)
{
    enum power first = NO_POWER;
    int most = 0;

    foreach_name (besieger, *besiegers) {
        enum power power = eia_power(besieger);
        int factors = factors_before(board, power, area);

        if (factors > most) {
            most = factors;
            first = power;
        }
    }
    return first;
}

/* 10.1.1n Guerillas besiege only with corps */
static int guerillas_before(const struct board *board, const char *area)
{
    int sum = 0;

    foreach (const struct guerilla, guerilla, board->game->guerillas)
        if (same_name(guerilla->area, area) && !guerilla->in_city)
            sum += guerilla->factors;
    return sum;
}

/* 10.1.1n factors of the siege, guerillas with a corps */
int eia_besieging_factors(const struct board *board, enum power besieger,
                          const char *area, struct rules *why)
{
    struct names besiegers = eia_besiegers(board, besieger, area);
    int guerillas = eia_helps_besiege(board, besieger, SPAIN, area)
                        ? guerillas_before(board, area)
                        : 0;
    int sum = 0;

    foreach_name (id, besiegers)
        sum += factors_before(board, eia_power(id), area);
    if (guerillas > 0)
        rules_add(board->arena, why, RULE(10_1_1n));
    return sum > 0 ? sum + guerillas : 0;
}

/* ---- in the field -------------------------------------------------------- */

/* [base combat-list] a corps that a party fights with */
bool eia_is_of_party(const struct board *board, const struct corps *corps,
                     const char *area, const struct names *parties)
{
    enum power power = eia_corps_power(board, corps);

    if (!eia_stands_before(corps, area))
        return false;
    return power == NO_POWER ? names_contain(parties, eia_corps_nation(corps))
                             : eia_has_power(parties, power);
}

/* 10.2.1g at war with one of the other side: a power at peace fights with the
 * corps of its minor country alone */
bool eia_has_foe(const struct board *board, const char *area, const char *flag,
                 const struct names *others)
{
    foreach_name (other, *others)
        if (eia_at_war(board, flag, other))
            return true;
    foreach (const struct corps, corps, board->game->corps)
        if (eia_is_of_party(board, corps, area, others) &&
            eia_at_war(board, flag, eia_corps_flag(corps)))
            return true;
    return false;
}

/* 10.2.1g of a party, and at war with the other: others look on */
bool eia_fights_there(const struct board *board, const struct combat *combat,
                      enum power power, const char *flag)
{
    const char *party = power == NO_POWER ? flag : eia_power_id(power);

    return (names_contain(&combat->attackers, party) &&
            eia_has_foe(board, combat->area, flag, &combat->defenders)) ||
           (names_contain(&combat->defenders, party) &&
            eia_has_foe(board, combat->area, flag, &combat->attackers));
}
