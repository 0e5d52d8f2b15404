/* Canonical XML, compared with what the library makes of it. */
#include "core/writer.h"

#include "tests/core/tree.h"

#include <libxml/c14n.h>

static const struct tree_row {
    const char *name;
    const char *xml;
    const char *written;
} tree_rows[] = {
    {"an empty element", "<a/>", "<a></a>"},
    {"children stand on lines of their own", "<a><b/><c><d/></c></a>",
     "<a>\n <b></b>\n <c>\n  <d></d>\n </c>\n</a>"},
    {"text gets no line break", "<a><b>x y</b></a>", "<a>\n <b>x y</b>\n</a>"},
    {"nor does what stands beside it", "<a>x<b><c/></b></a>",
     "<a>x<b>\n  <c></c>\n </b></a>"},
    {"attributes by name",
     "<a b='1' a='2' c='3' B='4' a-b='5' a.b='6' ab='7'/>",
     "<a B=\"4\" a=\"2\" a-b=\"5\" a.b=\"6\" ab=\"7\" b=\"1\" c=\"3\"></a>"},
    {"attributes are escaped", "<a b=\"&amp;&lt;>&quot;'&#9;&#10;&#13; \"/>",
     "<a b=\"&amp;&lt;>&quot;'&#x9;&#xA;&#xD; \"></a>"},
    {"text is escaped", "<a>&amp;&lt;&gt;\"'\t\n&#13; </a>",
     "<a>&amp;&lt;&gt;\"'\t\n&#xD; </a>"},
    {"no CDATA", "<a>]]&gt;</a>", "<a>]]&gt;</a>"},
    {"letters of any script", "<a b='&#233;&#x20ac;'>&#x1f3f0;</a>",
     "<a b=\"\xc3\xa9\xe2\x82\xac\">\xf0\x9f\x8f\xb0</a>"},
    {"an empty attribute", "<a b=''/>", "<a b=\"\"></a>"},
};

/* What exclusive C14N makes of a document. */
static char *canonical(const char *xml, size_t length)
{
    xmlDoc *doc =
        xmlReadMemory(xml, (int)length, "test.xml", NULL, XML_PARSE_NONET);
    xmlChar *bytes = NULL;
    char *copy;
    int size;

    assert_non_null(doc);
    size = xmlC14NDocDumpMemory(doc, NULL, XML_C14N_EXCLUSIVE_1_0, NULL, 0,
                                &bytes);
    assert_true(size >= 0);
    copy = malloc((size_t)size + 1);
    assert_non_null(copy);
    memcpy(copy, bytes, (size_t)size);
    copy[size] = '\0';
    xmlFree(bytes);
    xmlFreeDoc(doc);
    return copy;
}

static void assert_canonical(const struct buffer *buffer)
{
    char *bytes = canonical(buffer->bytes, buffer->length);

    assert_string_equal(buffer->bytes, bytes);
    assert_int_equal(buffer->length, strlen(bytes));
    free(bytes);
}

static void trees_are_written(void **state)
{
    const struct tree_row *row = *state;
    struct arena *arena = arena_new();
    struct writer writer;
    struct buffer buffer;

    buffer_init(&buffer);
    writer_init(&writer, &buffer, arena);
    writer_tree(&writer, tree_from(arena, row->xml));
    assert_string_equal(buffer.bytes, row->written);
    assert_canonical(&buffer);
    buffer_release(&buffer);
    arena_free(arena);
}

/* A small generator of numbers, so that a seed is a document. */
static unsigned next(unsigned *seed, unsigned below)
{
    *seed = *seed * 1103515245u + 12345u;
    return *seed / 65536u % below;
}

static const char *any_text(struct arena *arena, unsigned *seed)
{
    static const char *const pieces[] = {
        "&", "<", ">",   "\"", "'",        "\t",           "\n",   "\r",
        " ", "x", "]]>", "--", "\xc3\xa9", "\xe2\x82\xac", "\x7f", "&amp;",
    };
    const char *text = "";

    for (unsigned left = next(seed, 6); left > 0; left--)
        text =
            arena_text(arena, "%s%s", text, pieces[next(seed, LENGTH(pieces))]);
    return text;
}

static void write_any(struct writer *writer, unsigned *seed, int depth)
{
    static const char *const names[] = {"a", "b-c", "b.c", "B", "_x", "bc"};
    unsigned start = next(seed, LENGTH(names));

    writer_open(writer, names[start]);
    for (size_t i = 0; i < next(seed, LENGTH(names) + 1); i++)
        writer_attribute(writer, names[(start + i) % LENGTH(names)],
                         any_text(writer->arena, seed));
    if (next(seed, 3) == 0)
        writer_text(writer, any_text(writer->arena, seed));
    for (unsigned left = depth > 3 ? 0 : next(seed, 4); left > 0; left--)
        write_any(writer, seed, depth + 1);
    writer_close(writer);
}

