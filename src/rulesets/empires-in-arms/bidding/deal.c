/* The powers are dealt in order of the highest bids. [base bidding] */
#include "rulesets/empires-in-arms/bidding/bidding.h"
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/module/rules.h"

struct dealing {
    struct play *play;
    struct board board;
    int points[POWER_END][POWER_END]; /* of a seat, for a power */
    bool waits[POWER_END];            /* a seat whose player has none yet */
    bool taken[POWER_END];            /* a power that is dealt */
};

static bool is_vacant(const struct play *play, const char *side)
{
    return play->vacant && names_contain(play->vacant, side);
}

static const char *name_of(const struct dealing *dealing, enum power power)
{
    return eia_power_name(&dealing->board, power);
}

/* [base bidding] the first number for a power counts; a sheet has no second. */
static void read_bids(struct dealing *dealing, enum power seat)
{
    struct section *section =
        play_section(dealing->play, eia_power_words[seat], 1);
    bool said[POWER_END] = {false};

    for (size_t i = 0; section && i < section->count; i++) {
        const struct power_bid *bid = section->orders[i].details;

        if (said[bid->power])
            continue;
        said[bid->power] = true;
        dealing->points[seat][bid->power] = bid->points;
    }
    if (section)
        play_section_orders(dealing->play, section);
}

/* [base bidding] "12 for France, 3 for Prussia, 0 for others" */
static const char *numbers(const struct dealing *dealing, enum power seat)
{
    struct arena *arena = dealing->board.arena;
    struct names said = {NULL, 0};

    for (enum power other = AUSTRIA; other < POWER_END; other++)
        if (dealing->points[seat][other] > 0)
            names_say(arena, &said, "%d for %s", dealing->points[seat][other],
                      name_of(dealing, other));
    if (said.count == 0)
        return "0 for every power";
    return arena_text(arena, "%s%s", names_text(&said, ", ", arena),
                      said.count + 1 < POWER_END ? ", 0 for others" : "");
}

/* [base bidding] a row of the table of all bids */
static void tell_bids(const struct dealing *dealing, enum power seat)
{
    struct arena *arena = dealing->board.arena;
    const char *figures = "";

    for (enum power power = AUSTRIA; power < POWER_END; power++)
        figures = arena_text(arena, "%s%s%s=%d", figures, *figures ? "; " : "",
                             eia_power_id(power), dealing->points[seat][power]);
    event_figures(
        event_news(TELL(dealing->play, EVENT_STATE, BASE(bidding),
                        eia_power_words[seat], NULL,
                        "Bids from the seat of %s: %s", name_of(dealing, seat),
                        numbers(dealing, seat)),
                   NEWS_SMALL),
        figures);
}

/* [base bidding] the highest number that is left */
static int highest(const struct dealing *dealing)
{
    int most = -1;

    for (enum power seat = AUSTRIA; seat < POWER_END; seat++)
        for (enum power power = AUSTRIA;
             dealing->waits[seat] && power < POWER_END; power++)
            if (!dealing->taken[power] && dealing->points[seat][power] > most)
                most = dealing->points[seat][power];
    return most;
}

/* [base bidding] who bids that much for the power, by their seats */
static struct names claims(const struct dealing *dealing, enum power power,
                           int most)
{
    struct names seats = {NULL, 0};

    for (enum power seat = AUSTRIA; seat < POWER_END; seat++)
        if (dealing->waits[seat] && dealing->points[seat][power] == most)
            names_add(dealing->board.arena, &seats, eia_power_id(seat));
    return seats;
}

/* [base bidding], 10.8a one power goes to one seat: alike bids for it are
 * thrown for. */
