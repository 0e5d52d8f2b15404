/* Tests of the outbox: a letter to each, and what becomes of the one before. */
#include "campaign/mail/outbox.h"

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
    outbox_cause(&drawer.outbox, "turn-%d", 4);
    outbox_say(&drawer.outbox, "anna", "Turn %d.", 4);
    outbox_attach(&drawer.outbox, "anna", "lock.xml", &lock);
    outbox_attach(&drawer.outbox, "anna", "lock.xml", &later);
    outbox_say(&drawer.outbox, "bert", "Nothing for you.");
    outbox_say(&drawer.outbox, "anna", "Good luck.");
    assert_string_equal(
        sent(&drawer),
        arena_text(drawer.scene.arena,
                   "send %s/outbox/anna/turn-4/ to anna: body.txt, lock.xml\n"
                   "send %s/outbox/bert/turn-4/ to bert: body.txt\n",
                   drawer.folder, drawer.folder));
    assert_string_equal(content(&drawer, "anna/turn-4/body.txt"),
                        "Turn 4.\n\nGood luck.\n");
    assert_string_equal(content(&drawer, "anna/turn-4/lock.xml"),
                        "a later lock");
    drawer_close(&drawer);
}

/* Another run. */
static void begin_again(struct desk_drawer *drawer)
{
    outbox_init(&drawer->outbox, drawer->folder, drawer->scene.arena);
}

/* A letter to each of both in one run. */
static void write_two(struct desk_drawer *drawer, const char *cause)
{
    begin_again(drawer);
    outbox_cause(&drawer->outbox, "%s", cause);
    outbox_say(&drawer->outbox, "anna", "About %s.", cause);
    outbox_say(&drawer->outbox, "bert", "About %s.", cause);
}

static void each_cause_has_its_letter(void)
{
    struct desk_drawer drawer;

    drawer_open(&drawer);
    write_two(&drawer, "lock-4");
    outbox_cause(&drawer.outbox, "receipt-answer-4");
    outbox_say(&drawer.outbox, "anna", "A receipt.");
    outbox_cause(&drawer.outbox, "lock-4");
    outbox_say(&drawer.outbox, "anna", "Answer it.");
    sent(&drawer);
    write_two(&drawer, "turn-4");
    sent(&drawer);
    assert_string_equal(content(&drawer, "anna/lock-4/body.txt"),
                        "About lock-4.\n\nAnswer it.\n");
    assert_string_equal(content(&drawer, "anna/receipt-answer-4/body.txt"),
                        "A receipt.\n");
    assert_string_equal(content(&drawer, "anna/turn-4/body.txt"),
                        "About turn-4.\n");
    assert_string_equal(content(&drawer, "bert/lock-4/body.txt"),
                        "About lock-4.\n");
    drawer_close(&drawer);
}

static void same_cause_is_replaced_whole(void)
{
    struct desk_drawer drawer;
    const struct bytes roster = {"roster", 6};

    drawer_open(&drawer);
    write_two(&drawer, "consent-roster-0");
    outbox_attach(&drawer.outbox, "anna", "from.xml", &roster);
    sent(&drawer);
    write_two(&drawer, "consent-roster-0");
    outbox_attach(&drawer.outbox, "anna", "roster.xml", &roster);
    sent(&drawer);
    assert_string_equal(content(&drawer, "anna/consent-roster-0/body.txt"),
                        "About consent-roster-0.\n");
    assert_string_equal(content(&drawer, "anna/consent-roster-0/roster.xml"),
                        "roster");
    assert_false(
        file_exists(path_of(&drawer, "anna/consent-roster-0/from.xml")));
    drawer_close(&drawer);
}

static bool lies_there(const struct desk_drawer *drawer, const char *path)
{
    return folder_exists(path_of(drawer, path));
}

static void past_is_said_to_be_gone(void)
{
    static const char *const causes[] = {"turn-3",  "turn-4",   "lock-4",
                                         "lock-10", "lock-4-b", "turn-"};
    struct desk_drawer drawer;
    const char *said;

    drawer_open(&drawer);
    for (size_t i = 0; i < LENGTH(causes); i++) {
        write_two(&drawer, causes[i]);
        sent(&drawer);
    }
    begin_again(&drawer);
    outbox_cause(&drawer.outbox, "turn-5");
    outbox_say(&drawer.outbox, "anna", "It is over.");
    outbox_past(&drawer.outbox, "turn", 4);
    outbox_past(&drawer.outbox, "lock", 5);
    said = sent(&drawer);
    assert_string_equal(
        said,
        arena_text(drawer.scene.arena,
                   "send %s/outbox/anna/turn-5/ to anna: body.txt\n"
                   "%s/outbox/anna/lock-4/ is of the past and gone\n"
                   "%s/outbox/anna/turn-3/ is of the past and gone\n"
                   "%s/outbox/anna/turn-4/ is of the past and gone\n",
                   drawer.folder, drawer.folder, drawer.folder, drawer.folder));
    assert_false(lies_there(&drawer, "anna/turn-4"));
    assert_false(lies_there(&drawer, "anna/lock-4"));
    assert_true(lies_there(&drawer, "anna/lock-10"));
    assert_true(lies_there(&drawer, "anna/lock-4-b"));
    assert_true(lies_there(&drawer, "anna/turn-"));
    assert_true(lies_there(&drawer, "bert/turn-4"));
    drawer_close(&drawer);
}

static const struct single singles[] = {
    {"a letter has a body and files", letter_is_laid_out},
    {"each cause has its letter", each_cause_has_its_letter},
    {"the same cause is replaced whole", same_cause_is_replaced_whole},
    {"what is of the past is said to be gone", past_is_said_to_be_gone},
};

int main(void)
{
    const struct table tables[] = {TABLE(singles, run_single)};

    return run_tables(tables, LENGTH(tables));
}
