/* A blank sheet as text. */
#include "campaign/text/text.h"

#include "core/arena.h"

#include <stdint.h>
#include <string.h>

/* How much is listed: choices for each subject, subjects for each kind; of the
 * steps that ask now, and of those that will never ask. */
struct measure {
    size_t now, never;
    size_t subjects;
};

/* From the fullest to the barest; the first that keeps the bound is taken. */
static const struct measure measures[] = {
    {SIZE_MAX, SIZE_MAX, SIZE_MAX},
    {12, 12, SIZE_MAX},
    {8, 8, SIZE_MAX},
    {8, 4, SIZE_MAX},
    {6, 2, SIZE_MAX},
    {6, 1, SIZE_MAX},
    {5, 1, 24},
    {4, 1, 24},
    {4, 1, 12},
    {3, 1, 12},
    {3, 1, 8},
    {2, 1, 8},
    {1, 1, 8},
    {1, 1, 4},
    {1, 1, 2},
};

struct page {
    struct buffer *out;
    const struct blank *blank;
    struct arena *arena;
    const struct measure *measure;
    size_t room; /* for choices; once there is none the page is too long, and
                    nothing more is made for it */
};

/* Explains; nothing that could be taken for an order once "# " is away. */
static void explain(struct page *page, bool is_indented, const char *format,
                    ...) __attribute__((format(printf, 3, 4)));

static void explain(struct page *page, bool is_indented, const char *format,
                    ...)
{
    va_list args;
    const char *text;

    va_start(args, format);
    text = arena_vtext(page->arena, format, args);
    va_end(args);
    buffer_printf(page->out, "%s%s\n", is_indented ? "  ## " : "## ", text);
}

/* Who commands one side does not name it. */
static const char *side_to_name(const struct page *page, const char *side)
{
    const struct names *sides = &page->blank->desk.sides;

    return sides->count == 1 && !strcmp(sides->items[0], side) ? NULL : side;
}

/* ---- choices ------------------------------------------------------------- */

/* Without the name that the words of the subject begin with. */
static const char *without_name(const char *words, const char *subject_words)
{
    size_t length = strcspn(subject_words, ":");

    if (!words || strncmp(words, subject_words, length) != 0)
        return words;
    words += length;
    return words + strspn(words, ", :");
}

/* The words of a choice; what they say of its subject need not be said twice.
 */
static const char *choice_words(struct page *page, const struct seat *seat,
                                const struct blank_group *group, size_t i,
                                bool is_alone)
{
    const char *words =
        blank_words(&page->blank->desk, seat, &group->choices[i]);

    if (!group->words)
        return words;
    words = without_name(words, group->words);
    if (!is_alone)
        return words && *words ? words : NULL;
    return words && *words
               ? arena_text(page->arena, "%s; %s", group->words, words)
               : group->words;
}

/* Does one of the orders say something about that subject already? A second
 * would be refused: another one stands in its place. */
static bool is_said(const struct order *orders, size_t count,
                    const struct order_kind *kind, const char *subject)
{
    for (size_t i = 0; i < count; i++)
        if (orders[i].kind == kind && order_is_about(&orders[i], subject))
            return true;
    return false;
}

/* A choice, or what could stand in the place of an order that is filled in. */
static void put_choice(struct page *page, const struct blank_part *part,
                       const struct blank_choice *choice, const char *words)
{
    const char *line =
        order_in_brief(&page->blank->desk, &part->seat, &choice->order);
    const char *subject = order_subject(page->arena, &choice->order);

    if (is_said(part->filled.orders, part->filled.count, choice->order.kind,
                subject))
        explain(page, true, "or in its place: %s   # %s", line,
                words ? words : "");
    else
        text_put_choice(page->out, line, words);
}

static void put_group(struct page *page, const struct blank_part *part,
                      const struct blank_group *group, size_t most)
{
    size_t count = group->count < most ? group->count : most;
    bool is_alone = count == 1;

    if (!is_alone && group->words)
        explain(page, true, "%s", group->words);
    for (size_t i = 0; i < count && page->room > 0; i++, page->room--) {
        const char *words = choice_words(page, &part->seat, group, i, is_alone);

        if (i + 1 == count && count < group->count)
            words = arena_text(page->arena, "%s%sand %zu more: --all",
                               words ? words : "", words ? "; " : "",
                               group->count - count);
        put_choice(page, part, &group->choices[i], words);
    }
}

