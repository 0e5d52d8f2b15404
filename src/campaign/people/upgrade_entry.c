/* The entry of an upgrade: what it is made of, by the host and by everybody who
 * makes it again. */
#include "campaign/people/upgrade.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/open/view.h"
#include "core/arena.h"
#include "core/displayable.h"
#include "rulesets/ruleset.h"

static const char *plays_text(const struct agreed_source *in,
                              const struct upgrade *upgrade)
{
    const struct campaign *campaign = in->campaign;
    struct arena *arena = campaign->arena;

    if (upgrade->from == upgrade->to)
        return arena_text(arena, "%s is played on a repaired module",
                          campaign->ruleset->title);
    return arena_text(arena, "%s is played by revision %d, not %d%s",
                      campaign->ruleset->title, upgrade->to, upgrade->from,
                      upgrade->module ? ", and on a repaired module" : "");
}

/* What differs in the module, and what it makes illegal of what stands in the
 * turn: in a closed book that is for its side alone. */
static void tell_repair(struct journal *journal, const struct agreed_source *in)
{
    const struct campaign *campaign = in->campaign;
    const struct campaign *after = in->agreement->after;
    const struct repair repair = {.module = after->module};
    struct now_illegals illegal;
    struct names lines = {0};

    repair_words(&lines, campaign, &repair);
    for (size_t i = 0; i < lines.count; i++)
        journal_tell(journal, EVENT_STATE, EXCHANGE(repaired), NULL, NULL,
                     "In the module %s.", lines.items[i]);
    repair_illegal(&illegal, campaign, after);
    foreach_item (const struct now_illegal, one, illegal) {
        struct event *event =
            journal_add(journal, EVENT_STATE, EXCHANGE(repaired),
                        "This is illegal from now on: %s.", one->text);

        event_of(event, one->side, NULL);
        if (book_is_closed(campaign))
            event_for(journal, event, one->side);
        else
            event_for_all(event);
    }
}

/* What stood until now and is a plan by the new revision. */
static void tell_plans(struct journal *journal, const struct agreed_source *in)
{
    const struct campaign *campaign = in->campaign;
    struct now_illegals ended;

    upgrade_plans(&ended, campaign);
    foreach_item (const struct now_illegal, one, ended) {
        struct event *event = journal_add(journal, EVENT_STATE, EXCHANGE(plan),
                                          "Of %s, %s.", one->side, one->text);

        event_of(event, one->side, NULL);
        if (book_is_closed(campaign))
            event_for(journal, event, one->side);
        else
            event_for_all(event);
    }
}

static void tell(struct plain_entry *out, const struct agreed_source *in,
                 const struct upgrade *upgrade)
{
    struct journal *journal = &out->outcome.journal;

    event_news(
        journal_tell_open(journal, EVENT_STEP, EXCHANGE(upgrade), NULL, NULL,
                          "From now on %s, with the consent of all: %s",
                          plays_text(in, upgrade),
                          displayed_words(upgrade->reason, journal->arena)),
        NEWS_GREAT);
    foreach (const struct revision_said, said, upgrade->revisions)
        journal_tell(journal, EVENT_STATE, EXCHANGE(upgrade), NULL, NULL,
                     "Revision %d plays otherwise: %s.", said->number,
                     displayed(said->plays, journal->arena));
    tell_plans(journal, in);
    if (upgrade->module)
        tell_repair(journal, in);
    journal_close(journal);
}

static const char *title_of(const struct campaign *campaign,
                            const struct upgrade *upgrade)
{
    const char *what = upgrade->module ? "a repaired module" : "";

    if (upgrade->from == upgrade->to)
        return what;
    return arena_text(campaign->arena, "revision %d of %s%s%s", upgrade->to,
                      campaign->ruleset->name, *what ? ", " : "", what);
}

bool upgrade_make(struct plain_entry *out, struct entry *entry,
                  const struct agreed_source *in, const struct signing_key *key)
{
    const struct campaign *campaign = in->campaign;
    const struct campaign *after = in->agreement->after;
    const struct signed_file *file = &in->agreement->document;
    struct turn *next = &out->outcome.next;
    struct upgrade upgrade;

    if (!upgrade_read(&upgrade, file->root, file->name, campaign->arena,
                      campaign->report))
        return false;
    plain_begin(out, in, ENTRY_ROSTER);
    out->after = after;
    out->input.module = &after->module;
    out->input.roster = after->roster_digest;
    out->input.rules = after->roster.rules;
    next->revision = after->roster.revision;
    next->play = after->turn.play;
    next->former_plans = (struct former_plans){NULL, 0};
    tell(out, in, &upgrade);
    plain_end(out, entry, in, key,
              arena_text(campaign->arena, "roster %d: %s", next->number,
                         title_of(campaign, &upgrade)));
    return true;
}
