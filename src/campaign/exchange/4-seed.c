/* Stage 4, seed: what all answers make together. */
#include "campaign/exchange/stages.h"

void stage_seed(struct exchange_seed *out,
                const struct verified_exchange *exchange)
{
    struct buffer text = {0};

    seed_text(&text, exchange->digest, exchange->parts, exchange->parts_count);
    sha256(text.bytes, text.length, out->bytes);
    out->text = buffer_keep(&text, exchange->campaign->arena);
}
