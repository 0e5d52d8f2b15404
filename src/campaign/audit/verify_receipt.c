/* What is a receipt for? */
#include "campaign/audit/verify.h"

#include "core/arena.h"
#include "core/trust_rules.h"

#include <string.h>

static bool is_for(const struct campaign *campaign,
                   const struct receipt *receipt, const struct bytes *mail)
{
    struct arena *arena = campaign->arena;
    const char *root = arena_text(arena, "<%s ", mail_words[receipt->kind]);
    const char *from = arena_text(arena, " from=\"%s\"", receipt->of);

    return receipt->kind > MAIL_ANSWER ||
           (strstr(mail->data, root) == mail->data &&
            strstr(mail->data, from) &&
            claimed_number(campaign, mail) == receipt->exchange);
}

bool verify_received(const char **said, const struct campaign *campaign,
                     const struct signed_file *file)
{
    struct arena *arena = campaign->arena;
    struct receipt receipt;
    const struct folder_file *found = NULL;
    struct evidence mail = {0};

    if (!receipt_read(&receipt, file->root, file->name, arena,
                      campaign->report))
        return false;
    evidence_add_folder(&mail, arena, path_folder(arena, file->name), "<");
    foreach_item (const struct folder_file, one, mail)
        if (strcmp(bytes_digest(&one->bytes, arena), receipt.digest) == 0)
            found = one;
    *said = arena_text(
        arena, "receipt of the %s of '%s' for exchange %d, sha256 %s; %s%s",
        mail_words[receipt.kind], receipt.of, receipt.exchange, receipt.digest,
        found ? "it is for " : "no file beside it has that",
        found ? found->name : ", and of those that are here it proves nothing");
    return !found || is_for(campaign, &receipt, &found->bytes) ||
           refuse(campaign->report, &(struct place){file->name, 0},
                  TRUST(wrong_exchange),
                  "it is for '%s', and says another kind, sender or exchange: "
                  "it proves nothing, and an honest host gives another",
                  found->name);
}
