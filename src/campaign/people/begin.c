/* Turn 0: the set-up of the module becomes a game, and the first commit. */
#include "campaign/people/begin.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/offices.h"
#include "campaign/documents/roster.h"
#include "campaign/exchange/owes.h"
#include "campaign/exchange/stages.h"
#include "campaign/judge/desk.h"
#include "campaign/open/entry.h"
#include "campaign/open/opening.h"
#include "campaign/proof/clock.h"
#include "campaign/proof/remember.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/history.h"
#include "rulesets/ruleset.h"

#include <assert.h>
#include <string.h>

/* Every standing order has a value from turn 0 on; one that is always about
 * something has it by being nowhere. */
static void begin_standing(struct turn *turn, const struct campaign *draft)
{
    const struct ruleset *ruleset = draft->ruleset;

    foreach_game_side (side, ruleset, draft->module.data) {
        struct standing *standing =
            LIST_ADD(draft->arena, turn->standing, turn->standing_count);

        standing->side = side->id;
        for (size_t j = 0; ruleset->standing && ruleset->standing[j]; j++) {
            const struct order order = {.kind = ruleset->standing[j],
                                        .details =
                                            ruleset->standing[j]->initial};

            if (order.details && !order_subject(draft->arena, &order))
                standing_put(draft->arena, standing, &order);
        }
        if (ruleset->begin_standing)
            ruleset->begin_standing(standing, draft->module.data,
                                    &turn->options, draft->arena);
    }
}

static void set_up(struct turn *turn, const struct campaign *draft)
{
    const struct ruleset *ruleset = draft->ruleset;

    turn->revision = ruleset->revision;
    turn->step = ruleset->sequence[0].id;
    options_of(&turn->options, &draft->roster, ruleset, draft->arena);
    begin_standing(turn, draft);
    turn->play =
        ruleset->begin(draft->module.data, &turn->options, draft->arena);
}

/* The set-up, or the position: all of it but what made it an entry of another
 * chain. */
static void begin_turn(struct turn *turn, const struct campaign *draft,
                       const struct beginning *beginning)
{
    memset(turn, 0, sizeof(*turn));
    if (beginning->position)
        *turn = beginning->position->turn;
    else
        set_up(turn, draft);
    turn->version = FORMAT_VERSION;
    turn->kind = ENTRY_BEGIN;
    turn->number = 0;
    turn->game = draft->game;
    turn->salt = beginning->salt;
    turn->given_seed = false;
    turn->disclosed = false;
}

static void tell_vacant(struct journal *journal, const struct campaign *draft)
{
    struct names words = {0};

    vacant_words(&words, draft);
    for (size_t i = 0; i < words.count; i++)
        journal_tell(journal, EVENT_NOTE, EXCHANGE(vacant), NULL, NULL, "%s.",
                     words.items[i]);
}

static void tell_position(struct journal *journal,
                          const struct position *position)
{
    if (position)
        journal_tell(journal, EVENT_NOTE, EXCHANGE(begin), NULL, NULL,
                     "It begins in the middle, from turn %d, state %s, as all "
                     "have agreed.",
                     position->turn.number, position->state);
}

static void begin_journal(struct outcome *outcome, const struct campaign *draft,
                          const struct position *position)
{
    struct journal *journal = &outcome->journal;

    journal_init(journal, draft->arena);
    event_news(journal_tell_open(journal, EVENT_STEP, EXCHANGE(begin), NULL,
                                 NULL, "%s begins", draft->module.title),
               NEWS_GREAT);
    foreach_game_side (side, draft->ruleset, draft->module.data)
        for (size_t j = 0; j < draft->member_count; j++) {
            const struct campaign_member *member = &draft->members[j];

            const struct roster_side *office =
                office_for(member->office, side->id);

            if (office && !office->caretaker)
                journal_tell(journal, EVENT_NOTE, EXCHANGE(begin), NULL, NULL,
                             "%s commands %s.", member->person.name,
                             side->name);
        }
    tell_vacant(journal, draft);
    journal_tell(journal, EVENT_NOTE, EXCHANGE(begin), NULL, NULL,
                 "Dice come about by preset %s.",
                 preset_words[draft->roster.preset]);
    tell_position(journal, position);
    journal_close(journal);
}

/* A campaign begins before there is a seed. */
static void no_dice(const void *context, const char *label, unsigned block,
                    uint8_t out[32])
{
    (void)context, (void)label, (void)block, (void)out;
    assert(false && "what opens a game turn throws no dice");
}

/* Up to the first step that asks, so that turn 0 says what is open. */
static void play_first_steps(struct outcome *outcome,
                             const struct campaign *draft)
{
    static const struct dice_source source = {no_dice, NULL};
    struct turn *turn = &outcome->next;
    struct sequence_place place = {turn->step};
    struct play play = {
        .game = turn->play,
        .module = draft->module.data,
        .options = &turn->options,
        .arena = draft->arena,
        .dice = dice_new(draft->arena, &source),
        .journal = &outcome->journal,
        .standing = turn->standing,
        .standing_count = turn->standing_count,
        .lapsed = report_new(draft->arena),
        .side_name = draft->ruleset->side_name,
    };

    play_opening(&play, draft->ruleset->sequence, &place);
    turn->step = place.step;
}

