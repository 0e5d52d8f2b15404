/* What every nation has, so that the journal can tell what changed of it. */
#include "rulesets/empires-in-arms/board/muster.h"
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/board.h"

/* Behind the troops. */
enum { MUSTER_MONEY = EIA_TROOPS, MUSTER_MANPOWER, MUSTER_SHIPS, MUSTER_COUNT };

static const char *const muster_words[MUSTER_COUNT] = {
    "infantry", "militia",  "cavalry", "guard",    "artillery", "feudal",
    "cossack",  "guerilla", "money",   "manpower", "ships"};

struct muster {
    int (*has)[MUSTER_COUNT]; /* by power, then by minor country */
};

static size_t nation_count(const struct board *board)
{
    return (size_t)POWER_END + board->game->minors_count;
}

static int *of_nation(const struct board *board, const struct muster *muster,
                      const char *nation)
{
    const struct minor_state *minor = eia_minor(board, nation);

    return minor ? muster->has[POWER_END + (minor - board->game->minors)]
                 : muster->has[eia_power(nation)];
}

static const char *nation_at(const struct board *board, size_t number)
{
    return number < POWER_END ? eia_power_words[number]
                              : board->game->minors[number - POWER_END].id;
}

static void count_garrison(int *has, int infantry, int militia)
{
    has[FACTOR_INFANTRY] += infantry;
    has[FACTOR_MILITIA] += militia;
}

/* On the map, off it and on the way; prisoners are lost. */
static void count_troops(const struct board *board, const struct muster *muster)
{
    const struct game *game = board->game;

    foreach (const struct corps, corps, game->corps) {
        int *has = of_nation(board, muster, eia_corps_nation(corps));

        for (int j = 0; j < FACTOR_COUNT; j++)
            has[j] += corps->factors[j];
    }
    foreach (const struct garrison, garrison, game->garrisons)
        count_garrison(of_nation(board, muster, garrison->nation),
                       garrison->infantry, garrison->militia);
    foreach (const struct depot, depot, game->depots)
        count_garrison(muster->has[depot->owner], depot->infantry,
                       depot->militia);
    foreach (const struct arrival, arrival, game->arrivals)
        of_nation(board, muster, arrival->nation)[arrival->factor] +=
            arrival->count;
}

static void count_light_troops(const struct game *game,
                               const struct muster *muster)
{
    foreach (const struct irregular, irregular, game->irregulars)
        muster->has[irregular->owner][EIA_COSSACKS]++;
    foreach (const struct guerilla, guerilla, game->guerillas)
        muster->has[SPAIN][EIA_GUERILLAS] += guerilla->factors;
}

static void count_ships(const struct board *board, const struct muster *muster)
{
    foreach (const struct fleet, fleet, board->game->fleets)
        of_nation(board, muster, fleet->nation)[MUSTER_SHIPS] += fleet->ships;
    foreach (const struct ship_build, build, board->game->builds)
        of_nation(board, muster, build->nation)[MUSTER_SHIPS] += build->ships;
}

static void count_treasuries(const struct game *game,
                             const struct muster *muster)
{
    foreach (const struct power_state, state, game->powers) {
        int *has = muster->has[state->power];

        has[MUSTER_MONEY] = state->money;
        has[MUSTER_MANPOWER] = state->manpower;
    }
    for (size_t i = 0; i < game->minors_count; i++) {
        int *has = muster->has[POWER_END + i];

        has[MUSTER_MONEY] = game->minors[i].money;
        has[MUSTER_MANPOWER] = game->minors[i].manpower;
        has[MUSTER_SHIPS] += game->minors[i].ships;
    }
}

struct muster *eia_muster(const struct board *board)
{
    struct muster *muster = ARENA_NEW(board->arena, struct muster);

    muster->has =
        arena_zeroed(board->arena, nation_count(board), sizeof(*muster->has));
    count_troops(board, muster);
    count_light_troops(board->game, muster);
    count_ships(board, muster);
    count_treasuries(board->game, muster);
    return muster;
}

static int sum_of(const int *counts, int from, int to)
{
    int sum = 0;

    for (int i = from; i < to; i++)
        sum += counts[i];
    return sum;
}

