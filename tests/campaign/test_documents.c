/* Tests of the documents: what is written is canonical, satisfies its schema
 * and is read back; what deviates is refused. */
#include "campaign/documents/agreed.h"
#include "campaign/documents/documents.h"

#include "tests/campaign/scene.h"

#define POINT                                                                  \
    "03aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa01"
#define EIGHT "a b c d e f g h"

/* Each kind as the test sees it: read into room enough for any, written. */
union document {
    struct participant participant;
    struct roster roster;
    struct consent consent;
    struct sheet sheet;
    struct seal seal;
    struct lock lock;
    struct answer answer;
    struct receipt receipt;
    struct void_document closing;
    struct correction correction;
    struct hidden_document hidden;
    struct upgrade upgrade;
    struct end_document end;
    struct disclose_document disclosing;
    struct extension extending;
    struct journal_document journal;
};

#define KIND(name, type)                                                       \
    static bool read_##name(union document *out, const struct element *root,   \
                            struct scene *scene)                               \
    {                                                                          \
        return name##_read((struct type *)out, root, "x.xml", scene->arena,    \
                           scene->report);                                     \
    }                                                                          \
    static void write_##name(struct buffer *out, const union document *in)     \
    {                                                                          \
        name##_write(out, (const struct type *)in);                            \
    }

KIND(participant, participant)
KIND(roster, roster)
KIND(consent, consent)
KIND(sheet, sheet)
KIND(seal, seal)
KIND(lock, lock)
KIND(answer, answer)
KIND(receipt, receipt)
KIND(void, void_document)
KIND(correction, correction)
KIND(hidden, hidden_document)
KIND(upgrade, upgrade)
KIND(end, end_document)
KIND(disclose, disclose_document)
KIND(extension, extension)
KIND(journal_document, journal_document)

#define PRESET(preset, attributes, inside)                                     \
    "<roster book=\"open\" changes=\"all\" due=\"P7D\" edition=\"1\" "         \
    "host=\"umpire\" missing=\"wait\" module=\"" A "\" preset=\"" preset       \
    "\" revision=\"1\" room=\"toy\" rules=\"" B "\" " attributes               \
    "version=\"1\">\n" inside "</roster>"
#define ROSTER(attributes, inside) PRESET("duel", attributes, inside)
#define MEMBER(id)                                                             \
    " <participant contributor=\"yes\" digest=\"" C "\" id=\"" id              \
    "\"></participant>\n"
#define UNTIL "until=\"2026-11-28T18:00:00Z\" "
#define LEFT_OUT(id)                                                           \
    " <participant digest=\"" C "\" id=\"" id "\"></participant>\n"

