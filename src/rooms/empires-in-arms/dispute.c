/* Disputes: agreement, else a competitive roll. [base dispute] */
#include "core/buffer.h"
#include "rooms/empires-in-arms/politics.h"

struct agreement {
    const char *dispute; /* NULL: all */
    enum power winner;   /* NO_POWER: dice */
};

static const struct field agreement_fields[] = {
    FIELD(NAME, struct agreement, dispute, "dispute", FIELD_OPTIONAL),
    FIELD_WORDS(struct agreement, winner, "option", FIELD_OPTIONAL,
                eia_power_words),
    {0}};

static void say_agree(const struct view *view, const struct order *order,
                      struct buffer *out)
{
    const struct agreement *details = order->details;
    const struct europe europe = eia_europe_seen(view);

    buffer_printf(
        out, "%s: %s", details->dispute ? details->dispute : "any dispute",
        details->winner == NO_POWER ? "dice"
                                    : eia_power_name(&europe, details->winner));
}

static void choose_agree(const struct view *view, struct choices *choices)
{
    static const struct agreement dice = {NULL, NO_POWER};

    (void)view;
    if (!choices_full(choices))
        choice_add(choices, &eia_agree, &dice, NULL);
}

const struct order_kind eia_agree = {
    .name = "agree",
    .rule = RULE(10_8a),
    .summary = "who shall have what is in dispute",
    .size = sizeof(struct agreement),
    .fields = agreement_fields,
    .subject = "dispute",
    .say = say_agree,
    .choices = choose_agree,
    .initial = &(const struct agreement){NULL, NO_POWER}};

/* 10.8a Default settlement of disputes: all of them name the same one. */
static enum power agreed(struct play *play, const char *what,
                         const struct names *powers)
{
    const struct europe europe = eia_europe(play);
    enum power winner = NO_POWER;

    for (size_t i = 0; i < powers->count; i++) {
        const struct agreement *agreement =
            play_standing(play, powers->items[i], &eia_agree, what);

        if (agreement->winner == NO_POWER ||
            (i > 0 && agreement->winner != winner))
            return NO_POWER;
        winner = agreement->winner;
    }
    if (!names_contain(powers, eia_power_id(winner)))
        return NO_POWER;
    event_for_all(event_of(journal_add(play->journal, EVENT_STANDING,
                                       RULE(10_8a), "%s: all agree on %s", what,
                                       eia_power_name(&europe, winner)),
                           eia_power_id(winner), NULL));
    return winner;
}

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
    enum power chosen =
        powers->count > 1 ? agreed(play, what, powers) : NO_POWER;

    if (chosen != NO_POWER)
        return chosen;
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
