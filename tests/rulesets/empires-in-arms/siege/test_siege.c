/* Sieges: announcing, breach, honours, assaults, sorties, hunger. */
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/board/siege-parties.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/siege/siege.h"
#include "rulesets/empires-in-arms/supply/supply.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* The sieges of a power's land phase. */
static void sieges(struct scene *scene, enum power power)
{
    scene_at(scene, "L");
    eia_run_sieges(&scene->play, power);
}

/* The end of Lc. */
static void hunger(struct scene *scene, enum power power)
{
    scene_at(scene, "L");
    eia_besieged_supply(&scene->play, power);
}

static int garrison_of(struct scene *scene, const char *area,
                       const char *nation)
{
    const struct garrison *garrison = eia_garrison(&scene->board, area, nation);

    return garrison ? garrison->infantry + garrison->militia : 0;
}

static void besiege(struct scene *scene, const char *area, enum power power,
                    bool breached)
{
    struct city_state *city = eia_city_made(&scene->board, area);

    city->besieger = power;
    city->breached = breached;
}

/* ---- announcing --------------------------------------------------------- */

static void guerillas_besiege_nothing(struct scene *scene)
{
    scene_war(scene, "fr", "sp");
    scene_guerilla(scene, "a390", 5);
    scene_garrison(scene, "fr", "a390", 2, 0);
    assert_ptr_equal(
        scene_refusal(scene, "sp", "L", "<siege city='a390' op='announce'/>"),
        RULE(10_1_1n));
    sieges(scene, SPAIN);
    assert_false(eia_besieged(&scene->board, "a390"));

    scene_corps(scene, "sp-1", "a390", "1 infantry");
    assert_null(
        scene_refusal(scene, "sp", "L", "<siege city='a390' op='announce'/>"));
    assert_int_equal(eia_besieging_factors(&scene->board, SPAIN, "a390", NULL),
                     6);
    sieges(scene, SPAIN);
    assert_true(eia_besieged(&scene->board, "a390"));
    assert_non_null(scene_event_saying(scene, -1, RULE(10_1_1n), "besieges"));

    scene_corps(scene, "sp-1", "a391", "1 infantry");
    eia_lift_sieges(&scene->play);
    assert_false(eia_besieged(&scene->board, "a390"));
    assert_non_null(
        scene_event_saying(scene, EVENT_STATE, RULE(10_1_1n), "the siege of"));
}

static void linz(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-4", "a475", "15 infantry");
    scene_garrison(scene, "au", "a475", 2, 0);
    scene_garrison(scene, "ru", "a475", 3, 0);
}

/* An order that finds nothing to besiege says so. */
static void nobody_is_besieged(struct scene *scene)
{
    const struct event *event = NULL;

    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-4", "a475", "15 infantry");
    scene_garrison(scene, "ru", "a301", 3, 0);
    scene_orders(scene, "fr", "L",
                 "<siege city='a475' op='announce'/>"
                 "<assault city='a301' when='always'/>");
    sieges(scene, FRANCE);
    event = scene_event_saying(scene, EVENT_LAPSE, BASE(siege),
                               "nobody is in Linz (a475)");
    assert_non_null(event);
    assert_non_null(scene_event_saying(scene, EVENT_LAPSE, BASE(siege),
                                       "Hanover (a301) is held by no enemy"));
    assert_null(scene_event_saying(scene, EVENT_LAPSE, BASE(siege), "is over"));
}

/* ---- the wall ----------------------------------------------------------- */

static void the_many_are_not_besieged(struct scene *scene)
{
    linz(scene);
    scene_war(scene, "fr", "ru");
    scene_corps(scene, "fr-4", "a475", "4 infantry");
    scene_orders(scene, "fr", "L", "<siege city='a475' op='announce'/>");
    sieges(scene, FRANCE);
    assert_false(eia_besieged(&scene->board, "a475"));
    assert_non_null(scene_event(scene, EVENT_LAPSE, BASE(siege)));
}

static void raised_by_order(struct scene *scene)
{
    linz(scene);
    besiege(scene, "a475", FRANCE, false);
    scene_orders(scene, "fr", "L", "<siege city='a475' op='raise'/>");
    sieges(scene, FRANCE);
    assert_false(eia_besieged(&scene->board, "a475"));
}