static const struct round_row {
    const char *name;
    bool (*read)(union document *, const struct element *, struct scene *);
    void (*write)(struct buffer *, const union document *);
    const char *schema; /* NULL: only with a Signature */
    const char *text;
} round_rows[] = {
    {"participant", read_participant, write_participant, NULL,
     "<participant dice=\"" DICE "\" id=\"anna\" name=\"Anna &amp; Co\" "
     "proof=\"" OWNED
     "\" signing=\"MIIB\" test=\"yes\" version=\"1\"></participant>"},
    {"roster", read_roster, write_roster, "roster.xsd",
     "<roster absent-most=\"2\" book=\"closed\" changes=\"most\" "
     "due=\"PT12H\" edition=\"1\" entry=\"4\" game=\"" A "\" host=\"umpire\" "
     "missing=\"absent\" module=\"" B "\" preset=\"table\" previous=\"" C
     "\" revision=\"1\" room=\"toy\" rules=\"" A "\" state=\"" B
     "\" test=\"yes\" " UNTIL "version=\"1\">\n"
     " <participant contributor=\"yes\" digest=\"" A "\" id=\"anna\">\n"
     "  <side id=\"french\"></side>\n"
     "  <side deputy=\"yes\" id=\"coalition\"></side>\n"
     " </participant>\n" MEMBER("umpire") //
     " <option name=\"morale\" value=\"on\"></option>\n</roster>"},
    {"consent", read_consent, write_consent, NULL,
     "<consent digest=\"" A "\" from=\"anna\" game=\"" B
     "\" kind=\"void\" version=\"1\"></consent>"},
    {"consent in spite of a warning", read_consent, write_consent, NULL,
     "<consent accepts=\"strange-terms-0\" digest=\"" A
     "\" from=\"anna\" game=\"" B
     "\" kind=\"void\" version=\"1\" withdrawn=\"yes\"></consent>"},
    {"sheet", read_sheet, write_sheet, "sheet.xsd",
     "<sheet answered=\"" C "\" exchange=\"4\" from=\"anna\" game=\"" A
     "\" made=\"2026-11-21T18:00:00Z\" salt=\"" B "\" sequence=\"1\" state=\"" C
     "\" version=\"1\">\n"
     " <orders side=\"french\" step=\"II.a\">\n"
     "  <move force=\"reille\" path=\"0722 0821\"></move>\n"
     " </orders>\n"
     " <orders round=\"2\" side=\"french\" step=\"VI.a1\"></orders>\n"
     " <standing side=\"french\">\n"
     "  <initiative value=\"second\"></initiative>\n"
     " </standing>\n"
     " <note to=\"all\">Bonne chance.</note>\n</sheet>"},
    {"seal", read_seal, write_seal, NULL,
     "<seal exchange=\"4\" from=\"anna\" game=\"" A "\" sequence=\"1\" "
     "sheet=\"" B "\" state=\"" C "\" version=\"1\"></seal>"},
    {"lock", read_lock, write_lock, NULL,
     "<lock due=\"2026-11-28T18:00:00Z\" exchange=\"4\" from=\"umpire\" "
     "game=\"" A "\" time=\"2026-11-28T18:00:00Z\" version=\"1\">"
     "pbem-lock/1\nbeacon -\n</lock>"},
    {"answer", read_answer, write_answer, "answer.xsd",
     "<answer exchange=\"4\" from=\"anna\" game=\"" A "\" lock=\"" B
     "\" proof=\"" PROOF "\" version=\"1\"></answer>"},
    {"answer in spite of two warnings", read_answer, write_answer, "answer.xsd",
     "<answer accepts=\"no-memory-4 unsent-4-2-3fa9c1d2\" exchange=\"4\" "
     "from=\"anna\" game=\"" A "\" lock=\"" B "\" proof=\"" PROOF
     "\" version=\"1\"></answer>"},
    {"receipt", read_receipt, write_receipt, NULL,
     "<receipt digest=\"" A "\" exchange=\"4\" from=\"umpire\" game=\"" B
     "\" kind=\"answer\" of=\"anna\" time=\"2026-11-28T18:00:00Z\" "
     "version=\"1\"></receipt>"},
    {"void", read_void, write_void, "void.xsd",
     "<void exchange=\"4\" game=\"" A "\" lock=\"" B
     "\" reason=\"bert moved house\" " UNTIL
     "version=\"1\" withheld=\"anna bert\"></void>"},
    {"extension", read_extension, write_extension, NULL,
     "<extension exchange=\"4\" from=\"umpire\" game=\"" A
     "\" reason=\"anna is ill\" state=\"" B
     "\" time=\"2026-11-26T09:00:00Z\" " UNTIL "version=\"1\"></extension>"},
    {"disclose", read_disclose, write_disclose, "disclose.xsd",
     "<disclose entry=\"9\" game=\"" A "\" state=\"" B "\" " UNTIL
     "version=\"1\"></disclose>"},
    {"correction", read_correction, write_correction, "correction.xsd",
     "<correction case=\"4.2\" entry=\"5\" game=\"" A
     "\" reason=\"a slip\" state=\"" B "\" version=\"1\">\n"
     " <change field=\"hex\" from=\"0101\" of=\"band\" piece=\"h1\" "
     "to=\"0102\"></change>\n"
     " <add>\n  <pile apples=\"2\" hex=\"0303\"></pile>\n </add>\n"
     " <remove piece=\"h2\"></remove>\n</correction>"},
    {"correction that hides", read_correction, write_correction,
     "correction.xsd",
     "<correction entry=\"5\" game=\"" A "\" reason=\"a slip\" state=\"" B
     "\" version=\"1\">\n <hidden digest=\"" C "\"></hidden>\n</correction>"},
    {"hidden change", read_hidden, write_hidden, "hidden.xsd",
     "<hidden entry=\"5\" game=\"" A "\" salt=\"" B "\" version=\"1\">\n"
     " <change field=\"hex\" from=\"0101\" of=\"band\" piece=\"h1\" "
     "to=\"0102\"></change>\n</hidden>"},
    {"correction restore", read_correction, write_correction, "correction.xsd",
     "<correction entry=\"5\" game=\"" A
     "\" reason=\"a slip\" restore=\"0\" state=\"" B "\" " UNTIL
     "version=\"1\"></correction>"},
    {"upgrade", read_upgrade, write_upgrade, "upgrade.xsd",
     "<upgrade entry=\"5\" from=\"1\" game=\"" A
     "\" program=\"berthier 0.1.0\" reason=\"repaired\" roster=\"" B
     "\" state=\"" C "\" to=\"3\" " UNTIL "version=\"1\">\n"
     " <revision number=\"2\" plays=\"one thing\"></revision>\n"
     " <revision number=\"3\" plays=\"another\"></revision>\n</upgrade>"},
    {"upgrade to a repaired module", read_upgrade, write_upgrade, "upgrade.xsd",
     "<upgrade entry=\"5\" from=\"1\" game=\"" A "\" module=\"" B
     "\" program=\"berthier 0.1.0\" reason=\"a typo\" roster=\"" B
     "\" state=\"" C "\" to=\"1\" " UNTIL "version=\"1\"></upgrade>"},
    {"end", read_end, write_end, "end.xsd",
     "<end entry=\"5\" game=\"" A
     "\" reason=\"it rains\" result=\"surrender\" side=\"badgers\" "
     "state=\"" B "\" " UNTIL "version=\"1\"></end>"},
    {"end abandoned", read_end, write_end, "end.xsd",
     "<end entry=\"5\" game=\"" A "\" lock=\"" B
     "\" owe-answer=\"anna bert\" owe-sheet=\"bert\" reason=\"it rains\" "
     "result=\"abandoned\" state=\"" B "\" version=\"1\"></end>"},
    {"journal", read_journal_document, write_journal_document, "journal.xsd",
     "<journal entry=\"4\" game=\"" A "\" lock=\"-\" previous=\"" B
     "\" version=\"1\">\n"
     " <event kind=\"note\" seen=\"all\" text=\"Rain.\"></event>\n"
     "</journal>"},
};

