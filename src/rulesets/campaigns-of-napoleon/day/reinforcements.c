/* [base reinforcement]: who arrives today, and where. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "wargame/arrivals.h"

#include <string.h>

enum { ELSEWHERE = 3 };

/* [base reinforcement] pieces that come today */
static bool due(const struct board *board, const struct arrival *arrival)
{
    return arrival->turn <= board->game->turn &&
           con_still_comes(board, arrival);
}

/* What comes, and where to. */
struct coming {
    const struct board *board;
    const struct arrival *arrival;
};

/* [base reinforcement] the listed hex or one on the edge, where they may enter
 */
static bool is_open(const void *context, int hex)
{
    const struct coming *coming = context;
    const struct board *board = coming->board;
    enum side side = con_army_side(board, coming->arrival->army);
    const struct map_hex *there = map_hex(&board->module->map, hex);

    return there && (there->edge || hex == coming->arrival->entry) &&
           !con_troops(board, con_enemy(side), hex) &&
           (con_troops(board, side, hex) ||
            !con_in_zoc(board, con_enemy(side), hex, VEDETTES_IGNORED));
}

/* [base reinforcement] a piece is on the map */
static void put_on_map(const struct board *board, const char *id, int hex)
{
    struct counter *piece = con_counter(board, id);
    const struct unit *unit = (const struct unit *)piece;

    piece_put(board->game->stacks, &piece->piece, hex);
    if (piece->list == UNITS)
        con_army(board, piece->of->id)->arrived_sp += unit->sp + unit->art;
}

/* [base reinforcement] I.b1 a leader who comes with another is put where
 * that one is */
void con_leaders_arrive(struct play *play)
{
    foreach (const struct arrival, arrival, play->module->arrivals) {
        const struct leader *with = con_leader(&play->board, arrival->with);

        if (!due(&play->board, arrival) || !with || with->state != ON_MAP)
            continue;
        put_on_map(&play->board, arrival->piece, with->hex);
        event_at(con_tell_own(
                     play->journal, EVENT_STATE, BASE(reinforcement),
                     con_side_id(con_army_side(&play->board, arrival->army)),
                     NULL, "%s joins %s at %s.",
                     con_leader_name(&play->board, arrival->piece),
                     con_leader_name(&play->board, arrival->with),
                     con_hex_name(&play->board, with->hex)),
                 with->hex);
    }
}

/* [base reinforcement] everything of one army that comes by the same road is
 * told together. */
static void arrive(struct play *play, const struct arrival *first, int hex,
                   struct names *come)
{
    enum side side = con_army_side(&play->board, first->army);
    const char *where = con_hex_name(&play->board, hex);
    struct names names = {NULL, 0};
    struct party party = {.side = side};
    struct event *event = NULL;

    foreach (const struct arrival, arrival, play->module->arrivals) {
        if (!due(&play->board, arrival) || arrival->entry != first->entry ||
            strcmp(arrival->army, first->army) != 0)
            continue;
        names_add(play->arena, &names,
                  con_counter(&play->board, arrival->piece)->name);
        names_add(play->arena, come, arrival->piece);
        put_on_map(&play->board, arrival->piece, hex);
        con_party_add(play->arena, &party,
                      con_counter(&play->board, arrival->piece));
    }
    if (con_party_in_zone(&play->board, &party)) /* 10.1a */
        con_note_entry(&play->board, &party);
    event = journal_tell(play->journal, EVENT_STATE, BASE(reinforcement),
                         con_side_id(side), first->piece,
                         "Reinforcements of the %s at %s: %s.",
                         con_army_card(play->module, first->army)->name, where,
                         names_text(&names, ", ", play->arena));
    event_news(event_at(event, hex), NEWS_SMALL);
    event_outside(event, arena_text(play->arena, "%s arrives at %s.",
                                    con_some_force(side), where));
    con_leaders_left_alone(play, con_enemy(side), hex);
    con_ride_down(play, RULE(4c));
}

/* [base reinforcement] a force needs no command on the day on which it comes.
 */
static void first_day(const struct board *board, const struct names *come)
{
    foreach (struct force, force, board->game->forces)
        if (force->commanded == NOT_COMMANDED && names_contain(come, force->id))
            force->commanded = COMMAND_FREE;
}

/* [base reinforcement] II: what is due enters in its own half */
void con_reinforcements(struct play *play, enum side side)
{
    const struct done_today *done = con_done_today(&play->board);
    struct names come = {NULL, 0};

    foreach (const struct arrival, arrival, play->module->arrivals) {
        const struct coming coming = {&play->board, arrival};
        const struct entry_rule rule = {is_open, &coming, ELSEWHERE};
        int hex = 0;

        if (!due(&play->board, arrival) || !arrival->entry ||
            con_army_side(&play->board, arrival->army) != side)
            continue;
        hex = arrival_hex(&rule, arrival->entry);
        if (hex)
            arrive(play, arrival, hex, &come);
    }
    con_default_forces(&play->board);
    con_keep_done(&play->board, done);
    first_day(&play->board, &come);
}
