/* More time for the sheets of an exchange. */
#include "campaign/open/extension.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/open/entry.h"
#include "campaign/open/internal.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "core/displayable.h"
#include "core/trust_rules.h"
#include "io/xml.h"

#include <string.h>

int64_t due_by_roster(const struct campaign *campaign)
{
    int64_t since = entry_time(campaign);
    int64_t span = 0;

    if (!since || !campaign->roster.due ||
        !duration_parse(campaign->roster.due, &span))
        return 0;
    return since + span < time_last ? since + span : time_last;
}

int64_t due_in_force(const struct campaign *campaign)
{
    int64_t due = due_by_roster(campaign);

    return campaign->extension && campaign->extension->until > due
               ? campaign->extension->until
               : due;
}

const char *due_words(const struct campaign *campaign)
{
    int64_t due = due_in_force(campaign);

    return due > 0 ? time_words(campaign->arena, due) : NULL;
}

/* Of this game, of the exchange that is open, after this state. */
static bool check_place(const struct campaign *campaign,
                        const struct extension *file, const char *name)
{
    const struct place place = {name, 0};
    const int open = campaign->turn.number + 1;

    if (strcmp(file->game, campaign->game) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_game),
                      "the extension is of another game: take it away, or take "
                      "the folder of that campaign");
    if (file->exchange != open)
        return refuse(
            campaign->report, &place, TRUST(wrong_exchange),
            "the extension is of exchange %d, open is %d: take it away",
            file->exchange, open);
    return strcmp(file->state, campaign->state) == 0 ||
           refuse(campaign->report, &place, TRUST(wrong_state),
                  "the extension is for sheets that answer state %.12s, this "
                  "turn is %.12s: fetch the turn again; if it stays this one, "
                  "show both to the others",
                  file->state, campaign->state);
}

bool extension_open(struct open_extension *out, const struct campaign *campaign,
                    const char *name, const struct bytes *bytes)
{
    struct signed_file file;

    memset(out, 0, sizeof(*out));
    if (!campaign_signed(campaign, name, bytes, DOCUMENT_EXTENSION, &file) ||
        !extension_read(&out->file, file.root, name, campaign->arena,
                        campaign->report) ||
        !check_place(campaign, &out->file, name))
        return false;
    out->bytes = file.bytes;
    return (time_parse(out->file.until, &out->until) &&
            out->until <= time_last) ||
           refuse(campaign->report, &(struct place){name, 0},
                  FILE_RULE(bad_value),
                  "sheets cannot be due at %s, since no entry can be later "
                  "than %s",
                  out->file.until, time_text(campaign->arena, time_last));
}

const char *extension_name(const struct campaign *campaign, int exchange)
{
    return arena_text(campaign->arena, "extension-%d.xml", exchange);
}

/* What a dead run or an entry of another kind has left behind is over. */
static bool is_of_the_open(const struct campaign *campaign,
                           const struct bytes *bytes)
{
    const char *number = arena_text(campaign->arena, " exchange=\"%d\"",
                                    campaign->turn.number + 1);

    return bytes->data && strstr(bytes->data, number) != NULL;
}

bool load_extension(struct campaign *campaign)
{
    struct open_extension *open =
        ARENA_NEW(campaign->arena, struct open_extension);
    const char *name = inbox_path(campaign, "extension.xml");
    struct bytes bytes;

    if (!inbox_file(campaign, "extension.xml", &bytes))
        return false;
    if (!is_of_the_open(campaign, &bytes)) {
        name = campaign_path(
            campaign, extension_name(campaign, campaign->turn.number + 1));
        bytes = (struct bytes){0};
        if (file_exists(name) && !file_read(&bytes, name, XML_MAIL_LIMIT,
                                            campaign->arena, campaign->report))
            return false;
    }
    if (!bytes.data)
        return true;
    if (!extension_open(open, campaign, name, &bytes))
        return false;
    campaign->extension = open;
    return true;
}

const char *extension_words(const struct campaign *before,
                            const struct extension *extension)
{
    struct arena *arena = before->arena;
    int64_t due = due_by_roster(before);
    int64_t until = 0;
    const char *were = "";
    const char *reason = "";

    time_parse(extension->until, &until);
    if (due > 0)
        were = arena_text(arena, " due %s, extended", time_words(arena, due));
    else
        were = " given time";
    if (extension->reason)
        reason = arena_text(arena, ": %s",
                            displayed_words(extension->reason, arena));
    return arena_text(arena, "Sheets were%s to %s by %s%s. [exchange %s]", were,
                      time_words(arena, until), extension->from, reason,
                      EXCHANGE(extended)->number);
}
