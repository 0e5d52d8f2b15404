/* How a game begins, and what is made of one that was read. */
#include "rulesets/armee-du-nord/board/board.h"

void adn_stack(struct game *game, const struct module *module,
               struct arena *arena)
{
    foreach (struct unit, unit, game->units) {
        unit->card = adn_unit_card(module, unit->id);
        unit->name = unit->card->name;
        unit->army = unit->card->army;
        unit->class = unit->card->arm; /* of a picquet that of infantry */
        unit->side = adn_camp(unit->army);
        unit->corps = &game->corps[unit->card->corps - module->corps];
        unit->left_wing = unit->card->left_wing || unit->card->corps->left_wing;
    }
    foreach (struct leader, leader, game->leaders) {
        leader->card = adn_leader_card(module, leader->id);
        leader->name = leader->card->name;
        leader->army = leader->card->army;
        leader->class = LEADER_CLASS;
        leader->side = adn_camp(leader->army);
        leader->corps = leader->card->corps
                            ? &game->corps[leader->card->corps - module->corps]
                            : NULL;
        leader->left_wing =
            leader->card->ney ||
            (leader->card->corps && leader->card->corps->left_wing);
    }
    foreach (struct corps, corps, game->corps)
        corps->card = adn_corps_card(module, corps->id);
    for (size_t i = 0; i < game->couriers_count; i++)
        game->couriers[i].card = &module->couriers[i];
    game->stacks = stacks_new(arena);
    STACKS_ADD(game->stacks, game->units, game->units_count);
    STACKS_ADD(game->stacks, game->leaders, game->leaders_count);
    adn_spread(game, arena);
}

/* A piece that begins in that hex. */
static void begin_at(const struct module *module, struct counter *one,
                     const char *id, int hex)
{
    one->id = id;
    one->hex = hex;
    one->state = hex == 0 ? WAITS : adn_box(module, hex) ? IN_BOX : ON_MAP;
}

static void add_units(struct game *game, const struct module *module,
                      struct arena *arena)
{
    foreach (struct unit_card, card, module->units) {
        struct unit *unit = LIST_ADD(arena, game->units, game->units_count);

        begin_at(module, &unit->counter, card->id, card->start);
        unit->increments = card->increments;
        unit->asleep = module->campaign && !card->corps->active;
    }
}

static void add_leaders(struct game *game, const struct module *module,
                        struct arena *arena)
{
    foreach (struct leader_card, card, module->leaders) {
        struct leader *leader =
            LIST_ADD(arena, game->leaders, game->leaders_count);

        begin_at(module, &leader->counter, card->id, card->start);
        leader->asleep = module->campaign &&
                         !(card->corps ? card->corps->active
                                       : module->armies[card->army].active);
    }
}

/* [base control] who stands in a place of victory holds it */
static void hold_places(struct game *game, const struct module *module,
                        struct arena *arena)
{
    foreach (struct victory_card, card, module->victory) {
        const struct piece *top = stack_top(game->stacks, card->hex);
        struct held *held;

        if (card->event != FOR_CONTROL || !top)
            continue;
        held = LIST_ADD(arena, game->held, game->held_count);
        held->hex = card->hex;
        held->camp = top->side;
    }
}

/* [base scenario] the state of turn 0 */
struct game *adn_begin(const struct module *module,
                       const struct options *options, struct arena *arena)
{
    struct game *game = ARENA_NEW(arena, struct game);

    (void)options;
    adn_begin_turn(game, module, module->first_turn);
    game->setting_up = module->campaign;
    for (int i = 0; i < ARMIES; i++) {
        struct army *army = LIST_ADD(arena, game->armies, game->armies_count);
        army->id = module->armies[i].id;
    }
    foreach (struct corps_card, card, module->corps) {
        struct corps *corps = LIST_ADD(arena, game->corps, game->corps_count);

        corps->id = card->id;
        corps->marker = card->marker;
        corps->asleep = module->campaign && !card->active;
    }
    add_units(game, module, arena);
    add_leaders(game, module, arena);
    foreach (struct courier_card, card, module->couriers) {
        struct courier *courier =
            LIST_ADD(arena, game->couriers, game->couriers_count);

        courier->id = card->id;
    }
    adn_stack(game, module, arena);
    hold_places(game, module, arena);
    return game;
}

/* [base scenario] each piece of the module stands in the game, once and in the
 * module's order: dice and ties hang on it. */
