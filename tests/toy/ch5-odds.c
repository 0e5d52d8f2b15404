/* The chances of a scuffle: 5 from its first round to its last. */
#include "tests/toy/game.h"

#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/odds.h"

#include <stdlib.h>
#include <string.h>

/* ---- a small scene ----------------------------------------------------- */

struct scene_band {
    const char *id;
    const char *family;
    int hex;
    int strength;
    bool tired;
    struct place at;
};

struct toy_scene {
    const char *first; /* the family at go */
    struct scene_band *bands;
    size_t band_count;
};

/* clang-format off */
static const struct field band_fields[] = {
    FIELD(NAME, struct scene_band, family, "family", FIELD_REQUIRED),
    FIELD(HEX, struct scene_band, hex, "hex", FIELD_REQUIRED),
    FIELD(NAME, struct scene_band, id, "id", FIELD_KEY),
    FIELD(COUNT, struct scene_band, strength, "strength", FIELD_REQUIRED),
    FIELD(YES, struct scene_band, tired, "tired", FIELD_OPTIONAL),
    {0}};

static const struct field scene_fields[] = {
    FIELD(NAME, struct toy_scene, first, "first", FIELD_REQUIRED),
    {0}};

static const struct record scene_children[] = {
    {"band", sizeof(struct scene_band), band_fields, NULL,
     offsetof(struct toy_scene, bands),
     offsetof(struct toy_scene, band_count), NULL,
     offsetof(struct scene_band, at)},
    {0}};

static const struct record scene_record = {
    "toy-scene", sizeof(struct toy_scene), scene_fields, scene_children, 0,
    RECORD_SINGLE, NULL, RECORD_NO_PLACE};
/* clang-format on */

/* Index of a family, or FAMILIES. */
static int family_of(const struct module *module, const char *id)
{
    int family = 0;

    while (family < FAMILIES && strcmp(module->families[family].id, id) != 0)
        family++;
    return family;
}

static bool put_band(struct play *play, const struct scene_band *given,
                     struct report *report)
{
    struct band *band;

    if (!map_hex(&play->module->map, given->hex))
        return refuse(report, &given->at, FILE_RULE(unknown_reference),
                      "there is no hex %04d", given->hex);
    if (family_of(play->module, given->family) == FAMILIES)
        return refuse(report, &given->at, FILE_RULE(unknown_reference),
                      "there is no family '%s'", given->family);
    if (given->strength == 0)
        return refuse(report, &given->at, FILE_RULE(bad_value),
                      "'%s' has no strength", given->id);
    band = LIST_ADD(play->arena, play->game->bands, play->game->band_count);
    *band = (struct band){
        .id = given->id,
        .family = given->family,
        .name = given->id,
        .hex = given->hex,
        .strength = given->strength,
        .tired = given->tired,
    };
    return true;
}

static bool set_up(struct play *play, const void *given, const char *file,
                   struct report *report)
{
    const struct toy_scene *scene = given;
    const struct place place = {file, 0};
    struct game *game = toy_begin(play->module, play->options, play->arena);
    bool good = true;

    play->game = game;
    game->bands = NULL;
    game->band_count = 0;
    game->first = family_of(play->module, scene->first);
    if (game->first == FAMILIES)
        return refuse(report, &place, FILE_RULE(unknown_reference),
                      "there is no family '%s'", scene->first);
    for (size_t i = 0; i < scene->band_count; i++)
        good &= put_band(play, &scene->bands[i], report);
    toy_stack(game, play->module, play->arena);
    return good;
}

/* ---- who meets whom ---------------------------------------------------- */

/* A scuffle is called after its bands, the attacker first: "hazel:brock". */
static const char *id_of(struct arena *arena, const struct band *attacker,
                         const struct band *defender)
{
    return arena_text(arena, "%s:%s", attacker->id, defender->id);
}

static bool may_meet(const struct play *play, const struct band *attacker,
                     const struct band *defender)
{
    const char *family = toy_at_go(&play->board);

    return (!family || strcmp(attacker->family, family) == 0) &&
           strcmp(attacker->family, defender->family) != 0 &&
           hex_adjacent(attacker->hex, defender->hex) && !attacker->tired;
}

/* Every pair that may meet, as long as the visitor wants more. */
struct visit {
    const struct play *play;
    struct names *ids; /* that are wanted */
    const char *hex;   /* in which one of them stands; NULL: all */
};

static bool is_there(const struct visit *visit, const struct band *band)
{
    return !visit->hex ||
           strcmp(hex_text(visit->play->arena, band->hex), visit->hex) == 0;
}

