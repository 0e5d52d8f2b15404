/* From one revision of the ruleset to another, from one module to a repaired
 * one.
 */
#include "campaign/people/upgrade.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/exchange/lock.h"
#include "campaign/people/begin.h"
#include "campaign/people/change_kind.h"
#include "core/arena.h"
#include "core/displayable.h"
#include "core/trust_rules.h"
#include "rulesets/ruleset.h"

#include <string.h>

/* The campaign with the roster that the upgrade makes: all of the one in force
 * but revision and module, and the entry that the upgrade names or until when.
 */
static struct campaign *with_roster(const struct campaign *campaign,
                                    const struct upgrade *upgrade)
{
    struct campaign *after = ARENA_NEW(campaign->arena, struct campaign);
    struct roster *roster = &after->roster;
    struct buffer text = {0};

    *after = *campaign;
    roster->game = campaign->game;
    roster->previous = campaign->roster_digest;
    roster->entry = upgrade->entry;
    roster->state = upgrade->state;
    roster->until = upgrade->state ? NULL : upgrade->until;
    roster->begin_at = NULL;
    roster->revision = upgrade->to;
    if (upgrade->module)
        roster->module = upgrade->module;
    roster->rules = roster_rules(roster, campaign->arena);
    roster_write(&text, roster);
    sha256_text(text.bytes, text.length, after->roster_digest);
    after->roster_bytes = bytes_keep(&text, campaign->arena);
    return after;
}

/* There is a way forward only. */
static bool check_revisions(const struct campaign *campaign,
                            const struct upgrade *upgrade,
                            const struct place *place)
{
    if (upgrade->from != campaign->roster.revision ||
        upgrade->to != campaign->ruleset->revision)
        return refuse(campaign->report, place, EXCHANGE(upgrade),
                      "it leads from revision %d to %d; the roster plays %d, "
                      "this program %d",
                      upgrade->from, upgrade->to, campaign->roster.revision,
                      campaign->ruleset->revision);
    return upgrade->from < upgrade->to ||
           (upgrade->from == upgrade->to && upgrade->module) ||
           refuse(campaign->report, place, EXCHANGE(upgrade),
                  "the roster plays revision %d already, and this program "
                  "plays %d%s",
                  upgrade->from, upgrade->to,
                  upgrade->from == upgrade->to
                      ? "; a repaired module is entered by --module FILE"
                      : "");
}

/* ---- drawn up ------------------------------------------------------------ */

/* As the ruleset's table has it. */
static void tell_revisions(struct upgrade *upgrade,
                           const struct campaign *campaign)
{
    const struct revision_note *note = campaign->ruleset->revisions;

    for (; note && note->plays; note++)
        if (note->revision > upgrade->from && note->revision <= upgrade->to)
            *(struct revision_said *)LIST_ADD(
                campaign->arena, upgrade->revisions, upgrade->revisions_count) =
                (struct revision_said){note->revision, note->plays};
}

static bool lay_out(const struct campaign *campaign,
                    const struct upgrade *upgrade, const struct repair *repair,
                    const struct agreed_request *by)
{
    const struct folder_file module = {repair_inbox, repair->bytes};
    struct agreed_request request = *by;
    struct buffer text = {0};

    if (upgrade->module) {
        request.beside = &module;
        request.beside_count = 1;
    }
    upgrade_write(&text, upgrade);
    return agreement_draw_up(campaign, CONSENT_UPGRADE, &text, &request) &&
           (upgrade->module ||
            file_remove(inbox_path(campaign, repair_inbox), campaign->report));
}

static bool has_reason(const struct campaign *campaign,
                       const struct upgrade_request *request)
{
    return request->reason ||
           refuse(campaign->report, &(struct place){"--reason", 0},
                  FILE_RULE(missing_attribute),
                  "whoever is asked reads why: berthier upgrade DIR %s--reason "
                  "TEXT",
                  request->module ? "--module FILE " : "");
}

static bool take_repair(struct repair *out, const struct campaign *campaign,
                        const char *path)
{
    struct campaign after = *campaign;

    return repair_read(out, campaign, path) && repair_check(out, campaign) &&
           repair_take(&after, out);
}

static bool draw_up(const struct campaign *campaign,
                    const struct upgrade_request *request)
{
    struct repair repair = {0};
    struct upgrade upgrade = {
        .version = FORMAT_VERSION,
        .game = campaign->game,
        .until = agreement_until(campaign, &request->by),
        .from = campaign->roster.revision,
        .to = campaign->ruleset->revision,
        .reason = request->reason,
        .program = PACKAGE_STRING,
        .module = request->module ? repair.digest : NULL,
    };

    if (!check_revisions(campaign, &upgrade,
                         &(struct place){campaign->dir, 0}) ||
        !has_reason(campaign, request) ||
        (request->module && !take_repair(&repair, campaign, request->module)))
        return false;
    tell_revisions(&upgrade, campaign);
    upgrade.roster = with_roster(campaign, &upgrade)->roster_digest;
    return lay_out(campaign, &upgrade, &repair, &request->by);
}

/* ---- agreed to ----------------------------------------------------------- */

/* Another roster was entered since it was drawn up, if not. */
static bool check_roster(const struct agreement *agreement,
                         const struct campaign *after,
                         const struct upgrade *upgrade)
{
    const struct signed_file *file = &agreement->document;

    return strcmp(upgrade->roster, after->roster_digest) == 0 ||
           refuse(after->report, &(struct place){file->name, file->root->line},
                  TRUST(wrong_roster),
                  "it names roster %.12s, the upgrade makes %.12s",
                  upgrade->roster, after->roster_digest);
}

