/* The steps of a game turn: who is asked (nobody who has nothing to decide),
 * what his silence costs, and the parts of a player turn. [base sequence] */
#include "rulesets/armee-du-nord/turn/turn.h"

/* clang-format off */
static const struct order_kind *const setup_orders[] = {&adn_setup, NULL};
static const struct order_kind *const day_orders[] = {
    &adn_setup,        &adn_headquarters,      &adn_mode,    &adn_place_cam,
    &adn_track,        &adn_switch_track,      &adn_enter,   &adn_move,
    &adn_deploy_order, &adn_consolidate_order, &adn_bombard, &adn_cam_retreat,
    &adn_attack,       &adn_breakthrough,      NULL};
static const struct order_kind *const night_orders[] = {
    &adn_headquarters, &adn_mode,         &adn_place_cam,         &adn_enter,
    &adn_move,         &adn_deploy_order, &adn_consolidate_order,
    &adn_cam_retreat,  NULL};
/* clang-format on */

/* [base players] a piece there, or one that is due; side NULL: of the army */
static bool has_any(const struct play *play, int army, const char *side)
{
    const struct counter *due;
    size_t at = 0;

    foreach_counter_of (one, &play->board, army)
        if (!side || adn_may_order(play->module, side, one))
            return true;
    while ((due = adn_next_due(&play->board, army, &at)) != NULL)
        if (!side || adn_may_order(play->module, side, due))
            return true;
    return false;
}

/* In a battle all act; in the campaign couriers and tracks go on unasked. */
static bool is_go_of(const struct play *play, int army)
{
    const struct step *step = play->step;

    return (!step->may_order ||
            step->may_order(play->game, adn_army_words[army])) &&
           (play->module->campaign || has_any(play, army, NULL));
}

/* Who has no march to go on by, and may move on the map or comes onto it. */
static bool wants_order(const struct play *play, const struct board *foreseen,
                        const struct counter *one)
{
    const struct unit *unit = adn_unit(foreseen, one->id);

    if (one->asleep || (unit && unit->card->picquet))
        return false;
    if (one->state == IN_BOX)
        return !adn_marches(play, one) &&
               adn_box(play->module, one->hex)->number <=
                   adn_track_left(foreseen, one, 1);
    return one->state == ON_MAP &&
           !(adn_marches(play, one) && (!unit || unit->leave == IN_COMMAND));
}

/* [base sequence] 30.0 Napoleon's help is ordered before the first dice; a
 * marker that cannot come into its usual hex wants an order */
static bool adn_is_asked(const struct play *play, const char *side)
{
    struct board foreseen = play->board;
    int army = adn_army_of(side);

    if (!is_go_of(play, army))
        return false;
    if (!play->module->campaign)
        return has_any(play, army, side);
    foreseen.game = adn_copy(&play->board);
    adn_begin_player_turn(foreseen.game, army);
    adn_settle_command(&foreseen, army);
    if (army == FRENCH && play->game->turn == play->module->first_turn)
        return true;
    foreach_counter (one, foreseen.game)
        if (adn_may_order(play->module, side, one) &&
            wants_order(play, &foreseen, one))
            return true;
    foreach (struct corps, corps, foreseen.game->corps)
        if (corps->card->army == army && army != FRENCH && !corps->asleep &&
            adn_marker_of(&foreseen, corps) == 0)
            return true;
    return false;
}

/* Nothing happens to an army in silence. */
static void ask(const struct play *play, struct questions *questions)
{
    size_t count;
    const struct ruleset_side *sides = adn_sides(play->module, &count);

    for (size_t i = 0; i < count; i++) {
        struct question *question;

        if (!adn_is_asked(play, sides[i].id))
            continue;
        question = question_add(questions, sides[i].id, BASE(sequence),
                                "orders for your player turn");
        question->answers = day_orders;
        question->fallback =
            play->module->campaign
                ? "standing marches go on, markers come into their usual "
                  "hexes, pieces on tracks go on one box, couriers ride, and "
                  "the rest stands and attacks nobody"
                : "standing marches go on, arrivals enter, and the rest stands "
                  "and attacks nobody";
    }
}

/* "2 units have no order to move: they stand"; of none, nothing */
static void add_idle(const struct seat *seat, struct names *costs, int count,
                     const char *thing, const char *what)
{
    if (count > 0)
        names_say(seat->arena, costs, "%s %s %s",
                  arena_counted(seat->arena, count, thing),
                  count == 1 ? "has" : "have", what);
}

static const struct order_kind *const fights[] = {&adn_attack, NULL};
static const struct order_kind *const guns[] = {&adn_bombard, NULL};

const char *adn_silence(const struct seat *seat, const struct section *section)
{
    bool night = adn_is_night(&seat->board);
    int army = adn_army_of(seat->side), standing = 0, waiting = 0;
    struct names costs = {NULL, 0};
    const struct counter *due;
    int tracks = 0, held = 0;
    size_t at = 0;

    (void)section;
    adn_foresee_command(seat);
    foreach_unit_of (unit, &seat->board, army) {
        held += adn_awaits_headquarters(&seat->board, unit);
        standing += !unit->moved && !unit->asleep && !unit->card->picquet &&
                    adn_may_order(seat->module, seat->side, &unit->counter) &&
                    !adn_awaits_headquarters(&seat->board, unit) &&
                    !adn_will_march(seat, unit);
    }
    while ((due = adn_next_due(&seat->board, army, &at)) != NULL)
        waiting += adn_may_order(seat->module, seat->side, due);
    foreach_counter (one, seat->game)
        tracks += adn_may_order(seat->module, seat->side, one) &&
                  !one->tracked && adn_track_left(&seat->board, one, 1) > 0 &&
                  adn_box(seat->module, one->hex)->number > 1;
    add_idle(seat, &costs, held, "unit",
             "no place to act from: they are held back until `headquarters` "
             "says where Perponcher is");
    add_idle(seat, &costs, tracks, "piece",
             "no order on a track: they go on a box, or by a standing march");
    add_idle(seat, &costs, standing, "unit", "no order to move: they stand");
    add_idle(seat, &costs, waiting, "arrival",
             "no order to enter: they come in and stop");
    if (!night && offers_any(seat, fights))
        names_add(seat->arena, &costs,
                  "units next to an enemy attack nobody without an order");
    if (!night && offers_any(seat, guns))
        names_add(seat->arena, &costs,
                  "batteries in range do not fire without one");
    return costs.count > 0 ? names_text(&costs, "; ", seat->arena) : NULL;
}

