/* Step 4: the attacks of the first player. [base sequence] */
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/turn/turn.h"

/* 12.12 what is announced in the phase, fought or not */
static void announce(struct play *play, const struct section *section)
{
    for (size_t i = 0; i < section->count; i++) {
        const struct order *order = &section->orders[i];

        if (!order->served)
            hexes_add(play->arena, &play->game->targets,
                      ((const struct attack_order *)order->details)->target);
    }
}

/* Marks of the phase end with it, and stand in no file. */
enum step_end gra_attack_phase(struct play *play)
{
    struct game *game = play->game;
    const char *side = gra_side_words[play->module->first_player];
    struct section *section = play_section(play, side, 1);

    gra_begin_phase(game);
    if (section)
        announce(play, section);
    play_section_orders(play, section);
    if (game->fought.count == 0)
        journal_tell(play->journal, EVENT_NOTE, BASE(sequence), side, NULL,
                     "Nobody of %s attacks.",
                     gra_side_name(play->module, side));
    gra_begin_phase(game);
    return STEP_NEXT;
}
