/* The pieces of a small scene. */
#include "rulesets/campaigns-of-napoleon/odds/scene.h"

#include <string.h>

enum { MOST_SP = 200, MOST_INITIATIVE = 9, MOST_SPAN = 99 };

/* Nobody stands where the enemy stands. */
static bool may_stand(const struct con_scene_setup *setup, int hex)
{
    return con_scene_hex_is(setup, hex) &&
           (!con_stands(&setup->board, con_enemy(setup->party.side), hex) ||
            FAULT(FILE_RULE(bad_value), "the enemy stands in %04d", hex));
}

/* Numbers beyond any counter would only be counted down one by one. */
static bool is_sensible(const struct con_scene_setup *setup, const char *what,
                        int number, int most)
{
    return number <= most ||
           FAULT(FILE_RULE(bad_value), "%s of %d is more than %d", what, number,
                 most);
}

/* [base stacking] a combat finds no more in a hex */
static bool has_room(const struct con_scene_setup *setup, int hex)
{
    int sp = con_stack_sp(&setup->board, setup->party.side, hex);
    int most = setup->module->stacking_sp;

    return sp <= most ||
           FAULT(BASE(stacking), "with it %04d holds %d SP, more than %d", hex,
                 sp, most);
}

static void add_leader(struct con_scene_setup *setup,
                       const struct leader_card *card, int hex)
{
    struct module *module = setup->module;
    struct game *game = setup->board.game;
    struct leader *leader =
        LIST_ADD(setup->arena, game->leaders, game->leaders_count);

    *(struct leader_card *)LIST_ADD(setup->arena, module->leaders,
                                    module->leaders_count) = *card;
    leader->id = card->id;
    leader->hex = hex;
    con_make_stacks(game, module, setup->arena);
}

static struct unit *add_unit(struct con_scene_setup *setup,
                             const struct unit_card *card, int hex)
{
    struct module *module = setup->module;
    struct game *game = setup->board.game;
    struct unit *unit = LIST_ADD(setup->arena, game->units, game->units_count);

    *(struct unit_card *)LIST_ADD(setup->arena, module->units,
                                  module->units_count) = *card;
    unit->id = card->id;
    unit->hex = hex;
    unit->sp = card->sp;
    unit->art = card->art;
    con_make_stacks(game, module, setup->arena);
    return unit;
}

static bool is_new(const struct con_scene_setup *setup, const char *id)
{
    return (!con_unit(&setup->board, id) && !con_leader(&setup->board, id)) ||
           FAULT(FILE_RULE(duplicate), "'%s' stands there already", id);
}

/* He, or his leader, is of the side that he stands for. */
static bool is_of(const struct con_scene_setup *setup, const char *id,
                  enum side his)
{
    return his == setup->party.side ||
           FAULT(FILE_RULE(bad_value), "'%s' is of the other side", id);
}

/* Numbers are for those whom the module does not know. */
static bool has_numbers(const struct scene_leader *leader)
{
    return leader->name || leader->rank != OF_CORPS || leader->initiative ||
           leader->span || leader->star || leader->superior;
}

static struct leader_card card_of(const struct con_scene_setup *setup,
                                  const struct scene_leader *leader)
{
    static const enum rank ranks[] = {
        [OF_CORPS] = CORPS_LEADER,
        [OF_DIVISION] = MAJOR_GENERAL,
        [OF_CAVALRY] = CAVALRY_MAJOR_GENERAL,
        [OF_ARMY] = COMMANDER,
        [A_MARSHAL] = MARSHAL,
    };

    return (struct leader_card){
        .id = leader->id,
        .side = setup->party.side,
        .army = setup->party.army,
        .name = leader->name ? leader->name : leader->id,
        .rank = ranks[leader->rank],
        .span = leader->span ? leader->span : 9,
        .initiative = leader->initiative ? leader->initiative : 3,
        .star = leader->star,
        .command_value = 2,
        .superior = leader->superior,
        .provenance = "scene",
        .at = leader->at,
    };
}

static bool put_leader(struct con_scene_setup *setup,
                       const struct scene_leader *leader)
{
    const struct leader_card *known =
        FIND_NAMED(const struct leader_card, setup->from->leaders,
                   setup->from->leaders_count, id, leader->id);
    const struct leader_card made = card_of(setup, leader);

    setup->at = &leader->at;
    if (!may_stand(setup, leader->hex) || !is_new(setup, leader->id) ||
        !is_sensible(setup, "an initiative", leader->initiative,
                     MOST_INITIATIVE) ||
        !is_sensible(setup, "a span", leader->span, MOST_SPAN))
        return false;
    if (known && has_numbers(leader))
        return FAULT(FILE_RULE(bad_value),
                     "'%s' is a leader of the module, whose numbers stand",
                     leader->id);
    if (known && !is_of(setup, known->id, known->side))
        return false;
    add_leader(setup, known ? known : &made, leader->hex);
    return true;
}

static bool leads(const struct con_scene_setup *setup, const char *id)
{
    const struct leader *leader = con_leader(&setup->board, id);

    if (id && !leader)
        return FAULT(FILE_RULE(unknown_reference),
                     "no leader '%s' stands there", id);
    return !id || is_of(setup, id, leader->card->side);
}

