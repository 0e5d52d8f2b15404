/* Names that people would take for one another, whatever script they are in. */
#include "io/lookalike.h"

#include "core/arena.h"
#include "core/displayable.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/uspoof.h>

static void icu_must(UErrorCode code)
{
    if (U_SUCCESS(code))
        return;
    fprintf(stderr, "berthier: ICU: %s\n", u_errorName(code));
    abort();
}

/* Each character is the one by which Unicode knows all that look like it. */
static const char *skeleton(const USpoofChecker *checker, const char *name,
                            struct arena *arena)
{
    UErrorCode code = U_ZERO_ERROR;
    int32_t size = uspoof_getSkeletonUTF8(checker, 0, name, -1, NULL, 0, &code);
    char *out;

    if (code != U_BUFFER_OVERFLOW_ERROR)
        icu_must(code);
    code = U_ZERO_ERROR;
    out = arena_zeroed(arena, (size_t)size + 1, 1);
    uspoof_getSkeletonUTF8(checker, 0, name, -1, out, size + 1, &code);
    icu_must(code);
    return folded(out, arena);
}

/* As they are written, since I looks like l and i does not; and in small
 * letters, since case tells nobody apart. */
bool is_lookalike(const char *one, const char *other)
{
    UErrorCode code = U_ZERO_ERROR;
    USpoofChecker *checker = uspoof_open(&code);
    struct arena *arena = arena_new();
    bool alike;

    icu_must(code);
    alike = strcmp(skeleton(checker, one, arena),
                   skeleton(checker, other, arena)) == 0 ||
            strcmp(skeleton(checker, folded(one, arena), arena),
                   skeleton(checker, folded(other, arena), arena)) == 0;
    arena_free(arena);
    uspoof_close(checker);
    return alike;
}
