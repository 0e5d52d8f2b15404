/* consent: sign a document that needs several. */
#include "campaign/people/consent.h"

#include "campaign/open/entry.h"
#include "campaign/open/shipped.h"
#include "campaign/people/begin.h"
#include "campaign/proof/clock.h"
#include "campaign/proof/histories.h"
#include "campaign/submit/proposal.h"
#include "commands/command.h"
#include "commands/next.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/files.h"

#include <string.h>
#include <unistd.h>

/* The id of the key's owner: his participant file stands beside the key. */
static bool find_owner(const struct call *call, const struct key_files *files,
                       const char **id)
{
    struct signed_file file;
    struct participant person = {0};
    size_t length;

    *id = call_option(call, "from");
    if (*id)
        return true;
    length = strlen(files->signing) - strlen(".key");
    if (!participant_open(
            &file, &person,
            arena_text(call->arena, "%.*s.xml", (int)length, files->signing),
            call->arena, call->report))
        return false;
    *id = person.id;
    return true;
}

static bool write_consent(const struct call *call,
                          const struct made_consent *made, const char *host_of)
{
    const char *path = call_option(call, "out");

    if (!path)
        path = made->name;
    if (!file_write(path, made->file.bytes.data, made->file.bytes.length,
                    call->report))
        return false;
    *call->made = (struct made_file){
        .file = path, .who = made->document.from, .host_of = host_of};
    fprintf(call->out, "%s%s%s the %s of '%s'\n", host_of ? "" : "send ", path,
            host_of ? " is" : " to the host: it is",
            made->document.withdrawn ? "withdrawal of the consent" : "consent",
            made->document.from);
    return true;
}

/* One run: what he is to sign, and by what it is judged. */
struct consenting {
    const struct call *call;
    struct consent_request request;
    struct key_files files;
    struct campaign *campaign; /* of DIR; NULL: he named none */
    struct proposal proposal;
    struct names differences; /* of the module from --shipped */
};

/* The letter with a first roster is a folder of what would be played, and so is
 * the host's draft: it is held against what lies beside it. */
static void look_beside(struct consenting *consenting)
{
    const struct call *call = consenting->call;
    struct consent_request *request = &consenting->request;
    const char *slash = strrchr(request->path, '/');
    const char *name = slash ? slash + 1 : request->path;
    const char *dir = slash ? arena_string(call->arena, request->path,
                                           (size_t)(name - request->path))
                            : ".";

    if (request->dir || !consenting->proposal.is_first ||
        strcmp(name, "roster.xml") != 0 ||
        !campaign_is_draft(dir, call->arena) ||
        !file_exists(arena_text(call->arena, "%s/module.xml", dir)))
        return;
    request->dir = dir;
    consenting->proposal.is_beside = true;
}

static bool open_folder(struct consenting *consenting)
{
    const struct call *call = consenting->call;
    const char *dir = consenting->request.dir;
    bool upgrade = consenting->proposal.agreement.kind == CONSENT_UPGRADE;

    if (!dir)
        return true;
    consenting->campaign =
        campaign_is_draft(dir, call->arena)
            ? campaign_read_draft(dir, call->arena, call->report)
            : campaign_open(dir, upgrade ? CAMPAIGN_ANY : CAMPAIGN_READ,
                            call->arena, call->report);
    return consenting->campaign != NULL;
}

/* A letter may say anything about what it brings. */
static bool is_held(const struct consenting *consenting)
{
    const struct call *call = consenting->call;
    const struct signed_file *file = &consenting->proposal.agreement.document;

    return consenting->campaign || consenting->proposal.is_first ||
           warn(call->report, &(struct place){file->name, 0}, TRUST(unheld),
                arena_text(call->arena, "unheld-%.8s", file->digest),
                "nothing was held against your campaign: berthier consent DIR "
                "%s says what changes in DIR; who joins and has none goes by "
                "what the document says",
                file->name);
}

/* What the host's files say of times, held against the clock of who reads. */
static bool clock_agrees(const struct consenting *consenting)
{
    const struct campaign *campaign = consenting->campaign;
    int64_t now;

    if (!campaign || campaign->draft)
        return true;
    return call_now(consenting->call, campaign->roster.test, &now) &&
           clock_has_head(campaign, now) &&
           (!campaign->lock ||
            clock_has_lock(campaign, campaign->lock, "lock.xml", now));
}