static void visit_all(const struct visit *visit)
{
    const struct play *play = visit->play;
    const struct game *game = play->game;

    for (size_t i = 0; i < game->band_count; i++)
        for (size_t j = 0; j < game->band_count; j++) {
            const struct band *attacker = &game->bands[i];
            const struct band *defender = &game->bands[j];

            if (may_meet(play, attacker, defender) &&
                (is_there(visit, attacker) || is_there(visit, defender)))
                names_add(play->arena, visit->ids,
                          id_of(play->arena, attacker, defender));
        }
}

static void list(const struct play *play, struct names *ids)
{
    const struct visit visit = {play, ids, NULL};

    visit_all(&visit);
}

static const char *find(const struct play *play, const char *place)
{
    struct names all = {NULL, 0};
    struct names there = {NULL, 0};
    const struct visit visit = {play, &there, place};

    list(play, &all);
    for (size_t i = 0; i < all.count; i++)
        if (strcmp(all.items[i], place) == 0)
            return all.items[i];
    visit_all(&visit);
    return there.count > 0 ? there.items[0] : NULL;
}

struct pair {
    struct band *attacker, *defender;
};

static struct pair pair_of(const struct play *play, const char *id)
{
    const char *colon = strchr(id, ':');
    const char *attacker = arena_string(play->arena, id, (size_t)(colon - id));

    return (struct pair){toy_band(&play->board, attacker),
                         toy_band(&play->board, colon + 1)};
}

static void say(const struct play *play, const char *id, const int *settled,
                struct buffer *out)
{
    const struct pair pair = pair_of(play, id);

    (void)settled;
    buffer_printf(out,
                  "%s (%d) at %04d begins a scuffle with %s (%d) at "
                  "%04d.\n",
                  pair.attacker->name, pair.attacker->strength,
                  pair.attacker->hex, pair.defender->name,
                  pair.defender->strength, pair.defender->hex);
}

/* ---- what comes of it -------------------------------------------------- */

enum measure { BEATEN, ATTACKER_LOSSES, DEFENDER_LOSSES, ROUNDS, MEASURES };

static const char *const beaten_words[] = {
    [NOBODY] = "nobody",
    [ATTACKER] = "attacker",
    [DEFENDER] = "defender",
    [DEFENDER + 1] = NULL,
};

static const struct ruleset_measure measures[] = {
    [BEATEN] = {"beaten", "Beaten in the last round", beaten_words, "beaten",
                false},
    [ATTACKER_LOSSES] = {"attacker-losses", "Strength the attacker loses", NULL,
                         "attacker loses", false},
    [DEFENDER_LOSSES] = {"defender-losses", "Strength the defender loses", NULL,
                         NULL, false},
    [ROUNDS] = {"rounds", "Rounds", NULL, NULL, false},
    [MEASURES] = {NULL, NULL, NULL, NULL, false},
};

static const char *const plan_values[] = {"scout", "push", NULL};

static const struct ruleset_secret secrets[] = {
    {"attacker-plan", "Attacker's plan", plan_values},
    {NULL, NULL, NULL},
};

static int secret(const struct play *play, const char *id, size_t which)
{
    const struct pair pair = pair_of(play, id);

    (void)which;
    switch (toy_household(&play->board, pair.attacker->family)->plan) {
    case SCOUT:
        return 0;
    case PUSH:
        return 1;
    case UNPLANNED:
    case REST:
        break;
    }
    return SECRET_OPEN;
}

/* What is left of a band; one that has gone home stands nowhere. */
static int strength_of(const struct board *board, const char *id)
{
    for (size_t i = 0; i < board->game->band_count; i++)
        if (strcmp(board->game->bands[i].id, id) == 0)
            return board->game->bands[i].strength;
    return 0;
}

static void play_scuffle(struct play *play, const char *id, const int *chosen,
                         int *values)
{
    const struct pair pair = pair_of(play, id);
    const struct challenge challenge = {pair.attacker->id, pair.defender->id};
    const struct order order = {.kind = &toy_scuffle, .details = &challenge};
    const int before[] = {pair.attacker->strength, pair.defender->strength};
    struct scuffle *scuffle;

    toy_household(&play->board, pair.attacker->family)->plan =
        chosen[0] ? PUSH : SCOUT;
    toy_scuffle.carry_out(play, pair.attacker->family, &order);
    scuffle = play->game->scuffles;
    while (toy_under_way(&play->board))
        toy_run_scuffles(play);
    values[BEATEN] = (int)scuffle->beaten;
    values[ATTACKER_LOSSES] =
        before[0] - strength_of(&play->board, challenge.band);
    values[DEFENDER_LOSSES] =
        before[1] - strength_of(&play->board, challenge.enemy);
    values[ROUNDS] = scuffle->round;
}

const struct ruleset_odds toy_odds = {
    .scene = &scene_record,
    .measures = measures,
    .secrets = secrets,
    .set_up = set_up,
    .list = list,
    .find = find,
    .say = say,
    .secret = secret,
    .play = play_scuffle,
};
