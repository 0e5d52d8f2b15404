/* Views and reports of a closed book, on golden turns of the toy ruleset: what
 * is hidden changes no byte of them. */
#include "campaign/exchange/stages.h"
#include "tests/campaign/table.h"
#include "tests/toy/game.h"

/* Watch 2: the Aunts hide in the brambles of 0402, unseen by the badgers. */
#define MORNING "toy-2-stop-inside-a-scuffle/turn.xml"
/* The same watch, inside the scuffle: the badgers are asked about Stripe. */
#define BEATEN "toy-3-a-scuffle-goes-on/turn.xml"

/* The Aunts stay where they are, whatever that is. */
#define WATCH                                                                  \
    "<orders side='hedgehogs' step='I'><plan value='push'/></orders>"          \
    "<orders side='badgers' step='I'><plan value='push'/></orders>"            \
    "<orders side='hedgehogs' step='II'/>"                                     \
    "<orders side='badgers' step='II'><move band='b1' path='0803'/></orders>"  \
    "<orders side='hedgehogs' step='III'/>"                                    \
    "<orders side='badgers' step='III'/>"                                      \
    "<orders side='hedgehogs' step='IV'/>"                                     \
    "<orders side='badgers' step='IV'/>"

#define ZEROS "0000000000000000000000000000000000000000000000000000000000000000"
#define ONES  "1111111111111111111111111111111111111111111111111111111111111111"

static struct band *band_of(const struct laid_table *table, const char *id)
{
    struct game *game = table->turn.play;

    for (size_t i = 0; i < game->band_count; i++)
        if (!strcmp(game->bands[i].id, id))
            return &game->bands[i];
    fail();
    return NULL;
}

/* What the badgers do not know of the morning, one thing a row. */
static void nothing(struct laid_table *table)
{
    (void)table;
}

static void elsewhere(struct laid_table *table)
{
    band_of(table, "h2")->hex = 301;
    toy_stack(table->turn.play, table->module.data, table->arena);
}

static void stronger(struct laid_table *table)
{
    band_of(table, "h2")->strength = 9;
}

static void another_name(struct laid_table *table)
{
    band_of(table, "h2")->name = "The Uncles";
}

static void gone(struct laid_table *table)
{
    struct game *game = table->turn.play;
    struct band *band = band_of(table, "h2");
    const struct band *end = game->bands + game->band_count--;

    for (; band + 1 < end; band++)
        *band = band[1];
    toy_stack(game, table->module.data, table->arena);
}

static void other_standing_orders(struct laid_table *table)
{
    table->turn.standing[0].count = 1;
}

static void dropped_orders(struct laid_table *table)
{
    struct dropped *dropped =
        LIST_ADD(table->arena, table->turn.dropped, table->turn.dropped_count);

    *dropped = (struct dropped){.side = "hedgehogs", .step = "II", .round = 1};
}

static void another_salt(struct laid_table *table)
{
    table->turn.salt = ZEROS;
}

static void another_journal(struct laid_table *table)
{
    table->turn.journal = ZEROS;
}

static const struct hidden_row {
    const char *name;
    void (*change)(struct laid_table *table);
    bool lasts; /* in the turn that the exchange leads to */
} hidden_rows[] = {
    {"nothing", nothing, false},
    {"where a hidden band is", elsewhere, true},
    {"how strong it is", stronger, true},
    {"what it is called", another_name, true},
    {"whether it is there", gone, true},
    {"standing orders of the other", other_standing_orders, true},
    {"what was not reached of his", dropped_orders, false},
    {"the salt", another_salt, true},
    {"the journal's digest", another_journal, false},
};

static const char *text_of(const struct laid_table *table,
                           const struct bytes *bytes)
{
    return arena_string(table->arena, bytes->data, bytes->length);
}

/* The state digest and what follows from it, taken out. */
static const char *without(const struct laid_table *table, const char *text,
                           const char *digest)
{
    char *copy = arena_text(table->arena, "%s", text);

    for (char *at = copy; (at = strstr(at, digest)) != NULL;)
        memset(at, '-', strlen(digest));
    return copy;
}

static const char *view_text(const struct laid_table *table, const char *side)
{
    const struct view_source source = {&table->module, &table->turn, ZEROS};
    struct buffer text;
    const char *kept;

    buffer_init(&text);
    view_make(&text, &source, side);
    kept = arena_string(table->arena, text.bytes, text.length);
    buffer_release(&text);
    return kept;
}

static void view_hides(void **state)
{
    const struct hidden_row *row = *state;
    struct laid_table table, changed;

    lay_table(&table, MORNING, "");
    lay_table(&changed, MORNING, "");
    row->change(&changed);
    assert_string_equal(view_text(&table, "badgers"),
                        view_text(&changed, "badgers"));
    clear_table(&table);
    clear_table(&changed);
}

/* One exchange played, whatever the side orders that it does not know of. */
struct scene {
    struct laid_table table;
    struct exchange_orders orders;
    struct exchange_seed seed;
    struct outcome outcome;
    struct written written;
};

