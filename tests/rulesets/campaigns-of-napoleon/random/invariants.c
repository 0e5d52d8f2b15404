/* What must hold after every exchange, whoever played it and however. */
#include "core/arena.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/random/random.h"

static struct board board_after(const struct exchange *exchange)
{
    return match_board(exchange->match, exchange->outcome.next.play);
}

static struct board board_before(const struct exchange *exchange)
{
    return match_board(exchange->match, exchange->match->turn.play);
}

/* ---- orders ----------------------------------------------------------- */

static ptrdiff_t place_of(const char *step)
{
    return sequence_find(con_sequence, step) - con_sequence;
}

/* Whatever step was played took all its orders: they were carried out or have
 * lapsed, which the journal says with the case. Answers to questions that did
 * not arise are given back. */
void exchange_keeps_its_word(const struct exchange *exchange)
{
    const struct turn *next = &exchange->outcome.next;
    bool whole_day = exchange->outcome.end != PLAY_ASKS;
    ptrdiff_t now = place_of(next->step);

    for (size_t i = 0; i < next->dropped_count; i++) {
        const struct dropped *dropped = &next->dropped[i];
        /* The steps of this ruleset have no second round. */
        bool past =
            dropped->round < 2 && (whole_day || place_of(dropped->step) < now);

        for (size_t j = 0; past && j < dropped->count; j++)
            MUST(exchange->match, !dropped->orders[j].kind->carry_out,
                 "step %s passed over the order: %s", dropped->step,
                 order_text(exchange->match->arena, &dropped->orders[j]));
    }
    if (exchange->outcome.end == PLAY_ASKS)
        MUST(exchange->match,
             now > place_of(exchange->match->turn.step) ||
                 strcmp(next->step, exchange->match->turn.step) == 0,
             "play went back to %s", next->step);
}

/* ---- strength --------------------------------------------------------- */

struct sums {
    int all, art;
};

static bool is_of(const struct board *board, size_t unit, const char *army)
{
    return strcmp(board->module->units[unit].army, army) == 0;
}

/* Two vedettes are a point of their unit. */
static struct sums present(const struct board *board, const char *army)
{
    struct sums sums = {0, 0};

    for (size_t i = 0; i < board->game->units_count; i++) {
        const struct unit *unit = &board->game->units[i];

        if (unit->state == ENTERING || !is_of(board, i, army))
            continue;
        sums.all += unit->sp + unit->art + (unit->vedettes_out + 1) / 2;
        sums.art += unit->art;
    }
    return sums;
}

static struct sums arrived(const struct board *before,
                           const struct board *after, const char *army)
{
    struct sums sums = {0, 0};

    for (size_t i = 0; i < before->game->units_count; i++) {
        const struct unit *unit = &before->game->units[i];

        if (unit->state != ENTERING || !is_of(before, i, army) ||
            after->game->units[i].state == ENTERING)
            continue;
        sums.all += unit->sp + unit->art;
        sums.art += unit->art;
    }
    return sums;
}

/* "1 infantry and 2 artillery" */
static int art_in(const char *text)
{
    const char *word = strstr(text, " artillery");

    while (word && word > text && word[-1] >= '0' && word[-1] <= '9')
        word--;
    return word ? (int)strtol(word, NULL, 10) : 0;
}

static void add_losses(const struct board *board, const struct event *event,
                       const char *army, struct sums *sums)
{
    for (; event; event = event->next) {
        const struct unit *unit =
            event->piece ? con_unit(board, event->piece) : NULL;

        if (event->kind == EVENT_LOSS && unit &&
            strcmp(unit->card->army, army) == 0) {
            sums->all += event->number;
            sums->art += art_in(event->text);
        }
        add_losses(board, event->first, army, sums);
    }
}

static void army_loses_nothing(const struct exchange *exchange, size_t index)
{
    const struct board before = board_before(exchange);
    const struct board after = board_after(exchange);
    const struct army *was = &before.game->armies[index];
    const struct army *is = &after.game->armies[index];
    struct sums then = present(&before, is->id);
    struct sums now = present(&after, is->id);
    struct sums came = arrived(&before, &after, is->id);
    struct sums lost = {0, 0};

    add_losses(&after, exchange->outcome.journal.first, is->id, &lost);
    MUST(exchange->match, now.all == then.all + came.all - lost.all,
         "%s: %d and %d arrived less %d lost is not %d", is->id, then.all,
         came.all, lost.all, now.all);
    MUST(exchange->match, now.art == then.art + came.art - lost.art,
         "guns of %s: %d and %d arrived less %d lost is not %d", is->id,
         then.art, came.art, lost.art, now.art);
    MUST(exchange->match, is->lost_sp - was->lost_sp == lost.all,
         "%s books a loss of %d and tells of %d", is->id,
         is->lost_sp - was->lost_sp, lost.all);
    MUST(exchange->match, is->arrived_sp - was->arrived_sp == came.all,
         "%s books arrivals of %d, %d came", is->id,
         is->arrived_sp - was->arrived_sp, came.all);
}

