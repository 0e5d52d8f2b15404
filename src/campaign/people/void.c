/* Voiding an exchange. */
#include "campaign/people/void.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/offices.h"
#include "campaign/exchange/lock.h"
#include "campaign/exchange/unplayable.h"
#include "campaign/people/change_kind.h"
#include "core/arena.h"
#include "core/trust_rules.h"

#include <string.h>

static bool read_document(struct void_document *out,
                          const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;

    return void_read(out, file->root, file->name, campaign->arena,
                     campaign->report);
}

/* ---- drawn up ------------------------------------------------------------ */

/* Who owes an answer or a sealed sheet. */
static bool find_withheld(struct names *out, const struct campaign *campaign,
                          const struct closing *closing)
{
    for (size_t i = 0; i < campaign->roster.member_count; i++)
        if (closing_owes(closing, campaign->roster.members[i].id))
            names_add(campaign->arena, out, campaign->roster.members[i].id);
    return out->count > 0 ||
           refuse(campaign->report, &(struct place){campaign->dir, 0},
                  EXCHANGE(voided),
                  "nobody withholds anything: the exchange can be played; if "
                  "the program dies of it, --unplayable says so");
}

static bool draw_up(const struct campaign *campaign,
                    const struct void_request *request,
                    struct unplayable *found)
{
    struct void_document document = {
        .version = FORMAT_VERSION,
        .game = campaign->game,
        .exchange = campaign->lock->text.step,
        .lock = campaign->lock->digest,
        .reason = request->reason,
        .until = request->by.until,
    };
    struct closing closing;
    struct buffer text = {0};

    if (!closing_read(&closing, campaign, NULL) ||
        !(request->unplayable
              ? unplayable_find(found, &closing.files)
              : find_withheld(&document.withheld, campaign, &closing)))
        return false;
    document.unplayable = request->unplayable ? found->died_of : NULL;
    if (!document.reason)
        return refuse(campaign->report, &(struct place){"--reason", 0},
                      FILE_RULE(missing_attribute),
                      "the document says why the exchange is void");
    void_write(&text, &document);
    return agreement_draw_up(campaign, CONSENT_VOID, &text, &request->by);
}

/* ---- agreed to ----------------------------------------------------------- */

static bool is_of_lock(const struct agreement *agreement,
                       const struct void_document *document, const char *lock)
{
    return same_name(document->lock, lock) ||
           refuse(agreement->campaign->report,
                  &(struct place){agreement->document.name,
                                  agreement->document.root->line},
                  TRUST(other_lock), "the document voids another lock");
}

/* About the lock that is open, or that the entry closed? */
static bool is_of_exchange(const struct agreement *agreement,
                           const struct void_document *document)
{
    const struct campaign *campaign = agreement->campaign;
    const struct place place = {agreement->document.name, 0};
    int open = campaign->turn.number + 1;

    if (strcmp(document->game, campaign->game) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_game),
                      "the document is of another game");
    if (document->exchange != open)
        return refuse(campaign->report, &place, TRUST(wrong_exchange),
                      "the document voids exchange %d, open was %d",
                      document->exchange, open);
    return is_of_lock(agreement, document, agreement->closing->lock.digest) &&
           agreement_in_time(agreement, document->until);
}

/* By now it may die of another sheet, whose author is then not asked. */
static bool dies_as_said(struct agreement *agreement,
                         const struct void_document *document)
{
    const struct campaign *campaign = agreement->campaign;
    struct unplayable *found = ARENA_NEW(campaign->arena, struct unplayable);

    if (!agreement->found) {
        if (!unplayable_find(found, &agreement->closing->files))
            return false;
        agreement->found = found;
    }
    return same_name(document->unplayable, agreement->found->died_of) ||
           refuse(campaign->report,
                  &(struct place){agreement->document.name, 0}, TRUST(playable),
                  "the program dies of '%s', not of '%s'; "
                  "--unplayable --reason TEXT draws up another",
                  agreement->found->died_of, document->unplayable);
}

/* Whether it kills no program can prove for another. But everything was there
 * without which nobody could say, and the accused has sent a sheet. */
static bool could_kill(const struct agreement *agreement,
                       const struct void_document *document)
{
    const struct campaign *campaign = agreement->campaign;
    const struct place place = {agreement->document.name, 0};
    struct names accused;

    void_accused(&accused, document, campaign->arena);
    foreach_name (one, accused)
        if (strlen(lock_value(&agreement->closing->lock.text, one)) !=
            DIGEST_TEXT - 1)
            return refuse(campaign->report, &place, EXCHANGE(voided),
                          "'%s' has sent no sheet that could kill", one);
    if (document->withheld.count > 0)
        return refuse(campaign->report, &place, EXCHANGE(voided),
                      "'%s' has withheld what would have been played",
                      document->withheld.items[0]);
    return unplayable_is_whole(&agreement->closing->files);
}

static bool is_withheld(const struct agreement *agreement, const char *id)
{
    const struct campaign *campaign = agreement->campaign;
    const struct place place = {agreement->document.name, 0};

    if (strcmp(id, campaign->roster.host) == 0)
        return refuse(campaign->report, &place, TRUST(not_his_office),
                      "the host '%s' stalls nobody but himself", id);
    return closing_owes(agreement->closing, id) ||
           refuse(campaign->report, &place, EXCHANGE(voided),
                  agreement->entered ? "'%s' has withheld nothing"
                                     : "'%s' has sent what he withheld; "
                                       "--reason draws up another",
                  id);
}

