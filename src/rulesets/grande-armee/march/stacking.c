/* Who stands with whom when marches are over. 9.11, [base 9.12] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/board/forts.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"

/* ---- what a hex holds ---------------------------------------------------- */

static bool is_concentrated(const struct unit *unit, int hex)
{
    const struct command *command = gra_command_of(unit);

    return command->order == CONCENTRATE && command->at == hex;
}

/* 9.11 one corps, or all with an order to concentrate there; 9.3b trains, 9.5a
 * Army Reserves, 9.6 bridge trains, detachments, and for a while those whom a
 * battle brought, count not */
static bool breaks_corps(const struct board *board, int side, int hex)
{
    struct force corps = {NULL, 0};
    bool together = true;

    for (struct unit *unit = gra_first(board, hex, side); unit;
         unit = gra_next(unit)) {
        if (!gra_is_of_a_corps(unit) || unit->shares || !unit->leader)
            continue;
        gra_force_add(board->arena, &corps, unit);
        together &= is_concentrated(unit, hex);
    }
    return !together && gra_corps_in(board->module, &corps) > 1;
}

/* [base 9.12] so many points, the Army Reserve's with them */
static bool breaks_sp(const struct board *board, int side, int hex)
{
    int sp = 0;

    for (struct unit *unit = gra_first(board, hex, side); unit;
         unit = gra_next(unit))
        if (!unit->shares)
            sp += unit->sp;
    return sp > board->module->stack[gra_terrain(board, hex)];
}

/* 9.3a two trains, but in a besieged fortress as many as there are */
static bool breaks_trains(const struct board *board, int side, int hex)
{
    const struct fort *fort = gra_fort_at(board, hex);
    int trains = 0;

    for (struct unit *unit = gra_first(board, hex, side); unit;
         unit = gra_next(unit))
        trains += unit->card->type == SUPPLY_TRAIN &&
                  !(unit->inside && fort && fort->besieged);
    return trains > board->module->days.trains_a_hex;
}

enum { LIMITS = 3 };

static const struct rule *broken(const struct board *board, int side, int hex,
                                 int limit)
{
    switch (limit) {
    case 0:
        return breaks_corps(board, side, hex) ? RULE(9_11) : NULL;
    case 1:
        return breaks_trains(board, side, hex) ? RULE(9_3a) : NULL;
    default:
        return breaks_sp(board, side, hex) ? BASE(9_12) : NULL;
    }
}

const struct rule *gra_overfull(const struct board *board, int side, int hex)
{
    const struct rule *rule = NULL;

    for (int limit = 0; limit < LIMITS && !rule; limit++)
        rule = broken(board, side, hex, limit);
    return rule;
}

static bool is_at_fault(const struct unit *unit, const struct rule *rule)
{
    if (rule == RULE(9_3a))
        return unit->card->type == SUPPLY_TRAIN;
    if (rule == RULE(9_11))
        return gra_is_of_a_corps(unit);
    return unit->sp > 0;
}

/* ---- what is foreseen ---------------------------------------------------- */

/* By which case some of the force, who come to the hex, may have to go back. */
static const struct rule *sends_back(const struct board *board, int side,
                                     int hex, const struct force *force)
{
    for (int limit = 0; limit < LIMITS; limit++) {
        const struct rule *rule = broken(board, side, hex, limit);

        foreach_unit (unit, *force)
            if (rule && is_at_fault(unit, rule))
                return rule;
    }
    return NULL;
}

/* Who marches by that order, on a board where all stand as it is foreseen. */
static struct force marchers(const struct seat *after)
{
    struct force force = {NULL, 0};

    foreach (const struct trail, trail, after->game->trails)
        if (trail->path.count > 1)
            gra_force_add(after->arena, &force, trail->unit);
    return force;
}

static const char *crowd_text(const struct rule *rule)
{
    if (rule == RULE(9_11))
        return "Another corps stands there: who came last goes back, unless "
               "both concentrate there or one marches away";
    if (rule == RULE(9_3a))
        return "That is a train too many there: who came last goes back, "
               "unless another marches away";
    return "Those are too many SP for the hex: who came last goes back, "
           "unless others march away";
}

void gra_say_crowd(const struct seat *seat, const struct order *order,
                   struct buffer *out)
{
    struct seat after = *seat;
    const struct rule *rule = NULL;
    struct force force;

