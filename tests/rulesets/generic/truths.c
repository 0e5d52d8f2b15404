/* A truth: a turn of a closed book, played and mailed to its sides. */
#include "tests/rulesets/generic/truths.h"

#include "campaign/exchange/desk.h"
#include "campaign/judge/judge.h"
#include "campaign/open/view.h"
#include "io/xml.h"
#include "tests/support/test.h"

#include <stdio.h>

/* ---- the table ----------------------------------------------------------- */

static size_t sides_of(const struct truth *truth)
{
    return truth->trial.campaign.roster.member_count;
}

static bool hosts_himself(const struct trial *trial)
{
    return trial->seed % 2 == 0;
}

/* "p00" commands the first side, and hosts a duel. */
static void seat_commanders(struct truth *truth)
{
    struct trial *trial = &truth->trial;
    struct campaign *campaign = &trial->campaign;
    size_t count;
    const struct ruleset_side *sides =
        trial->world->ruleset->sides(trial->world->module.data, &count);

    MUST(trial, count <= MOST_SIDES, "there are %zu sides", count);
    for (size_t i = 0; i < count; i++) {
        struct roster_side *side = ARENA_NEW(trial->arena, struct roster_side);

        side->id = sides[i].id;
        truth->members[i] =
            (struct roster_member){.id = arena_text(trial->arena, "p%02zu", i),
                                   .contributor = true,
                                   .sides = side,
                                   .side_count = 1};
        truth->commanders[i] =
            (struct campaign_member){.office = &truth->members[i]};
    }
    campaign->members = truth->commanders;
    campaign->member_count = count;
    campaign->roster = (struct roster){
        .members = truth->members,
        .member_count = count,
        .preset = hosts_himself(trial) ? PRESET_DUEL : PRESET_UMPIRE,
        .book = BOOK_CLOSED,
        .host = hosts_himself(trial) ? truth->members[0].id : "umpire",
        .missing = MISSING_ABSENT};
}

static const char *view_of(struct truth *truth, const struct turn *turn,
                           const char *state)
{
    const struct view_source source = {&truth->trial.world->module, turn,
                                       state};
    const char *text;
    struct buffer out;

    buffer_init(&out);
    view_make(&out, &source, truth->reader);
    text = arena_string(truth->trial.arena, out.bytes, out.length);
    buffer_release(&out);
    return text;
}

bool truth_open(struct truth *truth, const struct trial *trial,
                const struct bytes *turn, const char *reader)
{
    memset(truth, 0, sizeof(*truth));
    truth->trial = *trial;
    truth->reader = reader;
    if (!trial_open(&truth->trial, turn) || truth->trial.campaign.turn.over)
        return false;
    seat_commanders(truth);
    truth->bytes = arena_string(truth->trial.arena, turn->data, turn->length);
    truth->view =
        view_of(truth, &truth->trial.campaign.turn, DIGEST_OF_NOTHING);
    return true;
}

bool truth_close(struct truth *truth)
{
    trial_close(&truth->trial);
    return false;
}

/* ---- sheets -------------------------------------------------------------- */

static const char *invented(struct truth *truth, size_t i)
{
    struct trial *trial = &truth->trial;
    const char *text;
    struct buffer out;

    trial->member = truth->members[i];
    buffer_init(&out);
    sheet_invent(trial, &out);
    text = arena_string(trial->arena, out.bytes, out.length);
    buffer_release(&out);
    return text;
}

static struct verified_sheet *read_sheets(struct truth *truth)
{
    struct trial *trial = &truth->trial;
    struct verified_sheet *sheets =
        ARENA_ARRAY(trial->arena, struct verified_sheet, sides_of(truth));

    for (size_t i = 0; i < sides_of(truth); i++) {
        struct xml_file *file =
            xml_open("sheet.xml", truth->sheets[i], strlen(truth->sheets[i]),
                     XML_DRAFT, trial->arena, trial->report);

        MUST(trial, file, "a sheet is well-formed");
        sheets[i].member = &truth->commanders[i];
        sheets[i].file.name = "sheet.xml";
        MUST(trial,
             sheet_read(&sheets[i].sheet, xml_root(file), "sheet.xml",
                        trial->arena, trial->report),
             "a sheet's envelope is good");
        xml_close(file);
    }
    return sheets;
}

/* ---- playing ------------------------------------------------------------- */

/* submit() files no sheet that is refused; what is left of one here is judged
 * as if it had come so. */
