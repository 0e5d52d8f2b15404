/* What makes a folder of a letter in which a player's commands work. */
#ifndef BERTHIER_CAMPAIGN_MAIL_ATTACH_H
#define BERTHIER_CAMPAIGN_MAIL_ATTACH_H

#include "campaign/exchange/stages.h"
#include "campaign/mail/outbox.h"
#include "campaign/open/campaign.h"
#include "core/buffer.h"

/* The module; roster, module and everybody's file. False on trouble. */
bool attach_module(struct outbox *outbox, const struct campaign *campaign,
                   const char *to);
bool attach_rules(struct outbox *outbox, const struct campaign *campaign,
                  const char *to);
/* Do module and everybody's file go with a turn, as the roster does? Those of a
 * small game always do; in a larger one he has them of a former letter. */
enum desk_rules { RULES_HAD, RULES_TOO };
/* The roster and the turn that was written with its journal; of a closed book
 * the view of each of his sides, nothing of the others; with module and
 * everybody's file, as rules says. False on trouble. */
bool attach_desk(struct outbox *outbox, const struct campaign *campaign,
                 const struct written *written,
                 const struct roster_member *member, enum desk_rules rules);
/* The log as text, or the reports of his sides: the only place besides the
 * lock itself in which a folder has what was locked. */
void attach_log(struct outbox *outbox, const struct written *written,
                const struct roster_member *member);
/* Does attach_desk() with RULES_HAD leave something to a former letter? */
bool desk_is_repeated(const struct campaign *campaign);
/* A large one of more than two sides: most of them are not asked most of the
 * time, and seven mailboxes fill at once, so it is spared what each can make
 * himself. */
bool game_of_many(const struct campaign *campaign);
/* The log as a page with the map, or his sides' reports; not what is too large
 * for mail, of a large game of many but in the letters that bring all. */
bool page_goes(const struct campaign *campaign, const struct bytes *page,
               enum desk_rules rules);
void attach_pages(struct outbox *outbox, const struct campaign *campaign,
                  const struct written *written,
                  const struct roster_member *member, enum desk_rules rules);

/* Which history is wished for with the letters of an entry. */
struct history_wish {
    int entry;
    bool whole; /* they bring whatever the desk needs */
    bool asked; /* by the host, whatever it costs */
};
/* The history that they bring: the whole as campaign.bundle, or entry-N.pack,
 * which adds that entry to it; nothing (name NULL) of a closed book, and of a
 * turn so large that packing takes longer than playing. */
struct brought {
    const char *name;
    bool is_whole;
    struct bytes bytes;
    struct buffer buffer; /* of the bytes, which the arena keeps */
};
/* The whole where it is wished for, is small, or the letter before brought
 * none. False on trouble. */
bool history_brought(struct brought *out, const struct campaign *campaign,
                     const struct written *written,
                     const struct history_wish *wish);
/* Does it take the place of turn, journal, log, roster, module and people? Of a
 * small game these come as files all the same, for each letter is a desk. */
bool history_is_the_desk(const struct campaign *campaign,
                         const struct brought *brought);
/* The same of the letter that brought that turn: the lock's needs no desk. */
bool turn_brought_history(const struct campaign *campaign,
                          const struct written *written);
/* With what it is good for. */
void attach_brought(struct outbox *outbox, const char *to,
                    const struct brought *brought);

#endif
