/* How the rows of fights are read. */
#include "tests/rulesets/grande-armee/fights.h"
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/support/test.h"

#include <stdio.h>

/* ---- what lies there ----------------------------------------------------- */

/* Ground must be typed before the scene is laid, how a unit stands after. */
static bool type_ground(struct scene *scene, const char *line)
{
    int one, other;

    if (sscanf(line, "river %d %d", &one, &other) == 2)
        scene_river(scene, one, other, MINOR, false);
    else if (sscanf(line, "rough %d", &one) == 1)
        scene_ground(scene, one, ROUGH);
    else if (sscanf(line, "city %d %d", &one, &other) == 2)
        scene_place(scene, one, CITY, COALITION, other);
    else
        return false;
    return true;
}

static bool type_state(struct scene *scene, const char *line)
{
    const struct names words = names_split(line, scene->arena);
    bool routs = words.count == 2 && same_name(words.items[0], "rout");
    bool pursued = words.count == 2 && same_name(words.items[0], "pursued");

    if (words.count == 1 && same_name(words.items[0], "mud")) {
        if (scene->game)
            scene->game->weather = MUD;
        return true;
    }
    if (!routs && !pursued &&
        !(words.count == 2 && same_name(words.items[0], "demoralize")))
        return false;
    if (!scene->game)
        return true;
    if (routs)
        scene_unit(scene, words.items[1])->rout = ROUT_2;
    else if (pursued)
        scene_unit(scene, words.items[1])->pursued = true;
    else
        scene_unit(scene, words.items[1])->demoralized = true;
    return true;
}

static void type_lines(struct scene *scene, const char *lines)
{
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        const char *line = arena_string(scene->arena, lines, length);

        if (scene->game)
            type_state(scene, line);
        else if (!type_ground(scene, line) && !type_state(scene, line))
            scene_pieces(scene, line);
        lines += length + (lines[length] == '\n');
    }
}

void fight_lay(struct scene *scene, const char *pieces, const char *laid)
{
    type_lines(scene, pieces);
    type_lines(scene, laid);
    scene_lay(scene);
    type_lines(scene, laid);
}

/* ---- orders and dice ----------------------------------------------------- */

static void give(struct scene *scene, const char *line)
{
    const char *space = line + strcspn(line, " ");
    const char *side = arena_string(scene->arena, line, (size_t)(space - line));

    if (same_name(side, "attack"))
        scene_order(scene, "france",
                    arena_text(scene->arena,
                               "<attack from='5235' target='5236' %s/>",
                               space));
    else if (same_name(side, "react"))
        scene_stand(scene, "coalition",
                    arena_text(scene->arena, "<reaction %s/>", space));
    else if (strstr(space, "<attack"))
        scene_order(scene, side, space + 1);
    else
        scene_stand(scene, side, space + 1);
}

void fight_order(struct scene *scene, const char *orders)
{
    while (*orders) {
        size_t length = strcspn(orders, "\n");

        give(scene, arena_string(scene->arena, orders, length));
        orders += length + (orders[length] == '\n');
    }
}

static const char *label_of(struct scene *scene, const char *word)
{
    static const struct {
        const char *begins, *label;
    } kinds[] = {{"ap/", "ap/die/4-5235-5236-%s"},
                 {"check/", "morale-check/die/4-5235-5236-%s"},
                 {"guns/", "12.71/die/4-%s"}};

    for (size_t i = 0; i < LENGTH(kinds); i++)
        if (strncmp(word, kinds[i].begins, strlen(kinds[i].begins)) == 0 &&
            !strstr(word, "die"))
            return arena_text(scene->arena, kinds[i].label,
                              word + strlen(kinds[i].begins));
    if (strchr(word, '/'))
        return word;
    return arena_text(scene->arena, "crt/battle/4-5235-5236-%s", word);
}

void fight_throw(struct scene *scene, const char *dice)
{
    char label[80];
    int one, other = 0, length;

    for (; *dice; dice += strspn(dice, ", ")) {
        assert_true(sscanf(dice, "%79s %d%n", label, &one, &length) == 2);
        dice += length;
        other = 0;
        if (*dice == ' ' && sscanf(dice, " %d%n", &other, &length) == 1)
            dice += length;
        scene_dice(scene,
                   label_of(scene, arena_text(scene->arena, "%s", label)), one,
                   other);
    }
}

/* ---- what comes of it ---------------------------------------------------- */

