/* The way home, by which retreats that cost the same are told apart. [base
 * retreat] */
#include "core/path.h"
#include "rulesets/armee-du-nord/combat/combat.h"
#include "wargame/ways.h"

#include <limits.h>
#include <string.h>

/* The end of a way to an edge is no hex: every hex of the edge leads there. */
enum { BEYOND = HEX_NUMBERS - 1, FARTHEST = 1000 * QUARTERS };

struct homeward {
    const struct board *board;
    int class, army;
};

/* The letters of the edges that are an army's own. */
static const char *const own_edges[ARMIES] = {"NW", "S", "E"};
/* Toward which of them it goes home. */
static const char home_edges[ARMIES] = {'N', 'S', 'E'};

static bool lies_on(const struct board *board, int hex, const char *letters)
{
    const struct map_hex *ground = map_hex(&board->module->map, hex);

    return ground && ground->edge && strpbrk(ground->edge, letters);
}

bool adn_own_edge(const struct board *board, int army, int hex)
{
    return lies_on(board, hex, own_edges[army]);
}

static int step_home(const void *context, int from, int to)
{
    const struct homeward *homeward = context;

    if (to == BEYOND)
        return 0;
    return adn_step_cost(homeward->board, homeward->class, from, to, false);
}

/* The six neighbours, and from the home edge the place beyond it. */
static int next_home(const void *context, int from, int way)
{
    const struct homeward *homeward = context;
    const char edge[] = {home_edges[homeward->army], '\0'};
    int next;

    if (way > DIRECTIONS || from == BEYOND)
        return -1;
    if (way == DIRECTIONS)
        return lies_on(homeward->board, from, edge) ? BEYOND : 0;
    next = hex_neighbour(from, way);
    return map_hex(&homeward->board->module->map, next) ? next : 0;
}

int adn_way_home(const struct board *board, const struct unit *lead, int hex)
{
    const struct homeward homeward = {board, lead->card->arm, lead->army};
    int marker = adn_corps(board, lead->card->corps)->marker;
    const struct path_search search = {.cost = step_home,
                                       .context = &homeward,
                                       .limit = FARTHEST,
                                       .next = next_home,
                                       .places = HEX_NUMBERS,
                                       .goal = marker ? marker : BEYOND};
    size_t count;
    const struct reach *reach = path_reach(board->arena, &search, hex, &count);
    int cost = path_cost(reach, count, search.goal);

    return cost < 0 ? INT_MAX : cost;
}
