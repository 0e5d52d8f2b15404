/* The lines that begin a part of a sheet: steps, standing orders, plans, notes.
 */
#include "campaign/text/internal.h"

#include "campaign/documents/exchange_rules.h"
#include "core/arena.h"
#include "core/displayable.h"

#include <string.h>

static const struct desk *desk_of(const struct sheet_tree *tree)
{
    return tree->reading.home->desk;
}

static char small(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
}

const char *small_word(const char *word, struct arena *arena)
{
    char *text = arena_text(arena, "%s", word);

    for (char *at = text; *at; at++)
        *at = small(*at);
    return text;
}

/* Capitals mean nothing in words of the program. */
bool same_word(const char *one, const char *other)
{
    while (*one && small(*one) == small(*other)) {
        one++;
        other++;
    }
    return *one == *other;
}

int read_number(const char *word)
{
    int number = 0;

    if (!*word || strlen(word) > 9 || word[strspn(word, "0123456789")])
        return 0;
    for (; *word; word++)
        number = number * 10 + (*word - '0');
    return number;
}

const struct step *step_named(const struct sheet_tree *tree, const char *word)
{
    const struct step *sequence = desk_of(tree)->ruleset->sequence;
    const struct step *step = sequence_find(sequence, word);

    if (step)
        return step;
    for (step = sequence; step->id; step++)
        if (same_word(step->id, word))
            return step;
    return NULL;
}

const struct order_kind *kind_named(const struct order_kind *const *kinds,
                                    const char *word)
{
    for (; kinds && *kinds; kinds++)
        if (same_word((*kinds)->name, word))
            return *kinds;
    return NULL;
}

void close_part(struct sheet_tree *tree)
{
    if (tree->is_note)
        tree->part->text =
            single_blanks(tree->note.bytes, tree->reading.text->arena);
    tree->part = NULL;
    tree->kinds = NULL;
    tree->is_note = tree->may_join = tree->is_refused = false;
    tree->is_closed = true;
}

static void begin_part(struct sheet_tree *tree, const char *name, long line)
{
    struct element *part = ARENA_NEW(tree->reading.text->arena, struct element);

    close_part(tree);
    part->name = name;
    part->line = line;
    tree->part = part;
    tree->order = &part->first;
    *tree->next = part;
    tree->next = &part->next;
}

static void put_attributes(struct sheet_tree *tree,
                           const struct attribute *attributes, size_t count)
{
    tree->part->attributes = arena_copy(tree->reading.text->arena, attributes,
                                        count * sizeof(*attributes));
    tree->part->attribute_count = count;
}

/* "'fr', 'sp'": those that he orders for. */
static const char *own_sides(const struct sheet_tree *tree)
{
    struct matches own = {NULL, 0};

    foreach_item (const struct printed_name, name, tree->reading.sides.names)
        if (names_contain(&desk_of(tree)->sides, name->id))
            *(struct printed_name *)LIST_ADD(tree->reading.text->arena,
                                             own.items, own.count) = *name;
    return matches_text(&own, tree->reading.text->arena);
}

/* The side of a word; NULL: the one that he commands. NULL after refusals. */
static const char *side_of(struct sheet_tree *tree, const char *word,
                           const struct place *place)
{
    struct text *text = tree->reading.text;
    const struct matches *found;

    if (!word) {
        if (desk_of(tree)->sides.count == 1)
            return desk_of(tree)->sides.items[0];
        refuse(text->report, place, EXCHANGE(unknown_side),
               "the line names no side, and you order for %s", own_sides(tree));
        return NULL;
    }
    found = known_find(&tree->reading.sides, word);
    if (found->count == 1)
        return found->items[0].id;
    refuse(text->report, place, EXCHANGE(unknown_side),
           "%s is no side%s: there are %s", quoted(text->arena, word),
           known_near(&tree->reading.sides, word),
           known_list(&tree->reading.sides));
    return NULL;
}

/* What stands behind the step. */
struct section_words {
    const char *side;
    const char *round;
    int number; /* that the round is */
};

static bool read_section_words(struct sheet_tree *tree,
                               struct section_words *out,
                               const struct text_words *words,
                               const struct place *place)
{
    struct text *text = tree->reading.text;

    out->number = 1;
    for (size_t i = 1; i < words->count; i++) {
        const char *word = word_text(&words->items[i], text->arena);

        if (same_word(word, "round") && i + 1 < words->count && !out->round) {
            out->round = word_text(&words->items[++i], text->arena);
            out->number = read_number(out->round);
            if (out->number == 0)
                return refuse(text->report, place, FILE_RULE(bad_value),
                              "round %s is no number from 1 to 999999999",
                              quoted(text->arena, out->round));
        } else if (!out->side)
            out->side = word;
        else
            return refuse(text->report, place, FILE_RULE(text_line),
                          "%s is a word too many: STEP [round N] [SIDE]; "
                          "orders stand in lines of their own beneath it",
                          quoted(text->arena, word));
    }
    return true;
}

