/* How the rows of fights are read. */
#include "tests/rulesets/grande-armee/fights.h"
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/support/test.h"

#include <stdio.h>

/* ---- what lies there ----------------------------------------------------- */

/* Ground must be typed before the scene is laid, how a piece stands after. */
static bool type_ground(struct scene *scene, const char *line)
{
    static const struct {
        const char *word;
        enum terrain_word ground;
    } grounds[] = {
        {"partly", PARTIAL_ROUGH}, {"rough", ROUGH}, {"alpine", ALPINE}};
    const struct names words = names_split(line, scene->arena);
    int one = words.count > 1 ? atoi(words.items[1]) : 0;
    int other = words.count > 2 ? atoi(words.items[2]) : 0;

    for (size_t i = 0; i < LENGTH(grounds); i++)
        if (same_name(words.items[0], grounds[i].word)) {
            scene_ground(scene, one, grounds[i].ground);
            return true;
        }
    if (same_name(words.items[0], "river"))
        scene_river(scene, one, other, MINOR, false);
    else if (same_name(words.items[0], "major"))
        scene_river(scene, one, other, MAJOR, false);
    else if (same_name(words.items[0], "city"))
        scene_place(scene, one, CITY, COALITION, other);
    else if (same_name(words.items[0], "concentrated"))
        scene_concentrated(scene, line + strlen("concentrated "));
    else
        return false;
    return true;
}

static struct pool *russian_pool(struct scene *scene)
{
    return FIND_NAMED(struct pool, scene->game->pools, scene->game->pools_count,
                      power, "russia");
}

static void stand_so(struct scene *scene, const struct names *words)
{
    const char *word = words->items[0], *id = words->items[1];

    if (same_name(word, "russians")) {
        russian_pool(scene)->generic = atoi(id);
        russian_pool(scene)->dead = atoi(words->items[2]);
    } else if (same_name(word, "captured")) {
        gra_remove_leader(&scene->board, scene_leader(scene, id), CAPTURED);
    } else if (same_name(word, "rout") || same_name(word, "rout-1")) {
        scene_unit(scene, id)->rout = same_name(word, "rout") ? ROUT_2 : ROUT_1;
        scene_unit(scene, id)->rout_turn = 1;
    } else if (same_name(word, "pursued")) {
        scene_unit(scene, id)->pursued = true;
    } else if (same_name(word, "generic")) {
        scene_unit(scene, id)->generic = true;
    } else {
        scene_unit(scene, id)->demoralized = true;
    }
}

static bool type_state(struct scene *scene, const char *line)
{
    static const char *const states[] = {"rout",    "rout-1",  "demoralize",
                                         "pursued", "generic", "captured",
                                         "russians"};
    const struct names words = names_split(line, scene->arena);

    if (same_name(line, "mud")) {
        if (scene->game)
            scene->game->weather = MUD;
        return true;
    }
    for (size_t i = 0; i < LENGTH(states); i++)
        if (same_name(words.items[0], states[i])) {
            if (scene->game)
                stand_so(scene, &words);
            return true;
        }
    return false;
}

void fight_type(struct scene *scene, const char *line)
{
    if (scene->game)
        type_state(scene, line);
    else if (!type_ground(scene, line) && !type_state(scene, line))
        scene_pieces(scene, line);
}

