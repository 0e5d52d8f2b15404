#include "rulesets/grande-armee/supply/supply.h"
#include "rulesets/grande-armee/module/rules.h"

static const struct field produce_train_fields[] = {{0}};
const struct order_kind gra_produce_train = {.name = "produce-train",
                                             .rule = BASE(sequence),
                                             .summary = "to come",
                                             .size = 1,
                                             .fields = produce_train_fields};
static const struct field raze_depot_fields[] = {{0}};
const struct order_kind gra_raze_depot = {.name = "raze-depot",
                                          .rule = BASE(sequence),
                                          .summary = "to come",
                                          .size = 1,
                                          .fields = raze_depot_fields};
static const struct field permit_fields[] = {{0}};
const struct order_kind gra_permit = {.name = "permit",
                                      .rule = BASE(sequence),
                                      .summary = "to come",
                                      .size = 1,
                                      .fields = permit_fields};
static const struct field forage_fields[] = {{0}};
const struct order_kind gra_forage = {.name = "forage",
                                      .rule = BASE(sequence),
                                      .summary = "to come",
                                      .size = 1,
                                      .fields = forage_fields};
static const struct field draw_fields[] = {{0}};
const struct order_kind gra_draw_order = {.name = "draw",
                                          .rule = BASE(sequence),
                                          .summary = "to come",
                                          .size = 1,
                                          .fields = draw_fields};
void gra_logistics(struct play *play)
{
    (void)play;
}
void gra_supply_phase(struct play *play)
{
    (void)play;
}
void gra_attrition_phase(struct play *play)
{
    (void)play;
}
void gra_recover_markers(struct play *play)
{
    (void)play;
}
bool gra_check_feeding(const struct seat *seat, const struct section *section,
                       struct report *report)
{
    (void)seat;
    (void)section;
    (void)report;
    return true;
}
bool gra_may_build_depot(const struct seat *seat, const struct order *order,
                         const struct unit *train, int hex,
                         struct report *report)
{
    (void)seat;
    (void)order;
    (void)train;
    (void)hex;
    (void)report;
    return true;
}
void gra_build_depot_at(struct play *play, struct unit *train, int hex)
{
    (void)play;
    (void)train;
    (void)hex;
}
