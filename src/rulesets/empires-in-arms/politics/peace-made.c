/* A war between two powers ends, and what follows of itself. [base peace] */
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/peace.h"
#include "rulesets/empires-in-arms/politics/politics.h"

/* [base peace] the wars between two powers end */
static void end_war(const struct board *board, enum power one, enum power other)
{
    foreach (const struct war, war, board->game->wars) {
        enum power first = eia_player_of(board, war->one);
        enum power second = eia_player_of(board, war->other);

        if ((first == one && second == other) ||
            (first == other && second == one))
            DROP(war, board->game->wars);
    }
}

/* 10.6.3c prisoners and leaders come home */
static void free_all(struct play *play, enum power holder, enum power owner)
{
    eia_free_prisoners(play, holder, eia_power_id(owner), NULL);
    foreach (const struct minor_state, minor, play->game->minors)
        if (minor->controller == owner)
            eia_free_prisoners(play, holder, minor->id, NULL);
    foreach (struct leader, leader, play->game->leaders)
        if (leader->state == LEADER_CAPTURED &&
            eia_power(leader->holder) == holder &&
            eia_player_of(&play->board, leader->nation) == owner)
            eia_free_leader(play, leader, RULE(10_6_3c));
}

/* 10.1.5f Tyrol corps removed at peace */
static void tyrol_goes(struct play *play, enum power enemy)
{
    foreach (struct corps, corps, play->game->corps) {
        if (corps->card->kind != CORPS_TYROL || corps->trigger != enemy)
            continue;
        corps->trigger = NO_POWER; /* 10.1.5g: it may rise again */
        if (!corps->at)
            continue;
        event_cites(play->journal,
                    TELL(play, EVENT_LOSS, RULE(10_1_5f), eia_power_id(AUSTRIA),
                         corps->id, "peace: %s with %s leaves the map",
                         eia_piece_name(&play->board, corps->id),
                         eia_factors_words(play->arena, corps->factors)),
                    RULE(10_1_5g));
        eia_corps_disbands(&play->board, corps);
    }
}

/* [base peace] sieges between the two end */
static void lift_sieges(const struct board *board, enum power one,
                        enum power other)
{
    foreach (struct city_state, city, board->game->cities) {
        enum power inside =
            eia_player_of(board, eia_city_holder(board, city->area));

        if ((city->besieger != one || inside != other) &&
            (city->besieger != other || inside != one))
            continue;
        city->besieger = NO_POWER;
        city->siege = 0;
        city->breached = false;
    }
}

/* [base peace] a war ends, with all that follows */
void eia_make_peace(struct play *play, enum power one, enum power other)
{
    event_news(TELL_OPEN(play, EVENT_STATE, BASE(peace), NULL, NULL,
                         "%s and %s are at peace",
                         eia_power_name(&play->board, one),
                         eia_power_name(&play->board, other)),
               NEWS_GREAT);
    end_war(&play->board, one, other);
    free_all(play, one, other);
    free_all(play, other, one);
    if (one == AUSTRIA || other == AUSTRIA)
        tyrol_goes(play, one == AUSTRIA ? other : one);
    lift_sieges(&play->board, one, other);
    if (option_is(play->options, "limited-access", "on")) {
        eia_grant_limited(play, one, other);
        eia_grant_limited(play, other, one);
    } else {
        eia_send_home(play, one, other);
        eia_send_home(play, other, one);
    }
    journal_close(play->journal);
}
