/* The parts of a mail, as they were before it was mailed. */
#include "io/mime.h"

#include "core/buffer.h"
#include "tests/support/test.h"

#include <stdlib.h>

#define FROM "From: a@b\n"
#define MIXED(boundary)                                                        \
    FROM "Content-Type: multipart/mixed;\n boundary=\"" boundary "\"\n\n"

static const struct mail_row {
    const char *name, *mail, *parts; /* "1.1<...>" each; "1.1-": too much */
} mail_rows[] = {
    {"plain", FROM "\n<a/>\n", "1.1<<a/>>"},
    {"no body", FROM "\n", "1.1<>"},
    {"header alone", FROM, ""},
    {"crlf", "From: a\r\n\r\n<a>\r\n</a>\r\n", "1.1<<a>\n</a>>"},
    {"two parts", MIXED("b") "pre\n--b\n\nx\n--b\nA: b\n\ny\n--b--\nepi\n",
     "1.1<x>1.2<y>"},
    {"the line end is kept", MIXED("b") "--b\n\nx\n\n--b--\n", "1.1<x\n>"},
    {"boundary without quotes",
     "From: a\ncontent-type: Multipart/Mixed; charset=x; BOUNDARY=q\n\n"
     "--q \t\n\nx\n--q--",
     "1.1<x>"},
    {"no end", MIXED("b") "--b\n\nx", "1.1<x>"},
    {"boundary that goes on", MIXED("b") "--b\n\n--bc\n--b\n\ny\n--b--\n",
     "1.1<--bc>1.2<y>"},
    {"nested",
     MIXED("b") "--b\nContent-Type: multipart/alternative; boundary=c\n\n"
                "--c\n\nx\n--c\n\ny\n--c--\n--b\n\nz\n--b--\n",
     "1.1<x>1.2<y>1.3<z>"},
    {"the inner end is missing",
     MIXED("b") "--b\nContent-Type: multipart/mixed; boundary=c\n\n"
                "--c\n\nx\n--b\n\nz\n--b--\n",
     "1.1<x>1.2<z>"},
    {"no boundary", FROM "Content-Type: multipart/mixed\n\n--b\n\nx\n", ""},
    {"forwarded",
     MIXED("b") "--b\nContent-Type: message/rfc822\n\n" MIXED(
         "c") "--c\n\nx\n--c--\n\n--b\n\ny\n--b--\n",
     "1.1<x>1.2<y>"},
    {"attached as a file",
     MIXED("b") "--b\nContent-Type: application/octet-stream\n"
                "Content-Transfer-Encoding: base64\n\n"
                "RnJvbTogYQoKPGEvPgo=\n--b--\n",
     "1.1<<a/>>"},
    {"base64",
     FROM "Content-Transfer-Encoding: BASE64\n\nPGE+DQo8\r\nL2E+DQo=\n",
     "1.1<<a>\r\n</a>\r\n>"},
    {"base64 with blanks and damage",
     FROM "Content-Transfer-Encoding:\n base64\n\n PG\tE\x01+\n", "1.1<<a>>"},
    {"quoted-printable",
     FROM "Content-Transfer-Encoding: quoted-printable\n\n"
          "<a b=3D\"=C3=A9\"/> =\nx= \ny=\r\nz=zz =3d=",
     "1.1<<a b=\"\xc3\xa9\"/> xyz=zz ==>"},
    {"mbox",
     "From a Mon Jan 1 00:00:00 2026\n" FROM "\n>From x\n>>From y\nFrom z\n\n"
     "From b Mon Jan 1 00:00:00 2026\n" FROM "\ny\n\n",
     "1.1<From x\n>From y\nFrom z\n>2.1<y\n>"},
    {"an mbox begins anew",
     "From a\n" MIXED("b") "--b\n\nx\n\nFrom b\n" FROM "\n--b\n\n",
     "1.1<x\n>2.1<--b\n>"},
    {"no mbox", FROM "\nx\n\nFrom y\n", "1.1<x\n\nFrom y>"},
};

static void put_part(void *context, const struct mime_part *part)
{
    struct buffer *out = context;

    buffer_printf(out, "%ld.%ld%c", part->message, part->number,
                  part->data ? '<' : '-');
    if (!part->data)
        return;
    assert_int_equal(part->data[part->length], '\0');
    buffer_add(out, part->data, part->length);
    buffer_puts(out, ">");
}

