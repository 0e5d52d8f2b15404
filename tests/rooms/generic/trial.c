/* A turn, what is sent for it, and what is played of that. */
#include "campaign/documents/options.h"
#include "campaign/exchange/desk.h"
#include "campaign/exchange/stages.h"
#include "campaign/judge/check.h"
#include "campaign/open/opening.h"
#include "core/trust_rules.h"
#include "io/xml.h"
#include "render/render.h"
#include "tests/rooms/generic/generic.h"
#include "tests/support/test.h"

#include <stdio.h>

#define DIGEST_OF_NOTHING                                                      \
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"

/* ---- chance -------------------------------------------------------------- */

static uint64_t mixed(uint64_t state)
{
    state ^= state >> 33;
    state *= 0xff51afd7ed558ccdULL;
    state ^= state >> 33;
    return state * 0xc4ceb9fe1a85ec53ULL;
}

unsigned chance(struct trial *trial, size_t among)
{
    trial->state = mixed(trial->state + 0x9e3779b97f4a7c15ULL);
    return (unsigned)((trial->state >> 20) % among);
}

bool once_in(struct trial *trial, unsigned times)
{
    return chance(trial, times) == 0;
}

/* ---- what was in hand ---------------------------------------------------- */

void trial_stage(struct trial *trial, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(trial->ledger->stage, sizeof(trial->ledger->stage), format,
              arguments);
    va_end(arguments);
}

void trial_fail(const struct trial *trial, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    fprintf(stderr, "seed %u, %s: ", (unsigned)trial->seed, trial->world->name);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    if (trial->report)
        report_print(trial->report, stderr);
    abort();
}

/* ---- the turn ------------------------------------------------------------ */

static void keep_turn(struct trial *trial, const struct bytes *bytes)
{
    char *copy = malloc(bytes->length + 1);

    MUST(trial, copy, "out of memory");
    memcpy(copy, bytes->data, bytes->length);
    copy[bytes->length] = '\0';
    free((char *)(uintptr_t)trial->turn.data);
    trial->turn = (struct bytes){copy, bytes->length};
}

/* One who commands all sides: what he may order anybody may. */
static void appoint(struct trial *trial)
{
    const struct world *world = trial->world;
    struct campaign *campaign = &trial->campaign;
    size_t count = 0;
    const struct room_side *sides =
        world->room->sides(world->module.data, &count);

    trial->sides = ARENA_ARRAY(trial->arena, struct roster_side, count);
    for (size_t i = 0; i < count; i++)
        trial->sides[i].id = sides[i].id;
    trial->member = (struct roster_member){
        .id = "anna", .sides = trial->sides, .side_count = count};
    trial->commander = (struct campaign_member){.office = &trial->member};
    *campaign = (struct campaign){.arena = trial->arena,
                                  .report = trial->report,
                                  .dir = "campaign",
                                  .room = world->room,
                                  .module = world->module,
                                  .game = DIGEST_OF_NOTHING,
                                  .members = &trial->commander,
                                  .member_count = 1,
                                  .state = DIGEST_OF_NOTHING};
    campaign->roster =
        (struct roster){.members = &trial->member,
                        .member_count = 1,
                        .host = "umpire",
                        .missing = MISSING_ABSENT,
                        .book = trial->seed % 4 == 0 ? BOOK_CLOSED : BOOK_OPEN};
}

bool trial_open(struct trial *trial, const struct bytes *bytes)
{
    struct signed_file file = {.name = "turn.xml", .kind = DOCUMENT_TURN};
    struct turn_source source = {&file, &trial->world->module, true};
    struct xml_file *xml;
    bool good;

    trial->arena = arena_new();
    trial->report = report_new(trial->arena);
    appoint(trial);
    xml = xml_open(file.name, bytes->data, bytes->length, XML_DRAFT,
                   trial->arena, trial->report);
    file.root = trial->root = xml ? xml_root(xml) : NULL;
    good = xml && turn_open(&trial->campaign.turn, &source, trial->arena,
                            trial->report);
    xml_close(xml);
    if (good)
        words_collect(trial);
    return good;
}

void trial_close(struct trial *trial)
{
    trial->ledger->findings += report_findings(trial->report);
    arena_free(trial->arena);
    trial->arena = NULL;
    trial->report = NULL;
}

bool trial_try(struct trial *trial, const struct bytes *turn)
{
    struct bytes bytes = {malloc(turn->length + 1), turn->length};
    bool good;

    MUST(trial, bytes.data, "out of memory");
    memcpy((char *)(uintptr_t)bytes.data, turn->data, turn->length);
    trial_close(trial);
    trial_stage(trial, "reading a spoilt turn");
    good = trial_open(trial, &bytes);
    MUST(trial, good || report_findings(trial->report) > 0,
         "a turn is refused without a word");
    trial_close(trial);
    trial->ledger->turns++;
    trial->ledger->opened += good;
    if (good)
        keep_turn(trial, &bytes);
    free((char *)(uintptr_t)bytes.data);
    return good;
}

