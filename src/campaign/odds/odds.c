/* Chances of a combat, found by playing it. */
#include "campaign/odds/odds.h"

#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/odds.h"
#include "rulesets/ruleset.h"
#include "trust/digest.h"
#include "trust/exchange_texts.h"

#include <string.h>

/* ---- one play --------------------------------------------------------- */

/* What an experiment plays again and again. */
struct bout {
    const struct odds_position *position;
    const char *combat;
    const int *secrets;
};

static struct game *fresh_game(const struct odds_position *position,
                               struct arena *arena)
{
    const struct play *play = &position->play;
    struct game *game =
        record_copy(arena, position->ruleset->state, play->game);

    position->ruleset->open_game(game, play->module, arena, "the position",
                                 play->lapsed);
    return game;
}

static void play_bout(const void *context, struct dice *dice,
                      struct arena *arena, int *values)
{
    const struct bout *bout = context;
    const struct odds_position *position = bout->position;
    struct journal journal;
    struct play play = position->play;

    journal_init_unread(&journal, arena);
    play.game = fresh_game(position, arena);
    play.arena = arena;
    play.journal = &journal;
    play.dice = dice;
    play.lapsed = NULL;
    position->ruleset->odds->play(&play, bout->combat, bout->secrets, values);
}

/* Samples have seeds of their own, made of the name they were asked under, and
 * their dice fall as those of an exchange do. */
static struct dice *sample_dice(const void *context, int number,
                                struct arena *arena)
{
    const char *name = context;
    const char *text = arena_text(arena, "pbem-odds/1\n%s\n%d\n", name, number);
    uint8_t *seed = arena_zeroed(arena, 1, DIGEST_SIZE);
    const struct dice_source source = {roll_block, seed};

    sha256(text, strlen(text), seed);
    return dice_new(arena, &source);
}

static size_t count_measures(const struct ruleset_odds *ruleset)
{
    size_t count = 0;

    while (ruleset->measures[count].id)
        count++;
    return count;
}

static size_t count_secrets(const struct ruleset_odds *ruleset)
{
    size_t count = 0;

    while (ruleset->secrets && ruleset->secrets[count].id)
        count++;
    return count;
}

/* What the ruleset says is for one combat; the rows of a matrix share it, so
 * that nobody waits for minutes. */
static uint64_t most_leaves(const struct odds_answer *answer,
                            const struct odds_request *request)
{
    int leaves = answer->position.ruleset->odds->leaves;

    if (request->leaves)
        return (uint64_t)request->leaves;
    return leaves ? (uint64_t)leaves / answer->cells_count + 1
                  : (uint64_t)ODDS_MOST_LEAVES;
}

static int samples_of(const struct odds_answer *answer,
                      const struct odds_request *request)
{
    if (request->samples)
        return request->samples;
    return answer->cells_count > 1 ? ODDS_ROW_SAMPLES : ODDS_SAMPLES;
}

/* Who watches a row of the answer. */
struct watched {
    const struct odds_request *request;
    struct odds_progress done;
};

static void watch_row(void *watcher, uint64_t plays)
{
    struct watched *watched = watcher;

    watched->done.plays = plays;
    watched->request->progress(watched->request->watcher, &watched->done);
}

static void find_odds(struct odds_cell *cell, const struct odds_answer *answer,
                      const struct odds_request *request)
{
    struct watched watched = {
        request, {(size_t)(cell - answer->cells) + 1, answer->cells_count, 0}};
    const struct bout bout = {&answer->position, answer->combat, cell->secrets};
    const struct odds_experiment experiment = {
        .play = play_bout,
        .context = &bout,
        .count = count_measures(answer->position.ruleset->odds),
        .every_face = request->every_face,
        .every_way = request->every_way,
        .progress = request->progress ? watch_row : NULL,
        .watcher = &watched};
    const struct odds_sampler sampler = {sample_dice, request->seed,
                                         answer->samples};
    struct arena *arena = answer->position.play.arena;

    if (!odds_enumerate(&cell->odds, &experiment, most_leaves(answer, request),
                        arena))
        odds_simulate(&cell->odds, &experiment, &sampler, arena);
}

/* ---- which combat ----------------------------------------------------- */

static const char *list_text(const struct names *names, struct arena *arena)
{
    const char *text = "";

    foreach_name (name, *names)
        text = arena_text(arena, "%s%s%s", text, name_at ? ", " : "", name);
    return text;
}

static bool find_combat(struct odds_answer *out,
                        const struct odds_request *request,
                        struct report *report)
{
    const struct place place = {request->source.path, 0};
    const struct ruleset_odds *ruleset = out->position.ruleset->odds;
    struct play *play = &out->position.play;
    struct names all = {NULL, 0};

    ruleset->list(play, &all);
    if (all.count == 0)
        return refuse(report, &place, FILE_RULE(missing_element),
                      "nobody stands where he could fight");
    if (request->at)
        out->combat = ruleset->find(play, request->at);
    else if (all.count == 1)
        out->combat = all.items[0];
    if (out->combat)
        return true;
    if (request->at)
        return refuse(report, &place, FILE_RULE(unknown_reference),
                      "there is no combat at '%s'; there is at %s", request->at,
                      list_text(&all, play->arena));
    return refuse(report, &place, FILE_RULE(missing_attribute),
                  "say with --at which combat: %s",
                  list_text(&all, play->arena));
}

