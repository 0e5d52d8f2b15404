/* Who takes part in a campaign, and on what terms. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_ROSTER_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_ROSTER_H

#include "core/order.h"
#include "core/report.h"

#include <stdbool.h>
#include <stddef.h>

struct module;
struct ruleset;
struct arena;
struct buffer;
struct element;
struct place;
struct report;

enum preset { PRESET_DUEL, PRESET_UMPIRE, PRESET_TABLE };
enum book { BOOK_OPEN, BOOK_CLOSED };
enum missing { MISSING_WAIT, MISSING_ABSENT };
enum changes { CHANGES_ALL, CHANGES_MOST };

extern const char *const preset_words[];

struct roster_side {
    const char *id;
    bool deputy;    /* commands only if nobody before him did */
    bool caretaker; /* a deputy for nobody: by the row of the vacant side, never
                       by his own; see roster_seat() */
};

/* A side that nobody commands. */
struct roster_vacant {
    const char *side;
    const char *caretaker; /* id of the host, who may order for it; or NULL */
    bool surrendered;      /* its commander has given up for good */
    const char *reason;    /* his word about it, or NULL */
};

struct roster_member {
    const char *id;
    const char *digest; /* of his participant file */
    bool contributor;   /* as is_contributor() has it: see roster_read() */
    struct roster_side *sides;
    size_t side_count;
};

struct roster {
    int version;
    const char *game;     /* NULL in the first */
    const char *previous; /* digest of the roster before, NULL in the first */
    int entry;            /* that it will be; 0: in the first, or any */
    const char *state;    /* that it follows; or NULL, with that */
    const char *until;    /* entered no later, or NULL */
    const char *begin_at; /* state the campaign begins from; NULL: the set-up */
    enum preset preset;
    enum book book;
    const char *host; /* id */
    const char *due;  /* ISO 8601 duration in days or hours: P7D, PT12H */
    enum missing missing;
    int absent_most; /* how many may be absent at once */
    enum changes changes;
    const char *ruleset;
    const char *edition;
    int revision;
    const char *module;            /* digest */
    const char *rules;             /* digest of the rules text */
    bool test;                     /* test keys are allowed */
    struct roster_member *members; /* ids ascending bytewise */
    size_t member_count;
    struct option_value *options; /* that differ from the ruleset's defaults */
    size_t options_count;
    struct roster_vacant *vacant;
    size_t vacant_count;
};

/* Walk the members of a roster and the sides of a member: foreach_member
 * (member, roster). */
#define foreach_member(one, roster)                                            \
    FOREACH_AT(one, (roster)->member_count,                                    \
               struct roster_member *one = &(roster)->members[one##_at])
#define foreach_office(one, member)                                            \
    FOREACH_AT(one, (member)->side_count,                                      \
               const struct roster_side *one = &(member)->sides[one##_at])

/* Who contributes against the preset is refused by name [trust contributors],
 * and so is a caretaker who is not the host or commands a side himself [trust
 * caretaker]: whoever opens a roster, for whatever end, sees it here.
 * Caretakers are seated. */
bool roster_read(struct roster *out, const struct element *root,
                 const char *file, struct arena *arena, struct report *report);
void roster_write(struct buffer *out, const struct roster *in);

/* vacant.c: Who has that id; NULL: nobody. */
struct roster_member *member_named(const struct roster *roster, const char *id);
/* The digest of his participant file; NULL: he is not there. */
const char *member_keys(const struct roster *roster, const char *id);
/* The row of the vacant side; NULL: it is not vacant. */
const struct roster_vacant *roster_vacancy(const struct roster *roster,
                                           const char *side);
/* A caretaker has views, desk and blank sheets like a deputy: his office among
 * his sides, behind all others. Again after a change; the second takes such
 * offices away. */
void roster_seat(struct roster *roster, struct arena *arena);
void roster_unseat(struct roster *roster);
/* The row of the side, new if it is not vacant yet; whoever had an office for
 * it keeps it. */
struct roster_vacant *roster_empty(struct roster *roster, const char *side,
                                   struct arena *arena);
/* It is vacant no more. */
void roster_fill(struct roster *roster, const char *side);
/* What is wrong with the vacant sides of a roster, as far as it tells itself.
 */
bool roster_check_vacant(const struct roster *roster, const struct place *place,
                         struct report *report);

/* Most of so many, where changes are by most. */
size_t roster_majority(size_t of);

/* Does his answer go into the seed? In presets duel and table everybody's, in
 * umpire the host's alone: his row of the roster must say the same. */
bool is_contributor(const struct roster *roster,
                    const struct roster_member *member);

/* options.c: the switches of a rulebook, as a roster sets them. */
/* Refuses options that the ruleset has not and values that they cannot take,
 * with a "did you mean". */
bool options_check(const struct roster *roster, const struct ruleset *ruleset,
                   const struct place *place, struct report *report);
/* Refuses what the ruleset refuses of them with this module. */
struct module;
bool options_suit(const struct roster *roster, const struct ruleset *ruleset,
                  const struct module *module, const struct place *place,
                  struct report *report);
/* Options in the order of the ruleset's table: the roster's value, else the
 * first of its values; without a roster as a new campaign begins. Those of
 * ruleset.later are left out at their default, so look for one by its name. */
void options_of(struct options *out, const struct roster *roster,
                const struct ruleset *ruleset, struct arena *arena);

#endif
