/* What the clock of whoever reads has to say to the times in the host's files,
 * which are all his word. Everywhere now 0 means that no clock is asked: where
 * test keys play, files are of any time. */
#ifndef BERTHIER_CAMPAIGN_PROOF_CLOCK_H
#define BERTHIER_CAMPAIGN_PROOF_CLOCK_H

#include "campaign/open/campaign.h"
#include "trust/memory.h"

#include <stdbool.h>
#include <stdint.h>

/* The clock. The only place where it enters. */
int64_t time_now(void);
/* When the thing of that digest was first seen; NULL: the last time that
 * anything of the campaign was. 0: the memory does not say. */
int64_t seen_at(const struct campaign *campaign, const struct memory *memory,
                const char *digest);
/* Clocks that differ by ten minutes are no reason to ask anybody. */
enum { CLOCK_ALLOWANCE = 600 };

/* Is the head not of the future, as far as the folder has a history that says
 * when it was made? Refused [trust future], and may be accepted. */
bool clock_has_head(const struct campaign *campaign, int64_t now);
/* The same of a lock. */
bool clock_has_lock(const struct campaign *campaign,
                    const struct open_lock *lock, const char *name,
                    int64_t now);
/* If somebody is absent in it: is the due time over by this clock, as the host
 * reckons it, and from when the turn was issued, if the folder's history says
 * so, and the reader saw the lock before this one, which he had to answer
 * before there could be a turn, and consented to the roster in force? Refused
 * [trust early-absent]; and if he first saw the turn after that time [trust
 * late-turn]. May be accepted. */
bool clock_has_absent(const struct campaign *campaign,
                      const struct memory *memory, const struct open_lock *lock,
                      const char *name, int64_t now);

/* Did the memory see the head before its sheets were due, as far as the folder
 * has a history that says until when? Refused [trust late-turn], and may be
 * accepted. */
bool clock_has_turn(const struct campaign *campaign,
                    const struct memory *memory, int64_t now);
/* Is the time of an entry or lock to come not before anything that the host's
 * memory, the file of that path, has seen: mail that was filed, heads, his own
 * locks? Refused [trust older-time]. */
bool clock_goes_on(const struct campaign *campaign, int64_t time,
                   const char *path);

/* Is a time that the host gives within a day of his own clock? Refused [trust
 * far-time]; may be accepted, which is kept in his memory, the file of that
 * path. Not asked where test keys play. */
bool clock_is_near(const struct campaign *campaign, int64_t given,
                   const char *memory);
/* What his clock says; 0 where test keys play. */
int64_t clock_of(const struct campaign *campaign);

#endif
