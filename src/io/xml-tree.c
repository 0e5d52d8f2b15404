/* From libxml2's tree to ours, in one walk that refuses what has no place in
 * a plain file. */
#include "io/xml-file.h"

#include "core/arena.h"
#include "core/names.h"

#include <string.h>

#define DSIG "http://www.w3.org/2000/09/xmldsig#"

enum { CACHE_SIZE = 256 };

struct walk {
    struct xml_file *file;
    struct report *report;
    size_t refusals;
    const xmlNode *root;
    /* Names repeat: one copy of each. The cache knows the parser's own copy by
     * its address, the index by its letters. */
    struct index *names;
    struct cached {
        const xmlChar *name;
        const char *copy;
    } cache[CACHE_SIZE];
};

static void refuse_node(struct walk *walk, const xmlNode *node,
                        const struct rule *rule, const char *words)
{
    const struct place place = {walk->file->name, xmlGetLineNo(node)};

    if (walk->refusals++ < XML_FINDING_LIMIT)
        refuse(walk->report, &place, rule, "%s", words);
}

/* Comments, processing instructions and CDATA may stand in a draft. */
static void check_other_node(struct walk *walk, const xmlNode *node)
{
    bool draft = walk->file->strictness == XML_DRAFT;

    if (node->type == XML_TEXT_NODE)
        return;
    if (node->type == XML_ENTITY_REF_NODE)
        refuse_node(walk, node, TRUST(entity), "has an entity");
    else if (draft)
        return;
    else if (node->type == XML_COMMENT_NODE)
        refuse_node(walk, node, TRUST(comment), "has a comment");
    else if (node->type == XML_PI_NODE)
        refuse_node(walk, node, TRUST(processing_instruction),
                    "has a processing instruction");
    else if (node->type == XML_CDATA_SECTION_NODE)
        refuse_node(walk, node, TRUST(cdata), "has a CDATA section");
    else
        refuse_node(walk, node, FILE_RULE(malformed),
                    "has something other than elements and text");
}

static bool in_dsig(const xmlNode *node)
{
    return node->ns && xmlStrEqual(node->ns->href, BAD_CAST DSIG);
}

static bool is_signature(const xmlNode *node)
{
    return in_dsig(node) && xmlStrEqual(node->name, BAD_CAST "Signature");
}

static bool has_prefixed_attribute(const xmlNode *node)
{
    for (const xmlAttr *attr = node->properties; attr; attr = attr->next) {
        if (attr->ns)
            return true;
    }
    return false;
}

/* Said once, where it begins: children inherit it. */
static bool enters_namespace(const xmlNode *node)
{
    const xmlNode *parent = node->parent;

    if (node->nsDef || has_prefixed_attribute(node))
        return true;
    return node->ns &&
           (parent->type != XML_ELEMENT_NODE || parent->ns != node->ns);
}

/* Our own elements are in no namespace, and name none. */
static void check_namespaces(struct walk *walk, const xmlNode *node)
{
    if (is_signature(node))
        refuse_node(walk, node, TRUST(signature_moved),
                    "the Signature is not the last child of the root");
    else if (enters_namespace(node))
        refuse_node(walk, node, FILE_RULE(malformed),
                    "an element is in a namespace");
}

static void check_inside_signature(struct walk *walk, const xmlNode *signature,
                                   size_t depth)
{
    const xmlNode *child;

    if (depth > XML_DEPTH_LIMIT) {
        refuse_node(walk, signature, TRUST(too_deep), "nests too deeply");
        return;
    }
    for (child = signature->children; child; child = child->next) {
        if (child->type != XML_ELEMENT_NODE) {
            check_other_node(walk, child);
            continue;
        }
        if (is_signature(child))
            check_namespaces(walk, child);
        else if (!in_dsig(child) || child->nsDef ||
                 has_prefixed_attribute(child))
            refuse_node(walk, child, TRUST(signature_form),
                        "the Signature has a part in another namespace");
        check_inside_signature(walk, child, depth + 1);
    }
}

/* Does nothing follow that counts? In a draft blanks and comments do not. */
static bool is_last(const struct walk *walk, const xmlNode *node)
{
    if (walk->file->strictness == XML_DRAFT)
        return !xmlNextElementSibling((xmlNode *)(uintptr_t)node);
    return !node->next;
}

