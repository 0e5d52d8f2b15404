/* The switches of a rulebook, as a roster sets them. */
#include "campaign/documents/options.h"

#include "core/arena.h"
#include "core/names.h"
#include "rooms/room.h"

#include <string.h>

static const struct option *option_find(const struct room *room,
                                        const char *name)
{
    for (const struct option *option = room->options; option && option->name;
         option++)
        if (strcmp(option->name, name) == 0)
            return option;
    return NULL;
}

static bool refuse_near(struct report *report, const struct place *place,
                        const char *what, const struct names *known)
{
    const char *near = nearest_name(what, known);

    return refuse(report, place, FILE_RULE(unknown_reference),
                  "the room has no option '%s'%s%s%s", what,
                  near ? "; did you mean '" : "", near ? near : "",
                  near ? "'?" : "");
}

static bool check_name(const char *name, const struct room *room,
                       const struct place *place, struct report *report)
{
    const char *items[64];
    struct names known = {items, 0};

    if (option_find(room, name))
        return true;
    for (const struct option *option = room->options;
         option && option->name && known.count < 64; option++)
        items[known.count++] = option->name;
    return refuse_near(report, place, name, &known);
}

static bool check_value(const struct option_value *given,
                        const struct option *option, const struct place *place,
                        struct report *report)
{
    for (size_t i = 0; option->values[i]; i++)
        if (strcmp(option->values[i], given->value) == 0)
            return true;
    refuse(report, place, FILE_RULE(bad_value), "option '%s' cannot be '%s'",
           given->name, given->value);
    return refusal_cites(report, option->rule);
}

bool options_check(const struct roster *roster, const struct room *room,
                   const struct place *place, struct report *report)
{
    bool good = true;

    for (size_t i = 0; i < roster->option_count; i++) {
        const struct option_value *given = &roster->options[i];

        if (check_name(given->name, room, place, report))
            good &= check_value(given, option_find(room, given->name), place,
                                report);
        else
            good = false;
        for (size_t j = 0; j < i; j++)
            if (strcmp(roster->options[j].name, given->name) == 0)
                good = refuse(report, place, FILE_RULE(duplicate),
                              "option '%s' is set twice", given->name);
    }
    return good;
}

static const char *value_in(const struct roster *roster,
                            const struct option *option)
{
    for (size_t i = 0; i < roster->option_count; i++)
        if (strcmp(roster->options[i].name, option->name) == 0)
            return roster->options[i].value;
    return option->values[0];
}

void options_of(struct options *out, const struct roster *roster,
                const struct room *room, struct arena *arena)
{
    memset(out, 0, sizeof(*out));
    for (const struct option *option = room->options; option && option->name;
         option++) {
        struct option_value *value = LIST_ADD(arena, out->items, out->count);

        value->name = option->name;
        value->value = value_in(roster, option);
    }
}
