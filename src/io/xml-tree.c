/* From the parser's events to our tree: libxml2 makes none of its own. What
 * has no place in a plain file is refused on the way. */
#include "io/xml-file.h"

#include "core/arena.h"
#include "core/names.h"

#include <stdlib.h>
#include <string.h>

#define DSIG "http://www.w3.org/2000/09/xmldsig#"

enum { CACHE_SIZE = 256, VALUES_KEPT = 4096, SHORT_VALUE = 16 };

/* An element that is still open. */
struct open_element {
    struct element *element;
    struct element *last; /* of its children so far */
    struct buffer text;   /* all text among them */
    const xmlChar *uri;   /* the parser's */
};

struct xml_tree {
    struct xml_file *file;
    struct xml_canonical canonical;
    struct report *findings; /* told when the file has proved well-formed */
    size_t refusals;

    struct open_element open[XML_DEPTH_LIMIT];
    size_t depth;
    size_t skipped;  /* open elements of a part that is refused as a whole */
    size_t text_run; /* bytes of text since the last tag */

    /* The Signature is judged when it is known whether anything follows. */
    long signature_line; /* 0: none that might be the last child */
    size_t inside;       /* its open elements, itself included */
    struct report *signature_findings;

    /* Names repeat: one copy of each. The cache knows the parser's own copy by
     * its address, the index by its letters. */
    struct arena *own;
    struct index *names;
    struct cached {
        const char *name;
        const char *copy;
    } cache[CACHE_SIZE];
    /* So do short values, most of them: the last of each hash. */
    const char *values[VALUES_KEPT];
};

struct xml_tree *xml_tree_new(struct xml_file *file)
{
    struct arena *own = arena_new();
    struct xml_tree *tree = ARENA_NEW(own, struct xml_tree);

    tree->own = own;
    tree->file = file;
    tree->canonical.file = file;
    /* Nobody asks how a draft is spelt. */
    tree->canonical.different = file->strictness == XML_DRAFT;
    tree->findings = report_new(file->arenas.words);
    tree->names = index_new(own);
    for (size_t i = 0; i < XML_DEPTH_LIMIT; i++)
        buffer_init(&tree->open[i].text);
    return tree;
}

void xml_tree_free(struct xml_tree *tree)
{
    for (size_t i = 0; i < XML_DEPTH_LIMIT; i++)
        buffer_release(&tree->open[i].text);
    arena_free(tree->own);
}

static void refuse_at(struct xml_tree *tree, long line, const struct rule *rule,
                      const char *words)
{
    const struct place place = {tree->file->name, line};
    struct report *findings =
        tree->inside ? tree->signature_findings : tree->findings;

    if (tree->refusals >= XML_FINDING_LIMIT ||
        !refuse(findings, &place, rule, "%s", words))
        tree->refusals++;
}

static bool in_dsig(const struct xml_tag *tag)
{
    return xmlStrEqual(tag->uri, BAD_CAST DSIG);
}

static bool is_signature(const struct xml_tag *tag)
{
    return in_dsig(tag) && strcmp(tag->name, "Signature") == 0;
}

static bool has_prefixed_attribute(const struct xml_tag *tag)
{
    for (int i = 0; i < tag->attribute_count; i++) {
        if (tag->attributes[TAG_PARTS * i + TAG_URI])
            return true;
    }
    return false;
}

static void refuse_moved(struct xml_tree *tree, long line)
{
    refuse_at(tree, line, TRUST(signature_moved),
              "the Signature is not the last child of the root");
}

/* Something stands behind what might have been the Signature. What was found
 * in it counts no more. */
static void follow_signature(struct xml_tree *tree)
{
    long line = tree->signature_line;

    if (line == 0 || tree->inside || tree->depth != 1)
        return;
    tree->signature_line = 0;
    refuse_moved(tree, line);
}

