/* N1 and N2: power by power, fleets sail and fight. [base fleet-move],
 * [base intercept] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/said.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"

/* ---- the plan of fleets at sea ------------------------------------------ */

enum readiness { IF_STRONGER, NEVER, ALWAYS };
static const char *const readiness_words[] = {"if-stronger", "never", "always",
                                              NULL};

struct intercept {
    const char *fleet; /* or NULL: all others */
    enum readiness when;
};

static void say_intercept(const struct seat *seat, const struct order *order,
                          struct buffer *out)
{
    const struct intercept *details = order->details;

    (void)seat;
    buffer_printf(out, "%s intercepts: %s",
                  details->fleet ? details->fleet : "every fleet",
                  readiness_words[details->when]);
}

static void choose_intercept(const struct seat *seat, struct choices *choices)
{
    for (int when = 0; when < 3; when++) {
        const struct intercept details = {NULL, (enum readiness)when};

        choice_offer(seat, choices, &eia_intercept, &details, NULL);
    }
}

const struct order_kind eia_intercept = {
    ORDER("intercept", BASE(intercept),
          "when fleets at sea meet enemies that pass"),
    FIELDS(intercept, MAY_REFER(NAME, intercept, fleet, "fleet", "fleet"),
           CHOOSE(intercept, when, "when", readiness_words)),
    .subject = "fleet",
    .say = say_intercept,
    .choices = choose_intercept,
    .initial = &(const struct intercept){NULL, IF_STRONGER}};

/* ---- a stack under way --------------------------------------------------- */

struct voyage {
    struct play *play;
    struct board board;
    enum power power;
    struct stack stack;
    const char *name; /* first fleet, for labels */
    const char *at, *back;
    struct names sailed; /* places, the first too */
    struct rules leave;  /* by which it passed the straits */
    int legs;
};

/* [base fleet-move] all enemies in a place */
static struct stack all_enemies(const struct voyage *voyage, const char *at)
{
    struct names enemies = eia_enemies_at(&voyage->board, at, &voyage->stack);
    struct stack all = {0};

    foreach_name (enemy, enemies) {
        struct stack one =
            eia_foes_at(&voyage->board, at, &voyage->stack, eia_power(enemy));

        eia_stack_join(voyage->play->arena, &all, &one);
    }
    return all;
}

/* [base naval-combat] a battle on the way */
static enum sea_end fight(struct voyage *voyage, const char *at,
                          const struct stack *enemies, const char *how)
{
    const struct sea_battle battle = {
        .attacker = voyage->stack,
        .defender = *enemies,
        .at = at,
        .back = voyage->back,
        .which = arena_text(voyage->play->arena, "%s-%s-%s-%d", voyage->name,
                            at, how, voyage->legs)};

    return eia_fight_at_sea(voyage->play, &battle);
}

/* [base intercept] those of a power whose plan lets them meet the
 * stack. */
static struct stack willing(const struct voyage *voyage, const char *at,
                            enum power enemy)
{
    struct stack there = eia_foes_at(&voyage->board, at, &voyage->stack, enemy);
    struct stack ready = {0};
    bool always = false;

    for (size_t i = 0; i < there.count; i++) {
        const struct stack one = {&there.fleets[i], 1, NULL};
        const struct intercept *order =
            play_plan(voyage->play, eia_power_id(enemy), &eia_intercept,
                      there.fleets[i]->id);

        if (order->when == NEVER)
            continue;
        always = always || order->when == ALWAYS;
        eia_stack_join(voyage->play->arena, &ready, &one);
    }
    if (!always && eia_ships(&ready) < eia_ships(&voyage->stack))
        ready.count = 0;
    return ready;
}

/* Whom the stack has beaten in this sea, the next one meets it there again:
 * the dice of that battle are others. */
static const char *met_by(const struct voyage *voyage, const char *enemy,
                          int battles)
{
    return battles ? arena_text(voyage->play->arena, "met-%s", enemy) : "met";
}

/* [base intercept] one die for each enemy power; false if the stack does not
 * go on. */
static bool pass(struct voyage *voyage, const char *at)
{
    struct names enemies = eia_enemies_at(&voyage->board, at, &voyage->stack);
    int battles = 0;

    foreach_name (id, enemies) {
        enum power enemy = eia_power(id);
        struct stack ready = willing(voyage, at, enemy);
        int face = 0;
        int limit = eia_setting_number(voyage->play->module, "intercepted-by") +
                    (enemy == GREAT_BRITAIN) +
                    eia_has_nelson(&voyage->board, &ready);

        if (ready.count == 0)
            continue;
        face = eia_throw(voyage->play, BASE(intercept), "meets",
                         arena_text(voyage->play->arena, "%s-%s-%s-%d",
                                    voyage->name, at, id, voyage->legs),
                         id);
        if (face > limit)
            continue;
        if (fight(voyage, at, &ready, met_by(voyage, id, battles)) !=
            SEA_ATTACKER_WINS)
            return false;
        battles++;
    }
    return true;
}

/* [base fleet-move] a step of the stack, and its points */
static void put(struct voyage *voyage, const char *at, int cost)
{
    voyage->back = voyage->at;
    voyage->at = at;
    voyage->legs++;
    names_add(voyage->play->arena, &voyage->sailed, at);
    for (size_t i = 0; i < voyage->stack.count; i++) {
        struct fleet *fleet = voyage->stack.fleets[i];

        if (fleet->ships == 0) /* lost on the way */
            continue;
        fleet->at = at;
        fleet->spent += cost;
    }
}

