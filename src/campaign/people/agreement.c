/* Documents that several must agree to, and their consents. */
#include "campaign/people/agreement.h"

#include "campaign/documents/offices.h"
#include "campaign/exchange/lock.h"
#include "campaign/proof/clock.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "core/trust_rules.h"

#include <string.h>

bool agreement_waits(const struct campaign *campaign, enum consent_kind kind)
{
    return file_exists(inbox_path(campaign, consent_file(kind)));
}

bool agreement_part(const struct agreement *agreement, const char *path,
                    const char **name, struct bytes *bytes)
{
    *name = agreement->entered ? path : inbox_path(agreement->campaign, path);
    return agreement->entered ? campaign_file(agreement->entered, path, bytes)
                              : inbox_file(agreement->campaign, path, bytes);
}

bool agreement_open(struct agreement *out)
{
    const struct campaign *campaign = out->campaign;
    struct place place = {0};
    struct bytes bytes;

    if (!agreement_part(out, consent_file(out->kind), &place.file, &bytes))
        return false;
    if (!bytes.data)
        return refuse(campaign->report, &place, FILE_RULE(unreadable),
                      "no %s was drawn up", consent_words[out->kind]);
    return campaign_signed(campaign, place.file, &bytes,
                           consent_document(out->kind), &out->document);
}

bool agreement_in_time(const struct agreement *agreement, const char *until)
{
    int64_t last;
    int64_t now = clock_of(agreement->campaign);
    int64_t time =
        agreement->entered ? entry_time(agreement->entered) : agreement->time;

    /* No time that he gives makes it earlier than it is. */
    if (!agreement->entered && time > 0 && time < now)
        time = now;
    if (!until || time == 0 || !time_parse(until, &last) || time <= last)
        return true;
    return refuse(agreement->campaign->report,
                  &(struct place){agreement->document.name, 0}, TRUST(expired),
                  "the document holds until %s, and it is %s: its consents are "
                  "void: ask for another (--until TIME gives it longer)",
                  until, time_text(agreement->campaign->arena, time));
}

/* Does it name the entry that comes, and what that follows? */
static bool is_next(const struct agreement *agreement,
                    const struct agreed_place *of)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    const struct place place = {file->name, file->root->line};
    int next = campaign->turn.number + 1;

    if (!of->state && of->entry == 0)
        return (of->until && !of->bound) ||
               refuse(campaign->report, &place, FILE_RULE(missing_attribute),
                      "the document names the entry that it is for and the "
                      "state that it follows%s",
                      of->bound ? "" : ", or until when it may be entered");
    if (of->entry != next)
        return refuse(campaign->report, &place, TRUST(wrong_exchange),
                      "the document is for entry %d; the next is %d", of->entry,
                      next);
    return (of->state && strcmp(of->state, campaign->state) == 0) ||
           refuse(campaign->report, &place, TRUST(wrong_state),
                  "the document follows state %.12s, the head is %.12s: ask "
                  "for another, or fetch the turns that this folder has not",
                  of->state ? of->state : "-", campaign->state);
}

bool agreement_fits(const struct agreement *agreement,
                    const struct agreed_place *of)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;

    if (strcmp(of->game, campaign->game) != 0)
        return refuse(campaign->report,
                      &(struct place){file->name, file->root->line},
                      TRUST(wrong_game),
                      "the document is of game %.12s, the campaign is %.12s: "
                      "take it to the folder of its own",
                      of->game, campaign->game);
    return is_next(agreement, of) && agreement_in_time(agreement, of->until);
}

void agreement_ask(struct agreement *out, const struct names *excused)
{
    const struct roster *roster = &out->campaign->roster;

    foreach_member (member, roster) {
        if (excused && names_contain(excused, member->id))
            continue;
        if (is_commander(member) || same_name(member->id, roster->host))
            names_add(out->campaign->arena, &out->asked, member->id);
        else
            agreement_hear(out, member->id);
    }
    out->by_majority =
        roster->changes == CHANGES_MOST &&
        (out->kind == CONSENT_ROSTER || out->kind == CONSENT_CORRECTION);
    agreement_uncount(out, roster->host);
    out->enough = out->by_majority
                      ? roster_majority(agreement_votes(out, &out->asked) -
                                        agreement_votes(out, &out->uncounted))
                      : out->asked.count;
}

size_t agreement_votes(const struct agreement *agreement,
                       const struct names *of)
{
    const struct roster *roster = &agreement->campaign->roster;
    size_t votes = 0;

    for (size_t i = 0; i < of->count; i++) {
        const struct roster_member *member = member_named(roster, of->items[i]);
        bool one = !agreement->by_majority || !member ||
                   !is_commander(member) ||
                   names_contain(&agreement->must, of->items[i]);

        votes += one ? 1 : votes_of(member);
    }
    return votes;
}

void agreement_ask_everybody(struct agreement *out)
{
    out->by_majority = false;
    out->uncounted = (struct names){0};
    out->enough = out->asked.count;
}

void agreement_uncount(struct agreement *out, const char *id)
{
    if (out->by_majority && names_contain(&out->asked, id) &&
        !names_contain(&out->uncounted, id))
        names_add(out->campaign->arena, &out->uncounted, id);
}

void agreement_need(struct agreement *out, const char *id)
{
    struct arena *arena = out->campaign->arena;

    if (!names_contain(&out->must, id))
        names_add(arena, &out->must, id);
    if (names_contain(&out->asked, id))
        return;
    names_add(arena, &out->asked, id);
    out->enough++;
}

