/* S: each power places its forces anew, before the first month. [base set-up]
 */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "rulesets/empires-in-arms/sight/sight.h"

struct take_up {
    const char *from;
};

bool eia_setting_up(const struct game *game)
{
    return game->setting_up;
}

bool eia_sets_up(const struct game *game, const char *side)
{
    (void)side;
    return game->setting_up;
}

/* [base set-up] a garrison whose factors the power may place again */
static struct garrison *own_garrison(const struct board *board,
                                     const char *area, enum power power)
{
    foreach (struct garrison, garrison, board->game->garrisons)
        if (same_name(garrison->area, area) &&
            eia_player_of(board, garrison->nation) == power &&
            garrison->infantry + garrison->militia > 0)
            return garrison;
    return NULL;
}

static bool check_whose(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct take_up *details = order->details;
    const struct corps *corps = eia_corps(&seat->board, details->from);

    if (!corps)
        return eia_area(seat->module, details->from) ||
               REFUSE(BASE(set_up), "'%s' is neither corps nor area",
                      details->from);
    if (!eia_own_nation(seat, eia_corps_nation(corps)))
        return REFUSE(BASE(set_up), "'%s' is no corps of yours", details->from);
    return !eia_comes_by_itself(corps->card) ||
           REFUSE(BASE(set_up),
                  "'%s' comes by its own rule, and stays where it is",
                  details->from);
}

static bool check_there(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct take_up *details = order->details;
    const struct corps *corps = eia_corps(&seat->board, details->from);
    const char *at = corps ? corps->at : details->from;

    if (corps && (!corps->at || corps->embarked))
        return REFUSE(BASE(set_up), "'%s' is not on land", details->from);
    if (!corps && !own_garrison(&seat->board, at, eia_power(seat->side)))
        return REFUSE(BASE(set_up), "you have no garrison at %s",
                      eia_place_name(&seat->board, at));
    return eia_own_area(seat, at) ||
           REFUSE(BASE(set_up),
                  "%s is not in your hands: who stands there stays",
                  eia_place_name(&seat->board, at));
}

static void take(const struct board *board, const char *nation,
                 enum factor factor, int *count)
{
    if (*count > 0)
        eia_arrive(board, nation, factor, *count, board->game->turn);
    *count = 0;
}

/* [base set-up] the factors are in hand, and a leader with them */
static void take_up(const struct board *board, const struct take_up *details,
                    enum power power)
{
    struct corps *corps = eia_corps(board, details->from);
    struct garrison *garrison = NULL;

    for (int i = 0; corps && i < FACTOR_COUNT; i++)
        take(board, eia_corps_nation(corps), (enum factor)i,
             &corps->factors[i]);
    if (corps) {
        eia_leaders_leave(board, corps->id);
        eia_corps_leaves(board, corps);
        return;
    }
    while ((garrison = own_garrison(board, details->from, power)) != NULL) {
        take(board, garrison->nation, FACTOR_INFANTRY, &garrison->infantry);
        take(board, garrison->nation, FACTOR_MILITIA, &garrison->militia);
    }
    eia_empty_go(board);
}

/* [base set-up] in hand, for the orders after it */
static void foresee(const struct seat *seat, const struct order *order)
{
    take_up(&seat->board, order->details, eia_power(seat->side));
}

/* What a take-up takes: a corps by its name, a garrison by its city. */
static const char *what(const struct board *board,
                        const struct take_up *details)
{
    if (eia_corps(board, details->from))
        return eia_piece_name(board, details->from);
    return arena_text(board->arena, "The garrison of %s",
                      eia_place_name(board, details->from));
}

static void carry_out(struct play *play, const char *side,
                      const struct order *order)
{
    const struct take_up *details = order->details;

    TELL(play, EVENT_ORDER, BASE(set_up), side, details->from,
         "%s is taken up, to be placed anew", what(&play->board, details));
    take_up(&play->board, details, eia_power(side));
}

