/* A side's desk in a closed book of the toy ruleset: the view asks what the
 * turn asks, and sheets are judged on it alone. */
#include "campaign/exchange/stages.h"
#include "tests/campaign/table.h"
#include "tests/toy/game.h"

/* Watch 2: the Aunts hide in the brambles of 0402, unseen by the badgers. */
#define MORNING "toy-2-stop-inside-a-scuffle/turn.xml"
/* The same watch, inside the scuffle: the badgers are asked about Stripe. */
#define BEATEN "toy-3-a-scuffle-goes-on/turn.xml"

#define ZEROS "0000000000000000000000000000000000000000000000000000000000000000"

/* The desk of a side: its view and nothing else. */
static void sit_down(struct laid_table *table, const char *side,
                     struct side_view *view)
{
    const struct view_source source = {&table->module, &table->turn, ZEROS};

    view_see(view, &source, side, table->arena);
    table->desk.views = view;
    table->desk.view_count = 1;
    table->desk.turn = &view->turn;
    table->desk.sides = (struct names){0};
    names_add(table->arena, &table->desk.sides, side);
}

/* What the view asks of its side is what the turn asks of it. */
static void questions_are_the_same(void **state)
{
    const char *const *turn = *state;
    static const char *const sides[] = {"hedgehogs", "badgers"};

    for (size_t i = 0; i < LENGTH(sides); i++) {
        struct questions whole, seen;
        struct laid_table table;
        struct side_view view;
        size_t count = 0;

        lay_table(&table, *turn, "");
        desk_questions(&whole, &table.desk);
        sit_down(&table, sides[i], &view);
        desk_questions(&seen, &table.desk);
        for (size_t j = 0; j < whole.count; j++)
            if (!strcmp(whole.items[j].side, sides[i]))
                assert_string_equal(seen.items[count++].text,
                                    whole.items[j].text);
        assert_int_equal(count, seen.count);
        clear_table(&table);
    }
}

/* Somebody hides beside the way back of Stripe: who orders it cannot know, and
 * is not told. */
static void check_tells_nothing(void **unused)
{
    static const char back[] = "<orders side='badgers' step='III'>"
                               "<retreat band='b3' to='0601'/></orders>";
    struct band hidden = {.id = "h4",
                          .family = "hedgehogs",
                          .name = "The Cousin",
                          .hex = 702,
                          .strength = 2,
                          .pace = 4};
    struct laid_table table;
    struct judged_sheet judged;
    struct side_view view;
    struct game *game;

    (void)unused;
    lay_table(&table, BEATEN, "badgers");
    assert_true(judge_sheet(&table, &judged, back));
    game = table.turn.play;
    *(struct band *)LIST_ADD(table.arena, game->bands, game->band_count) =
        hidden;
    toy_stack(game, table.module.data, table.arena);
    assert_false(judge_sheet(&table, &judged, back));
    assert_true(report_cites(table.report, "rule", "5.4a"));
    table.report = report_new(table.arena);
    sit_down(&table, "badgers", &view);
    assert_true(judge_sheet(&table, &judged, back));
    assert_int_equal(judged.section_count, 1);
    assert_int_equal(judged.sections[0].count, 1);
    clear_table(&table);
}

static const char *const turns[] = {MORNING, BEATEN};

static const char *const singles[] = {"check tells nothing that is hidden"};

int main(void)
{
    const struct table tables[] = {
        TABLE(turns, questions_are_the_same),
        TABLE(singles, check_tells_nothing),
    };

    return run_tables(tables, LENGTH(tables));
}
