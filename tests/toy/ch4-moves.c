/* 4 Moves. */
#include "tests/toy/deadly.h"
#include "tests/toy/game.h"

#include "core/arena.h"
#include "core/buffer.h"
#include "core/names.h"

#include <string.h>

/* Nothing that chance or the enemy may still change is known for certain: only
 * for the family at go, once its moves have begun. */
static bool is_at_go(const struct seat *seat)
{
    const char *family = toy_at_go(&seat->board);

    return seat->certain && family && strcmp(family, seat->side) == 0;
}

/* 2.1 pace, 2.2 ground: what no play can change. */
static bool check_path(const struct seat *seat, const struct order *order,
                       const struct band *band, struct report *report)
{
    const struct move *move = order->details;
    int from = band->hex;
    int cost;

    if (move->path.count == 0)
        return REFUSE(RULE(4_1), "the path is empty");
    for (size_t i = 0; i < move->path.count; i++) {
        int to = move->path.items[i];

        deadly(to, DEADLY_TO_CHECK);
        if (i > 0 && !hex_adjacent(from, to))
            return REFUSE(RULE(4_1), "%04d and %04d are not neighbours", from,
                          to);
        if (!toy_open(&seat->board, to))
            return REFUSE(RULE(2_2a), "nobody enters %04d", to);
        from = to;
    }
    cost = toy_cost(&seat->board, &move->path, move->path.count);
    if (cost > band->pace)
        return REFUSE(RULE(2_1),
                      "the path costs %d, but the pace of '%s' is %d", cost,
                      band->id, band->pace);
    return true;
}

/* 4.1 moves */
static bool check_move(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct move *move = order->details;
    const struct band *band = toy_own_band(seat, order, move->band, report);

    return band && check_path(seat, order, band, report);
}

/* 4.1 where the band is; 2.4a a move that cannot begin */
static bool check_here(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct move *move = order->details;
    const struct band *band = toy_band(&seat->board, move->band);
    int first = move->path.items[0];
    struct walk walk;

    if (!is_at_go(seat))
        return true;
    if (!hex_adjacent(band->hex, first))
        return REFUSE(RULE(4_1), "%04d and %04d are not neighbours", band->hex,
                      first);
    if (toy_rests(&seat->board, seat->side))
        return REFUSE(RULE(3_3), "the family rests: '%s' stays", band->id);
    if (band->moved)
        return REFUSE(RULE(4_1), "'%s' has moved already", band->id);
    walk = toy_walk(&seat->board, band, &move->path);
    if (walk.steps == 0 && walk.stopped_by == RULE(2_5))
        return REFUSE(RULE(2_5), "there is no room for '%s' in %04d", band->id,
                      first);
    if (walk.steps == 0)
        return REFUSE(RULE(2_4a), "an enemy holds %04d", first);
    return true;
}

static int reached(const struct move *move, const struct walk *walk)
{
    return move->path.items[walk->steps - 1];
}

static void foresee_move(const struct seat *seat, const struct order *order)
{
    const struct move *move = order->details;
    struct band *band = toy_band(&seat->board, move->band);
    struct walk walk;

    if (!is_at_go(seat))
        return;
    walk = toy_walk(&seat->board, band, &move->path);
    toy_put(&seat->board, band, reached(move, &walk));
    band->moved = true;
}

/* What is to be told of a walk besides where it ended. */
static void tell_walk(struct play *play, const struct band *band,
                      const struct walk *walk, const struct hexes *path)
{
    int cost = toy_cost(&play->board, path, walk->steps);

    toy_show(play,
             event_number(journal_add(play->journal, EVENT_NOTE, RULE(2_2),
                                      "The ground costs it %d of %d.", cost,
                                      band->pace),
                          cost),
             band);
    if (walk->passed)
        toy_show(play,
                 journal_add(play->journal, EVENT_NOTE, RULE(2_3a),
                             "It passes an enemy too weak to stop it."),
                 band);
    if (walk->stopped_by)
        toy_show(
            play,
            event_at(journal_add(play->journal, EVENT_NOTE, walk->stopped_by,
                                 "%s goes no further: %s.", band->name,
                                 walk->stopped_by->title),
                     band->hex),
            band);
    toy_scout(play, band);
}

static void carry_out_move(struct play *play, const char *side,
                           const struct order *order)
{
    const struct move *move = order->details;
    struct band *band = toy_band(&play->board, move->band);
    struct walk walk = toy_walk(&play->board, band, &move->path);
    struct hexes path = {.items = NULL};
    struct event *event;

    hexes_add(play->arena, &path, band->hex);
    for (size_t i = 0; i < walk.steps; i++)
        hexes_add(play->arena, &path, move->path.items[i]);
    toy_put(&play->board, band, reached(move, &walk));
    band->moved = true;
    deadly(band->hex, DEADLY_TO_CARRY_OUT);
    event = journal_open(play->journal, EVENT_MOVE, RULE(4_1), "%s: to %04d%s.",
                         band->name, band->hex,
                         walk.stopped_by ? ", where the move ends" : "");
    event_of(event_path(play->journal, toy_show(play, event, band), &path),
             side, band->id);
    tell_walk(play, band, &walk, &move->path);
    journal_close(play->journal);
}

