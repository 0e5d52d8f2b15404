/* Ships being built in a port that falls. 12.1.2.1, 12.1.2.2 */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* What a captor does with a free state's ships; those that are complete are
 * kept unless all are destroyed. */
enum fate { FATE_CONTINUE, FATE_STOP, FATE_DESTROY };
static const char *const fate_words[] = {"continue", "stop", "destroy", NULL};

struct yard_ships {
    const char *port; /* area; NULL: everywhere */
    enum fate fate;
};

/* 12.1.2.2a the port of the wish is a port */
static bool check_yard(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct yard_ships *details = order->details;
    const struct area_card *card =
        details->port ? eia_area(seat->module, details->port) : NULL;

    if (!details->port || (card && card->port))
        return true;
    return REFUSE(RULE(12_1_2_2a), "'%s' has no port", details->port);
}

static void say_yard(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    static const char *const texts[] = {"are kept, and building goes on",
                                        "are kept, and building stops",
                                        "are destroyed"};

    (void)seat;
    buffer_printf(out, "ships of free states in captured ports %s",
                  texts[ORDERED(yard_ships, order)->fate]);
}

static void choose_yard(const struct seat *seat, struct choices *choices)
{
    for (int i = FATE_CONTINUE; i <= FATE_DESTROY; i++)
        choice_offer(seat, choices, &eia_yard_ships,
                     &(const struct yard_ships){NULL, (enum fate)i}, NULL);
}

const struct order_kind eia_yard_ships = {
    ORDER("yard-ships", RULE(12_1_2_2a),
          "what becomes of a free state's ships in a port you take"),
    FIELDS(yard_ships, MAY_REFER(NAME, yard_ships, port, "port", "area"),
           CHOOSE(yard_ships, fate, "fate", fate_words)),
    .subject = "port",
    .check_order = check_yard,
    .say = say_yard,
    .choices = choose_yard,
    .initial = &(const struct yard_ships){NULL, FATE_CONTINUE}};

/* ---- who holds the port ------------------------------------------------- */

/* 12.1.2.1 enemies of the builders hold it, and no friend. */
static bool is_taken(const struct board *board, const struct ship_build *build)
{
    const char *area = NULL;
    struct names nations = {NULL, 0};
    bool enemy = false;

    if (!build->port)
        return false;
    area = eia_area(board->module, build->port)->id;
    nations = eia_inside(board, area, INSIDE_NATIONS);
    foreach_name (nation, nations) {
        if (same_name(nation, build->nation) ||
            eia_player_of(board, nation) == eia_player_of(board, build->nation))
            return false;
        enemy |= eia_at_war(board, nation, build->nation);
    }
    return enemy;
}

/* 12.1.2.2c Who gets kept minor ships; 12.1.2c a power's own come where they
 * were built, whoever helps to hold the port */
enum power eia_yard_owner(const struct board *board,
                          const struct ship_build *build)
{
    enum power player = eia_player_of(board, build->nation);
    const char *area = NULL;
    struct names inside = {NULL, 0};

    if (!build->port)
        return player;
    area = eia_area(board->module, build->port)->id;
    inside = eia_inside(board, area, INSIDE_PLAYERS);
    if (inside.count == 1 && eia_power(inside.items[0]) == player)
        return player;
    return (inside.count == 0 || eia_power(build->nation) != NO_POWER) &&
                   eia_controller(board, area) == player &&
                   !is_taken(board, build)
               ? player
               : NO_POWER;
}

/* ---- their fate --------------------------------------------------------- */

/* 12.1.2.2a the fate that a captor wishes */
static enum fate fate_by(struct play *play, const char *player,
                         const char *area)
{
    const struct yard_ships *wish =
        play_standing(play, player, &eia_yard_ships, area);

    return wish->fate;
}

