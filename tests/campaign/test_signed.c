/* Tests of how files come in: every attack is one change to a good file. */
#include "campaign/open/signed.h"

#include "tests/campaign/scene.h"

#include <string.h>

/* Anna, Bert and the host Umpire stand in the roster; Mallory does not. */
struct court {
    struct scene scene;
    struct signing_public *keys[3];
    struct keyring_key rows[3];
    struct keyring keyring;
};

static void court_open(struct court *court)
{
    static const char *const ids[] = {"anna", "bert", "umpire"};

    court->scene = scene_new();
    for (size_t i = 0; i < 3; i++) {
        court->keys[i] = public_of(&court->scene, ids[i]);
        court->rows[i] = (struct keyring_key){ids[i], court->keys[i]};
    }
    court->keyring = (struct keyring){court->rows, 3, "umpire"};
}

static void court_close(struct court *court)
{
    for (size_t i = 0; i < 3; i++)
        signing_public_release(court->keys[i]);
    arena_free(court->scene.arena);
}

/* A good file of each kind that is signed, by him who must. */
static struct bytes made(struct court *court, const char *text,
                         const char *signer)
{
    struct signing_key *key = signing_key_of(&court->scene, signer);
    struct signed_file file;
    struct buffer canonical;

    buffer_init(&canonical);
    buffer_puts(&canonical, text);
    signed_make(&file, &canonical, key, court->scene.arena);
    buffer_release(&canonical);
    signing_key_release(key);
    return file.bytes;
}

#define SEAL(from)                                                             \
    "<seal exchange=\"4\" from=\"" from "\" game=\"" A "\" sequence=\"1\" "    \
    "sheet=\"" B "\" state=\"" C "\" version=\"1\"></seal>"
#define LOCK(from)                                                             \
    "<lock exchange=\"4\" from=\"" from "\" game=\"" A                         \
    "\" time=\"2026-11-28T18:00:00Z\" version=\"1\">pbem-lock/1\n</lock>"
#define ANSWER                                                                 \
    "<answer exchange=\"4\" from=\"anna\" game=\"" A "\" lock=\"" B            \
    "\" proof=\"" A A "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\" "                  \
    "version=\"1\"></answer>"

static const struct open_row {
    const char *name;
    const char *text;
    const char *signer; /* NULL: nobody signs */
    enum document_kind kind;
    const char *refused; /* NULL: it is good; else number of a rule */
} open_rows[] = {
    {"a seal of Anna", SEAL("anna"), "anna", DOCUMENT_SEAL, NULL},
    {"a seal, whatever it is", SEAL("bert"), "bert", DOCUMENT_KINDS, NULL},
    {"a lock of the host", LOCK("umpire"), "umpire", DOCUMENT_LOCK, NULL},
    {"an answer, which nobody signs", ANSWER, NULL, DOCUMENT_ANSWER, NULL},
    {"wrong-key", SEAL("anna"), "bert", DOCUMENT_SEAL, "wrong-key"},
    {"stranger", SEAL("mallory"), "mallory", DOCUMENT_SEAL, "stranger"},
    {"not-his-office", LOCK("anna"), "anna", DOCUMENT_LOCK, "not-his-office"},
    {"the host's name under Anna's lock", LOCK("umpire"), "anna", DOCUMENT_LOCK,
     "wrong-key"},
    {"unsigned", SEAL("anna"), NULL, DOCUMENT_SEAL, "unsigned"},
    {"a signed answer", ANSWER, "anna", DOCUMENT_ANSWER, "schema"},
    {"another kind", SEAL("anna"), "anna", DOCUMENT_LOCK, "unknown-element"},
    {"a root of nobody", "<poem></poem>", NULL, DOCUMENT_KINDS,
     "unknown-element"},
    {"a seal of nobody", "<seal version=\"1\"></seal>", "anna", DOCUMENT_SEAL,
     "missing-attribute"},
    {"authenticated before it is validated", "<seal from=\"anna\"></seal>",
     "bert", DOCUMENT_SEAL, "wrong-key"},
    {"validated after it is authenticated",
     "<seal from=\"anna\" version=\"1\"></seal>", "anna", DOCUMENT_SEAL,
     "schema"},
};

