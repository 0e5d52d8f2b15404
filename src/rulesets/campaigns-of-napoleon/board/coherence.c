/* Do the parts of a game agree? */
#include "rulesets/campaigns-of-napoleon/board/coherence.h"

#include <string.h>

/* 3.1b groups are made in phase III, and are no more in the evening. */
static void groups_are_of_the_day(struct whole *whole, const void *record)
{
    const struct group *group = record;

    if (!whole->board.game->groups_made)
        WRONG(group, RULE(3_1b),
              "group '%s' is there, and groups are not made yet", group->id);
}

/* 3.1h a group is one stack: what stands in a hex is of one group. */
static void groups_do_not_share_a_hex(struct whole *whole)
{
    const struct group **holder =
        ARENA_ARRAY(whole->board.arena, const struct group *, HEX_NUMBERS);

    foreach (const struct group, group, whole->board.game->groups)
        foreach_hex (hex, group->hexes) {
            if (holder[hex])
                WRONG(group, RULE(3_1h),
                      "group '%s' stands at %s, and so does group '%s'",
                      group->id, con_hex_name(&whole->board, hex),
                      holder[hex]->id);
            holder[hex] = group;
        }
}

/* 3.1h it touches the enemy where it stands. */
static void groups_touch_where_they_stand(struct whole *whole,
                                          const void *record)
{
    const struct group *group = record;

    foreach_hex (hex, group->contact)
        if (!hexes_contain(&group->hexes, hex))
            WRONG(group, RULE(3_1h),
                  "group '%s' touches the enemy at %s, where it does not stand",
                  group->id, con_hex_name(&whole->board, hex));
}

/* 3.2a the senior leader is one of the group's side. */
static void seniors_are_of_their_side(struct whole *whole, const void *record)
{
    const struct group *group = record;
    const struct leader *leader = con_leader(&whole->board, group->senior);

    if (leader && leader->card->side != group->side)
        WRONG(group, RULE(3_2a),
              "%s is senior in group '%s', which is of the enemy",
              con_who(&whole->board, &leader->counter), group->id);
}

/* [base losses] nobody loses more than he had. */
static void losses_are_of_what_there_was(struct whole *whole,
                                         const void *record)
{
    const struct combat *combat = record;

    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        if (combat->losses[side] > combat->sp[side])
            WRONG(combat, BASE(losses),
                  "in combat '%s' the %s lost %d SP, and had %d", combat->id,
                  con_side_adjective(side), combat->losses[side],
                  combat->sp[side]);
}

/* 10.3a a retreat has the hex that it began in, if no other. */
static void retreats_begin_somewhere(struct whole *whole, const void *record)
{
    const struct combat *combat = record;

    foreach (const struct retreat, retreat, combat->retreat)
        if (retreat->path.count == 0)
            WRONG(combat, RULE(10_3a),
                  "in combat '%s' a retreat has no hex to begin in",
                  combat->id);
}

/* 3.1p what a side decides of a bridge stands there once. */
static void a_bridge_is_decided_once(struct whole *whole, const void *record)
{
    const struct bridge_decision *one = record;

    for (const struct bridge_decision *before = whole->board.game->bridges;
         before < one; before++)
        if (before->one == one->one && before->other == one->other)
            WRONG(one, RULE(3_1p),
                  "the bridge between %04d and %04d is decided twice", one->one,
                  one->other);
}

static const struct con_thing combats_hold[] = {
    OF_EACH(groups, groups_are_of_the_day),
    {.whole = groups_do_not_share_a_hex},
    OF_EACH(groups, groups_touch_where_they_stand),
    OF_EACH(groups, seniors_are_of_their_side),
    OF_EACH(combats, losses_are_of_what_there_was),
    OF_EACH(combats, retreats_begin_somewhere),
    OF_EACH(bridges, a_bridge_is_decided_once),
    {0}};

/* What the findings go by: [base hidden] a view knows nothing of one
 * side; 10.5b a combat is no longer pending; whose troops stand where. */
static void look_around(struct whole *whole)
{
    foreach_counter (one, whole->board.game)
        if (one->list != VEDETTES && one->state == UNSEEN)
            whole->unseen[one->side] = true;
    whole->is_view = whole->unseen[FRENCH] || whole->unseen[COALITION];
    foreach (struct combat, combat, whole->board.game->combats)
        whole->fighting |= combat->progress != PENDING;
    whole->troops = ARENA_ARRAY(whole->board.arena, unsigned char, HEX_NUMBERS);
    foreach_piece (const struct unit, unit, whole->board.game->units, ANY_SIDE)
        whole->troops[unit->hex] |= (unsigned char)(1U << unit->side);
}

static void look_at(struct whole *whole, const struct con_thing *thing)
{
    const char *game = (const char *)whole->board.game;
    const char *records;
    size_t count;

    memcpy(&records, game + thing->list, sizeof(records));
    memcpy(&count, game + thing->count, sizeof(count));
    if (thing->whole)
        thing->whole(whole);
    for (size_t i = 0; thing->each && i < count; i++)
        thing->each(whole, records + i * thing->size);
    coherence_next(&whole->findings);
}

bool con_coherent(const struct game *game, const struct module *module,
                  const char *file, struct report *report)
{
    static const struct con_thing *const lists[] = {
        con_pieces_hold, con_armies_hold, combats_hold};
    struct arena *own = arena_new();
    struct game looked_at = *game;
    struct whole whole = {.findings = coherence_of(&game->place, file, report),
                          .board = {&looked_at, module, NULL, own}};

    look_around(&whole);
    for (size_t i = 0; i < sizeof(lists) / sizeof(*lists); i++)
        for (const struct con_thing *thing = lists[i];
             thing->whole || thing->each; thing++)
            look_at(&whole, thing);
    arena_free(own);
    return whole.findings.fine;
}
