/* Prints berthier(1), made from the table of commands; of a module's folder
 * berthier-RULESET(7), with examples of that module. */
#include "commands/commands.h"
#include "commands/reference/reference.h"
#include "core/arena.h"
#include "core/report.h"
#include "io/xml.h"

static bool print_ruleset(const char *folder)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct reference reference;
    struct near near;
    bool good;

    xml_start();
    good = near_open(&near, folder, arena, report);
    if (good) {
        reference_make(&reference, near.ruleset, &near, arena);
        reference_manual(stdout, &reference);
    }
    report_print(report, stderr);
    xml_stop();
    arena_free(arena);
    return good;
}

int main(int argc, char **argv)
{
    if (argc > 1 && !print_ruleset(argv[1]))
        return 1;
    if (argc == 1)
        help_manual(stdout);
    return fflush(stdout) == 0 ? 0 : 2;
}
