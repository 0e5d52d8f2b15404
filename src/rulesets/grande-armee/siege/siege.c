/* Step 10: sieges go on. [base siege]
 *
 * First who besieges whom is settled; then stores sink and guns bombard, the
 * first player's sieges before the other's; then each garrison may capitulate;
 * then who was ordered storms, or sallies out. */
#include "rulesets/grande-armee/siege/siege.h"
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"

static const char *where(const struct play *play, const struct fort *fort)
{
    return map_name(&play->module->map, fort->hex, play->arena);
}

static struct event *tell(struct play *play, const struct fort *fort,
                          const char *text)
{
    return event_at(journal_tell(play->journal, EVENT_STATE, BASE(siege), NULL,
                                 NULL, "%s", text),
                    fort->hex);
}

/* ---- who is besieged ----------------------------------------------------- */

static bool is_lifted(const struct fort *fort)
{
    return fort->siege && fort->siege->action == LIFT;
}

static void begin(struct play *play, struct fort *fort)
{
    int side = gra_holder_of(&play->board, fort->hex);
    const struct force in = gra_garrison_of(&play->board, fort->hex, side);
    const struct force out = gra_besiegers_of(&play->board, fort->hex, side);

    fort->besieged = play->game->turn;
    event_news(tell(play, fort,
                    arena_text(play->arena,
                               "%s is besieged: %d SP before it, %d inside.",
                               where(play, fort), gra_force_sp(&out),
                               gra_force_sp(&in))),
               NEWS_SMALL);
}

/* [base fortress] whose last man inside is gone falls to who stands before it
 */
static bool is_open(const struct board *board, const struct fort *fort)
{
    const struct held *held = gra_held_at(board, fort->hex);

    return gra_holder_of(board, fort->hex) == NEUTRAL && held &&
           held->side != NEUTRAL &&
           !gra_has_units(board, fort->hex, held->side) &&
           gra_besiegers_of(board, fort->hex, held->side).count > 0;
}

static void settle(struct play *play, struct fort *fort)
{
    bool besieged =
        gra_is_invested(&play->board, fort->hex) && !is_lifted(fort);

    if (is_open(&play->board, fort)) {
        gra_capitulate(play, fort);
        return;
    }
    if (besieged && fort->besieged == 0)
        begin(play, fort);
    if (besieged)
        return;
    if (fort->besieged > 0)
        tell(play, fort,
             arena_text(play->arena, "The siege of %s is lifted.",
                        where(play, fort)));
    gra_end_siege(&play->board, fort);
}

/* ---- stores -------------------------------------------------------------- */

static struct unit *train_inside(const struct board *board, int hex, int side)
{
    for (struct unit *unit = gra_first(board, hex, side); unit;
         unit = gra_next(unit))
        if (unit->inside && unit->card->type == SUPPLY_TRAIN)
            return unit;
    return NULL;
}

/* A train inside is eaten up before the stores are. */
static void eat(struct play *play, struct fort *fort)
{
    struct unit *train = train_inside(&play->board, fort->hex,
                                      gra_holder_of(&play->board, fort->hex));

    fort->by_train = train != NULL;
    if (train) {
        tell(play, fort,
             arena_text(play->arena, "The garrison of %s eats up %s.",
                        where(play, fort), train->name));
        gra_remove(&play->board, train);
        return;
    }
    if (fort->stores > 0)
        fort->stores--;
    tell(play, fort,
         arena_text(play->arena, "Stores of %s: %d left.", where(play, fort),
                    fort->stores));
}

/* ---- guns ---------------------------------------------------------------- */

static void modify(struct play *play, int value, const char *why)
{
    if (value != 0)
        event_number(journal_tell(play->journal, EVENT_MODIFIER, BASE(siege),
                                  NULL, NULL, "%s", why),
                     value);
}

/* Half the SP of guns, down; a garrison that fills half of the place is harder
 * to come at. */
static int bombardment(struct play *play, const struct fort *fort)
{
    const struct days *days = &play->module->days;
    int side = gra_holder_of(&play->board, fort->hex);
    const struct force in = gra_garrison_of(&play->board, fort->hex, side);
    const struct force out = gra_besiegers_of(&play->board, fort->hex, side);
    int guns = gra_force_guns(&out) / days->bombard_part;
    int strong = gra_force_sp(&in) * days->bombard_strong_part >=
                         play->module->place_at[fort->hex]->capacity
                     ? days->bombard_strong
                     : 0;

    modify(play, guns, "guns of the besiegers");
    modify(play, strong, "a strong garrison");
    return guns + strong;
}

static void bombard(struct play *play, struct fort *fort)
{
    const struct days *days = &play->module->days;
    int walls = play->module->place_at[fort->hex]->walls;
    const struct force out = gra_besiegers_of(
        &play->board, fort->hex, gra_holder_of(&play->board, fort->hex));
    int total, more;

    if ((fort->siege && fort->siege->action == INVEST) ||
        fort->breach >= walls || gra_force_guns(&out) == 0)
        return;
    total = bombardment(play, fort) +
            gra_die(play, BASE(siege), "bombard",
                    arena_text(play->arena, "%04d", fort->hex), 6);
    more = total >= days->breach[1] ? 2 : total >= days->breach[0] ? 1 : 0;
    fort->breach = fort->breach + more > walls ? walls : fort->breach + more;
    tell(play, fort,
         arena_text(play->arena, "Total %d: the breach of %s is %d of %d.",
                    total, where(play, fort), fort->breach, walls));
}

/* ---- all ----------------------------------------------------------------- */

static void for_each_siege(struct play *play,
                           void (*act)(struct play *play, struct fort *fort))
{
    int first = play->game->first_player;

    for (int turn = 0; turn < SIDES; turn++) {
        int besieged = turn == 0 ? gra_enemy(first) : first;

        foreach (struct fort, fort, play->game->forts)
            if (fort->besieged > 0 &&
                gra_holder_of(&play->board, fort->hex) == besieged)
                act(play, fort);
    }
}

static void wear_down(struct play *play, struct fort *fort)
{
    eat(play, fort);
    bombard(play, fort);
}

static void fight(struct play *play, struct fort *fort)
{
    if (fort->siege && fort->siege->action == ASSAULT)
        gra_assault(play, fort);
    if (fort->besieged > 0 && fort->garrison &&
        fort->garrison->action == SORTIE)
        gra_sortie(play, fort);
}

/* An earlier turn without stores counts against the garrison. */
static void go_hungry(struct play *play, struct fort *fort)
{
    (void)play;
    fort->hungry += fort->stores == 0 && !fort->by_train;
}

void gra_siege_step(struct play *play)
{
    foreach (struct fort, fort, play->game->forts) {
        fort->siege = fort->garrison = NULL;
        fort->by_train = false;
    }
    for (int side = FRANCE; side < SIDES; side++) {
        gra_play_kind(play, side, &gra_siege);
        gra_play_kind(play, side, &gra_garrison);
    }
    for (size_t i = 0; i < play->game->forts_count; i++)
        settle(play, &play->game->forts[i]);
    for_each_siege(play, wear_down);
    for_each_siege(play, gra_ask_garrison);
    for_each_siege(play, fight);
    for_each_siege(play, go_hungry);
}
