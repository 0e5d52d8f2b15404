/* P1: access to one's territory is granted and revoked. [10.3.1] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"

enum leave { LEAVE_TERRITORY, LEAVE_DARDANELLES };
static const char *const leave_words[] = {"territory", "dardanelles", NULL};

struct grant {
    enum power to;
    enum leave leave;
    struct names provinces; /* or districts; none: all */
    bool no_depots, no_garrisons;
    const char *until; /* month, or NULL */
    int pay;           /* money asked for it */
    const char *text;
};

/* 10.3.1j a province or district of one's own */
static bool is_own_land(const struct board *board, const char *id,
                        enum power power)
{
    const struct province_state *province = eia_province(board, id);
    const struct district_card *district = eia_district_card(board->module, id);

    if (province)
        return province->controller == power;
    return district && eia_controller(board, district->capital) == power;
}

/* 10.3.1j Voluntary access may be limited */
static bool check_limits(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct grant *details = order->details;

    foreach_name (province, details->provinces)
        if (!is_own_land(&seat->board, province, eia_power(seat->side)))
            return REFUSE(RULE(10_3_1j),
                          "'%s' is no province or district of yours", province);
    if (!details->until ||
        eia_turn_of(seat->module, details->until) > seat->game->turn)
        return true;
    return REFUSE(RULE(10_3_1j), "'%s' is no month to come, such as 1806-03",
                  details->until);
}

static bool has_conditions(const struct grant *grant)
{
    return grant->provinces.count || grant->no_depots || grant->no_garrisons ||
           grant->until || grant->pay || grant->text;
}

/* 10.3.1d, 10.3.1j, 10.3.1l, 12.8 who may be let in, and how */
static bool check_grant(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct grant *details = order->details;

    if (details->to == NO_POWER || details->to == eia_power(seat->side))
        return REFUSE(RULE(10_3_1j), "'%s' needs no access of yours",
                      eia_power_id(details->to));
    return check_limits(seat, order, report);
}

static bool check_leave(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct grant *details = order->details;
    enum power power = eia_power(seat->side);

    if (eia_enemies(&seat->board, power, details->to))
        return REFUSE(RULE(10_3_1d), "'%s' is your enemy and asks nobody",
                      eia_power_id(details->to));
    /* 12.8 Switch: voluntary access to allies only */
    if (option_is(seat->options, "allied-access-only", "on") &&
        !eia_allied(&seat->board, power, details->to))
        return REFUSE(RULE(12_8), "'%s' is no ally", eia_power_id(details->to));
    /* 10.3.1l C.5 gives unconditional access */
    if (has_conditions(details) &&
        eia_unconditional(&seat->board, power, details->to))
        return REFUSE(RULE(10_3_1l), "'%s' has unconditional access by treaty",
                      eia_power_id(details->to));
    return true;
}

/* 10.3.1e Voluntary access not withdrawn inside: what was granted before
 * stays on record for those who came in under it. */
static void revoke(struct game *game, const char *grantor, const char *grantee,
                   enum access_kind kind)
{
    foreach (struct access, access, game->accesses)
        if (access->kind == kind && same_name(access->grantor, grantor) &&
            same_name(access->grantee, grantee))
            access->revoked = true;
}

static const char *conditions(const struct grant *grant, struct arena *arena)
{
    if (grant->pay == 0)
        return grant->text;
    if (!grant->text)
        return arena_text(arena, "for %d money", grant->pay);
    return arena_text(arena, "for %d money; %s", grant->pay, grant->text);
}

/* 10.3.1j the access that is granted */
static void put_grant(const struct board *board, enum power power,
                      const struct grant *details)
{
    enum access_kind kind = details->leave == LEAVE_DARDANELLES
                                ? ACCESS_DARDANELLES
                                : ACCESS_VOLUNTARY;
    const char *grantor = eia_power_id(power);
    const char *grantee = eia_power_id(details->to);
    struct access *access = NULL;

    revoke(board->game, grantor, grantee, kind);
    access = ADD_TO(board->arena, board->game->accesses);
    access->grantor = grantor;
    access->grantee = grantee;
    access->kind = kind;
    foreach_name (province, details->provinces)
        names_add(board->arena, &access->provinces,
                  arena_text(board->arena, "%s", province));
    access->no_depots = details->no_depots;
    access->no_garrisons = details->no_garrisons;
    access->since = board->game->turn;
    access->until =
        details->until ? eia_turn_of(board->module, details->until) : 0;
    access->text = conditions(details, board->arena);
}

/* 10.3.1d access, for the orders after it */
static void foresee_grant(const struct seat *seat, const struct order *order)
{
    put_grant(&seat->board, eia_power(seat->side), order->details);
}

static void describe(const struct board *board, const struct grant *details,
                     struct buffer *out)
{
    const char *text = conditions(details, board->arena);

    buffer_printf(out, "%s",
                  details->leave == LEAVE_DARDANELLES
                      ? "passage of the Dardanelles"
                      : "access");
    for (size_t i = 0; i < details->provinces.count; i++)
        buffer_printf(out, "%s%s", i ? ", " : " to ",
                      details->provinces.items[i]);
    if (details->no_depots)
        buffer_printf(out, ", no depots");
    if (details->no_garrisons)
        buffer_printf(out, ", no garrisons");
    if (details->until)
        buffer_printf(out, ", until %s", details->until);
    if (text)
        buffer_printf(out, ", %s", text);
}

