/* R2: corps are dissolved. [base army-reinforcement], 10.6c */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "rulesets/empires-in-arms/sight/sight.h"

#include <string.h>

struct remove_corps {
    const char *id;
};

static bool check_remove_corps(const struct seat *seat,
                               const struct order *order, struct report *report)
{
    const struct remove_corps *details = order->details;
    const struct corps *corps = eia_corps(&seat->board, details->id);

    if (!corps || !eia_own_corps(seat, corps))
        return REFUSE(BASE(army_reinforcement), "'%s' is no corps of yours",
                      details->id);
    if (corps->card->kind != CORPS_INSURRECTION)
        return true;
    return REFUSE(
        RULE(10_1_4i),
        "'%s' leaves no factors in a city: it stands down in the land phase",
        corps->id);
}

static bool check_removing(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct remove_corps *details = order->details;
    const struct corps *corps = eia_corps(&seat->board, details->id);

    if (!corps->at || corps->embarked)
        return REFUSE(BASE(army_reinforcement), "'%s' is not on land",
                      details->id);
    if (eia_strands_leader(&seat->board, details->id))
        return REFUSE(RULE(10_6c), "'%s' has a leader, who would be left alone",
                      details->id);
    return true;
}

/* 10.3.1c, 10.3.4a, 10.3.1k no garrison where one may not stay; 12.3.8a none of
 * a minor country abroad; NULL: one may */
static const struct rule *no_garrison(const struct board *board,
                                      const struct corps *corps)
{
    if (eia_stays_home(board, eia_corps_nation(corps), corps->at))
        return RULE(12_3_8a);
    return same_name(eia_home_of(board, corps->at), eia_corps_nation(corps)) ||
                   eia_garrison_allowed(board, eia_corps_power(board, corps),
                                        corps->at)
               ? NULL
               : eia_no_stay(board, corps->at);
}

static int least(int one, int other)
{
    return one < other ? one : other;
}

/* Foot goes into the city of the area as far as there is room. */
static void dissolve(const struct board *board, struct corps *corps)
{
    const char *owner = eia_corps_nation(corps);
    int room =
        eia_capacity(board, corps->at) - eia_city_factors(board, corps->at);
    struct garrison *garrison = NULL;
    int infantry = 0;

    if (corps->in_city) /* its own factors make room */
        room += eia_corps_factors(corps);
    if (room > 0 && !no_garrison(board, corps) &&
        !eia_enemy_holds(board, eia_corps_flag(corps), corps->at)) {
        garrison = eia_garrison_made(board, corps->at, owner);
        infantry = least(corps->factors[FACTOR_INFANTRY], room);
        garrison->infantry += infantry;
        garrison->militia +=
            least(corps->factors[FACTOR_MILITIA], room - infantry);
    }
    memset(corps->factors, 0, sizeof(corps->factors));
    eia_corps_leaves(board, corps);
}

static void foresee_remove_corps(const struct seat *seat,
                                 const struct order *order)
{
    dissolve(&seat->board,
             eia_corps(&seat->board, ORDERED(remove_corps, order)->id));
}

/* [base hidden] that it goes is seen (ruling 73) */
static void carry_out_remove_corps(struct play *play, const char *side,
                                   const struct order *order)
{
    const struct remove_corps *details = order->details;
    const struct muster *before = eia_muster(&play->board);
    struct corps *corps = eia_corps(&play->board, details->id);
    const struct rule *why = no_garrison(&play->board, corps);
    const struct names *all = NULL;

    all = eia_tell_power(play, eia_power(side));
    eia_leaders_left(play, corps);
    dissolve(&play->board, corps);
    event_from_outside(play->journal,
                       TELL_OPEN(play, EVENT_ORDER, BASE(army_reinforcement),
                                 side, details->id, "%s is dissolved",
                                 eia_piece_name(&play->board, details->id)),
                       "%s is dissolved", eia_seen_corps(&play->board, corps));
    eia_tell_changes(play, before, why ? why : BASE(army_reinforcement),
                     why ? "no garrison may be there" : "no room");
    journal_close(play->journal);
    eia_told(play, all);
}

static void say_remove_corps(const struct seat *seat, const struct order *order,
                             struct buffer *out)
{
    buffer_printf(out, "dissolve '%s'; its foot goes into the city",
                  ORDERED(remove_corps, order)->id);
    order_say_lapse(seat, order, out);
}

static void choose_remove_corps(const struct seat *seat,
                                struct choices *choices)
{
    const struct seat now = eia_as_it_stands(seat);

    foreach (const struct corps, corps, seat->game->corps)
        choice_offer(&now, choices, &eia_remove_corps,
                     &(const struct remove_corps){corps->id}, NULL);
}

const struct order_kind eia_remove_corps = {
    ORDER("remove-corps", BASE(army_reinforcement),
          "dissolves a corps into its city"),
    FIELDS(remove_corps, REFER(NAME, remove_corps, id, "id", "corps")),
    .subject = "id",
    .check_order = check_remove_corps,
    .check_world = check_removing,
    .foresee = foresee_remove_corps,
    .carry_out = carry_out_remove_corps,
    .say = say_remove_corps,
    .choices = choose_remove_corps,
};
