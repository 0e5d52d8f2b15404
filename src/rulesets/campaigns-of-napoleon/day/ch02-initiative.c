/* Chapter 2: who has the initiative, and who moves first. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"

enum { POINTS_PER_PIP = 5 };
enum preference { MOVE_FIRST, MOVE_SECOND };

struct initiative_order {
    enum preference value;
};

static const char *const preference_words[] = {"first", "second", NULL};

static void say_initiative(const struct seat *seat, const struct order *order,
                           struct buffer *out)
{
    const struct initiative_order *details = order->details;

    (void)seat;
    buffer_printf(out, "with the initiative you move %s",
                  preference_words[details->value]);
}

/* Standing order `initiative` */
const struct order_kind con_initiative = {
    ORDER("initiative", RULE(2c),
          "whether you move first or second when you may choose"),
    FIELDS(initiative_order,
           CHOOSE(initiative_order, value, "value", preference_words)),
    .initial = &(const struct initiative_order){MOVE_FIRST},
    .say = say_initiative,
};

/* 2b the leader on the map with the largest span; the owner among equals */
static struct leader *senior_on_map(const struct play *play, enum side side)
{
    struct party all = {.side = side};

    foreach_piece (struct leader, leader, play->game->leaders, side)
        con_party_add(play->arena, &all, &leader->counter);
    return con_senior(&all, con_seniority(play, side));
}

/* 2a points of the army whose leader is the senior one on the map, or of all
 * armies of his side (ruling 87) */
static int points_of(const struct board *board, enum side side,
                     const struct leader *senior)
{
    int all = 0;

    if (!option_is(board->options, "initiative-points", "sum"))
        return senior ? con_pool(board, senior->card->army)->ap : 0;
    foreach (const struct army, army, board->game->armies)
        if (army->card->side == side)
            all += army->ap;
    return all;
}

/* "23 administrative points of the Army of the North" */
static const char *points_in_words(const struct board *board, int ap,
                                   const struct leader *senior)
{
    const char *points =
        arena_counted(board->arena, ap, "administrative point");

    if (!senior || option_is(board->options, "initiative-points", "sum"))
        return points;
    return arena_text(board->arena, "%s of the %s", points, senior->of->name);
}

/* 2a one die, a fifth of the points, the initiative of the senior leader */
static int initiative_roll(struct play *play, enum side side)
{
    const struct leader *senior = senior_on_map(play, side);
    int initiative = senior ? senior->card->initiative : 0;
    int ap = points_of(&play->board, side, senior);
    struct event *event = NULL;
    int face =
        con_die(play, RULE(2a), "initiative", con_side_id(side), side, &event);
    int total = face + ap / POINTS_PER_PIP + initiative;

    event_number(event, total);
    if (senior)
        event_cites(play->journal, event, RULE(2b))->piece = senior->id;
    event->text = arena_text(
        play->arena, "Initiative of %s: die %d, %d for %s, %d for %s: %d.",
        con_side_name(side), face, ap / POINTS_PER_PIP,
        points_in_words(&play->board, ap, senior), initiative,
        senior ? senior->name : "nobody", total);
    return total;
}

static void announce(struct play *play, const struct rule *rule,
                     const char *why)
{
    event_news(journal_tell(
                   play->journal, EVENT_STATE, rule,
                   con_side_id(play->game->first_player), NULL,
                   "%s %s; %s first today.",
                   play->game->initiative_player == FRENCH ? "The French"
                                                           : "The Coalition",
                   why,
                   play->game->first_player == FRENCH ? "the French move"
                                                      : "the Coalition moves"),
               NEWS_SMALL);
}

/* 2c the winner names the first player */
static void winner_chooses(struct play *play, enum side winner)
{
    const struct initiative_order *wish =
        play_standing(play, con_side_id(winner), &con_initiative, NULL);

    play->game->initiative_player = winner;
    play->game->first_player =
        wish->value == MOVE_FIRST ? winner : con_enemy(winner);
    announce(play, RULE(2c), "win the initiative");
}

/* 2a, 2c, 2d, 2e I.c: who has the initiative */
enum step_end con_run_initiative(struct play *play)
{
    struct game *game = play->game;
    int french = 0;
    int coalition = 0;

    game->dawn = false;
    /* 2e the scenario names the first player, no die is thrown */
    if (game->turn == play->module->invasion_turn) {
        game->initiative_player = game->first_player = play->module->invader;
        announce(play, RULE(2e), "have the initiative as the scenario has it");
        return STEP_NEXT;
    }
    french = initiative_roll(play, FRENCH);
    coalition = initiative_roll(play, COALITION);
    if (french != coalition) {
        winner_chooses(play, french > coalition ? FRENCH : COALITION);
        return STEP_NEXT;
    }
    /* 2d equal: as last turn, without a choice */
    game->initiative_player = game->first_player;
    announce(play, RULE(2d), "keep the lead of yesterday, for all is equal");
    return STEP_NEXT;
}
