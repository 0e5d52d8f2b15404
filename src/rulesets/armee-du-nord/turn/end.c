/* How a turn opens and ends, and what counts. [base sequence] */
#include "rulesets/armee-du-nord/turn/turn.h"

/* ---- points, and who has won: [base victory] ----------------------------- */

/* The points of one event, 0: the module has none of it. */
static int worth(const struct module *module, enum victory_kind event)
{
    foreach (struct victory_card, card, module->victory)
        if (card->event == (int)event)
            return card->points;
    return 0;
}

static int places_of(const struct board *board, int camp)
{
    int points = 0;

    foreach (struct victory_card, card, board->module->victory) {
        const struct held *held = adn_held(board, card->hex);

        if ((card->side == CAMPS || card->side == camp) &&
            ((card->event == FOR_CONTROL && held && held->camp == camp) ||
             (card->event == FOR_STANDING &&
              adn_has_units(board, card->hex, camp))))
            points += card->points;
    }
    if (camp == FRENCH_CAMP)
        points += board->game->armies[FRENCH].exits *
                  worth(board->module, FOR_LEAVING);
    return points;
}

/* An increment counts for the enemy; of units that left the map one half. */
struct points adn_points_of(const struct board *board, int camp)
{
    const struct module *module = board->module;
    struct points points = {.places = places_of(board, camp)};

    foreach (struct army, army, board->game->armies) {
        if (adn_camp((int)(army - board->game->armies)) == camp)
            continue;
        points.losses +=
            (army->lost + army->left) * worth(module, FOR_INCREMENT) +
            army->leaders_lost * worth(module, FOR_LEADER);
        points.broken += army->broken * worth(module, FOR_BROKEN);
    }
    points.sum = points.places + points.losses + points.broken;
    return points;
}

static int french_lead(const struct board *board)
{
    return adn_points_of(board, FRENCH_CAMP).sum -
           adn_points_of(board, ALLIED_CAMP).sum;
}

enum verdict adn_verdict(const struct board *board)
{
    int net = french_lead(board);

    if (net >= board->module->french_win)
        return FRENCH_WIN;
    return net <= board->module->allied_win ? ALLIED_WIN : DRAWN;
}

/* ---- the opening --------------------------------------------------------- */

static bool wake_one(struct play *play, struct counter *one)
{
    struct leader *leader = adn_leader(&play->board, one->id);
    bool woken = one->asleep;

    one->asleep = false;
    if (woken && leader)
        leader->woken = play->game->turn;
    return woken;
}

/* [base activation] a corps, leader and units; corps NULL: the whole army */
static void wake(struct play *play, int army, const struct corps_card *corps,
                 const struct rule *rule, const char *why)
{
    const char *who = corps ? corps->id
                            : arena_text(play->arena, "The whole %s",
                                         play->module->armies[army].name);
    bool woken = false;

    foreach (struct corps, one, play->game->corps)
        if (corps ? one->card == corps : one->card->army == army)
            one->asleep = false;
    foreach_counter (one, play->game)
        if (corps ? one->corps && one->corps->card == corps : one->army == army)
            woken |= wake_one(play, one);
    if (woken)
        event_news(
            TELL(play, EVENT_STATE, rule, army, "%s is active: %s.", who, why),
            NEWS_GREAT);
}

/* [base couriers] whom he calls is active, and the army leader in his box */
static void hear(struct play *play, struct courier *courier)
{
    const struct corps_card *corps =
        adn_corps_card(play->module, courier->card->activates);
    const char *why = arena_text(play->arena, "%s has come to %s", courier->id,
                                 adn_hex_name(&play->board, courier->hex));

    foreach (struct leader, leader, play->game->leaders)
        if (leader->state == IN_BOX && leader->hex == courier->hex &&
            leader->card->rank == ARMY_LEADER)
            wake_one(play, &leader->counter);
    wake(play, corps ? corps->army : adn_army_of(courier->card->activates),
         corps, BASE(couriers), why);
}

/* Nobody is left whom he would wake. */
static bool is_needless(const struct game *game, const struct courier *courier)
{
    const char *target = courier->card->activates;

    foreach (struct corps, corps, game->corps)
        if (corps->asleep &&
            (same_name(corps->id, target) ||
             same_name(adn_army_words[corps->card->army], target)))
            return false;
    return true;
}

/* qa.activation-1 wherever the couriers are, the turn of the track wakes an
 * army; [base activation] the alarm and the couriers come before it */
static void adn_activate_due(struct play *play)
{
    struct game *game = play->game;

    foreach (struct corps, corps, game->corps)
        if (corps->card->alarmed && game->turn >= play->module->alarm_turn)
            wake(play, corps->card->army, corps->card, BASE(activation),
                 "the guns of alarm are heard");
    foreach (struct courier, courier, game->couriers)
        if (courier->state == ARRIVED)
            hear(play, courier);
    for (int army = 0; army < ARMIES && play->module->campaign; army++) {
        int turn = play->module->armies[army].auto_turn;

        if (turn > 0 && game->turn >= turn)
            wake(play, army, NULL, RULE(qa_activation_1),
                 "it is the turn of the track");
    }
    foreach (struct courier, courier, game->couriers)
        if (is_needless(game, courier)) {
            courier->state = NOT_NEEDED;
            courier->hex = 0;
        }
}

/* Who is due is told, with the turn: nobody learns of it by looking it up.
 * setup.waterloo-wavre-teste he comes with Pajol, in the turn that is marked */
