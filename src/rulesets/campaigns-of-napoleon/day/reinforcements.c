/* [base reinforcement]: who arrives today, and where. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"

#include <string.h>

enum { ELSEWHERE = 3 };

/* [base reinforcement] pieces that come today */
static bool due(const struct board *board, const struct arrival *arrival)
{
    return arrival->turn <= board->game->turn &&
           con_still_comes(board, arrival);
}

/* [base reinforcement] a hex where they may enter */
static bool open_hex(const struct board *board, enum side side, int hex)
{
    return !con_troops(board, con_enemy(side), hex) &&
           (con_troops(board, side, hex) ||
            !con_in_zoc(board, con_enemy(side), hex, VEDETTES_IGNORED));
}

/* [base reinforcement] the listed hex, or if it is closed the nearest open
 * one on the edge. */
static int entry_hex(const struct board *board, const struct arrival *arrival)
{
    enum side side = con_army_side(board, arrival->army);
    int best = 0;

    if (open_hex(board, side, arrival->entry))
        return arrival->entry;
    for (size_t i = 0; i < board->module->map.hex_count; i++) {
        const struct map_hex *hex = &board->module->map.hexes[i];
        int distance = hex_distance(arrival->entry, hex->hex);

        if (!hex->edge || distance > ELSEWHERE ||
            !open_hex(board, side, hex->hex))
            continue;
        if (!best || distance < hex_distance(arrival->entry, best))
            best = hex->hex;
    }
    return best;
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
static void arrive(struct play *play, const struct arrival *first, int hex)
{
    enum side side = con_army_side(&play->board, first->army);
    const char *names = "";
    struct event *event = NULL;

    foreach (const struct arrival, arrival, play->module->arrivals) {
        if (!due(&play->board, arrival) || arrival->entry != first->entry ||
            strcmp(arrival->army, first->army) != 0)
            continue;
        names = arena_text(play->arena, "%s%s%s", names, *names ? ", " : "",
                           con_counter(&play->board, arrival->piece)->name);
        put_on_map(&play->board, arrival->piece, hex);
    }
    event =
        event_at(journal_tell(play->journal, EVENT_STATE, BASE(reinforcement),
                              NULL, NULL, "Reinforcements of the %s at %s: %s.",
                              con_army_card(play->module, first->army)->name,
                              con_hex_name(&play->board, hex), names),
                 hex);
    event_news(event_of(event, con_side_id(side), first->piece), NEWS_SMALL);
    event_outside(event, arena_text(play->arena, "%s arrives at %s.",
                                    con_some_force(side),
                                    con_hex_name(&play->board, hex)));
    con_leaders_left_alone(play, con_enemy(side), hex);
    con_ride_down(play, RULE(4c));
}

/* [base reinforcement] a force on its first day needs no command. */
static void first_day(const struct board *board, enum side side)
{
    foreach (struct force, force, board->game->forces)
        if (force->of->side == side)
            foreach (const struct arrival, arrival, board->module->arrivals)
                if (force->commanded == NOT_COMMANDED && arrival->entry &&
                    arrival->turn == board->game->turn &&
                    same_name(arrival->piece, force->id))
                    force->commanded = COMMAND_PAID;
}

/* [base reinforcement] who enters in his half of phase II. II: what is due
 * enters in its own half, by default at the listed hex */
void con_reinforcements(struct play *play, enum side side)
{
    foreach (const struct arrival, arrival, play->module->arrivals) {
        int hex = 0;

        if (!due(&play->board, arrival) || !arrival->entry ||
            con_army_side(&play->board, arrival->army) != side)
            continue;
        hex = entry_hex(&play->board, arrival);
        if (hex)
            arrive(play, arrival, hex);
    }
    con_default_forces(&play->board);
    first_day(&play->board, side);
}
