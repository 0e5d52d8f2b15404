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

/* A letter of that cause, with that file beside. */
static const char *lay(struct desk_drawer *drawer, const char *name,
                       const char *text)
{
    const struct bytes bytes = {text, strlen(text)};

    begin_again(drawer);
    outbox_cause(&drawer->outbox, "consent-roster-0");
    outbox_say(&drawer->outbox, "anna", "Agree.");
    outbox_attach(&drawer->outbox, "anna", name, &bytes);
    return sent(drawer);
}

/* The folders that one line for each letter names. */
static void is_sent(struct desk_drawer *drawer, const char *said,
                    const char *name, const char *kept)
{
    const char *line = arena_text(drawer->scene.arena,
                                  "send %s/outbox/anna/%s/ to anna: body.txt, ",
                                  drawer->folder, name);

    assert_int_equal(strncmp(said, line, strlen(line)), 0);
    if (!kept) {
        assert_null(strstr(said, "lies there still"));
        return;
    }
    assert_non_null(
        strstr(said, arena_text(drawer->scene.arena,
                                "%s/outbox/anna/%s/ lies there still; %s is "
                                "another letter\n",
                                drawer->folder, kept, name)));
}

static void other_words_get_a_name_of_their_own(void)
{
    struct desk_drawer drawer;

    drawer_open(&drawer);
    is_sent(&drawer, lay(&drawer, "roster.xml", "one"), "consent-roster-0",
            NULL);
    is_sent(&drawer, lay(&drawer, "roster.xml", "one"), "consent-roster-0",
            NULL);
    is_sent(&drawer, lay(&drawer, "roster.xml", "two"), "consent-roster-0-2",
            "consent-roster-0");
    is_sent(&drawer, lay(&drawer, "from.xml", "two"), "consent-roster-0-3",
            "consent-roster-0-2");
    is_sent(&drawer, lay(&drawer, "roster.xml", "two"), "consent-roster-0-2",
            "consent-roster-0");
    is_sent(&drawer, lay(&drawer, "roster.xml", "one"), "consent-roster-0",
            NULL);
    assert_string_equal(content(&drawer, "anna/consent-roster-0/roster.xml"),
                        "one");
    assert_string_equal(content(&drawer, "anna/consent-roster-0-2/roster.xml"),
                        "two");
    assert_false(
        file_exists(path_of(&drawer, "anna/consent-roster-0-3/roster.xml")));
    drawer_close(&drawer);
}

/* A run that died has written no body: nobody took that for a letter. */
static void half_a_letter_is_made_whole(void)
{
    struct desk_drawer drawer;

    drawer_open(&drawer);
    (void)lay(&drawer, "roster.xml", "one");
    assert_true(file_remove(path_of(&drawer, "anna/consent-roster-0/body.txt"),
                            drawer.scene.report));
    is_sent(&drawer, lay(&drawer, "from.xml", "two"), "consent-roster-0", NULL);
    assert_false(
        file_exists(path_of(&drawer, "anna/consent-roster-0/roster.xml")));
    assert_string_equal(content(&drawer, "anna/consent-roster-0/body.txt"),
                        "Agree.\n");
    drawer_close(&drawer);
}

static bool lies_there(const struct desk_drawer *drawer, const char *path)
{
    return folder_exists(path_of(drawer, path));
}

static void past_lies_there_still(void)
{
    static const char *const causes[] = {"turn-3", "turn-4",  "turn-4-2",
                                         "lock-4", "lock-10", "lock-4-b",
                                         "turn-"};
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
                   "%s/outbox/anna/lock-4/ lies there still; turn-5 brings all "
                   "that it does\n"
                   "%s/outbox/anna/turn-3/ lies there still; turn-5 brings all "
                   "that it does\n"
                   "%s/outbox/anna/turn-4/ lies there still; turn-5 brings all "
                   "that it does\n"
                   "%s/outbox/anna/turn-4-2/ lies there still; turn-5 brings "
                   "all that it does\n",
                   drawer.folder, drawer.folder, drawer.folder, drawer.folder,
                   drawer.folder));
    for (size_t i = 0; i < LENGTH(causes); i++)
        assert_true(lies_there(
            &drawer, arena_text(drawer.scene.arena, "anna/%s", causes[i])));
    assert_true(lies_there(&drawer, "bert/turn-4"));
    drawer_close(&drawer);
}

static const struct single singles[] = {
    {"a letter has a body and files", letter_is_laid_out},
    {"each cause has its letter", each_cause_has_its_letter},
    {"other words get a name of their own",
     other_words_get_a_name_of_their_own},
    {"half a letter is made whole", half_a_letter_is_made_whole},
    {"what is of the past is said and stays", past_lies_there_still},
};

int main(void)
{
    const struct table tables[] = {TABLE(singles, run_single)};

    return run_tables(tables, LENGTH(tables));
}
