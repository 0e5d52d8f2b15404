/* Chains of depots. [base supply], 12.3.1 */
#include "rulesets/empires-in-arms/supply/supply.h"
#include "rulesets/empires-in-arms/board/access.h"

#include <string.h>

static int setting(const struct supply *supply, const char *key)
{
    return eia_setting_number(supply->board.module, key);
}

/* [base supply] in an area of one's own whose city is in one's own hands. */
static bool is_source(const struct board *board, enum power power,
                      const char *area)
{
    const char *holder = eia_city_holder(board, area);
    const struct area_card *card = eia_area(board->module, area);

    return card && card->city && !eia_besieged(board, area) &&
           eia_combined(board, power, eia_controller(board, area)) &&
           (!holder ||
            eia_combined(board, power, eia_player_of(board, holder)));
}

/* [base transport] A depot afloat feeds the coasts of its sea. */
static const struct fleet *carrier_of(const struct board *board,
                                      const char *depot)
{
    return FIND_IN(struct fleet, board->game->fleets, depot, depot);
}

/* [base supply] a depot that the power may use */
static void add_post(struct supply *supply, const struct depot *depot)
{
    const struct fleet *fleet =
        depot->at ? NULL : carrier_of(&supply->board, depot->id);
    struct post *post = NULL;

    if (!depot->at && (!fleet || !fleet->at))
        return;
    post = ADD_TO(supply->board.arena, supply->posts);
    post->depot = depot->id;
    post->at = depot->at ? depot->at : fleet->at;
    post->source = fleet || is_source(&supply->board, supply->power, depot->at);
    post->links = post->source ? 0 : -1;
    post->via = -1;
    post->users = depot->users;
}

static void sort_posts(struct supply *supply)
{
    for (size_t i = 1; i < supply->posts_count; i++)
        for (size_t j = i; j > 0 && strcmp(supply->posts[j].depot,
                                           supply->posts[j - 1].depot) < 0;
             j--) {
            struct post post = supply->posts[j];

            supply->posts[j] = supply->posts[j - 1];
            supply->posts[j - 1] = post;
        }
}

/* [base supply] depots of the power and its partners */
void eia_add_posts(struct supply *supply)
{
    foreach (struct depot, depot, supply->board.game->depots)
        if (eia_combined(&supply->board, supply->power, depot->owner))
            add_post(supply, depot);
    sort_posts(supply);
}

/* 10.2.1g a minor country's corps has its own wars */
void eia_supply_as(struct supply *supply, const char *flag)
{
    if (same_name(supply->flag, flag))
        return;
    supply->flag = flag;
    supply->closed = eia_closed_areas(&supply->board, supply->power, flag);
}

/* [base supply] depots and closed areas of a power */
struct supply eia_supply(const struct board *board, enum power power)
{
    struct supply supply = {.board = *board, .power = power};

    eia_supply_as(&supply, eia_power_id(power));
    eia_add_posts(&supply);
    return supply;
}

/* [base supply] no enemy fleet is in the sea */
static bool sea_is_free(const struct supply *supply, const char *sea)
{
    foreach (const struct fleet, fleet, supply->board.game->fleets)
        if (fleet->ships > 0 && same_name(fleet->at, sea) &&
            eia_at_war(&supply->board, supply->flag, fleet->nation))
            return false;
    return true;
}

/* [base supply] seas within so many edges of a port's box, free of the
 * enemy. */
static bool joined_by_sea(const struct supply *supply, const char *from,
                          const char *to)
{
    const struct module *module = supply->board.module;
    const struct area_card *one = eia_area(module, from);
    const struct area_card *other = eia_area(module, to);
    struct names reached = {NULL, 0};
    size_t first = 0;
    int edges = setting(supply, "supply-sea-edges");

    foreach_name (sea, one->box)
        if (sea_is_free(supply, sea))
            names_add(supply->board.arena, &reached, sea);
    for (int step = 2; step <= edges; step++) {
        size_t last = reached.count;

        for (; first < last; first++)
            for (const struct sea_card *const *way =
                     eia_sea_ways(module, reached.items[first]);
                 *way; way++)
                if (!names_contain(&reached, (*way)->id) &&
                    sea_is_free(supply, (*way)->id))
                    names_add(supply->board.arena, &reached, (*way)->id);
    }
    foreach_name (sea, other->box)
        if (names_contain(&reached, sea))
            return true;
    return false;
}

/* [base supply] a port that nobody blocks and where one may be */
static bool is_open_port(const struct supply *supply, const char *area)
{
    const struct area_card *card = eia_area(supply->board.module, area);

    return card && card->port && !eia_blockaded(&supply->board, area) &&
           eia_entry(&supply->board, eia_power_id(supply->power), area) ==
               ENTRY_FREE;
}

