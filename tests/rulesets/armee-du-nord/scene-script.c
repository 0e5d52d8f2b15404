/* Scenes that are written as a text: deeds and what must come of them. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

#include <stdlib.h>
#include <string.h>

/* The script that is run, and what of the command has not been read. */
struct script {
    struct scene *scene;
    const char *rest;
    const char *verb;
    bool refuted; /* the command begins with "not" */
};

/* ---- words --------------------------------------------------------------- */

static const char *word(struct script *script)
{
    const char *from = script->rest + strspn(script->rest, " ");
    const size_t length = strcspn(from, " ");

    script->rest = from + length;
    script->rest += strspn(script->rest, " ");
    return arena_text(script->scene->arena, "%.*s", (int)length, from);
}

static int number(struct script *script)
{
    return atoi(word(script));
}

/* What stands before the bar, or is left; what stands behind it goes on. */
static const char *before_bar(struct script *script)
{
    const char *from = script->rest;
    size_t length = strcspn(from, "|");

    script->rest = from + length + (from[length] == '|');
    while (length > 0 && from[length - 1] == ' ')
        length--;
    return arena_text(script->scene->arena, "%.*s", (int)length, from);
}

/* An order, in which words stand between single quotes. */
static const char *order_left(struct script *script)
{
    char *order = arena_text(script->scene->arena, "%s", script->rest);

    for (char *at = order; *at; at++)
        if (*at == '\'')
            *at = '"';
    return order;
}

/* A case, "base." and a mechanism, or "-" for any. */
static const struct rule *rule_named(struct script *script)
{
    const char *name = word(script);
    bool base = strncmp(name, "base.", 5) == 0;

    if (same_name(name, "-"))
        return NULL;
    for (size_t i = 0; i < ADN_CASES && !base; i++)
        if (same_name(adn_cases[i].number, name))
            return &adn_cases[i];
    for (size_t i = 0; i < ADN_MECHANISMS && base; i++)
        if (same_name(adn_base[i].number, name + 5))
            return &adn_base[i];
    fail_msg("there is no case '%s'", name);
    return NULL;
}

static int place_among(const char *const *words, const char *given)
{
    int place = word_place(words, given);

    if (place < 0)
        fail_msg("'%s' is none of these words", given);
    return place;
}

/* Kind of event; "any": -1. */
static int kind_named(struct script *script)
{
    const char *name = word(script);

    return same_name(name, "any") ? -1 : place_among(event_words, name);
}

/* ---- what is there, and what is ordered ---------------------------------- */

/* "deploy pr-11=7 2020 2021 2121": in its hex and two more. */
static void deploy(struct script *script)
{
    struct scene *scene = script->scene;
    const char *id = word(script);
    const size_t length = strcspn(id, "=");
    int hex = number(script);
    struct hexes more = {NULL, 0};
    struct unit *unit;

    scene_lay(scene, arena_text(scene->arena, "%04d %s", hex, id));
    unit = scene_unit(scene, arena_text(scene->arena, "%.*s", (int)length, id));
    while (*script->rest)
        hexes_add(scene->arena, &more, number(script));
    scene->game->armies[unit->army].rule_21 = 15;
    adn_deploy(&scene->board, unit, &more);
}

static void ground(struct script *script)
{
    static const char *const words[] = {"clear",   "woods", "forest", "swamp",
                                        "village", "town",  NULL};
    int hex = number(script);

    scene_ground(script->scene, hex,
                 (enum ground_word)place_among(words, word(script)));
}

static void farm(struct script *script)
{
    scene_farm(script->scene, number(script));
}

/* "river 2020 2021 bridge", or "stream". */
static void river(struct script *script)
{
    int one = number(script), other = number(script);

    scene_river(script->scene, one, other,
                same_name(script->verb, "stream") ? STREAM : RIVER,
                same_name(word(script), "bridge"));
}

/* "road 2020 2025", or "highway": along a column, or to a neighbour aslant. */
static void road(struct script *script)
{
    const bool highway = same_name(script->verb, "highway");
    int from = number(script), to = number(script);
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
    int kind = place_among(kinds, word(script));

    scene_weather(script->scene, (enum turn_kind)kind,
                  (enum soil)place_among(soils, word(script)));
}

static void option(struct script *script)
{
    const char *name = word(script);

    scene_option(script->scene, name, word(script));
}

static void setting(struct script *script)
{
    const char *key = word(script);

    scene_setting(script->scene, key, script->rest);
}

static void marker(struct script *script)
{
    int *hex = scene_marker(script->scene, word(script));

    *hex = number(script);
}

static void broken(struct script *script)
{
    script->scene->game->armies[adn_army_of(word(script))].broken = true;
}

