/* A fight from its first throw to its last. [base attack], [base charge] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/combat/combat.h"
#include "wargame/chart.h"

/* ---- how it stands between two throws ------------------------------------ */

/* What called dice need to know (core/dice.h).
 * Whatever play may have changed of the pieces; who stands where he stood, as
 * strong as at the start, goes without saying. */
static void tell_units(struct buffer *out, const struct game *game)
{
    foreach (struct unit, unit, game->units)
        if (unit->state != WAITS)
            buffer_printf(out, "%d.%d.%d.%d%s%s ", (int)(unit - game->units),
                          unit->state, unit->hex, unit->increments,
                          unit->shaken ? "s" : "",
                          adn_is_deployed(unit) ? "d" : "");
    foreach (struct leader, leader, game->leaders)
        buffer_printf(out, "%d.%d%s ", leader->state, leader->hex,
                      leader->replaced ? "r" : "");
}

bool adn_dice_stand(struct play *play, const struct fight *fight, bool swapped)
{
    struct buffer text;
    bool over;

    if (!dice_joins(play->dice))
        return false;
    buffer_init(&text);
    buffer_printf(&text, "%04d %d %d ", fight->target,
                  fight->shift - fight->guard, swapped);
    tell_units(&text, play->game);
    over = dice_stand(play->dice, text.bytes);
    buffer_release(&text);
    return over;
}

/* ---- which column -------------------------------------------------------- */

enum { MOST_ODDS = 999, EVEN = 4 };

int adn_odds(int attack, int defence)
{
    return chart_odds(attack, defence, MOST_ODDS);
}

/* 1-5 is column 0, 1-1 column 4, 6-1 column 9 */
int adn_odds_column(int odds)
{
    int within = chart_within(WORST_COLUMN, BEST_COLUMN, odds);

    return within > 0 ? EVEN + within - 1 : within - WORST_COLUMN;
}

/* crt.mod-morale within the limit; crt.odds-high for each step above 6-1 the
 * die has one more, which a shift of the column does not take away */
static void find_column(struct bout *bout)
{
    static const int columns[ODDS_COLUMNS] = {0};
    const struct chart chart = {columns, ODDS_COLUMNS};
    const struct board *board = bout->board;
    int limit = board->module->morale_limit;
    int odds = adn_odds(adn_force_strength(&bout->attackers),
                        adn_force_strength(&bout->defenders));
    int morale = adn_morale(board, adn_lead(board, &bout->attackers)) -
                 adn_morale(board, adn_lead(board, &bout->defenders));

    if (odds > BEST_COLUMN)
        bout->bonus = (odds - BEST_COLUMN) * board->module->odds_bonus;
    bout->column = chart_shift(
        &chart, adn_odds_column(odds),
        bout->swapped ? 0 : bout->fight->shift - bout->fight->guard);
    bout->differential = chart_within(-limit, limit, morale);
}

bool adn_is_charge(const struct bout *bout)
{
    return bout->fight->charge && !bout->swapped;
}

struct hexes adn_hexes_struck(const struct bout *bout)
{
    const struct fight *fight = bout->fight;
    struct arena *arena = bout->board->arena;
    struct hexes hexes = {NULL, 0};

    if (bout->swapped) {
        foreach_unit (unit, bout->defenders)
            hexes_add(arena, &hexes, unit->hex);
        return hexes;
    }
    hexes_add(arena, &hexes, fight->target);
    foreach_hex (hex, fight->also)
        if (adn_first(bout->board, hex, adn_enemy(fight->camp)) ==
            bout->defenders.units[0])
            hexes_add(arena, &hexes, hex);
    return hexes;
}

/* ---- who is left --------------------------------------------------------- */

/* Fills the bout from what is left of both sides; false: one side has nobody
 * who may fight. qa.charge-3a has seen to it that no cavalry is charged;
 * whoever stands in the hex defends it. In a counterattack infantry and cavalry
 * go out against all that is left of the attackers. */
