/* Powers in one garrison agree who decides for the city. 10.3.2c */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* Whom a power with factors in a mixed garrison wants to decide. */
struct city_command {
    const char *city; /* NULL: every city */
    enum power power; /* NO_POWER: itself */
};

/* 10.3.2c the city of the wish is an area */
static bool check_command(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct city_command *details = order->details;

    if (!details->city || eia_area(seat->module, details->city))
        return true;
    return REFUSE(RULE(10_3_2c), "'%s' is no area", details->city);
}

static void say_command(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    const struct city_command *details = order->details;

    buffer_printf(out, "in mixed garrisons %s should decide",
                  details->power == NO_POWER
                      ? "you"
                      : eia_power_name(&seat->board, details->power));
}

static void choose_command(const struct seat *seat, struct choices *choices)
{
    for (enum power power = NO_POWER; power < POWER_END; power++) {
        const struct city_command details = {NULL, power};

        if (power != NO_POWER && !eia_plays(seat->module, power))
            continue;
        choice_offer(seat, choices, &eia_city_command, &details, NULL);
    }
}

const struct order_kind eia_city_command = {
    ORDER("city-command", RULE(10_3_2c),
          "who decides for a city that several powers garrison"),
    FIELDS(city_command, MAY_REFER(NAME, city_command, city, "city", "area"),
           ANY_POWER(city_command, power, "power", FIELD_OPTIONAL)),
    .subject = "city",
    .check_order = check_command,
    .say = say_command,
    .choices = choose_command,
    .initial = &(const struct city_command){NULL, NO_POWER}};

/* 10.3.2c whom all in a mixed garrison agree on */
enum power eia_agreed_command(struct play *play, const struct names *players,
                              const char *area)
{
    enum power agreed_on = NO_POWER;

    for (size_t i = 0; i < players->count; i++) {
        const struct city_command *wish =
            play_standing(play, players->items[i], &eia_city_command, area);
        enum power wished = wish->power == NO_POWER
                                ? eia_power(players->items[i])
                                : wish->power;

        if (i > 0 && wished != agreed_on)
            return NO_POWER;
        agreed_on = wished;
    }
    return eia_has_power(players, agreed_on) ? agreed_on : NO_POWER;
}
