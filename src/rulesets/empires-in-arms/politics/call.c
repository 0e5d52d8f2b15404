/* P3: both sides of a new war call their allies. [base call] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"

/* Whom one calls. */
enum called { CALL_ALL, CALL_NONE };
static const char *const called_words[] = {"all", "none", NULL};

struct call {
    enum called attacked, attacking;
};

static void say_call(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct call *details = order->details;

    (void)seat;
    buffer_printf(out, "call %s allies when attacked, %s when attacking",
                  called_words[details->attacked],
                  called_words[details->attacking]);
}

static void choose_call(const struct seat *seat, struct choices *choices)
{
    for (int i = 0; i < 4; i++) {
        const struct call details = {(enum called)(i / 2),
                                     (enum called)(i % 2)};

        choice_offer(seat, choices, &eia_call, &details, NULL);
    }
}

const struct order_kind eia_call = {
    ORDER("call", BASE(call), "which allies are called to a new war"),
    FIELDS(call, CHOOSE(call, attacked, "attacked", called_words),
           CHOOSE(call, attacking, "attacking", called_words)),
    .say = say_call, .choices = choose_call,
    .initial = &(const struct call){CALL_ALL, CALL_NONE}};

/* What a called ally answers. */
enum answered { ANSWER_IF_ATTACKED, ANSWER_HONOUR, ANSWER_REFUSE };
static const char *const answered_words[] = {"if-attacked", "honour", "refuse",
                                             NULL};

struct answer {
    enum power ally; /* NO_POWER: all others */
    enum answered answer;
};

static void say_answer(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct answer *details = order->details;

    buffer_printf(out, "called by %s: %s",
                  details->ally == NO_POWER
                      ? "any ally"
                      : eia_power_name(&seat->board, details->ally),
                  answered_words[details->answer]);
}

static void choose_answer(const struct seat *seat, struct choices *choices)
{
    for (enum power ally = NO_POWER; ally < POWER_END; ally++)
        for (int answer = 0; answer < 3; answer++) {
            const struct answer details = {ally, (enum answered)answer};

            choice_offer(seat, choices, &eia_answer, &details, NULL);
        }
}

const struct order_kind eia_answer = {
    ORDER("answer", BASE(call), "what a called ally does"),
    FIELDS(answer, ANY_POWER(answer, ally, "ally", FIELD_OPTIONAL),
           CHOOSE(answer, answer, "answer", answered_words)),
    .subject = "ally",
    .say = say_answer,
    .choices = choose_answer,
    .initial = &(const struct answer){NO_POWER, ANSWER_IF_ATTACKED}};

/* [base declaration] a war is on record, once; access ends with it. */
static void add_war(const struct board *board, const char *one,
                    const char *other)
{
    struct war *war = NULL;

    if (eia_at_war(board, one, other))
        return;
    war = ADD_TO(board->arena, board->game->wars);
    war->one = one;
    war->other = other;
    war->since = board->game->turn;
    eia_access_ends(board->game, one, other);
}

/* [base call] an ally of both, or one whom base declaration bars, stays out
 * without cost. */
static bool is_free(const struct board *board, enum power ally,
                    enum power enemy)
{
    struct report *report = report_unread(board->arena);

    return !eia_allied(board, ally, enemy) &&
           eia_may_declare(board, ally, eia_power_id(enemy),
                           &(struct place){"call", 0}, report);
}

/* [base call] what a called ally has planned to answer */
static bool honours_call(struct play *play, const struct calling *calling,
                         enum power ally)
{
    const struct answer *answer = play_plan(
        play, eia_power_id(ally), &eia_answer, eia_power_id(calling->caller));

    return answer->answer == ANSWER_HONOUR ||
           (answer->answer == ANSWER_IF_ATTACKED && calling->attacked);
}

/* [base call] a called ally goes to war or refuses */
static void answer_call(struct play *play, const struct calling *calling,
                        enum power ally)
{
    struct event *event = NULL;
    bool honours = false;

    if (!is_free(&play->board, ally, calling->enemy))
        return;
    honours = honours_call(play, calling, ally);
    event = TELL_OPEN(play, EVENT_STANDING, BASE(call), eia_power_id(ally),
                      NULL, "%s calls %s, who %s",
                      eia_power_name(&play->board, calling->caller),
                      eia_power_name(&play->board, ally),
                      honours ? "goes to war" : "refuses");
    if (calling->rule)
        event_cites(play->journal, event, calling->rule);
    if (honours) {
        add_war(&play->board, eia_power_id(ally), eia_power_id(calling->enemy));
    } else {
        eia_points(play, ally, "call-refused", 1);
        eia_end_alliance(&play->board, calling->caller, ally);
    }
    journal_close(play->journal);
}

/* [base call] a power calls its allies */
void eia_call_allies(struct play *play, const struct calling *calling)
{
    const struct call *call =
        play_standing(play, eia_power_id(calling->caller), &eia_call, NULL);

    if ((calling->attacked ? call->attacked : call->attacking) == CALL_NONE)
        return;
    for (enum power other = AUSTRIA; other < POWER_END; other++)
        if (other != calling->enemy &&
            eia_allied(&play->board, calling->caller, other) &&
            !eia_enemies(&play->board, other, calling->enemy))
            answer_call(play, calling, other);
}

/* [base declaration] a war begins, an alliance ends; [base lapse] whoever wages
 * war on the country has the months of this one again */
void eia_begin_war(const struct board *board, const char *one,
                   const char *other)
{
    struct minor_state *minor = eia_minor(board, other);

    if (minor)
        minor->quiet = 0;
    add_war(board, one, other);
    eia_end_alliance(board, eia_power(one), eia_power(other));
}

/* [base call] a war that begins out of sequence: allies are called at once,
 * and once; those called in do not call. */
void eia_declare_war(struct play *play, const char *one, const char *other,
                     const struct rule *rule)
{
    enum power attacker = eia_power(one);
    enum power defender = eia_power(other);

    eia_begin_war(&play->board, one, other);
    if (attacker == NO_POWER || defender == NO_POWER)
        return;
    eia_call_allies(play, &(struct calling){defender, attacker, true, rule});
    eia_call_allies(play, &(struct calling){attacker, defender, false, rule});
}
