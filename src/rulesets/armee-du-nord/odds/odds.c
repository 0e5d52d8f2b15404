/* The chances of a combat: it is played, and what came of it is counted. */
#include "rulesets/armee-du-nord/odds/odds.h"
#include "core/buffer.h"
#include "rulesets/armee-du-nord/combat/muster.h"

#include <stdlib.h>
#include <string.h>

/* clang-format off */
enum measure {
    ATTACKER_LOSSES, DEFENDER_LOSSES, ATTACKER_RETREAT, DEFENDER_RETREAT,
    FIELD_OF, COMBATS, MEASURES };

static const char *const field_words[] = {
    "defender holds", "empty", "attacker enters", NULL};

static const struct ruleset_measure measures[] = {
    [ATTACKER_LOSSES] = {"attacker-losses", "Attacker's losses, increments",
                         NULL, "attacker loses", false},
    [DEFENDER_LOSSES] = {"defender-losses", "Defender's losses, increments",
                         NULL, "defender loses", false},
    [ATTACKER_RETREAT] = {"attacker-retreat", "Attacker's retreat, hexes",
                          NULL, NULL, false},
    [DEFENDER_RETREAT] = {"defender-retreat", "Defender's retreat, hexes",
                          NULL, NULL, false},
    [FIELD_OF] = {"field", "The hex afterwards", field_words, "hex", false},
    [COMBATS] = {"combats", "Attacks or charges made", NULL, NULL, false},
    [MEASURES] = {NULL, NULL, NULL, NULL, false}};

static const struct ruleset_secret secrets[] = {
    {"defender-form", "Defender's result-form", adn_form_words},
    {NULL, NULL, NULL}};
/* clang-format on */

/* ---- which combats there are --------------------------------------------- */

/* All units of the army, guns apart, that stand next to the hex. */
static struct names neighbours(const struct board *board, int target, int army)
{
    struct names ids = {NULL, 0};

    foreach_unit_of (unit, board, army)
        if (!adn_is_gun(unit) && adn_adjacent(board, unit->hex, target))
            names_add(board->arena, &ids, unit->id);
    return ids;
}

/* "3634-french" */
static void list(const struct play *play, struct names *ids)
{
    const struct staged *staged = play->game->staged;

    if (staged)
        names_say(play->arena, ids, "%04d-%s", staged->target,
                  adn_army_words[staged->army]);
    for (int army = 0; army < ARMIES && !staged; army++)
        foreach_stack_of (unit, &play->board, adn_enemy(adn_camp(army)))
            if (neighbours(&play->board, unit->hex, army).count > 0)
                names_say(play->arena, ids, "%04d-%s", unit->hex,
                          adn_army_words[army]);
}

static const char *find(const struct play *play, const char *place)
{
    struct names ids = {NULL, 0};

    list(play, &ids);
    foreach_name (id, ids)
        if (same_name(id, place) ||
            (strlen(place) == 4 && strncmp(id, place, 4) == 0))
            return id;
    return NULL;
}

/* What a combat of that id is; of a turn all attack who can. */
static struct staged staged_of(const struct play *play, const char *id)
{
    struct staged staged = {.kind = STAGED_ATTACK};

    if (play->game->staged)
        return *play->game->staged;
    staged.target = (int)strtol(id, NULL, 10);
    staged.army = adn_army_of(id + 5);
    staged.attackers = neighbours(&play->board, staged.target, staged.army);
    return staged;
}

static struct force defenders_of(const struct play *play,
                                 const struct staged *staged)
{
    return adn_force_at(&play->board, staged->target,
                        adn_enemy(adn_camp(staged->army)));
}

/* ---- saying it ----------------------------------------------------------- */

static void say(const struct play *play, const char *id, const int *settled,
                struct buffer *out)
{
    static const char *const headings[] = {"Attack on", "Charge on",
                                           "Bombardment of"};
    const struct staged staged = staged_of(play, id);
    const struct force guns = adn_named(&play->board, &staged.guns);
    struct force defenders = defenders_of(play, &staged);
    struct names names = {NULL, 0};

    (void)settled;
    foreach_name (name, staged.attackers) {
        const struct unit *unit = adn_unit(&play->board, name);

        if (unit)
            names_say(play->arena, &names, "%s (%d)", unit->name,
                      unit->increments);
        else
            names_add(play->arena, &names,
                      adn_leader(&play->board, name)->name);
    }
    foreach_unit (unit, guns)
        names_say(play->arena, &names, "the guns of %s", unit->name);
    buffer_printf(out, "%s %s: %s against %s.\n", headings[staged.kind],
                  adn_hex_name(&play->board, staged.target),
                  names_series(&names, play->arena),
                  adn_force_text(play->arena, &defenders));
}

/* ---- the secret ---------------------------------------------------------- */

static int defender_of(const struct play *play, const char *id)
{
    const struct staged staged = staged_of(play, id);
    struct force defenders = defenders_of(play, &staged);

    return adn_lead(&play->board, &defenders)->army;
}

/* It is known as the standing order has it; who asks may open it. */
static int secret(const struct play *play, const char *id, size_t which)
{
    const struct result_form *form = play_standing(
        play, adn_army_words[defender_of(play, id)], &adn_result_form, NULL);

    (void)which;
    return (int)form->defence;
}

