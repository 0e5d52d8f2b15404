/* The journal of an entry. */
#include "campaign/open/journal_file.h"

#include "campaign/documents/exchange_rules.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "rulesets/ruleset.h"

#include <string.h>

/* ---- the cases that a journal read back cites ---------------------------- */

static const struct rule *among(const struct rule *rules, size_t count,
                                const struct rule *cited)
{
    for (size_t i = 0; i < count; i++)
        if (same_name(rules[i].book, cited->book) &&
            same_name(rules[i].number, cited->number))
            return &rules[i];
    return NULL;
}

/* The case with its title; one that this program does not know stays as it
 * stands in the file. */
static const struct rule *known(const struct ruleset *ruleset,
                                const struct rule *cited)
{
    const struct rule *found =
        among(ruleset->rules, ruleset->rule_count, cited);

    if (!found)
        found = among(ruleset->base, ruleset->base_count, cited);
    if (!found)
        found = among(exchange_rule(0), EXCHANGE_RULE_COUNT, cited);
    if (!found)
        found = among(trust_rule(0), TRUST_RULE_COUNT, cited);
    return found;
}

/* As when it was played: a page that is made again has the same titles. */
static void bind(const struct ruleset *ruleset, struct event *event)
{
    for (; event; event = event->next) {
        const struct rule own = {.book = event->book,
                                 .number = event->case_number};

        if (own.book)
            event->rule = known(ruleset, &own);
        for (size_t i = 0; i < event->also.count; i++) {
            const struct rule *found = known(ruleset, event->also.items[i]);

            if (found)
                event->also.items[i] = found;
        }
        bind(ruleset, event->first);
    }
}

bool journal_of(struct journal_document *out, const struct campaign *campaign)
{
    const char *name =
        arena_text(campaign->arena, "%s/journal.xml", campaign->dir);
    const struct place place = {name, 0};
    struct signed_file file;
    struct bytes bytes;

    if (!campaign_file(campaign, "journal.xml", &bytes))
        return false;
    if (!bytes.data)
        return refuse(campaign->report, &place, FILE_RULE(unreadable),
                      "the entry has no journal");
    if (!campaign_signed(campaign, name, &bytes, DOCUMENT_JOURNAL, &file))
        return false;
    if (strcmp(file.digest, campaign->turn.journal) != 0)
        return refuse(campaign->report, &place, TRUST(tampered),
                      "the turn names another journal");
    if (!journal_document_read(out, file.root, name, campaign->arena,
                               campaign->report))
        return false;
    bind(campaign->ruleset, out->journal.first);
    return true;
}