void read_section_line(struct sheet_tree *tree, const struct text_line *line,
                       const struct text_words *words)
{
    struct text *text = tree->reading.text;
    const struct place place = text_place(text, line);
    const struct step *step =
        step_named(tree, word_text(&words->items[0], text->arena));
    struct section_words given = {0};
    struct section section = {.place = place};
    struct attribute attributes[3] = {{"step", step->id}};

    close_part(tree);
    if (read_section_words(tree, &given, words, &place))
        section.side = side_of(tree, given.side, &place);
    tree->is_refused = !section.side;
    if (!section.side)
        return;
    section.round = given.number;
    begin_part(tree, "orders", line->number);
    attributes[1] = (struct attribute){"side", section.side};
    attributes[2] = (struct attribute){"round", given.round};
    put_attributes(tree, attributes, given.round ? 3 : 2);
    tree->side = section.side;
    tree->kinds = step->orders;
    /* Of others nobody judges his orders, nor what the ruleset thinks of them.
     */
    tree->is_closed = !(names_contain(&desk_of(tree)->sides, section.side) ||
                        names_contain(&desk_of(tree)->wards, section.side));
    if (tree->is_closed) {
        text_foreign(&tree->reading, &place, "side", section.side);
        return;
    }
    /* What comes too late is refused with the rest. */
    tree->reading.foresees = judge_step(&tree->reading.judge, &section, step);
    tree->seat =
        judge_seat(&tree->reading.judge, section.side, step, section.round);
}

/* Standing orders and plans meet whatever comes. */
static void begin_beside(struct sheet_tree *tree, const struct beside *beside,
                         const char *side, const struct text_line *line)
{
    const struct attribute attribute = {"side", side};
    const struct judge *judge = &tree->reading.judge;
    const struct ruleset *ruleset = desk_of(tree)->ruleset;

    begin_part(tree, beside->part, line->number);
    put_attributes(tree, &attribute, 1);
    tree->side = side;
    tree->kinds = beside->kinds;
    tree->is_closed = !names_contain(&desk_of(tree)->sides, side);
    if (tree->is_closed)
        return;
    tree->reading.foresees = true;
    tree->seat = judge_seat(judge, side, ruleset->sequence + judge->open, 0);
}

/* Is it a line of the same part and side as the one before? */
static bool goes_with(const struct sheet_tree *tree, const char *part,
                      const char *side)
{
    return tree->may_join && strcmp(tree->part->name, part) == 0 &&
           strcmp(side, tree->side) == 0;
}

size_t read_beside(struct sheet_tree *tree, const struct beside *beside,
                   const struct text_line *line, const struct text_words *words)
{
    struct text *text = tree->reading.text;
    const struct place place = text_place(text, line);
    const char *word =
        words->count > 1 ? word_text(&words->items[1], text->arena) : NULL;
    bool names_side = word && !kind_named(beside->kinds, word) &&
                      known_find(&tree->reading.sides, word)->count > 0;
    const char *side = side_of(tree, names_side ? word : NULL, &place);
    size_t before = names_side ? 2 : 1;

    if (!side) {
        close_part(tree);
        tree->is_refused = true;
    } else if (!goes_with(tree, beside->part, side) || words->count == before)
        begin_beside(tree, beside, side, line);
    tree->may_join = side && words->count > before;
    return before;
}

/* "WHO:" and what stands behind it. */
void read_note_line(struct sheet_tree *tree, const struct text_line *line)
{
    struct text *text = tree->reading.text;
    const struct place place = text_place(text, line);
    const char *who = line->text + strlen("note");
    struct attribute attribute = {"to", NULL};
    size_t length;

    who += strspn(who, " ");
    length = strcspn(who, " :");
    close_part(tree);
    if (length == 0 || who[length + strspn(who + length, " ")] != ':') {
        refuse(text->report, &place, FILE_RULE(text_line),
               "a note says to whom: 'note all: words', 'note anna: words'");
        return;
    }
    attribute.value =
        small_word(arena_string(text->arena, who, length), text->arena);
    begin_part(tree, "note", line->number);
    put_attributes(tree, &attribute, 1);
    tree->is_note = true;
    who += length;
    tree->note.length = 0;
    buffer_puts(&tree->note, who + strspn(who, " ") + 1);
}
