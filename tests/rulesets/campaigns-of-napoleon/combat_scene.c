/* How scenes of combat are built and fought. */
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "tests/support/test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the ground ------------------------------------------------------- */

void scene_ground(struct scene *scene, int hex, enum ground_kind ground)
{
    struct module *module = &scene->module;

    for (size_t i = 0; i < module->map.hex_count; i++)
        if (module->map.hexes[i].hex == hex)
            module->map.hexes[i].terrain = (int)ground;
    module->map.place_at[hex] = NULL;
}

void scene_place(struct scene *scene, int hex, enum place_size size,
                 bool fortified)
{
    struct map_place *place = ARENA_NEW(scene->arena, struct map_place);

    place->name = "Somewhere";
    place->hex = hex;
    place->size = (int)size;
    place->fortified = fortified;
    scene->module.map.place_at[hex] = place;
}

static struct map_hexside *a_hexside(struct scene *scene, int one, int other)
{
    struct map_hexside *side = ARENA_NEW(scene->arena, struct map_hexside);
    const struct map_hexside **side_at = scene->module.map.hexside_at;

    if (!hex_adjacent(one, other))
        abort();
    side->one = one < other ? one : other;
    side->other = one < other ? other : one;
    side_at[one * 6 + hex_direction(one, other)] = side;
    side_at[other * 6 + hex_direction(other, one)] = side;
    return side;
}

void scene_river(struct scene *scene, int one, int other, enum river river)
{
    struct map_hexside *side = a_hexside(scene, one, other);

    side->river = (int)river;
    side->bridge = true;
    side->name = "brook";
}

void scene_gorge(struct scene *scene, int one, int other)
{
    a_hexside(scene, one, other)->river = RIVER_PRIMARY;
}

void scene_crest(struct scene *scene, int one, int other, int high)
{
    a_hexside(scene, one, other)->crest = high;
}

/* ---- the troops ------------------------------------------------------- */

static void a_unit(struct scene *scene, struct unit_card *card,
                   const char *leader, const struct troops *troops)
{
    struct unit *unit = scene_the_unit(scene, card->id);

    unit->leader = troops->size == DIVISION ? NULL : leader;
    unit->demoralized = troops->demoralized;
}

/* Infantry goes to as many units as the size class needs. */
static void a_body(struct scene *scene, const char *army, const char *leader,
                   int hex, const struct troops *troops)
{
    int units = troops->size == DIVISION ? 1 : troops->size == CORPS ? 2 : 3;
    int left = troops->infantry;

    for (int i = 1; i <= units && left > 0; i++) {
        int sp = i == units ? left : troops->infantry / units;
        const char *id = arena_text(scene->arena, "%s-%d", leader, i);
        const char *under = leader;

        left -= sp;
        if (troops->size == ARMY && i > 1) {
            under = arena_text(scene->arena, "%s-%c", leader, 'a' + i);
            scene_leader(scene, army, under, hex)->superior = leader;
        }
        a_unit(scene, scene_infantry(scene, army, id, hex, sp), under, troops);
    }
}

void scene_troops(struct scene *scene, const char *army, const char *leader,
                  int hex, const struct troops *troops)
{
    const char *horse = arena_text(scene->arena, "%s-horse", leader);
    const char *guns = arena_text(scene->arena, "%s-guns", leader);
    struct unit_card *card;

    if (troops->size != DIVISION)
        scene_leader(scene, army, leader, hex)->span = 9;
    a_body(scene, army, leader, hex, troops);
    if (troops->cavalry > 0) {
        card = scene_cavalry(scene, army, horse, hex, troops->cavalry, MEDIUM);
        if (troops->size == DIVISION)
            card->subordination = 1;
        a_unit(scene, card, leader, troops);
    }
    if (troops->guns > 0) {
        card = scene_guns(scene, army, guns, hex, troops->guns);
        card->subordination = troops->size == DIVISION ? 0 : 1;
        a_unit(scene, card, leader, troops);
    }
}

