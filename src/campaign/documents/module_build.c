/* From a folder of tables to a module. */
#include "campaign/documents/module_build.h"

#include "campaign/documents/documents.h"
#include "core/arena.h"
#include "core/table.h"
#include "io/files.h"
#include "rulesets/ruleset.h"

#include <string.h>

/* A line of setup.tsv. */
struct setting {
    const char *key;
    const char *value;
    const char *provenance;
};

struct settings {
    struct setting *items;
    size_t count;
    const struct element *rows; /* as read, for their lines */
    const char *file;
};

static const struct field setting_fields[] = {
    FIELD(NAME, struct setting, key, "key", FIELD_KEY),
    FIELD(TEXT, struct setting, value, "value", FIELD_REQUIRED),
    FIELD(TEXT, struct setting, provenance, "provenance", FIELD_OPTIONAL),
    {0},
};

static const struct record setting_record = {
    .element = "setting",
    .size = sizeof(struct setting),
    .fields = setting_fields,
    .items = offsetof(struct settings, items),
    .count = offsetof(struct settings, count),
    .table = "setup",
    .place = RECORD_NO_PLACE,
};

/* A module while it is built. */
struct build {
    const char *folder;
    const char *over; /* folder of what is laid over it, or NULL */
    const struct ruleset *ruleset;
    struct module_document *head;
    struct settings settings;
    bool twice;  /* a row of what is laid over it */
    size_t rows; /* of the tables so far */
    struct keys *keys;
    struct arena *arena;
    struct report *report;
};

static const char *table_path(const struct build *build, const char *table)
{
    return arena_text(build->arena, "%s/%s.tsv", build->folder, table);
}

/* Of what is laid over it; NULL: it has no such file. */
static const char *over_path(const struct build *build, const char *table)
{
    const char *path =
        build->over ? arena_text(build->arena, "%s/%s.tsv", build->over, table)
                    : NULL;

    return path && file_exists(path) ? path : NULL;
}

/* The rows of a record's file. */
static const struct element *read_file(struct build *build,
                                       const struct record *record)
{
    const char *path = table_path(build, record->table);
    struct table_source source = {.file = path, .before = build->rows};
    struct bytes bytes;

    if (!file_read(&bytes, path, TABLE_MOST_BYTES, build->arena, build->report))
        return NULL;
    source.text = bytes.data;
    source.length = bytes.length;
    build->rows += table_count_rows(&source);
    return table_read(&source, record, build->arena, build->report);
}

static const struct element *read_rows(struct build *build,
                                       const struct record *record)
{
    const struct element *rows;
    struct overlay overlay = {
        .record = record,
        .path = over_path(build, record->table),
        .arena = build->arena,
        .report = build->report,
    };

    if (!overlay.path)
        return read_file(build, record);
    if (file_exists(table_path(build, record->table))) {
        overlay.rows = read_file(build, record);
        if (!overlay.rows)
            return NULL;
    }
    rows = module_over(&overlay);
    build->twice |= !overlay.good;
    return rows;
}

/* Reads the rows of a record into the parent that it is a child of. */
static bool read_table(struct build *build, const struct record *record,
                       void *parent, const struct element **rows)
{
    const char *path = table_path(build, record->table);
    struct record wrap[3];

    *rows = read_rows(build, record);
    if (!*rows)
        return false;
    table_wrap(wrap, record);
    return record_read(parent, wrap, *rows, path, build->arena,
                       build->report) &&
           keys_collect(build->keys, wrap, *rows, path, build->report);
}

static const struct setting *find_setting(const struct build *build,
                                          const char *key)
{
    return FIND_NAMED(struct setting, build->settings.items,
                      build->settings.count, key, key);
}

static const char *setting_value(const struct build *build, const char *key,
                                 const char *fallback)
{
    const struct setting *setting = find_setting(build, key);

    if (setting)
        return setting->value;
    if (!fallback)
        refuse(build->report, &(struct place){build->settings.file, 0},
               FILE_RULE(missing_attribute), "no line says what '%s' is", key);
    return fallback;
}

/* The envelope, from setup.tsv. */
static bool read_head(struct build *build)
{
    struct module_document *head = build->head;
    struct place place = {build->settings.file, 0};

    head->version = FORMAT_VERSION;
    head->name = setting_value(build, "name", NULL);
    head->ruleset = setting_value(build, "room", NULL);
    if (!head->name || !head->ruleset)
        return false;
    build->ruleset = ruleset_find(head->ruleset);
    if (!build->ruleset)
        return refuse(build->report, &place, FILE_RULE(unknown_reference),
                      "this program has no rule system '%s'", head->ruleset);
    if (!is_name(head->name))
        return refuse(build->report, &place, FILE_RULE(bad_value),
                      "'%s' is no name of a module", head->name);
    head->title = setting_value(build, "title", head->name);
    head->edition = setting_value(build, "edition", build->ruleset->edition);
    if (strcmp(head->edition, build->ruleset->edition) != 0)
        return refuse(build->report, &place, FILE_RULE(version),
                      "edition '%s' is not the one the rule system plays, '%s'",
                      head->edition, build->ruleset->edition);
    return true;
}

/* The ruleset's element without children, with the settings that are its
 * attributes. */
static const struct element *element_of_settings(const struct build *build)
{
    struct element *element = ARENA_NEW(build->arena, struct element);
    const struct record *module = build->ruleset->module;
    struct attribute *attributes = NULL;

    element->name = module->element;
    for (const struct field *field = module->fields; field && field->name;
         field++) {
        const struct setting *setting = find_setting(build, field->name);
        struct attribute *attribute;

        if (!setting)
            continue;
        attribute =
            LIST_ADD(build->arena, attributes, element->attribute_count);
        *attribute = (struct attribute){field->name, setting->value};
    }
    element->attributes = attributes;
    return element;
}

