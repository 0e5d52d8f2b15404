/* What the switches of combat and supply change: each probe plays a scene and
 * tells a number of it. */
#ifndef BERTHIER_TESTS_EMPIRES_IN_ARMS_OPTION_PROBES_H
#define BERTHIER_TESTS_EMPIRES_IN_ARMS_OPTION_PROBES_H

#include "tests/rulesets/empires-in-arms/scene.h"

/* 1: the one order is refused. */
int option_refused(struct scene *scene, const char *side, const char *step,
                   const char *order);
int option_fed_by_one_depot(struct scene *scene);
int option_begins_with_bids(struct scene *scene);
int option_begins_with_set_up(struct scene *scene);
int option_poland_is_refused(struct scene *scene);
int option_ottoman_districts(struct scene *scene);
int option_sicilian_districts(struct scene *scene);
int option_hides_corps(struct scene *scene);
int option_hides_money(struct scene *scene);
int option_portuguese_morale(struct scene *scene);
int option_superiority(struct scene *scene);
int option_riding_away(struct scene *scene);
int option_guard(struct scene *scene);
int option_guns_are_placed(struct scene *scene);
int option_french_foot_left(struct scene *scene);
int option_three_without_leader(struct scene *scene);
int option_lannes_with_seven(struct scene *scene);
int option_lannes_with_six(struct scene *scene);
int option_napoleon_in_1809(struct scene *scene);
int option_bavarians_in_breslau(struct scene *scene);
int option_bavaria_is_given(struct scene *scene);
int option_twenty_against_four(struct scene *scene);

#endif
