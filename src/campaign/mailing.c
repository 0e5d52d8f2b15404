/* Letters of a campaign. */
#include "campaign/mailing.h"

#include "campaign/blank.h"
#include "campaign/owes.h"
#include "campaign/papers.h"
#include "core/arena.h"
#include "io/history.h"
#include "render/render.h"
#include "rooms/room.h"

#include <assert.h>
#include <string.h>

enum {
    /* A larger page stays in the history alone: nobody mails it. */
    MOST_PAGE = 1024 * 1024,
    /* The history of larger turns takes longer to pack than an exchange to
     * play: it is mailed to who asks. */
    MOST_BUNDLED = 256 * 1024
};

/* What is owed once a lock is open. */
static const char *const debt_texts[] = {
    [DEBT_OPENED] = "Send the sheet that you sealed, unchanged.",
    [DEBT_ANSWER] = ("Answer the attached lock: berthier answer DIR lock.xml "
                     "--key YOURS.dice, and send the answer to the host "
                     "alone."),
};

void mail_lock(struct outbox *outbox, const struct campaign *campaign)
{
    const struct open_lock *lock = campaign->lock;
    struct debts debts;

    if (!debts_of(&debts, campaign))
        return;
    assert(debts.locked);
    for (size_t i = 0; i < debts.count; i++) {
        const struct debt *debt = &debts.items[i];

        if (!strcmp(debt->who, campaign->roster.host))
            continue;
        outbox_say(outbox, debt->who, "%s: exchange %d is locked, L is %s. %s",
                   campaign->module.title, lock->text.step, lock->digest,
                   debt_texts[debt->kind]);
        outbox_attach(outbox, debt->who, "lock.xml", &lock->bytes);
    }
}

/* The campaign as it stands after the entry, without reading it again. */
static struct campaign after(const struct campaign *campaign,
                             const struct turn *next,
                             const struct written *written)
{
    struct campaign reached = *campaign;

    reached.turn = *next;
    reached.turn_bytes = written->turn;
    reached.lock = NULL;
    memcpy(reached.state, written->state, sizeof(reached.state));
    return reached;
}

/* A blank sheet for who commands a side. */
static void attach_blank(struct outbox *outbox, const struct campaign *reached,
                         const struct roster_member *member)
{
    struct buffer draft;
    struct bytes bytes;

    if (member->side_count == 0 || reached->turn.over)
        return;
    buffer_init(&draft);
    blank_sheet(&draft, reached, member);
    bytes.data = arena_string(reached->arena, draft.bytes, draft.length);
    bytes.length = draft.length;
    buffer_release(&draft);
    outbox_attach(
        outbox, member->id,
        arena_text(reached->arena, "draft-%d.xml", reached->turn.number + 1),
        &bytes);
}

void mail_folder(struct outbox *outbox, const struct campaign *campaign,
                 const char *to)
{
    struct bytes module = campaign->module_bytes;

    outbox_attach(outbox, to, "roster.xml", &campaign->roster_bytes);
    if (module.data || campaign_file(campaign, "module.xml", &module))
        outbox_attach(outbox, to, "module.xml", &module);
    for (size_t i = 0; i < campaign->member_count; i++)
        outbox_attach(outbox, to,
                      arena_text(outbox->arena, "%s.xml",
                                 campaign->members[i].office->id),
                      &campaign->members[i].bytes);
}

/* He hosts, and has the book. */
static bool is_host_alone(const struct campaign *campaign,
                          const struct roster_member *member)
{
    return !strcmp(member->id, campaign->roster.host) &&
           member->side_count == 0;
}

static void attach_open(struct outbox *outbox,
                        const struct roster_member *member,
                        const struct written *written)
{
    outbox_attach(outbox, member->id, "turn.xml", &written->turn);
    if (written->log_html.length <= MOST_PAGE)
        outbox_attach(outbox, member->id, "log.html", &written->log_html);
}

/* Of a closed book: view and report of each of his sides, nothing of the
 * others. */
