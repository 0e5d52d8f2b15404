/* Le: operations against guerillas. 10.1.1e to h */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/board/siege-parties.h"
#include "rulesets/empires-in-arms/land/guerilla.h"
#include "rulesets/empires-in-arms/module/rules.h"

struct hunt {
    const char *province;
};

/* 10.1.1e corps that besiege, or help an ally to, are not free for it */
static bool besieges(const struct board *board, const struct corps *corps)
{
    const struct city_state *city = eia_city(board, corps->at);

    return city && city->besieger != NO_POWER &&
           eia_stands_before(corps, corps->at) &&
           eia_helps_besiege(board, city->besieger,
                             eia_corps_power(board, corps), corps->at);
}

/* 10.1.1e Corps that neither fought, nor are besieged, nor besiege; 10.1.1f
 * those of a combined group count together */
static int eligible(const struct board *board, enum power power,
                    const char *province, struct rules *why)
{
    int count = 0;

    foreach (const struct corps, corps, board->game->corps) {
        if (!corps->at || corps->fought || !eia_unbesieged(board, corps) ||
            !eia_lies_in(board, corps->at, province) ||
            !eia_combined(board, power, eia_corps_power(board, corps)) ||
            besieges(board, corps))
            continue;
        count++;
        if (eia_corps_power(board, corps) != power)
            rules_add(board->arena, why, RULE(10_1_1f));
    }
    return count;
}

/* 10.1.1e, 10.1.1f who may hunt, once a province */
static bool check_hunt(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct hunt *details = order->details;
    const struct province_card *card =
        eia_province_card(seat->module, details->province);

    if (card && card->home == SPAIN)
        return true;
    return REFUSE(RULE(10_1_1e), "'%s' is no province of Spain",
                  details->province);
}

static bool check_hunters(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct hunt *details = order->details;
    enum power power = eia_power(seat->side);
    const struct province_state *state =
        eia_province(&seat->board, details->province);

    if (!eia_enemies(&seat->board, power, SPAIN))
        return REFUSE(RULE(10_1_1e), "you are not at war with Spain");
    if (state->hunted == seat->game->turn &&
        eia_combined(&seat->board, power, state->hunter))
        return REFUSE(RULE(10_1_1f), "your group has had its operation in '%s'",
                      details->province);
    if (eligible(&seat->board, power, details->province, NULL) > 0)
        return true;
    return REFUSE(RULE(10_1_1e), "no corps of yours in '%s' is free for it",
                  details->province);
}

/* 10.1.1g all guerillas in every area of a province that are not behind walls
 * under siege. */
static int clear(const struct board *board, const char *province)
{
    int sum = 0;

    foreach (const struct guerilla, guerilla, board->game->guerillas) {
        if (!eia_lies_in(board, guerilla->area, province) ||
            (guerilla->in_city && eia_besieged(board, guerilla->area)))
            continue;
        sum += guerilla->factors;
        DROP(guerilla, board->game->guerillas);
    }
    return sum;
}

/* 10.1.1g The die of an operation; 10.1.1h others may try in their step */
static void carry_out_hunt(struct play *play, const char *side,
                           const struct order *order)
{
    const struct hunt *details = order->details;
    const struct province_card *card =
        eia_province_card(play->module, details->province);
    struct province_state *state =
        eia_province(&play->board, details->province);
    struct rules why = {NULL, 0};
    int more =
        eligible(&play->board, eia_power(side), details->province, &why) >= 2;
    struct event *event = NULL;
    int face =
        eia_throw(play, RULE(10_1_1g), "operation",
                  arena_text(play->arena, "%s-%s", side, card->id), side);
    bool cleared = face + more > card->guerilla;
    int gone = cleared ? clear(&play->board, card->id) : 0;

    if (state->hunted == play->game->turn)
        rules_add(play->arena, &why, RULE(10_1_1h));
    state->hunted = play->game->turn;
    state->hunter = eia_power(side);
    event = TELL(play, EVENT_STATE, RULE(10_1_1g), side, NULL,
                 "%s hunts guerillas in %s: %d+%d against %d, %s gone",
                 eia_power_name(&play->board, eia_power(side)), card->name,
                 face, more, card->guerilla,
                 arena_counted(play->arena, gone, "guerilla"));
    event_cites_all(play->journal, event, &why);
}

static void say_hunt(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    (void)seat;
    buffer_printf(out, "hunt the guerillas of %s",
                  ORDERED(hunt, order)->province);
}

static void choose_hunt(const struct seat *seat, struct choices *choices)
{
    foreach (const struct province_card, province, seat->module->provinces)
        choice_offer(seat, choices, &eia_anti_guerilla,
                     &(const struct hunt){province->id}, NULL);
}

const struct order_kind eia_anti_guerilla = {
    ORDER("anti-guerilla", RULE(10_1_1e), "hunts guerillas"),
    FIELDS(hunt, REFER(NAME, hunt, province, "province", "province")),
    .subject = "province",
    .check_order = check_hunt,
    .check_world = check_hunters,
    .carry_out = carry_out_hunt,
    .say = say_hunt,
    .choices = choose_hunt,
};