static bool all_there(const struct game *game, const struct module *module,
                      const struct place *place, struct report *report)
{
    bool same = game->armies_count == ARMIES;

#define SAME(list)                                                             \
    same = same && game->list##_count == module->list##_count;                 \
    for (size_t i = 0; same && i < module->list##_count; i++)                  \
    same = same_name(game->list[i].id, module->list[i].id)
    SAME(units);
    SAME(leaders);
    SAME(corps);
    SAME(couriers);
    SAME(armies);
#undef SAME
    return same ||
           refuse(report, place, BASE(scenario),
                  "armies, corps and pieces are not the module's, in order");
}

/* Who is on the map has a hex, who is in a box one of it, and nobody else. */
static bool hexes_fit(const struct game *game, const struct module *module,
                      struct report *report)
{
    bool good = true;

    foreach_counter (one, game) {
        const struct box_card *box = adn_box(module, one->hex);
        bool there = one->state == ON_MAP || one->state == IN_BOX;

        if (there != (one->hex != 0))
            good = refuse(report, &one->place, BASE(scenario),
                          "'%s' has a hex if, and only if, %s is on the map",
                          one->id, one->list == UNIT_LIST ? "it" : "he");
        else if ((one->state == IN_BOX) != (box != NULL))
            good = refuse(report, &one->place, BASE(tracks),
                          "%04d is %s, and the state of '%s' is another",
                          one->hex, box ? "a box" : "no box", one->id);
    }
    return good;
}

/* [base couriers] who is under way is somewhere, and rides to a box */
static bool couriers_fit(const struct game *game, const struct module *module,
                         struct report *report)
{
    bool good = true;

    foreach (struct courier, courier, game->couriers) {
        bool under_way = courier->state == RIDES || courier->state == ARRIVED;

        if (under_way != (courier->hex != 0) ||
            (courier->to && !adn_box(module, courier->to)))
            good = refuse(report, &courier->place, BASE(couriers),
                          "'%s' has a hex while he is under way, to a box",
                          courier->id);
    }
    return good;
}

bool adn_open_game(struct game *game, const struct module *module,
                   struct arena *arena, const char *file, struct report *report)
{
    const struct place place = {file, 0};

    if (!all_there(game, module, &place, report) ||
        !hexes_fit(game, module, report) || !couriers_fit(game, module, report))
        return false;
    if (game->setting_up && !module->campaign)
        return refuse(report, &game->place, BASE(scenario),
                      "a battle has no set-up");
    adn_stack(game, module, arena);
    return adn_turn(module, game->turn) ||
           refuse(report, &game->place, BASE(sequence),
                  "the calendar has no turn %d", game->turn);
}

struct game *adn_copy(const struct board *board)
{
    struct game *copy =
        record_copy(board->arena, &adn_game_record, board->game);

    adn_stack(copy, board->module, board->arena);
    copy->bombarded = copy->attacked = copy->thrown = (struct hexes){0};
    return copy;
}

const char *adn_when(const struct game *game, const struct module *module,
                     struct arena *arena)
{
    static const char *const kinds[] = {"", ", night", ", rain"};
    const struct turn_card *turn = adn_turn(module, game->turn);

    return arena_text(arena, "turn %d, %s, %d to %d hours%s%s", game->turn,
                      turn->date, turn->from, turn->to, kinds[turn->kind],
                      turn->soil == MUD ? ", mud" : "");
}

/* [base sequence] a night turn is one exchange */
void adn_begin_turn(struct game *game, const struct module *module, int turn)
{
    const struct turn_card *card = adn_turn(module, turn);

    game->turn = turn;
    game->joint = card && card->kind == NIGHT;
}

/* [base sequence] what ends with a phase or a player turn */
void adn_begin_player_turn(struct game *game, int army)
{
    foreach_counter (one, game) {
        one->leave = OUT_OF_COMMAND;
        one->moved = one->tracked = false;
        one->spare = 0;
    }
    foreach (struct unit, unit, game->units) {
        unit->column = unit->charged = unit->advanced = false;
        unit->attacked = unit->fired = unit->shaken = false;
        unit->broke_through = unit->free = unit->unsure = false;
        unit->followed = unit->distant = unit->bound = unit->goes_back = false;
        unit->spent = 0;
        unit->charges = (struct hexes){0};
    }
    foreach (struct leader, leader, game->leaders) {
        leader->mode = MODE_CORPS;
        leader->tactical = (struct names){0};
        leader->disposition = FREE;
        leader->asked = leader->refused = false;
    }
    foreach (struct corps, corps, game->corps)
        corps->held = false;
    game->bombarded = game->attacked = game->thrown = (struct hexes){0};
    game->settled = game->marched = false;
    game->army = army;
}
