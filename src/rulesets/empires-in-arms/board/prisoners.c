/* Factors and leaders in the enemy's hands. [base prisoners], 10.6.3, 10.8b */
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/module/rules.h"

struct prisoner *eia_prisoners_made(const struct board *board,
                                    const char *nation, enum power holder,
                                    enum factor factor)
{
    struct prisoner *prisoner = NULL;

    foreach (struct prisoner, one, board->game->prisoners) {
        prisoner = one;
        if (same_name(prisoner->nation, nation) && prisoner->holder == holder &&
            prisoner->factor == factor)
            return prisoner;
    }
    prisoner = ADD_TO(board->arena, board->game->prisoners);
    prisoner->nation = nation;
    prisoner->holder = holder;
    prisoner->factor = factor;
    return prisoner;
}

static void tell_taken(struct play *play, const struct prisoner *taken)
{
    event_number(
        event_for_everybody(TELL(play, EVENT_STATE, BASE(prisoners),
                                 eia_power_id(taken->holder), NULL,
                                 "%s takes %d %s of %s prisoner",
                                 eia_power_name(&play->board, taken->holder),
                                 taken->count, eia_factor_words[taken->factor],
                                 eia_nation_name(&play->board, taken->nation))),
        taken->count);
}

/* [base prisoners] they are the captor's */
static void take(struct play *play, const struct prisoner *taken)
{
    if (taken->count > 0 && taken->holder != NO_POWER)
        eia_prisoners_made(&play->board, taken->nation, taken->holder,
                           taken->factor)
            ->count += taken->count;
}

/* Lists only grow while prisoners are taken. */
void eia_tell_taken(struct play *play, const struct prisoner *before,
                    size_t count)
{
    for (size_t i = 0; i < play->game->prisoners_count; i++) {
        struct prisoner taken = play->game->prisoners[i];

        if (i < count)
            taken.count -= before[i].count;
        if (taken.count > 0)
            tell_taken(play, &taken);
    }
}

static void tell_freed(struct play *play, const struct prisoner *freed,
                       const struct rule *also)
{
    struct event *event = TELL(play, EVENT_STATE, BASE(prisoners),
                               freed->nation, NULL, "%s sends %d %s of %s home",
                               eia_power_name(&play->board, freed->holder),
                               freed->count, eia_factor_words[freed->factor],
                               eia_nation_name(&play->board, freed->nation));

    if (also)
        event_cites(play->journal, event, also);
}

/* [base prisoners] all of one nation are sent home. They come as infantry,
 * cavalry as cavalry. */
void eia_free_prisoners(struct play *play, enum power holder,
                        const char *nation, const struct rule *also)
{
    struct game *game = play->game;

    foreach (const struct prisoner, prisoner, game->prisoners) {
        const struct prisoner freed = *prisoner;

        if (freed.holder != holder || !same_name(freed.nation, nation))
            continue;
        eia_arrive(&play->board, nation,
                   freed.factor == FACTOR_CAVALRY ? FACTOR_CAVALRY
                                                  : FACTOR_INFANTRY,
                   freed.count, game->turn);
        DROP(prisoner, game->prisoners);
        tell_freed(play, &freed, also);
    }
}

/* 10.8b Prisoners of mixed forces: by agreement, else a roll for each */
static enum power captor_of_one(struct play *play,
                                const struct captured *captured, int number)
{
    const struct dispute dispute = {
        .rule = RULE(10_8b),
        .what = arena_text(play->arena, "captor-%s-%s-%d", captured->which,
                           eia_factor_words[captured->factor], number),
        .parties = captured->captors,
        .number = captured->before + number - 1};

    return eia_settle(play, &dispute, false);
}

/* 10.8b captured factors, shared one by one */
void eia_capture_factors(struct play *play, const struct captured *captured,
                         int count)
{
    struct prisoner taken = {
        .nation = captured->nation, .factor = captured->factor, .count = 1};
    const size_t were = play->game->prisoners_count;
    const struct prisoner *before =
        arena_copy(play->arena, play->game->prisoners,
                   were * sizeof(*play->game->prisoners));

    if (captured->captors->count == 1) {
        taken.holder = eia_power(captured->captors->items[0]);
        taken.count = count;
        take(play, &taken);
    }
    for (int i = 0; i < count && captured->captors->count > 1; i++) {
        taken.holder = captor_of_one(play, captured, i + 1);
        take(play, &taken);
    }
    if (!captured->told_later)
        eia_tell_taken(play, before, were);
}

