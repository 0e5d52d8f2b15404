/* What a player sends: orders for sides and steps, standing orders, plans,
 * notes. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_SHEET_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_SHEET_H

#include "core/names.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct buffer;
struct element;
struct place;
struct report;

struct sheet_note {
    const char *to; /* "all" or an id */
    const char *text;
};

/* Orders keep their elements until the ruleset's tables read them. */
struct sheet_section {
    const char *side;
    const char *step; /* NULL: the standing orders of the side, */
    bool plans;       /* or its plans */
    int round;
    const struct element *element;
};

struct sheet {
    int version;
    const char *game;
    int exchange;
    const char *state;
    const char *from;
    int sequence;         /* 0 in a draft */
    const char *salt;     /* NULL in a draft */
    const char *made;     /* the signer's clock; NULL in a draft */
    const char *answered; /* L of the last lock of this game that the memory
                             it was signed with has answered, or "-"; NULL in
                             a draft */
    struct names accepts; /* warnings that he went on in spite of */
    struct sheet_section *sections;
    size_t section_count;
    struct sheet_note *notes;
    size_t note_count;
};

/* Does it order nothing, set nothing and say nothing? He who signs such a one
 * lets everything pass. */
static inline bool sheet_is_empty(const struct sheet *sheet)
{
    return sheet->section_count == 0 && sheet->note_count == 0;
}

/* After refusals out has what could be read: the sections that are good, and
 * from, unless something is wrong with the root. */
bool sheet_read(struct sheet *out, const struct element *root, const char *file,
                struct arena *arena, struct report *report);
/* Has it all that a signed sheet has and a draft has not? Refused if not. */
bool sheet_is_whole(const struct sheet *sheet, const struct place *place,
                    struct report *report);
void sheet_write(struct buffer *out, const struct sheet *in);

#endif
