/* The world that the fuzz targets read their inputs in: a golden turn of the
 * toy ruleset on its module, and the set-up of the sample. */
#include "tests/fuzz/world.h"

#include "campaign/documents/module_build.h"
#include "campaign/documents/roster.h"
#include "core/play.h"
#include "io/files.h"
#include "io/xml.h"
#include "rulesets/ruleset.h"
#include "tests/fuzz/fuzz.h"

#define MODULE "tests/golden/toy-module.xml"
#define TURN   "tests/golden/toy-2-stop-inside-a-scuffle/turn.xml"
#define SAMPLE "samples/modules/waterloo-1815"

static struct {
    struct arena *arena;
    struct report *report;
    struct module_document module;
    struct turn turn;
    struct desk desks[2];
    struct module_document sample;
    struct turn sample_turn;
} world;

static const struct element *tree(const char *name, struct bytes bytes)
{
    struct xml_file *file = xml_open(name, bytes.data, bytes.length, XML_DRAFT,
                                     world.arena, world.report);
    const struct element *root;

    fuzz_must(file != NULL, "the world is well-formed");
    root = xml_root(file);
    xml_close(file);
    return root;
}

static struct signed_file open_file(const char *path, enum document_kind kind)
{
    struct signed_file out = {.name = path, .kind = kind};

    fuzz_must(file_read(&out.bytes, fuzz_path(world.arena, path),
                        XML_TURN_LIMIT, world.arena, world.report),
              "the world can be read (is srcdir set?)");
    out.root = tree(path, out.bytes);
    return out;
}

static void open_sample(void)
{
    struct signed_file file = {.name = SAMPLE, .kind = DOCUMENT_MODULE};
    struct module_document head;
    struct buffer text;

    buffer_init(&text);
    fuzz_must(module_build(&text, &head, fuzz_path(world.arena, SAMPLE),
                           world.arena, world.report),
              "the sample is a module");
    file.bytes.data = arena_string(world.arena, text.bytes, text.length);
    file.bytes.length = text.length;
    file.root = tree(SAMPLE, file.bytes);
    buffer_release(&text);
    fuzz_must(module_open(&world.sample, &file, world.arena, world.report),
              "the sample can be opened");
}

static void no_dice(const void *context, const char *label, unsigned block,
                    uint8_t out[32])
{
    (void)context, (void)label, (void)block, (void)out;
    fuzz_must(false, "a game opens without dice");
}

/* Up to the first step that asks. */
static void open_turn(struct turn *turn, const struct ruleset *ruleset)
{
    static const struct dice_source source = {no_dice, NULL};
    struct sequence_place place = {turn->step};
    struct journal journal;
    struct play play = {.game = turn->play,
                        .module = world.sample.data,
                        .options = &turn->options,
                        .arena = world.arena,
                        .dice = dice_new(world.arena, &source),
                        .journal = &journal,
                        .standing = turn->standing,
                        .standing_count = turn->standing_count,
                        .lapsed = world.report};

    journal_init(&journal, world.arena);
    fuzz_must(ruleset->open_game(turn->play, world.sample.data, world.arena,
                                 "turn.xml", world.report),
              "the sample's set-up is a game");
    play_opening(&play, ruleset->sequence, &place);
    turn->step = place.step;
}

static void begin_sample(void)
{
    const struct ruleset *ruleset = ruleset_find(world.sample.ruleset);
    const struct roster roster = {0};
    struct turn *turn = &world.sample_turn;
    const struct ruleset_side *sides;
    size_t count;

    turn->revision = ruleset->revision;
    turn->step = ruleset->sequence[0].id;
    options_of(&turn->options, &roster, ruleset, world.arena);
    turn->play = ruleset->begin(world.sample.data, &turn->options, world.arena);
    sides = ruleset->sides(world.sample.data, &count);
    for (size_t i = 0; i < count; i++) {
        struct standing *standing =
            LIST_ADD(world.arena, turn->standing, turn->standing_count);

        standing->side = sides[i].id;
        names_add(world.arena, &world.desks[1].sides, sides[i].id);
    }
    open_turn(turn, ruleset);
    world.desks[1].ruleset = ruleset;
    world.desks[1].module = world.sample.data;
    world.desks[1].turn = turn;
    world.desks[1].file = "input";
}

void world_make(void)
{
    struct signed_file module, turn;
    const struct turn_source source = {.file = &turn, .module = &world.module};

    fuzz_must(rulesets()[1] != NULL, "the toy is linked before the library");
    world.arena = arena_new();
    world.report = report_new(world.arena);
    module = open_file(MODULE, DOCUMENT_MODULE);
    turn = open_file(TURN, DOCUMENT_TURN);
    fuzz_must(module_open(&world.module, &module, world.arena, world.report) &&
                  turn_open(&world.turn, &source, world.arena, world.report),
              "the world can be opened");
    world.desks[0] =
        (struct desk){.ruleset = ruleset_find(world.module.ruleset),
                      .module = world.module.data,
                      .turn = &world.turn,
                      .file = "input"};
    names_add(world.arena, &world.desks[0].sides, "hedgehogs");
    names_add(world.arena, &world.desks[0].sides, "badgers");
    open_sample();
    begin_sample();
}

const struct module_document *fuzz_module(void)
{
    return &world.module;
}

const struct desk *fuzz_desk(int which)
{
    return &world.desks[which];
}
