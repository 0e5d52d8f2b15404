/* How the scenes of the ruleset's tests are built and played. */
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const struct ruleset campaigns_of_napoleon_ruleset;

enum { MOST_PIECES = 256 };

/* ---- the module ------------------------------------------------------- */

static void read_module(struct scene *scene)
{
    const struct module_tables tables = {
        &con_module_record, "samples/modules/waterloo-1815", scene->arena};

    scenes_read_module(&scene->module, &tables, scene->report);
    if (report_clean(scene->report))
        con_open_module(&scene->module, scene->arena, scene->report);
    if (report_clean(scene->report))
        return;
    report_print(scene->report, stderr);
    abort();
}

/* ---- the dice --------------------------------------------------------- */

void scene_dice(struct scene *scene, const char *label, const int faces[8])
{
    dice_load(scene->arena, &scene->dice, label, faces);
}

void scene_die(struct scene *scene, const char *label, int face)
{
    const int faces[8] = {face};

    scene_dice(scene, label, faces);
}

/* ---- building --------------------------------------------------------- */

static struct scene *empty_scene(void)
{
    struct arena *arena = arena_new();
    struct scene *scene = ARENA_NEW(arena, struct scene);

    scene->arena = arena;
    scene->report = report_new(arena);
    scenes_options(&scene->options, scene->option_items,
                   campaigns_of_napoleon_ruleset.options);
    read_module(scene);
    return scene;
}

/* Neither side is asked there. */
static void waive(struct scene *scene, const char *step)
{
    const struct ask_order never = {word_place(con_ask.fields[0].words, step),
                                    ASK_NEVER};

    for (int side = 0; side < SIDE_COUNT; side++)
        scene_standing(scene, (enum side)side, &con_ask, &never);
}

static struct scene *set_table(struct scene *scene)
{
    const struct dice_source source = dice_loaded(&scene->dice);
    const struct board board = {scene->game, &scene->module, &scene->options,
                                scene->arena};

    scene->board = board;
    journal_init(&scene->journal, scene->arena);
    scene->standing[FRENCH].side = "french";
    scene->standing[COALITION].side = "coalition";
    waive(scene, "I.b3");
    waive(scene, "IV");
    waive(scene, "V.a");
    waive(scene, "V.b");
    scene->play.game = scene->game;
    scene->play.module = &scene->module;
    scene->play.options = &scene->options;
    scene->play.arena = scene->arena;
    scene->play.dice = dice_new(scene->arena, &source);
    scene->play.journal = &scene->journal;
    scene->play.sections = scene->sections;
    scene->play.standing = scene->standing;
    scene->play.standing_count = SIDE_COUNT;
    scene->play.lapsed = scene->report;
    scene->play.step = campaigns_of_napoleon_ruleset.sequence;
    return scene;
}

struct scene *scene_of_waterloo(void)
{
    struct scene *scene = empty_scene();

    scene->game = campaigns_of_napoleon_ruleset.begin(
        &scene->module, &scene->options, scene->arena);
    return set_table(scene);
}

/* Arrays with room enough that no piece moves while more are added. */
static void clear_pieces(struct scene *scene)
{
    struct game *game = scene->game;

    scene->module.units_count = scene->module.leaders_count = 0;
    scene->module.arrivals_count = 0;
    scene->module.units =
        ARENA_ARRAY(scene->arena, struct unit_card, MOST_PIECES);
    scene->module.leaders =
        ARENA_ARRAY(scene->arena, struct leader_card, MOST_PIECES);
    game->units = ARENA_ARRAY(scene->arena, struct unit, MOST_PIECES);
    game->leaders = ARENA_ARRAY(scene->arena, struct leader, MOST_PIECES);
    game->vedettes = ARENA_ARRAY(scene->arena, struct vedette, MOST_PIECES);
    game->units_count = game->leaders_count = game->vedettes_count = 0;
    game->forces = NULL;
    game->forces_count = 0;
}

static void stand(struct scene *scene)
{
    con_make_stacks(scene->game, &scene->module, scene->arena);
}

struct scene *scene_new(void)
{
    struct scene *scene = scene_of_waterloo();

    clear_pieces(scene);
    stand(scene);
    scene->game->turn = 2;
    scene->game->weather = WEATHER_CLEAR;
    scene->game->first_player = FRENCH;
    scene->game->initiative_player = FRENCH;
    return scene;
}

