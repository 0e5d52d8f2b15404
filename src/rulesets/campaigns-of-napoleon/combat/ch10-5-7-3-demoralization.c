/* 10.5.7.3 which forces check for demoralization after a battle, and how. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"

/* 10.5.7.3d, 10.5.7.3e, 10.5.7.3f, 10.5.7.3g modifiers */
void con_demoralization_modifiers(const struct demoralization *check,
                                  struct modifiers *out)
{
    const struct modifier all[] = {
        {RULE(10_5_7_3d), check->r - 2, SIDE_COUNT, "the R number less 2"},
        {RULE(10_5_7_3d), check->star ? -1 : 0, SIDE_COUNT,
         "the leader's tactical bonus"},
        {RULE(10_5_7_3d), check->in_zoc ? +1 : 0, SIDE_COUNT,
         "in an enemy zone of control"},
        {RULE(10_5_7_3e), check->staked_guard_lost ? +1 : 0, SIDE_COUNT,
         "the Guard was staked and beaten"},
        {RULE(10_5_7_3f), check->bad_path ? +1 : 0, SIDE_COUNT,
         "retreat through enemy zones or over a primary river"},
        {RULE(10_5_7_3g), check->long_pursuit ? +1 : 0, SIDE_COUNT,
         "pursued farther than it retreated"},
    };

    for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
        modifiers_add(out, &all[i]);
}

/* 10.5.7.3c hexes that the beaten group has really gone: those of its senior
 * leader's stack (ruling 128), or of that which went first where he is lost. */
static int hexes_gone(const struct fight *fight, enum side beaten)
{
    int gone = 0;

    for (size_t i = fight->combat->retreat_count; i-- > 0;) {
        const struct retreat *retreat = &fight->combat->retreat[i];

        if (retreat->side != beaten)
            continue;
        gone = retreat->hexes;
        if (retreat->path.items[0] == fight->senior_hex[beaten])
            break;
    }
    return gone;
}

/* 10.5.7.3a retreating forces check; 10.5.7.3b armies are exempt after
 * Withdraw and Delay; 10.5.7.3c winners check after a retreat of one hex. */
static const struct rule *reason(const struct battle *battle, enum side side)
{
    const struct fight *fight = battle->fight;
    const struct combat *combat = fight->combat;
    bool minor = combat->type == DELAY || combat->type == WITHDRAW;
    bool beaten = combat->drawn || combat->winner != side;

    if (minor && fight->size[side] == ARMY)
        return NULL;
    if (beaten)
        return RULE(10_5_7_3a);
    return !minor && hexes_gone(fight, con_enemy(side)) == 1 ? RULE(10_5_7_3c)
                                                             : NULL;
}

struct subject {
    const struct force *force;
    struct party party;
    const struct leader_card *leader; /* or NULL */
};

/* 10.5.7.3f, 10.5.7.3g did a part of the force go along? Told by the hex that
 * it left: where it ends, others may have come as well (ruling 127). */
static bool went_along(const struct fight *fight, const struct party *party,
                       const struct retreat *retreat)
{
    const struct hexes *stood = &fight->stood[party->side];

    foreach_unit (one, fight->parties[party->side])
        foreach_unit (unit, *party)
            if (one == unit && stood->items[one_at] == retreat->path.items[0])
                return true;
    return false;
}

/* 10.5.7.3f, 10.5.7.3g look at each retreat that took a part of the force. */
static void look_at_retreat(const struct battle *battle,
                            const struct subject *subject,
                            struct demoralization *check)
{
    const struct fight *fight = battle->fight;

    foreach (const struct retreat, retreat, fight->combat->retreat) {
        if (retreat->side != subject->party.side ||
            !went_along(fight, &subject->party, retreat))
            continue;
        check->bad_path |= retreat->through_zoc || retreat->over_primary;
        if (fight->chased)
            check->long_pursuit |= fight->chased[retreat_at] > retreat->hexes;
    }
}

/* 10.5.7.3d the force that is put to the test */
static struct subject subject_of(const struct fight *fight, const char *id)
{
    const struct board *board = &fight->board;
    struct subject subject = {.force = con_force(board, id)};
    const struct leader *leader;

    if (!subject.force)
        return subject;
    subject.party = con_party_of_force(board, subject.force);
    leader = con_leader(board, subject.force->leader);
    if (leader && leader->state == ON_MAP)
        subject.leader = leader->card;
    return subject;
}

