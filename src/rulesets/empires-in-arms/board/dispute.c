/* Disputes: agreement, else a competitive roll. [base dispute] */
#include "rulesets/empires-in-arms/board/dispute.h"
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"

#include <string.h>

/* The order `agree`. A dispute is named from the general to the particular, as
 * its dice are: `captor-a320-fr-1-2-defender-1-infantry-1`; an order about
 * `captor-a320` or `captor` speaks for all that begin so. */
struct agreement {
    const char *dispute;   /* NULL: all */
    struct names outcomes; /* nations it falls to in turn; none: dice */
};

static bool is_dice(const struct agreement *agreement)
{
    return agreement->outcomes.count == 0 ||
           same_name(agreement->outcomes.items[0], "dice");
}

/* 10.8a an agreement names nations, or dice */
static bool check_agree(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct agreement *agreement = order->details;

    foreach_name (nation, agreement->outcomes)
        if (eia_power(nation) == NO_POWER &&
            !eia_minor_card(seat->module, nation) &&
            !(same_name(nation, "dice") && agreement->outcomes.count == 1))
            return REFUSE(RULE(10_8a), "'%s' is no nation, nor 'dice'", nation);
    return true;
}

static void say_agree(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct agreement *agreement = order->details;

    buffer_printf(
        out, "%s: ", agreement->dispute ? agreement->dispute : "any dispute");
    if (is_dice(agreement)) {
        buffer_puts(out, "dice");
        return;
    }
    for (size_t i = 0; i < agreement->outcomes.count; i++)
        buffer_printf(
            out, "%s%s", i ? ", then " : "",
            eia_nation_name(&seat->board, agreement->outcomes.items[i]));
}

static void choose_agree(const struct seat *seat, struct choices *choices)
{
    for (enum power power = NO_POWER; power < POWER_END; power++) {
        struct agreement agreement = {NULL, {NULL, 0}};

        if (power != NO_POWER && !eia_plays(seat->module, power))
            continue;
        if (power != NO_POWER)
            names_add(choices->arena, &agreement.outcomes, eia_power_id(power));
        choice_offer(seat, choices, &eia_agree, &agreement, NULL);
    }
}

const struct order_kind eia_agree = {
    ORDER("agree", RULE(10_8a), "who shall have what is in dispute"),
    FIELDS(agreement, MAY(NAME, agreement, dispute, "dispute"),
           MAY(NAMES, agreement, outcomes, "option")),
    .subject = "dispute",
    .check_order = check_agree,
    .say = say_agree,
    .choices = choose_agree,
    .initial = &(const struct agreement){NULL, {NULL, 0}}};

/* [base dispute] what the side says of the dispute, by its longest name that
 * it knows. */
static const struct agreement *wish_of(struct play *play, const char *side,
                                       const char *name)
{
    const struct agreement *wish = play_standing(play, side, &eia_agree, name);

    for (const char *dash = strrchr(name, '-'); dash && !wish->dispute;
         dash = strrchr(name, '-')) {
        name = arena_text(play->arena, "%.*s", (int)(dash - name), name);
        wish = play_standing(play, side, &eia_agree, name);
    }
    return wish;
}

static bool are_alike(const struct names *one, const struct names *other)
{
    for (size_t i = 0; i < one->count && i < other->count; i++)
        if (!same_name(one->items[i], other->items[i]))
            return false;
    return one->count == other->count;
}

/* [base dispute] the party that is meant by a name: itself, or the first that a
 * power plays. */
static const char *party_meant(const struct board *board,
                               const struct names *parties, const char *nation)
{
    if (names_contain(parties, nation))
        return nation;
    foreach_name (party, *parties)
        if (eia_player_of(board, party) == eia_power(nation) &&
            eia_power(nation) != NO_POWER)
            return party;
    return NULL;
}

/* [base dispute] what all who play the parties wish; NULL: they do not wish
 * the same. */
static const struct agreement *common_wish(struct play *play,
                                           const struct dispute *dispute)
{
    const struct agreement *common = NULL;

    foreach_name (party, *dispute->parties) {
        enum power player = eia_player_of(&play->board, party);
        const struct agreement *wish =
            player == NO_POWER
                ? NULL
                : wish_of(play, eia_power_id(player),
                          dispute->name ? dispute->name : dispute->what);

        if (!wish || is_dice(wish) ||
            (common && !are_alike(&common->outcomes, &wish->outcomes)))
            return NULL;
        common = wish;
    }
    return common;
}

/* [base dispute], 10.8a Default settlement of disputes: all name the same. */
const char *eia_agreed(struct play *play, const struct dispute *dispute)
{
    const struct agreement *wish = common_wish(play, dispute);
    const char *chosen = NULL;

    if (!wish)
        return NULL;
    chosen = party_meant(
        &play->board, dispute->parties,
        wish->outcomes.items[(size_t)dispute->number % wish->outcomes.count]);
    if (!chosen)
        return NULL;
    event_cites(play->journal,
                TELL(play, EVENT_STANDING, dispute->rule, chosen, NULL,
                     "%s: all agree on %s",
                     dispute->name ? dispute->name : dispute->what,
                     eia_nation_name(&play->board, chosen)),
                RULE(10_8a));
    return chosen;
}

/* meta.competitive-rolls the powers whose die is best. */
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
static enum power roll_for(struct play *play, const struct dispute *dispute,
                           bool lowest)
{
    struct names left = *dispute->parties;

    for (int again = 1; left.count > 1; again++) {
        int faces[POWER_END];

        for (size_t i = 0; i < left.count; i++) {
            struct event *event = NULL;
            const char *which =
                arena_text(play->arena, "%s-%d", left.items[i], again);
            const struct roll *roll =
                journal_roll(play->journal, play->dice, dispute->rule,
                             dispute->what, which, 1, 6, &event);

            event_cites(play->journal,
                        event_for_all(event_of(event, left.items[i], NULL)),
                        RULE(meta_competitive_rolls));
            faces[i] = roll->faces[0];
        }
        left = best_of(play, &left, faces, lowest);
    }
    return left.count ? eia_power(left.items[0]) : NO_POWER;
}

/* 10.8a by agreement, else by a competitive roll */
enum power eia_settle(struct play *play, const struct dispute *dispute,
                      bool lowest)
{
    const char *agreed =
        dispute->parties->count > 1 ? eia_agreed(play, dispute) : NULL;

    return agreed ? eia_power(agreed) : roll_for(play, dispute, lowest);
}

/* meta.competitive-rolls a roll of all powers that have a claim */
enum power eia_competitive_roll(struct play *play, const struct rule *rule,
                                const char *what, const struct names *powers,
                                bool lowest)
{
    const struct dispute dispute = {
        .rule = rule, .what = what, .parties = powers};

    return eia_settle(play, &dispute, lowest);
}

int eia_throw(struct play *play, const struct rule *rule, const char *what,
              const char *which, const char *side)
{
    struct event *event = NULL;
    const struct roll *roll = journal_roll(play->journal, play->dice, rule,
                                           what, which, 1, 6, &event);

    event_for_all(event_of(event, side, NULL));
    return roll->faces[0];
}
