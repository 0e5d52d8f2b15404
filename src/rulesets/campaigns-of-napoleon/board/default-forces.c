/* Forces that nobody ordered: what stands together marches together. */
#include "rulesets/campaigns-of-napoleon/board/board.h"

#include <stdlib.h>
#include <string.h>

struct force *con_force_make(const struct board *board, const char *id,
                             const char *army)
{
    struct force *force = con_force(board, id);

    if (force)
        return force;
    force = GAME_ADD(board, forces);
    force->id = id;
    force->army = army;
    force->of = con_army_card(board->module, army);
    return force;
}

/* [base force] the senior leader without force in the hex of this one and of
 * his army. */
static struct leader *senior_there(const struct board *board,
                                   const struct leader *somebody)
{
    struct leader *senior = NULL;

    foreach_piece (struct leader, leader, board->game->leaders, ANY_SIDE)
        if (!leader->force && leader->hex == somebody->hex &&
            leader->of == somebody->of &&
            (!senior || con_outranks(leader->card, senior->card)))
            senior = leader;
    return senior;
}

/* [base command] the spans hold */
static bool fits(const struct board *board, const struct force *force)
{
    const struct party party = con_party_of_force(board, force);
    int load = 0;

    return !con_overloaded(board, &party, &load);
}

/* [base force] takes the unit in if the spans allow it. */
static void try_unit(const struct board *board, struct force *force,
                     struct unit *unit, const char *leader)
{
    const char *before = unit->leader;

    unit->force = force->id;
    unit->leader = leader;
    if (fits(board, force))
        return;
    unit->force = NULL;
    unit->leader = before;
}

/* [base force] a unit of the hex without force */
static bool loose_unit(const struct unit *unit, const struct leader *leader)
{
    return unit->state == ON_MAP && !unit->force && !unit->acting_vedette &&
           unit->hex == leader->hex && unit->of == leader->of;
}

/* [base force] a leader brings his units */
static void take_assigned(const struct board *board, struct force *force,
                          const struct leader *leader)
{
    foreach_piece (struct unit, unit, board->game->units, ANY_SIDE)
        if (loose_unit(unit, leader) && same_name(unit->leader, leader->id))
            try_unit(board, force, unit, leader->id);
}

static bool leader_is_there(const struct board *board, const char *id, int hex)
{
    const struct leader *leader = con_leader(board, id);

    return leader && leader->state == ON_MAP && leader->hex == hex;
}

/* [base force] units of nobody who is there go to the first leader with
 * room. */
static void take_orphans(const struct board *board, struct force *force,
                         struct leader *const *leaders, size_t count)
{
    foreach_piece (struct unit, unit, board->game->units, ANY_SIDE)
        for (size_t i = 0; i < count; i++)
            if (loose_unit(unit, leaders[i]) &&
                con_may_lead(leaders[i], unit) &&
                !leader_is_there(board, unit->leader, leaders[0]->hex))
                try_unit(board, force, unit, leaders[i]->id);
}

/* [base force] a force under the senior leader of the hex with all that his
 * span lets him take: leaders as they outrank each other, each with his units
 */
static void force_of(const struct board *board, struct leader *senior)
{
    struct force *force = con_force_make(board, senior->id, senior->card->army);
    struct leader *taken[64] = {senior};
    struct leader *next = NULL;
    size_t count = 1;

    force->leader = senior->id;
    senior->force = force->id;
    take_assigned(board, force, senior);
    while (count < 64 && (next = senior_there(board, senior)) != NULL) {
        next->force = force->id;
        if (fits(board, force)) {
            taken[count++] = next;
            take_assigned(board, force, next);
        } else {
            /* Set aside so that the next one is found. */
            next->force = "-";
        }
    }
    foreach (struct leader, leader, board->game->leaders)
        if (same_name(leader->force, "-"))
            leader->force = NULL;
    take_orphans(board, force, taken, count);
}

static int by_id(const void *one, const void *other)
{
    return strcmp(((const struct force *)one)->id,
                  ((const struct force *)other)->id);
}

/* [base command] the last of those under the leader leaves the force with
 * his troops; of a leader over units alone the last unit. */