    after.game = record_copy(seat->arena, &gra_game_record, seat->game);
    after.game->trails = NULL;
    after.game->trails_count = 0;
    gra_stack(after.game, seat->module, seat->arena);
    order->kind->foresee(&after, order);
    force = marchers(&after);
    if (force.count > 0)
        rule = sends_back(&after.board, force.units[0]->side,
                          force.units[0]->hex, &force);
    if (rule)
        buffer_printf(out, ". %s", crowd_text(rule));
}

/* ---- going back ---------------------------------------------------------- */

/* Who came last to the hex and is at fault; NULL: nobody came by a march. */
static struct trail *last_comer(struct game *game, int side, int hex,
                                const struct rule *rule)
{
    for (size_t i = game->trails_count; i > 0; i--) {
        struct trail *trail = &game->trails[i - 1];

        if (trail->unit->side == side && trail->unit->state == ON_MAP &&
            trail->unit->hex == hex && trail->path.count > 1 &&
            trail->path.items[trail->path.count - 1] == hex &&
            is_at_fault(trail->unit, rule))
            return trail;
    }
    return NULL;
}

/* Those of his corps, or the train alone, that came the same way. */
static struct force comers(struct play *play, const struct trail *last,
                           const struct rule *rule)
{
    struct force force = {NULL, 0};

    foreach (const struct trail, trail, play->game->trails)
        if (trail == last ||
            (rule != RULE(9_3a) && trail->path.items == last->path.items &&
             trail->unit->leader == last->unit->leader &&
             trail->unit->hex == last->unit->hex))
            gra_force_add(play->arena, &force, trail->unit);
    return force;
}

/* Leaders go back with the last of theirs. */
static void go_back(struct play *play, const struct force *force, int from,
                    int to)
{
    gra_go(play, force, from, to, NULL);
    foreach_unit (unit, *force)
        unit->shares = false;
}

/* Of the march that ended there; another trail of a rider stays as it is. */
static void shorten(struct game *game, const struct force *force,
                    const int *hexes, size_t count)
{
    foreach (struct trail, trail, game->trails)
        if (trail->path.items == hexes && gra_force_has(force, trail->unit))
            trail->path.count = count;
}

/* 9.11 to the last hex of its path where it may be, and no enemy has come by a
 * skirmish */
static void send_back(struct play *play, struct trail *last,
                      const struct rule *rule)
{
    const struct force force = comers(play, last, rule);
    const struct hexes path = last->path;
    int side = last->unit->side, from = last->unit->hex;
    size_t count = path.count - 1;

    for (;; count--) {
        int to = path.items[count - 1];
        bool barred = gra_has_units(&play->board, to, gra_enemy(side));

        if (!barred) {
            go_back(play, &force, from, to);
            from = to;
        }
        if (count == 1 || (!barred && !gra_overfull(&play->board, side, from)))
            break;
    }
    shorten(play->game, &force, path.items, count);
    event_at(journal_tell(play->journal, EVENT_STATE, rule,
                          gra_side_words[side], force.units[0]->id,
                          "%s came last to %s, which holds too many, and %s "
                          "back to %s.",
                          gra_corps_text(play->arena, &force),
                          map_name(&play->module->map,
                                   path.items[path.count - 1], play->arena),
                          force.count > 1 ? "go" : "goes",
                          map_name(&play->module->map, from, play->arena)),
             from);
}

/* The first who must go back from there, and by which rule; of two that are
 * broken, the one by which somebody came. */
static struct trail *find_comer(const struct play *play, int side, int hex,
                                const struct rule **rule)
{
    struct trail *last = NULL;

    for (int limit = 0; limit < LIMITS && !last; limit++) {
        *rule = broken(&play->board, side, hex, limit);
        last = *rule ? last_comer(play->game, side, hex, *rule) : NULL;
    }
    return last;
}

void gra_settle_stacks(struct play *play, int side)
{
    for (size_t i = play->game->trails_count; i > 0; i--) {
        const struct unit *unit = play->game->trails[i - 1].unit;
        const struct rule *rule;
        struct trail *last = NULL;

        if (unit->side == side && unit->state == ON_MAP)
            last = find_comer(play, side, unit->hex, &rule);
        if (!last)
            continue;
        send_back(play, last, rule);
        i = play->game->trails_count + 1; /* who went back may crowd another */
    }
}
