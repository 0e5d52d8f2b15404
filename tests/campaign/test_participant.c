/* A participant's file proves whose dice key it holds. */
#include "campaign/documents/documents.h"

#include "tests/campaign/scene.h"

/* A key by which nobody could ever prove anything. */
static const struct point_row {
    const char *name;
    const char *dice;
} point_rows[] = {
    {"no point has that x",
     "03aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},
    {"x is the field's size and five, where 5 is a point's",
     "02ffffffff00000001000000000000000000000001000000000000000000000004"},
    {"another form than compressed",
     "04aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa01"},
    {"infinity",
     "000000000000000000000000000000000000000000000000000000000000000000"},
};

static void point_is_refused(void **state)
{
    const struct point_row *row = *state;
    struct scene scene = scene_new();
    struct xml_file *file = open_text(
        &scene, arena_text(scene.arena,
                           "<participant dice=\"%s\" id=\"anna\" name=\"A\" "
                           "proof=\"" OWNED
                           "\" signing=\"MIIB\" version=\"1\"></participant>",
                           row->dice));
    struct participant person;

    assert_false(participant_read(&person, xml_root(file), "x.xml", scene.arena,
                                  scene.report));
    assert_true(report_names(scene.report, TRUST(dice_key)));
    assert_int_equal(report_findings(scene.report), 1);
    xml_close(file);
    arena_free(scene.arena);
}

/* Whose key it is follows from the key, the id and the signing key alone. */
static const struct owner_row {
    const char *name;
    const char *id;
    const char *signing;
    const char *proof;
    bool is_his;
} owner_rows[] = {
    {"his own", "anna", "MIIB", OWNED, true},
    {"of another id", "bert", "MIIB", OWNED, false},
    {"of another signing key", "anna", "MIIC", OWNED, false},
    {"by another dice key", "anna", "MIIB",
     "0205b61cb68495cc4c6729ac685b81c0caa3f204fffa24064b9ba29ad696e1af20"
     "a04a852648cc984902422b46fa33b6ad96c13208edd670f40cd094363e81a08f01"
     "ca1045edb9d05fb6a121ea5db75501",
     false},
    {"no proof at all", "anna", "MIIB", PROOF, false},
};

static void owner_is_proved(void **state)
{
    const struct owner_row *row = *state;
    struct scene scene = scene_new();
    struct xml_file *file = open_text(
        &scene, arena_text(scene.arena,
                           "<participant dice=\"" DICE
                           "\" id=\"%s\" name=\"A\" proof=\"%s\" "
                           "signing=\"%s\" version=\"1\"></participant>",
                           row->id, row->proof, row->signing));
    struct participant person;

    assert_int_equal(participant_read(&person, xml_root(file), "x.xml",
                                      scene.arena, scene.report),
                     row->is_his);
    assert_int_equal(report_names(scene.report, TRUST(dice_proof)),
                     !row->is_his);
    assert_int_equal(report_findings(scene.report), !row->is_his);
    xml_close(file);
    arena_free(scene.arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(point_rows, point_is_refused),
        TABLE(owner_rows, owner_is_proved),
    };

    xml_start();
    return run_tables(tables, LENGTH(tables));
}
