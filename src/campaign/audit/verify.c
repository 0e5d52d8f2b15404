/* Is a file what it says it is? */
#include "campaign/audit/verify.h"

#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/xml.h"
#include "trust/vrf.h"

#include <string.h>

/* A file with the campaign as its exchange found it. */
struct inquiry {
    const struct campaign *campaign; /* its report is the caller's */
    const struct campaign *before;   /* the exchange's, or the campaign */
    struct signed_file *file;
    int exchange; /* or entry; -1: the file is of none */
    const char *said;
    struct campaign *opened[2]; /* former ones, to be closed */
    size_t opened_count;
};

/* The campaign as it stood after an entry; NULL after refusals. */
static const struct campaign *at_entry(struct inquiry *inquiry, int entry)
{
    struct campaign *former;

    if (entry == inquiry->campaign->turn.number)
        return inquiry->campaign;
    former = campaign_at(inquiry->campaign, entry);
    inquiry->opened[inquiry->opened_count++] = former;
    return former;
}

static struct place root_place(const struct inquiry *inquiry)
{
    return (struct place){inquiry->file->name, inquiry->file->root->line};
}

static const char *text_of(const struct inquiry *inquiry, const char *name)
{
    const char *value = element_attribute(inquiry->file->root, name);

    return value ? value : "-";
}

static bool check_game(const struct inquiry *inquiry)
{
    const struct place place = root_place(inquiry);
    const char *game = text_of(inquiry, "game");

    return strcmp(game, inquiry->campaign->game) == 0 ||
           refuse(inquiry->campaign->report, &place, TRUST(wrong_game),
                  "the %s is of game %.12s, the campaign is %.12s",
                  inquiry->file->root->name, game, inquiry->campaign->game);
}

static bool verify_participant(struct inquiry *inquiry)
{
    const struct campaign *at = inquiry->campaign;
    const struct signed_file *file = inquiry->file;
    const struct campaign_member *member = campaign_member(at, file->from);
    bool same = member && !strcmp(member->office->digest, file->digest);
    struct participant person;

    inquiry->said =
        same ? "whoever made it has both keys, and the roster names it"
             : "whoever made it has both keys; the roster does not name it";
    return participant_read(&person, file->root, file->name, at->arena,
                            at->report);
}

/* A file that nobody signs is what a digest says it is. */
static bool check_pinned(struct inquiry *inquiry, const char *pin,
                         const char *by)
{
    const struct place place = root_place(inquiry);

    inquiry->said = arena_text(inquiry->campaign->arena, "%s names it", by);
    return strcmp(inquiry->file->digest, pin) == 0 ||
           refuse(inquiry->campaign->report, &place, TRUST(tampered),
                  "%s names %.12s, the file is %.12s", by, pin,
                  inquiry->file->digest);
}

static bool verify_module(struct inquiry *inquiry)
{
    return check_pinned(inquiry, inquiry->campaign->roster.module,
                        "the roster");
}

static bool verify_journal(struct inquiry *inquiry)
{
    const struct campaign *at;

    if (!check_game(inquiry))
        return false;
    at = at_entry(inquiry, inquiry->exchange);
    return at && check_pinned(inquiry, at->turn.journal, "its turn");
}

/* A turn that is to follow the head. */
static bool check_next(const struct inquiry *inquiry)
{
    const struct campaign *campaign = inquiry->campaign;
    const struct place place = root_place(inquiry);
    const char *previous = text_of(inquiry, "previous");

    if (inquiry->exchange != campaign->turn.number + 1)
        return refuse(campaign->report, &place, TRUST(wrong_exchange),
                      "the turn is number %d, the head is number %d",
                      inquiry->exchange, campaign->turn.number);
    return strcmp(previous, campaign->state) == 0 ||
           refuse(campaign->report, &place, TRUST(not_head),
                  "the turn follows state %.12s, the head is %.12s", previous,
                  campaign->state);
}

/* A turn that the history has, as far as it is here. */
static bool check_past(struct inquiry *inquiry)
{
    const struct campaign *at = inquiry->campaign;
    const struct place place = root_place(inquiry);
    const char *state = inquiry->file->unsigned_digest;

    if (inquiry->exchange != at->turn.number && !at->history)
        return true;
    at = at_entry(inquiry, inquiry->exchange);
    return at && (strcmp(state, at->state) == 0 ||
                  refuse(at->report, &place, TRUST(rewritten),
                         "the state of turn %d is %.12s, in the history %.12s",
                         inquiry->exchange, state, at->state));
}

