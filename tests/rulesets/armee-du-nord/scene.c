/* How the scenes of the ruleset's tests are built and played. */
#include "tests/rulesets/armee-du-nord/scene.h"

#include "core/arena.h"
#include "core/buffer.h"
#include "tests/core/tree.h"
#include "tests/support/test.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const struct ruleset armee_du_nord_ruleset;

/* ---- building ------------------------------------------------------------ */

static void die_of(const struct report *report)
{
    if (report_clean(report))
        return;
    report_print(report, stderr);
    abort();
}

static void read_module(struct scene *scene, const char *folder)
{
    const struct module_tables tables = {&adn_module_record, folder,
                                         scene->arena};

    scenes_read_module(&scene->module, &tables, scene->report);
    die_of(scene->report);
}

static void open_module(struct scene *scene)
{
    adn_open_module(&scene->module, scene->arena, scene->report);
    die_of(scene->report);
}

static void set_table(struct scene *scene)
{
    const struct dice_source source = dice_loaded(&scene->dice);

    scene->game = adn_begin(&scene->module, &scene->options, scene->arena);
    scene->board = (struct board){.game = scene->game,
                                  .module = &scene->module,
                                  .options = &scene->options,
                                  .arena = scene->arena};
    journal_init(&scene->journal, scene->arena);
    for (int side = 0; side < SIDES; side++)
        scene->standing[side].side = scene->module.sides[side].id;
    scene->play.board = scene->board;
    scene->play.dice = dice_new(scene->arena, &source);
    scene->play.journal = &scene->journal;
    scene->play.standing = scene->standing;
    scene->play.standing_count = SIDES;
    scene->play.lapsed = scene->report;
}

static struct scene *scene_from(const char *folder)
{
    struct arena *arena = arena_new();
    struct scene *scene = ARENA_NEW(arena, struct scene);

    scene->arena = arena;
    scene->report = report_new(arena);
    scenes_options(&scene->options, scene->option_items,
                   armee_du_nord_ruleset.options);
    read_module(scene, folder);
    return scene;
}

static struct scene *set_up(const char *folder)
{
    struct scene *scene = scene_from(folder);

    open_module(scene);
    set_table(scene);
    return scene;
}

struct scene *scene_of_ligny(void)
{
    return set_up("samples/modules/ligny-1815");
}

struct scene *scene_of_waterloo(void)
{
    return set_up("samples/modules/waterloo-wavre-1815");
}

struct scene *scene_of_setup(void)
{
    return set_up("samples/modules/armee-du-nord-1815");
}

struct scene *scene_of_campaign(void)
{
    struct scene *scene = scene_of_setup();

    scene->game->setting_up = false;
    return scene;
}

static void clear_board(struct scene *scene)
{
    struct game *game = scene->game;

    foreach (struct unit, unit, game->units)
        adn_remove(&scene->board, &unit->piece, WAITS);
    foreach (struct leader, leader, game->leaders)
        piece_leave(game->stacks, &leader->piece, WAITS);
    foreach (struct corps, corps, game->corps)
        corps->marker = 0;
    scene->module.reinforcements_count = 0;
    game->held_count = 0;
    game->turn = 16;
}

struct scene *scene_on_map(void)
{
    struct scene *scene = scene_of_ligny();

    clear_board(scene);
    return scene;
}

struct scene *scene_on_plain(void)
{
    struct scene *scene = scene_from("samples/modules/ligny-1815");
    struct hex_map *map = &scene->module.map;

    for (size_t i = 0; i < map->hex_count; i++) {
        map->hexes[i].terrain = CLEAR;
        map->hexes[i].feature = "none";
    }
    map->place_count = map->hexside_count = map->road_count = 0;
    open_module(scene);
    set_table(scene);
    clear_board(scene);
    return scene;
}

void scene_free(struct scene *scene)
{
    arena_free(scene->arena);
}

/* ---- the ground ---------------------------------------------------------- */

static struct map_hex *ground_at(struct scene *scene, int hex)
{
    for (size_t i = 0; i < scene->module.map.hex_count; i++)
        if (scene->module.map.hexes[i].hex == hex)
            return &scene->module.map.hexes[i];
    abort();
}

void scene_ground(struct scene *scene, int hex, enum ground_word ground)
{
    ground_at(scene, hex)->terrain = (int)ground;
    open_module(scene);
}

void scene_farm(struct scene *scene, int hex)
{
    ground_at(scene, hex)->feature = "grand-farm";
    open_module(scene);
}

/* Rows are in arrays that were read, and must not grow: another is made, which
 * has the row behind them. */
static void *with_row(struct scene *scene, const void *rows, size_t *count,
                      const void *row, size_t size)
{
    char *grown = ARENA_ARRAY(scene->arena, char, (*count + 1) * size);

    if (*count > 0)
        memcpy(grown, rows, *count * size);
    memcpy(grown + (*count)++ * size, row, size);
    return grown;
}

#define ADD_ROW(scene, rows, count, row)                                       \
    ((rows) = with_row((scene), (rows), &(count), &(row), sizeof(row)))