static int kinds_of(const int *counts)
{
    int kinds = 0;

    for (int i = 0; i < MUSTER_COUNT; i++)
        kinds += counts[i] != 0;
    return kinds;
}

/* "3 infantry, 1 cavalry and 2 ships" */
static const char *counted(struct arena *arena, const int *counts)
{
    int kinds = kinds_of(counts);
    int written = 0;
    struct buffer out;

    buffer_init(&out);
    for (int i = 0; i < MUSTER_COUNT; i++) {
        if (counts[i] == 0)
            continue;
        if (written > 0)
            buffer_printf(&out, "%s", written + 1 == kinds ? " and " : ", ");
        buffer_printf(&out, "%d %s", counts[i],
                      i == MUSTER_SHIPS && counts[i] == 1 ? "ship"
                                                          : muster_words[i]);
        written++;
    }
    return buffer_keep(&out, arena);
}

const char *eia_factors_words(struct arena *arena, const int *factors)
{
    int counts[MUSTER_COUNT] = {0};

    for (int i = 0; i < FACTOR_COUNT; i++)
        counts[i] = factors[i];
    return sum_of(factors, 0, FACTOR_COUNT) ? counted(arena, counts)
                                            : "nothing";
}

/* [base hidden] what a nation has is its player's, where nobody else is said to
 * know it; ships and money alone lie open (ruling 77). */
static const struct names *among(struct play *play, const char *nation,
                                 bool troops)
{
    const struct names *before = journal_among(play->journal, NULL);
    struct names *knowers = NULL;

    if (!before && troops && play->see && eia_hides(play->options)) {
        knowers = ARENA_NEW(play->arena, struct names);
        names_add(play->arena, knowers,
                  eia_power_id(eia_player_of(&play->board, nation)));
    }
    journal_among(play->journal, before ? before : knowers);
    return before;
}

/* Money alone is no loss to count. */
static void tell(struct play *play, const char *nation, const int *counts,
                 const struct change *change)
{
    int troops = sum_of(counts, 0, MUSTER_MONEY);
    bool lost = change->lost && troops + counts[MUSTER_SHIPS] > 0;
    const struct names *before = NULL;
    struct event *event = NULL;

    if (kinds_of(counts) == 0)
        return;
    before = among(play, nation, troops > 0);
    event = TELL(play, lost ? EVENT_LOSS : EVENT_STATE, change->rule, nation,
                 NULL, "%s %s %s%s%s", eia_nation_name(&play->board, nation),
                 change->lost ? "loses" : "gains", counted(play->arena, counts),
                 change->why ? ": " : "", change->why ? change->why : "");
    if (lost)
        event_number(event, troops ? troops : counts[MUSTER_SHIPS]);
    if (lost && troops)
        event_cites_all(play->journal, event, change->troops);
    journal_among(play->journal, before);
}

void eia_tell_lost(struct play *play, const char *nation, const int *troops,
                   const struct rule *rule, const char *why)
{
    const struct change change = {rule, NULL, why, true};
    int counts[MUSTER_COUNT] = {0};

    for (int i = 0; i < EIA_TROOPS; i++)
        counts[i] = troops[i];
    tell(play, nation, counts, &change);
}

void eia_tell_changes(struct play *play, const struct muster *before,
                      const struct rule *rule, const char *why)
{
    const struct change change = {.rule = rule, .why = why};

    eia_tell_changes_by(play, before, &change);
}

/* [base losses] the log tells what each nation lost or gained */
void eia_tell_changes_by(struct play *play, const struct muster *before,
                         const struct change *change)
{
    struct change less_by = *change;
    struct change more_by = *change;
    const struct muster *now = eia_muster(&play->board);

    less_by.lost = true;
    more_by.lost = false;
    for (size_t i = 1; i < nation_count(&play->board); i++) {
        int less[MUSTER_COUNT] = {0};
        int more[MUSTER_COUNT] = {0};

        for (int j = 0; j < MUSTER_COUNT; j++) {
            int more_now = now->has[i][j] - before->has[i][j];

            *(more_now < 0 ? &less[j] : &more[j]) =
                more_now < 0 ? -more_now : more_now;
        }
        tell(play, nation_at(&play->board, i), less, &less_by);
        tell(play, nation_at(&play->board, i), more, &more_by);
    }
}
