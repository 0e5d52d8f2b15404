/* What must hold after any combat: points are only lost where the log says so,
 * no hex holds both sides, nobody stands off the map. Prints the seed that
 * fails. */
#include "core/hex.h"
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

enum { SEEDS = 60 };

/* Numbers of our own, so that a seed is the same scene everywhere. */
struct chance {
    uint32_t seed, state;
};

static int chance(struct chance *chance, int sides)
{
    chance->state = chance->state * 1664525u + 1013904223u;
    return (int)((chance->state >> 16) % (uint32_t)sides);
}

static void hashed_block(const void *context, const char *label, unsigned block,
                         uint8_t out[32])
{
    uint32_t hash = *(const uint32_t *)context + block;

    for (; *label; label++)
        hash = (hash ^ (uint8_t)*label) * 16777619u;
    for (int i = 0; i < 32; i++) {
        hash = hash * 1664525u + 1013904223u;
        out[i] = (uint8_t)(hash >> 24);
    }
}

/* A hex of the map with six neighbours on it. */
static int some_hex(struct chance *dice)
{
    return (2 + chance(dice, 22)) * 100 + 2 + chance(dice, 23);
}

static void put_some(struct scene *scene, struct chance *dice, bool french,
                     const char *name, int hex)
{
    static const enum size_class sizes[] = {DIVISION, CORPS, ARMY};
    const struct troops troops = {
        .size = sizes[chance(dice, 3)],
        .infantry = 3 + chance(dice, 22),
        .cavalry = chance(dice, 5),
        .guns = chance(dice, 12),
        .demoralized = chance(dice, 6) == 0,
    };

    scene_troops(scene, french ? "french" : "prussian", name, hex, &troops);
}

/* The Prussians around a hex, the French in it and beside it. */
static void around(struct scene *scene, struct chance *dice,
                   struct hexes sides[SIDE_COUNT])
{
    static const char *const names[] = {"a", "b", "c", "d", "e", "f", "g"};
    int center = some_hex(dice);

    put_some(scene, dice, true, names[6], center);
    hexes_add(scene->arena, &sides[FRENCH], center);
    for (int i = 0; i < 6; i++) {
        int hex = hex_neighbour(center, i);
        bool french = chance(dice, 4) == 0;

        if (chance(dice, 3) != 0 || !con_adjacent(&scene->board, center, hex))
            continue;
        put_some(scene, dice, french, names[i], hex);
        hexes_add(scene->arena, &sides[french ? FRENCH : COALITION], hex);
    }
}

static void orders(struct scene *scene, struct chance *dice, enum side side)
{
    const struct stake_order stake = {.arms = (enum stake_word)chance(dice, 4)};
    const struct follow_order follow = {
        .follow = chance(dice, 2) ? FOLLOW_LARGEST : FOLLOW_NONE};
    const struct delay_order delay = {0, DELAY_BY_RATIO, chance(dice, 6)};

    scene_standing(scene, side, &con_stake, &stake);
    scene_standing(scene, side, &con_pursue, &follow);
    scene_standing(scene, side, &con_delay_if, &delay);
}

/* What must hold; says of which seed it does not. */
static void hold(const struct chance *dice, bool holds, const char *what)
{
    if (!holds)
        fail_msg("seed %u: %s", (unsigned)dice->seed, what);
}

static int noted_losses(const struct event *event)
{
    int sum = 0;

    for (; event; event = event->next) {
        sum += event->kind == EVENT_LOSS ? event->number : 0;
        sum += noted_losses(event->first);
    }
    return sum;
}

static int all_sp(const struct scene *scene)
{
    return scene_sp(scene, FRENCH) + scene_sp(scene, COALITION);
}

static void check_units(const struct scene *scene, const struct chance *dice)
{
    for (size_t i = 0; i < scene->game->units_count; i++) {
        const struct unit *unit = &scene->game->units[i];

        if (unit->state != ON_MAP)
            continue;
        hold(dice, unit->sp >= 0 && unit->art >= 0, "less than nothing left");
        hold(dice, con_on_map(&scene->board, unit->hex), "off the map");
        hold(dice,
             !con_troops(&scene->board, FRENCH, unit->hex) ||
                 !con_troops(&scene->board, COALITION, unit->hex),
             "both sides in one hex");
    }
}

static void check_leaders(const struct scene *scene, const struct chance *dice)
{
    for (size_t i = 0; i < scene->game->leaders_count; i++) {
        const struct leader *leader = &scene->game->leaders[i];
        enum side side = leader->card->side;

        if (leader->state != ON_MAP)
            continue;
        hold(dice, con_on_map(&scene->board, leader->hex),
             "a leader off the map");
        hold(dice, !con_troops(&scene->board, con_enemy(side), leader->hex),
             "a leader among enemies");
    }
}

static void fight(struct scene *scene, struct chance *dice,
                  struct hexes sides[SIDE_COUNT])
{
    enum side attacker = chance(dice, 2) ? FRENCH : COALITION;
    int before;

    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        hexes_add(scene->arena, &sides[side], 0);
    scene_ready(scene);
    scene_combat(scene, attacker, sides[FRENCH].items, sides[COALITION].items);
    scene_chits(scene, (enum chit)chance(dice, 4), (enum chit)chance(dice, 4));
    before = all_sp(scene);
    hold(dice, scene_fight(scene), "not fought to its end");
    hold(dice, before - noted_losses(scene->journal.first) == all_sp(scene),
         "losses that no event tells");
    check_units(scene, dice);
    check_leaders(scene, dice);
}

static void always_holds(void **state)
{
    const uint32_t first =
        *(const uint32_t *)((const char *)*state + sizeof(const char *));
    for (uint32_t seed = first; seed < first + SEEDS; seed++) {
        const struct dice_source source = {hashed_block, &seed};
        struct chance dice = {seed, seed};
        struct scene *scene = scene_new();
        struct hexes sides[SIDE_COUNT] = {{NULL, 0}, {NULL, 0}};

        scene->play.dice = dice_new(scene->arena, &source);
        scene->game->weather = (enum weather)chance(&dice, 5);
        around(scene, &dice, sides);
        for (enum side side = FRENCH; side < SIDE_COUNT; side++)
            orders(scene, &dice, side);
        if (sides[COALITION].count > 0)
            fight(scene, &dice, sides);
        scene_free(scene);
    }
}

static const struct {
    const char *name;
    uint32_t first;
} rows[] = {
    {"properties of combats, first sixty", 0},
    {"properties of combats, second sixty", 1000},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, always_holds)};
    return run_tables(tables, LENGTH(tables));
}