static bool fill_bout(const struct board *board, const struct fight *fight,
                      bool swapped, struct bout *bout)
{
    struct arena *arena = board->arena;
    struct force attackers = adn_force_in(arena, &fight->attackers, 0);
    struct force garrison = adn_enemies_at(board, fight->target, fight->camp);
    struct force sally = {NULL, 0};
    struct hexes hexes;

    foreach_unit (unit, garrison)
        if (!adn_is_gun(unit))
            adn_force_add(arena, &sally, unit);
    *bout = (struct bout){.board = board,
                          .fight = fight,
                          .swapped = swapped,
                          .attackers = swapped ? sally : attackers,
                          .defenders = swapped ? attackers : garrison};
    if (bout->attackers.count == 0 || bout->defenders.count == 0)
        return false;
    bout->garrison = adn_all_infantry(&bout->defenders);
    hexes = adn_hexes_struck(bout);
    foreach_hex (hex, hexes)
        bout->garrison &= board->module->is_farm[hex];
    find_column(bout);
    return true;
}

/* ---- a throw ------------------------------------------------------------- */

static const char *const result_texts[] = {
    [AR2] = "Ar2",     [AR] = "Ar", [EXC] = "ExC", [EX] = "Ex",
    [EX_STAR] = "Ex*", [DR] = "Dr", [DR2] = "Dr2"};

/* table.charge-results, option.crt the cell that the die comes to */
static enum outcome read_cell(struct play *play, const struct bout *bout,
                              int total, bool *asterisk)
{
    bool optional = option_is(play->options, "optional-crt", "on");
    enum outcome outcome;
    int row;

    *asterisk = false;
    if (adn_is_charge(bout)) {
        outcome = adn_charge_cell(play->module, bout->differential, total, &row,
                                  asterisk);
        event_cites(play->journal,
                    TELL_ALL(play, EVENT_TABLE, RULE(table_charge_a),
                             "Row %d, morale %+d: %s%s.", row,
                             bout->differential, result_texts[outcome],
                             *asterisk ? " with an asterisk" : ""),
                    RULE(table_charge_results));
        return outcome;
    }
    outcome =
        adn_attack_cell(play->module, optional, bout->column, total, &row);
    TELL_ALL(play, EVENT_TABLE, optional ? RULE(option_crt) : BASE(attack),
             "Row %d, column %s: %s.", row, adn_odds_words[bout->column + 1],
             result_texts[outcome]);
    return outcome;
}

/* [base odds], crt.odds-low, crt.mod-combined, exp.combined-defence */
static void tell_column(struct play *play, const struct bout *bout)
{
    static const char *const shifts[2][2] = {
        {"", ", shifted by combined arms of the defender"},
        {", shifted by combined arms", ", where combined arms of both cancel"}};
    const struct fight *fight = bout->fight;
    int attack = adn_force_strength(&bout->attackers);
    int defence = adn_force_strength(&bout->defenders);
    int odds = adn_odds(attack, defence);
    struct event *event;

    if (adn_is_charge(bout))
        return;
    event = TELL_ALL(
        play, EVENT_NOTE, BASE(odds), "%d against %d increments: column %s%s.",
        attack, defence, adn_odds_words[bout->column + 1],
        bout->swapped ? "" : shifts[!!fight->shift][!!fight->guard]);
    if (!bout->swapped && adn_is_deployed(bout->defenders.units[0]))
        event_cites(play->journal, event, RULE(qa_spi_1));
    if (odds < WORST_COLUMN)
        event_cites(play->journal, event, RULE(crt_odds_low));
    if (!bout->swapped && fight->shift)
        event_cites(play->journal, event, RULE(crt_mod_combined));
    if (!bout->swapped && fight->guard)
        event_cites(play->journal, event, RULE(exp_combined_defence));
}

static enum outcome throw_for(struct play *play, const struct bout *bout,
                              bool *asterisk)
{
    const struct fight *fight = bout->fight;
    struct modifiers modifiers = {.count = 0};
    int die;

    tell_column(play, bout);
    adn_die_modifiers(bout, &modifiers);
    die = adn_throw(play,
                    adn_is_charge(bout) ? RULE(table_charge_a) : BASE(attack),
                    adn_throw_label(play, fight->target, fight->army));
    adn_tell_modifiers(play, &modifiers);
    return read_cell(play, bout, die + modifiers.sum, asterisk);
}

/* ---- what it says -------------------------------------------------------- */

