/* Guerillas and those who hunt them. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_LAND_GUERILLA_H
#define BERTHIER_EMPIRES_IN_ARMS_LAND_GUERILLA_H

#include "rooms/empires-in-arms/land/land.h"

struct guerilla_rise {
    const char *province;
    const char *area;
};

/* land/ch10-1-1-guerillas.c */
extern const struct order_kind eia_guerilla_move, eia_guerilla_rise;
struct guerilla *eia_guerillas(const struct europe *europe, const char *area,
                               bool in_city);
void eia_add_guerilla_factors(const struct europe *europe, const char *area,
                              bool in_city, int factors);

/* land/ch10-1-1-hunt.c: 10.1.1e */
extern const struct order_kind eia_anti_guerilla;

/* reinforcement/ch10-1-3-feudal.c, land/ch10-1-5-tyrol.c */
extern const struct order_kind eia_stand_down, eia_return_corps,
    eia_place_tyrol;

#endif
