/* The way home, which tells retreats of one price apart. [base retreat] */
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

/* The letters of an army's own edges; it goes home to the first. */
static const char *const own_edges[ARMIES] = {"NW", "S", "E"};

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
    const char edge[] = {*own_edges[homeward->army], '\0'};
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
    int marker = lead->corps->marker;
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

/* qa.cam-1 not next to an enemy; in column or not, what is cheaper */
static int step_back(const void *context, int from, int to)
{
    const struct homeward *homeward = context;
    const struct board *board = homeward->board;
    int camp = adn_camp(homeward->army);
    int column = adn_step_cost(board, homeward->class, from, to, true);
    int ground = adn_step_cost(board, homeward->class, from, to, false);

    if (!adn_adjacent(board, from, to) || adn_has_enemy(board, to, camp) ||
        adn_next_to_enemy(board, to, camp))
        return PROHIBITED;
    return ground < 0 || (column >= 0 && column < ground) ? column : ground;
}

struct hexes adn_without_start(struct hexes way)
{
    return way.count > 1 ? (struct hexes){way.items + 1, way.count - 1}
                         : (struct hexes){NULL, 0};
}

struct hexes adn_way_back(const struct board *board, const struct unit *unit,
                          int from, int to)
{
    const struct homeward homeward = {board, unit->class, unit->army};
    const struct way_rule rule = {step_back, &homeward, 0};

    return adn_without_start(way_to(board->arena, &rule, from, to));
}

struct bar adn_step_back(const struct board *board, const struct unit *unit,
                         int from, int to)
{
    const struct homeward homeward = {board, unit->class, unit->army};
    const struct way_rule rule = {step_back, &homeward, 0};
    int marker = adn_marker_of(board, unit->corps);
    int step = step_back(&homeward, from, to);
    int rest = way_price(board->arena, &rule, to, marker);

    return FIRST_BAR(
        {step < 0, RULE(qa_cam_1),
         "it leads next to the enemy or into his zone"},
        {rest < 0 ||
             step + rest != way_price(board->arena, &rule, from, marker),
         RULE(qa_cam_2), "it is on no shortest way to the marker"});
}
