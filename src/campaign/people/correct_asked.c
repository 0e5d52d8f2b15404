/* A correction, or the way back to a former turn, as a kind of change: who is
 * asked, and whom it concerns. */
#include "campaign/people/correct.h"

#include "campaign/documents/agreed.h"
#include "campaign/judge/desk.h"
#include "campaign/open/view.h"
#include "campaign/people/change_kind.h"
#include "campaign/text/correction.h"
#include "core/arena.h"
#include "core/displayable.h"
#include "core/trust_rules.h"
#include "rulesets/ruleset.h"

#include <string.h>

enum consent_kind correction_consent(const struct correction *correction)
{
    return correction->restore ? CONSENT_RESTORE : CONSENT_CORRECTION;
}

static void correction_owners(struct names *out,
                              const struct campaign *campaign,
                              const struct correction *correction)
{
    for (size_t i = 0; i < correction->edits_count; i++) {
        /* Whom the names of one change belong to. */
        const struct edit *edit = &correction->edits[i];
        const struct ruleset *ruleset = campaign->ruleset;
        struct game *game = campaign->turn.play;
        struct edit_words words = {0};

        edit_words(&words, game, ruleset->state, edit, campaign->arena);
        foreach_item (const struct edit_word, word, words) {
            const char *owner =
                ruleset->owner ? ruleset->owner(game, campaign->module.data,
                                                word->kind, word->word)
                               : NULL;

            names_add(campaign->arena, out, owner ? owner : word->word);
        }
    }
}

/* Who commands, or is a deputy of, a side whose records change. */
static void set_owners_aside(struct agreement *agreement,
                             const struct correction *correction)
{
    const struct roster *roster = &agreement->campaign->roster;
    struct names owners = {0};

    correction_owners(&owners, agreement->campaign, correction);
    for (size_t i = 0; i < roster->member_count; i++)
        for (size_t j = 0; j < roster->members[i].side_count; j++)
            if (names_contain(&owners, roster->members[i].sides[j].id))
                agreement_uncount(agreement, roster->members[i].id);
}

/* Then nobody can say for others whom it concerns. */
static bool hides(const struct correction *correction)
{
    for (size_t i = 0; i < correction->edits_count; i++)
        if (correction->edits[i].kind == EDIT_HIDDEN)
            return true;
    return false;
}

/* Consents to one correction are none to the same again. */
static bool is_new(const struct agreement *agreement,
                   const struct correction *correction)
{
    const struct signed_file *file = &agreement->document;
    int entry = correction->state
                    ? -1
                    : agreement_entered(agreement->campaign, agreement->kind,
                                        file->digest);

    return entry < 0 || refuse(agreement->campaign->report,
                               &(struct place){file->name, file->root->line},
                               TRUST(too_late),
                               "the correction was entered already, as entry "
                               "%d: a correction of that may follow",
                               entry);
}

bool correction_fits(const struct agreement *agreement,
                     const struct correction *correction)
{
    return agreement_fits(
               agreement,
               &(struct agreed_place){correction->game, correction->entry,
                                      correction->state, correction->until,
                                      correction->restore != NULL}) &&
           is_new(agreement, correction);
}

static bool ask_of(struct agreement *agreement, bool owners)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    struct correction correction;

    if (!correction_read(&correction, file->root, file->name, campaign->arena,
                         campaign->report))
        return false;
    agreement->kind = correction_consent(&correction);
    agreement_ask(agreement, NULL);
    if (hides(&correction))
        agreement_ask_everybody(agreement);
    else if (owners)
        set_owners_aside(agreement, &correction);
    return correction_fits(agreement, &correction);
}

static bool ask(struct agreement *agreement)
{
    return ask_of(agreement, true);
}

/* No ruleset is asked, so that a majority is counted among all but the host,
 * whomever the correction concerns. */
static bool ask_unmade(struct agreement *agreement)
{
    return ask_of(agreement, false);
}

/* Only the whole book shows what a change makes of the game, and only its
 * history where one would go back to. */
static bool is_unseen(const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;

    return campaign->view_count > 0 ||
           (agreement->kind == CONSENT_RESTORE && !campaign->history);
}

static bool try(const struct agreement *agreement)
{
    const struct agreed_source source = {.campaign = agreement->campaign,
                                         .agreement = agreement,
                                         .program = "trial"};
    struct plain_entry made;
    struct entry entry;

    return correction_make(&made, &entry, &source, NULL);
}

static bool reads(const struct signed_file *file, struct arena *arena,
                  struct report *report)
{
    struct correction document;

    return correction_read(&document, file->root, file->name, arena, report);
}

static const char *say(const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    const struct correction_target target = {
        campaign->ruleset, campaign->module.data,
        book_is_closed(campaign) ? NULL : &campaign->turn};
    struct arena *arena = campaign->arena;
    struct correction correction;
    struct names lines = {0};

    if (!correction_read(&correction, file->root, file->name, arena,
                         campaign->report))
        return "";
    correction_lines(&lines, &correction, &target, arena);
    return arena_text(arena, "%s%s: %s\n%s",
                      correction.restore ? "back to turn " : "",
                      correction.restore ? correction.restore : "correction",
                      displayed_words(correction.reason, arena),
                      names_lines(&lines, "  ", arena));
}

/* Whose records change, as far as all may read it. */
static void affect(const struct effect_list *list)
{
    const struct campaign *campaign = list->agreement->campaign;
    const struct signed_file *file = &list->agreement->document;
    const struct roster *roster = &campaign->roster;
    struct correction correction;
    struct names owners = {0};

    if (!correction_read(&correction, file->root, file->name, campaign->arena,
                         campaign->report))
        return;
    correction_owners(&owners, campaign, &correction);
    for (size_t i = 0; i < roster->member_count; i++)
        for (size_t j = 0; j < roster->members[i].side_count; j++) {
            const char *side = roster->members[i].sides[j].id;

            if (names_contain(&owners, side))
                effect_add(list, roster->members[i].id,
                           arena_text(campaign->arena,
                                      "it corrects what stands of %s, for whom "
                                      "{you play|he plays}",
                                      side_name(campaign->ruleset,
                                                campaign->module.data, side)));
        }
}

/* In what a restoration is a correction. */
#define CORRECTION_ROW                                                         \
    .entry = ENTRY_CORRECTION, .command = "correct", .reads = reads,           \
    .follows = entry_may_follow, .ask = ask, .ask_unmade = ask_unmade,         \
    .is_unseen = is_unseen, .try = try, .make = correction_make, .say = say

const struct change_kind correction_change = {
    CORRECTION_ROW,
    .consent = CONSENT_CORRECTION,
    .again = "berthier correct DIR --file FILE",
    .title = "a correction of the game",
    .dies = "the game is no more what it says of it",
    .affect = affect,
};

const struct change_kind restoration_change = {
    CORRECTION_ROW,
    .consent = CONSENT_RESTORE,
    .again = "berthier correct DIR --restore N --reason TEXT",
    .title = "the way back to a former turn",
    .dies = "the campaign ends before",
    .lost = "what followed that turn is taken back and stays known; its dice "
            "are thrown anew; sheets that are accepted are dropped, and stand "
            "filled in in the next blank sheets of their senders",
};