static void attach_papers(struct outbox *outbox,
                          const struct roster_member *member,
                          const struct written *written)
{
    for (size_t i = 0; i < member->side_count; i++) {
        const char *side = member->sides[i].id;
        const struct side_papers *papers = papers_of(written, side);

        outbox_attach(outbox, member->id,
                      arena_text(outbox->arena, "view-%s.xml", side),
                      &papers->view);
        outbox_attach(outbox, member->id,
                      arena_text(outbox->arena, "log-%s.txt", side),
                      &papers->text);
        if (papers->html.length <= MOST_PAGE)
            outbox_attach(outbox, member->id,
                          arena_text(outbox->arena, "log-%s.html", side),
                          &papers->html);
    }
}

void mail_turn(struct outbox *outbox, const struct campaign *campaign,
               const struct turn *next, const struct written *written)
{
    const struct campaign reached = after(campaign, next, written);

    outbox->new_turn = true;
    for (size_t i = 0; i < campaign->roster.member_count; i++) {
        const struct roster_member *member = &campaign->roster.members[i];

        if (is_host_alone(campaign, member))
            continue;
        if (next->kind == ENTRY_ROSTER)
            mail_folder(outbox, campaign, member->id);
        if (written->papers)
            attach_papers(outbox, member, written);
        else
            attach_open(outbox, member, written);
        attach_blank(outbox, &reached, member);
    }
}

bool mail_history(struct outbox *outbox, const struct campaign *campaign,
                  const struct written *written, bool asked)
{
    struct buffer bundle;
    struct bytes bytes;

    if (written->papers || (!asked && written->turn.length > MOST_BUNDLED))
        return true;
    buffer_init(&bundle);
    if (!history_bundle(campaign->history, &bundle, campaign->report)) {
        buffer_release(&bundle);
        return false;
    }
    bytes = (struct bytes){bundle.bytes, bundle.length};
    arena_adopt(campaign->arena, bundle.bytes);
    for (size_t i = 0; i < outbox->count; i++) {
        const char *to = outbox->letters[i].to;

        outbox_attach(outbox, to, "campaign.bundle", &bytes);
        outbox_say(outbox, to,
                   "campaign.bundle is the whole history: git clone "
                   "campaign.bundle DIR, or in a clone git pull --tags "
                   "FILE main.");
    }
    return true;
}

/* In an open book all read one log; how each stands is told to him alone. */
static void say_positions(struct outbox *outbox,
                          const struct campaign *campaign,
                          const struct roster_member *member,
                          const struct game *game)
{
    const struct room *room = campaign->room;
    const struct module *module = campaign->module.data;

    for (size_t i = 0; room->position && i < member->side_count; i++) {
        const char *side = member->sides[i].id;
        struct buffer text;

        buffer_init(&text);
        render_lines(&text,
                     arena_text(outbox->arena, "How %s stands",
                                side_name(room, module, side)),
                     room->position(game, module, side, outbox->arena));
        outbox_say(outbox, member->id, "%s", text.bytes);
        buffer_release(&text);
    }
}

static void say_played(struct outbox *outbox, const struct campaign *campaign,
                       const struct processed *processed,
                       const struct roster_member *member)
{
    const struct entry_play *play = &processed->play;

    outbox_say(outbox, member->id,
               "%s: exchange %d is played. It is %s now. The state is %s, "
               "in commit %s: whoever plays it again must reach the same.",
               campaign->module.title, play->outcome.next.number, play->when,
               play->written.state, processed->commit);
    say_positions(outbox, campaign, member, play->outcome.next.play);
    outbox_say(outbox, member->id, "%s", play->written.log_text.data);
}

/* The lock says whose sheet counted; in preset umpire he has not seen it yet.
 */