static void halted(struct script *script)
{
    script->scene->game->armies[adn_army_of(word(script))].halted = true;
}

/* 21.0 of the Prussians, chosen in that turn. */
static void rule_21(struct script *script)
{
    script->scene->game->armies[PRUSSIAN].rule_21 = number(script);
}

static void turn(struct script *script)
{
    script->scene->game->turn = number(script);
}

static void stand(struct script *script)
{
    const char *army = word(script);

    scene_stand(script->scene, army, order_left(script));
}

static void order(struct script *script)
{
    const char *army = word(script);

    scene_order(script->scene, army, order_left(script));
}

/* The armies that this turn wakes are awake, and it opens. */
static void wake(struct script *script)
{
    turn(script);
    adn_open_turn(&script->scene->play);
}

static void box(struct script *script)
{
    int hex = number(script);

    adn_put_in_box(&script->scene->board,
                   &adn_counter(&script->scene->board, word(script))->piece,
                   hex);
}

static void die(struct script *script)
{
    const char *label = word(script);

    scene_die(script->scene, label, number(script));
}

/* "play french", with an order behind it; "play all" plays a turn. */
static void play(struct script *script)
{
    const char *army = word(script);

    if (same_name(army, "all"))
        scene_play_turn(script->scene);
    else if (*script->rest)
        scene_play_order(script->scene, army, order_left(script));
    else
        scene_play(script->scene, army);
}

/* Once more, with dice that nobody has thrown. */
static void again(struct script *script)
{
    scene_new_dice(script->scene);
    scene_play(script->scene, word(script));
}

/* "attack 2021 3 fr-12 | advance='none'": the hex is 2020 if it is not said;
 * without a bar whatever the odds. */
static void attack(struct script *script)
{
    int first = number(script);
    int hex = first > 100 ? first : 2020;
    int face = first > 100 ? number(script) : first;
    bool more = strchr(script->rest, '|') != NULL;
    const char *units = before_bar(script);

    scene_attack_with(script->scene, hex, units,
                      more ? order_left(script) : "if=\"always\"", face);
}

static void charge(struct script *script)
{
    int face = number(script);
    const char *pieces = before_bar(script);

    scene_charge(script->scene, pieces, order_left(script), face);
}

static void bombard(struct script *script)
{
    scene_bombard(script->scene, number(script));
}

/* "fire 3 fr-iv-foot": at 2020, and the army's player turn is played. */
static void fire(struct script *script)
{
    struct scene *scene = script->scene;

    scene_all_in_command(scene);
    scene_die(scene, "bombardment/die/2020-french", number(script));
    scene_play_order(scene, "french", scene_fire(scene, script->rest));
}

/* ---- what must come of it ------------------------------------------------ */

static void holds(const struct script *script, bool given, const char *what)
{
    if (given == script->refuted)
        fail_msg("it is%s so: %s", script->refuted ? "" : " not", what);
}

static void told(struct script *script)
{
    int kind = kind_named(script);
    const struct rule *rule = rule_named(script);

    holds(script,
          scene_told(script->scene, kind, rule,
                     *script->rest ? script->rest : NULL),
          script->rest);
}

static bool deployed(const struct scene *scene, const char *id)
{
    return adn_is_deployed(scene_unit(scene, id));
}

static bool asleep(const struct scene *scene, const char *id)
{
    return adn_counter(&scene->board, id)->asleep;
}

static bool over(const struct scene *scene, const char *rest)
{
    (void)rest;
    return scene->play.over;
}

/* The last refusal says so. */
static bool because(const struct scene *scene, const char *words)
{
    return strstr(report_finding(scene->refused, 0)->text, words) != NULL;
}

/* "state map fr-12", "leave in fr-12": where it is, how it may act. */
static void state(struct script *script)
{
    static const char *const words[] = {"map", "waits",  "lost", "left",
                                        "box", "unseen", NULL};
    int given = place_among(words, word(script));

    assert_int_equal(adn_counter(&script->scene->board, script->rest)->state,
                     given);
}

static void leave(struct script *script)
{
    static const char *const words[] = {"out",  "in",     "alone", "may-move",
                                        "half", "frozen", NULL};
    int given = place_among(words, word(script));
    const struct unit *unit = scene_unit(script->scene, script->rest);

    adn_begin_player_turn(script->scene->game, unit->army);
    adn_settle_command(&script->scene->board, unit->army);
    assert_int_equal(unit->leave, given);
}

/* Where the marker of the corps lies. */
static void lies(struct script *script)
{
    int hex = number(script);

    assert_int_equal(*scene_marker(script->scene, script->rest), hex);
}

