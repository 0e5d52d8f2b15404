/* The letter of who joins, or comes back with new keys. */
#include "campaign/mail/mailing.h"

#include "campaign/documents/offices.h"
#include "campaign/exchange/desk.h"
#include "campaign/exchange/lock.h"
#include "campaign/mail/attach.h"
#include "campaign/mail/telling.h"
#include "campaign/open/extension.h"
#include "campaign/people/newcomers.h"
#include "campaign/people/roster_change.h"
#include "core/arena.h"
#include "rulesets/ruleset.h"

#include <string.h>

/* One of them. */
struct joining {
    struct newcomers *all;
    struct outbox *outbox;
    const struct agreement *agreement;
    const struct campaign *campaign; /* as it stands */
    const struct roster_member *now; /* his row of the proposed roster */
    struct roster_member desk;       /* with the sides that he is shown */
    bool shown;                      /* there is something to hold it against */
    struct arena *arena;
};

/* The head as its letters had it. */
static bool find_head(struct newcomers *newcomers)
{
    const struct campaign *campaign = newcomers->agreement->campaign;
    struct new_entry *head;

    if (newcomers->head)
        return true;
    head = ARENA_NEW(campaign->arena, struct new_entry);
    if (!made_again(head, campaign, newcomers->key) ||
        !history_brought(&newcomers->history, campaign, head->written,
                         &(const struct history_wish){
                             .whole = true, .asked = newcomers->asked}))
        return false;
    newcomers->head = head;
    return true;
}

/* A view counts that the host in force has signed, and nobody else. */
static void find_shown(struct joining *out)
{
    struct names sides = {0};

    out->desk = *out->now;
    out->shown = !book_is_closed(out->campaign);
    if (out->shown)
        return;
    newcomer_sees(&sides, out->agreement, out->now);
    out->desk.sides = ARENA_ARRAY(out->arena, struct roster_side, sides.count);
    out->desk.side_count = 0;
    foreach_name (side, sides)
        out->desk.sides[out->desk.side_count++] = *office_for(out->now, side);
    out->shown = sides.count > 0 && out->all->key &&
                 is_hosts_key(out->campaign, out->all->key);
}

/* "umpire (Umpire)" */
static const char *person_words(const struct joining *joining, const char *id)
{
    const struct campaign_member *member =
        campaign_member(joining->campaign, id);

    return member
               ? arena_text(joining->arena, "%s (%s)", id, member->person.name)
               : id;
}

/* What is played, how far it has come, and who hosts it. */
static const char *campaign_words(const struct joining *joining,
                                  const struct desk *desk)
{
    const struct campaign *campaign = joining->campaign;
    const char *host = campaign->roster.host;
    const char *next = joining->agreement->after->roster.host;
    struct arena *arena = joining->arena;

    return arena_text(
        arena,
        "%s, by %s, edition %s. It stands at turn %d%s%s. %s hosts it%s%s.",
        campaign->module.title, campaign->ruleset->title,
        campaign->roster.edition, campaign->turn.number,
        joining->shown ? ": " : "",
        joining->shown ? campaign->ruleset->when(desk->turn->play,
                                                 campaign->module.data, arena)
                       : "",
        person_words(joining, host),
        strcmp(host, next) != 0 ? ", and then " : "",
        strcmp(host, next) != 0 ? next : "");
}

/* Whose place it is, as he finds it. */
static const char *office_words(const struct joining *joining,
                                const struct roster_side *office)
{
    const struct roster_member *former =
        side_commander(&joining->campaign->roster, office->id);
    const struct roster_member *next =
        side_commander(&joining->agreement->after->roster, office->id);
    const char *title = side_name(joining->campaign->ruleset,
                                  joining->campaign->module.data, office->id);

    if (office->caretaker)
        return arena_text(
            joining->arena,
            "Nobody commands %s: as its caretaker you may send a sheet for it.",
            title);
    if (office->deputy)
        return arena_text(
            joining->arena,
            "As a deputy for %s, which %s, you may send a sheet; it counts if "
            "nobody before you sends one.",
            title,
            next ? arena_text(joining->arena, "%s commands", next->id)
                 : "nobody commands");
    if (former && same_name(former->id, joining->now->id))
        return arena_text(joining->arena, "You command %s, as before.", title);
    return arena_text(joining->arena,
                      "You command %s from the entry on; until then %s.", title,
                      former ? arena_text(joining->arena, "%s does", former->id)
                             : "nobody does");
}

static const char *offices_words(const struct joining *joining)
{
    const struct roster_member *now = joining->now;
    const char *words = "";

    for (size_t i = 0; i < now->side_count; i++)
        words = arena_text(joining->arena, "%s%s%s", words, *words ? " " : "",
                           office_words(joining, &now->sides[i]));
    return *words ? words : "You command no side by it.";
}

