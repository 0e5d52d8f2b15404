/* The order to attack. [base attack] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

/* clang-format off */
static const char *const follow_words[] = {"follow", "none", NULL};
static const char *const occupy_words[] = {"yes", "no", NULL};

const struct field gra_attack_fields[] = {
    MAY_CHOOSE(attack_order, advance, "advance", follow_words),
    FIELD_RANGE(COUNT, struct attack_order, at_least, "at-least",
                FIELD_OPTIONAL, 1, 999),
    MAY(NAMES, attack_order, wishes.cavalry, "cavalry"),
    NEEDED(HEX, attack_order, from, "from"),
    MAY(NAMES, attack_order, wishes.front, "front"),
    MAY(NAMES, attack_order, wishes.hold, "hold"),
    MAY(HEX, attack_order, join, "join"),
    MAY(NAMES, attack_order, wishes.keep, "keep"),
    MAY(NAMES, attack_order, wishes.leaders, "leaders"),
    MAY_CHOOSE(attack_order, occupy, "occupy", occupy_words),
    MAY(NAMES, attack_order, pursue, "pursue"),
    FIELD_RANGE(COUNT, struct attack_order, wishes.raise, "raise",
                FIELD_OPTIONAL, 1, 99),
    FIELD_RANGE(COUNT, struct attack_order, rounds, "rounds", FIELD_OPTIONAL,
                1, 9),
    NEEDED(HEX, attack_order, target, "target"),
    MAY(NAMES, attack_order, units, "units"),
    {0}};
/* clang-format on */

/* [base attack] hexes of the map, own units, and none that is not there */
static bool check_attack(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct attack_order *given = order->details;
    const struct hex_map *map = &seat->module->map;
    bool good = gra_check_wishes(seat, order, &given->wishes, report);

    if (!map_hex(map, given->from) || !map_hex(map, given->target) ||
        (given->join && !map_hex(map, given->join)))
        good = REFUSE(BASE(attack), "the map has no hex %04d, %04d or %04d",
                      given->from, given->target, given->join);
    good =
        gra_check_own_units(seat, order, &given->units, BASE(attack), report) &&
        good;
    for (size_t i = 0; good && i < given->units.count; i++) {
        const char *id = given->units.items[i];

        if (gra_is_train(gra_unit_card(seat->module, id)->type))
            good =
                REFUSE(BASE(attack), "'%s' is a train: it does not attack", id);
    }
    for (size_t i = 0; given->units.count > 0 && i < given->wishes.front.count;
         i++)
        if (!names_contain(&given->units, given->wishes.front.items[i]))
            good =
                REFUSE(BASE(frontage), "'%s' is in front, and does not attack",
                       given->wishes.front.items[i]);
    return good;
}

/* [base frontage] the front that is named, by the ground of the target */
static bool check_front(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct attack_order *given = order->details;
    const struct force force =
        gra_attackers(&seat->board, gra_side_of(seat->side), given);
    int most = seat->module->front[gra_terrain(&seat->board, given->target)];
    int least =
        gra_least_front(seat->module, gra_force_sp(&force), most, false);
    size_t named = 0;
    int sp = 0;

    if (given->wishes.front.count == 0)
        return true;
    foreach_unit (unit, force)
        if (names_contain(&given->wishes.front, unit->id)) {
            sp += unit->sp;
            named++;
        }
    if (named < given->wishes.front.count)
        return REFUSE(BASE(frontage),
                      "a unit that is in front does not attack from %04d",
                      given->from);
    if (sp >= least && sp <= most)
        return true;
    return REFUSE(BASE(frontage),
                  "the front has %d SP: it takes from %d to %d here", sp, least,
                  most);
}

/* [base 12.12] the first hex that is neither among the targets nor masked; 0 */
static int unmasked(const struct seat *seat, const struct attack_order *given,
                    const struct hexes *targets)
{
    struct announced announced = {.board = &seat->board,
                                  .side = gra_side_of(seat->side),
                                  .from = given->from,
                                  .target = given->target,
                                  .targets = targets,
                                  .front = &given->wishes.front};
    struct force masks = {NULL, 0};

    announced.attackers = gra_attackers(&seat->board, announced.side, given);
    return gra_unmasked(&announced, &masks);
}

