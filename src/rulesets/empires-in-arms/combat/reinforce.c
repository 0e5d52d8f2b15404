/* Corps next door join a combat before rounds two and three. [base reinforce]
 */
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/board/siege-parties.h"
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* [base reinforce] by the plan or the standing order */
static bool is_ordered(const struct fight *fight, const struct party *party,
                       const struct corps *corps)
{
    enum power power = eia_corps_power(&fight->board, corps);
    const struct reinforce *standing = NULL;

    if (power == NO_POWER)
        return false;
    if (party->plan && names_contain(&party->plan->reinforce, corps->id))
        return true;
    standing = play_standing(fight->play, eia_power_id(power), &eia_reinforce,
                             corps->id);
    return standing->yes;
}

/* [base reinforce] who fights elsewhere does not come; 10.2.1g who looks on
 * there may */
static bool in_combat(const struct board *board, const struct corps *corps)
{
    const struct combat *combat = eia_combat_at(board, corps->at);

    return corps->fought ||
           (combat &&
            eia_fights_there(board, combat, eia_corps_power(board, corps),
                             eia_corps_flag(corps)));
}

/* [base reinforce] of the acting group; of the defence, of it or of its
 * friends. 10.2.1g at war with all who are on the other side */
static bool is_of_side(const struct fight *fight, const struct party *party,
                       const struct corps *corps)
{
    enum power power = eia_corps_power(&fight->board, corps);
    const struct party *enemy = &fight->parties[!party->role];

    foreach (const struct member, member, enemy->members)
        if (!eia_at_war(&fight->board, eia_corps_flag(corps),
                        eia_member_flag(fight, member)))
            return false;
    if (party->role == ATTACKER)
        return eia_combined(&fight->board, power, fight->acting);
    foreach_name (id, party->powers) {
        enum power other = eia_power(id);

        if (eia_combined(&fight->board, power, other) ||
            eia_allied(&fight->board, power, other))
            return true;
    }
    return false;
}

/* [base reinforce] a corps next door that may and shall come; 10.1.4f but no
 * insurrection corps out of its provinces, 10.1.4h nor in the month that
 * placed it */
static bool may_come(const struct fight *fight, const struct party *party,
                     const struct corps *corps)
{
    const struct edge_card *edge =
        corps->at ? eia_edge(&fight->board, corps->at, fight->area) : NULL;

    return edge && (edge->kind == OVER_LAND || edge->kind == OVER_RIVER) &&
           eia_unbesieged(&fight->board, corps) &&
           eia_in_zone(&fight->board, corps, fight->area) &&
           !eia_placed_to_stay(&fight->board, corps) &&
           eia_corps_factors(corps) > 0 &&
           !in_combat(&fight->play->board, corps) &&
           is_of_side(fight, party, corps) && is_ordered(fight, party, corps);
}

/* [base reinforce] the leader of the stack, of the power's corps in that area
 * that may come: 10.6.1h, if there are several. */
static const struct leader *leader_of(const struct fight *fight,
                                      const struct party *party,
                                      const struct corps *corps,
                                      struct rules *why)
{
    const struct board *board = &fight->board;
    const struct leader *first = NULL;

    foreach (const struct leader, leader, fight->play->game->leaders) {
        const struct corps *his =
            leader->state == LEADER_ON ? eia_corps(board, leader->with) : NULL;

        if (!his || !same_name(his->at, corps->at) ||
            eia_corps_power(board, his) != eia_corps_power(board, corps) ||
            !may_come(fight, party, his))
            continue;
        if (first)
            rules_add(board->arena, why, RULE(10_6_1h));
        first = eia_senior(party, first, leader);
    }
    return first;
}

/* Who tries to come: a leader for his stack, or a corps. */
struct attempt {
    const char *who;
    int strategic;
    struct rules why; /* cases that make the rating */
};

/* [base reinforce] a die against the strategic rating */
static bool marches(struct fight *fight, enum party_role role,
                    const struct attempt *attempt)
{
    const struct terrain_row *terrain =
        eia_terrain_row(fight->board.module,
                        eia_area(fight->board.module, fight->area)->terrain);
    int most = attempt->strategic + terrain->arrival;
    struct event *event = NULL;
    int face = 0;

    dice_asks(fight->play->dice, most + 1);
    face = eia_throw(fight->play, BASE(reinforce), "reinforce",
                     arena_text(fight->board.arena, "%s-%s",
                                eia_which(fight, role), attempt->who),
                     NULL);

    event =
        TELL(fight->play, EVENT_STATE, BASE(reinforce), NULL, NULL,
             "%s %s: die %d, at most %d", attempt->who,
             face <= most ? "reaches the field" : "does not come", face, most);
    event_cites_all(fight->play->journal, event, &attempt->why);
    return face <= most;
}

