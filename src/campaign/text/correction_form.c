/* A form for a correction: what may be said of this game. */
#include "campaign/text/correction_internal.h"
#include "campaign/text/text.h"

#include <stdint.h>
#include <string.h>

/* How many records of each kind are listed, the first that keeps the bound. */
static const size_t measures[] = {SIZE_MAX, 24, 12, 8, 6, 4, 3, 2, 1, 0};

/* ---- kinds --------------------------------------------------------------- */

static void put_records(struct form_page *page, const struct record_kind *kind,
                        const struct named_records *all, size_t most)
{
    size_t count = all->count < most ? all->count : most;

    for (size_t i = 0; i < count; i++)
        form_set(page, kind, &all->items[i]);
    if (count < all->count)
        form_explain(page, "%zu more of them: --piece %s, --piece NAME, --all",
                     all->count - count, kind->name);
}

/* An example of each, on the first record that it can be said of. */
static void put_examples(struct form_page *page, struct record_kind *kind,
                         const struct named_records *all)
{
    for (size_t i = 0; i < all->count; i++)
        if (form_move(page, kind, &all->items[i]))
            break;
    for (size_t i = 0; i < all->count; i++)
        if (form_strength(page, kind, &all->items[i]))
            break;
}

/* One of the first that the game can do without; NULL: the ruleset wants them
 * all, and no others. */
static const struct named_record *removable(struct form_page *page,
                                            struct record_kind *kind,
                                            const struct named_records *all)
{
    enum { MOST_TRIED = 8 };

    for (size_t i = 0; i < all->count && i < MOST_TRIED; i++)
        if (may_be_removed(page, kind, &all->items[i]))
            return &all->items[i];
    return NULL;
}

static void put_kind(struct form_page *page, struct record_kind *kind,
                     size_t most)
{
    const struct named_records *all = records_of(page->correcting, kind);
    const struct named_record *one = removable(page, kind, all);

    buffer_puts(page->out, "\n");
    form_explain(page, "%s, %zu of them. %s %s", kind->name, all->count,
                 all->count == 0 || one ? "add" : "What may stand in one:",
                 order_usage(page->arena, &kind->kind));
    put_examples(page, kind, all);
    if (one)
        form_remove(page, kind, one);
    put_records(page, kind, all, most);
}

static struct named_record the_game(const struct correcting *correcting)
{
    return (struct named_record){.item = correcting->game, .name = ""};
}

static void put_game(struct form_page *page)
{
    const struct named_record game = the_game(page->correcting);

    buffer_puts(page->out, "\n");
    form_explain(page, "the game. What may stand in it: %s",
                 order_usage(page->arena, &page->correcting->whole.kind));
    form_set(page, &page->correcting->whole, &game);
}

/* ---- one piece ----------------------------------------------------------- */

/* Does the record say that name anywhere? */
static bool names_it(const struct form_page *page,
                     const struct record_kind *kind,
                     const struct named_record *one, const char *name)
{
    const struct field *field = kind->record->fields;

    for (; field && field->name; field++) {
        const char *value = field->type == FIELD_NAME
                                ? field_value(field, one->item, page->arena)
                                : NULL;

        if (value && strcmp(value, name) == 0 && !(field->flags & FIELD_KEY))
            return true;
    }
    return false;
}

/* Every record that is called so, whole, and those that name it. */
static size_t put_called(struct form_page *page, struct record_kind *kind,
                         const char *name)
{
    const struct named_records *all = records_of(page->correcting, kind);
    const struct matches *found = known_find(&all->known, name);
    size_t count = 0;

    for (size_t i = 0; i < all->count && found->count > 0; i++)
        for (size_t j = 0; j < found->count; j++)
            if (strcmp(all->items[i].name, found->items[j].id) == 0) {
                buffer_puts(page->out, "\n");
                form_record(page, kind, &all->items[i]);
                count++;
            }
    return count;
}