/* What comes into the hand: "12 infantry, 2 cavalry" */
static const char *factors_of(const struct board *board,
                              const struct take_up *details, enum power power)
{
    const struct corps *corps = eia_corps(board, details->from);
    const struct garrison *garrison = NULL;
    struct names words = {NULL, 0};
    int counts[FACTOR_COUNT] = {0};

    if (!corps && (garrison = own_garrison(board, details->from, power))) {
        counts[FACTOR_INFANTRY] = garrison->infantry;
        counts[FACTOR_MILITIA] = garrison->militia;
    }
    for (int i = 0; i < FACTOR_COUNT; i++) {
        int count = corps ? corps->factors[i] : counts[i];

        if (count > 0)
            names_say(board->arena, &words, "%d %s", count,
                      eia_factor_words[i]);
    }
    return words.count > 0 ? names_text(&words, ", ", board->arena) : "nobody";
}

static void say(const struct seat *seat, const struct order *order,
                struct buffer *out)
{
    buffer_printf(
        out, "take up %s: %s, for place-corps and place-factors to place",
        what(&seat->board, order->details),
        factors_of(&seat->board, order->details, eia_power(seat->side)));
}

static void choose(const struct seat *seat, struct choices *choices)
{
    foreach (const struct corps, corps, seat->game->corps)
        choice_offer(seat, choices, &eia_take_up,
                     &(const struct take_up){corps->id}, NULL);
    foreach (const struct garrison, garrison, seat->game->garrisons)
        choice_offer(seat, choices, &eia_take_up,
                     &(const struct take_up){garrison->area}, NULL);
}

const struct order_kind eia_take_up = {
    ORDER("take-up", BASE(set_up),
          "takes a corps or a garrison into the hand, to be placed anew"),
    FIELDS(take_up, REFER(NAME, take_up, from, "from", "corps|area")),
    .subject = "from",
    .check_order = check_whose,
    .check_world = check_there,
    .foresee = foresee,
    .carry_out = carry_out,
    .say = say,
    .choices = choose,
};

/* [base set-up] all who play */
void eia_ask_set_up(const struct play *play, struct questions *questions)
{
    for (enum power power = AUSTRIA;
         play->game->setting_up && power < POWER_END; power++) {
        struct question *question = NULL;

        if (!eia_plays(play->module, power) ||
            (play->vacant && eia_has_power(play->vacant, power)))
            continue;
        question = question_add(questions, eia_power_id(power), BASE(set_up),
                                "where your forces stand at the start");
        question->fallback = "they stand where the module has them";
    }
}

/* What is still in hand when all orders are played. */
static int in_hand(const struct board *board, enum power power)
{
    int sum = 0;

    foreach (const struct arrival, arrival, board->game->arrivals)
        if (arrival->due <= board->game->turn &&
            eia_player_of(board, arrival->nation) == power)
            sum += arrival->count;
    return sum;
}

/* [base set-up] one power's, for its own eyes in a closed book (ruling 118) */
static void set_up(struct play *play, struct section *section)
{
    enum power power = eia_power(section->side);
    const struct names *before = eia_tell_power(play, power);
    int left = 0;

    play_section_orders(play, section);
    left = in_hand(&play->board, power);
    if (left > 0)
        TELL(play, EVENT_STATE, BASE(set_up), section->side, NULL,
             "%d factor%s of %s stay%s in hand", left, eia_plural_s(left),
             eia_power_name(&play->board, power), left == 1 ? "s" : "");
    eia_told(play, before);
}

/* [base set-up] S: all at once, so that nobody sets up by what he saw */
enum step_end eia_run_set_up(struct play *play)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++) {
        struct section *section = play_section(play, eia_power_id(power), 0);

        if (section && section->count > 0)
            set_up(play, section);
    }
    foreach (struct corps, corps, play->game->corps)
        corps->placed = 0;
    play->game->setting_up = false;
    TELL(play, EVENT_STATE, BASE(set_up), NULL, NULL, "All forces are set up");
    return STEP_NEXT;
}