/* [base supply] may one post feed the other? */
static bool are_linked(const struct supply *supply, const struct post *from,
                       const struct post *to)
{
    const struct board *board = &supply->board;

    if (eia_place_kind(to->at) != PLACE_AREA)
        return false;
    if (eia_place_kind(from->at) == PLACE_SEA)
        return names_contain(&eia_area(board->module, to->at)->coast, from->at);
    if (eia_place_kind(from->at) != PLACE_AREA)
        return strcmp(from->at + 1, to->at + 1) == 0;
    if (!supply
             ->closed[eia_area(board->module, to->at) - board->module->areas] &&
        eia_supply_edges(supply, from->at, to->at,
                         setting(supply, "supply-link-edges")) >= 0)
        return true;
    return is_open_port(supply, from->at) && is_open_port(supply, to->at) &&
           joined_by_sea(supply, from->at, to->at);
}

/* 12.3.1a Switch: limits of a depot; 12.3.1b it feeds four at most */
static bool is_full(const struct supply *supply, const struct post *post)
{
    return !supply->limitless &&
           option_is(supply->board.options, "supply-limits-per-depot", "on") &&
           post->users >= setting(supply, "users-a-depot");
}

/* 12.3.1b a depot that is not full, and is named if any is */
static bool is_usable(const struct supply *supply, const struct post *post,
                      const struct names *named)
{
    return !is_full(supply, post) &&
           (named->count == 0 || names_contain(named, post->depot));
}

/* [base supply] links from the nearest source, posts of lower ids first. */
static void count_links(struct supply *supply, const struct names *named)
{
    foreach (struct post, post, supply->posts) {
        post->links = post->source && is_usable(supply, post, named) ? 0 : -1;
        post->via = -1;
    }
    for (int links = 0; links < (int)supply->posts_count; links++)
        for (size_t i = 0; i < supply->posts_count; i++)
            for (size_t j = 0;
                 supply->posts[i].links == links && j < supply->posts_count;
                 j++)
                if (supply->posts[j].links < 0 &&
                    is_usable(supply, &supply->posts[j], named) &&
                    are_linked(supply, &supply->posts[i], &supply->posts[j])) {
                    supply->posts[j].links = links + 1;
                    supply->posts[j].via = (int)i;
                }
}

/* [base supply] edges from the last post to who eats; -1: too far. */
static int last_edges(const struct supply *supply, const struct post *post,
                      const char *area)
{
    const struct area_card *card = eia_area(supply->board.module, area);

    if (eia_place_kind(post->at) == PLACE_SEA)
        return names_contain(&card->coast, post->at) ? 1 : -1;
    if (eia_place_kind(post->at) != PLACE_AREA)
        return strcmp(post->at + 1, area + 1) == 0 ? 0 : -1;
    return eia_supply_edges(supply, post->at, area,
                            setting(supply, "supply-last-edges"));
}

/* [base supply] the cheapest chain to an area */
int eia_chain(struct supply *supply, const char *area,
              const struct names *named, int *units)
{
    int best = -1;

    count_links(supply, named);
    for (size_t i = 0; i < supply->posts_count; i++) {
        const struct post *post = &supply->posts[i];
        int edges = post->links < 0 ? -1 : last_edges(supply, post, area);
        int cost = post->links + (edges > 0);

        if (edges < 0 || (best >= 0 && cost >= *units))
            continue;
        best = (int)i;
        *units = cost;
    }
    return best;
}

/* 12.3.1b whom the chain that ends there makes users of */
struct names eia_chain_depots(const struct supply *supply, int post)
{
    struct names depots = {NULL, 0};

    for (; post >= 0; post = supply->posts[post].via)
        names_add(supply->board.arena, &depots, supply->posts[post].depot);
    return depots;
}

/* 12.3.1b a user more on every depot of the chain, for whoever uses it after
 * him this month */
void eia_use_chain(struct supply *supply, const struct names *depots, int users)
{
    foreach (struct post, post, supply->posts)
        if (names_contain(depots, post->depot)) {
            post->users += users;
            eia_depot(&supply->board, post->depot)->users += users;
        }
}

static bool reaches(struct supply *supply, const char *area)
{
    const struct names any = {NULL, 0};
    int units = 0;

    return eia_chain(supply, area, &any, &units) >= 0;
}

/* [base supply] does a chain reach the area */
bool eia_chain_reaches(const struct board *board, enum power power,
                       const char *area)
{
    struct supply supply = eia_supply(board, power);

    return reaches(&supply, area);
}

/* [base supply] does a chain feed the corps where it is */
bool eia_chain_feeds(const struct board *board, const struct corps *corps)
{
    struct supply supply = eia_supply(board, eia_corps_power(board, corps));

    eia_supply_as(&supply, eia_corps_flag(corps));
    return reaches(&supply, corps->at);
}
