/* What lies on a player's desk: a turn, the questions open in it, and what his
 * sheet says to them. */
#ifndef BERTHIER_CAMPAIGN_JUDGE_DESK_H
#define BERTHIER_CAMPAIGN_JUDGE_DESK_H

#include "campaign/documents/turn.h"
#include "core/names.h"
#include "core/order.h"
#include "core/play.h"
#include "core/progress.h"
#include "rulesets/ruleset.h"

#include <stdbool.h>
#include <stddef.h>

/* What a sheet is judged against: a turn, or the view of one, after the
 * ruleset's open_game(). */
struct desk {
    const struct ruleset *ruleset;
    const struct module *module;
    const struct turn *turn;       /* of a closed book the first of the views */
    const struct side_view *views; /* of a closed book: one a side */
    size_t view_count;
    bool closed;        /* the turn is of a closed book, not disclosed yet */
    struct names sides; /* those the sender commands, deputies' too */
    struct names wards; /* those in the care of one that he commands; he
                           orders for them, and leaves their standing orders
                           as they are */
    const char *file;   /* the sheet, as findings name it */
    struct arena *arena;
    struct progress *hand; /* of the campaign; or NULL */
};

/* What a sheet orders, as the ruleset understands it. */
struct judged_sheet {
    struct section *sections; /* in the order of the sequence; refused orders
                                 are left out */
    size_t section_count;
    struct standing *standing; /* changes, one a side */
    size_t standing_count;
    struct standing *plans; /* for this exchange, one a side */
    size_t plans_count;
    struct names said; /* each good order in plain words */
};

/* Fills the wards from ruleset, turn and sides: whom the sides' commander may
 * order for. */
void desk_find_wards(struct desk *desk);

/* May the sender have a section for the side in that step? */
bool desk_speaks(const struct desk *desk, const char *side, const char *step);

/* By what a side is asked and refused in play: the ruleset's see(), or NULL, in
 * an open book of a ruleset that then hides nothing. */
typedef struct game *(*desk_seeing)(const struct game *game,
                                    const struct module *module,
                                    const struct options *options,
                                    const char *side, struct arena *arena);
desk_seeing desk_see(const struct desk *desk);

/* The turn as the side sees it on this desk. */
const struct turn *desk_turn(const struct desk *desk, const char *side);

/* The questions open at the turn, must and may; of views, each side's own. */
void desk_questions(struct questions *out, const struct desk *desk);

/* What acts on an open question. */
enum question_state {
    QUESTION_ANSWERED, /* by the sheet */
    QUESTION_STANDING, /* by a standing order */
    QUESTION_OPEN,     /* by nothing: play stops there, unless the roster lets
                          the fallback act for a silent side */
};
/* judged may be NULL: no sheet yet. */
enum question_state question_state(const struct desk *desk,
                                   const struct question *question,
                                   const struct judged_sheet *judged);

/* What will be in force for the side in this exchange: what the turn has, with
 * the changes of the sheet and its plans (NULL: none); in the desk's arena. */
const struct standing *desk_standing(const struct desk *desk, const char *side,
                                     const struct judged_sheet *judged);

/* 0 and 1 are the same round: the first. */
static inline int round_of(int round)
{
    return round == 0 ? 1 : round;
}

/* Does the side stand in the module? Its name, or NULL. */
const char *side_name(const struct ruleset *ruleset,
                      const struct module *module, const char *id);

/* A deep copy of the game of desk->turn, opened; what play and checks may
 * change. */
struct game *game_copy(const struct desk *desk);
/* The standing orders of a side, or NULL. */
const struct standing *standing_of(const struct standing *standing,
                                   size_t count, const char *side);

#endif