static bool release(const struct board *board, const struct party *party,
                    const struct leader *above)
{
    struct leader *last = NULL;
    struct unit *left = NULL;

    foreach_leader (leader, *party)
        if (above && con_superior(board, party, leader) == above)
            last = leader;
    foreach_unit (unit, *party)
        if (last && same_name(unit->leader, last->id))
            unit->force = NULL;
        else if (above && same_name(unit->leader, above->id) &&
                 unit->card->subordination > 0)
            left = unit;
    if (last)
        last->force = NULL;
    else if (left)
        left->force = NULL;
    return last || left;
}

/* [base command] whom a span no longer holds forms a force of his own */
static void keep_spans(const struct board *board)
{
    foreach (const struct force, force, board->game->forces) {
        struct party party = con_party_of_force(board, force);
        int load = 0;

        while (release(board, &party, con_overloaded(board, &party, &load)))
            party = con_party_of_force(board, force);
    }
}

/* [base force] */
void con_default_forces(const struct board *board)
{
    struct game *game = board->game;

    con_tidy_forces(board);
    keep_spans(board);
    foreach_piece (struct leader, leader, board->game->leaders, ANY_SIDE)
        while (!leader->force)
            force_of(board, senior_there(board, leader));
    foreach_piece (struct unit, unit, board->game->units, ANY_SIDE)
        if (!unit->force) {
            /* [base force] a unit without leader is a force */
            con_force_make(board, unit->id, unit->card->army)->leader = NULL;
            unit->force = unit->id;
        }
    if (game->forces_count > 1)
        qsort(game->forces, game->forces_count, sizeof(*game->forces), by_id);
}

/* ---- leaders for who has none ------------------------------------------ */

/* His own leader comes before all others. */
static int how_far(const struct unit *unit, const struct leader *leader)
{
    return same_name(unit->leader, leader->id)
               ? -1
               : hex_distance(leader->hex, unit->hex);
}

/* [base consolidation] nearer to the unit, of equals the lower id */
static bool nearer(const struct unit *unit, const struct leader *one,
                   const struct leader *other)
{
    int less = how_far(unit, one) - how_far(unit, other);

    return less < 0 || (less == 0 && strcmp(one->id, other->id) < 0);
}

/* [base consolidation] the nearest of those behind the last who could have the
 * unit: in its hex or the next, as the head of his force is */
static struct leader *nearest_behind(const struct board *board,
                                     const struct unit *unit,
                                     const struct leader *last)
{
    struct leader *nearest = NULL;

    foreach_piece (struct leader, leader, board->game->leaders, ANY_SIDE) {
        const struct force *force = con_force(board, leader->force);

        if (leader->of == unit->of && con_may_lead(leader, unit) && force &&
            con_near(board, leader->hex, unit->hex) &&
            con_near(board, con_force_hex(board, force), unit->hex) &&
            (!last || nearer(unit, last, leader)) &&
            (!nearest || nearer(unit, leader, nearest)))
            nearest = leader;
    }
    return nearest;
}

/* [base force] its force is a unit that nobody leads, and no outpost */
bool con_is_leaderless(const struct board *board, const struct unit *unit)
{
    const struct force *force = con_force(board, unit->force);

    return force && !force->leader && !unit->acting_vedette;
}

bool con_has_leader_near(const struct board *board, const struct unit *unit)
{
    return nearest_behind(board, unit, NULL) != NULL;
}

/* 1g, [base consolidation] who is left without a leader comes under the nearest
 * one whose span has room (ruling 141) */
bool con_find_leader(const struct board *board, struct unit *unit)
{
    const struct force *alone = con_force(board, unit->force);
    const struct leader *leader = NULL;

    if (!con_is_leaderless(board, unit))
        return false;
    while ((leader = nearest_behind(board, unit, leader)) != NULL) {
        try_unit(board, con_force(board, leader->force), unit, leader->id);
        if (unit->force)
            return true;
    }
    unit->force = alone->id;
    return false;
}

/* ---- forces that fell apart ------------------------------------------- */

/* [base force] who is in his leader's hex or the next stays in */
static bool still_in(const struct board *board, const struct counter *one)
{
    const struct force *force = con_force(board, one->force);
    const struct leader *leader =
        force ? con_leader(board, force->leader) : NULL;

    return force && one->state == ON_MAP &&
           (!leader ||
            (leader->state == ON_MAP && same_name(leader->force, force->id) &&
             con_near(board, leader->hex, one->hex)));
}

