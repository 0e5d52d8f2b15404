/* A participant's desk and blank sheet, from the campaign that he has. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_DESK_H
#define BERTHIER_CAMPAIGN_EXCHANGE_DESK_H

#include "campaign/documents/sheet.h"
#include "campaign/judge/blank.h"
#include "campaign/judge/desk.h"
#include "campaign/open/campaign.h"
#include "core/report.h"

#include <stdbool.h>

struct campaign;
struct arena;

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
/* The participant's blank sheet, as text/blank.c or blank-xml.c writes it. */
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

/* draft.c: drafts: sheets on their way, spelt in any way, as XML or as text. */

/* What a draft as text leaves out, because everybody has it in his folder. */
struct draft_home {
    const char *module; /* its name */
    const char *game;   /* digests */
    const char *state;
    int exchange; /* that is open */
    /* Fills the desk of the participant who stands in the first line; false
     * after refusals. NULL: nothing but XML is read. */
    bool (*desk)(struct desk *out, const void *context, const char *from,
                 const struct place *place);
    const void *context;
    struct arena *arena;
    struct report *report;
};

/* Reads a draft, or a signed sheet as if it were one; nothing is verified.
 * is_signed may be NULL. A file is XML if it begins with '<'. After refusals
 * out is what sheet_read() could read, or empty. */
bool draft_read(struct sheet *out, bool *is_signed, const char *path,
                const struct draft_home *home);
/* The same of a draft for the open exchange of the campaign, in whose report
 * what is wrong stands. */
bool draft_open(struct sheet *out, bool *is_signed, const char *path,
                const struct campaign *campaign);

/* Is it from a participant, and for the open exchange of this campaign and its
 * present state? [trust stranger, wrong-game, wrong-exchange, wrong-state].
 * All that is wrong is refused. */
bool draft_fits(const struct campaign *campaign, const struct sheet *sheet,
                const char *file);

#endif
