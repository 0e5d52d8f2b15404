/* Chapter 4: vedettes are revealed, report what they saw, and disperse. */
#include "rulesets/campaigns-of-napoleon/march/march.h"

enum { FEW_SP = 5, REPORT_STEP = 10, REJOIN_QUARTERS = 9 * 4 };

/* 4d up to 5 is reported as 1, else the nearest 10; 15 is 20 (ruling 88) */
int con_reported_sp(int sp)
{
    return sp <= FEW_SP ? 1
                        : (sp + REPORT_STEP / 2) / REPORT_STEP * REPORT_STEP;
}

/* 4a dispersed is eliminated in combat: to the regroup box until the turn
 * after this one ([base vedettes]) */
void con_disperse(struct play *play, struct vedette *vedette,
                  const struct rule *rule)
{
    int hex = vedette->hex;
    struct event *event = NULL;

    piece_leave(play->game->stacks, &vedette->piece, REGROUP);
    vedette->back = play->game->turn + 1;
    vedette->revealed = false;
    event = event_at(
        journal_tell(play->journal, EVENT_STATE, rule, NULL, NULL,
                     "The vedettes at %s disperse and regroup until tomorrow.",
                     con_hex_name(&play->board, hex)),
        hex);
    event_of(event, con_side_id(vedette->of->side), vedette->id);
    event_cites(play->journal, event, RULE(4a));
    /* [base hidden] a counter's id tells its unit. */
    event_outside(event, arena_text(play->arena, "%s", event->text));
}

/* ---- 4g one point of cavalry on outpost ---------------------------------- */

/* 4g a friendly force */
static bool is_friend(const void *context, int hex)
{
    const struct ride *ride = context;

    return con_more_than_vedettes(ride->board, ride->side, hex);
}

/* 4g it joins the troops there */
static struct event *fall_back(struct play *play, struct unit *unit, int to)
{
    const char *name = unit->card->name;
    const char *from = con_hex_name(&play->board, unit->hex);
    bool stays = to == unit->hex;

    piece_put(play->game->stacks, &unit->piece, to);
    return stays ? journal_add(play->journal, EVENT_STATE, RULE(4g),
                               "%s, dispersed at %s, joins the troops there.",
                               name, from)
                 : journal_add(play->journal, EVENT_STATE, RULE(4g),
                               "%s, dispersed at %s, falls back to %s.", name,
                               from, con_hex_name(&play->board, to));
}

/* 4g nobody to fall back on */
static struct event *destroy(struct play *play, struct unit *unit)
{
    const struct unit_card *card = unit->card;
    int lost = unit->sp + unit->art;
    struct event *event = journal_add(
        play->journal, EVENT_LOSS, RULE(4g),
        "%s, dispersed at %s, has nobody to fall back on and is destroyed: %d "
        "cavalry, %d artillery.",
        card->name, con_hex_name(&play->board, unit->hex), unit->sp, unit->art);

    con_army(&play->board, card->army)->lost_sp += lost;
    unit->sp = unit->art = 0;
    con_lose_unit(&play->board, unit);
    return event_number(event, lost);
}

/* 4g round enemy stacks to the nearest friendly force within nine points, else
 * destroyed */
void con_disperse_cavalry(struct play *play, struct unit *unit)
{
    enum side side = unit->card->side;
    const struct ride ride = {.board = &play->board,
                              .side = side,
                              .limit = REJOIN_QUARTERS,
                              .bars = con_more_than_vedettes,
                              .ends = is_friend};
    int from = unit->hex;
    int to = con_ride(&ride, from);
    struct event *event = to ? fall_back(play, unit, to) : destroy(play, unit);

    unit->acting_vedette = unit->revealed = false;
    unit->force = NULL;
    event_of(event_at(event, from), con_side_id(side), unit->id);
    con_for_its_own(play->journal, event, side);
    event = journal_add(play->journal, EVENT_STATE, RULE(4g),
                        "Outposts at %s disperse.",
                        con_hex_name(&play->board, from));
    event_at(event_for(play->journal, event, con_side_id(con_enemy(side))),
             from);
}

/* ---- 4b to 4e ------------------------------------------------------------ */

/* 4d who leads, of which size class, how strong; nothing across a primary
 * river */
