/* Chapter 1: the steps of a day, and what each of them does. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"

#include <string.h>

/* ---- what is done -------------------------------------------------------- */

/* [base weather] W: the weather is told */
static enum step_end run_weather(struct play *play)
{
    static const char *const texts[] = {
        "The day is clear.", "Rain falls all day.", "The ground is soaked.",
        "Snow falls.", "A blizzard rages."};

    event_number(journal_tell(play->journal, EVENT_STATE, BASE(weather), NULL,
                              NULL, "%s. %s",
                              con_when(play->game, play->module, play->arena),
                              texts[play->game->weather]),
                 play->game->turn);
    return STEP_NEXT;
}

/* 1b both sides' orders */
static enum step_end run_both(struct play *play)
{
    for (int side = 0; side < SIDE_COUNT; side++)
        play_section_orders(
            play, play_section(play, con_side_id((enum side)side), 1));
    return STEP_NEXT;
}

/* 1b I.b1: leaders arrive, then orders */
static enum step_end run_organization(struct play *play)
{
    con_leaders_arrive(play);
    return run_both(play);
}

/* 1b I.b2: forces, then who must forage */
static enum step_end run_forces(struct play *play)
{
    run_both(play);
    con_default_forces(&play->board);
    con_forage_unsupplied(play);
    return STEP_NEXT;
}

/* 1c II.a, II.b: one side moves all its forces, one after the other. Whoever
 * lost his leader by it is in another force before anybody is asked again
 * (ruling 125). */
static enum step_end run_moves(struct play *play)
{
    enum side side = con_acting(play);
    const struct done_today *done;

    play->game->repulses.count = 0;
    con_reinforcements(play, side);
    play->game->under_way = true;
    play_section_orders(play, play_section(play, con_side_id(side), 1));
    play->game->under_way = false;
    done = con_done_today(&play->board);
    con_default_forces(&play->board);
    con_keep_done(&play->board, done);
    for (size_t i = 0; con_half(play) == 1 && i < play->game->forces_count; i++)
        play->game->forces[i].bridge_work = 0;
    return STEP_NEXT;
}

/* 3.1b groups are made once the bridges are settled */
static enum step_end run_bridges(struct play *play)
{
    con_run_bridges(play);
    con_make_groups(play);
    return STEP_NEXT;
}

/* 3.1b III.a1, III.a2: one side after the other decides about the second ring,
 * then groups are told */
static enum step_end run_groups(struct play *play)
{
    con_second_ring_of(play, con_ring_side(play, con_half(play)));
    if (con_half(play) == 1)
        con_tell_groups(play);
    return STEP_NEXT;
}

/* 10.5a III.c: chits are laid, and phase III is over */
static enum step_end run_chits(struct play *play)
{
    run_both(play);
    con_note_first_leaders(play);
    return STEP_NEXT;
}

/* 3.1c, 10a VI.a0: marchers join, combats are ordered */
static enum step_end run_combat_order(struct play *play)
{
    con_join_marchers(play);
    con_order_combats(play);
    return STEP_NEXT;
}

/* 1f V.a, V.b: one side after the other, each march with its dice before the
 * next */
static enum step_end run_marches(struct play *play)
{
    if (con_half(play) == 0)
        con_note_occupied(&play->board);
    play_section_orders(play,
                        play_section(play, con_side_id(con_acting(play)), 1));
    return STEP_NEXT;
}

/* 1c the first player's steps */
static bool moves_first(const struct game *game, const char *side)
{
    return strcmp(con_side_id(game->first_player), side) == 0;
}

/* 1c the second player's steps */
static bool moves_second(const struct game *game, const char *side)
{
    return !moves_first(game, side);
}

/* ---- the day ------------------------------------------------------------- */

#define KINDS(...) ((const struct order_kind *const[]){__VA_ARGS__, NULL})

static const struct order_kind *const move_orders[] = {
    &con_move, &con_lay_pontoon, &con_break_bridge, &con_restore_bridge, NULL};
static const struct order_kind *const march_orders[] = {
    &con_force_order, &con_forced_march_order, &con_march_to_guns, NULL};

