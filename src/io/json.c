/* JSON on the output. */
#include "io/json.h"

#include "core/displayable.h"
#include "core/names.h"
#include "core/report.h"

#include <assert.h>

static void put_character(FILE *out, const char *text, size_t size)
{
    unsigned char byte = (unsigned char)*text;

    if (size == 0)
        fputs("\xef\xbf\xbd", out); /* U+FFFD, as UTF-8 */
    else if (byte == '"' || byte == '\\')
        fprintf(out, "\\%c", byte);
    else if (byte < 0x20)
        fprintf(out, "\\u%04x", byte);
    else
        fwrite(text, 1, size, out);
}

static void put_string(FILE *out, const char *text)
{
    uint32_t character;
    size_t size;

    putc('"', out);
    for (; *text; text += size > 0 ? size : 1) {
        size = character_at(text, &character);
        put_character(out, text, size);
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

void json_names(struct json *json, const char *name, const struct names *names)
{
    json_open(json, name, '[');
    for (size_t i = 0; i < names->count; i++)
        json_text(json, NULL, names->items[i]);
    json_close(json, ']');
}

void json_lines(struct json *json, const char *name, const char *const *lines)
{
    json_open(json, name, '[');
    for (; lines && *lines; lines++)
        json_text(json, NULL, *lines);
    json_close(json, ']');
}

void json_case(struct json *json, const char *name, const struct rule *rule)
{
    if (!rule) {
        json_text(json, name, NULL);
        return;
    }
    json_open(json, name, '{');
    json_text(json, "book", rule->book);
    json_text(json, "number", rule->number);
    json_close(json, '}');
}

void json_cases(struct json *json, const char *name, const struct rules *rules)
{
    json_open(json, name, '[');
    for (size_t i = 0; rules && i < rules->count; i++)
        json_case(json, NULL, rules->items[i]);
    json_close(json, ']');
}

static void json_finding(struct json *json, const struct finding *finding)
{
    json_open(json, NULL, '{');
    json_text(json, "severity",
              finding->is_remark ? "note"
              : finding->rule    ? "refused"
                                 : "trouble");
    json_text(json, "file", finding->place.file);
    json_number(json, "line", finding->place.line);
    json_case(json, "case", finding->rule);
    json_cases(json, "also", finding->also);
    json_text(json, "text", finding->text);
    json_close(json, '}');
}

void json_report(struct json *json, const struct report *report)
{
    json_names(json, "accepted", report_accepted(report));
    json_open(json, "findings", '[');
    for (size_t i = 0; i < report_size(report); i++)
        json_finding(json, report_finding(report, i));
    json_close(json, ']');
}
