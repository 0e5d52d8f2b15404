/* 10.7 The Dardanelles. */
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"

/* 10.7a leave to pass the Dardanelles */
static bool has_leave(const struct board *board, enum power holder,
                      enum power power)
{
    foreach (const struct access, access, board->game->accesses)
        if (access->kind == ACCESS_DARDANELLES && !access->revoked &&
            eia_power(access->grantor) == holder &&
            eia_power(access->grantee) == power)
            return true;
    return false;
}

/* 10.7a Dardanelles follow Constantinople; 10.7b Besieged Constantinople
 * opens Dardanelles. [base straits] */
bool eia_may_pass(const struct board *board, enum power power, const char *from,
                  const char *to, struct rules *why)
{
    const char *sea = eia_setting(board->module, "dardanelles-sea");
    const char *city = eia_setting(board->module, "dardanelles-city");
    enum power holder = NO_POWER;

    if (!same_name(from, sea) && !same_name(to, sea))
        return true;
    if (eia_besieged(board, city)) {
        rules_add(board->arena, why, RULE(10_7b));
        return true;
    }
    holder = eia_controller(board, city);
    if (holder != NO_POWER)
        rules_add(board->arena, why, RULE(10_7a));
    return holder == NO_POWER || holder == power ||
           eia_combined(board, holder, power) ||
           has_leave(board, holder, power);
}