/* clang-format off */
/* 1a */
const struct step con_sequence[] = {
    {.id = "W", .rule = RULE(1a), .title = "Weather", .run = run_weather},
    {.id = "I.a1", .rule = RULE(1b), .title = "I.a Lines of communications",
     .run = con_run_supply},
    {.id = "I.a2", .rule = RULE(1b), .title = "I.a Centers and depots",
     .orders = KINDS(&con_center, &con_depot),
     .ask = con_ask_administration, .waits = true, .run = run_both},
    {.id = "I.b1", .rule = RULE(1b), .title = "I.b Organization",
     .orders = KINDS(&con_assign, &con_transfer, &con_vedettes,
                     &con_acting_vedette, &con_place_leader),
     .ask = con_ask_organization, .run = run_organization},
    {.id = "I.b2", .rule = RULE(1b), .title = "I.b Forces",
     .orders = KINDS(&con_force_order, &con_forage), .ask = con_ask_forces,
     .run = run_forces, .silence = con_silence_of_forces},
    {.id = "I.b3", .rule = RULE(1b), .title = "I.b Commands",
     .orders = KINDS(&con_command), .ask = con_ask_commands, .waits = true,
     .silence = con_silence_of_commands, .run = run_both},
    {.id = "I.c", .rule = RULE(2a), .title = "I.c Initiative",
     .run = con_run_initiative},
    {.id = "II.a", .rule = RULE(1c), .title = "II.a The first player moves",
     .orders = move_orders, .ask = con_ask_moves, .waits = true,
     .silence = con_silence_of_moves, .run = run_moves,
     .may_order = moves_first},
    {.id = "II.b", .rule = RULE(1c), .title = "II.b The second player moves",
     .orders = move_orders, .ask = con_ask_moves, .waits = true,
     .silence = con_silence_of_moves, .run = run_moves,
     .may_order = moves_second},
    {.id = "III.a0", .rule = RULE(3_1n), .title = "III.a Bridges",
     .orders = KINDS(&con_bridge_fight), .ask = con_ask_bridges, .waits = true,
     .waits_for = con_waits_in_full_play, .silence = con_silence_of_contact,
     .run = run_bridges},
    {.id = "III.a1", .rule = RULE(3_1b),
     .title = "III.a Combat groups, first choice",
     .orders = KINDS(&con_second_ring), .ask = con_ask_ring, .waits = true,
     .waits_for = con_waits_in_full_play, .silence = con_silence_of_contact,
     .run = run_groups},
    {.id = "III.a2", .rule = RULE(3_1b),
     .title = "III.a Combat groups, second choice",
     .orders = KINDS(&con_second_ring), .ask = con_ask_ring, .waits = true,
     .waits_for = con_waits_in_full_play, .silence = con_silence_of_contact,
     .run = run_groups},
    {.id = "III.b", .rule = RULE(1d), .title = "III.b Scouting",
     .run = con_run_scouting},
    {.id = "III.c", .rule = RULE(10_5a), .title = "III.c Chits",
     .orders = KINDS(&con_chit), .ask = con_ask_chits, .waits = true,
     .silence = con_silence_of_chits, .run = run_chits},
    {.id = "IV", .rule = RULE(1e), .title = "IV Morale",
     .orders = KINDS(&con_rally), .ask = con_ask_rally, .waits = true,
     .silence = con_silence_of_rally, .run = run_both},
    {.id = "V.a", .rule = RULE(1f), .title = "V.a The first player marches on",
     .orders = march_orders, .ask = con_ask_marches, .waits = true,
     .silence = con_silence_of_marches, .run = run_marches,
     .may_order = moves_first},
    {.id = "V.b", .rule = RULE(1f),
     .title = "V.b The second player marches on", .orders = march_orders,
     .ask = con_ask_marches, .waits = true, .silence = con_silence_of_marches,
     .run = run_marches, .may_order = moves_second},
    {.id = "VI.a0", .rule = RULE(10a), .title = "VI.a Order of the combats",
     .orders = KINDS(&con_combat_order), .run = run_combat_order},
    {.id = "VI.a1", .rule = RULE(1g), .title = "VI.a Combats",
     .orders = con_combat_orders, .ask = con_combat_ask, .waits = true,
     .waits_for = con_waits_in_combat, .silence = con_silence_of_combats,
     .run = con_combat_run},
    {.id = "VI.b", .rule = RULE(1g), .title = "VI.b Joint consolidation",
     .orders = KINDS(&con_assign, &con_transfer, &con_place_leader),
     .silence = con_silence_of_leaders, .run = con_run_consolidation,
     .ends_game_turn = true},
    {0},
};
/* clang-format on */
