/* The end of a campaign: nothing but the disclosure of its book follows. */
#ifndef BERTHIER_CAMPAIGN_END_H
#define BERTHIER_CAMPAIGN_END_H

#include "campaign/agreement.h"

struct end_request {
    struct agreed_request by;
    const char *surrenders; /* side, or NULL */
    bool draw;
    const char *reason; /* or NULL */
};

/*
 * A game that the room has ended is closed by the host alone; a surrender or
 * an agreed draw is drawn up as inbox/end.xml and wants the consent of all.
 * With neither asked for: goes on with what waits.
 */
enum agreed_end campaign_end(struct agreed *out,
                             const struct campaign *campaign,
                             const struct end_request *request);

extern const struct agreed_kind end_kind;

/* "the badgers surrender: it rains", for logs and letters. */
const char *end_text(const struct campaign *campaign,
                     const struct end_document *document);

#endif
