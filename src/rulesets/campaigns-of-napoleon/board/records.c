/* How a game is read from a turn file and written into it. */
#include "rulesets/campaigns-of-napoleon/board/board.h"

/* More than any game makes, and so little that no sum of such numbers is more
 * than a file may say. */
enum { MOST_OF_ANYTHING = 9999 };

/* clang-format off */
const char *const con_class_words[] = {
    "none", "division", "corps", "army", NULL};
const char *const con_chit_words[] = {
    "none", "division", "corps", "army", NULL};
static const char *const type_words[] = {
    "none", "skirmish", "raid", "ambush", "battle", "wrongfooted", "delay",
    "withdraw", "delay-or-wrongfooted", NULL};
static const char *const state_words[] = {
    "map", "entering", "regroup", "out", "unseen", NULL};
static const char *const nature_words[] = {
    "force", "vedettes", "troops", NULL};
static const char *const commanded_words[] = {"none", "paid", "tested", NULL};
static const char *const guess_words[] = {"none", "right", "wrong", NULL};
static const char *const answer_words[] = {
    "open", "decline", "fight", NULL};
static const char *const progress_words[] = {
    "pending", "revealed", "fought", "retreated", "done", NULL};

#define AMOUNT(in, member, name, flags) \
    FIELD_RANGE(COUNT, struct in, member, name, flags, 0, MOST_OF_ANYTHING)
#define BALANCE(in, member, name, flags) \
    FIELD_RANGE(NUMBER, struct in, member, name, flags, -MOST_OF_ANYTHING, \
                MOST_OF_ANYTHING)

static const struct field unit_fields[] = {
    FIELD(NAME, struct unit, id, "id", FIELD_KEY),
    WORDS(unit, state, "state", FIELD_OPTIONAL, state_words),
    FIELD(HEX, struct unit, hex, "hex", FIELD_OPTIONAL | FIELD_PLACE),
    AMOUNT(unit, sp, "sp", FIELD_OPTIONAL | FIELD_STRENGTH),
    AMOUNT(unit, art, "art", FIELD_OPTIONAL),
    FIELD(NAME, struct unit, leader, "leader", FIELD_OPTIONAL),
    FIELD(NAME, struct unit, force, "force", FIELD_OPTIONAL),
    AMOUNT(unit, vedettes_out, "vedettes-out", FIELD_OPTIONAL),
    FIELD(YES, struct unit, acting_vedette, "acting-vedette", FIELD_OPTIONAL),
    FIELD(YES, struct unit, revealed, "revealed", FIELD_OPTIONAL),
    FIELD(YES, struct unit, demoralized, "demoralized", FIELD_OPTIONAL),
    {0}};

static const struct field leader_fields[] = {
    FIELD(NAME, struct leader, id, "id", FIELD_KEY),
    WORDS(leader, state, "state", FIELD_OPTIONAL, state_words),
    FIELD(HEX, struct leader, hex, "hex", FIELD_OPTIONAL | FIELD_PLACE),
    FIELD(NAME, struct leader, force, "force", FIELD_OPTIONAL),
    {0}};

static const struct field vedette_fields[] = {
    FIELD(NAME, struct vedette, id, "id", FIELD_KEY),
    FIELD(NAME, struct vedette, army, "army", FIELD_REQUIRED),
    FIELD(NAME, struct vedette, parent, "parent", FIELD_OPTIONAL),
    WORDS(vedette, state, "state", FIELD_OPTIONAL, state_words),
    FIELD(HEX, struct vedette, hex, "hex", FIELD_OPTIONAL | FIELD_PLACE),
    AMOUNT(vedette, back, "back", FIELD_OPTIONAL),
    FIELD(YES, struct vedette, revealed, "revealed", FIELD_OPTIONAL),
    FIELD(YES, struct vedette, moved, "moved", FIELD_OPTIONAL),
    {0}};

