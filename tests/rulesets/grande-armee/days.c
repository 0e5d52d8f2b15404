/* How the rows of days are read. */
#include "tests/rulesets/grande-armee/days.h"
#include "core/arena.h"
#include "rulesets/grande-armee/board/forts.h"
#include "tests/support/test.h"

#include <stdio.h>

static int number(const struct names *words, size_t at)
{
    return at < words->count ? atoi(words->items[at]) : 0;
}

static const char *word(const struct names *words, size_t at)
{
    return at < words->count ? words->items[at] : "";
}

/* ---- before it is laid out ----------------------------------------------- */

static struct place_card *last_place(struct scene *scene)
{
    return &scene->module.places[scene->module.places_count - 1];
}

static void type_fortress(struct scene *scene, const struct names *words)
{
    static const char *const classes[] = {"none", "minor", "major", NULL};
    struct place_card *card;

    scene_place(scene, number(words, 1), TOWN, gra_side_of(word(words, 2)), 0);
    card = last_place(scene);
    card->fortress = word_place(classes, word(words, 3));
    card->capacity = number(words, 4);
    card->walls = number(words, 5);
    card->stores = number(words, 6);
}

static void type_depot_city(struct scene *scene, const struct names *words)
{
    const struct nation_card *nation =
        gra_nation(&scene->module, word(words, 2));

    assert_non_null(nation);
    scene_place(scene, number(words, 1), DEPOT_CITY, nation->side, 0);
    last_place(scene)->depot_city_of = nation->id;
}

static void type_setting(struct scene *scene, const struct names *words)
{
    struct module *module = &scene->module;

    for (size_t i = 0; i < module->settings_count; i++)
        if (same_name(module->settings[i].key, word(words, 1))) {
            module->settings[i].value = words->items[2];
            return;
        }
    abort();
}

/* "comes ID TURN HEX[,HEX] PIECE ..." */
static void type_force(struct scene *scene, const struct names *words)
{
    struct days *days = &scene->module.days;
    struct reinforcement_card *card = LIST_ADD(
        scene->arena, days->reinforcements, days->reinforcements_count);

    card->id = word(words, 1);
    card->turn = number(words, 2);
    for (const char *at = word(words, 3); *at; at += at[4] ? 5 : 4)
        hexes_add(scene->arena, &card->hexes, atoi(at));
    for (size_t i = 4; i < words->count; i++)
        names_add(scene->arena, &card->pieces, words->items[i]);
}

static void type_province(struct scene *scene, const struct names *words)
{
    for (size_t i = 0; i < scene->module.map.hex_count; i++)
        if (scene->module.map.hexes[i].hex == number(words, 1))
            scene->module.map.hexes[i].region = words->items[2];
}

/* Lines that lay something out; false: it is another line. */
static bool type_before(struct scene *scene, const struct names *words)
{
    const char *what = word(words, 0);
    int one = number(words, 1), other = number(words, 2);

    if (same_name(what, "bridge"))
        scene_river(scene, one, other, MINOR, true);
    else if (same_name(what, "major-bridge"))
        scene_river(scene, one, other, MAJOR, true);
    else if (same_name(what, "town") ||
             (same_name(what, "city") && words->count > 2 &&
              number(words, 2) == 0 && !same_name(word(words, 2), "0")))
        scene_place(scene, one, same_name(what, "town") ? TOWN : CITY,
                    same_name(word(words, 2), "neutral")
                        ? NEUTRAL
                        : gra_side_of(word(words, 2)),
                    number(words, 3));
    else if (same_name(what, "depot-city"))
        type_depot_city(scene, words);
    else if (same_name(what, "fortress"))
        type_fortress(scene, words);
    else if (same_name(what, "province"))
        type_province(scene, words);
    else if (same_name(what, "set"))
        type_setting(scene, words);
    else if (same_name(what, "comes"))
        type_force(scene, words);
    else
        return false;
    return true;
}

/* ---- when all is laid out ------------------------------------------------ */

static struct held *held_at(struct scene *scene, int hex)
{
    foreach (struct held, held, scene->game->held)
        if (held->hex == hex)
            return held;
    abort();
}

