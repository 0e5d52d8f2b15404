/* The pieces of a small scene. */
#include "rulesets/campaigns-of-napoleon/odds/scene.h"

#include <string.h>

enum { MOST_SP = 200, MOST_INITIATIVE = 9, MOST_SPAN = 99 };

/* Nobody stands where the enemy stands. */
static bool may_stand(const struct con_scene_setup *setup,
                      const struct place *at, int hex, enum side side)
{
    return con_scene_hex_is(setup, at, hex) &&
           (!con_stands(&setup->board, con_enemy(side), hex) ||
            FAULT(at, FILE_RULE(bad_value), "the enemy stands in %04d", hex));
}

/* Numbers beyond any counter would only be counted down one by one. */
static bool is_sensible(const struct con_scene_setup *setup,
                        const struct place *at, const char *what, int number,
                        int most)
{
    return number <= most ||
           FAULT(at, FILE_RULE(bad_value), "%s of %d is more than %d", what,
                 number, most);
}

/* [base stacking] a combat finds no more in a hex */
static bool has_room(const struct con_scene_setup *setup,
                     const struct place *at, int hex, enum side side)
{
    int sp = con_stack_sp(&setup->board, side, hex);
    int most = setup->module->stacking_sp;

    return sp <= most ||
           FAULT(at, BASE(stacking), "with it %04d holds %d SP, more than %d",
                 hex, sp, most);
}

static struct leader_card *add_leader(struct con_scene_setup *setup,
                                      const struct leader_card *card, int hex)
{
    struct module *module = setup->module;
    struct game *game = setup->game;
    struct leader *leader =
        LIST_ADD(setup->arena, game->leaders, game->leaders_count);
    struct leader_card *added =
        LIST_ADD(setup->arena, module->leaders, module->leaders_count);

    *added = *card;
    leader->id = card->id;
    leader->hex = hex;
    con_make_stacks(game, module, setup->arena);
    return added;
}

static struct unit *add_unit(struct con_scene_setup *setup,
                             const struct unit_card *card, int hex)
{
    struct module *module = setup->module;
    struct game *game = setup->game;
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

static bool is_new(const struct con_scene_setup *setup, const struct place *at,
                   const char *id)
{
    return (!con_unit(&setup->board, id) && !con_leader(&setup->board, id)) ||
           FAULT(at, FILE_RULE(duplicate), "'%s' stands there already", id);
}

/* He, or his leader, is of the side that he stands for. */
static bool is_of(const struct con_scene_setup *setup, const struct place *at,
                  const char *id, enum side his, enum side side)
{
    return his == side ||
           FAULT(at, FILE_RULE(bad_value), "'%s' is of the other side", id);
}

/* Numbers are for those whom the module does not know. */
static bool has_numbers(const struct scene_leader *leader)
{
    return leader->name || leader->rank != OF_CORPS || leader->initiative ||
           leader->span || leader->star || leader->superior;
}

static struct leader_card card_of(const struct scene_leader *leader,
                                  const struct scene_party *party)
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
        .side = party->side,
        .army = party->army,
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
                       const struct scene_leader *leader,
                       const struct scene_party *party)
{
    const struct leader_card *known =
        FIND_NAMED(const struct leader_card, setup->from->leaders,
                   setup->from->leaders_count, id, leader->id);
    const struct leader_card made = card_of(leader, party);

    if (!may_stand(setup, &leader->at, leader->hex, party->side) ||
        !is_new(setup, &leader->at, leader->id) ||
        !is_sensible(setup, &leader->at, "an initiative", leader->initiative,
                     MOST_INITIATIVE) ||
        !is_sensible(setup, &leader->at, "a span", leader->span, MOST_SPAN))
        return false;
    if (known && has_numbers(leader))
        return FAULT(&leader->at, FILE_RULE(bad_value),
                     "'%s' is a leader of the module, whose numbers stand",
                     leader->id);
    if (known &&
        !is_of(setup, &leader->at, known->id, known->side, party->side))
        return false;
    add_leader(setup, known ? known : &made, leader->hex);
    return true;
}

static bool leads(const struct con_scene_setup *setup, const struct place *at,
                  const char *id, enum side side)
{
    const struct leader *leader = con_leader(&setup->board, id);

    if (id && !leader)
        return FAULT(at, FILE_RULE(unknown_reference),
                     "no leader '%s' stands there", id);
    return !id || is_of(setup, at, id, leader->card->side, side);
}

