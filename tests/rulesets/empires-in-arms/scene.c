/* How the scenes of the ruleset's tests are built. */
#include "tests/rulesets/empires-in-arms/scene.h"
#include "rulesets/empires-in-arms/board/board.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const struct ruleset empires_in_arms_ruleset;

/* ---- the module: read once a program ---------------------------------- */

static const struct module *the_module(void)
{
    static struct module *module;
    struct arena *arena = NULL; /* lives as long as the program */
    struct report *report = NULL;

    if (module)
        return module;
    arena = arena_new();
    report = report_new(arena);
    module = ARENA_NEW(arena, struct module);
    scenes_read_module(module,
                       &(struct module_tables){&eia_module_record,
                                               "samples/modules/europe-1805",
                                               arena},
                       report);
    if (report_clean(report))
        eia_open_module(module, arena, report);
    if (report_clean(report))
        return module;
    report_print(report, stderr);
    abort();
}

/* ---- the dice --------------------------------------------------------- */

void scene_dice(struct scene *scene, const char *label, const int faces[8])
{
    dice_load(scene->arena, &scene->dice, label, faces);
}

void scene_die(struct scene *scene, const char *label, int face)
{
    const int faces[8] = {face};

    scene_dice(scene, label, faces);
}

/* ---- building --------------------------------------------------------- */

static void set_table(struct scene *scene)
{
    const struct dice_source source = dice_loaded(&scene->dice);

    scene->board = (struct board){scene->game, scene->module, &scene->options,
                                  scene->arena};
    journal_init(&scene->journal, scene->arena);
    for (int i = 0; i < 7; i++)
        scene->standing[i].side = eia_power_words[i + 1];
    scene->play.game = scene->game;
    scene->play.module = scene->module;
    scene->play.options = &scene->options;
    scene->play.arena = scene->arena;
    scene->play.dice = dice_new(scene->arena, &source);
    scene->play.journal = &scene->journal;
    scene->play.sections = scene->sections;
    scene->play.standing = scene->standing;
    scene->play.standing_count = 7;
    scene->play.lapsed = scene->report;
    scene->play.step = empires_in_arms_ruleset.sequence;
}

void scene_next_exchange(struct scene *scene)
{
    const struct dice_source source = dice_loaded(&scene->dice);

    memset(scene->sections, 0, sizeof(scene->sections));
    scene->play.section_count = 0;
    scene->play.dice = dice_new(scene->arena, &source);
}

struct scene *scene_of_1805(void)
{
    struct arena *arena = arena_new();
    struct scene *scene = ARENA_NEW(arena, struct scene);

    scene->arena = arena;
    scene->module = the_module();
    scene->report = report_new(arena);
    scenes_options(&scene->options, scene->option_items,
                   empires_in_arms_ruleset.options);
    scene->game =
        empires_in_arms_ruleset.begin(scene->module, &scene->options, arena);
    set_table(scene);
    return scene;
}

struct scene *scene_new(void)
{
    struct scene *scene = scene_of_1805();
    struct game *game = scene->game;

    for (size_t i = 0; i < game->corps_count; i++)
        scene_corps(scene, game->corps[i].id, NULL, "");
    for (size_t i = 0; i < game->leaders_count; i++) {
        game->leaders[i].state = LEADER_OFF;
        game->leaders[i].with = NULL;
    }
    for (size_t i = 0; i < game->fleets_count; i++) {
        game->fleets[i].at = NULL;
        game->fleets[i].ships = 0;
    }
    game->garrisons_count = game->depots_count = game->irregulars_count = 0;
    game->wars_count = game->alliances_count = 0;
    return scene;
}

void scene_free(struct scene *scene)
{
    arena_free(scene->arena);
}

void scene_month(struct scene *scene, const char *month)
{
    scene->game->turn = eia_turn_of(scene->module, month);
    if (scene->game->turn == 0)
        abort();
}

void scene_option(struct scene *scene, const char *name, const char *value)
{
    for (size_t i = 0; i < scene->options.count; i++)
        if (strcmp(scene->option_items[i].name, name) == 0) {
            scene->option_items[i].value = value;
            return;
        }
    abort();
}