/* The form that was chosen stands for the whole army of this play. */
static void choose_form(struct play *play, int army, int value)
{
    const struct result_form form = {.defence = (enum form)value};
    const struct order order = {
        .kind = &adn_result_form,
        .details = arena_copy(play->arena, &form, sizeof(form))};

    play_own_standing(play, adn_army_words[army]);
    for (size_t i = 0; i < play->standing_count; i++)
        if (adn_army_of(play->standing[i].side) == army)
            standing_put(play->arena, &play->standing[i], &order);
}

/* ---- playing it ---------------------------------------------------------- */

static void make_charge(struct play *play, const struct staged *staged)
{
    const struct move_order order = {.pieces = staged->attackers,
                                     .charge = staged->target,
                                     .again = staged->again};
    struct mover mover;

    if (!adn_mover_for(&play->board, &order, &mover))
        return;
    mover.play = play;
    adn_charge_on(&mover, &order);
}

static void make_attack(struct play *play, const struct staged *staged)
{
    const struct attack_order order = {.target = staged->target,
                                       .also = staged->also,
                                       .units = staged->attackers,
                                       .advance = staged->advance,
                                       .when = {.condition = IF_ALWAYS}};
    const struct fight fight = {.target = staged->target};

    if (staged->bombarded)
        hexes_add(play->arena, &play->game->bombarded, staged->target);
    if (staged->guns.count > 0 && adn_dice_stand(play, &fight, false))
        return;
    if (defenders_of(play, staged).count > 0)
        adn_attack_hex(play, adn_army_words[staged->army], &order);
}

/* ---- what came of it ----------------------------------------------------- */

struct before {
    int lost[CAMPS];
    int *hexes; /* of each unit */
};

static struct before look(const struct play *play)
{
    const struct game *game = play->game;
    struct before before = {
        {adn_lost_by(game, FRENCH_CAMP), adn_lost_by(game, ALLIED_CAMP)},
        ARENA_ARRAY(play->arena, int, game->units_count + 1)};

    foreach (const struct unit, unit, game->units)
        before.hexes[unit_at] = unit->hex;
    return before;
}

/* How far the farthest of a camp is from where it stood, who advanced apart. */
static int retreat_of(const struct game *game, const struct before *before,
                      int camp)
{
    int most = 0;

    foreach (const struct unit, unit, game->units) {
        int from = before->hexes[unit_at];
        int far = unit->state == ON_MAP && unit->side == camp &&
                          !unit->advanced && from
                      ? hex_distance(unit->hex, from)
                      : 0;

        if (far > most)
            most = far;
    }
    return most;
}

static void measure(const struct play *play, const struct staged *staged,
                    const struct before *before, int *values)
{
    const struct game *game = play->game;
    int camp = adn_camp(staged->army), enemy = adn_enemy(camp);
    bool chargers = staged->kind == STAGED_CHARGE;
    bool entered = adn_has_units(&play->board, staged->target, camp);
    int charges = 0;

    foreach (struct unit, unit, game->units)
        if ((int)unit->charges.count > charges)
            charges = (int)unit->charges.count;
    values[ATTACKER_LOSSES] = adn_lost_by(game, camp) - before->lost[camp];
    values[DEFENDER_LOSSES] = adn_lost_by(game, enemy) - before->lost[enemy];
    values[ATTACKER_RETREAT] = chargers && (entered || charges > 1)
                                   ? 0
                                   : retreat_of(game, before, camp);
    values[DEFENDER_RETREAT] = retreat_of(game, before, enemy);
    values[FIELD_OF] =
        entered ? 2 : !adn_has_units(&play->board, staged->target, enemy);
    values[COMBATS] = chargers
                          ? charges
                          : staged->kind == STAGED_ATTACK &&
                                hexes_contain(&game->attacked, staged->target);
}

static void play_combat(struct play *play, const char *id, const int *chosen,
                        int *values)
{
    const struct staged staged = staged_of(play, id);
    const struct before before = look(play);
    const struct force guns = adn_named(&play->board, &staged.guns);

    if (chosen[0] >= 0)
        choose_form(play, defender_of(play, id), chosen[0]);
    play->game->army = staged.army;
    play->game->part = staged.kind == STAGED_CHARGE ? PART_B : PART_D;
    /* Everybody is in command: who is not does not fight. */
    foreach (struct unit, unit, play->game->units)
        unit->leave = IN_COMMAND;
    if (guns.count > 0)
        adn_gunfire(play, &guns, &guns, staged.target);
    if (staged.kind == STAGED_CHARGE)
        make_charge(play, &staged);
    else if (staged.kind == STAGED_ATTACK)
        make_attack(play, &staged);
    measure(play, &staged, &before, values);
}

const struct ruleset_odds adn_chances = {.scene = &adn_scene_record,
                                         .measures = measures,
                                         .secrets = secrets,
                                         .set_up = adn_set_up_scene,
                                         .list = list,
                                         .find = find,
                                         .say = say,
                                         .secret = secret,
                                         .play = play_combat};
