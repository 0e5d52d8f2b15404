/* What it costs a side that its sheet says no more for a step. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"

/* Has the section an order of that kind, about that subject (NULL: any)? */
static bool says(const struct section *section, const struct order_kind *kind,
                 const char *subject)
{
    for (size_t i = 0; section && i < section->count; i++)
        if (section->orders[i].kind == kind &&
            (!subject || order_is_about(&section->orders[i], subject)))
            return true;
    return false;
}

/* What the choices of the kind name as their subjects, on the game as it
 * stands, but for those that the section orders: forces by their names. */
static void unsaid_forces(const struct seat *seat,
                          const struct section *section,
                          const struct order_kind *kind, struct names *out)
{
    struct choices choices = {.arena = seat->arena};
    struct seat now = *seat;

    now.certain = true;
    kind->choices(&now, &choices);
    for (size_t i = 0; i < choices.count; i++) {
        const struct order order = {.kind = kind,
                                    .details = choices.items[i].details};
        const char *id = order_subject(seat->arena, &order);
        const struct force *force = con_force(&seat->board, id);
        const char *name = force ? con_force_name(&seat->board, force) : id;

        if (!says(section, kind, id) && !names_contain(out, name))
            names_add(seat->arena, out, name);
    }
}

/* "no command for Reille and Foy: they test their initiative", by how many they
 * are; NULL: of nobody. */
static const char *told(const struct seat *seat, const char *what,
                        const struct names *whom, const char *one,
                        const char *many)
{
    return whom->count ? arena_text(seat->arena, "%s %s: %s", what,
                                    names_phrase(whom, seat->arena),
                                    whom->count == 1 ? one : many)
                       : NULL;
}

/* [base forage] I.b2: whom no supply reaches lives on the land, ordered or not,
 * which costs him as much as if he had chosen it */
const char *con_silence_of_forces(const struct seat *seat,
                                  const struct section *section)
{
    struct names hungry = {NULL, 0};

    foreach (const struct force, force, seat->game->forces)
        if (con_is_his(seat, force->of->side) &&
            !con_supplied(&seat->board, force) &&
            !says(section, &con_forage, force->id))
            names_add(seat->arena, &hungry,
                      con_force_name(&seat->board, force));
    return told(seat, "no supply reaches", &hungry,
                "he lives on the land, without a command",
                "they live on the land, without a command");
}

/* 1b, 2a I.b3: without a command a force tests its leader's initiative */
const char *con_silence_of_commands(const struct seat *seat,
                                    const struct section *section)
{
    struct names idle = {NULL, 0};

    unsaid_forces(seat, section, &con_command, &idle);
    return told(seat, "no command for", &idle,
                "he tests his initiative to march",
                "they test their initiative to march");
}

/* 1c II: who is not ordered to march stands; a command is lost on him */
const char *con_silence_of_moves(const struct seat *seat,
                                 const struct section *section)
{
    struct names idle = {NULL, 0}, wasted = {NULL, 0};

    foreach (const struct force, force, seat->game->forces)
        if (con_is_his(seat, force->of->side) &&
            !says(section, &con_move, force->id))
            names_add(seat->arena,
                      force->commanded == COMMAND_PAID ? &wasted : &idle,
                      con_force_name(&seat->board, force));
    if (wasted.count > 0)
        return arena_text(
            seat->arena, "no march for %s: the command is lost%s%s",
            names_phrase(&wasted, seat->arena), idle.count ? "; nor for " : "",
            names_phrase(&idle, seat->arena));
    return idle.count ? arena_text(seat->arena, "no march for %s",
                                   names_phrase(&idle, seat->arena))
                      : NULL;
}

