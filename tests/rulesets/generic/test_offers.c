/* Whatever a blank sheet lists, check accepts: in every ruleset, of every kind,
 * for every side and step, each choice is written as the sheet has it, read
 * again and checked. BERTHIER_LONG looks at more; BERTHIER_SEED=N plays trial N
 * alone, BERTHIER_RULESET=NAME of that ruleset. */
#include "campaign/exchange/desk.h"
#include "campaign/judge/judge.h"
#include "core/writer.h"
#include "io/xml.h"
#include "tests/rulesets/generic/generic.h"
#include "tests/support/test.h"

enum { MOST_CHOICES = 200, EXCHANGES = 2 };

/* What is offered for a section, or as standing orders. */
struct listing {
    struct trial *trial;
    const struct seat *seat;
    const struct order_kind *const *kinds; /* that its reader takes */
};

static const struct element *through_a_file(const struct listing *listing,
                                            const struct order_kind *kind,
                                            const struct choices *choices)
{
    struct arena *arena = listing->trial->arena;
    struct writer writer;
    struct buffer text;
    struct xml_file *file;
    const struct element *root;

    buffer_init(&text);
    writer_init(&writer, &text, arena);
    writer_open(&writer, "orders");
    for (size_t i = 0; i < choices->count; i++)
        order_write(&writer,
                    &(struct order){.kind = kind,
                                    .details = choices->items[i].details});
    writer_close(&writer);
    file = xml_open("sheet.xml", text.bytes, text.length, XML_DRAFT, arena,
                    listing->trial->report);
    MUST(listing->trial, file, "what is listed is no XML");
    root = xml_root(file);
    xml_close(file);
    buffer_release(&text);
    return root;
}

static void must_be_good(const struct listing *listing,
                         const struct order_kind *kind,
                         const struct choice *choice,
                         const struct element *element)
{
    struct trial *trial = listing->trial;
    const struct order listed = {.kind = kind, .details = choice->details};
    const char *text = order_text(trial->arena, &listed);
    const struct order *read = order_read(trial->arena, listing->kinds, element,
                                          "sheet.xml", trial->report);

    MUST(trial, read, "listed, and cannot be read: %s", text);
    MUST(trial, strcmp(order_text(trial->arena, read), text) == 0,
         "listed %s, and read %s", text, order_text(trial->arena, read));
    MUST(trial, order_check(listing->seat, read, trial->report),
         "listed for %s in %s, and refused: %s", listing->seat->side,
         listing->seat->step, text);
}

static size_t index_of(const struct trial *trial, const struct order_kind *kind)
{
    size_t i = 0;

    while (trial->kinds.items[i] != kind)
        i++;
    return i;
}

static void list_kind(const struct listing *listing,
                      const struct order_kind *kind)
{
    struct trial *trial = listing->trial;
    struct choices choices = {.arena = trial->arena, .most = MOST_CHOICES};
    const struct element *element;

    trial_does(trial, "listing %s", kind->name);
    if (kind->choices)
        kind->choices(listing->seat, &choices);
    MUST(trial, choices.count <= MOST_CHOICES, "%s: %zu are listed", kind->name,
         choices.count);
    if (choices.count == 0)
        return;
    element = through_a_file(listing, kind, &choices)->first;
    for (size_t i = 0; i < choices.count; i++, element = element->next)
        must_be_good(listing, kind, &choices.items[i], element);
    trial->ledger->tried[index_of(trial, kind)] += choices.count;
}

/* In the round that is open and in a later one, where nothing is certain. */
static void list_step(struct trial *trial, const struct judge *judge,
                      const struct step *step, const char *side)
{
    for (int round = 1; round <= 2; round++) {
        const struct seat seat = judge_seat(judge, side, step, round);
        const struct listing listing = {trial, &seat, step->orders};

        for (size_t i = 0; step->orders && step->orders[i]; i++)
            list_kind(&listing, step->orders[i]);
    }
}

static void list_standing(struct trial *trial, const struct judge *judge,
                          const char *side)
{
    const struct ruleset *ruleset = trial->world->ruleset;
    const struct seat seat =
        judge_seat(judge, side, ruleset->sequence + judge->open, 0);
    const struct order_kind *const *lists[] = {ruleset->standing,
                                               ruleset->plans};

    for (size_t i = 0; i < 2; i++) {
        const struct listing listing = {trial, &seat, lists[i]};

        for (size_t j = 0; lists[i] && lists[i][j]; j++)
            list_kind(&listing, lists[i][j]);
    }
}

static void list_all(struct trial *trial)
{
    const struct ruleset *ruleset = trial->world->ruleset;
    struct judge judge;
    struct desk desk;

    campaign_desk(&desk, &trial->campaign, &trial->member);
    judge_init(&judge, &desk, trial->report);
    for (size_t i = 0; i < trial->member.side_count; i++) {
        const char *side = trial->member.sides[i].id;

        for (const struct step *step = ruleset->sequence + judge.open; step->id;
             step++)
            list_step(trial, &judge, step, side);
        list_standing(trial, &judge, side);
    }
    judge_end(&judge);
}

static void play(struct trial *trial)
{
    for (unsigned i = 0; i < EXCHANGES; i++) {
        trial_does(trial, "reading the turn");
        if (trial_open(trial, &trial->turn) && !trial->campaign.turn.over)
            list_all(trial);
        trial_close(trial);
        if (!trial_exchange(trial, true))
            return;
    }
}

/* Some kinds offer nothing but in the middle of a combat; most must have. */
static void look_at_sums(const struct ruleset *ruleset,
                         const struct ledger *sums)
{
    size_t offering = 0, listed = 0;
    struct kinds kinds;

    kinds_of(&kinds, ruleset);
    for (size_t i = 0; i < kinds.count; i++) {
        offering += kinds.items[i]->choices != NULL;
        listed += sums->tried[i] > 0;
    }
    if (2 * listed <= offering)
        fail_msg("%zu kinds of %zu that offer orders were listed", listed,
                 offering);
}

static void offers(void **state)
{
    static const struct batch batch = {
        .name = "offers", .play = play, .quick = 12, .many = 400};

    (void)state;
    batch_run(&batch, look_at_sums);
}

static const struct plain_row {
    const char *name;
} rows[] = {{"what is listed is accepted, in every ruleset"}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, offers)};

    return run_tables(tables, LENGTH(tables));
}
