/* What the parts of an answer share; nobody else includes this. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_ANSWER_INTERNAL_H
#define BERTHIER_CAMPAIGN_EXCHANGE_ANSWER_INTERNAL_H

#include "campaign/exchange/answer.h"
#include "campaign/proof/remember.h"

/* One run, while the memory is held. */
struct answering {
    const struct campaign *campaign;
    const struct answer_request *request;
    const char *id;                   /* of him who answers */
    struct memory memory;             /* as it was before */
    bool found;                       /* was there a memory? */
    const char *no_memory;            /* id under which its loss is accepted */
    const struct memory_fact *before; /* what he answered in this exchange, or
                                         NULL */
};

/* Is there a memory, or something in its place? Refused, and may be accepted
 * [trust no-memory]. */
bool answer_has_memory(const struct answering *answering);
/* Does the lock name what was sent last? Refused if not [trust my-order]. An
 * earlier one of his own, or none, may be accepted by him alone who knows that
 * what he signed since was never mailed: the host may be suppressing it. What
 * he signed once he had seen the lock is told, and nothing is asked. */
bool answer_has_my_order(const struct answering *answering);

#endif
