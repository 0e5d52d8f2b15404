/* Printed money of a power. */
#include "core/shares.h"
#include "rulesets/empires-in-arms/board/board.h"

/* [base collection] printed money of a power's home provinces */
int eia_home_money(const struct module *module, enum power power)
{
    int sum = 0;

    for (size_t i = 0; i < module->provinces_count; i++)
        if (module->provinces[i].home == power)
            sum += module->provinces[i].money;
    return sum;
}
