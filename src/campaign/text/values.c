/* Words as values of fields. */
#include "campaign/documents/offices.h"
#include "campaign/text/internal.h"
#include "core/arena.h"
#include "core/hex.h"

#include <string.h>

enum { MOST_JOINED = 6 /* words of a name without quotes */ };

/* The names that a ruleset has for a field. */
struct field_names {
    const char *side;
    const struct order_kind *kind;
    const struct field *field;
    struct known known;
};

/* What a word is read for. */
struct wanted {
    struct reading *reading;
    const struct order_kind *kind;
    const struct field *field;
    const struct known *known;
    const struct seat *seat;
    const struct place *place;
};

/* The words of the field itself: of a choice, and yes and no. */
static void add_words(struct known *known, const struct field *field)
{
    static const char *const yes_or_no[] = {"yes", "no", NULL};
    const char *const *words = field->words;

    if (field->type == FIELD_YES)
        words = yes_or_no;
    for (int i = 0; words && words[i]; i++)
        if (i >= field->least || field->most == 0)
            known_add(known, words[i], NULL);
}

/* Could a ruleset have names for it? */
static bool may_have_names(const struct field *field)
{
    switch (field->type) {
    case FIELD_TEXT:
    case FIELD_NAME:
    case FIELD_NAMES:
    case FIELD_CHOICE:
    case FIELD_HEX:
    case FIELD_HEXES:
        return true;
    case FIELD_COUNT:
    case FIELD_NUMBER:
    case FIELD_YES:
    case FIELD_DECIMAL:
    case FIELD_DIGEST:
    case FIELD_HEXDATA:
    case FIELD_BASE64:
    case FIELD_TIME:
        return false;
    }
    return false;
}

/* Whoever's it is. */
static void ask_of_all(struct printed_names *out, const struct wanted *wanted,
                       const struct seat *seat)
{
    const struct ruleset *ruleset = wanted->reading->home->desk->ruleset;
    struct seat theirs = *seat;

    foreach_game_side (one, ruleset, seat->module) {
        theirs.side = one->id;
        ruleset->names(&theirs, wanted->kind, wanted->field, out);
    }
}

static void ask_ruleset(struct known *known, const struct wanted *wanted,
                        const struct seat *seat)
{
    const struct ruleset *ruleset = wanted->reading->home->desk->ruleset;
    struct printed_names printed = {.arena = known->names.arena};

    if (ruleset->names && may_have_names(wanted->field)) {
        if (wanted->reading->is_everybody)
            ask_of_all(&printed, wanted, seat);
        else
            ruleset->names(seat, wanted->kind, wanted->field, &printed);
    }
    for (size_t i = 0; i < printed.count; i++)
        known_add(known, printed.items[i].id, printed.items[i].name);
}

/* What the field may name; a ruleset is asked once. */
static const struct known *known_of(const struct wanted *wanted,
                                    const struct seat *seat)
{
    struct reading *reading = wanted->reading;
    struct field_names *all;

    for (size_t i = 0; i < reading->name_count; i++)
        if (reading->names[i]->field == wanted->field &&
            reading->names[i]->kind == wanted->kind &&
            strcmp(reading->names[i]->side, seat->side) == 0)
            return &reading->names[i]->known;
    all = ARENA_NEW(reading->text->arena, struct field_names);
    all->side = seat->side;
    all->kind = wanted->kind;
    all->field = wanted->field;
    known_init(&all->known, reading->text->arena);
    add_words(&all->known, wanted->field);
    ask_ruleset(&all->known, wanted, seat);
    known_close(&all->known);
    *(struct field_names **)LIST_ADD(reading->text->arena, reading->names,
                                     reading->name_count) = all;
    return &all->known;
}

/* May it be right although nobody knows it? What play makes later has no name
 * yet; and what has not the form of its type is refused with the rest. */
