/* The letters of an entry. */
#include "campaign/mail/mailing.h"

#include "campaign/exchange/desk.h"
#include "campaign/mail/papers.h"
#include "core/arena.h"
#include "io/history.h"
#include "io/xml.h"
#include "render/render.h"
#include "rooms/room.h"

#include <string.h>

enum {
    /* A larger page stays in the history alone: nobody mails it. */
    MOST_PAGE = 1024 * 1024,
    /* The history of larger turns takes longer to pack than an exchange to
     * play: it is mailed to who asks. */
    MOST_BUNDLED = 256 * 1024
};

static void say_begun(struct outbox *outbox, const struct made_entry *made,
                      const struct roster_member *member)
{
    static const char open[] =
        "A clone of the history is the DIR that the commands ask for; a folder "
        "with turn.xml, roster.xml, module.xml and the file of each "
        "participant does for sheet, check, sign, answer and verify.";
    static const char closed[] =
        "The book is closed. Keep what is attached in a folder: it is the DIR "
        "that show, sheet, check, sign, answer, map, log and verify ask for. "
        "Later views take the place of the former ones there; keep the mails "
        "too: when the book is disclosed, verify proves every view.";

    outbox_say(outbox, member->id, "%s has begun: commit %s, state %s.\n\n%s",
               made->campaign->module.title, made->commit, made->written->state,
               made->written->papers ? closed : open);
}

/* In an open book all read one log; how each stands is told to him alone. */
static void say_positions(struct outbox *outbox, const struct made_entry *made,
                          const struct roster_member *member)
{
    const struct room *room = made->campaign->room;
    const struct module *module = made->campaign->module.data;

    for (size_t i = 0; room->position && i < member->side_count; i++) {
        const char *side = member->sides[i].id;
        struct buffer text;

        buffer_init(&text);
        render_lines(
            &text,
            arena_text(outbox->arena, "How %s stands",
                       side_name(room, module, side)),
            room->position(made->next->play, module, side, outbox->arena));
        outbox_say(outbox, member->id, "%s", text.bytes);
        buffer_release(&text);
    }
}

/* What happened, as he may know it. */
static void say_log(struct outbox *outbox, const struct made_entry *made,
                    const struct roster_member *member)
{
    const struct written *written = made->written;

    if (!written->papers)
        outbox_say(outbox, member->id, "%s", written->log_text.data);
    for (size_t i = 0; written->papers && i < member->side_count; i++)
        outbox_say(outbox, member->id, "%s",
                   papers_of(written, member->sides[i].id)->text.data);
}

/* The lock says whose sheet counted; in preset umpire he has not seen it yet.
 */
static void say_reports(struct outbox *outbox, const struct made_entry *made,
                        const struct roster_member *member)
{
    outbox_say(outbox, member->id,
               "%s: exchange %d is played. The state is %s, in commit %s: it "
               "shows nothing, and fixes everything. Keep every view; when the "
               "book is disclosed, berthier verify proves each.",
               made->campaign->module.title, made->next->number,
               made->written->state, made->commit);
    say_log(outbox, made, member);
    outbox_attach(outbox, member->id, "lock.xml", &made->lock);
}

static void say_played(struct outbox *outbox, const struct made_entry *made,
                       const struct roster_member *member)
{
    const struct campaign *campaign = made->campaign;

    if (made->written->papers) {
        say_reports(outbox, made, member);
        return;
    }
    outbox_say(outbox, member->id,
               "%s: exchange %d is played. It is %s now. The state is %s, "
               "in commit %s: whoever plays it again must reach the same.",
               campaign->module.title, made->next->number,
               campaign->room->when(made->next->play, campaign->module.data,
                                    outbox->arena),
               made->written->state, made->commit);
    say_positions(outbox, made, member);
    say_log(outbox, made, member);
}

/* The draft says if it is filled in. At a table it seldom can be. */
static void say_void(struct outbox *outbox, const struct made_entry *made,
                     const struct roster_member *member)
{
    const struct campaign *campaign = made->campaign;
    const char *orders = "";

    if (member->side_count > 0 && campaign->roster.preset == PRESET_TABLE)
        orders = arena_text(outbox->arena,
                            " berthier sheet DIR --from %s --key %s.key fills "
                            "in what you had signed for it: the host knows "
                            "only what was opened.",
                            member->id, member->id);
    outbox_say(outbox, member->id,
               "%s: exchange %d is void. Sheets answer the new state, %s.%s",
               campaign->module.title, made->next->number, made->written->state,
               orders);
    say_log(outbox, made, member);
}

static void say_agreed(struct outbox *outbox, const struct made_entry *made,
                       const struct roster_member *member)
{
    outbox_say(outbox, member->id,
               "%s: entry %d (%s) is made. The state is %s, in commit %s: %s.",
               made->campaign->module.title, made->next->number,
               entry_words[made->next->kind], made->written->state,
               made->commit,
               made->next->ended ? "no sheet answers it any more"
                                 : "sheets answer it from now on");
    say_log(outbox, made, member);
}

/* Everybody gets everything, and is told how to prove what he was shown. */
static void say_disclosed(struct outbox *outbox, const struct made_entry *made,
                          const struct roster_member *member)
{
    outbox_say(outbox, member->id,
               "%s: the book is disclosed, in entry %d, commit %s. "
               "campaign.bundle holds every turn, sheet, answer and seed. "
               "To prove the views that you have kept:\n\n  git clone "
               "campaign.bundle DIR\n  berthier verify DIR VIEW...",
               made->campaign->module.title, made->next->number, made->commit);
}

