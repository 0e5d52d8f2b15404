/* JSON on the output, for other programs. */
#ifndef BERTHIER_COMMANDS_JSON_H
#define BERTHIER_COMMANDS_JSON_H

#include <stdbool.h>
#include <stdio.h>

/* A value while it is written: where the next comma belongs. */
struct json {
    FILE *out;
    bool started[16]; /* has the open object or array an item already */
    int depth;
};

/* Objects and arrays; name NULL inside arrays and at the top. The outermost
 * end is followed by a line end. */
void json_open(struct json *json, const char *name, char bracket);
void json_close(struct json *json, char bracket);
/* text NULL is null. */
void json_text(struct json *json, const char *name, const char *text);
void json_number(struct json *json, const char *name, long number);
void json_yes(struct json *json, const char *name, bool yes);

#endif
