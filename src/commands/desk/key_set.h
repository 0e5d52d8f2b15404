/* The files of a new key: all of them, or none that anybody could use. */
#ifndef BERTHIER_COMMANDS_DESK_KEY_SET_H
#define BERTHIER_COMMANDS_DESK_KEY_SET_H

#include "core/report.h"
#include "io/files.h"

#include <stdbool.h>

struct arena;

/* NAME.key, NAME.dice, NAME.memory and NAME.xml, in this order: without the
 * last, which others get, nobody has begun to use the rest. */
enum key_file { KEY_SIGNING, KEY_DICE, KEY_MEMORY, KEY_PUBLIC, KEY_FILES };

struct key_set {
    const char *stem; /* NAME with its folder */
    struct arena *arena;
    struct report *report;
    struct bytes files[KEY_FILES]; /* to be written */
};

/* The path of one of them, in the arena. */
const char *key_set_path(const struct key_set *set, enum key_file file);
/*
 * Writes all of them; keys and memory with mode 0600. Meanwhile the digests of
 * what is to be written lie in .NAME.keys, so that a run that dies or fails
 * half-way takes nothing for its own that is not. False on trouble, and then
 * nothing of it is left.
 */
bool key_set_write(const struct key_set *set);
/* The set is whole, and said to be. False on trouble: the next run of that name
 * will say it again. */
bool key_set_end(const struct key_set *set);
/*
 * What a run of that name left that died before its end. *whole: nothing was
 * missing but its words and key_set_end(); digest gets that of NAME.xml.
 * Otherwise what that run wrote is removed, which is remarked. Files that it
 * did not write stay. False on trouble.
 */
bool key_set_finish(const struct key_set *set, bool *whole,
                    const char **digest);

#endif
