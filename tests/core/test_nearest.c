/* "Did you mean", and what a word is taken for. */
#include "core/known.h"

#include "core/arena.h"
#include "tests/support/test.h"

static const struct near_row {
    const char *name;
    const char *word;
    const char *nearest; /* NULL: none */
} near_rows[] = {
    {"the same", "grouchy", "grouchy"},
    {"a letter missing", "grouhy", "grouchy"},
    {"a letter too many", "grouuchy", "grouchy"},
    {"a letter wrong", "grouxhy", "grouchy"},
    {"two changed over", "gruochy", "grouchy"},
    {"two changed over at the start", "rgouchy", "grouchy"},
    {"two of seven wrong", "gxouxhy", "grouchy"},
    {"three of seven wrong", "gxouxhx", NULL},
    {"one of three wrong", "nei", "ney"},
    {"two of three wrong", "nii", NULL},
    {"changed over counts once", "nye", "ney"},
    {"a capital counts once", "Ney", "ney"},
    {"the nearer wins", "soul", "soult"},
    {"of equals the first", "reillx", "reille"},
    {"nothing like it", "wellington", NULL},
    {"nothing at all", "", NULL},
    {"a very long word",
     "gggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
     NULL},
};

static void the_nearest_is_suggested(void **state)
{
    static const char *candidates[] = {
        "ney",
        "grouchy",
        "reille",
        "reilly",
        "soult",
        "souls-of-all",
        "a-name-that-is-too-long-to-be-looked-at-for-it-has-more-than-64-bytes",
    };
    const struct near_row *row = *state;
    const struct names names = {candidates, LENGTH(candidates)};
    const char *nearest = nearest_name(row->word, &names);

    assert_int_equal(!nearest, !row->nearest);
    if (nearest)
        assert_string_equal(nearest, row->nearest);
}

static const struct empty_row {
    const char *name;
} empty_rows[] = {{"no candidates"}};

static void nobody_is_near(void **state)
{
    const struct names names = {NULL, 0};

    (void)state;
    assert_null(nearest_name("ney", &names));
}

static const struct quote_row {
    const char *name;
    const char *words;
    const char *quoted;
    const char *suggestion;
} quote_rows[] = {
    {"a word near another", "gruochy", "'gruochy'",
     "; did you mean 'grouchy'?"},
    {"a word like no other", "blucher", "'blucher'", ""},
    {"no word", "", "''", ""},
    {"60 bytes", "012345678901234567890123456789012345678901234567890123456789",
     "'012345678901234567890123456789012345678901234567890123456789'", ""},
    {"61 bytes",
     "0123456789012345678901234567890123456789012345678901234567890",
     "'012345678901234567890123456789012345678901234567890123456789...'", ""},
    {"no half character",
     "01234567890123456789012345678901234567890123456789012345678\xc3\xa9",
     "'01234567890123456789012345678901234567890123456789012345678...'", ""},
};

static void words_are_quoted(void **state)
{
    static const char *candidates[] = {"ney", "grouchy"};
    const struct quote_row *row = *state;
    const struct names names = {candidates, LENGTH(candidates)};
    struct arena *arena = arena_new();

    assert_string_equal(quoted(arena, row->words), row->quoted);
    assert_string_equal(suggestion(arena, row->words, &names), row->suggestion);
    arena_free(arena);
}

static const struct listing_row {
    const char *name;
    size_t more; /* ids that nobody has a name for */
    const char *listing;
} listing_rows[] = {
    {"with the names that people have for them", 0, ": au Austria, fr France"},
    {"ids alone", 1, ": au Austria, fr France, x"},
    {"so many", 18,
     ": au Austria, fr France, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, "
     "x, x"},
    {"one more: the nearest", 19, "; did you mean 'fr'?"},
};

static void what_there_is_is_listed(void **state)
{
    const struct listing_row *row = *state;
    struct arena *arena = arena_new();
    struct printed_names there = {.arena = arena};

    printed_add(&there, "au", "Austria");
    printed_add(&there, "fr", "France");
    for (size_t i = 0; i < row->more; i++)
        printed_add(&there, "x", NULL);
    assert_string_equal(listing(arena, "fra", &there), row->listing);
    arena_free(arena);
}

static const struct known_row {
    const char *name;
    const char *word;
    const char *found; /* all that it may be */
} known_rows[] = {
    {"an id", "fr-c1", "'1st-2nd of France' (fr-c1)"},
    {"an id in capitals", "Fr-C1", "'1st-2nd of France' (fr-c1)"},
    {"a long dash", "fr\u2013c1", "'1st-2nd of France' (fr-c1)"},
    {"a long dash of a name", "1st\u20142nd of france",
     "'1st-2nd of France' (fr-c1)"},
    {"an umlaut", "Bl\u00fccher", "'Bluecher'"},
    {"an umlaut of another", "Mahl\u00f6r", ""},
    {"what two may be", "m\u00fcller", "'Mueller' (m1), 'MUELLER' (m2)"},
    {"the one that is spelt so", "Muller", "'Muller' (m3)"},
};

static void a_word_is_taken_for(void **state)
{
    const struct known_row *row = *state;
    struct arena *arena = arena_new();
    struct known known;

    known_init(&known, arena);
    known_add(&known, "fr-c1", "1st-2nd of France");
    known_add(&known, "Bluecher", NULL);
    known_add(&known, "m1", "Mueller");
    known_add(&known, "m2", "MUELLER");
    if (strcmp(row->word, "Muller") == 0)
        known_add(&known, "m3", "Muller");
    known_close(&known);
    assert_string_equal(matches_text(known_find(&known, row->word), arena),
                        row->found);
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(near_rows, the_nearest_is_suggested),
        TABLE(empty_rows, nobody_is_near),
        TABLE(quote_rows, words_are_quoted),
        TABLE(listing_rows, what_there_is_is_listed),
        TABLE(known_rows, a_word_is_taken_for),
    };

    return run_tables(tables, LENGTH(tables));
}