static void document_comes_back(void **state)
{
    const struct round_row *row = *state;
    struct scene scene = scene_new();
    struct xml_file *file = open_text(&scene, row->text);
    union document document;
    struct buffer out;

    memset(&document, 0xa5, sizeof(document));
    assert_true(row->read(&document, xml_root(file), &scene));
    buffer_init(&out);
    row->write(&out, &document);
    assert_string_equal(out.bytes, row->text);
    if (row->schema)
        assert_true(xml_validate(file, row->schema, scene.report));
    assert_true(report_clean(scene.report));
    buffer_release(&out);
    xml_close(file);
    arena_free(scene.arena);
}

static const struct refused_row {
    const char *name;
    bool (*read)(union document *, const struct element *, struct scene *);
    enum file_rule rule;
    const char *text;
} refused_rows[] = {
    {"another root", read_answer, FILE_unknown_element,
     "<question version=\"1\"></question>"},
    {"another version", read_answer, FILE_version,
     "<answer exchange=\"4\" from=\"anna\" game=\"" A "\" lock=\"" B
     "\" proof=\"" PROOF "\" version=\"2\"></answer>"},
    {"no version", read_answer, FILE_missing_attribute,
     "<answer exchange=\"4\" from=\"anna\" game=\"" A "\" lock=\"" B
     "\" proof=\"" PROOF "\"></answer>"},
    {"a short proof", read_answer, FILE_bad_value,
     "<answer exchange=\"4\" from=\"anna\" game=\"" A "\" lock=\"" B
     "\" proof=\"aa\" version=\"1\"></answer>"},
    {"a participant with a dot in his id", read_participant, FILE_bad_value,
     "<participant dice=\"" POINT "\" id=\"a.b\" name=\"A\" "
     "proof=\"" PROOF "\" signing=\"MIIB\" version=\"1\"></participant>"},
    {"a participant with an id of 17", read_participant, FILE_bad_value,
     "<participant dice=\"" POINT "\" id=\"abcdefghijklmnopq\" name=\"A\" "
     "proof=\"" PROOF "\" signing=\"MIIB\" version=\"1\"></participant>"},
    {"a short dice key", read_participant, FILE_bad_value,
     "<participant dice=\"03aa\" id=\"anna\" name=\"A\" proof=\"" PROOF
     "\" signing=\"MIIB\" version=\"1\"></participant>"},
    {"a dice key with a short proof", read_participant, FILE_bad_value,
     "<participant dice=\"" DICE "\" id=\"anna\" name=\"A\" proof=\"aa\" "
     "signing=\"MIIB\" version=\"1\"></participant>"},
    {"a dice key without a proof", read_participant, FILE_missing_attribute,
     "<participant dice=\"" DICE "\" id=\"anna\" name=\"A\" "
     "signing=\"MIIB\" version=\"1\"></participant>"},
    {"a dice key that is no number", read_participant, FILE_bad_value,
     "<participant dice=\"" A "xx\" id=\"anna\" name=\"A\" "
     "proof=\"" PROOF "\" signing=\"MIIB\" version=\"1\"></participant>"},
    {"a roster in the wrong order", read_roster, FILE_bad_value,
     ROSTER("", MEMBER("umpire") MEMBER("anna"))},
    {"a participant twice", read_roster, FILE_duplicate,
     ROSTER("", MEMBER("umpire") MEMBER("umpire"))},
    {"a host who is nobody", read_roster, FILE_unknown_reference,
     ROSTER("", MEMBER("anna"))},
    {"a lock with an element", read_lock, FILE_unknown_element,
     "<lock exchange=\"4\" from=\"umpire\" game=\"" A
     "\" time=\"2026-11-28T18:00:00Z\" version=\"1\"><a></a></lock>"},
    {"a lock without its text", read_lock, FILE_missing_element,
     "<lock exchange=\"4\" from=\"umpire\" game=\"" A
     "\" time=\"2026-11-28T18:00:00Z\" version=\"1\"></lock>"},
    {"more warnings accepted than 32", read_sheet, FILE_bad_value,
     "<sheet accepts=\"" EIGHT " " EIGHT " " EIGHT " " EIGHT
     " i\" exchange=\"4\" from=\"anna\" game=\"" A "\" state=\"" C
     "\" version=\"1\"></sheet>"},
    {"a warning that is no id", read_sheet, FILE_bad_value,
     "<sheet accepts=\"No\" exchange=\"4\" from=\"anna\" game=\"" A
     "\" state=\"" C "\" version=\"1\"></sheet>"},
    {"an unknown part of a sheet", read_sheet, FILE_unknown_element,
     "<sheet exchange=\"4\" from=\"anna\" game=\"" A "\" state=\"" C
     "\" version=\"1\"><order></order></sheet>"},
    {"a note with an element", read_sheet, FILE_unknown_element,
     "<sheet exchange=\"4\" from=\"anna\" game=\"" A "\" state=\"" C
     "\" version=\"1\"><note to=\"all\"><b></b></note></sheet>"},
    {"a journal of a lock that is no digest", read_journal_document,
     FILE_bad_value,
     "<journal entry=\"4\" game=\"" A "\" lock=\"none\" previous=\"" B
     "\" version=\"1\"></journal>"},
};

