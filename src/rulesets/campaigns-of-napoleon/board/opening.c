/* What must hold between a game that was read and its module, beyond what the
 * field tables say. [base scenario] */
#include "rulesets/campaigns-of-napoleon/board/board.h"

#include <string.h>

/* What a game says that was read, or corrected by hand, and may be wrong. */
struct opening {
    struct board board;
    struct place place; /* its file */
    struct report *report;
    bool fine;
};

#define WRONG(at, rule, ...)                                                   \
    (opening->fine = refuse(opening->report, at, rule, __VA_ARGS__))

/* What stands on the map stands in one of its hexes. */
static void check_hex(struct opening *opening, const char *what, const char *id,
                      int hex)
{
    if (!con_on_map(&opening->board, hex))
        WRONG(&opening->place, BASE(scenario),
              "%s '%s' stands in %04d, which is no hex of the map", what, id,
              hex);
}

/* Who moves with others moves with a force of his side. */
static void check_force(struct opening *opening, const struct counter *one)
{
    const struct force *force = con_force(&opening->board, one->force);

    if (one->force && !force)
        WRONG(&opening->place, BASE(force),
              "%s '%s' moves with '%s', which is no force", con_kind_word(one),
              one->id, one->force);
    else if (force && force->of && (int)force->of->side != one->side)
        WRONG(&opening->place, BASE(force),
              "%s '%s' moves with '%s', which is a force of the enemy",
              con_kind_word(one), one->id, one->force);
}

static void check_leader(struct opening *opening, const char *what,
                         const char *id, const char *leader)
{
    if (leader && !con_leader(&opening->board, leader))
        WRONG(&opening->place, BASE(organization),
              "%s '%s' is under '%s', who is no leader", what, id, leader);
}

/* 4g who acts as a vedette is a single point of cavalry on the map. */
static void check_acting(struct opening *opening, const struct unit *unit)
{
    if (unit->acting_vedette && !(unit->card->arm == CAVALRY &&
                                  unit->state == ON_MAP && con_one_point(unit)))
        WRONG(&opening->place, RULE(4g),
              "unit '%s' acts as a vedette, and is no single point of cavalry",
              unit->id);
}

/* The card of a vedette is that of its army and unit. */
static void check_vedette(struct opening *opening,
                          const struct vedette *vedette)
{
    if (!vedette->of)
        WRONG(&opening->place, BASE(vedettes),
              "vedette '%s' is of '%s', which is no army", vedette->id,
              vedette->army);
    if (vedette->parent && !con_unit(&opening->board, vedette->parent))
        WRONG(&opening->place, BASE(vedettes),
              "vedette '%s' comes from '%s', which is no unit", vedette->id,
              vedette->parent);
}

static void check_pieces(struct opening *opening)
{
    const struct game *game = opening->board.game;

    foreach_counter (one, game) {
        if (one->list == UNITS) {
            check_leader(opening, "unit", one->id, game->units[one_at].leader);
            check_acting(opening, &game->units[one_at]);
        }
        if (one->list == VEDETTES)
            check_vedette(opening, (const struct vedette *)one);
        if (one->state == ON_MAP) {
            check_hex(opening, con_kind_word(one), one->id, one->hex);
            check_force(opening, one);
        }
    }
}

static void check_others(struct opening *opening)
{
    foreach (const struct force, force, opening->board.game->forces) {
        check_leader(opening, "force", force->id, force->leader);
        if (!force->of)
            WRONG(&opening->place, BASE(force),
                  "force '%s' is of '%s', which is no army", force->id,
                  force->army);
    }
    foreach (struct army, army, opening->board.game->armies)
        if (army->center)
            check_hex(opening, "the center of", army->id, army->center);
}

/* ---- groups and combats -------------------------------------------------- */

/* A group is in one combat, and stands where it touches the enemy unless it has
 * left the field. */
static void check_group(struct opening *opening, const struct group *group)
{
    size_t combats = 0;

    foreach (struct combat, combat, opening->board.game->combats)
        if (strcmp(combat->groups[group->side], group->id) == 0)
            combats++;
    if (combats != 1)
        WRONG(&group->place, BASE(scenario),
              "group '%s' is in %zu combats, not in one", group->id, combats);
    if (group->hexes.count > 0 && group->contact.count == 0)
        WRONG(&group->place, BASE(scenario), "group '%s' has no contact hex",
              group->id);
}

static void check_combat(struct opening *opening, const struct combat *combat)
{
    for (int side = 0; side < SIDE_COUNT; side++) {
        const struct group *group =
            con_group(&opening->board, combat->groups[side]);

        if (!group || group->side != (enum side)side)
            WRONG(&combat->place, BASE(scenario),
                  "combat '%s' is of '%s', which is no group of the %s side",
                  combat->id, combat->groups[side], con_side_words[side]);
    }
}

/* The order of units and leaders is the module's: cards are found by it. */
static bool has_the_pieces(const struct game *game, const struct module *module)
{
    bool same = game->units_count == module->units_count &&
                game->leaders_count == module->leaders_count &&
                game->armies_count == module->armies_count;

    for (size_t i = 0; same && i < game->units_count; i++)
        same = strcmp(game->units[i].id, module->units[i].id) == 0;
    for (size_t i = 0; same && i < game->leaders_count; i++)
        same = strcmp(game->leaders[i].id, module->leaders[i].id) == 0;
    for (size_t i = 0; same && i < game->armies_count; i++)
        same = strcmp(game->armies[i].id, module->armies[i].id) == 0;
    return same;
}

/* Until revision 7 a force as a whole came into a zone, or stayed out of a
 * group: its units did, in each hex. */
static void read_former_marks(const struct board *board)
{
    foreach_piece (struct unit, unit, board->game->units, ANY_SIDE) {
        const struct force *force = con_force(board, unit->force);

        if (force && force->entry_of_all > unit->zoc_entry)
            unit->zoc_entry = force->entry_of_all;
    }
    foreach (struct force, force, board->game->forces)
        force->entry_of_all = 0;
    foreach (struct group, group, board->game->groups) {
        foreach_name (name, group->apart_wholly)
            foreach_hex (hex, group->hexes)
                con_set_apart(board, group, name, hex);
        group->apart_wholly.count = 0;
    }
}

/* [base scenario] what a game must hold */
bool con_open_game(struct game *game, const struct module *module,
                   struct arena *arena, const char *file, struct report *report)
{
    struct opening opening = {
        .board = {.game = game, .module = module, .arena = arena},
        .place = {file, 0},
        .report = report,
        .fine = true};

    if (!has_the_pieces(game, module))
        return refuse(report, &opening.place, BASE(scenario),
                      "the pieces are not those of the module, in its order");
    con_make_stacks(game, module, arena);
    read_former_marks(&opening.board);
    check_pieces(&opening);
    check_others(&opening);
    foreach (struct group, group, game->groups)
        check_group(&opening, group);
    foreach (struct combat, combat, game->combats)
        check_combat(&opening, combat);
    return opening.fine;
}
