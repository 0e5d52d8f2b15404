/* The files inside a mail, an mbox, one message of a Maildir. */
#include "io/mime.h"

#include "core/buffer.h"

#include <stdlib.h>
#include <string.h>

enum { NESTED = 3, TEXT = 2048 }; /* mails in one another; of a line */

struct reader {
    mime_take *take;
    void *context;
    long message, number;
    int nested;
    bool is_mbox, after_blank, begins; /* a line, no further piece of one */
    enum { HEADER, PART, BETWEEN } where;
    char line[TEXT], type[TEXT], encoding[TEXT];
    size_t length, depth;
    char *field; /* of the two, the one that goes on; or NULL */
    char levels[MIME_LEVELS][TEXT]; /* "--BOUNDARY" */
    struct buffer part;
};

static bool read_mail(FILE *in, struct reader *like);

static size_t from_base64(char *bytes, size_t length)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                 "abcdefghijklmnopqrstuvwxyz0123456789+/";
    unsigned held = 0;
    size_t count = 0;
    int bits = 0;

    for (size_t i = 0; i < length && bytes[i] != '='; i++) {
        const char *digit = bytes[i] ? strchr(digits, bytes[i]) : NULL;

        if (!digit)
            continue;
        held = (held << 6 | (unsigned)(digit - digits)) & 0xfff;
        bits += bits < 2 ? 6 : -2;
        if (bits < 6)
            bytes[count++] = (char)(held >> bits);
    }
    return count;
}

static size_t from_quoted(char *bytes, size_t length)
{
    size_t count = 0;

    for (const char *at = bytes; at < bytes + length; at++) {
        const char hex[] = {at[1], (char)(at[1] ? at[2] : '\0'), '\0'};

        if (*at == '=' && at[1 + strspn(at + 1, " \t")] == '\n') {
            at = strchr(at, '\n');
        } else if (*at == '=' && strspn(hex, "0123456789ABCDEFabcdef") == 2) {
            bytes[count++] = (char)strtol(hex, NULL, 16);
            at += 2;
        } else {
            bytes[count++] = *at;
        }
    }
    return count;
}

static bool has(const char *text, const char *word)
{
    text += strspn(text, " \t\r\n");
    return strncasecmp(text, word, strlen(word)) == 0;
}

static bool is_blank(const char *text)
{
    return text[strspn(text, " \t\r\n")] == '\0';
}

/* The line end before a boundary belongs to the boundary. */
static void decode(struct reader *reader)
{
    struct buffer *part = &reader->part;
    size_t length = part->length;

    length -= length > 0 && part->bytes[length - 1] == '\n';
    buffer_add(part, "", 1);
    part->bytes[length] = '\0';
    if (has(reader->encoding, "base64"))
        length = from_base64(part->bytes, length);
    else if (has(reader->encoding, "quoted-printable"))
        length = from_quoted(part->bytes, length);
    part->bytes[length] = '\0';
    part->length = length;
}

static void end_part(struct reader *reader)
{
    const struct buffer *bytes = &reader->part;
    const bool is_large = bytes->length > MIME_PART_LIMIT;
    struct mime_part part = {.message = reader->message};

    if (reader->where != PART)
        return;
    reader->where = BETWEEN;
    decode(reader);
    if (!is_large && reader->nested < NESTED && bytes->length > 0 &&
        strncmp(bytes->bytes, "From ", 5) != 0 && mime_is_mail(bytes->bytes)) {
        read_mail(fmemopen(bytes->bytes, bytes->length, "r"), reader);
        return;
    }
    part.number = ++reader->number;
    if (!is_large && part.number <= MIME_PARTS) {
        part.data = bytes->bytes;
        part.length = bytes->length;
    }
    reader->take(reader->context, &part);
}

static void begin_header(struct reader *reader)
{
    reader->where = HEADER;
    reader->type[0] = reader->encoding[0] = '\0';
    reader->field = NULL;
}

static void read_field(struct reader *reader)
{
    char *line = reader->line;

    if (reader->begins && *line != ' ' && *line != '\t') {
        reader->field = has(line, "content-type:") ? reader->type
                        : has(line, "content-transfer-encoding:")
                            ? reader->encoding
                            : NULL;
        line = strchr(line, ':');
    }
    if (reader->field && line)
        strncat(reader->field, line + (*line == ':'),
                TEXT - 1 - strlen(reader->field));
}