/* Is the folder of the history that his memory knows? */
static bool memory_agrees(const struct consenting *consenting)
{
    const struct campaign *campaign = consenting->campaign;
    struct meeting meeting = {.campaign = campaign,
                              .path = consenting->files.memory,
                              .id = consenting->request.from};
    const struct proposal *proposal = &consenting->proposal;
    const struct handover handover = {.name = proposal->agreement.document.name,
                                      .game = proposal->about.game,
                                      .roster = &proposal->roster};

    if (proposal->agreement.kind == CONSENT_ROSTER)
        meeting.handover = &handover;
    if (!campaign || campaign->draft)
        return true;
    return call_now(consenting->call, campaign->roster.test, &meeting.now) &&
           memory_meets(&meeting);
}

static void print_lines(const struct call *call, const char *title,
                        const struct names *lines)
{
    fprintf(call->out, "%s\n%s", title, names_lines(lines, "  ", call->arena));
}

static void print_module(const struct consenting *consenting)
{
    const struct call *call = consenting->call;

    if (consenting->differences.count > 0)
        print_lines(call,
                    arena_text(call->arena,
                               "in what the module differs from %s:",
                               call_option(call, "shipped")),
                    &consenting->differences);
}

/* What the lines below the title are. */
static const char *changes_title(const struct consenting *consenting)
{
    if (consenting->proposal.is_first)
        return ":";
    return consenting->campaign && !consenting->proposal.is_beside
               ? arena_text(consenting->call->arena,
                            "\nwhat it changes of what stands in %s:",
                            consenting->request.dir)
               : "\nwhat it says:";
}

/* The program's own words, and no letter's. */
static void print_proposal(const struct consenting *consenting)
{
    const struct call *call = consenting->call;
    const struct proposal *proposal = &consenting->proposal;
    const char *caution =
        consent_caution(consenting->request.path, call->arena);
    const char *keys = proposal_keys(proposal, consenting->request.from);
    const struct signed_file *file = &proposal->agreement.document;
    struct names changes = {0}, follows = {0};

    if (caution)
        fprintf(call->out, "before you consent: %s\n", caution);
    print_module(consenting);
    proposal_changes(&changes, proposal, call->arena);
    proposal_follows(&follows, proposal, call->arena);
    print_lines(call,
                arena_text(call->arena, "%s is %s%s", file->name,
                           proposal_title(proposal, call->arena),
                           changes_title(consenting)),
                &changes);
    fprintf(call->out,
            "you sign as '%s', whose keys %s%.16s, for %s, sha256 %s\n",
            consenting->request.from, keys ? "begin " : "no roster names",
            keys ? keys : "", file->name, file->digest);
    /* Who gets an office by it is asked, whatever he has now. */
    if (names_contain(&proposal->agreement.heard, consenting->request.from) &&
        !names_contain(&proposal->agreement.must, consenting->request.from))
        names_add(call->arena, &follows,
                  "nobody waits for your consent; it is kept with the others");
    print_lines(call, "what follows:", &follows);
}

/* At a terminal he is asked; a robot has been told by him who set it up. */
static bool is_sure(const struct call *call)
{
    char answer[8] = "";

    if (!isatty(STDIN_FILENO))
        return true;
    fprintf(call->out, "do you consent? (yes or no) ");
    fflush(call->out);
    if (fgets(answer, sizeof(answer), stdin) && strcmp(answer, "yes\n") == 0)
        return true;
    fprintf(call->out, "nothing is signed\n");
    return false;
}

/* What the clock says by which a document is too late; of test keys, which play
 * at any date, what the head says. */
static bool judging_time(const struct consenting *consenting, int64_t *now)
{
    const struct campaign *campaign = consenting->campaign;

    *now = 0;
    if (!campaign || campaign->draft)
        return true;
    if (!call_now(consenting->call, campaign->roster.test, now))
        return false;
    if (*now == 0)
        *now = entry_time(campaign);
    return true;
}

/* His folder's module, held against the one that he has as shipped. */
static bool compare_module(struct consenting *consenting)
{
    const struct call *call = consenting->call;
    const struct campaign *campaign = consenting->campaign;
    const struct shipped_pair pair = {campaign ? &campaign->module : NULL,
                                      call_option(call, "shipped")};

    return shipped_differences(&consenting->differences, &pair, call->arena,
                               call->report);
}

/* When he consents, as his memory keeps it. Of what names no roster, and
 * without a folder, it is not known whether test keys play. */
static bool take_time(struct consenting *consenting)
{
    const struct proposal *proposal = &consenting->proposal;
    bool test = consenting->campaign ? consenting->campaign->roster.test
                : proposal->agreement.kind == CONSENT_ROSTER
                    ? proposal->roster.test
                    : true;

    return call_now(consenting->call, test, &consenting->request.now);
}

