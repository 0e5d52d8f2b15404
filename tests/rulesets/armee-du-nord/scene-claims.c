/* What must come of it, of scenes that are texts. */
#include "tests/rulesets/armee-du-nord/scene-script.h"

#include <stdlib.h>
#include <string.h>

static void told(struct script *script)
{
    int kind = script_kind(script);
    const struct rule *rule = script_rule(script);

    script_holds(script,
                 scene_told(script->scene, kind, rule,
                            *script->rest ? script->rest : NULL),
                 script->rest);
}

static bool deployed(const struct scene *scene, const char *id)
{
    return adn_is_deployed(scene_unit(scene, id));
}

static bool asleep(const struct scene *scene, const char *id)
{
    return adn_counter(&scene->board, id)->asleep;
}

static bool over(const struct scene *scene, const char *rest)
{
    (void)rest;
    return scene->play.over;
}

/* "not at 2019 pr-10": it stands elsewhere, or nowhere. */
static bool at(const struct scene *scene, const char *rest)
{
    return scene_hex(scene, rest + strlen("2019 ")) == atoi(rest);
}

/* The last refusal says so. */
static bool because(const struct scene *scene, const char *words)
{
    return strstr(report_finding(scene->refused, 0)->text, words) != NULL;
}

/* "state map fr-12", "leave in fr-12": where it is, how it may act. */
static void state(struct script *script)
{
    static const char *const words[] = {"map", "waits",  "lost", "left",
                                        "box", "unseen", NULL};
    int given = script_place(words, script_word(script));

    assert_int_equal(adn_counter(&script->scene->board, script->rest)->state,
                     given);
}

static void leave(struct script *script)
{
    static const char *const words[] = {"out",  "in",     "alone", "may-move",
                                        "half", "frozen", NULL};
    int given = script_place(words, script_word(script));
    const struct unit *unit = scene_unit(script->scene, script->rest);

    adn_begin_player_turn(script->scene->game, unit->army);
    adn_settle_command(&script->scene->board, unit->army);
    assert_int_equal(unit->leave, given);
}

/* Where the marker of the corps lies. */
static void lies(struct script *script)
{
    int hex = script_number(script);

    assert_int_equal(*scene_marker(script->scene, script->rest), hex);
}

static void in_turn(struct script *script)
{
    assert_int_equal(script->scene->game->turn, script_number(script));
}

/* "losses prussian 1 0": what the army has lost, and has left behind. */
static void losses(struct script *script)
{
    const struct army *army =
        &script->scene->game->armies[adn_army_of(script_word(script))];

    assert_int_equal(army->lost, script_number(script));
    assert_int_equal(army->left, script_number(script));
}

/* "section french 1Db": what makes no section of its orders so far. */
static void section(struct script *script)
{
    const char *army = script_word(script);

    assert_ptr_equal(scene_section_refusal(script->scene, army),
                     script_rule(script));
}

static void modifies(struct script *script)
{
    int by = script_number(script);

    script_holds(script, scene_modifies(script->scene, script_rule(script), by),
                 "that much");
}

/* "count 2 loss crt.ex" */
static void count(struct script *script)
{
    int times = script_number(script), kind = script_kind(script);

    assert_int_equal(scene_count(script->scene, kind, script_rule(script)),
                     times);
}

/* "refuses french crt.dr <order/>"; "-": it is good. */
static void refuses(struct script *script)
{
    const char *army = script_word(script);
    const struct rule *rule = script_rule(script);

    assert_ptr_equal(scene_refusal(script->scene, army, script_order(script)),
                     rule);
}

/* "says <order/> | words", of an army "says prussian <order/> | words" */
static void says(struct script *script)
{
    const char *army = *script->rest == '<' ? "french" : script_word(script);
    struct script order = {.scene = script->scene,
                           .rest = script_before_bar(script)};
    const char *said = scene_said(script->scene, army, script_order(&order));

    if ((strstr(said, script->rest + strspn(script->rest, " ")) == NULL) !=
        script->refuted)
        fail_msg("it says: %s", said);
}

/* clang-format off */
#define VERB(verb, how, does) {.word = verb, .how = does}
const struct script_verb scene_claims[] = {
    VERB("expect", take, scene_expect), VERB("cell", is, scene_cell),
    VERB("charged", is, scene_charged), VERB("odds", is, scene_odds),
    VERB("thrown", is, scene_thrown), VERB("won", is, scene_won), VERB("deployed", is, deployed),
    VERB("at", is, at),
    VERB("asleep", is, asleep), VERB("over", is, over),
    VERB("because", is, because), VERB("told", run, told),
    VERB("modifies", run, modifies), VERB("count", run, count),
    VERB("refuses", run, refuses), VERB("says", run, says),
    VERB("state", run, state), VERB("leave", run, leave),
    VERB("lies", run, lies), VERB("in-turn", run, in_turn),
    VERB("section", run, section), VERB("losses", run, losses),
    VERB(NULL, run, NULL)};
/* clang-format on */
