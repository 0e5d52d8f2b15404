/* A blank sheet as text can be sent as it is, and with any choice that it lists
 * taken: in every ruleset, each sheet is read and checked, then each of its
 * choices with "# " taken away, alone. BERTHIER_LONG looks at more;
 * BERTHIER_SEED=N plays trial N alone, BERTHIER_RULESET=NAME of that ruleset.
 */
#include "campaign/exchange/desk.h"
#include "campaign/judge/check.h"
#include "campaign/text/text.h"
#include "tests/rulesets/generic/generic.h"
#include "tests/support/test.h"
#include "tests/support/thorough.h"

#include <string.h>

enum { EXCHANGES = 2, MOST_LINES = 200, FEW = 4, SOME = 24, MANY = 2000 };

/* A sheet in lines. */
struct draft {
    struct trial *trial;
    struct names lines;
    const char
        *section; /* the line of a step that is only mentioned, or NULL */
};

static struct names lines_of(struct arena *arena, const char *text)
{
    struct names lines = {NULL, 0};
    const char *line = text;

    for (const char *end; (end = strchr(line, '\n')) != NULL; line = end + 1)
        names_add(arena, &lines,
                  arena_string(arena, line, (size_t)(end - line)));
    return lines;
}

/* "  # move reille 0821" and "# standing ...", but nothing that explains. */
static bool is_choice(const char *line)
{
    return !strncmp(line, "  # ", 4) || !strncmp(line, "# standing ", 11);
}

static bool is_mention(const char *line)
{
    return !strncmp(line, "# ", 2) && !is_choice(line);
}

/* The sheet with "# " taken from that line, and from the line of its step. */
static const char *with_choice(const struct draft *draft, const char *chosen)
{
    struct arena *arena = draft->trial->arena;
    struct buffer text;
    const char *bytes;

    buffer_init(&text);
    for (size_t i = 0; i < draft->lines.count; i++) {
        const char *line = draft->lines.items[i];
        bool taken =
            line == chosen || (line == draft->section && *chosen == ' ');
        size_t blanks = strspn(line, " ");

        buffer_add(&text, line, blanks);
        buffer_printf(&text, "%s\n", line + blanks + (taken ? 2 : 0));
    }
    bytes = arena_string(arena, text.bytes, text.length);
    buffer_release(&text);
    return bytes;
}

static void must_be_good(struct trial *trial, const char *bytes,
                         const char *chosen)
{
    const struct campaign *campaign = &trial->campaign;
    const struct text_file file = {"orders.txt", bytes, strlen(bytes)};
    struct text *text = text_open(&file, trial->arena, trial->report);
    const struct element *root = NULL;
    struct judged_sheet judged;
    struct sheet sheet;
    struct desk desk;

    campaign_desk(&desk, campaign, &trial->member);
    desk.file = file.name;
    if (text)
        root = text_read(
            text, &(struct text_home){.desk = &desk,
                                      .module = campaign->module.name,
                                      .game = campaign->game,
                                      .state = campaign->state,
                                      .exchange = campaign->turn.number + 1});
    MUST(trial,
         root &&
             sheet_read(&sheet, root, file.name, trial->arena, trial->report) &&
             sheet_check(&judged, &desk, &sheet, trial->report),
         "not good: %s: %s", chosen, report_finding(trial->report, 0)->text);
}

static const char *blank(struct trial *trial, bool all)
{
    const struct blank_wish wish = {.all = all};
    struct buffer text;
    const char *bytes;

    buffer_init(&text);
    campaign_blank(&text, &trial->campaign, &trial->member, &wish);
    bytes = arena_string(trial->arena, text.bytes, text.length);
    buffer_release(&text);
    return bytes;
}

/* Orders that play did not reach are filled in, or the sheet says why not. */
static void look_at_dropped(struct trial *trial)
{
    const struct turn *turn = &trial->campaign.turn;
    struct participants_blank his;
    size_t dropped = 0, filled = 0;

    campaign_blank_make(&his, &trial->campaign, &trial->member,
                        &(struct blank_wish){0});
    for (size_t i = 0; i < turn->dropped_count; i++)
        if (names_contain(&his.blank.desk.sides, turn->dropped[i].side))
            dropped += turn->dropped[i].count;
    for (size_t i = 0; i < his.blank.parts_count; i++)
        filled += his.blank.parts[i].filled.count;
    MUST(trial, dropped <= filled + his.blank.lost.count,
         "of %zu orders that were not reached %zu are filled in, and %zu told",
         dropped, filled, his.blank.lost.count);
    trial->ledger->tried[1] += dropped;
    blank_end(&his.blank);
}

static void take_choices(struct trial *trial, const char *text)
{
    struct draft draft = {.trial = trial,
                          .lines = lines_of(trial->arena, text)};
    size_t choices = 0, most = long_run() ? MANY : thorough() ? SOME : FEW;

    for (size_t i = 0; i < draft.lines.count; i++)
        choices += is_choice(draft.lines.items[i]);
    for (size_t i = 0; i < draft.lines.count; i++) {
        const char *line = draft.lines.items[i];

        if (is_mention(line))
            draft.section = line;
        else if (*line && !strchr(" #", *line))
            draft.section = NULL;
        if (!is_choice(line) || chance(trial, choices) >= most)
            continue;
        trial_does(trial, "taking %s", line);
        must_be_good(trial, with_choice(&draft, line), line);
        trial->ledger->tried[0]++;
    }
}

static void play(struct trial *trial)
{
    for (unsigned i = 0; i < EXCHANGES; i++) {
        trial_does(trial, "reading the turn");
        if (trial_open(trial, &trial->turn) && !trial->campaign.turn.over) {
            bool all = thorough() && once_in(trial, 4);
            const char *text = blank(trial, all);

            trial_does(trial, "checking a blank sheet");
            must_be_good(trial, text, "the sheet as it comes");
            MUST(trial,
                 all || lines_of(trial->arena, text).count <
                            MOST_LINES * trial->member.side_count,
                 "nobody reads %zu lines", lines_of(trial->arena, text).count);
            trial->ledger->sheets++;
            look_at_dropped(trial);
            take_choices(trial, text);
        }
        trial_close(trial);
        if (!trial_exchange(trial, true))
            return;
    }
}

static void look_at_sums(const struct ruleset *ruleset,
                         const struct ledger *sums)
{
    (void)ruleset;
    assert_true(sums->sheets > 0);
    assert_true(sums->tried[0] > 0);
}

static void blanks(void **state)
{
    static const struct batch batch = {
        .name = "blanks", .play = play, .quick = 4, .many = 16};

    (void)state;
    batch_run(&batch, look_at_sums);
}

static const struct plain_row {
    const char *name;
} rows[] = {{"what a blank sheet lists can be taken, in every ruleset"}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, blanks)};

    return run_tables(tables, LENGTH(tables));
}
