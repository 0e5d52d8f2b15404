/* What lies on a player's desk, for programs: check, sign and sheet. */
#ifndef BERTHIER_COMMANDS_DESK_DESK_JSON_H
#define BERTHIER_COMMANDS_DESK_DESK_JSON_H

#include "campaign/judge/asked.h"
#include "campaign/judge/desk.h"
#include "io/json.h"

/* Words of enum disposition: "answer-now", ... */
extern const char *const disposition_ids[];

/* "questions": those that are open for the desk's sides, and what becomes of
 * them by that sheet (NULL: none yet). */
void json_open_questions(struct json *json, const struct desk *desk,
                         const struct judged_sheet *judged);
/* "steps": what each that can run is to the sheet (NULL: none yet), and what
 * silence costs there. */
void json_steps(struct json *json, const struct desk *desk,
                const struct sheet *sheet);
/* "orders": each good one of the sheet, with its line, as text and as
 * attributes; standing ones have no step. */
void json_orders(struct json *json, const struct desk *desk,
                 const struct judged_sheet *judged);
/* Members "kind", "text" and "attributes" of an order, for an open object. */
void json_order(struct json *json, struct arena *arena,
                const struct order *order);

#endif
