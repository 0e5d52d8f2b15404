/* The plan that every ruleset follows; nothing else of a ruleset is seen
 * outside its folder.
 *
 * A ruleset is the code of one rule system. It hands the house one const struct
 * of tables and functions, its door (rulesets/RULESET/RULESET.c), and includes
 * core, wargame and itself alone; rulesets.c lists the doors. When the house
 * calls what:
 *
 * - A campaign begins: open_module() after the module was read by its record,
 *   check_options(), begin() for the game of turn 0, begin_standing().
 * - A turn is opened: open_game() after it was read by its record, coherent()
 *   behind it.
 * - A sheet is judged: the check functions of its order kinds, then
 *   check_section(); settled() and guardian() say what is certain and who may
 *   speak for whom.
 * - An exchange is played: each step of sequence[] asks, then runs
 *   (core/play.h).
 * - What happened is told: when(), side_name(), position() and draw() for log,
 *   report and map; see() for the views of a closed book.
 * - Chances are asked for: odds (rulesets/odds.h).
 *
 * Everything is a pure function of what it is given: game, module, options,
 * sections and dice. A ruleset opens no file, keeps no state of its own between
 * two calls and reads no clock; all that lives as long as a turn comes from
 * the arena of the play. rules, base and options name what the ruleset plays,
 * every case of the rulebook by number. doc/adding-a-ruleset.md walks through
 * it with the toy ruleset. */
#ifndef BERTHIER_RULESETS_RULESET_H
#define BERTHIER_RULESETS_RULESET_H

#include "core/field.h"
#include "core/order.h"
#include "core/picture.h"
#include "core/play.h"
#include "core/rule.h"

#include <stddef.h>

/* A side of the game as people see it. */
struct ruleset_side {
    const char *id;
    const char *name;
};

/* What a step that asks is about, in general words for the reference, which
 * knows no game: "the first player, if a force of his could march on". */
struct step_note {
    const char *step;    /* its id */
    const char *asked;   /* who is asked */
    const char *silence; /* what acts if he says nothing */
};

/* What a revision plays otherwise than the one before it, a sentence or a few,
 * lower case, without a full stop: for who is asked whether to go on by it, and
 * for the log. Once a campaign can have been told so it stays as it is. */
struct revision_note {
    int revision;
    const char *plays;
};

/* What changes when a correction moves a piece: records of the game, each by
 * its element and its key. */
struct piece_moves {
    struct arena *arena;
    struct piece_move {
        const char *kind, *id;
        const char *field; /* NULL: its place, which becomes the new one */
        const char *to;    /* of that field; NULL: unset */
    } * items;
    size_t count;
    const char *refused; /* why it does not move so, and how it would; or NULL
                          */
};
/* Its place becomes the new one. */
void piece_moves_add(struct piece_moves *moves, const char *kind,
                     const char *id);
/* Nothing stands in the field any more. */
void piece_moves_unset(struct piece_moves *moves, const char *kind,
                       const char *id, const char *field);

struct ruleset_odds;

struct ruleset {
    const char *name;    /* folder, and the module's room attribute */
    const char *title;   /* "Campaigns of Napoleon, Daudin's variant" */
    const char *edition; /* the printing or version we follow */
    int revision;        /* same revision, same inputs, same turn */
    /* One for each revision from 2 to this one, in their order; ends with {0}.
     * NULL: it is the first. */
    const struct revision_note *revisions;
    const struct rule *rules; /* every case of the rulebook */
    size_t rule_count;
    const struct rule *base; /* mechanisms of the base game */
    size_t base_count;
    const struct option *options; /* ends with {0} */
    /* What new campaigns have of one option if nobody chooses: a roster that
     * does not name it keeps the first value for good. No name: the first. */
    struct option_value begins;
    /* Options that came when campaigns were under way: at its default none of
     * them stands in a turn, so that their turns stay what they are. NULL at
     * the end; NULL: none. */
    const char *const *later;

