/* Men whom the rulebook calls by name: what is true of one alone is written on
 * his card here, and nowhere else. */
#include "rulesets/armee-du-nord/module/module.h"
#include "rulesets/armee-du-nord/module/rules.h"

#include "core/names.h"

/* [base command] the corps that Grouchy may command: the setting names them,
 * with a blank between */
static void mark_wing(struct module *module, const char *list,
                      struct arena *arena)
{
    const struct names wing = names_split(list, arena);

    for (size_t i = 0; i < module->corps_count; i++)
        module->corps[i].of_grouchy = names_contain(&wing, module->corps[i].id);
}

/* table.charge-mod4 Bluecher with the charge; [base command] Grouchy's wing;
 * setup.waterloo-wavre-teste the turn that is marked for him */
bool adn_name_leaders(struct module *module, struct arena *arena,
                      struct report *report)
{
    const struct place place = {"setup.tsv", 0};
    const struct setting *wing =
        setting_find(module->settings, module->setting_count, "grouchy-corps");

    for (size_t i = 0; i < module->leader_count; i++) {
        struct leader_card *leader = &module->leaders[i];

        leader->bluecher = same_name(leader->id, "bluecher");
        leader->grouchy = same_name(leader->id, "grouchy");
    }
    for (size_t i = 0; i < module->turn_count; i++)
        module->turns[i].teste =
            same_name(module->turns[i].mark, "reinforcement-pajol-teste");
    if (!wing)
        return refuse(report, &place, BASE(command),
                      "the setting 'grouchy-corps' is missing");
    mark_wing(module, wing->value, arena);
    return true;
}