/* Linz has three spires and one fletch: 2 Austrians are too few. */
static void time_and_weakness_breach(struct scene *scene)
{
    linz(scene);
    scene_standing(scene, "au", "<honours when='hold' accept='yes'/>");
    scene_orders(scene, "fr", "L", "<assault city='a475' when='never'/>");
    scene_die(scene, "siege/breach/a475-fr", 4);
    sieges(scene, FRANCE);
    assert_false(eia_city(&scene->board, "a475")->breached);
    assert_int_equal(eia_city(&scene->board, "a475")->siege, 1);
}

static void later_the_same_die_does(struct scene *scene)
{
    linz(scene);
    besiege(scene, "a475", FRANCE, false);
    eia_city(&scene->board, "a475")->siege = 1;
    scene_garrison(scene, "ru", "a475", 0, 0);
    scene_standing(scene, "au", "<honours when='hold' accept='yes'/>");
    scene_orders(scene, "fr", "L", "<assault city='a475' when='never'/>");
    scene_die(scene, "siege/breach/a475-fr", 4);
    sieges(scene, FRANCE);
    assert_true(eia_city(&scene->board, "a475")->breached);
}

static void honours_on_a_breach(struct scene *scene)
{
    linz(scene);
    scene_die(scene, "siege/breach/a475-fr", 5);
    sieges(scene, FRANCE);
    assert_non_null(scene_event(scene, EVENT_STATE, BASE(honours)));
    assert_false(eia_besieged(&scene->board, "a475"));
    assert_int_equal(garrison_of(scene, "a475", "au"), 0);
    assert_int_equal(garrison_of(scene, "a475", "fr"), 1);
    scene->game->turn++;
    assert_int_equal(eia_due(&scene->board, "au", FACTOR_INFANTRY), 2);
}

/* Logs count as people do. */
static void one_factor_is_no_factors(struct scene *scene)
{
    linz(scene);
    scene_garrison(scene, "au", "a475", 1, 0);
    scene_die(scene, "siege/breach/a475-fr", 5);
    sieges(scene, FRANCE);
    assert_string_equal(
        scene_event(scene, EVENT_STATE, BASE(honours))->text,
        "Austria leaves Linz (a475) with the honours of war: 1 factor");
}

static void spaniards_hold_out(struct scene *scene)
{
    scene_war(scene, "fr", "sp");
    scene_corps(scene, "fr-4", "a390", "5 infantry");
    scene_garrison(scene, "sp", "a390", 3, 0);
    scene_die(scene, "siege/breach/a390-fr", 6);
    sieges(scene, FRANCE);
    assert_int_equal(garrison_of(scene, "a390", "sp"), 3);
    assert_true(eia_city(&scene->board, "a390")->breached);
}

/* ---- storming ----------------------------------------------------------- */

static void stormed(struct scene *scene)
{
    linz(scene);
    scene_war(scene, "fr", "ru");
    besiege(scene, "a475", FRANCE, true);
    scene_standing(scene, "au", "<honours when='hold' accept='yes'/>");
    scene_standing(scene, "ru", "<honours when='hold' accept='yes'/>");
    scene_corps(scene, "ru-1", "a475", "1 cavalry")->in_city = true;
    scene_leader(scene, "kutuzov", "ru-1");
    scene_die(scene, "round/fire/a475-fr-assault-1-1-attacker", 6);
    scene_die(scene, "round/fire/a475-fr-assault-1-2-attacker", 6);
    sieges(scene, FRANCE);
}

/* The Tyrol corps storms Linz from the French, and leaves a garrison as others
 * do. */
static void the_tyrol_corps_storms(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_garrison(scene, "fr", "a475", 1, 0);
    scene_corps(scene, "au-tyrol", "a475", "8 infantry");
    besiege(scene, "a475", AUSTRIA, true);
    scene_standing(scene, "fr", "<honours when='hold' accept='yes'/>");
    for (int round = 1; round <= 3; round++)
        scene_die(scene,
                  arena_text(scene->arena,
                             "round/fire/a475-au-assault-1-%d-attacker", round),
                  6);
    sieges(scene, AUSTRIA);
    assert_int_equal(garrison_of(scene, "a475", "au"), 1);
}

