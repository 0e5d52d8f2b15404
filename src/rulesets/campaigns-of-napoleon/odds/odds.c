/* Chances of a combat: what step VI.a makes of it, whatever the dice. */
#include "rulesets/campaigns-of-napoleon/odds/odds.h"
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"

#include <string.h>

enum measure {
    TYPE,
    WINNER,
    FRENCH_LOSSES,
    COALITION_LOSSES,
    FRENCH_RETREAT,
    COALITION_RETREAT,
    FRENCH_BROKEN,
    COALITION_BROKEN,
    FRENCH_LEADERS,
    COALITION_LEADERS,
    PURSUIT,
    MEASURES
};

enum { FRENCH_WINS, COALITION_WINS_IT, NOBODY_WINS };

/* clang-format off */
static const char *const type_words[] = {
    "no combat", "Skirmish", "Raid", "Ambush", "Battle", "Wrongfooted!",
    "Delay", "Withdraw", "Delay or Wrongfooted!", NULL};
static const char *const winner_words[] = {
    "French", "Coalition", "nobody", NULL};
static const char *const chit_values[] = {"division", "corps", "army", NULL};

static const struct ruleset_measure measures[] = {
    [TYPE] = {"type", "Type of combat", type_words, "type",
              false},
    [WINNER] = {"winner", "Who wins, or keeps the field", winner_words,
                "wins", false},
    [FRENCH_LOSSES] = {"french-losses", "French losses, SP", NULL,
                       "French lose", false},
    [COALITION_LOSSES] = {"coalition-losses", "Coalition losses, SP", NULL,
                          "Coalition loses", false},
    [FRENCH_RETREAT] = {"french-retreat", "French retreat, hexes", NULL, NULL,
                        false},
    [COALITION_RETREAT] = {"coalition-retreat", "Coalition retreat, hexes",
                           NULL, NULL, false},
    [FRENCH_BROKEN] = {"french-demoralized", "French newly demoralized, SP",
                       NULL, NULL, false},
    [COALITION_BROKEN] = {"coalition-demoralized",
                          "Coalition newly demoralized, SP", NULL, NULL,
                          false},
    [FRENCH_LEADERS] = {"french-leaders", "French leaders lost", NULL, NULL,
                        false},
    [COALITION_LEADERS] = {"coalition-leaders", "Coalition leaders lost",
                           NULL, NULL, false},
    [PURSUIT] = {"pursuit", "Longest pursuit, hexes", NULL, NULL, false},
    [MEASURES] = {NULL, NULL, NULL, NULL, false},
};

static const struct ruleset_secret secrets[] = {
    [FRENCH] = {"french-chit", "French chit", chit_values},
    [COALITION] = {"coalition-chit", "Coalition chit", chit_values},
    [SIDE_COUNT] = {NULL, NULL, NULL},
};
/* clang-format on */

/* ---- what stands there ------------------------------------------------ */

static bool has_troops(const struct board *board, const char *group)
{
    const struct party party =
        con_party_of_group(board, con_group(board, group));

    return con_party_sp(&party) > 0;
}

static bool stands(const struct board *board, const struct combat *combat)
{
    return combat->progress != DONE &&
           has_troops(board, combat->groups[FRENCH]) &&
           has_troops(board, combat->groups[COALITION]);
}

static void list(const struct play *play, struct names *ids)
{
    foreach (struct combat, combat, play->game->combats)
        if (stands(&play->board, combat))
            names_add(play->arena, ids, combat->id);
}

static bool has_part(const struct board *board, const struct combat *combat,
                     const char *place)
{
    int hex = hex_from_text(place);

    return strcmp(combat->id, place) == 0 ||
           hexes_contain(&con_group(board, combat->groups[FRENCH])->hexes,
                         hex) ||
           hexes_contain(&con_group(board, combat->groups[COALITION])->hexes,
                         hex);
}

static const char *find(const struct play *play, const char *place)
{
    foreach (const struct combat, combat, play->game->combats)
        if (stands(&play->board, combat) &&
            has_part(&play->board, combat, place))
            return combat->id;
    return NULL;
}

static void say_party(const struct board *board, const struct group *group,
                      bool attacks, struct buffer *out)
{
    const struct party party = con_party_of_group(board, group);
    const struct leader *senior = con_leader(board, group->senior);
    long quarters = con_odds_quarters(board, &party, attacks);
    const struct arms arms = con_party_arms(&party);

    buffer_printf(out, "%s: %s, %s of %d SP (%s",
                  con_side_adjective(group->side),
                  senior ? con_leader_name(board, senior->id) : "no leader",
                  con_class_phrase(con_size_class(board, &party)),
                  con_party_sp(&party), con_arms_text(board->arena, &arms));
    if (quarters != 4L * con_party_sp(&party))
        buffer_printf(out, "; %s for the odds of a battle",
                      quarters_text(board->arena, (int)quarters));
    buffer_printf(out, ") in %s%s\n", con_hex_names(board, &group->hexes, ", "),
                  group->besieged ? ", besieged" : "");
}

/* The step that orders the combats says who attacks; on a copy, for it is
 * only looked at. */
static enum side attacker_of(const struct play *play, const char *id)
{
    struct journal journal;
    struct play copy = *play;

    journal_init_unread(&journal, play->arena);
    copy.journal = &journal;
    copy.game = con_copy(play->game, play->module, play->arena);
    if (!hexes_contain(&copy.game->combat_order, con_hex_of(id)))
        con_order_combats(&copy);
    return con_combat(&copy.board, id)->attacker;
}

