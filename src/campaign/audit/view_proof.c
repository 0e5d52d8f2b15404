/* Was a view true? Proven from the book, once that is there. */
#include "campaign/open/view.h"

#include "campaign/audit/rebuild.h"
#include "campaign/open/campaign.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/history.h"

#include <string.h>

/* So much of a line is shown. */
enum { LONGEST_SHOWN = 120 };

/* The line of that number, counted from 1, which there is. */
static const char *line_at(const struct bytes *bytes, long number,
                           struct arena *arena)
{
    const char *line = bytes->data, *behind = line + bytes->length, *end;
    size_t length;

    while (--number > 0)
        line = (const char *)memchr(line, '\n', (size_t)(behind - line)) + 1;
    end = memchr(line, '\n', (size_t)(behind - line));
    length = (size_t)((end ? end : behind) - line);
    while (length > 0 && *line == ' ') {
        line++;
        length--;
    }
    return arena_string(arena, line,
                        length < LONGEST_SHOWN ? length : LONGEST_SHOWN);
}

/* The signed file against the bytes that the turn gives. */
static bool compare(const struct campaign *at, const struct signed_file *file,
                    const struct bytes *truth)
{
    struct place place = {file->name, 0};
    char digest[DIGEST_TEXT];

    sha256_text(truth->data, truth->length, digest);
    if (!strcmp(digest, file->unsigned_digest))
        return true;
    place.line = parting_line(&file->bytes, truth);
    return refuse(at->report, &place, TRUST(false_view),
                  "the view shows '%s', turn %d holds '%s'",
                  line_at(&file->bytes, place.line, at->arena), at->turn.number,
                  line_at(truth, place.line, at->arena));
}

/* What the message of the entry says of the side's view; NULL: nothing. */
static const char *named_digest(const struct campaign *at, const char *side)
{
    const char *trailer = arena_text(at->arena, "\nView-%s-SHA256: ", side);
    struct bytes commit, signature;
    const char *found;

    if (!at->commit || !history_raw(at->history, at->commit, &commit,
                                    &signature, at->arena, at->report))
        return NULL;
    found = strstr(commit.data, trailer);
    return found ? arena_text(at->arena, "%.64s", found + strlen(trailer))
                 : NULL;
}

static bool check_named(const struct campaign *at,
                        const struct signed_file *file, const char *side)
{
    const struct place place = {file->name, file->root->line};
    const char *named = named_digest(at, side);

    if (!named)
        return refuse(at->report, &place, TRUST(false_view),
                      "entry %d names no view of side '%s'", at->turn.number,
                      side);
    return strcmp(named, file->unsigned_digest) == 0 ||
           refuse(at->report, &place, TRUST(false_view),
                  "entry %d names view %.12s of side '%s', this is %.12s",
                  at->turn.number, named, side, file->unsigned_digest);
}

static bool prove(const struct campaign *at, const struct signed_file *file,
                  const struct side_view *view)
{
    const struct view_source source = {&at->module, &at->turn, at->state};
    struct buffer text = {0};
    struct bytes truth;
    bool good;

    view_make(&text, &source, view->side);
    truth = (struct bytes){text.bytes, text.length};
    /* Another revision may show another view: what its host named counts. */
    good = (campaign_is_foreign(at) || compare(at, file, &truth)) &&
           check_named(at, file, view->side);
    buffer_release(&text);
    return good;
}

bool view_verify(const struct campaign *head, const struct campaign *at,
                 const struct signed_file *file, const char **said)
{
    const struct turn_source source = {
        .file = file, .module = at ? &at->module : &head->module};
    const struct place place = {file->name, file->root->line};
    bool proven = at && at->history;
    struct side_view view;

    if (!view_open(&view, &source, head->arena, head->report))
        return false;
    *said = arena_text(head->arena, "view of turn %d for side '%s', %s",
                       view.turn.number, view.side,
                       proven && campaign_is_foreign(at)
                           ? "the one that its entry names; a program of its "
                             "revision makes it again"
                       : proven ? "proven true by the book"
                                : "promised until the book is disclosed");
    if (!at && head->history)
        return refuse(head->report, &place, TRUST(wrong_exchange),
                      "the view is of turn %d, the head is number %d",
                      view.turn.number, head->turn.number);
    if (at && strcmp(view.state, at->state) != 0)
        return refuse(head->report, &place, TRUST(rewritten),
                      "the view is of state %.12s, turn %d is %.12s",
                      view.state, view.turn.number, at->state);
    return !proven || prove(at, file, &view);
}