void scene_free(struct scene *scene)
{
    arena_free(scene->arena);
}

struct unit_card *scene_unit(struct scene *scene, const char *army,
                             const char *id, int hex)
{
    size_t i = scene->game->units_count++;
    struct unit_card *card = &scene->module.units[scene->module.units_count++];
    struct unit *unit = &scene->game->units[i];

    card->id = unit->id = id;
    card->army = army;
    card->side = con_army_side(&scene->board, army);
    card->nation = army;
    card->name = id;
    card->mp = 5;
    card->subordination = 2;
    card->provenance = "test";
    unit->hex = hex;
    stand(scene);
    return card;
}

struct unit_card *scene_infantry(struct scene *scene, const char *army,
                                 const char *id, int hex, int sp)
{
    struct unit_card *card = scene_unit(scene, army, id, hex);

    card->sp = sp;
    con_unit(&scene->board, id)->sp = sp;
    return card;
}

struct unit_card *scene_cavalry(struct scene *scene, const char *army,
                                const char *id, int hex, int sp,
                                enum weight weight)
{
    struct unit_card *card = scene_infantry(scene, army, id, hex, sp);

    card->arm = CAVALRY;
    card->weight = weight;
    card->mp = weight == LIGHT ? 9 : weight == MEDIUM ? 7 : 6;
    card->vedettes = weight == LIGHT ? 2 * sp : 0;
    card->outpost = weight == LIGHT;
    return card;
}

struct unit_card *scene_guns(struct scene *scene, const char *army,
                             const char *id, int hex, int art)
{
    struct unit_card *card = scene_unit(scene, army, id, hex);

    card->arm = ARTILLERY;
    card->subordination = 1;
    card->art = art;
    con_unit(&scene->board, id)->art = art;
    return card;
}

struct leader_card *scene_leader(struct scene *scene, const char *army,
                                 const char *id, int hex)
{
    struct leader_card *card =
        &scene->module.leaders[scene->module.leaders_count++];
    struct leader *leader = &scene->game->leaders[scene->game->leaders_count++];

    card->id = leader->id = id;
    card->army = army;
    card->side = con_army_side(&scene->board, army);
    card->name = id;
    card->rank = CORPS_LEADER;
    card->span = 5;
    card->initiative = 3;
    card->command_value = 2;
    card->provenance = "test";
    leader->hex = hex;
    stand(scene);
    return card;
}

struct leader_card *scene_major_general(struct scene *scene, const char *army,
                                        const char *id, int hex)
{
    struct leader_card *card = scene_leader(scene, army, id, hex);

    card->rank = MAJOR_GENERAL;
    card->span = 2;
    card->command_value = 1;
    return card;
}

struct vedette *scene_vedette(struct scene *scene, const char *army,
                              const char *id, int hex)
{
    struct vedette *vedette =
        &scene->game->vedettes[scene->game->vedettes_count++];

    vedette->id = id;
    vedette->army = army;
    vedette->hex = hex;
    stand(scene);
    return vedette;
}

struct unit *scene_the_unit(const struct scene *scene, const char *id)
{
    struct unit *unit = con_unit(&scene->board, id);

    if (!unit)
        abort();
    return unit;
}

void scene_assign(struct scene *scene, const char *unit, const char *leader)
{
    scene_the_unit(scene, unit)->leader = leader;
}

static struct piece *the_piece(const struct scene *scene, const char *id)
{
    struct piece *piece = piece_named(scene->game->stacks, id);

    if (!piece)
        abort();
    return piece;
}

void scene_put(struct scene *scene, const char *piece, int hex)
{
    piece_put(scene->game->stacks, the_piece(scene, piece), hex);
}

void scene_take(struct scene *scene, const char *piece, enum piece_state state)
{
    piece_leave(scene->game->stacks, the_piece(scene, piece), (int)state);
}

void scene_ready(struct scene *scene)
{
    con_default_forces(&scene->board);
}

void scene_option(struct scene *scene, const char *name, const char *value)
{
    for (size_t i = 0; i < scene->options.count; i++)
        if (strcmp(scene->option_items[i].name, name) == 0)
            scene->option_items[i].value = value;
}
