/* A campaign is abandoned under a lock that nobody opens any more. */
#include "campaign/documents/exchange_rules.h"
#include "campaign/exchange/lock.h"
#include "campaign/people/end.h"
#include "campaign/people/void.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "core/trust_rules.h"

#include <string.h>

bool abandon_draw_up(struct end_document *out, const struct campaign *campaign)
{
    const struct place place = {campaign->dir, 0};
    const struct place option = {"--reason", 0};
    struct closing closing;

    if (!closing_read(&closing, campaign, NULL))
        return false;
    out->lock = campaign->lock->digest;
    out->owe_answer = closing.answers;
    out->owe_sheet = closing.sheets;
    if (closing.answers.count + closing.sheets.count == 0)
        return refuse(campaign->report, &place, EXCHANGE(abandoned),
                      "nobody owes anything: the exchange can be played "
                      "(berthier process)");
    return out->reason ||
           refuse(campaign->report, &option, FILE_RULE(missing_attribute),
                  "the document says why the campaign is abandoned");
}

bool abandon_is_due(const struct campaign *campaign, const struct lock *lock,
                    int64_t time)
{
    int64_t due = void_due(campaign, lock);

    return time >= due ||
           refuse(campaign->report, &(struct place){campaign->dir, 0},
                  EXCHANGE(abandoned),
                  "what is owed to the lock counts as withheld from %s on, it "
                  "is %s",
                  time_text(campaign->arena, due),
                  time_text(campaign->arena, time));
}

/* Each that is named owes what it says. */
static bool check_names(const struct agreement *agreement,
                        const struct names *named, const struct names *owing,
                        const char *what)
{
    foreach_name (one, *named)
        if (!names_contain(owing, one) &&
            !refuse(agreement->campaign->report,
                    &(struct place){agreement->document.name, 0},
                    EXCHANGE(abandoned), "'%s' owes no %s", one, what))
            return false;
    return true;
}

static bool check_document(const struct agreement *agreement,
                           const struct end_document *document)
{
    const struct campaign *campaign = agreement->campaign;
    const struct closing *closing = agreement->closing;

    if (strcmp(document->lock, closing->lock.digest) != 0)
        return refuse(campaign->report,
                      &(struct place){agreement->document.name, 0},
                      TRUST(other_lock),
                      "the document abandons the campaign under another lock");
    return check_names(agreement, &document->owe_answer, &closing->answers,
                       "answer") &&
           check_names(agreement, &document->owe_sheet, &closing->sheets,
                       "sheet") &&
           (!agreement->entered ||
            abandon_is_due(campaign, &closing->lock.file,
                           entry_time(agreement->entered)));
}

bool abandon_ask(struct agreement *agreement,
                 const struct end_document *document)
{
    const struct campaign *campaign = agreement->campaign;
    struct closing *closing = ARENA_NEW(campaign->arena, struct closing);
    struct names owing = {0};

    if (!agreement->entered && !campaign->lock)
        return refuse(
            campaign->report, &(struct place){agreement->document.name, 0},
            TRUST(no_lock),
            "the lock is closed under which the campaign was to be abandoned");
    agreement->closing = closing;
    if (!closing_read(closing, campaign, agreement->entered) ||
        !check_document(agreement, document))
        return false;
    names_add_all(campaign->arena, &owing, &document->owe_answer);
    names_add_all(campaign->arena, &owing, &document->owe_sheet);
    void_consents(agreement, &(struct void_case){.lock = &closing->lock.text,
                                                 .accused = &owing,
                                                 .due = true});
    return true;
}

const char *abandon_text(const struct end_document *document,
                         struct arena *arena)
{
    const struct names *answers = &document->owe_answer;
    const struct names *sheets = &document->owe_sheet;
    const char *text = "abandoned; said to owe:";
    const char *comma = "";

    for (size_t i = 0; i < answers->count; i++) {
        bool both = names_contain(sheets, answers->items[i]);

        text = arena_text(arena, "%s%s %s (%sanswer)", text, comma,
                          answers->items[i], both ? "sheet, " : "");
        comma = ",";
    }
    foreach_name (name, *sheets)
        if (!names_contain(answers, name)) {
            text = arena_text(arena, "%s%s %s (sheet)", text, comma, name);
            comma = ",";
        }
    return text;
}
