/* Days played on views, and games that differ in what is hidden. */
#include "tests/rulesets/campaigns-of-napoleon/hidden_scene.h"
#include "core/buffer.h"
#include "core/writer.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "tests/support/test.h"

enum { MOST_CHOICES = 200, TRIES = 12 };

struct game *hidden_view(struct scene *scene, enum side side)
{
    return con_see(scene->game, &scene->module, NULL, con_side_id(side),
                   scene->arena);
}

const char *hidden_text(struct scene *scene, const struct game *game)
{
    struct buffer out;
    struct writer writer;
    const char *text = NULL;

    buffer_init(&out);
    writer_init(&writer, &out, scene->arena);
    record_write(&writer, &con_game_record, game);
    text = arena_text(scene->arena, "%s", out.bytes);
    buffer_release(&out);
    return text;
}

struct seat hidden_seat(struct scene *scene, enum side side, struct game *game,
                        const char *step)
{
    const struct seat seat = {.game = game,
                              .module = &scene->module,
                              .options = &scene->options,
                              .side = con_side_id(side),
                              .step = step,
                              .certain = true,
                              .standing = &scene->standing[side],
                              .arena = scene->arena};

    return seat;
}

/* ---- another hidden part ------------------------------------------------- */

static bool of_side(const struct scene *scene, const char *army, enum side side)
{
    return con_army_side(&scene->board, army) == side;
}

static void other_units(struct scene *scene, struct game *twin, enum side side)
{
    for (size_t i = 0; i < twin->units_count; i++) {
        struct unit *unit = &twin->units[i];

        if (scene->module.units[i].side != side)
            continue;
        if (unit->sp > 0)
            unit->sp += 3;
        unit->vedettes_out++;
        unit->leader = NULL;
        if (unit->state == ENTERING)
            piece_leave(twin->stacks, &unit->piece, OUT);
    }
}

static void other_forces(struct scene *scene, struct game *twin, enum side side)
{
    for (size_t i = 0; i < twin->forces_count; i++) {
        struct force *force = &twin->forces[i];

        if (!of_side(scene, force->army, side))
            continue;
        force->forage = !force->forage;
        force->commanded = COMMAND_TESTED;
        force->spent += 4;
        force->failed_repulse = !force->failed_repulse;
    }
    for (size_t i = 0; i < twin->armies_count; i++) {
        struct army *army = &twin->armies[i];

        if (!of_side(scene, army->id, side))
            continue;
        army->ap += 5;
        army->received += 1;
        army->lost_sp += 2;
        army->line = (struct hexes){NULL, 0};
        army->length = -1;
    }
}

static void other_groups(struct game *twin, enum side side)
{
    for (size_t i = 0; i < twin->groups_count; i++) {
        struct group *group = &twin->groups[i];

        /* What he has learned of the others is his. */
        if (group->side != side) {
            group->reported = group->reported == ARMY ? NO_CLASS : ARMY;
            continue;
        }
        group->chit = group->chit == CHIT_ARMY ? CHIT_CORPS : CHIT_ARMY;
        group->class = group->class == ARMY ? CORPS : ARMY;
        group->senior = NULL;
        group->initial_senior = NULL;
    }
}

struct game *hidden_twin(struct scene *scene, enum side side)
{
    struct game *twin = con_copy(scene->game, &scene->module, scene->arena);

    other_units(scene, twin, side);
    other_forces(scene, twin, side);
    other_groups(twin, side);
    return twin;
}

/* ---- playing ------------------------------------------------------------- */

static uint64_t mixed(uint64_t state)
{
    state ^= state >> 33;
    state *= 0xff51afd7ed558ccdULL;
    state ^= state >> 33;
    return state * 0xc4ceb9fe1a85ec53ULL;
}

static size_t among(uint64_t *chance, size_t count)
{
    *chance = mixed(*chance + 0x9e3779b97f4a7c15ULL);
    return (size_t)((*chance >> 20) % count);
}

