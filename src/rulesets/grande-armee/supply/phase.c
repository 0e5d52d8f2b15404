/* Steps 11a and 11b: who is fed, and who is not. [base supply-line] */
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/supply/supply.h"

static const char *where(const struct play *play, int hex)
{
    return map_name(&play->module->map, hex, play->arena);
}

static struct event *tell(struct play *play, const struct feeding *feeding,
                          const struct rule *rule, const char *text)
{
    return event_at(journal_tell(play->journal, EVENT_STATE, rule,
                                 gra_side_words[feeding->side],
                                 feeding->force.units[0]->id, "%s", text),
                    feeding->hex);
}

/* ---- who is fed ---------------------------------------------------------- */

/* Lives it as this one does: on the same source, or on its own? */
static bool lives_alike(const struct feeding *one, const struct feeding *other)
{
    return one->fed == other->fed && one->side == other->side &&
           one->inside == other->inside && one->depot == other->depot &&
           (one->fed == FED_ITSELF || one->from == other->from);
}

/* "Mack's 1 SP at B3008 (Ulm) and Ferdinand's 3 SP at B3008 (Ulm)"; NULL: it
 * was told with one before it. */
static const char *all_alike(const struct feedings *all, size_t at)
{
    struct names names = {NULL, 0};

    for (size_t i = 0; i < all->count; i++) {
        if (!lives_alike(&all->items[i], &all->items[at]))
            continue;
        if (i < at)
            return NULL;
        names_add(all->board->arena, &names,
                  gra_feeding_text(all->board, &all->items[i]));
    }
    return names_series(&names, all->board->arena);
}

/* One sentence for all who draw on a source. */
static void tell_line(struct play *play, const struct feedings *all, size_t at)
{
    const struct feeding *feeding = &all->items[at];
    const char *who = all_alike(all, at);

    if (who)
        tell(play, feeding, feeding->depot ? BASE(depot) : BASE(depot_city),
             arena_text(play->arena, "On the depot%s at %s draw %s.",
                        feeding->depot ? "" : " city",
                        where(play, feeding->from), who));
}

static void tell_itself(struct play *play, const struct feedings *all,
                        size_t at)
{
    const struct feeding *feeding = &all->items[at];
    const char *who = all_alike(all, at);

    if (who)
        tell(
            play, feeding, feeding->inside ? BASE(siege) : BASE(supply_line),
            arena_text(play->arena, "On what is in their place live %s.", who));
}

/* Has the forager a way to the place within its reach? */
static bool has_way(const struct board *board, const struct feeding *feeding)
{
    struct hexes from = {NULL, 0};
    const struct line_end end = {.side = feeding->side,
                                 .hex = feeding->hex,
                                 .limit = board->module->days.forage_hexes};

    hexes_add(board->arena, &from, feeding->from);
    return gra_line_from(board, &from, &end).count > 0;
}

/* Are units of others in its hex, which do not matter? */
static bool has_neighbours(const struct board *board,
                           const struct feeding *feeding)
{
    for (const struct unit *unit =
             gra_first(board, feeding->hex, feeding->side);
         unit; unit = gra_next(unit))
        if (unit->leader && unit->leader != feeding->leader)
            return true;
    return false;
}

/* Do others of the same corps, or of no corps, use the place? */
static bool shares_place(const struct feedings *all,
                         const struct feeding *feeding)
{
    for (size_t i = 0; i < all->count; i++)
        if (&all->items[i] != feeding && all->items[i].fed == FED_FORAGE &&
            all->items[i].from == feeding->from &&
            gra_user_of(all->items[i].leader) == gra_user_of(feeding->leader))
            return true;
    return false;
}

/* 14.0b one of another power in the corps, as Russians with Austrians are */
static bool is_a_guest(const struct board *board, const struct feeding *feeding)
{
    return feeding->leader &&
           !same_name(feeding->leader->card->nation->power,
                      feeding->nation->power) &&
           gra_foreign_source(board, feeding);
}

/* "Ney's 17 SP at B3207 (Dillingen) forage from B3307 (Donauworth), a hex off"
 */
static const char *forage_text(struct play *play, const struct feeding *feeding)
{
    const char *who = gra_feeding_text(&play->board, feeding);
    int hexes = hex_distance(feeding->hex, feeding->from);

    if (hexes == 0)
        return arena_text(play->arena, "%s forage where they stand.", who);
    if (hexes == 1)
        return arena_text(play->arena, "%s forage from %s, a hex off.", who,
                          where(play, feeding->from));
    return arena_text(play->arena, "%s forage from %s, %d hexes off.", who,
                      where(play, feeding->from), hexes);
}

