/* A locked exchange of which the program dies. */
#include "campaign/exchange/unplayable.h"

#include "campaign/exchange/process.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/files.h"

#include <string.h>

/* The sheet in hand, by its name in a tree. */
static const char *sheet_in_hand(const struct exchange_files *files,
                                 const struct progress *hand)
{
    for (size_t i = 0; i < files->sheets_count; i++)
        if (strncmp(files->sheets[i].name, hand->file,
                    sizeof(hand->file) - 1) == 0)
            return arena_text(files->before->arena, "orders/%s.xml",
                              files->sheets[i].id);
    return "-";
}

static bool refuse_missing(const struct verified_exchange *exchange,
                           const struct names *missing, const struct rule *rule)
{
    const struct campaign *campaign = exchange->campaign;

    for (size_t i = 0; i < missing->count; i++)
        refuse(campaign->report, &(struct place){campaign->dir, 0}, rule,
               "what '%s' owes is not there: nobody can say whether exchange "
               "%d can be played%s",
               missing->items[i], exchange->text.step,
               strcmp(missing->items[i], campaign->roster.host) == 0
                   ? "; process adds the host's answer"
                   : "");
    return missing->count == 0;
}

/* Without opening a sheet: it may be what kills. */
static bool is_whole(struct unplayable *out, const struct exchange_files *files)
{
    struct verified_exchange exchange;

    if (!stage_verify_unread(&exchange, files))
        return false;
    memcpy(out->lock, exchange.digest, sizeof(out->lock));
    return refuse_missing(&exchange, &exchange.sheets_missing,
                          TRUST(missing_sheet)) &&
           refuse_missing(&exchange, &exchange.answers_missing,
                          TRUST(missing_answer));
}

bool unplayable_is_whole(const struct exchange_files *files)
{
    struct unplayable any;

    return is_whole(&any, files);
}

bool unplayable_find(struct unplayable *out, const struct exchange_files *files)
{
    const struct campaign *campaign = files->before;
    const struct place place = {campaign->dir, 0};
    struct trial trial;

    *out = (struct unplayable){.died_of = "-"};
    if (!is_whole(out, files) || !exchange_try(&trial, files))
        return false;
    if (trial.lived)
        return refuse(campaign->report, &place, TRUST(playable),
                      "exchange %d can be played here: the host's process "
                      "plays it with " PACKAGE_STRING,
                      campaign->turn.number + 1);
    out->died_of = sheet_in_hand(files, &trial.hand);
    out->line = trial.hand.line;
    remark(campaign->report, &place, "exchange %d cannot be played here: %s",
           campaign->turn.number + 1, trial_text(&trial, campaign->arena));
    return true;
}

/* Does the document say the same as the consenter's own trial? Another sheet in
 * hand is a warning: it is of another author, whom nobody asks. */
static bool fits(const struct void_document *document,
                 const struct unplayable *found,
                 const struct campaign *campaign)
{
    const struct place place = {"void.xml", 0};
    const char *id =
        arena_text(campaign->arena, "other-hand-%d", document->exchange);

    if (strcmp(document->lock, found->lock) != 0)
        return refuse(campaign->report, &place, TRUST(other_lock),
                      "the document voids another lock");
    return strcmp(document->unplayable, found->died_of) == 0 ||
           warn(campaign->report, &place, TRUST(playable), id,
                "here the program dies of '%s', not of '%s', whose "
                "author is not asked",
                found->died_of, document->unplayable);
}

/* In a closed book he has neither the turn nor the sheets. */
static bool go_untried(const struct bearing_out *request,
                       const struct campaign *campaign)
{
    int exchange = request->document->exchange;

    return warn(campaign->report, &(struct place){request->path, 0},
                TRUST(untried),
                arena_text(campaign->arena, "untried-%d", exchange),
                "the book is closed: that exchange %d cannot be played is the "
                "host's word alone, until it is disclosed",
                exchange);
}

static bool try_letter(const struct bearing_out *request,
                       const struct campaign *campaign)
{
    struct exchange_files files;
    struct unplayable found;

    return stage_read_letter(&files, campaign,
                             path_folder(campaign->arena, request->path)) &&
           unplayable_find(&found, &files) &&
           fits(request->document, &found, campaign);
}

bool unplayable_bear_out(const struct bearing_out *request, struct arena *arena,
                         struct report *report)
{
    struct campaign *campaign;
    bool good;

    if (!request->dir)
        return refuse(report, &(struct place){request->path, 0}, TRUST(untried),
                      "your program tries the exchange before you consent: "
                      "name the campaign's folder before the document, and let "
                      "the other files of the letter lie beside it");
    campaign = campaign_open(request->dir, CAMPAIGN_FOLDER, arena, report);
    if (!campaign)
        return false;
    good = campaign->view_count > 0 ? go_untried(request, campaign)
                                    : try_letter(request, campaign);
    campaign_close(campaign);
    return good;
}
