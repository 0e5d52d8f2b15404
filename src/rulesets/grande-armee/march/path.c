/* Ways of command, and lines of communications. [base command-path] */
#include "rulesets/grande-armee/board/forts.h"
#include "rulesets/grande-armee/march/march.h"
#include "wargame/ways.h"

/* ---- a line -------------------------------------------------------------- */

struct line_of {
    const struct board *board;
    int side;
};

/* [base fortress] a garrison bars its hex until it is besieged */
static bool garrison_bars(const struct board *board, int hex, int side)
{
    const struct fort *fort = gra_fort_at(board, hex);

    return fort && !fort->besieged && gra_has_garrison(board, hex, side);
}

/* A hex is a hex, whatever its ground: no enemy, and none of his normal zones
 * without an own unit. */
static int hex_of_line(const void *context, int from, int to)
{
    const struct line_of *line = context;
    int enemy = gra_enemy(line->side);

    if (gra_step_cost(line->board, from, to) == PROHIBITED ||
        gra_has_units(line->board, to, enemy) ||
        garrison_bars(line->board, to, enemy) ||
        gra_zone_bars(line->board, line->side, to))
        return PROHIBITED;
    return 1;
}

int gra_line_length(const struct board *board, int side, int from, int to,
                    int limit)
{
    const struct line_of line = {board, side};
    const struct way_rule rule = {hex_of_line, &line, limit};

    if (from == to)
        return 0;
    if (limit <= 0 || hex_distance(from, to) > limit)
        return -1;
    return way_price(board->arena, &rule, from, to);
}

/* ---- who commands -------------------------------------------------------- */

int gra_leader_hex(const struct board *board, struct leader *leader)
{
    struct officer officer;

    if (leader->state == ON_MAP)
        return leader->hex;
    return gra_leads_corps(board, leader, &officer) ? officer.unit->hex : 0;
}

static int path_of(const struct board *board, const struct leader *leader)
{
    return leader->card->path > 0
               ? leader->card->path
               : board->module->days.path[leader->card->rank];
}

bool gra_in_path(const struct board *board, struct leader *leader, int hex)
{
    int from = gra_leader_hex(board, leader);

    return from && gra_line_length(board, leader->side, from, hex,
                                   path_of(board, leader)) >= 0;
}

struct leader *gra_commander(const struct board *board,
                             const struct leader *leader)
{
    struct leader *above = leader->superior;

    (void)board;
    while (above && above->state != ON_MAP)
        above = above->superior;
    return above;
}

/* Is who stands there inside a besieged fortress? */
static bool is_shut_in(const struct board *board, int hex, bool inside)
{
    const struct fort *fort = inside ? gra_fort_at(board, hex) : NULL;

    return fort && fort->besieged;
}

/* [base in-command] between a besieged fortress and who is outside nobody
 * commands */
static bool is_shut_off(const struct board *board, const struct leader *leader,
                        int hex, bool inside)
{
    return leader->hex == hex && leader->inside == inside
               ? false
               : is_shut_in(board, leader->hex, leader->inside) ||
                     is_shut_in(board, hex, inside);
}

bool gra_commands(const struct board *board, struct leader *leader,
                  const struct unit *unit)
{
    return names_contain(&leader->card->takes, unit->card->nation_id) &&
           !is_shut_off(board, leader, unit->hex, unit->inside) &&
           gra_in_path(board, leader, unit->hex);
}

/* 6.42 who stands with his superior is in command if the superior is, without
 * any path; else the superior's path must reach him */
bool gra_in_command(const struct board *board, struct leader *leader)
{
    struct leader *above = gra_commander(board, leader);
    int hex = gra_leader_hex(board, leader);

    if (!hex)
        return false;
    if (!above)
        return leader->card->rank <= ARMY;
    if (!gra_in_command(board, above) ||
        is_shut_off(board, above, leader->hex, leader->inside))
        return false;
    return above->hex == hex || gra_in_path(board, above, hex);
}

/* ---- lines of communications --------------------------------------------- */

static bool reaches(const struct board *board, struct leader *leader, int hex)
{
    return gra_line_length(board, leader->side, gra_leader_hex(board, leader),
                           hex, board->module->days.loc_length) >= 0;
}

/* Depot cities of his side in its own hands. */
static bool reaches_city(const struct board *board, struct leader *leader)
{
    foreach (const struct held, held, board->game->held) {
        const struct nation_card *nation = gra_nation(
            board->module, board->module->place_at[held->hex]->depot_city_of);

        if (nation && nation->side == leader->side &&
            held->side == leader->side && reaches(board, leader, held->hex))
            return true;
    }
    return false;
}

/* 19.4a a nation whose hexes are named traces to one of these, all others to a
 * depot city of their own or of an ally */
bool gra_has_loc(const struct board *board, struct leader *leader)
{
    const struct hexes *named = &leader->card->nation->loc;

    if (!gra_leader_hex(board, leader))
        return false;
    if (named->count == 0)
        return reaches_city(board, leader);
    for (size_t i = 0; i < named->count; i++)
        if (reaches(board, leader, named->items[i]))
            return true;
    return false;
}
