/* 10c: a garrison gives itself up. [base siege] */
#include "core/arena.h"
#include "core/shares.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/siege/siege.h"

static const char *where(const struct play *play, const struct fort *fort)
{
    return map_name(&play->module->map, fort->hex, play->arena);
}

/* ---- the die ------------------------------------------------------------- */

static int morale_of(const struct module *module, const struct force *force)
{
    int sum = 0;

    foreach_unit (unit, *force)
        sum += unit->sp * gra_unit_morale(module, unit);
    return divide_nearest(sum, gra_force_sp(force));
}

static int add(struct play *play, int value, const char *why)
{
    if (value != 0)
        event_number(journal_tell(play->journal, EVENT_MODIFIER, BASE(siege),
                                  NULL, NULL, "%s", why),
                     value);
    return value;
}

static int odds_of(const struct days *days, int outside, int inside)
{
    if (outside >= 5 * inside)
        return days->capitulation_odds_5;
    return outside >= 3 * inside ? days->capitulation_odds_3 : 0;
}

static int modifiers(struct play *play, const struct fort *fort,
                     const struct force *in, int outside)
{
    const struct days *days = &play->module->days;
    bool major = play->module->place_at[fort->hex]->fortress == MAJOR_FORTRESS;
    int room = major ? days->capacity_major : days->capacity_minor;
    int inside = gra_force_sp(in);

    return add(play, fort->breach, "the breach") +
           add(play, fort->hungry * days->capitulation_hungry,
               "turns without stores") +
           add(play, odds_of(days, outside, inside), "many besiegers") +
           add(play, inside > room ? days->capitulation_crowded : 0,
               "a crowded place") +
           add(play, -morale_of(play->module, in), "morale of the garrison") +
           add(play, major ? days->capitulation_major : 0, "a major fortress");
}

static bool gives_up(struct play *play, const struct fort *fort,
                     const struct force *in, int outside)
{
    int sum = modifiers(play, fort, in, outside);
    int need = play->module->days.capitulation;
    struct event *event;
    const struct roll *roll =
        journal_roll(play->journal, play->dice, BASE(siege), "capitulate",
                     arena_text(play->arena, "%04d", fort->hex), 2, 6, &event);

    event_for_all(event);
    sum += roll->faces[0] + roll->faces[1];
    journal_tell(play->journal, EVENT_TABLE, BASE(siege), NULL, NULL,
                 "Total %d: the garrison %s, from %d on it capitulates.", sum,
                 sum >= need ? "gives up" : "holds", need);
    return sum >= need;
}

void gra_ask_garrison(struct play *play, struct fort *fort)
{
    int side = gra_holder_of(&play->board, fort->hex);
    const struct force in = gra_garrison_of(&play->board, fort->hex, side);
    const struct force out = gra_besiegers_of(&play->board, fort->hex, side);
    bool ordered = fort->garrison && fort->garrison->action == CAPITULATE;
    bool given_up;

    journal_tell_open(play->journal, EVENT_NOTE, BASE(siege),
                      gra_side_words[side], in.units[0]->id, "Siege of %s",
                      where(play, fort));
    given_up = ordered || gives_up(play, fort, &in, gra_force_sp(&out));
    if (given_up)
        gra_capitulate(play, fort);
    journal_close(play->journal);
}

/* ---- prisoners ----------------------------------------------------------- */

/* No points for leaders who are captured (18.2). */
static void capture_leaders(struct play *play, int hex, int side)
{
    foreach (struct leader, leader, play->game->leaders) {
        if (leader->state != ON_MAP || leader->hex != hex ||
            leader->side != side)
            continue;
        journal_tell(play->journal, EVENT_LOSS, BASE(siege),
                     gra_side_words[side], leader->id,
                     "%s is captured with the garrison.", leader->name);
        gra_remove_leader(&play->board, leader, CAPTURED);
    }
}

/* Trains inside are the captor's to take, and a depot falls. */
static void open_gates(struct play *play, int hex, int side)
{
    for (struct unit *unit = gra_first(&play->board, hex, side); unit;
         unit = gra_next(unit))
        unit->inside = false;
}

void gra_capitulate(struct play *play, struct fort *fort)
{
    int hex = fort->hex, side = gra_holder_of(&play->board, fort->hex);
    struct force in, out;

    if (side == NEUTRAL)
        side = gra_held_at(&play->board, hex)->side;
    in = gra_garrison_of(&play->board, hex, side);
    out = gra_besiegers_of(&play->board, hex, side);
    event_at(event_news(journal_tell(play->journal, EVENT_STATE, BASE(siege),
                                     gra_side_words[side], NULL,
                                     in.count > 0
                                         ? "The garrison of %s capitulates."
                                         : "Nobody is left in %s: it falls.",
                                     where(play, fort)),
                        NEWS_HOLDING),
             hex);
    gra_lose(play, BASE(siege), &in, gra_force_sp(&in), LOST_BY_SURRENDER);
    capture_leaders(play, hex, side);
    open_gates(play, hex, side);
    if (out.count > 0) {
        gra_catch(play, &out, hex);
        gra_held_at(&play->board, hex)->side = gra_enemy(side);
    }
    gra_end_siege(&play->board, fort);
}
