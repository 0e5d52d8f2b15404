/* From elements to structs. */
#include "core/field.h"

#include "tests/core/army.h"
#include "tests/core/tree.h"

#define NEY    "<leader id='ney' rating='2'/>"
#define DRY    "<weather rain='no'/>"
#define REILLE "id='reille' arm='infantry' strength='2.5'"

/* What is refused, line by line; each line's text holds these words. */
struct refusal {
    long line;
    enum file_rule rule;
    const char *words;
};

static const struct refusal_row {
    const char *name;
    const char *xml;
    struct refusal refusals[4]; /* up to one without words */
} refusal_rows[] = {
    {"all is well",
     "<army turn='1'>" DRY NEY "<unit " REILLE "/></army>",
     {{0}}},
    {"an unknown attribute",
     "<army turn='1' trun='2'>" DRY "</army>",
     {{1, FILE_unknown_attribute,
       "<army> has no attribute 'trun'; did you mean 'turn'?"}}},
    {"an attribute like no other",
     "<army turn='1' xyz='2'>" DRY "</army>",
     {{1, FILE_unknown_attribute, "<army> has no attribute 'xyz'; it has "}}},
    {"a missing attribute",
     "<army>" DRY "</army>",
     {{1, FILE_missing_attribute, "<army> lacks its attribute 'turn'"}}},
    {"a bad value",
     "<army turn='one'>" DRY "</army>",
     {{1, FILE_bad_value,
       "turn 'one' is not a whole number from 0 to 999999999"}}},
    {"a bad word",
     "<army turn='1'>" DRY "\n<unit id='a' arm='infatry' strength='1'/></army>",
     {{2, FILE_bad_value,
       "arm 'infatry' is not one of infantry, cavalry, "
       "artillery; did you mean 'infantry'?"}}},
    {"a number out of its range",
     "<army turn='1'>\n<weather rain='no' rounds='25'/></army>",
     {{2, FILE_bad_value, "rounds '25' is not a number from 0 to 24"}}},
    {"a number below its range",
     "<army turn='1'>\n<weather rain='no' heat='-41'/></army>",
     {{2, FILE_bad_value, "heat '-41' is not a number from -40 to 40"}}},
    {"the ends of a range",
     "<army turn='1'><weather rain='no' rounds='24' heat='-40'/></army>",
     {{0}}},
    {"a word that is not for files",
     "<army turn='1'>\n<weather rain='no' wind='none'/></army>",
     {{2, FILE_bad_value, "wind 'none' is not one of north, south"}}},
    {"a long value is cut",
     "<army turn='0123456789012345678901234567890123456789012345678901234567"
     "8\xc3\xa9x'>" DRY "</army>",
     {{1, FILE_bad_value, "345678...' is not"}}},
    {"an unknown element",
     "<army turn='1'>" DRY "\n<unti/></army>",
     {{2, FILE_unknown_element,
       "<army> has no element 'unti'; did you mean"
       " 'unit'?"}}},
    {"an element where none may be",
     "<army turn='1'>" DRY "\n<leader id='a' rating='1'><a/></leader></army>",
     {{2, FILE_unknown_element, "<leader> has no element 'a'"}}},
    {"a missing element",
     "<army turn='1'>\n</army>",
     {{1, FILE_missing_element, "<army> lacks its <weather>"}}},
    {"one too many",
     "<army turn='1'>" DRY DRY "\n</army>",
     {{1, FILE_duplicate, "<army> has more than one <weather>"}}},
    {"out of order",
     "<army turn='1'>" DRY "<unit " REILLE "/>\n" NEY "</army>",
     {{2, FILE_schema, "<leader> must stand before the first <unit>"}}},
    {"text",
     "<army turn='1'>\nx" DRY "</army>",
     {{1, FILE_malformed, "<army> has no room for text: 'x'"}}},
    {"white space is no text", "<army turn='1'>\n \t" DRY "</army>", {{0}}},
    {"text further in",
     "<army turn='1'>" DRY "\n<unit " REILLE ">x</unit></army>",
     {{2, FILE_malformed, "<unit> has no room for text: 'x'"}}},
    {"all of them, not the first",
     "<army turn='01'>" DRY "\n<leader id='Ney' rating='+1'/>\n<unit id='a' "
     "strength='2.5'>\n<loss steps='1' when='now'/></unit></army>",
     {{1, FILE_bad_value, "turn '01'"},
      {2, FILE_bad_value, "id 'Ney'"},
      {2, FILE_bad_value, "rating '+1'"},
      {3, FILE_missing_attribute, "'arm'"}}},
};