static void put_kind(struct page *page, const struct blank_part *part,
                     const struct blank_kind *list)
{
    const struct order_kind *kind = list->kind;
    /* What is foreseen is chosen already: two at least of each. */
    const struct measure foreseen = {page->measure->now > 1 ? SIZE_MAX : 2, 2,
                                     page->measure->subjects < 8 ? 8
                                                                 : SIZE_MAX};
    const struct measure *measure =
        kind->ahead && !part->is_section ? &foreseen : page->measure;
    size_t most =
        part->disposition == NOW_OR_NEVER ? measure->never : measure->now;
    size_t count =
        list->count < measure->subjects ? list->count : measure->subjects;

    explain(page, true, "%s: %s [%s %s]", order_usage(page->arena, kind),
            kind->summary, kind->rule->book, kind->rule->number);
    for (size_t i = 0; i < count; i++)
        put_group(page, part, &list->groups[i], most);
    if (count < list->count)
        explain(page, true, "and %zu more who may: --all", list->count - count);
}

/* Kinds of which nothing is listed; of a step that nobody can foresee all. */
static void put_idle_kinds(struct page *page, const struct blank_part *part,
                           bool is_listed)
{
    struct names idle = {NULL, 0};

    foreach (const struct blank_kind, blank_kind, part->kinds)
        if (blank_kind->count == 0 && (blank_kind->kind->choices || !is_listed))
            names_add(page->arena, &idle, blank_kind->kind->name);
    if (idle.count > 0)
        explain(page, true, "%s: %s",
                is_listed ? "nothing to choose as it looks now"
                          : "takes, in the form that --all shows",
                names_text(&idle, ", ", page->arena));
}

/* ---- steps --------------------------------------------------------------- */

/* What it is to the sheet, what it asks, and what silence costs. */
static void put_head_of(struct page *page, const struct blank_part *part)
{
    const struct step *step = part->step;

    buffer_puts(page->out, "\n");
    explain(page, false, "%s: %s [%s %s]", step->title,
            disposition_words[part->disposition], step->rule->book,
            step->rule->number);
    for (size_t i = 0; i < part->asks.count; i++)
        explain(page, false, "asks: %s", part->asks.items[i]);
    if (part->silence)
        explain(page, false, "if you send nothing: %s", part->silence);
    for (size_t i = 0; part->budget && part->budget[i]; i++)
        explain(page, false, "%s", part->budget[i]);
}

static void put_kinds(struct page *page, const struct blank_part *part)
{
    bool is_listed = part->is_section || part->seat.certain;

    foreach (const struct blank_kind, blank_kind, part->kinds)
        if (blank_kind->count > 0 || (is_listed && !blank_kind->kind->choices))
            put_kind(page, part, blank_kind);
        else if (!is_listed && page->measure == measures)
            explain(page, true, "%s",
                    order_usage(page->arena, blank_kind->kind));
    if (is_listed || page->measure != measures)
        put_idle_kinds(page, part, is_listed);
}

/* One that is mentioned alone has its line commented out, for who wants to
 * order ahead. */
static void put_section(struct page *page, const struct blank_part *part)
{
    put_head_of(page, part);
    if (!part->is_section) {
        explain(page, false,
                "To order ahead, take \"# \" from the step's own line, too.");
        buffer_puts(page->out, "# ");
    }
    text_put_section(page->out, part->step->id, part->round,
                     side_to_name(page, part->side));
    for (size_t i = 0; i < part->filled.count; i++)
        text_put_order(page->out,
                       order_as_printed(page->arena, &page->blank->desk,
                                        &part->filled.orders[i]));
    put_kinds(page, part);
}

/* ---- standing orders and plans ------------------------------------------- */

/* The word that begins their lines, and the side if it is to be said. */
struct beside {
    const char *part;
    const char *side;
};

static void put_standing_choice(struct page *page, const struct beside *beside,
                                const struct blank_stand *stand,
                                const struct blank_group *group, size_t i)
{
    const struct blank_choice *choice = &group->choices[i];
    const char *line =
        order_as_printed(page->arena, &page->blank->desk, &choice->order);

    if (choice->words)
        line = arena_text(page->arena, "%s   # %s", line, choice->words);
    if (is_said(stand->orders, stand->count, stand->choices.kind,
                group->subject)) {
        explain(page, false, "or in its place: %s", line);
        return;
    }
    buffer_puts(page->out, "# ");
    text_put_beside(page->out, beside->part, beside->side, line);
}

