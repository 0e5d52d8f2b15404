/* 10.3 may forces of a nation be in an area, and under what? */
#ifndef BERTHIER_EMPIRES_IN_ARMS_BOARD_ACCESS_H
#define BERTHIER_EMPIRES_IN_ARMS_BOARD_ACCESS_H

#include "rulesets/empires-in-arms/board/board.h"

#include <stdbool.h>

enum entry { ENTRY_FREE, ENTRY_LIMITED, ENTRY_REFUSED };

/* Access as a piece that stands somewhere has it. */
struct passage {
    const char *nation;
    const char *from, *to;
    bool forcible;     /* would take it */
    struct rules *why; /* gets the cases that let it go there, or NULL */
};

/* ch10-3-access.c */
enum entry eia_passage(const struct board *board, const struct passage *passage,
                       bool *forced);
/* Refuses with the case. */
bool eia_check_passage(const struct board *board, const struct passage *passage,
                       const struct place *place, struct report *report);
enum entry eia_entry(const struct board *board, const char *nation,
                     const char *area);
/* The case that forbids depots and garrisons there. */
const struct rule *eia_no_stay(const struct board *board, const char *area);
bool eia_depot_allowed(const struct board *board, enum power power,
                       const char *area);
bool eia_garrison_allowed(const struct board *board, enum power power,
                          const char *area);
/* Does somebody hold the city with whom the nation is at war? */
bool eia_enemy_holds(const struct board *board, const char *nation,
                     const char *area);
/* Factors of a minor country out of its land; may they not garrison there? */
bool eia_is_abroad(const struct board *board, const char *nation,
                   const char *area);
bool eia_stays_home(const struct board *board, const char *nation,
                    const char *area);

#endif