static bool may_stand(const struct wanted *wanted, const char *word)
{
    const struct names words = names_split(word, wanted->reading->text->arena);
    bool is_good = true;

    switch (wanted->field->type) {
    case FIELD_NAME:
        return is_name(word);
    case FIELD_NAMES:
        for (size_t i = 0; i < words.count; i++)
            is_good = is_good && is_name(words.items[i]);
        return is_good;
    case FIELD_HEX:
    case FIELD_HEXES:
        for (size_t i = 0; i < words.count; i++)
            is_good = is_good && hex_from_text(words.items[i]) > 0;
        return is_good;
    case FIELD_TEXT:
    case FIELD_COUNT:
    case FIELD_NUMBER:
    case FIELD_YES:
    case FIELD_CHOICE:
    case FIELD_DECIMAL:
    case FIELD_DIGEST:
    case FIELD_HEXDATA:
    case FIELD_BASE64:
    case FIELD_TIME:
        return true;
    }
    return true;
}

static const char *refuse_several(const struct wanted *wanted, const char *word,
                                  const struct matches *found)
{
    struct text *text = wanted->reading->text;

    refuse(text->report, wanted->place, FILE_RULE(unknown_reference),
           "%s %s may be %s: write more of it, or the id", wanted->field->name,
           quoted(text->arena, word), matches_text(found, text->arena));
    return NULL;
}

/* Is it a thing that another side commands? */
static bool is_anothers(const struct wanted *wanted, const char *word)
{
    struct reading *reading = wanted->reading;
    struct seat anybody = *wanted->seat;
    const struct known *known;

    if (reading->is_everybody || wanted->field->type != FIELD_NAME)
        return false;
    anybody.side = "";
    reading->is_everybody = true;
    known = known_of(wanted, &anybody);
    reading->is_everybody = false;
    return known_find(known, word)->count > 0;
}

void text_foreign(struct reading *reading, const struct place *place,
                  const char *what, const char *word)
{
    if (!reading->foreign.word && place)
        reading->foreign = (struct foreign){*place, what, word};
}

void text_refuse_foreign(struct reading *reading)
{
    struct text *text = reading->text;
    const struct foreign *one = &reading->foreign;

    refuse(text->report, &one->place, FILE_RULE(unknown_reference),
           "%s %s is not yours to command: the first line says that the sheet "
           "is of %s; name its sender there, or begin with berthier sheet "
           "anew",
           one->what, quoted(text->arena, one->word),
           quoted(text->arena, text->head.from));
}

static void refuse_anothers(const struct wanted *wanted, const char *word)
{
    struct reading *reading = wanted->reading;
    struct text *text = reading->text;

    if (reading->own > 0) {
        refuse(text->report, wanted->place, FILE_RULE(unknown_reference),
               "%s %s is not yours to command", wanted->field->name,
               quoted(text->arena, word));
        return;
    }
    if (reading->anothers++ > 0)
        return;
    text_foreign(reading, wanted->place, wanted->field->name, word);
    text_refuse_foreign(reading);
}

/* Nobody knows it. */
static const char *unknown(const struct wanted *wanted, const char *word)
{
    struct text *text = wanted->reading->text;
    const struct known *known = wanted->known;
    const char *near = "";

    if (wanted->field->type == FIELD_TEXT ||
        wanted->field->type == FIELD_CHOICE || known->names.count == 0)
        return word;
    /* Most hexes have no name. */
    if (may_stand(wanted, word) && (wanted->field->type == FIELD_HEX ||
                                    wanted->field->type == FIELD_HEXES))
        return word;
    near = known_near(known, word);
    if (may_stand(wanted, word)) {
        if (is_anothers(wanted, word))
            text_foreign(wanted->reading, wanted->place, wanted->field->name,
                         word);
        else if (*near)
            remark(text->report, wanted->place, "%s %s is not known here%s",
                   wanted->field->name, quoted(text->arena, word), near);
        return word;
    }
    if (is_anothers(wanted, word)) {
        refuse_anothers(wanted, word);
        return NULL;
    }
    if (!*near && *known_list(known))
        near = arena_text(text->arena, "; it may be %s", known_list(known));
    refuse(text->report, wanted->place, FILE_RULE(unknown_reference),
           "%s %s is not known here%s", wanted->field->name,
           quoted(text->arena, word), near);
    return NULL;
}