/* Said once, where it begins: children inherit it. */
static bool enters_namespace(const struct xml_tree *tree,
                             const struct xml_tag *tag)
{
    const xmlChar *around =
        tree->depth > 0 ? tree->open[tree->depth - 1].uri : NULL;

    return tag->namespaces > 0 || has_prefixed_attribute(tag) ||
           (tag->uri && !xmlStrEqual(tag->uri, around));
}

static void open_signature(struct xml_tree *tree, const struct xml_tag *tag,
                           long line)
{
    if (tree->depth != 1) {
        refuse_moved(tree, line);
        tree->skipped = 1;
        return;
    }
    tree->signature_line = line;
    tree->signature_findings = report_new(tree->file->arenas.words);
    tree->inside = 1;
    if (tag->prefix || has_prefixed_attribute(tag))
        refuse_at(tree, line, TRUST(signature_form),
                  "the Signature is written with a prefix");
    xml_canonical_open(&tree->canonical, tag, DSIG);
}

static void open_inside(struct xml_tree *tree, const struct xml_tag *tag,
                        long line)
{
    if (is_signature(tag))
        refuse_moved(tree, line);
    else if (!in_dsig(tag) || tag->namespaces > 0 ||
             has_prefixed_attribute(tag))
        refuse_at(tree, line, TRUST(signature_form),
                  "the Signature has a part in another namespace");
    if (tree->depth + tree->inside == XML_DEPTH_LIMIT) {
        refuse_at(tree, line, TRUST(too_deep), "nests too deeply");
        tree->skipped = 1;
        return;
    }
    tree->inside++;
    xml_canonical_open(&tree->canonical, tag, NULL);
}

static const char *copy_name(struct xml_tree *tree, const char *name)
{
    struct cached *slot = &tree->cache[(uintptr_t)name / 2 % CACHE_SIZE];

    if (slot->name == name)
        return slot->copy;
    slot->name = name;
    slot->copy = index_find(tree->names, name);
    if (slot->copy)
        return slot->copy;
    slot->copy = arena_string(tree->file->arenas.words, name, strlen(name));
    index_add(tree->names, slot->copy, slot->copy);
    return slot->copy;
}

/* An ampersand is the one character that the parser gives as "&#38;". */
static const char *new_value(struct arena *arena, const char *value,
                             size_t length)
{
    char *copy = arena_string(arena, value, length);
    size_t to = 0;

    if (!memchr(copy, '&', length))
        return copy;
    for (size_t from = 0; from < length; to++) {
        copy[to] = copy[from];
        from += copy[from] == '&' ? strlen("&#38;") : 1;
    }
    copy[to] = '\0';
    return copy;
}

static const char *copy_value(struct xml_tree *tree, const char *value,
                              const char *end)
{
    const size_t length = (size_t)(end - value);
    const char **kept;
    size_t hash = length;

    if (length > SHORT_VALUE || memchr(value, '&', length))
        return new_value(tree->file->arenas.words, value, length);
    for (size_t i = 0; i < length; i++)
        hash = hash * 31 + (unsigned char)value[i];
    kept = &tree->values[hash % VALUES_KEPT];
    if (!*kept || strncmp(*kept, value, length) != 0 || (*kept)[length])
        *kept = new_value(tree->file->arenas.words, value, length);
    return *kept;
}

static void copy_attributes(struct xml_tree *tree, struct element *element,
                            const struct xml_tag *tag)
{
    const struct xml_arenas *arenas = &tree->file->arenas;
    struct attribute *out;

    if (tag->attribute_count == 0)
        return;
    element->attribute_count = (size_t)tag->attribute_count;
    out = ARENA_ARRAY(arenas->elements, struct attribute,
                      element->attribute_count);
    element->attributes = out;
    for (int i = 0; i < tag->attribute_count; i++, out++) {
        const char *const *parts =
            (const char *const *)tag->attributes + TAG_PARTS * i;

        out->name = copy_name(tree, parts[TAG_NAME]);
        out->value = copy_value(tree, parts[TAG_START], parts[TAG_END]);
    }
}

