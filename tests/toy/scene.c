/* Scenes of the toy ruleset. */
#include "tests/toy/scene.h"

#include "core/buffer.h"
#include "core/writer.h"
#include "tests/core/tree.h"
#include "tests/support/scenes.h"

struct toy_dice {
    const char *label;
    const char *faces;
};

enum { EDGE = 9 };

/* Loaded faces first, and else whatever seed and letters of the label give. */
static void throw_block(const void *context, const char *label, unsigned block,
                        uint8_t out[32])
{
    const struct scene *scene = context;
    uint32_t mix = 2166136261u + block + scene->seed * 977u;

    for (const char *letter = label; *letter; letter++)
        mix = (mix ^ (uint8_t)*letter) * 16777619u;
    for (size_t i = 0; i < 32; i++) {
        mix = (mix ^ (uint32_t)i) * 16777619u;
        out[i] = (uint8_t)(mix >> 16);
    }
    for (size_t i = 0; block == 0 && i < scene->loaded_count; i++) {
        const struct toy_dice *dice = &scene->loaded[i];

        if (strcmp(dice->label, label) == 0)
            for (size_t j = 0; dice->faces[j]; j++)
                out[j] = (uint8_t)(dice->faces[j] - '1');
    }
}

static void lay_map(struct scene *scene)
{
    struct module *module = &scene->module;

    for (int column = 1; column <= EDGE; column++)
        for (int row = 1; row <= EDGE; row++) {
            struct map_hex *hex = LIST_ADD(scene->arena, module->map.hexes,
                                           module->map.hex_count);

            hex->hex = column * 100 + row;
            hex->ground = "grass";
        }
}

static void lay_charts(struct scene *scene)
{
    static const struct terrain grounds[] = {
        {.name = "grass", .cost = 1, .source = "house"},
        {.name = "brambles",
         .cost = 2,
         .shelter = 1,
         .hides = true,
         .source = "house"},
        {.name = "pond", .cost = 1, .closed = true, .source = "house"},
    };
    static const struct scuffle_row rows[] = {
        {-20, ATTACKER, "house"}, {6, NOBODY, "house"}, {8, DEFENDER, "house"}};
    static const struct wind_row winds[] = {
        {1, 0, "house"}, {4, 1, "house"}, {6, 2, "house"}};
    struct module *module = &scene->module;

    module->grounds = arena_copy(scene->arena, grounds, sizeof(grounds));
    module->ground_count = LENGTH(grounds);
    module->scuffles = arena_copy(scene->arena, rows, sizeof(rows));
    module->scuffle_count = LENGTH(rows);
    module->winds = arena_copy(scene->arena, winds, sizeof(winds));
    module->wind_count = LENGTH(winds);
}

static void open_module(struct scene *scene)
{
    assert_true(toy_open_module(&scene->module, scene->arena,
                                report_new(scene->arena)));
}

struct scene *scene_new(void)
{
    static const struct family families[] = {
        {"hedgehogs", "Hedgehogs", 101, {NULL, 0}},
        {"badgers", "Badgers", 909, {NULL, 0}}};
    struct arena *arena = arena_new();
    struct scene *scene = ARENA_NEW(arena, struct scene);

    scene->arena = arena;
    scene->module.map.columns = scene->module.map.rows = EDGE;
    scene->module.watches = 3;
    scene->module.stacking = 1;
    scene->module.families = arena_copy(arena, families, sizeof(families));
    scene->module.family_count = FAMILIES;
    lay_map(scene);
    lay_charts(scene);
    open_module(scene);
    for (const struct option *option = toy_ruleset.options; option->name;
         option++)
        *(struct option_value *)LIST_ADD(arena, scene->options.items,
                                         scene->options.count) =
            (struct option_value){.name = option->name,
                                  .value = option->values[0]};
    for (size_t i = 0; i < FAMILIES; i++)
        scene->standing[i].side = families[i].id;
    scene->game = toy_begin(&scene->module, &scene->options, arena);
    scene->place.step = "I";
    return scene;
}

