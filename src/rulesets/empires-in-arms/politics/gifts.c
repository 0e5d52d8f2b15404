/* P1: minor countries are given away, leaders and prisoners set free. */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/board/said.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"

struct gift {
    const char *minor;
    enum power to; /* of an acceptance: NO_POWER */
};

/* [base give-minor] a corps of an enemy is in the country */
bool eia_enemy_corps_in_minor(const struct board *board, enum power power,
                              const char *minor)
{
    foreach (const struct corps, corps, board->game->corps) {
        const struct minor_card *card =
            corps->at ? eia_minor_of(board, corps->at) : NULL;

        if (card && same_name(card->id, minor) &&
            (eia_fights(board, power, eia_corps_flag(corps)) ||
             eia_at_war(board, minor, eia_corps_flag(corps))))
            return true;
    }
    return false;
}

/* 10.2.2c Ceding only in formal peace; 12.3.9 Switch: no ceding of minors */
static bool check_lawful(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct gift *details = order->details;
    const struct minor_card *founded =
        eia_minor_card(seat->module, details->minor);

    if (eia_province_card(seat->module, details->minor))
        return REFUSE(RULE(10_2_2c),
                      "'%s' is a province: it is ceded in a formal peace alone",
                      details->minor);
    if (founded && founded->option)
        return REFUSE(
            RULE(10_2_2c),
            "'%s' is made of provinces: they are ceded in a formal peace alone",
            founded->id);
    if (option_is(seat->options, "no-ceding", "on") && eia_errata(&seat->board))
        return REFUSE(RULE(12_3_9), "'%s' is given away in a peace alone",
                      details->minor);
    if (founded)
        return true;
    return REFUSE(BASE(give_minor), "'%s' is no minor country", details->minor);
}

/* [base give-minor] an own minor country without enemy corps */
static bool check_give(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct gift *details = order->details;

    if (!check_lawful(seat, order, report))
        return false;
    if (details->to != NO_POWER && details->to != eia_power(seat->side))
        return true;
    return REFUSE(BASE(give_minor), "'%s' does not take it",
                  eia_power_id(details->to));
}

static bool check_given(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct gift *details = order->details;
    enum power power = eia_power(seat->side);

    if (eia_minor(&seat->board, details->minor)->controller != power)
        return REFUSE(BASE(give_minor), "'%s' is not yours", details->minor);
    if (!eia_enemy_corps_in_minor(&seat->board, power, details->minor))
        return true;
    return REFUSE(BASE(give_minor), "a corps of your enemy is in '%s'",
                  details->minor);
}

/* [base give-minor] a minor country passes to another power. A free state
 * stays one, its forces and its wars with it, but for a war of its new master;
 * 10.4.3a secondary districts follow, 10.2.1g that war's prisoners go home. */
static void carry_out_give(struct play *play, const char *side,
                           const struct order *order)
{
    const struct gift *details = order->details;
    struct minor_state *minor = eia_minor(&play->board, details->minor);
    const char *to = eia_power_id(details->to);
    bool fought = eia_war(&play->board, to, minor->id);
    struct rules why = {NULL, 0};

    minor->controller = details->to;
    minor->since = play->game->turn;
    eia_end_minor_war(play->game, to, minor->id);
    eia_districts_follow(&play->board, minor->card, details->to, &why);
    event_cites_all(play->journal,
                    TELL(play, EVENT_ORDER, BASE(give_minor), side, NULL,
                         "%s gives %s to %s",
                         eia_nation_name(&play->board, side),
                         eia_nation_name(&play->board, minor->id),
                         eia_power_name(&play->board, details->to)),
                    &why);
    if (fought)
        eia_return_prisoners(play, eia_power(side));
    eia_reunite(play, minor->id);
    eia_leaders_part(play);
}

static void say_give(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct gift *details = order->details;

    buffer_printf(out, "give %s to %s, if they accept",
                  eia_nation_name(&seat->board, details->minor),
                  eia_power_name(&seat->board, details->to));
}

/* [base give-minor] Would the order of who controls it pass? It is another
 * power's order, and no candidate for this one's sheet. */
static bool may_be_given(const struct seat *seat, const char *minor)
{
    enum power owner = eia_minor(&seat->board, minor)->controller;
    const struct gift gift = {minor, eia_power(seat->side)};
    const struct order order = {.kind = &eia_give_minor, .details = &gift};
    struct seat giver = *seat;

    giver.side = eia_power_id(owner);
    giver.certain = true;
    return owner != NO_POWER &&
           order_check(&giver, &order, report_counted(seat->arena));
}

static void say_accept(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct gift *details = order->details;

    buffer_printf(out, "accept %s as a gift",
                  eia_nation_name(&seat->board, details->minor));
    if (may_be_given(seat, details->minor))
        buffer_printf(out, ", if %s gives it",
                      eia_power_name(
                          &seat->board,
                          eia_minor(&seat->board, details->minor)->controller));
    else
        buffer_printf(
            out,
            "; as the board stands nobody may give it, and the order lapses");
}

static void choose_give(const struct seat *seat, struct choices *choices)
{
    foreach (const struct minor_card, minor, seat->module->minors)
        for (enum power to = AUSTRIA; to < POWER_END; to++)
            choice_offer(seat, choices, &eia_give_minor,
                         &(const struct gift){minor->id, to}, NULL);
}

