/* Peace, among its own files. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_POLITICS_PEACE_H
#define BERTHIER_EMPIRES_IN_ARMS_POLITICS_PEACE_H

#include "rulesets/empires-in-arms/board/board.h"

#include <stdbool.h>

/* In the order of how much one gives up. */
enum suit { NO_SUIT, SUIT_INFORMAL, SUIT_CONDITIONAL, SUIT_UNCONDITIONAL };

struct sue {
    enum power enemy;
    enum suit kind;
};

/* What an enemy's surrender is answered. */
enum accept { ACCEPT_ANY, ACCEPT_UNCONDITIONAL, ACCEPT_NONE };

struct peace_answer {
    enum power enemy; /* NO_POWER: all others */
    enum accept answer;
};

/* What a victor asks for, best first; of a conditional surrender the B terms
 * of the list alone. Names that are missing are chosen by the program: the
 * first that will do. */
struct terms {
    enum power enemy; /* NO_POWER: all others */
    struct names list;
    struct names provinces; /* B.7, C.4 */
    const char *minor;      /* B.5 */
    const char *corps;      /* B.4 */
    const char *leader;     /* C.6 */
    enum trade trade;       /* B.6 */
    bool at_once;           /* B.3, C.3: not in parts */
};

/* What a loser wants to be spared. */
struct a_term {
    struct names list;
    const char *province; /* A.5 */
};

/* sue.c */
extern const struct order_kind eia_sue;
extern const struct order_kind eia_peace_answer;
extern const struct order_kind eia_terms;
extern const struct order_kind eia_a_term;

/* A term as it is imposed. */
struct bargain {
    enum power loser, victor; /* of one that was skipped nobody is victor */
    const char *term;
    const struct terms *wishes; /* of the victor */
    const char *province;       /* the loser's choice for B.7, or NULL */
};

enum { MOST_TERMS = 3 };

/* A loser and those who accept his surrender. */
struct surrender {
    struct play *play;
    enum power loser;
    enum suit kind;
    struct names victors;
    struct bargain terms[MOST_TERMS];
    size_t count;
};

/* peace-choice.c: the victors' terms, one each in turn */
void eia_choose_terms(struct surrender *surrender);
/* The loser's wish strikes a term that he names, or the third. */
void eia_spare_loser(struct surrender *surrender);

/* peace-terms.c: can it be imposed now? */
bool eia_term_works(const struct board *board, const struct bargain *bargain);
/* Imposes it; provinces and minor countries change hands. False: it is skipped,
 * and so is told. */
bool eia_impose(struct play *play, const struct bargain *bargain);
/* peace-cede.c */
bool eia_cedable(const struct board *board, enum power loser, enum power victor,
                 const char *province);
void eia_cede(struct play *play, const char *province, enum power victor);
/* peace-corps.c: B.1, C.1, B.4 */
bool eia_can_remove_corps(const struct board *board, enum power loser);
bool eia_can_lend_corps(const struct board *board, enum power loser);
void eia_lend_corps(struct play *play, const struct bargain *bargain);
void eia_remove_corps_by_term(struct play *play, const struct bargain *bargain);

/* peace-home.c: the troops of the power that stand in the other's
 * territory go home (4.4.6.2). other NO_POWER: in that of any power that
 * neither lets them be there nor is at war. */
void eia_send_home(struct play *play, enum power power, enum power other);
/* ch12-4-limited-access.c */
void eia_grant_limited(struct play *play, enum power one, enum power other);

#endif