static void survivors_are_prisoners(struct scene *scene)
{
    int prisoners = 0;

    stormed(scene);
    for (size_t i = 0; i < scene->game->prisoners_count; i++)
        prisoners += scene->game->prisoners[i].count;
    assert_false(eia_besieged(&scene->board, "a475"));
    assert_true(prisoners > 0 && prisoners < 6);
    assert_int_equal(garrison_of(scene, "a475", "fr"), 1);
    assert_int_equal(garrison_of(scene, "a475", "au"), 0);
    assert_null(eia_corps(&scene->board, "ru-1")->at);
    assert_int_equal(eia_leader(&scene->board, "kutuzov")->state,
                     LEADER_CAPTURED);
    assert_string_equal(eia_leader(&scene->board, "kutuzov")->holder, "fr");
}

static void artillery_does_not_bombard(struct scene *scene)
{
    scene_option(scene, "artillery-corps", "on");
    linz(scene);
    besiege(scene, "a475", FRANCE, true);
    scene_corps(scene, "fr-art", "a475", "5 artillery");
    scene_standing(scene, "au", "<honours when='hold' accept='yes'/>");
    sieges(scene, FRANCE);
    assert_non_null(scene_event(scene, EVENT_COMBAT, BASE(assault)));
    assert_null(scene_event(scene, -1, RULE(12_3_5_1)));
    assert_non_null(scene_event(scene, EVENT_TABLE, RULE(12_3_5b)));
}

static void a_capital_counts_once(struct scene *scene)
{
    int box = 20;

    scene_war(scene, "fr", "au");
    eia_power_state(&scene->board, FRANCE)->box = box;
    eia_capital_entered(&scene->play, FRANCE, "a474");
    assert_int_equal(eia_power_state(&scene->board, FRANCE)->box, box + 1);
    eia_capital_entered(&scene->play, FRANCE, "a474");
    assert_int_equal(eia_power_state(&scene->board, FRANCE)->box, box + 1);
}

/* ---- sorties ------------------------------------------------------------ */

static void the_besieged_go_free(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-4", "a475", "5 infantry");
    scene_corps(scene, "au-1", "a475", "5 infantry")->in_city = true;
    besiege(scene, "a475", FRANCE, false);
    for (int i = 1; i <= 3; i++)
        scene_die(scene,
                  arena_text(scene->arena,
                             "round/fire/a475-au-sortie-1-%d-attacker", i),
                  6);
    assert_null(scene_refusal(scene, "au", "L", "<sortie city='a475'/>"));
    scene_orders(scene, "au", "L", "<sortie city='a475'/>");
    sieges(scene, AUSTRIA);
    assert_false(eia_besieged(&scene->board, "a475"));
    assert_string_not_equal(eia_corps(&scene->board, "fr-4")->at, "a475");
}

static void none_besieged_none_sallies(struct scene *scene)
{
    scene_corps(scene, "au-1", "a475", "5 infantry")->in_city = true;
    assert_ptr_equal(scene_refusal(scene, "au", "L", "<sortie city='a475'/>"),
                     BASE(sortie));
}

/* ---- hunger ------------------------------------------------------------- */

static void a_corps_starves(struct scene *scene)
{
    scene_war(scene, "au", "ru");
    scene_war(scene, "au", "pr");
    scene_ally(scene, "ru", "pr");
    scene_corps(scene, "ru-1", "a475", "10 infantry");
    scene_corps(scene, "pr-1", "a475", "5 infantry");
    scene_corps(scene, "au-1", "a475", "1 infantry")->in_city = true;
    scene_leader(scene, "charles", "au-1");
    besiege(scene, "a475", RUSSIA, false);
    scene_die(scene, "besieged-supply/hunger/a475-au", 6);
}

