/* Chapter 9.1: an ordinary forced march, and who stays out of the combat at its
 * end. */
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"

/* [base initiative-test], lowered by the points of the order */
static bool tested(struct play *play, const struct force *force, int extra)
{
    const struct initiative_test test =
        con_test_initiative(play, force, "v", extra);

    event_number(test.event, test.total)->text = arena_text(
        play->arena,
        "%s drives his men on: die %d, %d against initiative %d: "
        "%s.",
        con_force_name(&play->board, force), test.face, test.total, test.needed,
        test.passed ? "they march" : "they can no more");
    return test.passed;
}

/* 9.1a in a hex of another group he is not of it (ruling 59) */
static void keep_apart(const struct board *board, const char *id,
                       const char *left)
{
    const struct force *force = con_force(board, id);
    int hex = con_force_hex(board, force);
    struct group *group =
        hex ? con_group_at(board, force->of->side, hex) : NULL;

    if (group && !same_name(group->id, left) &&
        !names_contain(&group->apart, id))
        names_add(board->arena, &group->apart, id);
}

/* 9.1a beside a friendly group he has declined to join it, for today (ruling
 * 59) */
static void stay_out(struct play *play, const char *id)
{
    struct force *force = con_force(&play->board, id);
    int hex = con_force_hex(&play->board, force);
    struct group *group = NULL;
    enum side side = FRENCH;

    if (!hex || con_group_of(&play->board, force, hex))
        return;
    side = force->of->side;
    if (con_joinable(&play->board, side, hex, &group, 1) == 0)
        return;
    force->declined_group = true;
    event_at(con_tell_own(play->journal, EVENT_STATE, RULE(9_1a),
                          con_side_id(side), NULL,
                          "%s stays out of the combat at %s.",
                          con_force_name(&play->board, force),
                          con_hex_name(&play->board, group->contact.items[0])),
             hex);
}

/* 9.1a by the rules of the base game, under 9a */
void con_march_on(struct play *play, const char *id, const struct hexes *path,
                  int extra)
{
    struct force *force = con_force(&play->board, id);
    const struct group *own = con_group_of(&play->board, force, path->items[0]);
    const char *left = own ? own->id : NULL;

    force->forced_march = true;
    con_pool(&play->board, force->army)->ap -= extra;
    if (!tested(play, force, extra))
        return;
    con_forced_march(play, id, path, RULE(9_1a));
    keep_apart(&play->board, id, left);
    con_leave_groups(play);
    stay_out(play, id);
}
