/* The political phase: P1 to P9, one sheet of all powers for all of them. */
#include "rooms/empires-in-arms/politics/peace.h"

void eia_ask_politics(const struct play *play, struct questions *questions)
{
    if (option_is(play->options, "mode", "scenario"))
        return;
    for (int i = NO_POWER + 1; i < POWER_END; i++) {
        struct question *question =
            question_add(questions, eia_power_words[i], BASE(sequence),
                         "war, peace, alliances and access");

        question->fallback = "nothing is declared, made or broken; standing "
                             "orders answer";
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

static bool takes(struct play *play, enum power power,
                  const struct order_kind *kind, const char *subject)
{
    struct order *order =
        play_order(play, eia_power_id(power), kind, subject, 0);

    return order && play_carry_out(play, eia_power_id(power), order);
}

bool eia_both_say(struct play *play, enum power one, enum power other,
                  const struct order_kind *kind)
{
    return eia_ordered(play, one, kind, eia_power_id(other)) &&
           eia_ordered(play, other, kind, eia_power_id(one)) &&
           takes(play, one, kind, eia_power_id(other)) &&
           takes(play, other, kind, eia_power_id(one));
}

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
                                     "Order of %s lapses: %s: the other "
                                     "side does not say so",
                                     play_side_name(play, section->side),
                                     order_text(play->arena, order)),
                         section->side, NULL),
                section->side);
        }
    }
}

enum step_end eia_run_politics(struct play *play)
{
    if (option_is(play->options, "mode", "scenario"))
        return STEP_NEXT;
    eia_caretakers(play);
    eia_diplomacy(play);
    eia_declarations(play);
    eia_peace(play);
    eia_alliances_made(play);
    eia_zones_free(play);
    eia_sponsors(play);
    eia_lapses(play);
    eia_alliances_broken(play);
    eia_free_states(play);
    eia_combinations(play);
    eia_neutral_forces(play);
    return STEP_NEXT;
}