static void document_is_refused(void **state)
{
    const struct refused_row *row = *state;
    struct scene scene = scene_new();
    struct xml_file *file = open_text(&scene, row->text);
    union document document;

    assert_false(row->read(&document, xml_root(file), &scene));
    assert_true(report_names(scene.report, &file_rules[row->rule]));
    assert_int_equal(report_findings(scene.report), 1);
    xml_close(file);
    arena_free(scene.arena);
}

static void first_round_is_not_written(void)
{
    struct scene scene = scene_new();
    struct xml_file *file = open_text(
        &scene, "<sheet exchange=\"4\" from=\"anna\" game=\"" A "\" state=\"" C
                "\" version=\"1\">\n <orders round=\"1\" side=\"french\" "
                "step=\"II\"></orders>\n</sheet>");
    struct sheet sheet;
    struct buffer out;

    assert_true(
        sheet_read(&sheet, xml_root(file), "x.xml", scene.arena, scene.report));
    assert_int_equal(sheet.sections[0].round, 1);
    buffer_init(&out);
    sheet_write(&out, &sheet);
    assert_null(strstr(out.bytes, "round"));
    buffer_release(&out);
    xml_close(file);
    arena_free(scene.arena);
}

static void half_a_succession_is_refused(void)
{
    struct scene scene = scene_new();
    struct xml_file *file = open_text(
        &scene,
        "<roster book=\"open\" changes=\"all\" due=\"P7D\" edition=\"1\" "
        "game=\"" A "\" host=\"umpire\" missing=\"wait\" module=\"" A
        "\" preset=\"duel\" revision=\"1\" room=\"toy\" rules=\"" B
        "\" version=\"1\">\n" MEMBER("umpire") "</roster>");
    struct roster roster;

    assert_false(roster_read(&roster, xml_root(file), "x.xml", scene.arena,
                             scene.report));
    assert_true(report_names(scene.report, FILE_RULE(missing_attribute)));
    xml_close(file);
    arena_free(scene.arena);
}