static void type_lines(struct scene *scene, const char *lines)
{
    while (*lines) {
        size_t length = strcspn(lines, "\n");

        fight_type(scene, arena_string(scene->arena, lines, length));
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
                 {"guns/", "12.71/die/4-%s"},
                 {"who/", "leader-loss/who/4-5235-5236-%s"},
                 {"hit/", "leader-loss/hit/4-5235-5236-%s"},
                 {"fate/", "leader-loss/fate/4-5235-5236-%s"}};

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

static bool stands_so(const struct unit *unit, const char *state, bool *known)
{
    const struct {
        const char *word;
        bool so;
    } words[] = {{"steady", unit->rout == STEADY && unit->rout_turn == 0},
                 {"routed", unit->rout == ROUT_1},
                 {"rout-2", unit->rout == ROUT_2},
                 {"demoralized", unit->demoralized},
                 {"pursued", unit->pursued},
                 {"generic", unit->generic}};

    for (size_t i = 0; i < LENGTH(words); i++)
        if (same_name(state, words[i].word)) {
            *known = true;
            return unit->state == ON_MAP && words[i].so;
        }
    return false;
}

static bool is_in_state(const struct scene *scene, const char *id,
                        const char *state)
{
    static const struct {
        const char *word;
        int state;
    } words[] = {{"gone", GONE}, {"map", ON_MAP},      {"pool", IN_POOL},
                 {"dead", DEAD}, {"wounded", WOUNDED}, {"captured", CAPTURED}};
    const struct leader *leader = gra_leader(&scene->board, id);
    const struct unit *unit = gra_unit(&scene->board, id);
    bool known = false, so = unit && stands_so(unit, state, &known);

    foreach (const struct depot, depot, scene->game->depots)
        if (same_name(depot->id, id))
            return depot->lost == same_name(state, "lost");
    assert_true(leader || unit);
    for (size_t i = 0; i < LENGTH(words); i++)
        if (same_name(state, words[i].word)) {
            known = true;
            so = (leader ? leader->state : unit->state) == words[i].state;
        }
    assert_true(known);
    return so;
}

static bool has_front(struct scene *scene, const struct rule *rule, int sp)
{
    return scene_told(scene, EVENT_GROUP, rule,
                      arena_text(scene->arena, ", %d SP.", sp));
}

/* "_" stands for a blank. */
static const char *with_blanks(struct scene *scene, const char *text)
{
    char *words = arena_text(scene->arena, "%s", text);

    for (char *at = words; (at = strchr(at, '_')); at++)
        *at = ' ';
    return words;
}

/* "CASE", or "CASE=WORDS" */
static bool is_event(struct scene *scene, int kind, const char *rest)
{
    const char *number = arena_string(scene->arena, rest, strcspn(rest, "="));
    const char *equals = strchr(rest, '=');

    assert_non_null(rule_of(number));
    return scene_told(scene, kind, rule_of(number),
                      equals ? with_blanks(scene, equals + 1) : NULL);
}

/* The first modifier with these words, or the last of that case; 0: there is
 * none. */
static int modifier(struct scene *scene, const char *of, bool last)
{
    const struct event *event =
        last ? journal_last(&scene->journal,
                            (struct sought){EVENT_MODIFIER, rule_of(of), NULL})
             : journal_first(&scene->journal,
                             (struct sought){EVENT_MODIFIER, NULL,
                                             with_blanks(scene, of)});

    return event ? event->number : 0;
}

/* "WORD/REST" */
static bool is_told(struct scene *scene, const char *word, const char *rest)
{
    static const struct {
        const char *word;
        int kind;
    } kinds[] = {{"note", EVENT_NOTE},   {"table", EVENT_TABLE},
                 {"group", EVENT_GROUP}, {"loss", EVENT_LOSS},
                 {"state", EVENT_STATE}, {"standing", EVENT_STANDING},
                 {"lapse", EVENT_LAPSE}, {"move", EVENT_MOVE}};
    const char *number = arena_string(scene->arena, rest, strcspn(rest, "="));
    int value = rest[strlen(number)] ? atoi(rest + strlen(number) + 1) : 0;

    for (size_t i = 0; i < LENGTH(kinds); i++)
        if (same_name(word, kinds[i].word))
            return is_event(scene, kinds[i].kind, rest);
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
        return scene_modifies(scene, rule_of(number), value);
    if (same_name(word, "last") || same_name(word, "by"))
        return modifier(scene, number, same_name(word, "last")) == value;
    if (same_name(word, "told"))
        return scene_count(scene, EVENT_NOTE, rule_of(number)) == (size_t)value;
    assert_string_equal(word, "times");
    return scene_count(scene, EVENT_MODIFIER, rule_of(number)) == (size_t)value;
}

/* What the desk says of France's orders. */
static bool is_refused(struct scene *scene, const char *number)
{
    const struct rule *rule = *number ? rule_of(number) : NULL;

    assert_true(rule || !*number);
    return scene_section_refusal(scene, "france") == rule;
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
    if (same_name(id, "leader-vp"))
        return scene->game->leader_vp == atoi(rest);
    if (same_name(id, "russians"))
        return russian_pool(scene)->generic == atoi(rest) &&
               russian_pool(scene)->dead == atoi(strchr(rest, '/') + 1);
    if (same_name(id, "good") || same_name(id, "refused"))
        return is_refused(scene, rest);
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
        if (words.items[i][0] == '!' ? has_come(scene, words.items[i] + 1)
                                     : !has_come(scene, words.items[i])) {
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
    if (row->dice) {
        fight_throw(scene, row->dice);
        scene_play(scene);
    }
    fight_ends(scene, row->then);
    scene_free(scene);
}
