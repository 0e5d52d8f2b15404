/* Small scenes: a combat made up. */
#include "campaign/odds/scene.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/internal.h"
#include "campaign/documents/module_build.h"
#include "campaign/documents/offices.h"
#include "campaign/documents/roster.h"
#include "campaign/documents/turn.h"
#include "campaign/open/opening.h"
#include "campaign/open/signed.h"
#include "core/arena.h"
#include "io/xml.h"
#include "rulesets/odds.h"
#include "rulesets/ruleset.h"

#include <string.h>

/* The envelope as it is read. */
struct head {
    int version;
    const char *title;
    const char *module;
};

static const struct field scene_fields[] = {
    FIELD(COUNT, struct head, version, "version", FIELD_REQUIRED),
    FIELD(TEXT, struct head, title, "title", FIELD_REQUIRED),
    FIELD(TEXT, struct head, module, "module", FIELD_REQUIRED),
    {0},
};

static const struct field option_fields[] = {
    FIELD(NAME, struct option_value, name, "name", FIELD_REQUIRED),
    FIELD(TEXT, struct option_value, value, "value", FIELD_REQUIRED),
    {0},
};

static const struct field standing_fields[] = {
    FIELD(NAME, struct standing, side, "side", FIELD_REQUIRED),
    {0},
};

/* A scene while it is read. */
struct reading {
    struct scene *scene;
    struct play *play;
    const struct scene_file *file;
    const struct ruleset *ruleset;
    struct head head;
    const struct element *set_up; /* the ruleset's element */
    struct roster switches;       /* options as a roster would have them */
    struct arena *arena;
    struct report *report;
};

bool scene_file_open(struct scene_file *out, const char *path,
                     struct arena *arena, struct report *report)
{
    struct bytes bytes;
    struct xml_file *file;

    if (!file_read(&bytes, path, XML_TURN_LIMIT, arena, report))
        return false;
    file = xml_open(path, bytes.data, bytes.length, XML_DRAFT, arena, report);
    if (!file)
        return false;
    *out = (struct scene_file){path, xml_root(file)};
    xml_close(file);
    return true;
}

bool is_scene(const struct scene_file *file)
{
    return strcmp(file->root->name, "scene") == 0;
}

/* ---- the module ------------------------------------------------------- */

/* What the scene names lies beside the scene. */
static const char *beside(const struct reading *reading)
{
    const char *name = reading->file->name;
    const char *slash = strrchr(name, '/');

    if (!slash || reading->head.module[0] == '/')
        return reading->head.module;
    return arena_text(reading->arena, "%.*s%s", (int)(slash - name + 1), name,
                      reading->head.module);
}

static bool read_module(struct reading *reading, const char *path)
{
    const struct signed_source source = {.kind = DOCUMENT_MODULE};
    struct module_document *module = &reading->scene->module;
    struct signed_file file;
    struct buffer canonical = {0};
    bool good;

    if (!folder_exists(path))
        return signed_read(&file, path, &source, reading->arena,
                           reading->report) &&
               module_open(module, &file, reading->arena, reading->report);
    good =
        module_build(&canonical, module, path, reading->arena, reading->report);
    buffer_release(&canonical);
    return good;
}

/* ---- the parts -------------------------------------------------------- */

static bool misplaced(const struct reading *reading,
                      const struct element *element)
{
    return refuse(reading->report,
                  &(struct place){reading->file->name, element->line},
                  FILE_RULE(unknown_element), "'%s' does not stand in a scene",
                  element->name);
}

static bool read_option(struct reading *reading, const struct element *element)
{
    struct roster one = {.options_count = 1};
    struct option_value value = {0};

    if (element->first)
        return misplaced(reading, element->first);
    if (!fields_read(&value, option_fields, element, reading->file->name,
                     reading->arena, reading->report))
        return false;
    one.options = &value;
    *(struct option_value *)LIST_ADD(reading->arena, reading->switches.options,
                                     reading->switches.options_count) = value;
    return options_check(&one, reading->ruleset,
                         &(struct place){reading->file->name, element->line},
                         reading->report);
}

/* Of a side that the scene names before, in standing orders or plans. */
static struct standing *standing_for(struct reading *reading,
                                     const struct standing *read)
{
    struct scene *scene = reading->scene;

    for (size_t i = 0; i < scene->standing_count; i++)
        if (strcmp(scene->standing[i].side, read->side) == 0)
            return &scene->standing[i];
    *(struct standing *)LIST_ADD(reading->arena, scene->standing,
                                 scene->standing_count) =
        (struct standing){.side = read->side};
    return &scene->standing[scene->standing_count - 1];
}

static const struct order *read_set(const struct reading *reading,
                                    const struct element *element, bool plans)
{
    const struct ruleset *ruleset = reading->ruleset;
    const struct order *order;

    order =
        order_read(reading->arena, kinds_that_stood(ruleset, reading->arena),
                   element, reading->file->name, reading->report);
    if (!order || is_plan(ruleset, order->kind) == plans)
        return order;
    refuse(reading->report, &(struct place){reading->file->name, element->line},
           EXCHANGE(plan), "'%s' is %s; write it under '%s'", order->kind->name,
           plans ? "a standing order" : "a plan", plans ? "standing" : "plans");
    return NULL;
}

