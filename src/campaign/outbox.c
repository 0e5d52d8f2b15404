/* What is to be mailed. */
#include "campaign/outbox.h"

#include "core/arena.h"
#include "core/buffer.h"

#include <stdarg.h>
#include <string.h>

enum { MOST_LETTER = 64 * 1024 * 1024 }; /* bytes of one of its files */

void outbox_init(struct outbox *outbox, const char *dir, struct arena *arena)
{
    memset(outbox, 0, sizeof(*outbox));
    outbox->dir = dir;
    outbox->arena = arena;
}

static struct letter *letter_to(struct outbox *outbox, const char *to)
{
    struct letter *letter;

    for (size_t i = 0; i < outbox->count; i++)
        if (strcmp(outbox->letters[i].to, to) == 0)
            return &outbox->letters[i];
    letter = LIST_ADD(outbox->arena, outbox->letters, outbox->count);
    letter->to = to;
    letter->body = "";
    return letter;
}

void outbox_say(struct outbox *outbox, const char *to, const char *format, ...)
{
    struct letter *letter = letter_to(outbox, to);
    const char *paragraph;
    va_list args;

    va_start(args, format);
    paragraph = arena_vtext(outbox->arena, format, args);
    va_end(args);
    letter->body = arena_text(outbox->arena, "%s%s%s\n", letter->body,
                              letter->body[0] == '\0' ? "" : "\n", paragraph);
}

void outbox_attach(struct outbox *outbox, const char *to, const char *name,
                   const struct bytes *bytes)
{
    struct letter *letter = letter_to(outbox, to);
    struct letter_file *file = NULL;

    for (size_t i = 0; i < letter->file_count; i++)
        if (strcmp(letter->files[i].name, name) == 0)
            file = &letter->files[i];
    if (!file)
        file = LIST_ADD(outbox->arena, letter->files, letter->file_count);
    file->name = name;
    file->bytes = *bytes;
}

/* A file of the letter that lies there; data NULL if there is none. */
static bool read_former(const struct outbox *outbox, const char *folder,
                        const char *name, struct bytes *out,
                        struct report *report)
{
    const char *path = arena_text(outbox->arena, "%s/%s", folder, name);

    memset(out, 0, sizeof(*out));
    return !file_exists(path) ||
           file_read(out, path, MOST_LETTER, outbox->arena, report);
}

/* What a former letter said stands below what this one says. */
static bool join_bodies(const struct outbox *outbox, struct letter *letter,
                        const char *folder, struct report *report)
{
    const char *body = letter->body;
    struct bytes former;

    if (!read_former(outbox, folder, "body.txt", &former, report))
        return false;
    if (former.data && strncmp(former.data, body, strlen(body)) == 0)
        letter->body = former.data;
    else if (former.data)
        letter->body = arena_text(outbox->arena, "%s\n-- and before:\n\n%s",
                                  body, former.data);
    return true;
}

/* All files of a letter, its body first. */
static bool write_files(const struct outbox *outbox,
                        const struct letter *letter, const char *folder,
                        struct report *report)
{
    struct folder_file *files =
        ARENA_ARRAY(outbox->arena, struct folder_file, letter->file_count + 1);

    files[0] =
        (struct folder_file){"body.txt", {letter->body, strlen(letter->body)}};
    for (size_t i = 0; i < letter->file_count; i++)
        files[i + 1] =
            (struct folder_file){letter->files[i].name, letter->files[i].bytes};
    return folder_make(folder, report) &&
           folder_write(folder, files, letter->file_count + 1, report);
}

static bool write_letter(const struct outbox *outbox,
                         const struct letter *letter, struct report *report)
{
    const char *folder =
        arena_text(outbox->arena, "%s/outbox/%s", outbox->dir, letter->to);
    struct letter joined = *letter;

    if (outbox->new_turn)
        return folder_remove(folder, report) &&
               write_files(outbox, letter, folder, report);
    return join_bodies(outbox, &joined, folder, report) &&
           write_files(outbox, &joined, folder, report);
}

bool outbox_send(const struct outbox *outbox, FILE *out, struct report *report)
{
    for (size_t i = 0; i < outbox->count; i++) {
        const struct letter *letter = &outbox->letters[i];

        if (!write_letter(outbox, letter, report))
            return false;
        fprintf(out, "send %s/outbox/%s/ to %s: body.txt", outbox->dir,
                letter->to, letter->to);
        for (size_t j = 0; j < letter->file_count; j++)
            fprintf(out, ", %s", letter->files[j].name);
        fputs("\n", out);
    }
    return true;
}
