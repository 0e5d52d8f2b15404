/* Does a file that came belong to the open exchange? */
#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/times.h"
#include "campaign/people/agreement.h"
#include "campaign/submit/submit.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/files.h"
#include "io/trial.h"
#include "io/xml.h"
#include <string.h>

bool submit_fits(const struct incoming *incoming, const char *game,
                 int exchange)
{
    const struct campaign *campaign = incoming->campaign;
    const struct signed_file *file = &incoming->file;
    const struct place place = {file->name, file->root->line};
    int open = campaign->turn.number + 1;

    if (strcmp(game, campaign->game) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_game),
                      "the %s is of game %.12s, the campaign is %.12s",
                      file->root->name, game, campaign->game);
    if (exchange < open)
        return refuse(campaign->report, &place, TRUST(too_late),
                      "the %s is for exchange %d, which is over; open is %d",
                      file->root->name, exchange, open);
    if (exchange > open)
        return refuse(campaign->report, &place, TRUST(wrong_exchange),
                      "the %s is for exchange %d; open is %d", file->root->name,
                      exchange, open);
    return true;
}