static bool verify_turn(struct inquiry *inquiry)
{
    inquiry->said =
        arena_text(inquiry->campaign->arena, "turn %s, state %s",
                   text_of(inquiry, "number"), inquiry->file->unsigned_digest);
    if (!check_game(inquiry))
        return false;
    return inquiry->exchange > inquiry->campaign->turn.number
               ? check_next(inquiry)
               : check_past(inquiry);
}

/* The turn it is a view of may be unknown here. */
static bool verify_view(struct inquiry *inquiry)
{
    const struct campaign *head = inquiry->campaign;
    int back = head->turn.number - inquiry->exchange;
    bool is_known = back == 0 || (back > 0 && head->history);

    return check_game(inquiry) &&
           view_verify(head,
                       is_known ? at_entry(inquiry, inquiry->exchange) : NULL,
                       inquiry->file, &inquiry->said);
}

static bool verify_mail(struct inquiry *inquiry)
{
    const struct place place = root_place(inquiry);
    const char *state = text_of(inquiry, "state");
    int open = inquiry->campaign->turn.number + 1;

    inquiry->said = arena_text(
        inquiry->campaign->arena, "%s of '%s' for exchange %d",
        inquiry->file->root->name, inquiry->file->from, inquiry->exchange);
    if (!check_game(inquiry))
        return false;
    if (inquiry->exchange < 1 || inquiry->exchange > open)
        return refuse(inquiry->campaign->report, &place, TRUST(wrong_exchange),
                      "the %s is for exchange %d; open is %d",
                      inquiry->file->root->name, inquiry->exchange, open);
    return strcmp(state, inquiry->before->state) == 0 ||
           refuse(inquiry->campaign->report, &place, TRUST(wrong_state),
                  "the %s answers state %.12s, exchange %d follows %.12s",
                  inquiry->file->root->name, state, inquiry->exchange,
                  inquiry->before->state);
}

static bool verify_lock(struct inquiry *inquiry)
{
    struct open_lock lock;

    if (!check_game(inquiry) ||
        !lock_open(&lock, inquiry->before, inquiry->file->name,
                   &inquiry->file->bytes))
        return false;
    inquiry->said =
        arena_text(inquiry->campaign->arena, "lock of exchange %d, L %s",
                   inquiry->exchange, lock.digest);
    return true;
}

/* L of the exchange, from its entry or from the inbox; NULL if unknown. */
static const char *lock_digest(struct inquiry *inquiry)
{
    const struct campaign *campaign = inquiry->campaign;
    const struct campaign *after;

    if (campaign->lock && inquiry->exchange == campaign->turn.number + 1)
        return campaign->lock->digest;
    if (inquiry->exchange > campaign->turn.number ||
        (!campaign->history && inquiry->exchange < campaign->turn.number))
        return NULL;
    after = at_entry(inquiry, inquiry->exchange);
    return after ? after->turn.lock : NULL;
}

static bool check_proof(const struct inquiry *inquiry,
                        const struct answer *answer)
{
    const struct campaign_member *member =
        campaign_member(inquiry->before, answer->from);
    uint8_t proof[VRF_PROOF_SIZE], alpha[DIGEST_SIZE], beta[VRF_OUTPUT_SIZE];
    const struct place place = root_place(inquiry);

    if (!member)
        return refuse(inquiry->campaign->report, &place, TRUST(stranger),
                      "'%s' does not stand in the roster", answer->from);
    if (hex_decode(answer->lock, alpha, sizeof(alpha)) &&
        hex_decode(answer->proof, proof, sizeof(proof)) &&
        vrf_verify(member->dice, alpha, sizeof(alpha), proof, beta))
        return true;
    return refuse(inquiry->campaign->report, &place, TRUST(bad_proof),
                  "the proof is not that of '%s' over lock %.12s", answer->from,
                  answer->lock);
}

static bool verify_answer(struct inquiry *inquiry)
{
    const struct campaign *campaign = inquiry->campaign;
    const struct place place = root_place(inquiry);
    const char *lock = lock_digest(inquiry);
    struct answer answer = {0};

    if (!answer_read(&answer, inquiry->file->root, inquiry->file->name,
                     campaign->arena, campaign->report) ||
        !check_game(inquiry))
        return false;
    if (!lock)
        return refuse(campaign->report, &place, TRUST(no_lock),
                      "the lock of exchange %d is not known here",
                      inquiry->exchange);
    if (strcmp(lock, answer.lock) != 0)
        return refuse(campaign->report, &place, TRUST(other_lock),
                      "the answer is to lock %.12s, exchange %d has %.12s",
                      answer.lock, inquiry->exchange, lock);
    inquiry->said = arena_text(campaign->arena, "proof of '%s' over lock %s",
                               answer.from, answer.lock);
    return check_proof(inquiry, &answer);
}

