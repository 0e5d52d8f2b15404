/* From text to the tree of a sheet. */
#include "campaign/documents/exchange_rules.h"
#include "campaign/judge/check.h"
#include "campaign/text/internal.h"
#include "core/arena.h"
#include "core/trust_rules.h"

#include <string.h>

enum { HEAD_WORDS = 5 }; /* berthier MODULE exchange N PARTICIPANT */

/* The words of the line; false if it is no head. */
static bool head_words(const char *word[HEAD_WORDS], struct text *text,
                       const struct text_line *line)
{
    struct text_words words = {NULL, 0};

    text_words(&words, text, line);
    drop_stops(&words, text->arena);
    for (size_t i = 0; i < words.count && i < HEAD_WORDS; i++)
        word[i] = word_text(&words.items[i], text->arena);
    return words.count == HEAD_WORDS && same_word(word[0], "berthier") &&
           same_word(word[2], "exchange") && read_number(word[3]) > 0;
}

static bool is_head_line(const struct text *text, const char *line)
{
    struct text quiet = {.arena = text->arena,
                         .report = report_unread(text->arena)};
    const struct text_line one = {.text = line};
    const char *word[HEAD_WORDS];

    return head_words(word, &quiet, &one);
}

bool text_is_orders(const char *bytes, size_t length)
{
    struct arena *arena = arena_new();
    struct text text = {.file = "", .arena = arena, .is_head = is_head_line};
    bool is_head;

    text.report = report_unread(arena);
    text_split(&text, bytes, length);
    is_head = text.count > 0 && is_head_line(&text, text.lines[0].text);
    arena_free(arena);
    return is_head;
}

static bool read_head(struct text *text)
{
    struct place place = {text->file, 1};
    const char *word[HEAD_WORDS];

    if (text->count > 0)
        place = text_place(text, &text->lines[0]);
    if (text->count == 0 || !head_words(word, text, &text->lines[0]))
        return refuse(text->report, &place, FILE_RULE(text_line),
                      "orders as text begin with the line 'berthier MODULE "
                      "exchange N PARTICIPANT'; `berthier sheet` writes it");
    /* Ids have no capitals. */
    text->head = (struct text_head){.module = small_word(word[1], text->arena),
                                    .exchange = read_number(word[3]),
                                    .from = small_word(word[4], text->arena)};
    return true;
}

struct text *text_open(const struct text_file *file, struct arena *arena,
                       struct report *report)
{
    struct text *text = ARENA_NEW(arena, struct text);

    text->file = file->name;
    text->arena = arena;
    text->report = report;
    text->is_head = is_head_line;
    /* A file that is no text at all has no first line to speak of. */
    if (!text_split(text, file->bytes, file->length) && text->count == 0)
        return NULL;
    return read_head(text) ? text : NULL;
}

const struct text_head *text_head(const struct text *text)
{
    return &text->head;
}

/* Was it made for this exchange of this campaign? */
static bool is_for_home(const struct text *text, const struct text_home *home)
{
    const struct place place = text_place(text, &text->lines[0]);

    if (strcmp(text->head.module, home->module) != 0)
        return refuse(text->report, &place, TRUST(wrong_game),
                      "the draft is for the module '%s'; here '%s' is played: "
                      "take it to the folder of its campaign",
                      text->head.module, home->module);
    return text->head.exchange == home->exchange ||
           refuse(text->report, &place, TRUST(wrong_exchange),
                  "the draft is for exchange %d; exchange %d is open: "
                  "`berthier sheet` writes one for it",
                  text->head.exchange, home->exchange);
}

static void put_root(struct sheet_tree *tree)
{
    const struct text *text = tree->reading.text;
    const struct text_home *home = tree->reading.home;
    const struct attribute attributes[] = {
        {"exchange", arena_text(text->arena, "%d", home->exchange)},
        {"from", text->head.from},
        {"game", home->game},
        {"state", home->state},
        {"version", "1"},
    };

    tree->root = ARENA_NEW(text->arena, struct element);
    tree->root->name = "sheet";
    tree->root->line = text->lines[0].number;
    tree->root->attributes =
        arena_copy(text->arena, attributes, sizeof(attributes));
    tree->root->attribute_count = sizeof(attributes) / sizeof(attributes[0]);
    tree->next = &tree->root->first;
}

/* Reads the order whose last line has come. */
static void end_order(struct sheet_tree *tree)
{
    struct element *element = NULL;

    if (tree->kind && !tree->is_closed)
        element = text_order(&tree->reading, &tree->seat, tree->kind,
                             &tree->words, &tree->place);
    if (element) {
        *tree->order = element;
        tree->order = &element->next;
    }
    tree->kind = NULL;
    tree->words = (struct text_words){NULL, 0};
}

