/* Ney and Grouchy, whose dice fall before anybody is in command. Worked by hand
 * on the plain: d'Erlon and Vandamme stand two hexes from their marshal. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* ---- Ney ----------------------------------------------------------------- */

static void with_ney(struct scene *scene, int die)
{
    scene_option(scene, "rule-ney", "on");
    scene_lay(scene, "2020 fr-1 derlon 2021 fr-2 2022 ney");
    scene_die(scene, "exp.ney-b/die/16", die);
    scene_die(scene, "french-initiative/die/derlon", 6);
}

static bool in_command(const struct scene *scene, const char *id)
{
    return !scene_thrown(
        scene, arena_text(scene->arena, "french-initiative/die/%s", id));
}

/* Before the turn of the module, and without the rule, no die falls. */
static void before_turn_13(struct scene *scene)
{
    with_ney(scene, 6);
    scene->module.ney_first_turn = 17;
    scene_play(scene, "french");
    assert_true(in_command(scene, "derlon"));
    assert_false(scene_thrown(scene, "exp.ney-b/die/16"));
}

/* ---- Grouchy ------------------------------------------------------------- */

static const struct scene_row rows[] = {
    {"exp.ney-b before turn 13", scene_on_plain, before_turn_13},
};

#define WITH_NEY(die)                                                          \
    "option rule-ney on; lay 2020 fr-1 derlon 2021 fr-2 2022 ney; "            \
    "die exp.ney-b/die/16 " die "; die french-initiative/die/derlon 6; "

#define THREE_AND_FOUR_ARE_TACTICAL(die)                                       \
    WITH_NEY(die)                                                              \
    "play french <mode leader='ney' mode='tactical' units='fr-2'/>; "          \
    "thrown french-initiative/die/derlon; "                                    \
    "not thrown french-initiative/die/fr-2; "

#define FIVE_AND_SIX_ARE_NONE(die)                                             \
    WITH_NEY(die)                                                              \
    "play french <mode leader='ney' mode='tactical' units='fr-2'/>; "          \
    "thrown french-initiative/die/derlon; "                                    \
    "thrown french-initiative/die/fr-2; told lapse exp.ney-b; "

#define WITH_GROUCHY(die)                                                      \
    "option rule-grouchy on; lay 2020 fr-8 vandamme 2022 grouchy; "            \
    "die exp.grouchy-b/die/vandamme " die "; "                                 \
    "order french <move pieces='fr-8' path='2021'/>; "

/* Napoleon takes the 2nd Division himself if Ney puts nobody in command. A desk
 * knows no die: what hangs on one is let through. */
#define NAPOLEON_HELPS(die)                                                    \
    WITH_NEY(die)                                                              \
    "lay 2027 napoleon; "                                                      \
    "order french <mode leader='napoleon' mode='tactical' units='fr-2' "       \
    "if-ney='none'/>; lay 2122 pr-4=1; "                                       \
    "refuses french - <attack target='2122' units='fr-2'/>; play french; "     \
    "not thrown french-initiative/die/fr-2; "

/* Vandamme, initiative 3, refuses: with 3 his corps moves, with 4 it stands,
 * and its units have no die of their own. */
#define SIX_REFUSES(die)                                                       \
    WITH_GROUCHY("6")                                                          \
    "die french-initiative/die/vandamme " die "; play french; "                \
    "thrown french-initiative/die/vandamme; "                                  \
    "not thrown french-initiative/die/fr-8; "

/* Napoleon is 13 hexes from Vandamme and 8 from his division. */
#define NAPOLEON_TAKES_IT(die)                                                 \
    WITH_GROUCHY(die)                                                          \
    "lay 2025 fr-10 2033 napoleon; "                                           \
    "order french <mode leader='napoleon' mode='tactical' units='fr-10' "      \
    "if-refused='vandamme'/>; order french <move pieces='fr-10' "              \
    "path='2026'/>; die french-initiative/die/vandamme 6; play french; "