/* ---- the set-up ---------------------------------------------------------- */

static void draw_options(struct trial *trial, struct options *options)
{
    const struct option *option = trial->world->room->options;

    for (size_t i = 0; i < options->count; i++, option++) {
        size_t count = 0;

        while (option->values[count])
            count++;
        if (once_in(trial, 2))
            options->items[i].value = option->values[chance(trial, count)];
    }
}

static void stand_by(struct trial *trial, struct turn *turn)
{
    const struct room *room = trial->world->room;

    for (size_t i = 0; i < trial->member.side_count; i++) {
        struct standing *standing =
            LIST_ADD(trial->arena, turn->standing, turn->standing_count);

        standing->side = trial->sides[i].id;
        for (size_t j = 0; room->standing && room->standing[j]; j++) {
            const struct order order = {.kind = room->standing[j],
                                        .details = room->standing[j]->initial};

            if (order.details)
                standing_put(trial->arena, standing, &order);
        }
        if (room->begin_standing)
            room->begin_standing(standing, trial->world->module.data,
                                 &turn->options, trial->arena);
    }
}

static void no_dice(const void *context, const char *label, unsigned block,
                    uint8_t out[32])
{
    (void)label, (void)block, (void)out;
    trial_fail(context, "a game opens without dice");
}

static void play_first_steps(struct trial *trial, struct turn *turn)
{
    const struct dice_source source = {no_dice, trial};
    const struct room *room = trial->world->room;
    struct sequence_place place = {room->sequence[0].id};
    struct journal journal;
    struct play play = {.game = turn->play,
                        .module = trial->world->module.data,
                        .options = &turn->options,
                        .arena = trial->arena,
                        .dice = dice_new(trial->arena, &source),
                        .journal = &journal,
                        .standing = turn->standing,
                        .standing_count = turn->standing_count,
                        .lapsed = trial->report,
                        .side_name = room->side_name};

    journal_init(&journal, trial->arena);
    MUST(trial,
         !room->open_game ||
             room->open_game(turn->play, play.module, trial->arena, "turn.xml",
                             trial->report),
         "the set-up is no game");
    play_opening(&play, room->sequence, &place);
    turn->step = place.step;
}

static void set_up(struct trial *trial)
{
    const struct room *room = trial->world->room;
    const struct roster roster = {0};
    const struct place place = {"roster.xml", 0};
    struct turn turn = {.version = FORMAT_VERSION,
                        .revision = room->revision,
                        .program = "berthier",
                        .game = DIGEST_OF_NOTHING,
                        .roster = DIGEST_OF_NOTHING,
                        .rules = DIGEST_OF_NOTHING,
                        .salt = DIGEST_OF_NOTHING,
                        .previous = "-",
                        .lock = "-",
                        .journal = "-"};
    struct buffer text;

    options_of(&turn.options, &roster, room, trial->arena);
    if (trial->seed > 1)
        draw_options(trial, &turn.options);
    if (room->check_options &&
        !room->check_options(trial->world->module.data, &turn.options, &place,
                             trial->report))
        options_of(&turn.options, &roster, room, trial->arena);
    stand_by(trial, &turn);
    turn.play =
        room->begin(trial->world->module.data, &turn.options, trial->arena);
    play_first_steps(trial, &turn);
    buffer_init(&text);
    turn_write(&text, &turn, room);
    keep_turn(trial, &(struct bytes){text.bytes, text.length});
    buffer_release(&text);
}

void trial_begin(struct trial *trial)
{
    if (trial->world->turn.data) {
        keep_turn(trial, &trial->world->turn);
        return;
    }
    trial->arena = arena_new();
    trial->report = report_new(trial->arena);
    appoint(trial);
    trial_stage(trial, "setting up");
    set_up(trial);
    trial_close(trial);
}

void trial_end(struct trial *trial)
{
    free((char *)(uintptr_t)trial->turn.data);
    trial->turn = (struct bytes){NULL, 0};
}

/* ---- an exchange --------------------------------------------------------- */

static void look_at_map(struct trial *trial, const char *side)
{
    const struct campaign *campaign = &trial->campaign;
    struct picture picture = {.arena = trial->arena};
    struct buffer out;

    trial_stage(trial, "drawing the map for %s", side ? side : "all");
    campaign->room->draw(campaign->turn.play, campaign->module.data, side,
                         &picture);
    buffer_init(&out);
    render_svg(&out, &picture, NULL);
    buffer_release(&out);
}

void trial_look(struct trial *trial, const struct sheet *unplayed)
{
    const struct campaign *campaign = &trial->campaign;
    const struct room *room = campaign->room;
    const char *side = trial->sides[chance(trial, trial->member.side_count)].id;
    struct buffer out;

    trial_stage(trial, "telling how %s stands", side);
    room->when(campaign->turn.play, campaign->module.data, trial->arena);
    if (room->position)
        room->position(campaign->turn.play, campaign->module.data, side,
                       trial->arena);
    look_at_map(trial, once_in(trial, 2) ? NULL : side);
    trial_stage(trial, "writing a blank sheet");
    buffer_init(&out);
    campaign_blank(&out, campaign, &trial->member, unplayed);
    buffer_release(&out);
}

