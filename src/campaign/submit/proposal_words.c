/* What a document would do, in the program's own words. */
#include "campaign/submit/proposal.h"

#include "campaign/people/change_kind.h"
#include "campaign/people/game_words.h"
#include "campaign/people/newcomers.h"
#include "campaign/people/roster_change.h"
#include "campaign/people/upgrade.h"
#include "campaign/people/void.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "rulesets/ruleset.h"

#include <string.h>

/* An upgrade says itself what it brings. */
static const char *title_of(const struct proposal *proposal)
{
    const struct element *root = proposal->agreement.document.root;

    if (proposal->agreement.kind != CONSENT_UPGRADE ||
        !element_attribute(root, "module"))
        return change_kind(proposal->agreement.kind)->title;
    return same_name(element_attribute(root, "from"),
                     element_attribute(root, "to"))
               ? "a repaired module"
               : "another revision of the rules and a repaired module";
}

const char *proposal_title(const struct proposal *proposal, struct arena *arena)
{
    const struct signed_file *file = &proposal->agreement.document;
    const char *state = element_attribute(file->root, "state");

    if (proposal->is_first)
        return "the first roster of a campaign";
    if (proposal->about.entry == 0)
        return arena_text(arena, "%s, for any entry until %s",
                          title_of(proposal), proposal->until);
    return arena_text(arena, "%s, for entry %d%s%.12s", title_of(proposal),
                      proposal->about.entry,
                      state ? ", which follows state " : "",
                      state ? state : "");
}

/* Lines that end in LF, one by one. */
static void add_lines(struct names *out, const char *text, struct arena *arena)
{
    while (*text) {
        size_t length = strcspn(text, "\n");

        names_add(arena, out, arena_string(arena, text, length));
        text += length + (text[length] == '\n');
    }
}

/* Where the game stands that he is asked about: of a draft, where it begins. */
static const char *stands_text(const struct proposal *proposal,
                               struct arena *arena)
{
    const struct campaign *campaign = proposal->agreement.campaign;

    if (campaign->draft)
        return proposal->begins;
    return arena_text(arena, "it stands at turn %d: %s", campaign->turn.number,
                      campaign->ruleset->when(campaign->turn.play,
                                              campaign->module.data, arena));
}

static void add_roster(struct names *out, const struct proposal *proposal,
                       struct arena *arena)
{
    const struct campaign *campaign = proposal->agreement.campaign;
    size_t before = out->count;

    if (campaign)
        roster_differences(out, &campaign->roster, &proposal->roster, arena);
    newcomers_shown(out, &proposal->agreement);
    if (campaign && out->count == before && !proposal->is_beside)
        names_add(arena, out,
                  "nothing: it is the roster that lies in your folder");
    if (campaign && campaign->module.data)
        game_words(out, &campaign->module, stands_text(proposal, arena), arena);
    if (!proposal->is_first)
        names_add(arena, out, "all that the roster would say:");
    roster_terms(out, &proposal->roster, arena);
}

void proposal_changes(struct names *out, const struct proposal *proposal,
                      struct arena *arena)
{
    const struct campaign *campaign = proposal->agreement.campaign;
    const struct signed_file *file = &proposal->agreement.document;

    if (proposal->agreement.kind == CONSENT_ROSTER)
        add_roster(out, proposal, arena);
    else if (proposal->agreement.kind == CONSENT_VOID)
        void_say_closely(out, &proposal->agreement, arena);
    else if (campaign)
        add_lines(out, agreement_words(&proposal->agreement), arena);
    else
        add_lines(out,
                  arena_string(arena, file->bytes.data, file->bytes.length),
                  arena);
    if (campaign && proposal->agreement.kind == CONSENT_CORRECTION)
        proposal_hidden(out, proposal);
    if (campaign && proposal->agreement.kind == CONSENT_UPGRADE)
        upgrade_illegal(out, &proposal->agreement, &(struct illegal_wish){0});
    if (proposal->untried)
        names_add(
            arena, out,
            "your folder cannot show what it would lead to: it was not tried");
}

/* Those asked whose consent counts for a majority. */
static struct names counted_of(const struct agreement *agreement,
                               struct arena *arena)
{
    struct names counted = {0};

    for (size_t i = 0; i < agreement->asked.count; i++)
        if (!names_contain(&agreement->uncounted, agreement->asked.items[i]))
            names_add(arena, &counted, agreement->asked.items[i]);
    return counted;
}

/* "anna, bert (2 votes)" */
static const char *voters_text(const struct agreement *agreement,
                               const struct names *of, struct arena *arena)
{
    struct names texts = {0};

    for (size_t i = 0; i < of->count; i++) {
        size_t votes =
            agreement_votes(agreement, &(const struct names){&of->items[i], 1});

        names_add(arena, &texts,
                  votes == 1 ? of->items[i]
                             : arena_text(arena, "%s (%zu votes)", of->items[i],
                                          votes));
    }
    return names_text(&texts, ", ", arena);
}

