/* Scenes of field combats that are refused, at their line. */
#include "core/arena.h"
#include "core/report.h"
#include "tests/rulesets/empires-in-arms/odds-scene.h"

#include <stdio.h>
#include <string.h>

static const char scene_name[] = "test_eia_odds_scene.xml";

/* ---- what is wrong with a scene --------------------------------------- */

struct wrong_row {
    const char *name;
    struct odds_scene scene;
    int line;
    const char *words;
};

/* The parties begin at line 5. */
#define ENEMY DEFEND(CORPS("au-1", "infantry='9'"))
#define FRENCH(its)                                                            \
    {                                                                          \
        "", "", ATTACK(its) ENEMY                                              \
    }

static const struct wrong_row wrong_rows[] = {
    {"no month", {"", "month='may'", HALF("")}, 4, "'may' is no month"},
    {"a month after the end",
     {"", "month='1899-01'", HALF("")},
     4,
     "'1899-01' is no month"},
    {"no terrain", {"", "terrain='ice'", HALF("")}, 4, "'ice' is no terrain"},
    {"no power", {"", "dominant='xx'", HALF("")}, 4, "'xx' is no power"},
    {"no river", {"", "river='wide'", HALF("")}, 4, "wide"},
    {"no country",
     {"", "", "<minor id='gaul' power='fr'/>" HALF("")},
     5,
     "'gaul' is no minor country"},
    {"no corps", FRENCH(CORPS("fr-99", "infantry='4'")), 5,
     "the module has no corps 'fr-99'"},
    {"no factors", FRENCH(CORPS("fr-4", "")), 5, "'fr-4' has no factors"},
    {"too many of them", FRENCH(CORPS("fr-4", "infantry='21'")), 5,
     "'fr-4' has room for 20 infantry, not for 21"},
    {"cavalry corps of foot", FRENCH(CORPS("fr-c1", "infantry='1'")), 5,
     "'fr-c1' has room for 0 infantry, not for 1"},
    {"12.3.5a guns without their option",
     FRENCH(CORPS("fr-4", "infantry='4'") CORPS("fr-art", "artillery='4'")), 5,
     "'fr-art' needs the option artillery-corps"},
    {"no area", FRENCH(CORPS("fr-4", "infantry='4' at='a999'")), 5,
     "'a999' is no area"},
    {"from afar", FRENCH(CORPS("fr-4", "infantry='4' from='a001'")), 5,
     "'a001' is not next to"},
    {"a corps twice",
     FRENCH(CORPS("fr-4", "infantry='4'") CORPS("fr-4", "infantry='4'")), 5,
     "fr-4"},
    {"on both sides", FRENCH(CORPS("au-3", "infantry='4'")), 6,
     "'au' stands on both sides"},
    {"a neutral attacks", FRENCH(CORPS("bavaria-1", "infantry='4'")), 5,
     "'bavaria' obeys no power"},
    {"no leader",
     FRENCH(CORPS("fr-4", "infantry='4'") LEADER("caesar", "fr-4")), 5,
     "the module has no leader 'caesar'"},
    {"a leader without corps",
     FRENCH(CORPS("fr-4", "infantry='4'") LEADER("napoleon", "fr-5")), 5,
     "no corps 'fr-5' stands on his side"},
    {"a leader of others",
     FRENCH(CORPS("fr-4", "infantry='4'") LEADER("mack", "fr-4")), 5,
     "'mack' does not go with corps of others"},
    {"nobody attacks", {"", "", ENEMY}, 4, "nobody attacks"},
    {"nobody defends",
     {"", "", ATTACK(CORPS("fr-4", "infantry='4'"))},
     4,
     "nobody defends"},
    {"no field combat",
     {OPTION("overwhelming-numbers"), "",
      ATTACK(CORPS("fr-4", "infantry='20'"))
          DEFEND(CORPS("au-1", "infantry='1'"))},
     4,
     "there is no field combat at Ulm"},
    {"a plan with a chit of the other side",
     {PLAN("fr", "attack='cordon'"), "", HALF("")},
     2,
     "'cordon' is no chit of an attacker"},
};

static void test_wrong(void **state)
{
    const struct wrong_row *row = *state;
    struct arena *arena = arena_new();
    const struct odds_request request = odds_scene_request(arena, scene_name);
    struct odds_answer *answer = ARENA_NEW(arena, struct odds_answer);
    struct report *report = report_new(arena);
    const struct finding *finding = NULL;

    odds_scene_write(scene_name, &row->scene);
    assert_false(odds_ask(answer, &request, arena, report));
    assert_int_equal(report_findings(report), 1);
    finding = report_finding(report, 0);
    assert_string_equal(finding->place.file, scene_name);
    assert_int_equal(finding->place.line, row->line);
    assert_non_null(strstr(finding->text, row->words));
    if (strncmp(row->name, "12.3.5a ", 8) == 0)
        assert_string_equal(finding->rule->number, "12.3.5a");
    remove(scene_name);
    arena_free(arena);
}

/* A chit that cannot be played here is not looked at by choice either. */
static void test_wrong_choice(void **state)
{
    struct arena *arena = arena_new();
    struct odds_request request = odds_scene_request(arena, scene_name);
    const struct odds_scene text = {"", "", HALF("")};
    struct odds_answer *answer = ARENA_NEW(arena, struct odds_answer);
    struct report *report = report_new(arena);

    (void)state;
    odds_scene_write(scene_name, &text);
    odds_scene_choose(arena, &request, "attacker-chit=outflank");
    assert_false(odds_ask(answer, &request, arena, report));
    assert_int_equal(report_findings(report), 1);
    assert_non_null(strstr(report_finding(report, 0)->text,
                           "cannot be 'outflank' in this combat"));
    remove(scene_name);
    arena_free(arena);
}

struct plain_row {
    const char *name;
    void (*test)(void **state);
};

static void test_plain(void **state)
{
    ((const struct plain_row *)*state)->test(NULL);
}

static const struct plain_row plain_rows[] = {
    {"a chit that is not legal", test_wrong_choice},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(wrong_rows, test_wrong),
        TABLE(plain_rows, test_plain),
    };

    return run_tables(tables, LENGTH(tables));
}