/* A number of a place, of a fortress, of a leader or a unit, by its word. */
static int *value_of(struct scene *scene, const char *what, const char *of)
{
    int hex = atoi(of);
    struct fort *fort = hex ? gra_fort_at(&scene->board, hex) : NULL;
    struct leader *leader = gra_leader(&scene->board, of);

    if (same_name(what, "foraged"))
        return &held_at(scene, hex)->foraged;
    if (same_name(what, "depleted"))
        return &held_at(scene, hex)->depleted;
    if (same_name(what, "hidden"))
        return &held_at(scene, hex)->hidden;
    if (same_name(what, "stores"))
        return &fort->stores;
    if (same_name(what, "breach"))
        return &fort->breach;
    if (same_name(what, "hungry"))
        return &fort->hungry;
    if (same_name(what, "besieged"))
        return &fort->besieged;
    if (same_name(what, "points"))
        return &leader->points;
    if (same_name(what, "wear"))
        return leader ? &leader->wear : &scene_unit(scene, of)->wear;
    return NULL;
}

static void command(struct scene *scene, const struct names *words)
{
    struct leader *leader = gra_leader(&scene->board, word(words, 1));
    struct command *given =
        leader ? &leader->command : &scene_unit(scene, word(words, 1))->command;

    given->order = word_place(gra_order_words, word(words, 2));
    assert_true(given->order > NO_ORDER);
    for (size_t i = 3; i < words->count; i++)
        if (number(words, i))
            given->at = number(words, i);
        else
            given->march = word_place(gra_march_words, word(words, i));
    if (leader)
        leader->in_command = true;
}

static bool *mark_of(struct scene *scene, const char *what, const char *id)
{
    struct leader *leader = gra_leader(&scene->board, id);

    if (same_name(what, "in-command"))
        return &leader->in_command;
    if (same_name(what, "inside"))
        return leader ? &leader->inside : &scene_unit(scene, id)->inside;
    if (same_name(what, "unsupplied"))
        return &scene_unit(scene, id)->unsupplied;
    if (same_name(what, "moved"))
        return &scene_unit(scene, id)->moved;
    return NULL;
}

static bool type_after(struct scene *scene, const struct names *words)
{
    const char *what = word(words, 0);
    int *value =
        words->count == 3 ? value_of(scene, what, word(words, 1)) : NULL;
    bool *mark = words->count == 2 ? mark_of(scene, what, word(words, 1)) : 0;

    if (value)
        *value = number(words, 2);
    else if (mark)
        *mark = true;
    else if (same_name(what, "order"))
        command(scene, words);
    else if (same_name(what, "was"))
        gra_leader(&scene->board, word(words, 1))->was =
            word_place(gra_order_words, word(words, 2));
    else if (same_name(what, "forced"))
        scene_unit(scene, word(words, 1))->forced =
            word_place(gra_march_words, word(words, 2));
    else if (same_name(what, "turn"))
        scene->game->turn = number(words, 1);
    else if (same_name(what, "snow"))
        scene->game->weather = SNOW;
    else if (same_name(what, "commanded"))
        scene->game->commanded = true;
    else
        return false;
    return true;
}

static bool is_for_later(const struct names *words)
{
    static const char *const later[] = {
        "commanded", "was",    "order",  "inside",     "unsupplied",
        "forced",    "moved",  "turn",   "snow",       "foraged",
        "depleted",  "hidden", "stores", "breach",     "hungry",
        "besieged",  "wear",   "points", "in-command", NULL};

    return word_place(later, word(words, 0)) >= 0;
}

/* Each line once: before it is laid out, or when it is. */
static void type_lines(struct scene *scene, const char *lines, bool laid)
{
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        const char *line = arena_string(scene->arena, lines, length);
        const struct names words = names_split(line, scene->arena);

        if (laid ? !type_after(scene, &words)
                 : !is_for_later(&words) && !type_before(scene, &words))
            fight_type(scene, line);
        lines += length + (lines[length] == '\n');
    }
}

void day_lay(struct scene *scene, const char *pieces, const char *laid)
{
    type_lines(scene, pieces, false);
    type_lines(scene, laid, false);
    scene_lay(scene);
    type_lines(scene, pieces, true);
    type_lines(scene, laid, true);
}

/* ---- orders and steps ---------------------------------------------------- */