/* A case, or a mechanism of the base game. */
static const struct rule *rule_of(const char *number)
{
    for (size_t i = 0; i < GRA_CASES; i++)
        if (same_name(gra_cases[i].number, number))
            return &gra_cases[i];
    for (size_t i = 0; i < GRA_MECHANISMS; i++)
        if (same_name(gra_base[i].number, number))
            return &gra_base[i];
    return NULL;
}

static bool cites(const struct scene *scene, const char *number)
{
    assert_non_null(rule_of(number));
    return scene_told(scene, -1, rule_of(number), NULL);
}

static bool is_in_state(const struct scene *scene, const char *id,
                        const char *state)
{
    static const struct {
        const char *word;
        int state;
    } words[] = {{"gone", GONE},
                 {"pool", IN_POOL},
                 {"dead", DEAD},
                 {"captured", CAPTURED}};
    const struct leader *leader = gra_leader(&scene->board, id);
    const struct unit *unit = gra_unit(&scene->board, id);

    for (size_t i = 0; i < scene->game->depot_count; i++)
        if (same_name(scene->game->depots[i].id, id))
            return scene->game->depots[i].lost == same_name(state, "lost");
    assert_true(leader || unit);
    if (same_name(state, "routed"))
        return unit && unit->state == ON_MAP && unit->rout == ROUT_1;
    if (same_name(state, "steady"))
        return unit && unit->state == ON_MAP && unit->rout == STEADY;
    for (size_t i = 0; i < LENGTH(words); i++)
        if (same_name(state, words[i].word))
            return (leader ? leader->state : unit->state) == words[i].state;
    return false;
}

static bool has_front(struct scene *scene, const struct rule *rule, int sp)
{
    return scene_told(scene, EVENT_GROUP, rule,
                      arena_text(scene->arena, ", %d SP.", sp));
}

/* "WORD/REST" */
static bool is_told(struct scene *scene, const char *word, const char *rest)
{
    const char *number = arena_string(scene->arena, rest, strcspn(rest, "="));
    const char *value = rest[strlen(number)] ? rest + strlen(number) + 1 : "";

    if (same_name(word, "thrown"))
        return scene_thrown(scene, label_of(scene, rest));
    if (same_name(word, "unthrown"))
        return !scene_thrown(scene, label_of(scene, rest));
    if (same_name(word, "front"))
        return has_front(scene, BASE(frontage), atoi(rest));
    if (same_name(word, "line"))
        return has_front(scene, BASE(second_line), atoi(rest));
    if (same_name(word, "no"))
        return !cites(scene, rest);
    if (same_name(word, "plain"))
        return !scene_told(scene, EVENT_MODIFIER, rule_of(rest), NULL);
    if (same_name(word, "adds"))
        return scene_modifies(scene, rule_of(number), atoi(value));
    if (same_name(word, "told"))
        return scene_count(scene, EVENT_NOTE, rule_of(number)) ==
               (size_t)atoi(value);
    return same_name(word, "times") &&
           scene_count(scene, EVENT_MODIFIER, rule_of(number)) ==
               (size_t)atoi(value);
}

static bool has_come(struct scene *scene, const char *word)
{
    size_t length = strcspn(word, "=@:/");
    const char *id = arena_string(scene->arena, word, length);
    const char *rest = word[length] ? word + length + 1 : "";

    if (same_name(id, "lost"))
        return scene->game->lost[FRANCE] == atoi(rest) &&
               scene->game->lost[COALITION] == atoi(strchr(rest, '/') + 1);
    if (same_name(id, "vp"))
        return gra_points(&scene->board) == atoi(rest);
    switch (word[length]) {
    case '=':
        return scene_sp(scene, id) == atoi(rest);
    case '@':
        return scene_hex(scene, id) == atoi(rest);
    case ':':
        return is_in_state(scene, id, rest);
    case '/':
        return is_told(scene, id, rest);
    default:
        return cites(scene, word);
    }
}

void fight_ends(struct scene *scene, const char *then)
{
    const struct names words = names_split(then, scene->arena);

    for (size_t i = 0; i < words.count; i++)
        if (!has_come(scene, words.items[i])) {
            fprintf(stderr, "%s: it is %d/%d SP and %d points\n",
                    words.items[i], scene->game->lost[FRANCE],
                    scene->game->lost[COALITION], gra_points(&scene->board));
            fail();
        }
}

void fight_row_runs(void **state)
{
    const struct fight_row *row = *state;
    struct scene *scene = scene_begin();

    fight_lay(scene, row->pieces, row->laid);
    fight_order(scene, row->orders);
    fight_throw(scene, row->dice);
    scene_play(scene);
    fight_ends(scene, row->then);
    scene_free(scene);
}