/* 10.5.7.3h whole force becomes demoralized */
static void demoralize(const struct fight *fight, const struct subject *subject)
{
    foreach_unit (unit, subject->party)
        unit->demoralized = true;
    con_hide_name(fight,
                  TELL(fight, EVENT_STATE, RULE(10_5_7_3h), subject->party.side,
                       subject->force->leader,
                       "All of the force of %s is demoralized.",
                       con_force_name(&fight->board, subject->force)),
                  subject->force, "is demoralized.");
}

/* Of the die nothing is asked but whether the force stands. */
static void ask_passes(const struct fight *fight, int modifiers, int initiative)
{
    for (int face = 2; face <= 6; face++)
        if (con_passes(face, modifiers, initiative) !=
            con_passes(face - 1, modifiers, initiative))
            dice_asks(fight->play->dice, face);
}

/* 10.5.7.3d what the roll looks at */
static struct demoralization conditions(const struct battle *battle,
                                        const struct subject *subject)
{
    const struct combat *combat = battle->fight->combat;
    enum side side = subject->party.side;
    struct demoralization check = {
        .r = combat->r_number,
        .star = subject->leader && subject->leader->star,
        .in_zoc = con_party_in_zone(&battle->fight->board, &subject->party),
        .staked_guard_lost = battle->stakes[side].guard && !combat->drawn &&
                             combat->winner != side,
    };

    look_at_retreat(battle, subject, &check);
    return check;
}

/* 10.5.7.3d demoralization roll and R modifier; who has no leader has an
 * initiative of 1 (ruling 56). */
static void check_force(const struct battle *battle,
                        const struct subject *subject, const struct rule *rule)
{
    const struct fight *fight = battle->fight;
    const char *name = con_force_name(&fight->board, subject->force);
    struct demoralization check = conditions(battle, subject);
    int initiative = subject->leader ? subject->leader->initiative : 1;
    struct modifiers modifiers = {.count = 0};
    const struct throw thrown = {
        RULE(10_5_7_3d), "demoralization", subject->force->id, 1,
        arena_text(fight->board.arena, "Die for the morale of %s",
                   con_told_name(&fight->board, subject->force))};
    int die;
    bool passed;

    con_hide_name(fight,
                  journal_tell_open(
                      fight->play->journal, EVENT_NOTE, rule,
                      con_side_id(subject->party.side), subject->force->leader,
                      "The force of %s is put to the test.", name),
                  subject->force, "is put to the test.");
    con_demoralization_modifiers(&check, &modifiers);
    con_say_modifiers(fight, &modifiers);
    ask_passes(fight, modifiers.sum, initiative);
    die = con_throw(fight, &thrown);
    passed = con_passes(die, modifiers.sum, initiative);
    event_number(SAY(fight, EVENT_TABLE, RULE(10_5_7_3d),
                     "A total of %d against the initiative %d: %s.",
                     die + modifiers.sum, initiative,
                     passed ? "it stands" : "it breaks"),
                 die + modifiers.sum);
    if (!passed)
        demoralize(fight, subject);
    journal_close(fight->play->journal);
}

/* 10.5.7.3d of more than half Guard (ruling 96) */
static void stand_firm(const struct fight *fight, const struct subject *subject)
{
    con_hide_name(fight,
                  TELL(fight, EVENT_NOTE, RULE(10_5_7_3d), subject->party.side,
                       NULL, "%s leads the Guard, which does not lose heart.",
                       con_force_name(&fight->board, subject->force)),
                  subject->force, "is Guard, and does not lose heart.");
}

/* 10.5.7.3a, 10.5.7.3b, 10.5.7.3c forces of a side */
static void check_side(const struct battle *battle, enum side side)
{
    const struct fight *fight = battle->fight;
    const struct rule *rule = reason(battle, side);

    if (!rule) {
        if (fight->size[side] == ARMY && fight->combat->type != BATTLE &&
            fight->combat->type != WRONGFOOTED)
            SAY(fight, EVENT_NOTE, RULE(10_5_7_3b),
                "The %s army need not check its morale.",
                con_side_adjective(side));
        return;
    }
    foreach_name (name, fight->forces[side]) {
        struct subject subject = subject_of(fight, name);

        /* 10.5.7.3a who has nobody left to lose heart does not throw. */
        if (!subject.force || con_party_demoralized(&subject.party) >=
                                  con_party_sp(&subject.party))
            continue;
        if (con_party_is_guard(&subject.party))
            stand_firm(fight, &subject);
        else
            check_force(battle, &subject, rule);
    }
}

/* 10.5.7.3a after a battle both sides check (ruling 95) */
void con_check_demoralization(const struct battle *battle)
{
    if (option_is(battle->fight->board.options, "morale", "off"))
        return;
    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        check_side(battle, side);
}
