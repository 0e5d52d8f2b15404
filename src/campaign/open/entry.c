/* One link of the history. */
#include "campaign/open/entry.h"

#include "campaign/documents/exchange_rules.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "rulesets/ruleset.h"
#include "trust/commit_signature.h"

#include <stdlib.h>
#include <string.h>

void entry_file(struct entry *entry, struct arena *arena, const char *path,
                const struct bytes *bytes)
{
    struct tree_file *file = LIST_ADD(arena, entry->files, entry->file_count);

    *file = (struct tree_file){path, bytes->data, bytes->length, false};
}

void entry_view(struct entry *entry, struct arena *arena, const char *side,
                const char *digest)
{
    *(struct entry_view *)LIST_ADD(arena, entry->views, entry->view_count) =
        (struct entry_view){side, digest};
}

/* The line of git's file of those whose signatures of commits count. */
static const char *signer_line(const struct campaign *campaign)
{
    const struct campaign_member *host =
        campaign_member(campaign, campaign->roster.host);

    return arena_text(
        campaign->arena, "%s@berthier.invalid namespaces=\"git\" %s\n",
        host->office->id, signing_public_ssh(host->key, campaign->arena));
}

/* Whoever was host once stays in it, so that old commits stay Good. */
static const char *allowed_signers(const struct campaign *campaign)
{
    const char *line = signer_line(campaign);
    struct bytes former = {0};

    if (!campaign->draft)
        campaign_file(campaign, "allowed_signers", &former);
    if (!former.data)
        return line;
    if (strstr(former.data, line))
        return former.data;
    return arena_text(campaign->arena, "%s%s", former.data, line);
}

static void add_member(struct entry *entry, const struct campaign *campaign,
                       const struct campaign_member *member)
{
    struct arena *arena = campaign->arena;
    const char *pem = signing_public_pem(member->key, arena);
    const struct bytes bytes = {pem, strlen(pem)};

    entry_file(entry, arena,
               arena_text(arena, "participants/%s.xml", member->office->id),
               &member->bytes);
    entry_file(entry, arena,
               arena_text(arena, "keys/%s.pem", member->office->id), &bytes);
}

void entry_standing_files(struct entry *entry, const struct campaign *campaign)
{
    const char *signers = allowed_signers(campaign);
    const struct bytes bytes = {signers, strlen(signers)};

    entry_file(entry, campaign->arena, "roster.xml", &campaign->roster_bytes);
    entry_file(entry, campaign->arena, "module.xml", &campaign->module_bytes);
    /* But of a draft, and where it is repaired, as it stands. */
    entry->files[entry->file_count - 1].kept = !campaign->module_bytes.data;
    entry_file(entry, campaign->arena, "allowed_signers", &bytes);
    for (size_t i = 0; i < campaign->member_count; i++)
        add_member(entry, campaign, &campaign->members[i]);
}

/* "committer ID <MAIL> SECONDS +0000". */
int64_t entry_time(const struct campaign *campaign)
{
    struct bytes commit, signature;
    const char *line;
    const char *mail;

    if (!campaign->history || !campaign->commit ||
        !history_raw(campaign->history, campaign->commit, &commit, &signature,
                     campaign->arena, campaign->report))
        return 0;
    line = strstr(commit.data, "\ncommitter ");
    mail = line ? strchr(line, '>') : NULL;
    return mail ? strtoll(mail + 1, NULL, 10) : 0;
}

bool entry_reaches(const struct campaign *campaign, const char *state)
{
    struct bytes commit, signature;

    return history_raw(campaign->history, campaign->commit, &commit, &signature,
                       campaign->arena, campaign->report) &&
           strstr(commit.data,
                  arena_text(campaign->arena, "\nState-SHA256: %s\n", state));
}

int64_t entry_issued(const struct campaign *campaign)
{
    struct campaign quiet = *campaign;
    int64_t time = 0;
    char id[41];

    if (campaign->commit)
        return entry_time(campaign);
    quiet.report = report_new(campaign->arena);
    if (!file_exists(
            arena_text(campaign->arena, "%s/.git/HEAD", campaign->dir)))
        return 0;
    quiet.history = history_open(campaign->dir, false, quiet.report);
    if (quiet.history && history_id(quiet.history, 0, id)) {
        quiet.commit = id;
        if (entry_reaches(&quiet, campaign->state))
            time = entry_time(&quiet);
    }
    history_close(quiet.history);
    return time;
}