static bool put_unit(struct con_scene_setup *setup,
                     const struct scene_unit *unit,
                     const struct scene_party *party)
{
    const struct unit_card *card =
        FIND_NAMED(const struct unit_card, setup->from->units,
                   setup->from->units_count, id, unit->id);
    struct unit *put;

    if (!card)
        return FAULT(&unit->at, FILE_RULE(unknown_reference),
                     "the module has no unit '%s'", unit->id);
    if (!may_stand(setup, &unit->at, unit->hex, party->side) ||
        !is_new(setup, &unit->at, unit->id) ||
        !leads(setup, &unit->at, unit->leader, party->side) ||
        !is_sensible(setup, &unit->at, "a strength", unit->sp, MOST_SP) ||
        !is_sensible(setup, &unit->at, "a strength", unit->art, MOST_SP) ||
        !is_of(setup, &unit->at, card->id, card->side, party->side))
        return false;
    put = add_unit(setup, card, unit->hex);
    put->leader = unit->leader ? unit->leader : card->leader;
    put->demoralized = unit->demoralized;
    if (unit->sp + unit->art > 0) {
        put->sp = unit->sp;
        put->art = unit->art;
    }
    return has_room(setup, &unit->at, unit->hex, party->side);
}

/* One unit of the troops: an arm, its strength, and what it weighs. */
struct body {
    const char *name; /* behind the id, or NULL */
    enum arm arm;
    int sp, art;
    int subordination; /* halves */
};

static bool put_body(struct con_scene_setup *setup,
                     const struct scene_troops *troops,
                     const struct scene_party *party, const struct body *body)
{
    const char *id =
        body->name ? arena_text(setup->arena, "%s-%s", troops->id, body->name)
                   : troops->id;
    const struct unit_card card = {
        .id = id,
        .side = party->side,
        .army = party->army,
        .nation = party->army,
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

    if (!is_new(setup, &troops->at, id))
        return false;
    unit = add_unit(setup, &card, troops->hex);
    unit->leader = troops->leader;
    unit->demoralized = troops->demoralized;
    return has_room(setup, &troops->at, troops->hex, party->side);
}

/* The infantry is split as evenly as it goes, and the first unit has the
 * guns. */
static bool put_infantry(struct con_scene_setup *setup,
                         const struct scene_troops *troops,
                         const struct scene_party *party)
{
    int units = troops->units > 1 ? troops->units : 1;
    bool good = is_sensible(setup, &troops->at, "a number of units", units,
                            troops->infantry);

    for (int i = 0; good && i < units; i++) {
        const struct body body = {
            .name = units > 1 ? arena_text(setup->arena, "%d", i + 1) : NULL,
            .arm = INFANTRY,
            .sp = troops->infantry / units + (i < troops->infantry % units),
            .art = i == 0 ? troops->artillery : 0,
            .subordination = 2,
        };

        good = put_body(setup, troops, party, &body);
    }
    return good;
}

/* Horse beside a single unit of foot is the horse of a division. */
static bool put_cavalry(struct con_scene_setup *setup,
                        const struct scene_troops *troops,
                        const struct scene_party *party)
{
    const struct body body = {
        .name = troops->infantry > 0 ? "horse" : NULL,
        .arm = CAVALRY,
        .sp = troops->cavalry,
        .art = troops->infantry > 0 ? 0 : troops->artillery,
        .subordination = troops->infantry > 0 && troops->units <= 1 ? 1 : 2,
    };

    return put_body(setup, troops, party, &body);
}

static bool has_strength(const struct con_scene_setup *setup,
                         const struct scene_troops *troops)
{
    const struct place *at = &troops->at;

    if (troops->infantry + troops->cavalry + troops->artillery == 0)
        return FAULT(at, FILE_RULE(bad_value), "'%s' has no strength",
                     troops->id);
    return is_sensible(setup, at, "a strength", troops->infantry, MOST_SP) &&
           is_sensible(setup, at, "a strength", troops->cavalry, MOST_SP) &&
           is_sensible(setup, at, "a strength", troops->artillery, MOST_SP);
}

static bool put_troops(struct con_scene_setup *setup,
                       const struct scene_troops *troops,
                       const struct scene_party *party)
{
    const struct body guns = {
        .arm = ARTILLERY, .art = troops->artillery, .subordination = 1};
    bool good = may_stand(setup, &troops->at, troops->hex, party->side) &&
                leads(setup, &troops->at, troops->leader, party->side) &&
                has_strength(setup, troops);

    if (good && troops->infantry > 0)
        good = put_infantry(setup, troops, party);
    if (good && troops->cavalry > 0)
        good = put_cavalry(setup, troops, party);
    if (good && troops->infantry + troops->cavalry == 0)
        good = put_body(setup, troops, party, &guns);
    return good;
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
    struct scene_party party = *given;
    bool good = true;

    party.army = army_of(setup, given);
    if (!party.army)
        return FAULT(&given->at, FILE_RULE(unknown_reference),
                     "the %s side has no army '%s'", con_side_id(given->side),
                     given->army);
    foreach (struct scene_leader, leader, party.leaders)
        good &= put_leader(setup, leader, &party);
    foreach (struct scene_unit, unit, party.units)
        good &= put_unit(setup, unit, &party);
    foreach (struct scene_troops, troops, party.troops)
        good &= put_troops(setup, troops, &party);
    return good;
}

bool con_scene_hex_is(const struct con_scene_setup *setup,
                      const struct place *at, int hex)
{
    return con_on_map(&setup->board, hex) ||
           FAULT(at, FILE_RULE(unknown_reference),
                 "there is no hex %04d on the map", hex);
}
