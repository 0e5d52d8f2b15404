/* What people can see, and what they would take for the same. */
#include "core/arena.h"
#include "core/displayable.h"
#include "tests/support/test.h"

static const struct shown_row {
    const char *name;
    const char *text;
    const char *first; /* that is not displayable; NULL: all is */
    const char *shown;
} shown_rows[] = {
    {"plain", "Anna & Co.", NULL, "Anna & Co."},
    {"nothing", "", NULL, ""},
    {"letters of all countries", "Ney, Блюхер, \xe6\x9d\x8e, S\xc3\xa9", NULL,
     "Ney, Блюхер, \xe6\x9d\x8e, S\xc3\xa9"},
    {"a picture", "\xf0\x9f\x8d\x8e", NULL, "\xf0\x9f\x8d\x8e"},
    {"the end of a line", "a\nb", "U+000A", "a?b"},
    {"a tab", "a\tb", "U+0009", "a?b"},
    {"an escape", "a\x1b[2Jb", "U+001B", "a?[2Jb"},
    {"DEL", "a\x7f", "U+007F", "a?"},
    {"the escape of C1",
     "a\xc2\x9b"
     "2J",
     "U+009B", "a?2J"},
    {"an override",
     "a\xe2\x80\xae"
     "b",
     "U+202E", "a?b"},
    {"an isolate",
     "\xe2\x81\xa6"
     "b",
     "U+2066", "?b"},
    {"a mark of direction", "b\xe2\x80\x8f", "U+200F", "b?"},
    {"a zero width space", "an\xe2\x80\x8bna", "U+200B", "an?na"},
    {"a zero width joiner", "an\xe2\x80\x8dna", "U+200D", "an?na"},
    {"a byte order mark",
     "\xef\xbb\xbf"
     "anna",
     "U+FEFF", "?anna"},
    {"a soft hyphen", "an\xc2\xadna", "U+00AD", "an?na"},
    {"an end of line of Unicode",
     "a\xe2\x80\xa8"
     "b",
     "U+2028", "a?b"},
    {"a selector", "a\xef\xb8\x8f", "U+FE0F", "a?"},
    {"Braille of no dots",
     "\xe2\xa0\x80"
     "anna",
     "U+2800", "?anna"},
    {"a note's head that is not drawn", "a\xf0\x9d\x85\x99", "U+1D159", "a?"},
    {"a tag", "a\xf3\xa0\x81\x81", "U+E0041", "a?"},
    {"a byte of Latin-1", "d\xe9sert", "byte e9", "d?sert"},
    {"an overlong slash", "\xc0\xaf", "byte c0", "??"},
    {"a surrogate", "\xed\xa0\x80", "byte ed", "???"},
    {"beyond Unicode", "\xf4\x90\x80\x80", "byte f4", "????"},
    {"cut inside a character", "a\xe2\x80", "byte e2", "a??"},
};

static void is_shown(void **state)
{
    const struct shown_row *row = *state;
    struct arena *arena = arena_new();
    const char *first = undisplayable(row->text, arena);

    assert_int_equal(is_displayable(row->text), row->first == NULL);
    if (row->first)
        assert_string_equal(first, row->first);
    else
        assert_null(first);
    assert_string_equal(displayed(row->text, arena), row->shown);
    assert_true(is_displayable(displayed(row->text, arena)));
    arena_free(arena);
}

static const struct name_row {
    const char *name;
    const char *file;
    const char *shown;
} name_rows[] = {
    {"a path", "mail/anna-2-1.xml", "mail/anna-2-1.xml"},
    {"a letter with an accent", "\xc3\xa9.xml", "\xc3\xa9.xml"},
    {"a blank", "a b.xml", "'a b.xml'"},
    {"a line of ours", "x.xml: good", "'x.xml: good'"},
    {"an escape and the end of a line", "a\x1b[31m\nb", "'a?[31m?b'"},
};

static void name_is_shown(void **state)
{
    const struct name_row *row = *state;
    struct arena *arena = arena_new();

    assert_string_equal(displayed_name(row->file, arena), row->shown);
    arena_free(arena);
}

static const struct words_row {
    const char *name;
    const char *words;
    const char *shown;
} words_rows[] = {
    {"words", "Good apples", "\"Good apples\""},
    {"lines", "\n  Good\n\t apples \r\n", "\"Good apples\""},
    {"an end of the quotation", "hm\" 2d6 = 6 6", "\"hm' 2d6 = 6 6\""},
    {"an override", "a\xe2\x80\xae", "\"a?\""},
    {"nothing", " \n", "\"\""},
};

static void words_are_shown(void **state)
{
    const struct words_row *row = *state;
    struct arena *arena = arena_new();

    assert_string_equal(displayed_words(row->words, arena), row->shown);
    arena_free(arena);
}

static const struct fold_row {
    const char *name;
    const char *one;
    const char *other;
    bool same;
} fold_rows[] = {
    {"the same", "Anna", "Anna", true},
    {"others", "Anna", "Hanna", false},
    {"case", "ANNA", "anna", true},
    {"blanks", " Anna  B ", "Anna B", true},
    {"a blank is no letter", "An na", "Anna", false},
    {"other blanks",
     "Anna\xc2\xa0"
     "B",
     "Anna\xe2\x80\x83"
     "B",
     true},
    {"an accent", "Andr\xc3\xa9", "Andre", true},
    {"an accent apart", "Andre\xcc\x81", "ANDR\xc3\x89", true},
    {"full width", "\xef\xbc\xa1nna", "anna", true},
    {"a ligature", "Su\xef\xac\x81", "sufi", true},
    {"sharp s", "Wei\xc3\x9f", "WEISS", true},
    {"Cyrillic case", "\xd0\x96\xd1\x83\xd0\xba", "\xd0\xb6\xd0\xa3\xd0\xba",
     true},
    {"Cyrillic that looks Latin", "\xd0\x90nn\xd0\xb0", "Anna", true},
    {"Greek case", "\xce\xa3", "\xcf\x83", true},
    {"Greek that looks Latin", "\xce\x91nna", "Anna", true},
    {"the Kelvin sign",
     "\xe2\x84\xaa"
     "arl",
     "karl", true},
    {"other signs stay apart", "A+B", "A-B", false},
};

static void is_folded(void **state)
{
    const struct fold_row *row = *state;

    assert_int_equal(is_same_folded(row->one, row->other), row->same);
    assert_int_equal(is_same_folded(row->other, row->one), row->same);
}

static const struct long_row {
    const char *name;
} long_rows[] = {{"long words are cut between characters"}};

/* A player's words do not fill the log, and are cut between characters. */
static void long_words_are_cut(void **state)
{
    struct arena *arena = arena_new();
    char words[2001];
    const char *shown;

    (void)state;
    for (size_t i = 0; i < 2000; i += 2)
        memcpy(words + i, "\xc3\xa9", 2);
    words[2000] = '\0';
    shown = displayed_words(words + 1, arena);
    assert_true(strlen(shown) < 960);
    assert_true(is_displayable(shown));
    assert_string_equal(shown + strlen(shown) - 4, "...\"");
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(shown_rows, is_shown),          TABLE(name_rows, name_is_shown),
        TABLE(words_rows, words_are_shown),   TABLE(fold_rows, is_folded),
        TABLE(long_rows, long_words_are_cut),
    };

    return run_tables(tables, LENGTH(tables));
}
