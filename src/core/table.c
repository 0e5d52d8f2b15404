/* The reader of tab-separated tables. */
#include "core/table.h"

#include "core/arena.h"
#include "core/field-kind.h"

#include <string.h>

/* A table while it is read, line by line. */
struct table {
    const struct record *record;
    enum table_whole whole;
    struct arena *arena;
    struct report *report;
    struct place here;
    const char *next; /* the rest of the text */
    const char *end;
    const char **columns; /* names; what the record calls them */
    size_t column_count;
    struct element *rows;
    size_t row_count;
    bool clean; /* nothing was refused */
};

/* The next line that says something, without its end; NULL at the end. */
static const char *next_line(struct table *table)
{
    while (table->next < table->end) {
        const char *start = table->next;
        const char *stop = memchr(start, '\n', (size_t)(table->end - start));
        size_t length;

        if (!stop)
            stop = table->end;
        table->next = stop < table->end ? stop + 1 : stop;
        table->here.line++;
        length = (size_t)(stop - start);
        if (length > 0 && start[length - 1] == '\r')
            length--;
        if (length > 0 && start[0] != '#')
            return arena_string(table->arena, start, length);
    }
    return NULL;
}

/* Does the line say anything? Its end is not part of it. */
static bool says(const char *line, size_t length)
{
    return length > 0 && *line != '#' && !(length == 1 && *line == '\r');
}

size_t table_count_rows(const struct table_source *source)
{
    const char *next = source->length > 0 ? source->text : "";
    const char *end = next + source->length;
    size_t count = 0;

    while (next < end) {
        const char *stop = memchr(next, '\n', (size_t)(end - next));

        count += says(next, (size_t)((stop ? stop : end) - next));
        next = stop ? stop + 1 : end;
    }
    return count > 0 ? count - 1 : 0;
}

static bool check_count(const struct table_source *source,
                        struct report *report)
{
    const struct place place = {source->file, 0};
    size_t rows = table_count_rows(source);

    if (rows <= TABLE_MOST_ROWS && rows + source->before <= TABLE_MOST_ROWS)
        return true;
    if (source->before == 0 || rows > TABLE_MOST_ROWS)
        return refuse(report, &place, FILE_RULE(too_large),
                      "the table has %zu rows, and at most %d are read", rows,
                      TABLE_MOST_ROWS);
    return refuse(report, &place, FILE_RULE(too_large),
                  "the table has %zu rows, those before it %zu, and at most %d "
                  "are read",
                  rows, source->before, TABLE_MOST_ROWS);
}

static size_t count_cells(const char *line)
{
    size_t count = 1;

    for (; *line; line++)
        count += *line == '\t';
    return count;
}

/* Takes the first cell off a line. */
static const char *take_cell(struct arena *arena, const char **line)
{
    size_t length = strcspn(*line, "\t");
    const char *cell = arena_string(arena, *line, length);

    *line += length + ((*line)[length] == '\t');
    return cell;
}

static void refuse_column(struct table *table, const char *name)
{
    const struct field *field = table->record->fields;
    struct names names = {NULL, 0};

    for (; field && field->name; field++)
        names_add(table->arena, &names, field->name);
    table->clean = refuse(table->report, &table->here,
                          FILE_RULE(unknown_attribute), "%s has no column %s%s",
                          table->record->element, quoted(table->arena, name),
                          suggestion(table->arena, name, &names));
}

static bool has_column(const struct table *table, const char *name)
{
    for (size_t i = 0; i < table->column_count; i++)
        if (strcmp(table->columns[i], name) == 0)
            return true;
    return false;
}

static void read_column(struct table *table, const char *name)
{
    const struct field *field = field_find(table->record->fields, name);

    if (!field) {
        refuse_column(table, name);
        return;
    }
    if (has_column(table, name)) {
        table->clean = refuse(table->report, &table->here, FILE_RULE(duplicate),
                              "column '%s' is there twice", name);
        return;
    }
    /* The field's own spelling: all elements share it. */
    *(const char **)LIST_ADD(table->arena, table->columns,
                             table->column_count) = field->name;
}

static bool needs(const struct table *table, const struct field *field)
{
    if (table->whole == TABLE_PART)
        return (field->flags & FIELD_KEY) != 0;
    return !(field->flags & FIELD_OPTIONAL) &&
           (table->whole == TABLE_WHOLE ||
            strcmp(field->name, "provenance") != 0);
}

