/* Forcible access: its price, and the answer of whose land it is. 10.3.4 */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"

enum forcible_answer { TOLERATE, DECLARE, DECLARE_AFTER };

struct on_forcible_access {
    enum power power; /* NO_POWER: any */
    enum forcible_answer answer;
    int pieces; /* after so many have passed this month */
};

static const char *const answer_words[] = {"tolerate", "declare",
                                           "declare-after", NULL};

/* 10.3.4c, 10.3.4d an answer to force */
static bool check_forcible(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct on_forcible_access *details = order->details;

    if (details->power == eia_power(seat->side))
        return REFUSE(RULE(10_3_4c), "'%s' is yourself", seat->side);
    if (details->answer == DECLARE_AFTER && details->pieces < 1)
        return REFUSE(RULE(10_3_4d), "declare-after needs a number n");
    return true;
}

static void say_forcible(const struct seat *seat, const struct order *order,
                         struct buffer *out)
{
    const struct on_forcible_access *details = order->details;
    const char *who = details->power == NO_POWER
                          ? "anybody"
                          : eia_power_name(&seat->board, details->power);

    if (details->answer == TOLERATE)
        buffer_printf(out, "bear it if %s passes by force", who);
    else if (details->answer == DECLARE)
        buffer_printf(out, "declare war if %s passes by force", who);
    else
        buffer_printf(out,
                      "declare war when %d pieces of %s have passed by force",
                      details->pieces, who);
}

static void choose_forcible(const struct seat *seat, struct choices *choices)
{
    for (enum power power = NO_POWER; power < POWER_END; power++) {
        const struct on_forcible_access details = {
            power, power == NO_POWER ? TOLERATE : DECLARE, 0};

        if (power != NO_POWER && !eia_plays(seat->module, power))
            continue;
        choice_offer(seat, choices, &eia_on_forcible_access, &details, NULL);
    }
}

const struct order_kind eia_on_forcible_access = {
    ORDER("on-forcible-access", RULE(10_3_4c),
          "answers who passes through one's land by force"),
    FIELDS(on_forcible_access,
           ANY_POWER(on_forcible_access, power, "power", FIELD_OPTIONAL),
           CHOOSE(on_forcible_access, answer, "answer", answer_words),
           MAY(COUNT, on_forcible_access, pieces, "n")),
    .subject = "power",
    .check_order = check_forcible,
    .say = say_forcible,
    .choices = choose_forcible,
    .initial = &(const struct on_forcible_access){NO_POWER, TOLERATE, 0}};

/* 10.3.4a the record of a passage by force */
static struct access *forced_record(const struct board *board, enum power power,
                                    enum power other)
{
    struct game *game = board->game;
    struct access *access = NULL;

    foreach (struct access, one, game->accesses) {
        access = one;
        if (access->kind == ACCESS_FORCIBLE &&
            eia_power(access->grantor) == other &&
            eia_power(access->grantee) == power)
            return access;
    }
    access = ADD_TO(board->arena, game->accesses);
    access->grantor = eia_power_id(other);
    access->grantee = eia_power_id(power);
    access->kind = ACCESS_FORCIBLE;
    access->since = game->turn;
    return access;
}

/* 10.3.4d The answer is asked for after each piece */
static bool answers_by_war(struct play *play, const struct access *access)
{
    const struct on_forcible_access *answer = play_plan(
        play, access->grantor, &eia_on_forcible_access, access->grantee);

    if (answer->answer == DECLARE_AFTER)
        return access->pieces >= answer->pieces;
    return answer->answer == DECLARE;
}

/* 10.3.4c War is declared at once, at its price; 10.3.4d The chance repeats
 * with each piece; 10.3.4e Allies are called */
static void declare(struct play *play, const struct access *access)
{
    enum power power = eia_power(access->grantor);
    enum power other = eia_power(access->grantee);
    struct event *event = NULL;
    struct report *why = report_unread(play->arena);
    const struct place nowhere = {0};

    if (!eia_may_declare(&play->board, power, eia_power_id(other), &nowhere,
                         why)) {
        TELL(play, EVENT_STANDING, RULE(10_3_4c), eia_power_id(power), NULL,
             "%s may not declare war on %s",
             eia_power_name(&play->board, power),
             eia_power_name(&play->board, other));
        return;
    }
    event = TELL_OPEN(play, EVENT_STANDING, RULE(10_3_4c), eia_power_id(power),
                      NULL, "%s answers forcible access by war on %s",
                      eia_power_name(&play->board, power),
                      eia_power_name(&play->board, other));
    if (access->pieces > 1)
        event_cites(play->journal, event, RULE(10_3_4d));
    eia_points(play, power, "declare-war-major", 1);
    if (eia_allied(&play->board, power, other))
        eia_points(play, power, "declare-war-ally", 1);
    eia_declare_war(play, eia_power_id(power), eia_power_id(other),
                    RULE(10_3_4e));
    journal_close(play->journal);
}

/* 10.3.4a Passage by force; 10.3.4b it costs a point a month for each power
 * whose land was used */
void eia_used_force(struct play *play, enum power power, enum power other)
{
    struct access *access = forced_record(&play->board, power, other);

    if (access->until != play->game->turn) {
        access->until = play->game->turn;
        access->pieces = 0;
        event_cites(play->journal,
                    TELL_OPEN(play, EVENT_STATE, RULE(10_3_4b),
                              eia_power_id(power), NULL,
                              "%s passes through land of %s by force",
                              eia_power_name(&play->board, power),
                              eia_power_name(&play->board, other)),
                    RULE(10_3_4a));
        eia_points(play, power, "forcible-access", 1);
        journal_close(play->journal);
    }
    access->pieces++;
    if (answers_by_war(play, access))
        declare(play, access);
}
