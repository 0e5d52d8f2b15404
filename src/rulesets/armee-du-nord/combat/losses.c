/* [base increments]: who of a force loses, and what is gone with it. */
#include "rulesets/armee-du-nord/combat/combat.h"

/* The first listed unit that still stands; else who has most left, of equals
 * the lowest id. */
static struct unit *next_to_lose(const struct force *force,
                                 const struct names *list)
{
    struct unit *most = NULL;

    for (size_t i = 0; i < list->count; i++)
        for (size_t j = 0; j < force->count; j++)
            if (force->units[j]->increments > 0 &&
                same_name(force->units[j]->id, list->items[i]))
                return force->units[j];
    for (size_t i = 0; i < force->count; i++)
        if (adn_is_stronger(force->units[i], most))
            most = force->units[i];
    return most && most->increments > 0 ? most : NULL;
}

static void tell_loss(struct play *play, const struct rule *rule,
                      const struct unit *unit, int lost)
{
    const char *side = adn_army_words[unit->army];

    if (lost == 0)
        return;
    event_at(event_number(
                 journal_tell(play->journal, EVENT_LOSS, rule, side, unit->id,
                              unit->increments ? "%s loses %d and has %d left."
                                               : "%s loses %d and is gone.",
                              unit->name, lost, unit->increments),
                 lost),
             unit->hex);
}

/* Takes away who has nothing left; their leaders are alone then. */
static void bury(struct play *play, const struct force *force)
{
    for (size_t i = 0; i < force->count; i++) {
        struct unit *unit = force->units[i];
        int hex = unit->hex;

        if (unit->state != ON_MAP || unit->increments > 0)
            continue;
        adn_remove(&play->board, &unit->piece, GONE);
        if (!adn_has_units(&play->board, hex, unit->side))
            adn_leaders_without_troops(play, hex, unit->side);
    }
}

/* The army decides whose the lead unit is. */
void adn_lose(struct play *play, const struct rule *rule,
              const struct force *force, int increments)
{
    const struct force left = adn_force_left(play->arena, force);
    int *lost = ARENA_ARRAY(play->arena, int, left.count + 1);
    const struct loss_order *order;
    const struct unit *lead = adn_lead(&play->board, &left);

    if (!lead)
        return;
    order =
        play_standing(play, adn_army_words[lead->army], &adn_loss_order, NULL);
    for (; increments > 0; increments--) {
        struct unit *unit = next_to_lose(&left, &order->units);

        if (!unit)
            break;
        unit->increments--;
        adn_army(&play->board, unit->army)->lost++;
        for (size_t i = 0; i < left.count; i++)
            lost[i] += left.units[i] == unit;
    }
    for (size_t i = 0; i < left.count; i++)
        tell_loss(play, rule, left.units[i], lost[i]);
    bury(play, &left);
}
