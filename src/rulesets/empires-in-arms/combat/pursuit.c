/* The victor's cavalry pursues. [base pursuit] */
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

enum { SHAKEN = 15, BADLY_SHAKEN = 30, FOOT_A_CAVALRY = 3 };

/* [base pursuit] class by round, morale loss and marsh */
static int class_of(const struct fight *fight, const struct party *victor)
{
    int class = 6 - fight->round - (victor->day_shaken >= SHAKEN) -
                (victor->day_shaken >= BADLY_SHAKEN);

    if (eia_area(fight->board.module, fight->area)->terrain == MARSH)
        return 1;
    return class < 1 ? 1 : class;
}

/* 10.6.1o cavalry of the leader's nation is there */
static bool rides(const struct party *party, const char *nation)
{
    foreach (struct member, member, party->members)
        for (int j = 0; j < TROOP_COUNT; j++)
            if (eia_is_cavalry((enum troop)j) && member->troops[j] > 0 &&
                eia_takes_part(party, member) &&
                same_name(member->nation, nation))
                return true;
    return false;
}

/* 10.6.1o Pursuit: any cavalry leader helps */
static int leader_bonus(const struct fight *fight, const struct party *victor)
{
    foreach (const struct leader, leader, fight->board.game->leaders) {
        if (!eia_is_with(victor, leader) || !leader->card->cavalry)
            continue;
        if (rides(victor, leader->nation))
            return 1;
    }
    return 0;
}

/* [base pursuit] percent of a class and die */
static int look_up_percent(const struct module *module, int class, int die)
{
    foreach (const struct pursuit_row, row, module->pursuit)
        if (row->class == class)
            return row->percent[die];
    return 0;
}

/* [base pursuit] the next horse, or foot, in the order of losses. */
static enum troop next_of(struct fight *fight, const struct party *party,
                          bool horse)
{
    struct names order = eia_losses_order(fight->play, party);

    foreach_name (word, order) {
        enum troop troop = eia_troop(word);

        if (eia_is_cavalry(troop) == horse && eia_party_troops(party, troop))
            return troop;
    }
    return TROOP_COUNT;
}

enum factor eia_factor_of(enum troop troop)
{
    static const enum factor factors[TROOP_COUNT] = {
        FACTOR_INFANTRY, FACTOR_MILITIA,   FACTOR_CAVALRY,
        FACTOR_GUARD,    FACTOR_ARTILLERY, FACTOR_FEUDAL,
        FACTOR_FEUDAL,   FACTOR_CAVALRY,   FACTOR_INFANTRY};

    return factors[troop];
}

/* [base pursuit] one factor is lost, foot are prisoners; 10.1.1a but no
 * guerillas, who would come back as regulars */
static bool take_one(struct fight *fight, enum party_role role, bool horse,
                     int number)
{
    struct party *party = &fight->parties[role];
    enum troop troop = next_of(fight, party, horse);
    struct member *member =
        troop == TROOP_COUNT ? NULL : eia_most_of(party, troop, NULL);
    struct captured captured = {
        NULL,
        FACTOR_INFANTRY,
        &fight->parties[!role].powers,
        arena_text(fight->board.arena, "%s-%d", eia_which(fight, role), number),
        number - 1,
        true};

    if (!member)
        return false;
    captured.nation = member->nation;
    captured.factor = eia_factor_of(troop);
    eia_lose_from(&fight->board, party, member, troop);
    if (!horse && troop != TROOP_GUERILLA)
        eia_capture_factors(fight->play, &captured, 1);
    return true;
}

/* [base pursuit] the loser's choice of horse or foot */
static bool horse_first(struct fight *fight, const struct party *party)
{
    enum power lead = eia_party_lead(party);
    const struct pursuit_losses *order = NULL;

    if (lead == NO_POWER)
        return false;
    order = play_standing(fight->play, eia_power_id(lead), &eia_pursuit_losses,
                          NULL);
    return order->first == LOSE_HORSE;
}

/* [base pursuit] each costs three foot or one horse: by standing order, then
 * what is left. */
static void lose_to_pursuit(struct fight *fight, enum party_role role,
                            int equivalents)
{
    struct party *party = &fight->parties[role];
    const struct member *before = eia_members_before(fight, role);
    int were = eia_party_factors(party);
    bool horse = horse_first(fight, party);
    const struct game *game = fight->play->game;
    const size_t taken = game->prisoners_count;
    const struct prisoner *prisoners = arena_copy(
        fight->play->arena, game->prisoners, taken * sizeof(*game->prisoners));
    int number = 1;

    for (int i = 0; i < equivalents; i++) {
        bool preferred = next_of(fight, party, horse) != TROOP_COUNT;
        bool now = preferred ? horse : !horse;

        for (int j = 0; j < (now ? 1 : FOOT_A_CAVALRY); j++)
            take_one(fight, role, now, number++);
    }
    eia_tell_taken(fight->play, prisoners, taken);
    event_number(
        TELL(fight->play, EVENT_LOSS, BASE(pursuit),
             eia_power_id(eia_party_lead(party)), NULL,
             "%s: %d factor%s lost in the pursuit, %d left%s",
             eia_party_name(fight, role), were - eia_party_factors(party),
             eia_plural_s(were - eia_party_factors(party)),
             eia_party_factors(party), eia_losses_told(fight, role, before)),
        were - eia_party_factors(party));
}

/* [base pursuit] the victor's cavalry pursues */
void eia_pursue(struct fight *fight, enum party_role victor_role)
{
    const struct party *victor = &fight->parties[victor_role];
    int class = class_of(fight, victor);
    int pursuers = eia_party_cavalry(victor);
    struct event *event = NULL;
    const struct roll *roll = NULL;
    int bonus = leader_bonus(fight, victor);
    int die = 0;
    int equivalents = 0;

    if (!pursuers || !eia_party_factors(&fight->parties[!victor_role]))
        return;
    roll = journal_roll(fight->play->journal, fight->play->dice, BASE(pursuit),
                        "pursuit", eia_which(fight, victor_role), 1, 6, &event);
    event_for_all(event);
    die = roll->faces[0] + bonus;
    equivalents = eia_casualties(
        fight->board.module, look_up_percent(fight->board.module, class, die),
        pursuers);
    event =
        event_number(TELL(fight->play, EVENT_TABLE, BASE(pursuit), NULL, NULL,
                          "%s: pursuit with %d cavalry, class %d, die %d: %d "
                          "cavalry factors' worth",
                          eia_party_name(fight, victor_role), pursuers, class,
                          die, equivalents),
                     equivalents);
    if (bonus)
        event_cites(fight->play->journal, event, RULE(10_6_1o));
    if (equivalents > 0)
        lose_to_pursuit(fight, victor_role == ATTACKER ? DEFENDER : ATTACKER,
                        equivalents);
}
