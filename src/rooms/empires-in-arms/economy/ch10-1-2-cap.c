/* How many cossacks and freikorps there may be. 10.1.2 */
#include "rooms/empires-in-arms/economy/economy.h"
#include "rooms/empires-in-arms/module/rules.h"

/* 10.1.2d cossacks or freikorps on the map */
int eia_irregulars_of(const struct game *game, enum power power)
{
    int count = 0;

    for (size_t i = 0; i < game->irregular_count; i++)
        count += game->irregulars[i].owner == power;
    return count;
}

/* 10.1.2e cossack provinces that Russia controls */
static int controlled_cossack_provinces(const struct europe *europe)
{
    int count = 0;

    for (size_t i = 0; i < europe->module->province_count; i++)
        if (europe->module->provinces[i].cossack &&
            eia_province(europe, europe->module->provinces[i].id)->controller ==
                RUSSIA)
            count++;
    return count;
}

/* 10.1.2f besieged or not, in the home nation. */
bool eia_enemy_at_home(const struct europe *europe, enum power power)
{
    const char *own = eia_power_id(power);

    for (size_t i = 0; i < europe->game->corps_count; i++) {
        const struct corps *corps = &europe->game->corps[i];

        if (corps->at && !corps->embarked &&
            same_name(eia_home_of(europe, corps->at), own) &&
            eia_at_war(europe, eia_corps_nation(europe, corps), own))
            return true;
    }
    return false;
}

/* 10.1.2e Cossack placement and normal cap */
int eia_normal_cap(const struct europe *europe)
{
    int provinces = controlled_cossack_provinces(europe);
    int counters = europe->module->power[RUSSIA]->cossacks;

    return counters && provinces > counters ? counters : provinces;
}

/* 10.1.2f Cossack cap doubled when invaded */
int eia_cossack_cap(const struct europe *europe)
{
    return eia_enemy_at_home(europe, RUSSIA)
               ? 2 * controlled_cossack_provinces(europe)
               : eia_normal_cap(europe);
}
