/* Two histories of one campaign, as a memory meets them. */
#include "campaign/proof/internal.h"

#include "campaign/documents/roster.h"
#include "campaign/open/campaign.h"
#include "campaign/open/entry.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/history.h"
#include "io/xml.h"

#include <string.h>

/* Has its owner gone on with another history since? */
bool fact_binds(const struct memory *memory, size_t fact)
{
    static const char word[] = "two-histories-";
    const struct memory_fact *of = &memory->facts[fact];

    for (size_t i = fact + 1; i < memory->count; i++) {
        const struct memory_fact *later = &memory->facts[i];
        int entry = 0;

        if (later->kind != MEMORY_ACCEPT || strcmp(later->game, of->game) ||
            strncmp(later->id, word, strlen(word)) != 0)
            continue;
        for (const char *digit = later->id + strlen(word); *digit; digit++)
            entry = entry < 100000000 ? entry * 10 + (*digit - '0') : entry;
        if (of->exchange >= entry)
            return false;
    }
    return true;
}

const struct memory_fact *fact_last_binding(const struct memory *memory,
                                            enum memory_kind kind,
                                            const char *game, int entry)
{
    const struct memory_fact *last = NULL;

    for (size_t i = 0; i < memory->count; i++) {
        const struct memory_fact *fact = &memory->facts[i];

        if (fact->kind == kind && strcmp(fact->game, game) == 0 &&
            fact->exchange <= entry && fact_binds(memory, i) &&
            (!last || fact->exchange >= last->exchange))
            last = fact;
    }
    return last;
}

const char *host_seen(const struct memory *memory, const char *game, int entry)
{
    const struct memory_fact *last =
        fact_last_binding(memory, MEMORY_HOST, game, entry);

    return last ? last->id : NULL;
}

/* The commit of an entry; false where the history is not at hand. */
static bool commit_of(const struct campaign *campaign, int entry, char id[41])
{
    int back = campaign->turn.number - entry;

    return campaign->history && back >= 0 &&
           history_id(campaign->history, (size_t)back, id);
}

/* The roster of an earlier entry as a tree; NULL: it is not at hand. */
static struct xml_file *roster_of(const struct campaign *campaign, int entry,
                                  struct bytes *bytes)
{
    struct report *quiet = report_new(campaign->arena);
    char id[41];

    if (!commit_of(campaign, entry, id) ||
        !history_file(campaign->history, id, "roster.xml", bytes,
                      campaign->arena, quiet) ||
        !bytes->data)
        return NULL;
    return xml_open("roster.xml", bytes->data, bytes->length, XML_DRAFT,
                    campaign->arena, quiet);
}

/* Who was host at an entry of the campaign, as far as it is at hand. */
static const char *host_at(const struct campaign *campaign, int entry)
{
    struct bytes bytes;
    struct xml_file *file = entry < campaign->turn.number
                                ? roster_of(campaign, entry, &bytes)
                                : NULL;
    const char *host = file ? element_attribute(xml_root(file), "host") : NULL;

    if (host)
        host = arena_text(campaign->arena, "%s", host);
    xml_close(file);
    return host ? host : campaign->roster.host;
}

enum borne { BORNE_OUT, BORNE_BEHIND, BORNE_OTHERWISE };

/* Is the entry of that fact here what it was when it was seen? */
static enum borne bears_out(const struct campaign *campaign,
                            const struct memory_fact *seen)
{
    int back = campaign->turn.number - seen->exchange;
    struct campaign then = *campaign;
    char id[41];

    if (back < 0)
        return BORNE_BEHIND;
    if (back < 2)
        return strcmp(seen->digest, back == 0 ? campaign->state
                                              : campaign->turn.previous) == 0
                   ? BORNE_OUT
                   : BORNE_OTHERWISE;
    then.report = report_new(campaign->arena);
    then.commit = id;
    return !commit_of(campaign, seen->exchange, id) ||
                   entry_reaches(&then, seen->digest)
               ? BORNE_OUT
               : BORNE_OTHERWISE;
}

