/* What the settings of a scenario add to the rules: Ansbach, nations that come
 * in late, a freed city. [base scenario] */
#include "rulesets/grande-armee/board/board.h"
#include "rulesets/grande-armee/module/rules.h"

#include "core/arena.h"

/* ---- provinces ----------------------------------------------------------- */

static const struct province_card *province_of(const struct module *module,
                                               int hex)
{
    const struct map_hex *there = map_hex(&module->map, hex);

    return there ? FIND_NAMED(const struct province_card, module->provinces,
                              module->provinces_count, id, there->region)
                 : NULL;
}

bool gra_is_forbidden(const struct board *board, int side, int hex)
{
    const struct province_card *province = province_of(board->module, hex);

    if (!province)
        return false;
    if (same_name(province->entry, "ansbach"))
        return side == COALITION && board->game->ansbach == 0 &&
               board->module->scenario.ansbach.detachment;
    return same_name(province->entry, "forbidden");
}

bool gra_provokes(const struct board *board, int side, int from, int to)
{
    const struct province_card *there = province_of(board->module, to);
    const struct province_card *here = province_of(board->module, from);

    return side == FRANCE && board->game->ansbach == 0 &&
           board->module->scenario.ansbach.detachment && there &&
           same_name(there->entry, "ansbach") && there != here;
}

/* ---- Ansbach ------------------------------------------------------------- */

/* 19.12b its hex, or the nearest of the province without Frenchmen; 0: there is
 * none */
static int garrison_hex(const struct board *board)
{
    const struct module *module = board->module;
    int listed = module->scenario.ansbach.hex, best = 0;
    const struct province_card *province = province_of(module, listed);

    for (size_t i = 0; i < module->map.hex_count; i++) {
        int hex = module->map.hexes[i].hex;
        int nearer =
            best ? hex_distance(listed, best) - hex_distance(listed, hex) : 1;

        if (province_of(module, hex) == province &&
            gra_terrain(board, hex) != ALPINE &&
            !stack_top_of(board->game->stacks, hex, FRANCE) &&
            (nearer > 0 || (nearer == 0 && hex < best)))
            best = hex;
    }
    return best;
}

static void garrison_rises(struct play *play)
{
    const struct ansbach_rule *rule = &play->module->scenario.ansbach;
    struct unit *unit = gra_unit(&play->board, rule->detachment);
    int hex = garrison_hex(&play->board);

    if (!unit || !hex)
        return;
    unit->sp = rule->sp;
    unit->wear = play->module->days.wear_start;
    gra_put(&play->board, unit, hex);
    event_at(journal_tell(play->journal, EVENT_STATE, RULE(19_12b),
                          gra_side_words[unit->side], unit->id,
                          "Ansbach resists: a garrison of %d SP stands at %s.",
                          unit->sp,
                          map_name(&play->module->map, hex, play->arena)),
             hex);
}

/* 19.12b whoever of France comes first throws for the garrison, and has broken
 * the peace of the province whatever it does */
static void break_peace(struct play *play)
{
    const struct ansbach_rule *rule = &play->module->scenario.ansbach;
    struct event *event;
    const struct roll *roll;

    play->game->ansbach = play->game->turn;
    event_news(journal_tell(play->journal, EVENT_STATE, RULE(19_12b),
                            gra_side_words[FRANCE], NULL,
                            "The peace of Ansbach is broken: %d for France.",
                            rule->vp),
               NEWS_GREAT);
    roll = journal_roll(play->journal, play->dice, RULE(19_12b), "ansbach",
                        arena_text(play->arena, "%d", play->game->turn), 1, 6,
                        &event);
    event_for_all(event);
    if (roll->faces[0] >= rule->die)
        garrison_rises(play);
    else
        journal_tell(
            play->journal, EVENT_STATE, RULE(19_12b), gra_side_words[COALITION],
            NULL, "Ansbach does not resist: %d or more was wanted.", rule->die);
}

bool gra_enter_province(struct play *play, const struct force *force, int from,
                        int to)
{
    int side = force->count > 0 ? force->units[0]->side : NEUTRAL;

    if (gra_is_forbidden(&play->board, side, to))
        return false;
    if (gra_provokes(&play->board, side, from, to))
        break_peace(play);
    return !gra_has_units(&play->board, to, gra_enemy(side));
}

int gra_points_of_events(const struct board *board)
{
    return board->game->ansbach ? board->module->scenario.ansbach.vp : 0;
}

bool gra_is_of_ansbach(const struct board *board, const struct unit *unit)
{
    return same_name(unit->id, board->module->scenario.ansbach.detachment);
}

/* ---- who keeps still ----------------------------------------------------- */

bool gra_keeps_still(const struct board *board, const char *nation)
{
    const struct scenario *scenario = &board->module->scenario;

    return board->game->turn < scenario->late_turn &&
           names_contain(&scenario->late, nation);
}

bool gra_holds_fast(const struct board *board, const struct leader *leader,
                    int to)
{
    const struct holds_rule *rule = &board->module->scenario.holds;

    return board->options && option_is(board->options, "mack-holds", "on") &&
           board->game->turn < rule->turn &&
           same_name(leader->id, rule->leader) &&
           hex_distance(to, rule->hex) > rule->hexes;
}

/* ---- a freed city -------------------------------------------------------- */

/* Its settlements where nobody of the Coalition stands are France's. */
static void free_land(struct play *play)
{
    const struct scenario *scenario = &play->module->scenario;
    struct names names = {NULL, 0};

    foreach (struct held, held, play->game->held) {
        if (held->side == FRANCE ||
            !hexes_contain(&scenario->freed, held->hex) ||
            gra_first(&play->board, held->hex, COALITION))
            continue;
        held->side = FRANCE;
        names_add(play->arena, &names,
                  map_name(&play->module->map, held->hex, play->arena));
    }
    play->game->freed = play->game->turn;
    event_news(journal_tell(play->journal, EVENT_STATE, BASE(scenario),
                            gra_side_words[FRANCE], NULL,
                            "%s is freed, and with it %s.",
                            map_name(&play->module->map, scenario->freed_city,
                                     play->arena),
                            names_series(&names, play->arena)),
               NEWS_HOLDING);
}

void gra_free_city(struct play *play)
{
    const struct held *city =
        play->game->freed
            ? NULL
            : gra_held_at(&play->board, play->module->scenario.freed_city);

    if (city && city->side == FRANCE)
        free_land(play);
}
