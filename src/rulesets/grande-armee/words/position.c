/* How a side stands, for its report and its letters. */
#include "core/arena.h"
#include "rulesets/grande-armee/words/words.h"

#include <stdarg.h>

void gra_say(struct standpoint *at, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    names_add(at->board.arena, &at->lines,
              arena_vtext(at->board.arena, format, args));
    va_end(args);
}

const char *gra_where(const struct standpoint *at, int hex)
{
    return map_name(&at->board.module->map, hex, at->board.arena);
}

const char *gra_leader_head(struct arena *arena, const struct leader *leader)
{
    const struct leader_card *card = leader->card;

    return arena_text(arena, "%s, %s%s %d-%d-%d", leader->name,
                      gra_rank_words[card->rank],
                      card->reserve ? " (reserve)" : "", card->initiative,
                      card->bonus, card->morale);
}

struct names gra_unit_state(struct arena *arena, const struct unit *unit)
{
    static const char *const routs[] = {NULL, "Rout 1", "Rout 2"};
    struct names state = {NULL, 0};

    if (unit->rout != STEADY)
        names_add(arena, &state, routs[unit->rout]);
    if (unit->demoralized)
        names_add(arena, &state, "demoralized");
    if (unit->unsupplied)
        names_add(arena, &state, "unsupplied");
    if (unit->inside)
        names_add(arena, &state, "inside");
    return state;
}

/* ---- victory and standing orders ----------------------------------------- */

static void say_points(struct standpoint *at)
{
    const struct board *board = &at->board;

    gra_say(at,
            "Points of victory, all France's: %d (places %d, losses %d, "
            "leaders %d).",
            gra_points(board), gra_points_of_places(board),
            gra_points_of_losses(board), board->game->leader_vp);
}

static void say_victory(struct standpoint *at)
{
    const struct module *module = at->board.module;

    gra_say(at,
            "%s %s when the battle ends, or after its round %d, or if no "
            "enemy is left unrouted.",
            module->held_winner == FRANCE ? "The French win if they hold"
                                          : "The Coalition wins if it holds",
            gra_where(at, module->held_hex), module->held_rounds);
}

/* The second player orders nothing else. */
static void say_standing(struct standpoint *at)
{
    static const struct wishes usual = {.raise = 0};

    if (at->side != at->board.module->first_player)
        gra_say(at, "The enemy attacks; you order nothing but what stands.");
    gra_say(at,
            "Standing orders act in battle: `reaction` of who is attacked, "
            "`guns` of stacks nearby, `leader-use`, `losses`. Without them "
            "you stand, march to the guns, use all leaders, and bid up to %d "
            "percent of a line.",
            gra_hold(&usual, 1));
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
    struct arena *arena = at->board.arena;
    struct names state = gra_unit_state(arena, unit);

    gra_say(at, "%*s%-10s %-32.32s %2d SP%.22s", depth * 2, "", unit->id,
            unit->card->name, unit->sp, leads_text(at, unit));
    if (unit->leader && unit->hex != unit->leader->hex)
        names_add(arena, &state,
                  arena_text(arena, "at %s", gra_where(at, unit->hex)));
    if (state.count > 0)
        gra_say(at, "%*s%s", depth * 2 + 2, "",
                names_text(&state, ", ", arena));
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
                   : arena_text(arena, ", at %s", gra_where(at, leader->hex));
    if (!gra_leads_corps(&at->board, leader, &officer))
        return arena_text(arena, ", %s", states[leader->state]);
    return arena_text(arena, ", %s; %s acts", states[leader->state],
                      gra_officer_name(&officer));
}

/* 7.76a, 7.76b the boxes of a chart are ordinary ones and bottom ones */
static void say_leader(struct standpoint *at, struct leader *leader, int depth)
{
    gra_say(at, "%*s%s, boxes %d+%d, %d SP%s", depth * 2, "",
            gra_leader_head(at->board.arena, leader), leader->card->boxes,
            leader->card->bottom_boxes, gra_command_sp(&at->board, leader),
            state_text(at, leader));
}

/* Who stands on his chart, then who is under him. */
static void say_command(struct standpoint *at, struct leader *leader, int depth)
{
    const struct game *game = at->board.game;

    say_leader(at, leader, depth);
    foreach (struct unit, unit, game->units)
        if (unit->leader == leader && unit->state == ON_MAP)
            say_unit(at, unit, depth + 1);
    for (size_t i = 0; i < game->leaders_count; i++)
        if (game->leaders[i].superior == leader &&
            game->leaders[i].card->rank <= CORPS)
            say_command(at, &game->leaders[i], depth + 1);
}

static void say_chart(struct standpoint *at)
{
    const struct game *game = at->board.game;

    gra_say(at, "Figures: initiative-bonus-morale, ordinary+bottom boxes; of "
                "who leads a unit bonus-morale.");
    foreach (struct leader, leader, game->leaders)
        if (leader->side == at->side && !leader->superior &&
            leader->card->rank <= CORPS)
            say_command(at, leader, 0);
}

static void say_battle(struct standpoint *at)
{
    say_points(at);
    if (at->board.game->verdict == UNDECIDED) {
        say_victory(at);
        say_standing(at);
    } else {
        gra_say(at, "%s won.",
                at->board.game->verdict == FRENCH_WIN ? "The French have"
                                                      : "The Coalition has");
    }
    say_chart(at);
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
        gra_say_days(&at);
    else
        say_battle(&at);
    names_add(arena, &at.lines, NULL);
    return at.lines.items;
}
