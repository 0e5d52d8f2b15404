/* Chances of a combat: what may come of it, for every choice of the secrets
 * that are left open.
 *
 * odds_ask() goes in four steps:
 *
 *   1. odds_position() (position.c) makes a play without a seed out of what it
 *      is given: a campaign's folder, whose whole book is there, a turn as a
 *      file, or a small scene (scene.c), which the ruleset sets up. Its
 *      begin() makes of a turn the position in which combats stand;
 *   2. the combat is found by a place, or is the only one;
 *   3. secrets are settled: as somebody chose them, as the position knows
 *      them, or left open. An open one is tried with every value that may be,
 *      which makes a matrix of cells;
 *   4. each cell is played by core/odds.h: all ways through the dice one after
 *      the other, exactly, if they are few enough, else as many samples as are
 *      asked for, thrown from a seed that names them.
 *
 * The combat itself is played by the ruleset with the code that plays turns,
 * through struct ruleset_odds (rulesets/odds.h): it gets a copy of the game,
 * the secrets and dice, and fills one number for each measure. So this folder
 * knows no rule and no game, and no ruleset knows how chances are counted.
 * Nothing is written: the turn that is asked about stays as it is. How good
 * the numbers are is told in doc/odds.md; commands/desk/odds.c prints them. */
#ifndef BERTHIER_CAMPAIGN_ODDS_ODDS_H
#define BERTHIER_CAMPAIGN_ODDS_ODDS_H

#include "core/journal.h"
#include "core/names.h"
#include "core/odds.h"
#include "core/play.h"
#include "core/report.h"

#include <stdbool.h>
#include <stddef.h>

struct ruleset;
struct arena;

/* position.c: where the position comes from whose combats are looked at: a
 * campaign's folder, a turn file, or a scene. */
struct odds_position {
    const struct ruleset *ruleset;
    const char *title; /* of the scene, or which turn it is */
    struct play play;  /* without dice; its game is not to be changed */
    struct journal journal;
};

/* module: of a turn file, or instead of what a scene names; else NULL. False
 * after refusals. */
struct odds_source {
    const char *path;
    const char *module;
};
bool odds_position(struct odds_position *out, const struct odds_source *source,
                   struct arena *arena, struct report *report);

/* How often a simulation plays if nobody says: alone, or a row of a matrix. */
enum { ODDS_SAMPLES = 10000, ODDS_ROW_SAMPLES = 1000 };

/* How far it is: plays of a row, of so many. */
struct odds_progress {
    size_t row, rows;
    uint64_t plays;
};

struct odds_request {
    struct odds_source source;
    const char *at;      /* place of the combat; NULL: the only one */
    struct names chosen; /* "french-chit=corps"; "french-chit=all" leaves a
                            secret open that the position knows */
    int leaves;          /* 1..ODDS_MOST_LEAVES plays: who takes more is
                            simulated; 0: what the ruleset says */
    int samples;         /* 1..ODDS_MOST_SAMPLES; 0: as ODDS_SAMPLES says */
    const char *seed;    /* names the dice of the simulation */
    bool every_face;     /* as in struct dice_caller; for tests */
    bool every_way;      /* as in struct odds_experiment; for tests */
    /* Told again and again while it is played; NULL: not. */
    void (*progress)(void *watcher, const struct odds_progress *done);
    void *watcher;
};

/* One choice of all the secrets. */
struct odds_cell {
    const int *secrets; /* a value for each of the ruleset's */
    struct odds odds;   /* a table for each of the ruleset's measures */
};

struct odds_answer {
    struct odds_position position;
    const char *combat;      /* its id */
    const char *text;        /* who meets whom, in lines */
    struct odds_cell *cells; /* one, or those of a matrix, the first open
                                secret changing last */
    size_t cells_count;
    int samples;      /* plays of each cell that had to be simulated */
    const bool *open; /* for each secret: was it left open? */
};

/* False after refusals: of the files, of a place without combat, of several
 * combats and no place, of a secret that is unknown. */
bool odds_ask(struct odds_answer *out, const struct odds_request *request,
              struct arena *arena, struct report *report);

#endif