static void count_accepted(struct trial *trial, const struct order *orders,
                           size_t count)
{
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < trial->kinds.count; j++)
            if (orders[i].kind == trial->kinds.items[j])
                trial->ledger->accepted[j]++;
}

/* As its author does at his desk. */
static void check(struct trial *trial, const struct sheet *sheet)
{
    struct judged_sheet judged;
    struct desk desk;

    trial_stage(trial, "checking a sheet");
    campaign_desk(&desk, &trial->campaign, &trial->member);
    desk.file = "sheet.xml";
    sheet_check(&judged, &desk, sheet, trial->report);
    MUST(trial, report_troubles(trial->report) == 0, "a sheet makes trouble");
    for (size_t i = 0; i < judged.section_count; i++)
        count_accepted(trial, judged.sections[i].orders,
                       judged.sections[i].count);
    for (size_t i = 0; i < judged.standing_count; i++)
        count_accepted(trial, judged.standing[i].orders,
                       judged.standing[i].count);
    trial->ledger->sheets++;
}

/* What the lock makes of it. */
static void play_sheet(struct trial *trial, const struct sheet *sheet,
                       struct outcome *out)
{
    const struct verified_exchange exchange = {
        .campaign = &trial->campaign,
        .sheets = &(struct verified_sheet){.member = &trial->commander,
                                           .file = {.name = "anna.xml"},
                                           .sheet = *sheet},
        .sheet_count = 1,
        .voided = report_new(trial->arena)};
    struct exchange_seed seed = {.text = NULL};
    struct exchange_orders orders;
    struct desk desk;
    const struct play_input in = {&desk, &orders, &seed};

    for (size_t i = 0; i < sizeof(seed.bytes); i++)
        seed.bytes[i] = (uint8_t)chance(trial, 256);
    trial_stage(trial, "judging a locked sheet");
    stage_check(&orders, &exchange);
    folder_desk(&desk, &trial->campaign);
    desk.file = "turn.xml";
    trial_stage(trial, "playing");
    stage_play(out, &in);
    trial->ledger->exchanges++;
}

static void write_outcome(struct trial *trial, struct outcome *outcome,
                          struct written *written)
{
    const struct campaign *campaign = &trial->campaign;
    const struct write_input in = {.room = campaign->room,
                                   .module = &campaign->module,
                                   .before = &campaign->turn,
                                   .state = campaign->state,
                                   .lock = DIGEST_OF_NOTHING,
                                   .roster = DIGEST_OF_NOTHING,
                                   .rules = DIGEST_OF_NOTHING,
                                   .program = "berthier",
                                   .closed =
                                       campaign->roster.book == BOOK_CLOSED};

    trial_stage(trial, "writing the turn and the log");
    stage_write(written, outcome, &in, trial->arena);
}

/* The sheet as it was read; false: nothing can be made of it. */
static bool read_sheet(struct trial *trial, struct sheet *out,
                       const struct buffer *text)
{
    struct xml_file *file = xml_open("sheet.xml", text->bytes, text->length,
                                     XML_DRAFT, trial->arena, trial->report);
    bool good;

    MUST(trial, file, "a sheet is well-formed");
    good = sheet_read(out, xml_root(file), "sheet.xml", trial->arena,
                      trial->report);
    xml_close(file);
    MUST(trial, good, "a sheet's envelope is good");
    return good;
}

static void order(struct trial *trial, struct sheet *sheet)
{
    struct ledger *ledger = trial->ledger;
    struct buffer text;

    buffer_init(&text);
    sheet_invent(trial, &text);
    snprintf(ledger->sheet, sizeof(ledger->sheet), "%s", text.bytes);
    read_sheet(trial, sheet, &text);
    buffer_release(&text);
}

static void must_open_again(struct trial *trial)
{
    trial_stage(trial, "reading the turn that was written");
    MUST(trial, trial_open(trial, &trial->turn),
         "the turn that was written cannot be read");
    trial_close(trial);
}

bool trial_exchange(struct trial *trial, bool strict)
{
    struct outcome outcome;
    struct written written;
    struct sheet sheet;
    bool over = true;

    trial_stage(trial, "reading the turn");
    if (trial_open(trial, &trial->turn) && !trial->campaign.turn.over) {
        order(trial, &sheet);
        if (once_in(trial, 8))
            trial_look(trial, once_in(trial, 2) ? &sheet : NULL);
        check(trial, &sheet);
        play_sheet(trial, &sheet, &outcome);
        write_outcome(trial, &outcome, &written);
        keep_turn(trial, &written.turn);
        over = outcome.next.over;
    }
    trial->ledger->sheet[0] = '\0';
    trial_close(trial);
    if (strict && !over)
        must_open_again(trial);
    return !over;
}
