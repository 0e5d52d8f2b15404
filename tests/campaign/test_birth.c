/* Tests of drafts: who may join, what the preset makes of him, what is against
 * a beginning. The ruleset is the toy. */
#include "campaign/people/begin.h"

#include "campaign/documents/module_build.h"
#include "campaign/documents/roster.h"
#include "rulesets/ruleset.h"
#include "tests/campaign/scene.h"

#include <stdio.h>
#include <unistd.h>

/* A folder of its own with the module in it. */
struct cradle {
    struct scene scene;
    const char *folder;
    const char *module;
    const char *draft;
};

static const char *in_folder(const struct cradle *cradle, const char *path)
{
    return arena_text(cradle->scene.arena, "%s/%s", cradle->folder, path);
}

static void write_module(struct cradle *cradle)
{
    const char *top = getenv("srcdir");
    struct module_document head;
    struct buffer made;

    buffer_init(&made);
    assert_true(module_build(
        &made, &head,
        arena_text(cradle->scene.arena, "%s/tests/toy/module", top ? top : "."),
        cradle->scene.arena, cradle->scene.report));
    assert_true(file_write(cradle->module, made.bytes, made.length,
                           cradle->scene.report));
    buffer_release(&made);
}

static void cradle_open(struct cradle *cradle)
{
    char template[] = "/tmp/berthier-birth-XXXXXX";

    cradle->scene = scene_new();
    assert_non_null(mkdtemp(template));
    cradle->folder = arena_text(cradle->scene.arena, "%s", template);
    cradle->module = in_folder(cradle, "module.xml");
    cradle->draft = in_folder(cradle, "draft");
    write_module(cradle);
}

static void cradle_close(struct cradle *cradle)
{
    assert_true(folder_remove(cradle->folder, report_new(cradle->scene.arena)));
    arena_free(cradle->scene.arena);
}

static bool make_draft(struct cradle *cradle, const struct roster *wishes)
{
    struct new_campaign draft = {
        .dir = cradle->draft,
        .module = cradle->module,
        .host = key_path(&cradle->scene, "umpire", "xml"),
        .roster = *wishes,
    };

    return draft_make(&draft, cradle->scene.arena, cradle->scene.report);
}

/* A test campaign of the preset. */
static void draft_of(struct cradle *cradle, enum preset preset)
{
    const struct roster wishes = {.preset = preset, .due = "P7D", .test = true};

    assert_true(make_draft(cradle, &wishes));
}

static struct campaign *open_draft(struct cradle *cradle)
{
    struct campaign *draft = campaign_open_draft(
        cradle->draft, cradle->scene.arena, cradle->scene.report);

    assert_non_null(draft);
    return draft;
}

static bool join_file(struct cradle *cradle, const char *path, const char *side)
{
    struct campaign *draft = open_draft(cradle);
    struct joiner joiner = {.path = path};
    bool joined;

    if (side)
        names_add(cradle->scene.arena, &joiner.sides, side);
    joined = draft_join(draft, &joiner);
    campaign_close(draft);
    return joined;
}

static bool join(struct cradle *cradle, const char *who, const char *side)
{
    return join_file(cradle, key_path(&cradle->scene, who, "xml"), side);
}

/* Whose answer goes into the seed, and whether the host may play. */
static const struct preset_row {
    const char *name;
    enum preset preset;
    bool players; /* contribute */
    bool host_plays;
} preset_rows[] = {
    {"umpire", PRESET_UMPIRE, false, false},
    {"duel", PRESET_DUEL, true, false},
    {"table", PRESET_TABLE, true, true},
};

static void preset_gives_offices(void **state)
{
    const struct preset_row *row = *state;
    struct cradle cradle;
    struct campaign *draft;

    cradle_open(&cradle);
    draft_of(&cradle, row->preset);
    assert_true(join(&cradle, "anna", "hedgehogs"));
    draft = open_draft(&cradle);
    assert_int_equal(campaign_member(draft, "anna")->office->contributor,
                     row->players);
    assert_true(campaign_member(draft, "umpire")->office->contributor);
    campaign_close(draft);
    assert_int_equal(join(&cradle, "umpire", "badgers"), row->host_plays);
    assert_int_equal(report_names(cradle.scene.report, TRUST(not_his_office)),
                     !row->host_plays);
    cradle_close(&cradle);
}

/* Anna's keys under another name. */
static const char *twin_of_anna(struct cradle *cradle)
{
    struct scene *scene = &cradle->scene;
    struct signing_key *signing = signing_key_of(scene, "anna");
    struct dice_key *dice = dice_key_of(scene, "mallory");
    const struct new_participant person = {.id = "twin",
                                           .name = "Twin",
                                           .test = true,
                                           .signing = signing,
                                           .dice = dice};
    const char *path = in_folder(cradle, "twin.xml");
    struct signed_file file;

    participant_make(&file, &person, scene->arena);
    assert_true(
        file_write(path, file.bytes.data, file.bytes.length, scene->report));
    signing_key_release(signing);
    dice_key_release(dice);
    return path;
}

