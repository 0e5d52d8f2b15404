/* What a march must be like. [base land-move] */
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* What is looked at. */
struct look {
    const struct seat *seat;
    struct board board;
    const struct order *order;
    const struct move *move;
    struct mover mover;
    struct report *report;
};

#define NO(look, rule, ...)                                                    \
    refuse((look)->report, &(look)->order->place, (rule), __VA_ARGS__)

/* [base land-move] a path of areas with ways between them */
static bool check_edges(const struct look *look)
{
    const struct names *path = &look->move->path;

    foreach_name (place, *path)
        if (eia_place_kind(place) != PLACE_AREA ||
            !eia_area(look->board.module, place))
            return NO(look, BASE(land_move), "'%s' is no area", place);
    if (path->count == 0)
        return NO(look, BASE(land_move),
                  "a path begins with the area the pieces are in");
    for (size_t i = 1; i < path->count; i++)
        if (!eia_edge(&look->board, path->items[i - 1], path->items[i]))
            return NO(look, BASE(land_move), "no way leads from %s to %s",
                      eia_place_name(&look->board, path->items[i - 1]),
                      eia_place_name(&look->board, path->items[i]));
    return true;
}

/* 10.1.3g, 10.1.4h, 10.1.5b placed this month, they stay */
static bool check_placed(const struct look *look)
{
    const struct corps *corps = look->mover.corps;
    const struct rule *rule =
        corps ? eia_placed_to_stay(&look->board, corps) : NULL;

    if (!rule)
        return true;
    return NO(look, rule,
              rule == RULE(10_1_3g) ? "'%s' came back this month"
                                    : "'%s' was placed this month",
              corps->id);
}

/* [base land-move] pieces begin where they stand, unbesieged */
static bool check_here(const struct look *look)
{
    const struct corps *corps = look->mover.corps;
    const char *at = eia_mover_at(&look->mover);
    bool inside = corps ? corps->in_city : look->mover.irregular->in_city;

    if ((corps && corps->embarked) || !same_name(at, look->move->path.items[0]))
        return NO(look, BASE(land_move), "'%s' is not at %s", look->mover.id,
                  eia_place_name(&look->board, look->move->path.items[0]));
    if (inside && eia_besieged(&look->board, at))
        return NO(look, BASE(land_move), "'%s' is besieged", look->mover.id);
    return true;
}

/* [base land-move] foot alone is forced; 10.1.2j */
static bool check_forced(const struct look *look)
{
    const struct corps *corps = look->mover.corps;

    if (!look->move->forced)
        return true;
    if (!corps)
        return NO(look, RULE(10_1_2j), "'%s' makes no forced marches",
                  look->mover.id);
    if (eia_is_cavalry_corps(corps->card) ||
        (corps->from && eia_place_kind(corps->from) != PLACE_AREA))
        return NO(look, BASE(land_move), "'%s' makes no forced march",
                  corps->id);
    return true;
}

/* 10.1.2m Where freikorps may go; 10.1.4f where insurrection corps may */
static bool check_zone(const struct look *look, const char *area)
{
    const struct irregular *irregular = look->mover.irregular;

    if (irregular && irregular->kind == FREIKORPS &&
        !same_name(eia_home_of(&look->board, area), look->mover.nation) &&
        eia_controller(&look->board, area) != look->mover.player)
        return NO(look, RULE(10_1_2m), "freikorps do not go to %s",
                  eia_place_name(&look->board, area));
    if (look->mover.corps &&
        !eia_in_zone(&look->board, look->mover.corps, area))
        return NO(look, RULE(10_1_4f), "'%s' does not go to %s", look->mover.id,
                  eia_place_name(&look->board, area));
    return true;
}

/* [base land-move] who meets the enemy stops */
static bool check_stop(const struct look *look, size_t i)
{
    const char *from = look->move->path.items[i - 1];
    const char *to = look->move->path.items[i];
    const struct corps *corps = look->mover.corps;

    if (!eia_must_stop(&look->board, &look->mover, from, NULL))
        return true;
    if (i > 1 || (corps && corps->from))
        return NO(look, BASE(land_move), "'%s' must stop at %s: the enemy",
                  look->mover.id, eia_place_name(&look->board, from));
    if (!eia_must_stop(&look->board, &look->mover, to, NULL))
        return true;
    return NO(look, BASE(land_move),
              "'%s' stands beside the enemy and may not go to him at %s",
              look->mover.id, eia_place_name(&look->board, to));
}

