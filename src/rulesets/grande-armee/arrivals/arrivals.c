#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "rulesets/grande-armee/module/rules.h"

static const struct field choose_entry_fields[] = {{0}};
const struct order_kind gra_choose_entry = {.name = "choose-entry",
                                            .rule = BASE(sequence),
                                            .summary = "to come",
                                            .size = 1,
                                            .fields = choose_entry_fields};
void gra_choose_entries(struct play *play)
{
    (void)play;
}
void gra_cavalry_arrives(struct play *play, int side)
{
    (void)play;
    (void)side;
}
void gra_others_arrive(struct play *play, int side)
{
    (void)play;
    (void)side;
}
