/* What a throw costs: losses, and ways back by the owner's form of them. */
#include "rulesets/armee-du-nord/combat/combat.h"

/* The first listed that still stands; else who has most, or the lowest id. */
static struct unit *next_to_lose(const struct force *force,
                                 const struct names *list)
{
    struct unit *most = NULL;

    foreach_name (id, *list)
        foreach_unit (unit, *force)
            if (unit->increments > 0 && same_name(unit->id, id))
                return unit;
    foreach_unit (unit, *force)
        if (adn_is_stronger(unit, most))
            most = unit;
    return most && most->increments > 0 ? most : NULL;
}

/* Takes away who has nothing left; their leaders are alone then. */
static void bury(struct play *play, const struct force *force)
{
    foreach_unit (unit, *force) {
        int hex = unit->hex;

        if (unit->state != ON_MAP || unit->increments > 0)
            continue;
        adn_remove(&play->board, &unit->piece, GONE);
        adn_leaders_without_troops(play, hex, unit->side);
    }
}

/* The army decides whose the lead unit is. */
void adn_lose(struct play *play, const struct rule *rule,
              const struct force *force, int increments)
{
    const struct force left = adn_force_in(play->arena, force, 0);
    int *lost = ARENA_ARRAY(play->arena, int, left.count + 1);
    const struct unit *lead = adn_lead(&play->board, &left);
    const struct loss_order *order =
        lead ? play_standing(play, adn_side_of(play->module, &lead->counter),
                             &adn_loss_order, NULL)
             : NULL;

    for (; order && increments > 0; increments--) {
        struct unit *unit = next_to_lose(&left, &order->units);

        if (!unit)
            break;
        unit->increments--;
        adn_army(&play->board, unit->army)->lost++;
        foreach_unit (one, left)
            lost[one_at] += one == unit;
    }
    foreach_unit (unit, left)
        if (lost[unit_at] > 0)
            event_number(TELL_AT(play, EVENT_LOSS, rule, unit,
                                 unit->increments
                                     ? "%s loses %d and has %d left."
                                     : "%s loses %d and is gone.",
                                 unit->name, lost[unit_at], unit->increments),
                         lost[unit_at]);
    bury(play, &left);
}

/* What speaks for the lead unit: its own order, its corps', its army's. */
static const struct result_form *form_of(struct play *play,
                                         const struct unit *lead)
{
    const char *side = adn_side_of(play->module, &lead->counter);
    const struct result_form *form =
        play_standing(play, side, &adn_result_form, lead->id);

    return form->piece ? form
                       : play_standing(play, side, &adn_result_form,
                                       lead->card->corps_id);
}

/* The hexes of a force, lowest number first. */
static struct hexes hexes_of(struct arena *arena, const struct force *force)
{
    struct hexes sorted = {NULL, 0};

    foreach_unit (unit, *force)
        if (unit->state == ON_MAP)
            adn_sort_in(arena, &sorted, unit->hex);
    return sorted;
}

/* Of a charge the horse artillery goes along. */
static struct force with_guns(struct play *play, const struct setback *setback)
{
    struct force whole = adn_force_in(play->arena, setback->force, 0);

    if (setback->charge)
        foreach_unit (unit, setback->charge->along)
            if (unit->state == ON_MAP)
                adn_force_add(play->arena, &whole, unit);
    return whole;
}

/* [base retreat] the leaders of a beaten hex go with its lead unit; those of an
 * attacker stay, unless they ride with a charge. It goes hex by hex; who finds
 * no way at all stays, and those pay once together. */
static void go_back(struct play *play, const struct setback *setback, int hexes)
{
    const struct force whole = with_guns(play, setback);
    const struct hexes from = hexes_of(play->arena, &whole);
    struct retreat retreat = {.rule = setback->rule,
                              .victors = setback->victors,
                              .hexes = hexes,
                              .leaders_go = !setback->attack,
                              .charge = setback->charge};

    foreach_hex (hex, from) {
        retreat.from = hex;
        retreat.force = adn_force_in(play->arena, &whole, hex);
        adn_retreat(play, &retreat);
    }
    if (retreat.stay.count == 0)
        return;
    TELL(play, EVENT_NOTE, BASE(retreat), retreat.stay.units[0]->army,
         "No way back is open to %s: who stays pays %d.",
         adn_force_text(play->arena, &retreat.stay), hexes);
    adn_lose(play, BASE(retreat), &retreat.stay, hexes);
}

void adn_set_back(struct play *play, const struct setback *setback)
{
    static const char *const words[] = {
        [FORM_RETREAT] = "go back",
        [FORM_LOSS] = "stay and pay",
        [FORM_MIXED] = "go back one hex and pay one increment"};
    const struct unit *lead = adn_lead(&play->board, setback->force);
    const char *side = adn_side_of(play->module, &lead->counter);
    const struct result_form *given = form_of(play, lead);
    enum form form = setback->attack ? given->attack : given->defence;
    int go = setback->hexes;

    if (form == FORM_MIXED && setback->hexes == 1)
        form = FORM_RETREAT;
    if (!lead->card->picquet)
        event_cites(play->journal,
                    TELL_BY(play, EVENT_STANDING, setback->rule, side, NULL,
                            "%s %s %s.",
                            given == adn_result_form.initial
                                ? "Without a standing order"
                                : "By standing order",
                            adn_side_name(play->module, side), words[form]),
                    adn_result_form.rule);
    if (form != FORM_RETREAT)
        go = form == FORM_MIXED;
    if (go > 0)
        go_back(play, setback, go);
    if (go < setback->hexes)
        adn_lose(play, setback->rule, setback->force, setback->hexes - go);
}
