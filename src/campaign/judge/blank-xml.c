/* A blank sheet as XML. */
#include "campaign/judge/blank.h"

#include "core/arena.h"
#include "core/writer.h"

/* What is written, and where. */
struct page {
    struct writer writer;
    const struct blank *blank;
    struct arena *arena;
    bool all;
};

static void say(struct page *page, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void say(struct page *page, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    writer_comment(&page->writer, arena_vtext(page->arena, format, args));
    va_end(args);
}

static void write_kind(struct page *page, const struct seat *seat,
                       const struct blank_kind *list)
{
    const struct order_kind *kind = list->kind;

    say(page, "%s: %s [%s %s]", kind->name, kind->summary, kind->rule->book,
        kind->rule->number);
    for (size_t i = 0; i < list->count; i++) {
        const struct blank_group *group = &list->groups[i];

        for (size_t j = 0; j < group->count; j++) {
            const struct blank_choice *choice = &group->choices[j];
            const char *words = blank_words(&page->blank->desk, seat, choice);

            if (page->all || choice->rank < RANK_UNNAMED)
                say(page, "<%s></%s>%s%s",
                    order_text(page->arena, &choice->order),
                    choice->order.kind->name, words ? " " : "",
                    words ? words : "");
        }
    }
}

static void open_section(struct page *page, const struct blank_part *part)
{
    struct writer *writer = &page->writer;

    writer_open(writer, "orders");
    if (part->round > 1)
        writer_attribute(writer, "round",
                         arena_text(page->arena, "%d", part->round));
    writer_attribute(writer, "side", part->side);
    writer_attribute(writer, "step", part->step->id);
}

/* What the step is to the sheet, and what silence costs. */
static void say_disposition(struct page *page, const struct blank_part *part)
{
    say(page, "%s%s%s", disposition_words[part->disposition],
        part->silence ? "; if you send nothing: " : "",
        part->silence ? part->silence : "");
}

static void write_section(struct page *page, const struct blank_part *part)
{
    open_section(page, part);
    say_disposition(page, part);
    for (size_t i = 0; i < part->asks.count; i++)
        say(page, "%s", part->asks.items[i]);
    for (size_t i = 0; part->budget && part->budget[i]; i++)
        say(page, "%s", part->budget[i]);
    for (size_t i = 0; i < part->filled.count; i++)
        order_write(&page->writer, &part->filled.orders[i]);
    for (size_t i = 0; i < part->kinds_count; i++)
        write_kind(page, &part->seat, &part->kinds[i]);
    writer_close(&page->writer);
}

/* A step that will be asked again, for who wants to order ahead. */
static void mention(struct page *page, const struct blank_part *part)
{
    const struct step *step = part->step;
    struct buffer kinds;

    say_disposition(page, part);
    buffer_init(&kinds);
    for (size_t i = 0; step->orders[i]; i++)
        buffer_printf(&kinds, " %s", step->orders[i]->name);
    say(page, "later: <orders side=\"%s\" step=\"%s\"></orders> %s; takes%s",
        part->side, step->id, step->title, kinds.bytes);
    buffer_release(&kinds);
}

/* Standing orders, or plans, which act in this exchange alone. */
static void write_standing(struct page *page,
                           const struct blank_standing *standing,
                           bool are_plans)
{
    writer_open(&page->writer, are_plans ? "plans" : "standing");
    writer_attribute(&page->writer, "side", standing->side);
    if (are_plans)
        say(page, "%s", blank_plans_words(page->blank));
    else if (page->blank->desk.view_count == 0)
        say(page, "The book is open: after the exchange all read these "
                  "standing orders in turn and log.");
    for (size_t i = 0; i < standing->count; i++) {
        const struct blank_stand *stand = &standing->kinds[i];
        const struct order_kind *kind = stand->choices.kind;

        for (size_t j = 0; j < stand->count; j++)
            order_write(&page->writer, &stand->orders[j]);
        say(page, "%s: %s [%s %s]%s%s", kind->name, kind->summary,
            kind->rule->book, kind->rule->number,
            are_plans        ? "; if you send nothing: "
            : stand->reveals ? "; all read it, and know "
                             : "",
            are_plans        ? stand->silence
            : stand->reveals ? stand->reveals
                             : "");
    }
    writer_close(&page->writer);
}

static void write_head(struct page *page)
{
    const struct blank *blank = page->blank;
    const struct blank_head *head = blank->head;
    const struct desk *desk = &blank->desk;
    struct writer *writer = &page->writer;

    writer_open(writer, "sheet");
    writer_attribute(writer, "exchange",
                     arena_text(page->arena, "%d", head->exchange));
    writer_attribute(writer, "from", head->from);
    writer_attribute(writer, "game", head->game);
    writer_attribute(writer, "state", head->state);
    writer_attribute(writer, "version", "1");
    say(page, "%s: %s", head->title,
        desk->ruleset->when(desk->turn->play, desk->module, page->arena));
    say(page, "An empty section answers: nothing is ordered. Take a section "
              "out to leave its question open.");
    if (blank->unplayed)
        say(page, "Filled in: your orders for exchange %d, which %s.",
            blank->unplayed->exchange, blank->head->unplayed);
    for (size_t i = 0; i < blank->lost.count; i++)
        say(page, "Not filled in: %s.", blank->lost.items[i]);
}

void blank_xml(struct buffer *out, const struct blank *blank, bool all)
{
    struct page page = {.blank = blank, .arena = blank->desk.arena, .all = all};

    writer_init(&page.writer, out, page.arena);
    write_head(&page);
    for (size_t i = 0; i < blank->parts_count; i++) {
        if (blank->parts[i].is_section)
            write_section(&page, &blank->parts[i]);
        else
            mention(&page, &blank->parts[i]);
    }
    for (size_t i = 0; i < blank->standing_count; i++)
        write_standing(&page, &blank->standing[i], false);
    for (size_t i = 0; i < blank->plans_count; i++)
        write_standing(&page, &blank->plans[i], true);
    writer_close(&page.writer);
    buffer_add(out, "\n", 1);
}
