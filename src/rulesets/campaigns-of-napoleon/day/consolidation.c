/* [base consolidation]: the evening of a day. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"

#include <string.h>

enum { DIE = 6 };

/* ---- 1 stacking ---------------------------------------------------------- */

/* [base stacking] the smallest force of a stack: what of it stands there, for
 * others of it may be next door. Pontoons count nothing. */
static struct force *smallest_in(const struct board *board, enum side side,
                                 int hex)
{
    struct force *smallest = NULL;
    int least = 0;

    foreach (struct force, force, board->game->forces) {
        struct party party = con_party_of_force(board, force);
        int sp;

        con_party_keep(&party, hex);
        sp = con_party_sp(&party);
        if (party.side != side || sp == 0 || (smallest && sp >= least))
            continue;
        smallest = force;
        least = sp;
    }
    return smallest;
}

/* [base stacking] a free hex next door with room */
static int refuge(const struct board *board, enum side side, int hex, int sp)
{
    int best = 0;

    foreach_neighbour (to, hex)
        if ((!best || to < best) && con_adjacent(board, hex, to) &&
            !con_stands(board, con_enemy(side), to) &&
            !con_in_zoc(board, con_enemy(side), to, VEDETTES_IGNORED) &&
            con_stack_sp(board, side, to) + sp <= board->module->stacking_sp)
            best = to;
    return best;
}

/* [base stacking] the smallest force steps aside; false: none can */
static bool step_aside(struct play *play, enum side side, int from)
{
    struct force *force = smallest_in(&play->board, side, from);
    struct party party = {.side = side};
    int to = 0;

    if (force) {
        party = con_party_of_force(&play->board, force);
        con_party_keep(&party, from);
        to = refuge(&play->board, side, from, con_party_sp(&party));
    }
    if (!to)
        return false;
    con_party_go(&play->board, &party, to);
    event_at(con_tell_own(play->journal, EVENT_STATE, BASE(stacking),
                          con_side_id(party.side), NULL,
                          "There is no room for troops of %s at %s; the "
                          "evening finds them at %s.",
                          con_force_name(&play->board, force),
                          con_hex_name(&play->board, from),
                          con_hex_name(&play->board, to)),
             to);
    return true;
}

/* [base stacking] no more than the limit in the evening */
static void make_room(struct play *play, enum side side)
{
    const struct hexes stacks = con_stacks(&play->board, side);

    foreach_hex (hex, stacks)
        while (con_stack_sp(&play->board, side, hex) >
                   play->module->stacking_sp &&
               step_aside(play, side, hex))
            continue;
}

/* ---- 2 orders ------------------------------------------------------------ */

/* 1g [base organization] who was to come under whom, if he still can */
static void organize(struct play *play, enum side side)
{
    play_section_orders(play, play_section(play, con_side_id(side), 1));
}

/* ---- 4 leaders ----------------------------------------------------------- */

/* 1g, [base consolidation] units without a leader find one (ruling 141) */
static void find_leaders(struct play *play)
{
    const struct board *board = &play->board;

    foreach_piece (struct unit, unit, play->game->units, ANY_SIDE)
        if (con_find_leader(board, unit))
            con_tell_own(play->journal, EVENT_STATE, BASE(consolidation),
                         con_side_id(unit->card->side), unit->id,
                         "The %s comes under %s.", unit->name,
                         con_leader_name(board, unit->leader));
}

/* ---- 5 control ----------------------------------------------------------- */

/* [base consolidation] true if the place has changed hands. */
static bool take(struct play *play, enum side side, int hex)
{
    struct held_place *held = con_held(&play->board, hex);
    bool news = !held || held->side != side;

    if (!held) {
        held = GAME_ADD(play, held);
        held->hex = hex;
    }
    held->side = side;
    held->was_french = held->was_french || side == FRENCH;
    return news;
}

