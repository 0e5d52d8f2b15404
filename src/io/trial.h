/* What may kill the program is tried by a child of it first. */
#ifndef BERTHIER_IO_TRIAL_H
#define BERTHIER_IO_TRIAL_H

#include "core/buffer.h"
#include "core/progress.h"
#include "core/report.h"

#include <stdbool.h>

struct arena;

/* What is tried: it works on the child's copy of everything, of which nothing
 * comes back but the notes in hand, and must change no file. */
struct trial_work {
    void (*run)(void *context, struct progress *hand);
    /* What the child does after it while its parent goes on; NULL: nothing. */
    void (*rest)(void *context);
    void *context;
};

struct trial {
    bool lived; /* the work came to its end, whatever it found */
    int signal; /* else the signal that killed it; 0: it ended by itself */
    int status; /* and with what */
    struct progress hand;
    struct trial_child *child; /* that is not waited for yet; or NULL */
};

/*
 * Does the work in a child, which leaves no core (keys are in its memory), and
 * waits for its end. False with trouble if there is no child, or if somebody
 * else killed it: that says nothing of the work.
 */
bool trial_run(struct trial *out, const struct trial_work *work,
               struct report *report);
/* The same, and the bytes that the work added to back come back in it: it is
 * empty before. What a child gave that died is of no use. */
bool trial_give_back(struct trial *out, const struct trial_work *work,
                     struct buffer *back, struct report *report);
/* The same in two parts: the first waits for the end of run, the second for
 * that of rest; between the two the caller goes on, but must not count on what
 * the child has not come through yet. trial_finish() is needed while child is
 * not NULL. */
bool trial_start(struct trial *out, const struct trial_work *work,
                 struct buffer *back, struct report *report);
bool trial_finish(struct trial *out, struct buffer *back,
                  struct report *report);
/* How it died: "the program died (signal 11) with anna.xml:12 in hand". */
const char *trial_text(const struct trial *trial, struct arena *arena);

#endif
