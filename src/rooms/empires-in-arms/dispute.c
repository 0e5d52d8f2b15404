/* Competitive rolls. */
#include "rooms/empires-in-arms/game.h"

/* The powers whose die is best. */
static struct names best_of(struct play *play, const struct names *powers,
                            const int *faces, bool lowest)
{
    struct names best = {NULL, 0};
    int most = faces[0];

    for (size_t i = 1; i < powers->count; i++)
        if (lowest ? faces[i] < most : faces[i] > most)
            most = faces[i];
    for (size_t i = 0; i < powers->count; i++)
        if (faces[i] == most)
            names_add(play->arena, &best, powers->items[i]);
    return best;
}

/* meta.competitive-rolls How competitive die rolls work */
enum power eia_competitive_roll(struct play *play, const struct rule *rule,
                                const char *what, const struct names *powers,
                                bool lowest)
{
    struct names left = *powers;

    for (int again = 1; left.count > 1; again++) {
        int faces[POWER_END];

        for (size_t i = 0; i < left.count; i++) {
            struct event *event = NULL;
            const char *which =
                arena_text(play->arena, "%s-%d", left.items[i], again);
            const struct roll *roll = journal_roll(
                play->journal, play->dice, rule, what, which, 1, 6, &event);

            event_for_all(event_of(event, left.items[i], NULL));
            faces[i] = roll->faces[0];
        }
        left = best_of(play, &left, faces, lowest);
    }
    rule_cited(RULE(meta_competitive_rolls));
    return left.count ? eia_power(left.items[0]) : NO_POWER;
}
