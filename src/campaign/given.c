/* Playing files with a given seed. */
#include "campaign/given.h"

#include "campaign/check.h"
#include "campaign/draft.h"
#include "campaign/exchange_rules.h"
#include "campaign/opening.h"
#include "core/arena.h"
#include "io/xml.h"
#include "trust/signature.h"

#include <string.h>

struct given {
    const struct given_request *request;
    struct arena *arena;
    struct report *report;
    struct module_document module;
    char module_digest[DIGEST_TEXT];
    struct turn turn;
    char state[DIGEST_TEXT];
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

/* The digest of a turn that may or may not be signed; by whom is not asked. */
static bool take_state(struct given *given, const struct signed_file *file,
                       bool is_signed)
{
    struct signature_parts parts;

    if (!is_signed) {
        sha256_text(file->bytes.data, file->bytes.length, given->state);
        return true;
    }
    if (!signature_split(&parts, file->name, file->bytes.data,
                         file->bytes.length, given->report))
        return false;
    hex_encode(parts.digest, DIGEST_SIZE, given->state);
    given->state[DIGEST_TEXT - 1] = '\0';
    return true;
}

/* Is it a turn that can be played, with this module and program? */
static bool check_turn(const struct given *given)
{
    const struct place place = {given->request->turn, 0};
    const struct room *room = room_find(given->module.room);
    char digest[DIGEST_TEXT];
    struct buffer text;

    buffer_init(&text);
    rules_text(&text, room->name, room->edition, room->revision,
               given->module_digest);
    sha256_text(text.bytes, text.length, digest);
    buffer_release(&text);
    if (given->turn.over)
        return refuse(given->report, &place, EXCHANGE(game_over),
                      "the game has ended");
    return !strcmp(given->turn.rules, digest) ||
           refuse(given->report, &place, EXCHANGE(other_rules),
                  "the turn is played with other rules or another module");
}

static bool open_turn(struct given *given)
{
    const char *path = given->request->turn;
    struct signed_file file = {.name = path, .kind = DOCUMENT_TURN};
    const struct turn_source source = {&file, &given->module};
    struct xml_file *xml;
    bool good;

    if (!file_read(&file.bytes, path, XML_TURN_LIMIT, given->arena,
                   given->report))
        return false;
    xml = xml_open(path, file.bytes.data, file.bytes.length, XML_SIGNED,
                   given->arena, given->report);
    if (!xml)
        return false;
    file.root = xml_root(xml);
    good = xml_validate(xml, document_forms[DOCUMENT_TURN].schema,
                        given->report) &&
           take_state(given, &file, xml_has_signature(xml));
    xml_close(xml);
    return good &&
           turn_open(&given->turn, &source, given->arena, given->report) &&
           check_turn(given);
}

/* A signed sheet was written for one turn and no other. */
static bool is_for_this(const struct given *given, const struct sheet *sheet,
                        const char *path)
{
    const struct place place = {path, 0};

    if (strcmp(sheet->game, given->turn.game) != 0)
        return refuse(given->report, &place, TRUST(wrong_game),
                      "the sheet is of another campaign");
    if (sheet->exchange != given->turn.number + 1)
        return refuse(given->report, &place, TRUST(wrong_exchange),
                      "the sheet is of exchange %d, not of %d", sheet->exchange,
                      given->turn.number + 1);
    return !strcmp(sheet->state, given->state) ||
           refuse(given->report, &place, TRUST(wrong_state),
                  "the sheet answers another state");
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
    for (size_t i = 0; i < sheet->note_count; i++)
        *(struct exchange_note *)LIST_ADD(arena, orders->notes,
                                          orders->note_count) =
            (struct exchange_note){.from = sheet->from,
                                   .to = sheet->notes[i].to,
                                   .text = sheet->notes[i].text};
}

/* Nobody's key is known: a sheet speaks for the sides it names. */
static bool take_sheet(struct given *given, struct entry_play *out,
                       const char *path)
{
    struct desk desk = out->desk;
    struct judged_sheet judged;
    struct sheet sheet;
    bool is_signed;

    if (!draft_open(&sheet, &is_signed, path, given->arena, given->report) ||
        (is_signed && !is_for_this(given, &sheet, path)))
        return false;
    desk.file = path;
    for (size_t i = 0; i < sheet.section_count; i++)
        if (side_name(desk.room, desk.module, sheet.sections[i].side))
            names_add(given->arena, &desk.sides, sheet.sections[i].side);
    if (!sheet_check(&judged, &desk, &sheet, given->report))
        return false;
    take(&out->orders, given->arena, &judged, &sheet);
    return true;
}

static bool read_seed(struct given *given, struct entry_play *out)
{
    const struct place place = {"--seed", 0};

    return hex_decode(given->request->seed, out->seed.bytes, DIGEST_SIZE) ||
           refuse(given->report, &place, FILE_RULE(bad_value),
                  "'%s' is not 64 hexadecimal digits", given->request->seed);
}

static void play(struct given *given, struct entry_play *out)
{
    const struct play_input input = {&out->desk, &out->orders, &out->seed};

    stage_play(&out->outcome, &input);
    out->input = (struct write_input){
        .room = out->desk.room,
        .module = &given->module,
        .before = &given->turn,
        .state = given->state,
        .roster = given->turn.roster,
        .rules = given->turn.rules,
        .program = PACKAGE_STRING,
    };
    stage_write(&out->written, &out->outcome, &out->input, given->arena);
    out->when = out->desk.room->when(out->outcome.next.play, given->module.data,
                                     given->arena);
}

bool given_play(struct entry_play *out, const struct given_request *request,
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
    out->desk = (struct desk){.room = room_find(given->module.room),
                              .module = given->module.data,
                              .turn = &given->turn,
                              .arena = arena};
    good = read_seed(given, out);
    for (size_t i = 0; i < request->sheets.count; i++)
        good = take_sheet(given, out, request->sheets.items[i]) && good;
    if (good)
        play(given, out);
    return good;
}
