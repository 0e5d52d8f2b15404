/* What a log tells first. */
#include "render/news.h"

#include "core/arena.h"
#include "render/markup.h"

#include <string.h>

static void list_add(const struct journal *journal, struct event_list *list,
                     const struct event *event)
{
    *(const struct event **)LIST_ADD(journal->arena, list->items, list->count) =
        event;
}

const struct event *news_party(const struct event *combat,
                               const struct event *after)
{
    const struct event *event = after ? after->next : combat->first;

    while (event && event->kind != EVENT_OUTCOME)
        event = event->next;
    return event;
}

/* The less, the earlier it is told; 0: it is no news. */
static int rank_of(const struct event *event)
{
    switch (event->news) {
    case NEWS_GREAT:
        return 1;
    case NEWS_HOLDING:
        return 3;
    case NEWS_SMALL:
        return 4;
    case NEWS_NONE:
        break;
    }
    return event->kind == EVENT_COMBAT ? 2 : 0;
}

enum { LAST_RANK = 4 };

static void take_headlines(struct news_told *out, const struct journal *journal,
                           int rank)
{
    struct walk walk;
    const struct event *event = walk_first(&walk, journal);

    for (; event; event = walk_next(&walk)) {
        if (rank_of(event) != rank)
            continue;
        if (out->headlines.count < MOST_HEADLINES)
            list_add(journal, &out->headlines, event);
        else
            out->left_out++;
    }
}

void news_of(struct news_told *out, const struct journal *journal)
{
    struct walk walk;
    const struct event *event = walk_first(&walk, journal);

    *out = (struct news_told){0};
    for (; event; event = walk_next(&walk)) {
        if (event->kind == EVENT_COMBAT)
            list_add(journal, &out->combats, event);
        if (event->news == NEWS_HOLDING)
            list_add(journal, &out->holdings, event);
        if (event->roll)
            list_add(journal, &out->rolls, event);
        out->marches += event->kind == EVENT_MOVE;
    }
    for (int rank = 1; rank <= LAST_RANK; rank++)
        take_headlines(out, journal, rank);
}

void news_combat(struct buffer *out, const struct event *combat)
{
    buffer_add(out, combat->text, strcspn(combat->text, ":"));
}

void news_party_name(struct buffer *out, const struct event *party)
{
    buffer_add(out, party->text, strcspn(party->text, ":"));
}

/* "; lost: French 3 of 25, Coalition 6 of 18" */
static void put_losses(struct buffer *out, const struct event *combat)
{
    const char *before = ". Lost: ";

    for (const struct event *party = news_party(combat, NULL); party;
         party = news_party(combat, party)) {
        if (!party->has_number) /* seen from outside */
            continue;
        buffer_puts(out, before);
        news_party_name(out, party);
        buffer_printf(out, " %d of %d", party->number, party->strength);
        before = ", ";
    }
}

static void put_winner(struct buffer *out, const struct event *combat)
{
    const char *before = ". Victory: ";

    for (const struct event *party = news_party(combat, NULL); party;
         party = news_party(combat, party)) {
        if (!party->won)
            continue;
        buffer_puts(out, before);
        news_party_name(out, party);
        before = " and ";
    }
    if (*before == '.')
        buffer_puts(out, ". Nobody wins");
}

void news_line(struct buffer *out, const struct event *event)
{
    if (event->kind != EVENT_COMBAT || event->news != NEWS_NONE) {
        buffer_puts(out, event->text);
        return;
    }
    if (!news_party(event, NULL)) {
        buffer_printf(out, "%s", event->text);
        return;
    }
    news_combat(out, event);
    put_winner(out, event);
    put_losses(out, event);
}

void news_quiet(struct buffer *out, const struct news_told *told)
{
    buffer_puts(out, "No combat, and nothing changes hands");
    if (told->marches)
        buffer_printf(out, "; %zu march%s to be seen", told->marches,
                      told->marches == 1 ? "" : "es");
    buffer_puts(out, ".");
}
