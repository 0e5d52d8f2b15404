/* What lies there, is ordered and is played, of scenes that are texts. */
#include "tests/rulesets/armee-du-nord/scene-script.h"

#include <string.h>

/* "deploy pr-11=7 2020 2021 2121": in its hex and two more. */
static void deploy(struct script *script)
{
    struct scene *scene = script->scene;
    const char *id = script_word(script);
    const size_t length = strcspn(id, "=");
    int hex = script_number(script);
    struct hexes more = {NULL, 0};
    struct unit *unit;

    scene_lay(scene, arena_text(scene->arena, "%04d %s", hex, id));
    unit = scene_unit(scene, arena_text(scene->arena, "%.*s", (int)length, id));
    while (*script->rest)
        hexes_add(scene->arena, &more, script_number(script));
    scene->game->armies[unit->army].rule_21 = 15;
    adn_deploy(&scene->board, unit, &more);
}

static void ground(struct script *script)
{
    static const char *const words[] = {"clear",   "woods", "forest", "swamp",
                                        "village", "town",  NULL};
    int hex = script_number(script);

    scene_ground(script->scene, hex,
                 (enum ground_word)script_place(words, script_word(script)));
}

static void farm(struct script *script)
{
    scene_farm(script->scene, script_number(script));
}

/* "river 2020 2021 bridge", or "stream". */
static void river(struct script *script)
{
    int one = script_number(script), other = script_number(script);

    scene_river(script->scene, one, other,
                same_name(script->verb, "stream") ? STREAM : RIVER,
                same_name(script_word(script), "bridge"));
}

/* "road 2020 2025", or "highway": along a column, or to a neighbour aslant. */
static void road(struct script *script)
{
    const bool highway = same_name(script->verb, "highway");
    int from = script_number(script), to = script_number(script);
    int step = hex_column(from) != hex_column(to) ? to - from
               : from < to                        ? 1
                                                  : -1;

    for (; from != to; from += step)
        scene_road(script->scene, from, from + step, highway ? HIGHWAY : ROAD);
}

static void weather(struct script *script)
{
    static const char *const kinds[] = {"day", "night", "rain", NULL};
    static const char *const soils[] = {"dry", "mud", NULL};
    int kind = script_place(kinds, script_word(script));

    scene_weather(script->scene, (enum turn_kind)kind,
                  (enum soil)script_place(soils, script_word(script)));
}

static void option(struct script *script)
{
    const char *name = script_word(script);

    scene_option(script->scene, name, script_word(script));
}

static void setting(struct script *script)
{
    const char *key = script_word(script);

    scene_setting(script->scene, key, script->rest);
}

static void marker(struct script *script)
{
    int *hex = scene_marker(script->scene, script_word(script));

    *hex = script_number(script);
}

static void broken(struct script *script)
{
    script->scene->game->armies[adn_army_of(script_word(script))].broken = true;
}

static void halted(struct script *script)
{
    script->scene->game->armies[adn_army_of(script_word(script))].halted = true;
}

/* 21.0 of the Prussians, chosen in that turn. */
static void rule_21(struct script *script)
{
    script->scene->game->armies[PRUSSIAN].rule_21 = script_number(script);
}

static void ahead(struct script *script)
{
    script->scene->ahead = true;
}

static void turn(struct script *script)
{
    script->scene->game->turn = script_number(script);
}

static void stand(struct script *script)
{
    const char *army = script_word(script);

    scene_stand(script->scene, army, script_order(script));
}

static void order(struct script *script)
{
    const char *army = script_word(script);

    scene_order(script->scene, army, script_order(script));
}

/* The armies that this turn wakes are awake, and it opens. */
static void wake(struct script *script)
{
    turn(script);
    adn_open_turn(&script->scene->play);
}

static void box(struct script *script)
{
    int hex = script_number(script);

    adn_put_in_box(
        &script->scene->board,
        &adn_counter(&script->scene->board, script_word(script))->piece, hex);
}

static void die(struct script *script)
{
    const char *label = script_word(script);

    scene_die(script->scene, label, script_number(script));
}

/* "play french", with an order behind it; "play all" plays a turn. */
static void play(struct script *script)
{
    const char *army = script_word(script);

    if (same_name(army, "all"))
        scene_play_turn(script->scene);
    else if (*script->rest)
        scene_play_order(script->scene, army, script_order(script));
    else
        scene_play(script->scene, army);
}

/* Once more, with dice that nobody has thrown. */
static void again(struct script *script)
{
    scene_new_dice(script->scene);
    scene_play(script->scene, script_word(script));
}

/* "attack 2021 3 fr-12 | advance='none'": the hex is 2020 if it is not said;
 * without a bar whatever the odds. */
static void attack(struct script *script)
{
    int first = script_number(script);
    int hex = first > 100 ? first : 2020;
    int face = first > 100 ? script_number(script) : first;
    bool more = strchr(script->rest, '|') != NULL;
    const char *units = script_before_bar(script);

    scene_attack_with(script->scene, hex, units,
                      more ? script_order(script) : "if=\"always\"", face);
}

static void charge(struct script *script)
{
    int face = script_number(script);
    const char *pieces = script_before_bar(script);

    scene_charge(script->scene, pieces, script_order(script), face);
}

static void bombard(struct script *script)
{
    scene_bombard(script->scene, script_number(script));
}

/* "fire 3 fr-iv-foot": at 2020, and the army's player turn is played. */
static void fire(struct script *script)
{
    struct scene *scene = script->scene;

    scene_all_in_command(scene);
    scene_die(scene, "bombardment/die/2020-french", script_number(script));
    scene_play_order(scene, "french", scene_fire(scene, script->rest));
}

/* clang-format off */
#define VERB(verb, how, does) {.word = verb, .how = does}
const struct script_verb scene_deeds[] = {
    VERB("lay", take, scene_lay), VERB("led", take, scene_lay_led),
    VERB("deploy", run, deploy), VERB("ground", run, ground),
    VERB("farm", run, farm), VERB("river", run, river),
    VERB("stream", run, river), VERB("road", run, road),
    VERB("highway", run, road), VERB("weather", run, weather),
    VERB("option", run, option), VERB("setting", run, setting),
    VERB("marker", run, marker), VERB("halted", run, halted),
    VERB("broken", run, broken), VERB("ahead", run, ahead), VERB("turn", run, turn),
    VERB("stand", run, stand), VERB("order", run, order), VERB("die", run, die),
    VERB("play", run, play), VERB("attack", run, attack),
    VERB("charge", run, charge), VERB("bombard", run, bombard),
    VERB("fire", run, fire), VERB("wake", run, wake), VERB("box", run, box),
    VERB("again", run, again), VERB("rule-21", run, rule_21),
    VERB(NULL, run, NULL)};
/* clang-format on */
