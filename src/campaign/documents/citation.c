/* What is printed in square brackets, taken apart again. */
#include "campaign/documents/citation.h"

#include "campaign/documents/exchange_rules.h"
#include "core/arena.h"
#include "core/names.h"
#include "core/report.h"
#include "core/trust_rules.h"
#include "rulesets/ruleset.h"

#include <string.h>

enum { MOST_NEAR = 6 };

/* The books by the word that a citation begins with. */
static const struct book {
    const char *printed;
    const char *book;
    bool is_shared; /* by all rulesets */
} books[] = {
    {"rule", "rule", false}, {"rules", "rule", false},
    {"base", "base", false}, {"trust", "trust", true},
    {"file", "file", true},  {"exchange", "exchange", true},
};

/* The words while they are taken apart. */
struct reading {
    const struct citation *in;
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
static struct names words_of(const char *text, struct arena *arena)
{
    char *plain = arena_text(arena, "%s", text);

    for (char *at = plain; *at; at++)
        if (strchr("[],:\t\n", *at))
            *at = ' ';
    return names_split(plain, arena);
}

/* The step of that id stands for the case that it is played by. */
static bool take_step(const struct reading *reading, const char *id)
{
    const struct ruleset *ruleset = reading->in->ruleset;
    const struct step *step = ruleset ? ruleset->sequence : NULL;

    while (step && step->id && strcmp(step->id, id) != 0)
        step++;
    if (!step || !step->id || !step->rule)
        return false;
    rules_add(reading->in->arena, reading->out, step->rule);
    return true;
}

static bool take_number(const struct reading *reading, const char *number)
{
    const char *book = reading->book ? reading->book->book : NULL;
    const struct rule *rule;
    bool found = false;

    for (size_t i = 0; (rule = rulebook_at(reading->in->ruleset, i)); i++) {
        if (strcmp(rule->number, number) != 0 ||
            (book && strcmp(rule->book, book) != 0))
            continue;
        rules_add(reading->in->arena, reading->out, rule);
        found = true;
    }
    return found || take_step(reading, number);
}

/* "10.5.7k Delay", those that begin like it in all but its last letters. */
static struct names same_chapter(const struct reading *reading,
                                 const char *number)
{
    const struct rule *rule;
    struct names near = {0};
    size_t length = strspn(number, "0123456789.") > 0 ? strlen(number) : 0;

    for (; length > 0 && near.count == 0; length--)
        for (size_t i = 0; (rule = rulebook_at(reading->in->ruleset, i)); i++)
            if (strncmp(rule->number, number, length) == 0 &&
                near.count < MOST_NEAR)
                names_say(reading->in->arena, &near, "%s %s", rule->number,
                          rule->title);
    return near;
}

static bool refuse_number(const struct reading *reading, const char *number)
{
    const struct citation *in = reading->in;
    const struct place own = {number, 0};
    const struct place *place = in->place ? in->place : &own;
    const struct names near = same_chapter(reading, number);
    const char *what =
        in->place ? arena_text(in->arena, "the rulebook has no case %s",
                               quoted(in->arena, number))
                  : "there is no such case";
    const struct rule *rule;
    struct names known = {0};

    if (near.count > 0)
        return refuse(in->report, place, FILE_RULE(unknown_reference),
                      "%s; near it are %s", what,
                      names_text(&near, ", ", in->arena));
    for (size_t i = 0; (rule = rulebook_at(in->ruleset, i)); i++)
        names_add(in->arena, &known, rule->number);
    return refuse(in->report, place, FILE_RULE(unknown_reference), "%s%s%s",
                  what, suggestion(in->arena, number, &known),
                  in->ruleset ? ""
                              : "; a case of a game wants its rule system: "
                                "berthier rules RULESET CITATION");
}

bool citation_rules(struct rules *out, const struct citation *citation)
{
    struct reading reading = {citation, NULL, out};
    const struct names all = words_of(citation->words, citation->arena);
    const struct place own = {citation->words, 0};
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
           (numbers > 0 ||
            refuse(citation->report, citation->place ? citation->place : &own,
                   FILE_RULE(bad_value),
                   "it names no case; a citation is such as '[rule 7.2]' or "
                   "'base:supply'"));
}

const struct rule *citation_case(const struct citation *citation)
{
    struct rules all = {0};
    const char *book;

    if (!citation_rules(&all, citation))
        return NULL;
    book = all.items[0]->book;
    if (all.count == 1 &&
        (strcmp(book, "rule") == 0 || strcmp(book, "base") == 0))
        return all.items[0];
    refuse(citation->report, citation->place, FILE_RULE(bad_value),
           "%s: what was played wrongly is one case of the rulebook or of the "
           "base game",
           quoted(citation->arena, citation->words));
    return NULL;
}

bool citation_is_shared(const char *words, struct arena *arena)
{
    const struct names all = words_of(words, arena);
    const struct book *book = all.count > 0 ? book_find(all.items[0]) : NULL;

    return book && book->is_shared;
}

/* ---- the cases of a rulebook --------------------------------------------- */

const struct rule *rulebook_at(const struct ruleset *ruleset, size_t i)
{
    const size_t cases = ruleset ? ruleset->rule_count : 0;
    const size_t mechanisms = ruleset ? ruleset->base_count : 0;

    if (i < cases)
        return &ruleset->rules[i];
    i -= cases;
    if (i < mechanisms)
        return &ruleset->base[i];
    i -= mechanisms;
    if (i < TRUST_RULE_COUNT)
        return trust_rule((enum trust_rule)i);
    i -= TRUST_RULE_COUNT;
    if (i < EXCHANGE_RULE_COUNT)
        return exchange_rule((enum exchange_rule)i);
    i -= EXCHANGE_RULE_COUNT;
    return i < FILE_RULE_COUNT ? &file_rules[i] : NULL;
}
