/* One campaign in process: sheets are read and judged as at a player's desk,
 * played, written and read back. */
#include "campaign/documents/module_build.h"
#include "campaign/judge/check.h"
#include "campaign/open/opening.h"
#include "core/arena.h"
#include "core/buffer.h"
#include "io/xml.h"
#include "rulesets/campaigns-of-napoleon/board/board.h"
#include "tests/rulesets/campaigns-of-napoleon/random/random.h"

#include <inttypes.h>
#include <stdio.h>

enum { MOST_EXCHANGES = 40 };

unsigned chance(struct chance *chance, size_t among)
{
    uint64_t mixed = chance->state += 0x9e3779b97f4a7c15ULL;

    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebULL;
    return (unsigned)((mixed ^ (mixed >> 31)) % among);
}

bool chance_once_in(struct chance *one, unsigned times)
{
    return chance(one, times) == 0;
}

/* ---- the module ------------------------------------------------------- */

struct world *world_new(void)
{
    struct arena *arena = arena_new();
    struct world *world = ARENA_NEW(arena, struct world);
    const char *top = getenv("srcdir");
    const char *folder =
        arena_text(arena, "%s/samples/modules/waterloo-1815", top ? top : ".");
    struct module_document head = {0};
    struct signed_file file = {.name = "module.xml", .kind = DOCUMENT_MODULE};
    struct buffer bytes;
    struct xml_file *xml;

    xml_start();
    world->arena = arena;
    world->report = report_new(arena);
    world->tally = tally_new(arena);
    buffer_init(&bytes);
    assert_true(module_build(&bytes, &head, folder, arena, world->report));
    xml = xml_open(file.name, bytes.bytes, bytes.length, XML_SIGNED, arena,
                   world->report);
    assert_non_null(xml);
    file.root = xml_root(xml);
    assert_true(module_open(&world->module, &file, arena, world->report));
    xml_close(xml);
    buffer_release(&bytes);
    return world;
}

void world_free(struct world *world)
{
    arena_free(world->arena);
    xml_stop();
}

/* ---- looking ---------------------------------------------------------- */

static void print_events(const struct event *event, int depth)
{
    for (; event; event = event->next) {
        fprintf(stderr, "%*s%s [%s %s]\n", 2 * depth, "", event->text,
                event->rule->book, event->rule->number);
        print_events(event->first, depth + 1);
    }
}

void match_fail(const struct match *match, const char *format, ...)
{
    char text[2048];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    print_error("seed %" PRIu64 ", entry %d, game turn %d, step %s: %s\n",
                match->seed, match->turn.number, match->turn.play->turn,
                match->turn.step, text);
    if (match->outcome)
        print_events(match->outcome->journal.first, 1);
    fail();
    abort();
}

struct board match_board(const struct match *match, struct game *game)
{
    const struct board board = {game, match->world->module.data,
                                &match->turn.options, match->arena};

    return board;
}

struct desk match_desk(const struct match *match, enum side side)
{
    struct desk desk = {.ruleset = &campaigns_of_napoleon_ruleset,
                        .module = match->world->module.data,
                        .turn =
                            match->closed ? &match->views[side] : &match->turn,
                        .file = side == FRENCH ? "french.xml" : "coalition.xml",
                        .arena = match->arena};

    names_add(match->arena, &desk.sides, con_side_id(side));
    return desk;
}

/* ---- files ------------------------------------------------------------ */

static struct bytes taken(struct buffer *buffer, struct arena *arena)
{
    struct bytes bytes = {arena_string(arena, buffer->bytes, buffer->length),
                          buffer->length};

    buffer_release(buffer);
    return bytes;
}

struct bytes turn_bytes(const struct turn *turn, struct arena *arena)
{
    struct buffer buffer;

    buffer_init(&buffer);
    turn_write(&buffer, turn, &campaigns_of_napoleon_ruleset);
    return taken(&buffer, arena);
}

static struct bytes journal_bytes(const struct outcome *outcome,
                                  struct arena *arena)
{
    const struct journal_document document = {
        .version = FORMAT_VERSION,
        .entry = outcome->next.number,
        .game = outcome->next.game,
        .previous = "-",
        .lock = "-",
        .journal = outcome->journal,
    };
    struct buffer buffer;

    buffer_init(&buffer);
    journal_document_write(&buffer, &document);
    return taken(&buffer, arena);
}

static void show(const struct report *report)
{
    report_print(report, stderr);
}

void turn_from(struct turn *out, const struct match *match,
               const struct bytes *bytes, struct arena *arena)
{
    struct report *report = report_new(arena);
    struct signed_file file = {.name = "turn.xml", .kind = DOCUMENT_TURN};
    const struct turn_source source = {.file = &file,
                                       .module = &match->world->module};
    struct xml_file *xml = xml_open(file.name, bytes->data, bytes->length,
                                    XML_SIGNED, arena, report);

    if (xml) {
        file.root = xml_root(xml);
        if (!turn_open(out, &source, arena, report))
            show(report);
    }
    xml_close(xml);
    MUST(match, report_clean(report), "the turn cannot be read back");
}

/* ---- sheets ----------------------------------------------------------- */

static void add_sections(struct exchange *exchange,
                         const struct judged_sheet *judged)
{
    struct exchange_orders *orders = &exchange->orders;
    struct arena *arena = exchange->match->arena;

    for (size_t i = 0; i < judged->section_count; i++)
        *(struct section *)LIST_ADD(arena, orders->sections,
                                    orders->section_count) =
            judged->sections[i];
    for (size_t i = 0; i < judged->standing_count; i++)
        *(struct standing *)LIST_ADD(arena, orders->standing,
                                     orders->standing_count) =
            judged->standing[i];
}