static void read_header(struct table *table, const char *line)
{
    const struct field *field = table->record->fields;

    for (size_t left = count_cells(line); left > 0; left--)
        read_column(table, take_cell(table->arena, &line));
    for (; field && field->name; field++) {
        if (!needs(table, field) || has_column(table, field->name))
            continue;
        table->clean =
            refuse(table->report, &table->here, FILE_RULE(missing_attribute),
                   "column '%s' is missing", field->name);
    }
}

static void read_row(struct table *table, const char *line)
{
    size_t count = count_cells(line);
    struct attribute *attributes;
    struct element *row;

    if (count != table->column_count) {
        table->clean = refuse(table->report, &table->here, FILE_RULE(malformed),
                              "the row has %zu columns, the first line %zu",
                              count, table->column_count);
        return;
    }
    attributes = ARENA_ARRAY(table->arena, struct attribute, count);
    row = LIST_ADD(table->arena, table->rows, table->row_count);
    row->name = table->record->element;
    row->line = table->here.line;
    row->attributes = attributes;
    for (size_t i = 0; i < count; i++) {
        const char *cell = take_cell(table->arena, &line);

        if (strcmp(cell, "-") == 0)
            continue;
        attributes[row->attribute_count].name = table->columns[i];
        attributes[row->attribute_count++].value = cell;
    }
}

/* The array no longer moves: now the rows can point to each other. */
static const struct element *chain_rows(const struct table *table)
{
    struct element *parent = ARENA_NEW(table->arena, struct element);

    parent->name =
        table->record->table ? table->record->table : table->record->element;
    parent->line = 1;
    parent->first = table->rows;
    for (size_t i = 1; i < table->row_count; i++)
        table->rows[i - 1].next = &table->rows[i];
    return parent;
}

/* What spreadsheets put before the first column. */
static void skip_mark(struct table *table)
{
    static const char mark[] = "\xEF\xBB\xBF";
    size_t length = sizeof(mark) - 1;

    if ((size_t)(table->end - table->next) >= length &&
        memcmp(table->next, mark, length) == 0)
        table->next += length;
}

static bool read_lines(struct table *table)
{
    const char *line;

    if (memchr(table->next, '\0', (size_t)(table->end - table->next)))
        return refuse(table->report, &table->here, FILE_RULE(unreadable),
                      "the file is no text: it holds a zero byte; save it as "
                      "UTF-8, columns parted by tabs");
    skip_mark(table);
    line = next_line(table);
    if (!line)
        return refuse(table->report, &table->here, FILE_RULE(malformed),
                      "the first line must name the columns");
    read_header(table, line);
    if (!table->clean)
        return false;
    while ((line = next_line(table)))
        read_row(table, line);
    return table->clean;
}

const struct element *
table_read_part(const struct table_source *source, const struct record *record,
                enum table_whole whole, struct names *columns,
                struct arena *arena, struct report *report)
{
    struct table table = {
        .record = record,
        .whole = whole,
        .arena = arena,
        .report = report,
        .here = {source->file, 0},
        .next = source->length > 0 ? source->text : "",
        .clean = true,
    };

    table.end = table.next + source->length;
    if (!check_count(source, report) || !read_lines(&table))
        return NULL;
    for (size_t i = 0; columns && i < table.column_count; i++)
        names_add(arena, columns, table.columns[i]);
    return chain_rows(&table);
}

const struct element *table_read(const struct table_source *source,
                                 const struct record *record,
                                 struct arena *arena, struct report *report)
{
    return table_read_part(source, record, TABLE_WHOLE, NULL, arena, report);
}

bool tables_there(const struct needed_table *needed, const struct place *place,
                  const struct rule *rule, struct report *report)
{
    bool fine = true;

    for (; needed->name; needed++)
        if (needed->rows == 0)
            fine = refuse(report, place, rule, "the chart '%s' is missing",
                          needed->name);
    return fine;
}

void table_wrap(struct record wrap[3], const struct record *record)
{
    memset(wrap, 0, 3 * sizeof(*wrap));
    wrap[0].element = record->table ? record->table : record->element;
    wrap[0].children = &wrap[1];
    wrap[0].place = RECORD_NO_PLACE;
    wrap[1] = *record;
}
