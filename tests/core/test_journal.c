/* The journal: who sees what, and through a file and back. */
#include "core/journal.h"

#include "core/buffer.h"
#include "core/report.h"
#include "core/writer.h"
#include "tests/core/tree.h"

static const struct rule rule = {.book = "rule", .number = "5.2a"};
static const struct rule base = {.book = "base", .number = "way-back"};

static const char *bytes_of(struct arena *arena, const struct journal *journal)
{
    struct buffer buffer;
    struct writer writer;
    const char *text;

    buffer_init(&buffer);
    writer_init(&writer, &buffer, arena);
    writer_open(&writer, "journal");
    journal_write(&writer, journal);
    writer_close(&writer);
    text = arena_string(arena, buffer.bytes, buffer.length);
    buffer_release(&buffer);
    return text;
}

static void tell(struct journal *journal)
{
    const struct party_outcome party = {
        .side = "red", .name = "Red", .strength = 7, .won = true};
    struct arena *arena = journal->arena;
    struct hexes path = {.items = NULL};
    struct names way = {NULL, 0};
    int *faces = ARENA_ARRAY(arena, int, 2);
    struct roll *roll = ARENA_NEW(arena, struct roll);
    struct event *event;

    hexes_add(arena, &path, 722);
    hexes_add(arena, &path, 821);
    faces[0] = 1;
    faces[1] = 4;
    *roll = (struct roll){.rule = &rule,
                          .case_number = "5.2a",
                          .label = "5.2a/sum/x",
                          .sides = 6,
                          .faces = faces,
                          .count = 2,
                          .bytes = "060f"};
    event_for_all(journal_open(journal, EVENT_STEP, &rule, "Step %d", 1));
    event = journal_add(journal, EVENT_MOVE, &base, "goes & comes");
    event_of(event_for_all(event_path(journal, event, &path)), "red", "r1");
    event = journal_add(journal, EVENT_ROLL, &rule, "a roll");
    event->roll = roll;
    event_for(journal, event_for(journal, event, "red"), "blue");
    event = journal_add(journal, EVENT_MODIFIER, &rule, "nothing");
    event_number(event, 0)->area = "Wien";
    names_add(arena, &way, "a433");
    names_add(arena, &way, "s735");
    event_way(journal_add(journal, EVENT_RETREAT, NULL, "sails"), &way);
    journal_close(journal);
    event_number(journal_add(journal, EVENT_LOSS, NULL, "loses"), -3);
    event_figures(event_news(journal_add(journal, EVENT_STATE, NULL, "holds"),
                             NEWS_HOLDING),
                  "money=3");
    event_for_all(journal_outcome(journal, &rule, &party));
}

/* As it stands in a file. */
static const char journal_file[] =
    "<journal>\n"
    " <event book=\"rule\" case=\"5.2a\" kind=\"step\" seen=\"all\""
    " text=\"Step 1\">\n"
    "  <event book=\"base\" case=\"way-back\" kind=\"move\""
    " path=\"0722 0821\" piece=\"r1\" place=\"0821\" seen=\"all\""
    " side=\"red\" text=\"goes &amp; comes\"></event>\n"
    "  <event book=\"rule\" case=\"5.2a\" kind=\"roll\" seen=\"red blue\""
    " text=\"a roll\">\n"
    "   <roll book=\"rule\" bytes=\"060f\" case=\"5.2a\" faces=\"1 4\""
    " label=\"5.2a/sum/x\" sides=\"6\"></roll>\n"
    "  </event>\n"
    "  <event area=\"Wien\" book=\"rule\" case=\"5.2a\" kind=\"modifier\""
    " number=\"0\" text=\"nothing\"></event>\n"
    "  <event area=\"s735\" kind=\"retreat\" path=\"a433 s735\""
    " text=\"sails\"></event>\n"
    " </event>\n"
    " <event kind=\"loss\" number=\"-3\" text=\"loses\"></event>\n"
    " <event figures=\"money=3\" kind=\"state\" news=\"holding\""
    " text=\"holds\"></event>\n"
    " <event book=\"rule\" case=\"5.2a\" kind=\"outcome\" number=\"0\""
    " seen=\"all\" side=\"red\" strength=\"7\""
    " text=\"Red: 7 came, 0 lost; the day is theirs.\" won=\"yes\">"
    "</event>\n"
    "</journal>";

