/* [base siege]: who is shut up in a fortified town, and what he suffers. */
#include "core/shares.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"

enum { HUNGER_DAY = 3, SHUT_UP = 2 };

/* [base siege] troops shut up in a fortified town. A way out of it is a
 * neighbour without an enemy stack and out of every enemy zone; it is shut if
 * there is none and an enemy stands before it. */
bool con_besieged(const struct board *board, enum side side, int hex)
{
    bool faced = false;

    if (!con_fortified(board, hex) || !con_troops(board, side, hex))
        return false;
    foreach_neighbour (near, hex) {
        if (!con_adjacent(board, hex, near))
            continue;
        if (con_more_than_vedettes(board, con_enemy(side), near))
            faced = true;
        else if (!con_in_zoc(board, con_enemy(side), near, VEDETTES_COUNT))
            return false;
    }
    return faced;
}

/* [base siege] a force with troops shut up */
bool con_force_besieged(const struct board *board, const struct force *force)
{
    const struct party party = con_party_of_force(board, force);

    foreach_unit (unit, party)
        if (con_besieged(board, party.side, unit->hex))
            return true;
    return false;
}

/* ---- hunger -------------------------------------------------------------- */

/* [base siege] hunger throws for its loss */
static void starve(struct play *play, const struct held_place *held)
{
    const struct party party =
        con_party_of_hex(&play->board, held->side, held->hex);
    int sp = con_party_sp(&party);
    struct event *event = NULL;
    int face = con_die(play, BASE(siege), "hunger",
                       hex_text(play->arena, held->hex), held->side, &event);
    const struct loss loss = {
        .party = &party,
        .points = percent_of(
            sp,
            con_attrition_share(&play->board, face + SHUT_UP + held->besieged)),
        .cycle = CYCLE_STANDS,
        .rule = BASE(siege)};

    event_number(event_at(event, held->hex), loss.points);
    event->text = arena_text(
        play->arena, "Hunger in %s, day %d of the siege: die %d, %d of %d SP.",
        con_hex_name(&play->board, held->hex), held->besieged, face,
        loss.points, sp);
    if (loss.points > 0)
        con_take_losses(play, &loss);
}

/* [base siege] from the third day on those shut up in a town lose men. */
void con_hunger(struct play *play)
{
    foreach (struct held_place, held, play->game->held) {
        if (!con_besieged(&play->board, held->side, held->hex)) {
            held->besieged = 0;
            continue;
        }
        held->besieged++;
        if (held->besieged >= HUNGER_DAY)
            starve(play, held);
    }
}
