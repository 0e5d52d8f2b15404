/* Orders for steps still to come: the world is uncertain, the order is not.
 * What is wrong with an order itself is refused at the desk; what the world
 * does not let happen yet is neither refused nor foreseen. */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

#include <string.h>

/* ---- the order itself ---------------------------------------------------- */

struct flaw {
    const char *name;
    const char *side, *step, *order;
    const struct rule *rule;
};

/* Refused for a later step as for the open one, on whatever world. */
static void is_refused(void **state)
{
    const struct flaw *flaw = *state;
    struct scene *scene = scene_of_1805();

    scene_option(scene, "economic-manipulation", "on");
    scene_option(scene, "ship-building-locations", "on");
    scene_month(scene, "1805-12");
    assert_ptr_equal(scene_ahead(scene, flaw->side, flaw->step, flaw->order),
                     flaw->rule);
    scene_free(scene);
    scene = scene_new();
    scene_option(scene, "economic-manipulation", "on");
    scene_option(scene, "ship-building-locations", "on");
    scene_month(scene, "1805-12");
    assert_ptr_equal(scene_ahead(scene, flaw->side, flaw->step, flaw->order),
                     flaw->rule);
    scene_free(scene);
}

static const struct flaw flaws[] = {
    {"10.6a a leader joins no corps that is not there", "gb", "R",
     "<place-leader id='moore' with='gb-11'/>", RULE(10_6a)},
    {"10.6a nor a fleet", "gb", "R", "<place-leader id='moore' with='gb-f1'/>",
     RULE(10_6a)},
    {"10.6b Nelson joins no corps", "gb", "R",
     "<place-leader id='nelson' with='gb-1'/>", RULE(10_6b)},
    {"base naval-reinforcement: a fleet is formed in a port", "gb", "R",
     "<place-fleet id='gb-f1' n='1' port='p999'/>", BASE(naval_reinforcement)},
    {"base naval-reinforcement: not at sea", "gb", "R",
     "<place-fleet id='gb-f1' n='1' port='s725'/>", BASE(naval_reinforcement)},
    {"base fleet-move: a fleet sails to places that are there", "gb", "N",
     "<fleet id='gb-f1' path='b427 s999'/>", BASE(fleet_move)},
    {"base fleet-move: and not over land", "gb", "N",
     "<fleet id='gb-f1' path='b427 a300'/>", BASE(fleet_move)},
    {"base fleet-move: somebody sails", "gb", "N", "<fleet id=''/>",
     BASE(fleet_move)},
    {"base depot: a corps garrisons it, no fleet", "gb", "L",
     "<depot at='a346' op='garrison' n='1' kind='infantry' from='gb-f1'/>",
     BASE(depot)},
    {"base depot: with 1 to 5 factors", "gb", "L",
     "<depot at='a700' op='garrison' n='6' kind='infantry'/>", BASE(depot)},
    {"10.1.1j guerillas garrison none", "sp", "L",
     "<depot at='a700' op='garrison' n='1' kind='guerilla'/>", RULE(10_1_1j)},
    {"base detach: factors are taken from a corps, not from the word", "gb",
     "L",
     "<move corps='gb-1' path='a147 a148' take='1' take-at='a147' "
     "take-from='corps' take-of='gb-2'/>",
     BASE(detach)},
    {"base detach: and dropped on the path", "gb", "L",
     "<move corps='gb-1' path='a147 a148' drop='1' drop-at='a300'/>",
     BASE(detach)},
    {"12.3.8b and are of its nation", "gb", "L",
     "<move corps='gb-1' path='a147' take='1' take-of='gb-2'/>", RULE(12_3_8b)},
    {"10.6.2a a leader who is none does not march along", "gb", "L",
     "<move corps='gb-1' path='a147 a148' leaders='gb-2'/>", RULE(10_6_2a)},
    {"10.1.1o guerillas leave an area that is there", "sp", "L",
     "<guerilla from='x380' to='a380' n='1'/>", RULE(10_1_1o)},
    {"10.1.3c a feudal corps is raised in an area that is there", "tu", "E",
     "<levy unit='tu-fi-rumelia' area='a999'/>", RULE(10_1_3c)},
    {"base expenditure: a loan ends while there are turns", "fr", "E",
     "<lend to='au' money='1' due='10000'/>", BASE(expenditure)},
    {"base expenditure: no money is no loan", "fr", "E",
     "<lend to='au' money='0' due='99'/>", BASE(expenditure)},
    {"12.5b a square of the display is set", "fr", "E",
     "<manipulate square='9'/>", RULE(12_5b)},
};

/* ---- the world ----------------------------------------------------------- */

/* It may be otherwise by then: nothing is refused, and nothing done. */
static void is_not_foreseen(void **state)
{
    const struct flaw *plan = *state;
    struct scene *scene = scene_of_1805();
    const char *before = scene_bytes(scene);

    assert_null(scene_ahead(scene, plan->side, plan->step, plan->order));
    assert_string_equal(scene_bytes(scene), before);
    assert_ptr_equal(scene_refusal(scene, plan->side, plan->step, plan->order),
                     plan->rule);
    scene_free(scene);
}

