/* Steps 4 to 6, and 7 to 9: what one player does in his turn.
 * [base sequence] */
#include "core/arena.h"
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/sight/sight.h"
#include "rulesets/grande-armee/turn/turn.h"

/* 12.12 what is announced in the phase, fought or not; who has nobody that may
 * attack announces nothing */
static void announce(struct play *play, const struct section *section, int side)
{
    for (size_t i = 0; i < section->count; i++) {
        const struct order *order = &section->orders[i];
        const struct attack_order *attack = order->details;

        if (!order->served && order->kind == &gra_attack &&
            gra_attackers(&play->board, side, attack).count > 0)
            hexes_add(play->arena, &play->game->targets, attack->target);
    }
}

/* Marks of the phase end with it, and stand in no file. */
static void attack_phase(struct play *play, int side)
{
    struct game *game = play->game;
    const char *id = gra_side_words[side];
    struct section *section = play_section(play, id, 1);

    gra_begin_phase(game);
    if (section)
        announce(play, section, side);
    play_section_orders(play, section);
    if (game->fought.count == 0)
        journal_tell(play->journal, EVENT_NOTE, BASE(sequence), id, NULL,
                     "Nobody of %s attacks.", gra_side_name(play->module, id));
    gra_begin_phase(game);
}

/* Steps 4 and 5 of a map: cavalry first, then all others. */
static void move_phases(struct play *play, int side)
{
    struct secret secret = gra_secret_begins(play);

    gra_begin_marches(play->game, side);
    gra_cavalry_arrives(play, side);
    gra_secret_ends(play, &secret, side);
    gra_skirmish_phase(play, side);
    secret = gra_secret_begins(play);
    gra_others_arrive(play, side);
    gra_movement_phase(play, side);
    gra_secret_ends(play, &secret, side);
}

/* ---- places -------------------------------------------------------------- */

/* Who holds each settlement. */
static int *holders(const struct play *play)
{
    const struct game *game = play->game;
    int *sides = ARENA_ARRAY(play->arena, int, game->held_count + 1);

    foreach (const struct held, held, game->held)
        sides[held_at] = held->side;
    return sides;
}

/* [base vp] which have another holder than before */
static void tell_places(struct play *play, int side, const int *before)
{
    struct names names = {NULL, 0};

    foreach (const struct held, held, play->game->held)
        if (held->side == side && before[held_at] != side)
            names_add(play->arena, &names,
                      map_name(&play->module->map, held->hex, play->arena));
    if (names.count > 0)
        event_news(journal_tell(play->journal, EVENT_STATE, BASE(vp), NULL,
                                NULL,
                                side == FRANCE ? "The French now hold %s."
                                               : "The Coalition now holds %s.",
                                names_phrase(&names, play->arena)),
                   NEWS_HOLDING);
}

static enum step_end player_turn(struct play *play, int side)
{
    const int *before = holders(play);

    if (play->game->kind == MAP)
        move_phases(play, side);
    attack_phase(play, side);
    tell_places(play, FRANCE, before);
    tell_places(play, COALITION, before);
    return STEP_NEXT;
}

enum step_end gra_first_player(struct play *play)
{
    return player_turn(play, play->module->first_player);
}

enum step_end gra_second_player(struct play *play)
{
    return player_turn(play, gra_enemy(play->module->first_player));
}