static bool names(const struct report *report, const char *number)
{
    return report_cites(report, "trust", number) ||
           report_cites(report, "file", number);
}

static void file_is_judged(void **state)
{
    const struct open_row *row = *state;
    struct court court;
    struct signed_source source = {.name = "x.xml", .kind = row->kind};
    struct signed_file file;

    court_open(&court);
    source.keyring = &court.keyring;
    source.bytes = row->signer ? made(&court, row->text, row->signer)
                               : (struct bytes){row->text, strlen(row->text)};
    assert_int_equal(
        signed_open(&file, &source, court.scene.arena, court.scene.report),
        row->refused == NULL);
    if (row->refused)
        assert_true(names(court.scene.report, row->refused));
    court_close(&court);
}

static void digests_are_of_file_and_content(void)
{
    struct court court;
    struct signed_source source = {.name = "x.xml", .kind = DOCUMENT_SEAL};
    struct signed_file file;
    char whole[DIGEST_TEXT], content[DIGEST_TEXT];

    court_open(&court);
    source.keyring = &court.keyring;
    source.bytes = made(&court, SEAL("anna"), "anna");
    assert_true(
        signed_open(&file, &source, court.scene.arena, court.scene.report));
    sha256_text(source.bytes.data, source.bytes.length, whole);
    sha256_text(SEAL("anna"), strlen(SEAL("anna")), content);
    assert_string_equal(file.digest, whole);
    assert_string_equal(file.unsigned_digest, content);
    assert_string_equal(file.from, "anna");
    assert_int_equal(file.kind, DOCUMENT_SEAL);
    court_close(&court);
}

/* A turn may have what a mail may not. */
static void size_is_capped_by_kind(void)
{
    struct court court;
    char *large;
    struct signed_source source = {.name = "x.xml", .kind = DOCUMENT_SHEET};
    struct signed_file file;

    court_open(&court);
    large = arena_zeroed(court.scene.arena, XML_MAIL_LIMIT + 2, 1);
    memset(large, ' ', XML_MAIL_LIMIT + 1);
    source.keyring = &court.keyring;
    source.bytes = (struct bytes){large, XML_MAIL_LIMIT + 1};
    assert_false(
        signed_open(&file, &source, court.scene.arena, court.scene.report));
    assert_true(report_names(court.scene.report, TRUST(too_large)));
    assert_int_equal(report_findings(court.scene.report), 1);
    court_close(&court);
}

/* A participant file is judged by the key in it, whoever is in the roster. */
static void participant_proves_possession(void)
{
    struct scene scene = scene_new();
    struct signed_file file;
    struct participant person;

    assert_true(participant_open(&file, &person,
                                 key_path(&scene, "mallory", "xml"),
                                 scene.arena, scene.report));
    assert_string_equal(person.id, "mallory");
    assert_true(person.test);
    arena_free(scene.arena);
}

/* Every byte of a signed file counts. */
static void no_byte_may_change(void)
{
    struct court court;
    struct signed_source source = {.name = "x.xml", .kind = DOCUMENT_SEAL};
    struct signed_file file;
    struct bytes good;
    char *bad;

    court_open(&court);
    source.keyring = &court.keyring;
    good = made(&court, SEAL("anna"), "anna");
    bad = arena_string(court.scene.arena, good.data, good.length);
    source.bytes = (struct bytes){bad, good.length};
    for (size_t i = 0; i < good.length; i += 3) {
        struct arena *arena = arena_new();

        bad[i] ^= 1;
        assert_false(signed_open(&file, &source, arena, report_new(arena)));
        bad[i] ^= 1;
        arena_free(arena);
    }
    assert_true(
        signed_open(&file, &source, court.scene.arena, court.scene.report));
    court_close(&court);
}

static const struct single singles[] = {
    {"digests are of the file and of its content",
     digests_are_of_file_and_content},
    {"too-large, by kind", size_is_capped_by_kind},
    {"a participant file proves possession", participant_proves_possession},
    {"no byte may change", no_byte_may_change},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(open_rows, file_is_judged),
        TABLE(singles, run_single),
    };

    xml_start();
    trust_start();
    return run_tables(tables, LENGTH(tables));
}
