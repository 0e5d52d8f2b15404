/* What the parts of the bench share: a stopwatch that writes lines of a
 * file. */
#ifndef BERTHIER_TESTS_BENCH_BENCH_H
#define BERTHIER_TESTS_BENCH_BENCH_H

#include <stdint.h>

/* Microseconds of a clock that only goes forward. */
int64_t bench_now(void);
/* Microseconds of processor time of this process: what an audit needs, which
 * waits for nothing. */
int64_t bench_cpu(void);
/* Appends "KIND<TAB>NAME<TAB>VALUE" to the file of the results. */
void bench_note(const char *kind, const char *name, int64_t value);

/* process or another command with a watch on each stage. */
int bench_stages(int argc, char **argv);
/* BEFORE AFTER KEY: what the bare libraries need for the entry that lies
 * between the two campaigns. */
int bench_floor(int argc, char **argv);
/* FOLDER COUNT: plays so many exchanges of the campaign in it; see
 * history.sh. */
int bench_history(int argc, char **argv);
/* DIR: what the bare libraries need for all exchanges of a history. */
int bench_floor_audit(int argc, char **argv);
/* NAME COMMAND...: time and peak memory of a whole process. */
int bench_child(int argc, char **argv);

#endif
