/* Austria's insurrection corps come when the enemy crosses its border.
 * 10.1.4 */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

struct insurrection {
    const char *province;
    struct names triggers; /* areas; none: any of the province */
    struct names corps;
    const char *area; /* where; NULL: where the enemy is */
};

static const struct field insurrection_fields[] = {
    FIELD_REFERS(NAME, struct insurrection, province, "province",
                 FIELD_OPTIONAL, "province"),
    FIELD(NAMES, struct insurrection, triggers, "triggers", FIELD_OPTIONAL),
    FIELD(NAMES, struct insurrection, corps, "corps", FIELD_OPTIONAL),
    FIELD(NAME, struct insurrection, area, "area", FIELD_OPTIONAL),
    {0}};

/* 10.1.4c The border provinces, while Austria has them */
static bool is_border(const struct board *board, const char *province)
{
    const struct province_card *card =
        eia_province_card(board->module, province);

    return card && card->insurrection && !eia_is_ceded(board, province);
}

static bool lies_in(const struct board *board, const char *area,
                    const char *province)
{
    const struct area_card *card = eia_area(board->module, area);

    return card && same_name(card->province, province);
}

/* 10.1.4a There are two of them, Austria's alone */
static bool check_insurrection(const struct seat *seat,
                               const struct order *order, struct report *report)
{
    const struct insurrection *details = order->details;
    const struct province_card *province =
        eia_province_card(seat->module, details->province);

    if (eia_power(seat->side) != AUSTRIA)
        return refuse(report, &order->place, RULE(10_1_4a),
                      "insurrection corps are Austria's");
    if (!province || !province->insurrection)
        return refuse(report, &order->place, RULE(10_1_4c),
                      "'%s' is no border province",
                      details->province ? details->province : "?");
    for (size_t i = 0; i < details->corps.count; i++) {
        const struct corps_card *card =
            eia_corps_card(seat->module, details->corps.items[i]);

        if (!card || card->kind != CORPS_INSURRECTION)
            return refuse(report, &order->place, RULE(10_1_4a),
                          "'%s' is no insurrection corps",
                          details->corps.items[i]);
    }
    if (!details->area ||
        lies_in(&seat->board, details->area, details->province))
        return true;
    return refuse(report, &order->place, RULE(10_1_4b), "'%s' is not in '%s'",
                  details->area, details->province);
}

static void say_insurrection(const struct seat *seat, const struct order *order,
                             struct buffer *out)
{
    const struct insurrection *details = order->details;

    if (details->corps.count == 0)
        buffer_printf(out, "no insurrection rises in %s",
                      details->province ? details->province : "any province");
    else
        buffer_printf(out, "%s rises in %s when the enemy comes",
                      names_text(&details->corps, ", ", seat->arena),
                      details->province);
}

static void choose_insurrection(const struct seat *seat,
                                struct choices *choices)
{
    for (size_t i = 0; i < seat->module->corps_count; i++) {
        const struct corps_card *card = &seat->module->corps[i];

        /* Every corps for every province would be thousands. */
        if (card->kind != CORPS_INSURRECTION)
            continue;
        for (size_t j = 0; j < seat->module->province_count; j++) {
            struct insurrection details = {seat->module->provinces[j].id,
                                           {NULL, 0},
                                           {NULL, 0},
                                           seat->module->provinces[j].capital};

            names_add(choices->arena, &details.corps, card->id);
            choice_offer(seat, choices, &eia_insurrection, &details, NULL);
        }
    }
}

const struct order_kind eia_insurrection = {
    .name = "insurrection",
    .rule = RULE(10_1_4b),
    .summary = "where insurrection corps rise",
    .size = sizeof(struct insurrection),
    .fields = insurrection_fields,
    .subject = "province",
    .check_order = check_insurrection,
    .say = say_insurrection,
    .choices = choose_insurrection,
    .initial = &(const struct insurrection){NULL, {NULL, 0}, {NULL, 0}, NULL}};

/* 10.1.4e enemies that crossed before are in the province */
static bool was_crossed(const struct board *board, const struct mover *mover,
                        const char *province)
{
    const struct game *game = board->game;
    const char *austria = eia_power_id(AUSTRIA);

    for (size_t i = 0; i < game->corps_count; i++) {
        const struct corps *corps = &game->corps[i];

        if (corps->at && !same_name(corps->id, mover->id) &&
            lies_in(board, corps->at, province) &&
            eia_at_war(board, eia_corps_nation(corps), austria))
            return true;
    }
    for (size_t i = 0; i < game->irregular_count; i++) {
        const struct irregular *irregular = &game->irregulars[i];

        if (!same_name(irregular->id, mover->id) &&
            lies_in(board, irregular->at, province) &&
            eia_at_war(board, eia_power_id(irregular->owner), austria))
            return true;
    }
    return false;
}

/* 10.1.4b a corps with factors comes on the map; 10.1.4c in a border province
 */
static bool rise(struct play *play, const char *id, const char *area,
                 bool later)
{
    struct corps *corps = eia_corps(&play->board, id);
    const struct names *before = NULL;
    struct event *event = NULL;

    if (!corps || corps->at || eia_corps_factors(corps) == 0)
        return false;
    corps->at = area;
    corps->placed = play->game->turn;
    before = eia_tell_power(play, AUSTRIA);
    event = journal_tell(play->journal, EVENT_STANDING, RULE(10_1_4b),
                         eia_power_id(AUSTRIA), corps->id, "%s rises at %s",
                         eia_piece_name(&play->board, id),
                         eia_place_name(&play->board, area));
    event_from_outside(play->journal, event, "%s rises at %s",
                       eia_seen_corps(&play->board, corps),
                       eia_place_name(&play->board, area));
    eia_told(play, before);
    event->area = area;
    event_cites(play->journal, event, RULE(10_1_4c));
    if (later)
        event_cites(play->journal, event, RULE(10_1_4e));
    return true;
}

/* 10.1.4b An enemy enters a border province; 10.1.4e every crossing asks
 * again; 10.1.4d who finds a corps before him stops, by eia_must_stop() */
bool eia_insurrection_test(struct play *play, const struct mover *mover,
                           const char *from, const char *to)
{
    const struct area_card *card = eia_area(play->module, to);
    const struct insurrection *wish = NULL;
    const char *area = NULL;
    bool later = false;
    bool risen = false;

    if (!eia_at_war(&play->board, mover->nation, eia_power_id(AUSTRIA)) ||
        !is_border(&play->board, card->province) ||
        lies_in(&play->board, from, card->province))
        return false;
    wish = play_plan(play, eia_power_id(AUSTRIA), &eia_insurrection,
                     card->province);
    if (wish->triggers.count && !names_contain(&wish->triggers, to))
        return false;
    area = eia_area(play->module, wish->area ? wish->area : to)->id;
    later = was_crossed(&play->board, mover, card->province);
    for (size_t i = 0; i < wish->corps.count; i++)
        if (rise(play, eia_corps_card(play->module, wish->corps.items[i])->id,
                 area, later))
            risen = true;
    return risen && same_name(area, to);
}
