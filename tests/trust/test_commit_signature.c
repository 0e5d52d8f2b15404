/* Tests of the signatures of commits; git's own opinion is in the script. */
#include "trust/commit_signature.h"

#include "tests/trust/scene.h"

static const char commit[] =
    "tree 4b825dc642cb6eb9a060e54bf8d69288fbee4904\n"
    "author umpire <umpire@berthier.invalid> 1794000000 +0000\n"
    "committer umpire <umpire@berthier.invalid> 1794000000 +0000\n\n"
    "Exchange 4\n";

/* A signed commit with the key that signed it. */
struct scene {
    struct arena *arena;
    struct signing_key *key;
    struct signing_public *public;
    struct buffer armour;
};

static void scene_open(struct scene *scene)
{
    scene->arena = arena_new();
    scene->key = anna(scene->arena);
    scene->public = public_of(scene->key, scene->arena);
    buffer_init(&scene->armour);
    commit_sign(scene->key, commit, strlen(commit), &scene->armour);
}

static void scene_close(struct scene *scene)
{
    buffer_release(&scene->armour);
    signing_public_release(scene->public);
    signing_key_release(scene->key);
    arena_free(scene->arena);
}

static bool good(const struct scene *scene, const char *armour, size_t length)
{
    return commit_verify(scene->public, commit, strlen(commit), armour, length);
}

static void signature_verifies(void)
{
    struct scene scene;
    struct buffer again;

    scene_open(&scene);
    assert_true(good(&scene, scene.armour.bytes, scene.armour.length));
    assert_true(scene.armour.bytes[scene.armour.length - 1] == '-');
    buffer_init(&again);
    commit_sign(scene.key, commit, strlen(commit), &again);
    assert_string_equal(again.bytes, scene.armour.bytes);
    buffer_release(&again);
    scene_close(&scene);
}

static void others_do_not_verify(void)
{
    struct scene scene;
    struct signing_key *other;
    struct signing_public *public;

    scene_open(&scene);
    other = bert(scene.arena);
    public = public_of(other, scene.arena);
    assert_false(commit_verify(public, commit, strlen(commit),
                               scene.armour.bytes, scene.armour.length));
    assert_false(commit_verify(scene.public, commit, strlen(commit) - 1,
                               scene.armour.bytes, scene.armour.length));
    signing_public_release(public);
    signing_key_release(other);
    scene_close(&scene);
}

/* Every byte flipped, left out or doubled is refused. */
static void every_byte_counts(void)
{
    struct scene scene;
    char *spare;
    size_t length;
    int accepted = 0;

    scene_open(&scene);
    length = scene.armour.length;
    spare = arena_zeroed(scene.arena, 1, length + 2);
    for (size_t at = 0; at < length; at++) {
        for (int bit = 0; bit < 8; bit++) {
            memcpy(spare, scene.armour.bytes, length);
            spare[at] = (char)(spare[at] ^ 1 << bit);
            accepted += good(&scene, spare, length);
        }
        memcpy(spare + at, scene.armour.bytes + at + 1, length - at);
        accepted += good(&scene, spare, length - 1);
        memcpy(spare + at, scene.armour.bytes + at, length - at);
        memcpy(spare + at + 1, scene.armour.bytes + at, length - at);
        accepted += good(&scene, spare, length + 1);
    }
    assert_int_equal(accepted, 0);
    scene_close(&scene);
}

/* The commit as git holds it. */
static struct buffer held(const struct scene *scene)
{
    const char *message = strstr(commit, "\n\n") + 1;
    struct buffer out;

    buffer_init(&out);
    buffer_add(&out, commit, (size_t)(message - commit));
    buffer_puts(&out, "gpgsig ");
    for (size_t i = 0; i < scene->armour.length; i++)
        buffer_puts(&out, scene->armour.bytes[i] == '\n'
                              ? "\n "
                              : (char[]){scene->armour.bytes[i], 0});
    buffer_printf(&out, "\n%s", message);
    return out;
}

static void git_holds_it(void)
{
    struct scene scene;
    struct buffer raw;
    int accepted = 0;

    scene_open(&scene);
    raw = held(&scene);
    assert_true(commit_bears(scene.public, raw.bytes, raw.length));
    assert_false(commit_bears(scene.public, commit, strlen(commit)));
    for (size_t length = 0; length < raw.length; length++)
        accepted += commit_bears(scene.public, raw.bytes, length);
    for (size_t at = 0; at < raw.length; at++) {
        raw.bytes[at] ^= 1;
        accepted += commit_bears(scene.public, raw.bytes, raw.length);
        raw.bytes[at] ^= 1;
    }
    assert_int_equal(accepted, 0);
    buffer_release(&raw);
    scene_close(&scene);
}

static const struct refused_row {
    const char *name;
    const char *front;
    const char *back;
} refused_rows[] = {
    {"a line end behind it", "", "\n"},
    {"a blank before it", " ", ""},
    {"nothing but line ends before it", "\n\n", ""},
};

static void armour_is_strict(void **state)
{
    const struct refused_row *row = *state;
    struct scene scene;
    const char *text;

    scene_open(&scene);
    text = arena_text(scene.arena, "%s%s%s", row->front, scene.armour.bytes,
                      row->back);
    assert_false(good(&scene, text, strlen(text)));
    assert_false(good(&scene, "", 0));
    assert_false(good(&scene, scene.armour.bytes, 40));
    scene_close(&scene);
}

static const struct single singles[] = {
    {"our signature verifies, twice the same", signature_verifies},
    {"another key, another commit", others_do_not_verify},
    {"every byte counts", every_byte_counts},
    {"as git holds it, every byte counts", git_holds_it},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(singles, run_single),
        TABLE(refused_rows, armour_is_strict),
    };

    trust_start();
    return run_tables(tables, LENGTH(tables));
}
