/* The main job: the seven stages, one after the other. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_PROCESS_H
#define BERTHIER_CAMPAIGN_EXCHANGE_PROCESS_H

#include "campaign/exchange/stages.h"
#include "io/trial.h"

#include <stdbool.h>
#include <stdint.h>

/* Stages 3 to 6 of a verified exchange: everything in memory, nothing on
 * disk. */
struct entry_play {
    struct exchange_orders orders;
    struct exchange_seed seed;
    struct desk desk;
    struct outcome outcome;
    struct write_input input;
    struct written written;
    const char *when; /* of the turn reached */
};

/* key NULL: unsigned. program is what the turn shall name. */
void entry_play(struct entry_play *out,
                const struct verified_exchange *exchange,
                const struct signing_key *key, const char *program);

/* Verifies the files of an exchange, and if nothing is missing plays it, in a
 * child of the program; see trial_run(). */
bool exchange_try(struct trial *out, const struct exchange_files *files);

struct process_request {
    const struct signing_key *key; /* the host's */
    const struct dice_key *dice;   /* the host's; NULL if he contributes
                                      nothing */
    const char *memory;            /* path of his memory */
    int64_t time;  /* of the entry, and of the lock that preset umpire makes */
    bool is_given; /* that time; else the lock's does if it is later */
};

enum process_end {
    PROCESS_DONE,
    PROCESS_WAITS, /* for what missing says */
    PROCESS_REFUSED,
};

struct processed {
    struct exchange_files files;
    struct verified_exchange exchange;
    struct trial trial;  /* whether the child that plays it first lives */
    struct buffer pages; /* drawn by it, while the play is repeated */
    struct entry_play play;
    char commit[41];
};

/*
 * Plays the open exchange: in preset umpire locks it first; answers as host,
 * last of all; commits and exports. The inbox is cleared by him who has laid
 * out the letters, and tells until then that they are missing. PROCESS_WAITS:
 * nothing is written but a lock; before the lock, owing_of() says who owes,
 * after it exchange names who. An exchange of which the program dies is
 * trouble that names what was in hand; but for the lock and the host's answer,
 * which follow from what was there, nothing has changed then.
 */
enum process_end exchange_process(struct processed *out,
                                  struct campaign *campaign,
                                  const struct process_request *request);

/* An entry made again; in the arena of the campaign. */
struct repeated {
    bool made;        /* else nothing of this is filled in */
    bool open;        /* the open exchange, which nobody has committed yet */
    struct turn next; /* that it leads to */
    const char *what; /* of an exchange when that is, of others their kind */
    const char *seed; /* the text of seed.txt; NULL: it has no dice */
    struct written written; /* unsigned */
};

/*
 * That entry of whatever kind, or (-1) the open exchange if all its answers
 * are filed and else the head, made again and compared, unsigned. What differs
 * is refused [trust not-reproduced], by file and line. False after findings or
 * trouble.
 */
bool entry_repeat(struct repeated *out, const struct campaign *campaign,
                  int entry);

/* bare_run.c: Playing without a campaign: files and a given seed in, unsigned
 * files out. For tests, designers and the curious; never signs, never commits.
 */
struct bare_request {
    const char *turn;
    const char *module;
    const char *seed;    /* 64 hexadecimal digits */
    struct names sheets; /* drafts or signed sheets */
};

/* Reads, checks and plays; orders that check refuses stop it. Drafts need not
 * name the turn they answer; signed sheets must. False after refusals. */
bool bare_play(struct entry_play *out, const struct bare_request *request,
               struct arena *arena, struct report *report);

#endif
