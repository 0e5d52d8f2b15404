/* Lb: corps go ashore. [base transport] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/combat/combat.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/sight/sight.h"

#include <string.h>

struct disembark {
    const char *corps;
    const char *area;
    bool forcible;
};

/* [base transport] in port: its area. At sea: any coast of that sea. */
static bool reaches(const struct board *board, const char *at, const char *area)
{
    const struct area_card *card = eia_area(board->module, area);

    if (eia_place_kind(at) == PLACE_SEA)
        return card && names_contain(&card->coast, at);
    return card && strcmp(at + 1, card->id + 1) == 0;
}

/* [base transport] a corps at sea, before land it may enter; 10.1.4f */
static bool check_disembark(const struct seat *seat, const struct order *order,
                            struct report *report)
{
    const struct disembark *details = order->details;
    const struct corps *corps = eia_corps(&seat->board, details->corps);

    if (!corps || !eia_own_corps(seat, corps))
        return REFUSE(BASE(transport), "'%s' is no corps of yours",
                      details->corps);
    if (!eia_area(seat->module, details->area) ||
        eia_place_kind(details->area) != PLACE_AREA)
        return REFUSE(BASE(transport), "'%s' is no area", details->area);
    if (eia_in_zone(&seat->board, corps, details->area))
        return true;
    return REFUSE(RULE(10_1_4f), "'%s' does not land at %s", corps->id,
                  eia_place_name(&seat->board, details->area));
}

static bool check_landing(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct disembark *details = order->details;
    const struct corps *corps = eia_corps(&seat->board, details->corps);
    const struct fleet *fleet = eia_fleet(&seat->board, corps->embarked);
    const struct passage passage = {eia_corps_flag(corps), NULL, details->area,
                                    details->forcible, NULL};

    if (!eia_may_march(seat, order, report))
        return false;
    if (!fleet || !fleet->at ||
        !reaches(&seat->board, fleet->at, details->area))
        return REFUSE(BASE(transport), "'%s' is not at sea before %s",
                      details->corps,
                      eia_place_name(&seat->board, details->area));
    if (eia_foes_in(&seat->board, eia_corps_flag(corps), details->area) &&
        !eia_may_attack_at(&seat->board, eia_power(seat->side), details->area,
                           &order->place, report))
        return false;
    return eia_check_passage(&seat->board, &passage, &order->place, report);
}

/* [base transport] into a port costs some points, onto a coast all. */
static void land_at(const struct board *board, struct corps *corps,
                    const char *area)
{
    const struct fleet *fleet = eia_fleet(board, corps->embarked);
    struct mover mover;

    eia_mover(board, corps->id, &mover);
    corps->from = fleet->at;
    corps->by = OVER_CROSSING;
    corps->spent = eia_place_kind(fleet->at) == PLACE_PORT
                       ? eia_setting_number(board->module, "port-points")
                       : eia_mover_points(board, &mover);
    corps->at = eia_area(board->module, area)->id;
    corps->embarked = NULL;
    corps->in_city = false;
}

/* [base transport] ashore, for the orders after it */
static void foresee_disembark(const struct seat *seat,
                              const struct order *order)
{
    const struct disembark *details = order->details;

    land_at(&seat->board, eia_corps(&seat->board, details->corps),
            details->area);
}

/* [base transport] a corps lands; 10.3.4a, 10.1.4b */
static void carry_out_disembark(struct play *play, const char *side,
                                const struct order *order)
{
    const struct disembark *details = order->details;
    struct corps *corps = eia_corps(&play->board, details->corps);
    struct rules why = {NULL, 0};
    const struct passage passage = {eia_corps_flag(corps), NULL, details->area,
                                    details->forcible, &why};
    struct mover mover;
    bool forced = false;
    const struct names *before = NULL;
    struct event *event = NULL;

    eia_passage(&play->board, &passage, &forced);
    land_at(&play->board, corps, details->area);
    before = eia_tell_power(play, eia_power(side));
    event = TELL(play, EVENT_MOVE, BASE(transport), side, corps->id,
                 "%s lands at %s", eia_piece_name(&play->board, corps->id),
                 eia_place_name(&play->board, corps->at));
    event_from_outside(play->journal, event, "%s lands at %s",
                       eia_seen_corps(&play->board, corps),
                       eia_place_name(&play->board, corps->at));
    eia_told(play, before);
    event_cites_all(play->journal, event, &why);
    eia_goes(play->arena, event, corps->from, corps->at);
    eia_mover(&play->board, corps->id, &mover);
    if (forced)
        eia_used_force(play, mover.player,
                       eia_controller(&play->board, details->area));
    eia_insurrection_test(play, &mover, NULL, corps->at);
}

static void say_disembark(const struct seat *seat, const struct order *order,
                          struct buffer *out)
{
    const struct disembark *details = order->details;

    buffer_printf(out, "put %s ashore at %s", details->corps,
                  eia_place_name(&seat->board, details->area));
}

static void choose_disembark(const struct seat *seat, struct choices *choices)
{
    foreach (const struct corps, corps, seat->game->corps) {
        if (!corps->embarked)
            continue;
        foreach (const struct area_card, area, seat->module->areas) {
            const struct disembark details = {corps->id, area->id, false};

            choice_offer(seat, choices, &eia_disembark, &details, NULL);
        }
    }
}

const struct order_kind eia_disembark = {
    ORDER("disembark", BASE(transport), "puts a corps ashore"),
    FIELDS(disembark, REFER(NAME, disembark, corps, "corps", "corps"),
           REFER(NAME, disembark, area, "area", "area"),
           MAY(YES, disembark, forcible, "forcible")),
    .subject = "corps",
    .check_order = check_disembark,
    .check_world = check_landing,
    .foresee = foresee_disembark,
    .carry_out = carry_out_disembark,
    .say = say_disembark,
    .choices = choose_disembark,
};