static void say(const struct play *play, const char *id, const int *settled,
                struct buffer *out)
{
    const struct combat *combat = con_combat(&play->board, id);
    enum side attacker = attacker_of(play, id);

    (void)settled;
    buffer_printf(out, "At %s, the %s side attacking.\n",
                  con_hex_name(&play->board, con_hex_of(id)),
                  con_side_adjective(attacker));
    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        say_party(&play->board, con_group(&play->board, combat->groups[side]),
                  side == attacker, out);
    if (play->game->made_up)
        con_say_apart(&play->board, combat, out);
}

/* In a siege nobody guesses, and what was opened is no secret. */
static int secret(const struct play *play, const char *id, size_t which)
{
    const struct combat *combat = con_combat(&play->board, id);
    const struct group *own = con_group(&play->board, combat->groups[which]);
    const struct group *enemy = con_enemy_group(&play->board, own);

    if (combat->progress != PENDING || own->besieged || enemy->besieged)
        return SECRET_IDLE;
    return own->chit == NO_CHIT ? SECRET_OPEN
                                : (int)own->chit - (int)CHIT_DIVISION;
}

/* ---- what comes of it ------------------------------------------------- */

/* How it stood before the dice fell. */
struct before {
    int sp[SIDE_COUNT];
    bool *steady;  /* units that were there and not demoralized */
    bool *leading; /* leaders that were there */
};

static int side_sp(const struct board *board, enum side side)
{
    int sp = 0;

    foreach_piece (const struct unit, unit, board->game->units, side)
        sp += unit->sp + unit->art;
    return sp;
}

static struct before remember(const struct board *board)
{
    const struct game *game = board->game;
    struct before before = {
        {side_sp(board, FRENCH), side_sp(board, COALITION)},
        ARENA_ARRAY(board->arena, bool, game->units_count + 1),
        ARENA_ARRAY(board->arena, bool, game->leaders_count + 1)};

    for (size_t i = 0; i < game->units_count; i++)
        before.steady[i] =
            game->units[i].state == ON_MAP && !game->units[i].demoralized;
    for (size_t i = 0; i < game->leaders_count; i++)
        before.leading[i] = game->leaders[i].state == ON_MAP;
    return before;
}

static int winner_of(const struct combat *combat)
{
    if (combat->type == NO_TYPE || combat->drawn)
        return NOBODY_WINS;
    if (con_is_small_combat(combat->type))
        return combat->retreats[FRENCH] ? COALITION_WINS_IT : FRENCH_WINS;
    return combat->winner == FRENCH ? FRENCH_WINS : COALITION_WINS_IT;
}

static int retreat_of(const struct combat *combat, enum side side)
{
    int most = 0;

    foreach (const struct retreat, retreat, combat->retreat) {
        int hexes = (int)retreat->path.count - 1;

        if (retreat->side == side && hexes > most)
            most = hexes;
    }
    return most;
}

static int broken_of(const struct board *board, const struct before *before,
                     enum side side)
{
    int sp = 0;

    foreach_piece (const struct unit, unit, board->game->units, side)
        if (before->steady[unit - board->game->units] && unit->demoralized)
            sp += unit->sp + unit->art;
    return sp;
}

static int leaders_of(const struct board *board, const struct before *before,
                      enum side side)
{
    int lost = 0;

    foreach (const struct leader, leader, board->game->leaders)
        lost += before->leading[leader_at] && leader->state == OUT &&
                leader->card->side == side;
    return lost;
}

static void measure(const struct board *board, const struct before *before,
                    const struct combat *combat, int *values)
{
    values[TYPE] = (int)combat->type;
    values[WINNER] = winner_of(combat);
    values[PURSUIT] = combat->pursued;
    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        values[FRENCH_LOSSES + side] = before->sp[side] - side_sp(board, side);
        values[FRENCH_RETREAT + side] = retreat_of(combat, side);
        values[FRENCH_BROKEN + side] = broken_of(board, before, side);
        values[FRENCH_LEADERS + side] = leaders_of(board, before, side);
    }
}

/* The chits as they are chosen, and the combat as the only one of the day. */
static void lay_out(struct play *play, const char *id, const int *chits)
{
    const struct combat *combat = con_combat(&play->board, id);
    struct hexes *order = &play->game->combat_order;

    if (combat->progress == PENDING)
        for (enum side side = FRENCH; side < SIDE_COUNT; side++)
            con_group(&play->board, combat->groups[side])->chit =
                (enum chit)(chits[side] + CHIT_DIVISION);
    if (!hexes_contain(order, con_hex_of(id)))
        con_order_combats(play);
    *order = (struct hexes){NULL, 0};
    hexes_add(play->arena, order, con_hex_of(id));
}

static void play_combat(struct play *play, const char *id, const int *chits,
                        int *values)
{
    const struct before before = remember(&play->board);

    lay_out(play, id, chits);
    while (con_combat_run(play) == STEP_AGAIN)
        ;
    measure(&play->board, &before, con_combat(&play->board, id), values);
}

const struct ruleset_odds con_chances = {
    .scene = &con_scene_record,
    .measures = measures,
    .secrets = secrets,
    .set_up = con_set_up_scene,
    .begin = con_begin_chances,
    .list = list,
    .find = find,
    .say = say,
    .secret = secret,
    .play = play_combat,
};
