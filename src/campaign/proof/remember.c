/* A participant's memory on disk. */
#include "campaign/proof/remember.h"

#include "campaign/open/campaign.h"
#include "campaign/proof/histories.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "io/files.h"
#include "io/xml.h"
#include "trust/digest.h"

#include <string.h>

enum { MEMORY_LIMIT = 16 * 1024 * 1024 };

static const char head_line[] = "berthier-memory/1\n";
/* How a lock begins in a log, at the beginning of a line. */
static const char told_head[] = "\npbem-lock/1\n";

int memory_hold(const char *path, struct report *report)
{
    struct arena *arena = arena_new();
    const char *slash = strrchr(path, '/');
    const char *folder =
        slash ? arena_string(arena, path, (size_t)(slash - path + 1)) : ".";
    int lock = folder_lock(folder, report);

    arena_free(arena);
    return lock;
}

/* The machine died while a line was written: what it was about never left. */
static bool take_off_torn_line(const char *path, struct bytes *bytes,
                               struct report *report)
{
    size_t length = bytes->length;

    while (length > 0 && bytes->data[length - 1] != '\n')
        length--;
    if (length == bytes->length)
        return true;
    bytes->length = length;
    return file_write_private(path, bytes->data, length, report);
}

bool memory_load(struct memory *out, bool *found, const char *path,
                 struct arena *arena, struct report *report)
{
    struct bytes bytes;

    memset(out, 0, sizeof(*out));
    *found = file_exists(path);
    if (!*found)
        return true;
    if (!file_read(&bytes, path, MEMORY_LIMIT, arena, report) ||
        !take_off_torn_line(path, &bytes, report))
        return false;
    *found = bytes.length > 0;
    return bytes.length == 0 ||
           memory_read(out, path, bytes.data, bytes.length, arena, report);
}

bool memory_keep(const char *path, const struct memory_fact *fact,
                 struct report *report)
{
    struct arena *arena = arena_new();
    struct bytes bytes = {0};
    struct buffer line;
    bool kept;

    buffer_init(&line);
    if (file_exists(path) &&
        !file_read(&bytes, path, MEMORY_LIMIT, arena, report)) {
        arena_free(arena);
        return false;
    }
    if (bytes.length == 0)
        buffer_puts(&line, head_line);
    memory_line(&line, fact);
    kept = file_append(path, line.bytes, line.length, report);
    buffer_release(&line);
    arena_free(arena);
    return kept;
}

bool memory_accepts(const struct memory *memory, const char *path,
                    const struct memory_fact *like, struct report *report)
{
    const struct names *ids = report_accepted(report);
    bool kept = true;

    for (size_t i = 0; i < ids->count && kept; i++) {
        struct memory_fact fact = *like;

        fact.kind = MEMORY_ACCEPT;
        fact.id = ids->items[i];
        /* Noted at once by who asked: what it forgets stands before it. */
        if (strncmp(fact.id, "two-histories-", strlen("two-histories-")) == 0)
            continue;
        kept = memory_accepted(memory, fact.game, fact.exchange, fact.id) ||
               memory_keep(path, &fact, report);
    }
    return kept;
}

bool memory_sights(const struct memory *memory, const char *path,
                   const struct memory_fact *thing, int64_t now,
                   const struct campaign *campaign)
{
    struct memory_fact fact = *thing;

    if (now == 0)
        return true;
    for (size_t i = 0; i < memory->count; i++)
        if (memory->facts[i].kind == MEMORY_SEEN &&
            strcmp(memory->facts[i].game, fact.game) == 0 &&
            strcmp(memory->facts[i].digest, fact.digest) == 0)
            return true;
    fact.kind = MEMORY_SEEN;
    fact.time = time_text(campaign->arena, now);
    return memory_keep(path, &fact, campaign->report);
}

/* "keys/anna.turn.xml" for "keys/anna.memory". */
const char *memory_beside(struct arena *arena, const char *path,
                          const char *suffix)
{
    const char *end = strrchr(path, '.');
    size_t length = end ? (size_t)(end - path) : strlen(path);

    return arena_text(arena, "%.*s.%s", (int)length, path, suffix);
}

