/* Troops of powers at peace with all who besiege a city leave it. 10.3.3 */
#include "rooms/empires-in-arms/board/siege-parties.h"
#include "rooms/empires-in-arms/module/rules.h"
#include "rooms/empires-in-arms/siege/siege.h"

/* 10.3.3a at peace with all who besiege */
static bool is_neutral(const struct europe *europe, const char *nation,
                       const struct names *besiegers)
{
    for (size_t i = 0; i < besiegers->count; i++)
        if (eia_at_war(europe, nation, besiegers->items[i]))
            return false;
    return true;
}

/* 10.3.3a the city is an enemy's of the besiegers */
static bool belongs_to_enemy(const struct europe *europe, const char *area,
                             const struct names *besiegers)
{
    const char *nation = eia_city_nation(europe, area);

    for (size_t i = 0; i < besiegers->count; i++)
        if (eia_at_war(europe, nation, besiegers->items[i]))
            return true;
    return false;
}

/* 10.3.3a Neutral garrisons surrender at siege; 10.3.3b Surrendered neutrals
 * return by exchange */
void eia_neutrals_surrender(struct play *play, enum power besieger,
                            const char *area)
{
    const struct europe europe = eia_europe(play);
    struct names besiegers = eia_besiegers(&europe, besieger, area);
    struct names nations = eia_nations_inside(&europe, area);

    if (!belongs_to_enemy(&europe, area, &besiegers))
        return;
    for (size_t i = 0; i < nations.count; i++) {
        int count = 0;

        if (!is_neutral(&europe, nations.items[i], &besiegers))
            continue;
        count = eia_send_away(play, area, nations.items[i]);
        event_cites(play->journal,
                    event_number(
                        journal_tell(play->journal, EVENT_STATE, RULE(10_3_3a),
                                     nations.items[i], NULL,
                                     "%s, neutral, surrenders %s: %d "
                                     "factor%s, home with the next "
                                     "reinforcement",
                                     eia_nation_name(&europe, nations.items[i]),
                                     eia_place_name(&europe, area), count,
                                     eia_s(count)),
                        count),
                    RULE(10_3_3b));
    }
}
