/* An exchange played again by anybody, unsigned, and compared. */
#include "campaign/process.h"

#include "campaign/rebuild.h"
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
    if (filed.data && filed.length == bytes->length &&
        !memcmp(filed.data, bytes->data, bytes->length))
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
                       const struct entry_play *play)
{
    const struct bytes seed = {play->seed.text, strlen(play->seed.text)};

    compare_picture(after, &play->written.log_html);
    return same_file(after, "seed.txt", &seed) &&
           same_file(after, "journal.xml", &play->written.journal) &&
           same_state(after, &play->written) &&
           same_file(after, "log.txt", &play->written.log_text);
}

/* Nothing but the exchanges of a history are played. */
static bool is_exchange(const struct campaign *after)
{
    const struct place place = {after->dir, 0};

    return after->turn.kind == ENTRY_EXCHANGE ||
           refuse(after->report, &place, FILE_RULE(unreadable),
                  "entry %d is no exchange (%s): nothing was played",
                  after->turn.number, entry_words[after->turn.kind]);
}

static bool repeat_entry(struct processed *out, bool *played,
                         struct campaign *before, struct campaign *after)
{
    struct rebuilt rebuilt;

    if (!is_exchange(after) || !entry_rebuild(&rebuilt, before, after))
        return false;
    *out = *rebuilt.played;
    *played = true;
    return same_entry(after, &out->play);
}

static bool repeat_past(struct processed *out, bool *played,
                        const struct campaign *campaign, int entry)
{
    struct campaign *after = campaign_at(campaign, entry);
    struct campaign *before =
        after && entry > 0 ? campaign_at(campaign, entry - 1) : NULL;
    bool same = false;

    if (before)
        same = repeat_entry(out, played, before, after);
    else if (after)
        same = is_exchange(after);
    campaign_close(before);
    campaign_close(after);
    return same;
}

/* Could the open exchange be played by anybody now? */
static bool is_complete(struct processed *out, const struct campaign *campaign)
{
    return campaign->lock && stage_read(&out->files, campaign, NULL) &&
           stage_verify(&out->exchange, &out->files) &&
           out->exchange.answers_missing.count == 0 &&
           out->exchange.sheets_missing.count == 0;
}

bool exchange_repeat(struct processed *out, bool *played,
                     const struct campaign *campaign, int entry)
{
    memset(out, 0, sizeof(*out));
    *played = false;
    if (entry >= 0)
        return repeat_past(out, played, campaign, entry);
    if (is_complete(out, campaign)) {
        entry_play(&out->play, &out->exchange, NULL, PACKAGE_STRING);
        *played = true;
        return true;
    }
    return report_clean(campaign->report) &&
           repeat_past(out, played, campaign, campaign->turn.number);
}
