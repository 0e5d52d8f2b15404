/* Orders of step 10: what besiegers do, and a garrison. [base siege] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/siege/siege.h"

static const char *const siege_words[] = {"bombard", "invest", "assault",
                                          "lift", NULL};
static const char *const garrison_words[] = {"hold", "sortie", "capitulate",
                                             NULL};

/* clang-format off */
#define SIEGE_FIELDS(words) \
    FIELD_WORDS(struct siege_order, action, "action", FIELD_REQUIRED, words), \
    FIELD_REFERS(HEX, struct siege_order, hex, "hex", FIELD_REQUIRED, \
                 "place"), \
    FIELD(NAMES, struct siege_order, wishes.hold, "hold", FIELD_OPTIONAL), \
    FIELD_RANGE(COUNT, struct siege_order, wishes.raise, "raise", \
                FIELD_OPTIONAL, 1, 99), \
    {0}
static const struct field siege_fields[] = {SIEGE_FIELDS(siege_words)};
static const struct field garrison_fields[] = {SIEGE_FIELDS(garrison_words)};
/* clang-format on */

static bool check_order(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct siege_order *given = order->details;

    if (!gra_needs_map(seat, order, report) ||
        !gra_check_wishes(seat, order, &given->wishes, report))
        return false;
    return gra_fort_at(&seat->board, given->hex) ||
           REFUSE(BASE(siege), "%s is no fortress",
                  map_name(&seat->module->map, given->hex, seat->arena));
}

/* Is it besieged as the map lies, and is the side inside, or before it? */
static bool is_siege_of(const struct seat *seat, int hex, bool inside)
{
    int side = gra_side_of(seat->side);

    return gra_is_invested(&seat->board, hex) &&
           gra_holder_of(&seat->board, hex) ==
               (inside ? side : gra_enemy(side));
}

/* ---- of besiegers -------------------------------------------------------- */

static bool check_siege(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct siege_order *given = order->details;

    return is_siege_of(seat, given->hex, false) ||
           REFUSE(BASE(siege),
                  "you besiege nobody at %s: it takes %d SP outside, as many "
                  "as there are inside, and no enemy beside you",
                  map_name(&seat->module->map, given->hex, seat->arena),
                  seat->module->days.siege_sp);
}

static void carry_out_siege(struct play *play, const char *side,
                            const struct order *order)
{
    const struct siege_order *given = order->details;

    (void)side;
    gra_fort_at(&play->board, given->hex)->siege = given;
}

static void say_siege(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct siege_order *given = order->details;

    buffer_printf(out, "the besiegers of %s %s",
                  map_name(&seat->module->map, given->hex, seat->arena),
                  siege_words[given->action]);
    order_say_lapse(seat, order, out);
}

static void choices_siege(const struct seat *seat, struct choices *choices)
{
    /* Every fortress would be listed where the world is not asked: these are
     * besieged as the map lies. */
    foreach (const struct fort, fort, seat->game->forts)
        for (int action = BOMBARD;
             is_siege_of(seat, fort->hex, false) && action <= LIFT; action++) {
            const struct siege_order given = {.hex = fort->hex,
                                              .action = action};

            choice_offer(seat, choices, &gra_siege, &given, "%s",
                         action == BOMBARD ? "as without an order" : "instead");
        }
}

const struct order_kind gra_siege = {
    ORDER("siege", BASE(siege),
          "besiegers bombard, only invest, storm, or go away"),
    DETAILS(siege_order, siege_fields),
    .subject = "hex",
    .check_order = check_order,
    .check_world = check_siege,
    .carry_out = carry_out_siege,
    .say = say_siege,
    .choices = choices_siege,
    .ahead = true,
    .once = true,
};

/* ---- of a garrison ------------------------------------------------------- */

static bool check_garrison(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct siege_order *given = order->details;
    const struct board *board = &seat->board;
    int side = gra_side_of(seat->side);
    const char *where = map_name(&seat->module->map, given->hex, seat->arena);

    if (!is_siege_of(seat, given->hex, true))
        return REFUSE(BASE(siege), "no garrison of yours is besieged at %s",
                      where);
    return given->action != SORTIE ||
           gra_force_at(board, given->hex, side, gra_fights_inside).count > 0 ||
           REFUSE(BASE(siege),
                  "nobody inside %s is fit to sally out: all are routed or "
                  "demoralized",
                  where);
}

static void carry_out_garrison(struct play *play, const char *side,
                               const struct order *order)
{
    const struct siege_order *given = order->details;

    (void)side;
    gra_fort_at(&play->board, given->hex)->garrison = given;
}

static void say_garrison(const struct seat *seat, const struct order *order,
                         struct buffer *out)
{
    static const char *const does[] = {"holds", "sallies out", "capitulates"};
    const struct siege_order *given = order->details;

    buffer_printf(out, "the garrison of %s %s",
                  map_name(&seat->module->map, given->hex, seat->arena),
                  does[given->action]);
    order_say_lapse(seat, order, out);
}

static void choices_garrison(const struct seat *seat, struct choices *choices)
{
    /* The same, of those inside. */
    foreach (const struct fort, fort, seat->game->forts)
        for (int action = HOLD;
             is_siege_of(seat, fort->hex, true) && action <= CAPITULATE;
             action++) {
            const struct siege_order given = {.hex = fort->hex,
                                              .action = action};

            choice_offer(seat, choices, &gra_garrison, &given, "%s",
                         action == HOLD ? "as without an order" : "instead");
        }
}

const struct order_kind gra_garrison = {
    ORDER("garrison", BASE(siege),
          "a besieged garrison holds, sallies out, or capitulates"),
    DETAILS(siege_order, garrison_fields),
    .subject = "hex",
    .check_order = check_order,
    .check_world = check_garrison,
    .carry_out = carry_out_garrison,
    .say = say_garrison,
    .choices = choices_garrison,
    .ahead = true,
    .once = true,
};