static const struct flaw plans[] = {
    {"base transport: a corps lands that is not aboard", "gb", "L",
     "<disembark corps='gb-1' area='a300'/>", BASE(transport)},
    {"base transport: and goes aboard where no fleet lies", "gb", "N",
     "<load corps='gb-1' fleet='gb-f1'/>", BASE(transport)},
    {"10.6b a leader of the land joins a corps off the map", "gb", "R",
     "<place-leader id='moore' with='gb-4'/>", BASE(army_reinforcement)},
    {"base depot: removed where none is", "gb", "L",
     "<depot at='a700' op='remove'/>", BASE(depot)},
    {"base depot: removed, whoever is named besides", "gb", "L",
     "<depot at='a346' op='remove' kind='infantry' from='gb-f1'/>",
     BASE(depot)},
    {"base depot: garrisoned where none is", "gb", "L",
     "<depot at='a700' op='garrison' n='1' kind='infantry'/>", BASE(depot)},
    {"base depot: by a corps that is elsewhere", "gb", "L",
     "<depot at='a700' op='garrison' n='1' kind='infantry' from='gb-1'/>",
     BASE(depot)},
    {"base detach: factors of a depot that is not there", "gb", "L",
     "<move corps='gb-1' path='a147 a148' take='1' take-at='a147' "
     "take-from='depot'/>",
     BASE(land_move)},
    {"base army-reinforcement: a corps that is on the map is formed", "gb", "R",
     "<place-corps id='gb-1' area='a017' infantry='1'/>",
     BASE(army_reinforcement)},
    {"base scuttle: ships of a fleet that has fewer", "gb", "R",
     "<transfer-ships from='gb-f1' to='gb-f2' n='99'/>",
     BASE(naval_reinforcement)},
    {"base expenditure: more than the money lent", "gb", "E",
     "<lend to='fr' money='999999999' gift='yes'/>", BASE(expenditure)},
    {"base expenditure: more bought than manpower is there", "fr", "E",
     "<buy kind='cavalry' n='999999999'/>", BASE(expenditure)},
};

/* ---- what is said of a march, and what becomes of it --------------------- */

struct foretold {
    const char *name;
    const char *side, *piece, *order;
    const char *said; /* behind where it is to go */
    const char *at;   /* where it stands when it was played on that board */
};

static void ends_as_it_said(void **state)
{
    const struct foretold *march = *state;
    struct scene *scene = scene_of_1805();
    const char *said = scene_says(scene, march->side, "L", march->order);

    assert_non_null(strchr(said, ';'));
    assert_string_equal(strchr(said, ';'), march->said);
    scene_march(scene, march->side, march->order);
    assert_string_equal(eia_corps(&scene->board, march->piece)->at, march->at);
    scene_free(scene);
}

static const struct foretold marches[] = {
    {"base mail: a march ahead that arrives", "au", "au-gren",
     "<move corps='au-gren' path='a474 a475'/>",
     "; it arrives, as the board stands", "a475"},
    {"base mail: one that is too long", "au", "au-gren",
     "<move corps='au-gren' path='a474 a475 a323 a322 a317'/>",
     "; as the board stands it comes only to Bavaria 323 (a323): 'au-gren' has "
     "3 movement points: 4 needed [base land-move]; judged anew when "
     "played",
     "a323"},
    {"base mail: one without leave", "pr", "pr-2",
     "<move corps='pr-2' path='a290 a301'/>",
     "; as the board stands it does not set out: France gives 'pr' no leave to "
     "enter Hanover (a301); forcible=\"yes\" would take it [rules 10.3.1d, "
     "10.3.1a]; judged anew when played",
     "a290"},
};

/* ---- and where the world holds, so far as it is known -------------------- */

static void one_upon_another(struct scene *scene)
{
    const struct corps *corps =
        scene_corps(scene, "gb-2", "a017", "6 infantry");
    const struct fleet *fleet = scene_fleet(scene, "gb-f1", "p017", 20);

    scene_minor(scene, "hanover", CONQUERED, "gb");
    assert_null(
        scene_ahead(scene, "gb", "N", "<load corps='gb-2' fleet='gb-f1'/>"));
    assert_string_equal(corps->embarked, "gb-f1");
    assert_null(
        scene_ahead(scene, "gb", "N", "<fleet id='gb-f1' path='s727 s726'/>"));
    assert_string_equal(fleet->at, "s726");
    assert_null(
        scene_ahead(scene, "gb", "L", "<disembark corps='gb-2' area='a300'/>"));
    assert_string_equal(corps->at, "a300");
    assert_null(corps->embarked);
}

/* Depots that are to be: their ids are made by play. */
static void what_play_makes(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a438", "6 infantry");
    assert_null(scene_ahead(scene, "fr", "L",
                            "<supply corps='fr-1' policy='depot-first' "
                            "chain='fr-d-a438 fr-d-a439'/>"));
    assert_ptr_equal(scene_refusal(scene, "fr", "L",
                                   "<supply corps='fr-1' chain='fr-d-a438'/>"),
                     BASE(supply));
    assert_null(scene_ahead(scene, "fr", "N",
                            "<load depot='fr-d-a438' fleet='fr-f1'/>"));
    assert_null(scene_ahead(scene, "fr", "L", "<depot at='a438' op='place'/>"));
    assert_non_null(eia_depot(&scene->board, "fr-d-a438"));
    assert_null(scene_ahead(scene, "fr", "L",
                            "<depot at='a438' op='garrison' n='2' "
                            "kind='infantry' from='fr-1'/>"));
    assert_int_equal(eia_depot(&scene->board, "fr-d-a438")->infantry, 2);
}

static const struct scene_row rows[] = {
    {"base transport: aboard, over the sea and ashore", one_upon_another},
    {"base depot: what play makes is no business of the desk", what_play_makes},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(flaws, is_refused), TABLE(plans, is_not_foreseen),
        TABLE(marches, ends_as_it_said), TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
