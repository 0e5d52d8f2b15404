/* [base command]: who is in command in a player turn. */
#include "core/path.h"
#include "rulesets/armee-du-nord/board/board.h"

/* ---- markers: [base markers] --------------------------------------------- */

/* 17.2 only a hex of the French is closed; the ground must let guns in */
const char *adn_bars_marker(const struct board *board, int hex)
{
    if (adn_prohibited(board, FOOT_ARTILLERY, hex))
        return "guns cannot come there";
    return adn_has_units(board, hex, FRENCH_CAMP) ? "the French are there"
                                                  : NULL;
}

int adn_default_marker(const struct board *board, const struct corps *corps)
{
    int hex = corps->card->marker_default;

    return hex && !corps->asleep && !adn_bars_marker(board, hex) ? hex : 0;
}

int adn_marker_of(const struct board *board, const struct corps *corps)
{
    bool comes = corps->marker == 0 && board->module->campaign &&
                 board->game->part == AT_DESK;

    return comes ? adn_default_marker(board, corps) : corps->marker;
}

/* ---- how far a leader reaches -------------------------------------------- */

struct reaching {
    const struct board *board;
    int camp;
};

/* Ground, rivers and zones bar no path of command: only enemies do. */
static int reach_cost(const void *context, int from, int to)
{
    const struct reaching *reaching = context;

    (void)from;
    return map_hex(&reaching->board->module->map, to) &&
                   !adn_has_enemy(reaching->board, to, reaching->camp)
               ? 1
               : -1;
}

bool adn_within(const struct board *board, const struct leader *leader, int hex)
{
    const struct reaching reaching = {board, leader->side};
    const struct path_search search = {.cost = reach_cost,
                                       .context = &reaching,
                                       .limit =
                                           adn_radius(board->module, leader),
                                       .goal = hex};
    const struct reach *reach;
    size_t count;

    if (hex_distance(leader->hex, hex) > search.limit)
        return false;
    reach = path_reach(board->arena, &search, leader->hex, &count);
    return path_cost(reach, count, hex) >= 0;
}

/* ---- who commands whom --------------------------------------------------- */

/* [base command] Grouchy commands his own wing */
static bool may_command(const struct leader *leader,
                        const struct corps_card *corps)
{
    return corps && (!leader->card->grouchy || corps->of_grouchy);
}

/* In mode corps, and exp.ney-b left to it by the die. */
static bool leads_corps(const struct leader *general)
{
    return general->card->rank == ARMY_LEADER && general->mode == MODE_CORPS &&
           general->disposition == FREE;
}

static bool reaches(const struct board *board, const struct leader *general,
                    const struct leader *leader)
{
    return leads_corps(general) && may_command(general, leader->card->corps) &&
           adn_within(board, general, leader->hex);
}

bool adn_is_only_under(const struct board *board, const struct leader *leader,
                       const struct leader *general)
{
    if (leader->card->rank == ARMY_LEADER || !reaches(board, general, leader))
        return false;
    foreach_leader_of (other, board, leader->army)
        if (other != general && reaches(board, other, leader))
            return false;
    return true;
}

/* 30.0 */
bool adn_is_held(const struct counter *counter)
{
    return counter->corps && counter->corps->held &&
           counter->leave != IN_COMMAND;
}

/* [base activation], 30.0 */
static bool may_act(const struct counter *counter)
{
    return !counter->asleep && !adn_is_held(counter);
}

/* An army leader in mode corps: the corps leaders of his army within his
 * radius, and the units there whose leader is not on the map. */
static void command_corps(const struct board *board,
                          const struct leader *general)
{
    foreach_leader_of (leader, board, general->army)
        if (may_command(general, leader->card->corps) &&
            may_act(&leader->counter) &&
            adn_within(board, general, leader->hex) &&
            !(general->card->grouchy && leader->refused))
            leader->leave = IN_COMMAND;
    foreach_unit_of (unit, board, general->army)
        if (!adn_corps_leader(board, unit) && may_act(&unit->counter) &&
            may_command(general, unit->card->corps) &&
            adn_within(board, general, unit->hex))
            unit->leave = IN_COMMAND;
}

/* [base command] on a track he reaches as many boxes as the module says */
bool adn_reaches(const struct board *board, const struct leader *leader,
                 const struct unit *unit)
{
    int far = unit->hex - leader->hex, most = board->module->tactical_on_track;

    if (unit->state == IN_BOX && leader->state == IN_BOX)
        return hex_column(unit->hex) == hex_column(leader->hex) &&
               far <= most && far >= -most;
    return unit->state == ON_MAP && leader->state == ON_MAP &&
           adn_within(board, leader, unit->hex);
}

/* In mode tactical: the units that he names, within his radius. */
static void command_tactically(const struct board *board,
                               const struct leader *general)
{
    foreach_name (id, general->tactical) {
        struct unit *unit = adn_unit(board, id);

        if (unit && !unit->asleep && adn_reaches(board, general, unit) &&
            (general->card->napoleon || !adn_is_held(&unit->counter)))
            unit->leave = IN_COMMAND;
    }
}

