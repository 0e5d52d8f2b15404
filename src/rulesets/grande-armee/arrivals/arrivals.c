/* 5.0a, 5.0b: reinforcements enter. [base reinforcements] */
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"

/* 19.12a an army leader has points from the first command step after he came */
static void cite_commanders(struct play *play, struct event *event,
                            const struct reinforcement_card *card)
{
    for (size_t i = 0; i < card->pieces.count; i++) {
        const struct leader *leader =
            gra_leader(&play->board, card->pieces.items[i]);

        if (leader && leader->card->rank == ARMY && leader->state == ON_MAP)
            event_cites(play->journal, event, RULE(19_12a));
    }
}

static void enter(struct play *play, const struct reinforcement_card *card,
                  enum arrivals which, int hex)
{
    const struct board *board = &play->board;
    const char *side = gra_side_words[gra_force_side(board, card)];
    const struct rule *rule = which == CAVALRY_COMES ? RULE(5_0a) : RULE(5_0b);
    const char *who = gra_bring(board, card, which, hex);
    struct event *event;

    if (!who)
        return;
    gra_choose_hex(board, card, hex);
    event = journal_tell(play->journal, EVENT_MOVE, rule, side, NULL,
                         "Arriving at %s, with an order to move: %s.",
                         map_name(&play->module->map, hex, play->arena), who);
    event_cites(play->journal, event_at(event, hex), BASE(reinforcements));
    cite_commanders(play, event, card);
}

/* Who is all here needs no entry any more. */
static void forget(struct game *game, const struct board *board)
{
    size_t kept = 0;

    for (size_t i = 0; i < game->entries_count; i++)
        if (gra_is_coming(
                board, gra_reinforcement(board->module, game->entries[i].id)))
            game->entries[kept++] = game->entries[i];
    game->entries_count = kept;
}

static void arrive(struct play *play, int side, enum arrivals which)
{
    const struct days *days = &play->module->days;

    foreach (const struct reinforcement_card, card, days->reinforcements) {
        int hex;

        if (!gra_is_due(&play->board, card) ||
            gra_force_side(&play->board, card) != side)
            continue;
        hex = gra_entry_hex(&play->board, card);
        if (hex)
            enter(play, card, which, hex);
        else if (which == ALL_COME)
            journal_tell(
                play->journal, EVENT_STATE, BASE(reinforcements),
                gra_side_words[side], NULL,
                "No hex is open to those who were to come to %s: they wait for "
                "the next turn.",
                map_name(&play->module->map, gra_chosen_hex(&play->board, card),
                         play->arena));
    }
    forget(play->game, &play->board);
}

void gra_cavalry_arrives(struct play *play, int side)
{
    arrive(play, side, CAVALRY_COMES);
}

void gra_others_arrive(struct play *play, int side)
{
    arrive(play, side, ALL_COME);
}