/* Once attacks are announced; before, the section is judged as a whole. */
static bool check_masks(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct hexes *targets = &seat->game->targets;
    int hex = targets->count > 0 ? unmasked(seat, order->details, targets) : 0;

    return hex == 0 || REFUSE(RULE(12_12), "%s is neither attacked nor masked",
                              map_name(&seat->module->map, hex, seat->arena));
}

static bool check_now(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    return gra_may_announce(seat, order, report) &&
           check_front(seat, order, report) && check_masks(seat, order, report);
}

static void foresee_attack(const struct seat *seat, const struct order *order)
{
    const struct attack_order *given = order->details;
    struct force force =
        gra_attackers(&seat->board, gra_side_of(seat->side), given);

    foreach_unit (unit, force)
        unit->attacked = true;
    hexes_add(seat->arena, &seat->game->fought, given->target);
}

static void carry_out_attack(struct play *play, const char *side,
                             const struct order *order)
{
    gra_play_attack(play, gra_side_of(side), order->details);
}

/* "47 SP against 52" as the map stands now */
static const char *strength_text(const struct seat *seat,
                                 const struct attack_order *given)
{
    int side = gra_side_of(seat->side);
    const struct force force = gra_attackers(&seat->board, side, given);
    const struct force enemy = gra_force_at(&seat->board, given->target,
                                            gra_enemy(side), gra_can_fight);

    foreach_unit (unit, enemy)
        if (unit->card->unseen)
            return arena_text(seat->arena, "%d SP against an unknown number",
                              gra_force_sp(&force));
    return arena_text(seat->arena, "%d SP against %d", gra_force_sp(&force),
                      gra_force_sp(&enemy));
}

static void say_attack(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct attack_order *given = order->details;
    const struct hex_map *map = &seat->module->map;
    const struct force force =
        gra_attackers(&seat->board, gra_side_of(seat->side), given);

    buffer_printf(out, "%s attacks %s with %s, for %d rounds at most",
                  map_name(map, given->from, seat->arena),
                  map_name(map, given->target, seat->arena),
                  strength_text(seat, given),
                  given->rounds ? given->rounds : 3);
    gra_say_wishes(&given->wishes, seat->arena, out);
    if (gra_is_tied(&seat->board, &force))
        buffer_puts(out,
                    "; several leaders of the highest rank stand there: no "
                    "bonus counts (12.41f)");
    if (given->advance)
        buffer_puts(out, "; it follows nobody");
    if (given->occupy)
        buffer_puts(out, "; it does not occupy the hex");
    if (given->pursue.count > 0)
        buffer_printf(out, "; pursuit by %s",
                      names_series(&given->pursue, seat->arena));
}

/* Whether he is asked, any attack tells; a sheet lists those that need no other
 * beside them (12.12). */
static void offer_attack(const struct seat *seat, struct choices *choices,
                         int from, int target)
{
    const struct attack_order given = {.from = from, .target = target};
    const struct hexes alone = {&target, 1};
    int enemy = gra_enemy(gra_side_of(seat->side));

    if ((gra_has_units(&seat->board, target, enemy) ||
         gra_lone_depot(&seat->board, target, enemy)) &&
        (choices->most > 0 || unmasked(seat, &given, &alone) == 0))
        choice_offer(seat, choices, &gra_attack, &given, "%s",
                     strength_text(seat, &given));
}

static void choose_attack(const struct seat *seat, struct choices *choices)
{
    int side = gra_side_of(seat->side);

    foreach (const struct unit, unit, seat->game->units)
        if (unit->state == ON_MAP && unit->side == side &&
            gra_first(&seat->board, unit->hex, side) == unit)
            for (int way = 0; way < DIRECTIONS; way++)
                offer_attack(seat, choices, unit->hex,
                             hex_neighbour(unit->hex, way));
}

const struct order_kind gra_attack = {
    ORDER("attack", BASE(attack),
          "the units of a hex attack a hex next to them; hold=25,15 bids "
          "so many percent of a line, round by round"),
    DETAILS(attack_order, gra_attack_fields),
    .subject = "target",
    .check_order = check_attack,
    .check_world = check_now,
    .foresee = foresee_attack,
    .carry_out = carry_out_attack,
    .say = say_attack,
    .choices = choose_attack,
};
