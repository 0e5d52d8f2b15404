/* The player of all rulesets at a table of Waterloo: what no kind offers he
 * thinks up from the pieces that stand there. */
#include "core/writer.h"
#include "rulesets/campaigns-of-napoleon/board/board.h"
#include "tests/rulesets/campaigns-of-napoleon/random/random.h"

static const struct order *think(void *whose, const struct seat *seat,
                                 const struct order_kind *kind,
                                 const char *about)
{
    struct match *match = whose;
    struct words words = {.board = match_board(match, seat->game),
                          .chance = &match->chance,
                          .about = about};

    words.side = con_side(seat->side);
    MUST(match, words.side < SIDE_COUNT, "whose is seat '%s'?", seat->side);
    return words_order(&words, kind);
}

static void refused(void *whose, const char *what)
{
    match_fail(whose, "%s", what);
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

static struct bytes written(const struct match *match, enum side side,
                            const struct judged_sheet *decided)
{
    struct bytes bytes;
    struct buffer buffer;
    struct writer writer;

    buffer_init(&buffer);
    writer_init(&writer, &buffer, match->arena);
    sheet_head(&writer, match, side);
    player_write(&writer, decided, match->arena);
    writer_close(&writer);
    bytes.data = arena_string(match->arena, buffer.bytes, buffer.length);
    bytes.length = buffer.length;
    buffer_release(&buffer);
    return bytes;
}

struct bytes player_sheet(struct match *match, enum side side)
{
    const struct desk desk = match_desk(match, side);
    const struct player player = {.desk = &desk,
                                  .taste =
                                      taste_of(&campaigns_of_napoleon_ruleset),
                                  .game = match->seed,
                                  .state = &match->chance.state,
                                  .character = &match->characters[side],
                                  .invent = think,
                                  .refused = refused,
                                  .whose = match};
    struct names silent = {NULL, 0};
    struct judged_sheet decided;

    player_decide(&player, &decided, &silent);
    if (silent.count > 0)
        return (struct bytes){NULL, 0};
    return written(match, side, &decided);
}
