/* Probes of the switches of combat and supply. */
#include "tests/rulesets/empires-in-arms/option-probes.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"
#include "rulesets/empires-in-arms/supply/supply.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

int option_fed_by_one_depot(struct scene *scene)
{
    static const char *const ids[] = {"fr-1", "fr-2", "fr-3", "fr-4", "fr-5"};
    int hungry = 0;

    scene_depot(scene, "fr", "a775");
    for (size_t i = 0; i < LENGTH(ids); i++)
        scene_corps(scene, ids[i], "a318", "10 infantry");
    scene_at(scene, "L");
    eia_run_supply(&scene->play, FRANCE);
    hungry = (int)scene_count(scene, EVENT_GROUP, BASE(forage));
    return (int)LENGTH(ids) - hungry;
}

int option_begins_with_bids(struct scene *scene)
{
    return eia_begin(scene->module, &scene->options, scene->arena)->bidding;
}

int option_begins_with_set_up(struct scene *scene)
{
    return eia_begin(scene->module, &scene->options, scene->arena)->setting_up;
}

int option_poland_is_refused(struct scene *scene)
{
    scene_province(scene, "masovia", "fr");
    scene_province(scene, "posen", "fr");
    return option_refused(scene, "fr", "P", "<found minor='poland'/>");
}

static int districts_at_the_start(struct scene *scene, const char *country)
{
    const struct board board = {
        eia_begin(scene->module, &scene->options, scene->arena), scene->module,
        &scene->options, scene->arena};

    return (int)eia_districts_of(&board, country).count;
}

int option_ottoman_districts(struct scene *scene)
{
    return districts_at_the_start(scene, "syria");
}

int option_sicilian_districts(struct scene *scene)
{
    return districts_at_the_start(scene, "naples");
}

int option_hides_corps(struct scene *scene)
{
    return eia_hides(scene->board.options);
}

int option_hides_money(struct scene *scene)
{
    return eia_hides_treasuries(scene->board.options);
}

int option_portuguese_morale(struct scene *scene)
{
    struct fight fight;

    scene_minor(scene, "portugal", FREE_STATE, "gb");
    scene_month(scene, "1806-01");
    eia_minor(&scene->board, "portugal")->since = scene->game->turn;
    scene_month(scene, "1808-01");
    fight = scene_empty_fight(scene, "a376");
    scene_joins(
        &fight, DEFENDER,
        scene_corps(scene, "portugal-1", "a376", "8 infantry 1 cavalry"));
    return eia_party_morale(&scene->board, &fight.parties[DEFENDER], NULL);
}

/* French horse and foot at Ulm against Russian ones. */
static struct fight at_ulm(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-1", ULM, "10 infantry"));
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-c1", ULM, "8 cavalry"));
    scene_joins(&fight, DEFENDER,
                scene_corps(scene, "ru-1", ULM, "10 infantry"));
    scene_joins(&fight, DEFENDER,
                scene_corps(scene, "ru-c1", ULM, "2 cavalry"));
    return fight;
}

int option_superiority(struct scene *scene)
{
    const struct fight fight = at_ulm(scene);

    return eia_cavalry_superiority(&fight, ATTACKER, NULL);
}

int option_riding_away(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-1", ULM, "10 infantry"));
    scene_joins(&fight, DEFENDER,
                scene_corps(scene, "ru-c1", ULM, "4 cavalry"));
    return eia_withdrawal_bonus(&fight, 4, NULL);
}

int option_guard(struct scene *scene)
{
    scene_war(scene, "fr", "ru");
    scene_comes(scene, "fr-guard", ULM, "a318", "5 guard");
    scene_comes(scene, "fr-1", ULM, "a318", "20 infantry");
    scene_corps(scene, "ru-1", ULM, "18 infantry");
    scene_list(scene, FRANCE);
    return option_refused(scene, "fr", "L",
                          "<battle at='a320' attack='assault' guard-rounds='1' "
                          "guard-level='1'/>");
}

int option_guns_are_placed(struct scene *scene)
{
    eia_arrive(&scene->board, "fr", FACTOR_ARTILLERY, 5, 1);
    return !option_refused(
        scene, "fr", "R",
        "<place-corps id='fr-art' area='a438' artillery='5'/>");
}

/* Of five losses of twelve Frenchmen and eight Bavarians. */
int option_french_foot_left(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-1", ULM, "12 infantry"));
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "bavaria-1", ULM, "8 infantry"));
    scene_joins(&fight, DEFENDER,
                scene_corps(scene, "ru-1", ULM, "18 infantry"));
    eia_fight_begin(&fight);
    eia_lose(&fight, ATTACKER, 5, false);
    return eia_corps_factors(eia_corps(&scene->board, "fr-1"));
}

static int tactical(struct scene *scene, int corps, const char *leader)
{
    static const char *const all[] = {"fr-1", "fr-2", "fr-3", "fr-4",
                                      "fr-5", "fr-6", "fr-7"};
    struct fight fight = scene_empty_fight(scene, ULM);

    for (int i = 0; i < corps; i++)
        scene_joins(&fight, ATTACKER,
                    scene_corps(scene, all[i], ULM, "10 infantry"));
    if (leader)
        scene_leader(scene, leader, "fr-1");
    eia_set_commander(&fight, ATTACKER);
    return fight.parties[ATTACKER].tactical;
}

int option_three_without_leader(struct scene *scene)
{
    return tactical(scene, 3, NULL);
}

/* His maximum is two corps. */
int option_lannes_with_seven(struct scene *scene)
{
    return tactical(scene, 7, "lannes");
}

int option_lannes_with_six(struct scene *scene)
{
    return tactical(scene, 6, "lannes");
}

int option_napoleon_in_1809(struct scene *scene)
{
    scene_month(scene, "1809-01");
    return tactical(scene, 1, "napoleon");
}

int option_bavarians_in_breslau(struct scene *scene)
{
    scene_war(scene, "fr", "pr");
    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_corps(scene, "bavaria-1", "a289", "5 infantry");
    return option_refused(scene, "fr", "L",
                          "<move corps='bavaria-1' path='a289' drop='2'/>");
}

int option_bavaria_is_given(struct scene *scene)
{
    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    return option_refused(scene, "fr", "P",
                          "<give-minor minor='bavaria' to='pr'/>");
}

int option_twenty_against_four(struct scene *scene)
{
    scene_war(scene, "fr", "ru");
    scene_comes(scene, "fr-1", ULM, "a318", "20 infantry");
    scene_corps(scene, "ru-1", ULM, "4 infantry");
    scene_leader(scene, "bagration", "ru-1");
    scene_list(scene, FRANCE);
    return scene->game->combats[0].kind == TRIVIAL_COMBAT;
}

int option_refused(struct scene *scene, const char *side, const char *step,
                   const char *order)
{
    return scene_refusal(scene, side, step, order) != NULL;
}
