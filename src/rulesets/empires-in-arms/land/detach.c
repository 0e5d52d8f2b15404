/* Factors that corps drop and take up on their way. [base detach] */
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/siege/siege.h"
#include "rulesets/empires-in-arms/sight/sight.h"

static bool is_city(const struct shift *shift)
{
    return !shift->with || same_name(shift->with, "city");
}

/* 10.1.3h Feudal corps never trade factors; 10.1.4i nor do insurrection
 * corps */
static bool check_kind(const struct corps *corps, const struct place *place,
                       struct report *report)
{
    const struct corps_card *card = corps->card;

    if (eia_is_feudal(card))
        return refuse(report, place, RULE(10_1_3h),
                      "'%s' drops and takes no factors", card->id);
    if (card->kind == CORPS_INSURRECTION)
        return refuse(report, place, RULE(10_1_4i),
                      "'%s' drops and takes no factors", card->id);
    return true;
}

/* 12.3.8a Factors of free states stay at home, unless the players wish */
static bool check_home(const struct board *board, const char *nation,
                       const char *area, const struct place *place,
                       struct report *report)
{
    if (!eia_stays_home(board, nation, area))
        return true;
    return refuse(report, place, RULE(12_3_8a),
                  "factors of '%s' are left in its own land alone", nation);
}

/* [base garrison] a city that they may enter, with room; 10.3.1c, 10.3.1k */
static bool check_city(const struct board *board, const struct corps *corps,
                       const struct shift *shift, const struct place *place,
                       struct report *report)
{
    const char *nation = eia_corps_nation(corps);
    const struct area_card *card = eia_area(board->module, shift->at);
    int inside = eia_city_factors(board, shift->at);
    int room = eia_capacity(board, shift->at) - inside;

    if (corps->in_city && same_name(corps->at, shift->at))
        room += shift->infantry + shift->militia; /* they are in already */
    if (!card->city ||
        eia_enemy_holds(board, eia_corps_flag(corps), shift->at) ||
        eia_besieged(board, shift->at))
        return refuse(report, place, BASE(detach),
                      "there is no city at %s that they could enter",
                      eia_place_name(board, shift->at));
    if (!eia_garrison_allowed(board, eia_corps_power(board, corps),
                              shift->at) &&
        !same_name(eia_home_of(board, shift->at), nation))
        return refuse(report, place, eia_no_stay(board, shift->at),
                      "'%s' may leave no garrison at %s", corps->id,
                      eia_place_name(board, shift->at));
    if (shift->infantry + shift->militia > room)
        return refuse(report, place, BASE(garrison), "%s has room for %s",
                      eia_place_name(board, shift->at),
                      arena_counted(board->arena, room, "factor"));
    return check_home(board, nation, shift->at, place, report);
}

/* 12.3.8b Garrison factors keep their nation; those of a depot are its owner's
 * (ruling 154) */
static bool check_guard(const struct board *board, const struct corps *corps,
                        const struct place *place, struct report *report)
{
    const char *nation = eia_corps_nation(corps);
    enum power power = eia_corps_power(board, corps);

    if (eia_power(nation) == power)
        return true;
    return refuse(report, place, RULE(12_3_8b),
                  "a depot of '%s' has no factors of '%s'", eia_power_id(power),
                  nation);
}

/* [base depot] an own depot with room */
static bool check_depot(const struct board *board, const struct corps *corps,
                        const struct shift *shift, const struct place *place,
                        struct report *report)
{
    const struct depot *depot =
        eia_depot_at(board, eia_corps_power(board, corps), shift->at);
    int most = eia_setting_number(board->module, "depot-garrison");

    if (!depot)
        return refuse(report, place, BASE(detach), "no depot of yours is at %s",
                      eia_place_name(board, shift->at));
    if (depot->infantry + depot->militia + shift->infantry + shift->militia <=
        most)
        return true;
    return refuse(report, place, BASE(detach),
                  "a depot has a garrison of %s at most",
                  arena_counted(board->arena, most, "factor"));
}

static bool refuse_other(const struct board *board, const struct shift *shift,
                         const struct place *place, struct report *report)
{
    return refuse(
        report, place, BASE(detach),
        "'%s' is neither city nor depot nor a corps of the same nation at %s",
        shift->with, eia_place_name(board, shift->at));
}

/* [base detach] a corps of the same nation and power there, on the same side of
 * a siege */
static bool check_other(const struct board *board, const struct corps *corps,
                        const struct shift *shift, const struct place *place,
                        struct report *report)
{
    const struct corps *other = eia_corps(board, shift->with);

    if (!other->at || other->embarked || !same_name(other->at, shift->at) ||
        eia_corps_power(board, other) != eia_corps_power(board, corps))
        return refuse_other(board, shift, place, report);
    if (corps->in_city == other->in_city || !eia_besieged(board, shift->at))
        return true;
    return refuse(report, place, BASE(detach), "a siege parts '%s' from '%s'",
                  corps->id, other->id);
}

