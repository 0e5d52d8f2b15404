/* Access: who may be where, and what he may do there. 10.3.1 */
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* 10.3.1j access may be limited to provinces */
static bool covers(const struct board *board, const struct access *access,
                   const char *area)
{
    const struct area_card *card = eia_area(board->module, area);

    return access->provinces.count == 0 ||
           names_contain(&access->provinces, card->province);
}

/* 10.3.1j access may be limited in time, or is withdrawn. A permission lasts
 * until its last month is over or it is withdrawn. */
static bool is_withdrawn(const struct board *board, const struct access *access)
{
    return access->revoked ||
           (access->until && access->until <= board->game->turn);
}

/* 10.3.1a What counts before what: leave in force, 12.4a the way home of a
 * peace, 10.3.4a force, leave that is withdrawn (ruling 156). */
static int rank_of(const struct board *board, const struct access *access)
{
    if (access->kind == ACCESS_FORCIBLE)
        return 2;
    if (is_withdrawn(board, access))
        return 3;
    return access->kind == ACCESS_LIMITED;
}

/* 10.3.1a The record that lets the nation be in an area of the grantor; NULL:
 * none. Of several of a rank it is the first that was made. */
static const struct access *record_of(const struct board *board,
                                      enum power grantor, enum power grantee,
                                      const char *area)
{
    const struct access *best = NULL;

    foreach (const struct access, access, board->game->accesses) {
        if (access->kind == ACCESS_DARDANELLES ||
            eia_player_of(board, access->grantor) != grantor ||
            eia_player_of(board, access->grantee) != grantee ||
            !covers(board, access, area))
            continue;
        if (!best || rank_of(board, access) < rank_of(board, best))
            best = access;
    }
    return best;
}

/* Some piece of the power is there. */
static bool has_forces(const struct board *board, enum power power,
                       const char *area)
{
    foreach (const struct irregular, irregular, board->game->irregulars)
        if (irregular->owner == power && same_name(irregular->at, area))
            return true;
    foreach (const struct garrison, garrison, board->game->garrisons)
        if (same_name(garrison->area, area) &&
            eia_player_of(board, garrison->nation) == power)
            return true;
    return eia_own_corps_in(board, power, area) ||
           eia_depot_at(board, power, area);
}

/* 10.3.1c, 10.3.1d land where nobody needs leave: one's own, the enemy's, be it
 * run by a power at peace, a partner's. */
static bool is_open_land(const struct board *board, const char *nation,
                         const char *area)
{
    enum power power = eia_player_of(board, nation);
    enum power controller = eia_controller(board, area);
    const char *home = eia_home_of(board, area);

    if (same_name(home, nation) && eia_power(nation) == NO_POWER)
        return true;
    return (controller != NO_POWER && eia_combined(board, power, controller)) ||
           eia_at_war(board, nation, eia_land_nation(board, area));
}

/* 10.3.1e Access not rescinded for those inside; 10.3.1f A grantor cannot
 * hinder forces inside; 10.3.1g Return by the same route */
static bool binds_still(const struct board *board, const struct access *access,
                        enum power grantor, const struct passage *passage)
{
    const char *from = passage->from;

    if (access->kind == ACCESS_FORCIBLE)
        return false;
    if (!is_withdrawn(board, access))
        return true;
    if (!from || eia_controller(board, from) != grantor ||
        !covers(board, access, from))
        return false;
    rules_add(board->arena, passage->why, RULE(10_3_1e));
    rules_add(board->arena, passage->why, RULE(10_3_1f));
    rules_add(board->arena, passage->why, RULE(10_3_1g));
    return true;
}

/* 10.3.1a What access means; 10.3.1b Free passage through neutral minors;
 * 10.3.1d Access to another power's territory: by war, C.5 or leave. */
enum entry eia_passage(const struct board *board, const struct passage *passage,
                       bool *forced)
{
    enum power power = eia_player_of(board, passage->nation);
    enum power controller = eia_controller(board, passage->to);
    const struct access *access = NULL;

    *forced = false;
    if (is_open_land(board, passage->nation, passage->to))
        return ENTRY_FREE;
    if (controller == NO_POWER) {
        rules_add(board->arena, passage->why, RULE(10_3_1b));
        return ENTRY_LIMITED;
    }
    access = record_of(board, controller, power, passage->to);
    if (access && binds_still(board, access, controller, passage)) {
        rules_add(board->arena, passage->why, RULE(10_3_1a));
        return access->kind == ACCESS_LIMITED ? ENTRY_LIMITED : ENTRY_FREE;
    }
    *forced = passage->forcible && eia_errata(board);
    return *forced ? ENTRY_LIMITED : ENTRY_REFUSED;
}