static void take_signature(struct walk *walk, const xmlNode *node, size_t depth)
{
    if (node->parent != walk->root || !is_last(walk, node)) {
        check_namespaces(walk, node);
        return;
    }
    if (node->ns->prefix || has_prefixed_attribute(node))
        refuse_node(walk, node, TRUST(signature_form),
                    "the Signature is written with a prefix");
    walk->file->has_signature = true;
    check_inside_signature(walk, node, depth + 1);
}

static const char *copy_name(struct walk *walk, const xmlChar *name)
{
    struct cached *slot = &walk->cache[(uintptr_t)name / 2 % CACHE_SIZE];
    const char *letters = (const char *)name;

    if (slot->name == name)
        return slot->copy;
    slot->name = name;
    slot->copy = index_find(walk->names, letters);
    if (slot->copy)
        return slot->copy;
    slot->copy = arena_string(walk->file->arena, letters, strlen(letters));
    index_add(walk->names, slot->copy, slot->copy);
    return slot->copy;
}

static bool is_text(const xmlNode *node)
{
    return node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE;
}

/* All text among siblings, joined: comments and CDATA split it. */
static const char *join_text(struct walk *walk, const xmlNode *first)
{
    struct buffer joined;
    const char *text;

    if (first && !first->next && is_text(first))
        return arena_string(walk->file->arena, (const char *)first->content,
                            strlen((const char *)first->content));
    buffer_init(&joined);
    for (; first; first = first->next) {
        if (is_text(first))
            buffer_puts(&joined, (const char *)first->content);
    }
    text = arena_string(walk->file->arena, joined.bytes, joined.length);
    buffer_release(&joined);
    return text;
}

/* NULL if there is white space alone. */
static const char *text_of(struct walk *walk, const xmlNode *node)
{
    for (const xmlNode *child = node->children; child; child = child->next) {
        if (is_text(child) && !xmlIsBlankNode(child))
            return join_text(walk, node->children);
    }
    return NULL;
}

static void copy_attributes(struct walk *walk, struct element *element,
                            const xmlNode *node)
{
    const xmlAttr *attr;
    struct attribute *out;

    for (attr = node->properties; attr; attr = attr->next)
        element->attribute_count++;
    if (element->attribute_count == 0)
        return;
    out = ARENA_ARRAY(walk->file->arena, struct attribute,
                      element->attribute_count);
    element->attributes = out;
    for (attr = node->properties; attr; attr = attr->next) {
        out->name = copy_name(walk, attr->name);
        out->value = join_text(walk, attr->children);
        out++;
    }
}

static struct element *build(struct walk *walk, const xmlNode *node,
                             size_t depth);

static void build_children(struct walk *walk, struct element *element,
                           const xmlNode *node, size_t depth)
{
    struct element *last = NULL;

    for (const xmlNode *child = node->children; child; child = child->next) {
        struct element *made = NULL;

        if (child->type != XML_ELEMENT_NODE)
            check_other_node(walk, child);
        else if (is_signature(child))
            take_signature(walk, child, depth);
        else
            made = build(walk, child, depth + 1);
        if (!made)
            continue;
        if (last)
            last->next = made;
        else
            element->first = made;
        last = made;
    }
}

static struct element *build(struct walk *walk, const xmlNode *node,
                             size_t depth)
{
    struct element *element;

    if (depth > XML_DEPTH_LIMIT) {
        refuse_node(walk, node, TRUST(too_deep), "nests too deeply");
        return NULL;
    }
    check_namespaces(walk, node);
    element = ARENA_NEW(walk->file->arena, struct element);
    element->name = copy_name(walk, node->name);
    element->line = xmlGetLineNo(node);
    element->text = text_of(walk, node);
    copy_attributes(walk, element, node);
    build_children(walk, element, node, depth);
    return element;
}

bool xml_build(struct xml_file *file, struct report *report)
{
    struct walk walk = {.file = file, .report = report};
    const xmlNode *node = file->document->children;

    walk.root = xmlDocGetRootElement(file->document);
    walk.names = index_new(file->arena);
    for (; node; node = node->next) {
        if (node->type == XML_ELEMENT_NODE && is_signature(node))
            take_signature(&walk, node, 1);
        else if (node->type == XML_ELEMENT_NODE)
            file->root = build(&walk, node, 1);
        else
            check_other_node(&walk, node);
    }
    return walk.refusals == 0;
}
