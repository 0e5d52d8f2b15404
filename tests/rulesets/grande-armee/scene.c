/* How the scenes of the ruleset's tests are built. */
#include "tests/rulesets/grande-armee/scene.h"

#include "core/arena.h"
#include "tests/support/test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const struct ruleset grande_armee_ruleset;

static void die_of(const struct report *report)
{
    if (report_clean(report))
        return;
    report_print(report, stderr);
    abort();
}

static struct scene *scene_from(const char *folder)
{
    struct arena *arena = arena_new();
    struct scene *scene = ARENA_NEW(arena, struct scene);
    const struct module_tables tables = {&gra_module_record, folder, arena};

    scene->arena = arena;
    scene->report = report_new(arena);
    scenes_options(&scene->options, scene->option_items,
                   grande_armee_ruleset.options);
    scenes_read_module(&scene->module, &tables, scene->report);
    die_of(scene->report);
    return scene;
}

struct scene *scene_of_austerlitz(void)
{
    struct scene *scene = scene_from("samples/modules/austerlitz-1805");

    scene_lay(scene);
    return scene;
}

struct scene *scene_of_ulm(void)
{
    struct scene *scene = scene_from("samples/modules/ulm-1805");

    scene_lay(scene);
    return scene;
}

static struct scene *bare_scene(const char *folder)
{
    struct scene *scene = scene_from(folder);
    struct module *module = &scene->module;

    for (size_t i = 0; i < module->map.hex_count; i++)
        module->map.hexes[i].terrain = CLEAR;
    module->map.hexside_count = 0;
    module->leaders_count = module->units_count = module->depots_count = 0;
    module->places_count = module->errata_count = 0;
    module->leaders = NULL;
    module->units = NULL;
    module->depots = NULL;
    module->places = NULL;
    module->days.detachments_count = module->days.reinforcements_count = 0;
    module->days.detachments = NULL;
    module->days.reinforcements = NULL;
    for (size_t i = 0; i < module->settings_count; i++)
        if (same_name(module->settings[i].key, "decisive-leaders"))
            module->settings[i].value = "";
    return scene;
}

struct scene *scene_begin(void)
{
    return bare_scene("samples/modules/austerlitz-1805");
}

struct scene *scene_begin_map(void)
{
    return bare_scene("samples/modules/ulm-1805");
}

void scene_free(struct scene *scene)
{
    arena_free(scene->arena);
}

/* ---- the ground ---------------------------------------------------------- */

void scene_ground(struct scene *scene, int hex, enum terrain_word ground)
{
    for (size_t i = 0; i < scene->module.map.hex_count; i++)
        if (scene->module.map.hexes[i].hex == hex)
            scene->module.map.hexes[i].terrain = (int)ground;
}

void scene_river(struct scene *scene, int one, int other, enum river_word river,
                 bool bridge)
{
    struct hex_map *map = &scene->module.map;
    struct map_hexside *rows =
        ARENA_ARRAY(scene->arena, struct map_hexside, map->hexside_count + 1);

    if (map->hexside_count > 0)
        memcpy(rows, map->hexsides, map->hexside_count * sizeof(*rows));
    rows[map->hexside_count++] =
        (struct map_hexside){.one = one < other ? one : other,
                             .other = one < other ? other : one,
                             .river = (int)river,
                             .bridge = bridge};
    map->hexsides = rows;
}

void scene_place(struct scene *scene, int hex, int settlement, int side, int vp)
{
    struct place_card *card = LIST_ADD(scene->arena, scene->module.places,
                                       scene->module.places_count);

    card->hex = hex;
    card->name = "Town";
    card->settlement = settlement;
    card->start = side;
    card->vp = vp;
}

/* ---- pieces -------------------------------------------------------------- */

static const char *kept(struct scene *scene, const char *word)
{
    return strcmp(word, "-") == 0 ? NULL : arena_text(scene->arena, "%s", word);
}

static int number(const struct names *words, size_t at)
{
    return at < words->count ? atoi(words->items[at]) : 0;
}

static void type_leader(struct scene *scene, const struct names *words)
{
    struct leader_card *card = LIST_ADD(scene->arena, scene->module.leaders,
                                        scene->module.leaders_count);

    assert_true(words->count == 9);
    card->id = card->name = kept(scene, words->items[1]);
    card->nation_id = kept(scene, words->items[2]);
    card->rank = word_place(gra_rank_words, words->items[3]);
    card->initiative = number(words, 4);
    card->bonus = number(words, 5);
    card->morale = number(words, 6);
    card->start = number(words, 7);
    card->superior_id = kept(scene, words->items[8]);
    card->boxes = card->bottom_boxes = 20;
    for (size_t i = 0; i < scene->module.nations_count; i++)
        names_add(scene->arena, &card->takes, scene->module.nations[i].id);
}

static void type_unit(struct scene *scene, const struct names *words)
{
    struct unit_card *card =
        LIST_ADD(scene->arena, scene->module.units, scene->module.units_count);
    const struct leader_card *leader;

    assert_true(words->count >= 5);
    card->id = card->name = kept(scene, words->items[1]);
    card->type = word_place(gra_type_words, words->items[2]);
    card->size = DIVISION_SIZE;
    card->sp = number(words, 3);
    card->most = card->sp > 10 ? card->sp : 10;
    card->leader_id = kept(scene, words->items[4]);
    leader = gra_leader_card(&scene->module, card->leader_id);
    assert_non_null(leader);
    card->nation_id = leader->nation_id;
    for (size_t i = 5; i < words->count; i++)
        if (number(words, i) > 0)
            card->start = number(words, i);
        else if (strcmp(words->items[i], "brigade") == 0)
            card->size = BRIGADE_SIZE;
        else if (strcmp(words->items[i], "inherent") == 0)
            card->inherent = true;
        else
            names_add(scene->arena, &card->flags, kept(scene, words->items[i]));
}