/* "anna, bert, umpire", or "2 of anna, bert, carl; not counted: umpire". As
 * agreement_wanted() counts: are too few counted, then all must. */
static const char *consents_text(const struct agreement *agreement,
                                 struct arena *arena)
{
    const struct names counted = counted_of(agreement, arena);

    if (!agreement->by_majority ||
        agreement->enough > agreement_votes(agreement, &counted))
        return names_text(&agreement->asked, ", ", arena);
    return arena_text(arena, "%zu of %s%s%s", agreement->enough,
                      voters_text(agreement, &counted, arena),
                      agreement->uncounted.count > 0 ? "; not counted: " : "",
                      names_text(&agreement->uncounted, ", ", arena));
}

/* "it entry 4", or "an entry until 2026-12-01T00:00:00Z of it" */
static const char *entry_words_of(const struct proposal *proposal,
                                  struct arena *arena)
{
    return proposal->about.entry > 0
               ? arena_text(arena, "make it entry %d", proposal->about.entry)
               : arena_text(arena,
                            "make it an entry at any time until %s, whatever "
                            "is played before,",
                            proposal->until);
}

/* Who is asked until then alone, and who by two pairs of keys. */
static const char *excused_text(const struct agreement *agreement,
                                struct arena *arena)
{
    const struct names *former = &agreement->former_keys.asked;
    struct names excused = {0};
    const char *keys = "";

    names_add_all(arena, &excused, &agreement->excused);
    names_add_all(arena, &excused, &agreement->former_keys.excused);
    if (former->count > 0)
        keys = arena_text(arena, "; by the keys of the roster in force too: %s",
                          names_text(former, ", ", arena));
    return excused.count == 0 || agreement->due == 0
               ? keys
               : arena_text(arena,
                            "%s; after %s nobody waits for %s, unless "
                            "something of %s has come",
                            keys, time_words(arena, agreement->due),
                            names_series(&excused, arena),
                            excused.count == 1 ? "his" : "theirs");
}

/* "when anna, bert, umpire have consented", the host by his command. */
static const char *counts_text(const struct proposal *proposal,
                               struct arena *arena)
{
    const struct agreement *agreement = &proposal->agreement;

    if (proposal->is_first)
        return arena_text(
            arena,
            "the host can begin the campaign when all have consented: %s",
            names_text(&agreement->asked, ", ", arena));
    if (!agreement->campaign || proposal->asks_unknown)
        return arena_text(arena,
                          "the host can %s when those have consented whom it "
                          "needs; your folder cannot say who",
                          entry_words_of(proposal, arena));
    return arena_text(
        arena,
        "the host can %s when these have consented, he by his command: "
        "%s%s%s%s",
        entry_words_of(proposal, arena), consents_text(agreement, arena),
        agreement->must.count > 0 ? "; whatever the others say: " : "",
        names_text(&agreement->must, ", ", arena),
        excused_text(agreement, arena));
}

static const char *holds_text(const struct proposal *proposal,
                              struct arena *arena)
{
    if (proposal->is_first)
        return "your consent counts for this text alone: when somebody joins "
               "or leaves it is void";
    if (proposal->about.entry == 0)
        return arena_text(arena,
                          "until it is made berthier consent DIR --withdraw "
                          "DOC takes it back; it is void after %s, and when %s",
                          proposal->until,
                          change_kind(proposal->agreement.kind)->dies);
    return arena_text(arena,
                      "until then berthier consent DIR --withdraw DOC takes it "
                      "back; it is void when another entry %d is made%s%s",
                      proposal->about.entry,
                      proposal->until ? ", and after " : "",
                      proposal->until ? proposal->until : "");
}

static const char *lost_text(const struct proposal *proposal,
                             struct arena *arena)
{
    const struct change_kind *kind = change_kind(proposal->agreement.kind);

    if (kind->lost)
        return kind->lost;
    if (kind->lose)
        return kind->lose(proposal->agreement.campaign, arena);
    return arena_text(
        arena,
        "sheets and seals that are accepted for %s are dropped, and with them "
        "the "
        "dice that they would have made: new ones answer the new state; the "
        "orders of each stand filled in in his next blank sheet",
        proposal->about.entry > 0
            ? arena_text(arena, "exchange %d", proposal->about.entry)
            : "the exchange that is open then");
}

void proposal_follows(struct names *out, const struct proposal *proposal,
                      struct arena *arena)
{
    names_add(arena, out, counts_text(proposal, arena));
    names_add(arena, out, holds_text(proposal, arena));
    if (!proposal->is_first)
        names_add(arena, out, lost_text(proposal, arena));
}
