/* JSON on the output, for other programs: with --json a command prints one
 * object and nothing else, whatever happens (doc/json.md, schemas/json/).
 *
 * command.c opens the object with "version" and "command" before run(), which
 * fills it through call->json, and ends it with "status", "accepted" and
 * "findings", so that a program reads what is wrong as it reads what is good.
 *
 * The object is UTF-8 whatever a file is called (RFC 8259, section 8.1): each
 * byte that is none, as of an overlong form, a surrogate or a number beyond
 * U+10FFFF, is written as U+FFFD.
 *
 * A run() that finds call->json there prints nothing to call->out. */
#ifndef BERTHIER_IO_JSON_H
#define BERTHIER_IO_JSON_H

#include <stdbool.h>
#include <stdio.h>

/* A value while it is written: where the next comma belongs. */
struct json {
    FILE *out;
    bool started[64]; /* has the open object or array an item already */
    int depth;
};

/* Every object of ours says so; another number is another schema. */
enum { JSON_VERSION = 1 };

struct names;
struct printed_names;
struct report;
struct rule;
struct rules;

/* Objects and arrays; name NULL inside arrays and at the top. The outermost
 * end is followed by a line end. */
void json_open(struct json *json, const char *name, char bracket);
void json_close(struct json *json, char bracket);
/* text NULL is null. */
void json_text(struct json *json, const char *name, const char *text);
void json_number(struct json *json, const char *name, long number);
void json_yes(struct json *json, const char *name, bool yes);
/* An array of texts. */
void json_names(struct json *json, const char *name, const struct names *names);
/* The same of a list that ends with NULL; NULL: an empty array. */
void json_lines(struct json *json, const char *name, const char *const *lines);
/* {"book": ..., "number": ...}, or null. */
void json_case(struct json *json, const char *name, const struct rule *rule);
/* An array of them; NULL: empty. */
void json_cases(struct json *json, const char *name, const struct rules *rules);
/* "findings": what is refused, noted and troubles, in the order of printing:
 * severity, file, line, cases, text. "accepted": warnings gone on in spite
 * of. */
void json_report(struct json *json, const struct report *report);

#endif
