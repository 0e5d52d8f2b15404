/* 10.5m to 10.5q combat between besieger and besieged. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"

/* [base siege] a group is besieged if all of it stands in one such town. */
void con_find_sieges(const struct board *board)
{
    foreach (struct group, group, board->game->groups)
        group->besieged =
            group->hexes.count == 1 &&
            con_besieged(board, group->side, group->hexes.items[0]);
}

/* 10.5n siege combat is voluntary */
static const char *const siege_words[] = {"none", "assault", "sortie", NULL};

static void say_siege(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    static const char *const said[] = {"begin no combat in a siege",
                                       "assault a town we besiege",
                                       "make a sortie when besieged"};
    const struct siege_order *details = order->details;

    (void)seat;
    buffer_puts(out, said[details->word]);
    if (details->at)
        buffer_printf(out, " at %04d", details->at);
}

const struct order_kind con_siege = {
    ORDER("siege", RULE(10_5n),
          "whether to assault a besieged town, or to sally out of one"),
    FIELDS(siege_order, MAY(HEX, siege_order, at, "at"),
           CHOOSE(siege_order, word, "do", siege_words)),
    .subject = "at",
    .check_order = con_check_at,
    .say = say_siege,
    .initial = &(const struct siege_order){0, SIEGE_NONE},
};

/* 10.5n first the besieger, then the besieged decides; 10.5p who begins is the
 * attacker. */
bool con_siege_begins(const struct fight *fight)
{
    enum side besieged = fight->besieged[FRENCH] ? FRENCH : COALITION;
    enum side besieger = con_enemy(besieged);
    const struct siege_order *outside =
        con_standing_here(fight, besieger, &con_siege);
    const struct siege_order *inside =
        con_standing_here(fight, besieged, &con_siege);
    struct combat *combat = fight->combat;

    if (outside->word == SIEGE_ASSAULT)
        combat->attacker = besieger;
    else if (inside->word == SIEGE_SORTIE)
        combat->attacker = besieged;
    else
        return false;
    combat->role_fixed = true;
    return true;
}