/* [base garrison] a corps inside takes from outside, be it a corps or a depot
 * (NULL), what the city holds */
static bool check_inside(const struct board *board, const struct corps *taker,
                         const struct corps *giver, const struct shift *shift,
                         const struct place *place, struct report *report)
{
    int room =
        eia_capacity(board, shift->at) - eia_city_factors(board, shift->at);

    if (!taker->in_city || (giver && giver->in_city) ||
        shift->infantry + shift->militia <= room)
        return true;
    return refuse(report, place, BASE(garrison), "%s has room for %s",
                  eia_place_name(board, shift->at),
                  arena_counted(board->arena, room, "factor"));
}

/* 12.3.8b Garrison factors keep their nation, and go to corps of it alone */
static bool check_nation(const struct corps *corps, const struct shift *shift,
                         const struct place *place, struct report *report)
{
    if (!shift->of || same_name(shift->of, eia_corps_nation(corps)))
        return true;
    return refuse(report, place, RULE(12_3_8b), "'%s' takes no factors of '%s'",
                  corps->id, shift->of);
}

bool eia_check_shift(const struct board *board, const struct corps *corps,
                     const struct shift *shift, const struct place *place,
                     struct report *report)
{
    const struct corps *other = eia_corps(board, shift->with);

    if (!check_kind(corps, place, report))
        return false;
    if (is_city(shift) || same_name(shift->with, "depot"))
        return check_nation(corps, shift, place, report);
    if (!other || other == corps ||
        !same_name(eia_corps_nation(other), eia_corps_nation(corps)))
        return refuse_other(board, shift, place, report);
    return check_kind(other, place, report);
}

/* [base detach] room in the corps */
static bool check_room(const struct corps *corps, const struct shift *shift,
                       const struct place *place, struct report *report)
{
    int foot = eia_corps_room(corps, FACTOR_INFANTRY);
    int militia = eia_corps_room(corps, FACTOR_MILITIA);
    int room = foot > militia ? foot : militia;

    if (shift->infantry + shift->militia <= room &&
        shift->infantry <= (foot > 0 ? foot : 0) &&
        shift->militia <= (militia > 0 ? militia : 0))
        return true;
    return refuse(report, place, BASE(detach),
                  "'%s' has no room for %d infantry and %d militia", corps->id,
                  shift->infantry, shift->militia);
}

/* 10.6c A corps that gives its last factors away leaves the map; a leader may
 * not be left alone so. Where it has yet to come nobody is beside it. */
static bool check_left(const struct board *board, const struct corps *corps,
                       const struct shift *shift, const struct place *place,
                       struct report *report)
{
    if (shift->infantry > corps->factors[FACTOR_INFANTRY] ||
        shift->militia > corps->factors[FACTOR_MILITIA])
        return refuse(report, place, BASE(detach),
                      "'%s' has %d infantry and %d militia", corps->id,
                      corps->factors[FACTOR_INFANTRY],
                      corps->factors[FACTOR_MILITIA]);
    if (shift->infantry + shift->militia < eia_corps_factors(corps) ||
        !(same_name(shift->at, corps->at)
              ? eia_strands_leader(board, corps->id)
              : eia_leader_with(board, corps->id) != NULL))
        return true;
    return refuse(report, place, RULE(10_6c),
                  "'%s' has a leader, who would be left alone", corps->id);
}

/* [base detach] factors that a corps may leave */
bool eia_check_drop(const struct board *board, const struct corps *corps,
                    const struct shift *shift, const struct place *place,
                    struct report *report)
{
    const struct corps *other = eia_corps(board, shift->with);

    if (!check_left(board, corps, shift, place, report))
        return false;
    if (is_city(shift))
        return check_city(board, corps, shift, place, report);
    if (same_name(shift->with, "depot"))
        return check_guard(board, corps, place, report) &&
               check_depot(board, corps, shift, place, report);
    return check_other(board, corps, shift, place, report) &&
           check_inside(board, other, corps, shift, place, report) &&
           check_room(other, shift, place, report);
}

static bool check_available(const struct board *board,
                            const struct corps *corps,
                            const struct shift *shift,
                            const struct place *place, struct report *report)
{
    const char *nation = eia_corps_nation(corps);
    enum power power = eia_corps_power(board, corps);
    /* Who serves another takes nobody of his own power's along (B.4). */
    const struct garrison *garrison =
        eia_player_of(board, nation) == power
            ? eia_garrison(board, shift->at, nation)
            : NULL;
    const struct depot *depot = eia_depot_at(board, power, shift->at);
    bool city = is_city(shift);
    int infantry = city ? (garrison ? garrison->infantry : 0)
                        : (depot ? depot->infantry : 0);
    int militia = city ? (garrison ? garrison->militia : 0)
                       : (depot ? depot->militia : 0);

    if (city && eia_besieged(board, shift->at))
        return refuse(report, place, BASE(detach), "%s is besieged",
                      eia_place_name(board, shift->at));
    if (shift->infantry <= infantry && shift->militia <= militia)
        return true;
    return refuse(report, place, BASE(detach),
                  "%d infantry and %d militia of '%s' are at %s", infantry,
                  militia, nation, eia_place_name(board, shift->at));
}

