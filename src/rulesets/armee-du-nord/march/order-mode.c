/* How an army leader commands in this player turn. [base command] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/march/march.h"

static const char *const mode_words[] = {"corps", "tactical", NULL};
/* The first stands for no condition; the others are those of the die. */
static const char *const ney_words[] = {"any", "free", "tactical", "none",
                                        NULL};

static const struct leader *own_general(const struct seat *seat, const char *id)
{
    const struct leader *leader = adn_leader(&seat->board, id);

    return leader &&
                   adn_may_order(seat->module, seat->side, &leader->counter) &&
                   leader->card->rank == ARMY_LEADER
               ? leader
               : NULL;
}

/* exp.ney-b, exp.grouchy-b conditions need the rule whose die they hang on */
static bool check_conditions(const struct seat *seat, const struct order *order,
                             struct report *report)
{
    const struct mode_order *given = order->details;
    const struct leader_card *leader =
        adn_leader_card(seat->module, given->if_refused);
    bool good = true;

    if (given->if_ney && !adn_has_rule(seat->options, RULE_OF_NEY))
        good = REFUSE(RULE(exp_ney_a),
                      "no die is thrown for Ney here: leave 'if-ney' out");
    if (!given->if_refused)
        return good;
    if (!adn_has_rule(seat->options, RULE_OF_GROUCHY))
        return REFUSE(RULE(exp_grouchy_a),
                      "nobody refuses Grouchy here: leave 'if-refused' out");
    return (leader && leader->rank == CORPS_LEADER && leader->corps &&
            leader->corps->of_grouchy && good) ||
           REFUSE(RULE(exp_grouchy_b),
                  "'%s' is no army-corps leader whom Grouchy may command",
                  given->if_refused);
}

/* [base command] an army leader, and at most eight units of his army */
static bool check_mode(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct mode_order *given = order->details;
    size_t most = (size_t)seat->module->tactical_units;
    bool good = check_conditions(seat, order, report);

    if (!own_general(seat, given->leader))
        good = REFUSE(BASE(command), "'%s' is no army leader of yours",
                      given->leader);
    good &= adn_are_own(seat, order, &given->units, BASE(command), report);
    if (given->mode == MODE_CORPS && given->units.count > 0)
        good = REFUSE(BASE(command),
                      "in mode corps he commands no units: name none");
    if (given->mode == MODE_TACTICAL && given->units.count == 0)
        good = REFUSE(BASE(command),
                      "mode tactical names the units that he commands");
    if (given->units.count > most)
        good = REFUSE(BASE(command),
                      "he commands %d units at most, and %d are named",
                      (int)most, (int)given->units.count);
    return good;
}

/* [base command] within his radius, before anybody moves */
static bool check_reach(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct mode_order *given = order->details;
    const struct leader *leader = own_general(seat, given->leader);
    bool corps = given->mode == MODE_CORPS, good = true;
    const struct bar bar = FIRST_BAR(
        {leader->state != ON_MAP && (leader->state != IN_BOX || corps),
         BASE(command), "is not on the map"},
        {leader->asleep, BASE(activation), "is not active yet"},
        {leader->disposition == COMMANDS_NOBODY ||
             (leader->disposition == TACTICAL_ALONE && corps),
         RULE(exp_ney_b), "does not command so in this turn"});

    if (bar.why)
        return REFUSE(bar.rule, "'%s' %s", given->leader, bar.why);
    foreach_name (id, given->units) {
        const struct unit *unit = adn_unit(&seat->board, id);

        if (!adn_reaches(&seat->board, leader, unit))
            good = REFUSE(BASE(command), "'%s' is not within %d hexes of '%s'",
                          unit->id, adn_radius(seat->module, leader),
                          given->leader);
    }
    return good;
}

static void set_mode(struct leader *leader, const struct mode_order *given)
{
    leader->mode = given->mode;
    leader->tactical = given->units;
}

