/* Chances of a field combat: what comes of it, whatever the dice. */
#include "rulesets/empires-in-arms/odds/odds.h"
#include "rulesets/empires-in-arms/combat/rules.h"

enum measure {
    END,
    WINNER,
    BROKEN,
    ROUNDS,
    ATTACKER_LOSSES,
    DEFENDER_LOSSES,
    ATTACKER_MORALE,
    DEFENDER_MORALE,
    ATTACKER_LEADERS,
    DEFENDER_LEADERS,
    MEASURES
};

/* clang-format off */
/* In the order of enum fight_end. */
static const char *const end_words[] = {
    "goes on", "attacker breaks", "defender breaks", "both break",
    "attacker stops", "defender stops", "withdrawn", "in the city", NULL};
enum who { NOBODY, THE_ATTACKER, THE_DEFENDER, BOTH };
static const char *const who_words[] = {
    "nobody", "attacker", "defender", "both", NULL};

static const struct ruleset_measure measures[] = {
    [END] = {"end", "How it ends", end_words, NULL, false},
    [WINNER] = {"winner", "Who wins", who_words, NULL, false},
    [BROKEN] = {"broken", "Who breaks", who_words, "breaks", false},
    [ROUNDS] = {"rounds", "Rounds fought", NULL, NULL, false},
    [ATTACKER_LOSSES] = {"attacker-losses", "Attacker's losses, factors",
                         NULL, "attacker loses", false},
    [DEFENDER_LOSSES] = {"defender-losses", "Defender's losses, factors",
                         NULL, "defender loses", false},
    [ATTACKER_MORALE] = {"attacker-morale", "Attacker's morale left", NULL,
                         "attacker's morale", true},
    [DEFENDER_MORALE] = {"defender-morale", "Defender's morale left", NULL,
                         "defender's morale", true},
    [ATTACKER_LEADERS] = {"attacker-leaders", "Attacker's leaders lost",
                          NULL, NULL, false},
    [DEFENDER_LEADERS] = {"defender-leaders", "Defender's leaders lost",
                          NULL, NULL, false},
    [MEASURES] = {NULL, NULL, NULL, NULL, false}};
/* clang-format on */

static void list(const struct play *play, struct names *ids)
{
    foreach (const struct combat, combat, play->game->combats)
        if (eia_field_combat(play, combat->area))
            names_add(play->arena, ids, combat->area);
}

/* By its area, or a corps that has a part in it. */
static const char *find(const struct play *play, const char *place)
{
    foreach (const struct corps, corps, play->game->corps)
        if (same_name(corps->id, place) && corps->at)
            place = corps->at;
    return eia_field_combat(play, place) ? eia_field_combat(play, place)->area
                                         : NULL;
}

/* ---- what comes of it ------------------------------------------------- */

static enum who winner_of(const struct fight *fight)
{
    int role = eia_winner(fight);

    if (role < 0)
        return NOBODY;
    return role == ATTACKER ? THE_ATTACKER : THE_DEFENDER;
}

static enum who broken_of(const struct fight *fight)
{
    bool attacker = fight->parties[ATTACKER].broken;

    if (fight->parties[DEFENDER].broken)
        return attacker ? BOTH : THE_DEFENDER;
    return attacker ? THE_ATTACKER : NOBODY;
}

/* A round that begins when he has left is not fought. */
static int rounds_of(const struct fight *fight)
{
    enum { A_DAY = 3 };
    bool away = fight->end == FIGHT_WITHDRAWN || fight->end == FIGHT_IN_CITY;

    return (fight->day - 1) * A_DAY + fight->round - away;
}

static int sum_losses(const struct party *party)
{
    int sum = 0;

    for (int i = 0; i < TROOP_COUNT; i++)
        sum += party->lost[i];
    return sum;
}

static int morale_of(const struct party *party)
{
    return party->morale > party->shaken ? party->morale - party->shaken : 0;
}

static int leaders_of(const struct fight *fight, const struct party *party)
{
    int lost = 0;

    foreach_name (leader, party->leaders) {
        enum leader_state state = eia_leader(&fight->board, leader)->state;

        lost += state == LEADER_CAPTURED || state == LEADER_WOUNDED ||
                state == LEADER_KILLED;
    }
    return lost;
}

static void measure(const struct fight *fight, int *values)
{
    values[END] = (int)fight->end;
    values[WINNER] = (int)winner_of(fight);
    values[BROKEN] = (int)broken_of(fight);
    values[ROUNDS] = rounds_of(fight);
    for (int role = ATTACKER; role <= DEFENDER; role++) {
        const struct party *party = &fight->parties[role];

        values[ATTACKER_LOSSES + role] = sum_losses(party);
        values[ATTACKER_MORALE + role] = morale_of(party);
        values[ATTACKER_LEADERS + role] = leaders_of(fight, party);
    }
}

static void play_combat(struct play *play, const char *id, const int *secrets,
                        int *values)
{
    static const int rounds[] = {
        [WHOLE_COMBAT] = 0, [FIRST_ROUND] = 1, [FIRST_DAY] = 3};
    struct combat combat;
    struct fight fight;

    eia_settle_secrets(play, id, secrets);
    eia_begin_battles(play->game);
    combat = *eia_field_combat(play, id);
    fight = eia_run_battle(play, &combat, rounds[secrets[SECRET_EXTENT]]);
    measure(&fight, values);
}

const struct ruleset_odds eia_chances = {
    .scene = &eia_scene_record,
    .measures = measures,
    .secrets = eia_secrets,
    .leaves = 25000,
    .set_up = eia_set_up_scene,
    .list = list,
    .find = find,
    .say = eia_say_combat,
    .secret = eia_known_secret,
    .may = eia_may_be_secret,
    .play = play_combat,
};