int64_t entry_not_before(const struct campaign *campaign, int64_t wanted)
{
    int64_t parent = entry_time(campaign);

    return wanted < parent ? parent : wanted;
}

static void add_trailer(struct buffer *message, const struct entry *entry,
                        const char *name, const char *path)
{
    char digest[DIGEST_TEXT];

    for (size_t i = 0; i < entry->file_count; i++) {
        const struct tree_file *file = &entry->files[i];

        if (strcmp(file->path, path) != 0)
            continue;
        sha256_text(file->data, file->length, digest);
        buffer_printf(message, "%s: %s\n", name, digest);
    }
}

static bool sign_commit(const void *context, const char *commit, size_t length,
                        struct buffer *out, struct report *report)
{
    (void)report;
    commit_sign(context, commit, length, out);
    return true;
}

void entry_message(struct buffer *out, const struct entry *entry)
{
    buffer_printf(out, "%s\n\nState-SHA256: %s\n", entry->title, entry->state);
    add_trailer(out, entry, "Journal-SHA256", "journal.xml");
    add_trailer(out, entry, "Log-SHA256", "log.txt");
    for (size_t i = 0; i < entry->view_count; i++)
        buffer_printf(out, "View-%s-SHA256: %s\n", entry->views[i].side,
                      entry->views[i].digest);
}

bool entry_commit(const struct entry *entry, const struct campaign *campaign,
                  char id[41])
{
    struct commit_request request = {
        .files = entry->files,
        .file_count = entry->file_count,
        .author = campaign->roster.host,
        .time = entry_not_before(campaign, entry->time),
        .tag = arena_text(campaign->arena, "turn-%04d", entry->number),
        .sign = sign_commit,
        .sign_context = entry->key,
    };
    struct buffer message = {0};
    bool good;

    entry_message(&message, entry);
    request.message = message.bytes;
    good = history_commit(campaign->history, &request, id, campaign->report) &&
           history_export_made(campaign->history, &request, campaign->report);
    buffer_release(&message);
    return good;
}

/* ---- the cases that a journal read back cites ---------------------------- */

static const struct rule *among(const struct rule *rules, size_t count,
                                const struct rule *cited)
{
    for (size_t i = 0; i < count; i++)
        if (same_name(rules[i].book, cited->book) &&
            same_name(rules[i].number, cited->number))
            return &rules[i];
    return NULL;
}

/* The case with its title; one that this program does not know stays as it
 * stands in the file. */
static const struct rule *known(const struct ruleset *ruleset,
                                const struct rule *cited)
{
    const struct rule *found =
        among(ruleset->rules, ruleset->rule_count, cited);

    if (!found)
        found = among(ruleset->base, ruleset->base_count, cited);
    if (!found)
        found = among(exchange_rule(0), EXCHANGE_RULE_COUNT, cited);
    if (!found)
        found = among(trust_rule(0), TRUST_RULE_COUNT, cited);
    return found;
}

/* As when it was played: a page that is made again has the same titles. */
static void bind(const struct ruleset *ruleset, struct event *event)
{
    for (; event; event = event->next) {
        const struct rule own = {.book = event->book,
                                 .number = event->case_number};

        if (own.book)
            event->rule = known(ruleset, &own);
        for (size_t i = 0; i < event->also.count; i++) {
            const struct rule *found = known(ruleset, event->also.items[i]);

            if (found)
                event->also.items[i] = found;
        }
        bind(ruleset, event->first);
    }
}

bool journal_of(struct journal_document *out, const struct campaign *campaign)
{
    const char *name =
        arena_text(campaign->arena, "%s/journal.xml", campaign->dir);
    const struct place place = {name, 0};
    struct signed_file file;
    struct bytes bytes;

    if (!campaign_file(campaign, "journal.xml", &bytes))
        return false;
    if (!bytes.data)
        return refuse(campaign->report, &place, FILE_RULE(unreadable),
                      "the entry has no journal");
    if (!campaign_signed(campaign, name, &bytes, DOCUMENT_JOURNAL, &file))
        return false;
    if (strcmp(file.digest, campaign->turn.journal) != 0)
        return refuse(campaign->report, &place, TRUST(tampered),
                      "the turn names another journal");
    if (!journal_document_read(out, file.root, name, campaign->arena,
                               campaign->report))
        return false;
    bind(campaign->ruleset, out->journal.first);
    return true;
}