/* [base control] which places have changed hands */
static void tell_holders(struct play *play)
{
    static const char *const camps[CAMPS] = {"French", "Allies"};

    foreach (struct held, held, play->game->held) {
        if (held->changed)
            event_news(event_at(TELL_ALL(play, EVENT_STATE, BASE(control),
                                         "The %s hold %s.", camps[held->camp],
                                         adn_hex_name(&play->board, held->hex)),
                                held->hex),
                       NEWS_HOLDING);
        held->changed = false;
    }
}

/* [base night-rain] at night all of them, one after the other. Marks of the
 * player turn end with it, and stand in no file, but by [base increments] that
 * of who moved in the night: he recovers nothing. */
static void play_army(struct play *play, int army)
{
    const struct names *before = adn_tell_camp(play, army);

    adn_begin_player_turn(play->game, army);
    adn_show_touching(play);
    adn_carry_out_all(play, adn_army_words[army], &adn_setup);
    adn_command_part(play, army);
    adn_movement_part(play, army);
    adn_show_touching(play);
    if (!adn_is_night(&play->board))
        adn_combat_part(play, army);
    else
        foreach (struct unit, unit, play->game->units)
            unit->marched |=
                unit->moved && unit->spent > 0 && play->module->campaign;
    adn_show_touching(play);
    adn_tell_among(play, before);
    tell_holders(play);
    adn_begin_player_turn(play->game, army);
    play->game->part = AT_DESK;
}

static enum step_end adn_run(struct play *play)
{
    for (int army = 0; army < ARMIES; army++)
        if (is_go_of(play, army))
            play_army(play, army);
    return STEP_NEXT;
}

/* An army that sleeps has no player turn, unless it has couriers to send. */
static bool has_turn(const struct game *game, int army)
{
    bool awake = false;

    for (size_t i = 0; i < game->couriers_count && army == PRUSSIAN; i++)
        awake |= game->couriers[i].state != NOT_NEEDED;
    foreach_counter (one, game)
        awake |= one->army == army && !one->asleep;
    return awake && !game->joint;
}

static bool is_night(const struct game *game)
{
    return game->joint;
}

/* clang-format off */
#define OF_ARMY(name, army) \
    static bool of_##name(const struct game *game, const char *side) \
    { \
        (void)game; \
        return adn_army_of(side) == (army); \
    } \
    static bool name##_turn(const struct game *game) \
    { \
        return has_turn(game, army); \
    }

OF_ARMY(anglo_dutch, ANGLO_DUTCH)
OF_ARMY(french, FRENCH)
OF_ARMY(prussian, PRUSSIAN)

#define PLAYER_TURN(number, whose, name) \
    {.id = number, .rule = BASE(sequence), .title = whose " player turn", \
     .orders = day_orders, .applies = name##_turn, .ask = ask, \
     .run = adn_run, .may_order = of_##name, .waits = true, \
     .silence = adn_silence}

const struct step adn_sequence[] = {
    {.id = "0", .rule = BASE(scenario), .title = "Set-up",
     .orders = setup_orders, .applies = adn_is_setting_up, .ask = adn_ask_setup,
     .run = adn_run_setup, .may_order = adn_sets_up, .waits = true,
     .waits_for = adn_setup_waits, .silence = adn_setup_silence},
    {.id = "O", .rule = BASE(sequence), .title = "Opening", .run = adn_open_turn},
    {.id = "N", .rule = BASE(night_rain), .title = "Night turn of all armies",
     .orders = night_orders, .applies = is_night, .ask = ask,
     .run = adn_run, .waits = true, .silence = adn_silence},
    PLAYER_TURN("1", "Anglo-Dutch", anglo_dutch),
    PLAYER_TURN("2", "French", french),
    PLAYER_TURN("3", "Prussian", prussian),
    {.id = "E", .rule = BASE(victory), .title = "End of the turn",
     .run = adn_end_turn, .ends_game_turn = true},
    {0}};
/* Who is asked in each step, in general words for the reference. */
#define IF_THERE ", if a piece of theirs is on the map or arrives"
#define WHAT_FOR "corps leaders command, arrivals enter, standing marches go " \
    "on, and the rest stands"

const struct step_note adn_step_notes[] = {
    {"0", "in the campaign the Prussians, before the first turn",
     "Ziethen begins in Charleroi and the IV Corps on track 6"},
    {"1", "the Anglo-Dutch" IF_THERE, WHAT_FOR " and attacks nobody"},
    {"2", "the French" IF_THERE, WHAT_FOR " and attacks nobody"},
    {"3", "the Prussians" IF_THERE, WHAT_FOR " and attacks nobody"},
    {"N", "each army with a piece on the map or one that arrives", WHAT_FOR},
    {0}};
/* clang-format on */