static void add_consents(struct entry *entry, const struct campaign *draft)
{
    for (size_t i = 0; i < draft->member_count; i++) {
        const char *path = arena_text(draft->arena, "consents/roster-%s.xml",
                                      draft->members[i].office->id);
        struct bytes bytes;

        if (campaign_file(draft, path, &bytes) && bytes.data)
            entry_file(entry, draft->arena, path, &bytes);
    }
}

/* The set-up is opened as it will be when the turn is read again; a position
 * was opened when it was read, and stands where it stopped. */
static bool make_turn(struct outcome *outcome, struct written *written,
                      const struct campaign *draft,
                      const struct beginning *beginning)
{
    const struct write_input in = {
        .ruleset = draft->ruleset,
        .module = &draft->module,
        .state = "-",
        .roster = draft->roster_digest,
        .rules = draft->roster.rules,
        .closed = draft->roster.book == BOOK_CLOSED,
        .test_keys = draft->roster.test,
        .key = beginning->key,
        .program = beginning->program,
        .due = sheets_due(draft, beginning->time),
    };

    memset(outcome, 0, sizeof(*outcome));
    begin_turn(&outcome->next, draft, beginning);
    begin_journal(outcome, draft, beginning->position);
    if (!beginning->position) {
        if (!game_open(outcome->next.play,
                       &(struct game_source){draft->ruleset, draft->module.data,
                                             "turn.xml"},
                       draft->arena, draft->report))
            return false;
        play_first_steps(outcome, draft);
    }
    stage_write(written, outcome, &in, draft->arena);
    return true;
}

static bool check_host(const struct campaign *draft,
                       const struct beginning *beginning)
{
    const struct campaign_member *host =
        campaign_member(draft, draft->roster.host);

    if (strcmp(signing_public_base64(beginning->key, draft->arena),
               host->person.signing) == 0)
        return true;
    return refuse(draft->report, &(struct place){draft->dir, 0},
                  TRUST(not_his_office), "the key is not that of the host '%s'",
                  host->office->id);
}

bool beginning_make(struct begun *out, struct entry *entry,
                    const struct campaign *draft,
                    const struct beginning *beginning)
{
    const struct position *position = beginning->position;

    if (!make_turn(&out->outcome, &out->written, draft, beginning))
        return false;
    *entry = (struct entry){
        .kind = ENTRY_BEGIN,
        .time = beginning->time,
        .key = beginning->key,
        .state = out->written.state,
        .title =
            arena_text(draft->arena, "begin: %s, %s", draft->module.title,
                       draft->ruleset->when(out->outcome.next.play,
                                            draft->module.data, draft->arena)),
    };
    entry_standing_files(entry, draft);
    add_written(entry, draft->arena, &out->written);
    add_consents(entry, draft);
    if (position)
        entry_file(entry, draft->arena, "from.xml", &position->bytes);
    return true;
}

/* Turn 0 of the game as the host's memory knows it, or NULL. */
static const struct memory_fact *begun_before(const struct memory *memory,
                                              const char *game)
{
    return memory_last(memory, MEMORY_STATE, game, 0);
}

static bool begins_once(const struct campaign *draft, const char *state,
                        const char *path)
{
    const struct memory_fact *before;
    struct memory memory;
    bool found;

    if (!memory_load(&memory, &found, path, draft->arena, draft->report))
        return false;
    before = begun_before(&memory, draft->game);
    return !before || strcmp(before->digest, state) == 0 ||
           refuse(draft->report, &(struct place){path, 0}, TRUST(begun_twice),
                  "this roster has begun a game before, with state %.12s: two "
                  "histories from one set of consents brand their host; go on "
                  "with that one, or draft another game: a roster of another "
                  "byte, such as --due or keys of other people's, needs "
                  "consents of its own",
                  before->digest);
}

static bool keep_begun(const struct campaign *campaign, const char *state,
                       const char *path)
{
    const struct memory_fact head = {
        .kind = MEMORY_STATE, .game = campaign->game, .digest = state};
    struct memory memory;
    bool found;

    return memory_load(&memory, &found, path, campaign->arena,
                       campaign->report) &&
           (begun_before(&memory, campaign->game) ||
            (memory_sights(&memory, path, &head, clock_of(campaign),
                           campaign) &&
             memory_keep(path, &head, campaign->report)));
}

bool begun_remembered(const struct campaign *campaign, const char *state,
                      const char *path)
{
    int lock = memory_hold(path, campaign->report);
    bool good = lock >= 0 && keep_begun(campaign, state, path);

    file_unlock(lock);
    return good;
}

static bool commit_begun(struct begun *out, struct campaign *draft,
                         const struct entry *entry)
{
    /* As with every document that becomes an entry: while it lies there the
     * letters of that are missing. */
    if (!folder_make(inbox_path(draft, ""), draft->report) ||
        !file_write(inbox_path(draft, "roster.xml"), draft->roster_bytes.data,
                    draft->roster_bytes.length, draft->report))
        return false;
    draft->history = history_make(draft->dir, draft->report);
    return draft->history && entry_commit(entry, draft, out->commit);
}

bool draft_begin(struct begun *out, struct campaign *draft,
                 const struct beginning *beginning)
{
    const char *path = beginning->memory;
    struct entry entry;
    bool good;
    int lock;

    if (!check_host(draft, beginning) ||
        !beginning_make(out, &entry, draft, beginning))
        return false;
    lock = memory_hold(path, draft->report);
    good = lock >= 0 && begins_once(draft, out->written.state, path) &&
           commit_begun(out, draft, &entry) &&
           keep_begun(draft, out->written.state, path);
    file_unlock(lock);
    return good;
}
