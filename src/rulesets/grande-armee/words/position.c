/* How a side stands, for its report and its letters. */
#include "core/arena.h"
#include "rulesets/grande-armee/words/words.h"

/* The lines so far, and what they tell of. */
struct standpoint {
    struct board board;
    int side;
    struct names lines;
};

static void say(struct standpoint *at, const char *line)
{
    names_add(at->board.arena, &at->lines, line);
}

/* ---- victory and standing orders ----------------------------------------- */

static void say_points(struct standpoint *at)
{
    const struct board *board = &at->board;
    const struct module *module = board->module;

    say(at, arena_text(board->arena,
                       "Points of victory, all France's: %d (places %d, losses "
                       "%d, leaders %d).",
                       gra_points(board), gra_points_of_places(board),
                       gra_points_of_losses(board), board->game->leader_vp));
    say(at,
        arena_text(board->arena, "%s if they hold %s when the battle ends, or",
                   module->held_winner == FRANCE ? "The French win"
                                                 : "The Coalition wins",
                   map_name(&module->map, module->held_hex, board->arena)));
    say(at, arena_text(board->arena,
                       "after its round %d, or if no enemy is left unrouted.",
                       module->held_rounds));
}

/* The second player orders nothing else. */
static void say_standing(struct standpoint *at)
{
    if (at->side != at->board.module->first_player)
        say(at, "The enemy attacks; you order nothing but what stands.");
    say(at, "Standing orders act in battle: `reaction` of who is attacked, "
            "`guns` of");
    say(at,
        "stacks nearby, `leader-use`, `losses`. Without them you stand, bid "
        "15");
    say(at, "percent of a line, march to the guns and use all leaders.");
    say(at, "Figures are initiative-bonus-morale; of who leads a unit "
            "bonus-morale.");
}

/* ---- the chart ----------------------------------------------------------- */

static const char *where(const struct standpoint *at, int hex)
{
    return map_name(&at->board.module->map, hex, at->board.arena);
}

/* "Saint-Hilaire 1-1", or nothing. */
static const char *leads_text(const struct standpoint *at, struct unit *unit)
{
    struct officer officer;

    if (!gra_leads_unit(&at->board, unit, &officer))
        return "";
    return arena_text(at->board.arena, "%s %d-%d",
                      officer.leader ? officer.leader->name : "leader",
                      officer.bonus, officer.morale);
}

static void say_unit(struct standpoint *at, struct unit *unit, int depth)
{
    static const char *const routs[] = {"", "Rout 1", "Rout 2"};
    struct arena *arena = at->board.arena;
    struct names state = {NULL, 0};

    say(at, arena_text(arena, "%*s%-10s %-32.32s %2d SP  %.24s", depth * 2, "",
                       unit->id, unit->name, unit->sp, leads_text(at, unit)));
    if (unit->rout != STEADY)
        names_add(arena, &state, routs[unit->rout]);
    if (unit->demoralized)
        names_add(arena, &state, "demoralized");
    if (unit->hex != unit->leader->hex)
        names_add(arena, &state,
                  arena_text(arena, "at %s", where(at, unit->hex)));
    if (state.count > 0)
        say(at, arena_text(arena, "%*s%s", depth * 2 + 2, "",
                           names_text(&state, ", ", arena)));
}

/* What has become of him, and who acts for him. */
static const char *state_text(const struct standpoint *at,
                              struct leader *leader)
{
    static const char *const states[] = {[IN_POOL] = "in the pool",
                                         [DEAD] = "dead",
                                         [CAPTURED] = "captured",
                                         [WOUNDED] = "wounded"};
    struct officer officer;

    if (leader->state == ON_MAP)
        return arena_text(at->board.arena, "at %s", where(at, leader->hex));
    if (!gra_leads_corps(&at->board, leader, &officer))
        return states[leader->state];
    return arena_text(at->board.arena, "%s; %s acts for him",
                      states[leader->state], gra_officer_name(&officer));
}

/* 7.76a, 7.76b boxes are a matter of the chart: ordinary and bottom ones */
static void say_leader(struct standpoint *at, struct leader *leader, int depth)
{
    struct arena *arena = at->board.arena;
    const struct leader_card *card = leader->card;

    say(at,
        arena_text(arena, "%*s%s, %s %d-%d-%d, %s", depth * 2, "", leader->name,
                   gra_rank_words[card->rank], card->initiative, card->bonus,
                   card->morale, state_text(at, leader)));
    say(at, arena_text(arena, "%*s%d SP; boxes %d, bottom boxes %d%s",
                       depth * 2 + 2, "", gra_command_sp(&at->board, leader),
                       card->boxes, card->bottom_boxes,
                       card->reserve ? "; Army Reserve" : ""));
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

const char *const *gra_position(const struct game *game,
                                const struct module *module, const char *side,
                                struct arena *arena)
{
    struct standpoint at = {.board = {.game = (struct game *)game,
                                      .module = module,
                                      .arena = arena},
                            .side = gra_side_of(side)};

    say_points(&at);
    say_standing(&at);
    for (size_t i = 0; i < game->leader_count; i++) {
        struct leader *leader = &game->leaders[i];

        if (leader->side == at.side && !leader->superior &&
            leader->card->rank <= CORPS)
            say_command(&at, leader, 0);
    }
    say(&at, NULL);
    return at.lines.items;
}
