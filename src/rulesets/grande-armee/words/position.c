/* How a side stands, for its report and its letters. */
#include "core/arena.h"
#include "rulesets/grande-armee/words/words.h"

/* The lines so far, and of whom they tell. */
struct standpoint {
    struct board board;
    int side;
    struct names lines;
};

static void say(struct standpoint *at, const char *line)
{
    names_add(at->board.arena, &at->lines, line);
}

static const char *where(const struct standpoint *at, int hex)
{
    return map_name(&at->board.module->map, hex, at->board.arena);
}

/* ---- victory and standing orders ----------------------------------------- */

static void say_points(struct standpoint *at)
{
    const struct board *board = &at->board;

    say(at, arena_text(board->arena,
                       "Points of victory, all France's: %d (places %d, losses "
                       "%d, leaders %d).",
                       gra_points(board), gra_points_of_places(board),
                       gra_points_of_losses(board), board->game->leader_vp));
}

static void say_victory(struct standpoint *at)
{
    const struct module *module = at->board.module;
    struct arena *arena = at->board.arena;

    say(at, arena_text(arena, "%s %s when the battle ends,",
                       module->held_winner == FRANCE
                           ? "The French win if they hold"
                           : "The Coalition wins if it holds",
                       where(at, module->held_hex)));
    say(at,
        arena_text(arena,
                   "or after its round %d, or if no enemy is left unrouted.",
                   module->held_rounds));
}

/* The second player orders nothing else. */
static void say_standing(struct standpoint *at)
{
    static const struct wishes usual = {.raise = 0};

    if (at->side != at->board.module->first_player)
        say(at, "The enemy attacks; you order nothing but what stands.");
    say(at, "Standing orders act in battle: `reaction` of who is attacked, "
            "`guns` of");
    say(at, "stacks nearby, `leader-use`, `losses`. Without them you stand, "
            "march to");
    say(at, arena_text(at->board.arena,
                       "the guns, use all leaders, and bid up to %d percent of "
                       "a line.",
                       gra_hold(&usual, 1)));
}

/* ---- the chart ----------------------------------------------------------- */

/* "  Saint-Hilaire 1-1", or nothing. */
static const char *leads_text(const struct standpoint *at, struct unit *unit)
{
    struct officer officer;

    if (!gra_leads_unit(&at->board, unit, &officer))
        return "";
    return arena_text(at->board.arena, "  %s %d-%d",
                      officer.leader ? officer.leader->name : "no name",
                      officer.bonus, officer.morale);
}

static void say_unit(struct standpoint *at, struct unit *unit, int depth)
{
    static const char *const routs[] = {"", "Rout 1", "Rout 2"};
    struct arena *arena = at->board.arena;
    struct names state = {NULL, 0};

    say(at,
        arena_text(arena, "%*s%-10s %-32.32s %2d SP%.22s", depth * 2, "",
                   unit->id, unit->card->name, unit->sp, leads_text(at, unit)));
    if (unit->rout != STEADY)
        names_add(arena, &state, routs[unit->rout]);
    if (unit->demoralized)
        names_add(arena, &state, "demoralized");
    if (unit->leader && unit->hex != unit->leader->hex)
        names_add(arena, &state,
                  arena_text(arena, "at %s", where(at, unit->hex)));
    if (state.count > 0)
        say(at, arena_text(arena, "%*s%s", depth * 2 + 2, "",
                           names_text(&state, ", ", arena)));
}

/* Where he is, if not with his superior; what has become of him, and who acts
 * for him. */
static const char *state_text(const struct standpoint *at,
                              struct leader *leader)
{
    static const char *const states[] = {[IN_POOL] = "in the pool",
                                         [DEAD] = "dead",
                                         [CAPTURED] = "captured",
                                         [WOUNDED] = "wounded"};
    struct arena *arena = at->board.arena;
    struct officer officer;

    if (leader->state == ON_MAP)
        return leader->superior && leader->superior->hex == leader->hex
                   ? ""
                   : arena_text(arena, ", at %s", where(at, leader->hex));
    if (!gra_leads_corps(&at->board, leader, &officer))
        return arena_text(arena, ", %s", states[leader->state]);
    return arena_text(arena, ", %s; %s acts", states[leader->state],
                      gra_officer_name(&officer));
}

/* 7.76a, 7.76b the boxes of a chart are ordinary ones and bottom ones */
static void say_leader(struct standpoint *at, struct leader *leader, int depth)
{
    const struct leader_card *card = leader->card;

    say(at, arena_text(
                at->board.arena, "%*s%s, %s%s %d-%d-%d, boxes %d+%d, %d SP%s",
                depth * 2, "", leader->name, gra_rank_words[card->rank],
                card->reserve ? " (reserve)" : "", card->initiative,
                card->bonus, card->morale, card->boxes, card->bottom_boxes,
                gra_command_sp(&at->board, leader), state_text(at, leader)));
}

/* Who stands on his chart, then who is under him. */
static void say_command(struct standpoint *at, struct leader *leader, int depth)
{
    const struct game *game = at->board.game;

    say_leader(at, leader, depth);
    for (size_t i = 0; i < game->unit_count; i++)
        if (game->units[i].leader == leader && game->units[i].state == ON_MAP)
            say_unit(at, &game->units[i], depth + 1);
    for (size_t i = 0; i < game->leader_count; i++)
        if (game->leaders[i].superior == leader &&
            game->leaders[i].card->rank <= CORPS)
            say_command(at, &game->leaders[i], depth + 1);
}

static void say_chart(struct standpoint *at)
{
    const struct game *game = at->board.game;

    say(at, "Figures: initiative-bonus-morale, ordinary+bottom boxes; of who "
            "leads a");
    say(at, "unit bonus-morale.");
    for (size_t i = 0; i < game->leader_count; i++) {
        struct leader *leader = &game->leaders[i];

        if (leader->side == at->side && !leader->superior &&
            leader->card->rank <= CORPS)
            say_command(at, leader, 0);
    }
}

const char *const *gra_position(const struct game *game,
                                const struct module *module, const char *side,
                                struct arena *arena)
{
    struct standpoint at = {.board = {.game = (struct game *)game,
                                      .module = module,
                                      .arena = arena},
                            .side = gra_side_of(side)};

    if (game->kind == MAP)
        return gra_position_of_days(game, module, at.side, arena);
    say_points(&at);
    if (game->verdict == UNDECIDED) {
        say_victory(&at);
        say_standing(&at);
    } else {
        say(&at, game->verdict == FRENCH_WIN ? "The French have won."
                                             : "The Coalition has won.");
    }
    say_chart(&at);
    say(&at, NULL);
    return at.lines.items;
}
