/* Does a file that came belong to the open exchange? */
#include "campaign/mail/annulled.h"
#include "campaign/submit/submit.h"
#include "io/files.h"

#include <stdlib.h>
#include <string.h>

/* The kind of an entry, as its turn has it in its first line. */
static enum entry_kind kind_at(const struct campaign *campaign, int entry)
{
    static const char name[] = " kind=\"";
    const char *found;
    struct bytes bytes;
    int kind = ENTRY_EXCHANGE;

    if (entry == campaign->turn.number)
        return campaign->turn.kind;
    if (!campaign_former_file(campaign, entry, "turn.xml", &bytes) ||
        !bytes.data)
        return ENTRY_EXCHANGE;
    found = strstr(bytes.data, name);
    for (int i = ENTRY_BEGIN; found && i <= ENTRY_END; i++) {
        size_t length = strlen(entry_words[i]);

        if (strncmp(found + strlen(name), entry_words[i], length) == 0 &&
            found[strlen(name) + length] == '"')
            kind = i;
    }
    return (enum entry_kind)kind;
}

static bool was_played(const struct campaign *campaign, int exchange)
{
    return exchange < 1 || kind_at(campaign, exchange) == ENTRY_EXCHANGE;
}

/* No exchange took it: an entry that had its number came in between. */
static bool refuse_unplayed(const struct incoming *incoming, int exchange)
{
    const struct campaign *campaign = incoming->campaign;
    const struct signed_file *file = &incoming->file;
    bool last = exchange == campaign->turn.number;
    int open = campaign->turn.number + 1;

    return refuse(
        campaign->report, &(struct place){file->name, file->root->line},
        TRUST(too_late),
        "the %s is for exchange %d, which was not played: entry %d is %s. The "
        "game goes on as exchange %d%s",
        file->root->name, exchange, exchange,
        entry_nouns[kind_at(campaign, exchange)], open,
        last && file->kind == DOCUMENT_SHEET
            ? arena_text(
                  campaign->arena,
                  "; its orders, if it was accepted before, stand filled "
                  "in in orders-%d.txt of the letter turn-%d",
                  open, exchange)
        : last && file->kind == DOCUMENT_SEAL
            ? "; berthier sheet DIR --from ID --key ID.key fills in what was "
              "sealed"
            : "");
}

/* What whoever comes too late can do instead. */
static const char *next_words(const struct incoming *incoming, int open)
{
    enum document_kind kind = incoming->file.kind;

    if (kind != DOCUMENT_SHEET && kind != DOCUMENT_SEAL)
        return ", and nothing is owed to that one any more";
    return arena_text(incoming->campaign->arena,
                      ": the letter turn-%d has the blank sheet for it",
                      open - 1);
}

bool submit_is_entered(const struct incoming *incoming, int entry,
                       enum bounce where)
{
    const struct campaign *campaign = incoming->campaign;
    const char *path = incoming->filed_as;
    struct bytes there = {0};

    incoming->out->where = where;
    incoming->out->entered =
        (entry == campaign->turn.number
             ? campaign_file(campaign, path, &there)
             : campaign_former_file(campaign, entry, path, &there)) &&
        bytes_equal(&there, &incoming->file.bytes);
    return incoming->out->entered;
}

bool submit_fits(const struct incoming *incoming, const char *game,
                 int exchange)
{
    const struct campaign *campaign = incoming->campaign;
    const struct signed_file *file = &incoming->file;
    const struct place place = {file->name, file->root->line};
    int open = campaign->turn.number + 1;

    if (strcmp(game, campaign->game) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_game),
                      "the %s is of game %.12s, the campaign is %.12s: take it "
                      "to the folder of its own",
                      file->root->name, game, campaign->game);
    if (exchange < open)
        submit_is_entered(incoming, exchange,
                          was_played(campaign, exchange) ? BOUNCE_PLAYED
                                                         : BOUNCE_UNPLAYED);
    if (exchange < open && !was_played(campaign, exchange))
        return refuse_unplayed(incoming, exchange);
    if (exchange < open)
        return refuse(campaign->report, &place, TRUST(too_late),
                      "the %s is for exchange %d, which is over; open is %d%s",
                      file->root->name, exchange, open,
                      next_words(incoming, open));
    if (exchange > open)
        return refuse(campaign->report, &place, TRUST(wrong_exchange),
                      "the %s is for exchange %d; open is %d: berthier show "
                      "tells both where they stand",
                      file->root->name, exchange, open);
    return true;
}

/* ---- a mail folder that is given whole each time ------------------------- */

static const char file_name[] = ".known";

void known_mail_open(struct known_mail *out, const struct campaign *campaign)
{
    struct campaign quiet = *campaign;
    struct bytes bytes;

    quiet.report = report_new(campaign->arena);
    buffer_init(&out->lines);
    if (inbox_file(&quiet, file_name, &bytes))
        buffer_add(&out->lines, bytes.data ? bytes.data : "", bytes.length);
    out->kept = out->lines.length;
    if (out->kept > 0 && out->lines.bytes[out->kept - 1] != '\n')
        buffer_add(&out->lines, "\n", 1);
}

/* What was said last of it counts; a line that was cut off says nothing. */
int known_mail_of(const struct known_mail *known, const char *digest)
{
    const char *text = known->lines.bytes;
    int said = -1;
    char *end;

    while ((text = strstr(text, digest)) != NULL) {
        const long exchange = strtol(text += strlen(digest), &end, 10);

        if (*text == ' ' && *end == '\n')
            said = (int)exchange;
    }
    return said;
}

void known_mail_learn(struct known_mail *known, const char *digest,
                      int exchange)
{
    buffer_printf(&known->lines, "%s %d\n", digest, exchange);
}

bool known_mail_keep(const struct known_mail *known,
                     const struct campaign *campaign)
{
    const size_t length = known->lines.length - known->kept;

    return campaign->draft || length == 0 ||
           (folder_make(inbox_path(campaign, ""), campaign->report) &&
            file_append(inbox_path(campaign, file_name),
                        known->lines.bytes + known->kept, length,
                        campaign->report));
}
