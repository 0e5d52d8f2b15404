/* What lies on a player's desk, for programs: check, sign, sheet, log and map.
 */
#ifndef BERTHIER_COMMANDS_DESK_DESK_JSON_H
#define BERTHIER_COMMANDS_DESK_DESK_JSON_H

#include "campaign/judge/asked.h"
#include "campaign/judge/blank.h"
#include "campaign/open/campaign.h"
#include "core/picture.h"
#include "io/json.h"

struct call;

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

/* sheet_json.c: Members of the open object: whose sheet it is, each step with
 * its choices, all of them, and the standing orders. */
void sheet_json(struct json *json, const struct blank *blank);
/* log_json.c: Fills call->json with the journal of the entry at which the
 * campaign stands, as that side may read it (NULL: all that is there). Of a
 * folder of views the one of the side, or the first: what its report says. */
void log_json(const struct call *call, const struct campaign *campaign,
              const char *side);
/* map_json.c: Fills call->json with sides, places, links and pieces of the
 * picture: what is drawn, as data. */
void map_json(const struct call *call, const struct picture *picture);

#endif