static void say_reports(struct outbox *outbox, const struct campaign *campaign,
                        const struct processed *processed,
                        const struct roster_member *member)
{
    const struct written *written = &processed->play.written;

    outbox_say(outbox, member->id,
               "%s: exchange %d is played. The state is %s, in commit %s: it "
               "shows nothing, and fixes everything. Keep every view; when the "
               "book is disclosed, berthier verify proves each.",
               campaign->module.title, processed->play.outcome.next.number,
               written->state, processed->commit);
    for (size_t i = 0; i < member->side_count; i++)
        outbox_say(outbox, member->id, "%s",
                   papers_of(written, member->sides[i].id)->text.data);
    outbox_attach(outbox, member->id, "lock.xml", &processed->files.lock.bytes);
}

void mail_exchange(struct outbox *outbox, const struct campaign *campaign,
                   const struct processed *processed)
{
    const struct entry_play *play = &processed->play;

    for (size_t i = 0; i < campaign->roster.member_count; i++) {
        const struct roster_member *member = &campaign->roster.members[i];

        if (is_host_alone(campaign, member))
            continue;
        if (play->written.papers)
            say_reports(outbox, campaign, processed, member);
        else
            say_played(outbox, campaign, processed, member);
    }
    mail_turn(outbox, campaign, &play->outcome.next, &play->written);
}

/* What happened, as he may know it. */
static void say_log(struct outbox *outbox, const struct roster_member *member,
                    const struct written *written)
{
    if (!written->papers)
        outbox_say(outbox, member->id, "%s", written->log_text.data);
    for (size_t i = 0; written->papers && i < member->side_count; i++)
        outbox_say(outbox, member->id, "%s",
                   papers_of(written, member->sides[i].id)->text.data);
}

void mail_agreed(struct outbox *outbox, const struct campaign *campaign,
                 const struct quiet_entry *entry)
{
    const struct turn *next = &entry->outcome.next;
    const struct written *written = &entry->written;

    for (size_t i = 0; i < campaign->roster.member_count; i++) {
        const struct roster_member *member = &campaign->roster.members[i];

        if (is_host_alone(campaign, member))
            continue;
        outbox_say(outbox, member->id,
                   "%s: entry %d (%s) is made. The state is %s, in commit %s: "
                   "sheets answer it from now on.",
                   campaign->module.title, next->number,
                   entry_words[next->kind], written->state, entry->commit);
        say_log(outbox, member, written);
    }
    mail_turn(outbox, campaign, next, written);
}

/* Is it one that mail_agreed() tells? */
static bool is_agreed(enum entry_kind kind)
{
    return kind == ENTRY_CORRECTION || kind == ENTRY_ROSTER ||
           kind == ENTRY_END;
}

static const struct quiet_entry *quiet_again(const struct processed *head,
                                             struct arena *arena)
{
    struct quiet_entry *entry = ARENA_NEW(arena, struct quiet_entry);

    entry->outcome.next = head->play.outcome.next;
    entry->written = head->play.written;
    memcpy(entry->commit, head->commit, sizeof(entry->commit));
    return entry;
}

bool mail_again(struct outbox *outbox, const struct campaign *campaign,
                const struct signing_key *key, bool asked)
{
    struct processed *head = ARENA_NEW(campaign->arena, struct processed);
    struct written *written = &head->play.written;

    if (!campaign_file(campaign, "log.txt", &written->log_text) ||
        !campaign_file(campaign, "log.html", &written->log_html) ||
        !campaign_file(campaign, "lock.xml", &head->files.lock.bytes) ||
        !papers_again(written, campaign, key))
        return false;
    written->turn = campaign->turn_bytes;
    memcpy(written->state, campaign->state, sizeof(written->state));
    head->play.outcome.next = campaign->turn;
    head->play.when = campaign->room->when(
        campaign->turn.play, campaign->module.data, campaign->arena);
    memcpy(head->commit, campaign->commit, sizeof(head->commit));
    if (campaign->turn.kind == ENTRY_EXCHANGE)
        mail_exchange(outbox, campaign, head);
    else if (is_agreed(campaign->turn.kind))
        mail_agreed(outbox, campaign, quiet_again(head, campaign->arena));
    else
        mail_turn(outbox, campaign, &campaign->turn, written);
    return mail_history(outbox, campaign, written,
                        asked || campaign->turn.kind == ENTRY_DISCLOSE);
}