/* One id, hex or word. */
static const char *read_item(const struct wanted *wanted, const char *word)
{
    const struct matches *found;

    /* A file of nonsense is not looked through for ever. */
    if (report_size(wanted->reading->text->report) > REPORT_SHOWN)
        return word;
    found = known_find(wanted->known, word);
    if (found->count > 1)
        return refuse_several(wanted, word, found);
    if (found->count == 0)
        return unknown(wanted, word);
    wanted->reading->own += wanted->field->type == FIELD_NAME;
    return found->items[0].id;
}

/* False after refusals. */
static bool read_items(struct names *out, const struct wanted *wanted,
                       const struct text_word *word)
{
    struct arena *arena = wanted->reading->text->arena;
    bool good = true;

    for (size_t i = 0; i < word->count; i++) {
        const char *text = word->items[i].text;
        struct names parts = {NULL, 0};

        /* Several in one pair of quotes, as XML has them, and no name with a
         * blank? */
        if (strchr(text, ' ') && known_find(wanted->known, text)->count == 0 &&
            may_stand(wanted, text))
            parts = names_split(text, arena);
        else
            names_add(arena, &parts, text);
        for (size_t j = 0; j < parts.count; j++) {
            const char *item = read_item(wanted, parts.items[j]);

            names_add(arena, out, item ? item : "");
            good = good && item;
        }
    }
    return good;
}

static struct wanted wanted_of(struct reading *reading, const struct seat *seat,
                               const struct value_place *where)
{
    struct wanted wanted = {.reading = reading,
                            .kind = where->kind,
                            .field = where->field,
                            .seat = seat,
                            .place = where->place};

    wanted.known = known_of(&wanted, seat);
    return wanted;
}

const struct known *text_known(struct reading *reading, const struct seat *seat,
                               const struct value_place *where)
{
    const struct wanted wanted = wanted_of(reading, seat, where);

    return wanted.known;
}

const char *text_value(struct reading *reading, const struct seat *seat,
                       const struct value_place *where,
                       const struct text_word *word)
{
    const struct wanted wanted = wanted_of(reading, seat, where);
    struct arena *arena = reading->text->arena;
    struct names items = {NULL, 0};

    if (!is_list(wanted.field))
        return read_item(&wanted, word_text(word, arena));
    return read_items(&items, &wanted, word) ? names_text(&items, " ", arena)
                                             : NULL;
}

/* Words that are together the name of one thing, as many as can be. */
static size_t name_of_several(const struct wanted *wanted,
                              const struct text_word *words, size_t count)
{
    const char *name = NULL;
    size_t most = 1;

    for (size_t i = 0; i < count && i < MOST_JOINED; i++) {
        if (words[i].count != 1 || words[i].items[0].is_quoted)
            break;
        name = i == 0 ? words[i].items[0].text
                      : arena_text(wanted->reading->text->arena, "%s %s", name,
                                   words[i].items[0].text);
        if (i > 0 && known_is_name(wanted->known, name))
            most = i + 1;
    }
    return most;
}

const char *text_list(struct reading *reading, const struct seat *seat,
                      const struct value_place *where,
                      const struct text_words *words)
{
    const struct wanted wanted = wanted_of(reading, seat, where);
    struct arena *arena = reading->text->arena;
    struct names items = {NULL, 0};
    bool good = true;

    for (size_t i = 0; i < words->count;) {
        size_t count =
            name_of_several(&wanted, words->items + i, words->count - i);
        struct text_item name = {.text = words->items[i].items[0].text};
        struct text_word word = words->items[i];

        for (size_t j = 1; j < count; j++)
            name.text = arena_text(arena, "%s %s", name.text,
                                   words->items[i + j].items[0].text);
        if (count > 1)
            word = (struct text_word){.items = &name, .count = 1};
        good = read_items(&items, &wanted, &word) && good;
        i += count;
    }
    return good ? names_text(&items, " ", arena) : NULL;
}
