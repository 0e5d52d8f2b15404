#include "rulesets/grande-armee/siege/siege.h"
#include "rulesets/grande-armee/module/rules.h"

static const struct field siege_fields[] = {{0}};
const struct order_kind gra_siege = {.name = "siege",
                                     .rule = BASE(sequence),
                                     .summary = "to come",
                                     .size = 1,
                                     .fields = siege_fields};
static const struct field garrison_fields[] = {{0}};
const struct order_kind gra_garrison = {.name = "garrison",
                                        .rule = BASE(sequence),
                                        .summary = "to come",
                                        .size = 1,
                                        .fields = garrison_fields};
void gra_siege_step(struct play *play)
{
    (void)play;
}