static const struct field force_fields[] = {
    FIELD(NAME, struct force, id, "id", FIELD_KEY),
    FIELD(NAME, struct force, army, "army", FIELD_REQUIRED),
    FIELD(NAME, struct force, leader, "leader", FIELD_OPTIONAL),
    WORDS(force, commanded, "command", FIELD_OPTIONAL, commanded_words),
    FIELD(YES, struct force, second_day, "second-day", FIELD_OPTIONAL),
    FIELD(YES, struct force, forage, "forage", FIELD_OPTIONAL),
    FIELD(YES, struct force, moved, "moved", FIELD_OPTIONAL),
    FIELD(YES, struct force, ordered, "ordered", FIELD_OPTIONAL),
    SCALED(force, spent, "spent", FIELD_OPTIONAL, 4),
    SCALED(force, bridge_work, "bridge-work", FIELD_OPTIONAL, 4),
    AMOUNT(force, zoc_entry, "zoc-entry", FIELD_OPTIONAL),
    FIELD(YES, struct force, failed_repulse, "failed-repulse", FIELD_OPTIONAL),
    FIELD(YES, struct force, tried_guns, "tried-guns", FIELD_OPTIONAL),
    FIELD(NAME, struct force, joins, "joins", FIELD_OPTIONAL),
    FIELD(YES, struct force, marched_to_guns, "marched-to-guns",
          FIELD_OPTIONAL),
    FIELD(YES, struct force, forced_march, "forced-march", FIELD_OPTIONAL),
    FIELD(YES, struct force, declined_group, "declined-group", FIELD_OPTIONAL),
    REFERS(HEX, force, outflanking, "outflanking", FIELD_OPTIONAL, "hex"),
    REFERS(HEXES, force, path, "path", FIELD_OPTIONAL, "hex"),
    REFERS(HEXES, force, parts, "parts", FIELD_OPTIONAL, "hex"),
    {0}};

static const struct field army_fields[] = {
    FIELD(NAME, struct army, id, "id", FIELD_KEY),
    AMOUNT(army, ap, "ap", FIELD_OPTIONAL),
    AMOUNT(army, received, "received", FIELD_OPTIONAL),
    FIELD(HEX, struct army, center, "center", FIELD_OPTIONAL),
    BALANCE(army, length, "line-length", FIELD_OPTIONAL),
    REFERS(HEXES, army, line, "line", FIELD_OPTIONAL, "hex"),
    REFERS(HEXES, army, depots, "depots", FIELD_OPTIONAL, "hex"),
    FIELD(YES, struct army, center_moved, "center-moved", FIELD_OPTIONAL),
    AMOUNT(army, start_sp, "start-sp", FIELD_OPTIONAL),
    AMOUNT(army, arrived_sp, "arrived-sp", FIELD_OPTIONAL),
    AMOUNT(army, lost_sp, "lost-sp", FIELD_OPTIONAL),
    {0}};

static const struct field group_fields[] = {
    FIELD(NAME, struct group, id, "id", FIELD_KEY),
    WORDS(group, side, "side", FIELD_REQUIRED, con_side_words),
    REFERS(HEXES, group, hexes, "hexes", FIELD_OPTIONAL, "hex"),
    REFERS(HEXES, group, contact, "contact", FIELD_OPTIONAL, "hex"),
    WORDS(group, class, "class", FIELD_OPTIONAL, con_class_words),
    WORDS(group, reported, "reported", FIELD_OPTIONAL, con_class_words),
    REFERS(NAME, group, senior, "senior", FIELD_OPTIONAL, "leader"),
    REFERS(NAME, group, initial_senior, "initial-senior",
                 FIELD_OPTIONAL, "leader"),
    AMOUNT(group, zoc_entry, "zoc-entry", FIELD_OPTIONAL),
    REFERS(HEXES, group, outflanking, "outflanking", FIELD_OPTIONAL, "hex"),
    WORDS(group, chit, "chit", FIELD_OPTIONAL, con_chit_words),
    WORDS(group, guess, "guess", FIELD_OPTIONAL, guess_words),
    FIELD(NAMES, struct group, apart, "apart", FIELD_OPTIONAL),
    FIELD(YES, struct group, besieged, "besieged", FIELD_OPTIONAL),
    {0}};

static const struct field retreat_fields[] = {
    REFERS(NAME, retreat, leader, "leader", FIELD_OPTIONAL, "leader"),
    WORDS(retreat, side, "side", FIELD_REQUIRED, con_side_words),
    REFERS(HEXES, retreat, path, "path", FIELD_OPTIONAL, "hex"),
    AMOUNT(retreat, hexes, "hexes", FIELD_OPTIONAL),
    FIELD(YES, struct retreat, through_zoc, "through-zoc", FIELD_OPTIONAL),
    FIELD(YES, struct retreat, over_primary, "over-primary", FIELD_OPTIONAL),
    {0}};

