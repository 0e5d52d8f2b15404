/* Fuzz target: a mail, an mbox or whatever else is saved of one. What is handed
 * out is bounded, looked at as submit does, and comes out the same when it is
 * mailed once more. */
#include "tests/fuzz/fuzz.h"

#include "campaign/submit/submit.h"
#include "io/mime.h"

#include <string.h>

/* The parts of one file while they come. */
struct parts {
    struct fuzz *fuzz;
    long message, number;         /* of the last */
    size_t length;                /* of all */
    const struct mime_part *sent; /* that must come out; NULL: nothing is known
                                     of them */
};

static void look(struct fuzz *fuzz, const struct mime_part *part)
{
    const struct bytes bytes = {part->data, part->length};
    const struct mail_item item = {"input", false, true, part->data, bytes};
    struct bytes mended;

    (void)mail_look_of(&item);
    mended = mail_damage_mend(&bytes, "input", fuzz->arena, fuzz->report);
    fuzz_must(mended.length <= bytes.length, "mending takes away");
    (void)mail_damage_check(&mended, "input", fuzz->report);
}

static void put_base64(struct buffer *out, const char *data, size_t length)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                 "abcdefghijklmnopqrstuvwxyz0123456789+/";

    for (size_t i = 0; i < length; i += 3) {
        unsigned bits = 0;

        for (size_t j = 0; j < 3; j++)
            bits =
                bits << 8 | (i + j < length ? (unsigned char)data[i + j] : 0u);
        for (size_t j = 0; j < 4; j++)
            buffer_printf(out, "%c",
                          i + j > length ? '='
                                         : digits[bits >> (18 - 6 * j) & 63]);
        if (i % 57 == 54)
            buffer_puts(out, "\r\n");
    }
}

static void take(void *context, const struct mime_part *part);

static void read_all(struct parts *parts, const char *data, size_t length)
{
    FILE *in = length > 0 ? fmemopen((void *)data, length, "r") : NULL;

    if (in)
        fuzz_must(mime_read(in, take, parts), "memory can be read");
}

/* A mail with that part alone, unless it is a mail itself and is looked into.
 */
static void mail_again(struct fuzz *fuzz, const struct mime_part *part)
{
    struct parts parts = {.fuzz = fuzz, .sent = part};
    struct buffer mail;

    if (mime_is_mail(part->data))
        return;
    buffer_init(&mail);
    buffer_puts(&mail, "From: a@b\r\nContent-Type: application/octet-stream\r\n"
                       "Content-Transfer-Encoding: base64\r\n\r\n");
    put_base64(&mail, part->data, part->length);
    buffer_puts(&mail, "\r\n");
    read_all(&parts, mail.bytes, mail.length);
    fuzz_must(parts.number == 1, "one part comes out of a mail with one");
    buffer_release(&mail);
}

static void take(void *context, const struct mime_part *part)
{
    struct parts *parts = context;

    fuzz_must(part->message == parts->message
                  ? part->number == parts->number + 1
                  : part->message > parts->message && part->number == 1,
              "parts are numbered");
    parts->message = part->message;
    parts->number = part->number;
    if (!part->data)
        return;
    parts->length += part->length;
    fuzz_must(part->number <= MIME_PARTS, "a message has so many parts");
    fuzz_must(part->data[part->length] == '\0', "NUL stands behind a part");
    if (parts->sent) {
        fuzz_must(part->length == parts->sent->length &&
                      memcmp(part->data, parts->sent->data, part->length) == 0,
                  "what was mailed comes out");
        return;
    }
    look(parts->fuzz, part);
    if (parts->number <= 8)
        mail_again(parts->fuzz, part);
}

void fuzz_target(struct fuzz *fuzz)
{
    struct parts parts = {.fuzz = fuzz};

    (void)mime_is_mail(fuzz->bytes.data);
    read_all(&parts, fuzz->bytes.data, fuzz->bytes.length);
    fuzz_must(parts.length <= fuzz->bytes.length,
              "no mail costs more than its length");
}
