/* Changes of named records. */
#include "core/edit.h"
#include "core/writer.h"

#include "tests/core/army.h"
#include "tests/core/tree.h"

static const char army_text[] =
    "<army turn=\"4\">\n <weather rain=\"no\"></weather>\n"
    " <leader id=\"ney\" rating=\"2\"></leader>\n"
    " <unit arm=\"cavalry\" hex=\"0722\" id=\"reille\" leaders=\"ney\""
    " strength=\"2.5\">\n"
    "  <loss steps=\"1\" when=\"2026-11-21T18:00:00Z\"></loss>\n </unit>\n"
    " <unit arm=\"infantry\" id=\"ney\" strength=\"1\"></unit>\n</army>";

#define AT .place = {"c.xml", 2}
#define CHANGE(which, what, was, is)                                           \
    {                                                                          \
        EDIT_CHANGE, AT, .piece = which, .field = what, .from = was, .to = is  \
    }
#define CHANGE_OF(kind, which, what, was, is)                                  \
    {                                                                          \
        EDIT_CHANGE, AT, .of = kind, .piece = which, .field = what,            \
                         .from = was, .to = is                                 \
    }
#define REMOVE(kind, which)                                                    \
    {                                                                          \
        EDIT_REMOVE, AT, .of = kind, .piece = which                            \
    }
#define ADD(which)                                                             \
    {                                                                          \
        EDIT_ADD, AT, .piece = which                                           \
    }

struct desk {
    struct arena *arena;
    struct report *report;
    struct army army;
};

static void desk_open(struct desk *desk)
{
    memset(desk, 0, sizeof(*desk));
    desk->arena = arena_new();
    desk->report = report_new(desk->arena);
    assert_true(record_read(&desk->army, &army_record,
                            tree_from(desk->arena, army_text), "a.xml",
                            desk->arena, desk->report));
}

static const char *written(struct desk *desk)
{
    struct writer writer;
    struct buffer buffer;
    const char *text;

    buffer_init(&buffer);
    writer_init(&writer, &buffer, desk->arena);
    record_write(&writer, &army_record, &desk->army);
    text = arena_string(desk->arena, buffer.bytes, buffer.length);
    buffer_release(&buffer);
    return text;
}

static bool carry_out(struct desk *desk, const struct edit *edit,
                      const char *added)
{
    struct edit own = *edit;

    if (added)
        own.added = tree_from(desk->arena, added);
    return record_edit(&desk->army, &army_record, &own, desk->arena,
                       desk->report);
}

static const struct good_row {
    const char *name;
    struct edit edit;
    const char *added;
    const char *has;     /* what is written then */
    const char *has_not; /* or NULL */
    const char *words;
} good_rows[] = {
    {"a place", CHANGE("reille", "hex", "0722", "0821"), NULL,
     "hex=\"0821\" id=\"reille\"", "0722", "hex of reille is 0821, not 0722"},
    {"a value where none was", CHANGE("reille", "guard", NULL, "yes"), NULL,
     "guard=\"yes\"", NULL, "guard of reille is yes, not unset"},
    {"no value where one was", CHANGE("reille", "leaders", "ney", NULL), NULL,
     "id=\"reille\" strength", "leaders",
     "leaders of reille is unset, not ney"},
    {"another list in its place", CHANGE("reille", "leaders", "ney", "soult"),
     NULL, "leaders=\"soult\"", "ney soult",
     "leaders of reille is soult, not ney"},
    {"the state as a whole", CHANGE(NULL, "turn", "4", "5"), NULL,
     "<army turn=\"5\"", NULL, "turn of the game is 5, not 4"},
    {"the only one of its kind",
     CHANGE_OF("weather", NULL, "rain", "no", "yes"), NULL,
     "<weather rain=\"yes\"", NULL, "rain of weather is yes, not no"},
    {"one of two of that name", CHANGE_OF("leader", "ney", "rating", "2", "-1"),
     NULL, "rating=\"-1\"", NULL, "rating of leader ney is -1, not 2"},
    {"one is taken away", REMOVE("leader", "ney"), NULL, "<unit", "<leader",
     "leader ney is taken away"},
    {"one comes", ADD(NULL), "<leader id=\"soult\" rating=\"1\"/>",
     "<leader id=\"ney\" rating=\"2\"></leader>\n"
     " <leader id=\"soult\" rating=\"1\"></leader>",
     NULL, "the game gets leader id=\"soult\" rating=\"1\""},
    {"one comes into another", ADD("reille"),
     "<loss steps=\"3\" when=\"2026-11-22T18:00:00Z\"/>", "<loss steps=\"3\"",
     NULL, "reille gets loss steps=\"3\" when=\"2026-11-22T18:00:00Z\""},
};