static void put_naming(struct form_page *page, struct record_kind *kind,
                       const char *name)
{
    const struct named_records *all = records_of(page->correcting, kind);

    for (size_t i = 0; i < all->count; i++)
        if (names_it(page, kind, &all->items[i], name))
            form_set(page, kind, &all->items[i]);
}

/* As it is called in the files, wherever that is. */
static const char *id_of(struct form_page *page, const char *name)
{
    struct correcting *correcting = page->correcting;

    for (size_t i = 0; i < correcting->kinds.count; i++) {
        const struct matches *found = known_find(
            &records_of(correcting, correcting->kinds.items[i])->known, name);

        if (found->count == 1)
            return found->items[0].id;
    }
    return name;
}

static bool put_piece(struct form_page *page)
{
    struct correcting *correcting = page->correcting;
    const char *name = page->wish->piece;
    const struct named_record game = the_game(correcting);
    size_t count = 0;

    if (same_word(name, GAME_WORD)) {
        form_record(page, &correcting->whole, &game);
        return true;
    }
    for (size_t i = 0; i < correcting->kinds.count; i++)
        if (same_word(correcting->kinds.items[i]->name, name)) {
            put_kind(page, correcting->kinds.items[i], SIZE_MAX);
            return true;
        }
    for (size_t i = 0; i < correcting->kinds.count; i++)
        count += put_called(page, correcting->kinds.items[i], name);
    if (count == 0)
        return refuse(correcting->text->report, &(struct place){"--piece", 0},
                      FILE_RULE(unknown_reference),
                      "nothing in the game is called %s; the form without "
                      "--piece lists what there is",
                      quoted(page->arena, name));
    buffer_puts(page->out, "\n");
    form_explain(page, "What names it:");
    for (size_t i = 0; i < correcting->kinds.count; i++)
        put_naming(page, correcting->kinds.items[i], id_of(page, name));
    return true;
}

/* ---- the whole ----------------------------------------------------------- */

static void put_head(struct form_page *page)
{
    int entry = page->correcting->target->turn->number + 1;

    form_explain(
        page,
        "%s: a correction of what stands before entry %d. When it is written:",
        page->wish->title, entry);
    form_explain(page, "berthier correct %s --file THIS --key KEY",
                 page->wish->dir);
    form_explain(
        page, "A line changes one thing. Take \"# \" away before a line and "
              "write what shall stand there; lines with ## explain. A line of "
              "several FIELD=VALUE changes those that are others than stand "
              "now; unset is no value. Ids and the names that map and log "
              "print are taken; a name of several words stands in quotes.");
    buffer_printf(page->out, "entry %d\n", entry);
    form_offer(page, "reason what was played wrongly, in words that all read",
               NULL);
    buffer_puts(page->out, "## its case, as the rulebook or a log prints it; "
                           "the line may be missing\n# case \n");
}

static void put_whole(struct form_page *page)
{
    struct correcting *correcting = page->correcting;

    put_head(page);
    if (page->wish->before)
        form_changes(page, page->wish->before);
    put_game(page);
    for (size_t i = 0; i < correcting->kinds.count; i++)
        put_kind(page, correcting->kinds.items[i], page->records);
    form_standing(page);
}

bool correction_form(struct buffer *out, const struct correction_target *target,
                     const struct form_wish *wish, struct arena *arena,
                     struct report *report)
{
    struct correcting correcting;
    struct form_page page = {out, &correcting, wish, arena, SIZE_MAX};
    size_t before = out->length;

    correcting_init(&correcting, target, arena, report);
    if (wish->piece) {
        put_head(&page);
        return put_piece(&page);
    }
    for (size_t i = 0; i < sizeof(measures) / sizeof(measures[0]); i++) {
        page.records = measures[i];
        out->length = before;
        put_whole(&page);
        if (wish->all || line_ends(out) <= FORM_LINES)
            break;
    }
    return true;
}
