/* Who is said to have withheld what he has answered. */
#include "campaign/proof/internal.h"

#include "core/arena.h"
#include "trust/vrf.h"

#include <string.h>

/* The word of a host that somebody withheld. */
struct accusation {
    const struct exhibit *file;    /* a void, or a turn or view that tells it */
    const struct exhibit *consent; /* the host's, to a void, which nobody signs;
                                      of an end the entry of his; or NULL */
    int exchange;
    const char *lock; /* L */
    const char *id;   /* of the accused */
    bool answer;      /* he is said to owe it, or, */
    bool sheet;       /* of a void, one of the two */
};

static const struct exhibit *receipt_of(const struct search *search,
                                        enum mail_kind kind, const char *of,
                                        int exchange)
{
    for (size_t i = 0; i < search->count; i++) {
        const struct exhibit *exhibit = &search->exhibits[i];

        if (exhibit->file.kind == DOCUMENT_RECEIPT &&
            exhibit->receipt.kind == kind &&
            exhibit->receipt.exchange == exchange &&
            strcmp(exhibit->receipt.of, of) == 0)
            return exhibit;
    }
    return NULL;
}

/* The host's own consent to a void. */
static const struct exhibit *host_agrees(const struct search *search,
                                         const char *digest)
{
    for (size_t i = 0; i < search->count; i++) {
        const struct exhibit *exhibit = &search->exhibits[i];

        if (exhibit->file.kind == DOCUMENT_CONSENT &&
            exhibit->consent.kind == CONSENT_VOID &&
            !exhibit->consent.withdrawn &&
            strcmp(exhibit->consent.digest, digest) == 0 &&
            strcmp(exhibit->consent.from, search->quiet.roster.host) == 0)
            return exhibit;
    }
    return NULL;
}

/* Is what the receipt is of at hand, and an answer to another lock? */
static bool is_of_another_lock(const struct search *search,
                               const struct exhibit *receipt, const char *lock)
{
    const struct exhibit *answer = proof_named(search, receipt->receipt.digest);

    return answer && answer->file.kind == DOCUMENT_ANSWER &&
           strcmp(answer->answer.lock, lock) != 0;
}

/* A receipt of all that he is said to have withheld. */
static bool is_slandered(struct search *search, const struct accusation *of)
{
    const struct exhibit *answer =
        receipt_of(search, MAIL_ANSWER, of->id, of->exchange);
    const struct exhibit *sheet =
        receipt_of(search, MAIL_SHEET, of->id, of->exchange);

    if ((of->answer &&
         (!answer || is_of_another_lock(search, answer, of->lock))) ||
        (of->sheet && !sheet))
        return false;
    if (of->answer)
        proof_keep(search, answer);
    if (of->sheet)
        proof_keep(search, sheet);
    proof_keep(search, of->file);
    if (of->consent)
        proof_keep(search, of->consent);
    return proof_found(
        search, TRUST(missing_answer), of->exchange,
        arena_text(search->quiet.arena,
                   "a receipt of the %s of '%s' to exchange %d, and the %s",
                   of->answer ? "answer" : "opened sheet", of->id, of->exchange,
                   of->file->file.kind == DOCUMENT_END
                       ? "end under its lock, which says that he owes it"
                       : "void of it, which says that he withheld it"));
}

/* Nobody but he can have made it. */
static bool is_his_answer(const struct search *search,
                          const struct exhibit *exhibit,
                          const struct accusation *of)
{
    const struct campaign_member *member =
        campaign_member(&search->quiet, of->id);
    const struct answer *answer = &exhibit->answer;
    uint8_t proof[VRF_PROOF_SIZE], alpha[DIGEST_SIZE], beta[VRF_OUTPUT_SIZE];

    return exhibit->file.kind == DOCUMENT_ANSWER && member &&
           strcmp(answer->from, of->id) == 0 &&
           answer->exchange == of->exchange &&
           strcmp(answer->lock, of->lock) == 0 &&
           hex_decode(of->lock, alpha, sizeof(alpha)) &&
           hex_decode(answer->proof, proof, sizeof(proof)) &&
           vrf_verify(member->dice, alpha, sizeof(alpha), proof, beta);
}

/* The lock itself, that all can read what was answered. */
static void keep_lock(struct search *search, const struct accusation *of)
{
    for (size_t i = 0; i < search->count; i++) {
        const struct exhibit *exhibit = &search->exhibits[i];

        if (exhibit->file.kind == DOCUMENT_LOCK && exhibit->words_count > 0 &&
            strcmp(exhibit->words[0].digest, of->lock) == 0) {
            proof_keep(search, exhibit);
            return;
        }
    }
}

