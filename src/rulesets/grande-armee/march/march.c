#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"

static const struct field skirmish_fields[] = {{0}};
const struct order_kind gra_skirmish = {.name = "skirmish",
                                        .rule = BASE(sequence),
                                        .summary = "to come",
                                        .size = 1,
                                        .fields = skirmish_fields};
static const struct field transfer_fields[] = {{0}};
const struct order_kind gra_transfer = {.name = "transfer",
                                        .rule = BASE(sequence),
                                        .summary = "to come",
                                        .size = 1,
                                        .fields = transfer_fields};
static const struct field march_fields[] = {{0}};
const struct order_kind gra_march = {.name = "march",
                                     .rule = BASE(sequence),
                                     .summary = "to come",
                                     .size = 1,
                                     .fields = march_fields};
static const struct field lead_fields[] = {{0}};
const struct order_kind gra_lead = {.name = "lead",
                                    .rule = BASE(sequence),
                                    .summary = "to come",
                                    .size = 1,
                                    .fields = lead_fields};
static const struct field build_depot_fields[] = {{0}};
const struct order_kind gra_build_depot = {.name = "build-depot",
                                           .rule = BASE(sequence),
                                           .summary = "to come",
                                           .size = 1,
                                           .fields = build_depot_fields};
static const struct field lay_bridge_fields[] = {{0}};
const struct order_kind gra_lay_bridge = {.name = "lay-bridge",
                                          .rule = BASE(sequence),
                                          .summary = "to come",
                                          .size = 1,
                                          .fields = lay_bridge_fields};
static const struct field lift_bridge_fields[] = {{0}};
const struct order_kind gra_lift_bridge = {.name = "lift-bridge",
                                           .rule = BASE(sequence),
                                           .summary = "to come",
                                           .size = 1,
                                           .fields = lift_bridge_fields};
void gra_begin_marches(struct game *game, int side)
{
    (void)game;
    (void)side;
}
void gra_skirmish_phase(struct play *play, int side)
{
    (void)play;
    (void)side;
}
void gra_movement_phase(struct play *play, int side)
{
    (void)play;
    (void)side;
}
bool gra_check_marches(const struct seat *seat, const struct section *section,
                       struct report *report)
{
    (void)seat;
    (void)section;
    (void)report;
    return true;
}