void scene_war(struct scene *scene, const char *one, const char *other)
{
    struct war *war =
        LIST_ADD(scene->arena, scene->game->wars, scene->game->wars_count);

    war->one = one;
    war->other = other;
    war->since = scene->game->turn;
}

void scene_ally(struct scene *scene, const char *one, const char *other)
{
    struct alliance *alliance = LIST_ADD(scene->arena, scene->game->alliances,
                                         scene->game->alliances_count);

    alliance->one = eia_power(one);
    alliance->other = eia_power(other);
}

static void read_factors(struct corps *corps, const char *factors)
{
    int used = 0;
    int count = 0;
    char word[16];

    memset(corps->factors, 0, sizeof(corps->factors));
    while (sscanf(factors, "%d %15s%n", &count, word, &used) == 2) {
        int kind = 0;

        while (eia_factor_words[kind] &&
               strcmp(eia_factor_words[kind], word) != 0)
            kind++;
        if (!eia_factor_words[kind])
            abort();
        corps->factors[kind] = count;
        factors += used;
    }
}

struct corps *scene_corps(struct scene *scene, const char *id, const char *at,
                          const char *factors)
{
    struct corps *corps = eia_corps(&scene->board, id);

    if (!corps)
        abort();
    corps->at = at;
    corps->placed = 0;
    read_factors(corps, factors);
    return corps;
}

struct leader *scene_leader(struct scene *scene, const char *id,
                            const char *with)
{
    struct leader *leader = eia_leader(&scene->board, id);

    if (!leader)
        abort();
    leader->state = LEADER_ON;
    leader->with = with;
    return leader;
}

struct fleet *scene_fleet(struct scene *scene, const char *id, const char *at,
                          int ships)
{
    struct fleet *fleet = eia_fleet(&scene->board, id);

    if (!fleet)
        abort();
    fleet->at = at;
    fleet->ships = ships;
    return fleet;
}

void scene_prisoners(struct scene *scene, const char *nation, enum power holder,
                     enum factor factor, int count)
{
    struct prisoner *taken = ADD_TO(scene->board.arena, scene->game->prisoners);

    taken->nation = nation;
    taken->holder = holder;
    taken->factor = factor;
    taken->count = count;
}

void scene_garrison(struct scene *scene, const char *nation, const char *area,
                    int infantry, int militia)
{
    struct garrison *garrison = eia_garrison_made(&scene->board, area, nation);

    garrison->infantry = infantry;
    garrison->militia = militia;
}

struct depot *scene_depot(struct scene *scene, const char *power,
                          const char *area)
{
    struct depot *depot =
        LIST_ADD(scene->arena, scene->game->depots, scene->game->depots_count);

    depot->id = arena_text(scene->arena, "%s-d-%s", power, area);
    depot->owner = eia_power(power);
    depot->at = area;
    return depot;
}

struct irregular *scene_cossack(struct scene *scene, const char *id,
                                const char *at)
{
    struct irregular *irregular = LIST_ADD(
        scene->arena, scene->game->irregulars, scene->game->irregulars_count);

    irregular->id = id;
    irregular->owner = eia_power((char[]){id[0], id[1], '\0'});
    irregular->kind = irregular->owner == RUSSIA ? COSSACK : FREIKORPS;
    irregular->at = at;
    return irregular;
}

void scene_guerilla(struct scene *scene, const char *area, int factors)
{
    struct guerilla *guerilla = LIST_ADD(scene->arena, scene->game->guerillas,
                                         scene->game->guerillas_count);

    guerilla->area = area;
    guerilla->factors = factors;
}

void scene_minor(struct scene *scene, const char *id, enum minor_status status,
                 const char *controller)
{
    struct minor_state *minor = eia_minor(&scene->board, id);

    if (!minor)
        abort();
    minor->status = status;
    minor->controller = eia_power(controller);
}

void scene_province(struct scene *scene, const char *id, const char *controller)
{
    struct province_state *province = eia_province(&scene->board, id);

    if (!province)
        abort();
    province->controller = eia_power(controller);
}