static void append(struct xml_tree *tree, struct element *element)
{
    struct open_element *parent;

    if (tree->depth == 0) {
        tree->file->root = element;
        return;
    }
    parent = &tree->open[tree->depth - 1];
    if (parent->last)
        parent->last->next = element;
    else
        parent->element->first = element;
    parent->last = element;
}

/* Is what was opened last the part of a file that the ruleset describes? */
static bool holds_free_part(const struct xml_tree *tree)
{
    return tree->depth == 3 && !tree->inside &&
           strcmp(tree->open[1].element->name, "game") == 0;
}

static void open_own(struct xml_tree *tree, const struct xml_tag *tag,
                     long line)
{
    struct element *element;
    struct open_element *open;

    if (tree->depth == XML_DEPTH_LIMIT) {
        refuse_at(tree, line, TRUST(too_deep), "nests too deeply");
        tree->skipped = 1;
        return;
    }
    if (enters_namespace(tree, tag))
        refuse_at(tree, line, FILE_RULE(malformed),
                  "an element is in a namespace");
    element = ARENA_NEW(tree->file->arenas.elements, struct element);
    element->name = copy_name(tree, tag->name);
    element->line = line;
    copy_attributes(tree, element, tag);
    append(tree, element);
    open = &tree->open[tree->depth++];
    open->element = element;
    open->last = NULL;
    open->uri = tag->uri;
    open->text.length = 0;
    xml_canonical_open(&tree->canonical, tag, NULL);
    if (holds_free_part(tree))
        tree->file->free_from = tree->canonical.at;
}

void xml_tree_open(struct xml_tree *tree, const struct xml_tag *tag, long line)
{
    tree->text_run = 0;
    if (tree->skipped) {
        tree->skipped++;
        return;
    }
    follow_signature(tree);
    if (tree->inside)
        open_inside(tree, tag, line);
    else if (is_signature(tag))
        open_signature(tree, tag, line);
    else
        open_own(tree, tag, line);
}

static bool is_blank(const struct buffer *text)
{
    return text->length == 0 || strspn(text->bytes, " \t\n\r") == text->length;
}

void xml_tree_close(struct xml_tree *tree, const char *name)
{
    const struct open_element *open;

    tree->text_run = 0;
    if (tree->skipped) {
        tree->skipped--;
        return;
    }
    if (holds_free_part(tree))
        tree->file->free_to = tree->canonical.at;
    xml_canonical_close(&tree->canonical, name);
    if (tree->inside) {
        tree->inside--;
        return;
    }
    open = &tree->open[--tree->depth];
    if (!is_blank(&open->text))
        open->element->text = arena_string(tree->file->arenas.words,
                                           open->text.bytes, open->text.length);
}

bool xml_tree_text(struct xml_tree *tree, const char *text, size_t length)
{
    tree->text_run += length;
    if (tree->text_run > XML_TEXT_LIMIT)
        return false;
    if (tree->skipped)
        return true;
    if (tree->file->strictness == XML_SIGNED)
        follow_signature(tree);
    xml_canonical_text(&tree->canonical, text, length);
    if (!tree->inside)
        buffer_add(&tree->open[tree->depth - 1].text, text, length);
    return true;
}

void xml_tree_other(struct xml_tree *tree, const struct rule *rule,
                    const char *why, long line)
{
    tree->text_run = 0;
    if (tree->skipped || tree->file->strictness == XML_DRAFT)
        return;
    follow_signature(tree);
    refuse_at(tree, line, rule, why);
}

bool xml_tree_end(struct xml_tree *tree, struct report *report)
{
    struct xml_file *file = tree->file;

    file->has_signature = tree->signature_line > 0;
    report_take(report, tree->findings);
    if (file->has_signature)
        report_take(report, tree->signature_findings);
    if (tree->refusals > 0)
        return false;
    return file->strictness == XML_DRAFT ||
           xml_canonical_end(&tree->canonical, report);
}
