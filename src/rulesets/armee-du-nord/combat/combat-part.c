/* Part D of a player turn: bombardments and attacks. [base sequence] */
#include "rulesets/armee-du-nord/combat/combat.h"

static int target_of(const struct order *order)
{
    return ((const struct attack_order *)order->details)->target;
}

/* All that are not served of that kind; of one hex, or 0: of all. */
static void carry_out_all(struct play *play, struct section *section,
                          const struct order_kind *kind, int target)
{
    for (ORDERS_OF(order, section, kind)) {
        if (target != 0 && target_of(order) != target)
            continue;
        play_carry_out(play, section->side, order);
        if (kind == &adn_attack)
            adn_break_through(play, section->side);
    }
}

static bool is_to_be_attacked(struct section *section, int target)
{
    for (ORDERS_OF(order, section, &adn_attack))
        if (target_of(order) == target)
            return true;
    return false;
}

/* 1Da interleaved: a hex that is attacked is bombarded just before */
static void interleave(struct play *play, struct section *section)
{
    for (ORDERS_OF(order, section, NULL)) {
        if (order->kind == &adn_bombard &&
            !is_to_be_attacked(section, target_of(order)))
            play_carry_out(play, section->side, order);
        if (order->kind != &adn_attack)
            continue;
        carry_out_all(play, section, &adn_bombard, target_of(order));
        play_carry_out(play, section->side, order);
        adn_break_through(play, section->side);
    }
}

/* 1Da which timing it is */
static void tell_timing(struct play *play, const struct section *section,
                        enum timing timing)
{
    size_t i = 0;

    while (i < section->count && section->orders[i].kind != &adn_bombard)
        i++;
    if (i < section->count)
        journal_tell(play->journal, EVENT_NOTE, RULE(1Da), section->side, NULL,
                     timing == STRICT
                         ? "All guns fire before the first attack."
                         : "Guns fire on a hex just before it is attacked.");
}

static void fight_for(struct play *play, const char *side)
{
    struct section *section = play_section(play, side, 1);
    const struct timing_order *timing =
        play_standing(play, side, &adn_timing, NULL);

    if (!section)
        return;
    tell_timing(play, section, timing->value);
    if (timing->value == INTERLEAVED) {
        interleave(play, section);
    } else {
        carry_out_all(play, section, &adn_bombard, 0);
        carry_out_all(play, section, &adn_attack, 0);
    }
    carry_out_all(play, section, &adn_breakthrough, 0);
}

/* [base players] one side of the army after the other */
void adn_combat_part(struct play *play, int army)
{
    play->game->part = PART_D;
    for (SIDES_OF(side, play->module, army))
        fight_for(play, side);
}
