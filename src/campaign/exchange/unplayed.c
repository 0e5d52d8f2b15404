/* What a blank sheet takes from a sheet that was not played: after a void, or
 * after an entry without dice that came in between. */
#include "campaign/exchange/desk.h"
#include "core/arena.h"
#include "io/trial.h"

#include <string.h>

/* Is the head an entry that played no exchange? A view does not say of what
 * kind its entry is, but tells of a void and of a correction. */
static bool played_nothing(const struct turn *turn)
{
    for (size_t i = 0; i < turn->notices_count; i++)
        if (turn->notices[i].entry == turn->number)
            return true;
    return turn->kind == ENTRY_CORRECTION || turn->kind == ENTRY_ROSTER ||
           turn->kind == ENTRY_DISCLOSE;
}

static bool read_sheet(struct sheet *out, const struct campaign *campaign,
                       const char *path)
{
    /* What was signed is XML. */
    const struct draft_home home = {.arena = campaign->arena,
                                    .report = report_new(campaign->arena)};

    return file_exists(path) && draft_read(out, NULL, path, &home);
}

/* What is tried. */
struct offering {
    const struct campaign *campaign;
    const struct roster_member *member;
    const struct sheet *sheet;
};

static void offer(void *context, struct progress *hand)
{
    const struct offering *offering = context;
    const struct blank_wish wish = {.unplayed = offering->sheet};
    struct buffer draft = {0};

    (void)hand;
    campaign_blank(&draft, offering->campaign, offering->member, &wish);
    buffer_release(&draft);
}

/* A sheet that was sealed may be one that the program dies of: then nothing of
 * it is offered, and the void stands all the same. */
static bool lives(const struct campaign *campaign,
                  const struct roster_member *member, const struct sheet *sheet)
{
    struct offering offering = {campaign, member, sheet};
    const struct trial_work work = {.run = offer, .context = &offering};
    struct trial trial;

    return trial_run(&trial, &work, campaign->report) && trial.lived;
}

const struct sheet *unplayed_sheet(const struct campaign *campaign,
                                   const struct roster_member *member,
                                   const char *path)
{
    struct sheet *sheet = ARENA_NEW(campaign->arena, struct sheet);
    int number = campaign->turn.number;

    return played_nothing(&campaign->turn) &&
                   read_sheet(sheet, campaign, path) &&
                   strcmp(sheet->from, member->id) == 0 &&
                   strcmp(sheet->game, campaign->game) == 0 &&
                   sheet->exchange == number && lives(campaign, member, sheet)
               ? sheet
               : NULL;
}