static void through_a_file(void **state)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct journal journal, again;

    (void)state;
    journal_init(&journal, arena);
    tell(&journal);
    assert_string_equal(bytes_of(arena, &journal), journal_file);
    journal_init(&again, arena);
    assert_true(journal_read(&again, tree_from(arena, journal_file),
                             "journal.xml", report));
    assert_true(report_clean(report));
    assert_string_equal(bytes_of(arena, &again), journal_file);
    assert_int_equal(again.rolls, 1);
    assert_true(again.first->first->next->next->has_number);
    assert_string_equal(again.first->first->case_number, "way-back");
    arena_free(arena);
}

static void nobody_sees_unless_told(void **state)
{
    struct arena *arena = arena_new();
    struct journal journal;
    struct event *event;

    (void)state;
    journal_init(&journal, arena);
    event = journal_add(&journal, EVENT_STATE, &rule, "hush");
    assert_true(event_seen_by(event, NULL));
    assert_false(event_seen_by(event, "red"));
    event_for(&journal, event, "red");
    event_for(&journal, event, "red");
    assert_int_equal(event->seen.count, 1);
    assert_true(event_seen_by(event, "red"));
    assert_false(event_seen_by(event, "blue"));
    event_for_all(event);
    assert_true(event_seen_by(event, "blue"));
    event_outside(event_of(event, "red", NULL), "Somebody.");
    assert_string_equal(event_words_for(event, NULL), event->text);
    assert_string_equal(event_words_for(event, "red"), event->text);
    assert_string_equal(event_words_for(event, "blue"), "Somebody.");
    arena_free(arena);
}

/* What happens among few is theirs, with its dice; what all see of it is read
 * by who knows, and from outside by the rest. */
static void few_are_told_among_themselves(void **state)
{
    struct arena *arena = arena_new();
    struct journal journal, cut;
    struct names few = {NULL, 0};
    struct event *event;

    (void)state;
    names_add(arena, &few, "red");
    names_add(arena, &few, "blue");
    journal_init(&journal, arena);
    journal_among(&journal, &few);
    event = journal_tell_open(&journal, EVENT_COMBAT, &rule, "red", "ney",
                              "Ney against Blucher");
    event_from_outside(&journal, event, "Somebody fights.");
    event_for_all(journal_add(&journal, EVENT_ROLL, &rule, "5"));
    journal_close(&journal);
    event_for_everybody(
        journal_tell(&journal, EVENT_VERDICT, &rule, "red", NULL, "Ney wins"));
    assert_ptr_equal(journal_among(&journal, NULL), &few);
    event = journal_tell(&journal, EVENT_STATE, &rule, "red", NULL, "Rain");
    event_from_outside(&journal, event, "Weather");
    for (int i = 0; i < 2; i++) {
        journal_for(&cut, &journal, i ? "blue" : "red", arena);
        assert_string_equal(cut.first->text, "Ney against Blucher");
        assert_string_equal(cut.first->piece, "ney");
        assert_string_equal(cut.first->first->text, "5");
    }
    journal_for(&cut, &journal, "green", arena);
    assert_string_equal(cut.first->text, "Somebody fights.");
    assert_null(cut.first->piece);
    assert_null(cut.first->first);
    assert_int_equal(cut.first->known.count, 0);
    assert_string_equal(cut.first->next->text, "Ney wins");
    assert_string_equal(cut.last->text, "Rain");
    arena_free(arena);
}

/* Cut to a reader it has no word, piece or event that is not his, nor a sign
 * of who else reads what. */
