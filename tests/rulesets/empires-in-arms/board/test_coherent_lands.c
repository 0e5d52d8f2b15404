/* What must hold of lands, wars and treaties, and of combats besides what each
 * record says: every row breaks one thing of January 1805, and is refused with
 * the words. */
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/peace.h"
#include "tests/rulesets/empires-in-arms/board/coherent_row.h"

/* ---- lands --------------------------------------------------------------- */

static void behind_the_last_month(struct scene *scene)
{
    scene->game->turn = scene->module->last_turn + 2;
}

static void acting_and_over(struct scene *scene)
{
    scene->game->acting = FRANCE;
    names_add(scene->arena, &scene->game->acted, "fr");
}

static void over_twice(struct scene *scene)
{
    names_add(scene->arena, &scene->game->acted, "fr");
    names_add(scene->arena, &scene->game->acted, "fr");
}

static void its_own_caretaker(struct scene *scene)
{
    scene_find_power(scene, SPAIN)->caretaker = SPAIN;
}

static void france_denies_trade(struct scene *scene)
{
    names_add(scene->arena, &scene_find_power(scene, FRANCE)->denied, "sp");
}

static void britain_denies_itself(struct scene *scene)
{
    names_add(scene->arena, &scene_find_power(scene, GREAT_BRITAIN)->denied,
              "gb");
}

static void disorder_to_come(struct scene *scene)
{
    scene_find_power(scene, FRANCE)->disorder = 9;
}

static void a_province_of_nobody(struct scene *scene)
{
    eia_province(&scene->board, "bohemia")->controller = NO_POWER;
}

static void occupied_by_nobody(struct scene *scene)
{
    eia_province(&scene->board, "bohemia")->occupied = 1;
}

static void occupied_in_no_month(struct scene *scene)
{
    eia_province(&scene->board, "bohemia")->occupier = FRANCE;
}

static void free_and_nobodys(struct scene *scene)
{
    scene_find_minor(scene, "bavaria")->status = FREE_STATE;
    scene_find_minor(scene, "bavaria")->controller = NO_POWER;
}

static void a_treasury_of_the_neutral(struct scene *scene)
{
    scene_minor(scene, "bavaria", NEUTRAL, "none");
    scene_find_minor(scene, "bavaria")->money = 3;
}

static void a_free_state_without_units(struct scene *scene)
{
    for (size_t i = 0; i < scene->module->minors_count; i++)
        if (!scene->module->minors[i].free_state) {
            scene->game->minors[i].status = FREE_STATE;
            scene->game->minors[i].controller = FRANCE;
            return;
        }
    fail();
}

static struct district_state *a_district(struct scene *scene,
                                         enum district_rank rank)
{
    for (size_t i = 0; i < scene->module->districts_count; i++)
        if (scene->module->districts[i].rank == rank)
            return &scene->game->districts[i];
    fail();
    return NULL;
}

static void a_major_district_apart(struct scene *scene)
{
    a_district(scene, DISTRICT_MAJOR)->apart = TURKEY;
}

static void apart_from_itself(struct scene *scene)
{
    struct district_state *one = a_district(scene, DISTRICT_SECONDARY);
    const char *minor = one->card->minor;

    scene_minor(scene, minor, FREE_STATE, "ru");
    one->apart = RUSSIA;
}

/* ---- treaties ------------------------------------------------------------ */

static void at_war_with_itself(struct scene *scene)
{
    scene_war(scene, "fr", "fr");
}

static void at_war_twice(struct scene *scene)
{
    scene_war(scene, "tu", "sp");
    scene_war(scene, "sp", "tu");
}

static void minors_at_war(struct scene *scene)
{
    scene_war(scene, "bavaria", "saxony");
}

static void at_war_and_allied(struct scene *scene)
{
    scene_war(scene, "tu", "pr");
    scene_ally(scene, "pr", "tu");
}

static void a_war_to_come(struct scene *scene)
{
    scene_war(scene, "tu", "pr");
    scene->game->wars[scene->game->wars_count - 1].since = 9;
}

