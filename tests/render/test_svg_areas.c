/* The map of areas: well-formed, coloured by who holds it, and legible. */
#include "render/areas/areas.h"

#include "render/render.h"
#include "tests/support/test.h"

#include "core/arena.h"

#include <libxml/parser.h>

#include <stdio.h>

/* Two areas of one side, two of another, a neutral one, a sea, a box. */
static struct picture_area areas[] = {
    {.id = "a1",
     .x = 100,
     .y = 100,
     .name = "Ulm",
     .number = "a1",
     .region = "bavaria",
     .side = "au",
     .settlement = SETTLEMENT_CITY,
     .capital = true,
     .besieger = "fr",
     .fortified = true,
     .title = "Ulm & <walls>"},
    {.id = "a2",
     .x = 140,
     .y = 100,
     .number = "a2",
     .region = "bavaria",
     .side = "au",
     .ground = GROUND_MOUNTAIN},
    {.id = "a3",
     .x = 120,
     .y = 140,
     .name = "Metz",
     .number = "a3",
     .region = "lorraine",
     .side = "fr",
     .settlement = SETTLEMENT_TOWN},
    {.id = "a4",
     .x = 160,
     .y = 140,
     .number = "a4",
     .region = "baden",
     .side = "fr",
     .hold = HOLD_FREE},
    {.id = "a5",
     .x = 200,
     .y = 100,
     .number = "a5",
     .region = "hesse",
     .hold = HOLD_NEUTRAL},
    {.id = "s6",
     .kind = AREA_SEA,
     .x = 60,
     .y = 180,
     .name = "Green Sea",
     .number = "s6"},
};
static struct picture_link links[] = {
    {"a1", "a2", LINK_LAND, NULL},        {"a1", "a3", LINK_RIVER, NULL},
    {"a2", "a3", LINK_LAND, NULL},        {"a2", "a4", LINK_LAND, NULL},
    {"a3", "a4", LINK_LAND, NULL},        {"a4", "a5", LINK_RIVER, NULL},
    {"a1", "s6", LINK_CROSSING, "Sound"}, {"a1", "nowhere", LINK_LAND, NULL},
};
static struct picture_box boxes[] = {
    {.at = "a1",
     .side = "au",
     .symbol = SYMBOL_INFANTRY,
     .label = "III",
     .strength = "14",
     .led = true,
     .inside = true,
     .title = "Mack & staff"},
    {.at = "a1", .side = "fr", .symbol = SYMBOL_CAVALRY, .label = "c1"},
    {.at = "s6",
     .side = NULL,
     .symbol = SYMBOL_FLEET,
     .label = "f1",
     .strength = "20"},
    {.at = "nowhere", .side = "fr", .label = "lost"},
};
static struct picture_note notes[] = {
    {"a1", "au", NOTE_GARRISON, "7", "garrison"},
    {"a1", "fr", NOTE_DEPOT, NULL, "depot"},
};
static struct picture_side sides[] = {
    {.side = "au", .name = "Austria", .pattern = 0, .mark = "AU"},
    {.side = "fr", .name = "France", .pattern = 1, .mark = "FR"},
};

static struct picture small_picture(struct arena *arena)
{
    return (struct picture){
        .arena = arena,
        .title = "Swabia",
        .areas = areas,
        .area_count = LENGTH(areas),
        .links = links,
        .link_count = LENGTH(links),
        .boxes = boxes,
        .box_count = LENGTH(boxes),
        .notes = notes,
        .note_count = LENGTH(notes),
        .sides = sides,
        .side_count = LENGTH(sides),
    };
}

static size_t times(const char *text, const char *part)
{
    size_t count = 0;

    for (; (text = strstr(text, part)); text += strlen(part))
        count++;
    return count;
}

static void is_well_formed(void **state)
{
    struct arena *arena = arena_new();
    struct picture picture = small_picture(arena);
    struct buffer out;
    struct buffer again;
    xmlDocPtr doc;

    (void)state;
    buffer_init(&out);
    buffer_init(&again);
    render_svg(&out, &picture, NULL);
    render_svg(&again, &picture, NULL);
    assert_string_equal(out.bytes, again.bytes);
    assert_null(strchr(strstr(out.bytes, "</style>"), '%'));
    doc = xmlReadMemory(out.bytes, (int)out.length, "map.svg", NULL, 0);
    assert_non_null(doc);
    xmlFreeDoc(doc);
    buffer_release(&out);
    buffer_release(&again);
    arena_free(arena);
}

