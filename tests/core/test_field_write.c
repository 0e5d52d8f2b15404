/* From structs to canonical XML, and copies of structs. */
#include "core/field.h"
#include "core/writer.h"

#include "tests/core/army.h"
#include "tests/core/tree.h"

#define DIGEST                                                                 \
    "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"

/* Files that are spelt as they are written. */
static const struct file_row {
    const char *name;
    const char *xml;
} file_rows[] = {
    {"the least",
     "<army turn=\"0\">\n <weather rain=\"no\"></weather>\n</army>"},
    {"all of it",
     "<army digest=\"" DIGEST "\" turn=\"12\">\n"
     " <weather rain=\"yes\" rounds=\"3\"></weather>\n"
     " <leader command=\"0.3\" id=\"ney\" initiative=\"-1.5\""
     " likeness=\"QQ==\" rating=\"-2\" seal=\"0f\"></leader>\n"
     " <leader id=\"soult\" rating=\"0\"></leader>\n"
     " <unit arm=\"cavalry\" guard=\"yes\" hex=\"0722\" id=\"reille\""
     " leaders=\"ney soult\" path=\"0722 0821\" strength=\"2.75\""
     " title=\"II &amp; more\">\n"
     "  <loss steps=\"1\" when=\"2026-11-21T18:00:00Z\"></loss>\n"
     "  <loss steps=\"0\" when=\"2026-11-22T18:00:00Z\"></loss>\n"
     " </unit>\n"
     " <unit arm=\"infantry\" id=\"erlon\" strength=\"0\"></unit>\n"
     "</army>"},
};

static void read_army(struct army *army, const char *xml, struct arena *arena)
{
    struct report *report = report_new(arena);

    memset(army, 0, sizeof(*army));
    assert_true(record_read(army, &army_record, tree_from(arena, xml), "a.xml",
                            arena, report));
}

static const char *written(struct arena *arena, const struct army *army)
{
    struct writer writer;
    struct buffer buffer;
    const char *text;

    buffer_init(&buffer);
    writer_init(&writer, &buffer, arena);
    record_write(&writer, &army_record, army);
    text = arena_string(arena, buffer.bytes, buffer.length);
    buffer_release(&buffer);
    return text;
}

static void what_is_read_is_written(void **state)
{
    const struct file_row *row = *state;
    struct arena *arena = arena_new();
    struct army army;

    read_army(&army, row->xml, arena);
    assert_string_equal(written(arena, &army), row->xml);
    arena_free(arena);
}

/* What an optional field is when it is missing is not written. */
static const struct missing_row {
    const char *name;
    const char *xml;
    const char *written;
} missing_rows[] = {
    {"no is not written",
     "<unit id='a' arm='infantry' strength='1' guard='no'/>",
     " <unit arm=\"infantry\" id=\"a\" strength=\"1\"></unit>\n"},
    {"nor are empty lists",
     "<unit id='a' arm='infantry' strength='1' path='' leaders=''/>",
     " <unit arm=\"infantry\" id=\"a\" strength=\"1\"></unit>\n"},
    {"nor are decimals of 0",
     "<leader id='a' rating='0' initiative='0' command='0'/>",
     " <leader id=\"a\" rating=\"0\"></leader>\n"},
};

static void missing_values_are_not_written(void **state)
{
    const struct missing_row *row = *state;
    struct arena *arena = arena_new();
    struct army army;

    read_army(&army,
              arena_text(arena, "<army turn='1'><weather rain='no'/>%s</army>",
                         row->xml),
              arena);
    assert_string_equal(
        written(arena, &army),
        arena_text(arena,
                   "<army turn=\"1\">\n <weather rain=\"no\"></weather>\n%s"
                   "</army>",
                   row->written));
    arena_free(arena);
}

static void copies_are_deep(void **state)
{
    const struct file_row *row = *state;
    struct arena *arena = arena_new();
    struct army army, *copy;

    read_army(&army, row->xml, arena);
    copy = record_copy(arena, &army_record, &army);
    assert_string_equal(written(arena, copy), row->xml);
    copy->turn = 77;
    copy->weather.rounds = 77;
    for (size_t i = 0; i < copy->unit_count; i++) {
        struct unit *unit = &copy->units[i];

        unit->hex = 1111;
        for (size_t j = 0; j < unit->path.count; j++)
            unit->path.items[j] = 1111;
        for (size_t j = 0; j < unit->leaders.count; j++)
            unit->leaders.items[j] = "copy";
        for (size_t j = 0; j < unit->loss_count; j++)
            unit->losses[j].steps = 77;
        hexes_add(arena, &unit->path, 1111);
        names_add(arena, &unit->leaders, "copy");
    }
    assert_string_equal(written(arena, &army), row->xml);
    arena_free(arena);
}

/* Property: read after write gives the same file, for any state. */
static unsigned next(unsigned *seed, unsigned below)
{
    *seed = *seed * 1103515245u + 12345u;
    return *seed / 65536u % below;
}

static void fill_unit(struct unit *unit, unsigned *seed, struct arena *arena)
{
    unit->id = arena_text(arena, "unit-%u", next(seed, 100));
    unit->title = next(seed, 2) ? NULL : "a & b < \"c\"";
    unit->arm = (enum arm)next(seed, 3);
    unit->strength = (int)next(seed, 200) - 100;
    unit->hex = next(seed, 2) ? 0 : 101 + (int)next(seed, 90);
    unit->guard = next(seed, 2);
    for (unsigned left = next(seed, 4); left > 0; left--)
        hexes_add(arena, &unit->path, 9901 + (int)next(seed, 99));
    for (unsigned left = next(seed, 4); left > 0; left--)
        names_add(arena, &unit->leaders, "ney");
    for (unsigned left = next(seed, 3); left > 0; left--)
        *(struct loss *)LIST_ADD(arena, unit->losses, unit->loss_count) =
            (struct loss){(int)next(seed, 9), "2026-11-23T18:00:00Z"};
}

static void fill_army(struct army *army, unsigned seed, struct arena *arena)
{
    memset(army, 0, sizeof(*army));
    army->turn = (int)next(&seed, 1000);
    army->digest = next(&seed, 2) ? DIGEST : NULL;
    army->weather.rain = next(&seed, 2);
    army->weather.rounds = (int)next(&seed, 3);
    for (unsigned left = next(&seed, 9); left > 0; left--)
        fill_unit(LIST_ADD(arena, army->units, army->unit_count), &seed, arena);
}

static const struct seed_row {
    const char *name;
    unsigned from, to;
} seed_rows[] = {{"any state comes back, seeds 0 to 999", 0, 999}};

static void any_state_comes_back(void **state)
{
    const struct seed_row *row = *state;

    for (unsigned seed = row->from; seed <= row->to; seed++) {
        struct arena *arena = arena_new();
        struct army army, back;
        const char *text;

        fill_army(&army, seed, arena);
        text = written(arena, &army);
        read_army(&back, text, arena);
        if (strcmp(text, written(arena, &back)) != 0)
            fail_msg("seed %u does not come back: %s", seed, text);
        arena_free(arena);
    }
}

int main(void)
{
    const struct table tables[] = {
        TABLE(file_rows, what_is_read_is_written),
        TABLE(missing_rows, missing_values_are_not_written),
        TABLE(file_rows, copies_are_deep),
        TABLE(seed_rows, any_state_comes_back),
    };

    return run_tables(tables, LENGTH(tables));
}
