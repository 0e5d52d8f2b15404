/* Voiding an exchange. */
#include "campaign/people/void.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/exchange/lock.h"
#include "campaign/people/agreement.h"
#include "campaign/exchange/unplayable.h"
#include "core/arena.h"

#include <string.h>

/* One run. */
struct voiding {
    struct voided *out;
    const struct campaign *campaign;
    const struct void_request *request;
    struct closing *closing; /* outlives the run, as its entry does */
    struct void_document document;
    struct agreement agreement;
    struct unplayable found; /* if that is why it is to be void */
};

/* Who owes an answer or a sealed sheet. */
static bool find_withheld(struct voiding *voiding)
{
    const struct campaign *campaign = voiding->campaign;
    const struct place place = {campaign->dir, 0};
    struct names *withheld = &voiding->out->withheld;

    for (size_t i = 0; i < campaign->roster.member_count; i++)
        if (closing_owes(voiding->closing, campaign->roster.members[i].id))
            names_add(campaign->arena, withheld,
                      campaign->roster.members[i].id);
    return withheld->count > 0 ||
           refuse(campaign->report, &place, EXCHANGE(voided),
                  "nobody withholds anything: the exchange can be played; if "
                  "the program dies of it, --unplayable says so");
}

/* Why it is to be void. That it cannot be played is tried each time. */
static bool find_grounds(struct voiding *voiding, bool unplayable)
{
    struct closing *closing = voiding->closing;

    if (!closing_read(closing, voiding->campaign, NULL))
        return false;
    voiding->out->files = &closing->files;
    return unplayable ? unplayable_find(&voiding->found, &closing->files)
                      : find_withheld(voiding);
}

static bool draw_up(struct voiding *voiding)
{
    const struct campaign *campaign = voiding->campaign;
    const struct void_document document = {
        .version = FORMAT_VERSION,
        .game = campaign->game,
        .exchange = campaign->lock->text.step,
        .lock = campaign->lock->digest,
        .withheld = voiding->out->withheld,
        .reason = voiding->request->reason,
        .until = voiding->request->until,
        .unplayable = voiding->found.died_of,
    };
    const struct place place = {"--reason", 0};
    struct buffer text;
    bool good;

    if (!document.reason)
        return refuse(campaign->report, &place, FILE_RULE(missing_attribute),
                      "the document says why the exchange is void");
    buffer_init(&text);
    void_write(&text, &document);
    good = agreement_draw_up(campaign, CONSENT_VOID, &text,
                             &(struct agreed_request){
                                 .key = voiding->request->key,
                                 .time = voiding->request->time,
                                 .until = voiding->request->until,
                             });
    buffer_release(&text);
    return good;
}

bool void_ask(struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    const struct place place = {file->name, file->root->line};
    struct void_document document;
    struct names accused;

    if (!void_read(&document, file->root, file->name, campaign->arena,
                   campaign->report))
        return false;
    if ((!campaign->lock ||
         strcmp(document.lock, campaign->lock->digest) != 0) &&
        !refuse(campaign->report, &place, TRUST(other_lock),
                "the document voids another lock"))
        return false;
    void_accused(&accused, &document, campaign->arena);
    void_consents(agreement,
                  &(struct void_case){.lock = &campaign->lock->text,
                                      .accused = &accused,
                                      .due = document.unplayable != NULL});
    return true;
}

/* The document that waits must be about this lock. */
static bool read_document(struct voiding *voiding)
{
    const struct campaign *campaign = voiding->campaign;
    const struct signed_file *file = &voiding->agreement.document;
    struct place place = {0};

    if (!agreement_open(&voiding->agreement) ||
        !void_read(&voiding->document, file->root, file->name, campaign->arena,
                   campaign->report))
        return false;
    place.file = file->name;
    voiding->out->document = file->bytes;
    voiding->out->unplayable = voiding->document.unplayable;
    voiding->out->reason = voiding->document.reason;
    if (strcmp(voiding->document.lock, campaign->lock->digest) != 0)
        return refuse(campaign->report, &place, TRUST(other_lock),
                      "the document voids another lock");
    if (!agreement_in_time(&voiding->agreement, voiding->document.until))
        return false;
    return !voiding->request->unplayable || voiding->document.unplayable ||
           refuse(campaign->report, &place, EXCHANGE(voided),
                  "the document says that something is withheld; --reason "
                  "draws up another");
}

