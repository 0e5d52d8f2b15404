/* Austria's insurrection corps come when the enemy crosses its border.
 * 10.1.4 */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/combat/combat.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

struct insurrection {
    const char *corps;      /* NULL: none rises */
    struct names provinces; /* whose border an enemy has to cross */
    struct names triggers;  /* areas of theirs; none: any */
    struct names areas;     /* where it rises, one a province at most; in a
                               province without one where the enemy is */
};

/* 10.1.4c The border provinces, while Austria has them */
static bool is_border(const struct board *board, const char *province)
{
    const struct province_card *card =
        eia_province_card(board->module, province);

    return card && card->insurrection && !eia_is_ceded(board, province);
}

/* 10.1.4b the first of the areas in the province, or NULL */
static const char *area_in(const struct board *board, const struct names *areas,
                           const char *province)
{
    foreach_name (area, *areas)
        if (eia_lies_in(board, area, province))
            return eia_area(board->module, area)->id;
    return NULL;
}

/* 10.1.4c border provinces; 10.1.4b with one area each at most */
static bool check_where(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct insurrection *details = order->details;

    foreach_name (id, details->provinces) {
        const struct province_card *province =
            eia_province_card(seat->module, id);

        if (!province || !province->insurrection)
            return REFUSE(RULE(10_1_4c), "'%s' is no border province", id);
    }
    foreach_name (name, details->areas) {
        const struct area_card *area = eia_area(seat->module, name);

        if (!area || !names_contain(&details->provinces, area->province) ||
            !same_name(name,
                       area_in(&seat->board, &details->areas, area->province)))
            return REFUSE(
                RULE(10_1_4b),
                "'%s' is not the one area of a province that is named", name);
    }
    return true;
}

/* 10.1.4a There are two of them, Austria's alone */
static bool check_insurrection(const struct seat *seat,
                               const struct order *order, struct report *report)
{
    const struct insurrection *details = order->details;
    const struct corps_card *card =
        eia_corps_card(seat->module, details->corps);

    if (eia_power(seat->side) != AUSTRIA)
        return REFUSE(RULE(10_1_4a), "insurrection corps are Austria's");
    if (details->corps && (!card || card->kind != CORPS_INSURRECTION))
        return REFUSE(RULE(10_1_4a), "'%s' is no insurrection corps",
                      details->corps);
    if (details->corps && details->provinces.count == 0)
        return REFUSE(RULE(10_1_4b),
                      "no border province is named in which '%s' rises",
                      details->corps);
    return check_where(seat, order, report);
}

static void say_insurrection(const struct seat *seat, const struct order *order,
                             struct buffer *out)
{
    const struct insurrection *details = order->details;

    if (!details->corps)
        buffer_printf(out, "no insurrection rises");
    else
        buffer_printf(out, "%s rises in %s when the enemy comes",
                      details->corps,
                      names_text(&details->provinces, " or ", seat->arena));
}

static void choose_insurrection(const struct seat *seat,
                                struct choices *choices)
{
    foreach (const struct corps_card, card, seat->module->corps) {
        /* Every corps for every province would be thousands. */
        if (card->kind != CORPS_INSURRECTION)
            continue;
        foreach (const struct province_card, province,
                 seat->module->provinces) {
            struct insurrection details = {.corps = card->id};

            names_add(choices->arena, &details.provinces, province->id);
            names_add(choices->arena, &details.areas, province->capital);
            choice_offer(seat, choices, &eia_insurrection, &details, NULL);
        }
    }
}

const struct order_kind eia_insurrection = {
    ORDER("insurrection", RULE(10_1_4b), "where an insurrection corps rises"),
    FIELDS(insurrection, MAY_REFER(NAME, insurrection, corps, "corps", "corps"),
           MAY_REFER(NAMES, insurrection, provinces, "province", "province"),
           MAY(NAMES, insurrection, triggers, "triggers"),
           MAY(NAMES, insurrection, areas, "area")),
    .subject = "corps",
    .check_order = check_insurrection,
    .say = say_insurrection,
    .choices = choose_insurrection,
    .initial = &(const struct insurrection){.corps = NULL}};

/* 10.1.4e enemies that crossed before are in the province */
static bool was_crossed(const struct board *board, const struct mover *mover,
                        const char *province)
{
    const char *austria = eia_power_id(AUSTRIA);

    foreach (const struct corps, corps, board->game->corps)
        if (corps->at && !same_name(corps->id, mover->id) &&
            eia_lies_in(board, corps->at, province) &&
            eia_at_war(board, eia_corps_flag(corps), austria))
            return true;
    foreach (const struct irregular, irregular, board->game->irregulars)
        if (!same_name(irregular->id, mover->id) &&
            eia_lies_in(board, irregular->at, province) &&
            eia_fights(board, irregular->owner, austria))
            return true;
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
    event = TELL(play, EVENT_STANDING, RULE(10_1_4b), eia_power_id(AUSTRIA),
                 corps->id, "%s rises at %s", eia_piece_name(&play->board, id),
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

/* 10.1.4b does its plan let it rise for an enemy who enters that area? */
static bool is_wanted(const struct insurrection *wish, const char *province,
                      const char *to)
{
    return names_contain(&wish->provinces, province) &&
           (!wish->triggers.count || names_contain(&wish->triggers, to));
}

/* 10.1.4b An enemy enters a border province, by march, landing, retreat or to
 * reinforce (ruling 111); 10.1.4e every crossing asks again; 10.1.4d who finds
 * a corps before him stops, by eia_must_stop() */
bool eia_insurrection_test(struct play *play, const struct mover *mover,
                           const char *from, const char *to)
{
    const char *province = eia_area(play->module, to)->province;
    bool later = false;
    bool planned = false;
    bool risen = false;

    if (!eia_fights(&play->board, AUSTRIA, mover->nation) ||
        !is_border(&play->board, province) ||
        eia_lies_in(&play->board, from, province))
        return false;
    later = was_crossed(&play->board, mover, province);
    foreach (const struct corps, corps, play->game->corps) {
        const struct insurrection *wish = NULL;
        const char *area = NULL;

        if (corps->card->kind != CORPS_INSURRECTION)
            continue;
        wish = play_standing(play, eia_power_id(AUSTRIA), &eia_insurrection,
                             corps->id);
        planned = planned || wish != eia_insurrection.initial;
        area = area_in(&play->board, &wish->areas, province);
        area = area ? area : eia_area(play->module, to)->id;
        if (is_wanted(wish, province, to) && rise(play, corps->id, area, later))
            risen = risen || same_name(area, to);
    }
    if (!planned)
        play_plan(play, eia_power_id(AUSTRIA), &eia_insurrection, NULL);
    return risen;
}

/* 10.1.4b who retreats or reinforces enters, too (ruling 111) */
void eia_enters(struct fight *fight, const char *piece, const char *from,
                const char *to)
{
    struct mover mover;

    if (eia_mover(&fight->board, piece, &mover))
        eia_insurrection_test(fight->play, &mover, from, to);
}
