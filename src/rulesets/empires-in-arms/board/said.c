/* What powers have said in the sections of a step. */
#include "rulesets/empires-in-arms/board/said.h"

/* [base sequence] the orders of one kind, in the order of the sheet */
void eia_carry_out_all(struct play *play, enum power power,
                       const struct order_kind *kind)
{
    struct section *section = play_section(play, eia_power_id(power), 0);

    for (size_t i = 0; section && i < section->count; i++)
        if (section->orders[i].kind == kind && !section->orders[i].served)
            play_carry_out(play, eia_power_id(power), &section->orders[i]);
}

/* [base mail] one order of a pair is carried out */
static bool takes(struct play *play, enum power power,
                  const struct order_kind *kind, const char *subject)
{
    struct order *order =
        play_order(play, eia_power_id(power), kind, subject, 0);

    return order && play_carry_out(play, eia_power_id(power), order);
}

/* [base mail] what both must say, and may */
bool eia_both_say(struct play *play, enum power one, enum power other,
                  const struct order_kind *kind)
{
    return eia_ordered(play, one, kind, eia_power_id(other)) &&
           eia_ordered(play, other, kind, eia_power_id(one)) &&
           takes(play, one, kind, eia_power_id(other)) &&
           takes(play, other, kind, eia_power_id(one));
}

/* [base mail] what only one side said lapses */
void eia_unanswered(struct play *play, const struct order_kind *kind)
{
    for (size_t i = 0; i < play->section_count; i++) {
        struct section *section = &play->sections[i];
        struct order *order = NULL;

        while ((order = play_order(play, section->side, kind, NULL, 0))) {
            order->served = true;
            event_for(
                play->journal,
                event_of(journal_add(play->journal, EVENT_LAPSE, kind->rule,
                                     "Order of %s lapses: %s: the other side "
                                     "does not say so",
                                     play_side_name(play, section->side),
                                     order_words(play->arena, order)),
                         section->side, NULL),
                section->side);
        }
    }
}

bool eia_ordered(const struct play *play, enum power power,
                 const struct order_kind *kind, const char *subject)
{
    const struct section *section = play_section(play, eia_power_id(power), 0);

    for (size_t i = 0; section && i < section->count; i++)
        if (section->orders[i].kind == kind &&
            order_is_about(&section->orders[i], subject))
            return true;
    return false;
}
