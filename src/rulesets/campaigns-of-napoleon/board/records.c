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
static const char *const nature_words[] = {"force", "vedettes", "troops", NULL};
static const char *const commanded_words[] = {"none", "paid", "tested", "free",
                                              NULL};
static const char *const guess_words[] = {"none", "right", "wrong", NULL};
static const char *const answer_words[] = {"open", "decline", "fight", NULL};
static const char *const progress_words[] = {
    "pending", "revealed", "fought", "retreated", "done", NULL};

#define AMOUNT_OF(in, member, name, flags) \
    FIELD_RANGE(COUNT, struct in, member, name, flags, 0, MOST_OF_ANYTHING)
#define AMOUNT(in, member, name) AMOUNT_OF(in, member, name, FIELD_OPTIONAL)
#define BALANCE(in, member, name, flags) \
    FIELD_RANGE(NUMBER, struct in, member, name, flags, -MOST_OF_ANYTHING, \
                MOST_OF_ANYTHING)

static const struct field unit_fields[] = {
    FIELD(NAME, struct unit, id, "id", FIELD_KEY),
    MAY_CHOOSE(unit, state, "state", state_words),
    FIELD(HEX, struct unit, hex, "hex", FIELD_OPTIONAL | FIELD_PLACE),
    AMOUNT_OF(unit, sp, "sp", FIELD_OPTIONAL | FIELD_STRENGTH),
    AMOUNT(unit, art, "art"),
    MAY(NAME, unit, leader, "leader"),
    MAY(NAME, unit, force, "force"),
    AMOUNT(unit, vedettes_out, "vedettes-out"),
    AMOUNT(unit, zoc_entry, "zoc-entry"),
    MAY(YES, unit, acting_vedette, "acting-vedette"),
    MAY(YES, unit, revealed, "revealed"),
    MAY(YES, unit, demoralized, "demoralized"),
    {0}};

static const struct field leader_fields[] = {
    FIELD(NAME, struct leader, id, "id", FIELD_KEY),
    MAY_CHOOSE(leader, state, "state", state_words),
    FIELD(HEX, struct leader, hex, "hex", FIELD_OPTIONAL | FIELD_PLACE),
    MAY(NAME, leader, force, "force"),
    {0}};

static const struct field vedette_fields[] = {
    FIELD(NAME, struct vedette, id, "id", FIELD_KEY),
    NEEDED(NAME, vedette, army, "army"),
    MAY(NAME, vedette, parent, "parent"),
    MAY_CHOOSE(vedette, state, "state", state_words),
    FIELD(HEX, struct vedette, hex, "hex", FIELD_OPTIONAL | FIELD_PLACE),
    AMOUNT(vedette, back, "back"),
    MAY(YES, vedette, revealed, "revealed"),
    MAY(YES, vedette, moved, "moved"),
    {0}};

static const struct field force_fields[] = {
    FIELD(NAME, struct force, id, "id", FIELD_KEY),
    NEEDED(NAME, force, army, "army"),
    MAY(NAME, force, leader, "leader"),
    MAY_CHOOSE(force, commanded, "command", commanded_words),
    MAY(YES, force, second_day, "second-day"),
    MAY(YES, force, forage, "forage"),
    MAY(YES, force, moved, "moved"),
    MAY(YES, force, ordered, "ordered"),
    MAY_SCALED(force, spent, "spent", 4),
    MAY_SCALED(force, bridge_work, "bridge-work", 4),
    AMOUNT(force, entry_of_all, "zoc-entry"),
    MAY(YES, force, failed_repulse, "failed-repulse"),
    MAY(YES, force, tried_guns, "tried-guns"),
    MAY(NAME, force, joins, "joins"),
    MAY(YES, force, marched_to_guns, "marched-to-guns"),
    MAY(YES, force, forced_march, "forced-march"),
    MAY(YES, force, declined_group, "declined-group"),
    MAY_REFER(HEX, force, outflanking, "outflanking", "hex"),
    MAY_REFER(HEXES, force, path, "path", "hex"),
    MAY_REFER(HEXES, force, parts, "parts", "hex"),
    {0}};

