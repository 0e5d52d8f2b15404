/* A player who writes well-formed nonsense: wrong ids, pieces of the enemy,
 * paths through walls, orders of yesterday. */
#include "core/arena.h"
#include "core/writer.h"
#include "io/xml.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "tests/rulesets/campaigns-of-napoleon/random/random.h"

enum { MOST_SECTIONS = 7, MOST_ORDERS = 9, MOST_STALE = 64, LONG_PATH = 400 };

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

static const char *long_path(const struct wicked *wicked)
{
    struct arena *arena = wicked->match->arena;
    struct buffer path;
    const char *text;

    buffer_init(&path);
    for (int i = 0; i < LONG_PATH; i++)
        buffer_printf(&path, "%s%04d", i ? " " : "",
                      often(wicked) ? 1212 : 1213);
    text = arena_string(arena, path.bytes, path.length);
    buffer_release(&path);
    return text;
}

static const char *nasty_value(const struct wicked *wicked)
{
    static const char *const values[] = {
        "",           " ",
        "0",          "-",
        "-1",         "0000",
        "0100",       "0001",
        "9999",       "0101",
        "2525",       "999999999",
        "1000000000", "99999999999999999999",
        "-999999999", "0.5",
        "99999999.5", "yes",
        "no",         "ask",
        "none",       "french",
        "prussian",   "napoleon",
        "bluecher",   "fr-allix",
        "pr-5",       "pr-vedette-1",
        "ney ney",    "0724 0724",
        "0101 2525",  "0724 0824 0724 0824",
        "0724  0725", "../../turn.xml",
        "%s%n%d",     "fr-allix fr-allix pr-5",
        "\303\251",   "<move/>",
    };

    if (chance_once_in(wicked->chance, 12))
        return long_path(wicked);
    return one_of(wicked, values, LENGTH(values));
}

/* ---- orders ----------------------------------------------------------- */

static const struct order_kind *any_kind(const struct wicked *wicked)
{
    const struct order_kind *const *kinds =
        often(wicked) ? sequence_kinds(wicked->match->arena,
                                       campaigns_of_napoleon_ruleset.sequence)
                      : campaigns_of_napoleon_ruleset.standing;
    size_t count = 0;

    while (kinds[count])
        count++;
    return kinds[chance(wicked->chance, count)];
}

/* A kind that the step takes, or any. */
static const struct order_kind *kind_for(const struct wicked *wicked,
                                         const struct step *step)
{
    size_t count = 0;

    while (step && step->orders && step->orders[count])
        count++;
    if (count == 0 || chance_once_in(wicked->chance, 5))
        return any_kind(wicked);
    return step->orders[chance(wicked->chance, count)];
}

static void spoil(const struct wicked *wicked, struct element *element)
{
    struct arena *arena = wicked->match->arena;
    struct attribute *attributes =
        ARENA_ARRAY(arena, struct attribute, element->attribute_count + 1);

    for (size_t i = 0; i < element->attribute_count; i++) {
        attributes[i] = element->attributes[i];
        if (chance_once_in(wicked->chance, 3))
            attributes[i].value = nasty_value(wicked);
    }
    element->attributes = attributes;
    switch (chance(wicked->chance, 12)) {
    case 0:
        attributes[element->attribute_count++] =
            (struct attribute){"colour", "red"};
        break;
    case 1:
        if (element->attribute_count > 0)
            element->attribute_count--;
        break;
    case 2:
        element->name = "mvoe";
        break;
    case 3:
        element->text = "by night";
        break;
    case 4:
        element->first = words_element(&wicked->words, any_kind(wicked));
        break;
    default:
        break;
    }
}

/* An order as it would stand in a sheet. */
static const struct element *element_of(const struct wicked *wicked,
                                        const struct order *order)
{
    struct arena *arena = wicked->match->arena;
    const struct element *element = NULL;
    struct writer writer;
    struct buffer text;
    struct xml_file *xml;

    buffer_init(&text);
    writer_init(&writer, &text, arena);
    order_write(&writer, order);
    xml = xml_open("order", text.bytes, text.length, XML_DRAFT, arena,
                   report_new(arena));
    element = xml_root(xml);
    xml_close(xml);
    buffer_release(&text);
    return element;
}

/* What the enumeration offers the other side. */
static const struct element *enemy_order(const struct wicked *wicked,
                                         const struct order_kind *kind,
                                         const struct step *step)
{
    const struct match *match = wicked->match;
    enum side enemy = con_enemy(wicked->side);
    struct choices choices = {.arena = match->arena, .most = 200};
    const struct seat seat = {.game = match->turn.play,
                              .module = match->world->module.data,
                              .options = &match->turn.options,
                              .side = con_side_id(enemy),
                              .step = step ? step->id : con_sequence[0].id,
                              .certain = true,
                              .standing = &match->turn.standing[enemy],
                              .arena = match->arena};
    struct order order = {.kind = kind};

    if (kind->choices)
        kind->choices(&seat, &choices);
    if (choices.count == 0)
        return words_element(&wicked->words, kind);
    order.details =
        choices.items[chance(wicked->chance, choices.count)].details;
    return element_of(wicked, &order);
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

static const struct element *an_order(const struct wicked *wicked,
                                      const struct step *step)
{
    const struct match *match = wicked->match;
    const struct order_kind *kind = kind_for(wicked, step);
    struct element *element;

    if (match->stale_count > 0 && chance_once_in(wicked->chance, 6))
        return match->stale[chance(wicked->chance, match->stale_count)];
    if (chance_once_in(wicked->chance, 6))
        return enemy_order(wicked, kind, step);
    element = words_element(&wicked->words, kind);
    keep(wicked, element);
    if (often(wicked))
        spoil(wicked, element);
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
