/* The end of a campaign: nothing but the disclosure of its book follows. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_END_H
#define BERTHIER_CAMPAIGN_PEOPLE_END_H

#include "campaign/documents/agreed.h"
#include "campaign/people/agreement.h"

struct end_request {
    struct agreed_request by;
    const char *surrenders; /* side, or NULL */
    bool draw;
    bool abandoned;     /* under the lock that is open */
    const char *reason; /* or NULL */
};

/*
 * A game that the ruleset has ended is closed by the host alone; a surrender or
 * an agreed draw is drawn up as inbox/end.xml and wants the consent of all.
 * With nothing asked for: goes on with what waits. An abandonment wants what
 * abandon_ask() asks for.
 */
enum agreed_end campaign_end(struct agreed *out,
                             const struct campaign *campaign,
                             const struct end_request *request);

/*
 * The way out where nobody wants to throw again: the open lock is closed, and
 * the campaign with it. It says who owes, and wants the consents of a void that
 * is due, void_consents(): where nobody but the host's own side is left beside
 * those who owe, one of these must bear it out. Refused [exchange abandoned]
 * before void_due(), or if somebody who is named owes nothing.
 */
/* Who owes, and under which lock. False after refusals. */
bool abandon_draw_up(struct end_document *out, const struct campaign *campaign);
/* As change_kind.ask(): fills agreement->closing. */
bool abandon_ask(struct agreement *agreement,
                 const struct end_document *document);
/* Has what is owed to the lock been owed for long enough at that time? */
bool abandon_is_due(const struct campaign *campaign, const struct lock *lock,
                    int64_t time);
/* "abandoned; said to owe: bert (answer)" */
const char *abandon_text(const struct end_document *document,
                         struct arena *arena);

/* disclose.c: a closed book is published: an entry after which it lies open. */
/*
 * request->until draws the document up, or up anew. After the end the host
 * alone discloses; while the game lasts inbox/
 * disclose.xml is drawn up first, and the next call that finds everybody's
 * consent commits it. Play goes on in an open book: with one salt known, no
 * later state hides anything. Refused [exchange disclosed] if the book is open,
 * [trust lock-open] while a lock is.
 */
enum agreed_end campaign_disclose(struct agreed *out,
                                  const struct campaign *campaign,
                                  const struct agreed_request *request);

#endif