static const struct field army_fields[] = {
    FIELD(NAME, struct army, id, "id", FIELD_KEY),
    AMOUNT(army, ap, "ap"),
    AMOUNT(army, received, "received"),
    MAY(HEX, army, center, "center"),
    BALANCE(army, length, "line-length", FIELD_OPTIONAL),
    MAY_REFER(HEXES, army, line, "line", "hex"),
    MAY_REFER(HEXES, army, depots, "depots", "hex"),
    MAY(YES, army, center_moved, "center-moved"),
    AMOUNT(army, start_sp, "start-sp"),
    AMOUNT(army, arrived_sp, "arrived-sp"),
    AMOUNT(army, lost_sp, "lost-sp"),
    {0}};

static const struct field group_fields[] = {
    FIELD(NAME, struct group, id, "id", FIELD_KEY),
    CHOOSE(group, side, "side", con_side_words),
    MAY_REFER(HEXES, group, hexes, "hexes", "hex"),
    MAY_REFER(HEXES, group, contact, "contact", "hex"),
    MAY_CHOOSE(group, class, "class", con_class_words),
    MAY_CHOOSE(group, reported, "reported", con_class_words),
    MAY_REFER(NAME, group, senior, "senior", "leader"),
    MAY_REFER(NAME, group, initial_senior, "initial-senior", "leader"),
    AMOUNT(group, zoc_entry, "zoc-entry"),
    MAY_REFER(HEXES, group, outflanking, "outflanking", "hex"),
    MAY_CHOOSE(group, chit, "chit", con_chit_words),
    MAY_CHOOSE(group, guess, "guess", guess_words),
    MAY(NAMES, group, apart_wholly, "apart"),
    MAY(YES, group, besieged, "besieged"),
    {0}};

static const struct field apart_fields[] = {
    NEEDED(NAME, apart, force, "force"),
    REFER(HEX, apart, hex, "hex", "hex"),
    {0}};

static const struct field retreat_fields[] = {
    MAY_REFER(NAME, retreat, leader, "leader", "leader"),
    CHOOSE(retreat, side, "side", con_side_words),
    MAY_REFER(HEXES, retreat, path, "path", "hex"),
    AMOUNT(retreat, hexes, "hexes"),
    MAY(YES, retreat, through_zoc, "through-zoc"),
    MAY(YES, retreat, over_primary, "over-primary"),
    {0}};

#define BOTH_AMOUNTS(member, name) \
    AMOUNT(combat, member[FRENCH], "french-" name), \
    AMOUNT(combat, member[COALITION], "coalition-" name)
#define BOTH(type, member, name) \
    MAY(type, combat, member[FRENCH], "french-" name), \
    MAY(type, combat, member[COALITION], "coalition-" name)

static const struct field combat_fields[] = {
    FIELD(NAME, struct combat, id, "id", FIELD_KEY),
    REFER(NAME, combat, groups[FRENCH], "french-group", "group"),
    REFER(NAME, combat, groups[COALITION], "coalition-group", "group"),
    CHOOSE(combat, attacker, "attacker", con_side_words),
    MAY(YES, combat, role_fixed, "role-fixed"),
    MAY_CHOOSE(combat, type, "type", type_words),
    MAY_CHOOSE(combat, progress, "stage", progress_words),
    MAY_CHOOSE(combat, favoured, "favoured", con_side_words),
    MAY_CHOOSE(combat, advantaged, "advantaged", con_side_words),
    MAY(YES, combat, drawn, "drawn"),
    MAY_CHOOSE(combat, winner, "winner", con_side_words),
    AMOUNT(combat, r_number, "r-number"),
    BOTH_AMOUNTS(sp, "sp"),
    BOTH_AMOUNTS(losses, "losses"),
    BOTH(YES, retreats, "retreats"),
    BOTH(YES, staked_guard, "staked-guard"),
    BOTH(YES, staked_heavy, "staked-heavy"),
    AMOUNT(combat, pursued, "pursued"),
    {0}};

