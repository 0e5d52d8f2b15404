/* P4: who makes peace with whom, and on what terms. [base peace] */
#include "rulesets/empires-in-arms/politics/peace.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"

#include <string.h>

/* Who sues whom in this Peace Step. */
struct suits {
    enum suit kind[POWER_END][POWER_END];
    bool forced[POWER_END]; /* 10.5.1d */
};

/* ---- suits -------------------------------------------------------------- */

/* [base peace] what a victor says to a surrender */
static enum accept answer_of(struct play *play, enum power victor,
                             enum power loser)
{
    const struct peace_answer *answer = play_plan(
        play, eia_power_id(victor), &eia_peace_answer, eia_power_id(loser));

    return answer->answer;
}

/* [base peace] the suit of the sheet */
static enum suit ordered_suit(struct play *play, enum power power,
                              enum power enemy)
{
    struct order *order =
        play_order(play, eia_power_id(power), &eia_sue, eia_power_id(enemy), 0);
    const struct sue *sue = order ? order->details : NULL;

    if (!order || !play_carry_out(play, eia_power_id(power), order))
        return NO_SUIT;
    return sue->kind;
}

/* 10.5.1d Forced off lower end: must sue */
static enum suit forced_suit(struct play *play, enum power power,
                             enum power enemy, enum suit ordered)
{
    TELL(play, EVENT_STATE, RULE(10_5_1d), eia_power_id(power), NULL,
         "%s must sue %s", eia_power_name(&play->board, power),
         eia_power_name(&play->board, enemy));
    if (ordered == SUIT_UNCONDITIONAL &&
        answer_of(play, enemy, power) != ACCEPT_NONE)
        return ordered;
    return SUIT_CONDITIONAL;
}

/* [base peace] all suits, those of 10.5.1d with them */
static void gather(struct play *play, struct suits *suits)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++) {
        struct power_state *state = eia_power_state(&play->board, power);

        suits->forced[power] = state->must_sue;
        state->must_sue = false;
        for (enum power other = AUSTRIA; other < POWER_END; other++) {
            enum suit *kind = &suits->kind[power][other];

            *kind = ordered_suit(play, power, other);
            if (suits->forced[power] && eia_enemies(&play->board, power, other))
                *kind = forced_suit(play, power, other, *kind);
        }
    }
}

/* ---- records ------------------------------------------------------------ */

static struct peace *record(struct play *play, enum power loser,
                            enum power victor, enum peace_kind kind)
{
    struct peace *peace = ADD_TO(play->arena, play->game->peaces);

    peace->loser = loser;
    peace->victor = victor;
    peace->kind = kind;
    peace->since = play->game->turn;
    return peace;
}

/* [base peace] both sue each other, however humbly. */
static void informal(struct play *play, struct suits *suits)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        for (enum power one = (enum power)(power + 1); one < POWER_END; one++) {
            if (!suits->kind[power][one] || !suits->kind[one][power])
                continue;
            suits->kind[power][one] = suits->kind[one][power] = NO_SUIT;
            record(play, power, one, PEACE_INFORMAL);
            eia_make_peace(play, power, one);
        }
}

/* [base peace] does the victor accept */
static bool accepts(struct play *play, enum power victor, enum power loser,
                    enum suit kind)
{
    enum accept answer = answer_of(play, victor, loser);

    return answer == ACCEPT_ANY ||
           (answer == ACCEPT_UNCONDITIONAL && kind == SUIT_UNCONDITIONAL);
}

static enum power enemy_in(const struct war *war, enum power power)
{
    if (eia_power(war->one) == power)
        return eia_power(war->other);
    return eia_power(war->other) == power ? eia_power(war->one) : NO_POWER;
}

/* [base peace] in the order in which they came into the war. */
static void find_victors(struct surrender *surrender, const struct suits *suits)
{
    struct play *play = surrender->play;
    enum power loser = surrender->loser;

    foreach (struct war, war, play->game->wars) {
        enum power enemy = enemy_in(war, loser);

        if (enemy == NO_POWER || suits->kind[loser][enemy] != surrender->kind ||
            eia_has_power(&surrender->victors, enemy))
            continue;
        if (suits->forced[loser] ||
            accepts(play, enemy, loser, surrender->kind))
            names_add(play->arena, &surrender->victors, eia_power_id(enemy));
    }
}

/* ---- surrender ---------------------------------------------------------- */

