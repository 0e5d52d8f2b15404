/* Scenes that are texts are read and run. */
#include "tests/rulesets/armee-du-nord/scene-script.h"
#include "rulesets/armee-du-nord/module/rules.h"

#include <stdlib.h>
#include <string.h>

const char *script_word(struct script *script)
{
    const char *from = script->rest + strspn(script->rest, " ");
    const size_t length = strcspn(from, " ");

    script->rest = from + length;
    script->rest += strspn(script->rest, " ");
    return arena_text(script->scene->arena, "%.*s", (int)length, from);
}

int script_number(struct script *script)
{
    return atoi(script_word(script));
}

const char *script_before_bar(struct script *script)
{
    const char *from = script->rest;
    size_t length = strcspn(from, "|");

    script->rest = from + length + (from[length] == '|');
    while (length > 0 && from[length - 1] == ' ')
        length--;
    return arena_text(script->scene->arena, "%.*s", (int)length, from);
}

const char *script_order(struct script *script)
{
    char *order = arena_text(script->scene->arena, "%s", script->rest);

    for (char *at = order; *at; at++)
        if (*at == '\'')
            *at = '"';
    return order;
}

const struct rule *script_rule(struct script *script)
{
    const char *name = script_word(script);
    bool base = strncmp(name, "base.", 5) == 0;

    if (same_name(name, "-"))
        return NULL;
    for (size_t i = 0; i < ADN_CASES && !base; i++)
        if (same_name(adn_cases[i].number, name))
            return &adn_cases[i];
    for (size_t i = 0; i < ADN_MECHANISMS && base; i++)
        if (same_name(adn_base[i].number, name + 5))
            return &adn_base[i];
    fail_msg("there is no case '%s'", name);
    return NULL;
}

int script_place(const char *const *words, const char *given)
{
    int place = word_place(words, given);

    if (place < 0)
        fail_msg("'%s' is none of these words", given);
    return place;
}

int script_kind(struct script *script)
{
    const char *name = script_word(script);

    return same_name(name, "any") ? -1 : script_place(event_words, name);
}

void script_holds(const struct script *script, bool given, const char *what)
{
    if (given == script->refuted)
        fail_msg("it is%s so: %s", script->refuted ? "" : " not", what);
}

static void run(struct scene *scene, const char *command)
{
    struct script script = {scene, command, NULL, false};
    const struct script_verb *verb = scene_deeds;

    script.verb = script_word(&script);
    script.refuted = same_name(script.verb, "not");
    if (script.refuted)
        script.verb = script_word(&script);
    while (verb->word && !same_name(verb->word, script.verb))
        verb++;
    if (!verb->word)
        for (verb = scene_claims; !same_name(verb->word, script.verb); verb++)
            if (!verb->word)
                fail_msg("nobody knows how to '%s'", script.verb);
    if (verb->take)
        verb->take(scene, script.rest);
    else if (verb->is)
        script_holds(&script, verb->is(scene, script.rest), command);
    else
        verb->run(&script);
}

/* "on map; ": where it plays, at the head of a script. */
static struct scene *begin(const char **at)
{
    static const struct {
        const char *head;
        struct scene *(*begin)(void);
    } places[] = {{"on map", scene_on_map},
                  {"on ligny", scene_of_ligny},
                  {"on waterloo", scene_of_waterloo},
                  {"on setup", scene_of_setup},
                  {"on campaign", scene_of_campaign}};

    for (size_t i = 0; i < LENGTH(places); i++)
        if (strncmp(*at, places[i].head, strlen(places[i].head)) == 0) {
            *at += strlen(places[i].head) + 2;
            return places[i].begin();
        }
    return scene_on_plain();
}

void scene_script_runs(void **state)
{
    const struct scene_script *row = *state;
    const char *at = row->script;
    struct scene *scene = begin(&at);

    for (; *at; at += strspn(at, "; ")) {
        const size_t length = strcspn(at, ";");
        const char *command = arena_text(scene->arena, "%.*s", (int)length, at);

        at += length;
        run(scene, command);
    }
    scene_free(scene);
}
