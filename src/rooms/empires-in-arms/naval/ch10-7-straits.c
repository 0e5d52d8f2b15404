/* 10.7 The Dardanelles. */
#include "rooms/empires-in-arms/module/rules.h"
#include "rooms/empires-in-arms/naval/naval.h"

/* 10.7a leave to pass the Dardanelles */
static bool has_leave(const struct europe *europe, enum power holder,
                      enum power power)
{
    for (size_t i = 0; i < europe->game->access_count; i++) {
        const struct access *access = &europe->game->accesses[i];

        if (access->kind == ACCESS_DARDANELLES && !access->revoked &&
            eia_power(access->grantor) == holder &&
            eia_power(access->grantee) == power)
            return true;
    }
    return false;
}

/* 10.7a Dardanelles follow Constantinople; 10.7b Besieged Constantinople
 * opens Dardanelles. [base straits] */
bool eia_may_pass(const struct europe *europe, enum power power,
                  const char *from, const char *to, struct rules *why)
{
    const char *sea = eia_setting(europe->module, "dardanelles-sea");
    const char *city = eia_setting(europe->module, "dardanelles-city");
    enum power holder = NO_POWER;

    if (!same_name(from, sea) && !same_name(to, sea))
        return true;
    if (eia_besieged(europe, city)) {
        rules_add(europe->arena, why, RULE(10_7b));
        return true;
    }
    holder = eia_controller(europe, city);
    if (holder != NO_POWER)
        rules_add(europe->arena, why, RULE(10_7a));
    return holder == NO_POWER || holder == power ||
           eia_combined(europe, holder, power) ||
           has_leave(europe, holder, power);
}
