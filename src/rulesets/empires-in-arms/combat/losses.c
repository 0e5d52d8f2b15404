/* Which factors a side loses, one at a time. [base losses] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

static int sum_of(const int *troops, bool (*counts)(enum troop))
{
    int sum = 0;

    for (int i = 0; i < TROOP_COUNT; i++)
        if (!counts || counts((enum troop)i))
            sum += troops[i];
    return sum;
}

static bool is_guard(enum troop troop)
{
    return troop == TROOP_GUARD;
}

/* Of the foot that militia may hide behind. */
static bool is_line(enum troop troop)
{
    return troop == TROOP_INFANTRY || troop == TROOP_FEUDAL_INFANTRY ||
           troop == TROOP_GUERILLA;
}

/* What a troop is on the books. */
static const int books[TROOP_COUNT] = {
    FACTOR_INFANTRY, FACTOR_MILITIA,   FACTOR_CAVALRY,
    FACTOR_GUARD,    FACTOR_ARTILLERY, FACTOR_FEUDAL,
    FACTOR_FEUDAL,   EIA_COSSACKS,     EIA_GUERILLAS};

static void note_lost(struct party *party, const char *nation, enum troop troop)
{
    foreach (struct contingent, contingent, party->contingents)
        if (same_name(contingent->nation, nation))
            contingent->lost[books[troop]]++;
}

/* [base losses] one factor of a band */
static void lose_of_guerillas(const struct board *board,
                              const struct member *member)
{
    foreach (struct guerilla, guerilla, board->game->guerillas)
        if (same_name(guerilla->area, member->id) &&
            guerilla->in_city == member->inside)
            guerilla->factors--;
}

/* [base losses] one factor of a piece */
void eia_lose_from(const struct board *board, struct party *party,
                   struct member *member, enum troop troop)
{
    bool militia = troop == TROOP_MILITIA;
    struct garrison *garrison = NULL;
    struct depot *depot = NULL;

    member->troops[troop]--;
    party->lost[troop]++;
    note_lost(party, member->nation, troop);
    switch (member->kind) {
    case MEMBER_CORPS:
        eia_corps(board, member->id)->factors[books[troop]]--;
        break;
    case MEMBER_GARRISON:
        garrison = eia_garrison(board, member->id, member->nation);
        (*(militia ? &garrison->militia : &garrison->infantry))--;
        break;
    case MEMBER_DEPOT:
        depot = eia_depot(board, member->id);
        (*(militia ? &depot->militia : &depot->infantry))--;
        break;
    case MEMBER_GUERILLA:
        lose_of_guerillas(board, member);
        break;
    case MEMBER_IRREGULAR: /* eia_fight_end() takes the counter off */
    default:
        break;
    }
}

/* [base losses] the piece with most of that kind loses it */
struct member *eia_most_of(const struct party *party, enum troop troop,
                           const char *nation)
{
    struct member *most = NULL;

    foreach (struct member, member, party->members) {
        if (!eia_takes_part(party, member) || !member->troops[troop] ||
            (nation && !same_name(member->nation, nation)))
            continue;
        if (!most || member->troops[troop] > most->troops[troop])
            most = member;
    }
    return most;
}

/* What an order does not name comes after what it does, so. */
static const enum troop usual[] = {
    TROOP_MILITIA,         TROOP_INFANTRY,       TROOP_GUERILLA,
    TROOP_FEUDAL_INFANTRY, TROOP_FEUDAL_CAVALRY, TROOP_COSSACK,
    TROOP_CAVALRY,         TROOP_ARTILLERY,      TROOP_GUARD};

/* [base losses] the side's order of losses */
struct names eia_losses_order(struct play *play, const struct party *party)
{
    enum power lead = eia_party_lead(party);
    const struct losses *standing =
        lead == NO_POWER
            ? eia_losses.initial
            : play_standing(play, eia_power_id(lead), &eia_losses, NULL);
    struct names order = {NULL, 0};

    foreach_name (word, standing->order)
        names_add(play->arena, &order, word);
    for (int i = 0; i < TROOP_COUNT; i++)
        eia_once(play->arena, &order, eia_troop_words[usual[i]]);
    return order;
}

/* Who stands in the rule's way when one more factor is lost. */
struct choice_of_loss {
    const struct party *party;
    struct names order;
    int losses;         /* this one included */
    bool spare_militia; /* 12.3.5.2 */
};

/* [base losses] cavalry and guard bear half of their share. Half of its
 * share at the start is not lost yet. */
static bool is_short(const struct choice_of_loss *choice,
                     bool (*counts)(enum troop))
{
    const struct party *party = choice->party;
    int total = sum_of(party->start, NULL);

    return total > 0 &&
           sum_of(party->lost, counts) <
               choice->losses * sum_of(party->start, counts) / (2 * total);
}

