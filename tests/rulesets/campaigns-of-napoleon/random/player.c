/* A player who takes what the enumeration offers him, more or less as it comes,
 * and writes it on a sheet. */
#include "campaign/judge/judge.h"
#include "core/arena.h"
#include "core/writer.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/random/random.h"

#include <limits.h>

enum {
    MOST_CHOICES = 1500,
    MOST_PICKS = 8,
    TRIES = 6,
    SAMPLES = 20,
    STANDS_FAST = 4,
    MOST_STANDING = 12,
    SILENT_ONCE_IN = 14
};

struct player {
    struct match *match;
    enum side side;
    struct desk desk;
    struct judge judge;
    struct report *report;
    struct writer writer;
    struct board board; /* of the turn */
};

static struct chance *chance_of(const struct player *player)
{
    return &player->match->chance;
}

/* ---- taste ------------------------------------------------------------ */

static int nearest_enemy(const struct player *player, int hex)
{
    const struct hexes his =
        con_stacks(&player->board, con_enemy(player->side));
    int best = INT_MAX;

    for (size_t i = 0; i < his.count; i++) {
        int far = hex_distance(hex, his.items[i]);

        if (player->match->characters[player->side] == BESIEGER &&
            con_fortified(&player->board, his.items[i]))
            far = far / 2;
        if (far < best)
            best = far;
    }
    return best;
}

/* Does the chit say of which class the enemy is? */
static bool is_right(const struct player *player, const void *details)
{
    const struct order order = {.kind = &con_chit, .details = details};
    struct arena *arena = player->match->arena;
    const struct group *own =
        con_group_at(&player->board, player->side,
                     (int)strtol(order_subject(arena, &order), NULL, 10));
    const struct group *his = own ? con_enemy_group(&player->board, own) : NULL;

    return his &&
           strstr(order_text(arena, &order), con_class_words[his->class]);
}

/* How much the character likes the choice. */
static int liking(const struct player *player, const struct order_kind *kind,
                  const void *details)
{
    enum character character = player->match->characters[player->side];
    const struct move *move = details;
    int far;

    if (kind == &con_chit)
        return is_right(player, details);
    if (kind != &con_move || move->path.count == 0)
        return 0;
    far = nearest_enemy(player, move->path.items[move->path.count - 1]);
    return character == TIMID ? far : -far;
}

/* The one liked best among some that chance shows. */
static const void *pick(const struct player *player,
                        const struct order_kind *kind,
                        const struct choices *choices)
{
    enum character character = player->match->characters[player->side];
    bool dull = character == FAIR;
    int samples = dull ? 1 : SAMPLES;
    const void *best = NULL;

    for (int i = 0; i < samples; i++) {
        const void *one =
            choices->items[chance(chance_of(player), choices->count)].details;

        if (!best || liking(player, kind, one) > liking(player, kind, best))
            best = one;
    }
    return best;
}

/* ---- orders ----------------------------------------------------------- */

/* Sections are refused for what stands in them twice. */
static bool fits(const struct player *player, const struct seat *seat,
                 const struct section *section, const struct order *order)
{
    struct section with = *section;

    with.orders =
        ARENA_ARRAY(player->match->arena, struct order, section->count + 1);
    for (size_t i = 0; i < section->count; i++)
        with.orders[i] = section->orders[i];
    with.orders[with.count++] = *order;
    return con_check_section(seat, &with, report_new(player->match->arena));
}

static bool give(struct player *player, struct seat *seat,
                 struct section *section, const struct order *order)
{
    if (!fits(player, seat, section, order) ||
        !judge_order(&player->judge, seat, order, section->step))
        return false;
    *(struct order *)LIST_ADD(player->match->arena, section->orders,
                              section->count) = *order;
    return true;
}

/* Where all move nobody meets. */
static bool stands_fast(const struct player *player,
                        const struct order_kind *kind)
{
    return (kind == &con_move || kind == &con_forced_march_order) &&
           chance(chance_of(player), STANDS_FAST) > 0;
}

/* What is offered is legal; after the first that is taken others may no longer
 * be. */