static const struct seed_row {
    const char *name;
    unsigned from, to;
} seed_rows[] = {
    {"any tree is canonical, seeds 0 to 499", 0, 499},
    {"any tree is canonical, seeds 500 to 999", 500, 999},
};

static void any_tree_is_canonical(void **state)
{
    const struct seed_row *row = *state;

    for (unsigned seed = row->from; seed <= row->to; seed++) {
        struct arena *arena = arena_new();
        unsigned now = seed;
        struct writer writer;
        struct buffer buffer;
        char *bytes;

        buffer_init(&buffer);
        writer_init(&writer, &buffer, arena);
        write_any(&writer, &now, 0);
        bytes = canonical(buffer.bytes, buffer.length);
        if (strcmp(bytes, buffer.bytes) != 0)
            fail_msg("seed %u: %s is not %s", seed, buffer.bytes, bytes);
        free(bytes);
        buffer_release(&buffer);
        arena_free(arena);
    }
}

static const struct comment_row {
    const char *name;
    const char *comment;
    const char *written;
} comment_rows[] = {
    {"a comment", "orders",
     "<!-- orders -->\n<a>\n <!-- orders -->\n <b></b>\n</a>"},
    {"hyphens are set apart", "a--b---",
     "<!-- a- -b- - - -->\n<a>\n <!-- a- -b- - - -->\n <b></b>\n</a>"},
};

static void comments_stand_alone(void **state)
{
    const struct comment_row *row = *state;
    struct arena *arena = arena_new();
    struct writer writer;
    struct buffer buffer;

    buffer_init(&buffer);
    writer_init(&writer, &buffer, arena);
    writer_comment(&writer, row->comment);
    writer_open(&writer, "a");
    writer_comment(&writer, row->comment);
    writer_open(&writer, "b");
    writer_close(&writer);
    writer_close(&writer);
    assert_string_equal(buffer.bytes, row->written);
    free(canonical(buffer.bytes, buffer.length));
    buffer_release(&buffer);
    arena_free(arena);
}

static const struct room_row {
    const char *name;
    size_t size;
    int count;
} room_rows[] = {
    {"values in the writer", 16, 64},
    {"values in the arena", 2000, 3},
    {"values in both", 700, 4},
};

static void values_live_until_the_tag_closes(void **state)
{
    static const char names[][2] = {"a", "b", "c", "d", "e", "f", "g", "h"};
    const struct room_row *row = *state;
    struct arena *arena = arena_new();
    struct writer writer;
    struct buffer buffer;
    char *values[64];

    buffer_init(&buffer);
    writer_init(&writer, &buffer, arena);
    writer_open(&writer, "x");
    for (int i = 0; i < row->count; i++) {
        values[i] = writer_room(&writer, row->size);
        memset(values[i], 'a' + i % 26, row->size - 1);
        values[i][row->size - 1] = '\0';
        if (i < (int)LENGTH(names))
            writer_attribute(&writer, names[i], values[i]);
    }
    for (int i = 0; i < row->count; i++) {
        assert_int_equal(values[i][0], 'a' + i % 26);
        assert_int_equal(values[i][row->size - 2], 'a' + i % 26);
    }
    writer_close(&writer);
    assert_canonical(&buffer);
    buffer_release(&buffer);
    arena_free(arena);
}

static const struct large_row {
    const char *name;
    int depth;
    int attributes;
} large_rows[] = {
    {"as deep as any file may be", 64, 1},
    {"many attributes", 1, 1000},
};

static void open_any(struct writer *writer, const struct large_row *row)
{
    writer_open(writer, "a");
    for (int i = 0; i < row->attributes; i++)
        writer_attribute(
            writer, arena_text(writer->arena, "b%d", i * 7919 % 1009), "x");
}

static void large_trees_are_canonical(void **state)
{
    const struct large_row *row = *state;
    struct arena *arena = arena_new();
    struct writer writer;
    struct buffer buffer;

    buffer_init(&buffer);
    writer_init(&writer, &buffer, arena);
    for (int i = 0; i < row->depth; i++)
        open_any(&writer, row);
    for (int i = 0; i < row->depth; i++)
        writer_close(&writer);
    assert_canonical(&buffer);
    buffer_release(&buffer);
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(tree_rows, trees_are_written),
        TABLE(seed_rows, any_tree_is_canonical),
        TABLE(comment_rows, comments_stand_alone),
        TABLE(room_rows, values_live_until_the_tag_closes),
        TABLE(large_rows, large_trees_are_canonical),
    };

    return run_tables(tables, LENGTH(tables));
}
