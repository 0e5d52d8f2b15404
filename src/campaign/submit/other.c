/* Answers, consents and participants come in. */
#include "campaign/submit/submit.h"

#include "campaign/documents/offices.h"
#include "campaign/people/agreement.h"
#include "campaign/people/begin.h"
#include "campaign/people/change_kind.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "trust/vrf.h"

#include <string.h>

/* Is he asked for an answer to the open lock? */
static bool check_office(const struct incoming *incoming,
                         const struct answer *answer)
{
    const struct campaign *campaign = incoming->campaign;
    const struct place place = {incoming->file.name, incoming->file.root->line};
    const struct campaign_member *member =
        campaign_member(campaign, answer->from);
    const struct lock_text *text = &campaign->lock->text;

    if (!member)
        return refuse(campaign->report, &place, TRUST(stranger),
                      "'%s' does not stand in the roster: berthier roster "
                      "--join FILE takes him in",
                      answer->from);
    if (!member->office->contributor)
        return refuse(campaign->report, &place, TRUST(not_his_office),
                      "'%s' takes no part in the dice", answer->from);
    if (is_locked_absent(text, answer->from))
        return refuse(campaign->report, &place, TRUST(not_his_office),
                      "the lock has '%s' absent: he is asked nothing",
                      answer->from);
    return lock_asks(&campaign->roster, text, member->office) ||
           refuse(campaign->report, &place, TRUST(not_his_office),
                  "'%s' speaks for no side in the lock: no answer of his is "
                  "asked for",
                  answer->from);
}

/* Whether the lock is open or not: it is he who answered it. */
static bool is_of_sender(const struct incoming *incoming,
                         const struct answer *answer)
{
    const struct campaign_member *member =
        campaign_member(incoming->campaign, answer->from);
    uint8_t proof[VRF_PROOF_SIZE], alpha[DIGEST_SIZE], beta[VRF_OUTPUT_SIZE];

    return member && member->office->contributor &&
           hex_decode(answer->lock, alpha, sizeof(alpha)) &&
           hex_decode(answer->proof, proof, sizeof(proof)) &&
           vrf_verify(member->dice, alpha, sizeof(alpha), proof, beta);
}

static bool check_proof(const struct incoming *incoming,
                        const struct answer *answer, bool is_his)
{
    const struct place place = {incoming->file.name, incoming->file.root->line};

    return is_his ||
           refuse(incoming->campaign->report, &place, TRUST(bad_proof),
                  "the proof is not that of '%s' over lock %.12s: he answers "
                  "again, with the keys of his file in the roster",
                  answer->from, answer->lock);
}

/* The first valid proof filed counts: another is harmless and changes
 * nothing. */
static bool keep_first(struct incoming *incoming)
{
    struct bytes there;

    if (!inbox_file(incoming->campaign, incoming->filed_as, &there))
        return false;
    if (!there.data)
        return true;
    if (!bytes_equal(&there, &incoming->file.bytes))
        remark(incoming->campaign->report,
               &(struct place){incoming->file.name, 0},
               "an answer of '%s' is accepted already; the first counts",
               incoming->out->of);
    incoming->file.bytes = there;
    return true;
}

bool submit_answer(struct incoming *incoming)
{
    const struct campaign *campaign = incoming->campaign;
    const struct signed_file *file = &incoming->file;
    const struct place place = {file->name, file->root->line};
    struct answer answer = {0};
    bool is_his;

    incoming->out->kind = MAIL_ANSWER;
    if (!answer_read(&answer, file->root, file->name, campaign->arena,
                     campaign->report))
        return false;
    incoming->filed_as =
        arena_text(campaign->arena, "answers/%s.xml", answer.from);
    is_his = is_of_sender(incoming, &answer);
    incoming->out->of = is_his ? answer.from : NULL;
    if (!submit_fits(incoming, answer.game, answer.exchange))
        return false;
    if (!campaign->lock)
        return refuse(campaign->report, &place, TRUST(no_lock),
                      "no lock is open that could be answered: berthier show "
                      "tells what is owed now");
    if (strcmp(answer.lock, campaign->lock->digest) != 0)
        return refuse(campaign->report, &place, TRUST(other_lock),
                      "the answer is to lock %.12s, open is %.12s: he answers "
                      "that, and sends it",
                      answer.lock, campaign->lock->digest);
    if (!check_office(incoming, &answer) ||
        !check_proof(incoming, &answer, is_his))
        return false;
    incoming->out->of = answer.from;
    return keep_first(incoming);
}

/* What the document that waits for consents of that kind asks for. *document
 * is without a root if there is none. */
static bool read_waiting(const struct incoming *incoming,
                         enum consent_kind kind, struct consent *wanted,
                         struct signed_file *document)
{
    const struct campaign *campaign = incoming->campaign;
    const char *path = consent_file(kind);
    struct bytes bytes;

    memset(document, 0, sizeof(*document));
    return inbox_file(campaign, path, &bytes) &&
           (!bytes.data ||
            (campaign_signed(campaign, inbox_path(campaign, path), &bytes,
                             DOCUMENT_KINDS, document) &&
             consent_about(wanted, document, campaign->arena,
                           campaign->report)));
}

