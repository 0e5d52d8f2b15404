/* Prints what bash or zsh completes, made from the table of commands. */
#include "commands/commands.h"

#include <string.h>

int main(int argc, char **argv)
{
    bool zsh = argc == 2 && !strcmp(argv[1], "zsh");

    if (argc != 2 || (!zsh && strcmp(argv[1], "bash") != 0)) {
        fputs("usage: completion bash|zsh\n", stderr);
        return 64;
    }
    (zsh ? completion_zsh : completion_bash)(stdout);
    return fflush(stdout) == 0 ? 0 : 2;
}
