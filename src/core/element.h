/* A read file as a tree in the arena: all that the rest of the house sees of
 * XML. Made by io/xml and by the reader of TSV tables. */
#ifndef BERTHIER_CORE_ELEMENT_H
#define BERTHIER_CORE_ELEMENT_H

#include "core/report.h"

#include <stddef.h>

struct attribute {
    const char *name;
    const char *value;
};

/* Elements of white space alone are dropped; text is what stands directly in
 * the element, joined, or NULL. Namespaces do not occur but for the Signature,
 * which io/xml takes away. */
struct element {
    const char *name;
    const char *text;
    const struct attribute *attributes;
    size_t attribute_count;
    const struct element *first; /* child */
    const struct element *next;  /* sibling */
    long line;
    const char *file; /* that it stands in, if its neighbours stand in another
                         one; NULL: in the same */
};

/* Where it stands; file is that of what is read. */
struct place element_place(const struct element *element, const char *file);
/* The attribute's value, or NULL. */
const char *element_attribute(const struct element *element, const char *name);
/* The first child of that name, or NULL. */
const struct element *element_child(const struct element *element,
                                    const char *name);
size_t element_children(const struct element *element);

#endif