void truth_order(struct truth *truth)
{
    struct trial *trial = &truth->trial;
    struct verified_exchange exchange = {.campaign = &trial->campaign,
                                         .voided = report_new(trial->arena)};

    for (size_t i = 0; i < sides_of(truth); i++) {
        truth->sheets[i] = invented(truth, i);
        if (!strcmp(truth->members[i].sides[0].id, truth->reader))
            snprintf(trial->ledger->sheet, sizeof(trial->ledger->sheet), "%s",
                     truth->sheets[i]);
    }
    exchange.sheets = read_sheets(truth);
    exchange.sheets_count = sides_of(truth);
    stage_collect(&truth->orders, &exchange);
    truth->orders.voided = report_new(trial->arena);
}

static void forget_standing(struct truth *truth, struct standing *standing)
{
    if (standing->count > 0 && strcmp(standing->side, truth->reader) != 0)
        LIST_REMOVE(standing->orders, standing->count,
                    chance(&truth->trial, standing->count));
}

static void forget_order(struct truth *truth, struct section *section)
{
    if (section->count > 0 && strcmp(section->side, truth->reader) != 0)
        LIST_REMOVE(section->orders, section->count,
                    chance(&truth->trial, section->count));
}

static struct standing *copied(const struct standing *list, size_t count,
                               struct arena *arena)
{
    struct standing *copy =
        arena_copy(arena, list, count * sizeof(struct standing));

    for (size_t i = 0; i < count; i++)
        copy[i].orders = arena_copy(arena, copy[i].orders,
                                    copy[i].count * sizeof(struct order));
    return copy;
}

void truth_order_as(struct truth *truth, const struct truth *other)
{
    struct arena *arena = truth->trial.arena;
    struct exchange_orders *orders = &truth->orders;

    *orders = other->orders;
    orders->sections =
        arena_copy(arena, orders->sections,
                   orders->section_count * sizeof(struct section));
    for (size_t i = 0; i < orders->section_count; i++)
        orders->sections[i].orders =
            arena_copy(arena, orders->sections[i].orders,
                       orders->sections[i].count * sizeof(struct order));
    orders->standing = copied(orders->standing, orders->standing_count, arena);
    orders->plans = copied(orders->plans, orders->plans_count, arena);
}

void truth_forget(struct truth *truth)
{
    struct exchange_orders *orders = &truth->orders;

    for (size_t i = 0; i < orders->section_count; i++)
        forget_order(truth, &orders->sections[i]);
    for (size_t i = 0; i < orders->standing_count; i++)
        forget_standing(truth, &orders->standing[i]);
    for (size_t i = 0; i < orders->plans_count; i++)
        forget_standing(truth, &orders->plans[i]);
}

static void play(struct truth *truth)
{
    struct trial *trial = &truth->trial;
    struct exchange_seed seed = {.text = "-"};
    struct desk desk;
    const struct play_input in = {&desk, &truth->orders, &seed};

    for (size_t i = 0; i < sizeof(seed.bytes); i++)
        seed.bytes[i] = (uint8_t)chance(trial, 256);
    folder_desk(&desk, &trial->campaign);
    desk.file = "turn.xml";
    stage_play(&truth->outcome, &in);
}

static void write_entry(struct truth *truth)
{
    const struct campaign *campaign = &truth->trial.campaign;
    const struct write_input in = {.ruleset = campaign->ruleset,
                                   .module = &campaign->module,
                                   .before = &campaign->turn,
                                   .state = campaign->state,
                                   .lock = DIGEST_OF_NOTHING,
                                   .roster = DIGEST_OF_NOTHING,
                                   .rules = DIGEST_OF_NOTHING,
                                   .lock_text = "pbem-lock/1\n",
                                   .seed_text = "pbem-seed/1\n",
                                   .promise =
                                       preset_words[campaign->roster.preset],
                                   .program = "berthier",
                                   .closed = true};

    stage_write(&truth->written, &truth->outcome, &in, campaign->arena);
}

/* A place that was spoilt may lead to a turn that nobody could read: that is
 * test_turns' affair. */
static bool can_be_read(const struct truth *truth)
{
    struct trial reader = truth->trial;
    struct buffer text;
    bool good;

    reader.wordless = true;
    buffer_init(&text);
    turn_write(&text, &truth->outcome.next, reader.world->ruleset);
    good = trial_open(&reader, &(struct bytes){text.bytes, text.length});
    trial_close(&reader);
    buffer_release(&text);
    return good;
}

bool truth_play(struct truth *truth)
{
    struct trial *trial = &truth->trial;

    trial_does(trial, "playing a truth of %s", truth->reader);
    play(truth);
    if (!can_be_read(truth))
        return false;
    write_entry(truth);
    trial_does(trial, "mailing a truth of %s", truth->reader);
    MUST(trial,
         truth_letters(&truth->outbox, &trial->campaign, &truth->outcome.next,
                       &truth->written),
         "no letters can be made");
    journal_for(&truth->journal, &truth->outcome.journal, truth->reader,
                trial->arena);
    return true;
}
