/* What is to be mailed. */
#include "campaign/mail/outbox.h"

#include "core/arena.h"
#include "core/displayable.h"
#include "core/names.h"
#include "render/lines.h"

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
    letter->cause = letter->name = outbox->cause;
    letter->body = arena_string(outbox->arena, "", 0);
    return letter;
}

static size_t without_ends(const char *text)
{
    size_t length = strlen(text);

    while (length > 0 && text[length - 1] == '\n')
        length--;
    return length;
}

/* A blank line between paragraphs, and an end to the last. */
static void add_paragraph(struct letter *letter, const char *text,
                          struct arena *arena)
{
    const size_t gap = letter->length > 0;
    const size_t length = without_ends(text);
    const size_t whole = letter->length + gap + length + 1;
    char *body = letter->body;

    if (whole >= letter->space) {
        letter->space = whole + whole / 2 + 1;
        body = arena_zeroed(arena, letter->space, 1);
        memcpy(body, letter->body, letter->length);
    }
    if (gap)
        body[letter->length] = '\n';
    memcpy(body + letter->length + gap, text, length);
    memcpy(body + whole - 1, "\n", 2);
    letter->body = body;
    letter->length = whole;
}

void outbox_tell(struct outbox *outbox, const char *to, const char *text)
{
    struct arena *own = arena_new();

    add_paragraph(letter_to(outbox, to),
                  mail_lines(displayed_lines(text, own), own), outbox->arena);
    arena_free(own);
}

void outbox_say(struct outbox *outbox, const char *to, const char *format, ...)
{
    struct arena *own = arena_new();
    va_list args;

    va_start(args, format);
    outbox_tell(outbox, to, arena_vtext(own, format, args));
    va_end(args);
    arena_free(own);
}