static void files_are_refused(void **state)
{
    const struct refusal_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct army army = {0};
    size_t count = 0;

    assert_int_equal(record_read(&army, &army_record,
                                 tree_from(arena, row->xml), "a.xml", arena,
                                 report),
                     !row->refusals[0].words);
    for (; count < 4 && row->refusals[count].words; count++) {
        const struct refusal *refusal = &row->refusals[count];
        const struct finding *finding = report_finding(report, count);

        assert_int_equal(finding->place.line, refusal->line);
        assert_string_equal(finding->place.file, "a.xml");
        assert_ptr_equal(finding->rule, &file_rules[refusal->rule]);
        if (!strstr(finding->text, refusal->words))
            fail_msg("'%s' is not in '%s'", refusal->words, finding->text);
    }
    if (count < 4)
        assert_int_equal(report_size(report), count);
    arena_free(arena);
}

static const char full[] =
    "<army turn='12' digest='0123456789abcdef0123456789abcdef"
    "0123456789abcdef0123456789abcdef'>\n"
    "<weather rain='yes' rounds='3'/>\n"
    "<leader id='ney' rating='-2' initiative='1.5' command='0.3'"
    " likeness='QQ==' seal='0f'/>\n"
    "<leader id='soult' rating='1'/>\n"
    "<unit id='reille' title='II &amp; more' arm='cavalry' strength='2.75'"
    " hex='0722' guard='yes' leaders='ney soult' path='0722 0821'>\n"
    "<loss steps='1' when='2026-11-21T18:00:00Z'/>\n"
    "<loss steps='2' when='2026-11-22T18:00:00Z'/></unit>\n"
    "<unit id='erlon' arm='infantry' strength='1'/>\n"
    "</army>";

static const struct full_row {
    const char *name;
} full_rows[] = {{"every member is filled"}};

static void assert_leaders(const struct army *army)
{
    assert_int_equal(army->leader_count, 2);
    assert_string_equal(army->leaders[0].id, "ney");
    assert_int_equal(army->leaders[0].rating, -2);
    assert_int_equal(army->leaders[0].initiative, 3);
    assert_int_equal(army->leaders[0].command, 3);
    assert_string_equal(army->leaders[0].likeness, "QQ==");
    assert_string_equal(army->leaders[0].seal, "0f");
    assert_int_equal(army->leaders[1].initiative, 0);
    assert_null(army->leaders[1].likeness);
}

static void assert_units(const struct army *army)
{
    const struct unit *unit = army->units;

    assert_int_equal(army->unit_count, 2);
    assert_string_equal(unit[0].place.file, "a.xml");
    assert_int_equal(unit[0].place.line, 5);
    assert_string_equal(unit[0].title, "II & more");
    assert_int_equal(unit[0].arm, CAVALRY);
    assert_int_equal(unit[0].strength, 11);
    assert_int_equal(unit[0].hex, 722);
    assert_true(unit[0].guard);
    assert_int_equal(unit[0].leaders.count, 2);
    assert_string_equal(unit[0].leaders.items[1], "soult");
    assert_int_equal(unit[0].path.items[1], 821);
    assert_int_equal(unit[0].loss_count, 2);
    assert_int_equal(unit[0].losses[1].steps, 2);
    assert_int_equal(unit[1].place.line, 8);
    assert_int_equal(unit[1].arm, INFANTRY);
    assert_int_equal(unit[1].hex, 0);
    assert_int_equal(unit[1].path.count, 0);
    assert_null(unit[1].title);
    assert_int_equal(unit[1].loss_count, 0);
}

static void every_member_is_filled(void **state)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct army army = {0};

    (void)state;
    assert_true(record_read(&army, &army_record, tree_from(arena, full),
                            "a.xml", arena, report));
    assert_int_equal(army.turn, 12);
    assert_int_equal(strlen(army.digest), 64);
    assert_true(army.weather.rain);
    assert_int_equal(army.weather.rounds, 3);
    assert_leaders(&army);
    assert_units(&army);
    /* An array that was read may grow. */
    *(struct unit *)LIST_ADD(arena, army.units, army.unit_count) =
        (struct unit){.id = "lobau"};
    assert_string_equal(army.units[2].id, "lobau");
    assert_string_equal(army.units[1].id, "erlon");
    arena_free(arena);
}

static const struct alone_row {
    const char *name;
    const char *xml;
    bool good;
    bool rain;
} alone_rows[] = {
    {"attributes alone", "<weather rain='yes'/>", true, true},
    {"text and children are the caller's",
     "<weather rain='yes'>x<a/></weather>", true, true},
    {"attributes are judged", "<weather rian='yes'/>", false, false},
};

static void attributes_are_read_alone(void **state)
{
    const struct alone_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct weather weather = {0};

    assert_int_equal(fields_read(&weather, weather_fields,
                                 tree_from(arena, row->xml), "a.xml", arena,
                                 report),
                     row->good);
    assert_int_equal(weather.rain, row->rain);
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(refusal_rows, files_are_refused),
        TABLE(full_rows, every_member_is_filled),
        TABLE(alone_rows, attributes_are_read_alone),
    };

    return run_tables(tables, LENGTH(tables));
}