void evidence_add_kept(struct evidence *evidence, struct arena *arena,
                       const char *path)
{
    evidence_add_file(evidence, arena, memory_beside(arena, path, "lock.xml"));
    evidence_add_file(evidence, arena, memory_beside(arena, path, "turn.xml"));
    evidence_add_file(evidence, arena,
                      memory_beside(arena, path, "answer.xml"));
}

/* The roster says whose keys count and whose answers make the dice: who missed
 * the entry that changed it should ask whether he has consented. */
static void compare_rosters(const char *path, const struct campaign *campaign)
{
    const char *name = memory_beside(campaign->arena, path, "turn.xml");
    struct report *quiet = report_new(campaign->arena);
    struct xml_file *former = NULL;
    const char *game = NULL, *roster = NULL;
    struct bytes bytes;

    if (file_exists(name) &&
        file_read(&bytes, name, XML_TURN_LIMIT, campaign->arena, quiet))
        former = xml_open(name, bytes.data, bytes.length, XML_DRAFT,
                          campaign->arena, quiet);
    if (former) {
        game = element_attribute(xml_root(former), "game");
        roster = element_attribute(xml_root(former), "roster");
    }
    xml_close(former);
    if (game && roster && strcmp(game, campaign->game) == 0 &&
        strcmp(roster, campaign->roster_digest) != 0)
        remark(campaign->report, &(struct place){campaign->dir, 0},
               "the roster is another than when last seen, %.12s, not %.12s: "
               "berthier audit proves who has consented to it",
               campaign->roster_digest, roster);
}

/* The turn first: a fact without its turn is worth less. */
static bool keep_turn(const char *path, const struct campaign *campaign)
{
    const char *beside = memory_beside(campaign->arena, path, "turn.xml");
    struct arena *own = arena_new();
    struct bytes turn;
    bool good;

    compare_rosters(path, campaign);
    good = campaign_turn_file(own, campaign, &turn) &&
           file_write(beside, turn.data, turn.length, campaign->report);
    arena_free(own);
    return good;
}

/* Who is host is noted when it is somebody else than before. */
static bool keep_host(const struct memory *memory, const char *path,
                      const struct campaign *campaign)
{
    const struct memory_fact host = {.kind = MEMORY_HOST,
                                     .game = campaign->game,
                                     .exchange = campaign->turn.number,
                                     .id = campaign->roster.host};
    const char *before =
        host_seen(memory, campaign->game, campaign->turn.number);

    return (before && strcmp(before, host.id) == 0) ||
           memory_keep(path, &host, campaign->report);
}

bool memory_sees(const struct memory *memory, const char *path,
                 const struct campaign *campaign, int64_t now)
{
    const struct memory_fact head = {.kind = MEMORY_STATE,
                                     .game = campaign->game,
                                     .exchange = campaign->turn.number,
                                     .digest = campaign->state};
    const size_t accepted = report_accepted(campaign->report)->count;
    bool known = false;

    if (!histories_agree(memory, path, campaign))
        return false;
    for (size_t i = 0; i < memory->count; i++) {
        const struct memory_fact *fact = &memory->facts[i];

        known |=
            fact->kind == MEMORY_STATE && fact->exchange == head.exchange &&
            strcmp(fact->game, head.game) == 0 &&
            strcmp(fact->digest, head.digest) == 0 && fact_binds(memory, i);
    }
    /* Going on with another history forgets what was known of it. */
    known &= report_accepted(campaign->report)->count == accepted;
    /* The head last: a run that died before it has all of them to keep. */
    return known ||
           (keep_turn(path, campaign) && keep_host(memory, path, campaign) &&
            memory_sights(memory, path, &head, now, campaign) &&
            memory_keep(path, &head, campaign->report));
}

