/* More time for the sheets of the open exchange. */
#include "campaign/exchange/lock.h"

#include "campaign/documents/documents.h"
#include "campaign/documents/exchange_rules.h"
#include "campaign/exchange/stages.h"
#include "campaign/open/entry.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "core/trust_rules.h"

#include <string.h>

/* Are sheets still asked for? */
static bool may_extend(const struct campaign *campaign)
{
    const struct place place = {campaign->dir, 0};

    if (campaign->turn.ended)
        return refuse(campaign->report, &place, EXCHANGE(ended),
                      "the campaign has ended, and no sheet is due: nothing "
                      "but disclose follows");
    if (campaign->turn.over)
        return refuse(campaign->report, &place, EXCHANGE(game_over),
                      "the game has ended, and no sheet is due: berthier end "
                      "closes the campaign");
    return !campaign->lock ||
           refuse(campaign->report, &place, TRUST(lock_open),
                  "exchange %d is locked, and no sheet is due any more; for "
                  "answers you need extend nothing: whoever owes one withholds "
                  "it only once you draw up a void, so wait with that",
                  campaign->lock->text.step);
}

/* Is it the one that lies there? */
static bool is_again(const struct campaign *campaign,
                     const struct extend_request *request)
{
    const struct extension *there =
        campaign->extension ? &campaign->extension->file : NULL;

    return there && strcmp(there->until, request->until) == 0 &&
           same_name(there->reason, request->reason);
}

static bool is_later(const struct campaign *campaign,
                     const struct extend_request *request)
{
    int64_t due = due_in_force(campaign);
    int64_t until = 0;

    time_parse(request->until, &until);
    return until > due ||
           refuse(campaign->report, &(struct place){"--until", 0},
                  EXCHANGE(extended),
                  "sheets of exchange %d are due at %s: give a later time",
                  campaign->turn.number + 1, time_text(campaign->arena, due));
}

static bool write_down(struct campaign *campaign,
                       const struct extend_request *request)
{
    struct arena *arena = campaign->arena;
    const struct extension extension = {
        .version = FORMAT_VERSION,
        .game = campaign->game,
        .exchange = campaign->turn.number + 1,
        .state = campaign->state,
        .from = campaign->roster.host,
        .until = request->until,
        .time = time_text(arena, entry_not_before(campaign, request->time)),
        .reason = request->reason,
    };
    struct open_extension *open = ARENA_NEW(arena, struct open_extension);
    const char *path = inbox_path(campaign, "extension.xml");
    struct signed_file file;
    struct buffer bytes = {0};
    bool good;

    extension_write(&bytes, &extension);
    signed_make(&file, &bytes, request->key, arena);
    good =
        extension_open(open, campaign, path, &file.bytes) &&
        folder_make(inbox_path(campaign, ""), campaign->report) &&
        file_write(path, file.bytes.data, file.bytes.length, campaign->report);
    if (good)
        campaign->extension = open;
    return good;
}

bool exchange_extend(struct campaign *campaign,
                     const struct extend_request *request)
{
    const char *lost = lock_missing(campaign, request->memory);

    if (lost)
        return refuse(campaign->report, &(struct place){campaign->dir, 0},
                      TRUST(second_lock),
                      "exchange %d was locked as %.12s, and the lock is gone: "
                      "berthier lock makes it again of what is accepted",
                      campaign->turn.number + 1, lost);
    if (!host_signs(campaign, request->key) || !may_extend(campaign))
        return false;
    return is_again(campaign, request) ||
           (is_later(campaign, request) && write_down(campaign, request));
}

const char *exchange_extended(const struct verified_exchange *exchange)
{
    return exchange->extension
               ? extension_words(exchange->campaign, &exchange->extension->file)
               : NULL;
}

/* The one of the entry at which the campaign stands; bytes.data NULL: it has
 * none, or no history says so. */
static bool extension_of_entry(struct open_extension *out,
                               const struct campaign *campaign)
{
    struct signed_source source = {.name = "extension.xml",
                                   .kind = DOCUMENT_EXTENSION,
                                   .keyring = &campaign->keyring,
                                   .schemas = campaign->schemas};
    struct signed_file file;

    memset(out, 0, sizeof(*out));
    if (!campaign->commit)
        return true;
    if (!campaign_file(campaign, source.name, &source.bytes))
        return false;
    if (!source.bytes.data)
        return true;
    if (!signed_open(&file, &source, campaign->arena, campaign->report) ||
        !extension_read(&out->file, file.root, source.name, campaign->arena,
                        campaign->report))
        return false;
    out->bytes = file.bytes;
    return time_parse(out->file.until, &out->until);
}

bool extension_words_again(const char **out, const struct campaign *campaign)
{
    struct open_extension extension;
    struct campaign *former;

    *out = NULL;
    if (!extension_of_entry(&extension, campaign))
        return false;
    if (!extension.bytes.data)
        return true;
    former = campaign_at(campaign, campaign->turn.number - 1);
    if (!former)
        return false;
    *out = extension_words(former, &extension.file);
    campaign_close(former);
    return true;
}
