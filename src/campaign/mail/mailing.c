/* Letters of a campaign that ask for something. */
#include "campaign/mail/mailing.h"

#include "campaign/documents/offices.h"
#include "campaign/exchange/desk.h"
#include "campaign/exchange/owes.h"
#include "campaign/exchange/stages.h"
#include "campaign/judge/desk.h"
#include "campaign/mail/attach.h"
#include "campaign/mail/telling.h"
#include "campaign/people/correct_hidden.h"
#include "campaign/people/roster_change.h"
#include "campaign/people/upgrade.h"
#include "campaign/people/void.h"
#include "core/arena.h"
#include "core/calendar.h"

#include <assert.h>
#include <string.h>

/* How he consents, and what he consents to. */
static void say_draft(struct outbox *outbox, const struct campaign *draft,
                      const char *id)
{
    outbox_say(outbox, id,
               "%s: a campaign is drawn up, and you stand in its roster. It "
               "begins when all have consented; no time is set for that. If "
               "you agree, save what is attached in a folder, and there:\n"
               "  berthier consent roster.xml --key %s.key\n"
               "It says first what would be played, by what charts and "
               "options. Mail what it makes to %s. Whoever joins later changes "
               "the roster, which is then mailed again and wants new consents.",
               draft->module.title, id, draft->roster.host);
    say_terms(outbox, id, &draft->roster);
}

/* The turn that it begins from, as begin --from has laid it down. */
static bool mail_beginning(struct outbox *outbox, const struct campaign *draft,
                           const char *id)
{
    const char *state = draft->roster.begin_at;
    struct bytes from;

    if (!state)
        return true;
    if (!campaign_file(draft, "from.xml", &from))
        return false;
    outbox_say(outbox, id,
               "The campaign begins from the turn %s, whose state the roster "
               "names:\n%s",
               from.data ? "that is attached as from.xml"
                         : "that was mailed as from.xml before",
               state);
    if (from.data)
        outbox_attach(outbox, id, "from.xml", &from);
    return true;
}

bool mail_draft(struct outbox *outbox, const struct campaign *draft)
{
    outbox_cause(outbox, "consent-%s-0", consent_words[CONSENT_ROSTER]);
    for (size_t i = 0; i < draft->member_count; i++) {
        const char *id = draft->members[i].office->id;

        if (strcmp(id, draft->roster.host) == 0)
            continue; /* next says how he consents */
        say_draft(outbox, draft, id);
        if (!attach_rules(outbox, draft, id) ||
            !mail_beginning(outbox, draft, id))
            return false;
        outbox_say(outbox, id,
                   "The digest of the roster, to compare with the others:\n%s",
                   draft->roster_digest);
    }
    return true;
}

const char *proposed_file(enum consent_kind kind, struct arena *arena)
{
    return arena_text(arena, "proposed-%s", consent_file(kind));
}

void mail_document(struct outbox *outbox, const struct campaign *campaign,
                   enum consent_kind kind, const char *to,
                   const struct bytes *document)
{
    outbox_cause(outbox, "consent-%s-%d", consent_words[kind],
                 campaign->turn.number + 1);
    outbox_attach(outbox, to, proposed_file(kind, outbox->arena), document);
}

/* Of his own sides alone: nobody else reads what he has filed. */
static void say_illegal(struct outbox *outbox,
                        const struct agreement *agreement,
                        const struct roster_member *member)
{
    struct names lines = {0};
    const char *text = "";

    for (size_t i = 0; i < member->side_count; i++)
        upgrade_illegal(&lines, agreement,
                        &(struct illegal_wish){member->sides[i].id, true});
    for (size_t i = 0; i < lines.count; i++)
        text = arena_text(outbox->arena, "%s  %s\n", text, lines.items[i]);
    if (lines.count > 0)
        outbox_say(outbox, member->id,
                   "Of your orders it makes illegal what was not:\n\n%s", text);
}

bool mail_repair(struct outbox *outbox, const struct agreement *agreement,
                 const char *to)
{
    const struct campaign *campaign = agreement->campaign;
    const struct campaign_member *member = campaign_member(campaign, to);
    const char *name;
    struct bytes module;

    if (agreement->kind != CONSENT_UPGRADE)
        return true;
    if (element_attribute(agreement->document.root, "module")) {
        if (!agreement_part(agreement, repair_inbox, &name, &module))
            return false;
        outbox_attach(outbox, to, repair_letter, &module);
        outbox_say(outbox, to,
                   "%s is the repaired module: save it beside the document, "
                   "and berthier consent says what differs from yours.",
                   repair_letter);
    }
    if (member)
        say_illegal(outbox, agreement, member->office);
    return true;
}

