/* A repaired module that an upgrade brings: a wrong place name, a typo in a
 * strength. It is the same game, and the position stands on it as it did on the
 * former; what differs is said by the program of whoever is asked, from both
 * files, and so is what it makes illegal. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_REPAIR_H
#define BERTHIER_CAMPAIGN_PEOPLE_REPAIR_H

#include "campaign/documents/agreed.h"
#include "campaign/people/agreement.h"

#include <stdbool.h>

/* In the inbox beside upgrade.xml, and in a letter beside the document. */
extern const char repair_inbox[];  /* "module.xml" */
extern const char repair_letter[]; /* "proposed-module.xml" */

struct repair {
    const char *name; /* as findings name it */
    struct bytes bytes;
    char digest[DIGEST_TEXT];
    struct module_document module; /* data NULL: of a revision whose tables
                                      this program cannot read */
    const char *unread;            /* then why */
};

/* A file of the host's, to be drawn up. All that is wrong with it as a module
 * of this program is refused. */
bool repair_read(struct repair *out, const struct campaign *campaign,
                 const char *path);
/* The one that a document names: beside it, wherever that lies, or in the entry
 * that it became. Refused [trust other-text] if another lies there. */
bool repair_open(struct repair *out, const struct agreement *agreement,
                 const struct upgrade *upgrade);
/* Is it a repair of the module in force: its ruleset, edition, name and sides,
 * and not the same? Each mistake is refused [exchange repaired] at its line. */
bool repair_check(const struct repair *repair, const struct campaign *campaign);
/* The campaign as it stands, on the repaired module. Refused where its position
 * is none there, at the lines of its turn. after: copied from the campaign.
 */
bool repair_take(struct campaign *after, const struct repair *repair);

/* What differs, a line for each record. */
void repair_words(struct names *out, const struct campaign *campaign,
                  const struct repair *repair);

/* An order that was good and is none on the repaired module. */
struct now_illegal {
    const char *side;
    const char *sheet; /* id of whose filed sheet it stands in; NULL: it stands
                          in the turn, as a standing order or one that an
                          exchange did not reach */
    const char *text;  /* the order and what is wrong with it */
};
struct now_illegals {
    struct now_illegal *items;
    size_t count;
};
/* repair_illegal.c: Those of the turn. Nothing of a folder of views. */
void repair_illegal(struct now_illegals *out, const struct campaign *campaign,
                    const struct campaign *after);
/* Those of the sheets that are filed, which nobody but the host and each sender
 * may read. */
void repair_illegal_filed(struct now_illegals *out,
                          const struct campaign *campaign,
                          const struct campaign *after);

#endif
