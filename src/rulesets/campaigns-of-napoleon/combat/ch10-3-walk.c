/* 10.3 a stack walks its way of retreat, and what that costs. */
#include "core/shares.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"

/* [base retreat] those stacked with a retreating group go along, the whole
 * way; those it passes stay. */
void con_vedettes_go_along(const struct board *board, enum side side, int from,
                           int to)
{
    foreach_piece (struct vedette, vedette, board->game->vedettes, side)
        if (vedette->hex == from)
            piece_put(board->game->stacks, &vedette->piece, to);
}

/* 10.5.7.4g enemies who harry a stack, over hexsides that can be crossed */
static int enemies_around(const struct walk *walk, int hex)
{
    const struct board *board = &walk->withdrawal->fight->board;
    enum side enemy = con_enemy(walk->withdrawal->side);
    int sp = 0;

    foreach_neighbour (neighbour, hex)
        if (con_adjacent(board, hex, neighbour))
            sp += con_stack_sp(board, enemy, neighbour);
    return sp;
}

/* 10.5.1b, 10.5.2b, 10.5.3a one SP; 10.5.7.4g, 10.5.7.4h a share of both */
static const struct rule *cost_rule(enum combat_type type, bool zone)
{
    static const struct rule *const small[] = {[RAID] = RULE(10_5_1b),
                                               [AMBUSH] = RULE(10_5_2b),
                                               [SKIRMISH] = RULE(10_5_3a)};

    if (con_is_small_combat(type))
        return small[type];
    return zone ? RULE(10_5_7_4g) : RULE(10_5_7_4h);
}

/* What the stack loses as it goes, its guns first. */
static void lose(const struct fight *fight, const struct walk *walk, int points,
                 const struct rule *rule)
{
    const struct loss due = {.party = walk->party,
                             .points = points,
                             .cycle = CYCLE_RETREATS,
                             .rule = rule};

    con_take_losses(fight->play, &due);
}

/* 10.5.7.4g, 10.5.7.4h, 10.5.1b a zone entered, or a bridge crossed: harried
 * by the enemies around a hex. */
static void pay(const struct fight *fight, const struct walk *walk, int hex,
                bool zone)
{
    enum combat_type type = fight->combat->type;
    const struct rule *rule = cost_rule(type, zone);
    int own = con_party_sp(walk->party);
    int enemies = enemies_around(walk, hex);
    int points = con_is_small_combat(type) ? 1 : con_retreat_loss(own, enemies);
    const char *where = zone ? "In the enemy's zone at" : "Over the river from";

    if (con_is_small_combat(type))
        event_number(SAY(fight, EVENT_NOTE, rule, "%s %s: 1 SP.", where,
                         con_hex_name(&fight->board, hex)),
                     1);
    else
        /* Enemies of no group are among them: for the book alone. */
        event_number(
            journal_add(fight->play->journal, EVENT_NOTE, rule,
                        "%s %s: 2.5%% of %d and %d adjacent enemy SP: %d SP.",
                        where, con_hex_name(&fight->board, hex), own, enemies,
                        points),
            points);
    lose(fight, walk, points, rule);
}

static const char *who(const struct fight *fight, const struct walk *walk)
{
    const struct party *party = walk->party;
    struct names names = {NULL, 0};

    foreach_leader (leader, *party)
        names_add(fight->board.arena, &names, leader->name);
    for (size_t i = 0; !party->leaders_count && i < party->units_count; i++)
        names_add(fight->board.arena, &names, party->units[i]->name);
    return names_text(&names, ", ", fight->board.arena);
}

/* 10.5.7.4e the force leader's path is decisive; the others keep to him. */
static const struct rule *path_rule(const struct fight *fight,
                                    const struct walk *walk)
{
    if (con_is_small_combat(fight->combat->type))
        return BASE(retreat);
    if (walk->withdrawal->start == fight->senior_hex[walk->withdrawal->side])
        return RULE(10_5_7_4e);
    return walk->withdrawal->near ? RULE(10_5_7_4d) : RULE(10_5_7_4b);
}

/* 10.3h retreat off map eliminates */
static void leave_map(const struct fight *fight, const struct walk *walk)
{
    SAY(fight, EVENT_STATE, RULE(10_3h),
        "Nothing but the edge of the map is left: the whole force is lost.");
    lose(fight, walk, con_party_sp(walk->party), RULE(10_3h));
    foreach_leader (leader, *walk->party) {
        piece_leave(fight->board.game->stacks, &leader->piece, OUT);
        leader->force = NULL;
    }
}

/* [base retreat] a tenth for each hex that could not be retreated */
static void pay_for_standing(const struct fight *fight, const struct walk *walk,
                             int missing)
{
    for (int i = 0; i < missing; i++) {
        int sp = con_party_sp(walk->party);
        int tenth = percent_of(sp, 100);
        int points = tenth > 0 ? tenth : 1;

        SAY(fight, EVENT_NOTE, BASE(retreat),
            "No way out for one more hex: a tenth of %d SP, %d SP.", sp,
            points);
        lose(fight, walk, points, BASE(retreat));
    }
}