static void block(const void *context, const char *label, unsigned number,
                  uint8_t out[32])
{
    uint64_t state = *(const uint64_t *)context + number;

    for (; *label; label++)
        state = mixed(state + (unsigned char)*label);
    for (int i = 0; i < 32; i++) {
        state = mixed(state + 1);
        out[i] = (uint8_t)(state >> 24);
    }
}

struct desk {
    struct scene *scene;
    enum side side;
    const struct step *step;
    uint64_t *chance;
};

static void order_some(const struct desk *desk, const struct order_kind *kind)
{
    struct scene *scene = desk->scene;
    const struct seat seat = hidden_seat(
        scene, desk->side, hidden_view(scene, desk->side), desk->step->id);
    struct choices choices = {.arena = scene->arena, .most = MOST_CHOICES};
    struct names used = {NULL, 0};

    if (kind->choices)
        kind->choices(&seat, &choices);
    for (int i = 0; i < TRIES && choices.count > 0; i++) {
        const void *details =
            choices.items[among(desk->chance, choices.count)].details;
        const struct order order = {.kind = kind, .details = details};
        const char *subject = order_subject(scene->arena, &order);

        if (subject && names_contain(&used, subject))
            continue;
        if (subject)
            names_add(scene->arena, &used, subject);
        scene_order(scene, desk->side, desk->step->id, kind, details);
    }
}

static void fill(struct scene *scene, const struct step *step, uint64_t *chance)
{
    for (int side = 0; step->ask && side < SIDE_COUNT; side++) {
        const struct desk desk = {scene, (enum side)side, step, chance};
        const struct order_kind *const *kind = step->orders;

        if (step->may_order &&
            !step->may_order(scene->game, con_side_id(desk.side)))
            continue;
        scene_section(scene, desk.side, step->id);
        for (; kind && *kind; kind++)
            order_some(&desk, *kind);
    }
}

static bool another_exchange(const char *step, const char *at)
{
    static const char *const first[] = {"II.a", "II.b", "III.c"};

    for (size_t i = 0; i < LENGTH(first); i++)
        if (strcmp(step, first[i]) == 0 && strcmp(at, first[i]) != 0)
            return true;
    return false;
}

void hidden_exchange(struct scene *scene, const char **at, uint64_t *chance)
{
    const struct dice_source source = {block, chance};
    const struct step *step = sequence_find(con_sequence, *at);

    scene->play.section_count = 0;
    memset(scene->sections, 0, sizeof(scene->sections));
    among(chance, 6);
    scene->play.dice = dice_new(scene->arena, &source);
    journal_init(&scene->journal, scene->arena);
    for (; step->id && !another_exchange(step->id, *at); step++)
        fill(scene, step, chance);
    *at = scene_play(scene, *at);
}

/* ---- names --------------------------------------------------------------- */

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' ||
           (c >= '0' && c <= '9');
}

static bool has_word(const char *text, const char *word)
{
    size_t length = strlen(word);

    for (const char *at = strstr(text, word); at; at = strstr(at + 1, word))
        if ((at == text || !is_letter(at[-1])) && !is_letter(at[length]))
            return true;
    return false;
}

/* "Reserve Artillery" is the name of somebody on the other side, too. */
static bool is_common(const struct module *module, enum side side,
                      const char *name)
{
    for (size_t i = 0; i < module->units_count; i++)
        if (module->units[i].side != side &&
            has_word(module->units[i].name, name))
            return true;
    return false;
}

bool hidden_names(struct scene *scene, enum side side, const char *text)
{
    const struct module *module = &scene->module;

    for (size_t i = 0; i < module->units_count; i++)
        if (module->units[i].side == side &&
            (has_word(text, module->units[i].id) ||
             (has_word(text, module->units[i].name) &&
              !is_common(module, side, module->units[i].name))))
            return true;
    for (size_t i = 0; i < module->leaders_count; i++)
        if (module->leaders[i].side == side &&
            (has_word(text, module->leaders[i].id) ||
             has_word(text, module->leaders[i].name)))
            return true;
    return false;
}
