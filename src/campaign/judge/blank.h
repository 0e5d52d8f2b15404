/* A blank sheet: what is asked, what may be said, what silence would do, and
 * what was dropped, as a draft to be edited.
 *
 * blank_make() finds it out, apart from how it is written: a part for each step
 * that can run in this exchange and takes orders of the side, with its
 * disposition (asked.h), the questions open, the orders that are filled in, and
 * for a step that stands as a section the choices of each kind by subject,
 * nearest first; then the standing orders in force and the plans of the last
 * sheet. blank-xml.c writes it as XML, text/blank.c as text. */
#ifndef BERTHIER_CAMPAIGN_JUDGE_BLANK_H
#define BERTHIER_CAMPAIGN_JUDGE_BLANK_H

#include "campaign/documents/sheet.h"
#include "campaign/judge/asked.h"
#include "campaign/judge/desk.h"
#include "campaign/judge/judge.h"
#include "core/buffer.h"

/* What stands at the head of the sheet, and what silence would do. */
struct blank_head {
    const char *game;      /* digest of the first roster */
    int exchange;          /* that the sheet is for */
    const char *state;     /* that it answers */
    const char *from;      /* whose it is */
    const char *title;     /* of the campaign, for people */
    const char *module;    /* its id */
    const char *due;       /* until when, in words; or NULL */
    bool silent_fall_back; /* as the roster has it for who sends nothing */
    const char *unplayed;  /* of a sheet that is filled in: "is void" */
    int planned;           /* exchange of the last sheet, whose plans are filled
                              in; 0: it has none */
};

/* An order to be had. */
struct blank_choice {
    struct order order;
    const char *words; /* of the choice, or NULL: blank_words() */
    int rank;          /* as struct choice has it */
};

/* What may be ordered about one subject, the lower ranks first. */
struct blank_group {
    const char *subject; /* or NULL: the order has none */
    const char *words;   /* how it stands, or NULL */
    struct blank_choice *choices;
    size_t count;
};

struct blank_kind {
    const struct order_kind *kind;
    struct blank_group *groups;
    size_t count;
};

/* A step, in one round. */
struct blank_part {
    const char *side;
    const struct step *step;
    int round;
    enum disposition disposition;
    bool is_section;   /* else it is mentioned, for who wants to order ahead */
    struct names asks; /* the questions open, in words */
    const char *silence;       /* what it costs to say nothing, or NULL */
    const char *const *budget; /* as the ruleset has it, or NULL */
    struct section filled;     /* orders that stand in it */
    struct seat seat;          /* behind them; until blank_end() */
    struct blank_kind *kinds;  /* of a section, and of what is certain */
    size_t kinds_count;
};

/* The standing orders of a side; or its plans. */
struct blank_standing {
    const char *side;
    struct seat seat;
    struct blank_stand {
        struct blank_kind choices;
        struct order *orders; /* in force; of plans, filled in */
        size_t count;
        const char *reveals; /* what others know by it, or NULL */
        const char *silence; /* of a plan: what acts without one */
    } * kinds;
    size_t count;
};

struct blank {
    const struct blank_head *head;
    struct desk desk;
    struct judge judge;
    struct report *refused; /* what a plan is refused for, unread */
    struct names lost; /* orders that were not reached and are not filled in,
                          and why */
    const struct sheet *unplayed; /* or NULL; and what of it still stands: */
    struct judged_sheet judged;
    struct blank_part *parts; /* in the order of the sequence */
    size_t parts_count;
    struct blank_standing *standing;
    size_t standing_count;
    struct judged_sheet planned; /* plans of the last sheet */
    struct blank_standing *plans;
    size_t plans_count;
};

/*
 * What the sender on this desk can be asked from here to the end of the game
 * turn. Orders that the last exchange did not reach (turn dropped), and those
 * of the sheet for an exchange that became void (unplayed, or NULL), are filled
 * in as far as they are legal still; so are the plans of the sender's last
 * sheet (or NULL), which act if they are sent again. Everything is in the
 * desk's arena but what the seats point to.
 */
struct blank_sheets {
    const struct sheet *unplayed, *last;
};
void blank_make(struct blank *out, const struct desk *desk,
                const struct blank_head *head,
                const struct blank_sheets *sheets);
void blank_end(struct blank *blank);

/* blank-standing.c: what acts without an order. Standing orders with the values
 * in force, and plans as the last sheet had them. */
void blank_add_standing(struct blank *blank, const char *side);
void blank_add_plans(struct blank *blank, const char *side);
/* How long plans act and who reads them when, and whose are filled in. */
const char *blank_plans_words(const struct blank *blank);

/* blank-choices.c: has the whole game no use for orders of that kind? */
bool blank_is_idle(const struct desk *desk, const struct seat *seat,
                   const struct order_kind *kind);
/* The legal orders of a kind, by subject. */
void blank_list(struct blank_kind *out, const struct desk *desk,
                const struct seat *seat, const struct order_kind *kind);
/* What the order says in words, if its choice has no words of its own. */
const char *blank_words(const struct desk *desk, const struct seat *seat,
                        const struct blank_choice *choice);

/* blank-xml.c: the draft as XML, with choices and what is asked as comments;
 * all: places without a name, too. */
void blank_xml(struct buffer *out, const struct blank *blank, bool all);

#endif
