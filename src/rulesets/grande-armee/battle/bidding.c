/* Battle step 5: what each side pays to win the round. [base bidding] */
#include "core/shares.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

static int front_sp(const struct line *line, enum role role)
{
    return gra_force_sp(&line->front[role]);
}

/* M and MD: of the smaller front, one SP at least, the own front at most;
 * [base small-fight] of less than half a point it is free until he bids more */
static void open_bids(const struct module *module, struct line *line)
{
    int attack = front_sp(line, ATTACKER), defence = front_sp(line, DEFENDER);
    int smaller = attack < defence ? attack : defence;

    for (enum role role = ATTACKER; role < ROLES; role++) {
        int hundredths = line->row->percent[role] * smaller;
        int least = divide_up(hundredths, 100);

        if (least < 1)
            least = 1;
        if (least > front_sp(line, role))
            least = front_sp(line, role);
        line->least[role] = least;
        line->free[role] = hundredths < module->small_fight;
    }
}

/* What a bid, on the attacker's scale, costs a side. */
static int price_of(const struct line *line, enum role role, int bid)
{
    int scale = line->row->percent[ATTACKER];
    int cost;

    if (role == ATTACKER)
        return bid;
    cost = divide_up(bid * line->row->percent[DEFENDER], scale > 0 ? scale : 1);
    return cost > line->least[DEFENDER] ? cost : line->least[DEFENDER];
}

/* [base bid-cap] as much as he will hold for, a third of the front at most; the
 * least loss is always paid */
static int ceiling_of(const struct battle *battle, const struct line *line,
                      enum role role)
{
    int sp = front_sp(line, role);
    int cap = divide_up(sp, battle->play->module->bid_cap_part);
    int will =
        divide_up(gra_hold(battle->wishes[role], battle->round) * sp, 100);

    if (will > cap)
        will = cap;
    return will > line->least[role] ? will : line->least[role];
}

/* 12.54 no bid is more than M above the one before */
static int most_raise(const struct battle *battle, const struct line *line,
                      enum role role)
{
    int raise = battle->wishes[role]->raise;

    if (raise < 1)
        raise = 1;
    return raise < line->least[ATTACKER] ? raise : line->least[ATTACKER];
}

/* 12.54 his raise, or what of it he will still pay for; 0: he passes */
static int next_bid(const struct battle *battle, const struct line *line,
                    enum role role, int standing)
{
    for (int raise = most_raise(battle, line, role); raise > 0; raise--)
        if (price_of(line, role, standing + raise) <=
            ceiling_of(battle, line, role))
            return standing + raise;
    return 0;
}

static void settle(struct line *line)
{
    line->price[ATTACKER] = line->bid[ATTACKER];
    if (line->free[ATTACKER] && line->bid[ATTACKER] == line->least[ATTACKER])
        line->price[ATTACKER] = 0;
    if (line->bid[DEFENDER] > 0)
        line->price[DEFENDER] = price_of(line, DEFENDER, line->bid[DEFENDER]);
    else
        line->price[DEFENDER] =
            line->free[DEFENDER] ? 0 : line->least[DEFENDER];
}

static void tell_bids(const struct battle *battle, const struct line *line)
{
    struct play *play = battle->play;
    enum role winner = line->outbid == ATTACKER ? DEFENDER : ATTACKER;
    struct event *event = TELL(
        battle, EVENT_TABLE, BASE(bidding), winner,
        "Bids begin at %d; the last is %d, of %s. It costs the attacker %d SP, "
        "the defender %d.",
        line->least[ATTACKER], line->bid[winner], gra_side_text(battle, winner),
        line->price[ATTACKER], line->price[DEFENDER]);

    if (line->bid[DEFENDER] > 0 &&
        (battle->wishes[DEFENDER]->raise > line->least[ATTACKER] ||
         battle->wishes[ATTACKER]->raise > line->least[ATTACKER]))
        event_cites(play->journal, event, RULE(12_54));
    if (line->free[ATTACKER] || line->free[DEFENDER])
        event_cites(play->journal, event, BASE(small_fight));
}

/* The attacker opens with M; then each in turn raises while its price stays
 * within his ceiling, or passes. An attacker of whom nobody fits in front has
 * lost the round, and nothing comes of it. */
void gra_bid(struct battle *battle, struct line *line)
{
    bool idle = front_sp(line, ATTACKER) == 0;
    enum role turn = DEFENDER;
    int standing;

    open_bids(battle->play->module, line);
    standing = line->bid[ATTACKER] = line->least[ATTACKER];
    line->bid[DEFENDER] = 0;
    for (;;) {
        int bid = standing > 0 ? next_bid(battle, line, turn, standing) : 0;

        if (bid == 0)
            break;
        line->bid[turn] = standing = bid;
        turn = turn == ATTACKER ? DEFENDER : ATTACKER;
    }
    line->outbid = idle ? ATTACKER : turn;
    line->fate = idle ? FATE_HOLDS : (enum fate)line->row->fate[turn];
    settle(line);
    tell_bids(battle, line);
}
