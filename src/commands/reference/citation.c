/* What is printed in square brackets, as an argument of rules. */
#include "commands/reference/citation.h"

#include "campaign/documents/rulebook.h"
#include "core/arena.h"
#include "core/names.h"
#include "rooms/room.h"

#include <string.h>

enum { MOST_NEAR = 6 };

/* The books by the word that a citation begins with. */
static const struct book {
    const char *printed;
    const char *book;
    bool is_shared; /* by all rooms */
} books[] = {
    {"rule", "rule", false}, {"rules", "rule", false},
    {"base", "base", false}, {"trust", "trust", true},
    {"file", "file", true},  {"exchange", "exchange", true},
};

/* The words while they are taken apart. */
struct reading {
    const struct call *call;
    const struct room *room;
    const struct book *book; /* named last, or NULL */
    struct rules *out;
};

static const struct book *book_find(const char *word)
{
    for (size_t i = 0; i < sizeof(books) / sizeof(*books); i++)
        if (strcmp(books[i].printed, word) == 0)
            return &books[i];
    return NULL;
}

/* Brackets, commas and the colon behind a book part words as blanks do. */
static struct names words_of(const struct call *call, const char *text)
{
    char *plain = arena_text(call->arena, "%s", text);

    for (char *at = plain; *at; at++)
        if (strchr("[],:\t\n", *at))
            *at = ' ';
    return names_split(plain, call->arena);
}

static bool take_number(const struct reading *reading, const char *number)
{
    const char *book = reading->book ? reading->book->book : NULL;
    const struct rule *rule;
    bool found = false;

    for (size_t i = 0; (rule = rulebook_at(reading->room, i)); i++) {
        if (strcmp(rule->number, number) != 0 ||
            (book && strcmp(rule->book, book) != 0))
            continue;
        rules_add(reading->call->arena, reading->out, rule);
        found = true;
    }
    return found;
}

/* "10.5.7k Delay", those that begin like it in all but its last letters. */
static struct names same_chapter(const struct reading *reading,
                                 const char *number)
{
    const struct rule *rule;
    struct names near = {0};
    size_t length = strspn(number, "0123456789.") > 0 ? strlen(number) : 0;

    for (; length > 0 && near.count == 0; length--)
        for (size_t i = 0; (rule = rulebook_at(reading->room, i)); i++)
            if (strncmp(rule->number, number, length) == 0 &&
                near.count < MOST_NEAR)
                names_add(reading->call->arena, &near,
                          arena_text(reading->call->arena, "%s %s",
                                     rule->number, rule->title));
    return near;
}

static bool refuse_number(const struct reading *reading, const char *number)
{
    const struct call *call = reading->call;
    const struct place place = {number, 0};
    const struct names near = same_chapter(reading, number);
    const struct rule *rule;
    struct names known = {0};

    if (near.count > 0)
        return refuse(call->report, &place, FILE_RULE(unknown_reference),
                      "there is no such case; near it are %s",
                      names_text(&near, ", ", call->arena));
    for (size_t i = 0; (rule = rulebook_at(reading->room, i)); i++)
        names_add(call->arena, &known, rule->number);
    return refuse(call->report, &place, FILE_RULE(unknown_reference),
                  "there is no such case%s%s",
                  suggestion(call->arena, number, &known),
                  reading->room ? ""
                                : "; a case of a game wants its room: "
                                  "berthier rules ROOM CITATION");
}

bool citation_read(struct rules *out, const struct call *call,
                   const struct room *room, const char *words)
{
    struct reading reading = {call, room, NULL, out};
    const struct names all = words_of(call, words);
    const struct place place = {words, 0};
    size_t numbers = 0;
    bool good = true;

    for (size_t i = 0; i < all.count; i++) {
        const struct book *book = book_find(all.items[i]);

        if (book)
            reading.book = book;
        else if (!take_number(&reading, all.items[i]))
            good = refuse_number(&reading, all.items[i]);
        numbers += !book;
    }
    return good &&
           (numbers > 0 || refuse(call->report, &place, FILE_RULE(bad_value),
                                  "it names no case; a citation is such as "
                                  "'[rule 7.2]' or 'base:supply'"));
}

bool citation_is_shared(const struct call *call, const char *words)
{
    const struct names all = words_of(call, words);
    const struct book *book = all.count > 0 ? book_find(all.items[0]) : NULL;

    return book && book->is_shared;
}
