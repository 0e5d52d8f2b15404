/* What takes back the changes of the last entry: the head beside the turn
 * before it, record by record. */
#include "campaign/text/correction_internal.h"
#include "core/arena.h"

#include <string.h>

enum { MOST_CHANGES = 40 /* unless all are wished for */ };

/* The lines, in the order of the turn. */
struct undoing {
    struct form_page *page;
    struct names lines;
};

static void add_line(struct undoing *undoing, const char *line)
{
    names_add(undoing->page->arena, &undoing->lines, line);
}

/* "set force reille moved=unset": what stood there before. */
static void set_back(struct undoing *undoing, const struct record_kind *kind,
                     const char *name, const void *before, const void *now)
{
    struct arena *arena = undoing->page->arena;
    struct attribute *attributes =
        ARENA_ARRAY(arena, struct attribute, MOST_PLACES);
    struct element line = {.name = arena_text(arena, "set %s%s%s", kind->name,
                                              *name ? " " : "", name),
                           .attributes = attributes};

    for (const struct field *field = kind->record->fields; field && field->name;
         field++) {
        const char *was = field_value(field, before, arena);

        if (!same_or_none(was, field_value(field, now, arena)))
            attributes[line.attribute_count++] =
                (struct attribute){field->name, was ? was : UNSET_WORD};
    }
    if (line.attribute_count > 0)
        add_line(undoing, element_as_text(arena, NULL, &line));
}

/* "add held 1410 french", and what it goes into. */
static void add_again(struct undoing *undoing, const struct record_kind *kind,
                      const struct stored_record *before)
{
    struct arena *arena = undoing->page->arena;
    struct element *element =
        fields_element(arena, arena_text(arena, "add %s", kind->name),
                       kind->record->fields, before->item);
    const char *line = element_as_text(arena, &kind->kind, element);
    struct names in = {NULL, 0};

    if (before->in != undoing->page->correcting->whole.record)
        in = record_name(before->in, before->parent, arena);
    if (in.count > 0)
        line = arena_text(arena, "%s in %s %s", line, before->in->element,
                          names_text(&in, " ", arena));
    add_line(undoing, line);
}

/* All of a kind by their names in full, which tell them apart but for twins:
 * these go by their order. */
struct named_list {
    struct stored_records all;
    const char **names;
    bool *met;
};

static struct named_list list_of(struct undoing *undoing,
                                 const struct record_kind *kind,
                                 struct game *game)
{
    struct arena *arena = undoing->page->arena;
    struct named_list list;

    records_list(&list.all, game, undoing->page->correcting->whole.record,
                 kind->name, arena);
    list.names = ARENA_ARRAY(arena, const char *, list.all.count + 1);
    list.met = ARENA_ARRAY(arena, bool, list.all.count + 1);
    for (size_t i = 0; i < list.all.count; i++) {
        const struct names words =
            record_name(kind->record, list.all.items[i].item, arena);

        list.names[i] = names_text(&words, " ", arena);
    }
    return list;
}

static const struct stored_record *meet(struct named_list *list,
                                        const char *name)
{
    for (size_t i = 0; i < list->all.count; i++)
        if (!list->met[i] && strcmp(list->names[i], name) == 0) {
            list->met[i] = true;
            return &list->all.items[i];
        }
    return NULL;
}

static void compare_kind(struct undoing *undoing, struct record_kind *kind,
                         struct game *before)
{
    const struct named_records *now =
        records_of(undoing->page->correcting, kind);
    struct named_list then = list_of(undoing, kind, before);
    struct arena *arena = undoing->page->arena;

    foreach_item (const struct named_record, one, *now) {
        const struct stored_record *was =
            meet(&then, names_text(&one->words, " ", arena));

        if (was)
            set_back(undoing, kind, one->name, was->item, one->item);
        else
            add_line(undoing,
                     arena_text(arena, "remove %s %s", kind->name, one->name));
    }
    for (size_t i = 0; i < then.all.count; i++)
        if (!then.met[i])
            add_again(undoing, kind, &then.all.items[i]);
}

/* Standing orders; one about a piece of which nothing stood has no line. */
static void compare_standing(struct undoing *undoing,
                             const struct standing *before,
                             const struct standing *now)
{
    struct arena *arena = undoing->page->arena;

    for (size_t i = 0; i < now->count; i++) {
        const struct order *order = &now->orders[i];
        struct order was = *order;
        const char *line;

        was.details =
            standing_details(before, order->kind, order_subject(arena, order));
        line = order_as_text(arena, &was);
        if (strcmp(line, order_as_text(arena, order)) != 0 &&
            order_is_about(&was, order_subject(arena, order)))
            add_line(undoing,
                     arena_text(arena, "standing %s %s", now->side, line));
    }
}

static void compare_sides(struct undoing *undoing, const struct turn *before)
{
    const struct turn *now = undoing->page->correcting->target->turn;

    for (size_t i = 0; i < now->standing_count; i++) {
        const struct standing *was = standing_of(
            before->standing, before->standing_count, now->standing[i].side);

        if (was)
            compare_standing(undoing, was, &now->standing[i]);
    }
}

void form_changes(struct form_page *page, const struct turn *before)
{
    struct correcting *correcting = page->correcting;
    struct undoing undoing = {page, {NULL, 0}};
    size_t most;

    set_back(&undoing, &correcting->whole, "", before->play, correcting->game);
    for (size_t i = 0; i < correcting->kinds.count; i++)
        compare_kind(&undoing, correcting->kinds.items[i], before->play);
    compare_sides(&undoing, before);
    if (undoing.lines.count == 0)
        return;
    most = page->wish->all || undoing.lines.count <= MOST_CHANGES
               ? undoing.lines.count
               : MOST_CHANGES;
    buffer_puts(page->out, "\n");
    form_explain(
        page,
        "What entry %d has changed: each line puts back what stood before.",
        correcting->target->turn->number);
    for (size_t i = 0; i < most; i++)
        form_offer(page, undoing.lines.items[i], NULL);
    if (most < undoing.lines.count)
        form_explain(page, "and %zu more: --all", undoing.lines.count - most);
}