static const struct record combat_children[] = {
    {"retreat", sizeof(struct retreat), retreat_fields, NULL,
     offsetof(struct combat, retreat), offsetof(struct combat, retreat_count),
     NULL, RECORD_NO_PLACE},
    {0}};

#define BOTH_AMOUNTS(member, name) \
    AMOUNT(combat, member[FRENCH], "french-" name, FIELD_OPTIONAL), \
    AMOUNT(combat, member[COALITION], "coalition-" name, FIELD_OPTIONAL)
#define BOTH(type, member, name) \
    FIELD(type, struct combat, member[FRENCH], "french-" name, \
          FIELD_OPTIONAL), \
    FIELD(type, struct combat, member[COALITION], "coalition-" name, \
          FIELD_OPTIONAL)

static const struct field combat_fields[] = {
    FIELD(NAME, struct combat, id, "id", FIELD_KEY),
    REFERS(NAME, combat, groups[FRENCH], "french-group",
                 FIELD_REQUIRED, "group"),
    REFERS(NAME, combat, groups[COALITION], "coalition-group",
                 FIELD_REQUIRED, "group"),
    WORDS(combat, attacker, "attacker", FIELD_REQUIRED, con_side_words),
    FIELD(YES, struct combat, role_fixed, "role-fixed", FIELD_OPTIONAL),
    WORDS(combat, type, "type", FIELD_OPTIONAL, type_words),
    WORDS(combat, progress, "stage", FIELD_OPTIONAL, progress_words),
    WORDS(combat, favoured, "favoured", FIELD_OPTIONAL, con_side_words),
    WORDS(combat, advantaged, "advantaged", FIELD_OPTIONAL, con_side_words),
    FIELD(YES, struct combat, drawn, "drawn", FIELD_OPTIONAL),
    WORDS(combat, winner, "winner", FIELD_OPTIONAL, con_side_words),
    AMOUNT(combat, r_number, "r-number", FIELD_OPTIONAL),
    BOTH_AMOUNTS(sp, "sp"),
    BOTH_AMOUNTS(losses, "losses"),
    BOTH(YES, retreats, "retreats"),
    BOTH(YES, staked_guard, "staked-guard"),
    BOTH(YES, staked_heavy, "staked-heavy"),
    AMOUNT(combat, pursued, "pursued", FIELD_OPTIONAL),
    {0}};

static const struct field bridge_fields[] = {
    REFERS(HEX, bridge_decision, one, "attacker-hex", FIELD_REQUIRED, "hex"),
    REFERS(HEX, bridge_decision, other, "defender-hex", FIELD_REQUIRED, "hex"),
    WORDS(bridge_decision, attacker, "attacker", FIELD_REQUIRED,
                con_side_words),
    WORDS(bridge_decision, attack, "attack", FIELD_OPTIONAL, answer_words),
    WORDS(bridge_decision, defence, "defence", FIELD_OPTIONAL, answer_words),
    FIELD(YES, struct bridge_decision, blocked, "blocked", FIELD_OPTIONAL),
    {0}};

static const struct field pontoon_fields[] = {
    REFERS(HEX, pontoon_bridge, one, "hex-a", FIELD_REQUIRED, "hex"),
    REFERS(HEX, pontoon_bridge, other, "hex-b", FIELD_REQUIRED, "hex"),
    REFERS(NAME, pontoon_bridge, unit, "unit", FIELD_OPTIONAL, "unit"),
    {0}};

static const struct field broken_fields[] = {
    REFERS(HEX, broken_bridge, one, "hex-a", FIELD_REQUIRED, "hex"),
    REFERS(HEX, broken_bridge, other, "hex-b", FIELD_REQUIRED, "hex"),
    {0}};

static const struct field held_fields[] = {
    REFERS(HEX, held_place, hex, "hex", FIELD_REQUIRED, "hex"),
    WORDS(held_place, side, "side", FIELD_REQUIRED, con_side_words),
    FIELD(YES, struct held_place, was_french, "was-french", FIELD_OPTIONAL),
    AMOUNT(held_place, besieged, "besieged", FIELD_OPTIONAL),
    {0}};

