/* What is to be mailed. */
#include "campaign/mail/outbox.h"

#include "campaign/mail/lines.h"
#include "core/arena.h"
#include "core/buffer.h"
#include "core/displayable.h"
#include "core/names.h"

#include <assert.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

void outbox_init(struct outbox *outbox, const char *dir, struct arena *arena)
{
    memset(outbox, 0, sizeof(*outbox));
    outbox->dir = dir;
    outbox->arena = arena;
}

void outbox_cause(struct outbox *outbox, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    outbox->cause = arena_vtext(outbox->arena, format, args);
    va_end(args);
    assert(is_name(outbox->cause));
}

static struct letter *letter_to(struct outbox *outbox, const char *to)
{
    struct letter *letter;

    assert(outbox->cause);
    for (size_t i = 0; i < outbox->count; i++)
        if (!strcmp(outbox->letters[i].to, to) &&
            !strcmp(outbox->letters[i].cause, outbox->cause))
            return &outbox->letters[i];
    letter = LIST_ADD(outbox->arena, outbox->letters, outbox->count);
    letter->to = to;
    letter->cause = outbox->cause;
    letter->body = "";
    return letter;
}

static const char *without_ends(const char *text, struct arena *arena)
{
    size_t length = strlen(text);

    while (length > 0 && text[length - 1] == '\n')
        length--;
    return arena_string(arena, text, length);
}

void outbox_say(struct outbox *outbox, const char *to, const char *format, ...)
{
    struct letter *letter = letter_to(outbox, to);
    const char *paragraph;
    va_list args;

    va_start(args, format);
    paragraph =
        mail_lines(displayed_lines(arena_vtext(outbox->arena, format, args),
                                   outbox->arena),
                   outbox->arena);
    va_end(args);
    paragraph = without_ends(paragraph, outbox->arena);
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

void outbox_past(struct outbox *outbox, const char *stem, int last)
{
    *(struct past_letters *)LIST_ADD(outbox->arena, outbox->past,
                                     outbox->past_count) =
        (struct past_letters){stem, last};
}

static bool has_file(const struct letter *letter, const char *name)
{
    bool found = !strcmp(name, "body.txt");

    for (size_t i = 0; i < letter->file_count; i++)
        found |= !strcmp(letter->files[i].name, name);
    return found;
}

/* What a former letter of this cause had besides. */
static bool drop_others(const struct outbox *outbox,
                        const struct letter *letter, const char *folder,
                        struct report *report)
{
    struct names names;
    bool good = folder_list(&names, folder, outbox->arena, report);

    for (size_t i = 0; good && i < names.count; i++) {
        const char *name = names.items[i];

        if (!has_file(letter, name))
            good = file_remove(arena_text(outbox->arena, "%s/%s", folder, name),
                               report);
    }
    return good;
}

/* All files of a letter, its body first. */
static bool write_letter(const struct outbox *outbox,
                         const struct letter *letter, struct report *report)
{
    const char *folder = arena_text(outbox->arena, "%s/outbox/%s/%s",
                                    outbox->dir, letter->to, letter->cause);
    struct folder_file *files =
        ARENA_ARRAY(outbox->arena, struct folder_file, letter->file_count + 1);

    files[0] =
        (struct folder_file){"body.txt", {letter->body, strlen(letter->body)}};
    for (size_t i = 0; i < letter->file_count; i++)
        files[i + 1] =
            (struct folder_file){letter->files[i].name, letter->files[i].bytes};
    return folder_make(folder, report) &&
           folder_write(folder, files, letter->file_count + 1, report) &&
           drop_others(outbox, letter, folder, report);
}

static void say_sent(const struct outbox *outbox, const struct letter *letter,
                     FILE *out)
{
    fprintf(out, "send %s/outbox/%s/%s/ to %s: body.txt", outbox->dir,
            letter->to, letter->cause, letter->to);
    for (size_t i = 0; i < letter->file_count; i++)
        fprintf(out, ", %s", letter->files[i].name);
    fputs("\n", out);
}

/* Is it STEM-N with a number that is not behind the last? */
static bool is_past(const struct outbox *outbox, const char *cause)
{
    for (size_t i = 0; i < outbox->past_count; i++) {
        const struct past_letters *past = &outbox->past[i];
        const char *number = strrchr(cause, '-');

        if (number && (size_t)(number - cause) == strlen(past->stem) &&
            !strncmp(cause, past->stem, strlen(past->stem)) && number[1] &&
            !number[1 + strspn(number + 1, "0123456789")] &&
            strtol(number + 1, NULL, 10) <= past->last)
            return true;
    }
    return false;
}

static bool take_past_away(const struct outbox *outbox, const char *to,
                           FILE *out, struct report *report)
{
    const char *folder =
        arena_text(outbox->arena, "%s/outbox/%s", outbox->dir, to);
    struct names causes;

    if (outbox->past_count == 0)
        return true;
    if (!folder_list(&causes, folder, outbox->arena, report))
        return false;
    for (size_t i = 0; i < causes.count; i++) {
        const char *letter =
            arena_text(outbox->arena, "%s/%s", folder, causes.items[i]);

        if (!is_past(outbox, causes.items[i]))
            continue;
        if (out)
            fprintf(out, "%s/ is of the past and gone\n", letter);
        if (!folder_remove(letter, report))
            return false;
    }
    return true;
}

bool outbox_send(const struct outbox *outbox, FILE *out, struct report *report)
{
    for (size_t i = 0; i < outbox->count; i++) {
        const struct letter *letter = &outbox->letters[i];

        if (!write_letter(outbox, letter, report))
            return false;
        if (out)
            say_sent(outbox, letter, out);
        if (!take_past_away(outbox, letter->to, out, report))
            return false;
    }
    return true;
}
