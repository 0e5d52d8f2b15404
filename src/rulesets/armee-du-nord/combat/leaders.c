/* Leaders whose troops are gone, and what else happens where a unit comes into
 * a hex: who is next to the French wakes, picquets fall back and couriers are
 * taken. [base activation], [base picquets] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/combat/combat.h"

const struct unit *adn_nearest_unit(const struct board *board,
                                    const struct leader *leader,
                                    const struct corps_card *corps, int hex)
{
    const struct unit *nearest = NULL;
    int least = 0;

    foreach_unit_of (unit, board, leader->army) {
        int far = hex ? hex_distance(hex, unit->hex) : 0;

        if ((corps && unit->card->corps != corps) || (nearest && far > least) ||
            (nearest && far == least && unit->hex >= nearest->hex))
            continue;
        nearest = unit;
        least = far;
    }
    return nearest;
}

enum stand { FALL_BACK, STAND };

struct picquet_order {
    const char *picquet;
    enum stand value;
};

static const char *const stand_words[] = {"fall-back", "stand", NULL};

static bool check_picquet(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct picquet_order *given = order->details;
    const struct unit *unit =
        adn_own_unit(seat, order, given->picquet, BASE(picquets), report);

    return unit &&
           (unit->card->picquet ||
            REFUSE(BASE(picquets), "'%s' is no picquet", given->picquet));
}

static void say_picquet(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    const struct picquet_order *given = order->details;

    (void)seat;
    buffer_printf(out, "%s %s when the French come next to it",
                  given->picquet ? given->picquet : "a picquet",
                  given->value == STAND ? "stands" : "falls back");
}

const struct order_kind adn_picquet = {
    ORDER("picquet", BASE(picquets), "whether a picquet falls back or stands"),
    FIELDS(picquet_order, MAY(NAME, picquet_order, picquet, "picquet"),
           CHOOSE(picquet_order, value, "value", stand_words)),
    .subject = "picquet",
    .check_order = check_picquet,
    .say = say_picquet,
    .initial = &(const struct picquet_order){NULL, FALL_BACK}};

/* qa.picquet-1 of a picquet its parent, wherever it is */
void adn_meet(struct play *play, int hex)
{
    const struct force there = adn_force_at(&play->board, hex, ALLIED_CAMP);

    if (!play->module->campaign)
        return;
    foreach_unit (unit, there) {
        if (unit->card->picquet)
            adn_wake_unit(play, adn_unit(&play->board, unit->card->parent),
                          RULE(qa_picquet_1),
                          arena_text(play->arena, "the French come next to %s",
                                     unit->name));
        else
            adn_wake_unit(play, unit, BASE(activation),
                          "the French are upon it");
        unit->asleep = false;
    }
}

/* [base picquets] unless it is told to stand */
static void fall_back(struct play *play, int hex)
{
    const struct force there = adn_force_at(&play->board, hex, ALLIED_CAMP);

    foreach_unit (unit, there) {
        const struct picquet_order *order = play_standing(
            play, adn_army_words[unit->army], &adn_picquet, unit->id);

        if (!unit->card->picquet || order->value == STAND)
            continue;
        TELL_AT(play, EVENT_RETREAT, BASE(picquets), unit, "%s falls back.",
                unit->name);
        adn_remove(&play->board, &unit->piece, LEFT_MAP);
    }
}

/* [base couriers] a French unit in his hex takes him, and another starts */
static void take_couriers(struct play *play, int hex)
{
    foreach (struct courier, courier, play->game->couriers) {
        if (courier->state != RIDES || courier->hex != hex)
            continue;
        event_at(TELL_BY(play, EVENT_STATE, BASE(couriers),
                         adn_army_words[PRUSSIAN], courier->id,
                         "The French take %s: another must start.",
                         courier->id),
                 hex);
        courier->state = NOT_STARTED;
        courier->hex = 0;
    }
}

