/* Berthier: referee of play-by-email wargames. */
#include "commands/command.h"

int main(int argc, char **argv)
{
    return (int)command_main(argc, argv);
}