void outbox_attach(struct outbox *outbox, const char *to, const char *name,
                   const struct bytes *bytes)
{
    struct letter *letter = letter_to(outbox, to);
    struct letter_file *file = FIND_NAMED(struct letter_file, letter->files,
                                          letter->file_count, name, name);

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

static const char *letter_path(const struct outbox *outbox,
                               const struct letter *letter, const char *name)
{
    return arena_text(outbox->arena, "%s/outbox/%s/%s", outbox->dir, letter->to,
                      name);
}

static const struct letter_file *find_file(const struct letter *letter,
                                           const char *name)
{
    return FIND_NAMED(struct letter_file, letter->files, letter->file_count,
                      name, name);
}

/* What a run that died has left of another one. */
static bool drop_others(const struct outbox *outbox,
                        const struct letter *letter, const char *folder,
                        struct report *report)
{
    struct names names;
    bool good = folder_list(&names, folder, outbox->arena, report);

    for (size_t i = 0; good && i < names.count; i++) {
        const char *name = names.items[i];

        if (!find_file(letter, name))
            good = file_remove(arena_text(outbox->arena, "%s/%s", folder, name),
                               report);
    }
    return good;
}

/* All files of a letter, its body last: what has none is no whole letter. */
static bool write_letter(const struct outbox *outbox,
                         const struct letter *letter, struct report *report)
{
    const char *folder = letter_path(outbox, letter, letter->name);
    struct folder_file *files =
        ARENA_ARRAY(outbox->arena, struct folder_file, letter->file_count + 1);

    for (size_t i = 0; i < letter->file_count; i++)
        files[i] =
            (struct folder_file){letter->files[i].name, letter->files[i].bytes};
    files[letter->file_count] =
        (struct folder_file){"body.txt", {letter->body, letter->length}};
    return folder_make(folder, report) &&
           drop_others(outbox, letter, folder, report) &&
           folder_write(folder, files, letter->file_count, report) &&
           folder_write(folder, &files[letter->file_count], 1, report);
}

/* The same history is packed now in this way, now in that: which it is the
 * body says. */
static bool has_bytes(const char *path, const struct bytes *bytes,
                      struct arena *arena)
{
    struct bytes there;

    return strcmp(strrchr(path, '/'), "/campaign.bundle") == 0 ||
           (file_read(&there, path, bytes->length + 1, arena,
                      report_new(arena)) &&
            bytes_equal(&there, bytes));
}

/* Is what lies there this very letter? */
static bool lies_there(const struct outbox *outbox, const struct letter *letter,
                       const char *folder, struct report *report)
{
    const struct bytes body = {letter->body, letter->length};
    size_t count = 0;
    struct names names;

    if (!folder_list(&names, folder, outbox->arena, report))
        return false;
    foreach_name (name, names) {
        const char *path = arena_text(outbox->arena, "%s/%s", folder, name);
        const struct letter_file *file = find_file(letter, name);
        bool is_body = strcmp(name, "body.txt") == 0;

        if (name[0] == '.')
            continue;
        if (!(file || is_body) ||
            !has_bytes(path, is_body ? &body : &file->bytes, outbox->arena))
            return false;
        count++;
    }
    return count == letter->file_count + 1;
}

/* Its own folder. One of the same cause that lies there with other words may
 * not have been sent: it is kept, and the next name taken. */
static bool place_letter(const struct outbox *outbox, struct letter *letter,
                         struct report *report)
{
    const size_t troubles = report_troubles(report);

    for (int number = 1;; number++) {
        const char *folder, *body;

        letter->name = number == 1 ? letter->cause
                                   : arena_text(outbox->arena, "%s-%d",
                                                letter->cause, number);
        folder = letter_path(outbox, letter, letter->name);
        body = arena_text(outbox->arena, "%s/body.txt", folder);
        if (!file_exists(body))
            return write_letter(outbox, letter, report);
        if (lies_there(outbox, letter, folder, report))
            return true;
        if (report_troubles(report) > troubles)
            return false;
        letter->kept = letter->name;
    }
}

static void say_sent(const struct outbox *outbox, const struct letter *letter,
                     FILE *out)
{
    fprintf(out, "send %s/ to %s: body.txt",
            letter_path(outbox, letter, letter->name), letter->to);
    for (size_t i = 0; i < letter->file_count; i++)
        fprintf(out, ", %s", letter->files[i].name);
    fputs("\n", out);
    if (letter->kept)
        fprintf(out, "%s/ lies there still; %s is another letter\n",
                letter_path(outbox, letter, letter->kept), letter->name);
}

/* Is it STEM-N, or another letter of that cause, with a number that is not
 * behind the last? */
static bool is_past(const struct outbox *outbox, const char *cause)
{
    foreach (const struct past_letters, past, outbox->past) {
        const size_t length = strlen(past->stem);
        const char *number = cause + length + 1;
        const char *behind;

        if (strncmp(cause, past->stem, length) != 0 || cause[length] != '-')
            continue;
        behind = number + strspn(number, "0123456789");
        if (behind > number && *behind == '-' && behind[1])
            behind += 1 + strspn(behind + 1, "0123456789");
        if (behind > number && !*behind &&
            strtol(number, NULL, 10) <= past->last)
            return true;
    }
    return false;
}

/* Nobody tells us what was sent: a letter that lies there may still be asked
 * for, and only he who sends it knows. */
static bool say_past(const struct outbox *outbox, const struct letter *letter,
                     FILE *out, struct report *report)
{
    const char *folder =
        arena_text(outbox->arena, "%s/outbox/%s", outbox->dir, letter->to);
    struct names causes;

    if (outbox->past_count == 0 || !out)
        return true;
    if (!folder_list(&causes, folder, outbox->arena, report))
        return false;
    foreach_name (cause, causes)
        if (is_past(outbox, cause) && strcmp(cause, letter->name) != 0)
            fprintf(out,
                    "%s/%s/ lies there still; %s brings all that it does\n",
                    folder, cause, letter->name);
    return true;
}

bool outbox_send(const struct outbox *outbox, FILE *out, struct report *report)
{
    for (size_t i = 0; i < outbox->count; i++) {
        struct letter *letter = &outbox->letters[i];

        if (!place_letter(outbox, letter, report))
            return false;
        if (out)
            say_sent(outbox, letter, out);
        if (!say_past(outbox, letter, out, report))
            return false;
    }
    return true;
}

bool outbox_recall(const struct outbox *outbox, FILE *out,
                   struct report *report)
{
    for (size_t i = 0; i < outbox->count; i++) {
        const struct letter *letter = &outbox->letters[i];

        if (!folder_exists(letter_path(outbox, letter, letter->name)))
            continue;
        say_sent(outbox, letter, out);
        if (!say_past(outbox, letter, out, report))
            return false;
    }
    return true;
}
