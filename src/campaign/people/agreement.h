/* What several must agree to: a document that waits in inbox/, who has to
 * consent to it, the consents that are there. Void, correction, restore,
 * roster, upgrade, disclose and end share it.
 *
 * How a campaign comes to be and changes hands is in this folder: begin.c with
 * draft_make.c and draft_check.c make the first entry, to which everybody in
 * the roster has consented; participants.c takes newcomers in; each kind of
 * change that several agree to is a row (change_kind.h). All go one way:
 *
 *   1. the host draws the document up: agreement_draw_up() lays it in the
 *      inbox, and consents to another one that lay there are void;
 *   2. he mails it, and consents come in by submit/;
 *   3. the host calls the command again, agreed_go_on(): agreement_open()
 *      reads the document, the kind's ask() says whether it may be agreed
 *      to here and now and by whom (agreement_ask(), agreement_need()),
 *      agreement_collect() verifies every consent;
 *   4. are they too few, it waits and says for whom;
 *   5. else the kind's make() changes the turn, and the entry is written as
 *      stages 6 and 7 of an exchange do, with document and consents in its
 *      tree (agreement_entry.c).
 *
 * entry_may_follow() keeps such an entry from being made while a lock is open
 * or after the end; a void closes the open lock instead. audit/ makes every one
 * of these entries anew with the same functions, without a key. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_AGREEMENT_H
#define BERTHIER_CAMPAIGN_PEOPLE_AGREEMENT_H

#include "campaign/exchange/lock.h"
#include "campaign/exchange/stages.h"
#include "campaign/open/campaign.h"
#include "campaign/open/entry.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct unplayable;
/*
 * One document and what has come to it. Set the upper part, zero the rest.
 */
struct agreement {
    const struct campaign *campaign; /* as the entry finds it */
    const struct campaign *entered;  /* the entry that it became; NULL: what
                                        lies in the inbox */
    enum consent_kind kind;
    int64_t time; /* when it would be entered, if it is not yet; 0: that is not
                     asked */

    struct signed_file document; /* by agreement_open() */

    const struct campaign *after;   /* by change_kind.ask(), of a roster: with
                                       whose keys and host; or NULL */
    struct campaign *own;           /* to be closed, or NULL */
    const struct closing *closing;  /* by the same: the lock that the entry
                                       closes without play; or NULL */
    const struct unplayable *found; /* of what is void because the program dies
                                       of it: what its host's trial has found */

    struct names asked;     /* by agreement_ask() */
    struct names must;      /* those of them whom no majority replaces */
    bool by_majority;       /* of the votes of those asked but the host */
    struct names uncounted; /* of those asked: whose consent does not count for
                           the majority */
    size_t enough;          /* so many votes of those asked who are counted;
                               are there fewer, then all who are asked */
    struct names heard;     /* who is not waited for; his consent is taken in */
    const char *former; /* the host who hands his office over: he is not asked,
                           and his consent is taken in; or NULL */
    /* By change_kind.ask(), of a roster: who loses seat, keys or place by it.
     * Of who gets new keys the former ones are asked or heard as well; given
     * and missing are agreement_collect()'s. */
    struct names displaced;
    struct former_keys {
        struct names asked, heard, excused, given, missing;
    } former_keys;
    struct names excused; /* of those asked: not waited for any more when it is
                             due */
    int64_t due;          /* 0: nobody is excused */
    bool needs_witness;   /* one of the witnesses must have consented, beside
                             those asked */
    struct names witnesses; /* of whom one at least must */

    struct names given;   /* by agreement_collect() */
    struct names missing; /* asked, and nothing came */
    struct agreed_file {
        const char *path; /* "consents/void-anna.xml" */
        struct bytes bytes;
    } * consents;
    size_t consents_count;
};

/* Has somebody drawn one up? */
bool agreement_waits(const struct campaign *campaign, enum consent_kind kind);
/* Until when a document holds that is drawn up now for whatever entry comes: as
 * it was asked for, or twice as long as a sheet may be. */
struct agreed_request;
const char *agreement_until(const struct campaign *campaign,
                            const struct agreed_request *request);
/* Lays the document out in the inbox, and releases it. If another one of its
 * kind lay there, nobody has consented to this: the consents to that go, and no
 * others. One that says the same until another time, which nobody asked for,
 * stays. */
bool agreement_draw_up(const struct campaign *campaign, enum consent_kind kind,
                       struct buffer *out,
                       const struct agreed_request *request);
/* Reads the document, whose root the caller takes apart. False after
 * refusals; a missing one is refused. */
bool agreement_open(struct agreement *out);
/* Another file that belongs to it, of the inbox or of the entry that it became;
 * *name as findings name it. Nothing in bytes: there is none. */
bool agreement_part(const struct agreement *agreement, const char *path,
                    const char **name, struct bytes *bytes);
/* The host and everybody who commands a side, but the excused, must consent;
 * who commands none is heard. Of correction and roster, if the roster says so,
 * most votes beside the host's are enough, a side having one: he draws the
 * document up, and his consent is no second opinion. */
void agreement_ask(struct agreement *out, const struct names *excused);
/* The votes of these: where a majority counts one for each side, of a newcomer
 * and where all must consent one. */
size_t agreement_votes(const struct agreement *agreement,
                       const struct names *of);
/* The same of a document for which no majority is enough. */
void agreement_ask_everybody(struct agreement *out);
/* One more who must, whatever the majority says. */
void agreement_need(struct agreement *out, const char *id);
/* One whom the document concerns: of a majority he is none, and no smaller one
 * is enough for it. Nothing changes where all must consent. */