static void say_move(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct move *move = order->details;
    const struct band *band = toy_band(&seat->board, move->band);
    struct walk walk;

    if (!is_at_go(seat)) {
        buffer_printf(out, "%s moves towards %04d if it may then", band->name,
                      move->path.items[move->path.count - 1]);
        return;
    }
    walk = toy_walk(&seat->board, band, &move->path);
    buffer_printf(out, "%s moves to %04d", band->name, reached(move, &walk));
    if (walk.stopped_by)
        buffer_printf(out, ", no further [rule %s]", walk.stopped_by->number);
}

/* For the search of reachable hexes. */
struct search {
    const struct board *board;
    const struct band *band;
};

static int step_cost(const void *context, int from, int to)
{
    const struct search *search = context;
    const struct board *board = search->board;
    int side = search->band->side;
    const struct band *there = toy_top(board, to);

    if (!toy_open(board, to) || (there && there->side != side))
        return -1;
    if (from != search->band->hex && toy_beside_enemy(board, side, from, NULL))
        return -1;
    return toy_ground(board, to)->cost;
}

/* Where the band could come as the game stands. */
static const struct reach *reach_of(const struct board *board,
                                    const struct band *band, size_t *count)
{
    const struct search context = {board, band};
    const struct path_search search = {
        .cost = step_cost, .context = &context, .limit = band->pace};

    return path_reach(board->arena, &search, band->hex, count);
}

void toy_complete(const struct seat *seat, const struct order_kind *kind,
                  void *details)
{
    struct move *move = details;
    const struct band *band;
    const struct reach *reach;
    struct hexes path;
    size_t count;

    if (kind != &toy_move || move->path.count != 1)
        return;
    band = toy_band(&seat->board, move->band);
    if (!band || band->hex == 0)
        return;
    reach = reach_of(&seat->board, band, &count);
    path = path_to(seat->arena, reach, count, move->path.items[0]);
    if (path.count > 2)
        move->path = (struct hexes){path.items + 1, path.count - 1};
}

static void choose_for_band(const struct seat *seat, const struct band *band,
                            struct choices *choices)
{
    size_t count;
    const struct reach *reach = reach_of(&seat->board, band, &count);

    for (size_t i = 0; i < count; i++) {
        struct move move = {.band = band->id};

        /* A move into a full hex may be given, and ends before it. */
        if (reach[i].at == band->hex ||
            !toy_has_room(&seat->board, band->side, reach[i].at))
            continue;
        move.path = path_to(choices->arena, reach, count, reach[i].at);
        move.path.items++;
        move.path.count--;
        choice_offer(seat, choices, &toy_move, &move, "%04d for %d of %d",
                     reach[i].at, reach[i].cost, band->pace);
    }
}

static void choose_move(const struct seat *seat, struct choices *choices)
{
    /* Before its go the family knows too little to be offered ways. */
    for (size_t i = 0; is_at_go(seat) && i < seat->game->band_count; i++) {
        const struct band *band = &seat->game->bands[i];

        /* Only for own bands are ways looked for. */
        if (strcmp(band->family, seat->side) == 0)
            choose_for_band(seat, band, choices);
    }
}

const struct order_kind toy_move = {
    ORDER("move", RULE(4_1), "move a band along a path of hexes"),
    FIELDS(move, NEEDED(NAME, move, band, "band"),
           NEEDED(HEXES, move, path, "path")),
    .subject = "band",
    .check_order = check_move,
    .check_world = check_here,
    .foresee = foresee_move,
    .carry_out = carry_out_move,
    .say = say_move,
    .choices = choose_move,
};

void toy_ask_moves(const struct play *play, struct questions *questions)
{
    static const struct order_kind *const answers[] = {&toy_move, NULL};
    const char *family = toy_at_go(&play->board);
    struct question *question;

    if (!family || toy_rests(&play->board, family))
        return;
    question =
        question_add(questions, family, RULE(4_1), "moves of your bands");
    question->answers = answers;
    question->fallback = "its bands stay where they are";
}

/* 4.1, 4.2: first one family, then the other. */
enum step_end toy_run_moves(struct play *play)
{
    const char *family = toy_at_go(&play->board);

    /* Scuffles come later; one that a corrected turn has here is none. */
    play->game->scuffle_count = 0;
    if (family) {
        play_section_orders(play, play_section(play, family, 1));
        play->game->turn++;
        return STEP_AGAIN;
    }
    play->game->turn = 0;
    return STEP_NEXT;
}