static void in_turn(struct script *script)
{
    assert_int_equal(script->scene->game->turn, number(script));
}

/* "section french 1Db": what makes no section of its orders so far. */
static void section(struct script *script)
{
    const char *army = word(script);

    assert_ptr_equal(scene_section_refusal(script->scene, army),
                     rule_named(script));
}

static void modifies(struct script *script)
{
    int by = number(script);

    holds(script, scene_modifies(script->scene, rule_named(script), by),
          "that much");
}

/* "count 2 loss crt.ex" */
static void count(struct script *script)
{
    int times = number(script), kind = kind_named(script);

    assert_int_equal(scene_count(script->scene, kind, rule_named(script)),
                     times);
}

/* "refuses french crt.dr <order/>"; "-": it is good. */
static void refuses(struct script *script)
{
    const char *army = word(script);
    const struct rule *rule = rule_named(script);

    assert_ptr_equal(scene_refusal(script->scene, army, order_left(script)),
                     rule);
}

/* "says <order/> | words" */
static void says(struct script *script)
{
    struct script order = {.scene = script->scene, .rest = before_bar(script)};

    scene_says(script->scene, order_left(&order),
               script->rest + strspn(script->rest, " "));
}

static const struct verb {
    const char *word;
    void (*run)(struct script *script);
} verbs[] = {
    {"deploy", deploy},   {"ground", ground},   {"farm", farm},
    {"river", river},     {"stream", river},    {"road", road},
    {"highway", road},    {"weather", weather}, {"option", option},
    {"setting", setting}, {"marker", marker},   {"halted", halted},
    {"broken", broken},   {"turn", turn},       {"stand", stand},
    {"order", order},     {"die", die},         {"play", play},
    {"attack", attack},   {"charge", charge},   {"bombard", bombard},
    {"fire", fire},       {"told", told},       {"modifies", modifies},
    {"count", count},     {"refuses", refuses}, {"says", says},
    {"wake", wake},       {"box", box},         {"again", again},
    {"state", state},     {"leave", leave},     {"lies", lies},
    {"in-turn", in_turn}, {"section", section}, {"rule-21", rule_21},
};

/* Those that take the rest as it is. */
static const struct {
    const char *word;
    void (*run)(struct scene *scene, const char *rest);
} plain_verbs[] = {
    {"lay", scene_lay}, {"led", scene_lay_led}, {"expect", scene_expect}};

/* What must hold. */
static const struct {
    const char *word;
    bool (*is)(const struct scene *scene, const char *rest);
} claims[] = {{"cell", scene_cell},   {"charged", scene_charged},
              {"odds", scene_odds},   {"thrown", scene_thrown},
              {"deployed", deployed}, {"asleep", asleep},
              {"over", over},         {"because", because}};

static void run(struct scene *scene, const char *command)
{
    struct script script = {scene, command, NULL, false};

    script.verb = word(&script);
    script.refuted = same_name(script.verb, "not");
    if (script.refuted)
        script.verb = word(&script);
    for (size_t i = 0; i < LENGTH(plain_verbs); i++)
        if (same_name(plain_verbs[i].word, script.verb)) {
            plain_verbs[i].run(scene, script.rest);
            return;
        }
    for (size_t i = 0; i < LENGTH(claims); i++)
        if (same_name(claims[i].word, script.verb)) {
            holds(&script, claims[i].is(scene, script.rest), command);
            return;
        }
    for (size_t i = 0; i < LENGTH(verbs); i++)
        if (same_name(verbs[i].word, script.verb)) {
            verbs[i].run(&script);
            return;
        }
    fail_msg("nobody knows how to '%s'", script.verb);
}

/* "on map; ": where it plays, at the head of a script. */
static struct scene *begin(const char **at)
{
    static const struct {
        const char *head;
        struct scene *(*begin)(void);
    } places[] = {{"on map", scene_on_map},
                  {"on ligny", scene_of_ligny},
                  {"on waterloo", scene_of_waterloo},
                  {"on setup", scene_of_setup},
                  {"on campaign", scene_of_campaign}};

    for (size_t i = 0; i < LENGTH(places); i++)
        if (strncmp(*at, places[i].head, strlen(places[i].head)) == 0) {
            *at += strlen(places[i].head) + 2;
            return places[i].begin();
        }
    return scene_on_plain();
}

void scene_script_runs(void **state)
{
    const struct scene_script *row = *state;
    const char *at = row->script;
    struct scene *scene = begin(&at);

    for (; *at; at += strspn(at, "; ")) {
        const size_t length = strcspn(at, ";");
        const char *command = arena_text(scene->arena, "%.*s", (int)length, at);

        at += length;
        run(scene, command);
    }
    scene_free(scene);
}