/* Where an order of that name can be given: " in step 'II.a'", or "". */
static const char *elsewhere(const struct sheet_tree *tree, const char *word)
{
    const struct ruleset *ruleset = tree->reading.home->desk->ruleset;

    for (const struct step *step = ruleset->sequence; step->id; step++)
        if (kind_named(step->orders, word))
            return arena_text(tree->reading.text->arena,
                              "; it stands in step '%s': take '# ' from "
                              "its line, too",
                              step->id);
    if (kind_named(ruleset->standing, word))
        return "; it is a standing order: write it under 'standing'";
    if (kind_named(ruleset->plans, word))
        return "; it is a plan: write it under 'plans'";
    if (step_named(tree, word))
        return "; a step stands at the beginning of its line";
    return "";
}

/* No kind of the part that is open. */
static void refuse_kind(struct sheet_tree *tree, const char *word,
                        const struct place *place)
{
    struct text *text = tree->reading.text;
    struct names known = {NULL, 0}, told = {NULL, 0};
    const char *hint = elsewhere(tree, word);

    for (size_t i = 0; tree->kinds && tree->kinds[i]; i++) {
        names_add(text->arena, &known, tree->kinds[i]->name);
        names_say(text->arena, &told, "%s (%s)", tree->kinds[i]->name,
                  tree->kinds[i]->summary);
    }
    if (!*hint)
        hint = suggestion(text->arena, word, &known);
    if (!*hint && known.count > 0)
        hint = arena_text(text->arena, ". These there are: %s",
                          names_text(&told, ", ", text->arena));
    refuse(text->report, place, FILE_RULE(unknown_element),
           "there is no order %s here%s", quoted(text->arena, word), hint);
}

static void add_words(struct text_words *words, struct arena *arena,
                      const struct text_words *more)
{
    foreach_item (const struct text_word, one, *more)
        *(struct text_word *)LIST_ADD(arena, words->items, words->count) = *one;
}

/* An order, from that word of its line on. */
static void begin_order(struct sheet_tree *tree, const struct text_line *line,
                        const struct text_words *words)
{
    struct arena *arena = tree->reading.text->arena;
    const char *word = word_text(&words->items[0], arena);

    tree->kind = kind_named(tree->kinds, word);
    tree->place = text_place(tree->reading.text, line);
    tree->indent = line->indent;
    if (tree->kind)
        add_words(&tree->words, arena, words);
    else
        refuse_kind(tree, word, &tree->place);
}

static void read_order(struct sheet_tree *tree, const struct text_line *line)
{
    struct text *text = tree->reading.text;
    const struct place place = text_place(text, line);
    struct text_words words = {NULL, 0};
    const char *word;

    /* A part that was refused says so once. */
    if (!tree->part && tree->is_refused)
        return;
    if (!tree->part || strcmp(tree->part->name, "note") == 0) {
        refuse(text->report, &place, FILE_RULE(text_line),
               "an order stands beneath the line of its step: take '# ' from "
               "that, too; or behind 'standing' or 'plans'");
        return;
    }
    if (!text_words(&words, text, line) || words.count == 0) {
        end_order(tree);
        return;
    }
    word = word_text(&words.items[0], text->arena);
    /* Deeper than its order, and no order itself: it goes on with it. */
    if (tree->kind && line->indent > tree->indent &&
        !kind_named(tree->kinds, word)) {
        add_words(&tree->words, text->arena, &words);
        return;
    }
    end_order(tree);
    begin_order(tree, line, &words);
}

/* After the end nothing is ordered. */
static bool is_over(struct sheet_tree *tree, const struct place *place)
{
    if (!tree->reading.home->desk->turn->over)
        return false;
    refuse(tree->reading.text->report, place, EXCHANGE(game_over),
           "the game has ended");
    close_part(tree);
    tree->is_refused = true;
    return true;
}

/* "standing initiative first": the part, and its order in the same line. */
static void read_beside_line(struct sheet_tree *tree,
                             const struct text_line *line, bool plans)
{
    const struct ruleset *ruleset = tree->reading.home->desk->ruleset;
    const struct beside beside = {plans ? "plans" : "standing",
                                  plans ? ruleset->plans : ruleset->standing};
    struct text *text = tree->reading.text;
    struct text_words words = {NULL, 0};
    struct text_words order;
    const struct place place = text_place(text, line);
    size_t before;

    end_order(tree);
    if (is_over(tree, &place))
        return;
    if (!text_words(&words, text, line)) {
        close_part(tree);
        tree->is_refused = true;
        return;
    }
    before = read_beside(tree, &beside, line, &words);
    order = (struct text_words){words.items + before, words.count - before};
    if (tree->part && order.count > 0)
        begin_order(tree, line, &order);
}