void agreement_uncount(struct agreement *out, const char *id);
/* Somebody who is not asked, but may consent as well; nothing changes for who
 * is asked. */
void agreement_hear(struct agreement *out, const char *id);
/* Has he taken back his consent to it, or objected to it? Not of an entry. */
bool agreement_taken_back(const struct agreement *agreement, const char *id);
/* Has he, who is displaced, agreed to that by the keys that he had? */
bool agreement_yields(const struct agreement *agreement, const char *id);
/* Verifies the consents of those asked, and of those heard. The host's own is
 * made with the key, as the command is his; NULL: it lies among the others. A
 * consent that is not to this document, of that kind and game, is refused
 * [trust other-text].
 */
bool agreement_collect(struct agreement *out, const struct signing_key *host);
/* How many votes of those who are missing are enough, once that host has gone
 * on as well? NULL: as it stands. */
size_t agreement_wanted(const struct agreement *agreement, const char *host);
/* Has one of the witnesses, if one is needed? */
bool agreement_is_witnessed(const struct agreement *agreement);
/* Are they enough? Refused [trust missing-consent, alone] with the names if
 * not. */
bool agreement_check(const struct agreement *agreement);

/* The entry that the history has made of a document of that kind and digest;
 * -1: none. */
int agreement_entered(const struct campaign *campaign, enum consent_kind kind,
                      const char *digest);

/* What most documents say of the entry that they will be. */
struct agreed_place {
    const char *game;
    int entry;         /* 0, and */
    const char *state; /* that it follows, NULL: whatever comes until then */
    const char *until; /* or NULL */
    bool bound;        /* it must name its entry */
};
/* Is it of this game, does it follow the head, or may it follow any, and is
 * there time for it? Refused [trust wrong-game, wrong-exchange, wrong-state,
 * expired] if not: no consent outlives the entry that it is for. */
bool agreement_fits(const struct agreement *agreement,
                    const struct agreed_place *place);

/* Is it entered in time? Refused [trust expired] if not; until may be NULL. */
bool agreement_in_time(const struct agreement *agreement, const char *until);

/* May an entry that closes no lock follow now? Refused [trust lock-open] while
 * a lock is open, [exchange ended] after the end. */
bool entry_may_follow(const struct campaign *campaign);
/* The former of the two alone. */
bool no_lock_is_open(const struct campaign *campaign);

/*
 * An entry without dice: the game as it was, or as the document makes it, one
 * entry further.
 */
struct plain_entry {
    struct outcome outcome; /* change its turn and tell its journal */
    struct write_input input;
    const struct campaign *after; /* whose roster the entry has */
    struct written written;
    char commit[41];
};
struct agreed_source;
/* The turn of the campaign, one further; everything as it was, but for the lock
 * that the agreement closes. */
void plain_begin(struct plain_entry *out, const struct agreed_source *in,
                 enum entry_kind kind);
/* Every commander has to see it: told in the turn and in each log, until he has
 * sent a sheet after it. Entry and waits are filled in. */
void plain_tell(struct plain_entry *out, const struct notice *what);
/* Writes it and fills in the entry: document and consents, what a lock that is
 * closed brings, and what all entries have. Other files are the caller's to
 * add, and the inbox his to clear; key NULL: unsigned. */
void plain_end(struct plain_entry *out, struct entry *entry,
               const struct agreed_source *in, const struct signing_key *key,
               const char *title);

struct correction;
/* What such an entry is made of, by the host and by everybody who makes it
 * again. */
struct agreed_source {
    const struct campaign *campaign;   /* as the entry finds it */
    const struct agreement *agreement; /* document and consents */
    const char *program;               /* that the turn shall name */
    int64_t time;
    /* What a correction was drawn up from: its changes stand at the umpire's
     * own lines. NULL: at those of the document. */
    const struct correction *draft;
};

struct agreed_request {
    const struct signing_key *key; /* the host's */
    int64_t time;
    const char *until; /* a document that is drawn up holds until then; NULL:
                          until its entry is made, whatever that is */
    const struct unplayable *found;   /* see struct agreement; or NULL */
    const struct folder_file *beside; /* what it names, by paths in the inbox,
                                         where it must lie first; or NULL */
    size_t beside_count;
};

/* How far it has come. */
enum agreed_end {
    AGREED_DONE,
    AGREED_WAITS, /* for consents: agreement.missing */
    AGREED_REFUSED,
};

struct agreed {
    struct agreement agreement;
    struct plain_entry entry; /* once it is done; the inbox is cleared by him
                                 who has laid out the letters */
};

/* Takes the document that waits in the inbox, and once enough have consented
 * makes it an entry. */
struct change_kind;
enum agreed_end agreed_go_on(struct agreed *out, const struct change_kind *kind,
                             const struct campaign *campaign,
                             const struct agreed_request *request);

/*
 * Of an entry in the making that gives the game to the people of that roster:
 * who has left it, or commands nothing any more, is waited for by no notice;
 * one that waits for nobody else ends, which is told in the journal. Who takes
 * a side over read of it in the letter with which he did.
 */
void notices_prune(struct plain_entry *out, const struct roster *roster);
/* Those of entries behind that one end, whoever has not acknowledged them: the
 * game stands as if they had not been; which is told too. */
void notices_take_back(struct plain_entry *out, int last);

#endif
