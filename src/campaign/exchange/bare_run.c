/* Playing files with a given seed. */
#include "campaign/exchange/process.h"

#include "campaign/documents/offices.h"
#include "campaign/exchange/desk.h"
#include "campaign/judge/check.h"
#include "campaign/open/opening.h"
#include "core/arena.h"

#include <string.h>

struct given {
    const struct bare_request *request;
    struct arena *arena;
    struct report *report;
    struct module_document module;
    char module_digest[DIGEST_TEXT];
    struct position position;
};

static bool open_module(struct given *given)
{
    const struct signed_source source = {.kind = DOCUMENT_MODULE};
    struct signed_file file;

    if (!signed_read(&file, given->request->module, &source, given->arena,
                     given->report))
        return false;
    memcpy(given->module_digest, file.digest, sizeof(file.digest));
    return module_open(&given->module, &file, given->arena, given->report);
}

static bool open_turn(struct given *given)
{
    const struct ruleset *ruleset = ruleset_find(given->module.ruleset);
    struct position_source source = {.path = given->request->turn,
                                     .module = &given->module};
    const struct roster roster = {.ruleset = ruleset->name,
                                  .edition = ruleset->edition,
                                  .revision = ruleset->revision,
                                  .module = given->module_digest};

    source.rules = roster_rules(&roster, given->arena);
    return position_read(&given->position, &source, given->arena,
                         given->report);
}

/* A signed sheet was written for one turn and no other. */
static bool is_for_this(const struct given *given, const struct sheet *sheet,
                        const char *path)
{
    const struct place place = {path, 0};

    if (strcmp(sheet->game, given->position.turn.game) != 0)
        return refuse(given->report, &place, TRUST(wrong_game),
                      "the sheet is of another campaign: berthier sheet writes "
                      "one for this");
    if (sheet->exchange != given->position.turn.number + 1)
        return refuse(given->report, &place, TRUST(wrong_exchange),
                      "the sheet is of exchange %d, not of %d", sheet->exchange,
                      given->position.turn.number + 1);
    return !strcmp(sheet->state, given->position.state) ||
           refuse(given->report, &place, TRUST(wrong_state),
                  "the sheet answers another state: berthier sheet writes one "
                  "for this");
}

static void take(struct exchange_orders *orders, struct arena *arena,
                 const struct judged_sheet *judged, const struct sheet *sheet)
{
    for (size_t i = 0; i < judged->section_count; i++)
        *(struct section *)LIST_ADD(arena, orders->sections,
                                    orders->section_count) =
            judged->sections[i];
    for (size_t i = 0; i < judged->standing_count; i++)
        *(struct standing *)LIST_ADD(arena, orders->standing,
                                     orders->standing_count) =
            judged->standing[i];
    for (size_t i = 0; i < judged->plans_count; i++)
        *(struct standing *)LIST_ADD(arena, orders->plans,
                                     orders->plans_count) = judged->plans[i];
    for (size_t i = 0; i < sheet->note_count; i++)
        *(struct exchange_note *)LIST_ADD(arena, orders->notes,
                                          orders->note_count) =
            (struct exchange_note){.from = sheet->from,
                                   .to = sheet->notes[i].to,
                                   .text = sheet->notes[i].text};
}

/* Where no roster says who commands what, whoever is called as a side commands
 * that one, and may order for all. */
static bool anybodys_desk(struct desk *out, const void *context,
                          const char *from, const struct place *place)
{
    const struct entry_play *play = context;

    (void)place;
    *out = play->desk;
    foreach_game_side (side, out->ruleset, out->module) {
        names_add(out->arena, &out->wards, side->id);
        if (strcmp(side->id, from) == 0)
            names_add(out->arena, &out->sides, side->id);
    }
    if (out->sides.count == 0)
        out->sides = out->wards;
    return true;
}

/* Nobody's key is known: a sheet speaks for the sides it names. */
static bool take_sheet(struct given *given, struct entry_play *out,
                       const char *path)
{
    struct desk desk = out->desk;
    struct judged_sheet judged;
    struct sheet sheet;
    const struct draft_home home = {
        .module = given->module.name,
        .game = given->position.turn.game,
        .state = given->position.state,
        .exchange = given->position.turn.number + 1,
        .desk = anybodys_desk,
        .context = out,
        .arena = given->arena,
        .report = given->report,
    };
    bool is_signed;

    if (!draft_read(&sheet, &is_signed, path, &home) ||
        (is_signed && !is_for_this(given, &sheet, path)))
        return false;
    desk.file = path;
    for (size_t i = 0; i < sheet.section_count; i++)
        if (side_name(desk.ruleset, desk.module, sheet.sections[i].side))
            names_add(given->arena, &desk.sides, sheet.sections[i].side);
    if (!sheet_check(&judged, &desk, &sheet, given->report))
        return false;
    names_add(given->arena, &out->orders.senders, sheet.from);
    take(&out->orders, given->arena, &judged, &sheet);
    return true;
}

static bool read_seed(struct given *given, struct entry_play *out)
{
    return hex_decode(given->request->seed, out->seed.bytes, DIGEST_SIZE) ||
           refuse(given->report, &(struct place){"--seed", 0},
                  FILE_RULE(bad_value), "'%s' is not 64 hexadecimal digits",
                  given->request->seed);
}

static void play(struct given *given, struct entry_play *out)
{
    const struct play_input input = {&out->desk, &out->orders, &out->seed};

    stage_play(&out->outcome, &input);
    out->input = (struct write_input){
        .ruleset = out->desk.ruleset,
        .module = &given->module,
        .before = &given->position.turn,
        .state = given->position.state,
        .roster = given->position.turn.roster,
        .rules = given->position.turn.rules,
        .program = PACKAGE_STRING,
    };
    stage_write(&out->written, &out->outcome, &out->input, given->arena);
    out->when = out->desk.ruleset->when(out->outcome.next.play,
                                        given->module.data, given->arena);
}

bool bare_play(struct entry_play *out, const struct bare_request *request,
               struct arena *arena, struct report *report)
{
    struct given *given = ARENA_NEW(arena, struct given);
    bool good;

    given->request = request;
    given->arena = arena;
    given->report = report;
    memset(out, 0, sizeof(*out));
    if (!open_module(given) || !open_turn(given))
        return false;
    out->orders.voided = report_new(arena);
    out->desk = (struct desk){.ruleset = ruleset_find(given->module.ruleset),
                              .module = given->module.data,
                              .turn = &given->position.turn,
                              .arena = arena};
    good = read_seed(given, out);
    for (size_t i = 0; i < request->sheets.count; i++)
        good = take_sheet(given, out, request->sheets.items[i]) && good;
    if (good)
        play(given, out);
    return good;
}
