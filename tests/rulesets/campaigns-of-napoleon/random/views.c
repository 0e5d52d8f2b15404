/* What a side may see in a closed book: it is all that its player goes by. */
#include "core/arena.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "tests/rulesets/campaigns-of-napoleon/random/random.h"

static void own_units_are_whole(const struct match *match, enum side side)
{
    const struct game *truth = match->turn.play;
    const struct game *view = match->views[side].play;
    const struct module *module = match->world->module.data;

    for (size_t i = 0; i < truth->units_count; i++) {
        const struct unit *is = &truth->units[i];
        const struct unit *seen = &view->units[i];

        if (module->units[i].side != side)
            MUST(match, seen->state == UNSEEN && !seen->hex && !seen->sp,
                 "the enemy sees %s", seen->id);
        else
            MUST(match,
                 is->hex == seen->hex && is->sp == seen->sp &&
                     is->state == seen->state,
                 "%s is not seen by his own", seen->id);
    }
}

/* Somebody stands where somebody is seen, and nowhere else. */
static void sightings_are_true(const struct match *match, enum side side)
{
    const struct game *view = match->views[side].play;
    const struct module *module = match->world->module.data;
    const struct board board = match_board(match, match->turn.play);
    size_t found = 0;

    for (size_t i = 0; i < view->sightings_count; i++) {
        const struct sighting *one = &view->sightings[i];

        MUST(match, con_stands(&board, con_enemy(side), one->hex),
             "nobody is at %04d, where the %s see somebody", one->hex,
             con_side_id(side));
        MUST(match,
             one->nature != OUTPOSTS ||
                 con_vedette_only(&board, con_enemy(side), one->hex),
             "at %04d are more than outposts", one->hex);
    }
    for (size_t i = 0; i < module->map.hex_count; i++)
        found += con_stands(&board, con_enemy(side), module->map.hexes[i].hex);
    MUST(match, found == view->sightings_count, "%zu stacks, and %zu are seen",
         found, view->sightings_count);
}

static void look(struct match *match, enum side side)
{
    const struct module *module = match->world->module.data;
    struct picture picture = {.arena = match->arena};
    struct turn view = match->turn;
    struct bytes bytes;

    view.play = con_see(match->turn.play, module, NULL, con_side_id(side),
                        match->arena);
    view.dropped_count = 0;
    bytes = turn_bytes(&view, match->arena);
    turn_from(&match->views[side], match, &bytes, match->arena);
    con_draw(match->views[side].play, module, con_side_id(side), &picture);
    own_units_are_whole(match, side);
    sightings_are_true(match, side);
}

void match_look(struct match *match)
{
    for (enum side side = FRENCH; match->closed && side < SIDE_COUNT; side++)
        look(match, side);
}
