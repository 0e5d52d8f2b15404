/* Fuzz target: the documents that several agree to: void, correction, upgrade,
 * disclosure and end; and an extension, to which nobody need. */
#include "tests/fuzz/fuzz.h"

#include "campaign/documents/agreed.h"
#include "campaign/documents/documents.h"

#include <string.h>

#define THROUGH(type, name)                                                    \
    static bool name##_through(struct buffer *out, const struct element *root, \
                               struct fuzz *fuzz)                              \
    {                                                                          \
        struct type document;                                                  \
                                                                               \
        if (!name##_read(&document, root, "input", fuzz->arena, fuzz->report)) \
            return false;                                                      \
        name##_write(out, &document);                                          \
        return true;                                                           \
    }
THROUGH(void_document, void)
THROUGH(correction, correction)
THROUGH(hidden_document, hidden)
THROUGH(upgrade, upgrade)
THROUGH(end_document, end)
THROUGH(disclose_document, disclose)
THROUGH(extension, extension)

static const struct {
    enum document_kind kind;
    fuzz_through *through;
} documents[] = {
    {DOCUMENT_VOID, void_through},
    {DOCUMENT_CORRECTION, correction_through},
    {DOCUMENT_UPGRADE, upgrade_through},
    {DOCUMENT_END, end_through},
    {DOCUMENT_DISCLOSE, disclose_through},
    {DOCUMENT_HIDDEN, hidden_through},
    {DOCUMENT_EXTENSION, extension_through},
};

void fuzz_target(struct fuzz *fuzz)
{
    for (size_t i = 0; i < sizeof(documents) / sizeof(documents[0]); i++) {
        const char *root = document_forms[documents[i].kind].root;

        if (fuzz->bytes.length > strlen(root) &&
            strncmp(fuzz->bytes.data + 1, root, strlen(root)) == 0)
            fuzz_document(fuzz, documents[i].kind, documents[i].through);
    }
}
