/* What is wrong with a scene is refused at its line, and said in words. */
#include "core/arena.h"
#include "core/odds.h"
#include "core/report.h"
#include "tests/rulesets/campaigns-of-napoleon/odds_scene.h"
#include "tests/support/test.h"
#include "trust/digest.h"

#include <stdio.h>

static const char scene_name[] = "test_ch10_odds_scenes.xml";

struct wrong_row {
    const char *name;
    const char *hexes, *parties;
    const char *words;
};

#define ENEMY                DIVISION_OF("coalition", "corps", "1909")
#define FRENCH_PARTY(inside) "<party side='french'>" inside "</party>"

static const struct wrong_row wrong_rows[] = {
    {"a hex off the map", "<hex hex='9901'/>", ENEMY, "no hex 9901"},
    {"a hex twice", "<hex hex='1909'/><hex hex='1909'/>", ENEMY, "1909"},
    {"hexside of strangers", "<hexside hex-a='1909' hex-b='1911'/>", ENEMY,
     "1909 and 1911 are not neighbours"},
    {"a crest elsewhere", "<hexside hex-a='1909' hex-b='1910' crest='1911'/>",
     ENEMY, "the high hex of a crest is 1909 or 1910"},
    {"an army that is not his", "",
     "<party side='french' army='prussian'/>" ENEMY, "no army 'prussian'"},
    {"an unknown unit", "", FRENCH_PARTY("<unit id='fr-nobody' hex='1910'/>"),
     "the module has no unit 'fr-nobody'"},
    {"a unit of the enemy", "", FRENCH_PARTY("<unit id='pr-1' hex='1910'/>"),
     "'pr-1' is of the other side"},
    {"a leader of the enemy", "",
     FRENCH_PARTY("<leader id='bluecher' hex='1910'/>"),
     "'bluecher' is of the other side"},
    {"a leader of the module with other numbers", "",
     FRENCH_PARTY("<leader id='ney' hex='1910' star='no' initiative='5'/>"),
     "whose numbers stand"},
    {"a leader who is not there", "",
     FRENCH_PARTY("<troops id='a' hex='1910' infantry='3' leader='ney'/>"),
     "no leader 'ney' stands there"},
    {"the other side's leader", "",
     "<party side='coalition'><leader id='ziethen' "
     "hex='1909'/></party>" FRENCH_PARTY(
         "<troops id='a' hex='1910' infantry='3' leader='ziethen'/>"),
     "'ziethen' is of the other side"},
    {"no strength", "", FRENCH_PARTY("<troops id='a' hex='1910'/>"),
     "'a' has no strength"},
    {"endless strength", "",
     FRENCH_PARTY("<troops id='a' hex='1910' infantry='999999999'/>"),
     "a strength of 999999999 is more than 200"},
    {"endless units", "",
     FRENCH_PARTY("<troops id='a' hex='1910' infantry='4' units='999999999'/>"),
     "a number of units of 999999999 is more than 4"},
    {"a piece twice", "",
     FRENCH_PARTY("<unit id='fr-foy' hex='1910'/>"
                  "<unit id='fr-foy' hex='1910'/>"),
     "fr-foy"},
    {"a name that the parts of another have", "",
     FRENCH_PARTY("<troops id='a-1' hex='1910' infantry='4'/>"
                  "<troops id='a' hex='1910' infantry='4' units='2'/>"),
     "'a-1' stands there already"},
    {"where the enemy stands", "",
     ENEMY FRENCH_PARTY("<troops id='a' hex='1909' infantry='4'/>"),
     "the enemy stands in 1909"},
    {"base stacking: a unit and troops too many", "",
     ENEMY FRENCH_PARTY("<unit id='fr-foy' hex='1910'/>"
                        "<troops id='a' hex='1910' infantry='45'/>"),
     "with it 1910 holds 51 SP, more than 50"},
    {"base stacking: troops too many", "",
     ENEMY FRENCH_PARTY("<troops id='a' hex='1910' infantry='52' units='2'/>"),
     "with it 1910 holds 52 SP, more than 50"},
    {"nobody near", "", ENEMY, "nobody stands where he could fight"},
};

static void test_wrong(void **state)
{
    const struct wrong_row *row = *state;
    struct arena *arena = arena_new();
    const struct odds_request request = odds_scene_request(arena, scene_name);
    struct odds_answer *answer = ARENA_NEW(arena, struct odds_answer);
    struct report *report = report_new(arena);
    const struct finding *finding;

    odds_scene_write(scene_name, "", row->hexes, row->parties);
    assert_false(odds_ask(answer, &request, arena, report));
    assert_int_equal(report_findings(report), 1);
    finding = report_finding(report, 0);
    assert_string_equal(finding->place.file, scene_name);
    assert_non_null(strstr(finding->text, row->words));
    remove(scene_name);
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {TABLE(wrong_rows, test_wrong)};

    trust_start();
    return run_tables(tables, LENGTH(tables));
}