/* A mail in a mail is a part at first. */
static void end_header(struct reader *reader)
{
    const char *value = strcasestr(reader->type, "boundary=");
    const char *ends = value && value[9] == '"' ? "\"" : "; \t\r\n";

    reader->where = has(reader->type, "multipart/") ? BETWEEN : PART;
    reader->part.length = 0;
    if (reader->where == PART || !value || reader->depth == MIME_LEVELS)
        return;
    value += 9 + (*ends == '"');
    snprintf(reader->levels[reader->depth++], TEXT, "--%.*s",
             (int)strcspn(value, ends), value);
}

/* Line ends become LF. */
static bool read_line(struct reader *reader, FILE *in)
{
    size_t length = 0;
    int byte = EOF;

    reader->begins =
        reader->length == 0 || reader->line[reader->length - 1] == '\n';
    while (length < TEXT - 1 && byte != '\n' &&
           (byte = getc_unlocked(in)) != EOF)
        reader->line[length++] = (char)byte;
    if (length > 1 && byte == '\n' && reader->line[length - 2] == '\r')
        reader->line[--length - 1] = '\n';
    reader->line[length] = '\0';
    reader->length = length;
    return length > 0;
}

/* Of boundaries that are alike the inner one counts. */
static bool is_boundary(struct reader *reader)
{
    for (size_t i = reader->depth; reader->begins && i > 0; i--) {
        size_t length = strlen(reader->levels[i - 1]);
        const char *rest = reader->line + length;
        bool ends = false;

        if (strncmp(reader->line, reader->levels[i - 1], length) != 0)
            continue;
        ends = strncmp(rest, "--", 2) == 0;
        if (!is_blank(rest + 2 * ends))
            continue;
        end_part(reader);
        reader->depth = i - ends;
        if (!ends)
            begin_header(reader);
        return true;
    }
    return false;
}

static void read_one(struct reader *reader)
{
    if (is_boundary(reader) || reader->where == BETWEEN)
        return;
    if (reader->where == HEADER && reader->begins && is_blank(reader->line))
        end_header(reader);
    else if (reader->where == HEADER)
        read_field(reader);
    else if (reader->part.length <= MIME_PART_LIMIT)
        buffer_add(&reader->part, reader->line, reader->length);
}

/* "From " of an mbox begins a message of its own; it is no header field. */
static void read_lines(struct reader *reader, FILE *in)
{
    for (bool first = true; read_line(reader, in); first = false) {
        char *from = reader->line + strspn(reader->line, ">");
        bool is_from = reader->begins && strncmp(from, "From ", 5) == 0;

        if (first)
            reader->is_mbox = is_from;
        if (is_from && reader->is_mbox && from > reader->line) {
            memmove(reader->line, reader->line + 1, reader->length--);
        } else if (is_from && reader->is_mbox && reader->after_blank) {
            end_part(reader);
            begin_header(reader);
            reader->message++;
            reader->number = 0;
            reader->depth = 0;
        }
        read_one(reader);
        reader->after_blank = reader->begins && is_blank(reader->line);
    }
    end_part(reader);
}

/* For whom, and as which part of which message, is as in outer. */
static bool read_mail(FILE *in, struct reader *outer)
{
    struct reader *reader = calloc(1, sizeof(*reader));
    bool good;

    if (!reader || !in)
        abort();
    reader->take = outer->take;
    reader->context = outer->context;
    reader->message = outer->message;
    reader->number = outer->number;
    reader->nested = outer->nested + 1;
    read_lines(reader, in);
    outer->number = reader->number;
    good = !ferror(in);
    fclose(in);
    buffer_release(&reader->part);
    free(reader);
    return good;
}

bool mime_is_mail(const char *head)
{
    size_t name = strcspn(head, ": \t\r\n<");

    return strncmp(head, "From ", 5) == 0 ||
           (name > 0 && head[name] == ':' &&
            (has(head, "from:") || strcasestr(head, "\nfrom:") ||
             strcasestr(head, "received:") || has(head, "return-path:")));
}

bool mime_read(FILE *in, mime_take *take, void *context)
{
    struct reader none = {
        .take = take, .context = context, .message = 1, .nested = -1};

    return read_mail(in, &none);
}
