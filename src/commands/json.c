/* JSON on the output. */
#include "commands/json.h"

#include <assert.h>

static void put_string(FILE *out, const char *text)
{
    putc('"', out);
    for (; *text; text++) {
        unsigned char byte = (unsigned char)*text;

        if (byte == '"' || byte == '\\')
            fprintf(out, "\\%c", byte);
        else if (byte < 0x20)
            fprintf(out, "\\u%04x", byte);
        else
            putc(byte, out);
    }
    putc('"', out);
}

/* Comma, line end, indent and name: what stands before every value. */
static void begin(struct json *json, const char *name)
{
    if (json->started[json->depth])
        putc(',', json->out);
    json->started[json->depth] = true;
    if (json->depth > 0)
        fprintf(json->out, "\n%*s", json->depth, "");
    if (!name)
        return;
    put_string(json->out, name);
    fputs(": ", json->out);
}

void json_open(struct json *json, const char *name, char bracket)
{
    begin(json, name);
    putc(bracket, json->out);
    json->depth++;
    assert(json->depth < (int)(sizeof(json->started) / sizeof(bool)));
    json->started[json->depth] = false;
}

void json_close(struct json *json, char bracket)
{
    bool had_items = json->started[json->depth];

    assert(json->depth > 0);
    json->depth--;
    if (had_items)
        fprintf(json->out, "\n%*s", json->depth, "");
    putc(bracket, json->out);
    if (json->depth == 0)
        putc('\n', json->out);
}

void json_text(struct json *json, const char *name, const char *text)
{
    begin(json, name);
    if (text)
        put_string(json->out, text);
    else
        fputs("null", json->out);
}

void json_number(struct json *json, const char *name, long number)
{
    begin(json, name);
    fprintf(json->out, "%ld", number);
}

void json_yes(struct json *json, const char *name, bool yes)
{
    begin(json, name);
    fputs(yes ? "true" : "false", json->out);
}
