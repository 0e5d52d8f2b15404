/* core/report.c, in which one demand is not made: BERTHIER_WITHOUT="trust
 * my-order" lets whatever breaks it pass as if nobody had thought of it. An
 * attack that is refused all the same is met by another check than it should
 * be; the suite knows by which. The product has no such door. */
#define refuse refuse_really
#define warn   warn_really
#include "core/report.c"
#undef refuse
#undef warn

bool refuse(struct report *report, const struct place *place,
            const struct rule *rule, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
bool warn(struct report *report, const struct place *place,
          const struct rule *rule, const char *id, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

static bool is_off(const struct rule *rule)
{
    const char *off = getenv("BERTHIER_WITHOUT");
    size_t length = strlen(rule->book);

    return off && strncmp(off, rule->book, length) == 0 && off[length] == ' ' &&
           strcmp(off + length + 1, rule->number) == 0;
}

bool refuse(struct report *report, const struct place *place,
            const struct rule *rule, const char *format, ...)
{
    const char *text;
    va_list args;

    if (is_off(rule))
        return true;
    va_start(args, format);
    text = arena_vtext(report->arena, format, args);
    va_end(args);
    return refuse_really(report, place, rule, "%s", text);
}

bool warn(struct report *report, const struct place *place,
          const struct rule *rule, const char *id, const char *format, ...)
{
    const char *text;
    va_list args;

    if (is_off(rule))
        return true;
    va_start(args, format);
    text = arena_vtext(report->arena, format, args);
    va_end(args);
    return warn_really(report, place, rule, id, "%s", text);
}
