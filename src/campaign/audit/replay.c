/* Replaying past entries. */
#include "campaign/audit/replay.h"

#include "campaign/exchange/desk.h"
#include "core/arena.h"
#include "io/history.h"

#include <string.h>

bool replay_tree(struct replay_files *out, const struct campaign *at)
{
    struct tree_paths tree;

    memset(out, 0, sizeof(*out));
    if (!history_tree(at->history, at->commit, &tree, at->arena, at->report))
        return false;
    for (size_t i = 0; i < tree.count; i++) {
        struct replay_file *file = LIST_ADD(at->arena, out->items, out->count);
        /* The pack of a letter leaves the page out. */
        const bool spared = same_name(tree.items[i].path, "log.html");
        struct report *report = spared ? report_new(at->arena) : at->report;

        file->path = tree.items[i].path;
        if (history_blob(at->history, tree.items[i].blob, &file->bytes,
                         at->arena, report))
            continue;
        if (!spared)
            return false;
        out->count--;
    }
    return true;
}

/* The n-th line of a text, from 1. */
static const char *line_of(const struct bytes *text, long n,
                           struct arena *arena)
{
    const char *at = text->data, *end = text->data + text->length;

    for (; at && n > 1; n--) {
        at = memchr(at, '\n', (size_t)(end - at));
        at = at ? at + 1 : NULL;
    }
    if (!at)
        return "";
    return arena_text(arena, "%.*s", (int)strcspn(at, "\n"), at);
}

/* Notes the first difference; the turn is compared by its state. */
static bool parts(struct replayed *out, const char *path,
                  const struct bytes *made)
{
    const struct campaign *after = out->after;
    struct replay_difference *first = &out->first;
    struct bytes filed;

    if (!campaign_file(after, path, &filed))
        return true;
    if (bytes_equal(&filed, made))
        return false;
    first->path = path;
    first->line = parting_line(&filed, made);
    first->filed = line_of(&filed, first->line, after->arena);
    first->made = line_of(made, first->line, after->arena);
    return true;
}

static void compare(struct replayed *out)
{
    const struct written *written = &out->made.written;
    const struct processed *played = out->made.played;
    const char *text = played ? played->play.seed.text : "";
    const struct bytes seed = {text, strlen(text)};

    if (played && parts(out, "seed.txt", &seed))
        return;
    if (parts(out, "journal.xml", &written->journal))
        return;
    if (strcmp(out->after->state, written->state) != 0) {
        parts(out, "turn.xml", &written->turn);
        return;
    }
    if (parts(out, "log.txt", &written->log_text) &&
        strcmp(out->after->turn.program, PACKAGE_STRING) != 0) {
        out->first = (struct replay_difference){0};
        out->other_program = true;
    }
}

bool replay_run(struct replayed *out, const struct campaign *campaign,
                int entry)
{
    memset(out, 0, sizeof(*out));
    if (!entry_open(&out->before, &out->after, campaign, entry) ||
        !entry_rebuild(&out->made, out->before, out->after)) {
        replay_close(out);
        return false;
    }
    compare(out);
    return report_clean(campaign->report);
}

void replay_close(struct replayed *replayed)
{
    campaign_close(replayed->before);
    campaign_close(replayed->after);
    replayed->before = replayed->after = NULL;
}

/* Is it an exchange, and was the sheet written for it? */
static bool open_sheet(struct sheet *out, const struct replayed *replayed,
                       const char *path)
{
    const struct campaign *before = replayed->before;

    if (!replayed->made.played)
        return refuse(before ? before->report : replayed->after->report,
                      &(struct place){path, 0}, FILE_RULE(unreadable),
                      "entry %d is no exchange (%s): nobody sent sheets to it",
                      replayed->after->turn.number,
                      entry_words[replayed->after->turn.kind]);
    return draft_open(out, NULL, path, before) && draft_fits(before, out, path);
}

/* The same verified exchange with this sheet; in the roster's order. */
static void put_sheet(struct verified_exchange *exchange,
                      const struct verified_sheet *sheet)
{
    const struct verified_exchange given = *exchange;
    struct arena *arena = given.campaign->arena;
    size_t next = 0;

    exchange->sheets = NULL;
    exchange->sheets_count = 0;
    for (size_t i = 0; i < given.campaign->member_count; i++) {
        const struct campaign_member *member = &given.campaign->members[i];
        bool has =
            next < given.sheets_count && given.sheets[next].member == member;

        if (has || member == sheet->member)
            *(struct verified_sheet *)LIST_ADD(arena, exchange->sheets,
                                               exchange->sheets_count) =
                member == sheet->member ? *sheet : given.sheets[next];
        next += has;
    }
}

bool replay_what_if(struct entry_play *out, const struct replayed *replayed,
                    const char *path)
{
    const struct campaign *before = replayed->before;
    struct verified_sheet sheet = {.file = {.name = path}};
    struct verified_exchange exchange;

    if (!open_sheet(&sheet.sheet, replayed, path))
        return false;
    sheet.member = campaign_member(before, sheet.sheet.from);
    exchange = *replayed->made.exchange;
    put_sheet(&exchange, &sheet);
    entry_play(out, &exchange, NULL, replayed->after->turn.program);
    return true;
}