static void a_journal_is_cut_to_its_reader(void **state)
{
    struct arena *arena = arena_new();
    struct journal journal, cut;
    struct event *event;

    (void)state;
    journal_init(&journal, arena);
    event = event_for_all(journal_open(&journal, EVENT_MOVE, &rule, "Ney"));
    event_outside(event_of(event, "red", "ney"), "Somebody.");
    event_for(&journal, journal_add(&journal, EVENT_LOSS, &rule, "hush"),
              "red");
    journal_close(&journal);
    event_for(&journal, journal_add(&journal, EVENT_NOTE, &rule, "mine"),
              "blue");
    journal_for(&cut, &journal, "blue", arena);
    assert_string_equal(cut.first->text, "Somebody.");
    assert_null(cut.first->outside);
    assert_null(cut.first->piece);
    assert_null(cut.first->first);
    assert_int_equal(cut.first->next->seen.count, 0);
    assert_ptr_equal(cut.first->next, cut.last);
    journal_for(&cut, &journal, "red", arena);
    assert_string_equal(cut.first->text, "Ney");
    assert_string_equal(cut.first->piece, "ney");
    assert_string_equal(cut.first->first->text, "hush");
    assert_ptr_equal(cut.first, cut.last);
    journal_for(&cut, &journal, NULL, arena);
    assert_string_equal(cut.last->text, "mine");
    arena_free(arena);
}

/* Several cases make a sentence: each stands there once, in the file too, and
 * what was read back names them as what was told. */
static void several_cases_are_cited(void **state)
{
    static const struct rule other = {.book = "rule", .number = "10.3.1g"};
    static const struct rule third = {.book = "rule", .number = "10.3.1h"};
    const struct rule *both[] = {&base, &other};
    const struct rules rules = {both, 2};
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct journal journal, again;
    struct event *event;

    (void)state;
    journal_init(&journal, arena);
    event = journal_tell(&journal, EVENT_MOVE, &rule, "red", "r1", "moves on");
    assert_true(event->all_see);
    assert_string_equal(event->side, "red");
    assert_string_equal(event->piece, "r1");
    assert_ptr_equal(event_cites(&journal, event, &other), event);
    event_cites_all(&journal, event, &rules);
    event_cites_all(&journal, event, NULL);
    event_cites(&journal, event, &rule);
    assert_int_equal(event->also.count, 2);
    assert_non_null(strstr(bytes_of(arena, &journal),
                           "also=\"rule.10.3.1g base.way-back\""));
    journal_init(&again, arena);
    assert_true(journal_read(&again,
                             tree_from(arena, bytes_of(arena, &journal)),
                             "journal.xml", report));
    assert_string_equal(bytes_of(arena, &again), bytes_of(arena, &journal));
    assert_true(event_names(again.first, &rule));
    assert_true(event_names(again.first, &other));
    assert_true(event_names(again.first, &base));
    assert_false(event_names(again.first, &third));
    arena_free(arena);
}

static void opened_for_all(void **state)
{
    struct arena *arena = arena_new();
    struct journal journal;
    struct event *event;

    (void)state;
    journal_init(&journal, arena);
    event = journal_tell_open(&journal, EVENT_COMBAT, &rule, "red", NULL, "a");
    journal_add(&journal, EVENT_NOTE, NULL, "b");
    journal_close(&journal);
    assert_true(event->all_see);
    assert_string_equal(event->first->text, "b");
    arena_free(arena);
}

/* A sentence longer than its field loses its end, never half a letter. */
static void long_sentences_end_whole(void **state)
{
    struct arena *arena = arena_new();
    struct journal journal;
    struct event *event;
    char text[1200];

    (void)state;
    for (size_t i = 0; i + 2 < sizeof(text); i += 2)
        memcpy(text + i, "\xc3\xa9", 2);
    text[1100] = '\0';
    journal_init(&journal, arena);
    event = journal_add(&journal, EVENT_NOTE, NULL, "%s", text);
    assert_int_equal(strlen(event->text), 999);
    assert_string_equal(event->text + 996, "...");
    text[1000] = '\0';
    event = journal_add(&journal, EVENT_NOTE, NULL, "%s", text);
    assert_string_equal(event->text, text);
    arena_free(arena);
}