static const char *plays_of(const struct ruleset *ruleset, int revision)
{
    const struct revision_note *note = ruleset->revisions;

    for (; note && note->plays; note++)
        if (note->revision == revision)
            return note->plays;
    return NULL;
}

/* Whose program knows these revisions reads what it plays, and nothing else.
 * Once it is entered the words of a later program may be better ones. */
static bool check_words(const struct agreement *agreement,
                        const struct upgrade *upgrade)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    const struct place place = {file->name, file->root->line};
    struct upgrade ours = {.from = upgrade->from, .to = upgrade->to};
    bool good = true;

    if (agreement->entered || campaign->ruleset->revision < upgrade->to)
        return true;
    foreach (const struct revision_said, said, upgrade->revisions) {
        const char *plays = plays_of(campaign->ruleset, said->number);

        if (!plays || strcmp(plays, said->plays) != 0)
            good = refuse(campaign->report, &place, EXCHANGE(upgrade),
                          "of revision %d it says '%s', this program '%s'",
                          said->number, displayed(said->plays, campaign->arena),
                          plays ? plays : "nothing");
    }
    tell_revisions(&ours, campaign);
    return good && (ours.revisions_count == upgrade->revisions_count ||
                    refuse(campaign->report, &place, EXCHANGE(upgrade),
                           "it tells what %zu revisions play otherwise, this "
                           "program of %zu",
                           upgrade->revisions_count, ours.revisions_count));
}

static bool read_document(struct upgrade *out, struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;

    return upgrade_read(out, file->root, file->name, campaign->arena,
                        campaign->report) &&
           agreement_fits(agreement, &(struct agreed_place){
                                         out->game, out->entry, out->state,
                                         out->until, false});
}

/* With roster and module as they are to be. */
static bool reach(struct agreement *agreement, const struct upgrade *upgrade)
{
    const struct campaign *campaign = agreement->campaign;
    struct campaign *after = with_roster(campaign, upgrade);
    struct repair repair;

    agreement_ask(agreement, NULL);
    if (!check_roster(agreement, after, upgrade) ||
        (upgrade->module &&
         (!repair_open(&repair, agreement, upgrade) ||
          !repair_check(&repair, campaign) || !repair_take(after, &repair))))
        return false;
    agreement->after = after;
    return true;
}

static bool ask(struct agreement *agreement)
{
    const struct signed_file *file = &agreement->document;
    struct upgrade upgrade;

    return read_document(&upgrade, agreement) &&
           check_revisions(agreement->campaign, &upgrade,
                           &(struct place){file->name, file->root->line}) &&
           check_words(agreement, &upgrade) && reach(agreement, &upgrade);
}

/* Does it lead away from the revision that the roster plays? */
static bool leaves(const struct agreement *agreement,
                   const struct upgrade *upgrade)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;

    return upgrade->from == campaign->roster.revision ||
           refuse(campaign->report,
                  &(struct place){file->name, file->root->line},
                  EXCHANGE(upgrade),
                  "it leads from revision %d to %d; the roster plays %d",
                  upgrade->from, upgrade->to, campaign->roster.revision);
}

/* The program that plays the next revision reads no campaign of this, so that
 * it is not asked what it plays. */
static bool look(struct agreement *agreement)
{
    struct upgrade upgrade;

    return read_document(&upgrade, agreement) && leaves(agreement, &upgrade) &&
           check_words(agreement, &upgrade) && reach(agreement, &upgrade);
}

/* For who cannot read module or turn. */
static bool ask_unmade(struct agreement *agreement)
{
    struct upgrade upgrade;

    if (!read_document(&upgrade, agreement) || !leaves(agreement, &upgrade))
        return false;
    agreement_ask(agreement, NULL);
    return check_roster(agreement, with_roster(agreement->campaign, &upgrade),
                        &upgrade);
}

static bool is_unseen(const struct agreement *agreement)
{
    return agreement->campaign->view_count > 0 &&
           element_attribute(agreement->document.root, "module");
}

static bool reads(const struct signed_file *file, struct arena *arena,
                  struct report *report)
{
    struct upgrade document;

    return upgrade_read(&document, file->root, file->name, arena, report);
}

/* Why, and what it changes, each line below the first. */
static const char *say(const struct agreement *agreement)
{
    struct names lines = {0};

    upgrade_words(&lines, agreement);
    return arena_text(agreement->campaign->arena, "%s\n",
                      names_text(&lines, "\n  ", agreement->campaign->arena));
}

const struct change_kind upgrade_change = {
    .consent = CONSENT_UPGRADE,
    .entry = ENTRY_ROSTER,
    .command = "upgrade",
    .again = "berthier upgrade DIR --reason TEXT",
    .title = "another revision of the rules",
    .dies = "another roster is entered before",
    .reads = reads,
    .follows = entry_may_follow,
    .ask = ask,
    .look = look,
    .ask_unmade = ask_unmade,
    .is_unseen = is_unseen,
    .make = upgrade_make,
    .say = say,
};

enum agreed_end campaign_upgrade(struct agreed *out,
                                 const struct campaign *campaign,
                                 const struct upgrade_request *request)
{
    bool draws = request->by.until || request->reason || request->module ||
                 !agreement_waits(campaign, CONSENT_UPGRADE);

    memset(out, 0, sizeof(*out));
    if (!host_signs(campaign, request->by.key) || !entry_may_follow(campaign))
        return AGREED_REFUSED;
    if (draws && !draw_up(campaign, request))
        return AGREED_REFUSED;
    return agreed_go_on(out, &upgrade_change, campaign, &request->by);
}
