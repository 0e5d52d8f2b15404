/* What makes a folder of a letter in which a player's commands work. */
#include "campaign/mail/attach.h"

#include "campaign/documents/offices.h"
#include "campaign/exchange/lock.h"
#include "campaign/exchange/owes.h"
#include "campaign/exchange/promise.h"
#include "campaign/mail/papers.h"
#include "campaign/open/entry.h"
#include "core/arena.h"
#include "core/buffer.h"
#include "io/history.h"

#include <string.h>

enum {
    /* Participant files that are mailed one by one. */
    MOST_APART = 3,
    /* A larger page stays in the history alone: nobody mails it. */
    MOST_PAGE = 1024 * 1024,
    /* The history of larger turns takes longer to pack than an exchange to
     * play: it is mailed to who asks. */
    MOST_BUNDLED = 256 * 1024,
    /* What is larger goes with the first letter, with what changes it, and to
     * who asks: a month of letters has to fit into a mailbox. */
    MOST_REPEATED = 64 * 1024
};

bool attach_module(struct outbox *outbox, const struct campaign *campaign,
                   const char *to)
{
    struct bytes module = campaign->module_bytes;

    if (!module.data && !campaign_file(campaign, "module.xml", &module))
        return false;
    outbox_attach(outbox, to, "module.xml", &module);
    return true;
}

/* Those of a game of many as one file: nobody saves a dozen. */
static void attach_participants(struct outbox *outbox,
                                const struct campaign *campaign, const char *to)
{
    const bool together = campaign->member_count > MOST_APART;
    struct bytes all = {"", 0};

    for (size_t i = 0; i < campaign->member_count; i++) {
        const struct campaign_member *member = &campaign->members[i];

        if (together) {
            all.data =
                arena_text(outbox->arena, "%s%.*s\n", all.data,
                           (int)member->bytes.length, member->bytes.data);
            continue;
        }
        outbox_attach(outbox, to,
                      arena_text(outbox->arena, "%s.xml", member->office->id),
                      &member->bytes);
    }
    all.length = strlen(all.data);
    if (together)
        outbox_attach(outbox, to, PARTICIPANTS_FILE, &all);
}

bool attach_rules(struct outbox *outbox, const struct campaign *campaign,
                  const char *to)
{
    outbox_attach(outbox, to, "roster.xml", &campaign->roster_bytes);
    if (!attach_module(outbox, campaign, to))
        return false;
    attach_participants(outbox, campaign, to);
    return true;
}

/* Who gets it with each letter needs no former one. */
bool desk_is_repeated(const struct campaign *campaign)
{
    size_t length = campaign->roster_bytes.length;

    length += campaign->module_bytes.data ? campaign->module_bytes.length
                                          : campaign->module_length;
    for (size_t i = 0; i < campaign->member_count; i++)
        length += campaign->members[i].bytes.length;
    return length <= MOST_REPEATED;
}

static void attach_papers(struct outbox *outbox, const struct written *written,
                          const struct roster_member *member)
{
    for (size_t i = 0; i < member->side_count; i++) {
        const char *side = member->sides[i].id;
        const struct side_papers *papers = papers_of(written, side);

        outbox_attach(outbox, member->id,
                      arena_text(outbox->arena, "view-%s.xml", side),
                      &papers->view);
    }
}

void attach_log(struct outbox *outbox, const struct written *written,
                const struct roster_member *member)
{
    if (!written->papers)
        outbox_attach(outbox, member->id, "log.txt", &written->log_text);
    for (size_t i = 0; written->papers && i < member->side_count; i++) {
        const char *side = member->sides[i].id;

        outbox_attach(outbox, member->id,
                      arena_text(outbox->arena, "log-%s.txt", side),
                      &papers_of(written, side)->text);
    }
}

bool attach_desk(struct outbox *outbox, const struct campaign *campaign,
                 const struct written *written,
                 const struct roster_member *member, enum desk_rules rules)
{
    /* Of another history the files would be judged by the wrong host's key,
     * and not be known for what they are. */
    outbox_attach(outbox, member->id, "roster.xml", &campaign->roster_bytes);
    if ((rules == RULES_TOO || desk_is_repeated(campaign)) &&
        !attach_rules(outbox, campaign, member->id))
        return false;
    if (written->papers) {
        attach_papers(outbox, written, member);
        return true;
    }
    outbox_attach(outbox, member->id, "turn.xml", &written->turn);
    outbox_attach(outbox, member->id, "journal.xml", &written->journal);
    return true;
}

bool game_of_many(const struct campaign *campaign)
{
    return game_side_count(campaign->ruleset, campaign->module.data) > 2 &&
           !desk_is_repeated(campaign);
}

bool page_goes(const struct campaign *campaign, const struct bytes *page,
               enum desk_rules rules)
{
    size_t most = rules == RULES_HAD && game_of_many(campaign) ? MOST_REPEATED
                                                               : MOST_PAGE;

    return page->length <= most;
}