static const struct field happened_fields[] = {
    REFERS(NAME, happened, event, "event", FIELD_KEY, "victory"),
    {0}};

static const struct field loose_fields[] = {
    WORDS(loose_chit, side, "side", FIELD_REQUIRED, con_side_words),
    REFERS(HEXES, loose_chit, hexes, "hexes", FIELD_REQUIRED, "hex"),
    WORDS(loose_chit, chit, "chit", FIELD_REQUIRED, con_chit_words),
    {0}};

static const struct field sighting_fields[] = {
    REFERS(HEX, sighting, hex, "hex", FIELD_REQUIRED, "hex"),
    WORDS(sighting, side, "side", FIELD_REQUIRED, con_side_words),
    WORDS(sighting, nature, "nature", FIELD_OPTIONAL, nature_words),
    FIELD(YES, struct sighting, demoralized, "demoralized", FIELD_OPTIONAL),
    {0}};

#define CHILDREN(element, type, fields, children, items, count) \
    {element, sizeof(struct type), fields, children, \
     offsetof(struct game, items), offsetof(struct game, count), NULL, \
     RECORD_NO_PLACE}

/* What con_open_game() looks at. */
#define PLACED(element, type, fields, children, items, count) \
    {element, sizeof(struct type), fields, children, \
     offsetof(struct game, items), offsetof(struct game, count), NULL, \
     offsetof(struct type, place)}

static const struct record game_children[] = {
    PLACED("army", army, army_fields, NULL, armies, armies_count),
    PLACED("force", force, force_fields, NULL, forces, forces_count),
    PLACED("leader", leader, leader_fields, NULL, leaders, leaders_count),
    PLACED("unit", unit, unit_fields, NULL, units, units_count),
    PLACED("vedette", vedette, vedette_fields, NULL, vedettes,
             vedettes_count),
    PLACED("sighting", sighting, sighting_fields, NULL, sightings,
             sightings_count),
    PLACED("held", held_place, held_fields, NULL, held, held_count),
    PLACED("pontoon", pontoon_bridge, pontoon_fields, NULL, pontoons,
             pontoons_count),
    PLACED("broken-bridge", broken_bridge, broken_fields, NULL, broken,
             broken_count),
    CHILDREN("happened", happened, happened_fields, NULL, happened,
             happened_count),
    PLACED("bridge", bridge_decision, bridge_fields, NULL, bridges,
             bridges_count),
    PLACED("loose-chit", loose_chit, loose_fields, NULL, loose_chits,
             loose_chits_count),
    PLACED("group", group, group_fields, NULL, groups, groups_count),
    PLACED("combat", combat, combat_fields, combat_children, combats,
             combats_count),
    {0}};

static const struct field game_fields[] = {
    AMOUNT(game, turn, "turn", FIELD_REQUIRED),
    WORDS(game, weather, "weather", FIELD_REQUIRED, con_weather_words),
    WORDS(game, first_player, "first-player", FIELD_REQUIRED, con_side_words),
    WORDS(game, initiative_player, "initiative-player",
                FIELD_REQUIRED, con_side_words),
    BALANCE(game, track, "morale-track", FIELD_REQUIRED),
    WORDS(game, verdict, "verdict", FIELD_OPTIONAL, con_verdict_words),
    AMOUNT(game, entries, "zoc-entries", FIELD_OPTIONAL),
    FIELD(YES, struct game, dawn, "dawn", FIELD_OPTIONAL),
    FIELD(YES, struct game, groups_made, "groups-made", FIELD_OPTIONAL),
    REFERS(HEXES, game, occupied, "occupied", FIELD_OPTIONAL, "hex"),
    FIELD(HEXES, struct game, repulses, "repulses", FIELD_OPTIONAL),
    FIELD(HEXES, struct game, combat_order, "combat-order", FIELD_OPTIONAL),
    {0}};
/* clang-format on */

const struct record con_game_record = {
    "campaigns-of-napoleon-game",
    sizeof(struct game),
    game_fields,
    game_children,
    0,
    RECORD_SINGLE,
    NULL,
    offsetof(struct game, place),
};