static const struct bad_row {
    const char *name;
    const char *xml;
    enum file_rule rule;
} bad_rows[] = {
    {"an unknown kind", "<j><event kind='song' text='x'/></j>", FILE_bad_value},
    {"no text", "<j><event kind='note'/></j>", FILE_missing_attribute},
    {"an unknown attribute", "<j><event kind='note' text='x' x='1'/></j>",
     FILE_unknown_attribute},
    {"a stranger", "<j><song/></j>", FILE_unknown_element},
    {"a roll of nobody",
     "<j><roll bytes='00' case='1' faces='1' label='x' sides='6'/></j>",
     FILE_unknown_element},
    {"a face the die has not",
     "<j><event kind='roll' text='x'><roll bytes='00' case='1' faces='7' "
     "label='x' sides='6'/></event></j>",
     FILE_bad_value},
    {"a face that is no number",
     "<j><event kind='roll' text='x'><roll bytes='00' case='1' faces='1x' "
     "label='x' sides='6'/></event></j>",
     FILE_bad_value},
    {"a citation without a book",
     "<j><event also='10' kind='note' text='x'/></j>", FILE_bad_value},
    {"a citation without a number",
     "<j><event also='rule.' kind='note' text='x'/></j>", FILE_bad_value},
    {"two rolls in an event",
     "<j><event kind='roll' text='x'>"
     "<roll bytes='00' case='1' faces='1' label='x' sides='6'/>"
     "<roll bytes='00' case='1' faces='1' label='y' sides='6'/></event></j>",
     FILE_unknown_element},
};

static void bad_journal_is_refused(void **state)
{
    const struct bad_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct journal journal;

    journal_init(&journal, arena);
    assert_false(journal_read(&journal, tree_from(arena, row->xml),
                              "journal.xml", report));
    assert_true(report_names(report, &file_rules[row->rule]));
    arena_free(arena);
}

/* As deep as a ruleset may open events, and no deeper: neither a stranger's
 * file nor its reader goes further. */
static void deep_journals(void **state)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);

    (void)state;
    for (int depth = 16; depth <= 17; depth++) {
        struct journal journal;
        struct buffer xml;

        buffer_init(&xml);
        buffer_puts(&xml, "<j>");
        for (int i = 0; i < depth; i++)
            buffer_puts(&xml, "<event kind='note' text='x'>");
        for (int i = 0; i < depth; i++)
            buffer_puts(&xml, "</event>");
        buffer_puts(&xml, "</j>");
        journal_init(&journal, arena);
        assert_int_equal(journal_read(&journal, tree_from(arena, xml.bytes),
                                      "journal.xml", report),
                         depth == 16);
        buffer_release(&xml);
    }
    arena_free(arena);
}

static const struct plain_row {
    const char *name;
} file_row[] = {{"through a file and back"}},
  seen_row[] = {{"nobody sees an event unless told"}},
  few_row[] = {{"few are told among themselves"}},
  cut_row[] = {{"cut to its reader"}},
  long_row[] = {{"long sentences end whole"}},
  cites_row[] = {{"several cases are cited, each once"}},
  open_row[] = {{"opened before everybody"}},
  deep_row[] = {{"sixteen deep and no deeper"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(file_row, through_a_file),
        TABLE(seen_row, nobody_sees_unless_told),
        TABLE(few_row, few_are_told_among_themselves),
        TABLE(cut_row, a_journal_is_cut_to_its_reader),
        TABLE(long_row, long_sentences_end_whole),
        TABLE(cites_row, several_cases_are_cited),
        TABLE(open_row, opened_for_all),
        TABLE(deep_row, deep_journals),
        TABLE(bad_rows, bad_journal_is_refused),
    };

    return run_tables(tables, LENGTH(tables));
}
