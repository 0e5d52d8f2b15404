/* What a throw costs: losses, and crt.dr, crt.ar and their doubles by the
 * owner's form of a setback. */
#include "rulesets/armee-du-nord/combat/combat.h"

/* ---- who of a force loses, and what is gone with it: [base increments] --- */

/* The first listed unit that still stands; else who has most left, of equals
 * the lowest id. */
static struct unit *next_to_lose(const struct force *force,
                                 const struct names *list)
{
    struct unit *most = NULL;

    for (NAMES_IN(id, list))
        for (UNITS_IN(unit, force))
            if (unit->increments > 0 && same_name(unit->id, id))
                return unit;
    for (UNITS_IN(unit, force))
        if (adn_is_stronger(unit, most))
            most = unit;
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
    for (UNITS_IN(unit, force)) {
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
    order = play_standing(play, adn_side_of(play->module, &lead->counter),
                          &adn_loss_order, NULL);
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

/* The value that speaks for the lead unit: its own, its corps', its army's. */
static enum form form_of(struct play *play, const struct unit *lead,
                         bool attack)
{
    const char *side = adn_side_of(play->module, &lead->counter);
    const struct result_form *form =
        play_standing(play, side, &adn_result_form, lead->id);

    if (!form->piece)
        form =
            play_standing(play, side, &adn_result_form, lead->card->corps_id);
    return attack ? form->attack : form->defence;
}

static void tell_form(struct play *play, const struct rule *rule,
                      const char *side, enum form form)
{
    static const char *const words[] = {
        [FORM_RETREAT] = "go back",
        [FORM_LOSS] = "stay and pay",
        [FORM_MIXED] = "go back one hex and pay one increment"};

    event_cites(play->journal,
                journal_tell(play->journal, EVENT_STANDING, rule, side, NULL,
                             "By standing order %s %s.",
                             adn_side_name(play->module, side), words[form]),
                adn_result_form.rule);
}

/* The hexes of a force, lowest number first. */
static struct hexes hexes_of(struct arena *arena, const struct force *force)
{
    struct hexes sorted = {NULL, 0};

    for (;;) {
        int next = 0;

        for (UNITS_IN(unit, force)) {
            int hex = unit->hex;

            if (unit->state == ON_MAP && !hexes_contain(&sorted, hex) &&
                (next == 0 || hex < next))
                next = hex;
        }
        if (next == 0)
            return sorted;
        hexes_add(arena, &sorted, next);
    }
}

/* Of a charge the horse artillery goes along. */
static struct force with_guns(struct play *play, const struct setback *setback)
{
    struct force whole = adn_force_left(play->arena, setback->force);
    const struct fight *fight = setback->fight;

    if (!fight || !fight->charge || !setback->attack)
        return whole;
    for (UNITS_IN(unit, &fight->along))
        if (unit->state == ON_MAP)
            adn_force_add(play->arena, &whole, unit);
    return whole;
}

/* [base retreat] the leaders of a beaten hex go with its lead unit; those of an
 * attacker stay, unless they ride with a charge. It goes hex by hex; who finds
 * no way at all stays, and those pay once together. */
static void go_back(struct play *play, const struct setback *setback, int hexes)
{
    struct force whole = with_guns(play, setback);
    struct hexes from = hexes_of(play->arena, &whole);
    struct force stay = {NULL, 0};

    for (HEXES_IN(hex, &from)) {
        struct retreat retreat = {
            .rule = setback->rule,
            .force = adn_force_in(play->arena, &whole, hex),
            .victors = setback->victors,
            .from = hex,
            .hexes = hexes,
            .leaders_go =
                !setback->attack || (setback->fight && setback->fight->charge)};

        adn_retreat(play, &retreat);
        for (UNITS_IN(unit, &retreat.stay))
            adn_force_add(play->arena, &stay, unit);
    }
    if (stay.count == 0)
        return;
    TELL(play, EVENT_NOTE, BASE(retreat), stay.units[0]->army,
         "No way back is open to %s: who stays pays %d.",
         adn_force_text(play->arena, &stay), hexes);
    adn_lose(play, BASE(retreat), &stay, hexes);
}

void adn_set_back(struct play *play, const struct setback *setback)
{
    const struct unit *lead = adn_lead(&play->board, setback->force);
    enum form form = form_of(play, lead, setback->attack);

    if (form == FORM_MIXED && setback->hexes == 1)
        form = FORM_RETREAT;
    tell_form(play, setback->rule, adn_side_of(play->module, &lead->counter),
              form);
    if (form == FORM_LOSS) {
        adn_lose(play, setback->rule, setback->force, setback->hexes);
    } else if (form == FORM_MIXED) {
        go_back(play, setback, 1);
        adn_lose(play, setback->rule, setback->force, 1);
    } else {
        go_back(play, setback, setback->hexes);
    }
}
