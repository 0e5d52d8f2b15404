#include "rulesets/grande-armee/command/command.h"
#include "rulesets/grande-armee/module/rules.h"

static const struct field command_fields[] = {{0}};
const struct order_kind gra_command = {.name = "command",
                                       .rule = BASE(sequence),
                                       .summary = "to come",
                                       .size = 1,
                                       .fields = command_fields};
void gra_command_step(struct play *play)
{
    (void)play;
}
bool gra_check_commands(const struct seat *seat, const struct section *section,
                        struct report *report)
{
    (void)seat;
    (void)section;
    (void)report;
    return true;
}