static void parts_of(struct buffer *out, const char *mail, size_t length)
{
    FILE *in = fmemopen((void *)mail, length, "r");

    buffer_init(out);
    assert_non_null(in);
    assert_true(mime_read(in, put_part, out));
}

static void mail_has_parts(void **state)
{
    const struct mail_row *row = *state;
    struct buffer out;

    assert_true(mime_is_mail(row->mail));
    parts_of(&out, row->mail, strlen(row->mail));
    assert_string_equal(out.bytes, row->parts);
    buffer_release(&out);
}

static const struct head_row {
    const char *name, *head;
    bool is_mail;
} head_rows[] = {
    {"sheet", "<sheet from=\"anna\">\n", false},
    {"orders", "berthier toy exchange 1 anna\nI\n", false},
    {"letter's text", "Dear umpire,\nfrom: me\n", false},
    {"a name and no more", "note: x\n", false},
    {"letters of ours", "Waterloo: exchange 4\n\nYour sheet ...", false},
    {"nothing", "", false},
    {"trace first", "Received: by x\n\tfor y\nX-A: b\n", true},
    {"other field first", "X-A: b\nFrom: c\n", true},
    {"mbox", "From c Mon\n", true},
};

static void head_is_told(void **state)
{
    const struct head_row *row = *state;

    assert_int_equal(mime_is_mail(row->head), row->is_mail);
}

/* Each is a mail that somebody has made to be dear. */
static const struct bomb_row {
    const char *name;
    const char *before, *again; /* COUNT times */
    size_t count;
    size_t most; /* bytes that come of it */
} bomb_rows[] = {
    {"parts", MIXED("b"), "--b\n\nx\n", 100000, 1000000},
    {"multiparts", FROM, "Content-Type: multipart/mixed; boundary=b\n\n--b\n",
     50000, 0},
    {"mails in mails", FROM "Content-Type: message/rfc822\n\n",
     FROM "Content-Type: message/rfc822\n\n", 50000, 3000000},
    {"addresses", FROM "To: ", "a,", 5000000, 0},
    {"fields", FROM, "Content-Type: multipart/mixed; boundary=b\n", 100000, 0},
    {"boundary", FROM "Content-Type: multipart/mixed; boundary=\"", "b",
     1000000, 0},
    {"a part", FROM "\n", "0123456789abcdef", 2097152, 16},
    {"base64", FROM "Content-Transfer-Encoding: base64\n\n", "AAAA", 1000000,
     3000016},
    {"equal signs", FROM "Content-Transfer-Encoding: quoted-printable\n\n", "=",
     1000000, 1000016},
};

static void bomb_costs_its_length(void **state)
{
    const struct bomb_row *row = *state;
    struct buffer mail, out;

    buffer_init(&mail);
    buffer_puts(&mail, row->before);
    for (size_t i = 0; i < row->count; i++)
        buffer_puts(&mail, row->again);
    parts_of(&out, mail.bytes, mail.length);
    assert_true(out.length <= row->most);
    buffer_release(&mail);
    buffer_release(&out);
}

static const struct most_row {
    const char *name;
} most_rows[] = {{"one too many"}};

/* More than that many parts are counted, and not handed out. */
static void parts_have_a_most(void **state)
{
    struct buffer mail, out;
    char last[32];

    (void)state;
    buffer_init(&mail);
    buffer_puts(&mail, MIXED("b"));
    for (int i = 0; i <= MIME_PARTS; i++)
        buffer_puts(&mail, "--b\n\nx\n");
    parts_of(&out, mail.bytes, mail.length);
    snprintf(last, sizeof(last), "1.%d<x>1.%d-", MIME_PARTS, MIME_PARTS + 1);
    assert_string_equal(out.bytes + out.length - strlen(last), last);
    buffer_release(&mail);
    buffer_release(&out);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(mail_rows, mail_has_parts),
        TABLE(head_rows, head_is_told),
        TABLE(bomb_rows, bomb_costs_its_length),
        TABLE(most_rows, parts_have_a_most),
    };

    return run_tables(tables, LENGTH(tables));
}