/* What the letters of each kind have of their own. */
static const struct form {
    void (*say)(struct outbox *outbox, const struct made_entry *made,
                const struct roster_member *member);
    bool umpire;  /* a host who commands nothing is told, too */
    bool folder;  /* with what else makes a folder for a player's commands */
    bool history; /* however large the turn is */
} forms[] = {
    [ENTRY_BEGIN] = {say_begun, .folder = true},
    [ENTRY_EXCHANGE] = {.say = say_played},
    [ENTRY_VOID] = {say_void, .umpire = true},
    [ENTRY_CORRECTION] = {.say = say_agreed},
    [ENTRY_ROSTER] = {say_agreed, .folder = true},
    [ENTRY_DISCLOSE] = {say_disclosed, .umpire = true, .history = true},
    [ENTRY_END] = {.say = say_agreed},
};

/* The campaign as it stands after the entry, without reading it again. */
static struct campaign after(const struct made_entry *made)
{
    struct campaign reached = *made->campaign;

    reached.turn = *made->next;
    reached.turn_bytes = made->written->turn;
    reached.lock = NULL;
    memcpy(reached.state, made->written->state, sizeof(reached.state));
    return reached;
}

/* After a void the sheets that it is made of are cleared away once it lies in
 * the letter: a run that died meanwhile finds it there. */
static bool lies_there(const struct outbox *outbox, const char *to,
                       const char *name, struct bytes *out)
{
    const char *path = arena_text(outbox->arena, "%s/outbox/%s/%s/%s",
                                  outbox->dir, to, outbox->cause, name);

    return file_exists(path) &&
           file_read(out, path, XML_TURN_LIMIT, outbox->arena,
                     report_new(outbox->arena));
}

/* A blank sheet for who commands a side. */
static void attach_blank(struct outbox *outbox, const struct campaign *reached,
                         const struct roster_member *member)
{
    const char *name =
        arena_text(reached->arena, "orders-%d.txt", reached->turn.number + 1);
    const char *path = inbox_path(
        reached, arena_text(reached->arena, "orders/%s.xml", member->id));
    struct buffer draft;
    struct bytes bytes;

    if (member->side_count == 0 || reached->turn.over)
        return;
    if (reached->turn.kind != ENTRY_VOID ||
        !lies_there(outbox, member->id, name, &bytes)) {
        const struct blank_wish wish = {
            .unplayed = unplayed_sheet(reached, member, path)};

        buffer_init(&draft);
        campaign_blank(&draft, reached, member, &wish);
        bytes.data = arena_string(reached->arena, draft.bytes, draft.length);
        bytes.length = draft.length;
        buffer_release(&draft);
    }
    outbox_attach(outbox, member->id, name, &bytes);
}

/* With a turn or a view they make a folder that a player's commands take. */
static bool attach_folder(struct outbox *outbox,
                          const struct campaign *campaign, const char *to)
{
    struct bytes module = campaign->module_bytes;

    if (!module.data && !campaign_file(campaign, "module.xml", &module))
        return false;
    outbox_attach(outbox, to, "roster.xml", &campaign->roster_bytes);
    outbox_attach(outbox, to, "module.xml", &module);
    for (size_t i = 0; i < campaign->member_count; i++)
        outbox_attach(outbox, to,
                      arena_text(outbox->arena, "%s.xml",
                                 campaign->members[i].office->id),
                      &campaign->members[i].bytes);
    return true;
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

/* The turn reached, or the views of it, and what answers it. */
static bool attach_turn(struct outbox *outbox, const struct made_entry *made,
                        const struct roster_member *member)
{
    const struct campaign reached = after(made);

    if (forms[made->next->kind].folder &&
        !attach_folder(outbox, made->campaign, member->id))
        return false;
    if (made->written->papers)
        attach_papers(outbox, member, made->written);
    else
        attach_open(outbox, member, made->written);
    attach_blank(outbox, &reached, member);
    return true;
}

/* Whoever gets the whole history has all that letters of former turns and locks
 * brought; but not the signed views that a closed book was. */
static void take_leave_of_past(struct outbox *outbox,
                               const struct made_entry *made)
{
    if (made->campaign->roster.book == BOOK_CLOSED)
        return;
    outbox_past(outbox, "turn", made->next->number - 1);
    outbox_past(outbox, "lock", made->next->number);
}

static bool attach_history(struct outbox *outbox, const struct made_entry *made)
{
    const struct campaign *campaign = made->campaign;
    struct buffer bundle;
    struct bytes bytes;

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
    take_leave_of_past(outbox, made);
    return true;
}

/* He hosts, and has the book. */
static bool is_host_alone(const struct campaign *campaign,
                          const struct roster_member *member)
{
    return !strcmp(member->id, campaign->roster.host) &&
           member->side_count == 0;
}

bool mail_entry(struct outbox *outbox, const struct made_entry *made,
                bool asked)
{
    const struct roster *roster = &made->campaign->roster;
    const struct form *form = &forms[made->next->kind];
    bool large = made->written->turn.length > MOST_BUNDLED;

    outbox_cause(outbox, "turn-%d", made->next->number);
    for (size_t i = 0; i < roster->member_count; i++) {
        const struct roster_member *member = &roster->members[i];
        bool alone = is_host_alone(made->campaign, member);

        if (!alone || form->umpire)
            form->say(outbox, made, member);
        if (!alone && !attach_turn(outbox, made, member))
            return false;
    }
    if (made->written->papers || (large && !asked && !form->history))
        return true;
    return attach_history(outbox, made);
}
