/* A side splits, and its outflanking force arrives. [base outflank] */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

static enum corps_kind kind_of(const struct fight *fight,
                               const struct member *member)
{
    return member->kind == MEMBER_CORPS
               ? eia_corps_card(fight->board.module, member->id)->kind
               : CORPS_ARTILLERY;
}

/* [base outflank] who attacks out of the city is not free to march around. */
static bool may_go(const struct fight *fight, const struct member *member)
{
    return !member->inside && kind_of(fight, member) != CORPS_ARTILLERY;
}

static bool is_cavalry(enum corps_kind kind)
{
    return kind == CORPS_CAVALRY || kind == CORPS_FEUDAL_CAVALRY;
}

/* [base outflank] all cavalry corps, then half, down, of the others in the
 * order of ids. */
static void usual_split(const struct fight *fight, struct party *party)
{
    int others = 0;

    foreach (struct member, member, party->members) {
        enum corps_kind kind = kind_of(fight, member);

        if (!may_go(fight, member))
            continue;
        member->outflanks = is_cavalry(kind);
        others += !is_cavalry(kind);
    }
    others /= 2;
    for (size_t i = 0; i < party->members_count && others > 0; i++) {
        if (!may_go(fight, &party->members[i]) ||
            is_cavalry(kind_of(fight, &party->members[i])))
            continue;
        party->members[i].outflanks = true;
        others--;
    }
}

/* [base outflank] the corps named in the plan go */
static void named_split(const struct fight *fight, struct party *party)
{
    foreach (struct member, member, party->members)
        member->outflanks = may_go(fight, member) &&
                            names_contain(&party->plan->outflank, member->id);
}

static int outflankers(const struct party *party)
{
    int count = 0;

    foreach (const struct member, member, party->members)
        count += member->outflanks;
    return count;
}

/* [base outflank] one corps besides artillery pins: the last outflanker, if
 * need be. */
static void keep_a_pin(const struct fight *fight, struct party *party)
{
    struct member *last = NULL;

    foreach (struct member, member, party->members) {
        if (member->outflanks)
            last = member;
        else if (kind_of(fight, member) != CORPS_ARTILLERY)
            return;
    }
    if (last)
        last->outflanks = false;
}

/* [base outflank] the side splits */
void eia_split(struct fight *fight, enum party_role role)
{
    struct party *party = &fight->parties[role];

    party->split = false;
    party->arrived = false;
    foreach (struct member, member, party->members)
        member->outflanks = false;
    if (party->chit != CHIT_OUTFLANK ||
        eia_chit_note(fight, role, NOTE_NO_SPLIT))
        return;
    if (party->plan && party->plan->outflank.count)
        named_split(fight, party);
    if (!outflankers(party))
        usual_split(fight, party);
    keep_a_pin(fight, party);
    party->split = outflankers(party) > 0;
    if (!party->split)
        return;
    event_number(TELL(fight->play, EVENT_STATE, BASE(outflank), NULL, NULL,
                      "%s: %d corps outflank, %s pin",
                      eia_party_name(fight, role), outflankers(party),
                      arena_counted(fight->play->arena,
                                    eia_party_factors(party), "factor")),
                 outflankers(party));
}

/* [base outflank] the outflanking force arrives, or does not. Before rounds
 * two and three. */
void eia_arrival(struct fight *fight, enum party_role role)
{
    struct party *party = &fight->parties[role];
    const struct terrain_row *terrain =
        eia_terrain_row(fight->board.module,
                        eia_area(fight->board.module, fight->area)->terrain);
    int most = party->strategic + terrain->arrival +
               eia_chit_note(fight, role, NOTE_ARRIVAL);
    int face = 0;

    if (!party->split)
        return;
    dice_asks(fight->play->dice, most + 1);
    face = eia_throw(fight->play, BASE(outflank), "arrival",
                     eia_which(fight, role), NULL);
    party->arrived = face <= most;
    party->split = !party->arrived;
    TELL(fight->play, EVENT_STATE, BASE(outflank), NULL, NULL,
         "%s: the outflanking force %s: die %d, at most %d",
         eia_party_name(fight, role),
         party->arrived ? "arrives" : "is still on its way", face, most);
}