/* By now it may die of another sheet, whose author is then not asked. */
static bool dies_as_said(const struct voiding *voiding)
{
    const struct campaign *campaign = voiding->campaign;
    const struct unplayable *found = &voiding->found;
    const struct place place = {voiding->agreement.document.name, 0};
    const char *said = voiding->document.unplayable;

    if (strcmp(said, found->died_of) != 0)
        return refuse(campaign->report, &place, TRUST(playable),
                      "the program dies with '%s' in hand, not with '%s'; "
                      "--unplayable --reason TEXT draws up another",
                      found->died_of, said);
    voiding->out->line = found->line;
    return true;
}

/* And about those who withhold still, or what kills the program still. */
static bool check_document(const struct voiding *voiding)
{
    const struct campaign *campaign = voiding->campaign;
    const struct place place = {voiding->agreement.document.name, 0};

    if (voiding->document.unplayable)
        return dies_as_said(voiding);
    for (size_t i = 0; i < voiding->document.withheld.count; i++)
        if (!names_contain(&voiding->out->withheld,
                           voiding->document.withheld.items[i]))
            return refuse(campaign->report, &place, EXCHANGE(voided),
                          "'%s' has sent what he withheld; --reason draws up "
                          "another",
                          voiding->document.withheld.items[i]);
    return true;
}

/* Who must consent, and who has. */
static bool ask(struct voiding *voiding)
{
    const struct campaign *campaign = voiding->campaign;
    struct agreement *agreement = &voiding->agreement;
    struct voided *out = voiding->out;
    struct names accused;
    const struct void_case of = {
        .lock = &campaign->lock->text,
        .accused = &accused,
        .due = void_is_due(&voiding->document, campaign, &campaign->lock->file,
                           voiding->request->time)};

    void_accused(&accused, &voiding->document, campaign->arena);
    out->accused = accused;
    void_consents(agreement, &of);
    out->due = void_due(campaign, &campaign->lock->file);
    if (!agreement_collect(agreement, voiding->request->key))
        return false;
    out->missing = agreement->missing;
    out->agreement = *agreement;
    if (!agreement_is_witnessed(agreement))
        out->witnesses = agreement->witnesses;
    return true;
}

static bool commit(struct voiding *voiding)
{
    const struct campaign *campaign = voiding->campaign;
    struct plain_entry *made = &voiding->out->entry;
    struct void_source source = {
        .campaign = campaign,
        .closing = voiding->closing,
        .document = &voiding->document,
        .agreement = &voiding->agreement,
        .program = PACKAGE_STRING,
        .time = voiding->request->time,
    };
    struct entry entry;

    void_make(made, &entry, &source, voiding->request->key);
    return entry_commit(&entry, campaign, made->commit);
}

/* Draws the document up, or takes the one that waits. */
static bool take_document(struct voiding *voiding)
{
    const struct void_request *request = voiding->request;
    bool anew = request->reason || request->until ||
                !agreement_waits(voiding->campaign, CONSENT_VOID);

    if (anew &&
        (!find_grounds(voiding, request->unplayable) || !draw_up(voiding)))
        return false;
    return read_document(voiding) &&
           (anew ||
            find_grounds(voiding, voiding->document.unplayable != NULL)) &&
           check_document(voiding);
}

enum void_end exchange_void(struct voided *out, const struct campaign *campaign,
                            const struct void_request *request)
{
    struct voiding voiding = {
        .out = out,
        .campaign = campaign,
        .request = request,
        .closing = ARENA_NEW(campaign->arena, struct closing),
        .agreement = {
            .campaign = campaign, .kind = CONSENT_VOID, .time = request->time}};
    const struct place place = {campaign->dir, 0};

    memset(out, 0, sizeof(*out));
    if (!host_signs(campaign, request->key))
        return VOID_REFUSED;
    if (!campaign->lock) {
        refuse(campaign->report, &place, TRUST(no_lock),
               "no lock is open that could be voided: "
               "nothing is owed, and sheets may come");
        return VOID_REFUSED;
    }
    if (!take_document(&voiding) || !ask(&voiding))
        return VOID_REFUSED;
    if (!agreement_holds(&voiding.agreement))
        return VOID_WAITS;
    return commit(&voiding) ? VOID_DONE : VOID_REFUSED;
}
