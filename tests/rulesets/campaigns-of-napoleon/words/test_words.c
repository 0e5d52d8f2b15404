/* What a blank sheet says of pieces and points, and that each kind of phase I
 * lists what may be ordered, on the morning of 15 June. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "rulesets/campaigns-of-napoleon/words/words.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

#include <string.h>

static struct seat seat_of(struct scene *scene, enum side side,
                           const char *step)
{
    return (struct seat){.game = scene->game,
                         .module = &scene->module,
                         .options = &scene->options,
                         .side = con_side_id(side),
                         .step = step,
                         .certain = true,
                         .arena = scene->arena};
}

/* ---- pieces -------------------------------------------------------------- */

static const struct words_row {
    const char *name;
    enum side side;
    const struct order_kind *kind;
    const char *subject;
    const char *words; /* NULL: none */
} words_rows[] = {
    {"a force: strength, place, supply, command, points", FRENCH, &con_move,
     "reille", "Reille: 29 SP at 0722, in supply, no command, 5 MP"},
    {"a leader", FRENCH, &con_place_leader, "reille",
     "Reille: at 0722, span 5, initiative 3"},
    {"a unit", FRENCH, &con_assign, "fr-allix",
     "1st Division Allix: 5 SP at 0522 (Solre-sur-Sambre), under Drouet "
     "d'Erlon"},
    {"an army", FRENCH, &con_center, "french", "Army of the North: center at "},
    {"a hex", FRENCH, &con_chit, "0722", "your troops at 0722: 29 SP"},
    {"not the enemy's force", FRENCH, &con_move, "zieten", NULL},
    {"not the enemy's leader", FRENCH, &con_place_leader, "zieten", NULL},
    {"not the enemy's unit", COALITION, &con_assign, "fr-allix", NULL},
    {"not the enemy's army", COALITION, &con_center, "french", NULL},
    {"nobody", FRENCH, &con_move, "nobody", NULL},
    {"no hex of the map", FRENCH, &con_chit, "9999", NULL},
};

static void in_words(void **state)
{
    const struct words_row *row = *state;
    struct scene *scene = scene_of_waterloo();
    const struct seat seat = seat_of(scene, row->side, "I.b1");
    const char *words = con_describe(&seat, row->kind, row->subject);

    if (!row->words)
        assert_null(words);
    else if (!words || !strstr(words, row->words))
        fail_msg("'%s', not '%s'", words ? words : "nothing", row->words);
    scene_free(scene);
}

/* ---- points -------------------------------------------------------------- */

static const struct purse_row {
    const char *name;
    enum side side;
    const char *step;
    size_t lines;
    const char *last; /* the prices */
    const char *admin_march;
} purse_rows[] = {
    {"lines of communications", FRENCH, "I.a2", 2,
     "A depot costs 2 points, a center 3 points and half of what came in "
     "today.",
     "off"},
    {"commands", FRENCH, "I.b3", 2, "A command costs 1 point.", "off"},
    {"commands for two days", FRENCH, "I.b3", 2,
     "A command costs 1 point and is good for two days.", "on"},
    {"two armies, two pools", COALITION, "I.b3", 3, "A command costs 1 point.",
     "off"},
    {"marches", FRENCH, "II.a", 0, NULL, "off"},
    {"forced marches", FRENCH, "V.a", 2,
     "A forced march costs nothing; up to 2 points (extra-ap) lower its die by "
     "1 each.",
     "off"},
};

static void in_points(void **state)
{
    const struct purse_row *row = *state;
    struct scene *scene = scene_of_waterloo();
    const struct seat seat = seat_of(scene, row->side, row->step);
    const char *const *lines;
    size_t count = 0;

    scene_option(scene, "admin-march", row->admin_march);
    con_army(&scene->board, "french")->ap = 7;
    lines = con_budget(&seat);
    while (lines && lines[count])
        count++;
    assert_int_equal(count, row->lines);
    if (row->last)
        assert_string_equal(lines[count - 1], row->last);
    if (row->lines && row->side == FRENCH)
        assert_non_null(strstr(lines[0], " has 7 administrative points"));
    scene_free(scene);
}

/* ---- choices ------------------------------------------------------------- */

static bool lists(const struct choices *choices, const struct order_kind *kind,
                  const char *text)
{
    for (size_t i = 0; i < choices->count; i++) {
        const struct order order = {.kind = kind,
                                    .details = choices->items[i].details};

        if (!strcmp(order_text(choices->arena, &order), text))
            return true;
    }
    return false;
}

/* With something to choose: points, a leader alone, a unit that has lost, and
 * Charleroi, which the French hold. */
static void prepare(struct scene *scene)
{
    struct army *army = con_army(&scene->board, "french");

    army->ap = 7;
    army->line = con_line(&scene->board, army, army->center);
    army->length = 12;
    *(struct held_place *)GAME_ADD(&scene->board, held) =
        (struct held_place){.hex = 1218, .side = FRENCH};
    scene_the_unit(scene, "fr-donzelot")->sp -= 2;
    scene_the_unit(scene, "fr-jerome")->demoralized = true;
    scene_the_unit(scene, "fr-foy")->demoralized = true;
    scene_the_unit(scene, "fr-girard")->demoralized = true;
}

static const struct choice_row {
    const char *name;
    const struct order_kind *kind;
    const char *listed;
    const char *not_listed;
} choice_rows[] = {
    {"centers", &con_center, "center army=\"french\" hex=\"1218\"",
     "center army=\"french\" hex=\"1223\""},
    {"depots", &con_depot, "depot army=\"french\" hex=\"0624\"",
     "depot army=\"french\" hex=\"1218\""},
    {"assignments", &con_assign, "assign to=\"reille\" unit=\"fr-girard\"",
     "assign to=\"vandamme\" unit=\"fr-allix\""},
    {"transfers", &con_transfer,
     "transfer from=\"fr-allix\" sp=\"1\" to=\"fr-donzelot\"",
     "transfer from=\"fr-donzelot\" sp=\"1\" to=\"fr-allix\""},
    {"a rally, of who is demoralized", &con_rally, "rally force=\"reille\"",
     "rally force=\"derlon\""},
    {"a forced march of several hexes", &con_forced_march_order,
     "forced-march force=\"reille\" path=\"0722 0822 0923 0922\"",
     "forced-march force=\"zieten\" path=\"0917 0916\""},
    {"forage", &con_forage, "forage force=\"reille\"",
     "forage force=\"zieten\""},
};

static void is_listed(void **state)
{
    const struct choice_row *row = *state;
    struct scene *scene = scene_of_waterloo();
    const struct seat seat = seat_of(scene, FRENCH, "I.b1");
    struct choices choices = {.arena = scene->arena};

    prepare(scene);
    row->kind->choices(&seat, &choices);
    if (!lists(&choices, row->kind, row->listed))
        fail_msg("not listed: %s", row->listed);
    assert_false(lists(&choices, row->kind, row->not_listed));
    assert_int_equal(choices.rank, 0);
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(words_rows, in_words),
        TABLE(purse_rows, in_points),
        TABLE(choice_rows, is_listed),
    };

    return run_tables(tables, LENGTH(tables));
}