/* Is it to the document that waits in the inbox? */
static bool check_waiting(const struct incoming *incoming,
                          const struct consent *consent)
{
    const struct campaign *campaign = incoming->campaign;
    const struct place place = {incoming->file.name, incoming->file.root->line};
    const char *kind = consent_words[consent->kind];
    struct signed_file document;
    struct consent wanted;

    if (strcmp(consent->game, campaign->game) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_game),
                      "the consent is of another game, %.12s: take it to the "
                      "folder of that campaign",
                      consent->game);
    if (!read_waiting(incoming, consent->kind, &wanted, &document))
        return false;
    if (!document.root || wanted.kind != consent->kind)
        return refuse(campaign->report, &place, TRUST(other_text),
                      "no %s waits for consents: berthier show tells what "
                      "does, and berthier log what became an entry",
                      kind);
    return strcmp(wanted.digest, consent->digest) == 0 ||
           refuse(campaign->report, &place, TRUST(other_text),
                  "the consent is to %.12s, the %s that waits is %.12s: he "
                  "reads that one and consents again",
                  consent->digest, kind, wanted.digest);
}

/* It takes back what waits, nothing that has become an entry. */
static bool check_withdrawal(const struct incoming *incoming,
                             const struct consent *consent)
{
    const struct campaign *campaign = incoming->campaign;
    const struct place place = {incoming->file.name, incoming->file.root->line};
    struct consent given = *consent;
    int entry;

    given.withdrawn = false;
    if (campaign->draft)
        return consent_counts(&given, &incoming->file, campaign);
    entry = agreement_entered(campaign, consent->kind, consent->digest);
    if (entry >= 0)
        return refuse(campaign->report, &place, TRUST(too_late),
                      "the %s %.12s was entered as entry %d before '%s' "
                      "withdrew his consent",
                      consent_words[consent->kind], consent->digest, entry,
                      consent->from);
    return check_waiting(incoming, consent);
}

static bool check_given(const struct incoming *incoming,
                        const struct consent *consent)
{
    const struct campaign *campaign = incoming->campaign;
    const struct place place = {incoming->file.name, incoming->file.root->line};
    const char *before = arena_text(
        campaign->arena, "withdrawn/%s-%s-%s.withdrawn.xml", consent->digest,
        consent_words[consent->kind], consent->from);

    if (!(campaign->draft ? consent_counts(consent, &incoming->file, campaign)
                          : check_waiting(incoming, consent)))
        return false;
    return (!consent_is_withdrawn(campaign, consent) &&
            !file_exists(inbox_path(campaign, before))) ||
           refuse(campaign->report, &place, TRUST(withdrawn),
                  "'%s' has withdrawn his consent to this text; another text "
                  "asks anew, such as one with --until",
                  consent->from);
}

bool submit_consent(struct incoming *incoming)
{
    const struct campaign *campaign = incoming->campaign;
    const struct signed_file *file = &incoming->file;
    struct consent consent = {0};
    const char *given;
    int entry;

    incoming->out->kind = MAIL_CONSENT;
    if (!consent_read(&consent, file->root, file->name, campaign->arena,
                      campaign->report))
        return false;
    given = incoming->by_former_keys
                ? former_consent_path(consent.from, campaign->arena)
                : arena_text(campaign->arena, "consents/%s-%s.xml",
                             consent_words[consent.kind], consent.from);
    incoming->filed_as = given;
    entry = campaign->draft
                ? -1
                : agreement_entered(campaign, consent.kind, consent.digest);
    if (entry >= 0)
        submit_is_entered(incoming, entry, BOUNCE_ENTERED);
    if (!consent.withdrawn)
        return check_given(incoming, &consent);
    incoming->out->kind = MAIL_WITHDRAWAL;
    incoming->filed_as = withdrawal_path(&consent, campaign->arena);
    incoming->replaces = given;
    return check_withdrawal(incoming, &consent);
}

/* Another file of his that no roster has taken in is lost to him. */
static bool note_former(struct incoming *incoming)
{
    const struct campaign *campaign = incoming->campaign;
    const struct place place = {incoming->file.name, 0};
    struct bytes there;

    if (!inbox_file(campaign, incoming->filed_as, &there))
        return false;
    if (!there.data || bytes_equal(&there, &incoming->file.bytes))
        return true;
    incoming->out->instead = arena_text(campaign->arena,
                                        "It takes the place of your file of "
                                        "digest %.12s, which counts no more. ",
                                        bytes_digest(&there, campaign->arena));
    remark(campaign->report, &place,
           "it takes the place of the file of '%s' of digest %.12s",
           incoming->out->of, bytes_digest(&there, campaign->arena));
    return true;
}

bool submit_participant(struct incoming *incoming)
{
    const struct campaign *campaign = incoming->campaign;
    const struct signed_file *file = &incoming->file;
    const struct place place = {file->name, file->root->line};
    struct participant person = {0};

    incoming->out->kind = MAIL_PARTICIPANT;
    if (!participant_read(&person, file->root, file->name, campaign->arena,
                          campaign->report))
        return false;
    if (campaign->draft)
        return refuse(campaign->report, &place, TRUST(stranger),
                      "'%s' joins a draft with: berthier join", person.id);
    if (person.test && !campaign->roster.test)
        return refuse(campaign->report, &place, TRUST(test_key),
                      "the keys of '%s' are test keys: berthier keygen without "
                      "--test makes others",
                      person.id);
    incoming->filed_as =
        arena_text(campaign->arena, "participants/%s.xml", person.id);
    if (submit_is_entered(incoming, campaign->turn.number, BOUNCE_ENTERED))
        return refuse(campaign->report, &place, TRUST(too_late),
                      "'%s' stands in the roster with this file", person.id);
    return note_former(incoming);
}
