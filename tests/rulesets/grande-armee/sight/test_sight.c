/* What a side may see in a closed book. */
#include "core/arena.h"
#include "core/writer.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/sight/sight.h"
#include "tests/rulesets/grande-armee/days.h"
#include "tests/support/test.h"

#include <stdio.h>

/* A French division in 3040; what the Coalition has near it, and far off. */
#define FRENCH                                                                 \
    "leader napoleon france supreme 5 0 0 2640 -\n"                            \
    "leader soult france corps 4 0 0 3040 napoleon\n"                          \
    "unit fr-a infantry 6 soult\n"
#define ENEMY                                                                  \
    "leader mack austria army 2 0 0 4540 -\n"                                  \
    "leader riesch austria corps 2 0 0 4540 mack\n"                            \
    "unit au-z infantry 4 riesch\n"
#define NEAR "3042 "  /* two hexes south */
#define EDGE "3043 "  /* three */
#define FAR  "3044\n" /* four */

/* Words: hex/N the sighting of a hex, a letter for each thing seen: f foot, h
 * horse, d detachments, g a garrison; or nothing. ID seen, !ID not. */
static const struct sight_row {
    const char *name;
    const char *laid, *side, *then;
} rows[] = {
    {"base.hidden foot", "unit au-a infantry 4 riesch " NEAR "\n", "france",
     "3042/f !au-a !au-z !riesch !mack"},
    {"base.hidden three hexes off", "unit au-a infantry 4 riesch " EDGE "\n",
     "france", "3043/f"},
    {"base.hidden not farther", "unit au-a infantry 4 riesch " FAR, "france",
     "3044/ !au-a"},
    {"base.hidden cavalry alone", "unit au-a light-cavalry 4 riesch " NEAR "\n",
     "france", "3042/h"},
    {"base.hidden cavalry among others",
     "unit au-a light-cavalry 4 riesch " NEAR
     "\nunit au-b artillery 1 riesch " NEAR "\n",
     "france", "3042/fh"},
    {"base.hidden detachments as such",
     "detachment austria-1 austria 2 " NEAR "\n", "france",
     "3042/d !austria-1"},
    {"base.hidden a garrison",
     "fortress 3042 coalition minor 6 2 2\n"
     "detachment austria-1 austria 2 " NEAR "\ninside austria-1\n",
     "france", "3042/g"},
    {"base.hidden senior leaders by name",
     "leader werneck austria corps 2 0 0 3042 mack\n"
     "unit au-a infantry 4 werneck\nled klenau au-a 1 1\n",
     "france", "3042/f werneck !klenau !mack"},
    {"base.hidden leaders far off",
     "leader werneck austria corps 2 0 0 3044 mack\n"
     "unit au-a infantry 4 werneck\n",
     "france", "!werneck"},
    {"base.hidden trains as far as one sees",
     "unit au-trn supply-train 0 mack " NEAR
     "\nunit au-tro supply-train 0 mack " FAR,
     "france", "au-trn !au-tro"},
    {"base.hidden one's own whole", "unit au-a infantry 4 riesch " NEAR "\n",
     "coalition", "au-a au-z riesch mack 3040/f !fr-a"},
    /* An own train looks out for nobody. */
    {"base.hidden trains do not see", "unit fr-trn supply-train 0 soult 4440\n",
     "france", "4540/"},
};

static void sees(struct scene *scene, const struct game *seen, const char *word)
{
    const struct board view = {.game = (struct game *)seen,
                               .module = &scene->module,
                               .arena = scene->arena};
    bool denied = *word == '!', so = false;
    const char *slash = strchr(word, '/');

    if (slash) {
        const char *text = "";

        foreach (const struct sighting, one, seen->sightings)
            if (one->hex == atoi(word))
                text = arena_text(scene->arena, "%s%s%s%s",
                                  one->foot ? "f" : "", one->horse ? "h" : "",
                                  one->detachments ? "d" : "",
                                  one->garrison ? "g" : "");
        so =
            same_name(text, slash[1] ? slash + 1 : "") || (!*text && !slash[1]);
    } else {
        const struct unit *unit = gra_unit(&view, word + denied);
        const struct leader *leader = gra_leader(&view, word + denied);

        so = unit     ? unit->state == ON_MAP
             : leader ? leader->state == ON_MAP
                      : false;
    }
    if (so == denied) {
        fprintf(stderr, "%s: it is not so\n", word);
        fail();
    }
}