void adn_command_units(const struct board *board, const struct leader *leader,
                       enum leave_to_act leave)
{
    foreach_unit_of (unit, board, leader->army)
        if (unit->leave == OUT_OF_COMMAND && may_act(&unit->counter) &&
            unit->card->corps == leader->card->corps &&
            adn_within(board, leader, unit->hex))
            unit->leave = leave;
}

/* [base zoi] who begins the phase beside friendly cavalry is not pinned */
static void free_units(const struct board *board, int army)
{
    bool night = adn_is_night(board);

    foreach_unit_of (unit, board, army) {
        unit->free = night || unit->card->arm == HORSE_ARTILLERY;
        for (UNITS_AT(other, board, unit->hex, unit->side))
            unit->free |= other->card->arm == CAVALRY;
    }
}

/* [base command] beside the map he commands as in mode tactical alone */
static void command(const struct board *board, struct leader *general)
{
    if (leads_corps(general) && general->state == ON_MAP)
        command_corps(board, general);
    else if (general->disposition != COMMANDS_NOBODY)
        command_tactically(board, general);
    if (general->state == ON_MAP)
        general->leave = IN_COMMAND;
}

/* [base french-initiative], [base allied-out-of-command] its own, or another */
static bool has_die(const struct board *board, const struct unit *unit)
{
    const struct leader *leader = adn_corps_leader(board, unit);

    return unit->leave == OUT_OF_COMMAND && !unit->asleep &&
           (unit->army == FRENCH ||
            (leader && !leader->asleep && leader->leave == OUT_OF_COMMAND &&
             adn_reaches(board, leader, unit)));
}

bool adn_awaits_headquarters(const struct board *board, const struct unit *unit)
{
    return unit->special && unit->leave == OUT_OF_COMMAND &&
           adn_army(board, unit->army)->headquarters == 0;
}

/* [base leaders] who takes the place of a fallen leader may change it, too */
bool adn_must_stand(const struct board *board, const struct unit *unit)
{
    foreach (struct leader, leader, board->game->leaders)
        if (leader->army == unit->army && leader->replaced &&
            leader->state == WAITS)
            return false;
    return board->module->campaign && unit->leave == OUT_OF_COMMAND &&
           !has_die(board, unit);
}

/* [ruling 83] */
bool adn_acts(const struct board *board, const struct unit *unit)
{
    return unit->leave == IN_COMMAND || unit->leave == BY_INITIATIVE ||
           (board->game->part == AT_DESK && has_die(board, unit));
}

bool adn_in_reach(const struct board *board, const struct unit *unit, int hex)
{
    int center = adn_army(board, unit->army)->headquarters;

    return !unit->bound || (center && hex_distance(center, hex) <=
                                          board->module->perponcher_radius);
}

/* 24.0.2c until Orange commands it, or the marker of its corps lies on the map,
 * a unit acts from Perponcher's headquarters */
static void command_specials(const struct board *board, int army)
{
    foreach (struct unit, unit, board->game->units) {
        const struct leader *leader = adn_corps_leader(board, unit);

        if (!unit->special || unit->army != army)
            continue;
        unit->bound = adn_marker_of(board, unit->corps) == 0 &&
                      !(leader && leader->leave == IN_COMMAND &&
                        adn_within(board, leader, unit->hex));
        unit->distant = !adn_in_reach(board, unit, unit->hex);
        if (unit->bound && adn_army(board, army)->headquarters != 0)
            unit->leave = IN_COMMAND;
    }
}

void adn_settle_command(const struct board *board, int army)
{
    free_units(board, army);
    foreach (struct leader, general, board->game->leaders)
        if (general->army == army && general->card->rank == ARMY_LEADER &&
            !general->asleep)
            command(board, general);
    foreach_leader_of (leader, board, army)
        if (leader->card->rank != ARMY_LEADER && leader->leave == IN_COMMAND)
            adn_command_units(board, leader, IN_COMMAND);
    command_specials(board, army);
    board->game->settled = true;
    board->game->army = army;
}

/* At a desk nothing has begun: command is as it would be now. [base
 * allied-out-of-command] without a die nothing changes a half move. */
void adn_foresee_command(const struct seat *seat)
{
    int army = adn_army_of(seat->side);

    if (seat->game->part != AT_DESK ||
        (seat->game->settled && seat->game->army == army))
        return;
    if (!seat->game->marched && seat->game->army != army)
        adn_begin_player_turn(seat->game, army);
    adn_settle_command(&seat->board, army);
    foreach_unit_of (unit, &seat->board, army)
        if (army != FRENCH && !seat->module->campaign && !unit->asleep &&
            unit->leave == OUT_OF_COMMAND && !has_die(&seat->board, unit))
            unit->leave = HALF_MOVE;
}