/* [base pontoon] pontoon trains are lost on a retreat; 10.5.7.2f not in a
 * draw, and log.undated-8b not by a winner. Lost or gone, they leave no bridge
 * behind. */
static void lose_pontoons(const struct fight *fight, const struct walk *walk)
{
    const struct combat *combat = fight->combat;
    bool small = con_is_small_combat(combat->type);
    bool won = !small && combat->winner == walk->withdrawal->side;
    bool kept = !walk->way->off_map && !small && (combat->drawn || won);
    const char *what = kept ? "is brought off" : "is lost on the retreat";
    const struct rule *rule = !kept           ? BASE(pontoon)
                              : combat->drawn ? RULE(10_5_7_2f)
                                              : RULE(log_undated_8b);

    foreach_unit (unit, *walk->party) {
        const struct unit_card *card = unit->card;

        if (card->arm != PONTOON || unit->state != ON_MAP)
            continue;
        event_outside(
            TELL(fight, EVENT_STATE, rule, card->side, unit->id, "%s %s.",
                 card->name, what),
            arena_text(fight->board.arena, "A pontoon train %s.", what));
        if (!kept)
            piece_leave(fight->board.game->stacks, &unit->piece, OUT);
    }
    con_tidy_pontoons(&fight->board);
}

/* [base retreat] the path is kept for who pursues */
static void note_path(const struct fight *fight, const struct walk *walk,
                      const struct hexes *path)
{
    struct combat *combat = fight->combat;
    struct retreat *retreat =
        LIST_ADD(fight->board.arena, combat->retreat, combat->retreat_count);

    retreat->leader = walk->leader ? walk->leader->id : NULL;
    retreat->side = walk->withdrawal->side;
    retreat->path = *path;
    retreat->hexes = (int)path->count - 1;
}

/* 4h vedettes never affect retreats */
static void say_vedettes(const struct fight *fight, const struct walk *walk,
                         int hex)
{
    enum side enemy = con_enemy(walk->withdrawal->side);

    if (con_in_zoc(&fight->board, enemy, hex, VEDETTES_COUNT) &&
        !con_in_zoc(&fight->board, enemy, hex, VEDETTES_IGNORED))
        journal_add(fight->play->journal, EVENT_NOTE, RULE(4h),
                    "Vedettes near %s do not trouble the retreat.",
                    con_hex_name(&fight->board, hex));
}

/* [base retreat] one hex, and what it costs */
static void take_step(const struct fight *fight, const struct walk *walk,
                      size_t i)
{
    int from = walk->way->path.items[i - 1];
    int to = walk->way->path.items[i];
    struct retreat *retreat =
        &fight->combat->retreat[fight->combat->retreat_count - 1];
    bool zone = con_is_zone(walk->withdrawal, from, to);

    con_party_go(&walk->withdrawal->fight->board, walk->party, to);
    if (con_bridged_primary(&fight->board, from, to)) {
        retreat->over_primary = true;
        pay(fight, walk, from, false);
    }
    if (con_more_than_vedettes(&fight->board, con_enemy(walk->withdrawal->side),
                               to))
        SAY(fight, EVENT_NOTE, RULE(10_3i),
            "The retreat breaks through the weak enemy stack at %s.",
            con_hex_name(&fight->board, to));
    if (!zone) {
        say_vedettes(fight, walk, to);
        return;
    }
    retreat->through_zoc = true;
    pay(fight, walk, to, true);
}

/* [base retreat] a stack walks its way */
int con_walk_away(struct fight *fight, const struct walk *walk)
{
    const struct hexes *path = &walk->way->path;
    int asked = walk->withdrawal->hexes;
    int gone = (int)path->count - 1;
    /* 10.3c asked before he is part of who stands there */
    bool stops = con_is_shelter(walk->withdrawal, path->items[gone]);
    struct event *event = journal_tell_open(
        fight->play->journal, EVENT_RETREAT, path_rule(fight, walk),
        con_side_id(walk->withdrawal->side),
        walk->leader ? walk->leader->id : NULL, "Retreat of %s: %s.",
        who(fight, walk), con_path_text(&fight->board, path));

    event_path(fight->play->journal, event, path);
    if (walk->party->leaders_count == 0) /* [base hidden] */
        event_outside(event,
                      arena_text(fight->board.arena,
                                 "Retreat of troops without a leader: %s.",
                                 con_path_text(&fight->board, path)));
    note_path(fight, walk, path);
    for (size_t i = 1; i < path->count; i++)
        take_step(fight, walk, i);
    con_vedettes_go_along(&fight->board, walk->withdrawal->side, path->items[0],
                          path->items[gone]);
    if (walk->way->off_map)
        leave_map(fight, walk);
    else if (gone < asked && !stops)
        pay_for_standing(fight, walk, asked - gone);
    lose_pontoons(fight, walk);
    journal_close(fight->play->journal);
    return path->items[gone];
}