/* [base losses] he stands among the others as the module lists them: of
 * those that have as many, the first loses. */
static void fall_in(struct fight *fight, struct party *party)
{
    struct member *members = party->members;
    const struct corps *corps =
        eia_corps(&fight->board, members[party->members_count - 1].id);

    for (size_t i = party->members_count - 1; i > 0; i--) {
        const struct member before = members[i - 1];

        if (before.kind == MEMBER_CORPS &&
            eia_corps(&fight->board, before.id) < corps)
            return;
        members[i - 1] = members[i];
        members[i] = before;
    }
}

/* [base reinforce] a corps joins */
static void join(struct fight *fight, enum party_role role, struct corps *corps)
{
    struct party *party = &fight->parties[role];

    corps->by = eia_edge(&fight->board, corps->at, fight->area)->kind;
    corps->from = corps->at;
    corps->at = fight->area;
    corps->in_city = false;
    eia_add_corps(fight, role, corps);
    eia_count_in(fight, role, &party->members[party->members_count - 1]);
    fall_in(fight, party);
    eia_set_morale(fight, role);
    eia_enters(fight, corps->id, corps->from, fight->area);
}

/* 12.3.7.1c Without leader corps still separate: each has its own rating */
static struct attempt alone(const struct fight *fight,
                            const struct corps *corps)
{
    const struct board *board = &fight->board;
    const struct member member = {.kind = MEMBER_CORPS,
                                  .id = corps->id,
                                  .nation = eia_corps_nation(corps),
                                  .player = eia_corps_power(board, corps)};
    struct attempt attempt = {.who = corps->id};

    attempt.strategic =
        eia_corps_ratings(board, &member, &attempt.why).strategic;
    if (option_is(board->options, "corps-leaders", "on"))
        rules_add(board->arena, &attempt.why, RULE(12_3_7_1c));
    return attempt;
}

/* 12.3.7.3b Napoleon's ratings fall: here, too */
static struct attempt led_by(const struct fight *fight,
                             const struct leader *leader,
                             const struct rules *why)
{
    struct attempt attempt = {.who = leader->id, .why = *why};

    attempt.strategic =
        eia_leader_ratings(fight, leader->id, &attempt.why).strategic;
    return attempt;
}

/* Who tried: a stack once. */
struct tries {
    struct names stacks; /* leaders that rolled */
    struct names came;   /* of them */
};

/* 10.6.1i who led a stack may take command, then the others that came with it
 */
static void leaders_arrive(struct fight *fight, enum party_role role,
                           const struct names *first)
{
    const struct party *party = &fight->parties[role];

    foreach_name (id, *first)
        eia_leader_arrives(fight, role, eia_leader(&fight->board, id));
    foreach (const struct leader, leader, fight->play->game->leaders)
        if (eia_is_with(party, leader) &&
            !names_contain(&party->leaders, leader->id))
            eia_leader_arrives(fight, role, leader);
}

/* [base reinforce] who comes before the round */
void eia_reinforcements(struct fight *fight, enum party_role role)
{
    const struct party *party = &fight->parties[role];
    struct tries tries = {{NULL, 0}, {NULL, 0}};
    struct names coming = {NULL, 0};

    foreach (const struct corps, corps, fight->play->game->corps) {
        const struct leader *leader = NULL;
        struct rules why = {NULL, 0};
        struct attempt attempt;

        if (!may_come(fight, party, corps))
            continue;
        leader = leader_of(fight, party, corps, &why);
        attempt = leader ? led_by(fight, leader, &why) : alone(fight, corps);
        if (!leader) {
            if (marches(fight, role, &attempt))
                names_add(fight->board.arena, &coming, corps->id);
            continue;
        }
        if (!names_contain(&tries.stacks, leader->id)) {
            names_add(fight->board.arena, &tries.stacks, leader->id);
            if (marches(fight, role, &attempt))
                names_add(fight->board.arena, &tries.came, leader->id);
        }
        if (names_contain(&tries.came, leader->id))
            names_add(fight->board.arena, &coming, corps->id);
    }
    foreach_name (id, coming)
        join(fight, role, eia_corps(&fight->board, id));
    leaders_arrive(fight, role, &tries.came);
}