/* ---- the groups ------------------------------------------------------- */

static void fill_group(struct scene *scene, enum side side, const int hexes[])
{
    struct group *group = &scene->game->groups[side];
    const struct leader *senior;
    struct party party;

    group->id = side == FRENCH ? "french-group" : "coalition-group";
    group->side = side;
    for (size_t i = 0; hexes[i]; i++)
        hexes_add(scene->arena, &group->hexes, hexes[i]);
    con_sort_hexes(&group->hexes);
    party = con_party_of_group(&scene->board, group);
    group->class = con_size_class(&scene->board, &party);
    senior = con_senior(&party, NULL);
    group->senior = group->initial_senior = senior ? senior->id : NULL;
}

struct combat *scene_combat(struct scene *scene, enum side attacker,
                            const int french[], const int coalition[])
{
    struct game *game = scene->game;
    struct combat *combat;
    int hex = attacker == FRENCH ? coalition[0] : french[0];

    game->groups = ARENA_ARRAY(scene->arena, struct group, SIDE_COUNT);
    game->groups_count = SIDE_COUNT;
    fill_group(scene, FRENCH, french);
    fill_group(scene, COALITION, coalition);
    combat = LIST_ADD(scene->arena, game->combats, game->combats_count);
    combat->id = hex_text(scene->arena, hex);
    combat->groups[FRENCH] = game->groups[FRENCH].id;
    combat->groups[COALITION] = game->groups[COALITION].id;
    combat->attacker = attacker;
    hexes_add(scene->arena, &game->combat_order, hex);
    scene_chits(scene, (enum chit)game->groups[COALITION].class,
                (enum chit)game->groups[FRENCH].class);
    return combat;
}

void scene_chits(struct scene *scene, enum chit french, enum chit coalition)
{
    scene->game->groups[FRENCH].chit = french;
    scene->game->groups[COALITION].chit = coalition;
}

struct combat *scene_duel(struct scene *scene, enum side attacker)
{
    const int french[] = {SOUTH_HEX, 0};
    const int coalition[] = {NORTH_HEX, 0};

    scene_ready(scene);
    return scene_combat(scene, attacker, french, coalition);
}

void scene_retreat(struct scene *scene, enum side side, const char *leader,
                   const int path[])
{
    struct retreat_order order = {.leader = leader};

    for (size_t i = 0; path[i]; i++)
        hexes_add(scene->arena, &order.path, path[i]);
    scene_standing(scene, side, &con_retreat, &order);
}

void scene_follow(struct scene *scene, enum side side,
                  const struct order_kind *kind,
                  const struct follow_order *order)
{
    scene_standing(scene, side, kind, order);
}

void scene_stay(struct scene *scene, enum side side)
{
    const struct follow_order stay = {.follow = FOLLOW_NONE};

    scene_standing(scene, side, &con_advance, &stay);
    scene_standing(scene, side, &con_pursue, &stay);
}

void scene_battle_dice(struct scene *scene, const struct combat *combat,
                       int french, int coalition)
{
    const char *label =
        arena_text(scene->arena, "10.5.7k/battle/%s", combat->id);

    scene_die(scene, arena_text(scene->arena, "%s-french", label), french);
    scene_die(scene, arena_text(scene->arena, "%s-coalition", label),
              coalition);
}

struct combat *scene_beat_french(struct scene *scene, const int south[])
{
    static const int north[] = {NORTH_HEX, 0};
    struct combat *combat;

    scene_ready(scene);
    combat = scene_combat(scene, FRENCH, south, north);
    scene_battle_dice(scene, combat, 1, 4);
    assert_true(scene_fight(scene));
    assert_int_equal(combat->r_number, 2);
    return combat;
}

bool scene_fight(struct scene *scene)
{
    struct questions questions = {.arena = scene->arena};

    for (;;) {
        con_combat_ask(&scene->play, &questions);
        for (size_t i = 0; i < questions.count; i++) {
            const struct question *question = &questions.items[i];

            if (play_waits(&scene->play, question) &&
                !play_order(&scene->play, question->side, &con_delay,
                            question->subject, 0))
                return false;
        }
        if (con_combat_run(&scene->play) == STEP_NEXT)
            return true;
    }
}

