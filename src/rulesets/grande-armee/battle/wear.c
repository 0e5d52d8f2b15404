/* [base wear] percents of small commands, carried over: each leader keeps
 * hundredths of a point for his units, and a detachment for itself. So nobody
 * gains by scattering a corps over many hexes. */
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

static int *wear_of(struct unit *unit)
{
    return unit->leader ? &unit->leader->wear : &unit->wear;
}

static const char *command_name(const struct unit *unit)
{
    return unit->leader ? unit->leader->name : unit->name;
}

/* Units of the force that share what is kept with this one. */
static struct force command_of(struct arena *arena, const struct force *force,
                               const struct unit *one)
{
    struct force command = {NULL, 0};

    foreach_unit (unit, *force)
        if (unit->state == ON_MAP &&
            (unit == one || (one->leader && unit->leader == one->leader)))
            gra_force_add(arena, &command, unit);
    return command;
}

/* The wear begins anew when the command is gone. */
static bool is_gone(const struct board *board, const struct unit *unit)
{
    return unit->leader ? gra_command_sp(board, unit->leader) == 0
                        : unit->state != ON_MAP;
}

static int wear_command(struct play *play, const struct force *command,
                        int percent, const struct rule *rule)
{
    struct unit *first = command->units[0];
    int *wear = wear_of(first);
    int sp = gra_force_sp(command);
    int sum = *wear + percent * sp, lost = sum / 100;

    *wear = sum % 100;
    event_cites(
        play->journal,
        journal_tell(play->journal, EVENT_NOTE, BASE(wear),
                     gra_side_words[first->side], first->id,
                     "%s wears by %d percent of %d SP. With what was kept "
                     "these are %d hundredths: %d SP are lost, %d hundredths "
                     "are kept.",
                     command_name(first), percent, sp, sum, lost, *wear),
        rule);
    lost = gra_lose(play, rule, command, lost, LOST_BY_WEAR);
    if (is_gone(&play->board, first))
        *wear = play->module->days.wear_start;
    return lost;
}

int gra_wear(struct play *play, const struct force *force, int percent,
             const struct rule *rule)
{
    struct force done = {NULL, 0};
    int lost = 0;

    for (size_t i = 0; percent > 0 && i < force->count; i++) {
        struct force command;

        if (gra_force_has(&done, force->units[i]) || force->units[i]->sp == 0)
            continue;
        command = command_of(play->arena, force, force->units[i]);
        if (command.count == 0)
            continue;
        gra_force_join(play->arena, &done, &command);
        lost += wear_command(play, &command, percent, rule);
    }
    return lost;
}