static void take_offers(struct player *player, struct seat *seat,
                        struct section *section, const struct order_kind *kind)
{
    struct arena *arena = player->match->arena;
    struct choices choices = {.arena = arena, .most = MOST_CHOICES};
    unsigned picks = chance(chance_of(player), MOST_PICKS);
    bool taken = false;

    if (stands_fast(player, kind))
        return;
    if (kind == &con_chit)
        picks += MOST_PICKS / 2;
    kind->choices(seat, &choices);
    for (unsigned i = 0; i < picks && choices.count > 0; i++) {
        const struct order order = {.kind = kind,
                                    .details = pick(player, kind, &choices)};

        MUST(player->match,
             taken || order_check(seat, &order, report_new(arena)),
             "offered, and not legal: %s", order_text(arena, &order));
        taken = give(player, seat, section, &order) || taken;
    }
}

static void think_of(struct player *player, struct seat *seat,
                     struct section *section, const struct words *words,
                     const struct order_kind *kind)
{
    const struct order *order = words_order(words, kind);

    if (order)
        give(player, seat, section, order);
}

static struct words words_of(const struct player *player)
{
    const struct words words = {.board = player->board,
                                .side = player->side,
                                .chance = &player->match->chance};

    return words;
}

/* Questions that are about something are answered one by one. */
static void answer(struct player *player, struct seat *seat,
                   struct section *section)
{
    const struct questions *questions = &player->judge.questions;
    struct words words = words_of(player);

    for (size_t i = 0; seat->certain && i < questions->count; i++) {
        const struct question *question = &questions->items[i];

        words.about = question->subject;
        if (!words.about || strcmp(question->side, seat->side) != 0)
            continue;
        for (int j = 0; j < TRIES; j++)
            think_of(player, seat, section, &words, question->answers[0]);
    }
}

static unsigned tries_of(const struct player *player,
                         const struct order_kind *kind)
{
    unsigned tries = chance(chance_of(player), TRIES);

    if (kind == &con_forage)
        return chance_once_in(chance_of(player), 9);
    return kind == &con_transfer || kind == &con_place_leader ? 4 * tries
                                                              : tries;
}

/* Kinds that offer nothing are thought of, some more often because they are
 * hard to think of. */
static void think(struct player *player, struct seat *seat,
                  struct section *section, const struct order_kind *kind)
{
    const struct words words = words_of(player);
    unsigned tries = tries_of(player, kind);

    for (unsigned i = 0; i < tries; i++)
        think_of(player, seat, section, &words, kind);
}

/* Questions that may come up are about where his own stand. */
static void think_ahead(struct player *player, struct seat *seat,
                        struct section *section, const struct order_kind *kind)
{
    const struct hexes own = con_stacks(&player->board, player->side);
    struct words words = words_of(player);

    for (size_t i = 0; i < own.count; i++) {
        words.about = hex_text(player->match->arena, own.items[i]);
        if (chance(chance_of(player), 2))
            think_of(player, seat, section, &words, kind);
    }
}

static void fill(struct player *player, struct seat *seat,
                 struct section *section, const struct step *step)
{
    answer(player, seat, section);
    for (size_t i = 0; step->orders && step->orders[i]; i++) {
        const struct order_kind *kind = step->orders[i];

        if (kind->choices)
            take_offers(player, seat, section, kind);
        else if (!kind->carry_out && kind->subject)
            think_ahead(player, seat, section, kind);
        else
            think(player, seat, section, kind);
    }
}

/* ---- the sheet -------------------------------------------------------- */

static void write_section(struct player *player, const struct step *step)
{
    struct section section = {
        .side = con_side_id(player->side), .step = step->id, .round = 1};
    struct seat seat = judge_seat(&player->judge, section.side, step, 1);
    struct writer *writer = &player->writer;

    fill(player, &seat, &section, step);
    writer_open(writer, "orders");
    writer_attribute(writer, "side", section.side);
    writer_attribute(writer, "step", section.step);
    for (size_t i = 0; i < section.count; i++)
        order_write(writer, &section.orders[i]);
    writer_close(writer);
}

