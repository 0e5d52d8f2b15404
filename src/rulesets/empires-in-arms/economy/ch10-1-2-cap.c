/* How many cossacks and freikorps there may be. 10.1.2 */
#include "rulesets/empires-in-arms/economy/economy.h"

/* 10.1.2d cossacks or freikorps on the map */
int eia_irregulars_of(const struct game *game, enum power power)
{
    int count = 0;

    foreach (const struct irregular, irregular, game->irregulars)
        count += irregular->owner == power;
    return count;
}

/* 10.1.2e cossack provinces that Russia controls */
static int controlled_cossack_provinces(const struct board *board)
{
    int count = 0;

    foreach (const struct province_card, province, board->module->provinces)
        if (province->cossack &&
            eia_province(board, province->id)->controller == RUSSIA)
            count++;
    return count;
}

/* 10.1.2f besieged or not, in the home nation. */
bool eia_enemy_at_home(const struct board *board, enum power power)
{
    const char *own = eia_power_id(power);

    foreach (const struct corps, corps, board->game->corps)
        if (corps->at && !corps->embarked &&
            same_name(eia_home_of(board, corps->at), own) &&
            eia_at_war(board, eia_corps_flag(corps), own))
            return true;
    return false;
}

/* 10.1.2e Cossack placement and normal cap */
int eia_normal_cap(const struct board *board)
{
    int provinces = controlled_cossack_provinces(board);
    int counters = board->module->power[RUSSIA]->cossacks;

    return counters && provinces > counters ? counters : provinces;
}

/* 10.1.2f Cossack cap doubled when invaded */
int eia_cossack_cap(const struct board *board)
{
    return eia_enemy_at_home(board, RUSSIA)
               ? 2 * controlled_cossack_provinces(board)
               : eia_normal_cap(board);
}