static bool reads(const struct roster_member *member,
                  const struct hidden_change *hidden)
{
    for (size_t i = 0; i < hidden->readers.count; i++)
        if (commands_side(member, hidden->readers.items[i]))
            return true;
    return false;
}

bool mail_hidden(struct outbox *outbox, const struct agreement *agreement,
                 const char *to)
{
    const struct campaign *campaign = agreement->campaign;
    const struct campaign_member *member = campaign_member(campaign, to);
    const struct signed_file *file = &agreement->document;
    struct correction correction;
    struct hidden_changes hidden;

    if (agreement->kind != CONSENT_CORRECTION || !member)
        return true;
    if (!correction_read(&correction, file->root, file->name, campaign->arena,
                         campaign->report) ||
        !correction_hidden(&hidden, agreement, &correction))
        return false;
    for (size_t i = 0; i < hidden.count; i++) {
        const char *name = hidden_letter(outbox->arena, i + 1);

        if (!reads(member->office, &hidden.items[i]))
            continue;
        outbox_attach(outbox, to, name, &hidden.items[i].bytes);
        outbox_say(outbox, to,
                   "%s is a change that your view shows; others read its "
                   "digest alone. Keep it beside the document.",
                   name);
    }
    return true;
}

/* What he still owes, once a lock is open, and how it is done. */
static const char *owed_words_of(const struct outbox *outbox,
                                 const struct campaign *campaign,
                                 const struct owed *owed)
{
    const char *host = campaign->roster.host;

    if (owed->kind == OWED_OPENED)
        return arena_text(outbox->arena,
                          "Mail the sheet that you sealed, unchanged, to %s.",
                          host);
    return arena_text(
        outbox->arena,
        "%sAnswer the lock: save what is attached in the folder of your "
        "letters, "
        "and there:\n%sMail what it makes to %s alone.",
        lock_has_sheet(lock_value(&campaign->lock->text, owed->who))
            ? ""
            : "It has nothing of yours; your answer is your share of the "
              "dice all the same. ",
        answer_command_line(outbox->arena, owed->who), host);
}

/* Until when it is expected; after that it may be said to be withheld. */
static const char *expected_by(const struct outbox *outbox,
                               const struct campaign *campaign)
{
    return time_words(outbox->arena, void_due(campaign, &campaign->lock->file));
}

/* Nobody can be made to answer; what follows is said beforehand. */
static const char *lock_until(const struct outbox *outbox,
                              const struct campaign *campaign)
{
    return arena_text(
        outbox->arena,
        "The exchange is played when all have answered. Whoever has not by %s "
        "may be said to withhold it, and the exchange be made void.",
        expected_by(outbox, campaign));
}

/* Both a sealed sheet and an answer may be owed by one. */
static void say_lock(struct outbox *outbox, const struct campaign *campaign,
                     const struct owing *owing, const char *id)
{
    const char *words = "";

    for (size_t i = 0; i < owing->count; i++)
        if (!strcmp(owing->items[i].who, id))
            words =
                arena_text(outbox->arena, "%s%s%s", words, *words ? "\n" : "",
                           owed_words_of(outbox, campaign, &owing->items[i]));
    outbox_say(
        outbox, id,
        "%s: exchange %d is locked; no sheet of it can change any more. %s",
        campaign->module.title, campaign->lock->text.step,
        *words ? arena_text(outbox->arena,
                            "What you owe to it is expected by %s. %s",
                            expected_by(outbox, campaign), words)
               : "You owe nothing to it.");
    outbox_say(outbox, id, "%s", lock_until(outbox, campaign));
    outbox_say(outbox, id, "L, from which the dice are made, is\n%s",
               campaign->lock->digest);
}

/* A deputy who has sent a sheet is not left to believe that it was played. */
static void say_set_aside(struct outbox *outbox,
                          const struct campaign *campaign,
                          const struct set_asides *aside, const char *id)
{
    foreach_item (const struct set_aside, one, *aside)
        if (!strcmp(one->who, id))
            outbox_say(
                outbox, id, "%s.",
                set_aside_words(one,
                                side_name(campaign->ruleset,
                                          campaign->module.data, one->side),
                                outbox->arena));
}

/* "Nothing had come by 8 January 2026, ...". */
static const char *since_when(const struct outbox *outbox,
                              const struct campaign *campaign)
{
    int64_t due = 0;

    if (!campaign->lock->file.due ||
        !time_parse(campaign->lock->file.due, &due))
        return "Nothing had come from you.";
    return arena_text(outbox->arena,
                      "Sheets were due %s, and nothing had come from you.",
                      time_words(outbox->arena, due));
}