struct scene *scene_of_battle(const struct battle_row *row)
{
    struct scene *scene = scene_new();
    struct combat *combat;
    const struct group *groups;

    row->ground(scene);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &row->french);
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &row->coalition);
    combat = scene_duel(scene, FRENCH);
    groups = scene->game->groups;
    if (row->guesses == COALITION_RIGHT)
        scene_chits(scene, CHIT_DIVISION, groups[COALITION].chit);
    if (row->guesses == FRENCH_RIGHT)
        scene_chits(scene, groups[FRENCH].chit, CHIT_DIVISION);
    scene_battle_dice(scene, combat, row->dice[FRENCH], row->dice[COALITION]);
    if (!scene_fight(scene))
        abort();
    return scene;
}

/* ---- looking ---------------------------------------------------------- */

int scene_hex(const struct scene *scene, const char *piece)
{
    const struct unit *unit = con_unit(&scene->board, piece);
    const struct leader *leader = con_leader(&scene->board, piece);

    if (unit)
        return unit->state == ON_MAP ? unit->hex : 0;
    if (!leader)
        abort();
    return leader->state == ON_MAP ? leader->hex : 0;
}

int scene_sp(const struct scene *scene, enum side side)
{
    int sp = 0;

    for (size_t i = 0; i < scene->game->units_count; i++) {
        const struct unit *unit = &scene->game->units[i];

        if (unit->state == ON_MAP && unit->card->side == side)
            sp += unit->sp + unit->art;
    }
    return sp;
}

bool scene_number(const struct scene *scene, int kind, const struct rule *rule,
                  int number)
{
    const struct event *event = scene_event(scene, kind, rule);

    return event && event->has_number && event->number == number;
}

static bool any_says(const struct event *event, int kind,
                     const struct rule *rule, const char *words)
{
    for (; event; event = event->next) {
        if ((kind < 0 || (int)event->kind == kind) &&
            (!rule || event->rule == rule) && strstr(event->text, words))
            return true;
        if (any_says(event->first, kind, rule, words))
            return true;
    }
    return false;
}

bool scene_says(const struct scene *scene, int kind, const struct rule *rule,
                const char *words)
{
    return any_says(scene->journal.first, kind, rule, words);
}

static bool cites(const struct event *event, const char *number)
{
    if (event->case_number && strcmp(event->case_number, number) == 0)
        return true;
    for (size_t i = 0; i < event->also.count; i++)
        if (strcmp(event->also.items[i]->number, number) == 0)
            return true;
    return false;
}

static bool any_cites(const struct event *event, const char *number)
{
    for (; event; event = event->next)
        if (cites(event, number) || any_cites(event->first, number))
            return true;
    return false;
}

bool scene_cites(const struct scene *scene, const char *case_number)
{
    return any_cites(scene->journal.first, case_number);
}

static void print_events(const struct event *event, int depth)
{
    for (; event; event = event->next) {
        fprintf(stderr, "%*s%s%s%s%s\n", 2 * depth, "", event->text,
                event->rule ? " [" : "", event->rule ? event->rule->number : "",
                event->rule ? "]" : "");
        print_events(event->first, depth + 1);
    }
}

void scene_print(const struct scene *scene)
{
    print_events(scene->journal.first, 0);
}

void battle_is_said(void **state)
{
    const struct battle_row *row = *state;
    const size_t length = strcspn(row->name, " ");
    struct scene *scene = scene_of_battle(row);
    const char *number =
        arena_text(scene->arena, "%.*s", (int)length, row->name);

    if (!scene_says(scene, -1, NULL, row->said)) {
        scene_print(scene);
        fail_msg("nobody said: %s", row->said);
    }
    assert_true(scene_cites(scene, number));
    scene_free(scene);
}