static bool read_data(struct build *build, const struct element **rows)
{
    const struct record *module = build->ruleset->module;
    bool good;

    build->head->data = arena_zeroed(build->arena, 1, module->size);
    good = fields_read(build->head->data, module->fields,
                       element_of_settings(build), build->settings.file,
                       build->arena, build->report);
    for (size_t i = 0; module->children && module->children[i].element; i++) {
        const struct record *child = &module->children[i];

        if (!child->table || (!file_exists(table_path(build, child->table)) &&
                              !over_path(build, child->table)))
            continue;
        good &= read_table(build, child, build->head->data, &rows[i]);
    }
    return good;
}

static bool check_references(const struct build *build,
                             const struct element *const *rows)
{
    const struct record *module = build->ruleset->module;
    struct record wrap[3];
    bool good = true;

    for (size_t i = 0; module->children && module->children[i].element; i++) {
        const struct record *child = &module->children[i];

        if (!rows[i])
            continue;
        table_wrap(wrap, child);
        good &= keys_check(build->keys, wrap, rows[i],
                           table_path(build, child->table), build->report);
    }
    return good;
}

static bool is_table(const struct ruleset *ruleset, const char *name)
{
    for (const struct record *child = ruleset->module->children;
         child && child->element; child++) {
        const char *table = child->table;

        if (table && strncmp(table, name, strlen(table)) == 0 &&
            strcmp(name + strlen(table), ".tsv") == 0)
            return true;
    }
    return strcmp(name, "setup.tsv") == 0;
}

static bool ends_in_tsv(const char *name)
{
    size_t length = strlen(name);

    return length > 4 && strcmp(name + length - 4, ".tsv") == 0;
}

/* A table that nobody reads is worth a word: its name may be misspelt. */
static bool remark_others(const struct build *build)
{
    struct names files;

    if (!folder_list(&files, build->folder, build->arena, build->report))
        return false;
    foreach_name (name, files) {
        const struct place place = {
            arena_text(build->arena, "%s/%s", build->folder, name), 0};

        if (ends_in_tsv(name) && !is_table(build->ruleset, name))
            remark(build->report, &place,
                   "no table of rule system '%s' has this name",
                   build->ruleset->name);
    }
    return true;
}

static struct names table_files(const struct build *build)
{
    struct names names = {0};

    for (const struct record *child = build->ruleset->module->children;
         child && child->element; child++)
        if (child->table)
            names_say(build->arena, &names, "%s.tsv", child->table);
    if (!names_contain(&names, "setup.tsv"))
        names_add(build->arena, &names, "setup.tsv");
    return names;
}

/* Whoever types his own numbers is told of each file of his that counts for
 * nothing. */
static bool check_over(const struct build *build)
{
    const struct names tables = table_files(build);
    const struct place folder = {build->over, 0};
    struct names files;
    size_t taken = 0;
    bool good = true;

    if (!folder_exists(build->over))
        return refuse(build->report, &folder, FILE_RULE(unreadable),
                      "there is no such folder");
    if (!folder_list(&files, build->over, build->arena, build->report))
        return false;
    foreach_name (name, files) {
        const struct place place = {
            arena_text(build->arena, "%s/%s", build->over, name), 0};

        if (names_contain(&tables, name))
            taken++;
        else if (strcmp(name, "module.xml") != 0)
            good = refuse(build->report, &place, FILE_RULE(unknown_reference),
                          "no table of rule system '%s' has this name%s",
                          build->ruleset->name,
                          suggestion(build->arena, name, &tables));
    }
    if (good && taken == 0)
        return refuse(build->report, &folder, FILE_RULE(unreadable),
                      "no table lies here to be laid over '%s'; those of rule "
                      "system '%s' are %s",
                      build->folder, build->ruleset->name,
                      names_text(&tables, ", ", build->arena));
    return good;
}

static size_t count_children(const struct record *record)
{
    size_t count = 0;

    while (record->children && record->children[count].element)
        count++;
    return count;
}

static bool build_module(struct build *build, struct buffer *out)
{
    const struct element **rows;

    build->keys = keys_new(build->arena);
    if (!read_table(build, &setting_record, &build->settings,
                    &build->settings.rows) ||
        !read_head(build) || (build->over && !check_over(build)))
        return false;
    build->keys = keys_new(build->arena);
    rows = ARENA_ARRAY(build->arena, const struct element *,
                       count_children(build->ruleset->module) + 1);
    if (!read_data(build, rows) || !check_references(build, rows) ||
        !remark_others(build) || build->twice)
        return false;
    /* As the tables have it: opening may sort. */
    module_write(out, build->head, build->ruleset);
    return build->ruleset->open_module(build->head->data, build->arena,
                                       build->report);
}

bool module_build_over(struct buffer *out, struct module_document *head,
                       const char *folder, const char *over,
                       struct arena *arena, struct report *report)
{
    struct build build = {.folder = folder,
                          .over = over,
                          .head = head,
                          .arena = arena,
                          .report = report};

    memset(head, 0, sizeof(*head));
    build.settings.file = table_path(&build, "setup");
    return build_module(&build, out);
}

bool module_build(struct buffer *out, struct module_document *head,
                  const char *folder, struct arena *arena,
                  struct report *report)
{
    return module_build_over(out, head, folder, NULL, arena, report);
}