    /* The ruleset's part of the module and of the turn: element
     * "<name>-module" with a struct module, "<name>-game" with a struct
     * game. */
    const struct record *module;
    const struct record *state;
    /* Ends with {0}. Its steps name the kinds of orders that sections take
     * (sequence_kinds()); standing those that may stand; plans those that
     * act in the exchange of their sheet alone, as standing orders act, and
     * never stand in a turn (NULL: none). Together they are all that the
     * ruleset has. A kind may be in the first two; a plan is in no other list.
     */
    const struct step *sequence;
    const struct order_kind *const *standing;
    const struct order_kind *const *plans;
    /* One for each step that asks, no other; ends with {0}. NULL: none asks. */
    const struct step_note *step_notes;

    /* Called once after a module was read: sorts, indexes and checks what
     * the field tables cannot (a missing chart, a road to nowhere). Places
     * are in the records that have one. False after refusals. */
    bool (*open_module)(struct module *module, struct arena *arena,
                        struct report *report);
    /* The sides in the module's order. */
    const struct ruleset_side *(*sides)(const struct module *module,
                                        size_t *count);
    /* What sentences of the log call a side. NULL: its id. */
    const char *(*side_name)(const struct module *module, const char *side);
    /* The state of turn 0 from the module's set-up. */
    struct game *(*begin)(const struct module *module,
                          const struct options *options, struct arena *arena);
    /* Refuses at the place what the module lacks for these options: a chart,
     * by name. Called at begin and at every switch. NULL: lacks nothing. */
    bool (*check_options)(const struct module *module,
                          const struct options *options,
                          const struct place *place, struct report *report);
    /* Puts into a side's standing orders at turn 0 what differs from the
     * initial values of their kinds, because an option or the module says so.
     * NULL: nothing differs. */
    void (*begin_standing)(struct standing *standing,
                           const struct module *module,
                           const struct options *options, struct arena *arena);
    /* Called once after a game was read from a turn: indexes and what must
     * hold between it and the module. */
    bool (*open_game)(struct game *game, const struct module *module,
                      struct arena *arena, const char *file,
                      struct report *report);
    /* Called behind open_game() of a turn, a view, a set-up, not of copies: do
     * its parts agree? Refuses at the places of the records all that does
     * not hold between what was read one by one: a force in two places, sums
     * that are none, a piece in two boxes (wargame/coherence.h). It must hold
     * of every turn that play can make, wherever it stops, and of every view of
     * one. NULL: nothing is left to look at. */
    bool (*coherent)(const struct game *game, const struct module *module,
                     const char *file, struct report *report);
    /* "15 June 1815, game turn 1": where the game stands, which is no secret
     * of any side's. */
    const char *(*when)(const struct game *game, const struct module *module,
                        struct arena *arena);
    /* The side that may order for another one in that step, because the rules
     * put that in its care: its sections count while nobody who commands the
     * other has sent a sheet. NULL: nobody may. */
    const char *(*guardian)(const struct game *game,
                            const struct module *module, const char *side,
                            const char *step);
    /* Does nothing but a side's own orders come before that later step, as the
     * game stands, so that its orders are as certain as those of the open one?
     * NULL: never. */
    bool (*settled)(const struct game *game, const char *step);
    /* The side that a thing belongs to: a piece, an army, a country as it is
     * held now. kind is the element of its record where it names one, NULL
     * where the name stands in another's. NULL: nobody's, or no such thing; a
     * side itself is not asked. So it is known whom a correction concerns. */
    const char *(*owner)(const struct game *game, const struct module *module,
                         const char *kind, const char *name);
    /* Who goes along when a correction moves that record of the game, and what
     * of them stands no longer: a force with its leaders and units, a corps
     * that goes ashore. Nothing added: the record alone goes, to its field that
     * is marked FIELD_PLACE. NULL: so does each. */
    void (*move_with)(const struct game *game, const struct module *module,
                      const char *kind, const char *id,
                      struct piece_moves *moves);
    /* All the orders of a sheet's section together: budgets, two orders for
     * one piece. NULL: nothing to judge. Single orders were checked before. */
    bool (*check_section)(const struct seat *seat,
                          const struct section *section, struct report *report);
    /* What orders of that kind may name in that field, as the side sees the
     * game: ids, with the names that map and log print. Hexes and areas are
     * places: four digits or ids, with the names of the places there. So
     * orders as text take printed names, and lists of choices have names
     * beside ids. Of a record of the game that a correction names, kind has
     * its element for a name and its fields, and nothing else; a key that
     * refers to no other table is called as its record. Adds nothing for a
     * field that names nothing. NULL: the ruleset prints ids alone. */
    void (*names)(const struct seat *seat, const struct order_kind *kind,
                  const struct field *field, struct printed_names *names);
    /* What the map prints in a hex in place of its four digits: sheets have it
     * so, and names() knows it. NULL: the map prints them, or returns NULL. */
    const char *(*hex_printed)(const struct module *module, int hex);
    /* Completes an order whose path is a mere destination, one place that is
     * not next to where its piece stands, to the cheapest legal path, on the
     * game of the seat. What needs no completing, or cannot be, stays as it
     * is: the check says what is wrong. NULL: paths are written out. */
    void (*complete)(const struct seat *seat, const struct order_kind *kind,
                     void *details);
    /* In a line, how that subject of an order stands: "Reille, II Corps: 29 SP
     * at 0722 (Leers), in supply, 5 MP", for the lists of choices of a sheet.
     * NULL, or returns NULL: no words. */
    const char *(*describe)(const struct seat *seat,
                            const struct order_kind *kind, const char *subject);
    /* Is an order of that kind of no use in the whole game, because of its
     * module or options? Then no sheet lists it. NULL: no kind is. */
    bool (*idle)(const struct seat *seat, const struct order_kind *kind);
    /* What the side may spend in the step, and what each thing costs: lines of
     * text, NULL at the end. NULL, or returns NULL: nothing is spent there. */
    const char *const *(*budget)(const struct seat *seat);
    /* What a closed book hides from other sides, and what it does not, as
     * see() and the events have it: sentences for people, who read them before
     * they consent to one. */
    const char *closed_book;
    /* The side that who commanded that one commands since play has dealt the
     * sides among their players, for every side of the module: each has one,
     * and no two the same. Play stops behind the step that deals, and the
     * roster follows. NULL, or returns NULL: nothing was dealt. */
    const char *(*dealt)(const struct game *game, const struct module *module,
                         const char *seat);
    /* The same, where it hangs on the options. NULL: closed_book says it of
     * any. */
    const char *(*closed_book_with)(const struct options *options);
    /* A copy of the game as the side may see it, for a closed book: what is
     * hidden from it is left out. Of a view of the side's it is that view.
     * NULL: the ruleset hides nothing. */
    struct game *(*see)(const struct game *game, const struct module *module,
                        const struct options *options, const char *side,
                        struct arena *arena);
    /* An open book is played as if see() were not there: a side is asked and
     * refused by the whole game. False: by see() in any book. */
    bool open_book_is_whole;
    /* How a side stands, for its report: lines of text, NULL at the end. Only
     * what the side may see. NULL: the log says enough. */
    const char *const *(*position)(const struct game *game,
                                   const struct module *module,
                                   const char *side, struct arena *arena);
    /* Fills the picture of the game as the side sees it (NULL: all). */
    void (*draw)(const struct game *game, const struct module *module,
                 const char *side, struct picture *picture);
    /* What `odds` plays, see rulesets/odds.h. NULL: the ruleset has no chances
     * to tell. */
    const struct ruleset_odds *odds;
};

/* The value that a new campaign has if nobody chooses another. */
const char *option_default(const struct ruleset *ruleset,
                           const struct option *option);
/* Names that value in a new roster's list of options, in the arena, where it
 * is not the first; a first one that was chosen need not be named. Always
 * true. */
bool options_begin(const struct ruleset *ruleset, struct option_value **named,
                   size_t *count, struct arena *arena);
/* The ruleset of that name, or NULL. */
const struct ruleset *ruleset_find(const char *name);
/* All rulesets, NULL at the end. */
const struct ruleset *const *rulesets(void);

#endif