/* 12.1.2.2b Mixed force in minor port */
static enum power captor_of(struct play *play, const struct ship_build *build,
                            size_t number)
{
    const char *area = eia_area(play->module, build->port)->id;
    struct names players = eia_inside(&play->board, area, INSIDE_PLAYERS);
    const char *which =
        arena_text(play->arena, "fate-%s-%s-%zu", area, build->nation, number);

    for (size_t i = 1; i < players.count; i++)
        if (fate_by(play, players.items[i], area) !=
            fate_by(play, players.items[0], area))
            return eia_competitive_roll(play, RULE(12_1_2_2b), which, &players,
                                        false);
    return players.count ? eia_power(players.items[0]) : NO_POWER;
}

static struct event *tell(struct play *play, const struct rule *rule,
                          const struct ship_build *build, const char *what)
{
    return event_number(TELL(play, EVENT_STATE, rule, build->nation, NULL,
                             "%s of %s at %s: %s",
                             arena_counted(play->arena, build->ships, "ship"),
                             eia_nation_name(&play->board, build->nation),
                             eia_place_name(&play->board, build->port), what),
                        build->ships);
}

/* 12.1.2.2a somebody holds the port who has decided; who has lost the country
 * again that he had conquered has it no more. */
static bool is_held(const struct board *board, const struct ship_build *build)
{
    return build->captor != NO_POWER &&
           build->captor != eia_player_of(board, build->nation);
}

/* 12.1.2.2b builds of the same yard that were decided together keep one
 * captor. */
static enum power decided(const struct board *board,
                          const struct ship_build *build)
{
    foreach (struct ship_build, one, board->game->builds)
        if (same_name(one->port, build->port) &&
            same_name(one->nation, build->nation) && is_held(board, one))
            return one->captor;
    return NO_POWER;
}

/* 12.1.2.2a Captor decides minor ships' fate; 12.1.2.2c kept, they wait. True:
 * they are gone. */
static bool minor_ships_go(struct play *play, struct ship_build *build,
                           size_t number)
{
    const char *area = eia_area(play->module, build->port)->id;
    enum power captor = decided(&play->board, build);
    enum fate fate = FATE_CONTINUE;

    if (is_held(&play->board, build))
        return false;
    if (captor == NO_POWER)
        captor = captor_of(play, build, number);
    if (captor == NO_POWER)
        return false;
    build->captor = captor;
    fate = fate_by(play, eia_power_id(captor), area);
    if (fate == FATE_DESTROY) {
        tell(play, RULE(12_1_2_2a), build, "destroyed by the captor");
        return true;
    }
    if (fate == FATE_STOP && build->due > play->game->turn) {
        tell(play, RULE(12_1_2_2a), build, "given up by the captor");
        return true;
    }
    event_cites(play->journal,
                tell(play, RULE(12_1_2_2a), build, "kept by the captor"),
                RULE(12_1_2_2c));
    return false;
}

/* 12.1.2.2c what was kept waits while the country is conquered or neutral; a
 * free state that has its port again has its ships again. */
static bool are_free(const struct board *board, const struct ship_build *build)
{
    const struct minor_state *minor = eia_minor(board, build->nation);

    return !minor || minor->status == FREE_STATE;
}

/* 12.1.2.1 Enemy occupation destroys yard ships */
static bool ships_go(struct play *play, struct ship_build *build, size_t number)
{
    if (!is_taken(&play->board, build)) {
        if (are_free(&play->board, build))
            build->captor = NO_POWER;
        return false;
    }
    if (eia_power(build->nation) == NO_POWER)
        return minor_ships_go(play, build, number);
    tell(play, RULE(12_1_2_1), build, "destroyed with their yard");
    return true;
}

/* 12.1.2.1, 12.1.2.2a ships being built fall with their port */
void eia_yards_fall(struct play *play)
{
    struct game *game = play->game;
    size_t number = 0;

    for (size_t i = 0; i < game->builds_count; number++)
        if (ships_go(play, &game->builds[i], number))
            LIST_REMOVE(game->builds, game->builds_count, i);
        else
            i++;
}