static void good_edit_is_carried_out(void **state)
{
    const struct good_row *row = *state;
    struct edit said = row->edit;
    struct desk desk;

    desk_open(&desk);
    assert_true(carry_out(&desk, &row->edit, row->added));
    assert_non_null(strstr(written(&desk), row->has));
    if (row->has_not)
        assert_null(strstr(written(&desk), row->has_not));
    if (row->added)
        said.added = tree_from(desk.arena, row->added);
    assert_string_equal(edit_text(&said, desk.arena), row->words);
    arena_free(desk.arena);
}

/* Where one name is not enough, as many words as it takes. */
struct pact {
    int one, other;
    int since;
};
static const char *const side_words[] = {"france", "prussia", "russia", NULL};
static const struct field pact_fields[] = {
    FIELD_WORDS(struct pact, one, "one", FIELD_REQUIRED, side_words),
    FIELD_WORDS(struct pact, other, "other", FIELD_REQUIRED, side_words),
    FIELD(COUNT, struct pact, since, "since", FIELD_OPTIONAL),
    {0},
};
struct europe {
    struct pact *pacts;
    size_t count;
};
static const struct record europe_children[] = {
    {
        .element = "pact",
        .size = sizeof(struct pact),
        .fields = pact_fields,
        .items = offsetof(struct europe, pacts),
        .count = offsetof(struct europe, count),
        .place = RECORD_NO_PLACE,
    },
    {0},
};
static const struct record europe_record = {
    .element = "europe",
    .size = sizeof(struct europe),
    .children = europe_children,
    .place = RECORD_NO_PLACE,
};

static const struct pact_row {
    const char *name;
    const char *piece;
    ptrdiff_t changed; /* which of the three; -1: refused */
    const char *told;  /* then, among the words */
} pact_rows[] = {
    {"one word that only one begins with", "prussia", 2, NULL},
    {"two words", "france russia", 1, NULL},
    {"one word of two pacts", "france", -1,
     "2 records are pact france; say which: 'france prussia', 'france russia'"},
    {"the wrong way round", "russia france", -1, "there is no pact"},
    {"half a word", "france rus", -1, "did you mean 'france russia'"},
};

static void words_name_a_record(void **state)
{
    const struct pact_row *row = *state;
    struct pact pacts[] = {{0, 1, 1}, {0, 2, 1}, {1, 2, 1}};
    struct europe europe = {pacts, LENGTH(pacts)};
    struct edit edit = CHANGE_OF("pact", row->piece, "since", "1", "7");
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);

    assert_int_equal(record_edit(&europe, &europe_record, &edit, arena, report),
                     row->changed >= 0);
    for (ptrdiff_t i = 0; i < (ptrdiff_t)LENGTH(pacts); i++)
        assert_int_equal(pacts[i].since, i == row->changed ? 7 : 1);
    if (row->told)
        assert_non_null(strstr(report_finding(report, 0)->text, row->told));
    arena_free(arena);
}

