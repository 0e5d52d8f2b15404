/* Small scenes: how they are read, and laid on the map. */
#include "rulesets/armee-du-nord/odds/odds.h"

/* clang-format off */
static const char *const kind_words[] = {
    "attack", "charge", "bombardment", NULL};

static const struct field unit_fields[] = {
    MAY(HEXES, scene_piece, deployed, "deployed"),
    NEEDED(HEX, scene_piece, hex, "hex"),
    FIELD(NAME, struct scene_piece, id, "id", FIELD_KEY),
    FIELD_RANGE(COUNT, struct scene_piece, increments, "increments",
                FIELD_OPTIONAL, 1, 99),
    MAY(YES, scene_piece, shaken, "shaken"),
    {0}};

static const struct field leader_fields[] = {
    NEEDED(HEX, scene_piece, hex, "hex"),
    FIELD(NAME, struct scene_piece, id, "id", FIELD_KEY),
    {0}};

static const struct field scene_fields[] = {
    MAY(NAMES, adn_scene, staged.advance, "advance"),
    MAY(HEXES, adn_scene, staged.again, "again"),
    MAY(HEXES, adn_scene, staged.also, "also"),
    CHOOSE(adn_scene, staged.army, "army", adn_army_words),
    MAY(NAMES, adn_scene, staged.attackers, "attackers"),
    MAY(YES, adn_scene, staged.bombarded, "bombarded"),
    MAY(NAMES, adn_scene, staged.guns, "guns"),
    CHOOSE(adn_scene, staged.kind, "kind", kind_words),
    NEEDED(HEX, adn_scene, staged.target, "target"),
    NEEDED(COUNT, adn_scene, turn, "turn"),
    {0}};

#define PIECES(element, fields, items) \
    {element, sizeof(struct scene_piece), fields, NULL, \
     offsetof(struct adn_scene, items), \
     offsetof(struct adn_scene, items##_count), NULL, \
     offsetof(struct scene_piece, at)}

static const struct record scene_children[] = {
    PIECES("unit", unit_fields, units),
    PIECES("leader", leader_fields, leaders),
    {0}};

const struct record adn_scene_record = {
    "armee-du-nord-scene", sizeof(struct adn_scene), scene_fields,
    scene_children, 0, RECORD_SINGLE, NULL, RECORD_NO_PLACE};
/* clang-format on */

struct setup {
    struct play *play;
    struct report *report;
    struct place place; /* of the scene */
};

/* ---- pieces -------------------------------------------------------------- */

/* [base stacking] one camp, and no more than there is room for */
static bool fits(const struct setup *setup, const struct scene_piece *given,
                 const struct unit *unit)
{
    const struct board *board = &setup->play->board;

    if (unit->state == ON_MAP)
        return refuse(setup->report, &given->at, FILE_RULE(bad_value),
                      "'%s' stands twice", given->id);
    if (adn_has_enemy(board, given->hex, unit->side))
        return refuse(setup->report, &given->at, BASE(stacking),
                      "an enemy of '%s' stands in %04d", given->id, given->hex);
    if (given->increments > unit->card->full)
        return refuse(setup->report, &given->at, BASE(increments),
                      "'%s' has %d increments at most", given->id,
                      unit->card->full);
    return adn_has_room(board, given->hex, unit->side, 1,
                        given->increments ? given->increments
                                          : unit->increments) ||
           refuse(setup->report, &given->at, BASE(stacking),
                  "there is no room for '%s' in %04d", given->id, given->hex);
}

static bool put(const struct setup *setup, const struct scene_piece *given,
                enum piece_list list)
{
    const struct board *board = &setup->play->board;
    struct counter *one = adn_counter(board, given->id);
    struct unit *unit = adn_unit(board, given->id);

    if (!one || one->list != (int)list)
        return refuse(setup->report, &given->at, FILE_RULE(unknown_reference),
                      "the module has no %s '%s'",
                      list == UNIT_LIST ? "unit" : "leader", given->id);
    if (!map_hex(&board->module->map, given->hex))
        return refuse(setup->report, &given->at, FILE_RULE(unknown_reference),
                      "there is no hex %04d", given->hex);
    if (unit && !fits(setup, given, unit))
        return false;
    adn_put(board, &one->piece, given->hex);
    if (unit && given->increments)
        unit->increments = given->increments;
    if (unit)
        unit->shaken = given->shaken;
    return true;
}

/* ---- who fights ---------------------------------------------------------- */

/* All that it names stand on the map, and are of the army that fights. */
static bool named(const struct setup *setup, const struct staged *staged,
                  const struct names *ids)
{
    bool good = true;

    foreach_name (id, *ids) {
        const struct counter *one = adn_counter(&setup->play->board, id);

        if (!one || one->state != ON_MAP || one->army != staged->army)
            good = refuse(setup->report, &setup->place,
                          FILE_RULE(unknown_reference),
                          "'%s' does not stand in the scene for its army", id);
    }
    return good;
}

static bool check_staged(const struct setup *setup, const struct staged *staged)
{
    bool good = named(setup, staged, &staged->attackers);

    good = named(setup, staged, &staged->guns) && good;
    if (staged->kind != STAGED_BOMBARDMENT && staged->attackers.count == 0)
        good = refuse(setup->report, &setup->place, FILE_RULE(bad_value),
                      "nobody attacks: 'attackers' names them");
    if (staged->kind == STAGED_BOMBARDMENT && staged->guns.count == 0)
        good = refuse(setup->report, &setup->place, FILE_RULE(bad_value),
                      "nobody fires: 'guns' names them");
    if (!adn_has_enemy(&setup->play->board, staged->target,
                       adn_camp(staged->army)))
        good = refuse(setup->report, &setup->place, FILE_RULE(bad_value),
                      "no enemy stands at %04d", staged->target);
    return good;
}

/* [base deployment] a unit in three hexes, for whose army 21.0 is in force */
static bool deploy(const struct setup *setup, const struct scene_piece *given)
{
    const struct board *board = &setup->play->board;
    struct unit *unit = adn_unit(board, given->id);

    if (given->deployed.count == 0)
        return true;
    adn_army(board, unit->army)->rule_21 = board->game->turn;
    adn_deploy(board, unit, &given->deployed);
    return adn_deployment_holds(board, unit) ||
           refuse(setup->report, &given->at, BASE(deployment),
                  "'%s' cannot stand so in three hexes", given->id);
}

bool adn_set_up_scene(struct play *play, const void *scene, const char *file,
                      struct report *report)
{
    const struct adn_scene *given = scene;
    const struct setup setup = {play, report, {file, 0}};
    bool good = true;

    play->game = adn_begin(play->module, play->options, play->arena);
    if (!adn_turn(play->module, given->turn))
        return refuse(report, &setup.place, FILE_RULE(bad_value),
                      "the calendar has no turn %d", given->turn);
    play->game->turn = given->turn;
    foreach_counter (one, play->game)
        adn_remove(&play->board, &one->piece, WAITS);
    foreach (struct scene_piece, piece, given->units)
        good &= put(&setup, piece, UNIT_LIST);
    foreach (struct scene_piece, piece, given->leaders)
        good &= put(&setup, piece, LEADER_LIST);
    for (size_t i = 0; good && i < given->units_count; i++)
        good &= deploy(&setup, &given->units[i]);
    if (!good || !check_staged(&setup, &given->staged))
        return false;
    play->game->staged = &given->staged;
    return true;
}
