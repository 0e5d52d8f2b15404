/* What must hold of wars, alliances, treaties and debts, and of combats. */
#include "rulesets/empires-in-arms/board/coherence.h"
#include "rulesets/empires-in-arms/module/rules.h"

static bool same_war(const struct war *one, const struct war *other)
{
    return (same_name(one->one, other->one) &&
            same_name(one->other, other->other)) ||
           (same_name(one->one, other->other) &&
            same_name(one->other, other->one));
}

/* [base declaration] a war has two parties, of which one is a power, and is one
 * war. */
static void wars_are_between_two(struct whole *whole)
{
    foreach (const struct war, war, whole->game->wars) {
        if (same_name(war->one, war->other))
            WRONG(war, BASE(declaration), "'%s' is at war with itself",
                  war->one);
        else if (eia_power(war->one) == NO_POWER &&
                 eia_power(war->other) == NO_POWER)
            WRONG(war, BASE(declaration),
                  "'%s' and '%s' are at war, and both minor countries",
                  war->one, war->other);
        foreach (const struct war, other, whole->game->wars)
            if (other < war && same_war(other, war))
                WRONG(war, BASE(declaration), "'%s' and '%s' are at war twice",
                      war->one, war->other);
        eia_not_to_come(whole, &war->place, "a war", war->since);
    }
}

/* [base alliance] nobody is allied to his enemy. */
static void enemies_are_not_allied(struct whole *whole)
{
    foreach (const struct war, war, whole->game->wars) {
        enum power one = eia_power(war->one), other = eia_power(war->other);

        if (one != NO_POWER && other != NO_POWER &&
            eia_allied(&whole->board, one, other))
            WRONG(war, BASE(alliance), "'%s' and '%s' are at war, and allied",
                  war->one, war->other);
    }
}

/* [base alliance] an alliance has two parties, and is one while it lasts. */
static void alliances_are_between_two(struct whole *whole)
{
    foreach (const struct alliance, one, whole->game->alliances) {
        const char *first = eia_power_id(one->one);

        if (one->one == one->other)
            WRONG(one, BASE(alliance), "'%s' is allied with itself", first);
        if (one->ended > 0 && one->ended < one->since)
            WRONG(one, BASE(alliance),
                  "the alliance of '%s' and '%s' ended in month %d, and began "
                  "in %d",
                  first, eia_power_id(one->other), one->ended, one->since);
        foreach (const struct alliance, other, whole->game->alliances)
            if (other < one && one->ended == 0 && other->ended == 0 &&
                eia_was_between(other, one->one, one->other))
                WRONG(one, BASE(alliance), "'%s' and '%s' are allied twice",
                      first, eia_power_id(one->other));
        eia_not_to_come(whole, &one->place, "an alliance", one->since);
        eia_not_to_come(whole, &one->place, "the end of an alliance",
                        one->ended);
    }
}

/* [base peace] nobody makes peace with himself, and its terms are the
 * chart's. */
static void peaces_are_between_two(struct whole *whole)
{
    foreach (const struct peace, one, whole->game->peaces) {
        if (one->loser == one->victor)
            WRONG(one, BASE(peace), "'%s' has made peace with itself",
                  eia_power_id(one->loser));
        foreach_name (term, one->terms)
            if (!eia_ordered_term(whole->module, term))
                WRONG(one, BASE(peace),
                      "'%s', of the peace of '%s' and '%s', is no term", term,
                      eia_power_id(one->loser), eia_power_id(one->victor));
        eia_not_to_come(whole, &one->place, "a peace", one->since);
    }
}

/* 10.3.1a access is to what another has. */
static void access_is_to_others(struct whole *whole)
{
    foreach (const struct access, one, whole->game->accesses) {
        if (same_name(one->grantor, one->grantee))
            WRONG(one, RULE(10_3_1a), "'%s' grants access to itself",
                  one->grantor);
        /* 12.4a one of the Economic Phase is of the next month */
        eia_not_to_come(whole, &one->place, "an access",
                        one->since - (one->kind == ACCESS_LIMITED));
    }
}

/* [base expenditure] money is owed to another. */
static void debts_are_to_others(struct whole *whole)
{
    foreach (const struct debt, one, whole->game->debts) {
        if (one->from == one->to)
            WRONG(one, BASE(expenditure), "'%s' owes itself %d money",
                  eia_power_id(one->from), one->money);
        if (one->money == 0)
            WRONG(one, BASE(expenditure), "'%s' owes '%s' no money",
                  eia_power_id(one->from), eia_power_id(one->to));
    }
    foreach (struct record_line, line, whole->game->lines)
        eia_not_to_come(whole, &line->place, "a line of the record",
                        line->turn);
}

/* [base combine] a power moves in one group, and in company. */
static void powers_move_in_one_group(struct whole *whole)
{
    bool moves[POWER_END] = {false};

    foreach (const struct combination, one, whole->game->combinations) {
        if (one->powers.count < 2)
            WRONG(one, BASE(combine), "fewer than two powers move as one");
        foreach_name (id, one->powers) {
            enum power power = eia_power(id);

            if (moves[power])
                WRONG(one, BASE(combine), "'%s' moves in two groups", id);
            moves[power] = true;
        }
    }
}

/* [base combat-list] a combat has two sides, and nobody is on both. */
static void combats_have_two_sides(struct whole *whole)
{
    foreach (const struct combat, one, whole->game->combats) {
        const char *at = eia_place_name(&whole->board, one->area);

        if (whole->game->land_part != LAND_BATTLES)
            WRONG(one, BASE(combat_list),
                  "a combat waits at %s, and there are marches to come", at);
        if (one->attackers.count == 0 || one->defenders.count == 0)
            WRONG(one, BASE(combat_list), "the combat at %s has one side", at);
        foreach_name (attacker, one->attackers)
            if (names_contain(&one->defenders, attacker))
                WRONG(one, BASE(combat_list),
                      "'%s' is on both sides of the combat at %s", attacker,
                      at);
    }
}

/* [base bidding] a seat has one power, and none before it is dealt. */
static void seats_have_one_power(struct whole *whole)
{
    const struct game *game = whole->game;

    foreach (const struct power_state, one, game->powers) {
        if (one->seat == NO_POWER && one->bid > 0)
            WRONG(one, BASE(bidding), "'%s' has a bid of %d, and nobody's",
                  eia_power_id(one->power), one->bid);
        if (one->seat == NO_POWER)
            continue;
        if (game->bidding)
            WRONG(one, BASE(bidding),
                  "'%s' is dealt, and the powers are still to be bid for",
                  eia_power_id(one->power));
        foreach (const struct power_state, other, game->powers)
            if (other < one && other->seat == one->seat)
                WRONG(one, BASE(bidding), "'%s' and '%s' are dealt to one seat",
                      eia_power_id(other->power), eia_power_id(one->power));
    }
}

const eia_thing eia_treaties_hold[] = {
    wars_are_between_two,      enemies_are_not_allied,
    alliances_are_between_two, peaces_are_between_two,
    access_is_to_others,       debts_are_to_others,
    powers_move_in_one_group,  combats_have_two_sides,
    seats_have_one_power,      NULL};
