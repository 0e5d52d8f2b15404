/* Sheets of every ruleset are written as text and read again: whatever check
 * lets pass comes back to the byte, and nothing that it refuses does harm. What
 * was read of a text, be it good or not, is written and read alike once more.
 * BERTHIER_LONG plays many; BERTHIER_SEED=N plays trial N alone,
 * BERTHIER_RULESET=NAME of that ruleset. */
#include "campaign/exchange/desk.h"
#include "campaign/judge/check.h"
#include "campaign/text/text.h"
#include "io/xml.h"
#include "tests/rulesets/generic/generic.h"
#include "tests/support/test.h"

enum { EXCHANGES = 6 };

/* A sheet from XML; NULL: it cannot be read. */
static const struct sheet *from_xml(struct trial *trial, const char *xml,
                                    size_t length)
{
    struct sheet *sheet = ARENA_NEW(trial->arena, struct sheet);
    struct report *report = report_new(trial->arena);
    struct xml_file *file =
        xml_open("sheet.xml", xml, length, XML_DRAFT, trial->arena, report);
    const struct element *root = file ? xml_root(file) : NULL;

    xml_close(file);
    return root && sheet_read(sheet, root, "sheet.xml", trial->arena, report)
               ? sheet
               : NULL;
}

/* The sheet of a text; *good: nothing was refused. */
static const struct sheet *from_text(struct trial *trial,
                                     const struct desk *desk, const char *bytes,
                                     bool *good)
{
    const struct text_file file = {"orders.txt", bytes, strlen(bytes)};
    struct report *report = report_like(trial->arena, trial->report);
    struct text *text = text_open(&file, trial->arena, report);
    const struct text_home home = {
        .desk = desk,
        .module = trial->world->module.name,
        .game = trial->campaign.game,
        .state = trial->campaign.state,
        .exchange = trial->campaign.turn.number + 1,
    };
    struct sheet *sheet = ARENA_NEW(trial->arena, struct sheet);
    const struct element *root;

    MUST(trial, text, "what was written has no head:\n%s", bytes);
    root = text_read(text, &home);
    MUST(trial, root, "what was written is not for this exchange:\n%s", bytes);
    *good = report_clean(report) &&
            sheet_read(sheet, root, "orders.txt", trial->arena, report);
    for (size_t i = 0; i < report_size(report); i++) {
        const struct finding *finding = report_finding(report, i);

        MUST(trial, finding->place.line > 0, "a finding has no line: %s",
             finding->text);
    }
    return sheet;
}

static void count(struct trial *trial, const struct sheet *sheet, bool good)
{
    for (size_t i = 0; i < sheet->section_count; i++)
        for (const struct element *order = sheet->sections[i].element->first;
             order; order = order->next)
            for (size_t j = 0; j < trial->kinds.count; j++)
                if (strcmp(trial->kinds.items[j]->name, order->name) == 0) {
                    trial->ledger->tried[j]++;
                    trial->ledger->accepted[j] += good;
                }
}

static void there_and_back(struct trial *trial, const struct desk *desk,
                           const struct sheet *sheet)
{
    struct judged_sheet judged;
    struct report *report = report_new(trial->arena);
    bool good = sheet_check(&judged, desk, sheet, report);
    const char *xml = sheet_as_xml(trial, sheet);
    const char *text = sheet_as_text(trial, desk, sheet);
    bool readable;
    const struct sheet *again = from_text(trial, desk, text, &readable);

    count(trial, sheet, good);
    MUST(trial, !good || readable, "good, and not to be read as text:\n%s\n%s",
         xml, text);
    if (!readable)
        return;
    MUST(trial, !good || strcmp(xml, sheet_as_xml(trial, again)) == 0,
         "became another sheet:\n%s\n%s\n%s", xml, text,
         sheet_as_xml(trial, again));
    /* Beginnings are words now, and destinations paths. */
    xml = sheet_as_xml(trial, again);
    again =
        from_text(trial, desk, sheet_as_text(trial, desk, again), &readable);
    MUST(trial, readable && strcmp(xml, sheet_as_xml(trial, again)) == 0,
         "became another sheet the second time:\n%s\n%s", xml,
         sheet_as_xml(trial, again));
}

static void write_and_read(struct trial *trial)
{
    const struct sheet *sheet;
    struct buffer invented;
    struct desk desk;

    buffer_init(&invented);
    sheet_invent(trial, &invented);
    sheet = from_xml(trial, invented.bytes, invented.length);
    buffer_release(&invented);
    if (!sheet)
        return;
    campaign_desk(&desk, &trial->campaign, &trial->member);
    desk.file = "sheet.xml";
    trial_does(trial, "writing and reading a sheet as text");
    there_and_back(trial, &desk, sheet);
    trial->ledger->sheets++;
}

static void play(struct trial *trial)
{
    trial->obedient = once_in(trial, 2);
    for (unsigned i = 1 + chance(trial, EXCHANGES); i > 0; i--) {
        if (trial_open(trial, &trial->turn) && !trial->campaign.turn.over)
            write_and_read(trial);
        trial_close(trial);
        if (!trial_exchange(trial, true))
            return;
    }
}

/* Some kinds are for a province or a case that few turns have. */
static void look_at_sums(const struct ruleset *ruleset,
                         const struct ledger *sums)
{
    size_t tried = 0;
    struct kinds kinds;

    kinds_of(&kinds, ruleset);
    for (size_t i = 0; i < kinds.count; i++)
        tried += sums->tried[i] > 0;
    if (4 * tried < 3 * kinds.count)
        fail_msg("%zu kinds of %zu were tried", tried, kinds.count);
}

static void texts(void **state)
{
    static const struct batch batch = {
        .name = "texts", .play = play, .quick = 45, .many = 2000};

    (void)state;
    batch_run(&batch, look_at_sums);
}

static const struct plain_row {
    const char *name;
} rows[] = {{"what is good comes back as it was, in every ruleset"}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, texts)};

    return run_tables(tables, LENGTH(tables));
}