void attach_pages(struct outbox *outbox, const struct campaign *campaign,
                  const struct written *written,
                  const struct roster_member *member, enum desk_rules rules)
{
    if (!written->papers && page_goes(campaign, &written->log_html, rules))
        outbox_attach(outbox, member->id, "log.html", &written->log_html);
    for (size_t i = 0; written->papers && i < member->side_count; i++) {
        const char *side = member->sides[i].id;
        const struct side_papers *papers = papers_of(written, side);

        if (page_goes(campaign, &papers->html, rules))
            outbox_attach(outbox, member->id,
                          arena_text(outbox->arena, "log-%s.html", side),
                          &papers->html);
    }
}

static bool whole_history(struct brought *out, const struct campaign *campaign)
{
    out->name = "campaign.bundle";
    out->is_whole = true;
    buffer_init(&out->buffer);
    return history_bundle(campaign->history, &out->buffer, campaign->report);
}

/* The page alone is left out: each program makes the same one. */
static bool last_entry(struct brought *out, const struct campaign *campaign,
                       int entry)
{
    out->name = arena_text(campaign->arena, "entry-%d.pack", entry);
    out->is_whole = false;
    buffer_init(&out->buffer);
    return history_bundle_entry(campaign->history, "log.html", &out->buffer,
                                campaign->report);
}

/* Was the turn before too large? Then its letter brought no history that the
 * next could add to. */
static bool follows_nothing(const struct campaign *campaign, int entry)
{
    struct bytes turn;

    return !campaign_former_file(campaign, entry - 1, "turn.xml", &turn) ||
           turn.length > MOST_BUNDLED;
}

bool history_brought(struct brought *out, const struct campaign *campaign,
                     const struct written *written,
                     const struct history_wish *wish)
{
    bool whole, good = true;

    *out = (struct brought){0};
    if (written->papers ||
        (!wish->asked && written->turn.length > MOST_BUNDLED))
        return true;
    whole = wish->whole || follows_nothing(campaign, wish->entry);
    /* That of a large game is never small: it need not be packed to see it. */
    if (whole || desk_is_repeated(campaign))
        good = whole_history(out, campaign);
    if (good && !whole && out->buffer.length > MOST_REPEATED)
        buffer_release(&out->buffer);
    if (good && out->buffer.length == 0)
        good = last_entry(out, campaign, wish->entry);
    out->bytes = (struct bytes){out->buffer.bytes, out->buffer.length};
    arena_adopt(campaign->arena, out->buffer.bytes);
    return good;
}

bool turn_brought_history(const struct campaign *campaign,
                          const struct written *written)
{
    return !written->papers && !desk_is_repeated(campaign) &&
           written->turn.length <= MOST_BUNDLED;
}

bool history_is_the_desk(const struct campaign *campaign,
                         const struct brought *brought)
{
    return brought->name && !desk_is_repeated(campaign);
}

void attach_brought(struct outbox *outbox, const char *to,
                    const struct brought *brought)
{
    outbox_attach(outbox, to, brought->name, &brought->bytes);
    if (brought->is_whole)
        outbox_say(outbox, to,
                   "campaign.bundle is the whole history: git clone "
                   "campaign.bundle DIR, or in a clone git pull --tags FILE "
                   "main.");
    else
        outbox_say(outbox, to,
                   "%s is what this entry adds to campaign.bundle. Save it "
                   "beside that and the packs before it: all commands read "
                   "them, and audit proves the whole game.",
                   brought->name);
}

/* ---- what the sides get of an entry of a closed book, made again --------- */

/* What its dice are worth; NULL: it has none. */
static const char *promise_again(const struct campaign *campaign,
                                 const struct bytes *lock)
{
    struct lock_text text;
    struct promise promise;

    if (campaign->turn.kind != ENTRY_EXCHANGE ||
        !lock_text_read(&text, "lock.txt", lock->data, campaign->arena,
                        campaign->report))
        return NULL;
    promise_of(&promise, campaign, &text);
    return promise_text(&promise, campaign->arena);
}

bool papers_again(struct written *out, const struct campaign *campaign,
                  const struct signing_key *key)
{
    struct write_input input = {
        .ruleset = campaign->ruleset,
        .module = &campaign->module,
        .test_keys = campaign->roster.test,
        .key = key,
    };
    struct outcome outcome = {.next = campaign->turn};
    struct journal_document journal;
    struct bytes lock_text;

    if (!book_is_closed(campaign))
        return true;
    if (!journal_of(&journal, campaign) ||
        !campaign_turn_before(&input.before, campaign) ||
        !campaign_file(campaign, "lock.txt", &lock_text))
        return false;
    input.lock_text = lock_text.data;
    input.promise = promise_again(campaign, &lock_text);
    if (!extension_words_again(&input.extended, campaign))
        return false;
    if (campaign->turn.kind == ENTRY_EXCHANGE ||
        campaign->turn.kind == ENTRY_BEGIN)
        input.due = sheets_due(campaign, entry_time(campaign));
    outcome.journal = journal.journal;
    memcpy(out->state, campaign->state, sizeof(out->state));
    write_papers(out, &outcome, &input, campaign->arena);
    return true;
}

const struct side_papers *papers_of(const struct written *written,
                                    const char *side)
{
    return FIND_NAMED(struct side_papers, written->papers,
                      written->papers_count, side, side);
}