/* At a desk who is in command is settled anew. */
static void foresee_mode(const struct seat *seat, const struct order *order)
{
    const struct mode_order *given = order->details;
    int army = adn_army_of(seat->side);

    if (given->if_ney || given->if_refused) {
        /* What hangs on a die may put anybody in command. */
        adn_foresee_command(seat);
        foreach_unit_of (unit, &seat->board, army)
            unit->unsure = true;
        return;
    }
    if (seat->game->army != army)
        adn_begin_player_turn(seat->game, army);
    foreach_counter (one, seat->game)
        one->leave = OUT_OF_COMMAND;
    set_mode(adn_leader(&seat->board, given->leader), given);
    seat->game->settled = false;
}

static void carry_out_mode(struct play *play, const char *side,
                           const struct order *order)
{
    const struct mode_order *given = order->details;
    struct leader *leader = adn_leader(&play->board, given->leader);

    set_mode(leader, given);
    event_at(TELL_BY(play, EVENT_ORDER, BASE(command), side, leader->id,
                     given->mode == MODE_CORPS
                         ? "%s commands corps leaders."
                         : "%s commands %d units himself.",
                     leader->name, (int)given->units.count),
             leader->hex);
}

static bool holds(const struct board *board, const struct mode_order *given)
{
    const struct leader *refused = adn_leader(board, given->if_refused);
    bool ney = given->if_ney == 0;

    foreach (struct leader, leader, board->game->leaders)
        ney |=
            leader->card->ney && (int)leader->disposition + 1 == given->if_ney;
    return ney && (!given->if_refused || (refused && refused->refused));
}

void adn_carry_out_modes(struct play *play, int army, bool refused)
{
    foreach_side (side, play->module, army)
        for (ORDERS_OF(order, play, side, &adn_mode)) {
            const struct mode_order *given = order->details;

            if ((given->if_refused != NULL) != refused)
                continue;
            order->served = !holds(&play->board, given);
            if (order->served)
                TELL_BY(play, EVENT_NOTE, BASE(command), side, given->leader,
                        "An order for %s hangs on a die that fell otherwise.",
                        adn_leader(&play->board, given->leader)->name);
            else
                play_carry_out(play, side, order);
        }
}

static void say_mode(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct mode_order *given = order->details;
    const struct leader *leader = own_general(seat, given->leader);

    if (given->mode == MODE_CORPS)
        buffer_printf(out, "%s commands corps leaders", leader->name);
    else
        buffer_printf(out, "%s commands no corps leader, but himself %s",
                      leader->name, names_series(&given->units, seat->arena));
    if (given->if_ney)
        buffer_printf(out, ", if the die for Ney says %s",
                      ney_words[given->if_ney]);
    if (given->if_refused)
        buffer_printf(out, ", if %s refuses Grouchy", given->if_refused);
    order_say_lapse(seat, order, out);
}

/* Mode corps, and mode tactical for the units nearest to the list's head. */
static void choose_mode(const struct seat *seat, struct choices *choices)
{
    int army = adn_army_of(seat->side);

    foreach (struct leader, leader, seat->game->leaders) {
        struct mode_order given = {.leader = leader->id, .mode = MODE_CORPS};

        if (leader->army != army || leader->card->rank != ARMY_LEADER ||
            leader->hex == 0)
            continue;
        choice_offer(seat, choices, &adn_mode, &given, "as without an order");
        given.mode = MODE_TACTICAL;
        foreach (struct unit, unit, seat->game->units)
            if ((int)given.units.count < seat->module->tactical_units &&
                unit->army == army &&
                adn_may_order(seat->module, seat->side, &unit->counter) &&
                adn_reaches(&seat->board, leader, unit))
                names_add(seat->arena, &given.units, unit->id);
        if (given.units.count > 0)
            choice_offer(seat, choices, &adn_mode, &given,
                         "the first %d units in his reach",
                         (int)given.units.count);
    }
}

const struct order_kind adn_mode = {
    ORDER("mode", BASE(command),
          "an army leader commands corps leaders, or units himself"),
    FIELDS(mode_order, MAY_CHOOSE(mode_order, if_ney, "if-ney", ney_words),
           MAY(NAME, mode_order, if_refused, "if-refused"),
           NEEDED(NAME, mode_order, leader, "leader"),
           CHOOSE(mode_order, mode, "mode", mode_words),
           MAY(NAMES, mode_order, units, "units")),
    .subject = "leader",
    ACTS(check_mode, check_reach, foresee_mode, carry_out_mode, say_mode,
         choose_mode)};
