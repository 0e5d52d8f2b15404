/* How a field combat stands, told to who looks at every fall of the dice: from
 * there on ways that stand alike are one. All is told that a later round, the
 * end of the combat or its measures look at and that a round may change; what
 * only sentences are made of is left out. [base field] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/combat/rules.h"

static void tell(struct buffer *out, int number)
{
    buffer_printf(out, "%d ", number);
}

static void tell_id(struct buffer *out, const char *id)
{
    buffer_puts(out, id ? id : "-");
    buffer_puts(out, " ");
}

static void tell_all(struct buffer *out, const int *numbers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        tell(out, numbers[i]);
}

static void tell_member(struct buffer *out, const struct member *member)
{
    tell(out, (int)member->kind);
    tell_id(out, member->id);
    tell_id(out, member->nation);
    tell(out, member->outflanks + 2 * member->leaves + 4 * member->inside);
    tell_all(out, member->troops, TROOP_COUNT);
}

static void tell_contingent(struct buffer *out,
                            const struct contingent *contingent)
{
    tell_id(out, contingent->nation);
    tell(out, contingent->start);
    tell_all(out, contingent->lost, EIA_TROOPS);
}

static void tell_party(struct buffer *out, const struct party *party)
{
    const int numbers[] = {party->morale,
                           party->shaken,
                           party->day_shaken,
                           party->inflicted,
                           party->split,
                           party->arrived,
                           party->strategic,
                           party->tactical,
                           (int)party->chit,
                           party->broken,
                           party->committed,
                           party->forlorn,
                           (int)party->members_count};

    tell_all(out, numbers, sizeof(numbers) / sizeof(numbers[0]));
    tell_id(out, party->commander);
    tell_all(out, party->start, TROOP_COUNT);
    tell_all(out, party->lost, TROOP_COUNT);
    foreach_name (id, party->powers)
        tell_id(out, id);
    foreach_name (leader, party->leaders)
        tell_id(out, leader);
    foreach (struct member, member, party->members)
        tell_member(out, member);
    foreach (struct contingent, contingent, party->contingents)
        tell_contingent(out, contingent);
}

/* Corps next door may have come, those who left have gone. */
static void tell_corps(struct buffer *out, const struct game *game)
{
    foreach (const struct corps, corps, game->corps) {
        if (!corps->at)
            continue;
        tell_id(out, corps->id);
        tell_id(out, corps->at);
        tell_id(out, corps->from);
        tell(out, corps->in_city + 2 * corps->fought);
        tell_all(out, corps->factors, FACTOR_COUNT);
    }
}

static void tell_leaders(struct buffer *out, const struct game *game)
{
    foreach (const struct leader, leader, game->leaders) {
        if (leader->state == LEADER_OFF)
            continue;
        tell_id(out, leader->id);
        tell(out, (int)leader->state);
        tell_id(out, leader->with ? leader->with : leader->at);
        tell_id(out, leader->holder);
    }
}

static void tell_garrisons(struct buffer *out, const struct game *game)
{
    foreach (const struct garrison, garrison, game->garrisons) {
        tell_id(out, garrison->area);
        tell_id(out, garrison->nation);
        tell(out, garrison->infantry);
        tell(out, garrison->militia);
    }
    foreach (const struct depot, depot, game->depots) {
        tell_id(out, depot->id);
        tell(out, depot->infantry);
        tell(out, depot->militia);
    }
}

static void tell_light(struct buffer *out, const struct game *game)
{
    foreach (const struct irregular, irregular, game->irregulars) {
        tell_id(out, irregular->id);
        tell_id(out, irregular->at);
    }
    foreach (const struct guerilla, guerilla, game->guerillas) {
        tell_id(out, guerilla->area);
        tell(out, guerilla->factors);
    }
    foreach (const struct prisoner, prisoner, game->prisoners) {
        tell_id(out, prisoner->nation);
        tell(out, (int)prisoner->holder);
        tell(out, (int)prisoner->factor);
        tell(out, prisoner->count);
    }
}

/* Days, rounds, and what numbers the labels of dice */
static void tell_fight(struct buffer *out, const struct fight *fight)
{
    const struct game *game = fight->board.game;

    tell(out, (int)fight->end);
    tell(out, fight->day);
    tell(out, fight->round);
    tell(out, fight->rolls);
    tell(out, fight->agreements);
    for (int role = ATTACKER; role <= DEFENDER; role++)
        tell_party(out, &fight->parties[role]);
    tell_corps(out, game);
    tell_leaders(out, game);
    tell_garrisons(out, game);
    tell_light(out, game);
}

bool eia_stands(const struct fight *fight)
{
    struct buffer text;
    bool over = false;

    if (!dice_joins(fight->play->dice))
        return false;
    buffer_init(&text);
    tell_fight(&text, fight);
    over = dice_stand(fight->play->dice, text.bytes);
    buffer_release(&text);
    return over;
}
