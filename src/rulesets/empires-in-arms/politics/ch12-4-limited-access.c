/* 12.4 After a peace troops walk home, in time. */
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/peace.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/sight/sight.h"

enum { GARRISON_PHASES = 3, FIELD_PHASES = 6 };

/* 12.4a Switch: peace treaty limited access. Peace in the Economic Phase comes
 * after this month's Land Phase. */
void eia_grant_limited(struct play *play, enum power one, enum power other)
{
    struct access *access = ADD_TO(play->arena, play->game->accesses);

    access->grantor = eia_power_id(one);
    access->grantee = eia_power_id(other);
    access->kind = ACCESS_LIMITED;
    access->since = play->game->turn;
    if (play->step && play->step->id[0] == 'E')
        access->since++;
    TELL(play, EVENT_STATE, RULE(12_4a), eia_power_id(other), NULL,
         "forces of %s in the land of %s have three Land Phases for garrisons, "
         "six for all else, to leave it",
         eia_power_name(&play->board, other),
         eia_power_name(&play->board, one));
}

/* 10.3.1j a grant made since lets them stay: 10.3.1j. */
static bool may_stay(const struct board *board, const struct access *limited,
                     const char *area, bool garrison)
{
    const struct area_card *card = eia_area(board->module, area);

    foreach (const struct access, access, board->game->accesses)
        if (access->kind == ACCESS_VOLUNTARY && !access->revoked &&
            !(garrison && access->no_garrisons) &&
            same_name(access->grantor, limited->grantor) &&
            same_name(access->grantee, limited->grantee) &&
            (access->provinces.count == 0 ||
             names_contain(&access->provinces, card->province)))
            return true;
    return false;
}

/* 12.4.3 in land of the former enemy without leave; a victor by C.5 may stay
 * but in his national capitals. */
static bool overdue(const struct board *board, const struct access *limited,
                    const char *area, bool garrison)
{
    enum power grantor = eia_power(limited->grantor);
    bool by_treaty =
        eia_unconditional(board, grantor, eia_power(limited->grantee));
    const struct area_card *card = area ? eia_area(board->module, area) : NULL;

    if (!card || eia_controller(board, card->id) != grantor)
        return false;
    if (by_treaty && !(garrison && card->capital == CAPITAL_NATIONAL))
        return false;
    return !may_stay(board, limited, card->id, garrison);
}

/* 12.4.3 who is late is told */
static struct event *tell(struct play *play, const struct access *limited,
                          const char *what, int count)
{
    const char *whose = eia_nation_name(&play->board, limited->grantee);
    const char *land = eia_nation_name(&play->board, limited->grantor);
    const struct names *before =
        eia_tell_power(play, eia_player_of(&play->board, limited->grantee));
    struct event *event =
        TELL(play, EVENT_STATE, RULE(12_4_3), limited->grantee, NULL,
             "%s of %s is still in the land of %s: %d are disbanded", what,
             whose, land, count);

    event_from_outside(play->journal, event,
                       "troops of %s are still in the land of %s and disbanded",
                       whose, land);
    eia_told(play, before);
    return event_number(event, count);
}

/* 12.4.2 Field forces out in six Land Phases */
static void tell_forces(struct play *play, const struct access *limited,
                        const char *what, int count)
{
    event_cites(play->journal, tell(play, limited, what, count), RULE(12_4_2));
}

/* 12.4.1 Garrisons out in three Land Phases */
static void garrisons_due(struct play *play, const struct access *limited)
{
    foreach (const struct garrison, garrison, play->game->garrisons) {
        if (eia_player_of(&play->board, garrison->nation) !=
                eia_power(limited->grantee) ||
            !overdue(&play->board, limited, garrison->area, true))
            continue;
        event_cites(
            play->journal,
            tell(play, limited,
                 arena_text(play->arena, "a garrison in %s",
                            eia_place_name(&play->board, garrison->area)),
                 garrison->infantry + garrison->militia),
            RULE(12_4_1));
        DROP(garrison, play->game->garrisons);
    }
}

/* 12.4.2 corps that are late are disbanded; 10.2.1g not one at war there */
static void corps_due(struct play *play, const struct access *limited)
{
    foreach (struct corps, corps, play->game->corps) {
        if (!corps->at || corps->embarked ||
            eia_place_kind(corps->at) != PLACE_AREA ||
            eia_corps_power(&play->board, corps) !=
                eia_power(limited->grantee) ||
            eia_at_war(&play->board, eia_corps_flag(corps),
                       eia_land_nation(&play->board, corps->at)) ||
            !overdue(&play->board, limited, corps->at, false))
            continue;
        tell_forces(play, limited, corps->id, eia_corps_factors(corps));
        eia_corps_disbands(&play->board, corps);
    }
}

/* 12.4.2 fleets that are late are scuttled. What they carry goes ashore. The
 * limits of scuttling do not count, nor its points. */
static void fleets_due(struct play *play, const struct access *limited)
{
    foreach (struct fleet, fleet, play->game->fleets) {
        if (!fleet->at || eia_place_kind(fleet->at) != PLACE_PORT ||
            eia_fleet_power(&play->board, fleet) !=
                eia_power(limited->grantee) ||
            !overdue(&play->board, limited, fleet->at, false))
            continue;
        tell_forces(play, limited, fleet->id, fleet->ships);
        fleet->ships = 0;
        eia_fleet_leaves(&play->board, fleet);
    }
}

/* 12.4.2 depots that are late are gone */
static void depots_due(struct play *play, const struct access *limited)
{
    foreach (const struct depot, depot, play->game->depots) {
        if (depot->owner != eia_power(limited->grantee) ||
            !overdue(&play->board, limited, depot->at, false))
            continue;
        tell_forces(play, limited, depot->id, depot->infantry + depot->militia);
        DROP(depot, play->game->depots);
    }
}

/* 12.4.3 Forces not gone are disbanded; 12.4.2 Field forces out in six Land
 * Phases. */
void eia_deadlines(struct play *play)
{
    struct game *game = play->game;
    const struct muster *before = eia_muster(&play->board);

    foreach (const struct access, access, game->accesses) {
        const struct access limited = *access;

        if (limited.kind == ACCESS_LIMITED &&
            game->turn >= limited.since + GARRISON_PHASES)
            garrisons_due(play, &limited);
        if (limited.kind != ACCESS_LIMITED ||
            game->turn < limited.since + FIELD_PHASES)
            continue;
        fleets_due(play, &limited);
        corps_due(play, &limited);
        depots_due(play, &limited);
        DROP(access, game->accesses);
    }
    eia_tell_changes(play, before, RULE(12_4_3), "they are not gone in time");
}
