/* What happened, as data. Logs, reports and maps are renderings of it.
 *
 * A ruleset that plays adds an event for whatever it does: journal_add() takes
 * the kind, the case that made it and one plain sentence, and event_of(),
 * event_at(), event_number() and event_way() add who, where, how many and
 * which way. journal_open() begins an event with others inside, until
 * journal_close(). Nobody may see an event until the caller says who, with
 * event_for() or event_for_all(); event_outside() gives the enemy other words,
 * event_from_outside() all but those who know. What happens before few, with
 * all that is told of it, lies between two calls of journal_among().
 *
 * Stage 5 of an exchange fills the journal, stage 6 writes it and renders it,
 * whole and for each side: journal_for() cuts it to its reader before. Whoever
 * reads it back sees what is here and no more, so that a log can be made again
 * without a game. A citation is made by an event, a refusal or a throw: the
 * case stands in the file. A sentence that several cases make cites the one
 * that does the deed, and the others with event_cites(). journal_tell() says at
 * once what is most often said: who does it, with what, before everybody.
 *
 * A log begins with the news. A ruleset marks sentences that are news with
 * event_news(), and ends a combat with journal_outcome() for each party of it:
 * of these the table of combats is made. The sentence of a combat says what
 * and where it is before its colon, and who meets whom behind it. */
#ifndef BERTHIER_CORE_JOURNAL_H
#define BERTHIER_CORE_JOURNAL_H

#include "core/hex.h"
#include "core/names.h"
#include "core/rule.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct record;

/* What an event is, for those who render it. Everything else about it is in
 * its sentence. */
enum event_kind {
    EVENT_STEP,     /* a step of the sequence begins; others lie inside it */
    EVENT_ORDER,    /* an order is carried out */
    EVENT_LAPSE,    /* an order lapsed */
    EVENT_STANDING, /* a standing order or a default answered a question */
    EVENT_MOVE,     /* path: drawn as an arrow */
    EVENT_RETREAT,  /* path: drawn as an arrow of its own */
    EVENT_ADVANCE,  /* path: advance after combat, pursuit */
    EVENT_COMBAT,   /* place: marked on the map; its parts lie inside it */
    EVENT_GROUP,    /* one party of a combat: side, commanders, strength */
    EVENT_MODIFIER, /* number: what it adds to a sum or die */
    EVENT_ROLL,     /* dice were thrown */
    EVENT_TABLE,    /* a chart was read: which row, column, result */
    EVENT_LOSS,     /* number: what piece lost; piece: who */
    EVENT_SCOUT,    /* somebody learned something */
    EVENT_STATE,    /* a state of the game changed: control, weather, markers */
    EVENT_NOTE,     /* a word of a player, or an explanation */
    EVENT_VERDICT,  /* the game, or a day of it, ended so */
    EVENT_OUTCOME,  /* side, strength, number, won: how a party came out of the
                       combat around it */
};

/* What a log begins with: sentences that are news by themselves. A combat that
 * has an outcome is news without a word, and so is the end of the game. */
enum news {
    NEWS_NONE,    /* stands in its place alone */
    NEWS_GREAT,   /* a war, a peace, the fall of a capital */
    NEWS_HOLDING, /* a place, a province, a country has another holder */
    NEWS_SMALL    /* a state of things that its reader goes by */
};

/* Dice thrown together under one label. */
struct roll {
    const struct rule *rule;
    const char *case_number; /* as in a journal that was read back */
    const char *label;       /* <case>/<what>/<which>, unique in the exchange */
    int sides;
    const int *faces;
    size_t count;
    const char *bytes; /* hexadecimal, skipped bytes included */
};

/*
 * One event. Events form a tree: what is added between journal_open() and
 * journal_close() lies inside the opened one. seen names the sides that may
 * see it; a child is seen by nobody who does not see its parent.
 */
struct event {
    enum event_kind kind;
    const struct rule *rule;
    const char *book;        /* of the rule, as in a journal read back */
    const char *case_number; /* of the rule, as in a journal read back */
    struct rules also;       /* what else it cites, as far as book and number */
    const char *side;        /* who acts or suffers, or NULL */
    const char *piece;       /* id of the unit, leader, force, or NULL */
    int place;               /* hex, or 0 */
    const char *area;        /* the same on a map of areas, or NULL */
    struct names path;       /* ids of places: hexes of four digits, or areas */
    int number;
    bool has_number;
    enum news news;
    int strength;        /* of an outcome: what the party came with */
    bool won;            /* of an outcome */
    const char *figures; /* "from lands=71; from trade=10": its numbers, which
                            a page shows as a row of a table; or NULL */
    bool all_see;
    struct names seen;
    const char *text;    /* one plain English sentence, or a heading */
    const char *outside; /* what others read instead who see it happen but do
                            not know whom: every side but `side`; or NULL */
    const struct names *all; /* who all are: as journal_among() had it when it
                                was added; NULL: everybody. Not in a file */
    struct names known; /* who reads the sentence besides `side`, where there
                           are outside words */
    const struct roll *roll;
    struct event *first, *last, *next;
};