/* 10.3.1a access of a piece where it stands */
enum entry eia_entry(const struct board *board, const char *nation,
                     const char *area)
{
    enum power power = eia_player_of(board, nation);
    enum power controller = eia_controller(board, area);
    struct passage passage = {.nation = nation, .to = area};
    const struct access *access = NULL;
    bool forced = false;

    /* Who is inside matters to records of access alone. */
    if (controller != NO_POWER && !is_open_land(board, nation, area))
        access = record_of(board, controller, power, area);
    if (access && has_forces(board, power, area))
        passage.from = area;
    /* 10.3.4a as in a neutral country, through all of which chains go (ruling
     * 155) */
    if (access && access->kind == ACCESS_FORCIBLE)
        return ENTRY_LIMITED;
    return eia_passage(board, &passage, &forced);
}

/* 10.3.1d, 10.3.1f, 10.3.1j who has no leave is refused; without meta.errata
 * force gives none */
bool eia_check_passage(const struct board *board, const struct passage *passage,
                       const struct place *place, struct report *report)
{
    enum power controller = eia_controller(board, passage->to);
    const struct access *access = NULL;
    bool forced = false;

    if (eia_passage(board, passage, &forced) != ENTRY_REFUSED)
        return true;
    for (size_t i = 0; !access && i < board->game->accesses_count; i++)
        if (eia_player_of(board, board->game->accesses[i].grantor) ==
                controller &&
            same_name(board->game->accesses[i].grantee, passage->nation) &&
            board->game->accesses[i].kind == ACCESS_VOLUNTARY)
            access = &board->game->accesses[i];
    if (access && is_withdrawn(board, access))
        refuse(report, place, RULE(10_3_1f), "%s lets nobody more into %s",
               eia_power_name(board, controller),
               eia_place_name(board, passage->to));
    else
        refuse(report, place, access ? RULE(10_3_1j) : RULE(10_3_1d),
               "%s gives '%s' no leave to enter %s; forcible=\"yes\" would "
               "take it",
               eia_power_name(board, controller), passage->nation,
               eia_place_name(board, passage->to));
    if (passage->forcible && !eia_errata(board))
        refusal_cites(report, RULE(meta_errata));
    return refusal_cites(report, RULE(10_3_1a));
}

/* 10.3.1c No depots or cities in neutrals; 10.3.1k Grantee must obey access
 * conditions: what forbids depots and garrisons there */
const struct rule *eia_no_stay(const struct board *board, const char *area)
{
    return eia_controller(board, area) == NO_POWER ? RULE(10_3_1c)
                                                   : RULE(10_3_1k);
}

/* 10.3.1k Conditions of access bind the grantee: what the record in force
 * says; true if there is none that says no. */
static bool conditions_let(const struct board *board, enum power power,
                           const char *area, bool depot)
{
    enum power controller = eia_controller(board, area);
    const struct access *access = NULL;

    if (is_open_land(board, eia_power_id(power), area))
        return true;
    access = record_of(board, controller, power, area);
    if (!access || access->kind == ACCESS_UNCONDITIONAL)
        return true;
    return depot ? !access->no_depots : !access->no_garrisons;
}

/* 10.3.1c Depots and cities in minor countries: not without war or control */
bool eia_depot_allowed(const struct board *board, enum power power,
                       const char *area)
{
    return eia_entry(board, eia_power_id(power), area) == ENTRY_FREE &&
           conditions_let(board, power, area, true);
}

/* 10.3.1c no garrisons in minor countries without war or control */
bool eia_garrison_allowed(const struct board *board, enum power power,
                          const char *area)
{
    return eia_entry(board, eia_power_id(power), area) == ENTRY_FREE &&
           conditions_let(board, power, area, false);
}

bool eia_enemy_holds(const struct board *board, const char *nation,
                     const char *area)
{
    const char *holder = eia_city_holder(board, area);

    return holder && eia_at_war(board, holder, nation);
}

bool eia_is_abroad(const struct board *board, const char *nation,
                   const char *area)
{
    return eia_power(nation) == NO_POWER &&
           !same_name(eia_home_of(board, area), nation);
}

/* 12.3.8a Switch: free state garrisons abroad */
bool eia_stays_home(const struct board *board, const char *nation,
                    const char *area)
{
    return eia_is_abroad(board, nation, area) &&
           !option_is(board->options, "detach-minor-factors", "on");
}
