/* The player of all rulesets at a table of Europe, for all seven powers. */
#include "tests/rulesets/generic/player.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "tests/rulesets/empires-in-arms/random/tally.h"
#include "tests/support/test.h"

struct seat match_seat(const struct match *match, struct game *game, int power)
{
    const struct scene *scene = match->scene;

    return (struct seat){.game = game,
                         .module = scene->module,
                         .options = &scene->options,
                         .side = eia_power_words[power],
                         .step = match->at,
                         .certain = true,
                         .standing = &scene->standing[power - 1],
                         .arena = match->arena};
}

int match_round(const struct match *match, int power)
{
    for (size_t i = 0; i < match->questions.count; i++)
        if (strcmp(match->questions.items[i].side, eia_power_words[power]) ==
                0 &&
            match->questions.items[i].round > 1)
            return match->questions.items[i].round;
    return 1;
}

/* ---- what the player asks ----------------------------------------------- */

static const void *vary(void *whose, const struct seat *seat,
                        const struct order *order)
{
    return varied(whose, seat, order);
}

static void refused(void *whose, const char *what)
{
    match_fail(whose, "%s", what);
}

/* ---- the sheets --------------------------------------------------------- */

static void lay_section(struct match *match, const struct section *decided)
{
    struct scene *scene = match->scene;
    struct section *section = &scene->sections[scene->play.section_count];

    if (scene->play.section_count == SCENE_SECTIONS)
        return;
    scene->play.section_count++;
    *section = *decided;
    section->place.file = "sheet.xml";
    for (size_t i = 0; i < section->count; i++)
        section->orders[i].place.file = "sheet.xml";
    match->orders += section->count;
}

static void stand_by(struct match *match, const struct standing *list,
                     size_t count)
{
    struct scene *scene = match->scene;

    for (size_t i = 0; i < count; i++)
        for (int power = NO_POWER + 1; power < POWER_END; power++)
            if (strcmp(list[i].side, eia_power_words[power]) == 0)
                standing_add(match->arena, &scene->standing[power - 1],
                             &list[i]);
    if (match->tally)
        tally_standing(match->tally, list, count);
}

static void decide(struct match *match, struct judged_sheet *out)
{
    struct scene *scene = match->scene;
    const struct turn turn = {.play = match_copy(match),
                              .options = scene->options,
                              .standing = scene->standing,
                              .standing_count = LENGTH(scene->standing),
                              .step = match->at};
    struct desk desk = {.ruleset = &empires_in_arms_ruleset,
                        .module = scene->module,
                        .turn = &turn,
                        .file = "sheet.xml",
                        .arena = match->arena};
    const struct player player = {.desk = &desk,
                                  .taste = taste_of(&empires_in_arms_ruleset),
                                  .game = match->seed,
                                  .state = &match->state,
                                  .vary = vary,
                                  .refused = refused,
                                  .whose = match};
    struct names silent = {NULL, 0};

    for (int power = NO_POWER + 1; power < POWER_END; power++)
        names_add(match->arena, &desk.sides, eia_power_words[power]);
    player_decide(&player, out, &silent);
}

void players_write(struct match *match)
{
    struct scene *scene = match->scene;
    struct judged_sheet decided;

    memset(scene->sections, 0, sizeof(scene->sections));
    scene->play.section_count = 0;
    for (size_t i = 0; i < LENGTH(scene->standing); i++) {
        scene->standing[i].orders = NULL;
        scene->standing[i].count = 0;
    }
    match_ask(match);
    decide(match, &decided);
    for (size_t i = 0; i < decided.section_count; i++)
        lay_section(match, &decided.sections[i]);
    stand_by(match, decided.standing, decided.standing_count);
    stand_by(match, decided.plans, decided.plans_count);
    players_agree(match);
}
