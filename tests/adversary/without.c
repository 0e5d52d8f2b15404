/* core/report.c, in which one demand is not made: BERTHIER_WITHOUT="trust
 * my-order" lets whatever breaks it pass as if nobody had thought of it. An
 * attack that is refused all the same is met by another check than it should
 * be; the suite knows by which. The product has no such door.
 * Who makes an attack ready may switch several off, with a comma between. */
#define refuse        refuse_really
#define refusal_cites refusal_cites_really
#define warn          warn_really
#include "core/report.c"
#undef refuse
#undef refusal_cites
#undef warn

bool refuse(struct report *report, const struct place *place,
            const struct rule *rule, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
bool refusal_cites(struct report *report, const struct rule *rule);
bool warn(struct report *report, const struct place *place,
          const struct rule *rule, const char *id, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* Was the last refusal none? Then what else it cites makes it no other. */
static bool passed_over;

static bool names_rule(const char *off, const struct rule *rule)
{
    size_t book = strlen(rule->book);
    size_t number = strlen(rule->number);

    return strncmp(off, rule->book, book) == 0 && off[book] == ' ' &&
           strncmp(off + book + 1, rule->number, number) == 0 &&
           strchr(",", off[book + 1 + number]);
}

static bool is_off(const struct rule *rule)
{
    const char *off = getenv("BERTHIER_WITHOUT");

    passed_over = false;
    for (; off && !passed_over; off += *off == ',') {
        passed_over = names_rule(off, rule);
        off += strcspn(off, ",");
        if (!*off)
            break;
    }
    return passed_over;
}

bool refusal_cites(struct report *report, const struct rule *rule)
{
    return passed_over || refusal_cites_really(report, rule);
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