static bool judge(struct consenting *consenting)
{
    const struct call *call = consenting->call;
    struct proposal *proposal = &consenting->proposal;
    int64_t now;

    if (!proposal_open(proposal, consenting->request.path, call->arena,
                       call->report))
        return false;
    look_beside(consenting);
    if (!open_folder(consenting) || !clock_agrees(consenting) ||
        !memory_agrees(consenting) || !compare_module(consenting) ||
        !judging_time(consenting, &now) || !take_time(consenting) ||
        (consenting->campaign &&
         !proposal_judge(proposal, consenting->campaign, now)) ||
        !proposal_asks(proposal, consenting->request.from, call->arena,
                       call->report))
        return false;
    print_proposal(consenting);
    return is_held(consenting);
}

/* It takes back what may have been given anywhere; what has become an entry
 * stands. */
static bool may_withdraw(struct consenting *consenting)
{
    const struct call *call = consenting->call;
    const struct proposal *proposal = &consenting->proposal;
    const struct signed_file *file = &proposal->agreement.document;
    int entry = -1;

    if (!proposal_open(&consenting->proposal, consenting->request.path,
                       call->arena, call->report) ||
        !open_folder(consenting))
        return false;
    if (consenting->campaign && !consenting->campaign->draft)
        entry = agreement_entered(consenting->campaign,
                                  proposal->agreement.kind, file->digest);
    fprintf(
        call->out,
        "what you sign:\n  that your consent to %s, sha256 %s, is withdrawn, "
        "if you gave one\nwhat follows:\n  it counts if it is accepted before "
        "%s "
        "is made; that text is not consented to by you again\n",
        consent_words[proposal->agreement.kind], file->digest,
        proposal->about.entry > 0
            ? arena_text(call->arena, "entry %d", proposal->about.entry)
            : "its entry");
    return entry < 0 ||
           refuse(call->report, &(struct place){file->name, 0}, TRUST(too_late),
                  "it was entered as entry %d", entry);
}

static void consent(struct consenting *consenting)
{
    const struct call *call = consenting->call;
    struct consent_request *request = &consenting->request;
    struct signing_key *key = call_signing_key(call);
    struct made_consent made;

    request->key = key;
    if (key && consent_make(&made, request, call->arena, call->report))
        write_consent(call, &made,
                      folder_of_host(call, consenting->campaign, request->dir,
                                     request->from));
    signing_key_release(key);
}

static enum exit_status run_consent(struct call *call)
{
    struct consenting consenting = {.call = call};
    struct consent_request *request = &consenting.request;
    enum exit_status status = STATUS_FINDINGS;

    request->path = call->arguments[call->argument_count - 1];
    request->dir = call->argument_count > 1 ? call->arguments[0] : NULL;
    if (!call_key_files(call, &consenting.files) ||
        !find_owner(call, &consenting.files, &request->from))
        return status;
    request->memory = consenting.files.memory;
    request->withdraws = call_switch(call, "withdraw");
    if (request->withdraws ? may_withdraw(&consenting)
                           : judge(&consenting) && is_sure(call)) {
        consent(&consenting);
        status = STATUS_DONE;
    }
    campaign_close(consenting.campaign);
    return status;
}

static const struct command_option options[] = {
    OPTION_KEY,
    OPTION_PASSPHRASE,
    OPTION_ACCEPT,
    OPTION_NOW,
    {"withdraw", NULL, "take the consent back, until the entry is made", false},
    {"shipped", "FILE", "say what differs from this shipped module", false},
    {"from", "ID", "who consents (default: the owner of the key)", false},
    {"out", "FILE", "where to write (default: KIND-ID.xml)", false},
    {0},
};

const struct command consent_command = {
    .name = "consent",
    .arguments = "[DIR] DOC --key FILE [--withdraw] [--out FILE]",
    .summary = "sign a document that needs everybody's agreement",
    .about = "consent says in its own words what DOC changes of the campaign "
             "in DIR, what is signed, and what follows. At a terminal it then "
             "asks. The first roster needs no DIR. It refuses what could never "
             "be entered there, and who is not asked. The consent names the "
             "digest of DOC, and does not count for a changed one. A void as "
             "unplayable is tried first, by the files of its letter beside it: "
             "it is refused unless the program dies here too.",
    .example = "berthier consent waterloo correction.xml --key anna.key",
    .options = options,
    .takes = {.least = 1, .most = 2, .dir = true},
    .run = run_consent,
    .next = next_consent,
};
