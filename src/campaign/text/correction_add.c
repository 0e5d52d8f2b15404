/* Lines of a correction that bring a record or take one away. */
#include "campaign/text/correction_internal.h"

void read_remove(struct correcting *correcting, const struct text_words *words,
                 const struct place *place)
{
    struct edit edit = {.kind = EDIT_REMOVE, .place = *place};
    struct record_kind *kind;
    struct text_words name;

    if (words->count < 3) {
        refuse_usage(correcting, REMOVE_USAGE, place);
        return;
    }
    kind = kind_of_word(correcting,
                        word_text(&words->items[1], correcting->arena), place);
    name = some_words(words, 2, words->count - 2);
    if (!kind)
        return;
    edit.of = kind->name;
    edit.piece = kind == &correcting->whole || !*kind->name
                     ? NULL
                     : record_named(correcting, kind, &name, place);
    if (kind == &correcting->whole)
        refuse_usage(correcting, REMOVE_USAGE, place);
    else if (edit.piece)
        correcting_edit(correcting, &edit);
}

/* Where the words "in KIND ID" begin that say what a record goes into; all of
 * them if it stands in the game itself. */
static size_t before_in(const struct correcting *correcting,
                        const struct record_kind *kind,
                        const struct text_words *words)
{
    if (kind->in == correcting->whole.record)
        return words->count;
    for (size_t i = words->count; i > 2; i--) {
        const struct text_word *word = &words->items[i - 1];

        if (!word->name && same_word(word_text(word, correcting->arena), "in"))
            return i - 1;
    }
    return words->count;
}

/* The record that it goes into; false after refusals. */
static bool read_in(struct edit *edit, struct correcting *correcting,
                    const struct record_kind *kind,
                    const struct text_words *words)
{
    struct record_kind *in;
    struct text_words name;

    if (kind->in == correcting->whole.record)
        return true;
    if (words->count < 3)
        return refuse(correcting->text->report, &edit->place,
                      FILE_RULE(text_line),
                      "a %s stands in a %s: add %s ... in %s ID", kind->name,
                      kind->in->element, kind->name, kind->in->element);
    in =
        kind_of_word(correcting, word_text(&words->items[1], correcting->arena),
                     &edit->place);
    name = some_words(words, 2, words->count - 2);
    if (!in)
        return false;
    edit->of = in->name;
    edit->piece = record_named(correcting, in, &name, &edit->place);
    return edit->piece != NULL;
}

void read_add(struct correcting *correcting, const struct text_words *words,
              const struct place *place)
{
    struct edit edit = {.kind = EDIT_ADD, .place = *place};
    struct record_kind *kind;
    struct text_words said, in;
    size_t end;

    if (words->count < 3) {
        refuse_usage(correcting, ADD_USAGE, place);
        return;
    }
    kind = kind_of_word(correcting,
                        word_text(&words->items[1], correcting->arena), place);
    if (!kind || kind == &correcting->whole) {
        if (kind)
            refuse_usage(correcting, ADD_USAGE, place);
        return;
    }
    end = before_in(correcting, kind, words);
    said = some_words(words, 1, end - 1);
    in = some_words(words, end, words->count - end);
    edit.added = text_order(&correcting->reading, &correcting->seat,
                            &kind->kind, &said, place);
    if (read_in(&edit, correcting, kind, &in) && edit.added)
        correcting_edit(correcting, &edit);
}
