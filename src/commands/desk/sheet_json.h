/* A blank sheet, for programs. */
#ifndef BERTHIER_COMMANDS_DESK_SHEET_JSON_H
#define BERTHIER_COMMANDS_DESK_SHEET_JSON_H

#include "campaign/judge/blank.h"
#include "io/json.h"

/* Members of the open object: whose sheet it is, each step with its choices,
 * all of them, and the standing orders. */
void sheet_json(struct json *json, const struct blank *blank);

#endif