/* [base force] whoever ends too far from his leader drops out */
void con_tidy_forces(const struct board *board)
{
    struct game *game = board->game;

    foreach_counter (one, game)
        if (!still_in(board, one))
            one->force = NULL;
    for (size_t i = game->forces_count; i-- > 0;) {
        const struct party party = con_party_of_force(board, &game->forces[i]);

        if (party.units_count + party.leaders_count == 0)
            LIST_REMOVE(game->forces, game->forces_count, i);
    }
}

/* [base command] those whose leader is out of the force come under its head as
 * far as his span has room; ruling 130 */
static void adopt(const struct board *board, struct force *force)
{
    const struct party party = con_party_of_force(board, force);

    foreach_unit (unit, party) {
        const struct leader *own = con_leader(board, unit->leader);

        if (own && own->state == ON_MAP && !same_name(own->force, force->id))
            try_unit(board, force, unit, force->leader);
    }
}

/* 3.1e Forces moving in phase V defined: as the order says, without whoever
 * stands elsewhere; an outpost of cavalry rides by itself */
bool con_force_divide(const struct board *board, const char *id, int hex)
{
    const struct done_today *done = con_done_today(board);
    bool any = false;

    foreach_counter (one, board->game) {
        if (one->state != ON_MAP || one->hex == hex ||
            !same_name(one->force, id) ||
            (one->list == UNITS && ((struct unit *)one)->acting_vedette))
            continue;
        one->force = NULL;
        any = true;
    }
    if (!any)
        return false;
    adopt(board, con_force(board, id));
    con_default_forces(board);
    con_keep_done(board, done);
    return true;
}

/* 3.1e what a force did today goes with its men */
static void inherit(struct force *heir, const struct force *old)
{
    heir->forage |= old->forage;
    heir->failed_repulse |= old->failed_repulse;
    heir->declined_group |= old->declined_group;
    heir->tried_guns |= old->tried_guns;
    heir->forced_march |= old->forced_march;
    heir->marched_to_guns |= old->marched_to_guns;
    if (old->joins)
        heir->joins = old->joins;
}

struct done_today {
    struct force *forces;
    size_t forces_count;
    struct counter **of; /* units and leaders on the map */
    size_t of_count;
    const char **in; /* the force of each */
};

struct done_today *con_done_today(const struct board *board)
{
    const struct game *game = board->game;
    struct done_today *done = ARENA_NEW(board->arena, struct done_today);
    size_t most = game->units_count + game->leaders_count;

    done->forces = arena_copy(board->arena, game->forces,
                              game->forces_count * sizeof(*game->forces));
    done->forces_count = game->forces_count;
    done->of = arena_zeroed(board->arena, most, sizeof(*done->of));
    done->in = arena_zeroed(board->arena, most, sizeof(*done->in));
    foreach_counter (one, game) {
        if (one->list == VEDETTES)
            continue;
        done->in[done->of_count] = one->force;
        done->of[done->of_count++] = one;
    }
    return done;
}

/* 9.1a who stood beside a group, and not in it, does so still */
static void stay_apart(const struct board *board, const char *heir,
                       const char *old)
{
    foreach (struct group, group, board->game->groups)
        for (size_t i = 0; i < group->apart_count; i++)
            if (strcmp(group->apart[i].force, old) == 0)
                con_set_apart(board, group, heir, group->apart[i].hex);
}

static bool has_units(const struct board *board, const char *force)
{
    foreach_piece (const struct unit, unit, board->game->units, ANY_SIDE)
        if (same_name(unit->force, force))
            return true;
    return false;
}

/* 3.1e troops that are in another force keep what they did today; a leader
 * without any has no more to keep than that he stays out */
void con_keep_done(const struct board *board, const struct done_today *done)
{
    for (size_t i = 0; i < done->of_count; i++) {
        const char *old = done->in[i], *heir = done->of[i]->force;
        const bool leads = done->of[i]->list == LEADERS;

        if (!old || !heir || strcmp(old, heir) == 0 ||
            (leads && has_units(board, heir)))
            continue;
        foreach (const struct force, force, done->forces)
            if (!leads && strcmp(force->id, old) == 0)
                inherit(con_force(board, heir), force);
        stay_apart(board, heir, old);
    }
}