static bool is_claimed(struct search *search, const struct accusation *of)
{
    const struct exhibit *answer = NULL;

    for (size_t i = 0; i < search->count && !answer && of->answer; i++)
        if (is_his_answer(search, &search->exhibits[i], of))
            answer = &search->exhibits[i];
    if (!answer)
        return false;
    proof_keep(search, answer);
    proof_keep(search, of->file);
    if (of->consent)
        proof_keep(search, of->consent);
    keep_lock(search, of);
    search->out->of = of->id;
    return proof_found(
        search, TRUST(accused), of->exchange,
        arena_text(search->quiet.arena,
                   "'%s' has answered the lock of exchange %d, of which '%s' "
                   "says that he withheld what he owed to it",
                   of->id, of->exchange, search->quiet.roster.host));
}

/* What is done with each accusation. */
typedef bool (*judging)(struct search *, const struct accusation *);

static bool judge_each(struct search *search, struct accusation *of,
                       const struct names *accused, judging judge)
{
    for (size_t i = 0; i < accused->count; i++) {
        of->id = accused->items[i];
        if (judge(search, of))
            return true;
    }
    return false;
}

static bool in_void(struct search *search, const struct exhibit *one,
                    judging judge)
{
    struct accusation of = {
        .file = one,
        .consent = host_agrees(search, one->file.digest),
        .exchange = one->closing.exchange,
        .lock = one->closing.lock,
        .answer = true,
        .sheet = search->quiet.roster.preset == PRESET_TABLE,
    };

    return of.consent && judge_each(search, &of, &one->closing.withheld, judge);
}

/* The host's entry that has it. What he consents to may come to nothing. */
static const struct exhibit *entry_with(const struct search *search,
                                        const struct exhibit *end)
{
    for (size_t i = 0; i < search->count; i++)
        if (search->exhibits[i].file.kind == DOCUMENT_KINDS &&
            shown_holds(&search->exhibits[i].entry.tree, "end.xml",
                        &end->file.bytes))
            return &search->exhibits[i];
    return NULL;
}

/* An end says of each what he owes, the answer or what he sealed. */
static bool in_end(struct search *search, const struct exhibit *one,
                   judging judge)
{
    struct accusation of = {
        .file = one,
        .consent = entry_with(search, one),
        .exchange = one->end.entry,
        .lock = one->end.lock,
        .answer = true,
    };

    if (!of.consent || !of.lock)
        return false;
    if (judge_each(search, &of, &one->end.owe_answer, judge))
        return true;
    of.answer = false;
    of.sheet = true;
    return judge_each(search, &of, &one->end.owe_sheet, judge);
}

/* What the host signed who tells of a void in a turn or a view. */
static bool in_told(struct search *search, const struct exhibit *one,
                    judging judge)
{
    const struct campaign *quiet = &search->quiet;

    for (const struct element *each = one->file.root->first; each;
         each = each->next) {
        struct notice notice = {0};
        struct accusation of = {
            .file = one,
            .answer = true,
            .sheet = quiet->roster.preset == PRESET_TABLE,
        };

        if (strcmp(each->name, "void") != 0 ||
            !notice_read(&notice, each, one->file.name, quiet->arena,
                         quiet->report))
            continue;
        of.exchange = notice.entry;
        of.lock = notice.lock;
        if (judge_each(search, &of, &notice.withheld, judge))
            return true;
    }
    return false;
}

static bool seek_in(struct search *search, enum document_kind kind,
                    bool (*in)(struct search *, const struct exhibit *,
                               judging),
                    judging judge)
{
    for (size_t i = 0; i < search->count; i++)
        if (search->exhibits[i].file.kind == kind &&
            in(search, &search->exhibits[i], judge))
            return true;
    return false;
}

/* A void is a small file, and a turn may be a large one. */
bool seek_accused(struct search *search, bool claim)
{
    judging judge = claim ? is_claimed : is_slandered;

    return seek_in(search, DOCUMENT_VOID, in_void, judge) ||
           seek_in(search, DOCUMENT_END, in_end, judge) ||
           seek_in(search, DOCUMENT_TURN, in_told, judge) ||
           seek_in(search, DOCUMENT_VIEW, in_told, judge);
}