enum step_end adn_open_turn(struct play *play)
{
    const struct names *before = adn_tell_camp(play, PRUSSIAN);

    adn_activate_due(play);
    for (int army = 0; army < ARMIES; army++) {
        struct names names = {NULL, 0};
        const struct counter *due;
        struct event *event;
        size_t at = 0;

        while ((due = adn_next_due(&play->board, army, &at)) != NULL)
            names_add(play->arena, &names, due->name);
        if (names.count == 0)
            continue;
        adn_tell_camp(play, army);
        event = TELL(play, EVENT_STATE, BASE(reinforcements), army,
                     "Due to arrive: %s.", names_series(&names, play->arena));
        if (army == FRENCH && adn_now(&play->board)->teste)
            event_cites(play->journal, event, RULE(setup_waterloo_wavre_teste));
    }
    adn_tell_among(play, before);
    return STEP_NEXT;
}

/* ---- broken armies ------------------------------------------------------- */

/* [base broken-armies] at 35 percent, rounded up, and at 50; each told once */
static void pass_limit(struct play *play, int which, int percent, bool *passed,
                       const char *what)
{
    const struct army *army = adn_army(&play->board, which);
    const struct army_card *card = &play->module->armies[which];

    if (*passed || army->lost * 100 < card->strength * percent)
        return;
    *passed = true;
    event_news(TELL_BY(play, EVENT_STATE, BASE(broken_armies), army->id, NULL,
                       "The %s %s: it has lost %d of %d increments.",
                       card->name, what, army->lost, card->strength),
               NEWS_GREAT);
}

/* [base obscured] before its own camp: nobody else knows what it lacks */
static void recover(struct play *play, struct unit *unit)
{
    struct army *army = adn_army(&play->board, unit->army);
    const struct names *before = adn_tell_camp(play, unit->army);
    bool back = adn_throw(play, BASE(increments),
                          arena_text(play->arena, "recovery-%s", unit->id)) >=
                play->module->recovery_from;

    unit->increments += back;
    army->recovered += back;
    event_at(TELL_BY(play, EVENT_STATE, BASE(increments), army->id, unit->id,
                     "%s %s.", unit->name,
                     back ? "has an increment back" : "recovers nothing"),
             unit->hex);
    adn_tell_among(play, before);
}

/* [ruling 41] in the last turn of the night; not for who is whole, or moved, or
 * has the enemy next to it or no leader near, or no room (ruling 89) */
static void adn_recover(struct play *play)
{
    const struct turn_card *next = adn_turn(play->module, play->game->turn + 1);

    if (!play->module->campaign || !adn_is_night(&play->board) || !next ||
        next->kind == NIGHT)
        return;
    foreach_unit_of (unit, &play->board, ARMIES) {
        const struct leader *leader = adn_corps_leader(&play->board, unit);

        if (unit->increments < unit->card->full && !unit->marched &&
            !adn_in_touch(&play->board, unit) && leader &&
            adn_within(&play->board, leader, unit->hex) &&
            adn_has_room(&play->board, unit->hex, unit->side, 0, 1))
            recover(play, unit);
        unit->marched = false;
    }
}

/* ---- the end ------------------------------------------------------------- */

static void tell_points(struct play *play, int camp)
{
    static const char *const names[CAMPS] = {"The French", "The Allies"};
    const struct points points = adn_points_of(&play->board, camp);

    TELL_ALL(play, EVENT_STATE, BASE(victory),
             "%s have %d points: %d for places, %d for enemy losses, %d for "
             "broken armies.",
             names[camp], points.sum, points.places, points.losses,
             points.broken);
}

static void end_game(struct play *play, enum verdict verdict)
{
    static const char *const texts[] = {[UNDECIDED] = "",
                                        [FRENCH_WIN] = "The French win.",
                                        [ALLIED_WIN] = "The Allies win.",
                                        [DRAWN] = "The battle is a draw."};

    play->game->verdict = verdict;
    play->over = true;
    tell_points(play, FRENCH_CAMP);
    tell_points(play, ALLIED_CAMP);
    if (play->module->campaign)
        TELL_ALL(play, EVENT_STATE, BASE(victory),
                 "The French lead is %d: from %d on the campaign is theirs, "
                 "up to %d it is the Allies'.",
                 french_lead(&play->board), play->module->french_win,
                 play->module->allied_win);
    TELL_ALL(play, EVENT_VERDICT, BASE(victory), "%s", texts[verdict]);
}

enum step_end adn_end_turn(struct play *play)
{
    struct game *game = play->game;
    enum verdict sudden = UNDECIDED;

    foreach (struct unit, unit, game->units)
        unit->shown = false;
    adn_recover(play);
    for (int army = 0; army < ARMIES; army++) {
        struct army *one = adn_army(&play->board, army);

        pass_limit(play, army, play->module->broken_percent, &one->broken,
                   "is broken");
        pass_limit(play, army, play->module->halted_percent, &one->halted,
                   "attacks no more");
    }
    /* At 50 percent it is over at once. */
    if (game->armies[FRENCH].halted)
        sudden = ALLIED_WIN;
    else if (game->armies[ANGLO_DUTCH].halted && game->armies[PRUSSIAN].halted)
        sudden = FRENCH_WIN;
    if (sudden != UNDECIDED || game->turn >= play->module->last_turn)
        end_game(play,
                 sudden != UNDECIDED ? sudden : adn_verdict(&play->board));
    else
        adn_begin_turn(game, play->module, game->turn + 1);
    return STEP_NEXT;
}
