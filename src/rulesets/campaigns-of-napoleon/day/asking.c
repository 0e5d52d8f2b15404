/* What the day asks of whom. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"

#include <string.h>

/* Steps where silence costs something, and that a side may waive for good. */
static const char *const waivable[] = {"I.b3", "III.c", "IV",
                                       "V.a",  "V.b",   NULL};
static const struct field ask_fields[] = ASK_FIELDS(waivable);
const struct order_kind con_ask = ASK_KIND(BASE(sequence), ask_fields);

/* [base sequence] express brisk: play runs past them all */
void con_begin_standing(struct standing *standing, const struct module *module,
                        const struct options *options, struct arena *arena)
{
    (void)module;
    if (option_is(options, "express", "brisk"))
        ask_never(arena, standing, &con_ask);
}

/* 1b both sides may speak; without a fallback play does not wait for them */
static void ask_both(struct questions *questions, const char *text,
                     const char *fallback)
{
    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        struct question *question =
            question_add(questions, con_side_id(side), RULE(1b), text);

        question->fallback = fallback;
        question->optional = !fallback;
    }
}

/* 1b this question of phase I is put to both, each day: it ends the night. */
void con_ask_administration(const struct play *play,
                            struct questions *questions)
{
    (void)play;
    ask_both(questions, "centers and depots, and what else phase I takes",
             "no center moves, no depot is placed");
}

/* 1b I.b1 is asked: what is not done today can be done tomorrow, so that play
 * does not wait (ruling 124) */
void con_ask_organization(const struct play *play, struct questions *questions)
{
    (void)play;
    ask_both(questions, "assignments, transfers and vedettes", NULL);
}

/* 1b I.b2 is asked, and the same holds */
void con_ask_forces(const struct play *play, struct questions *questions)
{
    (void)play;
    ask_both(questions, "forces and forage", NULL);
}

/* Who has a legal order of these is asked, unless he has waived it. */
static void ask_offered(const struct play *play, struct questions *questions,
                        enum side side, const struct question *asked)
{
    struct question *question;

    if (!play_offers(play, con_side_id(side), asked->answers))
        return;
    question =
        question_add(questions, con_side_id(side), asked->rule, asked->text);
    question->fallback = asked->fallback;
    ask_waivable(play, question, &con_ask);
}

/* 1b I.b3 is asked of who has a point, and a force that may be commanded */
void con_ask_commands(const struct play *play, struct questions *questions)
{
    static const struct order_kind *const kinds[] = {&con_command, NULL};
    const struct question asked = {
        .rule = RULE(1b),
        .text = "movement commands",
        .answers = kinds,
        .fallback = "no command: forces test their initiative"};

    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        ask_offered(play, questions, side, &asked);
}

int con_half(const struct play *play)
{
    char last = play->step->id[strlen(play->step->id) - 1];

    return last == 'b' || last == '2';
}

enum side con_acting(const struct play *play)
{
    enum side first = play->game->first_player;

    return con_half(play) == 0 ? first : con_enemy(first);
}

/* 1e phase IV is empty without the morale rules; who has a force that could
 * recover, and the points, is asked */
void con_ask_rally(const struct play *play, struct questions *questions)
{
    static const struct order_kind *const kinds[] = {&con_rally, NULL};
    const struct question asked = {
        .rule = RULE(8e),
        .text = "which demoralized forces try to recover?",
        .answers = kinds,
        .fallback = "nobody tries to recover"};

    if (!option_is(play->options, "morale", "off"))
        for (enum side side = FRENCH; side < SIDE_COUNT; side++)
            ask_offered(play, questions, side, &asked);
}

/* 1c II.a the first player, II.b the second is asked for his marches */
void con_ask_moves(const struct play *play, struct questions *questions)
{
    question_add(questions, con_side_id(con_acting(play)), RULE(1c),
                 "marches of your forces")
        ->fallback = "nobody marches";
}

/* 1f V.a the first player, V.b the second is asked, if a force of his could
 * march on */
void con_ask_marches(const struct play *play, struct questions *questions)
{
    static const struct order_kind *const kinds[] = {&con_forced_march_order,
                                                     &con_march_to_guns, NULL};
    const struct question asked = {.rule = RULE(1f),
                                   .text =
                                       "forced marches and marches to the guns",
                                   .answers = kinds,
                                   .fallback = "nobody marches on"};

    ask_offered(play, questions, con_acting(play), &asked);
}

/* [base sequence] bridges and groups: without express play each is an exchange
 * of its own */
bool con_waits_in_full_play(const struct seat *seat)
{
    return option_is(seat->options, "express", "off");
}

/* 10.5k the one decision inside a combat is a standing order's, unless that
 * asks */
bool con_waits_in_combat(const struct seat *seat)
{
    const struct standing *standing = seat->standing;
    const void *general = standing_details(standing, &con_delay_if, NULL);

    for (size_t i = 0; standing && i < standing->count; i++)
        if (standing->orders[i].kind == &con_delay_if &&
            con_delay_if.asks(standing->orders[i].details))
            return true;
    return con_delay_if.asks(general);
}

/* [base sequence] in express play nobody waits for what a standing order or a
 * default answers; without it each of these is an exchange of its own. */
void con_express(const struct play *play, struct question *question)
{
    question->answers = play->step->orders;
    question->optional = !option_is(play->options, "express", "off");
    if (question->optional)
        question->standing = question->answers[0];
    else
        question->fallback = "the standing order";
}