/* 10.6d a leader leaves the map */
void eia_leader_off(struct play *play, struct leader *leader,
                    const struct rule *rule)
{
    const struct leader_card *card = leader->card;

    leader->state = LEADER_OFF;
    leader->with = NULL;
    event_for_everybody(TELL(play, EVENT_STATE, rule, leader->nation,
                             leader->id, "%s leaves the map", card->name));
}

/* 10.6d Involuntarily unstacked leaders come back; 10.6a who stands beside
 * another corps of his goes with that */
void eia_leader_left(struct play *play, struct leader *leader)
{
    const struct corps *other = eia_corps_beside(&play->board, leader);

    if (!other) {
        eia_leader_off(play, leader, RULE(10_6d));
        return;
    }
    leader->with = other->id;
    TELL(play, EVENT_STATE, RULE(10_6a), leader->nation, leader->id,
         "%s goes to %s", leader->card->name, other->card->name);
}

void eia_leaders_left(struct play *play, const struct corps *corps)
{
    foreach (struct leader, leader, play->game->leaders)
        if (leader->state == LEADER_ON && same_name(leader->with, corps->id))
            eia_leader_left(play, leader);
}

/* 10.6.3a the owner's choice among the captors, else the power with most
 * there. */
static enum power captor_of(struct play *play, const struct leader *leader,
                            const struct names *captors, enum power largest)
{
    enum power owner = eia_player_of(&play->board, leader->nation);
    const struct captor *wish =
        play_standing(play, eia_power_id(owner), &eia_captor, leader->id);

    if (captors->count == 1)
        return eia_power(captors->items[0]);
    if (wish->power != NO_POWER && eia_has_power(captors, wish->power))
        return wish->power;
    return largest;
}

/* 10.6.3a Leader captured with eliminated force */
struct event *eia_capture_leader(struct play *play, struct leader *leader,
                                 const struct names *captors,
                                 enum power largest)
{
    enum power captor = captor_of(play, leader, captors, largest);

    if (captor == NO_POWER) {
        eia_leader_off(play, leader, RULE(10_6_3a));
        return NULL;
    }
    leader->state = LEADER_CAPTURED;
    leader->with = NULL;
    leader->holder = eia_power_id(captor);
    return event_for_everybody(
        TELL(play, EVENT_STATE, RULE(10_6_3a), leader->nation, leader->id,
             "%s is a prisoner of %s", leader->card->name,
             eia_power_name(&play->board, captor)));
}

/* 10.6.3a the leader of the wish is a leader */
static bool check_captor(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct captor *details = order->details;

    if (!details->leader || eia_leader_card(seat->module, details->leader))
        return true;
    return REFUSE(RULE(10_6_3a), "'%s' is no leader", details->leader);
}

static void say_captor(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct captor *details = order->details;

    buffer_printf(out, "%s, if captured, surrenders to %s",
                  details->leader ? details->leader : "any leader",
                  details->power == NO_POWER
                      ? "the largest enemy contingent"
                      : eia_power_name(&seat->board, details->power));
}

static void choose_captor(const struct seat *seat, struct choices *choices)
{
    for (enum power power = NO_POWER; power < POWER_END; power++)
        if (power != eia_power(seat->side) &&
            (power == NO_POWER || eia_plays(seat->module, power)))
            choice_offer(seat, choices, &eia_captor,
                         &(const struct captor){NULL, power}, NULL);
}

const struct order_kind eia_captor = {
    ORDER("captor", RULE(10_6_3a), "to whom a captured leader surrenders"),
    FIELDS(captor, MAY_REFER(NAME, captor, leader, "leader", "leader"),
           ANY_POWER(captor, power, "power", FIELD_OPTIONAL)),
    .subject = "leader",
    .check_order = check_captor,
    .say = say_captor,
    .choices = choose_captor,
    .initial = &(const struct captor){NULL, NO_POWER}};