/* [base detach] factors that a corps may take up */
bool eia_check_take(const struct board *board, const struct corps *corps,
                    const struct shift *shift, const struct place *place,
                    struct report *report)
{
    const struct corps *other = eia_corps(board, shift->with);

    if (!check_room(corps, shift, place, report))
        return false;
    if (is_city(shift))
        return check_available(board, corps, shift, place, report);
    if (!other)
        return check_guard(board, corps, place, report) &&
               check_inside(board, corps, NULL, shift, place, report) &&
               check_available(board, corps, shift, place, report);
    return check_other(board, corps, shift, place, report) &&
           check_inside(board, corps, other, shift, place, report) &&
           check_left(board, other, shift, place, report);
}

/* Where factors lie: a garrison, a depot or a corps. */
struct heap {
    int *infantry, *militia;
};

/* [base detach] where the factors lie */
static struct heap heap_of(const struct board *board, const struct corps *corps,
                           const struct shift *shift)
{
    struct corps *other = eia_corps(board, shift->with);
    struct garrison *garrison = NULL;
    struct depot *depot = NULL;

    if (other)
        return (struct heap){&other->factors[FACTOR_INFANTRY],
                             &other->factors[FACTOR_MILITIA]};
    if (!is_city(shift)) {
        depot = eia_depot_at(board, eia_corps_power(board, corps), shift->at);
        return (struct heap){&depot->infantry, &depot->militia};
    }
    garrison = eia_garrison_made(board, shift->at, eia_corps_nation(corps));
    return (struct heap){&garrison->infantry, &garrison->militia};
}

static void say_shift(struct play *play, const struct board *board,
                      const struct corps *corps, const struct shift *shift,
                      bool drops)
{
    const struct names *before = NULL;
    struct event *event = NULL;
    const char *nation = eia_corps_nation(corps);
    const char *where = is_city(shift) ? "garrison" : shift->with;

    if (!play)
        return;
    before = eia_tell_power(play, eia_corps_power(board, corps));
    event = TELL(play, EVENT_ORDER, BASE(detach),
                 eia_power_id(eia_corps_power(board, corps)), corps->id,
                 "%s %s %d infantry and %d militia at %s (%s)",
                 eia_piece_name(board, corps->id),
                 drops ? "leaves" : "takes up", shift->infantry, shift->militia,
                 eia_place_name(board, shift->at), where);
    event_from_outside(play->journal, event, "%s %s troops at %s",
                       eia_seen_corps(board, corps),
                       drops ? "leaves" : "takes up",
                       eia_place_name(board, shift->at));
    event->area = shift->at;
    eia_told(play, before);
    if (is_city(shift) && eia_is_abroad(board, nation, shift->at))
        event_cites(play->journal, event, RULE(12_3_8a));
}

/* 10.6a who led a corps that gave its last goes with another beside it */
void eia_has_given(struct play *play, const struct board *board,
                   const struct corps *giver)
{
    const struct names *before = NULL;

    if (play && giver && giver->at && eia_corps_factors(giver) == 0) {
        before = eia_tell_power(play, eia_corps_power(board, giver));
        eia_leaders_left(play, giver);
        eia_told(play, before);
    }
    eia_empty_go(board);
}

/* [base detach] factors are left, [base points] perhaps in a capital */
void eia_drop(struct play *play, const struct board *board, struct corps *corps,
              const struct shift *shift)
{
    const struct heap heap = heap_of(board, corps, shift);

    *heap.infantry += shift->infantry;
    *heap.militia += shift->militia;
    corps->factors[FACTOR_INFANTRY] -= shift->infantry;
    corps->factors[FACTOR_MILITIA] -= shift->militia;
    say_shift(play, board, corps, shift, true);
    if (play && is_city(shift))
        eia_capital_entered(play, eia_corps_power(board, corps), shift->at);
    eia_has_given(play, board, corps);
}

/* [base detach] factors are taken up */
void eia_take(struct play *play, const struct board *board, struct corps *corps,
              const struct shift *shift)
{
    const struct heap heap = heap_of(board, corps, shift);

    *heap.infantry -= shift->infantry;
    *heap.militia -= shift->militia;
    corps->factors[FACTOR_INFANTRY] += shift->infantry;
    corps->factors[FACTOR_MILITIA] += shift->militia;
    say_shift(play, board, corps, shift, false);
    eia_has_given(play, board, eia_corps(board, shift->with));
}
