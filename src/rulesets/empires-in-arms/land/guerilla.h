/* Guerillas and those who hunt them. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_LAND_GUERILLA_H
#define BERTHIER_EMPIRES_IN_ARMS_LAND_GUERILLA_H

#include "core/order.h"

struct guerilla_rise {
    const char *province;
    const char *area;
};

/* ch10-1-1-guerillas.c */
extern const struct order_kind eia_guerilla_move;
extern const struct order_kind eia_guerilla_rise;

/* ch10-1-1-hunt.c: 10.1.1e */
extern const struct order_kind eia_anti_guerilla;

/* ch10-1-5-tyrol.c */
extern const struct order_kind eia_place_tyrol;

#endif
