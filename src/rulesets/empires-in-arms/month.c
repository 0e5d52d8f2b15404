/* P0: the month opens. [base sequence] */
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/sequence.h"
#include "rulesets/empires-in-arms/sight/sight.h"

/* [base peace] lender and borrower know which corps it is */
static void tell_return(const struct play *play, const struct corps *corps)
{
    const char *served = eia_power_name(&play->board, corps->serves);
    struct names both = {NULL, 0};
    const struct names *before = NULL;
    struct event *event = NULL;

    eia_once(play->arena, &both, corps->card->owner);
    eia_once(play->arena, &both, eia_power_id(corps->serves));
    before = eia_tell_among(play, &both);
    event = TELL(play, EVENT_STATE, BASE(peace), corps->card->owner, corps->id,
                 "%s serves %s no longer",
                 eia_piece_name(&play->board, corps->id), served);
    event_from_outside(play->journal, event, "%s serves %s no longer",
                       eia_seen_corps(&play->board, corps), served);
    eia_told(play, before);
}

/* [base peace] corps on loan serve their owner again; 10.6a leaders of whom
 * they served leave them */
static void loans_end(struct play *play)
{
    foreach (struct corps, corps, play->game->corps) {
        enum power served = corps->serves;
        const struct names *before = NULL;

        if (served == NO_POWER || corps->loan_ends > play->game->turn)
            continue;
        tell_return(play, corps);
        before = eia_tell_power(play, served);
        eia_leaders_left(play, corps);
        eia_told(play, before);
        corps->serves = NO_POWER;
        corps->loan_ends = 0;
        eia_loan_over(play, corps, served);
    }
}

/* [base sequence] what lasted for the month that is over. */
static void clear_month(struct game *game)
{
    foreach (struct corps, corps, game->corps) {
        corps->from = NULL;
        corps->by = OVER_LAND;
        corps->spent = 0;
        corps->forced = false;
        corps->fought = false;
    }
    foreach (struct fleet, fleet, game->fleets) {
        fleet->spent = 0;
        fleet->began = NULL;
    }
    foreach (struct depot, depot, game->depots)
        depot->users = 0;
    foreach (struct irregular, irregular, game->irregulars)
        irregular->spent = 0;
    foreach (struct guerilla, guerilla, game->guerillas)
        guerilla->moved = 0;
    foreach (struct power_state, state, game->powers)
        state->slot = state->scuttled = 0;
    game->combinations_count = 0;
}

/* 10.3.4a who has moved into land by force is there as in that of a neutral
 * minor country, until he leaves it. */
static bool is_inside(const struct board *board, const struct access *access)
{
    enum power power = eia_power(access->grantee);
    enum power owner = eia_power(access->grantor);

    if (access->kind != ACCESS_FORCIBLE)
        return false;
    foreach (const struct irregular, irregular, board->game->irregulars)
        if (irregular->owner == power && irregular->at &&
            eia_controller(board, irregular->at) == owner)
            return true;
    return eia_stands_in(board, power, owner);
}

/* [base sequence] effects end with their last month. An effect until turn t
 * is in force through t - 1. */
static void expire(const struct board *board)
{
    struct game *game = board->game;

    foreach (struct embargo, embargo, game->embargoes)
        if (embargo->until <= game->turn)
            DROP(embargo, game->embargoes);
    foreach (struct colonial_share, share, game->shares)
        if (share->until <= game->turn)
            DROP(share, game->shares);
    foreach (struct access, access, game->accesses)
        if (access->until && access->until <= game->turn &&
            !is_inside(board, access))
            DROP(access, game->accesses);
}

/* [base dominance] printed money of what a power holds: home provinces
 * unceded, ceded ones held, minor countries. */
static int worth(const struct board *board, enum power power)
{
    int sum = 0;

    for (size_t i = 0; i < board->module->provinces_count; i++)
        if (board->game->provinces[i].controller == power)
            sum += board->module->provinces[i].money;
    foreach (const struct district_card, card, board->module->districts) {
        const struct district_state *state = eia_district(board, card->id);
        enum power holder =
            state->apart != NO_POWER
                ? state->apart
                : eia_player_of(board, eia_country_of(board, card->id));

        if (holder == power)
            sum += card->money;
    }
    return sum;
}

/* [base dominance] read in January, April, July and October */
static void read_dominance(struct play *play)
{
    foreach (struct power_state, state, play->game->powers) {
        const struct power_card *card = play->module->power[state->power];
        int value = worth(&play->board, state->power);
        bool dominant = state->dominant ? value >= card->dominance_lose
                                        : value >= card->dominance_gain;

        if (dominant == state->dominant)
            continue;
        state->dominant = dominant;
        event_number(event_news(TELL(play, EVENT_STATE, BASE(dominance),
                                     eia_power_id(state->power), NULL,
                                     "%s with lands worth %d money %s dominant",
                                     card->name, value,
                                     dominant ? "becomes" : "is no longer"),
                                NEWS_GREAT),
                     value);
    }
}

/* [base sequence] P0 opens the month. What is due in one that ends a quarter
 * is paid when the money has come in (ruling 152). */
enum step_end eia_run_month(struct play *play)
{
    loans_end(play);
    clear_month(play->game);
    play->game->scenario = eia_is_scenario(play->module, play->options);
    expire(&play->board);
    if (!eia_is_quarter(&play->board))
        eia_pay_debts(play);
    if (eia_month(&play->board) % 3 == 1 && !play->game->scenario)
        read_dominance(play);
    return STEP_NEXT;
}
