/* Honours of war. [base honours] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "rulesets/empires-in-arms/siege/siege.h"
#include "rulesets/empires-in-arms/sight/sight.h"

static const char *const when_words[] = {"hold", "on-breach", "now", NULL};

struct honours {
    const char *city; /* NULL: every city */
    enum honours_when when;
    bool accept; /* of others, as besieger */
};

/* [base honours] the city of the wish is an area */
static bool check_honours(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct honours *details = order->details;

    if (!details->city || eia_area(seat->module, details->city))
        return true;
    return REFUSE(BASE(honours), "'%s' is no area", details->city);
}

static void say_honours(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    static const char *const texts[] = {
        "hold to the end", "march out when breached", "march out at once"};
    const struct honours *details = order->details;

    (void)seat;
    buffer_printf(out, "besieged: %s; the enemy may%s march out",
                  texts[details->when], details->accept ? "" : " not");
}

static void choose_honours(const struct seat *seat, struct choices *choices)
{
    for (int i = 0; i < 6; i++) {
        const struct honours details = {NULL, (enum honours_when)(i / 2),
                                        i % 2 == 0};

        choice_offer(seat, choices, &eia_honours, &details, NULL);
    }
}

const struct order_kind eia_honours = {
    ORDER("honours", BASE(honours),
          "when besieged garrisons march out, and whether the enemy's may"),
    FIELDS(honours, MAY_REFER(NAME, honours, city, "city", "area"),
           CHOOSE(honours, when, "when", when_words),
           NEEDED(YES, honours, accept, "accept")),
    .subject = "city",
    .check_order = check_honours,
    .say = say_honours,
    .choices = choose_honours,
    .initial = &(const struct honours){NULL, HONOURS_ON_BREACH, true}};

/* [base honours] the wish of those inside if they are of one mind, else of
 * him who decides; of a minor country without a player: the usual. */
static enum honours_when wish_of(struct play *play, const char *area)
{
    struct names players = eia_inside(&play->board, area, INSIDE_PLAYERS);
    const struct honours *wish = eia_honours.initial;
    enum power power = NO_POWER;
    bool alike = true;

    for (size_t i = 0; i < players.count; i++) {
        const struct honours *other =
            play_standing(play, players.items[i], &eia_honours, area);

        alike = alike && (i == 0 || other->when == wish->when);
        wish = other;
    }
    if (alike)
        return wish->when;
    power = eia_city_decides(play, area, NULL);
    wish = play_standing(play, eia_power_id(power), &eia_honours, area);
    return wish->when;
}

/* [base honours] spanish and Turkish garrisons do not march out. */
static bool may_leave(const char *nation)
{
    return eia_power(nation) != SPAIN && eia_power(nation) != TURKEY;
}

static void tell_leaving(struct play *play, const char *area,
                         const char *nation, int count)
{
    const char *who = eia_nation_name(&play->board, nation);
    const char *city = eia_place_name(&play->board, area);
    struct event *event =
        TELL(play, EVENT_STATE, BASE(honours), nation, NULL,
             "%s leaves %s with the honours of war: %s", who, city,
             arena_counted(play->arena, count, "factor"));

    event_number(event, count);
    event_from_outside(play->journal, event,
                       "%s leaves %s with the honours of war", who, city);
}

/* [base honours] who may leave goes */
static bool march_out(struct play *play, const char *area)
{
    struct names nations = eia_inside(&play->board, area, INSIDE_NATIONS);
    const struct names knowers = eia_siege_powers(&play->board, area);
    const struct names *before = eia_tell_among(play, &knowers);

    foreach_name (nation, nations) {
        int count = 0;

        if (!may_leave(nation))
            continue;
        count = eia_send_away(play, area, nation);
        tell_leaving(play, area, nation, count);
    }
    eia_told(play, before);
    return eia_city_factors(&play->board, area) == 0;
}

/* [base honours] the city opens if both sides wish */
bool eia_honours_of_war(struct play *play, const char *area)
{
    const struct city_state *city = eia_city(&play->board, area);
    const struct honours *besieger =
        play_standing(play, eia_power_id(city->besieger), &eia_honours, area);
    enum honours_when wish = wish_of(play, area);

    if (wish == HONOURS_HOLD || (wish == HONOURS_ON_BREACH && !city->breached))
        return false;
    if (besieger->accept)
        return march_out(play, area);
    TELL(play, EVENT_STANDING, BASE(honours), eia_power_id(city->besieger),
         NULL, "%s does not grant %s the honours of war",
         eia_power_name(&play->board, city->besieger),
         eia_place_name(&play->board, area));
    return false;
}