/* Standing orders and plans are read with the others, and judged when all
 * stands. */
static bool read_standing(struct reading *reading,
                          const struct element *element, bool plans)
{
    struct standing head = {0}, *standing;
    bool good =
        fields_read(&head, standing_fields, element, reading->file->name,
                    reading->arena, reading->report);

    if (!good)
        return false;
    if (!is_game_side(reading->ruleset, reading->scene->module.data, head.side))
        good = refuse(reading->report,
                      &(struct place){reading->file->name, element->line},
                      FILE_RULE(unknown_reference),
                      "'%s' is no side of the game", head.side);
    standing = standing_for(reading, &head);
    for (const struct element *each = element->first; each; each = each->next) {
        const struct order *order = read_set(reading, each, plans);

        if (order)
            standing_put(reading->arena, standing, order);
        else
            good = false;
    }
    return good;
}

static bool read_game(struct reading *reading, const struct element *element)
{
    const struct record *record = reading->ruleset->odds->scene;
    const struct place place = {reading->file->name, element->line};
    const struct element *game = element->first;

    if (reading->set_up)
        return refuse(reading->report, &place, FILE_RULE(duplicate),
                      "there is a second game");
    if (!game || game->next || strcmp(game->name, record->element) != 0)
        return refuse(reading->report, &place, FILE_RULE(missing_element),
                      "a scene of this rule system holds one '%s'",
                      record->element);
    reading->set_up = game;
    return true;
}

static bool read_part(struct reading *reading, const struct element *element)
{
    if (strcmp(element->name, "option") == 0)
        return read_option(reading, element);
    if (strcmp(element->name, "standing") == 0)
        return read_standing(reading, element, false);
    if (strcmp(element->name, "plans") == 0)
        return read_standing(reading, element, true);
    if (strcmp(element->name, "game") == 0)
        return read_game(reading, element);
    return misplaced(reading, element);
}

static bool read_parts(struct reading *reading)
{
    const struct element *root = reading->file->root;
    bool good = true;

    for (const struct element *part = root->first; part; part = part->next)
        good &= read_part(reading, part);
    if (good && !reading->set_up)
        good = refuse(reading->report,
                      &(struct place){reading->file->name, root->line},
                      FILE_RULE(missing_element), "there is no game in it");
    return good;
}

/* ---- the position ----------------------------------------------------- */

static void fill_play(const struct reading *reading)
{
    struct scene *scene = reading->scene;
    struct play *play = reading->play;

    options_of(&scene->options, &reading->switches, reading->ruleset,
               reading->arena);
    play->module = scene->module.data;
    play->options = &scene->options;
    play->standing = scene->standing;
    play->standing_count = scene->standing_count;
}

static bool set_up(const struct reading *reading)
{
    const struct record *record = reading->ruleset->odds->scene;
    void *scene = arena_zeroed(reading->arena, 1, record->size);
    struct keys *keys = keys_new(reading->arena);

    return keys_collect(keys, record, reading->set_up, reading->file->name,
                        reading->report) &&
           record_read(scene, record, reading->set_up, reading->file->name,
                       reading->arena, reading->report) &&
           reading->ruleset->odds->set_up(reading->play, scene,
                                          reading->file->name, reading->report);
}

static bool check_standing(const struct reading *reading,
                           const struct standing *standing)
{
    const struct play *play = reading->play;
    const struct seat seat = {
        .game = play->game,
        .module = play->module,
        .options = play->options,
        .side = standing->side,
        .step = reading->ruleset->sequence[0].id,
        .standing = standing,
        .arena = reading->arena,
    };
    bool good = true;

    for (size_t i = 0; i < standing->count; i++)
        good &= order_check(&seat, &standing->orders[i], reading->report);
    return good;
}

static bool judge(const struct reading *reading)
{
    bool good = true;

    for (size_t i = 0; i < reading->scene->standing_count; i++)
        good &= check_standing(reading, &reading->scene->standing[i]);
    return good;
}

static bool find_ruleset(struct reading *reading)
{
    const struct place place = {reading->file->name, reading->file->root->line};

    reading->ruleset = ruleset_find(reading->scene->module.ruleset);
    return (reading->ruleset && reading->ruleset->odds) ||
           refuse(reading->report, &place, FILE_RULE(unknown_reference),
                  "rule system '%s' has no odds to tell",
                  reading->scene->module.ruleset);
}

bool scene_set_up(struct scene *out, struct play *play,
                  const struct scene_file *file, const char *module_path,
                  struct report *report)
{
    struct reading reading = {
        .scene = out,
        .play = play,
        .file = file,
        .arena = play->arena,
        .report = report,
    };

    *out = (struct scene){.title = NULL};
    if (!document_version(file->root, "scene", file->name, report) ||
        !fields_read(&reading.head, scene_fields, file->root, file->name,
                     play->arena, report))
        return false;
    out->title = reading.head.title;
    if (!read_module(&reading, module_path ? module_path : beside(&reading)) ||
        !find_ruleset(&reading) || !read_parts(&reading))
        return false;
    fill_play(&reading);
    return set_up(&reading) && judge(&reading);
}