/* [base crossing] open crossings, zones, stops, access */
static bool check_step(const struct look *look, size_t i)
{
    const char *from = look->move->path.items[i - 1];
    const char *to = look->move->path.items[i];
    const struct passage passage = {look->mover.nation, from, to,
                                    look->move->forcible, NULL};

    if (!eia_crossing_open(&look->board, look->mover.player,
                           eia_edge(&look->board, from, to), NULL))
        return NO(look, BASE(crossing), "a fleet shuts the way from %s to %s",
                  eia_place_name(&look->board, from),
                  eia_place_name(&look->board, to));
    if (eia_meets_enemy(&look->board, &look->mover, to) &&
        !eia_may_attack_at(&look->board, look->mover.player, to,
                           &look->order->place, look->report))
        return false;
    return check_zone(look, to) && check_stop(look, i) &&
           eia_check_passage(&look->board, &passage, &look->order->place,
                             look->report);
}

/* [base land-move] enough points; 10.1.2j */
static bool check_points(const struct look *look)
{
    const struct names *path = &look->move->path;
    bool forced =
        look->move->forced || (look->mover.corps && look->mover.corps->forced);
    int points = eia_mover_points(&look->board, &look->mover) + forced;
    int cost = eia_mover_spent(&look->mover);

    for (size_t i = 1; i < path->count; i++)
        cost += eia_step_cost(
            &look->board,
            eia_edge(&look->board, path->items[i - 1], path->items[i]),
            path->items[i]);
    if (path->count == 1 || cost <= points)
        return true;
    return NO(look, look->mover.corps ? BASE(land_move) : RULE(10_1_2j),
              "'%s' has %s: %d needed", look->mover.id,
              arena_counted(look->board.arena, points, "movement point"), cost);
}

/* [base land-move] one piece may go all the way */
static bool check_mover(const struct look *look)
{
    if (!check_here(look) || !check_forced(look))
        return false;
    if (look->move->path.count > 1 && !check_placed(look))
        return false;
    if (look->move->path.count > 1 && look->mover.corps &&
        !eia_check_staying(&look->board, look->mover.id, &look->move->pieces,
                           &look->order->place, look->report))
        return false;
    for (size_t i = 1; i < look->move->path.count; i++)
        if (!check_step(look, i))
            return false;
    return check_points(look);
}

static bool refuse_leader(const struct look *look, size_t i)
{
    return NO(look, RULE(10_6_2a),
              "'%s' goes with the corps he began the step with; an order "
              "'lead' before any march names another",
              look->move->leaders.items[i]);
}

/* 10.6.2a Leader moves with one corps: he is named to go with the corps that
 * he began with. */
static bool check_leaders(const struct look *look)
{
    for (size_t i = 0; i < look->move->leaders.count; i++) {
        const struct leader *leader =
            eia_leader(&look->board, look->move->leaders.items[i]);

        if (leader->state != LEADER_ON || leader->stays || !leader->with ||
            !names_contain(&look->move->pieces, leader->with))
            return refuse_leader(look, i);
    }
    return true;
}

static bool check_named(const struct look *look)
{
    for (size_t i = 0; i < look->move->leaders.count; i++)
        if (!eia_leader(&look->board, look->move->leaders.items[i]))
            return refuse_leader(look, i);
    return true;
}

/* The shift as if it happened where it will. */
static struct shift here(const struct look *look, const struct shift *shift)
{
    struct shift there = *shift;

    if (!there.at)
        there.at = look->move->path.items[look->move->path.count - 1];
    return there;
}

static bool shifts(const struct shift *shift)
{
    return shift->infantry + shift->militia > 0;
}

static bool check_shift(const struct look *look, const struct shift *there)
{
    struct shift shift = here(look, there);

    if (!shifts(there))
        return true;
    if (look->move->pieces.count != 1 || !look->mover.corps)
        return NO(look, BASE(detach),
                  "factors are dropped and taken by one corps an order");
    if (!names_contain(&look->move->path, shift.at))
        return NO(look, BASE(detach),
                  "factors are dropped and taken on the path");
    return eia_check_shift(&look->board, look->mover.corps, &shift,
                           &look->order->place, look->report);
}