static void allied_with_itself(struct scene *scene)
{
    scene_ally(scene, "tu", "tu");
}

static void allied_twice(struct scene *scene)
{
    scene_ally(scene, "tu", "pr");
    scene_ally(scene, "pr", "tu");
}

static void over_before_it_began(struct scene *scene)
{
    struct alliance *one = NULL;

    scene_month(scene, "1805-06");
    scene_ally(scene, "tu", "pr");
    one = &scene->game->alliances[scene->game->alliances_count - 1];
    one->since = 4;
    one->ended = 2;
}

static struct peace *a_peace(struct scene *scene, enum power loser)
{
    struct peace *one = ADDED(scene, peaces, peaces_count);

    one->loser = loser;
    one->victor = FRANCE;
    one->kind = PEACE_CONDITIONAL;
    one->since = 1;
    return one;
}

static void peace_with_itself(struct scene *scene)
{
    a_peace(scene, FRANCE);
}

static void terms_that_are_none(struct scene *scene)
{
    names_add(scene->arena, &a_peace(scene, AUSTRIA)->terms, "z.9");
}

static void access_to_itself(struct scene *scene)
{
    struct access *one = ADDED(scene, accesses, accesses_count);

    one->grantor = one->grantee = "fr";
    one->since = 1;
}

static struct debt *a_debt(struct scene *scene, int money)
{
    struct debt *one = ADDED(scene, debts, debts_count);

    one->from = AUSTRIA;
    one->to = GREAT_BRITAIN;
    one->money = money;
    one->due = 6;
    return one;
}

static void owing_itself(struct scene *scene)
{
    a_debt(scene, 3)->to = AUSTRIA;
}

static void owing_nothing(struct scene *scene)
{
    a_debt(scene, 0);
}

static void a_line_to_come(struct scene *scene)
{
    struct record_line *one = ADDED(scene, lines, lines_count);

    one->turn = 5;
    one->power = FRANCE;
    one->cause = "battle-won-1";
}

static void move_with(struct scene *scene, const char *one, const char *other)
{
    struct combination *made = ADDED(scene, combinations, combinations_count);

    names_add(scene->arena, &made->powers, one);
    if (other)
        names_add(scene->arena, &made->powers, other);
}

static void moving_in_two_groups(struct scene *scene)
{
    move_with(scene, "tu", "pr");
    move_with(scene, "ru", "tu");
}

static void moving_alone(struct scene *scene)
{
    move_with(scene, "tu", NULL);
}

static struct combat *a_combat(struct scene *scene)
{
    struct combat *one = ADDED(scene, combats, combats_count);

    scene->game->land_part = LAND_BATTLES;
    one->area = "a320";
    names_add(scene->arena, &one->attackers, "fr");
    return one;
}

static void on_both_sides(struct scene *scene)
{
    names_add(scene->arena, &a_combat(scene)->defenders, "fr");
}

/* 12.4a in the Economic Phase */
static void access_of_next_month(struct scene *scene)
{
    scene_at(scene, "E");
    eia_grant_limited(&scene->play, AUSTRIA, FRANCE);
}

static void a_grant_of_next_month(struct scene *scene)
{
    access_of_next_month(scene);
    scene->game->accesses[scene->game->accesses_count - 1].kind =
        ACCESS_VOLUNTARY;
}

static void a_combat_of_one(struct scene *scene)
{
    a_combat(scene);
}

static void a_combat_before_the_marches(struct scene *scene)
{
    names_add(scene->arena, &a_combat(scene)->defenders, "au");
    scene->game->land_part = LAND_MOVES;
}

/* ---- rows ---------------------------------------------------------------- */

