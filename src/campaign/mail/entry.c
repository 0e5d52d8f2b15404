/* The letters of an entry. */
#include "campaign/mail/attach.h"
#include "campaign/mail/mailing.h"
#include "campaign/mail/telling.h"

#include "campaign/exchange/desk.h"
#include "core/arena.h"

#include <string.h>

/* A blank sheet for who commands a side; its name, or NULL. Of a large game of
 * many it goes to those who are asked, and with orders that were not played, or
 * plans of the last sheet: the others make one if they want it. */
static void attach_blank(struct telling *telling)
{
    const struct campaign *after = telling->after;
    const struct roster_member *member = telling->member;
    const char *name =
        arena_text(after->arena, "orders-%d.txt", after->turn.number + 1);
    const char *path = inbox_path(
        after, arena_text(after->arena, "orders/%s.xml", member->id));
    struct blank_wish wish = {0};
    struct buffer draft = {0};
    struct bytes bytes;

    if (member->side_count == 0 || after->turn.over)
        return;
    telling->blank = name;
    wish.unplayed = unplayed_sheet(after, member, path);
    wish.last = telling->last = last_sheet(after, member, NULL);
    telling->makes_blank = !wish.unplayed && !sheet_has_plans(wish.last) &&
                           member->side_count == 1 && !is_asked(telling) &&
                           game_of_many(after);
    if (telling->makes_blank)
        return;
    campaign_blank(&draft, after, member, &wish);
    bytes = bytes_keep(&draft, after->arena);
    outbox_attach(telling->outbox, member->id, name, &bytes);
}

/* The lock says whose sheet counted; in preset umpire he has not seen it yet.
 * Among many it is what the desk has instead of the log, whose text the letter
 * itself is. */
static void attach_account(const struct telling *telling, enum desk_rules rules)
{
    const struct new_entry *made = telling->made;
    bool played = made->next->kind == ENTRY_EXCHANGE;
    bool spared = (played || made->next->kind == ENTRY_BEGIN) &&
                  rules == RULES_HAD && game_of_many(made->campaign);

    if (!spared)
        attach_log(telling->outbox, made->written, telling->member);
    if (played && (spared || made->written->papers))
        outbox_attach(telling->outbox, telling->member->id, "lock.xml",
                      &made->lock);
}

/* The turn reached, or the views of it, with what makes a folder of it, and
 * what answers it. */
static bool attach_turn(struct telling *telling, enum desk_rules rules)
{
    struct outbox *outbox = telling->outbox;
    const struct new_entry *made = telling->made;
    const struct roster_member *member = telling->member;
    /* What a game of many begins by came with the letter of the draft. */
    const bool begun =
        made->next->kind == ENTRY_BEGIN && game_of_many(made->campaign);
    const enum desk_rules desk = begun ? RULES_HAD : rules;

    if (!history_is_the_desk(made->campaign, telling->brought)) {
        if (!attach_desk(outbox, made->campaign, made->written, member, desk))
            return false;
        attach_account(telling, desk);
    } else if (rules == RULES_TOO) {
        /* By it alone a proof is judged, without a history. */
        outbox_attach(outbox, member->id, "roster.xml",
                      &made->campaign->roster_bytes);
    }
    attach_pages(outbox, made->campaign, made->written, member, rules);
    attach_blank(telling);
    return true;
}

/* Whoever gets the whole history has all that letters of former turns and locks
 * brought; but not the signed views that a closed book was. */
static void take_leave_of_past(struct outbox *outbox,
                               const struct new_entry *made)
{
    if (made->campaign->roster.book == BOOK_CLOSED)
        return;
    outbox_past(outbox, "turn", made->next->number - 1);
    outbox_past(outbox, "lock", made->next->number);
}

static void attach_history(struct outbox *outbox, const struct new_entry *made,
                           const struct brought *brought)
{
    if (!brought->name)
        return;
    for (size_t i = 0; i < outbox->count; i++)
        attach_brought(outbox, outbox->letters[i].to, brought);
    if (brought->is_whole)
        take_leave_of_past(outbox, made);
}

/* His last letter: what became of it, what he may keep, and nothing asked. */
static bool take_leave(const struct telling *telling)
{
    const struct new_entry *made = telling->made;

    say_leave(telling);
    if (history_is_the_desk(made->campaign, telling->brought))
        return true;
    attach_log(telling->outbox, made->written, telling->member);
    return attach_desk(telling->outbox, made->campaign, made->written,
                       telling->member, RULES_TOO);
}

static bool mail_leavers(struct outbox *outbox, const struct new_entry *made,
                         const struct brought *brought)
{
    for (size_t i = 0; made->before && i < made->before->member_count; i++) {
        /* He has no side any more, whose papers he could get. */
        const struct roster_member member = {.id = made->before->members[i].id};
        const struct telling telling = {.outbox = outbox,
                                        .made = made,
                                        .member = &member,
                                        .brought = brought};

        if (!member_named(&made->campaign->roster, member.id) &&
            !take_leave(&telling))
            return false;
    }
    return true;
}

bool mail_entry(struct outbox *outbox, const struct new_entry *made, bool asked)
{
    const struct campaign after = campaign_after(made);
    const struct roster *roster = &made->campaign->roster;
    const enum entry_kind kind = made->next->kind;
    const bool whole = asked || entry_brings_rules(kind);
    const struct history_wish wish = {
        .entry = made->next->number,
        .whole = whole || entry_brings_history(kind),
        .asked = asked || entry_brings_history(kind)};
    struct brought brought;
    struct owing owing;

    if (!owing_of(&owing, &after) ||
        !history_brought(&brought, &after, made->written, &wish))
        return false;
    outbox_cause(outbox, "turn-%d", made->next->number);
    for (size_t i = 0; i < roster->member_count; i++) {
        struct telling telling = {.outbox = outbox,
                                  .made = made,
                                  .after = &after,
                                  .owing = &owing,
                                  .brought = &brought,
                                  .member = &roster->members[i]};
        /* He hosts, and has the book. */
        bool alone = !strcmp(telling.member->id, made->campaign->roster.host) &&
                     telling.member->side_count == 0;

        if (!alone && !attach_turn(&telling, whole ? RULES_TOO : RULES_HAD))
            return false;
        if (!alone || entry_tells_host(kind))
            say_entry(&telling);
    }
    if (!mail_leavers(outbox, made, &brought))
        return false;
    attach_history(outbox, made, &brought);
    return true;
}
