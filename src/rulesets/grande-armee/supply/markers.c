/* What foraging leaves in towns and cities, and how it heals. [base markers] */
#include "core/arena.h"
#include "core/setting.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/supply/supply.h"

static const char *where(const struct play *play, int hex)
{
    return map_name(&play->module->map, hex, play->arena);
}

/* 19.13c what comes of corps off the map is their owner's to know; who comes
 * into the place sees it */
static void tell(struct play *play, const struct held *held,
                 const struct rule *rule, const char *text)
{
    struct event *event = event_at(
        journal_add(play->journal, EVENT_STATE, rule, "%s", text), held->hex);

    if (held->hidden)
        event_for(play->journal, event, gra_side_words[held->side]);
    else
        event_for_all(event);
}

/* ---- markers are placed -------------------------------------------------- */

void gra_deplete(struct play *play, struct held *held, const struct rule *rule,
                 const char *why)
{
    if (held->depleted < play->module->days.depleted_most)
        held->depleted++;
    tell(play, held, rule,
         arena_text(play->arena, "%s is depleted (%d): %s.",
                    where(play, held->hex), held->depleted, why));
}

/* A town is depleted by a second use, or by two corps at once; a city stands
 * two corps once. */
void gra_mark_foraged(struct play *play, int hex, int corps, bool hidden)
{
    struct held *held = gra_held_at(&play->board, hex);
    bool town = play->module->place_at[hex]->settlement == TOWN;

    if (hidden)
        held->hidden = 1;
    if (held->foraged > 0) {
        held->foraged = 0;
        gra_deplete(play, held, BASE(markers), "it had been foraged before");
    } else if (town && corps > 1) {
        gra_deplete(play, held, BASE(markers), "it has fed two corps");
    } else {
        held->foraged = play->game->turn;
        tell(play, held, BASE(markers),
             arena_text(play->arena, "%s is foraged.", where(play, hex)));
    }
}

/* ---- corps on the road --------------------------------------------------- */

bool gra_is_on_the_road(const struct board *board, const struct leader *leader)
{
    return leader && leader->state == COMING &&
           same_name(gra_setting(board->module, "road-corps"), leader->id) &&
           board->game->turn >= setting_number(board->module->settings,
                                               board->module->settings_count,
                                               "road-turn", 0);
}

bool gra_is_road_place(const struct board *board, int hex)
{
    const char *provinces = gra_setting(board->module, "road-provinces");
    const struct map_hex *there = map_hex(&board->module->map, hex);
    const struct held *held = gra_held_at(board, hex);
    struct names names;

    if (!provinces || !there || !there->region || !held || held->depleted > 0)
        return false;
    names = names_split(provinces, board->arena);
    return names_contain(&names, there->region);
}

/* The place that was ordered, else the lowest that is not depleted; 0: none. */
static int road_place(const struct board *board, const struct leader *leader)
{
    int lowest = 0;

    if (leader->wish.settlement)
        return leader->wish.settlement;
    foreach (const struct place_card, place, board->module->places) {
        int hex = place->hex;

        if (gra_is_road_place(board, hex) && (!lowest || hex < lowest))
            lowest = hex;
    }
    return lowest;
}

/* 19.13c he is not on the map, and forages from a place of two provinces; its
 * marker stays hidden from the enemy until he enters it */
void gra_forage_on_the_road(struct play *play)
{
    foreach (const struct leader, leader, play->game->leaders) {
        int place = gra_is_on_the_road(&play->board, leader)
                        ? road_place(&play->board, leader)
                        : 0;
        const char *side = gra_side_words[leader->side];

        if (!place)
            continue;
        event_for(play->journal,
                  event_of(journal_add(play->journal, EVENT_STATE, RULE(19_13c),
                                       "%s is on the road, and forages from "
                                       "%s. The enemy does not see its marker.",
                                       leader->name, where(play, place)),
                           side, leader->id),
                  side);
        gra_mark_foraged(play, place, 1, true);
    }
}

/* ---- and come off again -------------------------------------------------- */

static bool is_month_of_recovery(const struct board *board,
                                 const struct turn_card *turn)
{
    const char *months = gra_setting(board->module, "depleted-recovery-months");
    struct names names;

    if (!months || !turn->month)
        return false;
    names = names_split(months, board->arena);
    return names_contain(&names, turn->month);
}

static void recover(struct play *play, struct held *held, bool depleted)
{
    bool foraged = held->foraged > 0 && held->foraged < play->game->turn;

    depleted = depleted && held->depleted > 0;
    if (!foraged && !depleted)
        return;
    if (foraged)
        held->foraged = 0;
    if (depleted)
        held->depleted--;
    tell(play, held, BASE(markers),
         arena_text(play->arena, "%s recovers: %s marker%s come%s off.",
                    where(play, held->hex),
                    foraged && depleted ? "a foraged and a depleted"
                    : foraged           ? "its foraged"
                                        : "a depleted",
                    foraged && depleted ? "s" : "",
                    foraged && depleted ? "" : "s"));
    if (!held->foraged && !held->depleted)
        held->hidden = 0;
}

/* 12c at the end of a month foraged markers of earlier turns come off, and four
 * times a year one depleted marker of each place */
void gra_recover_markers(struct play *play)
{
    const struct turn_card *turn = gra_turn(play->module, play->game->turn);

    if (!turn || turn->week != play->module->days.recovery_week)
        return;
    foreach (struct held, held, play->game->held)
        recover(play, held, is_month_of_recovery(&play->board, turn));
}
