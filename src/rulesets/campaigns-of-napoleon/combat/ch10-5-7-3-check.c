/* 10.5.7.3 the modifiers of a check on demoralization. */
#include "rulesets/campaigns-of-napoleon/combat/numbers.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"

/* 10.5.7.3d, 10.5.7.3e, 10.5.7.3f, 10.5.7.3g modifiers */
void con_demoralization_modifiers(const struct demoralization *check,
                                  struct modifiers *out)
{
    const struct modifier all[] = {
        {RULE(10_5_7_3d), check->r - 2, SIDE_COUNT, "the R number less 2"},
        {RULE(10_5_7_3d), check->star ? -1 : 0, SIDE_COUNT,
         "the leader's tactical bonus"},
        {RULE(10_5_7_3d), check->in_zoc ? +1 : 0, SIDE_COUNT,
         "in an enemy zone of control"},
        {RULE(10_5_7_3e), check->staked_guard_lost ? +1 : 0, SIDE_COUNT,
         "the Guard was staked and beaten"},
        {RULE(10_5_7_3f), check->bad_path ? +1 : 0, SIDE_COUNT,
         "retreat through enemy zones or over a primary river"},
        {RULE(10_5_7_3g), check->long_pursuit ? +1 : 0, SIDE_COUNT,
         "pursued farther than it retreated"},
    };

    for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
        modifiers_add(out, &all[i]);
}
