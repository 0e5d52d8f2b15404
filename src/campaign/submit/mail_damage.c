/* What people mail that is no file of ours, by name. */
#include "campaign/submit/submit.h"

#include "campaign/open/signed.h"
#include "core/arena.h"
#include "core/report.h"
#include "core/trust_rules.h"

#include <string.h>

/* What a file is known by, in its first bytes. */
static const struct first_bytes {
    const char *bytes;
    const char *what;
} pictures[] = {
    {"\x89PNG", "a picture (PNG)"},
    {"\xff\xd8\xff", "a picture (JPEG)"},
    {"GIF8", "a picture (GIF)"},
    {"%PDF", "a PDF"},
    {"PK\x03\x04", "a ZIP archive or an office document"},
    {"\x1f\x8b", "a gzip archive"},
    {"# v2 git bundle", "a history"},
    {"# v3 git bundle", "a history"},
    {"-----BEGIN", "a key: it is its owner's alone, and nobody should mail it"},
};

static bool begins(const struct bytes *bytes, const char *with)
{
    const size_t length = strlen(with);

    return bytes->length >= length && memcmp(bytes->data, with, length) == 0;
}

static bool holds(const char *text, const char *what)
{
    return strstr(text, what) != NULL;
}

/* The text behind blanks, a byte order mark and comments; never NULL. */
static const char *mail_head(const char *text)
{
    if (strncmp(text, "\xef\xbb\xbf", 3) == 0)
        text += 3;
    for (;;) {
        text += strspn(text, " \t\r\n");
        if (*text != '#')
            return text;
        text += strcspn(text, "\n");
    }
}

static bool is_quoted_printable(const char *head)
{
    return *head == '<' && (holds(head, "=3D\"") || holds(head, "=\n"));
}

static bool has_smart_quotes(const char *head)
{
    static const char *const quotes[] = {"=\xe2\x80\x9c", "=\xe2\x80\x9d",
                                         "=\xc2\xab", "=\xe2\x80\x9e"};

    for (size_t i = 0; i < sizeof(quotes) / sizeof(quotes[0]); i++)
        if (holds(head, quotes[i]))
            return true;
    return false;
}

static bool is_page(const char *head)
{
    return strncmp(head, "<!DOCTYPE html", 14) == 0 ||
           strncmp(head, "<!doctype html", 14) == 0 ||
           strncmp(head, "<html", 5) == 0 || strncmp(head, "&lt;", 4) == 0;
}

static bool is_quoted(const char *head)
{
    return *head == '>';
}

/* A whole one: what was cut, or signed in whatever way, is told otherwise. */
static bool text_is_draft(const char *head)
{
    return strncmp(head, "<sheet", 6) == 0 && holds(head, "</sheet>") &&
           !holds(head, "Signature");
}

/* Orders as text, of which submit itself says what they are. */
static bool mail_is_orders(const char *head)
{
    head += strspn(head, "> ");
    return strncmp(head, "berthier ", 9) == 0 && holds(head, " exchange ");
}

static bool is_words(const char *head)
{
    return (*head >= 'A' && *head <= 'Z') || (*head >= 'a' && *head <= 'z');
}

/* The first that is true names it. */
static const struct wreck {
    bool (*is)(const char *head);
    const char *words;
} wrecks[] = {
    {is_page, "it is an HTML page, as mail programs make of a letter: attach "
              "the file instead of pasting it"},
    {is_quoted_printable, "it is quoted-printable still, as it went through "
                          "the mail: save the attachment itself"},
    {has_smart_quotes, "its quotes are typographic: a mail program or a word "
                       "processor has changed the file; attach it as it is"},
    {is_quoted, "its lines are quoted with '>', as in the answer to a letter: "
                "attach the file itself"},
    {is_words, "it is a letter's text and no file of a campaign: nothing is to "
               "be accepted"},
};

static bool is_blank(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n';
}

/* Length without blank bytes after the last '>'. */
static size_t without_blanks(const struct bytes *bytes)
{
    size_t length = bytes->length;

    while (length > 0 && is_blank(bytes->data[length - 1]))
        length--;
    return length > 0 && bytes->data[length - 1] == '>' ? length
                                                        : bytes->length;
}

struct bytes mail_damage_mend(const struct bytes *raw, const char *name,
                              struct arena *arena, struct report *report)
{
    const struct place place = {name, 0};
    /* Takes the BOM off the front. */
    size_t start =
        raw->length >= 3 && memcmp(raw->data, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
    size_t end = without_blanks(raw);
    char *clean = arena_zeroed(arena, raw->length + 1, 1);
    size_t length = 0;

    for (size_t i = start; i < end; i++)
        if (raw->data[i] != '\r' || i + 1 >= end || raw->data[i + 1] != '\n')
            clean[length++] = raw->data[i];
    if (start > 0)
        remark(report, &place, "the byte order mark of the mail was taken off");
    if (end < raw->length)
        remark(report, &place, "blank bytes after the root were taken off");
    if (length < end - start)
        remark(report, &place, "line ends of the mail were mended");
    return (struct bytes){clean, length};
}

bool mail_damage_check(const struct bytes *bytes, const char *name,
                       struct report *report)
{
    const struct place place = {name, 0};
    const char *head;

    for (size_t i = 0; i < sizeof(pictures) / sizeof(pictures[0]); i++)
        if (begins(bytes, pictures[i].bytes))
            return refuse(report, &place, FILE_RULE(malformed), "it is %s",
                          pictures[i].what);
    if (bytes->length == 0)
        return refuse(report, &place, FILE_RULE(malformed), "it is empty");
    head = mail_head(bytes->data);
    if (text_is_draft(head) && !has_smart_quotes(head) &&
        !is_quoted_printable(head))
        return refuse(report, &place, TRUST(unsigned),
                      "this is an unsigned draft: berthier sign DIR %s makes a "
                      "sheet of it, which is what is mailed",
                      name);
    for (size_t i = 0; i < sizeof(wrecks) / sizeof(wrecks[0]); i++)
        if (!mail_is_orders(head) && wrecks[i].is(head))
            return refuse(report, &place, FILE_RULE(malformed), "%s",
                          wrecks[i].words);
    return true;
}

static enum mail_look look_of_root(const char *name)
{
    char root[32];

    snprintf(root, sizeof(root), "%.*s", (int)strcspn(name, " \t\r\n/>"), name);
    switch ((int)document_kind_of(root)) {
    case DOCUMENT_SHEET:
    case DOCUMENT_SEAL:
    case DOCUMENT_ANSWER:
    case DOCUMENT_CONSENT:
    case DOCUMENT_PARTICIPANT:
        return LOOK_MAIL;
    case DOCUMENT_KINDS:
        return LOOK_FOREIGN;
    }
    return LOOK_DOCUMENT;
}

/* What is quoted, or a key, is told to whoever has saved it as a file. */
enum mail_look mail_look_of(const struct mail_item *item)
{
    const char *head = mail_head(item->head);

    if (!item->is_part &&
        (mail_is_orders(head) || strncmp(head, "-----BEGIN", 10) == 0 ||
         (*head == '>' && head[strspn(head, "> ")] == '<')))
        return LOOK_MAIL;
    return *head == '<' ? look_of_root(head + 1) : LOOK_FOREIGN;
}
