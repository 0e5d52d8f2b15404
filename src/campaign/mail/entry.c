/* The letters of an entry. */
#include "campaign/mail/attach.h"
#include "campaign/mail/mailing.h"
#include "campaign/mail/telling.h"

#include "campaign/exchange/desk.h"
#include "campaign/mail/papers.h"
#include "core/arena.h"
#include "io/history.h"
#include "io/xml.h"
#include "render/render.h"
#include "rooms/room.h"

#include <string.h>

enum {
    /* The history of larger turns takes longer to pack than an exchange to
     * play: it is mailed to who asks. */
    MOST_BUNDLED = 256 * 1024
};

/* What has happened, in a sentence or two. */
static const char *news_of_begin(const struct made_entry *made)
{
    const struct campaign *campaign = made->campaign;

    return arena_text(
        campaign->arena, "%s has begun. It is %s.", campaign->module.title,
        campaign->room->when(made->next->play, campaign->module.data,
                             campaign->arena));
}

static const char *news_of_exchange(const struct made_entry *made)
{
    const struct campaign *campaign = made->campaign;

    if (made->written->papers)
        return arena_text(campaign->arena, "%s: exchange %d is played.",
                          campaign->module.title, made->next->number);
    return arena_text(
        campaign->arena, "%s: exchange %d is played. It is %s now.",
        campaign->module.title, made->next->number,
        campaign->room->when(made->next->play, campaign->module.data,
                             campaign->arena));
}

static const char *news_of_void(const struct made_entry *made)
{
    return arena_text(made->campaign->arena,
                      "%s: exchange %d is void: the game stands as before, "
                      "and is asked for anew.",
                      made->campaign->module.title, made->next->number);
}

static const char *news_of_agreement(const struct made_entry *made)
{
    static const char *const words[] = {
        [ENTRY_CORRECTION] = "the game is corrected",
        [ENTRY_ROSTER] = "the roster has changed",
        [ENTRY_END] = "the campaign has ended",
    };

    return arena_text(made->campaign->arena,
                      "%s: %s, in entry %d; the log below says how. %s",
                      made->campaign->module.title, words[made->next->kind],
                      made->next->number,
                      made->next->ended ? "No sheet answers it any more."
                                        : "Sheets answer the new turn alone.");
}

/* Everybody gets everything, and is told how to prove what he was shown. */
static const char *news_of_disclosure(const struct made_entry *made)
{
    return arena_text(made->campaign->arena,
                      "%s: the book is disclosed, in entry %d. campaign.bundle "
                      "holds every turn, sheet, answer and seed. To prove the "
                      "views that you have kept:\n\n  git clone "
                      "campaign.bundle DIR\n  berthier verify DIR VIEW...\n",
                      made->campaign->module.title, made->next->number);
}

/* What the folder is good for, to who gets it for the first time. */
static void say_folder(const struct telling *telling)
{
    static const char open[] =
        "What is attached makes a folder in which every command of a player "
        "works: show, sheet, check, sign, answer, log, map, verify, odds. So "
        "does that of each later letter, by itself, and a clone of the "
        "history.";
    static const char closed[] =
        "The book is closed. What is attached makes a folder in which every "
        "command of a player works: show, sheet, check, sign, answer, log, "
        "map, verify, odds. So does that of each later letter, by itself. Keep "
        "them all: when the book is disclosed, verify proves every view.";

    if (telling->made->next->kind == ENTRY_BEGIN)
        outbox_say(telling->outbox, telling->member->id, "%s",
                   telling->made->written->papers ? closed : open);
}

/* At a table the host knows only what was opened. */
static void say_unplayed(const struct telling *telling)
{
    const char *id = telling->member->id;

    if (telling->made->next->kind == ENTRY_VOID && telling->blank &&
        telling->reached->roster.preset == PRESET_TABLE)
        outbox_say(telling->outbox, id,
                   "The host knows only what was opened. What you had signed "
                   "for the exchange is filled in by:\n  berthier sheet --from "
                   "%s --key %s.key --out %s",
                   id, id, telling->blank);
}