void scene_free(struct scene *scene)
{
    arena_free(scene->arena);
}

void scene_ground(struct scene *scene, int hex, const char *ground)
{
    struct hex_map *map = &scene->module.map;

    for (size_t i = 0; i < map->hex_count; i++)
        if (map->hexes[i].hex == hex)
            map->hexes[i].ground = ground;
    open_module(scene);
}

void scene_band(struct scene *scene, const char *id, int hex, int strength)
{
    struct band *band =
        LIST_ADD(scene->arena, scene->game->bands, scene->game->band_count);

    *band = (struct band){
        .id = id,
        .family = *id == 'h' ? "hedgehogs" : "badgers",
        .name = id,
        .hex = hex,
        .strength = strength,
        .pace = 4,
    };
    toy_stack(scene->game, &scene->module, scene->arena);
}

void scene_heap(struct scene *scene, int hex, int apples)
{
    struct heap *heap =
        LIST_ADD(scene->arena, scene->game->heaps, scene->game->heap_count);

    *heap = (struct heap){hex, apples};
}

void scene_option(struct scene *scene, const char *name, const char *value)
{
    for (size_t i = 0; i < scene->options.count; i++)
        if (strcmp(scene->options.items[i].name, name) == 0)
            scene->options.items[i].value = value;
}

void scene_at(struct scene *scene, const char *step, enum plan hedgehogs,
              enum plan badgers)
{
    scene->place.step = step;
    scene->game->households[0].plan = hedgehogs;
    scene->game->households[1].plan = badgers;
    scene->game->first = 0;
    scene->game->turn = 0;
}

static struct order *read_order(struct scene *scene, const char *order,
                                const struct element *element)
{
    static const struct order_kind *const standing[] = {
        &toy_if_beaten, &toy_chase, &toy_ask, NULL};
    struct report *report = report_new(scene->arena);
    struct order *read = order_read(
        scene->arena,
        order ? standing : sequence_kinds(scene->arena, toy_ruleset.sequence),
        element, "sheet.xml", report);

    assert_true(report_clean(report));
    return read;
}

void scene_round(struct scene *scene, const char *side, const char *step,
                 int round, const char *orders)
{
    const struct element *root = tree_from(
        scene->arena, arena_text(scene->arena, "<orders>%s</orders>", orders));
    struct section *section =
        LIST_ADD(scene->arena, scene->sections, scene->section_count);

    section->side = side;
    section->step = step;
    section->round = round;
    for (const struct element *child = root->first; child; child = child->next)
        *(struct order *)LIST_ADD(scene->arena, section->orders,
                                  section->count) =
            *read_order(scene, NULL, child);
}

void scene_sheet(struct scene *scene, const char *side, const char *step,
                 const char *orders)
{
    scene_round(scene, side, step, 0, orders);
}

void scene_standing(struct scene *scene, const char *side, const char *order)
{
    size_t which = strcmp(side, scene->standing[0].side) == 0 ? 0 : 1;

    standing_put(scene->arena, &scene->standing[which],
                 read_order(scene, order, tree_from(scene->arena, order)));
}

void scene_dice(struct scene *scene, const char *label, const char *faces)
{
    struct toy_dice *dice =
        LIST_ADD(scene->arena, scene->loaded, scene->loaded_count);

    *dice = (struct toy_dice){label, faces};
}

/* Through the bytes of a file and back. */
static void reread_game(struct scene *scene)
{
    struct report *report = report_new(scene->arena);
    struct buffer bytes;
    struct writer writer;

    buffer_init(&bytes);
    writer_init(&writer, &bytes, scene->arena);
    record_write(&writer, &toy_game_record, scene->game);
    scene->game = ARENA_NEW(scene->arena, struct game);
    assert_true(record_read(scene->game, &toy_game_record,
                            tree_from(scene->arena, bytes.bytes), "turn.xml",
                            scene->arena, report));
    buffer_release(&bytes);
    assert_true(toy_open_game(scene->game, &scene->module, scene->arena,
                              "turn.xml", report));
}

