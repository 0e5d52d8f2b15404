/* 10d: besiegers storm, or a garrison sallies out: one round of battle.
 * [base siege], 15.44a */
#include "core/arena.h"
#include "core/shares.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/siege/siege.h"

/* ---- one round ----------------------------------------------------------- */

/* Who is inside fights like anybody, as long as the round lasts. */
static void come_out(const struct force *garrison, bool out)
{
    foreach_unit (unit, *garrison)
        if (unit->state == ON_MAP)
            unit->inside = !out;
}

static int arm_of(const struct unit *unit)
{
    if (gra_is_cavalry(unit->card->type))
        return 2;
    return gra_is_guns(unit->card->type) ? 1 : 0;
}

/* Infantry, guns, cavalry, the larger first, as far as the front goes; nobody
 * is split (12.31a). Somebody fights in any case: the smallest. */
static struct force front_of(struct arena *arena, const struct force *force,
                             int most)
{
    struct force sorted = gra_force_left(arena, force, gra_can_fight);
    struct force front = {NULL, 0};

    gra_force_sort(&sorted, false);
    for (int arm = 0; arm < 3; arm++)
        foreach_unit (unit, sorted)
            if (arm_of(unit) == arm && gra_force_sp(&front) + unit->sp <= most)
                gra_force_add(arena, &front, unit);
    if (front.count == 0 && sorted.count > 0)
        gra_force_add(arena, &front, sorted.units[sorted.count - 1]);
    return front;
}

static const struct wishes *wishes_of(const struct siege_order *order)
{
    static const struct wishes usual = {.raise = 0};

    return order ? &order->wishes : &usual;
}

static struct battle *begin(struct play *play, const struct fort *fort,
                            int attacker)
{
    struct battle *battle = ARENA_NEW(play->arena, struct battle);
    struct attack_order *order = ARENA_NEW(play->arena, struct attack_order);
    int holder = gra_holder_of(&play->board, fort->hex);
    bool storms = attacker != holder;

    order->from = order->target = fort->hex;
    order->rounds = 1;
    *battle = (struct battle){.play = play,
                              .side = {attacker, gra_enemy(attacker)},
                              .order = order,
                              .from = fort->hex,
                              .target = fort->hex,
                              .vacated = fort->hex,
                              .round = 1};
    /* Both may be fought at one place: their dice have names of their own. */
    battle->id =
        arena_text(play->arena, "10-%04d-%s", fort->hex,
                   storms ? hex_text(play->arena, fort->hex) : "sortie");
    battle->wishes[storms ? ATTACKER : DEFENDER] = wishes_of(fort->siege);
    battle->wishes[storms ? DEFENDER : ATTACKER] = wishes_of(fort->garrison);
    battle->force[storms ? DEFENDER : ATTACKER] =
        gra_garrison_of(&play->board, fort->hex, holder);
    battle->force[storms ? ATTACKER : DEFENDER] =
        gra_besiegers_of(&play->board, fort->hex, holder);
    battle->reaction =
        gra_standing_at(play, &gra_reaction, fort->hex, battle->side[DEFENDER]);
    for (enum role role = ATTACKER; role < ROLES; role++) {
        battle->strength[role] = gra_force_sp(&battle->force[role]);
        battle->lost[role] = play->game->lost[battle->side[role]];
    }
    return battle;
}

static void tell_fronts(struct battle *battle, const struct line *line)
{
    for (enum role role = ATTACKER; role < ROLES; role++)
        TELL(battle, EVENT_GROUP, BASE(siege), role, "Front of %s: %s, %d SP.",
             gra_side_text(battle, role),
             gra_force_text(battle->play->arena, &line->front[role]),
             gra_force_sp(&line->front[role]));
}

/* Dice, bids and losses of both fronts; `walls` of them still stand. */
static struct line *fight(struct battle *battle, int most, int walls, int hex)
{
    struct play *play = battle->play;
    struct line *line = gra_add_line(battle, NULL);

    line->hex = hex;
    for (enum role role = ATTACKER; role < ROLES; role++)
        line->front[role] = front_of(play->arena, &battle->force[role], most);
    tell_fronts(battle, line);
    gra_use_leaders(battle, line);
    gra_add_modifiers(battle, line);
    if (walls > 0) {
        const struct modifier one = {BASE(siege),
                                     walls * play->module->modifiers[WALL], 0,
                                     "walls that stand"};

        modifiers_add(&line->modifiers, &one);
    }
    gra_roll(battle, line);
    gra_bid(battle, line);
    for (enum role role = ATTACKER; role < ROLES; role++)
        gra_lose(play, BASE(bidding), &line->front[role], line->price[role],
                 LOST_IN_BATTLE);
    gra_risk_leaders(battle, line);
    return line;
}

static void tell_outcome(const struct battle *battle, bool won)
{
    struct play *play = battle->play;

    for (enum role role = ATTACKER; role < ROLES; role++) {
        const struct party_outcome party = {
            .side = gra_side_words[battle->side[role]],
            .name = gra_side_text(battle, role),
            .strength = battle->strength[role],
            .lost = play->game->lost[battle->side[role]] - battle->lost[role],
            .won = (role == ATTACKER) == won};

        event_for_all(journal_outcome(play->journal, BASE(vp), &party));
    }
    journal_close(play->journal);
}

