/* A city is taken by storm: who is left inside is a prisoner. [base assault],
 * 10.8b */
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/board/siege-parties.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/siege/siege.h"

struct storm {
    struct play *play;
    struct board board;
    const char *area;
    const struct names *captors;
};

/* 10.8b factors of a nation are prisoners */
static void capture(const struct storm *storm, const char *nation,
                    enum factor factor, int count)
{
    eia_capture_factors(
        storm->play,
        &(const struct captured){
            nation, factor, storm->captors,
            arena_text(storm->play->arena, "%s-%s", storm->area, nation), 0,
            false},
        count);
}

/* 10.6.3a leaders in a stormed city are prisoners */
static void capture_leaders(const struct storm *storm, const char *corps)
{
    enum power first =
        eia_first_besieger(&storm->board, storm->captors, storm->area);

    foreach (struct leader, leader, storm->play->game->leaders)
        if (leader->state == LEADER_ON && same_name(leader->with, corps))
            eia_capture_leader(storm->play, leader, storm->captors, first);
}

/* [base assault] what each nation has inside, factor by factor, so that
 * every prisoner has a die of his own where the captors are several. */
static void capture_nation(const struct storm *storm, const char *nation)
{
    const struct garrison *garrison =
        eia_garrison(&storm->board, storm->area, nation);
    int factors[FACTOR_COUNT] = {0};

    if (garrison) {
        factors[FACTOR_INFANTRY] = garrison->infantry;
        factors[FACTOR_MILITIA] = garrison->militia;
    }
    foreach (struct corps, corps, storm->play->game->corps) {
        if (!corps->in_city || !same_name(corps->at, storm->area) ||
            !same_name(eia_corps_nation(corps), nation))
            continue;
        for (int j = 0; j < FACTOR_COUNT; j++) {
            factors[j] += corps->factors[j];
            corps->factors[j] = 0;
        }
        capture_leaders(storm, corps->id);
        eia_corps_leaves(&storm->board, corps);
    }
    for (int i = 0; i < FACTOR_COUNT; i++)
        capture(storm, nation, (enum factor)i, factors[i]);
}

/* [base assault] cossacks and guerillas inside are gone */
static void remove_light(struct game *game, const char *area)
{
    foreach (struct irregular, irregular, game->irregulars)
        if (irregular->in_city && same_name(irregular->at, area))
            DROP(irregular, game->irregulars);
    foreach (struct guerilla, guerilla, game->guerillas)
        if (guerilla->in_city && same_name(guerilla->area, area))
            DROP(guerilla, game->guerillas);
    foreach (struct garrison, garrison, game->garrisons)
        if (same_name(garrison->area, area))
            DROP(garrison, game->garrisons);
}

/* [base assault] all who are left inside are prisoners */
void eia_capture_city(struct play *play, const char *area,
                      const struct names *captors)
{
    const struct storm storm = {play, play->board, area, captors};
    const struct muster *before = eia_muster(&storm.board);
    struct names nations = eia_inside(&storm.board, area, INSIDE_NATIONS);

    foreach_name (nation, nations)
        capture_nation(&storm, nation);
    remove_light(play->game, area);
    eia_tell_changes(play, before, BASE(assault),
                     arena_text(play->arena, "%s is taken",
                                eia_place_name(&storm.board, area)));
}
