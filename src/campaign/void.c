/* Voiding an exchange. */
#include "campaign/void.h"

#include "campaign/entry.h"
#include "campaign/exchange_rules.h"
#include "campaign/lock.h"
#include "campaign/owes.h"
#include "core/arena.h"

#include <string.h>

/* One run. */
struct voiding {
    struct voided *out;
    const struct campaign *campaign;
    const struct void_request *request;
    struct void_document document;
    char digest[DIGEST_TEXT];
    struct names consents; /* paths, as the tree has them */
    struct bytes *consent_bytes;
    size_t consent_count;
};

/* Who owes an answer or a sealed sheet; the host stalls nobody but himself. */
static bool find_withheld(struct voiding *voiding)
{
    const struct campaign *campaign = voiding->campaign;
    const struct place place = {campaign->dir, 0};
    struct voided *out = voiding->out;
    struct debts debts;

    if (!debts_of(&debts, campaign))
        return false;
    for (size_t i = 0; i < debts.count; i++) {
        const struct debt *debt = &debts.items[i];

        if (debt->must && !debt->paid &&
            strcmp(debt->who, campaign->roster.host) != 0 &&
            !names_contain(&out->withheld, debt->who))
            names_add(campaign->arena, &out->withheld, debt->who);
    }
    return out->withheld.count > 0 ||
           refuse(campaign->report, &place, EXCHANGE(voided),
                  "nobody withholds anything: the exchange can be played");
}

/* Lays the document out. If another one lay there, nobody has consented to
 * this. */
static bool lay_out(const struct campaign *campaign, const struct buffer *text)
{
    const char *path = inbox_path(campaign, "void.xml");
    struct bytes former;

    if (!inbox_file(campaign, "void.xml", &former))
        return false;
    if (former.data && former.length == text->length &&
        !memcmp(former.data, text->bytes, text->length))
        return true;
    return folder_remove(inbox_path(campaign, "consents"), campaign->report) &&
           file_write(path, text->bytes, text->length, campaign->report);
}

static bool draw_up(struct voiding *voiding)
{
    const struct campaign *campaign = voiding->campaign;
    const struct void_document document = {
        .version = FORMAT_VERSION,
        .game = campaign->game,
        .exchange = campaign->lock->text.step,
        .lock = campaign->lock->digest,
        .withheld = voiding->out->withheld,
        .reason = voiding->request->reason,
    };
    const struct place place = {"--reason", 0};
    struct buffer text;
    bool good;

    if (!document.reason)
        return refuse(campaign->report, &place, FILE_RULE(missing_attribute),
                      "the document says why the exchange is void");
    buffer_init(&text);
    void_write(&text, &document);
    good = lay_out(campaign, &text);
    buffer_release(&text);
    return good;
}

/* The document that waits must be about this lock and those who withhold
 * still. */
static bool read_document(struct voiding *voiding)
{
    const struct campaign *campaign = voiding->campaign;
    const char *path = inbox_path(campaign, "void.xml");
    const struct place place = {path, 0};
    struct signed_file file;

    if (!inbox_file(campaign, "void.xml", &voiding->out->document) ||
        !campaign_signed(campaign, path, &voiding->out->document, DOCUMENT_VOID,
                         &file) ||
        !void_read(&voiding->document, file.root, path, campaign->arena,
                   campaign->report))
        return false;
    memcpy(voiding->digest, file.digest, sizeof(voiding->digest));
    if (strcmp(voiding->document.lock, campaign->lock->digest) != 0)
        return refuse(campaign->report, &place, TRUST(other_lock),
                      "the document voids another lock");
    for (size_t i = 0; i < voiding->document.withheld.count; i++)
        if (!names_contain(&voiding->out->withheld,
                           voiding->document.withheld.items[i]))
            return refuse(campaign->report, &place, EXCHANGE(voided),
                          "'%s' has sent what he withheld; --reason draws up "
                          "another",
                          voiding->document.withheld.items[i]);
    return true;
}

static bool check_consent(struct voiding *voiding, const char *id,
                          const char *path, const struct bytes *bytes)
{
    const struct campaign *campaign = voiding->campaign;
    const char *name = inbox_path(campaign, path);
    const struct place place = {name, 0};
    struct consent consent;
    struct signed_file file;

    if (!campaign_signed(campaign, name, bytes, DOCUMENT_CONSENT, &file) ||
        !consent_read(&consent, file.root, name, campaign->arena,
                      campaign->report))
        return false;
    if (strcmp(consent.from, id) != 0 || consent.kind != CONSENT_VOID ||
        strcmp(consent.digest, voiding->digest) != 0)
        return refuse(campaign->report, &place, TRUST(other_text),
                      "the consent of '%s' is not to this document", id);
    names_add(campaign->arena, &voiding->consents, path);
    *(struct bytes *)LIST_ADD(campaign->arena, voiding->consent_bytes,
                              voiding->consent_count) = *bytes;
    return true;
}

/* The host's own is made here: it is his command. */
static struct bytes own_consent(const struct voiding *voiding)
{
    const struct campaign *campaign = voiding->campaign;
    const struct consent consent = {.version = FORMAT_VERSION,
                                    .game = campaign->game,
                                    .from = campaign->roster.host,
                                    .kind = CONSENT_VOID,
                                    .digest = voiding->digest};
    struct signed_file file;
    struct buffer text;

