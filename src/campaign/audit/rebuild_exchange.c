/* An exchange played again from the turn before it, its sheets and answers. */
#include "campaign/audit/rebuild.h"

#include "campaign/exchange/owes.h"
#include "core/arena.h"

static bool refuse_missing(const struct verified_exchange *exchange,
                           const char *folder, const struct names *missing,
                           const struct rule *rule)
{
    const struct campaign *campaign = exchange->campaign;

    for (size_t i = 0; i < missing->count; i++) {
        const struct place place = {
            arena_text(campaign->arena, "%s/%s.xml", folder, missing->items[i]),
            0};

        refuse(campaign->report, &place, rule,
               "exchange %d was closed without what '%s' owed to it",
               exchange->text.step, missing->items[i]);
    }
    return missing->count == 0;
}

bool exchange_is_whole(const struct verified_exchange *exchange)
{
    bool good = refuse_missing(exchange, "orders", &exchange->sheets_missing,
                               TRUST(missing_sheet));

    return refuse_missing(exchange, "answers", &exchange->answers_missing,
                          TRUST(missing_answer)) &&
           good;
}

void exchange_issued(struct verified_exchange *exchange,
                     const struct campaign *after)
{
    int64_t time = entry_time(after);

    if (time > exchange->locked)
        exchange->issued = time;
}

bool rebuild_exchange(struct rebuilt *out, const struct campaign *before,
                      const struct campaign *after)
{
    struct processed *played = ARENA_NEW(before->arena, struct processed);
    struct commit_input input = {.files = &played->files,
                                 .exchange = &played->exchange,
                                 .seed = &played->play.seed,
                                 .written = &played->play.written};

    if (!stage_read(&played->files, before, after) ||
        !stage_verify(&played->exchange, &played->files) ||
        !exchange_is_whole(&played->exchange) ||
        !lock_serves(before, &played->exchange.text, played->files.lock.name))
        return false;
    exchange_issued(&played->exchange, after);
    entry_play(&played->play, &played->exchange, NULL, after->turn.program);
    exchange_entry(&out->entry, &input);
    out->reached = arena_text(before->arena, "exchange %d: %s",
                              out->entry.number, played->play.when);
    out->next = played->play.outcome.next;
    out->written = played->play.written;
    out->played = played;
    out->exchange = &played->exchange;
    return true;
}
