/* Marches of phase II, carried out step by step. */
#include "rulesets/campaigns-of-napoleon/march/march.h"

enum { DIE = 6 };

/* ---- the story of it ----------------------------------------------------- */

static const char *who(const struct board *board, const struct mover *mover)
{
    int sp = con_party_sp(&mover->party);

    if (mover->vedette)
        return arena_text(board->arena, "A vedette of the %s",
                          mover->vedette->of->name);
    return sp == 0 ? con_force_name(board, mover->force)
                   : arena_text(board->arena, "%s (%d SP)",
                                con_force_name(board, mover->force), sp);
}

/* "from 0722 by 0821 and 0820 (Thuin) to 1019" */
const char *con_route_text(const struct board *board, const struct hexes *path)
{
    return way_story(&board->module->map, path, board->arena);
}

/* Why it went no further than there. */
static const char *halts(const struct board *board, const struct mover *mover,
                         const struct hexes *ordered)
{
    if (mover->hex == con_last_hex(ordered))
        return "";
    if (con_in_zoc(board, con_enemy(mover->march.side), mover->hex,
                   VEDETTES_IGNORED))
        return ", and halts before the enemy";
    return arena_text(board->arena, ", and halts there%s%s",
                      mover->why ? ": " : "", mover->why ? mover->why : "");
}

static const char *story(const struct board *board, const struct mover *mover,
                         const char *name, const struct hexes *ordered)
{
    const char *start = con_hex_name(board, mover->path.items[0]);

    if (mover->path.count < 2)
        return arena_text(board->arena, "%s stays at %s%s%s.", name, start,
                          mover->why ? ": " : "", mover->why ? mover->why : "");
    return arena_text(board->arena, "%s %s %s, %s%s.", name,
                      con_is_body(mover) ? "marches" : "rides",
                      con_route_text(board, &mover->path),
                      con_movement_points(board->arena, mover->spent),
                      halts(board, mover, ordered));
}

/* [base hidden] a march as the enemy sees it. From outside a march is a
 * marker that moves: no name, no points. One that nobody saw begin is his
 * own affair. */
static void show(struct play *play, const struct mover *mover,
                 struct event *event)
{
    bool seen = mover->path.count > 1;

    for (const struct event *e = event->first; e && !seen; e = e->next)
        seen = event_seen_by(e, con_side_id(con_enemy(mover->march.side)));
    if (!seen) {
        con_for_its_own(play->journal, event, mover->march.side);
        return;
    }
    event_outside(
        event_for_all(event),
        mover->path.count > 1
            ? arena_text(play->arena, "%s moves %s.",
                         con_some_force(mover->march.side),
                         con_route_text(&play->board, &mover->path))
            : arena_text(play->arena, "%s stays at %s.",
                         con_some_force(mover->march.side),
                         con_hex_name(&play->board, mover->path.items[0])));
}

void con_end_march(struct play *play, const struct mover *mover,
                   struct event *event)
{
    event_at(event_path(play->journal, event, &mover->path), mover->hex);
    /* 10.1a whoever was cut back has not come into that zone. */
    if (mover->path.count > 1 && con_is_body(mover) &&
        con_party_in_zone(&play->board, &mover->party))
        con_note_entry(&play->board, &mover->party);
    con_march_attrition(play, mover);
    show(play, mover, event);
    journal_close(play->journal);
}

/* ---- the initiative test ------------------------------------------------- */

struct initiative_test con_test_initiative(struct play *play,
                                           const struct force *force,
                                           const char *phase, int extra)
{
    const struct leader *leader = con_leader(&play->board, force->leader);
    struct initiative_test test = {.needed =
                                       leader ? leader->card->initiative : 0};

    test.face = con_die(play, BASE(initiative_test), phase, force->id,
                        force->of->side, &test.event);
    test.total = test.face + con_weather(&play->board)->initiative - extra;
    if (test.total < 0)
        test.total = 0;
    test.passed =
        test.face == 1 || (test.face != DIE && test.total <= test.needed);
    return test;
}

/* [base initiative-test] with a command, or by a test */
static bool may_start(struct play *play, const struct mover *mover)
{
    struct force *force = mover->force;
    struct initiative_test test;

    if (!force || !con_is_body(mover) || force->commanded != NOT_COMMANDED)
        return true;
    test = con_test_initiative(play, force, "ii", 0);
    test.event->piece = force->id;
    test.event->text = arena_text(
        play->arena,
        "%s has no orders from above and acts on his own: die %d, %s.",
        con_force_name(&play->board, force), test.face,
        test.passed ? "he marches" : "he stays where he is");
    if (test.passed)
        force->commanded = COMMAND_TESTED;
    else
        force->moved = true;
    return test.passed;
}

/* [base movement] what a force has marched today */
static void note(struct play *play, struct mover *mover)
{
    struct force *force = mover->force;

    if (mover->vedette)
        mover->vedette->moved = true;
    if (!force)
        return;
    force->spent = mover->spent > force->spent ? mover->spent : force->spent;
    hexes_add(play->arena, &force->parts, mover->path.items[0]);
    hexes_add(play->arena, &force->parts, mover->hex);
    if (mover->party.leaders_count > 0 || !force->leader)
        force->path = mover->path;
}

/* [base movement] a piece marches */
void con_march(struct play *play, struct mover *mover, const struct hexes *path)
{
    const char *name = NULL;
    struct event *event = NULL;

    if (!may_start(play, mover))
        return;
    name = who(&play->board, mover);
    event = journal_open(play->journal, EVENT_MOVE, BASE(movement), "%s", name);
    event_of(event, con_side_id(mover->march.side),
             mover->force ? mover->force->id : mover->vedette->id);
    con_walk(&play->board, play, mover, path);
    note(play, mover);
    event->text = story(&play->board, mover, name, path);
    con_end_march(play, mover, event);
}