/* Every vedette is half a point that some unit of its army has out. */
static void vedettes_are_halves(const struct exchange *exchange,
                                const char *army)
{
    const struct board board = board_after(exchange);
    int out = 0;
    int there = 0;

    for (size_t i = 0; i < board.game->units_count; i++)
        if (is_of(&board, i, army))
            out += board.game->units[i].vedettes_out;
    for (size_t i = 0; i < board.game->vedettes_count; i++)
        there += strcmp(board.game->vedettes[i].army, army) == 0;
    MUST(exchange->match, out == there, "%s has %d vedettes out, there are %d",
         army, out, there);
}

void exchange_loses_nothing(const struct exchange *exchange)
{
    const struct game *game = exchange->outcome.next.play;

    for (size_t i = 0; i < game->armies_count; i++) {
        army_loses_nothing(exchange, i);
        vedettes_are_halves(exchange, game->armies[i].id);
    }
}

/* ---- places ----------------------------------------------------------- */

static void units_stand_well(const struct exchange *exchange)
{
    const struct board board = board_after(exchange);
    const struct match *match = exchange->match;

    for (size_t i = 0; i < board.game->units_count; i++) {
        const struct unit *unit = &board.game->units[i];
        enum side side = board.module->units[i].side;

        MUST(match, unit->sp >= 0 && unit->art >= 0, "%s has %d+%d", unit->id,
             unit->sp, unit->art);
        if (unit->state != ON_MAP) {
            MUST(match, unit->state != OUT || unit->hex == 0,
                 "%s is out, and stands at %04d", unit->id, unit->hex);
            continue;
        }
        MUST(match, con_on_map(&board, unit->hex), "%s stands at %04d",
             unit->id, unit->hex);
        MUST(match, !con_troops(&board, con_enemy(side), unit->hex),
             "both sides stand at %04d", unit->hex);
        MUST(match,
             unit->sp + unit->art > 0 || board.module->units[i].arm == PONTOON,
             "%s is empty, and stands at %04d", unit->id, unit->hex);
        MUST(match, unit->sp <= board.module->units[i].sp,
             "%s has %d SP, more than on its card", unit->id, unit->sp);
        MUST(match, !unit->leader || con_leader(&board, unit->leader),
             "%s is under nobody: %s", unit->id, unit->leader);
        MUST(match, !unit->force || con_force(&board, unit->force),
             "%s marches with nobody: %s", unit->id, unit->force);
    }
}

static void leaders_stand_well(const struct exchange *exchange)
{
    const struct board board = board_after(exchange);
    const struct match *match = exchange->match;

    for (size_t i = 0; i < board.game->leaders_count; i++) {
        const struct leader *leader = &board.game->leaders[i];
        enum side enemy = con_enemy(board.module->leaders[i].side);

        if (leader->state != ON_MAP)
            continue;
        MUST(match, con_on_map(&board, leader->hex), "%s stands at %04d",
             leader->id, leader->hex);
        MUST(match, !con_troops(&board, enemy, leader->hex),
             "%s stands among the enemy at %04d", leader->id, leader->hex);
        MUST(match, !leader->force || con_force(&board, leader->force),
             "%s rides with nobody: %s", leader->id, leader->force);
    }
}

static void vedettes_stand_well(const struct exchange *exchange)
{
    const struct board board = board_after(exchange);
    const struct game *game = board.game;

    for (size_t i = 0; i < game->vedettes_count; i++) {
        const struct vedette *vedette = &game->vedettes[i];
        enum side enemy = con_enemy(con_army_side(&board, vedette->army));

        MUST(exchange->match, con_vedette(&board, vedette->id) == vedette,
             "%s is there twice", vedette->id);
        if (vedette->state != ON_MAP)
            continue;
        MUST(exchange->match, con_on_map(&board, vedette->hex),
             "%s stands at %04d", vedette->id, vedette->hex);
        MUST(exchange->match, !con_troops(&board, enemy, vedette->hex),
             "%s stands among the enemy at %04d", vedette->id, vedette->hex);
    }
}