/* [base detach] one corps an order, on its path */
static bool check_shifts(const struct look *look)
{
    struct shift drop = here(look, &look->move->drop);
    struct shift take = here(look, &look->move->take);

    if (shifts(&drop) && !eia_check_drop(&look->board, look->mover.corps, &drop,
                                         &look->order->place, look->report))
        return false;
    return !shifts(&take) ||
           eia_check_take(&look->board, look->mover.corps, &take,
                          &look->order->place, look->report);
}

/* Factors that go out of the city, or into it. */
static int shifted(const struct look *look, const struct shift *shift,
                   const char *city)
{
    const struct shift there = here(look, shift);
    const struct corps *with = eia_corps(&look->board, there.with);
    bool inside =
        !there.with || same_name(there.with, "city") || (with && with->in_city);

    return inside && same_name(there.at, city) ? 0
                                               : there.infantry + there.militia;
}

/* [base garrison] who is in that city already needs no room, nor what is
 * dropped there or taken out of it */
static int factors_going_in(const struct look *look, const char *city)
{
    int sum = 0;

    foreach_name (piece, look->move->pieces) {
        struct mover mover;

        if (!eia_mover(&look->board, piece, &mover))
            continue;
        if (mover.corps &&
            !(mover.corps->in_city && same_name(mover.corps->at, city)))
            sum += eia_corps_factors(mover.corps);
        else if (mover.irregular && !(mover.irregular->in_city &&
                                      same_name(mover.irregular->at, city)))
            sum++;
    }
    return sum - shifted(look, &look->move->drop, city) +
           shifted(look, &look->move->take, city);
}

/* [base garrison] a city that they may enter, with room; 10.3.1c, 10.3.1k */
static bool check_city(const struct look *look)
{
    const char *area = look->move->path.items[look->move->path.count - 1];
    int room =
        eia_capacity(&look->board, area) - eia_city_factors(&look->board, area);

    if (!look->move->into_city)
        return true;
    if (!eia_area(look->board.module, area)->city ||
        eia_besieged(&look->board, area) ||
        eia_enemy_holds(&look->board, look->mover.nation, area))
        return NO(look, BASE(garrison), "there is no city at %s to enter",
                  eia_place_name(&look->board, area));
    if (!eia_garrison_allowed(&look->board, look->mover.player, area) &&
        !same_name(eia_home_of(&look->board, area), look->mover.nation))
        return NO(look, eia_no_stay(&look->board, area),
                  "'%s' may not enter the city at %s", look->mover.id,
                  eia_place_name(&look->board, area));
    if (factors_going_in(look, area) <= room)
        return true;
    return NO(look, BASE(garrison), "%s has room for %d factor%s",
              eia_place_name(&look->board, area), room, eia_plural_s(room));
}

/* [base land-move] pieces of one's own */
static bool check_his(struct look *look)
{
    const struct move *move = look->move;

    foreach_name (piece, move->pieces)
        if (!eia_mover(&look->board, piece, &look->mover) ||
            look->mover.player != eia_power(look->seat->side))
            return NO(look, BASE(land_move), "'%s' is no piece of yours",
                      piece);
    if (move->pieces.count)
        return true;
    return NO(look, BASE(land_move), "nobody is named to move");
}

/* [base land-move] a march that may be made */
bool eia_check_move(const struct seat *seat, const struct order *order,
                    struct report *report)
{
    struct look look = {
        .seat = seat,
        .board = seat->board,
        .order = order,
        .move = order->details,
        .report = report,
    };

    return check_his(&look) && check_edges(&look) && check_named(&look) &&
           check_shift(&look, &look.move->drop) &&
           check_shift(&look, &look.move->take);
}

bool eia_check_march(const struct seat *seat, const struct order *order,
                     struct report *report)
{
    struct look look = {
        .seat = seat,
        .board = seat->board,
        .order = order,
        .move = order->details,
        .report = report,
    };

    if (!eia_may_march(seat, order, report))
        return false;
    foreach_name (piece, look.move->pieces) {
        eia_mover(&look.board, piece, &look.mover);
        if (!check_mover(&look))
            return false;
    }
    return check_leaders(&look) && check_shifts(&look) && check_city(&look);
}
