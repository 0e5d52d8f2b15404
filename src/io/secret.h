/* Secrets in memory and on disk: private keys and their passphrases. */
#ifndef BERTHIER_IO_SECRET_H
#define BERTHIER_IO_SECRET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct arena;

/* So many bytes may a passphrase have, with its NUL. */
enum { SECRET_LIMIT = 1024 };

/* Call before the first secret is read: from now on no core of this process is
 * written, and on Linux no other process of its user may look into it. */
void secrets_begin(void);
/* Wipes a secret that is done with, so that the compiler cannot leave it out.
 * NULL is nothing. */
void secret_wipe(const void *secret, size_t length);
void secret_wipe_text(const char *text);
/* The permissions by which others than its owner may read or change the file,
 * in *mode as chmod counts them. False: none may, or there is no such file. */
bool file_is_open_to_others(const char *path, unsigned *mode);

/* A line from the terminal that is not echoed, in the arena, without its end;
 * NULL if there is none. */
const char *secret_typed(FILE *terminal, const char *prompt,
                         struct arena *arena);

#endif
