/* Rules of one scenario, as its settings say them. A scenario that lacks the
 * settings of a rule plays without it.
 *
 * It is the part `scenario` of struct module. No rule asks which scenario it
 * is; each asks whether the setting is there. */
#ifndef BERTHIER_GRANDE_ARMEE_MODULE_SCENARIO_H
#define BERTHIER_GRANDE_ARMEE_MODULE_SCENARIO_H

#include "core/hex.h"
#include "core/names.h"
#include "core/report.h"

#include <stdbool.h>

struct module;
struct options;

enum grade { DECISIVE_GRADE, FRENCH_GRADE, DRAWN_GRADE, GRADES };

struct scenario {
    int levels[GRADES];         /* points from which on each is reached */
    struct names decisive;      /* leaders whose loss ends the game */
    struct ansbach_rule {       /* 19.12b */
        const char *detachment; /* NULL: the scenario has no such province */
        int hex, die, sp, vp;
    } ansbach;
    struct names late; /* nations that keep still before a turn */
    int late_turn;
    struct holds_rule {     /* of the option `mack-holds` */
        const char *leader; /* NULL: the scenario has none */
        int hex, hexes, turn;
    } holds;
    int freed_city;     /* 0: none */
    struct hexes freed; /* what is free while the city is France's */
};

/* Refuses what is no level, leader, nation, marker or hex. */
bool gra_open_scenario(struct module *module, struct arena *arena,
                       struct report *report);

/* Refuses the option `mack-holds` if no setting says who holds what. */
bool gra_check_options(const struct module *module,
                       const struct options *options, const struct place *place,
                       struct report *report);

#endif