static bool may_speak(const struct player *player, const struct step *step)
{
    if (!step->ask && !step->orders)
        return false;
    return !step->may_order ||
           step->may_order(player->desk.turn->play, con_side_id(player->side));
}

/* The open step, and some that this exchange may reach. */
static void write_steps(struct player *player)
{
    const struct step *open = con_sequence + player->judge.open;
    bool ahead = chance(chance_of(player), 3) > 0;

    for (const struct step *step = open; step->id; step++)
        if (may_speak(player, step) &&
            (step == open || (ahead && chance(chance_of(player), 3) > 0)))
            write_section(player, step);
}

static bool is_set(const struct section *standing, const struct order *order,
                   struct arena *arena)
{
    for (size_t i = 0; i < standing->count; i++)
        if (standing->orders[i].kind == order->kind &&
            order_is_about(&standing->orders[i], order_subject(arena, order)))
            return true;
    return false;
}

/* Ways of retreat are many, and seldom right; who wants to be asked about a
 * Delay stays so for a while. */
static const struct order_kind *a_standing_kind(const struct player *player)
{
    const struct order_kind *const *kinds =
        campaigns_of_napoleon_ruleset.standing;
    const struct order_kind *kind;
    size_t count = 0;

    while (kinds[count])
        count++;
    kind = kinds[chance(chance_of(player), count)];
    if (chance_once_in(chance_of(player), 3) ||
        (kind == &con_delay_if && !chance_once_in(chance_of(player), 12)))
        return &con_retreat;
    return kind;
}

static void change_standing(struct player *player, struct seat *seat,
                            struct section *standing)
{
    const struct words words = words_of(player);
    const struct order *order = words_order(&words, a_standing_kind(player));

    if (order && !is_set(standing, order, player->match->arena))
        give(player, seat, standing, order);
}

static void write_standing(struct player *player)
{
    struct section standing = {.side = con_side_id(player->side),
                               .step = "standing"};
    struct seat seat = judge_seat(&player->judge, standing.side,
                                  con_sequence + player->judge.open, 0);
    unsigned changes = chance(chance_of(player), MOST_STANDING + 1);

    for (unsigned i = 0; i < changes; i++)
        change_standing(player, &seat, &standing);
    writer_open(&player->writer, "standing");
    writer_attribute(&player->writer, "side", standing.side);
    for (size_t i = 0; i < standing.count; i++)
        order_write(&player->writer, &standing.orders[i]);
    writer_close(&player->writer);
}

void sheet_head(struct writer *writer, const struct match *match,
                enum side side)
{
    const struct turn *turn = &match->turn;

    writer_open(writer, "sheet");
    writer_attribute(writer, "exchange",
                     arena_text(match->arena, "%d", turn->number + 1));
    writer_attribute(writer, "from", con_side_id(side));
    writer_attribute(writer, "game", turn->game);
    writer_attribute(writer, "state", turn->salt);
    writer_attribute(writer, "version", "1");
}

/* Seldom; less so in the middle of a combat, which is seldom itself. */
static bool is_silent(struct match *match)
{
    bool combat = strcmp(match->turn.step, "VI.a1") == 0;

    return chance_once_in(&match->chance, combat ? 4 : SILENT_ONCE_IN);
}

struct bytes player_sheet(struct match *match, enum side side)
{
    struct player player = {.match = match,
                            .side = side,
                            .desk = match_desk(match, side),
                            .report = report_new(match->arena)};
    struct bytes bytes = {NULL, 0};
    struct buffer buffer;

    if (is_silent(match))
        return bytes;
    player.board = match_board(match, player.desk.turn->play);
    buffer_init(&buffer);
    writer_init(&player.writer, &buffer, match->arena);
    judge_init(&player.judge, &player.desk, player.report);
    sheet_head(&player.writer, match, side);
    write_steps(&player);
    write_standing(&player);
    writer_close(&player.writer);
    judge_end(&player.judge);
    bytes.data = arena_string(match->arena, buffer.bytes, buffer.length);
    bytes.length = buffer.length;
    buffer_release(&buffer);
    return bytes;
}
