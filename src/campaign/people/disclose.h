/* A closed book is published: an entry after which it lies open. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_DISCLOSE_H
#define BERTHIER_CAMPAIGN_PEOPLE_DISCLOSE_H

#include "campaign/people/agreement.h"

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
