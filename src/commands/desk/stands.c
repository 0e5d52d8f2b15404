/* How a side stands, who owes what, and what a sheet leaves unsaid. */
#include "commands/desk/stands.h"

#include "campaign/judge/check.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "render/render.h"

#include <string.h>

bool owed_is_known(const struct campaign *campaign, const struct owed *owed)
{
    const struct campaign_member *member = campaign_member(campaign, owed->who);

    for (size_t i = 0; i < campaign->view_count; i++)
        if (commands_side(member->office, campaign->views[i].side))
            return true;
    return campaign->view_count == 0;
}

/* Who is asked nothing, or was. */
static void print_absent(const struct call *call, const struct lock_text *text,
                         bool is_open)
{
    for (size_t i = 0; i < text->order_count; i++)
        if (strcmp(text->orders[i].value, "absent") != 0)
            continue;
        else if (is_open)
            fprintf(call->out, "%s: locked absent, nothing is asked of him\n",
                    text->orders[i].id);
        else
            fprintf(call->out, "%s was locked absent in exchange %d\n",
                    text->orders[i].id, text->step);
}

/* Of the open lock, or of the exchange that has led here. */
static void print_absents(const struct call *call,
                          const struct campaign *campaign)
{
    struct report *quiet = report_new(call->arena);
    struct lock_text text;
    struct bytes bytes;

    if (campaign->lock)
        print_absent(call, &campaign->lock->text, true);
    else if (campaign->turn.kind == ENTRY_EXCHANGE &&
             campaign_file(campaign, "lock.txt", &bytes) && bytes.data &&
             lock_text_read(&text, "lock.txt", bytes.data, call->arena, quiet))
        print_absent(call, &text, false);
}

void print_owing(const struct call *call, const struct campaign *campaign,
                 const struct owing *owing)
{
    for (size_t i = 0; i < owing->count; i++)
        if (owed_is_known(campaign, &owing->items[i])) {
            const struct owed *owed = &owing->items[i];
            FILE *out = call->out;

            fprintf(out, "%s: %s %s", owed->who, owed_words[owed->kind],
                    owed->filed  ? "is accepted"
                    : owed->must ? "is owed"
                                 : "may be sent");
            if (!owed->filed && owing->since)
                fprintf(out, ", asked %s",
                        time_text(call->arena, owing->since));
            if (!owed->filed && !owing->locked && owing->due)
                fprintf(out, ", due %s", time_text(call->arena, owing->due));
            fprintf(out, "\n");
        }
    print_absents(call, campaign);
}

/* The game as the side may see it; NULL: the folder does not have it. */
static const struct game *game_of(const struct campaign *campaign,
                                  const char *side)
{
    const struct ruleset *ruleset = campaign->ruleset;
    const struct game *game = campaign->turn.play;

    for (size_t i = 0; i < campaign->view_count; i++)
        if (!strcmp(campaign->views[i].side, side))
            return campaign->views[i].turn.play;
    if (campaign->view_count > 0)
        return NULL;
    return book_is_closed(campaign) && ruleset->see
               ? ruleset->see(game, campaign->module.data,
                              &campaign->turn.options, side, campaign->arena)
               : game;
}

void print_position(const struct call *call, const struct campaign *campaign,
                    const char *side)
{
    const struct ruleset *ruleset = campaign->ruleset;
    const struct game *game = game_of(campaign, side);
    const char *const *lines =
        ruleset->position && game
            ? ruleset->position(game, campaign->module.data, side, call->arena)
            : NULL;
    struct buffer text = {0};

    if (!lines || !lines[0])
        return;
    render_lines(&text,
                 arena_text(call->arena, "How %s stands",
                            side_name(ruleset, campaign->module.data, side)),
                 lines);
    fprintf(call->out, "\n%s", text.bytes);
    buffer_release(&text);
}

/* ---- what a sheet leaves unsaid ------------------------------------------ */

/* Who signs an empty sheet is not asked again. */
static void print_empty(const struct call *call, const struct sheet *sheet)
{
    if (sheet && sheet_is_empty(sheet))
        fprintf(call->out,
                "the sheet orders nothing: if one of your sides is asked now, "
                "play stops nowhere for it in this exchange\n");
}

void print_plans(const struct call *call, const struct desk *desk,
                 const struct sheet *sheet)
{
    struct judged_sheet judged;
    struct names lines = {0};

    (void)sheet_check(&judged, desk, sheet, report_unread(call->arena));
    plans_revealed(&lines, desk, &judged);
    for (size_t i = 0; i < lines.count; i++)
        fprintf(call->out, "%s\n", lines.items[i]);
}

static void print_those(const struct call *call, const struct desk *desk,
                        const struct sheet *sheet, bool of_silence)
{
    struct asked asked;

    sheet_asked(&asked, desk, sheet);
    print_empty(call, sheet);
    foreach_item (const struct step_asked, one, asked)
        if (!of_silence || one->silence)
            fprintf(call->out, "%s\n", asked_text(one, call->arena));
}

void print_asked(const struct call *call, const struct desk *desk,
                 const struct sheet *sheet)
{
    print_those(call, desk, sheet, false);
}

void print_silence(const struct call *call, const struct desk *desk,
                   const struct sheet *sheet)
{
    print_those(call, desk, sheet, true);
}