/* 3.1n III.a0, 3.1g III.a1, III.a2: the standing order decides in its place */
const char *con_silence_of_contact(const struct seat *seat,
                                   const struct section *section)
{
    const struct order_kind *kind =
        sequence_find(con_sequence, seat->step)->orders[0];
    const struct order order = {
        .kind = kind, .details = standing_details(seat->standing, kind, NULL)};
    struct buffer words;
    const char *text;

    if (section)
        return NULL;
    buffer_init(&words);
    kind->say(seat, &order, &words);
    text = arena_text(seat->arena, "the standing order %s decides: %s",
                      kind->name, words.bytes);
    buffer_release(&words);
    return text;
}

/* 10.5a has the group its chit, or will the section lay it? */
static bool is_guessed(const struct seat *seat, const struct group *group,
                       const struct section *section)
{
    if (group->chit != NO_CHIT)
        return true;
    foreach_hex (hex, group->hexes)
        if (says(section, &con_chit, hex_text(seat->arena, hex)))
            return true;
    return false;
}

/* 10.5a III.c: no chit is a wrong guess */
const char *con_silence_of_chits(const struct seat *seat,
                                 const struct section *section)
{
    struct names idle = {NULL, 0};

    foreach (const struct group, group, seat->game->groups)
        if (con_is_his(seat, group->side) && !is_guessed(seat, group, section))
            names_add(seat->arena, &idle, con_group_name(&seat->board, group));
    if (idle.count > 0)
        return arena_text(seat->arena, "no chit for %s at %s: %s",
                          idle.count == 1 ? "the group" : "the groups",
                          names_phrase(&idle, seat->arena),
                          idle.count == 1 ? "it counts as a wrong guess"
                                          : "each counts as a wrong guess");
    return seat->certain || section
               ? NULL
               : "a combat group without a chit has guessed wrong";
}

/* 8e IV: who is not rallied stays as he is */
const char *con_silence_of_rally(const struct seat *seat,
                                 const struct section *section)
{
    struct names idle = {NULL, 0};

    if (option_is(seat->options, "morale", "off"))
        return NULL;
    unsaid_forces(seat, section, &con_rally, &idle);
    return told(seat, "no rally of", &idle, "he stays demoralized",
                "they stay demoralized");
}

/* 1f V: in a later phase who could march is not known yet */
const char *con_silence_of_marches(const struct seat *seat,
                                   const struct section *section)
{
    struct names idle = {NULL, 0};

    if (!seat->certain)
        return section && section->count > 0
                   ? NULL
                   : "nobody makes a forced march or marches to the guns";
    unsaid_forces(seat, section, &con_forced_march_order, &idle);
    unsaid_forces(seat, section, &con_march_to_guns, &idle);
    return idle.count ? arena_text(seat->arena,
                                   "no forced march or march to the guns of %s",
                                   names_phrase(&idle, seat->arena))
                      : NULL;
}

/* 1g VI.b: whom nobody leads (ruling 141) */
const char *con_silence_of_leaders(const struct seat *seat,
                                   const struct section *section)
{
    struct names idle = {NULL, 0};

    foreach_piece (const struct unit, unit, seat->game->units,
                   con_side(seat->side))
        if (con_is_leaderless(&seat->board, unit) &&
            con_has_leader_near(&seat->board, unit) &&
            !says(section, &con_assign, unit->id))
            names_add(seat->arena, &idle, unit->name);
    if (idle.count > 0)
        return arena_text(seat->arena, "the nearest leader with room takes %s",
                          names_phrase(&idle, seat->arena));
    return seat->certain || section
               ? NULL
               : "a unit that loses its leader comes under the nearest with "
                 "room";
}

/* 10.5k VI.a1 */
const char *con_silence_of_combats(const struct seat *seat,
                                   const struct section *section)
{
    foreach (const struct combat, combat, seat->game->combats)
        if (combat->progress == REVEALED &&
            combat->type == DELAY_OR_WRONGFOOTED &&
            con_is_his(seat, combat->favoured) &&
            !says(section, &con_delay, combat->id))
            return "no choice between Delay and Wrongfooted!: it is "
                   "Wrongfooted!";
    return NULL;
}