static void open_combat(const struct battle *battle, const char *what)
{
    struct play *play = battle->play;

    event_at(journal_tell_open(play->journal, EVENT_COMBAT, BASE(siege),
                               gra_side_words[battle->side[ATTACKER]], NULL,
                               "%s %s: %d SP against %d.", what,
                               gra_hex_name(play, battle->target),
                               battle->strength[ATTACKER],
                               battle->strength[DEFENDER]),
             battle->target);
}

/* ---- assault ------------------------------------------------------------- */

/* 15.44a inside one stands, whatever the reaction says */
static void pass_over_reaction(struct battle *battle)
{
    const struct reaction *reaction = battle->reaction;

    if (reaction->choice != STAND || reaction->withdraw_if ||
        reaction->withdraw_after)
        TELL(battle, EVENT_STANDING, RULE(15_44a), DEFENDER,
             "Inside a fortress one stands and defends: the reaction is "
             "passed over.");
}

/* Of whom nobody can fight the place falls without dice. */
static bool has_fighters(const struct force *garrison)
{
    foreach_unit (unit, *garrison)
        if (gra_fights_inside(unit))
            return true;
    return false;
}

void gra_assault(struct play *play, struct fort *fort)
{
    int holder = gra_holder_of(&play->board, fort->hex);
    struct battle *battle = begin(play, fort, gra_enemy(holder));
    const struct force garrison = battle->force[DEFENDER];
    int walls = play->module->place_at[fort->hex]->walls - fort->breach;
    struct line *line;
    bool falls;

    if (!has_fighters(&garrison)) {
        gra_capitulate(play, fort);
        return;
    }
    if (gra_force_left(play->arena, &battle->force[ATTACKER], gra_can_fight)
            .count == 0) {
        journal_tell(play->journal, EVENT_LAPSE, RULE(11_3c),
                     gra_side_words[gra_enemy(holder)], NULL,
                     "Nobody before %s can fight: there is no assault.",
                     gra_hex_name(play, fort->hex));
        return;
    }
    open_combat(battle, "Assault on");
    pass_over_reaction(battle);
    come_out(&garrison, true);
    line = fight(battle, play->module->days.assault_front, walls, fort->hex);
    come_out(&garrison, false);
    falls = gra_garrison_of(&play->board, fort->hex, holder).count == 0 ||
            (line->outbid == DEFENDER && line->fate != FATE_HOLDS);
    if (falls)
        gra_capitulate(play, fort);
    else if (line->outbid == ATTACKER && line->fate >= FATE_CHECK)
        gra_lose(play, BASE(siege), &line->front[ATTACKER],
                 line->least[ATTACKER], LOST_IN_BATTLE);
    tell_outcome(battle, falls);
}

/* ---- sortie -------------------------------------------------------------- */

/* The garrison is back inside; if it fails its check, as a rout leaves it. */
static void beat_garrison(struct battle *battle, const struct line *line)
{
    struct play *play = battle->play;
    struct force left =
        gra_force_left(play->arena, &line->front[ATTACKER], NULL);
    int sp = gra_force_sp(&left);

    if (line->fate < FATE_CHECK || gra_check_line(battle, line, ATTACKER))
        return;
    if (sp > play->module->rout_spared)
        gra_lose(play, BASE(rout), &left,
                 divide_up(sp * play->module->rout_percent, 100),
                 LOST_IN_BATTLE);
    foreach_unit (unit, left) {
        unit->rout = ROUT_1;
        unit->rout_turn = play->game->turn;
    }
    TELL(battle, EVENT_STATE, BASE(rout), ATTACKER,
         "The garrison is driven back inside with Rout 1.");
}

/* All besiegers go, beaten with their trains, or in rout; false: they stay. */
static bool beat_besiegers(struct battle *battle, const struct line *line)
{
    struct play *play = battle->play;
    struct force all =
        gra_force_left(play->arena, &battle->force[DEFENDER], NULL);
    const struct retreat retreat = {.rule = BASE(withdraw),
                                    .side = battle->side[DEFENDER],
                                    .enemy_hex = battle->from,
                                    .hexes = play->module->withdraw_hexes};

    if (all.count == 0)
        return true;
    if (line->outbid == ATTACKER || line->fate == FATE_HOLDS)
        return false;
    if (line->fate >= FATE_CHECK && !gra_check_line(battle, line, DEFENDER)) {
        gra_rout(battle, &all, DEFENDER);
    } else {
        gra_add_trains(&play->board, &all);
        gra_retreat(play, &retreat, &all);
    }
    return true;
}

void gra_sortie(struct play *play, struct fort *fort)
{
    int holder = gra_holder_of(&play->board, fort->hex);
    struct battle *battle = begin(play, fort, holder);
    const struct force garrison = battle->force[ATTACKER];
    struct line *line;
    bool lifted;

    open_combat(battle, "Sortie from");
    come_out(&garrison, true);
    /* No ground counts: the hex of the line is none. */
    line = fight(battle, play->module->days.sortie_front, 0, 0);
    come_out(&garrison, false);
    if (line->outbid == ATTACKER)
        beat_garrison(battle, line);
    lifted = beat_besiegers(battle, line);
    if (lifted)
        gra_end_siege(&play->board, fort);
    else if (gra_garrison_of(&play->board, fort->hex, holder).count == 0)
        gra_capitulate(play, fort);
    tell_outcome(battle, lifted);
}