/* ---- the secrets ------------------------------------------------------ */

static const struct ruleset_secret *
find_secret(const struct ruleset_odds *ruleset, const char *id, size_t length)
{
    for (size_t i = 0; i < count_secrets(ruleset); i++)
        if (strncmp(ruleset->secrets[i].id, id, length) == 0 &&
            ruleset->secrets[i].id[length] == '\0')
            return &ruleset->secrets[i];
    return NULL;
}

static bool unknown_secret(const struct ruleset_odds *ruleset,
                           const char *given, struct arena *arena,
                           struct report *report)
{
    struct names known = {NULL, 0};

    for (size_t i = 0; i < count_secrets(ruleset); i++)
        names_add(arena, &known, ruleset->secrets[i].id);
    return refuse(
        report, &(struct place){"--choose", 0}, FILE_RULE(unknown_reference),
        "%s is none of: %s", quoted(arena, given),
        known.count ? list_text(&known, arena) : "(nothing is secret)");
}

/* May it be so? What is open is looked at value by value. */
static bool may_be(const struct odds_answer *answer, size_t secret, int value)
{
    const struct ruleset_odds *ruleset = answer->position.ruleset->odds;

    return value < 0 || !ruleset->may ||
           ruleset->may(&answer->position.play, answer->combat, secret, value);
}

/* "french-chit=corps" */
static bool choose(int *values, const struct odds_answer *answer,
                   const char *given, struct report *report)
{
    const struct place place = {"--choose", 0};
    const struct ruleset_odds *ruleset = answer->position.ruleset->odds;
    struct arena *arena = answer->position.play.arena;
    size_t length = strcspn(given, "=");
    const struct ruleset_secret *secret = find_secret(ruleset, given, length);
    const char *word = given[length] ? given + length + 1 : "";
    int value;

    if (!secret)
        return unknown_secret(ruleset, given, arena, report);
    value = word_place(secret->words, word);
    if (strcmp(word, "all") == 0)
        value = SECRET_OPEN;
    else if (value < 0)
        return refuse(report, &place, FILE_RULE(bad_value), "%s cannot be %s",
                      secret->id, quoted(arena, word));
    if (!may_be(answer, (size_t)(secret - ruleset->secrets), value))
        return refuse(report, &place, FILE_RULE(bad_value),
                      "%s cannot be %s in this combat", secret->id,
                      quoted(arena, word));
    values[secret - ruleset->secrets] = value;
    return true;
}

static bool choose_secrets(int *values, const struct odds_answer *answer,
                           const struct odds_request *request,
                           struct report *report)
{
    const struct ruleset_odds *ruleset = answer->position.ruleset->odds;
    bool good = true;

    for (size_t i = 0; i < count_secrets(ruleset); i++)
        values[i] = ruleset->secret(&answer->position.play, answer->combat, i);
    for (size_t i = 0; i < request->chosen.count; i++)
        good &= choose(values, answer, request->chosen.items[i], report);
    return good;
}

/* The next choice of the open secrets, the last changing first. */
static bool next_choice(int *values, const struct odds_answer *answer)
{
    const struct ruleset_odds *ruleset = answer->position.ruleset->odds;

    for (size_t i = count_secrets(ruleset); i-- > 0;) {
        if (!answer->open[i])
            continue;
        if (ruleset->secrets[i].words[++values[i]])
            return true;
        values[i] = 0;
    }
    return false;
}

/* What an open secret may not be has no cell. */
static bool is_possible(const struct odds_answer *answer, const int *values)
{
    for (size_t i = 0; i < count_secrets(answer->position.ruleset->odds); i++)
        if (answer->open[i] && !may_be(answer, i, values[i]))
            return false;
    return true;
}

static void play_all(struct odds_answer *out,
                     const struct odds_request *request, int *values)
{
    struct arena *arena = out->position.play.arena;
    size_t count = count_secrets(out->position.ruleset->odds);
    bool *open = ARENA_ARRAY(arena, bool, count + 1);

    for (size_t i = 0; i < count; i++) {
        open[i] = values[i] == SECRET_OPEN;
        values[i] = values[i] < 0 ? 0 : values[i];
    }
    out->open = open;
    do {
        struct odds_cell *cell = NULL;

        if (!is_possible(out, values))
            continue;
        cell = LIST_ADD(arena, out->cells, out->cells_count);
        cell->secrets = arena_copy(arena, values, count * sizeof(*values));
    } while (next_choice(values, out));
    out->samples = samples_of(out, request);
    for (size_t i = 0; i < out->cells_count; i++)
        find_odds(&out->cells[i], out, request);
}

static void tell(struct odds_answer *out, const int *values)
{
    struct play *play = &out->position.play;
    struct buffer text = {0};

    out->position.ruleset->odds->say(play, out->combat, values, &text);
    out->text = buffer_keep(&text, play->arena);
}

bool odds_ask(struct odds_answer *out, const struct odds_request *request,
              struct arena *arena, struct report *report)
{
    int values[MOST_SECRETS];

    memset(out, 0, sizeof(*out));
    if (!odds_position(&out->position, &request->source, arena, report) ||
        !find_combat(out, request, report) ||
        !choose_secrets(values, out, request, report))
        return false;
    tell(out, values);
    play_all(out, request, values);
    return true;
}