static void exchange(struct play *play, const struct bout *bout,
                     const struct rule *rule, int losses)
{
    adn_lose(play, rule, &bout->attackers, losses);
    adn_lose(play, rule, &bout->defenders, losses);
}

/* crt.dr, crt.dr2 strike who is thrown at, crt.mod-farm-dr but no infantry
 * alone in a farm, which does not go: Ex of as many; crt.ar, crt.ar2 strike who
 * throws, of a counterattack the whole garrison, which in a Grand Farm of
 * infantry alone stays and pays [base attack] */
static void gives_way(struct play *play, const struct bout *bout,
                      const struct rule *rule, bool attacker, int hexes)
{
    const struct fight *fight = bout->fight;
    const struct force whole =
        adn_enemies_at(&play->board, fight->target, fight->camp);
    const struct force *thrower =
        attacker && bout->swapped ? &whole : &bout->attackers;
    bool attack = bout->swapped != attacker;
    const struct setback setback = {
        .rule = rule,
        .force = attacker ? thrower : &bout->defenders,
        .victors = attacker ? &bout->defenders : &bout->attackers,
        .charge = attack && fight->charge ? fight : NULL,
        .hexes = hexes,
        .attack = attack};

    if (!attacker && bout->garrison) {
        TELL_ALL(play, EVENT_NOTE, RULE(crt_mod_farm_dr),
                 "Infantry alone in a Grand Farm stays: each side loses %d.",
                 hexes);
        exchange(play, bout, RULE(crt_mod_farm_dr), hexes);
    } else if (attacker && bout->swapped &&
               play->module->is_farm[fight->target] &&
               adn_all_infantry(&whole)) {
        adn_lose(play, rule, &whole, hexes);
    } else {
        adn_set_back(play, &setback);
    }
}

/* crt.ex, crt.exstar, crt.exc each side loses an increment */
static void carry_out(struct play *play, const struct bout *bout,
                      enum outcome outcome)
{
    const struct rule *const rules[] = {
        [AR2] = RULE(crt_ar2),        [AR] = RULE(crt_ar),
        [EXC] = RULE(crt_exc),        [EX] = RULE(crt_ex),
        [EX_STAR] = RULE(crt_exstar), [DR] = RULE(crt_dr),
        [DR2] = RULE(crt_dr2)};

    if (outcome == AR2 || outcome == AR)
        gives_way(play, bout, rules[outcome], true, outcome == AR ? 1 : 2);
    else if (outcome == DR || outcome == DR2)
        gives_way(play, bout, rules[outcome], false, outcome == DR ? 1 : 2);
    else
        exchange(play, bout, rules[outcome], 1);
}

/* qa.spi-5 a deployed unit never counterattacks: ExC is Ex*, each time anew */
static enum outcome as_deployed(struct play *play, const struct bout *bout,
                                enum outcome outcome)
{
    const struct unit *first = bout->defenders.units[0];

    if (outcome != EXC || bout->swapped || !adn_is_deployed(first))
        return outcome;
    TELL_ALL(play, EVENT_NOTE, RULE(qa_spi_5),
             "%s is deployed and does not counterattack: ExC is Ex*.",
             first->name);
    return EX_STAR;
}

/* crt.exstar throws again, crt.exc the other way round, till nobody is left. */
void adn_fight(struct play *play, struct fight *fight)
{
    bool swapped = false, again = true;
    struct bout bout;

    while (again && fill_bout(&play->board, fight, swapped, &bout)) {
        if (swapped && fight->outcome == EXC)
            TELL_ALL(play, EVENT_NOTE, RULE(crt_exc),
                     "Counterattack: %s against %s.",
                     adn_force_text(play->arena, &bout.attackers),
                     adn_force_text(play->arena, &bout.defenders));
        fight->outcome =
            as_deployed(play, &bout, throw_for(play, &bout, &fight->asterisk));
        carry_out(play, &bout, fight->outcome);
        if (bout.garrison && fight->outcome >= DR && !fight->asterisk)
            fight->outcome = EX; /* crt.mod-farm-dr */
        again = fight->outcome == EX_STAR || fight->outcome == EXC;
        if (fight->outcome == EXC)
            swapped = !swapped;
        if (again && adn_dice_stand(play, fight, swapped))
            return;
    }
}
