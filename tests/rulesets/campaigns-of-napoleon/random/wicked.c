/* A player who writes well-formed nonsense: wrong ids, pieces of the enemy,
 * paths through walls, orders of yesterday. */
#include "core/arena.h"
#include "core/writer.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "tests/rulesets/campaigns-of-napoleon/random/random.h"
#include "tests/rulesets/generic/nonsense.h"

enum { MOST_SECTIONS = 7, MOST_ORDERS = 9, MOST_STALE = 64 };

struct wicked {
    struct match *match;
    struct chance *chance;
    struct desk desk;
    enum side side;
    struct words words;
    struct writer writer;
};

static bool often(const struct wicked *wicked)
{
    return chance(wicked->chance, 2) == 0;
}

static const char *one_of(const struct wicked *wicked,
                          const char *const *values, size_t count)
{
    return values[chance(wicked->chance, count)];
}

/* ---- values ----------------------------------------------------------- */

/* Of the module, or nearly. */
static const char *const values[] = {
    "0000",         "0100",
    "0001",         "9999",
    "0101",         "1212",
    "1213",         "2525",
    "french",       "prussian",
    "napoleon",     "bluecher",
    "fr-allix",     "pr-5",
    "pr-vedette-1", "ney ney",
    "0724 0724",    "0101 2525",
    "0724  0725",   "0724 0824 0724 0824",
    "1212 1213",    "fr-allix fr-allix pr-5",
    NULL,
};

static struct element *think(void *whose, const struct order_kind *kind)
{
    const struct wicked *wicked = whose;

    return words_element(&wicked->words, kind);
}

static struct nonsense nonsense_of(struct wicked *wicked)
{
    return (struct nonsense){&wicked->chance->state, wicked->match->arena,
                             values, think, wicked};
}

/* ---- orders ----------------------------------------------------------- */

static const struct order_kind *const *any_kinds(const struct wicked *wicked)
{
    return often(wicked)
               ? sequence_kinds(wicked->match->arena,
                                campaigns_of_napoleon_ruleset.sequence)
               : campaigns_of_napoleon_ruleset.standing;
}

/* Those that the step takes, or any. */
static const struct order_kind *const *kinds_for(const struct wicked *wicked,
                                                 const struct step *step)
{
    if (!step || !step->orders || !step->orders[0] ||
        chance_once_in(wicked->chance, 5))
        return any_kinds(wicked);
    return step->orders;
}

/* What the enumeration offers the other side. */
static struct element *enemy_order(struct wicked *wicked,
                                   const struct order_kind *kind,
                                   const struct step *step)
{
    const struct match *match = wicked->match;
    const struct nonsense nonsense = nonsense_of(wicked);
    enum side enemy = con_enemy(wicked->side);
    const struct seat seat = {.game = match->turn.play,
                              .module = match->world->module.data,
                              .options = &match->turn.options,
                              .side = con_side_id(enemy),
                              .step = step ? step->id : con_sequence[0].id,
                              .certain = true,
                              .standing = &match->turn.standing[enemy],
                              .arena = match->arena};

    return nonsense_offered(&nonsense, &seat, kind);
}

/* ---- orders of earlier turns ------------------------------------------ */

static const struct element *kept_copy(struct arena *arena,
                                       const struct element *element)
{
    struct element *copy = arena_copy(arena, element, sizeof(*element));
    struct attribute *attributes =
        ARENA_ARRAY(arena, struct attribute, element->attribute_count + 1);

    for (size_t i = 0; i < element->attribute_count; i++) {
        attributes[i].name =
            arena_text(arena, "%s", element->attributes[i].name);
        attributes[i].value =
            arena_text(arena, "%s", element->attributes[i].value);
    }
    copy->attributes = attributes;
    copy->text = NULL;
    copy->first = copy->next = NULL;
    return copy;
}

static void keep(const struct wicked *wicked, const struct element *element)
{
    struct match *match = wicked->match;

    if (match->stale_count < MOST_STALE)
        *(const struct element **)LIST_ADD(match->memory, match->stale,
                                           match->stale_count) =
            kept_copy(match->memory, element);
}

static const struct element *an_order(struct wicked *wicked,
                                      const struct step *step)
{
    const struct match *match = wicked->match;
    const struct nonsense nonsense = nonsense_of(wicked);
    const struct order_kind *kind =
        nonsense_kind(&nonsense, kinds_for(wicked, step));
    struct element *element;

    if (match->stale_count > 0 && chance_once_in(wicked->chance, 6))
        return match->stale[chance(wicked->chance, match->stale_count)];
    if (chance_once_in(wicked->chance, 6))
        return enemy_order(wicked, kind, step);
    element = words_element(&wicked->words, kind);
    keep(wicked, element);
    if (often(wicked))
        nonsense_spoil(&nonsense, element, any_kinds(wicked));
    return element;
}

/* ---- the sheet -------------------------------------------------------- */

static void write_orders(struct wicked *wicked, const struct step *step)
{
    unsigned count = chance(wicked->chance, MOST_ORDERS);

    for (unsigned i = 0; i < count; i++) {
        const struct element *order = an_order(wicked, step);

        writer_tree(&wicked->writer, order);
        if (chance_once_in(wicked->chance, 6))
            writer_tree(&wicked->writer, order);
    }
}

static const char *a_side(const struct wicked *wicked)
{
    static const char *const sides[] = {"french", "coalition", "prussian",
                                        "nobody"};

    if (chance(wicked->chance, 5) > 0)
        return con_side_id(wicked->side);
    return one_of(wicked, sides, LENGTH(sides));
}

static const struct step *a_step(const struct wicked *wicked)
{
    const struct step *open =
        sequence_find(con_sequence, wicked->match->turn.step);
    size_t count = 0;

    while (con_sequence[count].id)
        count++;
    return often(wicked) ? open : &con_sequence[chance(wicked->chance, count)];
}

static void write_section(struct wicked *wicked)
{
    static const char *const rounds[] = {"1", "2", "0", "3", "999999999", "-1"};
    struct writer *writer = &wicked->writer;
    const struct step *step = a_step(wicked);
    bool standing = chance_once_in(wicked->chance, 5);

    writer_open(writer, standing ? "standing" : "orders");
    writer_attribute(writer, "side", a_side(wicked));
    if (!standing)
        writer_attribute(writer, "step",
                         chance_once_in(wicked->chance, 20) ? "IX.q"
                                                            : step->id);
    if (!standing && chance_once_in(wicked->chance, 5))
        writer_attribute(writer, "round",
                         one_of(wicked, rounds, LENGTH(rounds)));
    write_orders(wicked, standing ? NULL : step);
    writer_close(writer);
}

struct bytes wicked_sheet(struct match *match, enum side side)
{
    struct wicked wicked = {.match = match,
                            .chance = &match->chance,
                            .desk = match_desk(match, side),
                            .side = side};
    unsigned sections = 1 + chance(&match->chance, MOST_SECTIONS);
    struct buffer buffer;
    struct bytes bytes;

    wicked.words =
        (struct words){.board = match_board(match, wicked.desk.turn->play),
                       .side = side,
                       .chance = wicked.chance,
                       .wild = true};
    buffer_init(&buffer);
    writer_init(&wicked.writer, &buffer, match->arena);
    sheet_head(&wicked.writer, match, side);
    for (unsigned i = 0; i < sections; i++)
        write_section(&wicked);
    writer_close(&wicked.writer);
    bytes.data = arena_string(match->arena, buffer.bytes, buffer.length);
    bytes.length = buffer.length;
    buffer_release(&buffer);
    return bytes;
}
