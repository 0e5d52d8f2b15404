/* Political points of battles, guerillas that a defeat raises. [base points],
 * 10.1.1b */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

enum { LARGE = 4, HUGE = 8 }; /* corps of the loser */

/* [base points] corps of the beaten, Spaniards among them */
struct beaten eia_beaten(const struct fight *fight, enum party_role role)
{
    const struct party *party = &fight->parties[role];
    struct beaten beaten = {0, false, {NULL, 0}};

    foreach (const struct member, member, party->members)
        if (member->kind == MEMBER_CORPS) {
            beaten.corps++;
            beaten.spanish |= eia_power(member->nation) == SPAIN;
            if (member->player != NO_POWER)
                eia_once(fight->board.arena, &beaten.powers,
                         eia_power_id(member->player));
        }
    return beaten;
}

/* [base points] every power of a side with a corps there: not who withdrew
 * or went inside before */
static void give(struct play *play, const struct names *powers,
                 const char *cause)
{
    foreach_name (id, *powers)
        eia_points(play, eia_power(id), cause, 1);
}

/* 10.1.1b Guerilla created by Spanish defeat */
static void raise_guerillas(struct fight *fight, const struct beaten *beaten)
{
    const struct province_card *province =
        eia_province_of(fight->board.module, fight->area);
    bool rises = eia_guerillas_shown(&fight->board, 1) > 0;
    struct event *event = NULL;

    if (!beaten->spanish || !province || province->home != SPAIN ||
        eia_is_ceded(&fight->board, province->id))
        return;
    if (rises)
        eia_add_guerilla_factors(&fight->board, fight->area, false, 1);
    event = event_for_everybody(
        TELL(fight->play, EVENT_STATE, RULE(10_1_1b), eia_power_id(SPAIN), NULL,
             "%s guerilla factor rises at %s", rises ? "1" : "no",
             eia_place_name(&fight->board, fight->area)));
    if (!rises)
        event_cites(fight->play->journal, event, RULE(10_1_1d));
}

/* [base points] points by the corps beaten, none if there was none; guerillas
 * rise */
void eia_settle_victory(struct fight *fight, enum party_role victor,
                        const struct beaten *beaten)
{
    int size = 1 + (beaten->corps >= LARGE) + (beaten->corps >= HUGE);
    struct arena *arena = fight->board.arena;
    struct beaten winner = eia_beaten(fight, victor);

    if (!beaten->corps)
        return;
    give(fight->play, &winner.powers, arena_text(arena, "battle-won-%d", size));
    give(fight->play, &beaten->powers,
         arena_text(arena, "battle-lost-%d", size));
    raise_guerillas(fight, beaten);
}