static void tell_forage(struct play *play, const struct feedings *all,
                        const struct feeding *feeding)
{
    const struct board *board = &play->board;
    struct event *event =
        tell(play, feeding, RULE(14_43a), forage_text(play, feeding));

    /* In a closed book that would tell of enemies whom nobody sees. */
    if (!play->see && !has_way(board, feeding))
        event_cites(play->journal, event, RULE(14_43c));
    if (has_neighbours(board, feeding))
        event_cites(play->journal, event, RULE(14_43f));
    if (shares_place(all, feeding))
        event_cites(play->journal, event, RULE(14_43g));
    if (is_a_guest(board, feeding))
        event_cites(play->journal, event, RULE(14_0b));
}

static void tell_train(struct play *play, const struct feeding *feeding)
{
    tell(play, feeding, BASE(supply_line),
         arena_text(play->arena, "%s eat up what %s carries.",
                    gra_feeding_text(&play->board, feeding),
                    feeding->train->name));
}

/* ---- who is not ---------------------------------------------------------- */

static void starve(struct play *play, const struct feeding *feeding)
{
    const struct board *board = &play->board;
    struct event *event;

    foreach_unit (unit, feeding->force)
        unit->unsupplied = true;
    event = tell(play, feeding, BASE(unsupplied),
                 arena_text(play->arena,
                            feeding->overdrawn
                                ? "%s are unsupplied: too many forage from %s."
                                : "%s are unsupplied: no source reaches them.",
                            gra_feeding_text(board, feeding),
                            where(play, feeding->from)));
    if (feeding->overdrawn)
        event_cites(play->journal, event, RULE(14_46));
    if (feeding->inside)
        event_cites(play->journal, event, RULE(16_12));
    if (gra_foreign_source(board, feeding))
        event_cites(play->journal, event,
                    is_a_guest(board, feeding) ? RULE(14_0b) : RULE(14_0a));
}

static void feed(struct play *play, const struct feedings *all, size_t at)
{
    const struct feeding *feeding = &all->items[at];

    foreach_unit (unit, feeding->force)
        unit->fed = (int)feeding->fed;
    if (feeding->fed == FED_NOTHING)
        starve(play, feeding);
    else if (feeding->fed == FED_LINE)
        tell_line(play, all, at);
    else if (feeding->fed == FED_FORAGE)
        tell_forage(play, all, feeding);
    else if (feeding->fed == FED_TRAIN)
        tell_train(play, feeding);
    else
        tell_itself(play, all, at);
}

/* ---- what it costs ------------------------------------------------------- */

static void spend_trains(struct play *play, const struct feedings *all)
{
    for (size_t i = 0; i < all->count; i++)
        if (all->items[i].train && all->items[i].train->state == ON_MAP) {
            struct unit *train = all->items[i].train;

            journal_tell(play->journal, EVENT_STATE, BASE(supply_line),
                         gra_side_words[train->side], train->id, "%s is spent.",
                         train->name);
            gra_remove(&play->board, train);
        }
}

/* How many users a place has had; whoever overdraws it is none. */
static int users_of(const struct feedings *all, int hex, bool *overdrawn)
{
    const struct feeding nobody = {.leader = NULL};
    bool of_no_corps = false;
    int users = gra_other_users(all, &nobody, hex);

    *overdrawn = false;
    for (size_t i = 0; i < all->count; i++) {
        const struct feeding *one = &all->items[i];

        if (one->from != hex)
            continue;
        *overdrawn |= one->overdrawn;
        of_no_corps |= one->fed == FED_FORAGE && !gra_user_of(one->leader);
    }
    return users + of_no_corps;
}

static void mark_places(struct play *play, const struct feedings *all)
{
    foreach (const struct place_card, place, play->module->places) {
        int hex = place->hex;
        bool overdrawn;
        int users = users_of(all, hex, &overdrawn);

        if (overdrawn)
            gra_deplete(play, gra_held_at(&play->board, hex), RULE(14_46),
                        "more corps foraged there than it feeds");
        else if (users > 0)
            gra_mark_foraged(play, hex, users, false);
    }
}

/* ---- the phase ----------------------------------------------------------- */

static void forget(struct game *game)
{
    foreach (struct leader, leader, game->leaders)
        leader->wish = (struct source_wish){0, NULL};
    foreach (struct unit, unit, game->units) {
        unit->wish = (struct source_wish){0, NULL};
        unit->fed = FED_NOTHING;
        unit->unsupplied = false;
    }
}

void gra_supply_phase(struct play *play)
{
    struct feedings all;

    forget(play->game);
    gra_age_depots(play);
    for (int side = FRANCE; side < SIDES; side++) {
        gra_play_kind(play, side, &gra_draw_order);
        gra_play_kind(play, side, &gra_forage);
    }
    all = gra_plan_feeding(&play->board);
    for (size_t i = 0; i < all.count; i++)
        feed(play, &all, i);
    spend_trains(play, &all);
    mark_places(play, &all);
    gra_forage_on_the_road(play);
}
