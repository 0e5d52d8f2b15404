/* Whole campaigns by players who order at random what they are offered. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

enum { MOST_EXCHANGES = 100, MOST_CHOICES = 3000, TRIES = 24 };

/* ---- chance -------------------------------------------------------------- */

static uint64_t mixed(uint64_t state)
{
    state ^= state >> 33;
    state *= 0xff51afd7ed558ccdULL;
    state ^= state >> 33;
    return state * 0xc4ceb9fe1a85ec53ULL;
}

static unsigned chance(uint64_t *state, size_t among)
{
    *state = mixed(*state + 0x9e3779b97f4a7c15ULL);
    return (unsigned)((*state >> 20) % among);
}

static void random_block(const void *context, const char *label, unsigned block,
                         uint8_t out[32])
{
    uint64_t state = *(const uint64_t *)context + block;

    for (; *label; label++)
        state = mixed(state + (unsigned char)*label);
    for (int i = 0; i < 32; i++) {
        state = mixed(state + 1);
        out[i] = (uint8_t)(state >> 24);
    }
}

/* ---- orders -------------------------------------------------------------- */

struct player {
    struct scene *scene;
    enum side side;
    const struct step *step;
    uint64_t *state;
};

static struct seat seat_of(const struct player *player)
{
    struct scene *scene = player->scene;
    const struct seat seat = {.game = scene->game,
                              .module = &scene->module,
                              .options = &scene->options,
                              .side = con_side_id(player->side),
                              .step = player->step->id,
                              .certain = true,
                              .standing = &scene->standing[player->side],
                              .arena = scene->arena};

    return seat;
}

/* Every offer passes its own check, and one a piece is taken. */
static void order_some(const struct player *player,
                       const struct order_kind *kind)
{
    const struct seat seat = seat_of(player);
    struct choices choices = {.arena = player->scene->arena,
                              .most = MOST_CHOICES};
    struct names used = {NULL, 0};

    if (kind->choices)
        kind->choices(&seat, &choices);
    for (int i = 0; i < TRIES && choices.count > 0; i++) {
        const void *details =
            choices.items[chance(player->state, choices.count)].details;
        const struct order order = {.kind = kind, .details = details};
        const char *subject = order_subject(player->scene->arena, &order);

        assert_true(
            order_check(&seat, &order, report_new(player->scene->arena)));
        if (subject && names_contain(&used, subject))
            continue;
        if (subject)
            names_add(player->scene->arena, &used, subject);
        scene_order(player->scene, player->side, player->step->id, kind,
                    details);
    }
}

static void fill_section(const struct player *player)
{
    const struct order_kind *const *kind = player->step->orders;

    scene_section(player->scene, player->side, player->step->id);
    for (; kind && *kind; kind++)
        order_some(player, *kind);
}

/* The step that is asked, and later ones that its exchange may reach. */
static void answer(struct scene *scene, const char *at, uint64_t *state)
{
    const struct step *step = sequence_find(con_sequence, at);

    for (; step->id; step++) {
        if (strcmp(step->id, "II.a") == 0 && strcmp(at, "II.a") != 0)
            return;
        if (strcmp(step->id, "II.b") == 0 && strcmp(at, "II.b") != 0)
            return;
        if (strcmp(step->id, "III.c") == 0 && strcmp(at, "III.c") != 0)
            return;
        for (int side = 0; step->ask && side < SIDE_COUNT; side++) {
            const struct player player = {scene, (enum side)side, step, state};

            if (!step->may_order ||
                step->may_order(scene->game, con_side_id(player.side)))
                fill_section(&player);
        }
    }
}

/* ---- what must always hold ----------------------------------------------- */

/* Two vedettes hold a point of their unit. Those out at the start were never
 * part of it, and give back nothing to a unit at full strength: so much may be
 * missing. */
static int held_at_start(const struct scene *scene, const char *army)
{
    int held = 0;

    for (size_t i = 0; i < scene->module.vedettes_count; i++)
        held += strcmp(scene->module.vedettes[i].army, army) == 0;
    return held;
}

static void strength_is_conserved(const struct scene *scene)
{
    const struct game *game = scene->game;

    for (size_t i = 0; i < game->armies_count; i++) {
        const struct army *army = &game->armies[i];
        int held = held_at_start(scene, army->id);
        int there = army->lost_sp;

        for (size_t j = 0; j < game->units_count; j++)
            if (game->units[j].state != ENTERING &&
                strcmp(scene->module.units[j].army, army->id) == 0)
                there += game->units[j].sp + game->units[j].art +
                         (game->units[j].vedettes_out + 1) / 2;
        assert_true(there >= army->start_sp + army->arrived_sp);
        assert_true(there <= army->start_sp + army->arrived_sp + held);
    }
}

static void sides_stand_apart(const struct scene *scene)
{
    const struct game *game = scene->game;

    for (size_t i = 0; i < game->units_count; i++) {
        const struct unit *unit = &game->units[i];
        enum side side = scene->module.units[i].side;

        assert_true(unit->sp >= 0 && unit->art >= 0);
        if (unit->state != ON_MAP)
            continue;
        assert_true(con_on_map(&scene->board, unit->hex));
        assert_false(con_troops(&scene->board, con_enemy(side), unit->hex));
    }
}

static void one_exchange(struct scene *scene, const char **at, uint64_t *state)
{
    const struct dice_source source = {random_block, state};

    scene->play.section_count = 0;
    memset(scene->sections, 0, sizeof(scene->sections));
    chance(state, 6);
    scene->play.dice = dice_new(scene->arena, &source);
    journal_init(&scene->journal, scene->arena);
    answer(scene, *at, state);
    *at = scene_play(scene, *at);
    sides_stand_apart(scene);
    strength_is_conserved(scene);
}

static const struct seed_row {
    const char *name;
    uint64_t seed;
} seed_rows[] = {
    {"campaign of random players, seed 1", 1},
};

static void a_campaign_comes_to_its_end(void **state)
{
    const struct seed_row *row = *state;
    struct scene *scene = scene_of_waterloo();
    uint64_t chances = mixed(row->seed);
    const char *at = "W";

    for (int i = 0; i < MOST_EXCHANGES && !scene->play.over; i++)
        one_exchange(scene, &at, &chances);
    assert_true(scene->play.over);
    assert_int_not_equal(scene->game->verdict, UNDECIDED);
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(seed_rows, a_campaign_comes_to_its_end)};

    return run_tables(tables, LENGTH(tables));
}
