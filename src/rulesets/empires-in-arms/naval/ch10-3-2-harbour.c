/* 10.3.2 Who decides for a city in combat; its guns. [base harbour] */
#include "core/buffer.h"
#include "core/shares.h"
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"

#include <string.h>

static bool is_thrown(const struct play *play, const char *start)
{
    size_t count = 0;
    const struct roll *const *rolls = dice_rolls(play->dice, &count);

    for (size_t i = 0; i < count; i++)
        if (strncmp(rolls[i]->label, start, strlen(start)) == 0)
            return true;
    return false;
}

/* 10.3.2c they agree, or roll; disputes about a city after the first of an
 * exchange are numbered. */
static enum power settle(struct play *play, const struct names *powers,
                         const char *area)
{
    const char *what = arena_text(play->arena, "city-%s", area);
    enum power power = eia_agreed_command(play, powers, area);

    if (power != NO_POWER)
        return power;
    for (int again = 2;
         is_thrown(play, arena_text(play->arena, "10.3.2c/%s/", what)); again++)
        what = arena_text(play->arena, "city-%s-%d", area, again);
    return eia_competitive_roll(play, RULE(10_3_2c), what, powers, false);
}

/* 10.3.2a Garrison nationality controls city for combat, 10.1.1j guerillas as
 * well; 10.3.2b Mixed garrison: formal controller decides; 10.3.2c Mixed
 * garrison without formal controller */
enum power eia_city_decides(struct play *play, const char *area,
                            struct rules *why)
{
    struct names powers = eia_inside(&play->board, area, INSIDE_PLAYERS);
    enum power holder = eia_controller(&play->board, area);

    if (powers.count == 0)
        return NO_POWER;
    if (powers.count == 1) {
        rules_add(play->arena, why, RULE(10_3_2a));
        return eia_power(powers.items[0]);
    }
    if (eia_has_power(&powers, holder)) {
        rules_add(play->arena, why, RULE(10_3_2b));
        return holder;
    }
    rules_add(play->arena, why, RULE(10_3_2c));
    return settle(play, &powers, area);
}

struct guns {
    bool fire;
};

static void say_guns(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    (void)seat;
    buffer_printf(out, "harbour guns %s",
                  ORDERED(guns, order)->fire ? "fire" : "stay silent");
}

static void choose_guns(const struct seat *seat, struct choices *choices)
{
    for (int i = 0; i < 2; i++)
        choice_offer(seat, choices, &eia_harbour_guns,
                     &(const struct guns){i == 0}, NULL);
}

const struct order_kind eia_harbour_guns = {
    ORDER("harbour-guns", BASE(harbour),
          "whether harbour guns fire on attackers"),
    FIELDS(guns, NEEDED(YES, guns, fire, "fire")), .say = say_guns,
    .choices = choose_guns, .initial = &(const struct guns){true}};

/* 10.3.2d Ungarrisoned city and harbour guns: who attacks the port learns why
 * nobody fires */
void eia_tell_unmanned(struct play *play, const char *port)
{
    const struct area_card *area = eia_area(play->module, port);

    if (area->guns > 0 && eia_city_factors(&play->board, area->id) == 0)
        TELL(play, EVENT_NOTE, RULE(10_3_2d), NULL, NULL,
             "the guns of %s are silent: nobody is in the city",
             eia_place_name(&play->board, port));
}

/* [base harbour] ships that the guns count as; 0: they are silent. */
int eia_harbour_ships(struct play *play, const char *port, struct rules *why)
{
    const struct area_card *area = eia_area(play->module, port);
    enum power decides = eia_city_decides(play, area->id, why);
    const struct guns *guns = NULL;

    if (decides == NO_POWER)
        return 0;
    guns = play_standing(play, eia_power_id(decides), &eia_harbour_guns, NULL);
    return guns->fire
               ? divide_nearest(area->guns,
                                eia_setting_number(play->module, "guns-a-ship"))
               : 0;
}