/* Over an unbridged river nobody is next to anybody. */
static void contact(struct play *play, const struct unit *unit)
{
    if (!play->module->campaign || unit->state != ON_MAP)
        return;
    take_couriers(play, unit->hex);
    foreach_neighbour (hex, unit->hex)
        if (adn_adjacent(&play->board, unit->hex, hex)) {
            adn_meet(play, hex);
            fall_back(play, hex);
        }
}

/* qa.leader-1 he flies to it; [base obscured] whither, with 23.0 his own camp
 * alone knows; with nobody left he is lost */
static void fly(struct play *play, struct leader *leader, int hex)
{
    const struct unit *unit = adn_nearest_unit(&play->board, leader, NULL, hex);
    const struct names *before;
    struct event *event;

    if (!unit) {
        adn_remove(&play->board, &leader->piece, GONE);
        TELL_OF(play, EVENT_STATE, RULE(qa_leader_1), leader,
                "%s has no unit to fly to and is lost.", leader->name);
        return;
    }
    before = adn_tell_camp(play, leader->army);
    adn_put(&play->board, &leader->piece, unit->hex);
    event = TELL_OF(play, EVENT_RETREAT, RULE(qa_leader_1), leader,
                    "%s flies to %s at %s.", leader->name, unit->name,
                    adn_hex_name(&play->board, unit->hex));
    if (play->see && adn_army(&play->board, leader->army)->rule_23)
        event_at(
            event_from_outside(play->journal, event, "%s flies.", leader->name),
            hex);
    else
        adn_event_step(play, event_for_everybody(event), hex, unit->hex);
    adn_tell_among(play, before);
}

/* [base markers] a French unit in its hex takes a marker away */
static void take_markers(struct play *play, int hex)
{
    foreach (struct corps, corps, play->game->corps)
        if (corps->marker == hex) {
            corps->marker = 0;
            event_at(TELL(play, EVENT_STATE, BASE(markers), corps->card->army,
                          "The assembly marker of %s is gone.", corps->id),
                     hex);
        }
}

void adn_drive_leaders(struct play *play, const struct unit *unit, int hex)
{
    int enemy = adn_enemy(unit->side);
    struct leader *leader;

    while ((leader = adn_first_leader(&play->board, hex, enemy)) != NULL)
        fly(play, leader, hex);
}

void adn_enter_hex(struct play *play, struct unit *unit, int hex)
{
    const struct names *before = adn_tell_among(play, NULL);

    adn_put(&play->board, &unit->piece, hex);
    adn_drive_leaders(play, unit, hex);
    if (unit->side == FRENCH_CAMP) {
        take_markers(play, unit->hex);
        contact(play, unit);
    }
    adn_tell_among(play, before);
}

/* [base leaders] on a 1 he is lost; army leaders and corps leaders have
 * another man under their counter from the next player turn on */
static void fall(struct play *play, struct leader *leader)
{
    event_news(TELL_AT(play, EVENT_STATE, BASE(leaders), leader,
                       "%s falls with his troops.", leader->name),
               NEWS_SMALL);
    adn_remove(&play->board, &leader->piece, WAITS);
    leader->replaced = true;
    adn_army(&play->board, leader->army)->leaders_lost +=
        play->module->campaign;
}

void adn_leaders_without_troops(struct play *play, int hex, int camp)
{
    struct leader *leader;

    while (!adn_has_units(&play->board, hex, camp) &&
           (leader = adn_first_leader(&play->board, hex, camp)) != NULL) {
        const char *which =
            arena_text(play->arena, "%s-%s", leader->id,
                       adn_throw_label(play, hex, leader->army));

        if (adn_throw(play, BASE(leaders), which) <=
            play->module->leader_lost_at)
            fall(play, leader);
        else
            fly(play, leader, hex);
    }
}

void adn_leaders_follow(struct play *play, int from, const struct unit *unit)
{
    struct leader *leader;

    if (unit->state != ON_MAP)
        return;
    while ((leader = adn_first_leader(&play->board, from, unit->side)) != NULL)
        adn_put(&play->board, &leader->piece, unit->hex);
}

struct event *adn_event_step(struct play *play, struct event *event, int from,
                             int to)
{
    return event_path(play->journal, event,
                      &(const struct hexes){(int[]){from, to}, 2});
}
