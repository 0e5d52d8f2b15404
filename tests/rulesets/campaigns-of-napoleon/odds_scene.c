/* Scenes of combats as files, for the tests of chances. */
#include "tests/rulesets/campaigns-of-napoleon/odds_scene.h"
#include "core/arena.h"
#include "core/odds.h"
#include "tests/support/test.h"

#include <stdio.h>

void odds_scene_write(const char *name, const char *options, const char *hexes,
                      const char *parties)
{
    FILE *file = fopen(name, "wb");

    assert_non_null(file);
    fprintf(file,
            "<scene version='1' title='By hand' module='-'>%s<game>"
            "<campaigns-of-napoleon-scene attacker='french'>%s%s"
            "</campaigns-of-napoleon-scene></game></scene>",
            options, hexes, parties);
    assert_int_equal(fclose(file), 0);
}

const char *odds_scene_source(struct arena *arena, const char *path)
{
    const char *top = getenv("srcdir");

    return arena_text(arena, "%s/%s", top ? top : ".", path);
}

struct odds_request odds_scene_request(struct arena *arena, const char *scene)
{
    return (struct odds_request){
        .source = {scene,
                   odds_scene_source(arena, "samples/modules/waterloo-1815")},
        .leaves = ODDS_MOST_LEAVES,
        .samples = 2000,
        .seed = "test",
    };
}