/* What tells whose record it is. */
static const struct words_row {
    const char *name;
    struct edit edit;
    const char *added;
    const char *words; /* the record's own name behind its kind */
} words_rows[] = {
    {"names and choices of the record, no numbers and no places",
     CHANGE("reille", "strength", "2.5", "3"), NULL,
     "unit/reille cavalry ney 2.5 3"},
    {"a list that comes in place of another",
     CHANGE("reille", "leaders", "ney", "soult davout"), NULL,
     "unit/reille cavalry ney ney soult davout"},
    {"one of two of that name", REMOVE("leader", "ney"), NULL, "leader/ney"},
    {"what comes", ADD(NULL), "<leader id=\"soult\" rating=\"1\"/>", "soult 1"},
    {"nobody of that name", REMOVE(NULL, "raille"), NULL, ""},
    {"the state as a whole", CHANGE(NULL, "turn", "4", "5"), NULL, "4 5"},
};

static void words_tell_whose_it_is(void **state)
{
    const struct words_row *row = *state;
    struct edit edit = row->edit;
    struct edit_words words = {0};
    const char *text = "";
    struct desk desk;

    desk_open(&desk);
    if (row->added)
        edit.added = tree_from(desk.arena, row->added);
    edit_words(&words, &desk.army, &army_record, &edit, desk.arena);
    for (size_t i = 0; i < words.count; i++)
        text = arena_text(desk.arena, "%s%s%s%s%s", text, *text ? " " : "",
                          words.items[i].kind ? words.items[i].kind : "",
                          words.items[i].kind ? "/" : "", words.items[i].word);
    assert_string_equal(text, row->words);
    arena_free(desk.arena);
}

static const struct bad_row {
    const char *name;
    struct edit edit;
    const char *added;
    enum file_rule rule;
} bad_rows[] = {
    {"nobody of that name", CHANGE("raille", "hex", "0722", "0821"), NULL,
     FILE_unknown_reference},
    {"two of that name", CHANGE("ney", "rating", "2", "1"), NULL,
     FILE_unknown_reference},
    {"two of that kind", CHANGE_OF("unit", NULL, "hex", "0722", "0821"), NULL,
     FILE_unknown_reference},
    {"none of that kind", CHANGE_OF("gun", NULL, "hex", "0722", "0821"), NULL,
     FILE_unknown_reference},
    {"no such field", CHANGE("reille", "hexx", "0722", "0821"), NULL,
     FILE_unknown_attribute},
    {"another value stands there", CHANGE("reille", "hex", "0721", "0821"),
     NULL, FILE_bad_value},
    {"a value stands there", CHANGE("reille", "hex", NULL, "0821"), NULL,
     FILE_bad_value},
    {"no value stands there", CHANGE("reille", "title", "II", "III"), NULL,
     FILE_bad_value},
    {"it stays what it is", CHANGE("reille", "hex", "0722", "0722"), NULL,
     FILE_bad_value},
    {"no value of that field", CHANGE("reille", "arm", "cavalry", "camels"),
     NULL, FILE_bad_value},
    {"a field that must be there", CHANGE("reille", "arm", "cavalry", NULL),
     NULL, FILE_bad_value},
    {"it must be there", REMOVE("weather", NULL), NULL, FILE_missing_element},
    {"none that it could go into", ADD("reille"),
     "<leader id=\"soult\" rating=\"1\"/>", FILE_unknown_element},
    {"a second of what stands alone", ADD(NULL), "<weather rain=\"no\"/>",
     FILE_unknown_element},
    {"a record that lacks something", ADD(NULL), "<leader id=\"soult\"/>",
     FILE_missing_attribute},
};

static void bad_edit_is_refused(void **state)
{
    const struct bad_row *row = *state;
    struct desk desk;

    desk_open(&desk);
    assert_false(carry_out(&desk, &row->edit, row->added));
    assert_int_equal(report_findings(desk.report), 1);
    assert_true(report_names(desk.report, &file_rules[row->rule]));
    arena_free(desk.arena);
}

int main(void)
{
    const struct table tables[] = {TABLE(good_rows, good_edit_is_carried_out),
                                   TABLE(pact_rows, words_name_a_record),
                                   TABLE(words_rows, words_tell_whose_it_is),
                                   TABLE(bad_rows, bad_edit_is_refused)};

    return run_tables(tables, LENGTH(tables));
}