static void forces_are_whole(const struct exchange *exchange)
{
    const struct board board = board_after(exchange);
    const struct game *game = board.game;

    for (size_t i = 0; i < game->forces_count; i++) {
        const struct force *force = &game->forces[i];
        const struct party party = con_party_of_force(&board, force);
        int load = 0;

        MUST(exchange->match, con_force(&board, force->id) == force,
             "the force %s is there twice", force->id);
        MUST(exchange->match, force->spent >= 0, "%s has spent %d quarters",
             force->id, force->spent);
        MUST(exchange->match, !con_overloaded(&board, &party, &load),
             "in the force %s somebody commands %d halves", force->id, load);
    }
}

/* ---- limits ----------------------------------------------------------- */

static bool has_way_out(const struct board *board, enum side side, int hex)
{
    for (int i = 0; i < 6; i++) {
        int to = hex_neighbour(hex, i);

        if (to && con_adjacent(board, hex, to) &&
            !con_stands(board, con_enemy(side), to) &&
            !con_in_zoc(board, con_enemy(side), to, VEDETTES_IGNORED) &&
            con_stack_sp(board, side, to) == 0)
            return true;
    }
    return false;
}

/* In the evening nobody stands too thick who has where to go. */
static void stacks_are_low(const struct exchange *exchange)
{
    const struct board board = board_after(exchange);

    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        const struct hexes stacks = con_stacks(&board, side);

        for (size_t i = 0; i < stacks.count; i++) {
            int hex = stacks.items[i];

            MUST(exchange->match,
                 con_stack_sp(&board, side, hex) <= board.module->stacking_sp ||
                     !has_way_out(&board, side, hex),
                 "%d SP stand at %04d", con_stack_sp(&board, side, hex), hex);
        }
    }
}

static bool costs_points(const struct order *order)
{
    return order->kind == &con_center || order->kind == &con_depot ||
           order->kind == &con_command || order->kind == &con_rally ||
           order->kind == &con_restore_bridge ||
           order->kind == &con_forced_march_order ||
           order->kind == &con_march_to_guns ||
           order->kind == &con_restore_bridge;
}

static bool pays(const struct exchange *exchange, enum side side)
{
    for (size_t i = 0; i < exchange->orders.section_count; i++) {
        const struct section *section = &exchange->orders.sections[i];

        if (strcmp(section->side, con_side_id(side)) != 0)
            continue;
        for (size_t j = 0; j < section->count; j++)
            if (costs_points(&section->orders[j]))
                return true;
    }
    return false;
}

/* What lies in a pool, what came into it, and how much it may keep. */
struct pool {
    int ap, received, cap;
};

static struct pool pool_of(const struct board *board, const struct army *army)
{
    struct pool pool = {0, 0, 0};

    for (size_t i = 0; i < board->game->armies_count; i++) {
        const struct army *sharer = &board->game->armies[i];

        if (con_pool(board, sharer->id) != army)
            continue;
        pool.ap += sharer->ap;
        pool.received += sharer->received;
        pool.cap += board->module->ap_cap;
    }
    return pool;
}

/* Points come in the morning and go for orders that cost some. */
static void points_add_up(const struct exchange *exchange)
{
    const struct board before = board_before(exchange);
    const struct board after = board_after(exchange);
    bool dawn = after.game->turn != before.game->turn;

    for (size_t i = 0; i < after.game->armies_count; i++) {
        const struct army *army = &after.game->armies[i];
        const struct pool was = pool_of(&before, &before.game->armies[i]);
        const struct pool is = pool_of(&after, army);
        int most = was.ap + (dawn ? is.received : 0);

        if (most > is.cap && dawn)
            most = is.cap;
        MUST(exchange->match, is.ap >= 0 && is.ap <= most,
             "%s has %d points, had %d and received %d", army->id, is.ap,
             was.ap, is.received);
        MUST(exchange->match,
             is.ap == most || pays(exchange, con_army_side(&after, army->id)),
             "%s has %d points, not %d, and has ordered nothing", army->id,
             is.ap, most);
    }
}

void exchange_leaves_all_well(const struct exchange *exchange)
{
    units_stand_well(exchange);
    leaders_stand_well(exchange);
    vedettes_stand_well(exchange);
    forces_are_whole(exchange);
    points_add_up(exchange);
    if (exchange->outcome.end != PLAY_ASKS)
        stacks_are_low(exchange);
}