/* The lines in force, or filled in, and what else there is. */
static void put_stand_lines(struct page *page, const struct beside *beside,
                            const struct blank_stand *stand)
{
    size_t left = page->measure->now;

    for (size_t i = 0; i < stand->count; i++)
        text_put_beside(page->out, beside->part, beside->side,
                        order_as_printed(page->arena, &page->blank->desk,
                                         &stand->orders[i]));
    for (size_t i = 0; i < stand->choices.count; i++) {
        const struct blank_group *group = &stand->choices.groups[i];

        for (size_t j = 0; j < group->count && left > 0; j++, left--)
            put_standing_choice(page, beside, stand, group, j);
    }
}

static void put_stand(struct page *page, const struct beside *beside,
                      const struct blank_stand *stand)
{
    const struct order_kind *kind = stand->choices.kind;

    explain(page, false, "%s: %s [%s %s]%s%s", order_usage(page->arena, kind),
            kind->summary, kind->rule->book, kind->rule->number,
            stand->reveals   ? "; all read it, and know "
            : stand->silence ? "; if you send nothing: "
                             : "",
            stand->reveals   ? stand->reveals
            : stand->silence ? stand->silence
                             : "");
    put_stand_lines(page, beside, stand);
}

/* The standing orders of a side, or its plans. */
static void put_standing(struct page *page,
                         const struct blank_standing *standing, bool are_plans)
{
    const struct beside beside = {are_plans ? "plans" : "standing",
                                  side_to_name(page, standing->side)};

    buffer_puts(page->out, "\n");
    explain(page, false, "%s%s%s%s%s", are_plans ? "Plans" : "Standing orders",
            beside.side ? " of " : "", beside.side ? beside.side : "",
            are_plans ? ". " : ", as they are in force:",
            are_plans ? blank_plans_words(page->blank) : "");
    if (!are_plans && page->blank->desk.view_count == 0)
        explain(page, false,
                "The book is open: after the exchange all read these standing "
                "orders in turn and log.");
    for (size_t i = 0; i < standing->count; i++)
        put_stand(page, &beside, &standing->kinds[i]);
}

/* ---- the sheet ----------------------------------------------------------- */

static void put_head(struct page *page)
{
    const struct blank *blank = page->blank;
    const struct blank_head *head = blank->head;
    const struct desk *desk = &blank->desk;
    const struct text_head first = {
        .module = head->module, .exchange = head->exchange, .from = head->from};

    text_put_head(page->out, &first);
    explain(page, false, "%s: %s", head->title,
            desk->ruleset->when(desk->turn->play, desk->module, page->arena));
    if (head->due)
        explain(page, false, "%s", head->due);
    explain(page, false,
            "Take \"# \" from a choice, and from the line of its step, and it "
            "is your order. Names do as well as ids.");
    explain(page, false,
            "A step that stands without orders orders nothing. \"berthier "
            "check\" tells what the sheet does.");
    if (blank->unplayed)
        explain(page, false,
                "Filled in: your orders for exchange %d, which %s.",
                blank->unplayed->exchange, blank->head->unplayed);
    for (size_t i = 0; i < blank->lost.count; i++)
        explain(page, false, "Not filled in: %s.", blank->lost.items[i]);
}

static void put_all(struct page *page)
{
    const struct blank *blank = page->blank;

    put_head(page);
    for (size_t i = 0; i < blank->parts_count; i++)
        put_section(page, &blank->parts[i]);
    for (size_t i = 0; i < blank->standing_count; i++)
        put_standing(page, &blank->standing[i], false);
    for (size_t i = 0; i < blank->plans_count; i++)
        put_standing(page, &blank->plans[i], true);
}

size_t line_ends(const struct buffer *text)
{
    size_t lines = 0;

    for (size_t i = 0; i < text->length; i++)
        lines += text->bytes[i] == '\n';
    return lines;
}

void blank_text(struct buffer *out, const struct blank *blank, bool all)
{
    const size_t last = sizeof(measures) / sizeof(measures[0]) - 1;
    const size_t sides = blank->desk.sides.count + blank->desk.wards.count;
    const size_t bound = BLANK_LINES * (sides > 0 ? sides : 1);

    for (size_t i = 0; i <= last; i++) {
        struct buffer text;
        struct page page = {.out = &text,
                            .blank = blank,
                            .arena = blank->desk.arena,
                            .measure = &measures[i],
                            .room = all || i == last ? SIZE_MAX : bound};
        bool fits;

        buffer_init(&text);
        put_all(&page);
        fits = all || i == last || line_ends(&text) <= bound;
        if (fits)
            buffer_add(out, text.bytes, text.length);
        buffer_release(&text);
        if (fits)
            break;
    }
}
