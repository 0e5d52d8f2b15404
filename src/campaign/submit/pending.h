/* Documents that wait for consents: who has given his, and who has not. */
#ifndef BERTHIER_CAMPAIGN_SUBMIT_PENDING_H
#define BERTHIER_CAMPAIGN_SUBMIT_PENDING_H

#include "campaign/mail/annulled.h"
#include "campaign/open/campaign.h"
#include "campaign/people/affected.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct pending {
    enum consent_kind kind;
    const char *file; /* "correction.xml" */
    const char *digest;
    const char *unfit; /* why nobody can agree to it any more; or NULL, and
                          then: */
    const char *heir;  /* of a roster: who makes its entry, since it hands the
                          campaign over to him; or NULL */
    bool tried;        /* unfit, because the game is not what it says */
    struct names given;
    struct names missing;   /* without the host, who consents by going on; of a
                               draft he is like everybody */
    struct names withdrawn; /* of the missing: who had consented */
    struct names must;      /* of the missing whom no majority replaces */
    size_t wanted;          /* so many votes of the missing are enough */
    size_t votes;           /* that the missing have together */
    struct names lapsed;    /* whose consent lies there, and is not by their
                               keys any more */
    struct names uncounted; /* whose consent does not count for a majority */
    struct names former_keys; /* whose consent by the keys that he has is owed,
                                 since he gets new ones */
    struct names witnesses;   /* one of these must consent besides; or empty */
    struct names excused; /* of the missing: not asked any more when it is */
    struct names excused_keys; /* the same, of former_keys */
    int64_t due;               /* 0: nobody is excused, or nobody knows when */
    struct affected affected;  /* whom it concerns, and how */
    struct names unasked;      /* of them: nobody asks them */
};

struct pendings {
    struct pending *items;
    size_t count;
};

/* Looks into the inbox; of a draft, at its roster. What is wrong with a
 * document is told in it and refuses nothing. */
void pendings_of(struct pendings *out, const struct campaign *campaign);
/* The same at that time: what holds no longer is unfit. */
void pendings_at(struct pendings *out, const struct campaign *campaign,
                 int64_t time);
/* Does any document wait in the inbox for consents? None is read. */
bool pending_any(const struct campaign *campaign);

/* annulled.c: What waits, tried anew after an entry. */
/* Of the campaign as an entry has left it, with what lies in its inbox until
 * that is cleared. The same whenever it is asked before that. */
void list_annulled(struct annulled *out, const struct campaign *after);
/* Whose sheets and seals are filed for the exchange that is open: an entry
 * without dice drops them. */
void sheets_filed(struct annulled *out, const struct campaign *campaign);
/* The same as inbox_clear() wants it. */
void annulled_files(struct names *out, const struct annulled *annulled,
                    const struct campaign *after);

#endif
