/* Chapter 3.1g: troops behind those in contact may join their group. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"

enum ring { JOIN, STAY_OUT };

struct ring_order {
    int at; /* stack, or 0: all */
    enum ring choice;
    struct hexes with; /* a contact hex of each group to join */
};

static const char *const ring_words[] = {"join", "decline", NULL};

/* log.2009-09-25 vedettes behind the line never join; 9.1b, a stack in
 * contact has no choice */
static bool check_ring(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct ring_order *details = order->details;

    if (!details->at || !seat->game->groups_made)
        return true;
    if (con_vedette_only(&seat->board, con_side(seat->side), details->at))
        return REFUSE(RULE(log_2009_09_25),
                      "at %04d stand vedettes alone: they join no group",
                      details->at);
    if (!con_troops(&seat->board, con_side(seat->side), details->at))
        return REFUSE(RULE(3_1g), "you have no troops at %04d", details->at);
    return true;
}

static void say_ring(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct ring_order *details = order->details;

    (void)seat;
    if (details->at)
        buffer_printf(out, "troops behind the line at %04d ", details->at);
    else
        buffer_puts(out, "troops behind the line ");
    buffer_puts(out, details->choice == JOIN ? "join the combat group"
                                             : "stay out of the combat");
    for (size_t i = 0; i < details->with.count; i++)
        buffer_printf(out, "%s %04d", i ? " and that at" : " at",
                      details->with.items[i]);
    if (details->with.count > 1)
        buffer_puts(out, ", as one combat");
}

static void choices_of_ring(const struct seat *seat, struct choices *choices);

const struct order_kind con_second_ring = {
    ORDER("second-ring", RULE(3_1g),
          "whether troops behind the line join the combat group"),
    FIELDS(ring_order, MAY(HEX, ring_order, at, "at"),
           CHOOSE(ring_order, choice, "choice", ring_words),
           MAY(HEXES, ring_order, with, "with")),
    .subject = "at",
    .check_order = con_check_at,
    .check_world = check_ring,
    .initial = &(const struct ring_order){0, JOIN, {NULL, 0}},
    .say = say_ring,
    .choices = choices_of_ring,
};

static const struct hexes any_group = {NULL, 0};

/* ---- who may join what --------------------------------------------------- */

/* 3.1g next to troops of the group that face the enemy's */
static bool behind(const struct board *board, const struct group *group,
                   int hex)
{
    foreach_hex (contact, group->contact)
        if (con_adjacent(board, hex, contact) &&
            con_more_than_vedettes(board, group->side, contact) &&
            con_first_foe(board, group->side, contact))
            return true;
    return false;
}

static bool names_group(const struct hexes *with, const struct group *group)
{
    foreach_hex (hex, *with)
        if (hexes_contain(&group->contact, hex))
            return true;
    return false;
}

/* 3.1g the group that troops behind the line may join: one that they name, else
 * any, that of the lowest contact hex before others (ruling 40) */
static struct group *group_behind(const struct board *board, enum side side,
                                  int hex, const struct hexes *with)
{
    struct group *first = NULL;
    bool named = false;

    foreach (struct group, group, board->game->groups) {
        bool is_named = names_group(with, group);

        if (group->side != side || !behind(board, group, hex) ||
            (named && !is_named))
            continue;
        if (!first || (is_named && !named) ||
            group->contact.items[0] < first->contact.items[0])
            first = group;
        named |= is_named;
    }
    return first;
}

/* 3.1i no troops of the enemy are in their combat, if they are in one */
static bool is_free(const struct board *board, enum side side, int hex)
{
    const struct group *own = con_group_at(board, side, hex);

    for (size_t i = 0; own && i < own->hexes.count; i++)
        if (con_first_foe(board, side, own->hexes.items[i]))
            return false;
    return true;
}

/* 3.1g no vedettes, and nobody who is in a combat with troops */
static bool may_choose(const struct board *board, enum side side, int hex)
{
    return is_free(board, side, hex) && !con_vedette_only(board, side, hex) &&
           group_behind(board, side, hex, &any_group);
}

/* 3.1g stacks of the side that may choose, ascending. */
static struct hexes choosers(const struct board *board, enum side side)
{
    const struct hexes stacks = con_stacks(board, side);
    struct hexes free = {NULL, 0};

    foreach_hex (hex, stacks)
        if (may_choose(board, side, hex))
            hexes_add(board->arena, &free, hex);
    return free;
}

/* The lowest contact hex of each group that troops there are behind. */
static struct hexes ways_of(const struct board *board, enum side side, int hex)
{
    struct hexes ways = {NULL, 0};

    foreach (struct group, group, board->game->groups)
        if (group->side == side && behind(board, group, hex))
            hexes_add(board->arena, &ways, group->contact.items[0]);
    con_sort_hexes(&ways);
    return ways;
}