static void choose_accept(const struct seat *seat, struct choices *choices)
{
    foreach (const struct minor_card, minor, seat->module->minors) {
        const struct gift details = {minor->id, NO_POWER};

        if (may_be_given(seat, details.minor))
            choice_offer(seat, choices, &eia_accept_minor, &details, NULL);
    }
}

const struct order_kind eia_give_minor = {
    ORDER("give-minor", BASE(give_minor), "gives a minor country away"),
    FIELDS(gift, REFER(NAME, gift, minor, "minor", "minor"),
           ANY_POWER(gift, to, "to", FIELD_REQUIRED)),
    .subject = "minor",
    .once = true,
    .check_order = check_give,
    .check_world = check_given,
    .carry_out = carry_out_give,
    .say = say_give,
    .choices = choose_give,
};

const struct order_kind eia_accept_minor = {
    ORDER("accept-minor", BASE(give_minor), "accepts a minor country"),
    FIELDS(gift, REFER(NAME, gift, minor, "minor", "minor")),
    .subject = "minor",
    .once = true,
    .check_order = check_lawful,
    .say = say_accept,
    .choices = choose_accept,
};

/* [base give-minor] both must say so; the giver's order names the other. */
static void gifts_of(struct play *play, enum power power)
{
    struct section *section = play_section(play, eia_power_id(power), 0);

    for (size_t i = 0; section && i < section->count; i++) {
        struct order *order = &section->orders[i];
        const struct gift *gift = order->details;
        struct order *accepts = NULL;

        if (order->kind != &eia_give_minor || order->served)
            continue;
        accepts = play_order(play, eia_power_id(gift->to), &eia_accept_minor,
                             gift->minor, 0);
        if (accepts && play_carry_out(play, section->side, order))
            play_carry_out(play, eia_power_id(gift->to), accepts);
    }
}

/* ---- leaders ------------------------------------------------------------ */

struct release {
    const char *leader;
};

/* 10.6.3d a leader that one holds */
static bool check_release(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct release *details = order->details;

    if (eia_leader(&seat->board, details->leader))
        return true;
    return REFUSE(RULE(10_6_3d), "'%s' is no leader you hold", details->leader);
}

static bool check_held(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct release *details = order->details;
    const struct leader *leader = eia_leader(&seat->board, details->leader);

    if (leader->state == LEADER_CAPTURED &&
        same_name(leader->holder, seat->side))
        return true;
    return REFUSE(RULE(10_6_3d), "'%s' is no leader you hold", details->leader);
}

/* 10.6.3d a leader is set free */
static void carry_out_release(struct play *play, const char *side,
                              const struct order *order)
{
    (void)side;
    eia_free_leader(play,
                    eia_leader(&play->board, ORDERED(release, order)->leader),
                    RULE(10_6_3d));
}

static void say_release(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    const struct release *details = order->details;
    const struct leader_card *card =
        eia_leader_card(seat->module, details->leader);

    buffer_printf(out, "set %s free", card ? card->name : details->leader);
}

static void choose_release(const struct seat *seat, struct choices *choices)
{
    foreach (const struct leader, leader, seat->game->leaders)
        choice_offer(seat, choices, &eia_release_leader,
                     &(const struct release){leader->id}, NULL);
}

const struct order_kind eia_release_leader = {
    ORDER("free-leader", RULE(10_6_3d), "sets a captured leader free"),
    FIELDS(release, REFER(NAME, release, leader, "id", "leader")),
    .subject = "id",
    .once = true,
    .check_order = check_release,
    .check_world = check_held,
    .carry_out = carry_out_release,
    .say = say_release,
    .choices = choose_release,
};

/* ---- prisoners ---------------------------------------------------------- */

/* [base prisoners] both hold prisoners of the other */
static bool check_swap(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct with *details = order->details;
    enum power power = eia_power(seat->side);

    if (eia_prisoners_of(&seat->board, power, eia_power_id(details->with)) &&
        eia_prisoners_of(&seat->board, details->with, seat->side))
        return true;
    return REFUSE(BASE(prisoners),
                  "you and '%s' do not both hold prisoners of the other",
                  eia_power_id(details->with));
}

static void say_swap(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    buffer_printf(out, "exchange prisoners with %s, if they say so too",
                  eia_power_name(&seat->board, ORDERED(with, order)->with));
}

static void choose_swap(const struct seat *seat, struct choices *choices)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        choice_offer(seat, choices, &eia_swap, &(const struct with){power},
                     NULL);
}

const struct order_kind eia_swap = {
    ORDER("exchange-prisoners", BASE(prisoners), "exchanges prisoners"),
    DETAILS(with, eia_with_fields),
    .subject = "with",
    .check_world = check_swap,
    .say = say_swap,
    .choices = choose_swap,
};

/* [base sequence] P1: access, gifts, leaders, prisoners */
void eia_diplomacy(struct play *play)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++) {
        eia_carry_out_all(play, power, &eia_grant_access);
        eia_carry_out_all(play, power, &eia_revoke_access);
        eia_carry_out_all(play, power, &eia_release_leader);
        gifts_of(play, power);
    }
    for (enum power one = AUSTRIA; one < POWER_END; one++)
        for (enum power other = (enum power)(one + 1); other < POWER_END;
             other++)
            if (eia_both_say(play, one, other, &eia_swap))
                eia_swap_prisoners(play, one, other);
    eia_unanswered(play, &eia_swap);
    eia_unanswered(play, &eia_give_minor);
    eia_unanswered(play, &eia_accept_minor);
}