/* [base losses] militia hides behind the line */
static bool militia_may(const struct choice_of_loss *choice)
{
    const struct party *party = choice->party;
    int line = 0;

    for (int i = 0; i < TROOP_COUNT; i++)
        line +=
            is_line((enum troop)i) ? eia_party_troops(party, (enum troop)i) : 0;
    if (choice->spare_militia)
        return eia_party_factors(party) ==
               eia_party_troops(party, TROOP_MILITIA);
    return line == 0 ||
           party->lost[TROOP_MILITIA] < (2 * choice->losses + 2) / 3;
}

/* [base losses] the first kind of the order that may lose */
static enum troop first_of(const struct choice_of_loss *choice,
                           bool (*counts)(enum troop))
{
    foreach_name (word, choice->order) {
        enum troop troop = eia_troop(word);

        if ((counts && !counts(troop)) ||
            !eia_party_troops(choice->party, troop))
            continue;
        if (troop != TROOP_MILITIA || militia_may(choice))
            return troop;
    }
    return TROOP_COUNT;
}

/* [base losses] the troop that loses, and whether the rule of shares forces
 * it. */
static enum troop next_loss(const struct choice_of_loss *choice, bool *forced)
{
    enum troop troop = TROOP_COUNT;

    *forced = true;
    if (is_short(choice, eia_is_cavalry))
        troop = first_of(choice, eia_is_cavalry);
    if (troop == TROOP_COUNT && is_short(choice, is_guard))
        troop = first_of(choice, is_guard);
    if (troop != TROOP_COUNT)
        return troop;
    *forced = false;
    return first_of(choice, NULL);
}

/* 12.3.5.2 Bombardment spares militia when shaken */
static bool spares_militia(const struct fight *fight, struct party *party,
                           bool bombarded)
{
    enum { SHAKEN = 20 };

    if (!bombarded || party->shaken < SHAKEN)
        return false;
    if (eia_party_troops(party, TROOP_MILITIA))
        rules_add(fight->board.arena, &party->shared, RULE(12_3_5_2));
    return true;
}

static bool is_any(enum troop troop)
{
    return troop < TROOP_COUNT;
}

/* [base losses] one factor is lost */
static bool lose_one(struct fight *fight, struct party *party,
                     struct shares *shares, bool bombarded)
{
    const struct choice_of_loss choice = {
        party, eia_losses_order(fight->play, party),
        sum_of(party->lost, NULL) + 1, spares_militia(fight, party, bombarded)};
    bool forced = false;
    enum troop troop = next_loss(&choice, &forced);
    struct member *member = NULL;

    if (troop == TROOP_COUNT)
        troop = TROOP_MILITIA; /* nothing else is left */
    if (shares)
        member = eia_share_bearer(fight, shares, &troop, forced);
    else
        member = eia_most_of(party, troop, NULL);
    if (!member || !is_any(troop))
        return false;
    eia_lose_from(&fight->board, party, member, troop);
    return true;
}

/* 12.3.6a Switch: proportional land losses; [base losses] so many factors, one
 * at a time */
int eia_lose(struct fight *fight, enum party_role role, int factors,
             bool bombarded)
{
    struct party *party = &fight->parties[role];
    bool shared =
        option_is(fight->board.options, "proportional-land-losses", "on");
    struct shares shares = {.role = role};
    int lost = 0;

    party->shared = (struct rules){NULL, 0};
    if (factors > eia_party_factors(party))
        factors = eia_party_factors(party);
    if (shared)
        eia_share(fight, &shares, factors);
    while (lost < factors &&
           lose_one(fight, party, shared ? &shares : NULL, bombarded))
        lost++;
    return lost;
}

static const char *name_of(const struct member *member)
{
    switch (member->kind) {
    case MEMBER_GARRISON:
        return "garrison";
    case MEMBER_GUERILLA:
        return "guerillas";
    case MEMBER_CORPS:
    case MEMBER_DEPOT:
    case MEMBER_IRREGULAR:
    default:
        return member->id;
    }
}

static void tell_member(struct buffer *text, const struct member *before,
                        const struct member *now)
{
    const char *between = "";

    for (int i = 0; i < TROOP_COUNT; i++) {
        int lost = before->troops[i] - now->troops[i];

        if (lost <= 0)
            continue;
        if (!*between)
            buffer_printf(text, "%s%s ", text->length ? "; " : " (",
                          name_of(now));
        buffer_printf(text, "%s%d %s", between, lost, eia_troop_words[i]);
        between = ", ";
    }
}

const struct member *eia_members_before(const struct fight *fight,
                                        enum party_role role)
{
    const struct party *party = &fight->parties[role];

    return arena_copy(fight->board.arena, party->members,
                      party->members_count * sizeof(struct member));
}

const char *eia_losses_told(const struct fight *fight, enum party_role role,
                            const struct member *before)
{
    const struct party *party = &fight->parties[role];
    const char *told = "";
    struct buffer text;

    buffer_init(&text);
    for (size_t i = 0; i < party->members_count; i++)
        tell_member(&text, &before[i], &party->members[i]);
    if (text.length)
        told = arena_text(fight->board.arena, "%.*s)", (int)text.length,
                          text.bytes);
    buffer_release(&text);
    return told;
}