static bool verify_receipt(struct inquiry *inquiry)
{
    return check_game(inquiry) &&
           verify_received(&inquiry->said, inquiry->campaign, inquiry->file);
}

static bool verify_other(struct inquiry *inquiry)
{
    const char *from = inquiry->file->from;
    bool withdrawn = element_attribute(inquiry->file->root, "withdrawn");

    inquiry->said = arena_text(
        inquiry->campaign->arena, from ? "%s of '%s'" : "%s",
        withdrawn ? "withdrawal of the consent" : inquiry->file->root->name,
        from);
    return check_game(inquiry);
}

static bool verify_agreed(struct inquiry *inquiry)
{
    return verify_document(&inquiry->said, inquiry->campaign, inquiry->file,
                           inquiry->exchange);
}

static bool (*const verifiers[DOCUMENT_KINDS])(struct inquiry *) = {
    [DOCUMENT_PARTICIPANT] = verify_participant,
    [DOCUMENT_ROSTER] = verify_agreed,
    [DOCUMENT_CONSENT] = verify_other,
    [DOCUMENT_MODULE] = verify_module,
    [DOCUMENT_TURN] = verify_turn,
    [DOCUMENT_SHEET] = verify_mail,
    [DOCUMENT_SEAL] = verify_mail,
    [DOCUMENT_LOCK] = verify_lock,
    [DOCUMENT_ANSWER] = verify_answer,
    [DOCUMENT_RECEIPT] = verify_receipt,
    [DOCUMENT_JOURNAL] = verify_journal,
    [DOCUMENT_VIEW] = verify_view,
    [DOCUMENT_VOID] = verify_agreed,
    [DOCUMENT_CORRECTION] = verify_agreed,
    [DOCUMENT_UPGRADE] = verify_agreed,
    [DOCUMENT_DISCLOSE] = verify_agreed,
    [DOCUMENT_END] = verify_agreed,
    [DOCUMENT_HIDDEN] = verify_agreed,
    [DOCUMENT_EXTENSION] = verify_mail,
};

/* Whose host has signed it: that of the roster that the entry leads to. */
static bool is_of_its_entry(const struct bytes *bytes)
{
    return bytes->length > 6 && (!strncmp(bytes->data, "<turn ", 6) ||
                                 !strncmp(bytes->data, "<view ", 6));
}

/* The campaign as the file's exchange found it: what it must fit. */
static const struct campaign *before_of(struct inquiry *inquiry,
                                        const struct bytes *bytes)
{
    const struct campaign *campaign = inquiry->campaign;
    int entry = inquiry->exchange - (is_of_its_entry(bytes) ? 0 : 1);

    if (!campaign->history || entry < 0 ||
        inquiry->exchange > campaign->turn.number)
        return campaign;
    return at_entry(inquiry, entry);
}

/* " in spite of a warning: no-memory-4", or nothing. */
static const char *in_spite(const struct inquiry *inquiry)
{
    const char *accepts = element_attribute(inquiry->file->root, "accepts");

    return accepts ? arena_text(inquiry->campaign->arena,
                                " in spite of a warning: %s", accepts)
                   : "";
}

static bool verify_bytes(struct inquiry *inquiry, const char *path,
                         const struct bytes *bytes)
{
    inquiry->before = before_of(inquiry, bytes);
    return inquiry->before &&
           verify_history(inquiry->campaign, inquiry->before,
                          &(struct folder_file){path, *bytes}) &&
           campaign_signed(inquiry->before, path, bytes, DOCUMENT_KINDS,
                           inquiry->file) &&
           verifiers[inquiry->file->kind](inquiry);
}

bool verify_file(const struct campaign *campaign, const char *path,
                 struct signed_file *out, const char **said)
{
    struct inquiry inquiry = {.campaign = campaign, .file = out};
    struct bytes bytes;
    bool good;

    if (!file_read(&bytes, path, XML_TURN_LIMIT, campaign->arena,
                   campaign->report))
        return false;
    inquiry.exchange = claimed_number(campaign, &bytes);
    good = verify_bytes(&inquiry, path, &bytes);
    if (good)
        inquiry.said = arena_text(campaign->arena, "%s%s", inquiry.said,
                                  in_spite(&inquiry));
    for (size_t i = 0; i < inquiry.opened_count; i++)
        campaign_close(inquiry.opened[i]);
    *said = inquiry.said;
    return good;
}