/* In an uncertain seat, too, the stacks behind the groups that stand now. */
static void choices_of_ring(const struct seat *seat, struct choices *choices)
{
    enum side side = con_side(seat->side);
    const struct hexes free = choosers(&seat->board, side);

    foreach_hex (hex, free) {
        struct ring_order details = {hex, JOIN, {NULL, 0}};
        const struct hexes ways = ways_of(&seat->board, side, hex);

        choice_offer(seat, choices, &con_second_ring, &details,
                     "%s joins the group at %s",
                     con_hex_name(&seat->board, hex),
                     con_hex_name(&seat->board, ways.items[0]));
        if (ways.count > 1)
            choice_offer(seat, choices, &con_second_ring,
                         &(const struct ring_order){hex, JOIN, ways}, NULL);
        details.choice = STAY_OUT;
        choice_offer(seat, choices, &con_second_ring, &details, NULL);
    }
}

/* 3.1b the first player decides first; ruling 1 has a switch */
enum side con_ring_side(const struct play *play, int turn)
{
    enum side first = play->game->first_player;

    if (option_is(play->options, "second-ring-order", "non-initiative"))
        first = con_enemy(play->game->initiative_player);
    return turn == 0 ? first : con_enemy(first);
}

/* 3.1b III.a1, III.a2: a side is asked about its stacks behind the line */
void con_ask_ring(const struct play *play, struct questions *questions)
{
    enum side side = con_ring_side(play, con_half(play));
    const struct hexes free = choosers(&play->board, side);

    for (size_t i = 0; play->game->groups_made && i < free.count; i++) {
        struct question *question =
            question_add(questions, con_side_id(side), RULE(3_1g),
                         "shall these troops join the combat group?");

        question->subject = hex_text(play->arena, free.items[i]);
        con_express(play, question);
    }
}

/* ---- joining ------------------------------------------------------------- */

/* 3.1g what the troops in a hex do, told to their own side */
static void say(const struct play *play, enum side side, int hex,
                const char *what)
{
    event_at(event_for(play->journal,
                       journal_add(play->journal, EVENT_STATE, RULE(3_1g),
                                   "The troops at %s %s.",
                                   con_hex_name(&play->board, hex), what),
                       con_side_id(side)),
             hex);
}

/* 3.1g troops stay out of the combat */
static void decline(struct play *play, enum side side, int hex)
{
    foreach_unit_in (unit, &play->board, side, hex) {
        struct force *force = con_force(&play->board, unit->force);

        if (force)
            force->declined_group = true;
    }
    say(play, side, hex, "stay out of the combat");
}

/* 3.1g one more group that the order names, besides that which has the troops
 */
static struct group *linked(const struct board *board, const struct group *own,
                            int hex, const struct hexes *with)
{
    foreach (struct group, group, board->game->groups)
        if (group != own && group->side == own->side &&
            behind(board, group, hex) && names_group(with, group))
            return group;
    return NULL;
}

/* 3.1g troops come into the group; 3.1i vedettes that they face come with them,
 * for the scouts. Returns the group. */
static struct group *enter(struct play *play, struct group *group, int hex)
{
    enum side side = group->side;
    struct group *own = con_group_at(&play->board, side, hex);

    if (own) {
        con_link_groups(play, group, own);
        return con_group_at(&play->board, side, hex);
    }
    hexes_add(play->arena, &group->hexes, hex);
    con_sort_hexes(&group->hexes);
    return group;
}

/* 3.1g troops join the group; one map situation, one combat or several: by
 * their owner's choice those behind two groups link them (ruling 40). */
static void join(struct play *play, enum side side, int hex,
                 const struct hexes *with)
{
    const struct board *board = &play->board;
    struct group *group = group_behind(board, side, hex, with);
    struct group *other;

    say(play, side, hex,
        arena_text(play->arena, "join the combat group at %s",
                   con_group_name(board, group)));
    group = enter(play, group, hex);
    while ((other = linked(board, group, hex, with))) {
        say(play, side, hex,
            arena_text(play->arena, "link with it the combat group at %s",
                       con_group_name(board, other)));
        con_link_groups(play, group, other);
        group = con_group_at(board, side, hex);
    }
}

/* 3.1g the second ring of a side */
void con_second_ring_of(struct play *play, enum side side)
{
    const struct hexes free = choosers(&play->board, side);

    foreach_hex (hex, free) {
        const struct ring_order *wish =
            con_wish(play, side, &con_second_ring, hex_text(play->arena, hex));

        /* a neighbour may have taken it along */
        if (!may_choose(&play->board, side, hex))
            continue;
        if (wish->choice == JOIN)
            join(play, side, hex, &wish->with);
        else
            decline(play, side, hex);
    }
    con_renew_groups(play);
}