static const char *written(struct scene *scene, const struct game *game)
{
    struct buffer text;
    struct writer writer;

    buffer_init(&text);
    writer_init(&writer, &text, scene->arena);
    record_write(&writer, &gra_game_record, game);
    return buffer_keep(&text, scene->arena);
}

/* What is in the view, and that a view of it is itself. */
static void is_seen(void **state)
{
    const struct sight_row *row = *state;
    struct scene *scene = scene_begin_map();
    const struct names words = names_split(row->then, scene->arena);
    struct game *seen, *again;

    day_lay(scene, FRENCH ENEMY, row->laid);
    seen = gra_see(scene->game, &scene->module, &scene->options, row->side,
                   scene->arena);
    for (size_t i = 0; i < words.count; i++)
        sees(scene, seen, words.items[i]);
    again =
        gra_see(seen, &scene->module, &scene->options, row->side, scene->arena);
    assert_string_equal(written(scene, seen), written(scene, again));
    assert_true(gra_coherent(seen, &scene->module, "view", scene->report));
    scene_free(scene);
}

/* ---- what rules find in a view ------------------------------------------- */

/* Somebody stands there: a zone, but for detachments a limited one. */
static void rules_find_somebody(struct scene *scene)
{
    struct board view = scene->board;

    day_lay(scene,
            FRENCH ENEMY "unit au-a infantry 1 riesch 3042\n"
                         "detachment austria-1 austria 2 2942\n",
            "");
    view = scene->board;
    view.game = gra_see(scene->game, &scene->module, &scene->options, "france",
                        scene->arena);
    assert_true(gra_has_units(&view, 3042, COALITION));
    assert_false(gra_has_units(&view, 4540, COALITION));
    assert_int_equal(gra_zone_on(&view, COALITION, 3143), NORMAL_ZONE);
    assert_int_equal(gra_zone_on(&view, COALITION, 2841), LIMITED_ZONE);
}

/* A march of fr-b from one hex next to 3042 to another, as France sees it, or
 * as it is. */
static struct march march_by(struct scene *scene, const char *enemies,
                             bool view)
{
    struct board board;
    struct names ids = {NULL, 0};
    struct mover mover = {.order = NULL};
    int to = 3142;

    day_lay(scene, FRENCH ENEMY "unit fr-b infantry 4 soult 3041\n", enemies);
    board = scene->board;
    if (view)
        board.game = gra_see(scene->game, &scene->module, &scene->options,
                             "france", scene->arena);
    assert_int_equal(gra_zone_is_supposed(&board, COALITION, to), view);
    names_add(scene->arena, &ids, "fr-b");
    assert_true(gra_mover(&board, NULL, &ids, &mover));
    return gra_walk(&mover, &(struct hexes){&to, 1});
}

/* One point has a limited zone, which may be crossed; that is not known. */
static void an_unseen_zone_is_judged_in_play(struct scene *scene)
{
    const struct march march =
        march_by(scene, "unit au-a infantry 1 riesch 3042\n", true);

    assert_int_equal(march.path.count, 2);
    assert_non_null(march.hangs_on);
}

static void a_weak_zone_is_crossed(struct scene *scene)
{
    const struct march march =
        march_by(scene, "unit au-a infantry 1 riesch 3042\n", false);

    assert_int_equal(march.path.count, 2);
    assert_null(march.hangs_on);
}

static void a_strong_zone_bars_it(struct scene *scene)
{
    const struct march march =
        march_by(scene, "unit au-a infantry 4 riesch 3042\n", false);

    assert_int_equal(march.path.count, 1);
}

/* Cavalry is seen among others, and play knows how much; of foot alone a view
 * knows that there is none. */
static void who_may_be_skirmished(struct scene *scene)
{
    struct board view;

    day_lay(scene,
            FRENCH ENEMY "unit au-a infantry 1 riesch 3042\n"
                         "unit au-c light-cavalry 1 riesch 3042\n"
                         "unit au-b infantry 1 riesch 2942\n",
            "");
    view = scene->board;
    view.game = gra_see(scene->game, &scene->module, &scene->options, "france",
                        scene->arena);
    assert_null(gra_no_target(&view, FRANCE, 3042));
    assert_non_null(gra_no_target(&view, FRANCE, 2942));
}

/* Soult's horse may skirmish whom it sees; of two towns the one beside him is
 * listed first. */
