/* Looking into a read tree. */
#include "core/element.h"

#include <string.h>

struct place element_place(const struct element *element, const char *file)
{
    return (struct place){element->file ? element->file : file, element->line};
}

const char *element_attribute(const struct element *element, const char *name)
{
    for (size_t i = 0; i < element->attribute_count; i++)
        if (strcmp(element->attributes[i].name, name) == 0)
            return element->attributes[i].value;
    return NULL;
}

const struct element *element_child(const struct element *element,
                                    const char *name)
{
    const struct element *child = element->first;

    while (child && strcmp(child->name, name) != 0)
        child = child->next;
    return child;
}

size_t element_children(const struct element *element)
{
    const struct element *child;
    size_t count = 0;

    for (child = element->first; child; child = child->next)
        count++;
    return count;
}