static bool put_unit(struct con_scene_setup *setup,
                     const struct scene_unit *unit)
{
    const struct unit_card *card =
        FIND_NAMED(const struct unit_card, setup->from->units,
                   setup->from->units_count, id, unit->id);
    struct unit *put;

    setup->at = &unit->at;
    if (!card)
        return FAULT(FILE_RULE(unknown_reference),
                     "the module has no unit '%s'", unit->id);
    if (!may_stand(setup, unit->hex) || !is_new(setup, unit->id) ||
        !leads(setup, unit->leader) ||
        !is_sensible(setup, "a strength", unit->sp, MOST_SP) ||
        !is_sensible(setup, "a strength", unit->art, MOST_SP) ||
        !is_of(setup, card->id, card->side))
        return false;
    put = add_unit(setup, card, unit->hex);
    put->leader = unit->leader ? unit->leader : card->leader;
    put->demoralized = unit->demoralized;
    if (unit->sp + unit->art > 0) {
        put->sp = unit->sp;
        put->art = unit->art;
    }
    return has_room(setup, unit->hex);
}

/* One unit of the troops: an arm, its strength, and what it weighs. */
struct body {
    const char *name; /* behind the id, or NULL */
    enum arm arm;
    int sp, art;
    int subordination; /* halves */
};

static bool put_body(struct con_scene_setup *setup,
                     const struct scene_troops *troops, const struct body *body)
{
    const char *id =
        body->name ? arena_text(setup->arena, "%s-%s", troops->id, body->name)
                   : troops->id;
    const struct unit_card card = {
        .id = id,
        .side = setup->party.side,
        .army = setup->party.army,
        .nation = setup->party.army,
        .name = id,
        .arm = body->arm,
        .guard = troops->guard,
        .weight = body->arm != CAVALRY            ? WEIGHT_NONE
                  : troops->weight == WEIGHT_NONE ? MEDIUM
                                                  : troops->weight,
        .sp = body->sp,
        .art = body->art,
        .mp = body->arm == CAVALRY ? 7 : 5,
        .subordination = body->subordination,
        .provenance = "scene",
        .at = troops->at,
    };
    struct unit *unit;

    if (!is_new(setup, id))
        return false;
    unit = add_unit(setup, &card, troops->hex);
    unit->leader = troops->leader;
    unit->demoralized = troops->demoralized;
    return has_room(setup, troops->hex);
}

/* The infantry is split as evenly as it goes, and the first unit has the
 * guns. */
static bool put_infantry(struct con_scene_setup *setup,
                         const struct scene_troops *troops)
{
    int units = troops->units > 1 ? troops->units : 1;
    bool good =
        is_sensible(setup, "a number of units", units, troops->infantry);

    for (int i = 0; good && i < units; i++) {
        const struct body body = {
            .name = units > 1 ? arena_text(setup->arena, "%d", i + 1) : NULL,
            .arm = INFANTRY,
            .sp = troops->infantry / units + (i < troops->infantry % units),
            .art = i == 0 ? troops->artillery : 0,
            .subordination = 2,
        };

        good = put_body(setup, troops, &body);
    }
    return good;
}

/* Horse beside a single unit of foot is the horse of a division. */
static bool put_cavalry(struct con_scene_setup *setup,
                        const struct scene_troops *troops)
{
    const struct body body = {
        .name = troops->infantry > 0 ? "horse" : NULL,
        .arm = CAVALRY,
        .sp = troops->cavalry,
        .art = troops->infantry > 0 ? 0 : troops->artillery,
        .subordination = troops->infantry > 0 && troops->units <= 1 ? 1 : 2,
    };

    return put_body(setup, troops, &body);
}

static bool has_strength(const struct con_scene_setup *setup,
                         const struct scene_troops *troops)
{
    if (troops->infantry + troops->cavalry + troops->artillery == 0)
        return FAULT(FILE_RULE(bad_value), "'%s' has no strength", troops->id);
    return is_sensible(setup, "a strength", troops->infantry, MOST_SP) &&
           is_sensible(setup, "a strength", troops->cavalry, MOST_SP) &&
           is_sensible(setup, "a strength", troops->artillery, MOST_SP);
}

static bool put_troops(struct con_scene_setup *setup,
                       const struct scene_troops *troops)
{
    const struct body guns = {
        .arm = ARTILLERY, .art = troops->artillery, .subordination = 1};

    setup->at = &troops->at;
    if (!may_stand(setup, troops->hex) || !leads(setup, troops->leader) ||
        !has_strength(setup, troops))
        return false;
    if (troops->infantry > 0 && !put_infantry(setup, troops))
        return false;
    if (troops->cavalry > 0 && !put_cavalry(setup, troops))
        return false;
    return troops->infantry + troops->cavalry > 0 ||
           put_body(setup, troops, &guns);
}

static const char *army_of(const struct con_scene_setup *setup,
                           const struct scene_party *party)
{
    foreach (const struct army_card, card, setup->module->armies)
        if (card->side == party->side &&
            (!party->army || strcmp(card->id, party->army) == 0))
            return card->id;
    return NULL;
}

bool con_put_party(struct con_scene_setup *setup,
                   const struct scene_party *given)
{
    bool good = true;

    setup->at = &given->at;
    setup->party = *given;
    setup->party.army = army_of(setup, given);
    if (!setup->party.army)
        return FAULT(FILE_RULE(unknown_reference),
                     "the %s side has no army '%s'", con_side_id(given->side),
                     given->army);
    foreach (struct scene_leader, leader, given->leaders)
        good &= put_leader(setup, leader);
    foreach (struct scene_unit, unit, given->units)
        good &= put_unit(setup, unit);
    foreach (struct scene_troops, troops, given->troops)
        good &= put_troops(setup, troops);
    return good;
}

bool con_scene_hex_is(const struct con_scene_setup *setup, int hex)
{
    return con_on_map(&setup->board, hex) ||
           FAULT(FILE_RULE(unknown_reference),
                 "there is no hex %04d on the map", hex);
}
