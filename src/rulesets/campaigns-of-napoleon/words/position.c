/* How a side stands: what its report tells it of itself. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/words/words.h"

#include <string.h>

/* Columns of the table of forces. */
enum { NAME_WIDTH = 20, PLACE_WIDTH = 27 };

struct standpoint {
    struct board board;
    enum side side;
    struct names lines;
};

/* A line more. */
#define LINE(at, ...) names_say((at)->board.arena, &(at)->lines, __VA_ARGS__)

/* Text that ends at that column: blanks are counted as letters are. */
static const char *padded(struct arena *arena, const char *text, int width)
{
    int letters = 0;

    for (const char *c = text; *c; c++)
        letters += ((unsigned char)*c & 0xc0) != 0x80;
    return letters >= width
               ? text
               : arena_text(arena, "%s%*s", text, width - letters, "");
}

/* ---- one force ----------------------------------------------------------- */

static void add_command(const struct board *board, struct names *words,
                        const struct force *force)
{
    static const char *const commanded[] = {
        [NOT_COMMANDED] = NULL,
        [COMMAND_PAID] = "commanded",
        [COMMAND_TESTED] = "acts on its own initiative",
        [COMMAND_FREE] = "needs no command today",
    };

    if (force->second_day)
        names_add(board->arena, words, "commanded for a second day");
    else if (commanded[force->commanded])
        names_add(board->arena, words, commanded[force->commanded]);
}

/* 8a all of it, or so many SP of it */
static void add_morale(const struct board *board, struct names *words,
                       const struct party *party)
{
    int broken = con_party_demoralized(party);

    if (broken > 0)
        names_add(board->arena, words,
                  broken == con_party_sp(party)
                      ? "demoralized"
                      : arena_text(board->arena, "%d SP demoralized", broken));
}

static const char *remarks(const struct board *board, const struct force *force,
                           const struct party *party)
{
    struct names words = {NULL, 0};
    int hex = con_force_hex(board, force);
    const struct held_place *held = con_held(board, hex);
    const struct group *group = con_group_at(board, party->side, hex);

    add_command(board, &words, force);
    add_morale(board, &words, party);
    if ((held && held->side == party->side && held->besieged > 0) ||
        (group && group->besieged))
        names_add(board->arena, &words, "besieged");
    if (con_act_as_vedettes(party))
        names_add(board->arena, &words, "acts as a vedette");
    if (group && group->chit != NO_CHIT)
        names_say(board->arena, &words, "chit: %s",
                  con_chit_words[group->chit]);
    return words.count ? names_text(&words, ", ", board->arena) : NULL;
}

/* A name that is too long for its column has a line of its own. */
static void say_force(struct standpoint *at, const struct force *force)
{
    const struct board *board = &at->board;
    struct arena *arena = board->arena;
    const struct party party = con_party_of_force(board, force);
    const struct arms arms = con_party_arms(&party);
    const char *remark = remarks(board, force, &party);
    const char *name = con_force_name(board, force);

    if (strlen(name) > NAME_WIDTH) {
        LINE(at, " %s", name);
        name = "";
    }
    LINE(at, " %s %s%4d%4d%4d%5d  %s", padded(arena, name, NAME_WIDTH),
         padded(arena, con_hex_name(board, con_force_hex(board, force)),
                PLACE_WIDTH),
         arms.infantry, arms.cavalry, arms.artillery, con_party_sp(&party),
         force->forage                ? "forages"
         : con_supplied(board, force) ? "supplied"
                                      : "none");
    if (remark)
        LINE(at, "   %s", remark);
}

/* ---- an army ------------------------------------------------------------- */

/* By name, as a reader looks for it. */
static bool comes_first(const struct board *board, const struct force *one,
                        const struct force *other)
{
    int order =
        strcmp(con_force_name(board, one), con_force_name(board, other));

    return order < 0 || (order == 0 && strcmp(one->id, other->id) < 0);
}

/* The force of the army that follows in the alphabet, or NULL. */
static const struct force *next_force(const struct board *board,
                                      const char *army,
                                      const struct force *after)
{
    const struct force *best = NULL;

    foreach (const struct force, force, board->game->forces) {
        if (strcmp(force->army, army) != 0 || !con_force_hex(board, force) ||
            (after && (force == after || !comes_first(board, after, force))))
            continue;
        if (!best || comes_first(board, force, best))
            best = force;
    }
    return best;
}

static void say_points(struct standpoint *at, const struct army *army)
{
    const struct board *board = &at->board;
    const char *center = army->center
                             ? arena_text(board->arena, "center at %s",
                                          con_hex_name(board, army->center))
                             : "no center";
    const char *depots =
        army->depots.count
            ? arena_text(board->arena, "; depots at %s",
                         con_hex_names(board, &army->depots, ", "))
            : "";

    LINE(at, "%s: %d administrative points, %s%s%s; lost %d of %d SP",
         army->card->name, army->ap, center,
         army->length < 0 ? ", no line of communications" : "", depots,
         army->lost_sp, army->start_sp + army->arrived_sp);
}