void scene_river(struct scene *scene, int one, int other, enum river_word river,
                 bool bridge)
{
    struct hex_map *map = &scene->module.map;
    const struct map_hexside row = {.one = one < other ? one : other,
                                    .other = one < other ? other : one,
                                    .river = (int)river,
                                    .bridge = bridge};

    ADD_ROW(scene, map->hexsides, map->hexside_count, row);
    open_module(scene);
}

void scene_road(struct scene *scene, int one, int other, enum road_word road)
{
    struct hex_map *map = &scene->module.map;
    const struct map_road row = {.one = one, .other = other, .kind = (int)road};

    ADD_ROW(scene, map->roads, map->road_count, row);
    open_module(scene);
}

void scene_setting(struct scene *scene, const char *key, const char *value)
{
    struct module *module = &scene->module;
    const struct setting row = {.key = key, .value = value};

    ADD_ROW(scene, module->settings, module->settings_count, row);
    open_module(scene);
}

void scene_weather(struct scene *scene, enum turn_kind kind, enum soil soil)
{
    foreach (struct turn_card, card, scene->module.turns)
        if (card->turn == scene->game->turn) {
            card->kind = (int)kind;
            card->soil = (int)soil;
        }
}

/* ---- pieces -------------------------------------------------------------- */

struct unit *scene_unit(const struct scene *scene, const char *id)
{
    struct unit *unit = adn_unit(&scene->board, id);

    assert_non_null(unit);
    return unit;
}

/* An army has lost what its units lack; what waits lacks nothing. */
struct unit *scene_put(struct scene *scene, const char *id, int hex,
                       int increments)
{
    struct unit *unit = scene_unit(scene, id);

    adn_put(&scene->board, &unit->piece, hex);
    if (increments > 0)
        unit->increments = increments;
    unit->leave = IN_COMMAND;
    return unit;
}

static bool is_hex(const char *word)
{
    return isdigit((unsigned char)*word);
}

/* The piece that the word names, and the increments behind "=" or 0. */
static const char *named_piece(struct scene *scene, const char *word,
                               int *increments)
{
    const size_t length = strcspn(word, "=");

    *increments = word[length] ? atoi(word + length + 1) : 0;
    return arena_text(scene->arena, "%.*s", (int)length, word);
}

void scene_lay(struct scene *scene, const char *pieces)
{
    const struct names words = names_split(pieces, scene->arena);
    int hex = 0;

    for (size_t i = 0; i < words.count; i++) {
        int increments;
        const char *id = named_piece(scene, words.items[i], &increments);

        if (is_hex(id))
            hex = atoi(id);
        else if (adn_leader(&scene->board, id))
            scene_lead(scene, id, hex);
        else
            scene_put(scene, id, hex, increments);
    }
}

void scene_lay_led(struct scene *scene, const char *pieces)
{
    scene_lay(scene, pieces);
    scene_all_in_command(scene);
}

void scene_expect(struct scene *scene, const char *pieces)
{
    const struct names words = names_split(pieces, scene->arena);
    const char *place = NULL;

    for (size_t i = 0; i < words.count; i++) {
        int increments;
        const char *id = named_piece(scene, words.items[i], &increments);

        if (is_hex(id) || same_name(id, "gone"))
            place = id;
        else if (place && !is_hex(place))
            assert_int_equal(scene_unit(scene, id)->state, GONE);
        else if (place && scene_hex(scene, id) != atoi(place))
            fail_msg("%s is at %04d, not at %s", id, scene_hex(scene, id),
                     place);
        if (increments && scene_increments(scene, id) != increments)
            fail_msg("%s has %d increments, not %d", id,
                     scene_increments(scene, id), increments);
    }
}

struct leader *scene_lead(struct scene *scene, const char *id, int hex)
{
    struct leader *leader = adn_leader(&scene->board, id);

    assert_non_null(leader);
    adn_put(&scene->board, &leader->piece, hex);
    return leader;
}

int *scene_marker(struct scene *scene, const char *corps)
{
    return &adn_corps(&scene->board, adn_corps_card(&scene->module, corps))
                ->marker;
}

/* The first unit of the corps, or of the army, on the map. */
static int post_of(const struct scene *scene, const struct leader *leader)
{
    foreach (const struct unit, unit, scene->game->units)
        if (unit->state == ON_MAP && unit->card->army == leader->card->army &&
            (!leader->card->corps || unit->card->corps == leader->card->corps))
            return unit->hex;
    return 0;
}

void scene_all_in_command(struct scene *scene)
{
    foreach (struct leader, leader, scene->game->leaders) {
        int hex = post_of(scene, leader);

        if (hex && leader->state != ON_MAP && !leader->card->grouchy)
            adn_put(&scene->board, &leader->piece, hex);
    }
}

int scene_hex(const struct scene *scene, const char *id)
{
    const struct leader *leader = adn_leader(&scene->board, id);

    return leader ? leader->hex : scene_unit(scene, id)->hex;
}

int scene_increments(const struct scene *scene, const char *id)
{
    return scene_unit(scene, id)->increments;
}

void scene_option(struct scene *scene, const char *name, const char *value)
{
    for (size_t i = 0; i < scene->options.count; i++)
        if (strcmp(scene->option_items[i].name, name) == 0)
            scene->option_items[i].value = value;
}

void scene_die(struct scene *scene, const char *label, int face)
{
    const int faces[8] = {face};

    dice_load(scene->arena, &scene->dice, label, faces);
}
