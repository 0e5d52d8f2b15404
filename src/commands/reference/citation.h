/* What is printed in square brackets, as an argument of rules. */
#ifndef BERTHIER_COMMANDS_REFERENCE_CITATION_H
#define BERTHIER_COMMANDS_REFERENCE_CITATION_H

#include "commands/command.h"
#include "core/rule.h"

struct room;

/*
 * What the words cite: "10.5.7k", "rule 10.5.7k", "base:supply",
 * "[rules 2a, 2b, base pursuit]", with or without the brackets. A number
 * without a book is looked for in all of them; a book holds until the next is
 * named. False after refusals, which name what is near. room NULL: only what
 * no room has.
 */
bool citation_read(struct rules *out, const struct call *call,
                   const struct room *room, const char *words);
/* Does it name a book that all rooms share, so that no room need be given? */
bool citation_is_shared(const struct call *call, const char *words);

#endif