/* 10.3.1h Control change renews neutral access: those whom this grant lets stay
 * came in under another lord */
static bool lets_stay(struct play *play, const char *side,
                      const struct grant *details)
{
    return details->leave == LEAVE_TERRITORY && eia_errata(&play->board) &&
           eia_trespasses(&play->board, details->to, eia_power(side));
}

/* 10.3.1k: what no program can watch is told to all, the host with them. */
static void carry_out_grant(struct play *play, const char *side,
                            const struct order *order)
{
    const struct grant *details = order->details;
    bool stay = lets_stay(play, side, details);
    struct event *event = NULL;
    struct buffer what;

    buffer_init(&what);
    put_grant(&play->board, eia_power(side), details);
    describe(&play->board, details, &what);
    event = TELL(play, EVENT_ORDER,
                 has_conditions(details) ? RULE(10_3_1j) : RULE(10_3_1d), side,
                 NULL, "%s grants %s %s", eia_nation_name(&play->board, side),
                 eia_power_name(&play->board, details->to), what.bytes);
    if (stay)
        event_cites(play->journal, event, RULE(10_3_1h));
    buffer_release(&what);
}

static void say_grant(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct grant *details = order->details;

    buffer_printf(out, "grant %s ", eia_power_name(&seat->board, details->to));
    describe(&seat->board, details, out);
}

static void choose_grant(const struct seat *seat, struct choices *choices)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        choice_offer(seat, choices, &eia_grant_access,
                     &(const struct grant){.to = power}, NULL);
}

const struct order_kind eia_grant_access = {
    ORDER("grant-access", RULE(10_3_1j), "lets a power into one's territory"),
    FIELDS(grant, ANY_POWER(grant, to, "to", FIELD_REQUIRED),
           MAY_CHOOSE(grant, leave, "kind", leave_words),
           MAY(NAMES, grant, provinces, "provinces"),
           MAY(YES, grant, no_depots, "no-depots"),
           MAY(YES, grant, no_garrisons, "no-garrisons"),
           MAY(NAME, grant, until, "until"), MAY(COUNT, grant, pay, "pay"),
           MAY(TEXT, grant, text, "text")),
    .subject = "to",
    .check_order = check_grant,
    .check_world = check_leave,
    .foresee = foresee_grant,
    .carry_out = carry_out_grant,
    .say = say_grant,
    .choices = choose_grant,
};

/* ---- revoking ----------------------------------------------------------- */

struct revocation {
    enum power to;
    enum leave leave;
};

static enum access_kind kind_of(const struct revocation *details)
{
    return details->leave == LEAVE_DARDANELLES ? ACCESS_DARDANELLES
                                               : ACCESS_VOLUNTARY;
}

/* 10.3.1e access that was granted */
static bool check_revoke(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct revocation *details = order->details;

    foreach (const struct access, access, seat->game->accesses)
        if (access->kind == kind_of(details) && !access->revoked &&
            same_name(access->grantor, seat->side) &&
            eia_power(access->grantee) == details->to)
            return true;
    return REFUSE(RULE(10_3_1e), "'%s' has no such access of yours",
                  eia_power_id(details->to));
}

/* 10.3.1e access is gone, for the orders after it */
static void foresee_revoke(const struct seat *seat, const struct order *order)
{
    const struct revocation *details = order->details;

    revoke(seat->game, seat->side, eia_power_id(details->to), kind_of(details));
}

/* 10.3.1e no more forces are let in */
static void carry_out_revoke(struct play *play, const char *side,
                             const struct order *order)
{
    const struct revocation *details = order->details;

    revoke(play->game, side, eia_power_id(details->to), kind_of(details));
    TELL(play, EVENT_ORDER, RULE(10_3_1e), side, NULL,
         "%s refuses %s further %s; forces inside keep their rights",
         eia_nation_name(&play->board, side),
         eia_power_name(&play->board, details->to),
         details->leave == LEAVE_DARDANELLES ? "passage of the Dardanelles"
                                             : "access");
}

static void say_revoke(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    buffer_printf(out, "let no more forces of %s in",
                  eia_power_name(&seat->board, ORDERED(revocation, order)->to));
}

static void choose_revoke(const struct seat *seat, struct choices *choices)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        choice_offer(seat, choices, &eia_revoke_access,
                     &(const struct revocation){.to = power}, NULL);
}

const struct order_kind eia_revoke_access = {
    ORDER("revoke-access", RULE(10_3_1e), "ends access for those not inside"),
    FIELDS(revocation, ANY_POWER(revocation, to, "to", FIELD_REQUIRED),
           MAY_CHOOSE(revocation, leave, "kind", leave_words)),
    .subject = "to",
    .check_world = check_revoke,
    .foresee = foresee_revoke,
    .carry_out = carry_out_revoke,
    .say = say_revoke,
    .choices = choose_revoke,
};

/* 10.3.1d nothing that one of the two let the other do outlasts war between
 * them. */
void eia_access_ends(struct game *game, const char *one, const char *other)
{
    foreach (const struct access, access, game->accesses)
        if ((same_name(access->grantor, one) &&
             same_name(access->grantee, other)) ||
            (same_name(access->grantor, other) &&
             same_name(access->grantee, one)))
            DROP(access, game->accesses);
}