static bool ask(const struct campaign *campaign, const char *path, int entry,
                const char *question)
{
    const char *id = arena_text(campaign->arena, "two-histories-%d", entry);
    const struct memory_fact fact = {.kind = MEMORY_ACCEPT,
                                     .game = campaign->game,
                                     .exchange = entry,
                                     .id = id};

    return warn(campaign->report, &(struct place){path, 0},
                TRUST(two_histories), id, "%s", question) &&
           memory_keep(path, &fact, campaign->report);
}

/* One that somebody else has made. */
static bool ask_other(const struct campaign *campaign, const char *path,
                      const struct memory_fact *seen, const char *host)
{
    int head = campaign->turn.number;
    int entry = seen->exchange < head ? seen->exchange : head;
    const char *now = host_at(campaign, entry);

    return ask(
        campaign, path, entry,
        entry == seen->exchange
            ? arena_text(campaign->arena,
                         "entry %d by '%s' is not the entry %d by '%s' that "
                         "this memory knows, state %.12s: these are two "
                         "histories. Go on with the one that you have agreed "
                         "to, and ask '%s' and '%s' which that is",
                         entry, now, entry, host, seen->digest, now, host)
            : arena_text(campaign->arena,
                         "the head is entry %d by '%s', and this memory knows "
                         "entry %d by '%s', state %.12s: fetch the turns since "
                         "from '%s'; if he has none of them, these are two "
                         "histories: ask both which goes on",
                         entry, now, seen->exchange, host, seen->digest, now));
}

/* By the same host, or by nobody knows whom: no word helps. */
static bool refuse_other(const struct campaign *campaign, const char *path,
                         const struct memory_fact *seen, enum borne how)
{
    const struct place place = {path, 0};

    if (how == BORNE_BEHIND)
        return refuse(campaign->report, &place, TRUST(rollback),
                      "the head was entry %d when last seen, now it is %d. "
                      "Fetch the turns since. If the host has none, he has "
                      "taken them back, and what is beside the memory shows it",
                      seen->exchange, campaign->turn.number);
    return refuse(campaign->report, &place, TRUST(rewritten),
                  "entry %d was another state when last seen, %s: go no "
                  "further, and show what is beside the memory to the others",
                  seen->exchange, seen->digest);
}

/* The first of what was seen that is otherwise here; NULL: none. */
static const struct memory_fact *
first_otherwise(const struct memory *memory, const struct campaign *campaign,
                enum borne *how)
{
    const struct memory_fact *first = NULL;

    for (size_t i = 0; i < memory->count; i++) {
        const struct memory_fact *fact = &memory->facts[i];
        enum borne borne;

        if (fact->kind != MEMORY_STATE ||
            strcmp(fact->game, campaign->game) != 0 ||
            (first && first->exchange <= fact->exchange) ||
            !fact_binds(memory, i))
            continue;
        borne = bears_out(campaign, fact);
        if (borne == BORNE_OUT)
            continue;
        first = fact;
        *how = borne;
    }
    return first;
}

/* The roster that was consented to, if it was kept. */
static struct xml_file *kept_handover(const struct campaign *campaign,
                                      const char *path, struct bytes *bytes)
{
    const char *name = memory_beside(campaign->arena, path, "handover.xml");
    struct report *quiet = report_new(campaign->arena);

    if (!file_exists(name) ||
        !file_read(bytes, name, XML_MAIL_LIMIT, campaign->arena, quiet))
        return NULL;
    return xml_open(name, bytes->data, bytes->length, XML_DRAFT,
                    campaign->arena, quiet);
}

const char *handover_host(const struct campaign *campaign, const char *path)
{
    struct bytes bytes;
    struct xml_file *file = kept_handover(campaign, path, &bytes);
    const char *host = file ? element_attribute(xml_root(file), "host") : NULL;

    host = host ? arena_text(campaign->arena, "%s", host) : "another host";
    xml_close(file);
    return host;
}

/* Is the roster in force still the one that the handover was to replace? */
static bool stands_still(const struct campaign *campaign, const char *path)
{
    struct bytes bytes;
    struct xml_file *file = kept_handover(campaign, path, &bytes);
    const char *previous =
        file ? element_attribute(xml_root(file), "previous") : NULL;
    bool same = previous && strcmp(previous, campaign->roster_digest) == 0;

    xml_close(file);
    return same;
}