static void type_led(struct scene *scene, const struct names *words)
{
    const struct unit_card *unit =
        gra_unit_card(&scene->module, words->items[2]);
    struct leader_card *card = LIST_ADD(scene->arena, scene->module.leaders,
                                        scene->module.leaders_count);

    assert_non_null(unit);
    card->id = card->name = kept(scene, words->items[1]);
    card->nation_id = unit->nation_id;
    card->rank = gra_is_cavalry(unit->type) ? CAVALRY : DIVISION;
    card->unit_id = unit->id;
    card->bonus = number(words, 3);
    card->morale = number(words, 4);
}

static void type_depot(struct scene *scene, const struct names *words)
{
    struct depot_card *card = LIST_ADD(scene->arena, scene->module.depots,
                                       scene->module.depots_count);

    card->id = kept(scene, words->items[1]);
    card->nation_id = kept(scene, words->items[2]);
    card->hex = number(words, 3);
}

static void type_detachment(struct scene *scene, const struct names *words)
{
    struct days *days = &scene->module.days;
    struct detachment_card *card =
        LIST_ADD(scene->arena, days->detachments, days->detachments_count);

    card->id = kept(scene, words->items[1]);
    card->nation_id = kept(scene, words->items[2]);
    card->sp = number(words, 3);
    card->hex = number(words, 4);
}

static void type_pool(struct scene *scene, const struct names *words)
{
    for (size_t i = 0; i < scene->module.pools_count; i++)
        if (strcmp(scene->module.pool[i].power, words->items[1]) == 0)
            scene->module.pool[i].generic = number(words, 2);
}

/* "allots LEADER N" points, "boxes LEADER N BOTTOM". */
static void type_card(struct scene *scene, const struct names *words)
{
    struct leader_card *card =
        FIND_NAMED(struct leader_card, scene->module.leaders,
                   scene->module.leaders_count, id, words->items[1]);

    if (words->count == 3) {
        card->points = number(words, 2);
        return;
    }
    card->boxes = number(words, 2);
    card->bottom_boxes = number(words, 3);
}

static void type_line(struct scene *scene, const char *line)
{
    static const struct {
        const char *word;
        void (*type)(struct scene *scene, const struct names *words);
    } kinds[] = {{"leader", type_leader},
                 {"unit", type_unit},
                 {"led", type_led},
                 {"depot", type_depot},
                 {"detachment", type_detachment},
                 {"pool", type_pool},
                 {"allots", type_card},
                 {"boxes", type_card}};
    const struct names words = names_split(line, scene->arena);

    for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
        if (strcmp(words.items[0], kinds[i].word) == 0) {
            kinds[i].type(scene, &words);
            return;
        }
    abort();
}

void scene_pieces(struct scene *scene, const char *lines)
{
    while (*lines) {
        size_t length = strcspn(lines, "\n");

        type_line(scene, arena_string(scene->arena, lines, length));
        lines += length + (lines[length] == '\n');
    }
}

void scene_concentrated(struct scene *scene, const char *corps)
{
    for (size_t i = 0; i < scene->module.settings_count; i++)
        if (strcmp(scene->module.settings[i].key, "concentrated") == 0)
            scene->module.settings[i].value = corps;
}

/* ---- laying it out ------------------------------------------------------- */

void scene_lay(struct scene *scene)
{
    const struct dice_source source = dice_loaded(&scene->dice);

    gra_open_module(&scene->module, scene->arena, scene->report);
    die_of(scene->report);
    scene->game = gra_begin(&scene->module, &scene->options, scene->arena);
    scene->board = (struct board){.game = scene->game,
                                  .module = &scene->module,
                                  .options = &scene->options,
                                  .arena = scene->arena};
    journal_init(&scene->journal, scene->arena);
    for (int side = 0; side < SIDES; side++)
        scene->standing[side].side = gra_side_words[side];
    scene->play.board = scene->board;
    scene->play.dice = dice_new(scene->arena, &source);
    scene->play.journal = &scene->journal;
    scene->play.standing = scene->standing;
    scene->play.standing_count = SIDES;
    scene->play.lapsed = scene->report;
}

struct unit *scene_unit(const struct scene *scene, const char *id)
{
    struct unit *unit = gra_unit(&scene->board, id);

    assert_non_null(unit);
    return unit;
}

struct leader *scene_leader(const struct scene *scene, const char *id)
{
    struct leader *leader = gra_leader(&scene->board, id);

    assert_non_null(leader);
    return leader;
}

int scene_sp(const struct scene *scene, const char *id)
{
    return scene_unit(scene, id)->sp;
}

int scene_hex(const struct scene *scene, const char *id)
{
    const struct leader *leader = gra_leader(&scene->board, id);

    return leader ? leader->hex : scene_unit(scene, id)->hex;
}

void scene_dice(struct scene *scene, const char *label, int one, int other)
{
    const int faces[8] = {one, other};

    dice_load(scene->arena, &scene->dice, label, faces);
}
