/* crt.dr, crt.ar and their doubles: the owner's form of a setback. */
#include "rulesets/armee-du-nord/combat/combat.h"

/* The value that speaks for the lead unit: its own, its corps', its army's. */
static enum form form_of(struct play *play, const struct unit *lead,
                         bool attack)
{
    const char *side = adn_army_words[lead->army];
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

        for (size_t i = 0; i < force->count; i++) {
            int hex = force->units[i]->hex;

            if (force->units[i]->state == ON_MAP &&
                !hexes_contain(&sorted, hex) && (next == 0 || hex < next))
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
    for (size_t i = 0; i < fight->along.count; i++)
        if (fight->along.units[i]->state == ON_MAP)
            adn_force_add(play->arena, &whole, fight->along.units[i]);
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

    for (size_t i = 0; i < from.count; i++) {
        struct force there = adn_force_in(play->arena, &whole, from.items[i]);
        struct retreat retreat = {
            .rule = setback->rule,
            .victors = setback->victors,
            .from = from.items[i],
            .hexes = hexes,
            .leaders_go =
                !setback->attack || (setback->fight && setback->fight->charge)};

        adn_retreat(play, &retreat, &there);
        for (size_t j = 0; j < retreat.stay.count; j++)
            adn_force_add(play->arena, &stay, retreat.stay.units[j]);
    }
    if (stay.count == 0)
        return;
    journal_tell(play->journal, EVENT_NOTE, BASE(retreat),
                 adn_army_words[stay.units[0]->army], NULL,
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
    tell_form(play, setback->rule, adn_army_words[lead->army], form);
    if (form == FORM_LOSS) {
        adn_lose(play, setback->rule, setback->force, setback->hexes);
    } else if (form == FORM_MIXED) {
        go_back(play, setback, 1);
        adn_lose(play, setback->rule, setback->force, 1);
    } else {
        go_back(play, setback, setback->hexes);
    }
}
