/* A participant's desk and blank sheet, from the campaign that he has. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_DESK_H
#define BERTHIER_CAMPAIGN_EXCHANGE_DESK_H

#include "campaign/documents/sheet.h"
#include "campaign/judge/blank.h"
#include "campaign/judge/desk.h"
#include "campaign/open/campaign.h"

#include <stdbool.h>

/* The desk of him who has the campaign's folder: the whole book, or the views
 * that are there. sides and file are empty. */
void folder_desk(struct desk *out, const struct campaign *campaign);
/* The desk of a participant of a campaign, at home and at the host's: what he
 * may see, and nothing else. file is NULL. */
void campaign_desk(struct desk *out, const struct campaign *campaign,
                   const struct roster_member *member);
/* How a blank sheet is wished for. */
struct blank_wish {
    const struct sheet *unplayed; /* orders that are filled in, or NULL */
    const struct sheet *last;     /* plans that are filled in, or NULL */
    const char *due;              /* until when it is due, in words; or NULL */
    bool xml;                     /* not as text */
    bool all;                     /* every choice, however many there are */
};

/* What a blank sheet of a participant holds, before it is spelt: until
 * blank_end(). */
struct participants_blank {
    struct blank_head head;
    struct blank blank;
};
void campaign_blank_make(struct participants_blank *out,
                         const struct campaign *campaign,
                         const struct roster_member *member,
                         const struct blank_wish *wish);
/* The participant's blank sheet, as text/blank.h or judge/blank.h writes it. */
void campaign_blank(struct buffer *out, const struct campaign *campaign,
                    const struct roster_member *member,
                    const struct blank_wish *wish);
/* unplayed.c: the participant's own sheet at that path, if the head is a void
 * or another entry without dice, which has the number of the exchange that it
 * was for; else NULL. */
const struct sheet *unplayed_sheet(const struct campaign *campaign,
                                   const struct roster_member *member,
                                   const char *path);
/* plans.c: his last sheet of an exchange that is over, or NULL: as it lies in
 * the history, or as his memory has kept it at that path (NULL: it has not),
 * whichever is later. NULL where the ruleset has no plans. */
const struct sheet *last_sheet(const struct campaign *campaign,
                               const struct roster_member *member,
                               const char *kept);
bool sheet_has_plans(const struct sheet *sheet);

#endif