static bool withhold_as_said(const struct agreement *agreement,
                             const struct void_document *document)
{
    bool good = true;

    for (size_t i = 0; i < document->withheld.count; i++)
        good = is_withheld(agreement, document->withheld.items[i]) && good;
    return (good && document->withheld.count > 0) ||
           (good &&
            refuse(
                agreement->campaign->report,
                &(struct place){agreement->document.name, 0}, EXCHANGE(voided),
                "the document accuses nobody: the exchange could be played"));
}

static void ask_of(struct agreement *agreement,
                   const struct void_document *document,
                   const struct open_lock *lock)
{
    const struct campaign *campaign = agreement->campaign;
    struct names accused;
    int64_t time =
        agreement->entered ? entry_time(agreement->entered) : agreement->time;

    void_accused(&accused, document, campaign->arena);
    void_consents(
        agreement,
        &(struct void_case){.lock = &lock->text,
                            .accused = &accused,
                            .due = document->unplayable ||
                                   time >= void_due(campaign, &lock->file)});
    if (document->unplayable)
        return;
    agreement->due = void_due(campaign, &lock->file);
    agreement->excused = accused;
}

/* About those who withhold still, or what kills the program still. */
static bool ask(struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    struct closing *closing = ARENA_NEW(campaign->arena, struct closing);
    struct void_document document;

    agreement->closing = closing;
    if (!read_document(&document, agreement) ||
        !closing_read(closing, campaign, agreement->entered) ||
        !is_of_exchange(agreement, &document))
        return false;
    if (!document.unplayable ? !withhold_as_said(agreement, &document)
        : agreement->entered ? !could_kill(agreement, &document)
                             : !dies_as_said(agreement, &document))
        return false;
    ask_of(agreement, &document, &closing->lock);
    return true;
}

/* Before it is due those who withhold are asked as well. */
static bool look(struct agreement *agreement)
{
    const struct open_lock *lock = agreement->campaign->lock;
    const int64_t time = agreement->time;
    struct void_document document;

    if (!read_document(&document, agreement) ||
        !is_of_lock(agreement, &document, lock ? lock->digest : NULL))
        return false;
    agreement->time = 0;
    ask_of(agreement, &document, lock);
    agreement->time = time;
    return true;
}

static bool ask_at_desk(struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    struct void_document document;

    return read_document(&document, agreement) &&
           agreement_fits(
               agreement,
               &(struct agreed_place){document.game, document.exchange,
                                      campaign->state, document.until, true}) &&
           look(agreement);
}

static bool closes(const struct agreement *agreement)
{
    (void)agreement;
    return true;
}

static bool reads(const struct signed_file *file, struct arena *arena,
                  struct report *report)
{
    struct void_document document;

    return void_read(&document, file->root, file->name, arena, report);
}

const struct change_kind void_change = {
    .consent = CONSENT_VOID,
    .entry = ENTRY_VOID,
    .command = "void",
    .title = "the closing of an exchange that is not played",
    .dies = "the campaign ends before",
    .reads = reads,
    .closes = closes,
    .follows = entry_may_follow,
    .ask = ask,
    .look = look,
    .ask_at_desk = ask_at_desk,
    .make = void_make,
    .say = void_say,
    .affect = void_affect,
    .lose = void_lose,
};

/* ---- the command --------------------------------------------------------- */

/* What waits says that something is withheld, and now the program dies? */
static bool waits_for_this(const struct campaign *campaign,
                           const struct void_request *request)
{
    const struct place place = {inbox_path(campaign, "void.xml"), 0};
    struct agreement agreement = {.campaign = campaign, .kind = CONSENT_VOID};
    struct void_document document;

    return !request->unplayable ||
           (agreement_open(&agreement) &&
            read_document(&document, &agreement) &&
            (document.unplayable ||
             refuse(campaign->report, &place, EXCHANGE(voided),
                    "the document says that something is withheld; --reason "
                    "draws up another")));
}

enum agreed_end exchange_void(struct agreed *out,
                              const struct campaign *campaign,
                              const struct void_request *request)
{
    struct agreed_request by = request->by;
    struct unplayable *found = ARENA_NEW(campaign->arena, struct unplayable);
    bool anew =
        request->reason || by.until || !agreement_waits(campaign, CONSENT_VOID);

    memset(out, 0, sizeof(*out));
    if (!host_signs(campaign, by.key))
        return AGREED_REFUSED;
    if (!campaign->lock) {
        refuse(campaign->report, &(struct place){campaign->dir, 0},
               TRUST(no_lock),
               "no lock is open that could be voided: nothing is owed, and "
               "sheets may come");
        return AGREED_REFUSED;
    }
    if (!(anew ? draw_up(campaign, request, found)
               : waits_for_this(campaign, request)))
        return AGREED_REFUSED;
    by.found = anew && request->unplayable ? found : NULL;
    return agreed_go_on(out, &void_change, campaign, &by);
}