static void say_vedettes(struct standpoint *at, const struct army *army)
{
    const struct board *board = &at->board;
    struct names out = {NULL, 0};
    int back = 0;

    foreach (const struct vedette, vedette, board->game->vedettes) {
        if (vedette->of != army->card)
            continue;
        if (vedette->state == ON_MAP)
            names_say(board->arena, &out, "%s%s",
                      con_hex_name(board, vedette->hex),
                      vedette->revealed ? " (known to the enemy)" : "");
        back += vedette->state == REGROUP;
    }
    if (out.count > 0)
        LINE(at, "Vedettes out: %s", names_text(&out, ", ", board->arena));
    if (back)
        LINE(at, "Vedettes that regroup: %d", back);
}

static void say_army(struct standpoint *at, const struct army *army)
{
    struct arena *arena = at->board.arena;
    const struct force *force = next_force(&at->board, army->id, NULL);

    say_points(at, army);
    if (force)
        LINE(at, " %s %s%4s%4s%4s%5s  %s", padded(arena, "Force", NAME_WIDTH),
             padded(arena, "Where", PLACE_WIDTH), "Inf", "Cav", "Art", "SP",
             "Supply");
    for (; force; force = next_force(&at->board, army->id, force))
        say_force(at, force);
    say_vedettes(at, army);
}

/* ---- what comes, what counts, what is seen ------------------------------- */

static const char *piece_text(const struct board *board, const char *piece)
{
    const struct unit *unit = con_unit(board, piece);

    return unit ? arena_text(board->arena, "%s %d+%d", unit->card->name,
                             unit->sp, unit->art)
                : con_leader_name(board, piece);
}

/* All that come with that arrival, if it is the first of them in the list. */
static void say_arrival(struct standpoint *at, const struct arrival *first)
{
    const struct board *board = &at->board;
    struct names pieces = {NULL, 0};

    foreach (const struct arrival, other, board->module->arrivals) {
        if (!con_still_comes(board, other) || other->turn != first->turn ||
            other->entry != first->entry ||
            strcmp(other->army, first->army) != 0)
            continue;
        if (other < first)
            return;
        names_add(board->arena, &pieces, piece_text(board, other->piece));
    }
    LINE(at, "Comes %s%s%s: %s",
         con_date(board->module, first->turn, board->arena),
         first->entry ? " at " : " to its leader",
         first->entry ? con_hex_name(board, first->entry) : "",
         names_text(&pieces, ", ", board->arena));
}

static void say_arrivals(struct standpoint *at)
{
    foreach (const struct arrival, arrival, at->board.module->arrivals)
        if (con_army_side(&at->board, arrival->army) == at->side &&
            con_still_comes(&at->board, arrival))
            say_arrival(at, arrival);
}

/* [base morale-track] places that move the marker, and whose they are */
static void say_places(struct standpoint *at)
{
    const struct board *board = &at->board;
    struct hexes told = {NULL, 0};
    struct names places = {NULL, 0};

    foreach (const struct victory_event, event, board->module->victories) {
        const struct held_place *held = con_held(board, event->hex);

        if (!event->hex || hexes_contain(&told, event->hex))
            continue;
        hexes_add(board->arena, &told, event->hex);
        names_say(board->arena, &places, "%s: %s",
                  con_hex_name(board, event->hex),
                  held ? con_side_name(held->side) : "nobody");
    }
    LINE(at, "Morale marker at %+d (+ is good for the French)%s%s",
         board->game->track, places.count ? "; places that count: " : "",
         names_text(&places, "; ", board->arena));
}

/* Of a closed book: what its view shows of the enemy. */
static void say_sightings(struct standpoint *at)
{
    static const char *const words[] = {[A_FORCE] = "somebody",
                                        [OUTPOSTS] = "vedettes",
                                        [FIGHTING_TROOPS] = "troops"};
    const struct board *board = &at->board;
    struct names seen = {NULL, 0};

    foreach (const struct sighting, one, board->game->sightings)
        names_say(board->arena, &seen, "%s at %s%s", words[one->nature],
                  con_hex_name(board, one->hex),
                  one->demoralized ? " (demoralized)" : "");
    if (seen.count > 0)
        LINE(at, "The enemy is seen: %s",
             names_text(&seen, "; ", board->arena));
}

const char *const *con_position(const struct game *game,
                                const struct module *module, const char *side,
                                struct arena *arena)
{
    struct standpoint at = {
        /* Whoever looks at a board might write to it. */
        .board = {con_copy(game, module, arena), module, NULL, arena},
        .side = con_side(side)};

    if (at.side == SIDE_COUNT)
        return NULL;
    foreach (struct army, army, game->armies)
        if (army->card->side == at.side)
            say_army(&at, &at.board.game->armies[army_at]);
    say_arrivals(&at);
    say_places(&at);
    say_sightings(&at);
    names_add(arena, &at.lines, NULL);
    return at.lines.items;
}