static const struct coherent_row rows[] = {
    {"scenario: behind the last month", behind_the_last_month, BASE(scenario),
     "is none of the game"},
    {"sequence: acts, and is over", acting_and_over, BASE(sequence),
     "'fr' acts, and its land phase is over"},
    {"sequence: over twice", over_twice, BASE(sequence), "is over twice"},
    {"uncontrolled: its own caretaker", its_own_caretaker, BASE(uncontrolled),
     "Spain is its own caretaker"},
    {"trade: France denies it", france_denies_trade, BASE(trade),
     "which Great Britain alone does"},
    {"trade: denied to itself", britain_denies_itself, BASE(trade),
     "is denied trade by itself"},
    {"scenario: disorder to come", disorder_to_come, BASE(scenario),
     "civil disorder is of month 9"},
    {"territory: nobody's", a_province_of_nobody, BASE(territory),
     "province 'bohemia' (Bohemia) is nobody's"},
    {"conquest: by nobody", occupied_by_nobody, BASE(conquest),
     "was occupied in month 1 by nobody"},
    {"conquest: in no month", occupied_in_no_month, BASE(conquest),
     "was occupied by 'fr' in no month"},
    {"territory: free, and nobody's", free_and_nobodys, BASE(territory),
     "is not neutral, and nobody's"},
    {"free-state: a neutral treasury", a_treasury_of_the_neutral,
     BASE(free_state), "has 3 money and 0 manpower, and is no free state"},
    {"free-state: without units", a_free_state_without_units, BASE(free_state),
     "cannot be a free state"},
    {"10.4.3c a major district apart", a_major_district_apart, RULE(10_4_3c),
     "is held apart by 'tu', and is a major one"},
    {"10.4.3d apart from itself", apart_from_itself, RULE(10_4_3d), "as well"},
    {"declaration: on itself", at_war_with_itself, BASE(declaration),
     "'fr' is at war with itself"},
    {"declaration: twice", at_war_twice, BASE(declaration),
     "'sp' and 'tu' are at war twice"},
    {"declaration: of minor countries", minors_at_war, BASE(declaration),
     "and both minor countries"},
    {"alliance: with the enemy", at_war_and_allied, BASE(alliance),
     "'tu' and 'pr' are at war, and allied"},
    {"scenario: a war to come", a_war_to_come, BASE(scenario),
     "a war is of month 9"},
    {"alliance: with itself", allied_with_itself, BASE(alliance),
     "'tu' is allied with itself"},
    {"alliance: twice", allied_twice, BASE(alliance), "are allied twice"},
    {"alliance: over before it began", over_before_it_began, BASE(alliance),
     "ended in month 2, and began in 4"},
    {"peace: with itself", peace_with_itself, BASE(peace),
     "'fr' has made peace with itself"},
    {"peace: no term", terms_that_are_none, BASE(peace),
     "'z.9', of the peace of 'au' and 'fr', is no term"},
    {"10.3.1a access to itself", access_to_itself, RULE(10_3_1a),
     "'fr' grants access to itself"},
    {"12.4a access of the next month", access_of_next_month, NULL, NULL},
    {"10.3.1a a grant of the next month", a_grant_of_next_month, BASE(scenario),
     "an access is of month"},
    {"expenditure: owed to itself", owing_itself, BASE(expenditure),
     "'au' owes itself 3 money"},
    {"expenditure: nothing owed", owing_nothing, BASE(expenditure),
     "'au' owes 'gb' no money"},
    {"scenario: a line to come", a_line_to_come, BASE(scenario),
     "a line of the record is of month 5"},
    {"combine: in two groups", moving_in_two_groups, BASE(combine),
     "'tu' moves in two groups"},
    {"combine: alone", moving_alone, BASE(combine), "fewer than two"},
    {"combat-list: both sides", on_both_sides, BASE(combat_list),
     "'fr' is on both sides of the combat at"},
    {"combat-list: one side", a_combat_of_one, BASE(combat_list),
     "has one side"},
    {"combat-list: before the marches", a_combat_before_the_marches,
     BASE(combat_list), "and there are marches to come"},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, holds_or_not)};

    return run_tables(tables, LENGTH(tables));
}
