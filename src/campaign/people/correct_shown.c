/* A correction of what a closed book hides: who consents reads it, and so does
 * every log. The host is told before it is drawn up. */
#include "campaign/people/correct.h"

#include "campaign/documents/agreed.h"
#include "campaign/documents/exchange_rules.h"
#include "campaign/open/view.h"
#include "core/arena.h"
#include "rooms/room.h"
#include "trust/digest.h"

#include <string.h>

enum { ID_DIGITS = 8 };

/* A side that will read the document. */
struct reader {
    const struct campaign *campaign;
    const struct room_side *side;
    const char *view; /* of the game as it stands */
};

static const char *view_of(const struct reader *reader, const struct turn *turn)
{
    const struct campaign *campaign = reader->campaign;
    const struct view_source source = {&campaign->module, turn,
                                       campaign->state};
    const char *text;
    struct buffer out;

    buffer_init(&out);
    view_make(&out, &source, reader->side->id);
    text = arena_string(campaign->arena, out.bytes, out.length);
    buffer_release(&out);
    return text;
}

/* Does his view change by that edit alone? One that goes only together with
 * others counts as unseen: better told once too often. */
static bool is_seen(const struct reader *reader, const struct edit *edit)
{
    const struct campaign *campaign = reader->campaign;
    const struct record *state = campaign->room->state;
    struct report *report = report_unread(campaign->arena);
    struct turn turn = campaign->turn;

    turn.play = record_copy(campaign->arena, state, turn.play);
    if (!record_edit(turn.play, state, edit, campaign->arena, report))
        return false;
    if (campaign->room->open_game &&
        !campaign->room->open_game(turn.play, campaign->module.data,
                                   campaign->arena, "turn.xml", report))
        return false;
    return strcmp(view_of(reader, &turn), reader->view) != 0;
}

static const char *unseen_edits(const struct reader *reader,
                                const struct correction *draft)
{
    struct arena *arena = reader->campaign->arena;
    const char *words = NULL;

    for (size_t i = 0; i < draft->edit_count; i++)
        if (!is_seen(reader, &draft->edits[i]))
            words = arena_text(arena, "%s%s%s", words ? words : "",
                               words ? "; " : "",
                               edit_text(&draft->edits[i], arena));
    return words;
}

bool correction_shown(const struct campaign *campaign,
                      const struct correction *draft, const struct place *place)
{
    char digest[DIGEST_TEXT];
    struct buffer text;
    size_t count;
    const struct room_side *sides =
        campaign->room->sides(campaign->module.data, &count);
    bool good = true;

    if (!book_is_closed(campaign))
        return true;
    buffer_init(&text);
    correction_write(&text, draft);
    sha256_text(text.bytes, text.length, digest);
    buffer_release(&text);
    for (size_t i = 0; i < count; i++) {
        struct reader reader = {campaign, &sides[i], NULL};
        const char *words;

        reader.view = view_of(&reader, &campaign->turn);
        words = unseen_edits(&reader, draft);
        good = (!words ||
                warn(campaign->report, place, EXCHANGE(corrected),
                     arena_text(campaign->arena, "shows-%s-%.*s", sides[i].id,
                                ID_DIGITS, digest),
                     "in the document and in the log '%s' will read, though "
                     "the view of that side shows nothing of it: %s",
                     sides[i].id, words)) &&
               good;
    }
    return good;
}