/* What he has in hand, and what that is worth. */
static const char *shown_words(const struct joining *joining)
{
    const char *host = joining->campaign->roster.host;
    struct arena *arena = joining->arena;

    if (joining->shown && joining->all->head->written->papers)
        return "The book is closed: of the game as it stands you are shown the "
               "views and reports of your sides alone, and all who are asked "
               "read that you are.";
    if (joining->shown)
        return arena_text(
            arena,
            "The book is open: what is attached is the game as it stands, with "
            "its log%s. roster.xml is the one in force.",
            joining->all->history.name
                ? " and its whole history"
                : arena_text(arena, "; for its history, which is large, ask %s",
                             host));
    if (joining->desk.side_count > 0)
        return arena_text(
            arena,
            "The book is closed, and a view of it is signed by %s, who hosts "
            "it: before you consent ask him for this letter with the views of "
            "your sides, which berthier roster makes at his.",
            host);
    return arena_text(
        arena,
        "The book is closed, and you take over no side of which you could be "
        "shown the view before you consent%s.",
        strcmp(joining->agreement->after->roster.host, joining->now->id) == 0
            ? arena_text(arena,
                         "; when it is an entry, %s hands you the whole book",
                         host)
            : "");
}

/* The command, and until when it counts. Who has nothing to hold the document
 * against goes by what it says. */
static void say_command(const struct joining *joining)
{
    const struct agreement *agreement = joining->agreement;
    const char *id = joining->now->id;

    outbox_say(
        joining->outbox, id,
        "If you agree, save what is attached in a folder of its own, below "
        "that of your keys%s, and there:\n"
        "  berthier consent %s --key ../%s.key%s\n"
        "%s Mail what it makes to %s. The roster %s.",
        joining->shown && newcomer_has_new_keys(agreement, joining->now)
            ? arena_text(joining->arena,
                         " (%s.xml in it is that of your former ones)", id)
            : "",
        proposed_file(agreement->kind, joining->arena), id,
        joining->shown ? ""
                       : arena_text(joining->arena, " --accept unheld-%.8s",
                                    agreement->document.digest),
        joining->shown ? "It says first, in its own words, what changes; show, "
                         "map and log work there as well."
                       : "It says first what the document says: there is "
                         "nothing to hold it against.",
        joining->campaign->roster.host, waits_words(agreement));
}

/* How his sides stand, and what will be asked of him. */
static void say_sides(const struct joining *joining, const struct desk *desk)
{
    const struct campaign *campaign = joining->campaign;
    const struct roster_member *his = &joining->desk;
    const char *due = due_words(campaign);

    for (size_t i = 0; i < his->side_count; i++)
        say_stands(joining->outbox, his->id, desk, his->sides[i].id);
    if (campaign->turn.over || his->side_count == 0)
        return;
    say_steps(joining->outbox, his->id,
              arena_text(joining->arena,
                         "What is asked of your sides as it stands%s%s, and "
                         "what happens if you send nothing",
                         due ? ", sheets being due " : "", due ? due : ""),
              desk);
    outbox_say(joining->outbox, his->id,
               "When the roster is an entry, all sheets for the next exchange "
               "are asked for anew, with their whole time; the letter of that "
               "entry brings your blank sheet.");
}

static void say_joining(const struct joining *joining)
{
    const struct agreement *agreement = joining->agreement;
    const char *id = joining->now->id;
    struct desk desk = {0};

    if (joining->shown)
        campaign_desk(&desk, joining->campaign, &joining->desk);
    say_effect(joining->outbox, agreement, id);
    outbox_say(joining->outbox, id, "%s %s", campaign_words(joining, &desk),
               offices_words(joining));
    outbox_say(joining->outbox, id, "%s", shown_words(joining));
    say_command(joining);
    outbox_say(joining->outbox, id, "What it changes:\n\n%s",
               proposed_words(agreement));
    say_terms(joining->outbox, id, &agreement->after->roster);
    if (joining->shown)
        say_sides(joining, &desk);
    outbox_say(joining->outbox, id,
               "The digest of the roster, to compare with the others:\n%s",
               agreement->document.digest);
}

/* The folder in which the document can be held against what is in force. */
static bool attach_shown(const struct joining *joining)
{
    const struct campaign *campaign = joining->campaign;
    const struct written *written = joining->all->head->written;
    const struct brought *history = &joining->all->history;
    const char *id = joining->now->id;

    if (!attach_desk(joining->outbox, campaign, written, &joining->desk,
                     RULES_TOO))
        return false;
    attach_log(joining->outbox, written, &joining->desk);
    attach_pages(joining->outbox, campaign, written, &joining->desk, RULES_TOO);
    if (campaign->extension)
        outbox_attach(joining->outbox, id,
                      extension_name(campaign, campaign->turn.number + 1),
                      &campaign->extension->bytes);
    if (history->name)
        attach_brought(joining->outbox, id, history);
    return true;
}

bool mail_newcomer(struct newcomers *newcomers, const char *id)
{
    const struct agreement *agreement = newcomers->agreement;
    const struct campaign *campaign = agreement->campaign;
    struct joining joining = {
        .all = newcomers,
        .outbox = newcomers->outbox,
        .agreement = agreement,
        .campaign = campaign,
        .now = newcomer_in(agreement, id),
        .arena = campaign->arena,
    };

    find_shown(&joining);
    if (joining.shown && !find_head(newcomers))
        return false;
    mail_document(joining.outbox, campaign, agreement->kind, id,
                  &agreement->document.bytes);
    say_joining(&joining);
    /* A roster in force without turn or view would look like a draft. */
    return joining.shown ? attach_shown(&joining)
                         : attach_module(joining.outbox, campaign, id);
}
