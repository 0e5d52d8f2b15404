/* replay: a past turn as it stood, once more, or otherwise. */
#include "campaign/audit/replay.h"
#include "commands/command.h"

#include "commands/next.h"
#include "core/arena.h"
#include "core/trust_rules.h"

#include <string.h>

/* DIR/a/b of a file, its folder made. */
static bool write_file(const struct call *call, const char *folder,
                       const struct replay_file *file)
{
    const char *path = arena_text(call->arena, "%s/%s", folder, file->path);
    const char *slash = strchr(file->path, '/');
    const char *below = slash
                            ? arena_text(call->arena, "%s/%.*s", folder,
                                         (int)(slash - file->path), file->path)
                            : folder;

    return folder_make(folder, call->report) &&
           folder_make(below, call->report) &&
           file_write(path, file->bytes.data, file->bytes.length, call->report);
}

static bool write_files(const struct call *call, const char *folder,
                        const struct replay_files *files)
{
    for (size_t i = 0; i < files->count; i++)
        if (!write_file(call, folder, &files->items[i]))
            return false;
    fprintf(call->out, "%zu files in %s\n", files->count, folder);
    return true;
}

static void print_head(const struct call *call, const struct campaign *at)
{
    fprintf(call->out, "turn %d (%s): %s\nstate %s\ncommit %s\n",
            at->turn.number, entry_words[at->turn.kind],
            at->unread ? "its game is not read here"
                       : at->ruleset->when(at->turn.play, at->module.data,
                                           call->arena),
            at->state, at->commit);
    if (campaign_is_foreign(at))
        fprintf(call->out, "played by %s, revision %d of %s\n",
                at->turn.program, at->turn.revision, at->ruleset->name);
}

static void print_log(const struct call *call, const struct campaign *at)
{
    struct bytes text;

    if (campaign_file(at, "log.txt", &text) && text.data) {
        fprintf(call->out, "\n");
        fwrite(text.data, 1, text.length, call->out);
    }
}

static void show_past(const struct call *call, const struct campaign *campaign,
                      int entry)
{
    const char *folder = call_option(call, "out");
    struct campaign *at = campaign_at(campaign, entry);
    struct replay_files files;

    if (!at)
        return;
    print_head(call, at);
    if (!folder)
        print_log(call, at);
    else if (replay_tree(&files, at) && write_files(call, folder, &files))
        fprintf(call->out,
                "next: berthier show %s, or log, map, sheet, check\n", folder);
    campaign_close(at);
}

/* What playing has made, for --out. */
static bool write_made(const struct call *call, const struct written *written)
{
    const char *folder = call_option(call, "out");
    struct replay_file items[] = {
        {"turn.xml", written->turn},
        {"journal.xml", written->journal},
        {"log.txt", written->log_text},
        {"log.html", written->log_html},
    };
    const struct replay_files files = {items, 4};

    return !folder || write_files(call, folder, &files);
}

static void tell_difference(const struct call *call,
                            const struct replayed *replayed)
{
    const struct replay_difference *first = &replayed->first;
    int entry = replayed->after->turn.number;
    const struct place place = {
        arena_text(call->arena, "turn-%04d:%s", entry, first->path),
        first->line};

    fprintf(call->out, "turn-%04d:%s:%ld: %s\nmade anew:%s:%ld: %s\n", entry,
            first->path, first->line, first->filed, first->path, first->line,
            first->made);
    refuse(call->report, &place, TRUST(not_reproduced),
           "made anew it differs from here on");
}

static void run_again(const struct call *call, const struct campaign *campaign,
                      int entry)
{
    struct replayed replayed;

    if (!replay_run(&replayed, campaign, entry))
        return;
    print_head(call, replayed.after);
    if (replayed.first.path)
        tell_difference(call, &replayed);
    else if (replayed.other_program)
        fprintf(call->out,
                "identical but for the words of the log: '%s' wrote it, and "
                "nothing bears them out\n",
                replayed.after->turn.program);
    else
        fprintf(call->out, "identical\n");
    write_made(call, &replayed.made.written);
    replay_close(&replayed);
}

static void tell_otherwise(const struct call *call,
                           const struct replayed *replayed,
                           const struct entry_play *play)
{
    struct names lines;

    lines_apart(&lines, &replayed->made.written.log_text,
                &play->written.log_text, call->arena);
    fprintf(call->out, "\nWith another sheet the lock would have been another, "
                       "and so the dice. Here\nthe recorded seed serves once "
                       "more: the same labels have the same dice.\n\n");
    for (size_t i = 0; i < lines.count; i++)
        fprintf(call->out, "%s\n", lines.items[i]);
    fprintf(call->out, "\nends: %s\nstate %s%s\n", play->when,
            play->written.state,
            strcmp(play->written.state, replayed->made.written.state) == 0
                ? ", the same"
                : ", another");
}

static void run_otherwise(const struct call *call,
                          const struct campaign *campaign, int entry)
{
    struct entry_play *play = ARENA_NEW(call->arena, struct entry_play);
    struct replayed replayed;

    if (!replay_run(&replayed, campaign, entry))
        return;
    if (replay_what_if(play, &replayed, call_option(call, "what-if"))) {
        print_head(call, replayed.after);
        tell_otherwise(call, &replayed, play);
        write_made(call, &play->written);
    }
    replay_close(&replayed);
}

static enum exit_status run_replay(struct call *call)
{
    struct campaign *campaign;
    int entry;
    /* What is recorded is read, of any revision; only play needs its own. */
    bool plays = call_option(call, "what-if") || call_switch(call, "run");

    if (!call_number(call, "turn", -1, &entry))
        return STATUS_FINDINGS;
    campaign = folder_open(call, plays ? CAMPAIGN_READ : CAMPAIGN_LOOK_BACK);
    if (!campaign)
        return STATUS_FINDINGS;
    if (entry < 0)
        entry = campaign->turn.number;
    if (call_option(call, "what-if"))
        run_otherwise(call, campaign, entry);
    else if (call_switch(call, "run"))
        run_again(call, campaign, entry);
    else
        show_past(call, campaign, entry);
    campaign_close(campaign);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"turn", "N", "that entry instead of the head", false},
    {"run", NULL, "make it anew, and say whether it is identical", false},
    {"what-if", "SHEET", "play it with this one for its sender's", false},
    {"out", "FOLDER", "write its files, or those made anew, there", false},
    {0},
};

const struct command replay_command = {
    .name = "replay",
    .arguments = "[DIR] [--turn N] [--run | --what-if SHEET] [--out FOLDER]",
    .summary = "show a past turn, play it again, or otherwise",
    .about =
        "replay shows an entry as it stood, whatever revision played it. With "
        "--out its files make a folder that show, log, map, sheet and check "
        "take for DIR. With --run it makes the entry anew and shows the first "
        "difference. With --what-if it plays another sheet, or a draft, and "
        "shows the lines of the log that differ. It keeps the seed, which "
        "another sheet would have changed. The campaign stays as it is.",
    .example = "berthier replay waterloo --turn 4 --run",
    .options = options,
    .takes = {.least = 1, .most = 1, .dir = true},
    .run = run_replay,
    .next = next_replay,
};