static const struct scene_script scripts[] = {
    {"exp.ney-a off",
     "lay 2020 fr-1 derlon 2022 ney; play french; "
     "not thrown exp.ney-b/die/16; "
     "refuses french exp.ney-a <mode leader='ney' mode='corps' "
     "if-ney='free'/>"},
    /* Whom Napoleon reaches too has no die. */
    {"exp.grouchy-b under Napoleon too",
     WITH_GROUCHY(
         "6") "lay 2024 napoleon; play french; "
              "not thrown exp.grouchy-b/die/vandamme; expect 2021 fr-8"},
    {"exp.grouchy-a off",
     "lay 2020 fr-8 vandamme 2022 grouchy; play french; "
     "not thrown exp.grouchy-b/die/vandamme; "
     "refuses french exp.grouchy-a <mode leader='napoleon' mode='corps' "
     "if-refused='vandamme'/>"},
    {"exp.grouchy-b who may refuse",
     WITH_GROUCHY("1") "lay 2030 napoleon; "
                       "refuses french exp.grouchy-b <mode leader='napoleon' "
                       "mode='corps' "
                       "if-refused='exelmans'/>"},
    {"exp.ney-b 2 is free",
     WITH_NEY("2") "play french <mode leader='ney' mode='corps'/>; "
                   "not thrown french-initiative/die/derlon; "
                   "not thrown french-initiative/die/fr-2; "
                   "told state exp.ney-b Ney commands without restriction"},
    /* Without an order, or with one to command d'Erlon, he commands nobody. */
    {"exp.ney-b 4 leads no corps",
     WITH_NEY("4") "play french <mode leader='ney' mode='corps'/>; "
                   "thrown french-initiative/die/derlon; "
                   "thrown french-initiative/die/fr-2; "
                   "told lapse exp.ney-b does not command so"},
    {"exp.grouchy-b 5 obeys",
     WITH_GROUCHY("5") "play french; "
                       "not thrown french-initiative/die/vandamme; "
                       "not thrown french-initiative/die/fr-8; "
                       "told state exp.grouchy-b Vandamme obeys Grouchy"},
    {"exp.grouchy-c cavalry",
     "option rule-grouchy on; lay 2020 fr-c9 exelmans 2022 grouchy; "
     "play french; not thrown exp.grouchy-b/die/exelmans; "
     "not thrown french-initiative/die/exelmans; "
     "told state exp.grouchy-c obeys Grouchy"},
    {"exp.ney-b 3 is tactical", THREE_AND_FOUR_ARE_TACTICAL("3")},
    {"exp.ney-b 4 is tactical", THREE_AND_FOUR_ARE_TACTICAL("4")},
    {"exp.ney-b 5 is none", FIVE_AND_SIX_ARE_NONE("5")},
    {"exp.ney-b 6 is none", FIVE_AND_SIX_ARE_NONE("6")},
    {"exp.ney-b if-ney none",
     NAPOLEON_HELPS("6") "thrown french-initiative/die/derlon; "
                         "not told note base.command fell otherwise"},
    {"exp.ney-b if-ney not met",
     NAPOLEON_HELPS("1") "not thrown french-initiative/die/derlon; "
                         "told note base.command fell otherwise"},
    {"exp.grouchy-b 6 refuses, and he passes",
     SIX_REFUSES("3") "expect 2021 fr-8"},
    {"exp.grouchy-b 6 refuses, and he fails",
     SIX_REFUSES("4") "expect 2020 fr-8"},
    {"exp.grouchy-b if-refused",
     NAPOLEON_TAKES_IT("6") "expect 2026 fr-10 2020 fr-8; "
                            "told order base.command 1 units himself"},
    {"exp.grouchy-b if-refused not met",
     NAPOLEON_TAKES_IT("5") "expect 2026 fr-10 2021 fr-8; "
                            "not told order base.command 1 units himself"},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
