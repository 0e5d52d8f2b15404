/* What is sent for a turn, and what is played of that. */
#include "campaign/documents/roster.h"
#include "campaign/exchange/desk.h"
#include "campaign/exchange/stages.h"
#include "campaign/judge/check.h"
#include "campaign/open/opening.h"
#include "core/trust_rules.h"
#include "io/xml.h"
#include "render/render.h"
#include "tests/rulesets/generic/generic.h"
#include "tests/support/test.h"

#include <stdio.h>

enum { BLANKS = 12 }; /* once in so many exchanges a blank sheet is written */

static void look_at_map(struct trial *trial, const char *side)
{
    const struct campaign *campaign = &trial->campaign;
    struct picture picture = {.arena = trial->arena};
    struct buffer out;

    trial_does(trial, "drawing the map for %s", side ? side : "all");
    campaign->ruleset->draw(campaign->turn.play, campaign->module.data, side,
                            &picture);
    buffer_init(&out);
    render_svg(&out, &picture, NULL);
    buffer_release(&out);
}

static void write_blank(struct trial *trial, const struct sheet *unplayed)
{
    const struct blank_wish wish = {.unplayed = unplayed,
                                    .xml = once_in(trial, 2)};
    struct buffer out;

    trial_does(trial, "writing a blank sheet");
    buffer_init(&out);
    campaign_blank(&out, &trial->campaign, &trial->member, &wish);
    buffer_release(&out);
}

void trial_look(struct trial *trial, const struct sheet *unplayed)
{
    const struct campaign *campaign = &trial->campaign;
    const struct ruleset *ruleset = campaign->ruleset;
    const char *side = trial->sides[chance(trial, trial->member.side_count)].id;

    trial_does(trial, "telling how %s stands", side);
    ruleset->when(campaign->turn.play, campaign->module.data, trial->arena);
    if (ruleset->position)
        ruleset->position(campaign->turn.play, campaign->module.data, side,
                          trial->arena);
    look_at_map(trial, once_in(trial, 2) ? NULL : side);
    /* Every order that may be given is looked for: the dearest of all. */
    if (once_in(trial, BLANKS))
        write_blank(trial, unplayed);
}

static void count_accepted(struct trial *trial, const struct order *orders,
                           size_t count)
{
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < trial->kinds.count; j++)
            if (orders[i].kind == trial->kinds.items[j])
                trial->ledger->accepted[j]++;
}

/* As its author does at his desk. */
static void check(struct trial *trial, const struct sheet *sheet)
{
    struct judged_sheet judged;
    struct desk desk;

    trial_does(trial, "checking a sheet");
    campaign_desk(&desk, &trial->campaign, &trial->member);
    desk.file = "sheet.xml";
    sheet_check(&judged, &desk, sheet, trial->report);
    MUST(trial, report_troubles(trial->report) == 0, "a sheet makes trouble");
    MUST(trial, !trial->legal || report_clean(trial->report),
         "a sheet of legal orders is refused");
    for (size_t i = 0; i < judged.section_count; i++)
        count_accepted(trial, judged.sections[i].orders,
                       judged.sections[i].count);
    for (size_t i = 0; i < judged.standing_count; i++)
        count_accepted(trial, judged.standing[i].orders,
                       judged.standing[i].count);
    for (size_t i = 0; i < judged.plans_count; i++)
        count_accepted(trial, judged.plans[i].orders, judged.plans[i].count);
    trial->ledger->sheets++;
}

/* What the lock makes of it. */
static void play_sheet(struct trial *trial, const struct sheet *sheet,
                       struct outcome *out)
{
    const struct verified_exchange exchange = {
        .campaign = &trial->campaign,
        .sheets = &(struct verified_sheet){.member = &trial->commander,
                                           .file = {.name = "anna.xml"},
                                           .sheet = *sheet},
        .sheets_count = 1,
        .voided = report_new(trial->arena)};
    struct exchange_seed seed = {.text = NULL};
    struct exchange_orders orders;
    struct desk desk;
    const struct play_input in = {&desk, &orders, &seed};

    for (size_t i = 0; i < sizeof(seed.bytes); i++)
        seed.bytes[i] = (uint8_t)chance(trial, 256);
    trial_does(trial, "judging a locked sheet");
    stage_collect(&orders, &exchange);
    for (size_t i = 0; i < trial->silent.count; i++)
        names_add(trial->arena, &orders.silent, trial->silent.items[i]);
    folder_desk(&desk, &trial->campaign);
    desk.file = "turn.xml";
    trial_does(trial, "playing");
    stage_play(out, &in);
    if (trial->after_exchange)
        trial->after_exchange(trial, &orders, out);
    /* The roster would follow, and no trial has one: all go on in its place. */
    out->next.dealt = (struct dealt){0};
    trial->ledger->exchanges++;
}

static void write_outcome(struct trial *trial, struct outcome *outcome,
                          struct written *written)
{
    const struct campaign *campaign = &trial->campaign;
    const struct write_input in = {.ruleset = campaign->ruleset,
                                   .module = &campaign->module,
                                   .before = &campaign->turn,
                                   .state = campaign->state,
                                   .lock = DIGEST_OF_NOTHING,
                                   .roster = DIGEST_OF_NOTHING,
                                   .rules = DIGEST_OF_NOTHING,
                                   .program = "berthier",
                                   .closed =
                                       campaign->roster.book == BOOK_CLOSED};

    trial_does(trial, "writing the turn and the log");
    stage_write(written, outcome, &in, trial->arena);
}

/* The sheet as it was read; false: nothing can be made of it. */
static bool read_sheet(struct trial *trial, struct sheet *out,
                       const struct buffer *text)
{
    struct xml_file *file = xml_open("sheet.xml", text->bytes, text->length,
                                     XML_DRAFT, trial->arena, trial->report);
    bool good;

    MUST(trial, file, "a sheet is well-formed");
    good = sheet_read(out, xml_root(file), "sheet.xml", trial->arena,
                      trial->report);
    xml_close(file);
    MUST(trial, good, "a sheet's envelope is good");
    return good;
}

static void order(struct trial *trial, struct sheet *sheet)
{
    struct ledger *ledger = trial->ledger;
    struct buffer text;

    buffer_init(&text);
    if (trial->legal)
        sheet_decide(trial, &text);
    else
        sheet_invent(trial, &text);
    snprintf(ledger->sheet, sizeof(ledger->sheet), "%s", text.bytes);
    read_sheet(trial, sheet, &text);
    buffer_release(&text);
}

static void must_open_again(struct trial *trial)
{
    trial_does(trial, "reading the turn that was written");
    MUST(trial, trial_open(trial, &trial->turn),
         "the turn that was written cannot be read");
    trial_close(trial);
}

bool trial_exchange(struct trial *trial, bool strict)
{
    struct outcome outcome;
    struct written written;
    struct sheet sheet;
    bool over = true;

    trial_does(trial, "reading the turn");
    if (trial_open(trial, &trial->turn) && !trial->campaign.turn.over) {
        order(trial, &sheet);
        if (once_in(trial, 8))
            trial_look(trial, once_in(trial, 2) ? &sheet : NULL);
        check(trial, &sheet);
        play_sheet(trial, &sheet, &outcome);
        write_outcome(trial, &outcome, &written);
        trial_keep(trial, &written.turn);
        over = outcome.next.over;
    }
    trial->ledger->sheet[0] = '\0';
    trial_close(trial);
    if (strict && !over)
        must_open_again(trial);
    return !over;
}