/* Who contributes follows from the preset; each who does not fit is named. */
static const struct contributor_row {
    const char *name;
    size_t wrong; /* rows of the roster */
    const char *text;
} contributor_rows[] = {
    {"duel: all", 0, PRESET("duel", "", MEMBER("anna") MEMBER("umpire"))},
    {"duel: one is left out", 1,
     PRESET("duel", "", LEFT_OUT("anna") MEMBER("umpire"))},
    {"duel: the host is left out", 1,
     PRESET("duel", "", MEMBER("anna") LEFT_OUT("umpire"))},
    {"duel: all but the host are left out", 2,
     PRESET("duel", "", LEFT_OUT("anna") LEFT_OUT("bert") MEMBER("umpire"))},
    {"table: all", 0, PRESET("table", "", MEMBER("anna") MEMBER("umpire"))},
    {"table: one is left out", 1,
     PRESET("table", "", LEFT_OUT("anna") MEMBER("umpire"))},
    {"umpire: the host", 0,
     PRESET("umpire", "", LEFT_OUT("anna") MEMBER("umpire"))},
    {"umpire: the host is left out", 1,
     PRESET("umpire", "", LEFT_OUT("anna") LEFT_OUT("umpire"))},
    {"umpire: a player helps", 1,
     PRESET("umpire", "", MEMBER("anna") MEMBER("umpire"))},
};

static void contributors_follow(void **state)
{
    const struct contributor_row *row = *state;
    struct scene scene = scene_new();
    struct xml_file *file = open_text(&scene, row->text);
    struct roster roster;

    assert_int_equal(roster_read(&roster, xml_root(file), "x.xml", scene.arena,
                                 scene.report),
                     row->wrong == 0);
    assert_int_equal(report_findings(scene.report), row->wrong);
    if (row->wrong)
        assert_true(report_names(scene.report, TRUST(contributors)));
    xml_close(file);
    arena_free(scene.arena);
}

static const struct single singles[] = {
    {"the first round of a section is not written", first_round_is_not_written},
    {"a roster names game and previous or neither",
     half_a_succession_is_refused},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(round_rows, document_comes_back),
        TABLE(refused_rows, document_is_refused),
        TABLE(contributor_rows, contributors_follow),
        TABLE(singles, run_single),
    };

    xml_start();
    return run_tables(tables, LENGTH(tables));
}