static void charles_surrenders_to_prussia(struct scene *scene)
{
    a_corps_starves(scene);
    scene_standing(scene, "au", "<captor leader='charles' power='pr'/>");
    hunger(scene, AUSTRIA);
    assert_null(eia_corps(&scene->board, "au-1")->at);
    assert_int_equal(eia_leader(&scene->board, "charles")->state,
                     LEADER_CAPTURED);
    assert_string_equal(eia_leader(&scene->board, "charles")->holder, "pr");
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_6_3b),
                                       "a prisoner of Prussia"));
    eia_lift_sieges(&scene->play);
    assert_false(eia_besieged(&scene->board, "a475"));
}

static void charles_surrenders_to_the_larger(struct scene *scene)
{
    a_corps_starves(scene);
    hunger(scene, AUSTRIA);
    assert_string_equal(eia_leader(&scene->board, "charles")->holder, "ru");
}

/* They marched into the city this turn. */
static void the_starved_have_not_moved(struct scene *scene)
{
    const struct guerilla *band = NULL;

    scene_war(scene, "fr", "sp");
    scene_corps(scene, "fr-1", "a395", "10 infantry");
    scene_guerilla(scene, "a395", 3);
    scene->game->guerillas[0].in_city = true;
    scene->game->guerillas[0].moved = 3;
    besiege(scene, "a395", FRANCE, false);
    scene_die(scene, "besieged-supply/hunger/a395-sp", 6);
    hunger(scene, SPAIN);
    band = eia_guerillas(&scene->board, "a395", true);
    assert_non_null(band);
    assert_int_equal(band->factors, 2);
    assert_int_equal(band->moved, 2);
}

static void open_ports_do_not_starve(struct scene *scene)
{
    scene_war(scene, "fr", "gb");
    scene_corps(scene, "gb-1", "a427", "10 infantry");
    scene_garrison(scene, "fr", "a427", 5, 0);
    besiege(scene, "a427", GREAT_BRITAIN, false);
    scene_die(scene, "besieged-supply/hunger/a427-fr", 6);
    hunger(scene, FRANCE);
    assert_int_equal(garrison_of(scene, "a427", "fr"), 5);
    scene_fleet(scene, "gb-f1", "b427", 10);
    hunger(scene, FRANCE);
    assert_int_equal(garrison_of(scene, "a427", "fr"), 4);
}

/* ---- mixed garrisons ---------------------------------------------------- */

static void they_agree_on_russia(struct scene *scene)
{
    scene_province(scene, "provence", "fr");
    scene_garrison(scene, "gb", "a463", 3, 0);
    scene_garrison(scene, "ru", "a463", 2, 0);
    scene_standing(scene, "gb", "<city-command city='a463' power='ru'/>");
    assert_int_equal(
        eia_agreed_command(&scene->play,
                           &(struct names){(const char *[]){"gb", "ru"}, 2},
                           "a463"),
        RUSSIA);
}

static const struct scene_row rows[] = {
    {"10.1.1n guerillas besiege only with corps", guerillas_besiege_nothing},
    {"10.3.2c they agree on Russia", they_agree_on_russia},
    {"10.6.3b Charles surrenders to Prussia", charles_surrenders_to_prussia},
    {"10.6.3b or to the larger force", charles_surrenders_to_the_larger},
    {"12.3.5b no bombardment in assaults", artillery_does_not_bombard},
    {"siege: not of more than the besiegers", the_many_are_not_besieged},
    {"siege: raised by order", raised_by_order},
    {"siege: the wall holds at first", time_and_weakness_breach},
    {"siege: later the same die breaches", later_the_same_die_does},
    {"siege: nobody is inside", nobody_is_besieged},
    {"honours: by default on a breach", honours_on_a_breach},
    {"honours: one factor in words", one_factor_is_no_factors},
    {"honours: not for Spaniards", spaniards_hold_out},
    {"assault: survivors are prisoners", survivors_are_prisoners},
    {"10.1.5c the Tyrol corps leaves a garrison", the_tyrol_corps_storms},
    {"assault: a capital counts once a war", a_capital_counts_once},
    {"sortie: the besieged go free", the_besieged_go_free},
    {"sortie: only of the besieged", none_besieged_none_sallies},
    {"10.1.1o of those that moved one starves", the_starved_have_not_moved},
    {"besieged-supply: open ports feed themselves", open_ports_do_not_starve},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