static void report_mover(struct play *play, const struct mover *mover, int post)
{
    const struct party party = con_party_of_force(&play->board, mover->force);
    int sp = con_reported_sp(con_party_sp(&party));
    const char *where = con_hex_name(&play->board, post);
    const char *owner = con_side_id(con_enemy(mover->march.side));
    struct event *event = NULL;

    if (con_river(&play->board, mover->hex, post) == RIVER_PRIMARY)
        event = journal_add(
            play->journal, EVENT_SCOUT, RULE(4d),
            "Across the river the vedettes at %s could make out nothing.",
            where);
    else
        event = event_number(
            journal_add(play->journal, EVENT_SCOUT, RULE(4d),
                        "The vedettes at %s report: %s, %s, about %d SP.",
                        where, con_told_name(&play->board, mover->force),
                        con_class_phrase(con_size_class(&play->board, &party)),
                        sp),
            sp);
    event_at(event_for(play->journal, event, owner), post);
}

/* 4b a stack of vedettes is revealed on contact, acting cavalry is seen for
 * what it is */
static void reveal(struct play *play, enum side side, int hex)
{
    struct vedette *vedette = con_vedette_in(&play->board, side, hex);
    bool news = false;

    foreach_unit_in (unit, &play->board, side, hex)
        if (unit->acting_vedette) {
            news |= !unit->revealed;
            unit->revealed = true;
        }
    for (; vedette; vedette = con_vedette_below(vedette)) {
        news |= !vedette->revealed;
        vedette->revealed = true;
    }
    if (news)
        event_at(
            journal_tell(play->journal, EVENT_SCOUT, RULE(4b), NULL, NULL,
                         "What stands at %s turns out to be vedettes alone.",
                         con_hex_name(&play->board, hex)),
            hex);
}

/* 4c vedettes of a hex disperse */
static void disperse_stack(struct play *play, enum side side, int hex,
                           const struct rule *rule)
{
    foreach_piece (struct vedette, vedette, play->game->vedettes, side)
        if (vedette->hex == hex)
            con_disperse(play, vedette, rule);
    foreach_piece (struct unit, unit, play->game->units, side)
        if (unit->hex == hex && unit->acting_vedette)
            con_disperse_cavalry(play, unit);
}

/* 4a vedettes do not hold up troops that come upon them otherwise than by a
 * march: they are dispersed, and a leader whom acting cavalry leaves behind is
 * alone. */
void con_ride_down(struct play *play, const struct rule *rule)
{
    foreach_piece (struct vedette, vedette, play->game->vedettes, ANY_SIDE)
        if (con_troops(&play->board, con_enemy(vedette->of->side),
                       vedette->hex))
            con_disperse(play, vedette, rule);
    foreach_piece (struct unit, unit, play->game->units, ANY_SIDE) {
        enum side side = unit->card->side;
        int hex = unit->hex;

        if (!unit->acting_vedette ||
            !con_troops(&play->board, con_enemy(side), hex))
            continue;
        con_disperse_cavalry(play, unit);
        con_leaders_left_alone(play, side, hex); /* ruling 58 */
    }
}

/* 4e */
static void disperse_mover(struct play *play, struct mover *mover)
{
    mover->stopped = true;
    if (mover->vedette)
        con_disperse(play, mover->vedette, RULE(4e));
    foreach_unit (unit, mover->party)
        con_disperse_cavalry(play, unit);
    mover->party.units_count = 0;
}

/* 4c a force next to a stack of vedettes alone disperses it; 4e vedettes that
 * do so are dispersed too; 4b and they are seen for what they are. */
void con_meet_vedettes(struct play *play, struct mover *mover)
{
    enum side mine = mover->march.side;
    enum side his = con_enemy(mine);
    bool vedettes = !mover->force || con_act_as_vedettes(&mover->party) ||
                    con_vedette_only(&play->board, mine, mover->hex);
    bool met = false;

    if (!mover->vedette && mover->party.units_count == 0) /* ruling 129 */
        return;
    foreach_neighbour (post, mover->hex) {
        if (!con_vedette_only(&play->board, his, post))
            continue;
        reveal(play, his, post);
        if (!vedettes)
            report_mover(play, mover, post);
        disperse_stack(play, his, post, RULE(4c));
        met = true;
    }
    if (!vedettes)
        return;
    if ((met || con_next_to_stack(&play->board, his, mover->hex)) &&
        con_vedette_only(&play->board, mine, mover->hex))
        reveal(play, mine, mover->hex);
    if (met)
        disperse_mover(play, mover);
}
