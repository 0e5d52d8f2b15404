/* P6: wars with minor countries that nobody wages any more. [base lapse] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/board/said.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"

struct lapse {
    const char *minor;
};

/* [base lapse] a war with a minor country */
static bool check_lapse(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct lapse *details = order->details;

    if (eia_minor_card(seat->module, details->minor))
        return true;
    return REFUSE(BASE(lapse), "'%s' is no minor country", details->minor);
}

static bool check_war(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct lapse *details = order->details;
    struct names attackers = eia_attackers(&seat->board, details->minor);

    if (names_contain(&attackers, seat->side))
        return true;
    return REFUSE(BASE(lapse), "you wage no war on '%s'", details->minor);
}

/* [base lapse] the war is over */
void eia_end_minor_war(struct game *game, const char *power, const char *minor)
{
    foreach (struct war, one, game->wars)
        if ((same_name(one->one, power) && same_name(one->other, minor)) ||
            (same_name(one->one, minor) && same_name(one->other, power)))
            DROP(one, game->wars);
}

/* 10.2.1g: the prisoners of the minor country are given back. */
static void lapses(struct play *play, const char *power, const char *minor,
                   const char *why)
{
    const struct minor_state *state = eia_minor(&play->board, minor);
    struct names attackers = eia_attackers(&play->board, minor);

    TELL_OPEN(play, EVENT_STATE, BASE(lapse), power, NULL,
              "the war of %s with %s lapses%s",
              eia_nation_name(&play->board, power),
              eia_nation_name(&play->board, minor), why);
    eia_end_minor_war(play->game, power, minor);
    if (state->controller != NO_POWER) {
        eia_return_prisoners(play, state->controller);
        if (attackers.count == 1 &&
            !eia_fights_any(&play->board, state->controller, &attackers))
            eia_minor_changes(play, minor, NEUTRAL, NO_POWER);
    }
    journal_close(play->journal);
}

/* [base lapse] a war is let lapse */
static void carry_out_lapse(struct play *play, const char *side,
                            const struct order *order)
{
    lapses(play, eia_power_id(eia_power(side)),
           eia_minor(&play->board, ORDERED(lapse, order)->minor)->id, "");
}

static void say_lapse(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    buffer_printf(out, "let the war with %s lapse",
                  eia_nation_name(&seat->board, ORDERED(lapse, order)->minor));
}

static void choose_lapse(const struct seat *seat, struct choices *choices)
{
    foreach (const struct minor_card, minor, seat->module->minors)
        choice_offer(seat, choices, &eia_lapse,
                     &(const struct lapse){minor->id}, NULL);
}

const struct order_kind eia_lapse = {
    ORDER("lapse", BASE(lapse), "ends a war with a minor"),
    FIELDS(lapse, REFER(NAME, lapse, minor, "minor", "minor")),
    .subject = "minor",
    .once = true,
    .check_order = check_lapse,
    .check_world = check_war,
    .carry_out = carry_out_lapse,
    .say = say_lapse,
    .choices = choose_lapse,
};

/* [base lapse] the area lies in the country, or next to it. */
static bool is_near(const struct board *board, const char *area,
                    const struct minor_card *minor)
{
    bool near = eia_minor_of(board, area) == minor;

    for (const struct way *way = eia_ways(board->module, area);
         way->to && !near; way++)
        near = eia_edge_open(board, way->edge) &&
               eia_minor_of(board, way->to->id) == minor;
    return near;
}

/* [base lapse] a corps of one of the attackers is near. */
static bool is_threatened(const struct board *board,
                          const struct minor_card *minor,
                          const struct names *attackers)
{
    foreach (const struct corps, corps, board->game->corps)
        if (corps->at && !corps->embarked &&
            eia_has_power(attackers, eia_corps_power(board, corps)) &&
            is_near(board, corps->at, minor))
            return true;
    return false;
}

/* [base lapse] what the Conquest Step leaves is looked at. */
void eia_count_quiet(const struct board *board)
{
    foreach (struct minor_state, minor, board->game->minors) {
        struct names attackers = eia_attackers(board, minor->id);

        minor->quiet = attackers.count > 0 &&
                               !is_threatened(board, minor->card, &attackers)
                           ? minor->quiet + 1
                           : 0;
    }
}

/* [base lapse] P6: by order, or after quiet months */
void eia_lapses(struct play *play)
{
    int quiet = eia_setting_number(play->module, "lapse-months");
    const char *why = arena_text(
        play->arena, " after %d months without a corps near it", quiet);

    for (enum power power = AUSTRIA; power < POWER_END; power++)
        eia_carry_out_all(play, power, &eia_lapse);
    foreach (const struct minor_state, minor, play->game->minors) {
        struct names attackers = eia_attackers(&play->board, minor->id);

        for (size_t j = 0; minor->quiet >= quiet && j < attackers.count; j++)
            lapses(play, attackers.items[j], minor->id, why);
    }
}
