/* How module and game are read and written. */
#include "tests/toy/game.h"

#include "core/arena.h"
#include "core/table.h"

#include <string.h>

static const char *const party_words[] = {
    [NOBODY] = "nobody",
    [ATTACKER] = "attacker",
    [DEFENDER] = "defender",
    [DEFENDER + 1] = NULL,
};

const char *const toy_plan_words[] = {
    [UNPLANNED] = "none", [SCOUT] = "scout", [PUSH] = "push",
    [REST] = "rest",      [REST + 1] = NULL,
};

static const char *const verdict_words[] = {
    [UNDECIDED] = "undecided",
    [FIRST_WINS] = "first-wins",
    [SECOND_WINS] = "second-wins",
    [DRAW] = "draw",
    [DRAW + 1] = NULL,
};

/* More than any game makes, and so little that no sum of such numbers is more
 * than a file may say. */
enum { MOST_OF_ANYTHING = 9999 };

/* clang-format off */
static const struct field module_fields[] = {
    FIELD(COUNT, struct module, map.columns, "columns", FIELD_REQUIRED),
    FIELD(COUNT, struct module, map.rows, "rows", FIELD_REQUIRED),
    FIELD(COUNT, struct module, stacking, "stacking", FIELD_REQUIRED),
    FIELD(COUNT, struct module, watches, "watches", FIELD_REQUIRED),
    {0}};

static const struct field family_fields[] = {
    FIELD(HEX, struct family, burrow, "burrow", FIELD_REQUIRED),
    FIELD(NAME, struct family, id, "id", FIELD_KEY),
    FIELD(TEXT, struct family, name, "name", FIELD_REQUIRED),
    {0}};

static const struct field ground_fields[] = {
    FIELD(YES, struct terrain, closed, "closed", FIELD_OPTIONAL),
    FIELD(COUNT, struct terrain, cost, "cost", FIELD_REQUIRED),
    FIELD(YES, struct terrain, hides, "hides", FIELD_OPTIONAL),
    FIELD(NAME, struct terrain, name, "name", FIELD_KEY),
    FIELD(COUNT, struct terrain, shelter, "shelter", FIELD_OPTIONAL),
    FIELD(TEXT, struct terrain, source, "source", FIELD_REQUIRED),
    {0}};

static const struct field hex_fields[] = {
    FIELD_REFERS(NAME, struct map_hex, ground, "ground", FIELD_REQUIRED,
                 "ground"),
    FIELD(HEX, struct map_hex, hex, "hex", FIELD_KEY),
    {0}};

static const struct field heap_fields[] = {
    FIELD(COUNT, struct heap, apples, "apples", FIELD_REQUIRED),
    FIELD(HEX, struct heap, hex, "hex", FIELD_KEY),
    {0}};

static const struct field card_fields[] = {
    FIELD_REFERS(NAME, struct band_card, family, "family", FIELD_REQUIRED,
                 "family"),
    FIELD(HEX, struct band_card, hex, "hex", FIELD_REQUIRED),
    FIELD(NAME, struct band_card, id, "id", FIELD_KEY),
    FIELD(TEXT, struct band_card, name, "name", FIELD_REQUIRED),
    FIELD(COUNT, struct band_card, pace, "pace", FIELD_REQUIRED),
    FIELD(COUNT, struct band_card, strength, "strength", FIELD_REQUIRED),
    {0}};

static const struct field scuffle_row_fields[] = {
    FIELD_WORDS(struct scuffle_row, beaten, "beaten", FIELD_REQUIRED,
                party_words),
    FIELD(TEXT, struct scuffle_row, source, "source", FIELD_REQUIRED),
    FIELD(NUMBER, struct scuffle_row, sum, "sum", FIELD_REQUIRED),
    {0}};