/* [base consolidation] what the side holds newly is told in one sentence. */
static void control(struct play *play, enum side side)
{
    struct names names = {NULL, 0};

    for (size_t i = 0; i < play->module->map.place_count; i++) {
        const struct map_place *place = &play->module->map.places[i];

        if (con_more_than_vedettes(&play->board, side, place->hex) &&
            take(play, side, place->hex))
            names_add(play->arena, &names, place->name);
    }
    if (names.count > 0)
        event_news(journal_tell(play->journal, EVENT_STATE, BASE(consolidation),
                                NULL, NULL, "%s now hold %s.",
                                con_side_troops(side),
                                names_text(&names, ", ", play->arena)),
                   NEWS_HOLDING);
}

/* ---- 6 flags of the day -------------------------------------------------- */

/* [base consolidation] what a force did today is past. With the switch
 * admin-march a command is good for the next day, too. */
static void clear_force(struct force *force, bool two_days)
{
    force->second_day =
        two_days && force->commanded == COMMAND_PAID && !force->second_day;
    if (!force->second_day)
        force->commanded = NOT_COMMANDED;
    force->forage = force->moved = false;
    force->failed_repulse = force->marched_to_guns = false;
    force->tried_guns = false;
    force->joins = NULL;
    force->forced_march = force->declined_group = false;
    force->spent = force->outflanking = 0;
    force->path.count = force->parts.count = 0;
}

/* [base consolidation] what the day held is past */
static void clear_day(const struct play *play)
{
    struct game *game = play->game;

    foreach (struct force, force, game->forces)
        clear_force(force, option_is(play->options, "admin-march", "on"));
    foreach (struct vedette, vedette, game->vedettes)
        vedette->moved = false;
    foreach (struct army, army, game->armies) {
        army->center_moved = false;
        army->received = 0;
    }
    game->groups_count = game->combats_count = game->bridges_count = 0;
    game->combat_order.count = game->repulses.count = 0;
    game->occupied.count = 0;
    game->loose_chits_count = 0;
    game->groups_made = false;
}

/* ---- 9 weather ----------------------------------------------------------- */

static bool is_winter(const struct module *module, int turn)
{
    const struct turn_card *day = con_day(module, turn);
    int month = day && strlen(day->date) >= 7
                    ? (day->date[5] - '0') * 10 + day->date[6] - '0'
                    : 6;

    return month >= 11 || month <= 3;
}

/* [base weather] by die, in winter by another list */
static enum weather thrown_weather(struct play *play)
{
    static const enum weather winter[DIE] = {
        WEATHER_CLEAR, WEATHER_CLEAR, MUD, SNOW, SNOW, BLIZZARD};
    enum weather today = play->game->weather;
    struct event *event = NULL;
    const struct roll *roll =
        journal_roll(play->journal, play->dice, BASE(weather), "tomorrow", NULL,
                     1, DIE, &event);
    int face = roll->faces[0];

    event_for_all(event);
    event->text =
        arena_text(play->arena, "The weather of tomorrow: die %d.", face);
    if (is_winter(play->module, play->game->turn + 1))
        return winter[face - 1];
    if (face >= 5)
        return RAIN;
    if (face == 4)
        return today;
    return today == RAIN ? MUD : WEATHER_CLEAR;
}

/* [base weather] the weather of tomorrow */
static enum weather next_weather(struct play *play)
{
    const struct turn_card *day = con_day(play->module, play->game->turn + 1);

    if (option_is(play->options, "weather", "random"))
        return thrown_weather(play);
    return day ? day->weather : play->game->weather;
}

/* 1g joint consolidation, after all combats */
enum step_end con_run_consolidation(struct play *play)
{
    con_tidy_pontoons(&play->board);
    con_default_forces(&play->board);
    make_room(play, play->game->first_player);
    make_room(play, con_enemy(play->game->first_player));
    con_tidy_pontoons(&play->board);
    organize(play, play->game->first_player);
    organize(play, con_enemy(play->game->first_player));
    con_default_forces(&play->board);
    find_leaders(play);
    control(play, FRENCH);
    control(play, COALITION);
    con_hunger(play);
    con_tidy_forces(&play->board);
    con_default_forces(&play->board);
    con_morale_track(play);
    con_judge(play);
    if (play->over)
        return STEP_NEXT;
    play->game->weather = next_weather(play);
    clear_day(play);
    play->game->turn++;
    return STEP_NEXT;
}
