/* A trial: chance, what was in hand, and the turn where it stands. */
#include "campaign/documents/roster.h"
#include "campaign/exchange/stages.h"
#include "campaign/open/opening.h"
#include "core/trust_rules.h"
#include "io/xml.h"
#include "render/render.h"
#include "tests/rulesets/generic/generic.h"
#include "tests/support/chance.h"
#include "tests/support/test.h"

#include <stdio.h>

/* ---- chance -------------------------------------------------------------- */

unsigned chance(struct trial *trial, size_t among)
{
    return chance_from(&trial->state, among);
}

bool once_in(struct trial *trial, unsigned times)
{
    return chance(trial, times) == 0;
}

/* ---- what was in hand ---------------------------------------------------- */

void trial_does(struct trial *trial, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(trial->ledger->doing, sizeof(trial->ledger->doing), format,
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

void trial_keep(struct trial *trial, const struct bytes *bytes)
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
    const struct ruleset_side *sides =
        world->ruleset->sides(world->module.data, &count);

    trial->sides = ARENA_ARRAY(trial->arena, struct roster_side, count);
    for (size_t i = 0; i < count; i++)
        trial->sides[i].id = sides[i].id;
    trial->member = (struct roster_member){
        .id = "anna", .sides = trial->sides, .side_count = count};
    trial->commander = (struct campaign_member){.office = &trial->member};
    *campaign = (struct campaign){.arena = trial->arena,
                                  .report = trial->report,
                                  .dir = "campaign",
                                  .ruleset = world->ruleset,
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
    trial->silent = (struct names){0};
    appoint(trial);
    xml = xml_open(file.name, bytes->data, bytes->length, XML_DRAFT,
                   trial->arena, trial->report);
    file.root = trial->root = xml ? xml_root(xml) : NULL;
    good = xml && turn_open(&trial->campaign.turn, &source, trial->arena,
                            trial->report);
    xml_close(xml);
    if (good && !trial->wordless)
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
    trial_does(trial, "reading a spoilt turn");
    good = trial_open(trial, &bytes);
    MUST(trial, good || report_findings(trial->report) > 0,
         "a turn is refused without a word");
    trial_close(trial);
    trial->ledger->turns++;
    trial->ledger->opened += good;
    if (good)
        trial_keep(trial, &bytes);
    free((char *)(uintptr_t)bytes.data);
    return good;
}

/* ---- the set-up ---------------------------------------------------------- */

static void draw_options(struct trial *trial, struct options *options)
{
    const struct option *option = trial->world->ruleset->options;

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
    const struct ruleset *ruleset = trial->world->ruleset;

    for (size_t i = 0; i < trial->member.side_count; i++) {
        struct standing *standing =
            LIST_ADD(trial->arena, turn->standing, turn->standing_count);

        standing->side = trial->sides[i].id;
        for (size_t j = 0; ruleset->standing && ruleset->standing[j]; j++) {
            const struct order order = {.kind = ruleset->standing[j],
                                        .details =
                                            ruleset->standing[j]->initial};

            if (order.details)
                standing_put(trial->arena, standing, &order);
        }
        if (ruleset->begin_standing)
            ruleset->begin_standing(standing, trial->world->module.data,
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
    const struct ruleset *ruleset = trial->world->ruleset;
    struct sequence_place place = {ruleset->sequence[0].id};
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
                        .side_name = ruleset->side_name};

    journal_init(&journal, trial->arena);
    MUST(trial,
         !ruleset->open_game ||
             ruleset->open_game(turn->play, play.module, trial->arena,
                                "turn.xml", trial->report),
         "the set-up is no game");
    play_opening(&play, ruleset->sequence, &place);
    turn->step = place.step;
}

static void set_up(struct trial *trial)
{
    const struct ruleset *ruleset = trial->world->ruleset;
    const struct roster roster = {0};
    const struct place place = {"roster.xml", 0};
    struct turn turn = {.version = FORMAT_VERSION,
                        .revision = ruleset->revision,
                        .program = "berthier",
                        .game = DIGEST_OF_NOTHING,
                        .roster = DIGEST_OF_NOTHING,
                        .rules = DIGEST_OF_NOTHING,
                        .salt = DIGEST_OF_NOTHING,
                        .previous = "-",
                        .lock = "-",
                        .journal = "-"};
    struct buffer text;

    options_of(&turn.options, &roster, ruleset, trial->arena);
    if (trial->seed > 1)
        draw_options(trial, &turn.options);
    if (ruleset->check_options &&
        !ruleset->check_options(trial->world->module.data, &turn.options,
                                &place, trial->report))
        options_of(&turn.options, &roster, ruleset, trial->arena);
    stand_by(trial, &turn);
    turn.play =
        ruleset->begin(trial->world->module.data, &turn.options, trial->arena);
    play_first_steps(trial, &turn);
    buffer_init(&text);
    turn_write(&text, &turn, ruleset);
    trial_keep(trial, &(struct bytes){text.bytes, text.length});
    buffer_release(&text);
}

void trial_begin(struct trial *trial)
{
    if (trial->world->turn.data) {
        trial_keep(trial, &trial->world->turn);
        return;
    }
    trial->arena = arena_new();
    trial->report = report_new(trial->arena);
    appoint(trial);
    trial_does(trial, "setting up");
    set_up(trial);
    trial_close(trial);
}

void trial_end(struct trial *trial)
{
    free((char *)(uintptr_t)trial->turn.data);
    trial->turn = (struct bytes){NULL, 0};
}