/* [base fleet-move] one step, and whom it meets; false if it ends the voyage.
 */
static bool leg(struct voyage *voyage, const char *to)
{
    int cost = eia_sea_step(&voyage->board, voyage->at, to);
    struct stack enemies = {0};

    eia_may_pass(&voyage->board, voyage->power, voyage->at, to, &voyage->leave);
    put(voyage, to, cost);
    if (eia_place_kind(to) == PLACE_SEA)
        return pass(voyage, to);
    if (eia_place_kind(to) == PLACE_BOX)
        enemies = all_enemies(voyage, to);
    return enemies.count == 0 ||
           fight(voyage, to, &enemies, "box") == SEA_ATTACKER_WINS;
}

/* [base fleet-move] whoever is where the way ends. Enemies in the sea, or
 * from a box those in the port; whom they beat. */
static struct stack attack(struct voyage *voyage)
{
    static const struct stack nobody = {0};
    const char *target =
        eia_place_kind(voyage->at) == PLACE_BOX
            ? arena_text(voyage->play->arena, "p%s", voyage->at + 1)
            : voyage->at;
    struct stack enemies = all_enemies(voyage, target);

    voyage->back = voyage->at;
    if (enemies.count == 0 ||
        fight(voyage, target, &enemies, "end") != SEA_ATTACKER_WINS)
        return nobody;
    return enemies;
}

/* 12.2.3.5 the winner may follow the beaten into the box of their port */
static void follow(struct voyage *voyage, const struct stack *beaten)
{
    for (size_t i = 0; i < beaten->count; i++) {
        const struct fleet *fleet = beaten->fleets[i];

        if (eia_place_kind(fleet->at) != PLACE_PORT)
            continue;
        put(voyage, arena_text(voyage->play->arena, "b%s", fleet->at + 1), 0);
        event_for_all(event_of(
            eia_goes(voyage->play->arena,
                     journal_add(voyage->play->journal, EVENT_ADVANCE,
                                 RULE(12_2_3_5), "%s follows to %s",
                                 eia_piece_name(&voyage->board, voyage->name),
                                 eia_place_name(&voyage->board, voyage->at)),
                     voyage->back, voyage->at),
            eia_power_id(voyage->power), voyage->name));
        return;
    }
}

/* [base fleet-move] A fleet that has sailed has spent a point, though its way
 * cost none: it does not sail again. */
static void set_sailed(const struct stack *stack)
{
    for (size_t i = 0; i < stack->count; i++)
        if (stack->fleets[i]->at && stack->fleets[i]->spent == 0)
            stack->fleets[i]->spent = 1;
}

/* [base fleet-move] a stack sails */
void eia_sail(struct play *play, const char *side, const struct order *order)
{
    const struct fleet_order *details = order->details;
    struct voyage voyage = {.play = play,
                            .board = play->board,
                            .power = eia_power(side),
                            .name = details->fleets.items[0]};
    struct stack beaten = {0};
    struct event *event = NULL;
    size_t i = 0;

    voyage.stack = eia_stack_of(&voyage.board, &details->fleets);
    voyage.at = voyage.stack.fleets[0]->at;
    i = eia_first_leg(details, voyage.at);
    names_add(play->arena, &voyage.sailed, voyage.at);
    event = TELL_OPEN(
        play, EVENT_MOVE, BASE(fleet_move), side, voyage.name,
        "%s with %s sails from %s", eia_piece_name(&voyage.board, voyage.name),
        arena_counted(play->arena, eia_ships(&voyage.stack), "ship"),
        eia_place_name(&voyage.board, voyage.at));
    while (i < details->path.count && leg(&voyage, details->path.items[i]))
        i++;
    event_way(event, &voyage.sailed);
    event_cites_all(play->journal, event, &voyage.leave);
    if (i == details->path.count && details->attack) {
        beaten = attack(&voyage);
        if (details->pursue)
            follow(&voyage, &beaten);
    }
    set_sailed(&voyage.stack);
    journal_close(play->journal);
}

/* ---- the phase ----------------------------------------------------------- */

/* [base fleet-move] who has a fleet that may sail, attack or load is asked */
void eia_ask_naval(const struct play *play, struct questions *questions)
{
    eia_ask_powers(play, questions,
                   &(const struct asked){play->step->orders, BASE(fleet_move),
                                         "your fleets",
                                         "fleets stay where they are"});
}

/* [base fleet-move] a power loads and sails */
static void sail_all(struct play *play, enum power power)
{
    eia_carry_out_all(play, power, &eia_load);
    eia_carry_out_all(play, power, &eia_fleet_order);
}

/* [base fleet-move] N: power by power */
enum step_end eia_run_naval(struct play *play)
{
    int done = 0;

    eia_note_stacks(&play->board);
    for (int count = AUSTRIA; count < POWER_END; count++) {
        enum power next = NO_POWER;
        int first = 0;

        for (enum power other = AUSTRIA; other < POWER_END; other++) {
            int place =
                eia_group_place(&play->board, other, true) * 10 + (int)other;

            if (place > done && (next == NO_POWER || place < first)) {
                next = other;
                first = place;
            }
        }
        done = first;
        sail_all(play, next);
    }
    return STEP_NEXT;
}
