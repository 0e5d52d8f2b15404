/* What of a correction each side of a closed book reads: the changes that its
 * view shows, and no other. */
#include "campaign/documents/offices.h"
#include "campaign/people/correct.h"

#include "core/arena.h"
#include "core/edit.h"
#include "core/writer.h"
#include "rulesets/ruleset.h"

#include <string.h>

/* A side, and where the game is that is changed on trial. */
struct reader {
    const struct campaign *campaign;
    const char *side;
    struct arena *arena;
};

static struct game *seen_by(const struct reader *reader, struct game *play)
{
    const struct campaign *campaign = reader->campaign;
    const struct ruleset *ruleset = campaign->ruleset;

    return ruleset->see ? ruleset->see(play, campaign->module.data,
                                       &campaign->turn.options, reader->side,
                                       reader->arena)
                        : play;
}

static const char *text_of(const struct reader *reader, const struct game *play)
{
    struct buffer out = {0};
    struct writer writer;

    writer_init(&writer, &out, reader->arena);
    record_write(&writer, reader->campaign->ruleset->state, play);
    return buffer_keep(&out, reader->arena);
}

/* The game with that change alone; NULL: it does not go without others. */
static struct game *changed(const struct reader *reader, struct game *play,
                            const struct edit *edit)
{
    const struct record *state = reader->campaign->ruleset->state;
    struct game *copy = record_copy(reader->arena, state, play);

    return record_edit(copy, state, edit, reader->arena,
                       report_unread(reader->arena))
               ? copy
               : NULL;
}

static bool is_open(const struct reader *reader, struct game *play)
{
    const struct campaign *campaign = reader->campaign;
    const struct ruleset *ruleset = campaign->ruleset;

    return !ruleset->open_game ||
           ruleset->open_game(play, campaign->module.data, reader->arena,
                              "turn.xml", report_unread(reader->arena));
}

/* Whoever carries the change out on his view comes to the view that he will
 * have: then he reads nothing in it that he does not see. That his view changes
 * is not enough, for it may say less. */
static bool is_shown(const struct reader *reader, const struct edit *edit)
{
    struct game *play = reader->campaign->turn.play;
    struct game *after, *his;

    /* A view has the standing orders of its side. */
    if (edit->kind == EDIT_STANDING)
        return strcmp(edit->of, reader->side) == 0;
    after = changed(reader, play, edit);
    his = changed(reader, seen_by(reader, play), edit);
    return after && his && is_open(reader, after) &&
           strcmp(text_of(reader, his),
                  text_of(reader, seen_by(reader, after))) == 0;
}

bool correction_readers(struct names *out, const struct campaign *campaign,
                        const struct edit *edit)
{
    struct arena *arena = arena_new();

    *out = (struct names){0};
    foreach_game_side (side, campaign->ruleset, campaign->module.data)
        if (is_shown(&(struct reader){campaign, side->id, arena}, edit))
            names_add(campaign->arena, out, side->id);
    arena_free(arena);
    return out->count ==
           game_side_count(campaign->ruleset, campaign->module.data);
}
