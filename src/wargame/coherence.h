/* Finding what does not hold of a game.
 *
 * Besides reading a turn (field tables, references, open_game()) each ruleset
 * looks whether its parts agree: that a piece stands in one place, that sums
 * are the sums, that nobody is in two boxes. It does so in one function for
 * each thing that must hold, coherent() of its door (rulesets/ruleset.h) calls
 * them one after the other, and here is what all of them say a finding with. */
#ifndef BERTHIER_WARGAME_COHERENCE_H
#define BERTHIER_WARGAME_COHERENCE_H

#include "core/report.h"

#include <stdbool.h>
#include <stddef.h>

/* A game that is looked at. */
struct coherence {
    struct place place; /* of the game */
    struct report *report;
    const struct rule *rule; /* of the finding that was said last */
    size_t said;             /* findings of the kind at hand */
    bool fine;               /* there was none of any kind */
};

/* Of a game that stands at that place; of one that no file had, the file's. */
struct coherence coherence_of(const struct place *game, const char *file,
                              struct report *report);
/* So many of a kind are told, and then how many more there are. */
enum { MOST_OF_A_KIND = 50 };

/* A finding about the record at that place; NULL, or a place without a file, of
 * a record that no file had, is the game's. */
void incoherent(struct coherence *of, const struct place *place,
                const struct rule *rule, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* Ends a kind: says how many findings of it were not told. */
void coherence_next(struct coherence *of);

#endif