static const struct field bridge_decision_fields[] = {
    REFER(HEX, bridge_decision, one, "attacker-hex", "hex"),
    REFER(HEX, bridge_decision, other, "defender-hex", "hex"),
    CHOOSE(bridge_decision, attacker, "attacker", con_side_words),
    MAY_CHOOSE(bridge_decision, attack, "attack", answer_words),
    MAY_CHOOSE(bridge_decision, defence, "defence", answer_words),
    MAY(YES, bridge_decision, blocked, "blocked"),
    {0}};

static const struct field pontoon_bridge_fields[] = {
    REFER(HEX, pontoon_bridge, one, "hex-a", "hex"),
    REFER(HEX, pontoon_bridge, other, "hex-b", "hex"),
    MAY_REFER(NAME, pontoon_bridge, unit, "unit", "unit"),
    {0}};

static const struct field broken_bridge_fields[] = {
    REFER(HEX, broken_bridge, one, "hex-a", "hex"),
    REFER(HEX, broken_bridge, other, "hex-b", "hex"),
    {0}};

static const struct field held_place_fields[] = {
    REFER(HEX, held_place, hex, "hex", "hex"),
    CHOOSE(held_place, side, "side", con_side_words),
    MAY(YES, held_place, was_french, "was-french"),
    AMOUNT(held_place, besieged, "besieged"),
    {0}};

static const struct field happened_fields[] = {
    FIELD_REFERS(NAME, struct happened, event, "event", FIELD_KEY, "victory"),
    {0}};

static const struct field loose_chit_fields[] = {
    CHOOSE(loose_chit, side, "side", con_side_words),
    REFER(HEXES, loose_chit, hexes, "hexes", "hex"),
    CHOOSE(loose_chit, chit, "chit", con_chit_words),
    {0}};

static const struct field sighting_fields[] = {
    REFER(HEX, sighting, hex, "hex", "hex"),
    CHOOSE(sighting, side, "side", con_side_words),
    MAY_CHOOSE(sighting, nature, "nature", nature_words),
    MAY(YES, sighting, demoralized, "demoralized"),
    {0}};

#define LIST(element, type, children, items) \
    LISTED(element, NULL, game, type, type##_fields, children, items, place)

static const struct record group_children[] = {
    LISTED("apart", NULL, group, apart, apart_fields, NULL, apart, place),
    {0}};

static const struct record combat_children[] = {
    LISTED("retreat", NULL, combat, retreat, retreat_fields, NULL, retreat,
           place),
    {0}};

static const struct record game_children[] = {
    LIST("army", army, NULL, armies),
    LIST("force", force, NULL, forces),
    LIST("leader", leader, NULL, leaders),
    LIST("unit", unit, NULL, units),
    LIST("vedette", vedette, NULL, vedettes),
    LIST("sighting", sighting, NULL, sightings),
    LIST("held", held_place, NULL, held),
    LIST("pontoon", pontoon_bridge, NULL, pontoons),
    LIST("broken-bridge", broken_bridge, NULL, broken),
    LIST("happened", happened, NULL, happened),
    LIST("bridge", bridge_decision, NULL, bridges),
    LIST("loose-chit", loose_chit, NULL, loose_chits),
    LIST("group", group, group_children, groups),
    LIST("combat", combat, combat_children, combats),
    {0}};

static const struct field game_fields[] = {
    AMOUNT_OF(game, turn, "turn", FIELD_REQUIRED),
    CHOOSE(game, weather, "weather", con_weather_words),
    CHOOSE(game, first_player, "first-player", con_side_words),
    CHOOSE(game, initiative_player, "initiative-player", con_side_words),
    BALANCE(game, track, "morale-track", FIELD_REQUIRED),
    MAY_CHOOSE(game, verdict, "verdict", con_verdict_words),
    AMOUNT(game, entries, "zoc-entries"),
    MAY(YES, game, dawn, "dawn"),
    MAY(YES, game, groups_made, "groups-made"),
    MAY_REFER(HEXES, game, occupied, "occupied", "hex"),
    MAY(HEXES, game, repulses, "repulses"),
    MAY(HEXES, game, combat_order, "combat-order"),
    {0}};

const struct record con_game_record = {
    "campaigns-of-napoleon-game", sizeof(struct game), game_fields,
    game_children, 0, RECORD_SINGLE, NULL, offsetof(struct game, place)};
/* clang-format on */
