/* Keys and references. */
#include "core/field.h"

#include "tests/core/tree.h"

/* Hexes with roads between them, and pieces of two kinds. */
static const struct field hex_fields[] = {
    {.name = "number", .type = FIELD_HEX, .flags = FIELD_KEY},
    {0},
};

static const struct field road_fields[] = {
    {.name = "from", .type = FIELD_HEX, .flags = FIELD_KEY, .refers = "hex"},
    {.name = "to", .type = FIELD_HEX, .flags = FIELD_KEY, .refers = "hex"},
    {0},
};

static const struct field piece_fields[] = {
    {.name = "id", .type = FIELD_NAME, .flags = FIELD_KEY},
    {.name = "of",
     .type = FIELD_NAME,
     .flags = FIELD_OPTIONAL,
     .refers = "leader|unit"},
    {.name = "path",
     .type = FIELD_HEXES,
     .flags = FIELD_OPTIONAL,
     .refers = "hex"},
    {0},
};

/* Stands for a unit or a leader that has a table of its own. */
static const struct field marker_fields[] = {
    {.name = "id",
     .type = FIELD_NAME,
     .flags = FIELD_KEY,
     .refers = "marker|unit|leader"},
    {0},
};

static const struct record unit_children[] = {
    {.element = "unit", .fields = piece_fields, .place = RECORD_NO_PLACE},
    {0},
};

static const struct record children[] = {
    {.element = "hex", .fields = hex_fields, .place = RECORD_NO_PLACE},
    {.element = "road", .fields = road_fields, .place = RECORD_NO_PLACE},
    {.element = "leader", .fields = piece_fields, .place = RECORD_NO_PLACE},
    {.element = "unit",
     .fields = piece_fields,
     .children = unit_children,
     .place = RECORD_NO_PLACE},
    {.element = "marker", .fields = marker_fields, .place = RECORD_NO_PLACE},
    {0},
};

static const struct record map_record = {
    .element = "map", .children = children, .place = RECORD_NO_PLACE};

static const struct key_row {
    const char *name;
    const char *first;  /* file */
    const char *second; /* file, or NULL */
    long line;          /* of the refusal in the last file; 0: none */
    enum file_rule rule;
    const char *words;
} key_rows[] = {
    {"all is well", "<map><hex number='0101'/><unit id='a'/></map>", NULL, 0, 0,
     NULL},
    {"a key twice", "<map><unit id='a'/>\n<unit id='b'/>\n<unit id='a'/></map>",
     NULL, 3, FILE_duplicate, "unit 'a' is there already: a.xml:1"},
    {"a key twice, the second further in",
     "<map><unit id='a'/>\n<unit id='b'>\n<unit id='a'/></unit></map>", NULL, 3,
     FILE_duplicate, "unit 'a' is there already: a.xml:1"},
    {"a key in two files", "<map>\n<unit id='a'/></map>",
     "<map><unit id='a'/></map>", 0, 0, NULL},
    {"a key twice in the second file", "<map>\n<unit id='a'/></map>",
     "<map><unit id='b'/>\n<unit id='b'/></map>", 2, FILE_duplicate,
     "unit 'b' is there already: b.xml:1"},
    {"one key of two kinds", "<map><unit id='a'/><leader id='a'/></map>", NULL,
     0, 0, NULL},
    {"two keys are one",
     "<map><hex number='0101'/><hex number='0102'/>"
     "<road from='0101' to='0102'/><road from='0102' to='0101'/></map>",
     NULL, 0, 0, NULL},
    {"both keys the same",
     "<map><hex number='0101'/><hex number='0102'/>"
     "<road from='0101' to='0102'/>\n<road from='0101' to='0102'/></map>",
     NULL, 2, FILE_duplicate, "road '0101 0102' is there already"},
    {"a key that is missing is not judged here",
     "<map><unit/><unit/><road from='0101'/><hex number='0101'/></map>", NULL,
     0, 0, NULL},
    {"a reference to something later",
     "<map><unit id='a' of='b'/>"
     "<unit id='b'/></map>",
     NULL, 0, 0, NULL},
    {"a reference to another kind",
     "<map><leader id='ney'/><unit id='a' of='ney'/></map>", NULL, 0, 0, NULL},
    {"a reference to another file", "<map><leader id='ney'/></map>",
     "<map><unit id='a' of='ney'/></map>", 0, 0, NULL},
    {"a reference to nothing", "<map>\n<unit id='a' of='xyz'/></map>", NULL, 2,
     FILE_unknown_reference, "of 'xyz' is not there"},
    {"a reference to something near",
     "<map><leader id='grouchy'/>\n<unit id='a' of='gruochy'/></map>", NULL, 2,
     FILE_unknown_reference,
     "of 'gruochy' is not there; did you mean 'grouchy'?"},
    {"the nearest of all kinds",
     "<map><leader id='grauchi'/>\n<unit id='grouchy' of='grouchi'/></map>",
     NULL, 2, FILE_unknown_reference, "did you mean 'grauchi'?"},
    {"a list of references",
     "<map><hex number='0101'/><hex number='0102'/>"
     "<unit id='a' path='0101 0102 0101'/></map>",
     NULL, 0, 0, NULL},
    {"one of a list",
     "<map><hex number='0101'/>\n<unit id='a' path='0101 0909'/></map>", NULL,
     2, FILE_unknown_reference, "path '0909' is not there"},
    {"a key of another table", "<map><unit id='a'/><marker id='a'/></map>",
     NULL, 0, 0, NULL},
    {"a key of another file", "<map><leader id='ney'/></map>",
     "<map><marker id='ney'/></map>", 0, 0, NULL},
    {"a key does not vouch for itself",
     "<map><unit id='b'/>\n<marker id='a'/></map>", NULL, 2,
     FILE_unknown_reference, "id 'a' is not there"},
    {"nor is it near itself",
     "<map><unit id='grouchy'/>\n<marker id='gruochy'/></map>", NULL, 2,
     FILE_unknown_reference,
     "id 'gruochy' is not there; did you mean 'grouchy'?"},
    {"an empty list", "<map><unit id='a' path=''/></map>", NULL, 0, 0, NULL},
};

static void keys_are_judged(void **state)
{
    const struct key_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct keys *keys = keys_new(arena);
    const struct element *root = tree_from(arena, row->first);
    const char *last = row->second ? "b.xml" : "a.xml";
    bool good = keys_collect(keys, &map_record, root, "a.xml", report);

    if (row->second) {
        root = tree_from(arena, row->second);
        good &= keys_collect(keys, &map_record, root, "b.xml", report);
    }
    good &= keys_check(keys, &map_record, root, last, report);
    assert_int_equal(good, row->line == 0);
    assert_int_equal(report_size(report), row->line != 0);
    if (row->line != 0) {
        const struct finding *finding = report_finding(report, 0);

        assert_ptr_equal(finding->rule, &file_rules[row->rule]);
        assert_int_equal(finding->place.line, row->line);
        assert_string_equal(finding->place.file, last);
        if (!strstr(finding->text, row->words))
            fail_msg("'%s' is not in '%s'", row->words, finding->text);
    }
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {TABLE(key_rows, keys_are_judged)};

    return run_tables(tables, LENGTH(tables));
}
