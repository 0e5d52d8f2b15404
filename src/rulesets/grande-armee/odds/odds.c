/* The chances of a battle: it is played, and what came of it is counted. */
#include "rulesets/grande-armee/odds/odds.h"
#include "core/arena.h"
#include "core/buffer.h"

#include <stdlib.h>
#include <string.h>

enum measure {
    ATTACKER_LOSSES,
    DEFENDER_LOSSES,
    OUTCOME,
    FIELD_OF,
    LEADERS,
    MEASURES
};
enum outcome {
    ATTACKER_ROUTS,
    ATTACKER_STOPS,
    DEFENDER_HOLDS,
    DEFENDER_WITHDRAWS,
    DEFENDER_ROUTS
};
enum secret { ATTACKER_HOLD, DEFENDER_HOLD };
enum { AS_ORDERED = 3 }; /* a hold that is none of hold_words before it */
/* A round is far below it, a battle of three often above. */
enum { MOST_LEAVES = 20000 };

/* clang-format off */
static const char *const outcome_words[] = {
    "attacker routs", "attacker is outbid", "defender holds",
    "defender withdraws", "defender routs", NULL};
static const char *const field_words[] = {
    "defender holds", "empty", "attacker enters", NULL};
static const char *const hold_words[] = {"0", "15", "30", "as ordered", NULL};

static const struct ruleset_measure measures[] = {
    [ATTACKER_LOSSES] = {"attacker-losses", "Attacker's losses, SP", NULL,
                         "attacker loses", false},
    [DEFENDER_LOSSES] = {"defender-losses", "Defender's losses, SP", NULL,
                         "defender loses", false},
    [OUTCOME] = {"outcome", "How it ends", outcome_words, "end", false},
    [FIELD_OF] = {"field", "The hex afterwards", field_words, NULL, false},
    [LEADERS] = {"leaders", "Leaders killed", NULL, NULL, false},
    [MEASURES] = {NULL, NULL, NULL, NULL, false}};

static const struct ruleset_secret secrets[] = {
    {"attacker-hold", "Attacker's hold, percent", hold_words},
    {"defender-hold", "Defender's hold, percent", hold_words},
    {NULL, NULL, NULL}};
/* clang-format on */

/* ---- which combats there are --------------------------------------------- */

/* "5336-5235": from where, on whom */
static void list_around(const struct play *play, int from, int side,
                        struct names *ids)
{
    for (int way = 0; way < DIRECTIONS; way++) {
        int target = hex_neighbour(from, way);

        if (gra_adjacent(&play->board, from, target) &&
            gra_has_units(&play->board, target, gra_enemy(side)))
            names_add(play->arena, ids,
                      arena_text(play->arena, "%04d-%04d", from, target));
    }
}

/* Of a turn: whose attacks come next. */
static int side_of(const struct play *play)
{
    int first = play->module->first_player;

    return play->step && strcmp(play->step->id, "7") == 0 ? gra_enemy(first)
                                                          : first;
}

static void list(const struct play *play, struct names *ids)
{
    const struct staged *staged = play->game->staged;
    int side = side_of(play);

    if (staged) {
        names_add(play->arena, ids,
                  arena_text(play->arena, "%04d-%04d", staged->order->from,
                             staged->order->target));
        return;
    }
    foreach (const struct unit, unit, play->game->units)
        if (unit->state == ON_MAP && unit->side == side &&
            gra_first(&play->board, unit->hex, side) == unit &&
            gra_can_fight(unit))
            list_around(play, unit->hex, side, ids);
}

static const char *find(const struct play *play, const char *place)
{
    struct names ids = {NULL, 0};

    list(play, &ids);
    for (size_t i = 0; i < ids.count; i++)
        if (same_name(ids.items[i], place) ||
            (strlen(place) == 4 && (strncmp(ids.items[i], place, 4) == 0 ||
                                    same_name(ids.items[i] + 5, place))))
            return ids.items[i];
    return NULL;
}

/* What a combat of that id is; of a turn all attack who can. */
static struct staged staged_of(const struct play *play, const char *id)
{
    struct attack_order *order;

    if (play->game->staged)
        return *play->game->staged;
    order = ARENA_NEW(play->arena, struct attack_order);
    order->from = (int)strtol(id, NULL, 10);
    order->target = (int)strtol(id + 5, NULL, 10);
    return (struct staged){side_of(play), order};
}

static void say(const struct play *play, const char *id, const int *settled,
                struct buffer *out)
{
    const struct staged staged = staged_of(play, id);
    const struct force attackers =
        gra_attackers(&play->board, staged.side, staged.order);
    const struct force defenders = gra_force_at(
        &play->board, staged.order->target, gra_enemy(staged.side), NULL);

    (void)settled;
    buffer_printf(out, "Attack on %s: %s against %s.\n",
                  gra_hex_name(play, staged.order->target),
                  gra_corps_text(play->arena, &attackers),
                  gra_corps_text(play->arena, &defenders));
}

/* ---- the secrets --------------------------------------------------------- */

