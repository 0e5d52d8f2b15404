/* Letters to those whom a document concerns, before it is an entry. */
#include "campaign/mail/mailing.h"
#include "campaign/mail/telling.h"

#include "campaign/people/change_kind.h"
#include "core/arena.h"
#include "core/calendar.h"

#include <string.h>

/* All who are asked but the host, whoever has consented meanwhile: the letter
 * is the same whenever it is laid out. */
static struct names asked_by(const struct agreement *agreement)
{
    const struct campaign *of =
        agreement->after ? agreement->after : agreement->campaign;
    struct names names = {0};

    for (size_t i = 0; i < agreement->asked.count; i++)
        if (strcmp(agreement->asked.items[i], of->roster.host) != 0)
            names_add(of->arena, &names, agreement->asked.items[i]);
    return names;
}

/* " (2 of their 3 votes are enough, with those of carl)" */
static const char *enough_text(const struct agreement *agreement)
{
    struct arena *arena = agreement->campaign->arena;
    const size_t votes = agreement_votes(agreement, &agreement->missing);
    const size_t wanted = agreement_wanted(agreement, NULL);
    struct names must = {0};

    for (size_t i = 0; i < agreement->must.count; i++)
        if (names_contain(&agreement->missing, agreement->must.items[i]))
            names_add(arena, &must, agreement->must.items[i]);
    return wanted >= votes
               ? ""
               : arena_text(arena, " (%zu of their %zu votes %s enough%s%s)",
                            wanted, votes, wanted == 1 ? "is" : "are",
                            must.count > 0 ? ", with that of " : "",
                            names_series(&must, arena));
}

/* The entry that the document names; 0: it may be any until its time. */
static int entry_named(const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    struct consent about;

    return consent_about(&about, &agreement->document, campaign->arena,
                         campaign->report)
               ? about.entry
               : 0;
}

const char *time_left_words(const struct agreement *agreement,
                            const char *until)
{
    struct arena *arena = agreement->campaign->arena;
    const struct element *root = agreement->document.root;
    const char *end = root ? element_attribute(root, "until") : NULL;
    const int entry = entry_named(agreement);
    int64_t time;

    if (end && time_parse(end, &time))
        return arena_text(arena, "%s %s", until, time_words(arena, time));
    return entry > 0 ? arena_text(arena,
                                  "as entry %d alone (whatever else is entered "
                                  "first ends it)",
                                  entry)
                     : "and no time is set for that";
}

const char *waits_words(const struct agreement *agreement)
{
    struct arena *arena = agreement->campaign->arena;
    const struct names asked =
        agreement->by_majority ? agreement->missing : asked_by(agreement);

    return arena_text(arena, "waits for the consent of %s%s, %s",
                      names_series(&asked, arena), enough_text(agreement),
                      time_left_words(agreement, "until"));
}

/* What is owed to the open lock can still be sent. */
const char *may_send_words(const struct agreement *agreement, const char *id)
{
    const struct campaign *campaign = agreement->campaign;

    if (!agreement->closing || !closing_owes(agreement->closing, id))
        return "";
    return arena_text(
        campaign->arena,
        " Until it is entered you can send what you owe, or send it again, and "
        "ask for its receipt: then exchange %d is played.",
        campaign->lock->text.step);
}

/* What he had, and who has it then. */
static const char *office_text(const struct agreement *agreement,
                               const char *id)
{
    const struct campaign *campaign = agreement->campaign;
    const struct roster *before = &campaign->roster;
    const struct roster *after =
        agreement->after ? &agreement->after->roster : before;
    const char *text = "";

    if (member_keys(before, id) && member_keys(after, id) &&
        !same_name(member_keys(before, id), member_keys(after, id)))
        text = " If those keys are not yours, tell all the others at once: "
               "whoever has them signs in your name.";
    if (strcmp(before->host, id) || !strcmp(after->host, id))
        return text;
    return arena_text(
        campaign->arena,
        "%s Until then you host it. Afterwards what you lock or enter counts "
        "no more: hand the folder, with its inbox and outbox, to %s.",
        text, after->host);
}

