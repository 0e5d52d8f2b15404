/* Tests of the outbox: a letter to each, and what becomes of the one before. */
#include "campaign/outbox.h"

#include "tests/campaign/scene.h"

#include <unistd.h>

/* A folder of its own and an outbox in it. */
struct desk_drawer {
    struct scene scene;
    const char *folder;
    struct outbox outbox;
};

static void drawer_open(struct desk_drawer *drawer)
{
    char template[] = "/tmp/berthier-outbox-XXXXXX";

    drawer->scene = scene_new();
    assert_non_null(mkdtemp(template));
    drawer->folder = arena_text(drawer->scene.arena, "%s", template);
    outbox_init(&drawer->outbox, drawer->folder, drawer->scene.arena);
}

static void drawer_close(struct desk_drawer *drawer)
{
    assert_true(folder_remove(drawer->folder, drawer->scene.report));
    arena_free(drawer->scene.arena);
}

/* What the run says about its letters. */
static const char *sent(struct desk_drawer *drawer)
{
    char *text = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&text, &length);
    const char *kept;

    assert_non_null(out);
    assert_true(outbox_send(&drawer->outbox, out, drawer->scene.report));
    fclose(out);
    kept = arena_string(drawer->scene.arena, text, length);
    free(text);
    return kept;
}

static const char *path_of(const struct desk_drawer *drawer, const char *path)
{
    return arena_text(drawer->scene.arena, "%s/outbox/%s", drawer->folder,
                      path);
}

static const char *content(struct desk_drawer *drawer, const char *path)
{
    struct bytes bytes;

    assert_true(file_read(&bytes, path_of(drawer, path), 1000,
                          drawer->scene.arena, drawer->scene.report));
    return bytes.data;
}

static void letter_is_laid_out(void)
{
    struct desk_drawer drawer;
    const struct bytes lock = {"lock", 4};
    const struct bytes later = {"a later lock", 12};

    drawer_open(&drawer);
    outbox_say(&drawer.outbox, "anna", "Turn %d.", 4);
    outbox_attach(&drawer.outbox, "anna", "lock.xml", &lock);
    outbox_attach(&drawer.outbox, "anna", "lock.xml", &later);
    outbox_say(&drawer.outbox, "bert", "Nothing for you.");
    outbox_say(&drawer.outbox, "anna", "Good luck.");
    assert_string_equal(
        sent(&drawer),
        arena_text(drawer.scene.arena,
                   "send %s/outbox/anna/ to anna: body.txt, lock.xml\n"
                   "send %s/outbox/bert/ to bert: body.txt\n",
                   drawer.folder, drawer.folder));
    assert_string_equal(content(&drawer, "anna/body.txt"),
                        "Turn 4.\n\nGood luck.\n");
    assert_string_equal(content(&drawer, "anna/lock.xml"), "a later lock");
    drawer_close(&drawer);
}

/* Another run. */
static void begin_again(struct desk_drawer *drawer)
{
    outbox_init(&drawer->outbox, drawer->folder, drawer->scene.arena);
}

static void letter_joins_the_one_before(void)
{
    struct desk_drawer drawer;
    const struct bytes lock = {"lock", 4};

    drawer_open(&drawer);
    outbox_attach(&drawer.outbox, "anna", "lock.xml", &lock);
    outbox_say(&drawer.outbox, "anna", "Answer.");
    outbox_say(&drawer.outbox, "bert", "Yours.");
    sent(&drawer);
    begin_again(&drawer);
    outbox_say(&drawer.outbox, "anna", "A receipt.");
    sent(&drawer);
    assert_string_equal(content(&drawer, "anna/lock.xml"), "lock");
    assert_string_equal(content(&drawer, "anna/body.txt"),
                        "A receipt.\n\n-- and before:\n\nAnswer.\n");
    assert_string_equal(content(&drawer, "bert/body.txt"), "Yours.\n");
    sent(&drawer);
    assert_string_equal(content(&drawer, "anna/body.txt"),
                        "A receipt.\n\n-- and before:\n\nAnswer.\n");
    drawer_close(&drawer);
}

static void new_turn_stands_alone(void)
{
    struct desk_drawer drawer;
    const struct bytes lock = {"lock", 4};

    drawer_open(&drawer);
    outbox_attach(&drawer.outbox, "anna", "lock.xml", &lock);
    outbox_say(&drawer.outbox, "bert", "Yours.");
    sent(&drawer);
    begin_again(&drawer);
    drawer.outbox.new_turn = true;
    outbox_say(&drawer.outbox, "anna", "It is over.");
    sent(&drawer);
    assert_false(file_exists(path_of(&drawer, "anna/lock.xml")));
    assert_string_equal(content(&drawer, "anna/body.txt"), "It is over.\n");
    assert_string_equal(content(&drawer, "bert/body.txt"), "Yours.\n");
    drawer_close(&drawer);
}

static const struct single singles[] = {
    {"a letter has a body and files", letter_is_laid_out},
    {"a letter joins the one before", letter_joins_the_one_before},
    {"a new turn stands alone", new_turn_stands_alone},
};

int main(void)
{
    const struct table tables[] = {TABLE(singles, run_single)};

    return run_tables(tables, LENGTH(tables));
}