static const struct wishes *wishes_of(const struct play *play,
                                      const struct staged *staged, size_t which)
{
    int enemy = gra_enemy(staged->side);
    const struct leader *ranking =
        gra_ranking_at(&play->board, staged->order->target, enemy);
    const struct reaction *reaction;

    if (which == ATTACKER_HOLD)
        return &staged->order->wishes;
    reaction = play_standing(play, gra_side_words[enemy], &gra_reaction,
                             ranking ? ranking->id : NULL);
    return &reaction->wishes;
}

/* A hold that is none of the three, or another in each round, is played as it
 * is. */
static int secret(const struct play *play, const char *id, size_t which)
{
    const struct staged staged = staged_of(play, id);
    const struct wishes *wishes = wishes_of(play, &staged, which);
    int value = word_place(hold_words,
                           arena_text(play->arena, "%d", gra_hold(wishes, 1)));

    return wishes->hold.count > 1 || value < 0 ? AS_ORDERED : value;
}

static bool may(const struct play *play, const char *id, size_t which,
                int value)
{
    return value < AS_ORDERED || secret(play, id, which) == AS_ORDERED;
}

static void set_hold(struct play *play, struct wishes *wishes, int value)
{
    wishes->hold = (struct names){NULL, 0};
    names_add(play->arena, &wishes->hold, hold_words[value]);
}

static void put_hold(struct play *play, struct standing *standing,
                     const struct reaction *of, int value)
{
    struct reaction *made = arena_copy(play->arena, of, sizeof(*of));
    const struct order order = {.kind = &gra_reaction, .details = made};

    set_hold(play, &made->wishes, value);
    standing_put(play->arena, standing, &order);
}

/* The hold that was chosen stands for all of the defender's leaders. */
static void choose_reaction(struct play *play, int side, int value)
{
    struct standing *own = play_own_standing(play, gra_side_words[side]);
    const size_t count = own->count;
    const struct order *old =
        arena_copy(play->arena, own->orders, count * sizeof(*old));

    put_hold(play, own, gra_reaction.initial, value);
    for (size_t i = 0; i < count; i++)
        if (old[i].kind == &gra_reaction)
            put_hold(play, own, old[i].details, value);
}

/* ---- playing it ---------------------------------------------------------- */

static int fallen(const struct game *game)
{
    int count = 0;

    foreach (const struct leader, leader, game->leaders)
        count += leader->state == DEAD;
    foreach (const struct pool, pool, game->pools)
        count += pool->dead;
    return count;
}

static int outcome_of(const struct battle *battle)
{
    const struct force own = gra_fighters(battle, ATTACKER);

    if (battle->routed && gra_fighters(battle, DEFENDER).count == 0)
        return DEFENDER_ROUTS;
    if (battle->stood_off || battle->withdrawal)
        return DEFENDER_WITHDRAWS;
    if (battle->won)
        return DEFENDER_HOLDS;
    return own.count == 0 || battle->attacker_routed ? ATTACKER_ROUTS
                                                     : ATTACKER_STOPS;
}

static int field_of(const struct play *play, const struct staged *staged)
{
    if (gra_has_units(&play->board, staged->order->target, staged->side))
        return 2;
    return !gra_has_units(&play->board, staged->order->target,
                          gra_enemy(staged->side));
}

static void play_combat(struct play *play, const char *id, const int *chosen,
                        int *values)
{
    const struct staged staged = staged_of(play, id);
    struct attack_order *order =
        arena_copy(play->arena, staged.order, sizeof(*staged.order));
    struct battle *battle = ARENA_NEW(play->arena, struct battle);
    int side = staged.side, enemy = gra_enemy(side);
    int before = fallen(play->game), lost[SIDES];

    memcpy(lost, play->game->lost, sizeof(lost));
    if (chosen[ATTACKER_HOLD] < AS_ORDERED)
        set_hold(play, &order->wishes, chosen[ATTACKER_HOLD]);
    if (chosen[DEFENDER_HOLD] < AS_ORDERED)
        choose_reaction(play, enemy, chosen[DEFENDER_HOLD]);
    gra_begin_phase(play->game);
    hexes_add(play->arena, &play->game->targets, order->target);
    hexes_add(play->arena, &play->game->fought, order->target);
    gra_begin_battle(battle, play, side, order);
    gra_fight_out(battle);
    values[ATTACKER_LOSSES] = play->game->lost[side] - lost[side];
    values[DEFENDER_LOSSES] = play->game->lost[enemy] - lost[enemy];
    values[OUTCOME] = outcome_of(battle);
    values[FIELD_OF] = field_of(play, &staged);
    values[LEADERS] = fallen(play->game) - before;
}

/* [base chances] whoever could attack with an order has one */
void gra_begin_chances(struct play *play)
{
    foreach (struct leader, leader, play->game->leaders)
        leader->command.order = CONCENTRATE;
}

const struct ruleset_odds gra_chances = {
    .scene = &gra_scene_record,
    .leaves = MOST_LEAVES,
    .measures = measures,
    .secrets = secrets,
    .set_up = gra_set_up_scene,
    .begin = gra_begin_chances,
    .list = list,
    .find = find,
    .say = say,
    .secret = secret,
    .may = may,
    .play = play_combat,
};
