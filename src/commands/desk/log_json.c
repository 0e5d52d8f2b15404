/* What happened, for programs: the journal as one tree. */
#include "commands/desk/desk_json.h"

#include "campaign/open/entry.h"
#include "commands/command.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/json.h"
#include "rulesets/ruleset.h"

/* "rule.10.3.1g" of the file: a book and a number. */
static void json_citation(struct json *json, const char *book,
                          const char *number)
{
    json_open(json, NULL, '{');
    json_text(json, "book", book);
    json_text(json, "number", number);
    json_close(json, '}');
}

static void json_citations(struct json *json, const struct event *event)
{
    json_open(json, "cases", '[');
    if (event->case_number)
        json_citation(json, event->book, event->case_number);
    for (size_t i = 0; i < event->also.count; i++)
        json_citation(json, event->also.items[i]->book,
                      event->also.items[i]->number);
    json_close(json, ']');
}

static void json_roll(struct json *json, const struct roll *roll)
{
    if (!roll) {
        json_text(json, "roll", NULL);
        return;
    }
    json_open(json, "roll", '{');
    json_text(json, "label", roll->label);
    json_number(json, "sides", roll->sides);
    json_open(json, "faces", '[');
    for (size_t i = 0; i < roll->count; i++)
        json_number(json, NULL, roll->faces[i]);
    json_close(json, ']');
    json_text(json, "bytes", roll->bytes);
    json_close(json, '}');
}

/* A hex of four digits, or an area. */
static void json_place(struct json *json, struct arena *arena,
                       const struct event *event)
{
    json_text(json, "place",
              event->place > 0 ? hex_text(arena, event->place) : event->area);
}

/* Events lie as deep in one another as JOURNAL_DEEPEST. */
static void json_events(struct json *json, struct arena *arena,
                        const struct event *event)
{
    json_open(json, "events", '[');
    for (; event; event = event->next) {
        json_open(json, NULL, '{');
        json_text(json, "kind", event_words[event->kind]);
        json_text(json, "text", event->text);
        json_citations(json, event);
        json_text(json, "side", event->side);
        json_text(json, "piece", event->piece);
        json_place(json, arena, event);
        json_names(json, "path", &event->path);
        if (event->has_number)
            json_number(json, "number", event->number);
        else
            json_text(json, "number", NULL);
        json_roll(json, event->roll);
        json_events(json, arena, event->first);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static bool find_journal(struct journal *out, const struct call *call,
                         const struct campaign *campaign, const char *side)
{
    struct journal_document *document =
        ARENA_NEW(call->arena, struct journal_document);

    if (campaign->view_count > 0)
        return refuse(call->report, &(struct place){campaign->dir, 0},
                      TRUST(closed_book),
                      "a folder of views has reports as text and page alone; "
                      "the journal is the host's until the book is disclosed");
    if (!journal_of(document, campaign))
        return false;
    if (side)
        journal_for(out, &document->journal, side, call->arena);
    else
        *out = document->journal;
    return true;
}

void log_json(const struct call *call, const struct campaign *campaign,
              const char *side)
{
    struct json *json = call->json;
    struct journal journal;

    if (!find_journal(&journal, call, campaign, side))
        return;
    json_text(json, "campaign", campaign->module.title);
    json_text(json, "room", campaign->ruleset->name);
    json_text(json, "game", campaign->game);
    json_number(json, "turn", campaign->turn.number);
    json_text(json, "kind", entry_words[campaign->turn.kind]);
    json_text(json, "when",
              campaign->ruleset->when(campaign->turn.play,
                                      campaign->module.data, call->arena));
    json_text(json, "state", campaign->state);
    json_text(json, "side", side);
    json_events(json, call->arena, journal.first);
}