static const struct field wind_fields[] = {
    FIELD(COUNT, struct wind_row, apples, "apples", FIELD_REQUIRED),
    FIELD(COUNT, struct wind_row, die, "die", FIELD_REQUIRED),
    FIELD(TEXT, struct wind_row, source, "source", FIELD_REQUIRED),
    {0}};

#define ROWS(element, table, type, fields, in, items, count) \
    {element, sizeof(struct type), fields, NULL, offsetof(struct in, items), \
     offsetof(struct in, count), table, RECORD_NO_PLACE}
#define PLACED(element, table, type, fields, items, count) \
    {element, sizeof(struct type), fields, NULL, \
     offsetof(struct module, items), offsetof(struct module, count), table, \
     offsetof(struct type, place)}

static const struct record module_children[] = {
    PLACED("family", "families", family, family_fields, families,
           family_count),
    ROWS("ground", "table-ground", terrain, ground_fields, module, grounds,
         ground_count),
    MAP_TABLE("hex", "hexes", map_hex, hex_fields, struct module, map, hexes,
              hex_count),
    ROWS("heap", "heaps", heap, heap_fields, module, heaps, heap_count),
    PLACED("band", "bands", band_card, card_fields, bands, band_count),
    ROWS("scuffle-row", "table-scuffle", scuffle_row, scuffle_row_fields,
         module, scuffles, scuffle_count),
    ROWS("wind-row", "table-wind", wind_row, wind_fields, module, winds,
         wind_count),
    {0}};

#define AMOUNT(in, member, name, flags) \
    FIELD_RANGE(COUNT, struct in, member, name, flags, 0, MOST_OF_ANYTHING)

static const struct field household_fields[] = {
    AMOUNT(household, apples, "apples", FIELD_REQUIRED),
    FIELD(NAME, struct household, family, "family", FIELD_KEY),
    FIELD_WORDS(struct household, plan, "plan", FIELD_OPTIONAL,
                toy_plan_words),
    {0}};

static const struct field band_fields[] = {
    FIELD(YES, struct band, called, "called", FIELD_OPTIONAL),
    FIELD(NAME, struct band, family, "family", FIELD_REQUIRED),
    FIELD(HEX, struct band, hex, "hex", FIELD_PLACE),
    FIELD(NAME, struct band, id, "id", FIELD_KEY),
    FIELD(YES, struct band, moved, "moved", FIELD_OPTIONAL),
    FIELD(TEXT, struct band, name, "name", FIELD_REQUIRED),
    AMOUNT(band, pace, "pace", FIELD_REQUIRED),
    FIELD(YES, struct band, scuffled, "scuffled", FIELD_OPTIONAL),
    AMOUNT(band, strength, "strength", FIELD_STRENGTH),
    FIELD(YES, struct band, tired, "tired", FIELD_OPTIONAL),
    {0}};

static const struct field scuffle_fields[] = {
    FIELD_REFERS(NAME, struct scuffle, attacker, "attacker", FIELD_REQUIRED,
                 "band"),
    FIELD_WORDS(struct scuffle, beaten, "beaten", FIELD_OPTIONAL,
                party_words),
    FIELD_REFERS(NAME, struct scuffle, defender, "defender", FIELD_REQUIRED,
                 "band"),
    AMOUNT(scuffle, round, "round", FIELD_REQUIRED),
    {0}};

static const struct field pile_fields[] = {
    AMOUNT(heap, apples, "apples", FIELD_REQUIRED),
    FIELD_REFERS(HEX, struct heap, hex, "hex", FIELD_REQUIRED, "heap"),
    {0}};

static const struct record game_children[] = {
    ROWS("household", NULL, household, household_fields, game, households,
         household_count),
    ROWS("pile", NULL, heap, pile_fields, game, heaps, heap_count),
    {"band", sizeof(struct band), band_fields, NULL,
     offsetof(struct game, bands), offsetof(struct game, band_count), NULL,
     offsetof(struct band, place)},
    ROWS("scuffle", NULL, scuffle, scuffle_fields, game, scuffles,
         scuffle_count),
    {0}};