static struct play play_of(struct scene *scene)
{
    return (struct play){
        .game = scene->game,
        .module = &scene->module,
        .options = &scene->options,
        .arena = scene->arena,
        .dice = scene->dice,
        .journal = &scene->journal,
        .sections = scene->sections,
        .section_count = scene->section_count,
        .standing = scene->standing,
        .standing_count = FAMILIES,
        .silent = &scene->silent,
        .lapsed = scene->lapsed,
    };
}

/* The sheets of the exchange before are gone, but a test may still look at
 * them. */
static void begin_exchange(struct scene *scene)
{
    const struct dice_source source = {throw_block, scene};

    reread_game(scene);
    scene->dice = dice_new(scene->arena, &source);
    scene->lapsed = report_new(scene->arena);
    journal_init(&scene->journal, scene->arena);
    scene->played = scene->sections;
    scene->played_count = scene->section_count;
}

enum play_end scene_play(struct scene *scene)
{
    struct play play;
    enum play_end end;

    begin_exchange(scene);
    play = play_of(scene);
    end = play_exchange(&play, toy_ruleset.sequence, &scene->place);
    scene->sections = NULL;
    scene->section_count = 0;
    return end;
}

struct questions scene_questions(struct scene *scene)
{
    struct questions questions = {.arena = scene->arena};
    struct play play = play_of(scene);

    play_questions(&play, toy_ruleset.sequence, scene->place.step, &questions);
    return questions;
}

struct band *scene_find(struct scene *scene, const char *id)
{
    const struct board board = {scene->game, &scene->module, NULL,
                                scene->arena};

    return toy_band(&board, id);
}

int scene_hex(struct scene *scene, const char *id)
{
    const struct band *band = scene_find(scene, id);

    return band ? band->hex : 0;
}

int scene_strength(struct scene *scene, const char *id)
{
    const struct band *band = scene_find(scene, id);

    return band ? band->strength : 0;
}

size_t scene_events(const struct scene *scene, enum event_kind kind,
                    const struct rule *rule)
{
    return journal_count(&scene->journal,
                         (struct sought){(int)kind, rule, NULL});
}

const struct event *scene_event(const struct scene *scene, enum event_kind kind,
                                const struct rule *rule)
{
    const struct event *first =
        journal_first(&scene->journal, (struct sought){(int)kind, rule, NULL});

    assert_non_null(first);
    return first;
}

bool scene_lapsed(const struct scene *scene, const struct rule *rule)
{
    return scene_events(scene, EVENT_LAPSE, rule) > 0 &&
           report_names(scene->lapsed, rule);
}

size_t scene_unserved(const struct scene *scene)
{
    size_t count = 0;

    for (size_t i = 0; i < scene->played_count; i++)
        for (size_t j = 0; j < scene->played[i].count; j++)
            if (!scene->played[i].orders[j].served)
                count++;
    return count;
}

const struct rule *scene_refusal(struct scene *scene, const char *side,
                                 const char *order)
{
    struct report *report = report_new(scene->arena);
    const struct order *read =
        read_order(scene, NULL, tree_from(scene->arena, order));
    const struct seat seat = {
        .game = scene->game,
        .module = &scene->module,
        .options = &scene->options,
        .side = side,
        .step = scene->place.step,
        .certain = true,
        .arena = scene->arena,
    };

    if (order_check(&seat, read, report))
        return NULL;
    return report_finding(report, 0)->rule;
}

void scene_tell(void **state)
{
    const struct story *story = *state;
    struct scene *scene = scene_new();

    story->tell(scene);
    scene_free(scene);
}