static const struct part_row {
    const char *name;
    const char *part;
    size_t times;
} part_rows[] = {
    {"a capital with its name", "class=\"cn\"", 1},
    {"the name of a city", ">Metz<", 1},
    {"the name of a sea", ">Green Sea<", 1},
    {"a tooltip is escaped", "<title>Ulm &amp; &lt;walls&gt;</title>", 1},
    {"the siege", "<title>besieged by Austria</title>", 0},
    {"a siege names the besieger", "<title>besieged by France</title>", 1},
    {"the crossing", "<title>Sound</title>", 1},
    {"a box each", "<g class=\"unit s", 3 + 3 /* in the legend */},
    {"a box with side and label", ">AU III</text>", 1},
    {"its strength", ">14</text>", 1},
    {"a leader is told", "<title>Mack &amp; staff</title>", 1},
    {"the garrison", "<text y=\"4\">7</text>", 1 + 1 /* in the legend */},
    {"the river is a border line and a bar", "<path class=\"river\"",
     2 + 1 /* in the legend */},
    {"an own area", "<path class=\"disc f0\"", 1},
    {"a free state is held", "<path class=\"disc f1 held\"", 1},
    {"a neutral area is nobody's", "<path class=\"disc f7 held\"", 1},
    {"areas that are not there are not drawn", "lost", 0},
};

static void shows_what_is_there(void **state)
{
    const struct part_row *row = *state;
    struct arena *arena = arena_new();
    struct picture picture = small_picture(arena);
    struct buffer out;

    buffer_init(&out);
    render_svg(&out, &picture, NULL);
    assert_int_equal(times(out.bytes, row->part), row->times);
    buffer_release(&out);
    arena_free(arena);
}

/* The corner that three areas make is cut into three fields that meet in its
 * middle: of a1, a2 at 70 and 150, a3 at 110, all twice as far apart. */
static void fields_meet_in_the_middle(void **state)
{
    struct arena *arena = arena_new();
    struct picture picture = small_picture(arena);
    struct buffer out;

    (void)state;
    buffer_init(&out);
    render_svg(&out, &picture, NULL);
    assert_non_null(strstr(out.bytes, "M150 70L190 70L190 96L170 110z"));
    assert_non_null(strstr(out.bytes, "M190 150L170 110L190 96L210 110z"));
    buffer_release(&out);
    arena_free(arena);
}

/* Paths of ids, of which p1 is the port of a1. */
static struct event *goes(struct journal *journal, enum event_kind kind,
                          const char *from, const char *to)
{
    struct event *event =
        journal_add(journal, kind, NULL, "%s to %s", from, to);
    struct names way = {NULL, 0};

    names_add(journal->arena, &way, from);
    names_add(journal->arena, &way, to);
    return event_of(event_way(event, &way), "fr", NULL);
}

static void tell(struct journal *journal)
{
    event_for_all(goes(journal, EVENT_MOVE, "a1", "a2"));
    event_for_all(goes(journal, EVENT_MOVE, "p1", "s6"));
    event_for_all(goes(journal, EVENT_MOVE, "p1", "s6"));
    event_for_all(goes(journal, EVENT_MOVE, "a1", "nowhere"));
    event_for_all(goes(journal, EVENT_NOTE, "a1", "a3"));
    event_for_all(goes(journal, EVENT_RETREAT, "a3", "a4"));
    event_for(journal, goes(journal, EVENT_ADVANCE, "a4", "a5"), "fr");
}

/* A list for a terminal: heaps by area, garrisons and depots with them. */
static void what_stands_where_is_told(void **state)
{
    struct arena *arena = arena_new();
    struct picture picture = small_picture(arena);
    struct buffer out;

    (void)state;
    buffer_init(&out);
    render_stack_lines(&out, &picture);
    assert_string_equal(out.bytes, "a1 Ulm\n"
                                   "  Austria: III 14; Mack & staff\n"
                                   "  France: c1; cavalry\n"
                                   "  Austria: garrison 7; garrison\n"
                                   "  France: depot; depot\n"
                                   "s6 Green Sea\n"
                                   "  nobody: f1 20\n");
    buffer_release(&out);
    arena_free(arena);
}

