/* Scenes of field combats as files. */
#include "tests/rulesets/empires-in-arms/odds-scene.h"
#include "core/odds.h"
#include "rulesets/empires-in-arms/odds/odds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void odds_scene_write(const char *name, const struct odds_scene *scene)
{
    FILE *file = fopen(name, "wb");

    assert_non_null(file);
    fprintf(file,
            "<scene version='1' title='By hand' module='-'>\n%s\n<game>\n"
            "<empires-in-arms-scene area='a320' %s>\n%s\n"
            "</empires-in-arms-scene></game></scene>",
            scene->orders, scene->attributes, scene->parties);
    assert_int_equal(fclose(file), 0);
}

static const char *in_source(struct arena *arena, const char *path)
{
    const char *top = getenv("srcdir");

    return arena_text(arena, "%s/%s", top ? top : ".", path);
}

struct odds_request odds_scene_request(struct arena *arena, const char *scene)
{
    return (struct odds_request){
        .source = {scene, in_source(arena, "samples/modules/europe-1805")},
        .samples = 1000,
        .seed = "test",
    };
}

void odds_scene_choose(struct arena *arena, struct odds_request *request,
                       const char *choice)
{
    names_add(arena, &request->chosen, choice);
}

const struct odds_answer *odds_scene_ask_all(struct arena *arena,
                                             const struct odds_request *request)
{
    struct odds_answer *answer = ARENA_NEW(arena, struct odds_answer);
    struct report *report = report_new(arena);
    bool good = odds_ask(answer, request, arena, report);

    report_print(report, stderr);
    assert_true(good);
    return answer;
}

const struct odds *odds_scene_ask(struct arena *arena,
                                  const struct odds_request *request)
{
    const struct odds_answer *answer = odds_scene_ask_all(arena, request);

    assert_int_equal(answer->cells_count, 1);
    return &answer->cells[0].odds;
}

size_t odds_scene_measure(const char *id)
{
    const struct ruleset_measure *measures = eia_chances.measures;
    size_t i = 0;

    while (measures[i].id && strcmp(measures[i].id, id) != 0)
        i++;
    assert_non_null(measures[i].id);
    return i;
}

void odds_scene_assert_same(const struct odds *one, const struct odds *other)
{
    for (size_t i = 0; eia_chances.measures[i].id; i++) {
        assert_int_equal(one->tables[i].count, other->tables[i].count);
        for (size_t j = 0; j < one->tables[i].count; j++) {
            const struct odds_share *share = &one->tables[i].shares[j];
            struct odds_fraction mine = odds_fraction(one, share->weight);
            struct odds_fraction its =
                odds_fraction(other, odds_weight(other, i, share->value));

            assert_int_equal(mine.numerator, its.numerator);
            assert_int_equal(mine.denominator, its.denominator);
        }
    }
}