    buffer_init(&text);
    consent_write(&text, &consent);
    signed_make(&file, &text, voiding->request->key, campaign->arena);
    buffer_release(&text);
    return file.bytes;
}

static bool collect_consents(struct voiding *voiding)
{
    const struct campaign *campaign = voiding->campaign;
    bool good = true;

    for (size_t i = 0; i < campaign->roster.member_count; i++) {
        const char *id = campaign->roster.members[i].id;
        const char *path =
            arena_text(campaign->arena, "consents/void-%s.xml", id);
        struct bytes bytes;

        if (names_contain(&voiding->document.withheld, id))
            continue;
        if (!strcmp(id, campaign->roster.host))
            bytes = own_consent(voiding);
        else if (!inbox_file(campaign, path, &bytes))
            return false;
        if (!bytes.data)
            names_add(campaign->arena, &voiding->out->missing, id);
        else
            good = check_consent(voiding, id, path, &bytes) && good;
    }
    return good;
}

/* The game as it was, one entry further. */
static void write_turn(const struct voiding *voiding)
{
    const struct campaign *campaign = voiding->campaign;
    const struct exchange_orders nothing = {0};
    struct outcome outcome = {.next = campaign->turn};
    struct write_input input = {
        .room = campaign->room,
        .module = &campaign->module,
        .before = &campaign->turn,
        .state = campaign->state,
        .lock = campaign->lock->digest,
        .roster = campaign->roster_digest,
        .rules = campaign->roster.rules,
        .lock_text = campaign->lock->file.text,
        .program = PACKAGE_STRING,
        .test_keys = campaign->roster.test,
        .key = voiding->request->key,
        .orders = &nothing,
    };

    outcome.next.number++;
    outcome.next.kind = ENTRY_VOID;
    journal_init(&outcome.journal, campaign->arena);
    event_for_all(journal_add(&outcome.journal, EVENT_NOTE, EXCHANGE(voided),
                              "Exchange %d is void and was not played: %s.",
                              voiding->document.exchange,
                              voiding->document.reason));
    for (size_t i = 0; i < voiding->document.withheld.count; i++)
        event_for_all(journal_add(&outcome.journal, EVENT_NOTE,
                                  TRUST(missing_answer),
                                  "What %s owed to it did not come.",
                                  voiding->document.withheld.items[i]));
    stage_write(&voiding->out->written, &outcome, &input, campaign->arena);
    voiding->out->next = outcome.next;
}

/* Answers prove who did not withhold; sheets that were not played stay with
 * the host. */
static void add_answers(struct entry *entry, const struct campaign *campaign)
{
    for (size_t i = 0; i < campaign->roster.member_count; i++) {
        const char *path = arena_text(campaign->arena, "answers/%s.xml",
                                      campaign->roster.members[i].id);
        struct bytes bytes;

        if (inbox_file(campaign, path, &bytes) && bytes.data)
            entry_file(entry, campaign->arena, path, &bytes);
    }
}

static bool commit(struct voiding *voiding)
{
    const struct campaign *campaign = voiding->campaign;
    struct arena *arena = campaign->arena;
    const char *text = campaign->lock->file.text;
    const struct bytes lock_text = {text, strlen(text)};
    struct entry entry = {
        .number = voiding->out->next.number,
        .kind = ENTRY_VOID,
        .state = voiding->out->written.state,
        .key = voiding->request->key,
        .time = voiding->request->time,
        .title = arena_text(arena, "void %d: exchange was not played",
                            voiding->out->next.number),
    };

    entry_standing_files(&entry, campaign);
    add_written(&entry, arena, &voiding->out->written);
    entry_file(&entry, arena, "void.xml", &voiding->out->document);
    entry_file(&entry, arena, "lock.xml", &campaign->lock->bytes);
    entry_file(&entry, arena, "lock.txt", &lock_text);
    for (size_t i = 0; i < voiding->consent_count; i++)
        entry_file(&entry, arena, voiding->consents.items[i],
                   &voiding->consent_bytes[i]);
    add_answers(&entry, campaign);
    return entry_commit(&entry, campaign, voiding->out->commit) &&
           inbox_clear(campaign);
}

enum void_end exchange_void(struct voided *out, const struct campaign *campaign,
                            const struct void_request *request)
{
    struct voiding voiding = {
        .out = out, .campaign = campaign, .request = request};
    const struct place place = {campaign->dir, 0};

    memset(out, 0, sizeof(*out));
    if (!host_signs(campaign, request->key))
        return VOID_REFUSED;
    if (!campaign->lock) {
        refuse(campaign->report, &place, TRUST(no_lock),
               "no lock is open that could be voided");
        return VOID_REFUSED;
    }
    if (!find_withheld(&voiding))
        return VOID_REFUSED;
    if ((request->reason || !file_exists(inbox_path(campaign, "void.xml"))) &&
        !draw_up(&voiding))
        return VOID_REFUSED;
    if (!read_document(&voiding) || !collect_consents(&voiding))
        return VOID_REFUSED;
    if (out->missing.count > 0)
        return VOID_WAITS;
    write_turn(&voiding);
    return commit(&voiding) ? VOID_DONE : VOID_REFUSED;
}