static void what_a_sheet_lists(struct scene *scene)
{
    struct choices rides = {.arena = scene->arena};
    struct choices marches = {.arena = scene->arena};
    struct seat seat = {.side = "france", .step = "4", .certain = true};
    const struct skirmish_order *ride;
    const struct march_order *march;

    day_lay(scene,
            FRENCH ENEMY "unit fr-c light-cavalry 3 soult\n"
                         "unit au-c light-cavalry 2 riesch 3042\n",
            "town 3038 france\ntown 3041 france\norder soult move\n");
    seat.board = scene->board;
    seat.game = gra_see(scene->game, &scene->module, &scene->options, "france",
                        scene->arena);
    gra_choose_skirmishes(&seat, &rides);
    gra_choose_marches(&seat, &marches);
    assert_int_equal(rides.count, 1);
    ride = rides.items[0].details;
    march = marches.items[0].details;
    assert_int_equal(ride->target, 3042);
    assert_int_equal(march->path.items[0], 3041);
}

/* 19.13c what Russians have foraged off the map is theirs to know; who holds
 * the garrison knows his stores. */
static void secrets_of_places(struct scene *scene)
{
    struct game *french, *allied;

    day_lay(scene,
            FRENCH ENEMY "town 4640 coalition\n"
                         "fortress 4540 coalition minor 6 2 2\n",
            "depleted 4640 1\nforaged 4640 1\nhidden 4640 1\ninside "
            "au-z\nstores 4540 2\n");
    french = gra_see(scene->game, &scene->module, &scene->options, "france",
                     scene->arena);
    allied = gra_see(scene->game, &scene->module, &scene->options, "coalition",
                     scene->arena);
    assert_int_equal(french->held[0].depleted, 0);
    assert_int_equal(french->held[0].foraged, 0);
    assert_int_equal(french->held[0].hidden, 0);
    assert_int_equal(allied->held[0].depleted, 1);
    assert_int_equal(allied->held[0].hidden, 1);
    assert_int_equal(french->forts[0].stores, 0);
    assert_int_equal(allied->forts[0].stores, 2);
}

/* Of an enemy that is seen nothing is known but where he stands. */
static void nothing_of_an_enemy(struct scene *scene)
{
    struct game *seen;
    const char *text;

    day_lay(scene,
            FRENCH ENEMY "leader werneck austria corps 2 0 0 3042 mack\n"
                         "unit au-a infantry 4 werneck\n",
            "order werneck move double\nunsupplied au-a\nwear werneck 77\n"
            "points werneck 3\n");
    seen = gra_see(scene->game, &scene->module, &scene->options, "france",
                   scene->arena);
    text = written(scene, seen);
    assert_null(strstr(text, "double"));
    assert_null(strstr(text, "\"77\""));
    assert_null(strstr(text, "unsupplied"));
    assert_null(strstr(text, "sp=\"4\""));
}

/* One that was taken is the enemy's in the view, too, wherever it may be: else
 * the view would hide a French train from France. */
static void whose_a_captured_train_is(struct scene *scene)
{
    const struct unit *seen;
    struct board view;

    day_lay(scene, FRENCH ENEMY "unit fr-t supply-train 0 soult 4440\n", "");
    view = scene->board;
    gra_take_over(&scene->play, scene_unit(scene, "fr-t"),
                  gra_nation(&scene->module, "austria"));
    view.game = gra_see(scene->game, &scene->module, &scene->options, "france",
                        scene->arena);
    seen = gra_unit(&view, "fr-t");
    assert_int_equal(seen->state, UNIT_UNSEEN);
    assert_string_equal(seen->nation, "austria");
}

static const struct scene_row others[] = {
    {"base.hidden rules find somebody", rules_find_somebody},
    {"19.13c hidden forage, and stores", secrets_of_places},
    {"base.hidden nothing of an enemy but his place", nothing_of_an_enemy},
    {"base.hidden whose a captured train is", whose_a_captured_train_is},
    {"base.zoc of an unseen force play judges",
     an_unseen_zone_is_judged_in_play},
    {"base.zoc from a limited zone to another", a_weak_zone_is_crossed},
    {"base.zoc not from a normal one to another", a_strong_zone_bars_it},
    {"base.hidden who may be skirmished", who_may_be_skirmished},
    {"base.hidden what a sheet lists", what_a_sheet_lists},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, is_seen),
                                   TABLE(others, scene_map_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
