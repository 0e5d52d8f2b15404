/* Prints berthier(1), made from the table of commands. */
#include "commands/help.h"

int main(void)
{
    help_manual(stdout);
    return fflush(stdout) == 0 ? 0 : 2;
}