void agreement_hear(struct agreement *out, const char *id)
{
    if (!names_contain(&out->heard, id) && !names_contain(&out->asked, id))
        names_add(out->campaign->arena, &out->heard, id);
}

/* Is it his, to this very document? */
static bool check_consent(struct agreement *agreement, const char *id,
                          const struct signed_file *file)
{
    const struct campaign *campaign = agreement->campaign;
    const struct place place = {file->name, file->root->line};
    struct consent consent;

    if (!consent_read(&consent, file->root, file->name, campaign->arena,
                      campaign->report))
        return false;
    if (strcmp(consent.game, campaign->game) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_game),
                      "the consent is of another game, %.12s: take it to the "
                      "folder of that campaign",
                      consent.game);
    if (consent.withdrawn)
        return refuse(
            campaign->report, &place, TRUST(withdrawn),
            "'%s' has withdrawn his consent: another text asks him anew", id);
    return (strcmp(consent.from, id) == 0 && consent.kind == agreement->kind &&
            strcmp(consent.digest, agreement->document.digest) == 0) ||
           refuse(campaign->report, &place, TRUST(other_text),
                  "the consent of '%s' is not to this document: he reads this "
                  "one and consents again",
                  id);
}

/* Whose roster has his keys: of another one the new, but of him who leaves. */
static const struct campaign *signs_by(const struct agreement *agreement,
                                       const char *id)
{
    const struct campaign *after = agreement->after;

    return after && campaign_member(after, id) ? after : agreement->campaign;
}

static bool take_consent(struct agreement *agreement, const char *id,
                         const struct campaign *by, const char *name,
                         const struct agreed_file *consent)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_source source = {.name = name,
                                         .bytes = consent->bytes,
                                         .kind = DOCUMENT_CONSENT,
                                         .keyring = &by->keyring};
    struct signed_file file;

    if (!signed_open(&file, &source, campaign->arena, campaign->report) ||
        !check_consent(agreement, id, &file))
        return false;
    *(struct agreed_file *)LIST_ADD(campaign->arena, agreement->consents,
                                    agreement->consents_count) = *consent;
    return true;
}

/* The host's own is made here: it is his command. */
static struct bytes own_consent(const struct agreement *agreement,
                                const char *host, const struct signing_key *key)
{
    const struct campaign *campaign = agreement->campaign;
    const struct consent consent = {
        .version = FORMAT_VERSION,
        .game = campaign->game,
        .from = host,
        .kind = agreement->kind,
        .digest = agreement->document.digest,
        .accepts = *report_accepted(campaign->report),
    };
    struct signed_file file;
    struct buffer text = {0};

    consent_write(&text, &consent);
    signed_make(&file, &text, key, campaign->arena);
    return file.bytes;
}

bool agreement_taken_back(const struct agreement *agreement, const char *id)
{
    return !agreement->entered &&
           consent_is_withdrawn(
               agreement->campaign,
               &(const struct consent){.from = id,
                                       .kind = agreement->kind,
                                       .digest = agreement->document.digest});
}

static bool collect_one(struct agreement *out, const char *id,
                        const struct signing_key *host)
{
    const struct campaign *campaign = out->campaign;
    const struct campaign *of = out->after ? out->after : campaign;
    struct agreed_file consent = {
        .path = arena_text(campaign->arena, "consents/%s-%s.xml",
                           consent_words[out->kind], id)};
    const char *name;

    if (!agreement_part(out, consent.path, &name, &consent.bytes))
        return false;
    if (host && !strcmp(id, of->roster.host) && is_hosts_key(of, host))
        consent.bytes = own_consent(out, id, host);
    if (agreement_taken_back(out, id))
        consent.bytes.data = NULL;
    if (consent.bytes.data) {
        if (!take_consent(out, id, signs_by(out, id), name, &consent))
            return false;
        names_add(campaign->arena, &out->given, id);
        return true;
    }
    if (names_contain(&out->asked, id))
        names_add(campaign->arena, &out->missing, id);
    return true;
}

/* By the keys that he had, beside his consent by the new ones. */
static bool collect_former(struct agreement *out, const char *id)
{
    struct arena *arena = out->campaign->arena;
    struct former_keys *former = &out->former_keys;
    struct agreed_file consent = {.path = former_consent_path(id, arena)};
    const char *name;

    if (!agreement_part(out, consent.path, &name, &consent.bytes))
        return false;
    if (agreement_taken_back(out, id))
        consent.bytes.data = NULL;
    if (consent.bytes.data) {
        if (!take_consent(out, id, out->campaign, name, &consent))
            return false;
        names_add(arena, &former->given, id);
        return true;
    }
    if (names_contain(&former->asked, id))
        names_add(arena, &former->missing, id);
    return true;
}

bool agreement_collect(struct agreement *out, const struct signing_key *host)
{
    const struct former_keys *former = &out->former_keys;
    bool good = true;

    for (size_t i = 0; i < out->asked.count; i++)
        good = collect_one(out, out->asked.items[i], host) && good;
    for (size_t i = 0; i < out->heard.count; i++)
        if (!names_contain(&out->asked, out->heard.items[i]))
            good = collect_one(out, out->heard.items[i], host) && good;
    if (out->former && !names_contain(&out->asked, out->former) &&
        !names_contain(&out->heard, out->former))
        good = collect_one(out, out->former, host) && good;
    for (size_t i = 0; i < former->asked.count; i++)
        good = collect_former(out, former->asked.items[i]) && good;
    for (size_t i = 0; i < former->heard.count; i++)
        good = collect_former(out, former->heard.items[i]) && good;
    return good;
}