/* "When it is an entry, the letter turn-5 says so." */
static const char *told_by(const struct agreement *agreement)
{
    const int entry = entry_named(agreement);

    return entry > 0
               ? arena_text(agreement->campaign->arena,
                            "When it is entry %d, the letter turn-%d says so.",
                            entry, entry)
               : "Other entries may be made before; when it is one, the letter "
                 "of that entry says so.";
}

void mail_unasked(struct outbox *outbox, const struct agreement *agreement,
                  const char *id)
{
    const struct campaign *campaign = agreement->campaign;

    mail_document(outbox, campaign, agreement->kind, id,
                  &agreement->document.bytes);
    say_effect(outbox, agreement, id);
    outbox_say(outbox, id,
               "%s: %s is proposed, and %s. Who thinks it wrong writes to "
               "them, for it is they who need not consent, and to %s.%s%s %s",
               campaign->module.title,
               proposed_file(agreement->kind, outbox->arena),
               waits_words(agreement), campaign->roster.host,
               may_send_words(agreement, id), office_text(agreement, id),
               told_by(agreement));
    outbox_say(outbox, id, "What it says:\n\n%s", proposed_words(agreement));
    outbox_say(outbox, id, "Its digest, to compare with the others:\n%s",
               agreement->document.digest);
    mail_repair(outbox, agreement, id);
}

/* Of who gets new keys. */
static const char *keys_text(const struct agreement *agreement, const char *id)
{
    struct arena *arena = agreement->campaign->arena;

    return names_contain(&agreement->former_keys.asked, id)
               ? arena_text(arena,
                            "If the new keys are yours, and you have the old "
                            "ones still, sign with the old ones too:\n"
                            "  berthier consent DIR %s --from %s --key OLD.key "
                            "--out consent-old.xml\n",
                            proposed_file(agreement->kind, arena), id)
               : "";
}

/* What his silence costs him, or has cost. */
static const char *silence_text(const struct agreement *agreement,
                                const char *id)
{
    const struct campaign *campaign = agreement->campaign;
    const struct former_keys *former = &agreement->former_keys;
    const int exchange = campaign->turn.number + 1;

    if (!names_contain(&agreement->asked, id) &&
        !names_contain(&former->asked, id))
        return arena_text(
            campaign->arena,
            "Nothing of yours came until exchange %d was due, so that nobody "
            "waits for you. A sheet of yours, or your objection, keeps it "
            "waiting if it comes before the entry.",
            exchange);
    if (agreement->due == 0 || (!names_contain(&agreement->excused, id) &&
                                !names_contain(&former->excused, id)))
        return "Without your consent it is not entered.";
    return arena_text(campaign->arena,
                      "If you send nothing until %s, it is entered "
                      "without you. A sheet for "
                      "exchange %d keeps it waiting for your word.",
                      time_words(campaign->arena, agreement->due), exchange);
}

void mail_displaced(struct outbox *outbox, const struct agreement *agreement,
                    const char *id)
{
    outbox_say(
        outbox, id,
        "%s%s%s If you do not want it, sign this with the keys that you have "
        "now, and send it to %s:\n"
        "  berthier consent DIR %s --withdraw --from %s --key %s.key",
        keys_text(agreement, id), silence_text(agreement, id),
        names_contain(&agreement->heard, id) ? "" : office_text(agreement, id),
        agreement->campaign->roster.host,
        proposed_file(agreement->kind, outbox->arena), id, id);
}

void mail_affected(struct outbox *outbox, const struct agreement *agreement,
                   const char *self)
{
    struct affected affected;
    struct names unasked = {0};

    agreement_affected(&affected, agreement);
    affected_unasked(&unasked, &affected, agreement);
    for (size_t i = 0; i < unasked.count; i++)
        if (strcmp(unasked.items[i], self) != 0)
            mail_unasked(outbox, agreement, unasked.items[i]);
}