/* The lock that the host has mailed, of whatever exchange. */
static bool mailed_lock(struct lock_text *out, const struct campaign *campaign)
{
    struct signed_file file;
    struct bytes bytes;
    struct lock lock;

    return campaign_file(campaign, "lock.xml", &bytes) && bytes.data &&
           campaign_signed(campaign, "lock.xml", &bytes, DOCUMENT_LOCK,
                           &file) &&
           lock_read(&lock, file.root, file.name, campaign->arena,
                     campaign->report) &&
           lock_text_read(out, file.name, lock.text, campaign->arena,
                          campaign->report);
}

/* The lock's text as a log has it, if it is that which the turn names. */
static bool told_in(struct lock_text *out, const struct campaign *campaign,
                    const char *log)
{
    struct arena *arena = campaign->arena;
    struct bytes bytes;
    const char *text, *end;
    char digest[DIGEST_TEXT];

    if (!campaign_file(campaign, log, &bytes) || !bytes.data)
        return false;
    text = strstr(arena_string(arena, bytes.data, bytes.length), told_head);
    end = text ? strstr(++text, "\n\n") : NULL;
    if (!end)
        return false;
    text = arena_string(arena, text, (size_t)(end + 1 - text));
    sha256_text(text, strlen(text), digest);
    return strcmp(digest, campaign->turn.lock) == 0 &&
           lock_text_read(out, log, text, arena, campaign->report);
}

/* In a closed book a player has the report of his side: whoever spoke for it,
 * his deputy perhaps, is read there when a newer lock lies in its place. */
static bool told_lock(struct lock_text *out, const struct campaign *campaign)
{
    const struct roster *roster = &campaign->roster;
    bool found = told_in(out, campaign, "log.txt");

    for (size_t i = 0; !found && i < roster->member_count; i++)
        for (size_t j = 0; !found && j < roster->members[i].side_count; j++)
            found = told_in(out, campaign,
                            arena_text(campaign->arena, "log-%s.txt",
                                       roster->members[i].sides[j].id));
    return found;
}

bool memory_head_lock(struct lock_text *out, const struct campaign *campaign)
{
    struct campaign quiet = *campaign;

    quiet.report = report_new(campaign->arena);
    return (mailed_lock(out, &quiet) && out->step == campaign->turn.number) ||
           told_lock(out, &quiet);
}

const char *memory_unsent(struct arena *arena, const struct memory_fact *sent,
                          const char *lock)
{
    return arena_text(arena, "unsent-%d-%d-%.8s", sent->exchange,
                      sent->sequence, lock);
}

bool memory_knew(const struct memory *memory, const struct memory_fact *sent,
                 const char *lock)
{
    for (const struct memory_fact *one = memory->facts; one < sent; one++)
        if ((one->kind == MEMORY_SEEN || one->kind == MEMORY_ANSWER) &&
            !strcmp(one->game, sent->game) && !strcmp(one->digest, lock))
            return true;
    return false;
}

void memory_misses(const struct memory *memory, const struct campaign *campaign,
                   const char *id)
{
    bool sealed = campaign->roster.preset == PRESET_TABLE;
    const struct memory_fact *sent =
        memory_last(memory, sealed ? MEMORY_SEAL : MEMORY_SHEET, campaign->game,
                    campaign->turn.number);
    struct lock_text lock;

    if (!sent || campaign->turn.kind != ENTRY_EXCHANGE ||
        memory_accepted(
            memory, campaign->game, sent->exchange,
            memory_unsent(campaign->arena, sent, campaign->turn.lock)) ||
        memory_knew(memory, sent, campaign->turn.lock) ||
        !memory_head_lock(&lock, campaign))
        return;
    for (size_t i = 0; i < lock.order_count; i++)
        if (!strcmp(lock.orders[i].id, id) &&
            strcmp(lock.orders[i].value, sent->digest) != 0)
            remark(campaign->report, &(struct place){campaign->dir, 0},
                   "exchange %d was played with '%.16s' of '%s', not with his "
                   "last, %.16s. The mail was lost, or the host suppressed it, "
                   "which his receipt would prove (berthier verify)",
                   lock.step, lock.orders[i].value, id, sent->digest);
}
