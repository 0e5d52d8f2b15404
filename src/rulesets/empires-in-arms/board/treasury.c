/* Printed money of a power. */
#include "rulesets/empires-in-arms/board/board.h"

/* [base collection] printed money of a power's home provinces */
int eia_home_money(const struct module *module, enum power power)
{
    int sum = 0;

    foreach (const struct province_card, province, module->provinces)
        if (province->home == power)
            sum += province->money;
    return sum;
}
