/* Chits: which are played, and what a pair means. [base chit] */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

#include <assert.h>
#include <string.h>

static bool is_artillery(const struct fight *fight, const struct member *member)
{
    return eia_corps_card(fight->board.module, member->id)->kind ==
           CORPS_ARTILLERY;
}

/* [base outflank] one that goes, not out of a besieged city, and one that
 * pins. */
static bool can_split(const struct fight *fight, const struct party *party)
{
    int count = 0;
    int outside = 0;

    foreach (struct member, member, party->members) {
        bool fits =
            member->kind == MEMBER_CORPS && !is_artillery(fight, member);

        count += fits;
        outside += fits && !member->inside;
    }
    return count >= 2 && outside >= 1;
}

/* [base chit] chits of the attacker and of the defender */
bool eia_is_chit_of(enum party_role role, enum chit chit)
{
    if (chit == NO_CHIT || chit == CHIT_CORDON_RIVER)
        return false;
    return chit == CHIT_OUTFLANK ||
           (role == ATTACKER) == (chit < CHIT_OUTFLANK);
}

/* [base chit] outflanking needs a leader and two corps besides artillery. */
bool eia_chit_is_legal(const struct fight *fight, const struct party *party,
                       enum chit chit)
{
    if (!eia_is_chit_of(party->role, chit))
        return false;
    return chit != CHIT_OUTFLANK ||
           (party->commander && can_split(fight, party));
}

/* [base chit] the chit of who names none */
static enum chit usual(const struct fight *fight, enum party_role role)
{
    int own = eia_party_factors(&fight->parties[role]);
    int enemy = eia_party_factors(&fight->parties[!role]);

    if (role == ATTACKER)
        return own >= enemy ? CHIT_ECHELON : CHIT_PROBE;
    return 3 * own >= 2 * enemy ? CHIT_DEFEND : CHIT_WITHDRAW;
}

/* [base chit] the chit of the plan, if it is lawful */
void eia_play_chit(struct fight *fight, enum party_role role)
{
    struct party *party = &fight->parties[role];
    const struct names *wished = !party->plan       ? NULL
                                 : role == ATTACKER ? &party->plan->attack
                                                    : &party->plan->defend;
    enum chit chit = NO_CHIT;

    if (wished && wished->count)
        chit = eia_chit(wished->items[(size_t)fight->day <= wished->count
                                          ? (size_t)fight->day - 1
                                          : wished->count - 1]);
    party->chit =
        eia_chit_is_legal(fight, party, chit) ? chit : usual(fight, role);
    TELL(fight->play, EVENT_STATE, BASE(chit),
         eia_power_id(eia_party_lead(party)), NULL, "%s: the chit %s",
         eia_party_name(fight, role), eia_chit_words[party->chit]);
}

/* [base chit] all attackers came over river or crossing */
bool eia_came_over_water(const struct fight *fight)
{
    const struct party *party = &fight->parties[ATTACKER];

    foreach (const struct member, member, party->members) {
        const struct corps *corps = member->kind == MEMBER_CORPS
                                        ? eia_corps(&fight->board, member->id)
                                        : NULL;

        if (corps && (!corps->from || corps->by == OVER_LAND))
            return false;
    }
    return true;
}

/* [base chit] the row of a pair, a cordon behind water apart; cells in which
 * our sources differ: rulings 52 and 53 */
static const struct chit_row *row_of(const struct fight *fight)
{
    enum chit defender = fight->parties[DEFENDER].chit;

    if (defender == CHIT_CORDON && eia_came_over_water(fight))
        defender = CHIT_CORDON_RIVER;
    foreach (struct chit_row, row, fight->board.module->chits)
        if (row->attacker == fight->parties[ATTACKER].chit &&
            row->defender == defender)
            return row;
    assert(false); /* a pair of chits that the module has not got */
    return NULL;
}

/* [base terrain] levels that terrain adds */
static int levels(const struct fight *fight, enum party_role role, bool morale)
{
    const struct terrain_row *row =
        eia_terrain_row(fight->board.module,
                        eia_area(fight->board.module, fight->area)->terrain);

    if (role == ATTACKER)
        return morale ? row->attacker_morale : row->attacker_casualty;
    return morale ? row->defender_morale : row->defender_casualty;
}

/* 12.3.4.2 Commitment raises combat table */
const char *eia_round_table(const struct fight *fight, enum party_role role,
                            int guard, struct rules *why)
{
    const struct chit_row *row = row_of(fight);
    bool arrived =
        fight->parties[ATTACKER].arrived || fight->parties[DEFENDER].arrived;
    const struct names *tables =
        role == ATTACKER ? &row->attacker_rounds : &row->defender_rounds;
    size_t column = (size_t)fight->round - 1;
    int casualty = levels(fight, role, false);
    int morale = levels(fight, role, true);

    if (arrived && row->attacker_arrived.count > 1) {
        tables =
            role == ATTACKER ? &row->attacker_arrived : &row->defender_arrived;
        column--;
    }
    if (column >= tables->count || strcmp(tables->items[column], "none") == 0)
        return NULL;
    if (guard)
        rules_add(fight->board.arena, why, RULE(12_3_4_2));
    if (casualty || morale)
        rules_add(fight->board.arena, why, BASE(terrain));
    return eia_table_shifted(&fight->board, tables->items[column], casualty,
                             morale + guard);
}

/* [base chit] the pair that a footnote is about; none named, any */
static bool is_among(const struct names *chits, enum chit chit)
{
    return chits->count == 0 || names_contain(chits, eia_chit_words[chit]);
}

/* [base chit] the note holds for this side, now */
static bool holds(const struct fight *fight, enum party_role role,
                  const struct chit_note *note)
{
    return is_among(&note->attacker, fight->parties[ATTACKER].chit) &&
           is_among(&note->defender, fight->parties[DEFENDER].chit) &&
           (note->side == NOTE_EITHER ||
            (note->side == NOTE_ATTACKER) == (role == ATTACKER)) &&
           (note->commander == NO_POWER ||
            note->commander == eia_commanding(fight, role)) &&
           fight->round > note->after;
}

/* [base chit] footnotes stand apart: two that hold are added (rulings 54 and
 * 55) */
int eia_chit_note(const struct fight *fight, enum party_role role,
                  enum chit_effect effect)
{
    int sum = 0;

    foreach (struct chit_note, chit_note, fight->board.module->chit_notes)
        if (chit_note->effect == effect && holds(fight, role, chit_note))
            sum += chit_note->value;
    return sum;
}
