/* P8: a conquered minor country becomes a free state. [base free-state] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/board/said.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"

struct freedom {
    const char *minor;
};

/* 10.4.4b Naples and Sicily are excepted by an option: corps go with the
 * secondary district. */
static bool has_corps(const struct board *board, const char *minor)
{
    const struct union_card *card = eia_union_with(board, minor);

    return card && card->apart.count > 0;
}

/* 10.4.4a Corps and fleets follow major district */
static bool check_units(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct freedom *details = order->details;
    const struct minor_card *card =
        eia_minor_card(seat->module, details->minor);

    if (!card && eia_district_card(seat->module, details->minor))
        return REFUSE(RULE(10_4_4a),
                      "'%s' is a secondary district and has no forces",
                      details->minor);
    if (!card)
        return REFUSE(BASE(free_state), "'%s' is no minor country",
                      details->minor);
    if (card->free_state || has_corps(&seat->board, card->id))
        return true;
    return REFUSE(card->bare ? RULE(10_4_4b) : BASE(free_state),
                  "'%s' has no forces of its own", details->minor);
}

/* [base free-state] a conquest, a good zone, no enemy corps */
static bool check_freedom(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct freedom *details = order->details;
    enum power power = eia_power(seat->side);
    const struct minor_state *minor = eia_minor(&seat->board, details->minor);
    enum zone zone = eia_zone(&seat->board, power);

    if (eia_union_with(&seat->board, minor->id) &&
        !eia_is_there(&seat->board, minor->id))
        return REFUSE(RULE(10_4_4a),
                      "'%s' is a secondary district of '%s' and has no forces",
                      minor->id, eia_country_of(&seat->board, minor->id));
    if (minor->status != CONQUERED || minor->controller != power)
        return REFUSE(BASE(free_state), "'%s' is no conquest of yours",
                      details->minor);
    if (zone != NEUTRAL_ZONE && zone != DOMINANT)
        return REFUSE(BASE(free_state),
                      "your marker is below the neutral zone");
    if (!eia_enemy_corps_in_minor(&seat->board, power, details->minor))
        return true;
    return REFUSE(BASE(free_state), "a corps of your enemy is in '%s'",
                  details->minor);
}

/* 10.2.1d: the ships on record are there again, for the next reinforcement.
 * Are there any? */
static bool forces_come(const struct board *board,
                        const struct minor_card *card)
{
    struct minor_state *minor = eia_minor(board, card->id);
    struct ship_build *build = NULL;

    foreach (struct corps, corps, board->game->corps) {
        if (!same_name(eia_corps_nation(corps), card->id))
            continue;
        corps->at = card->capital;
        corps->factors[FACTOR_INFANTRY] = 1;
    }
    if (minor->ships == 0)
        return false;
    build = ADD_TO(board->arena, board->game->builds);
    build->nation = minor->id;
    build->ships = minor->ships;
    build->due = board->game->turn;
    minor->ships = 0;
    return true;
}

/* [base free-state] a conquest becomes a free state */
static void carry_out_freedom(struct play *play, const char *side,
                              const struct order *order)
{
    const struct minor_card *card =
        eia_minor_card(play->module, ORDERED(freedom, order)->minor);
    const struct muster *before = NULL;
    struct event *event =
        TELL_OPEN(play, EVENT_ORDER, BASE(free_state), side, NULL,
                  "%s makes %s a free state",
                  eia_nation_name(&play->board, side), card->name);

    eia_minor_changes(play, card->id, FREE_STATE, eia_power(side));
    before = eia_muster(&play->board);
    if (forces_come(&play->board, card))
        event_cites(play->journal, event, RULE(10_2_1d));
    if (has_corps(&play->board, card->id))
        event_cites(play->journal, event, RULE(10_4_4b));
    eia_tell_changes(play, before, BASE(free_state), "its corps are formed");
    journal_close(play->journal);
}

static void say_freedom(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    buffer_printf(
        out, "make %s a free state",
        eia_nation_name(&seat->board, ORDERED(freedom, order)->minor));
}

static void choose_freedom(const struct seat *seat, struct choices *choices)
{
    foreach (const struct minor_card, minor, seat->module->minors)
        choice_offer(seat, choices, &eia_free_state,
                     &(const struct freedom){minor->id}, NULL);
}

const struct order_kind eia_free_state = {
    ORDER("free-state", BASE(free_state), "makes a free state"),
    FIELDS(freedom, NEEDED(NAME, freedom, minor, "minor")),
    .subject = "minor",
    .once = true,
    .check_order = check_units,
    .check_world = check_freedom,
    .carry_out = carry_out_freedom,
    .say = say_freedom,
    .choices = choose_freedom,
};

/* [base free-state] P8: free states are made, [base poland] and founded */
void eia_free_states(struct play *play)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        eia_carry_out_all(play, power, &eia_free_state);
    for (enum power other = AUSTRIA; other < POWER_END; other++)
        eia_carry_out_all(play, other, &eia_found);
}