/* Is its entry here the one that hands over? */
bool handover_made(const struct campaign *campaign, const char *path,
                   const struct memory_fact *given)
{
    int back = campaign->turn.number - given->exchange;
    char digest[DIGEST_TEXT];
    struct bytes bytes;
    struct xml_file *file;

    if (back < 0)
        return true;
    if (back == 0)
        return strcmp(campaign->roster_digest, given->digest) == 0;
    file = roster_of(campaign, given->exchange, &bytes);
    if (!file)
        return !stands_still(campaign, path);
    sha256_text(bytes.data, bytes.length, digest);
    xml_close(file);
    return strcmp(digest, given->digest) == 0;
}

/* The last that binds of what its owner has consented to. */
const struct memory_fact *handover_given(const struct memory *memory,
                                         const char *game)
{
    for (size_t i = memory->count; i-- > 0;)
        if (memory->facts[i].kind == MEMORY_HANDOVER &&
            strcmp(memory->facts[i].game, game) == 0)
            return fact_binds(memory, i) ? &memory->facts[i] : NULL;
    return NULL;
}

bool histories_agree(const struct memory *memory, const char *path,
                     const struct campaign *campaign)
{
    const struct memory_fact *given = handover_given(memory, campaign->game);
    enum borne how = BORNE_OUT;
    const struct memory_fact *seen = first_otherwise(memory, campaign, &how);
    const char *host, *to;

    if (seen) {
        host = host_seen(memory, campaign->game, seen->exchange);
        if (!host || strcmp(host, host_at(campaign, seen->exchange)) == 0)
            return refuse_other(campaign, path, seen, how);
        return ask_other(campaign, path, seen, host);
    }
    if (!given || handover_made(campaign, path, given))
        return true;
    to = handover_host(campaign, path);
    return ask(
        campaign, path, given->exchange,
        arena_text(campaign->arena,
                   "entry %d by '%s' is not the entry %d by '%s' to which you "
                   "have consented, roster %.12s: ask '%s' whether he has made "
                   "it; if the handover has come to nothing go on",
                   given->exchange, host_at(campaign, given->exchange),
                   given->exchange, to, given->digest, to));
}

bool histories_lock(const struct memory *memory, const char *path,
                    const struct campaign *campaign)
{
    const struct memory_fact *given = handover_given(memory, campaign->game);
    const char *to;

    if (!given || given->exchange != campaign->turn.number + 1)
        return true;
    to = handover_host(campaign, path);
    return ask(
        campaign, path, given->exchange,
        arena_text(
            campaign->arena,
            "you have consented that entry %d hands the campaign over to '%s', "
            "and this lock of exchange %d is by '%s': ask '%s' for his entry "
            "%d; if the handover has come to nothing go on",
            given->exchange, to, given->exchange, campaign->roster.host, to,
            given->exchange));
}

const char *histories_known(const struct memory *memory, const char *path,
                            const struct campaign *campaign)
{
    const struct memory_fact *given = handover_given(memory, campaign->game);
    enum borne how = BORNE_OUT;
    const struct memory_fact *seen = first_otherwise(memory, campaign, &how);
    const char *host =
        seen ? host_seen(memory, campaign->game, seen->exchange) : NULL;

    if (host && strcmp(host, host_at(campaign, seen->exchange)) != 0)
        return arena_text(campaign->arena,
                          "a memory knows entry %d by '%s' as state %s, and "
                          "entry %d by '%s' is state %s",
                          seen->exchange, host, seen->digest,
                          campaign->turn.number, campaign->roster.host,
                          campaign->state);
    if (seen || !given || handover_made(campaign, path, given))
        return NULL;
    return arena_text(
        campaign->arena,
        "a memory knows a consent to roster %s, by which entry %d is the first "
        "of '%s', and entry %d by '%s' is state %s",
        given->digest, given->exchange, handover_host(campaign, path),
        campaign->turn.number, campaign->roster.host, campaign->state);
}