/* So deep events may lie in one another. */
enum { JOURNAL_DEEPEST = 16 };

struct journal {
    struct arena *arena;
    struct event *first, *last;
    struct event *open[JOURNAL_DEEPEST];
    int depth;
    size_t rolls;
    bool unread;
    const struct names *among; /* before whom journal_tell() tells; NULL: all */
};

void journal_init(struct journal *journal, struct arena *arena);
/* A journal that nobody will read, of a game that is played on trial: its
 * citations do not count as made, its sentences are not written out. */
void journal_init_unread(struct journal *journal, struct arena *arena);

/* Adds an event inside the innermost open one. Nobody may see it until the
 * caller says who. The text is formatted like printf. */
struct event *journal_add(struct journal *journal, enum event_kind kind,
                          const struct rule *rule, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* The same, and opens it. */
struct event *journal_open(struct journal *journal, enum event_kind kind,
                           const struct rule *rule, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
void journal_close(struct journal *journal);
/* Of what is added from here on "all" are these sides alone: event_for_all()
 * and journal_tell() mean them. NULL: everybody again. The names must live as
 * long as the journal. Returns who all were before. */
const struct names *journal_among(struct journal *journal,
                                  const struct names *sides);
/* What everybody may see, of a side and its piece (or NULL): journal_add(),
 * event_of() and event_for_all() in one call. */
struct event *journal_tell(struct journal *journal, enum event_kind kind,
                           const struct rule *rule, const char *side,
                           const char *piece, const char *format, ...)
    __attribute__((format(printf, 6, 7)));
/* The same, and opens it. */
struct event *journal_tell_open(struct journal *journal, enum event_kind kind,
                                const struct rule *rule, const char *side,
                                const char *piece, const char *format, ...)
    __attribute__((format(printf, 6, 7)));

/* Each returns the event, so that calls can be chained. */
/* It cites this case too, once; the rules of event_cites_all() after another,
 * NULL none. */
struct event *event_cites(struct journal *journal, struct event *event,
                          const struct rule *rule);
struct event *event_cites_all(struct journal *journal, struct event *event,
                              const struct rules *rules);
struct event *event_for_all(struct event *event);
struct event *event_for(struct journal *journal, struct event *event,
                        const char *side);
struct event *event_at(struct event *event, int hex);
struct event *event_of(struct event *event, const char *side,
                       const char *piece);
struct event *event_number(struct event *event, int number);
/* Over hexes, or over areas: the last is where it happened. */
struct event *event_path(struct journal *journal, struct event *event,
                         const struct hexes *path);
struct event *event_way(struct event *event, const struct names *areas);
struct event *event_outside(struct event *event, const char *text);
/* Everybody reads it, whatever journal_among() says. */
struct event *event_for_everybody(struct event *event);
/* Everybody sees it happen. Those of journal_among() read the sentence, all
 * others the outside words, with its first case and without its numbers (of an
 * outcome there is left who won); without journal_among() nothing changes. */
struct event *event_from_outside(struct journal *journal, struct event *event,
                                 const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Its sentence is news: the log begins with it. */
struct event *event_news(struct event *event, enum news news);
/* What its sentence reckons, as a row of a table: "money=71; manpower=27". A
 * run of events with the same labels is one table. */
struct event *event_figures(struct event *event, const char *figures);
/* How a party came out of the combat that is open: what it came with, what of
 * that it lost, and whether it won. Nobody may see it until the caller says
 * who. */
struct party_outcome {
    const char *side;
    const char *name; /* as sentences call it: "the French" */
    int strength, lost;
    bool won;
};
struct event *journal_outcome(struct journal *journal, const struct rule *rule,
                              const struct party_outcome *party);

/* Is the case among those that it cites? */
bool event_names(const struct event *event, const struct rule *rule);
/* May the side see it? side NULL: the whole book. */
bool event_seen_by(const struct event *event, const char *side);
/* Its sentence as that side reads it; side NULL: as it was. */
const char *event_words_for(const struct event *event, const char *side);
/* The journal as that side may read it, in an arena of its own or the same:
 * what the side may not see is not in it, and of an event that it sees from
 * outside there are those words and no piece. Whoever renders for a side
 * renders this, and knows of no side himself. side NULL: all that is there. */
void journal_for(struct journal *out, const struct journal *journal,
                 const char *side, struct arena *arena);

/* journal-file.c: Element "event" with its children, for core/field: a journal
 * is written and read through journal_write() and journal_read(). */
struct writer;
struct element;
struct report;
/* Puts an event that was read behind the last child of parent, or of the
 * journal itself. */
void journal_append(struct journal *journal, struct event *parent,
                    struct event *event);
void journal_write(struct writer *writer, const struct journal *journal);
bool journal_read(struct journal *journal, const struct element *parent,
                  const char *file, struct report *report);
/* The words of enum event_kind as they stand in files, NULL at the end. */
extern const char *const event_words[];

#endif
