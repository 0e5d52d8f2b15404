/* Fuzz target: a turn on the toy's module, opened; and what a blank sheet, a
 * picture and a side would see of it. */
#include "tests/fuzz/fuzz.h"

#include "rulesets/ruleset.h"

void fuzz_target(struct fuzz *fuzz)
{
    const struct element *root = fuzz_root(fuzz, DOCUMENT_TURN);
    const struct signed_file file = {
        .name = "input", .kind = DOCUMENT_TURN, .root = root};
    const struct turn_source source = {.file = &file, .module = fuzz_module()};
    struct questions questions;
    struct turn turn;
    struct desk desk = *fuzz_desk(0);

    if (!root || !turn_open(&turn, &source, fuzz->arena, fuzz->report))
        return;
    desk.turn = &turn;
    desk.arena = fuzz->arena;
    desk_questions(&questions, &desk);
    (void)desk.ruleset->when(turn.play, desk.module, fuzz->arena);
    (void)game_copy(&desk);
}