/* For the tests of what another program's tables cannot read. */
#if defined(TOY_REVISION) && TOY_REVISION >= 3
#define FIRST_WATCH 2
#else
#define FIRST_WATCH 0
#endif

static const struct field game_fields[] = {
    FIELD(YES, struct game, begun, "begun", FIELD_OPTIONAL),
    AMOUNT(game, first, "first", FIELD_OPTIONAL),
    AMOUNT(game, turn, "turn", FIELD_OPTIONAL),
    FIELD_WORDS(struct game, verdict, "verdict", FIELD_OPTIONAL,
                verdict_words),
    FIELD_RANGE(COUNT, struct game, watch, "watch", FIELD_REQUIRED,
                FIRST_WATCH, MOST_OF_ANYTHING),
    {0}};

const struct record toy_module_record = {
    "toy-module", sizeof(struct module), module_fields, module_children, 0,
    RECORD_SINGLE, NULL, RECORD_NO_PLACE};

const struct record toy_game_record = {
    "toy-game", sizeof(struct game), game_fields, game_children, 0,
    RECORD_SINGLE, NULL, offsetof(struct game, place)};
/* clang-format on */

/* Place of the ground in its chart; -1: it has none of that name. */
static int ground_named(const struct module *module, const char *name)
{
    for (size_t i = 0; i < module->ground_count; i++)
        if (strcmp(module->grounds[i].name, name) == 0)
            return (int)i;
    return -1;
}

static bool open_map(struct module *module, struct arena *arena,
                     struct report *report)
{
    const struct map_rules rules = {.size = RULE(2_2),
                                    .hexside = RULE(2_2),
                                    .road = RULE(2_2),
                                    .at = {"module.xml", 0}};
    bool good = hex_map_open(&module->map, arena, &rules, report);

    for (size_t i = 0; i < module->map.hex_count; i++) {
        struct map_hex *hex = &module->map.hexes[i];

        hex->terrain = ground_named(module, hex->ground);
        if (hex->terrain < 0)
            good = refuse(report, &hex->at, FILE_RULE(unknown_reference),
                          "the ground chart has no '%s'", hex->ground);
    }
    return good;
}

static bool open_burrows(struct module *module, struct report *report)
{
    bool good = true;

    for (size_t i = 0; i < module->family_count; i++) {
        const struct family *family = &module->families[i];
        const struct map_hex *hex = map_hex(&module->map, family->burrow);

        if (!hex || hex->terrain < 0 || module->grounds[hex->terrain].closed)
            good =
                refuse(report, &family->place, FILE_RULE(bad_value),
                       "the burrow of '%s' is not on open ground", family->id);
    }
    return good;
}

static bool open_bands(struct module *module, struct report *report)
{
    bool good = true;

    for (size_t i = 0; i < module->band_count; i++) {
        const struct band_card *card = &module->bands[i];

        if (!map_hex(&module->map, card->hex))
            good = refuse(report, &card->place, FILE_RULE(unknown_reference),
                          "band '%s' stands off the map", card->id);
    }
    return good;
}

bool toy_open_module(struct module *module, struct arena *arena,
                     struct report *report)
{
    static const struct place whole = {"module.xml", 0};
    const struct needed_table needed[] = {
        {"table-scuffle", module->scuffle_count}, {NULL, 0}};
    bool good;

    if (module->family_count != FAMILIES)
        return refuse(report, &whole, FILE_RULE(bad_value),
                      "the orchard has %d families, not %zu", FAMILIES,
                      module->family_count);
    for (size_t i = 0; i < FAMILIES; i++)
        module->sides[i] = (struct ruleset_side){module->families[i].id,
                                                 module->families[i].name};
    good = tables_there(needed, &whole, FILE_RULE(missing_element), report);
    good &= open_map(module, arena, report);
    good &= open_burrows(module, report);
    good &= open_bands(module, report);
    return good;
}
