/* XML in a test's source becomes a tree of elements, by the library itself:
 * the core must not need io to be tested. */
#ifndef BERTHIER_TESTS_CORE_TREE_H
#define BERTHIER_TESTS_CORE_TREE_H

#include "core/arena.h"
#include "core/element.h"
#include "tests/support/test.h"

#include <libxml/parser.h>
#include <libxml/tree.h>

static inline const char *tree_string(struct arena *arena, const xmlChar *text)
{
    return arena_string(arena, (const char *)text, strlen((const char *)text));
}

static inline struct attribute *
tree_attributes(struct arena *arena, const xmlNode *node, size_t *count)
{
    struct attribute *attributes = NULL;

    for (xmlAttr *attr = node->properties; attr; attr = attr->next) {
        struct attribute *one = LIST_ADD(arena, attributes, *count);
        xmlChar *value = xmlNodeListGetString(node->doc, attr->children, 1);

        one->name = tree_string(arena, attr->name);
        one->value = value ? tree_string(arena, value) : "";
        xmlFree(value);
    }
    return attributes;
}

static inline struct element *tree_element(struct arena *arena,
                                           const xmlNode *node)
{
    struct element *element = ARENA_NEW(arena, struct element);
    const struct element **next = &element->first;

    element->name = tree_string(arena, node->name);
    element->line = xmlGetLineNo(node);
    element->attributes =
        tree_attributes(arena, node, &element->attribute_count);
    for (xmlNode *child = node->children; child; child = child->next) {
        struct element *inner;

        if (child->type == XML_TEXT_NODE && !xmlIsBlankNode(child))
            element->text = tree_string(arena, child->content);
        if (child->type != XML_ELEMENT_NODE)
            continue;
        inner = tree_element(arena, child);
        *next = inner;
        next = &inner->next;
    }
    return element;
}

static inline const struct element *tree_from(struct arena *arena,
                                              const char *xml)
{
    xmlDoc *doc = xmlReadMemory(xml, (int)strlen(xml), "test.xml", NULL,
                                XML_PARSE_NONET | XML_PARSE_HUGE);
    const struct element *root;

    assert_non_null(doc);
    root = tree_element(arena, xmlDocGetRootElement(doc));
    xmlFreeDoc(doc);
    return root;
}

#endif