static void refuse_step(struct sheet_tree *tree, const char *word,
                        const struct place *place)
{
    struct text *text = tree->reading.text;
    struct names known = {NULL, 0};
    const struct step *step = tree->reading.home->desk->ruleset->sequence;
    const char *hint;

    for (; step->id; step++)
        if (step->orders && step->orders[0])
            names_add(text->arena, &known, step->id);
    hint = suggestion(text->arena, word, &known);
    if (!*hint)
        hint = arena_text(text->arena, "; there are %s",
                          names_text(&known, ", ", text->arena));
    refuse(text->report, place, EXCHANGE(unknown_step), "there is no step %s%s",
           quoted(text->arena, word), hint);
    close_part(tree);
    tree->is_refused = true;
}

/* Is that the first word? */
static bool says(const struct text_line *line, const char *word)
{
    size_t length = strlen(word);

    for (size_t i = 0; i < length; i++)
        if ((line->text[i] | 0x20) != word[i])
            return false;
    return line->text[length] == '\0' || line->text[length] == ':' ||
           blank_at(line->text + length) > 0;
}

/* A line at the beginning of which something new begins. */
static void read_step(struct sheet_tree *tree, const struct text_line *line)
{
    struct text *text = tree->reading.text;
    const struct place place = text_place(text, line);
    struct text_words words = {NULL, 0};
    const char *word;

    if (!text_words(&words, text, line) || words.count == 0)
        return;
    /* "Step 2:" is step 2. */
    if (words.count > 1 && says(line, "step"))
        words = (struct text_words){words.items + 1, words.count - 1};
    drop_stops(&words, text->arena);
    word = word_text(&words.items[0], text->arena);
    if (!step_named(tree, word) && kind_named(tree->kinds, word)) {
        read_order(tree, line);
        return;
    }
    end_order(tree);
    if (!step_named(tree, word))
        refuse_step(tree, word, &place);
    else if (!is_over(tree, &place))
        read_section_line(tree, line, &words);
}

static void read_line(struct sheet_tree *tree, const struct text_line *line)
{
    if (tree->is_note && line->indent > 0) {
        buffer_puts(&tree->note, " ");
        buffer_puts(&tree->note, line->text);
    } else if (says(line, "note")) {
        end_order(tree);
        read_note_line(tree, line);
    } else if (says(line, "standing"))
        read_beside_line(tree, line, false);
    else if (says(line, "plans"))
        read_beside_line(tree, line, true);
    else if (line->indent > 0)
        read_order(tree, line);
    else
        read_step(tree, line);
}

/* Nothing in it is its sender's, and it is refused for that? What is wrong with
 * each of its orders is then no news. */
static void look_for_its_sender(struct sheet_tree *tree)
{
    struct reading *reading = &tree->reading;
    struct text *text = reading->text;
    struct report *quiet = report_unread(text->arena);
    struct judged_sheet judged;
    struct sheet sheet;

    if (reading->own > 0 || !reading->foreign.word ||
        !sheet_read(&sheet, tree->root, text->file, text->arena, quiet))
        return;
    sheet_check(&judged, reading->home->desk, &sheet, quiet);
    if (report_findings(quiet) < 2)
        return;
    if (reading->anothers == 0)
        text_refuse_foreign(reading);
    tree->root->first = NULL;
}

const struct element *text_read(struct text *text, const struct text_home *home)
{
    struct sheet_tree tree = {.reading = {.text = text, .home = home}};

    if (!is_for_home(text, home))
        return NULL;
    put_root(&tree);
    known_sides(&tree.reading.sides, home->desk->ruleset, home->desk->module,
                text->arena);
    buffer_init(&tree.note);
    if (!home->desk->turn->over)
        judge_init(&tree.reading.judge, home->desk, report_unread(text->arena));
    for (size_t i = 1; i < text->count; i++)
        read_line(&tree, &text->lines[i]);
    end_order(&tree);
    close_part(&tree);
    if (tree.reading.judge.arena)
        judge_end(&tree.reading.judge);
    buffer_release(&tree.note);
    look_for_its_sender(&tree);
    return tree.root;
}
