/* What a module has of the campaign alone: boxes of the off-board tracks,
 * couriers, picquets with their parents, and the settings of these. */
#include "rulesets/armee-du-nord/module/module.h"
#include "rulesets/armee-du-nord/module/rules.h"

/* [base tracks] each box has its number in its row, and the row has no gap */
static bool open_boxes(struct module *module, struct arena *arena,
                       struct report *report)
{
    bool good = true;

    module->box_at = ARENA_ARRAY(arena, const struct box_card *, HEX_NUMBERS);
    foreach (struct box_card, box, module->boxes) {
        const struct map_hex *hex = map_hex(&module->map, box->hex);

        module->box_at[box->hex] = box;
        if (!hex || hex->terrain != BOX || hex_row(box->hex) != box->number ||
            (box->number > 1 && !module->box_at[box->hex - 1]))
            good =
                refuse(report, &box->at, BASE(tracks),
                       "box %d of track %s is no box of the map, or has none "
                       "before it: %04d",
                       box->number, box->track, box->hex);
    }
    return good;
}

const struct box_card *adn_box(const struct module *module, int hex)
{
    return module->campaign && hex > 0 && hex < HEX_NUMBERS
               ? module->box_at[hex]
               : NULL;
}

/* [base couriers] they ride to boxes */
static bool check_couriers(const struct module *module, struct report *report)
{
    bool good = true;

    foreach (struct courier_card, courier, module->couriers)
        if (!adn_box(module, courier->to))
            good = refuse(report, &courier->at, BASE(couriers),
                          "'%s' rides to %04d, which is no box", courier->id,
                          courier->to);
    return good;
}

bool adn_open_campaign(struct module *module, struct arena *arena,
                       struct report *report)
{
    const struct place place = {"leaders.tsv", 0};
    bool good, choice = false;

    if (!module->campaign)
        return true;
    good = open_boxes(module, arena, report);
    foreach (struct corps_card, corps, module->corps)
        corps->alarmed =
            same_name(corps->id, adn_setting(module, "alarm-corps"));
    foreach (struct leader_card, card, module->leaders)
        choice |= card->or_start != 0;
    if (!choice)
        good = refuse(report, &place, RULE(setup_campaign_ziethen),
                      "no leader has two hexes to begin in");
    /* The errata say of two brigades where they begin; the log cites them. */
    foreach (struct unit_card, unit, module->units)
        unit->errata = same_name(unit->id, "pr-1")
                           ? RULE(setup_campaign_steinmetz)
                       : same_name(unit->id, "ad-saxe-weimar")
                           ? RULE(setup_campaign_saxe_weimar)
                           : NULL;
    return good && check_couriers(module, report);
}

int adn_exit(const struct module *module)
{
    foreach (struct victory_card, card, module->victory)
        if (card->event == FOR_LEAVING)
            return card->hex;
    return 0;
}