/* A page begins where the pieces are, not where the paper begins. */
static void a_page_begins_where_the_pieces_are(void **state)
{
    struct arena *arena = arena_new();
    struct picture picture = small_picture(arena);
    struct picture_area far[] = {areas[0], areas[1]};
    int left, top, width, height;
    const char *box = NULL;
    struct buffer out;

    (void)state;
    far[0].x = 5000;
    far[0].y = 4000;
    far[1].x = far[1].y = 0;
    picture.areas = far;
    picture.area_count = LENGTH(far);
    buffer_init(&out);
    render_map(&out, &picture, NULL);
    box = strstr(out.bytes, "viewBox=\"");
    assert_int_equal(
        sscanf(box, "viewBox=\"%d %d %d %d\"", &left, &top, &width, &height),
        4);
    assert_true(left > 9000 && top > 7000 && width < 500);
    assert_non_null(strstr(out.bytes, "<b>A</b> Around Ulm"));
    assert_non_null(strstr(out.bytes, "<ul class=\"key\">"));
    buffer_release(&out);
    arena_free(arena);
}

/* A heap is drawn as far as one looks, however high it is. */
static void heaps_stay_cheap(void **state)
{
    struct arena *arena = arena_new();
    struct picture picture = small_picture(arena);
    struct picture_box many[500];
    struct buffer out;

    (void)state;
    for (size_t i = 0; i < LENGTH(many); i++)
        many[i] = boxes[1];
    picture.boxes = many;
    picture.box_count = LENGTH(many);
    buffer_init(&out);
    render_svg(&out, &picture, NULL);
    assert_int_equal(times(out.bytes, ">FR c1</text>"), 24);
    assert_non_null(strstr(out.bytes, ">and 476 more</text>"));
    buffer_release(&out);
    arena_free(arena);
}

static const struct arrow_row {
    const char *name;
    const char *side;
    const char *part;
    size_t times;
} arrow_rows[] = {
    {"those who go the same way share an arrow", NULL, "class=\"arrow\"",
     2 + 1 /* in the legend */},
    {"and its words", NULL, "<title>p1 to s6; p1 to s6</title>", 1},
    {"a retreat looks so", NULL, "class=\"arrow retreat\"", 1 + 1},
    {"a march has the colour of its side", NULL,
     "<g class=\"s1\"><path class=\"arrow\"", 2},
    {"an arrow leaves its areas free", NULL, "M158 66L210 66\"", 1},
    {"and its mark", NULL, "<text class=\"by\"", 4},
    {"the book has all", NULL, "class=\"arrow advance\"", 1 + 1},
    {"a side has what it may see", "au", "class=\"arrow advance\"", 0 + 1},
    {"a path to nowhere is not drawn", NULL, "nowhere", 0},
};

static void marches_are_arrows(void **state)
{
    static struct picture_alias aliases[] = {{"p1", "a1"}, {"p9", "a9"}};
    const struct arrow_row *row = *state;
    struct arena *arena = arena_new();
    struct picture picture = small_picture(arena);
    struct journal whole, journal;
    struct buffer out;

    picture.aliases = aliases;
    picture.alias_count = LENGTH(aliases);
    journal_init(&whole, arena);
    tell(&whole);
    journal_for(&journal, &whole, row->side, arena);
    buffer_init(&out);
    render_svg(&out, &picture, &journal);
    assert_int_equal(times(out.bytes, row->part), row->times);
    buffer_release(&out);
    arena_free(arena);
}

static const struct plain_row {
    const char *name;
} form_rows[] = {{"well-formed"}}, field_rows[] = {{"fields meet"}},
  heap_rows[] = {{"heaps stay cheap"}},
  list_rows[] = {{"what stands where is told"}},
  page_rows[] = {{"a page begins where the pieces are"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(form_rows, is_well_formed),
        TABLE(part_rows, shows_what_is_there),
        TABLE(field_rows, fields_meet_in_the_middle),
        TABLE(heap_rows, heaps_stay_cheap),
        TABLE(list_rows, what_stands_where_is_told),
        TABLE(page_rows, a_page_begins_where_the_pieces_are),
        TABLE(arrow_rows, marches_are_arrows),
    };

    return run_tables(tables, LENGTH(tables));
}
