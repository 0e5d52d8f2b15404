/* The letters of an exchange that no host has committed. It stands apart since
 * the program's own trials have the name of these. */
#include "campaign/mail/mailing.h"

bool truth_letters(struct outbox *outbox, const struct campaign *campaign,
                   const struct turn *next, const struct written *written);

bool truth_letters(struct outbox *outbox, const struct campaign *campaign,
                   const struct turn *next, const struct written *written)
{
    static const char lock[] = "<lock/>";
    const struct new_entry made = {.campaign = campaign,
                                   .next = next,
                                   .written = written,
                                   .lock = {lock, sizeof(lock) - 1},
                                   .commit = "0000",
                                   .words = ""};

    outbox_init(outbox, "no-folder", campaign->arena);
    return mail_entry(outbox, &made, false);
}