void day_order(struct scene *scene, const char *orders)
{
    while (*orders) {
        size_t length = strcspn(orders, "\n");
        const char *line = arena_string(scene->arena, orders, length);
        const char *order = strchr(line, '<');
        const struct names words = names_split(line, scene->arena);

        assert_non_null(order);
        if (same_name(words.items[1], "-"))
            scene_stand(scene, words.items[0], order);
        else
            scene_order_in(scene, words.items[0], words.items[1], order);
        orders += length + (orders[length] == '\n');
    }
}

void day_play(struct scene *scene, const char *steps)
{
    const struct names words = names_split(steps, scene->arena);

    for (size_t i = 0; i < words.count; i++)
        scene_run(scene, words.items[i]);
}

/* ---- what comes of it ---------------------------------------------------- */

static bool stands_so(struct scene *scene, const char *id, const char *state,
                      bool *so)
{
    const struct leader *leader = gra_leader(&scene->board, id);
    const struct unit *unit = gra_unit(&scene->board, id);
    const bool *mark = mark_of(scene, state, id);

    if (mark)
        *so = *mark;
    else if (unit && same_name(state, "due"))
        *so = unit->state == DUE;
    else if (leader && same_name(state, "coming"))
        *so = leader->state == COMING;
    else
        return false;
    return true;
}

static const char *word_of(struct scene *scene, const char *what,
                           const char *of)
{
    static const char *const fed[] = {"nothing", "line", "forage", "train",
                                      "itself"};
    const struct leader *leader = gra_leader(&scene->board, of);
    const struct unit *unit = gra_unit(&scene->board, of);

    if (same_name(what, "holder"))
        return gra_side_words[held_at(scene, atoi(of))->side];
    if (same_name(what, "fed"))
        return fed[unit->fed];
    if (same_name(what, "ordered"))
        return gra_order_words[leader ? leader->command.order
                                      : unit->command.order];
    return NULL;
}

/* "WORD/OF=VALUE", "ID:STATE"; false: fights.h knows the word. */
static bool ends_so(struct scene *scene, const char *text, bool *so)
{
    size_t length = strcspn(text, ":/=@");
    const char *what = arena_string(scene->arena, text, length);
    const char *rest = text[length] ? text + length + 1 : "";
    size_t of = strcspn(rest, "=");
    const char *value = rest[of] ? rest + of + 1 : "";
    const char *name = arena_string(scene->arena, rest, of), *is;
    const int *amount;

    if (text[length] == ':')
        return stands_so(scene, what, rest, so);
    if (text[length] != '/')
        return false;
    if (same_name(what, "weather"))
        *so = same_name(gra_weather_words[scene->game->weather], rest);
    else if (same_name(what, "over"))
        *so = scene->play.over;
    else if ((amount = value_of(scene, what, name)) != NULL)
        *so = *amount == atoi(value);
    else if ((is = word_of(scene, what, name)) != NULL)
        *so = same_name(is, value);
    else
        return false;
    return true;
}

void day_ends(struct scene *scene, const char *then)
{
    const struct names words = names_split(then, scene->arena);

    for (size_t i = 0; i < words.count; i++) {
        const char *text = words.items[i];
        bool denied = *text == '!', so;

        if (!ends_so(scene, text + denied, &so))
            fight_ends(scene, text);
        else if (so == denied) {
            fprintf(stderr, "%s: it is not so\n", text);
            fail();
        }
    }
}

void day_is_judged(struct scene *scene, const char *then)
{
    const struct section *last = &scene->sections[scene->section_count - 1];
    const struct rule *rule = scene_step_refusal(scene, last->side, last->step);
    const char *number = strchr(then, '/');

    if (!number && !rule)
        return;
    if (number && rule && same_name(rule->number, number + 1))
        return;
    fprintf(stderr, "%s: the desk says %s\n", then,
            rule ? rule->number : "good");
    report_print(scene->refused, stderr);
    fail();
}

void day_row_runs(void **state)
{
    const struct day_row *row = *state;
    struct scene *scene = scene_begin_map();

    day_lay(scene, row->pieces, row->laid);
    day_order(scene, row->orders);
    fight_throw(scene, row->dice);
    if (row->steps) {
        day_play(scene, row->steps);
        scene_holds(scene);
        day_ends(scene, row->then);
    } else {
        day_is_judged(scene, row->then);
    }
    scene_free(scene);
}

void day_test_runs(void **state)
{
    const struct day_test *one = *state;

    one->test(state);
}
