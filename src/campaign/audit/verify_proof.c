/* Proofs of cheating at the verifier's desk. */
#include "campaign/audit/verify.h"

#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/history.h"
#include "io/xml.h"

#include <string.h>

/* Of which exchange or entry it says that it is, -1: of none. False if it
 * cannot be a signed file of anybody. */
static bool reads_claim(int *number, const struct campaign *campaign,
                        const struct bytes *bytes)
{
    static const char *const names[] = {"exchange", "entry", "number"};
    struct xml_file *file =
        xml_open("", bytes->data, bytes->length, XML_SIGNED, campaign->arena,
                 report_new(campaign->arena));
    bool good = file != NULL;

    *number = -1;
    for (size_t i = 0; file && i < 3 && *number < 0; i++) {
        const char *text = element_attribute(xml_root(file), names[i]);

        for (; text && *text >= '0' && *text <= '9' && *number < 1000000;
             text++)
            *number = (*number < 0 ? 0 : *number * 10) + (*text - '0');
    }
    xml_close(file);
    return good;
}

int claimed_number(const struct campaign *campaign, const struct bytes *bytes)
{
    int number;

    reads_claim(&number, campaign, bytes);
    return number;
}

/* The roster that a commit has, if it is the one of that digest. */
static bool roster_at(struct roster *out, const struct campaign *campaign,
                      const char *commit, const char *digest)
{
    const struct signed_source source = {.kind = DOCUMENT_ROSTER};
    struct signed_source found = source;
    struct signed_file file;

    found.name = "roster.xml";
    return history_file(campaign->history, commit, found.name, &found.bytes,
                        campaign->arena, campaign->report) &&
           found.bytes.data &&
           signed_open(&file, &found, campaign->arena, campaign->report) &&
           strcmp(file.digest, digest) == 0 &&
           roster_read(out, file.root, file.name, campaign->arena,
                       campaign->report);
}

/* Was that roster ever in force? Each names the one before it, and the head
 * the last of them. */
static bool knows_roster(const struct campaign *campaign, const char *digest)
{
    struct campaign quiet = *campaign;
    struct roster roster = campaign->roster;
    const char *now = campaign->roster_digest;
    char commit[41];

    quiet.report = report_new(campaign->arena);
    for (size_t back = 1; strcmp(now, digest) != 0; back++) {
        if (!roster.previous || !campaign->history ||
            !history_id(campaign->history, back, commit))
            return false;
        if (roster_at(&roster, &quiet, commit, roster.previous))
            now = arena_text(campaign->arena, "%s", roster.previous);
    }
    return true;
}

bool verify_proof(struct proof *out, const struct campaign *campaign,
                  const char *folder)
{
    const char *path = arena_text(campaign->arena, "%s/roster.xml", folder);
    struct bytes roster;
    const char *digest;

    if (!file_read(&roster, path, XML_MAIL_LIMIT, campaign->arena,
                   campaign->report))
        return false;
    digest = bytes_digest(&roster, campaign->arena);
    return proof_verify(
        out, folder,
        knows_roster(campaign, digest) ? digest : campaign->roster_digest,
        campaign->arena, campaign->report);
}

bool verify_proof_alone(struct proof *out, const char *roster,
                        const char *folder, struct arena *arena,
                        struct report *report)
{
    struct bytes bytes;

    return file_read(&bytes, roster, XML_MAIL_LIMIT, arena, report) &&
           proof_verify(out, folder, bytes_digest(&bytes, arena), arena,
                        report);
}

/* What the history has of the exchange that a file is about; what was taken
 * back may be of any entry since. */
static void add_former(struct evidence *evidence,
                       const struct campaign *campaign, int entry,
                       const struct bytes *file)
{
    struct campaign quiet = *campaign;
    struct campaign *former;
    bool taken_back = strstr(file->data, " kind=\"withdrawal\"");

    quiet.report = report_new(campaign->arena);
    while (campaign->history && entry >= 0 && entry < campaign->turn.number) {
        former = campaign_at(&quiet, entry);
        if (former)
            evidence_add_campaign(evidence, former);
        campaign_close(former);
        entry = taken_back ? entry + 1 : campaign->turn.number;
    }
}

bool verify_together(struct proof *out, const struct campaign *campaign,
                     const struct names *paths)
{
    struct arena *arena = campaign->arena;
    int *numbers = ARENA_ARRAY(arena, int, paths->count + 1);
    struct evidence files = {0}, evidence = {0};

    for (size_t i = 0; i < paths->count; i++)
        evidence_add_file(&files, arena, paths->items[i]);
    /* What is no signed file is not read again for each who may be host. */
    for (size_t i = 0; i < files.count; i++)
        if (reads_claim(&numbers[evidence.count], campaign,
                        &files.items[i].bytes))
            evidence_add(&evidence, arena, files.items[i].name,
                         &files.items[i].bytes);
    for (size_t i = evidence.count; i-- > 0;)
        add_former(&evidence, campaign, numbers[i], &evidence.items[i].bytes);
    evidence_add_campaign(&evidence, campaign);
    return proof_seek(out, campaign, &evidence) ||
           proof_seek_histories(out, campaign, &evidence);
}

static bool is_hosts_word(enum document_kind kind)
{
    return kind == DOCUMENT_TURN || kind == DOCUMENT_VIEW ||
           kind == DOCUMENT_LOCK;
}

bool verify_history(const struct campaign *campaign,
                    const struct campaign *before,
                    const struct folder_file *file)
{
    struct arena *arena = campaign->arena;
    struct campaign quiet = *before;
    struct signed_file *other = ARENA_NEW(arena, struct signed_file);
    int head = campaign->turn.number;
    int number = claimed_number(campaign, &file->bytes);

    quiet.report = report_new(arena);
    if (number < 0 || number > head || (number < head && !campaign->history) ||
        campaign_signed(&quiet, file->name, &file->bytes, DOCUMENT_KINDS,
                        other) ||
        !proof_opens_as_host(other, before, campaign, file) ||
        !is_hosts_word(other->kind) ||
        strstr(arena_string(arena, file->bytes.data, file->bytes.length),
               before->roster_digest))
        return true;
    return refuse(
        campaign->report, &(struct place){file->name, 0}, TRUST(two_histories),
        "another history: the %s of %s %d is by '%s' as host, and here '%s' is "
        "host then: ask both which goes on",
        other->root->name, other->kind == DOCUMENT_LOCK ? "exchange" : "entry",
        number, other->from, before->roster.host);
}