/* [base peace] the record, its points, and peace */
static void conclude(struct surrender *surrender, enum power victor)
{
    struct play *play = surrender->play;
    int turn = play->game->turn;
    struct peace *peace =
        record(play, surrender->loser, victor,
               surrender->kind == SUIT_CONDITIONAL ? PEACE_CONDITIONAL
                                                   : PEACE_UNCONDITIONAL);

    peace->enforced =
        turn + eia_setting_number(play->module, "enforced-peace-months");
    for (size_t i = 0; i < surrender->count; i++) {
        const char *term = surrender->terms[i].term;

        if (surrender->terms[i].victor != victor)
            continue;
        names_add(play->arena, &peace->terms,
                  arena_text(play->arena, "%s", term));
        if (strcmp(term, "b.2") == 0)
            peace->no_war =
                turn + eia_setting_number(play->module, "no-war-b2");
        if (strcmp(term, "c.2") == 0)
            peace->no_war =
                turn + eia_setting_number(play->module, "no-war-c2");
    }
    eia_points(play, victor,
               surrender->kind == SUIT_CONDITIONAL
                   ? "surrender-conditional-received"
                   : "surrender-unconditional-received",
               1);
    eia_make_peace(play, surrender->loser, victor);
}

static const char *victors_text(const struct board *board,
                                const struct names *victors)
{
    struct names words = {NULL, 0};

    foreach_name (victor, *victors)
        names_add(board->arena, &words, eia_nation_name(board, victor));
    return names_text(&words, " and ", board->arena);
}

static void tell(const struct surrender *surrender)
{
    event_news(
        TELL_OPEN(surrender->play, EVENT_ORDER, BASE(peace),
                  eia_power_id(surrender->loser), NULL,
                  "%s surrenders %s to %s",
                  eia_power_name(&surrender->play->board, surrender->loser),
                  surrender->kind == SUIT_CONDITIONAL ? "on conditions"
                                                      : "unconditionally",
                  victors_text(&surrender->play->board, &surrender->victors)),
        NEWS_GREAT);
}

/* [base peace] a loser and those who accept. Returns whether anybody
 * accepted. */
static bool surrenders(struct play *play, struct suits *suits,
                       struct surrender surrender, bool again)
{
    surrender.play = play;
    find_victors(&surrender, suits);
    if (surrender.victors.count == 0)
        return false;
    tell(&surrender);
    eia_choose_terms(&surrender);
    if (surrender.kind == SUIT_CONDITIONAL)
        eia_spare_loser(&surrender);
    for (size_t i = 0; i < surrender.count; i++)
        if (!eia_impose(play, &surrender.terms[i]))
            surrender.terms[i].victor = NO_POWER;
    if (!again)
        eia_points(play, surrender.loser,
                   surrender.kind == SUIT_CONDITIONAL
                       ? "surrender-conditional-made"
                       : "surrender-unconditional-made",
                   1);
    foreach_name (victor, surrender.victors) {
        suits->kind[surrender.loser][eia_power(victor)] = NO_SUIT;
        conclude(&surrender, eia_power(victor));
    }
    journal_close(play->journal);
    return true;
}

static void tell_in_vain(struct play *play, enum power power, enum power enemy,
                         enum suit kind)
{
    static const char *const offers[] = {
        [SUIT_INFORMAL] = "an informal peace",
        [SUIT_CONDITIONAL] = "a conditional surrender",
        [SUIT_UNCONDITIONAL] = "an unconditional surrender"};
    const char *side = eia_power_id(power);
    const char *whom = eia_power_name(&play->board, enemy);
    struct event *event = journal_add(
        play->journal, EVENT_LAPSE, BASE(peace), "%s offers %s %s, and %s %s",
        eia_power_name(&play->board, power), whom, offers[kind], whom,
        kind == SUIT_INFORMAL ? "does not answer" : "refuses");

    event_for(play->journal, event_of(event, side, NULL), side);
}

/* [base peace] who has sued in vain is told, and nobody else: so it is with
 * whatever the other side does not say. */
static void in_vain(struct play *play, const struct suits *suits)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        for (enum power enemy = AUSTRIA; enemy < POWER_END; enemy++)
            if (suits->kind[power][enemy])
                tell_in_vain(play, power, enemy, suits->kind[power][enemy]);
}

/* [base peace] P4: informal peaces, then surrenders */
void eia_peace(struct play *play)
{
    struct suits suits = {0};

    gather(play, &suits);
    informal(play, &suits);
    for (enum power power = AUSTRIA; power < POWER_END; power++) {
        bool made = surrenders(play, &suits,
                               (struct surrender){
                                   .loser = power,
                                   .kind = SUIT_UNCONDITIONAL,
                               },
                               false);

        surrenders(play, &suits,
                   (struct surrender){
                       .loser = power,
                       .kind = SUIT_CONDITIONAL,
                   },
                   made);
    }
    in_vain(play, &suits);
}
