/* The order kinds, step by step. */
#include "rooms/empires-in-arms/sequence.h"

#include <stddef.h>

const struct order_kind *const eia_political_orders[] = {NULL};
const struct order_kind *const eia_reinforcement_orders[] = {NULL};
const struct order_kind *const eia_naval_orders[] = {NULL};
const struct order_kind *const eia_land_orders[] = {NULL};
const struct order_kind *const eia_economic_orders[] = {NULL};

const struct order_kind *const eia_orders[] = {NULL};
const struct order_kind *const eia_standing[] = {NULL};