/* Whatever is wrong is said with file, line and rule. */
static void findings_have_places(const struct match *match,
                                 const struct report *report, const char *file)
{
    MUST(match, report_troubles(report) == 0, "a sheet makes trouble");
    for (size_t i = 0; i < report_size(report); i++) {
        const struct finding *finding = report_finding(report, i);

        MUST(match,
             finding->rule && strcmp(finding->place.file, file) == 0 &&
                 finding->place.line > 0,
             "a finding without place: %s", finding->text);
    }
    tally_findings(match->world->tally, report_findings(report));
}

static void refused(const struct match *match, const struct report *report,
                    const struct bytes *bytes)
{
    show(report);
    fprintf(stderr, "%s\n", bytes->data);
    match_fail(match, "a sheet of legal orders is refused");
}

/* What the player took from the enumeration, his desk accepts; of nonsense it
 * leaves what is none. */
static void take_sheet(struct exchange *exchange, enum side side,
                       const struct bytes *bytes)
{
    const struct match *match = exchange->match;
    struct report *report = report_new(match->arena);
    const struct desk desk = match_desk(match, side);
    struct xml_file *xml = xml_open(desk.file, bytes->data, bytes->length,
                                    XML_DRAFT, match->arena, report);
    struct judged_sheet judged;
    struct sheet sheet;

    MUST(match, xml != NULL, "the sheet is not well-formed");
    sheet_read(&sheet, xml_root(xml), desk.file, match->arena, report);
    sheet_check(&judged, &desk, &sheet, report);
    if (match->wicked)
        findings_have_places(match, report, desk.file);
    else if (!report_clean(report))
        refused(match, report, bytes);
    add_sections(exchange, &judged);
    xml_close(xml);
}

static void take_sheets(struct exchange *exchange, struct match *match)
{
    exchange->orders.voided = report_new(match->arena);
    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        const struct bytes bytes = match->wicked ? wicked_sheet(match, side)
                                                 : player_sheet(match, side);

        if (bytes.length > 0)
            take_sheet(exchange, side, &bytes);
        if (bytes.length == 0 || match->wicked)
            names_add(match->arena, &exchange->orders.silent,
                      con_side_id(side));
    }
    exchange->seed.text = "-";
    for (size_t i = 0; i < DIGEST_SIZE; i++)
        exchange->seed.bytes[i] = (uint8_t)chance(&match->chance, 256);
}

/* ---- playing ---------------------------------------------------------- */

static bool same(const struct bytes *one, const struct bytes *other)
{
    return one->length == other->length &&
           memcmp(one->data, other->data, one->length) == 0;
}

/* Nothing but its input makes an exchange what it is. */
static void play_again(const struct exchange *exchange,
                       const struct play_input *input)
{
    const struct match *match = exchange->match;
    struct arena *arena = match->arena;
    struct bytes turn = turn_bytes(&exchange->outcome.next, arena);
    struct bytes journal = journal_bytes(&exchange->outcome, arena);
    struct outcome again;
    struct bytes other;

    stage_play(&again, input);
    other = turn_bytes(&again.next, arena);
    MUST(match, same(&turn, &other), "played twice, another turn");
    other = journal_bytes(&again, arena);
    MUST(match, same(&journal, &other), "played twice, another journal");
}

/* The next exchange is played on the turn as it was read back. */
static void go_on(struct match *match, const struct outcome *outcome)
{
    struct arena *arena = arena_new();
    const struct bytes bytes = turn_bytes(&outcome->next, arena);
    struct turn next;
    struct bytes again;

    turn_from(&next, match, &bytes, arena);
    again = turn_bytes(&next, arena);
    MUST(match, same(&bytes, &again), "read back, another turn");
    arena_free(match->arena);
    match->arena = arena;
    match->turn = next;
    match->outcome = NULL;
    match_look(match);
}

static void count_exchange(struct match *match, const struct outcome *outcome)
{
    match->exchanges++;
    MUST(match, match->exchanges <= MOST_EXCHANGES,
         "the game turn takes more than %d exchanges", MOST_EXCHANGES);
    if (outcome->end != PLAY_ASKS)
        match->exchanges = 0;
    match->over = outcome->next.over;
}

bool match_exchange(struct match *match)
{
    struct exchange exchange = {.match = match};
    struct desk desk = match_desk(match, FRENCH);
    const struct play_input input = {&desk, &exchange.orders, &exchange.seed};
    bool ended;

    desk.turn = &match->turn;
    take_sheets(&exchange, match);
    stage_play(&exchange.outcome, &input);
    match->outcome = &exchange.outcome;
    ended = exchange.outcome.end != PLAY_ASKS;
    exchange_keeps_its_word(&exchange);
    exchange_loses_nothing(&exchange);
    exchange_leaves_all_well(&exchange);
    if (chance_once_in(&match->chance, 3))
        play_again(&exchange, &input);
    tally_exchange(match->world->tally, &exchange);
    count_exchange(match, &exchange.outcome);
    go_on(match, &exchange.outcome);
    return ended;
}

void match_end(struct match *match)
{
    arena_free(match->arena);
    arena_free(match->memory);
    match->arena = match->memory = NULL;
}
