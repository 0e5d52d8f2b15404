/* A minor country comes under somebody's control, or nobody's. */
#include "rooms/empires-in-arms/board/muster.h"
#include "rooms/empires-in-arms/board/prisoners.h"
#include "rooms/empires-in-arms/module/rules.h"
#include "rooms/empires-in-arms/politics/politics.h"

/* 10.2.1c, 10.2.1d, 10.5.2i Minor forces removed on control change; ships stay
 * on record. */
static void forces_leave(const struct europe *europe,
                         const struct minor_card *card,
                         struct minor_state *minor)
{
    for (size_t i = 0; i < card->corps.count; i++) {
        struct corps *corps = eia_corps(europe, card->corps.items[i]);

        eia_corps_leaves(europe, corps);
        for (int j = 0; j < FACTOR_COUNT; j++)
            corps->factors[j] = 0;
    }
    for (size_t i = 0; i < europe->game->fleet_count; i++) {
        struct fleet *fleet = &europe->game->fleets[i];

        if (!eia_same(fleet->nation, card->id) || !fleet->at)
            continue;
        minor->ships += fleet->ships;
        fleet->ships = 0;
        eia_fleet_leaves(europe, fleet);
    }
}

/* 10.5.2i troops that were to come, and ships bought, come no more; the
 * ships are on record. */
static void nothing_comes(struct game *game, struct minor_state *minor)
{
    for (size_t i = 0; i < game->arrival_count;)
        if (eia_same(game->arrivals[i].nation, minor->id))
            LIST_REMOVE(game->arrivals, game->arrival_count, i);
        else
            i++;
    for (size_t i = 0; i < game->build_count;) {
        if (!eia_same(game->builds[i].nation, minor->id)) {
            i++;
            continue;
        }
        if (game->builds[i].due <= game->turn)
            minor->ships += game->builds[i].ships;
        LIST_REMOVE(game->builds, game->build_count, i);
    }
    for (size_t i = 0; i < game->garrison_count;)
        if (eia_same(game->garrisons[i].nation, minor->id))
            LIST_REMOVE(game->garrisons, game->garrison_count, i);
        else
            i++;
}

/* 10.4.3a Major district carries secondary control; 10.4.3b one that another
 * power holds apart is not given away; 10.4.4a it has no units */
static void districts_follow(const struct europe *europe,
                             const struct minor_card *card,
                             enum power controller)
{
    for (size_t i = 0; i < card->districts.count; i++) {
        struct district_state *district =
            eia_district(europe, card->districts.items[i]);

        if (card->districts.count > 1)
            rule_cited(district->apart == NO_POWER ? RULE(10_4_3a)
                                                   : RULE(10_4_3b));
        if (district->apart == controller)
            district->apart = NO_POWER;
    }
}

static void tell(struct play *play, const struct minor_state *minor)
{
    const struct europe europe = eia_europe(play);
    const char *name = eia_nation_name(&europe, minor->id);

    if (minor->status == NEUTRAL)
        journal_tell(play->journal, EVENT_STATE, BASE(territory), minor->id,
                     NULL, "%s is neutral", name);
    else
        journal_tell(play->journal, EVENT_STATE, BASE(territory), minor->id,
                     NULL, "%s is %s of %s", name,
                     minor->status == CONQUERED ? "a conquest" : "a free state",
                     eia_power_name(&europe, minor->controller));
}

/* [base minor-control] a country that was neutral takes the wars made on it
 * along to its sponsor; they end when an attacker has it, or when it is lost
 * again. */
static void wars_end(const struct europe *europe, const char *minor,
                     enum power before, enum power controller)
{
    struct names attackers = eia_attackers(europe, minor);
    struct game *game = europe->game;

    if (before == controller ||
        (before == NO_POWER &&
         !names_contain(&attackers, eia_power_id(controller))))
        return;
    for (size_t i = 0; i < game->war_count;)
        if (eia_same(game->wars[i].one, minor) ||
            eia_same(game->wars[i].other, minor))
            LIST_REMOVE(game->wars, game->war_count, i);
        else
            i++;
}

/* 10.2.1c, 10.2.1d, 10.5.2i a minor country changes hands */
void eia_minor_changes(struct play *play, const char *id,
                       enum minor_status status, enum power controller)
{
    const struct europe europe = eia_europe(play);
    const struct minor_card *card = eia_minor_card(play->module, id);
    struct minor_state *minor = eia_minor(&europe, id);
    const struct muster *muster = eia_muster(&europe);
    enum power before = minor->controller;

    if (status != FREE_STATE || before != controller) {
        rule_cited(status == CONQUERED ? RULE(10_2_1d) : RULE(10_5_2i));
        forces_leave(&europe, card, minor);
        nothing_comes(play->game, minor);
        minor->money = minor->manpower = 0;
    }
    if (before != NO_POWER && before != controller)
        eia_return_prisoners(play, before);
    wars_end(&europe, minor->id, before, controller);
    minor->status = status;
    minor->controller = controller;
    minor->since = play->game->turn;
    minor->quiet = 0;
    districts_follow(&europe, card, controller);
    tell(play, minor);
    eia_tell_changes(play, muster,
                     status == CONQUERED ? RULE(10_2_1d) : RULE(10_5_2i),
                     "what it had is gone");
}

/* 10.4.3d Separate secondary rejoins, not neutral */
void eia_district_rejoins(struct play *play, const char *id)
{
    const struct europe europe = eia_europe(play);
    const struct district_card *card = eia_district_card(play->module, id);
    struct district_state *district = eia_district(&europe, id);
    const struct minor_state *minor = eia_minor(&europe, card->minor);

    district->apart = NO_POWER;
    district->occupier = NO_POWER;
    district->occupied = 0;
    journal_tell(play->journal, EVENT_STATE, RULE(10_4_3d), id, NULL,
                 "%s goes back to %s%s%s", card->name,
                 eia_nation_name(&europe, card->minor),
                 minor->controller == NO_POWER ? "" : " under ",
                 minor->controller == NO_POWER
                     ? ""
                     : eia_power_name(&europe, minor->controller));
}
