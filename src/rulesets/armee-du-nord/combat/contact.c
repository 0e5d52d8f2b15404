/* The French come next to somebody: he wakes, picquets fall back and couriers
 * are taken. [base activation], [base picquets] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/combat/combat.h"

enum stand { FALL_BACK, STAND };

struct picquet_order {
    const char *picquet;
    enum stand value;
};

static const char *const stand_words[] = {"fall-back", "stand", NULL};

static const struct field picquet_fields[] = {
    FIELD(NAME, struct picquet_order, picquet, "picquet", FIELD_OPTIONAL),
    FIELD_WORDS(struct picquet_order, value, "value", FIELD_REQUIRED,
                stand_words),
    {0}};

static bool check_picquet(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct picquet_order *given = order->details;
    const struct unit *unit =
        adn_own_unit(seat, order, given->picquet, BASE(picquets), report);

    return unit && (unit->card->picquet ||
                    refuse(report, &order->place, BASE(picquets),
                           "'%s' is no picquet", given->picquet));
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

const struct order_kind adn_picquet = ORDER_KIND(
    "picquet", BASE(picquets), "whether a picquet falls back or stands",
    struct picquet_order, picquet_fields, .subject = "picquet",
    .check_order = check_picquet, .say = say_picquet,
    .initial = &(const struct picquet_order){NULL, FALL_BACK});

/* ---- contact ------------------------------------------------------------- */

/* qa.picquet-1 its parent wakes, wherever it is; [base picquets] it falls back
 * unless it is told to stand */
static void meet_picquet(struct play *play, struct unit *picquet)
{
    const char *side = adn_army_words[picquet->army];
    const struct picquet_order *order =
        play_standing(play, side, &adn_picquet, picquet->id);

    adn_wake_unit(
        play, adn_unit(&play->board, picquet->card->parent), RULE(qa_picquet_1),
        arena_text(play->arena, "the French come next to %s", picquet->name));
    picquet->asleep = false;
    if (order->value == STAND)
        return;
    event_at(journal_tell(play->journal, EVENT_RETREAT, BASE(picquets), side,
                          picquet->id, "%s falls back.", picquet->name),
             picquet->hex);
    adn_remove(&play->board, &picquet->piece, LEFT_MAP);
}

void adn_meet(struct play *play, int hex)
{
    const struct force there = adn_force_at(&play->board, hex, ALLIED_CAMP);

    if (!play->module->campaign)
        return;
    for (UNITS_IN(unit, &there))
        if (unit->card->picquet)
            meet_picquet(play, unit);
        else
            adn_wake_unit(play, unit, BASE(activation),
                          "the French are upon it");
}

/* [base couriers] a French unit in his hex takes him, and another starts */
static void take_couriers(struct play *play, int hex)
{
    for (EACH(struct courier, courier, play->game->couriers)) {
        if (courier->state != RIDES || courier->hex != hex)
            continue;
        event_at(journal_tell(play->journal, EVENT_STATE, BASE(couriers),
                              adn_army_words[PRUSSIAN], courier->id,
                              "The French take %s: another must start.",
                              courier->id),
                 hex);
        courier->state = NOT_STARTED;
        courier->hex = 0;
    }
}

/* Over an unbridged river nobody is next to anybody. */
void adn_contact(struct play *play, const struct unit *unit)
{
    if (!play->module->campaign || unit->side != FRENCH_CAMP ||
        unit->state != ON_MAP)
        return;
    take_couriers(play, unit->hex);
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        int hex = hex_neighbour(unit->hex, direction);

        if (adn_has_units(&play->board, hex, ALLIED_CAMP) &&
            adn_adjacent(&play->board, unit->hex, hex))
            adn_meet(play, hex);
    }
}
