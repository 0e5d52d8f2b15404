/* Findings in somebody's file, and trouble of the machine. */
#ifndef BERTHIER_CORE_REPORT_H
#define BERTHIER_CORE_REPORT_H

#include "core/rule.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct arena;
struct names;

/* Where something was said: a file as the user named it, and a line of it
 * counted from 1 (0: the file as a whole). */
struct place {
    const char *file;
    long line;
};

/* Everything we have to say about the files of one run. */
struct report;

/* The report lives as long as the arena. */
struct report *report_new(struct arena *arena);
/* The same for what is tried quietly inside a run: a report of its own, which
 * shares with that of the run what its user accepts and what was accepted. */
struct report *report_like(struct arena *arena, const struct report *of);
/* For what is only tried, to see whether it would be refused: its citations
 * count as made when report_take() brings them to a report that is read. */
struct report *report_unread(struct arena *arena);
/* The same for many tries of which only the yes or no is wanted: refusals are
 * counted, and no words of them are made or kept. */
struct report *report_counted(struct arena *arena);

/*
 * A finding: names the place and the case, and returns false, so that a check
 * ends with "return refuse(...)". Checks go on to the next order: a player
 * learns of all mistakes at once, not of the first. The text is lower case
 * without a full stop and quotes the player's own words.
 */
bool refuse(struct report *report, const struct place *place,
            const struct rule *rule, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* The finding that was said last cites this case too. Returns false, so that
 * "return refusal_cites(...)" ends a check whose limit several cases make. */
bool refusal_cites(struct report *report, const struct rule *rule);

/* Of the finding that was said last: what there is to say of it to one who may
 * not know more than that it is so, as a refuse() without a case. Said where a
 * check looks at what a side of a closed book may not see. Returns false. */
bool refusal_outside(struct report *report, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/*
 * A finding that the user may go on in spite of, with the option --accept and
 * the id, which the text tells. If he gave it: a remark says what he accepted,
 * the id is noted and true is returned. Else as refuse(). The id is a name of
 * [a-z0-9-]: a word and what it is about, so that nobody can accept for all
 * time what he has not read: "no-memory-4". Where no program must know it
 * beforehand it ends with the first eight digits of a digest.
 */
bool warn(struct report *report, const struct place *place,
          const struct rule *rule, const char *id, const char *format, ...)
    __attribute__((format(printf, 5, 6)));
/* The user accepts this id. Comes before what might warn. */
void report_accept(struct report *report, const char *id);
/* The ids that were asked for and given so far, each once. */
const struct names *report_accepted(const struct report *report);
/* Remarks each id that was given and that no warning has asked for. */
void report_unasked(struct report *report);

/* Trouble of the machine (disk, library, tampered store): stops the run with
 * exit status 2. Returns false. what is a file or NULL. */
bool trouble(struct report *report, const char *what, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Something worth knowing that refuses nothing (a mail's line ends mended). */
void remark(struct report *report, const struct place *place,
            const char *format, ...) __attribute__((format(printf, 3, 4)));

size_t report_findings(const struct report *report);
size_t report_troubles(const struct report *report);
/* Neither findings nor trouble. */
bool report_clean(const struct report *report);
/* Does a finding cite this rule? For tests. */
bool report_names(const struct report *report, const struct rule *rule);
/* Does a finding cite book and number? For tests of trust ids. */
bool report_cites(const struct report *report, const char *book,
                  const char *number);

/* One finding as data. */
struct finding {
    struct place place;
    const struct rule *rule;  /* NULL: trouble or remark */
    const struct rules *also; /* that it cites besides, or NULL */
    bool is_remark;
    const char *text;
    const char *outside; /* to who may not know more; NULL: nothing */
};
/* The i-th in the order of printing, i < report_size(). */
size_t report_size(const struct report *report);
const struct finding *report_finding(const struct report *report, size_t i);
/* Its text with the citation behind it: "no such corps [rule 12.3.8a]". */
char *finding_text(struct arena *arena, const struct finding *finding);
/* Adds all that is in from to report. */
void report_take(struct report *report, const struct report *from);
/* The same, each finding as retell leaves it: its place and its words. */
typedef void retelling(struct finding *finding, const void *context);
void report_retell(struct report *report, const struct report *from,
                   retelling *retell, const void *context);

/* More lines would help nobody; they are counted. Trouble is always told. */
enum { REPORT_SHOWN = 1000 };

/*
 * One line each, files in the order they were first named, lines ascending:
 *   sheet.xml:88: refused: battery 'I' is limbered [rule 12.3.1]
 *   sheet.xml:90: refused: no way for the French [rules 10.3.1e, 10.3.1g]
 *   sheet.xml:2: note: line ends of the mail were mended
 *   berthier: trouble: sheet.xml: cannot be read: No such file or directory
 */
void report_print(const struct report *report, FILE *out);

/* The rule that stands where a case number would, for things that are wrong
 * with a file as such: malformed, unknown-attribute, bad-value, ... */
#define FILE_RULES(RULE)                                                       \
    RULE(unreadable, "unreadable",                                             \
         "the file can be read as text of the expected kind")                  \
    RULE(too_large, "too-large", "the file stays within its size limit")       \
    RULE(malformed, "malformed",                                               \
         "the file is well-formed XML of our plain kind")                      \
    RULE(unknown_element, "unknown-element",                                   \
         "only elements of the format occur")                                  \
    RULE(unknown_attribute, "unknown-attribute",                               \
         "only attributes of the format occur")                                \
    RULE(missing_attribute, "missing-attribute",                               \
         "every required attribute is there")                                  \
    RULE(missing_element, "missing-element",                                   \
         "every required element is there")                                    \
    RULE(bad_value, "bad-value", "a value has the form of its type")           \
    RULE(duplicate, "duplicate", "an id stands for one thing only")            \
    RULE(unknown_reference, "unknown-reference",                               \
         "a reference names something that exists")                            \
    RULE(text_line, "text-line",                                               \
         "each line of orders as text says one thing that can be told")        \
    RULE(version, "version", "the format's version is one we read")            \
    RULE(schema, "schema", "the file satisfies its XML Schema")

/* clang-format off */
enum file_rule {
#define NAMED(name, number, title) FILE_##name,
    FILE_RULES(NAMED)
#undef NAMED
    FILE_RULE_COUNT
};
/* clang-format on */
extern const struct rule file_rules[FILE_RULE_COUNT];

/* Cites a requirement on files: FILE_RULE(bad_value), printed
 * [file bad-value]. */
#define FILE_RULE(name) (&file_rules[FILE_##name])

#endif
