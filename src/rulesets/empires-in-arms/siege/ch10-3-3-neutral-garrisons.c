/* Troops of powers at peace with all who besiege a city leave it. 10.3.3 */
#include "rulesets/empires-in-arms/board/siege-parties.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/siege/siege.h"
#include "rulesets/empires-in-arms/sight/sight.h"

/* 10.3.3a at peace with all who besiege */
static bool is_neutral(const struct board *board, const char *nation,
                       const struct names *besiegers)
{
    foreach_name (besieger, *besiegers)
        if (eia_at_war(board, nation, besieger))
            return false;
    return true;
}

/* 10.3.3a the city is an enemy's of the besiegers */
static bool belongs_to_enemy(const struct board *board, const char *area,
                             const struct names *besiegers)
{
    const char *nation = eia_land_nation(board, area);

    foreach_name (besieger, *besiegers)
        if (eia_at_war(board, nation, besieger))
            return true;
    return false;
}

/* 10.3.3b Surrendered neutrals return by exchange; 10.1.1j guerillas, and
 * cossacks, only come out: nobody brings them back */
static void surrender(struct play *play, const char *area, const char *nation)
{
    const char *name = eia_nation_name(&play->board, nation);
    const char *city = eia_place_name(&play->board, area);
    bool guerillas = eia_power(nation) == SPAIN &&
                     eia_guerillas(&play->board, area, true) != NULL;
    const struct names knowers = eia_siege_powers(&play->board, area);
    const struct names *before = NULL;
    int count = eia_send_away(play, area, nation);
    struct event *event = NULL;

    if (count > 0) {
        before = eia_tell_among(play, &knowers);
        event = TELL(
            play, EVENT_STATE, RULE(10_3_3a), nation, NULL,
            "%s, neutral, surrenders %s: %s, home with the next reinforcement",
            name, city, arena_counted(play->arena, count, "factor"));
        event_cites(play->journal, event_number(event, count), RULE(10_3_3b));
        event_from_outside(play->journal, event, "%s, neutral, surrenders %s",
                           name, city);
        eia_told(play, before);
    } else {
        event = TELL(play, EVENT_STATE, RULE(10_3_3a), nation, NULL,
                     "%s, neutral, leaves %s", name, city);
    }
    if (guerillas)
        event_cites(play->journal, event, RULE(10_1_1j));
}

/* 10.3.3a Neutral garrisons surrender at siege */
void eia_neutrals_surrender(struct play *play, enum power besieger,
                            const char *area)
{
    struct names besiegers = eia_besiegers(&play->board, besieger, area);
    struct names nations = eia_inside(&play->board, area, INSIDE_NATIONS);

    if (!belongs_to_enemy(&play->board, area, &besiegers))
        return;
    foreach_name (nation, nations)
        if (is_neutral(&play->board, nation, &besiegers))
            surrender(play, area, nation);
}