static void key_twice_is_refused(void)
{
    struct cradle cradle;

    cradle_open(&cradle);
    draft_of(&cradle, PRESET_DUEL);
    assert_true(join(&cradle, "anna", "hedgehogs"));
    assert_false(join_file(&cradle, twin_of_anna(&cradle), "badgers"));
    assert_true(report_names(cradle.scene.report, TRUST(key_twice)));
    assert_int_equal(report_findings(cradle.scene.report), 1);
    cradle_close(&cradle);
}

static void test_key_is_refused(void)
{
    const struct roster wishes = {.due = "P7D"};
    struct cradle cradle;

    cradle_open(&cradle);
    assert_false(make_draft(&cradle, &wishes));
    assert_true(report_names(cradle.scene.report, TRUST(test_key)));
    assert_false(folder_exists(cradle.draft));
    cradle_close(&cradle);
}

static void join_voids_consents(void)
{
    struct cradle cradle;
    const char *consent;

    cradle_open(&cradle);
    draft_of(&cradle, PRESET_DUEL);
    assert_true(
        folder_make(in_folder(&cradle, "draft/consents"), cradle.scene.report));
    consent = in_folder(&cradle, "draft/consents/roster-umpire.xml");
    assert_true(file_write(consent, "x", 1, cradle.scene.report));
    assert_true(join(&cradle, "anna", "hedgehogs"));
    assert_false(file_exists(consent));
    cradle_close(&cradle);
}

static void every_side_is_commanded(void)
{
    struct cradle cradle;
    struct campaign *draft;

    cradle_open(&cradle);
    draft_of(&cradle, PRESET_DUEL);
    assert_true(join(&cradle, "anna", "hedgehogs"));
    draft = open_draft(&cradle);
    assert_false(draft_check(draft));
    assert_true(report_names(cradle.scene.report, FILE_RULE(missing_element)));
    campaign_close(draft);
    assert_true(join(&cradle, "bert", "badgers"));
    draft = open_draft(&cradle);
    assert_true(draft_check(draft));
    campaign_close(draft);
    cradle_close(&cradle);
}

/* The digest of the rules binds ruleset, edition, revision and module. */
static void rules_bind_the_module(void)
{
    struct cradle cradle;
    struct campaign *draft;
    struct buffer text;
    char digest[DIGEST_TEXT];

    cradle_open(&cradle);
    draft_of(&cradle, PRESET_DUEL);
    draft = open_draft(&cradle);
    buffer_init(&text);
    rules_text(&text, "toy", draft->ruleset->edition, draft->ruleset->revision,
               draft->module_digest);
    sha256_text(text.bytes, text.length, digest);
    assert_string_equal(draft->roster.rules, digest);
    buffer_release(&text);
    campaign_close(draft);
    cradle_close(&cradle);
}

static const struct option_row {
    const char *name;
    struct option_value given;
    const enum file_rule refused; /* FILE_RULE_COUNT: it is good */
} option_rows[] = {
    {"a known option", {.name = "wind", .value = "off"}, FILE_RULE_COUNT},
    {"a misspelt option",
     {.name = "wint", .value = "off"},
     FILE_unknown_reference},
    {"a value that it cannot take",
     {.name = "wind", .value = "stormy"},
     FILE_bad_value},
};

/* The case that the option switches. */
static const struct rule *option_rule(const struct ruleset *ruleset,
                                      const char *name)
{
    const struct option *option = ruleset->options;

    while (strcmp(option->name, name) != 0)
        option++;
    return option->rule;
}

static void option_is_judged(void **state)
{
    const struct option_row *row = *state;
    struct scene scene = scene_new();
    const struct ruleset *ruleset =
        rulesets()[0]; /* and not those of the product */
    const struct place place = {"roster.xml", 0};
    struct option_value given = row->given;
    const struct roster roster = {.options = &given, .options_count = 1};
    struct options options;
    bool good = row->refused == FILE_RULE_COUNT;

    assert_int_equal(options_check(&roster, ruleset, &place, scene.report),
                     good);
    if (good) {
        options_of(&options, &roster, ruleset, scene.arena);
        assert_string_equal(option_value(&options, row->given.name),
                            row->given.value);
        assert_string_equal(option_value(&options, ruleset->options[0].name),
                            ruleset->options[0].values[0]);
    } else {
        assert_true(report_names(scene.report, &file_rules[row->refused]));
        assert_int_equal(
            report_names(scene.report, option_rule(ruleset, "wind")),
            row->refused == FILE_bad_value);
    }
    arena_free(scene.arena);
}

static const struct single singles[] = {
    {"key-twice", key_twice_is_refused},
    {"test-key", test_key_is_refused},
    {"a join voids the consents", join_voids_consents},
    {"every side is commanded", every_side_is_commanded},
    {"the rules bind the module", rules_bind_the_module},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(preset_rows, preset_gives_offices),
        TABLE(option_rows, option_is_judged),
        TABLE(singles, run_single),
    };

    xml_start();
    trust_start();
    return run_tables(tables, LENGTH(tables));
}
