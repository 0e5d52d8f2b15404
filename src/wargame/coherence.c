/* Finding what does not hold of a game. */
#include "wargame/coherence.h"

#include <stdarg.h>
#include <stdio.h>

/* A finding names few things: no id is longer than 64 characters. */
enum { LONGEST_FINDING = 1000 };

struct coherence coherence_of(const struct place *game, const char *file,
                              struct report *report)
{
    return (struct coherence){
        .place = game->file ? *game : (struct place){file, 0},
        .report = report,
        .fine = true,
    };
}

void incoherent(struct coherence *of, const struct place *place,
                const struct rule *rule, const char *format, ...)
{
    char text[LONGEST_FINDING];
    va_list args;

    of->fine = false;
    of->rule = rule;
    if (of->said++ >= MOST_OF_A_KIND)
        return;
    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    refuse(of->report, place && place->file ? place : &of->place, rule, "%s",
           text);
}

void coherence_next(struct coherence *of)
{
    if (of->said > MOST_OF_A_KIND)
        refuse(of->report, &of->place, of->rule, "and %zu more of the kind",
               of->said - MOST_OF_A_KIND);
    of->said = 0;
}
