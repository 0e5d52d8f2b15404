/* Turn 0 made anew from the roster to which all have consented. */
#include "campaign/audit/rebuild.h"

#include "campaign/people/begin.h"
#include "core/arena.h"

#include <string.h>

static bool check_consents(const struct campaign *draft)
{
    struct names missing;
    bool good = draft_consents(draft, &missing);

    for (size_t i = 0; i < missing.count; i++) {
        const struct place place = {arena_text(draft->arena,
                                               "consents/roster-%s.xml",
                                               missing.items[i]),
                                    0};

        good = refuse(draft->report, &place, TRUST(missing_consent),
                      "'%s' has not consented to the roster", missing.items[i]);
    }
    return good;
}

/* The first roster follows none. */
static bool check_first(const struct campaign *draft)
{
    return (!draft->roster.game && !draft->roster.previous) ||
           refuse(draft->report, &(struct place){"roster.xml", 0},
                  TRUST(wrong_roster),
                  "the first roster names a game or a roster before it");
}

/* The turn that the roster names as the one to begin from; *out NULL: none. */
static bool read_position(const struct campaign *draft,
                          const struct position **out)
{
    struct position_source source = {.path = "from.xml",
                                     .module = &draft->module,
                                     .rules = draft->roster.rules};
    const struct place place = {source.path, 0};
    struct position *position = ARENA_NEW(draft->arena, struct position);

    *out = NULL;
    if (!campaign_file(draft, source.path, &source.bytes))
        return false;
    if (!source.bytes.data && !draft->roster.begin_at)
        return true;
    if (!source.bytes.data || !draft->roster.begin_at)
        return refuse(draft->report, &place, TRUST(wrong_state),
                      "the roster names a turn to begin from, or this file is "
                      "there, and not both");
    if (!position_read(position, &source, draft->arena, draft->report) ||
        !draft_check_position(draft, position, source.path))
        return false;
    *out = position;
    return !strcmp(position->state, draft->roster.begin_at) ||
           refuse(draft->report, &place, TRUST(wrong_state),
                  "the roster begins from state %.12s, this is %.12s",
                  draft->roster.begin_at, position->state);
}

bool begin_check(const struct campaign *after)
{
    struct campaign draft = *after;

    draft.draft = true;
    return check_first(&draft) && check_consents(&draft);
}

bool rebuild_begin(struct rebuilt *out, const struct campaign *before,
                   const struct campaign *after)
{
    struct campaign draft = *after;
    struct beginning beginning = {.program = after->turn.program,
                                  .salt = after->turn.salt,
                                  .time = entry_time(after)};
    struct begun begun;

    (void)before;
    draft.draft = true;
    if (!campaign_file(after, "module.xml", &draft.module_bytes) ||
        !check_first(&draft) || !draft_check(&draft) ||
        !check_consents(&draft) ||
        !read_position(&draft, &beginning.position) ||
        !beginning_make(&begun, &out->entry, &draft, &beginning))
        return false;
    out->next = begun.outcome.next;
    out->written = begun.written;
    out->entry.state = arena_text(after->arena, "%s", begun.written.state);
    return true;
}