/* In an open book all read one log; how each stands is told to him alone. */
static void say_positions(const struct telling *telling)
{
    struct outbox *outbox = telling->outbox;
    const struct made_entry *made = telling->made;
    const struct roster_member *member = telling->member;
    const struct room *room = made->campaign->room;
    const struct module *module = made->campaign->module.data;

    for (size_t i = 0;
         room->position && !made->written->papers && i < member->side_count;
         i++) {
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
static void say_log(const struct telling *telling)
{
    const struct roster_member *member = telling->member;
    const struct written *written = telling->made->written;

    if (!written->papers)
        outbox_say(telling->outbox, member->id, "%s", written->log_text.data);
    for (size_t i = 0; written->papers && i < member->side_count; i++)
        outbox_say(telling->outbox, member->id, "%s",
                   papers_of(written, member->sides[i].id)->text.data);
}

/* What the letters of each kind have of their own. */
static const struct form {
    const char *(*news)(const struct made_entry *made);
    bool umpire;  /* a host who commands nothing is told, too */
    bool history; /* however large the turn is; and no log */
} forms[] = {
    [ENTRY_BEGIN] = {.news = news_of_begin},
    [ENTRY_EXCHANGE] = {.news = news_of_exchange},
    [ENTRY_VOID] = {.news = news_of_void, .umpire = true},
    [ENTRY_CORRECTION] = {.news = news_of_agreement},
    [ENTRY_ROSTER] = {.news = news_of_agreement},
    [ENTRY_DISCLOSE] = {.news = news_of_disclosure,
                        .umpire = true,
                        .history = true},
    [ENTRY_END] = {.news = news_of_agreement},
};

/* Everything a letter says, the news first. */
static void say(const struct telling *telling)
{
    const struct made_entry *made = telling->made;
    const struct form *form = &forms[made->next->kind];

    outbox_say(telling->outbox, telling->member->id, "%s\n%s", form->news(made),
               duty_words(telling));
    say_folder(telling);
    say_unplayed(telling);
    if (!form->history) {
        say_positions(telling);
        say_asked(telling);
        say_log(telling);
    }
    say_record(telling);
}

/* The campaign as it stands after the entry, without reading it again. */
static struct campaign after(const struct made_entry *made)
{
    struct campaign reached = *made->campaign;

    reached.turn = *made->next;
    reached.turn_bytes = made->written->turn;
    reached.lock = NULL;
    reached.commit = made->commit;
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

/* A blank sheet for who commands a side; its name, or NULL. */
static const char *attach_blank(struct outbox *outbox,
                                const struct campaign *reached,
                                const struct roster_member *member)
{
    const char *name =
        arena_text(reached->arena, "orders-%d.txt", reached->turn.number + 1);
    const char *path = inbox_path(
        reached, arena_text(reached->arena, "orders/%s.xml", member->id));
    struct buffer draft;
    struct bytes bytes;

    if (member->side_count == 0 || reached->turn.over)
        return NULL;
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
    return name;
}

/* The turn reached, or the views of it, with what makes a folder of it, and
 * what answers it. */
static bool attach_turn(struct telling *telling)
{
    struct outbox *outbox = telling->outbox;
    const struct made_entry *made = telling->made;
    const struct roster_member *member = telling->member;

    if (!attach_desk(outbox, made->campaign, made->written, member))
        return false;
    attach_pages(outbox, made->written, member);
    /* The lock says whose sheet counted; in preset umpire he has not seen it
     * yet. */
    if (made->written->papers && made->next->kind == ENTRY_EXCHANGE)
        outbox_attach(outbox, member->id, "lock.xml", &made->lock);
    telling->blank = attach_blank(outbox, telling->reached, member);
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
    const struct campaign reached = after(made);
    const struct roster *roster = &made->campaign->roster;
    const struct form *form = &forms[made->next->kind];
    bool large = made->written->turn.length > MOST_BUNDLED;
    struct owing owing;

    if (!owing_of(&owing, &reached))
        return false;
    outbox_cause(outbox, "turn-%d", made->next->number);
    for (size_t i = 0; i < roster->member_count; i++) {
        struct telling telling = {.outbox = outbox,
                                  .made = made,
                                  .reached = &reached,
                                  .owing = &owing,
                                  .member = &roster->members[i]};
        bool alone = is_host_alone(made->campaign, telling.member);

        if (!alone && !attach_turn(&telling))
            return false;
        if (!alone || form->umpire)
            say(&telling);
    }
    if (made->written->papers || (large && !asked && !form->history))
        return true;
    return attach_history(outbox, made);
}
