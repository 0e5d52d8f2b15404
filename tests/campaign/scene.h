/* What the tests of campaign share: an arena with a report, and the keys of
 * tests/keys. */
#ifndef BERTHIER_TESTS_CAMPAIGN_SCENE_H
#define BERTHIER_TESTS_CAMPAIGN_SCENE_H

#include "campaign/documents/documents.h"
#include "campaign/open/signed.h"
#include "campaign/people/begin.h"
#include "core/arena.h"
#include "core/buffer.h"
#include "core/report.h"
#include "core/trust_rules.h"
#include "io/files.h"
#include "io/xml.h"
#include "tests/support/test.h"

#define A "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
#define B "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
#define C "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc"

#define PROOF A A "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
/* A dice key of tests/trust/worthless_dice_keys.h, and its proof for id anna
 * and signing key MIIB. */
#define DICE                                                                   \
    "03bc49ba56cf1e22231f2526ba1c608b91591bc89686f98f78896a3f68a5e6adcc"
#define OWNED                                                                  \
    "029ab7c6a573756e723ac20671ccc122065f8cc2d4b3cf1fa17760943d1eb05cd1"       \
    "85acceade2b230a4043f281d6507b236afa4bf1373ff6554fd63444f844eb63056"       \
    "229e11e23f03e8e58c183ae90a4afa"

struct scene {
    struct arena *arena;
    struct report *report;
};

static inline struct scene scene_new(void)
{
    struct scene scene = {.arena = arena_new()};

    scene.report = report_new(scene.arena);
    return scene;
}

static inline const char *key_path(const struct scene *scene, const char *who,
                                   const char *suffix)
{
    const char *top = getenv("srcdir");

    return arena_text(scene->arena, "%s/tests/keys/%s.%s", top ? top : ".", who,
                      suffix);
}

static inline struct signing_key *signing_key_of(const struct scene *scene,
                                                 const char *who)
{
    const char *path = key_path(scene, who, "key");
    struct signing_key *key;
    struct bytes pem;

    assert_true(file_read(&pem, path, 65536, scene->arena, scene->report));
    key = signing_key_read(path, pem.data, pem.length, NULL, scene->report);
    assert_non_null(key);
    return key;
}

static inline struct dice_key *dice_key_of(const struct scene *scene,
                                           const char *who)
{
    const char *path = key_path(scene, who, "dice");
    struct dice_key *key;
    struct bytes pem;

    assert_true(file_read(&pem, path, 65536, scene->arena, scene->report));
    key = dice_key_read(path, pem.data, pem.length, NULL, scene->report);
    assert_non_null(key);
    return key;
}

static inline struct signing_public *public_of(const struct scene *scene,
                                               const char *who)
{
    struct signing_key *key = signing_key_of(scene, who);
    struct signing_public *half =
        signing_public_read(signing_public_base64(key, scene->arena));

    signing_key_release(key);
    assert_non_null(half);
    return half;
}

/* A test of its own, without a table. */
struct single {
    const char *name;
    void (*test)(void);
};

static inline void run_single(void **state)
{
    const struct single *single = *state;

    single->test();
}

static inline struct xml_file *open_text(struct scene *scene, const char *text)
{
    struct xml_file *file = xml_open("x.xml", text, strlen(text), XML_SIGNED,
                                     scene->arena, scene->report);

    assert_non_null(file);
    return file;
}

#endif