/* What acts for his sides, as the log will have it. */
static void say_silence(struct outbox *outbox, const struct campaign *campaign,
                        const struct roster_member *member)
{
    struct desk desk;

    if (member->side_count == 0)
        return;
    campaign_desk(&desk, campaign, member);
    say_steps(outbox, member->id,
              campaign->ruleset->guardian
                  ? "What happens if nothing comes from you or a deputy, "
                    "unless a guardian or a standing order acts"
                  : "What happens if nothing comes from you or a deputy, "
                    "unless a standing order acts",
              &desk);
}

/* Who is silent hears it, in presets that ask nobody else for an answer as
 * well. */
static void say_absent(struct outbox *outbox, const struct campaign *campaign,
                       const struct roster_member *member)
{
    const int exchange = campaign->lock->text.step;

    outbox_say(outbox, member->id,
               "%s: exchange %d is locked, and you are locked absent in it. %s "
               "No answer is asked of you, and the dice are made without you.",
               campaign->module.title, exchange, since_when(outbox, campaign));
    outbox_say(outbox, member->id,
               "Nothing can be done about exchange %d now. The letter turn-%d "
               "tells what came of it, and asks you again, with a date: your "
               "next sheet is for exchange %d, orders-%d.txt.",
               exchange, exchange, exchange + 1, exchange + 1);
    say_silence(outbox, campaign, member);
}

/* His deputy speaks where the lock has nothing of his. */
static const struct roster_member *
deputy_heard(const struct campaign *campaign,
             const struct roster_member *member, const char *side)
{
    const struct roster_member *speaker =
        lock_speaker(&campaign->roster, &campaign->lock->text, side);

    return speaker && strcmp(speaker->id, member->id) != 0 &&
                   is_commander_of(member, side)
               ? speaker
               : NULL;
}

static bool is_unheard(const struct campaign *campaign,
                       const struct roster_member *member)
{
    for (size_t i = 0; i < member->side_count; i++)
        if (deputy_heard(campaign, member, member->sides[i].id))
            return true;
    return false;
}

/* A commander whose sheet the host has left out learns it by the lock, although
 * he is asked for nothing. */
static void say_unheard(struct outbox *outbox, const struct campaign *campaign,
                        const struct roster_member *member)
{
    for (size_t i = 0; i < member->side_count; i++) {
        const char *side = member->sides[i].id;
        const struct roster_member *deputy =
            deputy_heard(campaign, member, side);

        if (deputy)
            outbox_say(
                outbox, member->id,
                "For %s the lock has the sheet of %s and none of yours. If you "
                "have a receipt for one, show it with this lock to the others: "
                "together they convict the host.",
                side_name(campaign->ruleset, campaign->module.data, side),
                deputy->id);
    }
}

bool mail_lock(struct outbox *outbox, const struct campaign *campaign,
               const struct signing_key *key)
{
    const struct open_lock *lock = campaign->lock;
    struct set_asides aside;
    struct new_entry made;
    struct owing owing;

    set_asides_of(&aside, campaign);
    if (!owing_of(&owing, campaign) || !made_again(&made, campaign, key))
        return false;
    assert(owing.locked);
    outbox_cause(outbox, "lock-%d", lock->text.step);
    for (size_t i = 0; i < campaign->member_count; i++) {
        const struct roster_member *member = campaign->members[i].office;
        const char *id = member->id;

        if (is_locked_absent(&lock->text, id)) {
            say_absent(outbox, campaign, member);
            say_unheard(outbox, campaign, member);
            outbox_attach(outbox, id, "lock.xml", &lock->bytes);
            continue;
        }
        if (!strcmp(id, campaign->roster.host) ||
            !(FIND_NAMED(struct owed, owing.items, owing.count, who, id) ||
              FIND_NAMED(struct set_aside, aside.items, aside.count, who, id) ||
              is_unheard(campaign, member)))
            continue;
        say_lock(outbox, campaign, &owing, id);
        say_set_aside(outbox, campaign, &aside, id);
        say_unheard(outbox, campaign, member);
        outbox_attach(outbox, id, "lock.xml", &lock->bytes);
        if (turn_brought_history(campaign, made.written))
            continue;
        attach_log(outbox, made.written, member);
        if (!attach_desk(outbox, campaign, made.written, member, RULES_HAD))
            return false;
    }
    return true;
}
