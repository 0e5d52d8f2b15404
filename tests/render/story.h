/* A short journal that the tests of the renderings tell. */
#ifndef BERTHIER_TESTS_STORY_H
#define BERTHIER_TESTS_STORY_H

#include "core/arena.h"
#include "core/dice.h"
#include "core/journal.h"
#include "core/picture.h"
#include "render/render.h"

#include <string.h>

static const struct rule story_step = {
    .book = "rule", .number = "1c", .title = "Movement"};
static const struct rule story_march = {
    .book = "base", .number = "movement", .title = "Movement"};
static const struct rule story_battle = {
    .book = "rule", .number = "10.5h", .title = "Battle"};

static inline void story_bytes(const void *context, const char *label,
                               unsigned block, uint8_t out[32])
{
    (void)context, (void)label, (void)block;
    memset(out, 3, 32); /* every d6 shows 4 */
}

/* A step that the coalition alone sees. */
static inline void tell_secret(struct journal *journal)
{
    event_for(journal,
              journal_open(journal, EVENT_STEP, &story_step, "Secret step"),
              "coalition");
    event_for(journal,
              journal_add(journal, EVENT_NOTE, &story_march, "a secret"),
              "coalition");
    journal_close(journal);
}

/* The French win. */
static inline void tell_outcomes(struct journal *journal)
{
    const struct party_outcome french = {.side = "french",
                                         .name = "French",
                                         .strength = 29,
                                         .lost = 3,
                                         .won = true};
    const struct party_outcome other = {.side = "coalition",
                                        .name = "Coalition <1>",
                                        .strength = 18,
                                        .lost = 6};

    event_for_all(journal_outcome(journal, &story_battle, &french));
    event_for_all(journal_outcome(journal, &story_battle, &other));
}

/* Two sentences that reckon the same. */
static inline void tell_accounts(struct journal *journal)
{
    event_for_all(event_figures(journal_add(journal, EVENT_STATE, &story_march,
                                            "The one collects 71 and 27."),
                                "money=71; man power=27"));
    event_for_all(event_figures(journal_add(journal, EVENT_STATE, &story_march,
                                            "The other collects 5 and 0."),
                                "money=5; man power=0"));
}

/* Reille marches (for all), a scout reports (to the French), a battle, a
 * secret. */
static inline void tell_story(struct journal *journal, struct arena *arena)
{
    static const struct dice_source source = {story_bytes, NULL};
    static int path[] = {102, 203};
    const struct hexes march = {path, 2};
    struct dice *dice = dice_new(arena, &source);
    struct event *roll;

    journal_init(journal, arena);
    event_for_all(
        journal_open(journal, EVENT_STEP, &story_step, "First player moves"));
    event_of(event_path(journal,
                        event_for_all(journal_add(
                            journal, EVENT_MOVE, &story_march,
                            "Reille <II Corps> marches from 0102 to 0203")),
                        &march),
             "french", "reille");
    event_for(journal,
              journal_add(journal, EVENT_SCOUT, &story_march,
                          "the hussars of Piré saw dust beyond the river"),
              "french");
    journal_close(journal);
    event_for_all(journal_open(journal, EVENT_STEP, &story_step, "Combats"));
    event_at(event_for_all(journal_open(journal, EVENT_COMBAT, &story_battle,
                                        "Battle at 0203: French attack")),
             203);
    event_number(event_for_all(journal_add(journal, EVENT_MODIFIER,
                                           &story_battle, "a star")),
                 1);
    journal_roll(journal, dice, &story_battle, "battle", "0203", 1, 6, &roll);
    event_for_all(roll);
    tell_outcomes(journal);
    journal_close(journal);
    event_for_all(event_news(journal_add(journal, EVENT_STATE, &story_march,
                                         "The French now hold Ligny."),
                             NEWS_HOLDING));
    tell_accounts(journal);
    journal_close(journal);
    tell_secret(journal);
}

static const struct log_head story_head = {
    .campaign = "Story & Sons",
    .when = "15 June 1815, game turn 1",
    .entry = 3,
    .ruleset = "A ruleset",
    .program = "berthier 0",
    .test_keys = true,
    .due = "20 June 2026, 18:00 UTC",
    .promise = "Nobody could choose them.",
    .state = "5a5a5a",
    .lock_text = "pbem-lock/1\n",
};

/* A map of two columns with one river, one road and one box. */
static inline void draw_story(struct picture *picture, struct arena *arena)
{
    static struct picture_hex hexes[] = {
        {101, GROUND_CLEAR, SETTLEMENT_NONE, false, NULL, NULL},
        {102, GROUND_WOODS, SETTLEMENT_TOWN, false, "Ligny", NULL},
        {203, GROUND_HILLS, SETTLEMENT_VILLAGE, true, "Namur", NULL},
    };
    static struct picture_edge edges[] = {
        {102, 202, EDGE_RIVER, true, false, "Sambre"}};
    static struct picture_road roads[] = {{102, 101, true}};
    static struct picture_box boxes[] = {{.hex = 102,
                                          .side = "french",
                                          .symbol = SYMBOL_INFANTRY,
                                          .size = SIZE_CORPS,
                                          .label = "Reille",
                                          .strength = "29",
                                          .title = "Reille & staff"}};
    static struct picture_side sides[] = {
        {.side = "french", .name = "French", .pattern = 0}};

    *picture = (struct picture){.arena = arena,
                                .title = "A map",
                                .columns = 2,
                                .rows = 3,
                                .scale_tenths_of_km = 32,
                                .hexes = hexes,
                                .hex_count = 3,
                                .edges = edges,
                                .edge_count = 1,
                                .roads = roads,
                                .road_count = 1,
                                .boxes = boxes,
                                .box_count = 1,
                                .sides = sides,
                                .side_count = 1};
}

#endif
