/* The standing orders for what follows a combat: losses, retreat, advance and
 * pursuit; and the list of all of them. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/combat/combat.h"

/* clang-format off */
static const char *const follow_words[] = {"largest", "go", "none", NULL};
/* clang-format on */

/* 10.3f a leader that an order names must be the side's own. */
static bool own_leader(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const char *id = order_subject(seat->arena, order);
    const struct leader *leader = con_leader(&seat->board, id);

    if (id && !leader)
        return REFUSE(FILE_RULE(unknown_reference), "there is no leader '%s'",
                      id);
    return !id || con_is_his(seat, leader->card->side) ||
           REFUSE(RULE(10_3f), "'%s' is a leader of the enemy", id);
}

/* 10.3f a force of one's own. Forces come and go: that they exist is looked
 * at when they follow; but each has the name of a leader, or of a unit. */
static bool own_force(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const char *id = order_subject(seat->arena, order);
    const struct force *force = con_force(&seat->board, id);

    if (id && !con_leader(&seat->board, id) && !con_unit(&seat->board, id))
        return REFUSE(FILE_RULE(unknown_reference),
                      "'%s' is neither leader nor unit, and leads no force",
                      id);
    return !force || con_is_his(seat, force->of->side) ||
           REFUSE(RULE(10_3f), "'%s' is a force of the enemy", force->id);
}

/* [base retreat] a path ordered for a leader and what stands with him */
static bool check_retreat(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct retreat_order *details = order->details;
    const struct hexes *path = &details->path;
    bool good = own_leader(seat, order, report);

    if (!details->leader && path->count > 0)
        good = REFUSE(BASE(retreat),
                      "a path is ordered for a leader, not for everybody");
    for (size_t i = 1; i < path->count; i++)
        if (!hex_adjacent(path->items[i - 1], path->items[i]))
            good = REFUSE(BASE(retreat), "%04d is not next to %04d",
                          path->items[i], path->items[i - 1]);
    return good;
}

static void say_retreat(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    const struct retreat_order *details = order->details;

    if (!details->leader || details->path.count == 0)
        buffer_puts(out, "retreat by the best way");
    else
        buffer_printf(out, "%s retreats by %s",
                      con_leader_name(&seat->board, details->leader),
                      con_path_text(&seat->board, &details->path));
}

const struct order_kind con_retreat = {
    ORDER("retreat", BASE(retreat),
          "the way a beaten leader takes; none: the best one"),
    FIELDS(retreat_order,
           MAY_REFER(NAME, retreat_order, leader, "leader", "leader"),
           MAY(HEXES, retreat_order, path, "path")),
    .subject = "leader",
    .check_order = check_retreat,
    .say = say_retreat,
    .initial = &(const struct retreat_order){0},
};

static void say_stop(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct stop_order *details = order->details;

    if (details->leader)
        buffer_printf(out,
                      "%s: ", con_leader_name(&seat->board, details->leader));
    buffer_puts(out, details->shelter ? "stop a retreat at the first shelter"
                                      : "do not stop a retreat at shelter");
}

const struct order_kind con_stop = {
    ORDER("stop", RULE(10_3c),
          "whether a retreat stops at a fortress or a larger force"),
    FIELDS(stop_order, MAY_REFER(NAME, stop_order, leader, "leader", "leader"),
           NEEDED(YES, stop_order, shelter, "at-shelter")),
    .subject = "leader",
    .check_order = own_leader,
    .say = say_stop,
    .initial = &(const struct stop_order){NULL, true},
};

/* 10.3f advance after retreat, 10.3g pursuit */
static bool check_follow(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct follow_order *details = order->details;
    bool good = own_force(seat, order, report);

    if (details->into && !con_on_map(&seat->board, details->into))
        good = REFUSE(RULE(10_3f), "%04d is not on the map", details->into);
    if (details->force && details->follow == FOLLOW_LARGEST)
        good = REFUSE(RULE(10_3f),
                      "'largest' chooses a force; '%s' is one already",
                      details->force);
    if (!details->force && details->follow == FOLLOW_GO)
        good = REFUSE(RULE(10_3f), "'go' needs a force that shall go");
    return good;
}

static void say_follow(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct follow_order *details = order->details;
    const char *verb = order->kind->name;

    (void)seat;
    if (details->follow == FOLLOW_NONE)
        buffer_printf(out, "%s does not %s",
                      details->force ? details->force : "nobody named", verb);
    else if (details->follow == FOLLOW_LARGEST)
        buffer_printf(out, "the largest force %ss", verb);
    else
        buffer_printf(out, "%s %ss", details->force, verb);
    if (details->into)
        buffer_printf(out, " into %04d", details->into);
}

static const struct field follow_fields[] = {
    CHOOSE(follow_order, follow, "do", follow_words),
    MAY(NAME, follow_order, force, "force"),
    MAY(HEX, follow_order, into, "into"),
    {0}};

const struct order_kind con_advance = {
    ORDER("advance", RULE(10_3f),
          "which forces enter a hex the enemy has left"),
    DETAILS(follow_order, follow_fields),
    .subject = "force",
    .check_order = check_follow,
    .say = say_follow,
    .initial = &(const struct follow_order){NULL, FOLLOW_LARGEST, 0},
};

const struct order_kind con_pursue = {
    ORDER("pursue", RULE(10_3g), "which forces pursue a beaten enemy"),
    DETAILS(follow_order, follow_fields),
    .subject = "force",
    .check_order = check_follow,
    .say = say_follow,
    .initial = &(const struct follow_order){NULL, FOLLOW_NONE, 0},
};

/* [base losses] which units lose first inside an arm */
static bool check_loss(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct loss_order *details = order->details;
    bool good = true;

    foreach_name (id, details->units) {
        const struct unit *unit = con_unit(&seat->board, id);

        if (!unit)
            good = REFUSE(FILE_RULE(unknown_reference), "there is no unit '%s'",
                          id);
        else if (!con_is_his(seat, unit->card->side))
            good = REFUSE(BASE(losses), "'%s' is a unit of the enemy", id);
    }
    return good;
}

static void say_loss(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct loss_order *details = order->details;

    (void)seat;
    buffer_puts(out, "inside an arm losses fall on ");
    foreach_name (name, details->units)
        buffer_printf(out, "%s, then ", name);
    buffer_puts(out, "the strongest unit");
}

const struct order_kind con_loss = {
    ORDER("loss", BASE(losses), "which units lose first inside an arm"),
    FIELDS(loss_order, MAY_REFER(NAMES, loss_order, units, "units", "unit")),
    .check_order = check_loss,
    .say = say_loss,
    .initial = &(const struct loss_order){{NULL, 0}},
};

const void *con_standing_here(const struct fight *fight, enum side side,
                              const struct order_kind *kind)
{
    const struct play *play = fight->play;
    const char *whose = con_side_id(side);
    const void *general = play_standing(play, whose, kind, NULL);

    for (enum side party = FRENCH; party < SIDE_COUNT; party++)
        foreach_hex (hex, fight->hexes[party]) {
            const void *here =
                play_standing(play, whose, kind, hex_text(play->arena, hex));

            if (here != general)
                return here;
        }
    return general;
}