static void deal_one(struct dealing *dealing, enum power power,
                     const struct names *seats)
{
    struct play *play = dealing->play;
    struct power_state *state = eia_power_state(&dealing->board, power);
    enum power seat = eia_power(seats->items[0]);

    if (seats->count > 1)
        seat = eia_competitive_roll(
            play, BASE(bidding),
            arena_text(play->arena, "bid-%s", eia_power_words[power]), seats,
            false);
    state->seat = seat;
    state->bid = dealing->points[seat][power];
    dealing->waits[seat] = false;
    dealing->taken[power] = true;
    event_number(
        event_news(
            TELL(play, EVENT_STATE, BASE(bidding), eia_power_words[power], NULL,
                 "%s goes to the player from the seat of %s for %d: its target "
                 "of victory is %d",
                 name_of(dealing, power), name_of(dealing, seat), state->bid,
                 eia_target(&dealing->board, power)),
            NEWS_GREAT),
        state->bid);
}

/* [base bidding] the next to be dealt: of equal numbers that for the first
 * power, in the order of the powers. [ruling 90] */
static bool deal_next(struct dealing *dealing)
{
    int most = highest(dealing);

    for (enum power power = AUSTRIA; most >= 0 && power < POWER_END; power++) {
        const struct names seats = dealing->taken[power]
                                       ? (struct names){NULL, 0}
                                       : claims(dealing, power, most);

        if (seats.count == 0)
            continue;
        deal_one(dealing, power, &seats);
        return true;
    }
    return false;
}

/* [base uncontrolled] what is left has no player. */
static void tell_left(const struct dealing *dealing)
{
    struct names left = {NULL, 0};

    for (enum power power = AUSTRIA; power < POWER_END; power++)
        if (!dealing->taken[power])
            names_add(dealing->board.arena, &left, name_of(dealing, power));
    if (left.count > 0)
        TELL(dealing->play, EVENT_STATE, BASE(bidding), NULL, NULL,
             "%s %s dealt to nobody", names_series(&left, dealing->board.arena),
             left.count > 1 ? "are" : "is");
}

/* [base bidding] B */
enum step_end eia_run_bids(struct play *play)
{
    struct dealing dealing = {.play = play, .board = play->board};

    for (enum power power = AUSTRIA; power < POWER_END; power++) {
        struct power_state *state = eia_power_state(&dealing.board, power);

        state->seat = NO_POWER;
        state->bid = 0;
        dealing.waits[power] = !is_vacant(play, eia_power_id(power));
        if (dealing.waits[power])
            read_bids(&dealing, power);
    }
    for (enum power other = AUSTRIA; other < POWER_END; other++)
        if (dealing.waits[other])
            tell_bids(&dealing, other);
    while (deal_next(&dealing))
        ;
    tell_left(&dealing);
    play->game->bidding = false;
    return STEP_NEXT;
}

static const struct power_state *held_from(const struct game *game,
                                           enum power seat)
{
    foreach (struct power_state, state, game->powers)
        if (state->seat == seat)
            return state;
    return NULL;
}

/* [base bidding] seats without a player and powers without one, each in order
 */
static enum power left_for(const struct game *game, enum power seat)
{
    int before = 0;

    for (enum power i = AUSTRIA; i < seat; i++)
        before += held_from(game, i) == NULL;
    foreach (const struct power_state, state, game->powers)
        if (state->seat == NO_POWER && before-- == 0)
            return state->power;
    return NO_POWER;
}

/* [base bidding] a seat is but the way to a power. [ruling 92] */
const char *eia_dealt(const struct game *game, const char *seat)
{
    enum power of = eia_power(seat), has;
    bool any = false;

    foreach (const struct power_state, state, game->powers)
        any = any || state->seat != NO_POWER;
    if (!any || of == NO_POWER)
        return NULL;
    has = held_from(game, of) ? held_from(game, of)->power : left_for(game, of);
    return has == NO_POWER ? NULL : eia_power_id(has);
}

/* [base bidding] whoever plays it. [ruling 93] */
int eia_target(const struct board *board, enum power power)
{
    return board->module->power[power]->target +
           eia_power_state(board, power)->bid;
}
