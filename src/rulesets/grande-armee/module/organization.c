/* 7.76a, 7.76b: a box of the organization chart for each unit. */
#include "rulesets/grande-armee/module/module.h"
#include "rulesets/grande-armee/module/rules.h"

/* 7.76a a unit of its one inherent point needs no marker, and stands in the
 * bottom row */
static bool needs_marker(const struct unit_card *unit)
{
    return !unit->inherent || unit->sp > 1;
}

/* 7.76b nobody's boxes are more than are printed. */
static bool boxes_hold(const struct module *module,
                       const struct leader_card *leader, struct report *report)
{
    int marked = 0, bottom = 0, spare;

    foreach (const struct unit_card, unit, module->units) {
        if (unit->leader != leader || gra_is_train(unit->type))
            continue;
        marked += needs_marker(unit);
        bottom += !needs_marker(unit);
    }
    if (marked > leader->boxes)
        return refuse(report, &leader->at, RULE(7_76b),
                      "'%s' has %d units that need a strength marker, and "
                      "boxes for %d",
                      leader->id, marked, leader->boxes);
    spare = leader->boxes - marked;
    return bottom <= leader->bottom_boxes + spare ||
           refuse(report, &leader->at, RULE(7_76a),
                  "'%s' has %d units of one inherent point, and %d boxes left "
                  "for them",
                  leader->id, bottom, leader->bottom_boxes + spare);
}

bool gra_check_boxes(const struct module *module, struct report *report)
{
    bool good = true;

    foreach (const struct leader_card, card, module->leaders)
        good &= boxes_hold(module, card, report);
    return good;
}
