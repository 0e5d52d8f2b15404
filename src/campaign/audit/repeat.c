/* An entry made again by anybody, unsigned, and compared. */
#include "campaign/exchange/process.h"

#include "campaign/audit/rebuild.h"
#include "core/arena.h"

#include <string.h>

/* Is the filed one the same? Else *line is where they part. */
static bool is_filed(const struct campaign *after, const char *path,
                     const struct bytes *bytes, long *line)
{
    struct bytes filed;

    *line = 0;
    if (!campaign_file(after, path, &filed))
        return false;
    if (bytes_equal(&filed, bytes))
        return true;
    if (filed.data)
        *line = parting_line(&filed, bytes);
    return false;
}

static bool same_file(const struct campaign *after, const char *path,
                      const struct bytes *bytes)
{
    struct place place = {path, 0};

    return is_filed(after, path, bytes, &place.line) ||
           refuse(after->report, &place, TRUST(not_reproduced),
                  "playing entry %d again writes it differently from here on",
                  after->turn.number);
}

/* The filed turn bears a signature, which stands behind all that counts. */
static bool same_state(const struct campaign *after,
                       const struct written *written)
{
    const struct place place = {
        "turn.xml", parting_line(&after->turn_bytes, &written->turn)};

    return !strcmp(after->state, written->state) ||
           refuse(after->report, &place, TRUST(not_reproduced),
                  "playing entry %d again reaches state %s, not %s",
                  after->turn.number, written->state, after->state);
}

/* A picture may be drawn otherwise by a later program, and proves nothing. */
static void compare_picture(const struct campaign *after,
                            const struct bytes *bytes)
{
    struct place place = {"log.html", 0};

    if (!is_filed(after, place.file, bytes, &place.line))
        remark(after->report, &place,
               "this program draws entry %d otherwise from here on",
               after->turn.number);
}

static bool same_entry(const struct campaign *after,
                       const struct repeated *made)
{
    const char *text = made->seed ? made->seed : "";
    const struct bytes seed = {text, strlen(text)};

    compare_picture(after, &made->written.log_html);
    return (!made->seed || same_file(after, "seed.txt", &seed)) &&
           same_file(after, "journal.xml", &made->written.journal) &&
           same_state(after, &made->written) &&
           same_file(after, "log.txt", &made->written.log_text);
}

static void take_play(struct repeated *out, const struct entry_play *play)
{
    out->made = true;
    out->next = play->outcome.next;
    out->what = play->when;
    out->seed = play->seed.text;
    out->written = play->written;
}

static void take_entry(struct repeated *out, const struct rebuilt *rebuilt)
{
    out->made = true;
    out->next = rebuilt->next;
    out->what = entry_words[rebuilt->next.kind];
    out->written = rebuilt->written;
}

static bool repeat_entry(struct repeated *out, const struct campaign *before,
                         const struct campaign *after)
{
    struct rebuilt rebuilt;

    if (!entry_rebuild(&rebuilt, before, after))
        return false;
    if (rebuilt.played)
        take_play(out, &rebuilt.played->play);
    else
        take_entry(out, &rebuilt);
    return same_entry(after, out);
}

static bool repeat_past(struct repeated *out, const struct campaign *campaign,
                        int entry)
{
    struct campaign *before, *after;
    bool same = entry_open(&before, &after, campaign, entry) &&
                repeat_entry(out, before, after);

    campaign_close(before);
    campaign_close(after);
    return same;
}

static bool repeat(struct repeated *out, const struct campaign *campaign,
                   int entry)
{
    struct processed *open = ARENA_NEW(campaign->arena, struct processed);

    memset(out, 0, sizeof(*out));
    if (entry >= 0)
        return repeat_past(out, campaign, entry);
    /* Could the open exchange be played by anybody now? */
    if (campaign->lock && stage_read(&open->files, campaign, NULL) &&
        stage_verify(&open->exchange, &open->files) &&
        open->exchange.answers_missing.count == 0 &&
        open->exchange.sheets_missing.count == 0) {
        entry_play(&open->play, &open->exchange, NULL, PACKAGE_STRING);
        take_play(out, &open->play);
        out->open = true;
        return true;
    }
    return report_clean(campaign->report) &&
           repeat_past(out, campaign, campaign->turn.number);
}

/* What a child of the program is to make again. */
struct repeating {
    const struct campaign *campaign;
    int entry;
};

static void repeat_in_trial(void *context, struct progress *hand)
{
    const struct repeating *repeating = context;
    struct campaign own = *repeating->campaign;
    struct repeated *out = ARENA_NEW(own.arena, struct repeated);

    own.report = report_like(own.arena, own.report);
    own.hand = hand;
    repeat(out, &own, repeating->entry);
}

bool entry_repeat(struct repeated *out, const struct campaign *campaign,
                  int entry)
{
    struct repeating repeating = {campaign, entry};
    const struct trial_work work = {.run = repeat_in_trial,
                                    .context = &repeating};
    struct trial trial;

    memset(out, 0, sizeof(*out));
    if (!trial_run(&trial, &work, campaign->report))
        return false;
    return trial.lived ? repeat(out, campaign, entry)
                       : trouble(campaign->report, campaign->dir,
                                 "it cannot be played again: %s",
                                 trial_text(&trial, campaign->arena));
}