static void play(struct scene *scene, const struct hidden_row *row)
{
    struct laid_table *table = &scene->table;
    const struct play_input input = {&table->desk, &scene->orders,
                                     &scene->seed};
    struct judged_sheet judged;
    struct write_input in = {
        .module = &table->module,
        .before = &table->turn,
        .state = ONES,
        .roster = ZEROS,
        .rules = ZEROS,
        .lock_text = "pbem-lock/1\n",
        .seed_text = "pbem-seed/1\n",
        .promise = "These dice are worth what they are.",
        .closed = true,
        .program = "berthier 0",
    };

    memset(scene, 0, sizeof(*scene));
    lay_table(table, MORNING, "hedgehogs badgers");
    row->change(table);
    in.ruleset = table->desk.ruleset;
    assert_true(judge_sheet(table, &judged, WATCH));
    scene->orders.voided = report_new(table->arena);
    scene->orders.sections = judged.sections;
    scene->orders.section_count = judged.section_count;
    scene->seed.text = "pbem-seed/1\n";
    stage_play(&scene->outcome, &input);
    stage_write(&scene->written, &scene->outcome, &in, table->arena);
}

static const struct side_papers *badgers(const struct scene *scene)
{
    assert_int_equal(scene->written.papers_count, 2);
    assert_string_equal(scene->written.papers[1].side, "badgers");
    return &scene->written.papers[1];
}

static void same(const struct scene *one, const struct bytes *of_one,
                 const struct scene *other, const struct bytes *of_other)
{
    assert_string_equal(
        without(&one->table, text_of(&one->table, of_one), one->written.state),
        without(&other->table, text_of(&other->table, of_other),
                other->written.state));
}

/* Another hidden part, the same seed: what the badgers get is the same. */
static void report_hides(void **state)
{
    const struct hidden_row *row = *state;
    struct scene one, other;

    play(&one, &hidden_rows[0]);
    play(&other, row);
    same(&one, &badgers(&one)->view, &other, &badgers(&other)->view);
    same(&one, &badgers(&one)->text, &other, &badgers(&other)->text);
    same(&one, &badgers(&one)->html, &other, &badgers(&other)->html);
    assert_int_equal(strcmp(one.written.state, other.written.state) != 0,
                     row->lasts);
    clear_table(&one.table);
    clear_table(&other.table);
}

/* Neither the seed nor the salt nor the journal's digest. */
static void papers_keep_secrets(void **unused)
{
    struct scene scene;

    (void)unused;
    play(&scene, &hidden_rows[0]);
    for (size_t i = 0; i < scene.written.papers_count; i++) {
        const struct side_papers *papers = &scene.written.papers[i];
        const struct bytes *files[] = {&papers->view, &papers->text,
                                       &papers->html};

        for (size_t j = 0; j < LENGTH(files); j++) {
            assert_null(strstr(files[j]->data, "pbem-seed"));
            assert_null(strstr(files[j]->data, scene.outcome.next.salt));
            assert_null(strstr(files[j]->data, scene.outcome.next.journal));
        }
        assert_non_null(strstr(papers->text.data, "promised"));
        assert_non_null(strstr(papers->text.data, "pbem-lock"));
    }
    assert_non_null(strstr(scene.written.log_text.data, "pbem-seed"));
    clear_table(&scene.table);
}

/* A disclosed book has no papers, whatever the roster says. */
static void disclosed_has_no_papers(void **unused)
{
    const struct write_input in = {.closed = true,
                                   .state = ONES,
                                   .roster = ZEROS,
                                   .rules = ZEROS,
                                   .program = "berthier 0"};
    struct write_input input = in;
    struct outcome outcome = {0};
    struct written written;
    struct laid_table table;

    (void)unused;
    lay_table(&table, MORNING, "");
    input.ruleset = table.desk.ruleset;
    input.module = &table.module;
    input.before = &table.turn;
    outcome.next = table.turn;
    outcome.next.disclosed = true;
    journal_init(&outcome.journal, table.arena);
    stage_write(&written, &outcome, &input, table.arena);
    assert_int_equal(written.papers_count, 0);
    clear_table(&table);
}

static void view_comes_back(void **unused)
{
    struct laid_table table;
    struct view_source source;
    struct side_view view;
    const char *first;

    (void)unused;
    lay_table(&table, BEATEN, "");
    first = view_text(&table, "badgers");
    source = (struct view_source){&table.module, &table.turn, ZEROS};
    view_see(&view, &source, "badgers", table.arena);
    assert_string_equal(view.side, "badgers");
    assert_string_equal(view.turn.salt, "-");
    assert_string_equal(view.turn.journal, "-");
    assert_int_equal(view.turn.standing_count, 1);
    assert_int_equal(view.turn.dropped_count, 1);
    table.turn = view.turn;
    assert_string_equal(view_text(&table, "badgers"), first);
    clear_table(&table);
}

static const struct named {
    const char *name;
    void (*test)(void **unused);
} singles[] = {
    {"papers keep seed, salt and journal", papers_keep_secrets},
    {"a disclosed book has no papers", disclosed_has_no_papers},
    {"a view is read as it was written", view_comes_back},
};

static void single(void **state)
{
    const struct named *row = *state;

    row->test(state);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(hidden_rows, view_hides),
        TABLE(hidden_rows, report_hides),
        TABLE(singles, single),
    };

    return run_tables(tables, LENGTH(tables));
}
