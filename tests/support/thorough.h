/* Whether a test may take its time. */
#ifndef BERTHIER_TESTS_THOROUGH_H
#define BERTHIER_TESTS_THOROUGH_H

#include <stdbool.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define SANITIZED
#endif

/* Does BERTHIER_LONG ask for all there is? */
static inline bool long_run(void)
{
    const char *wanted = getenv("BERTHIER_LONG");

    return wanted && *wanted;
}

/* False under the sanitizers, where a play takes many times as long. What plays
 * one thing some ten thousand times leaves that to the other build; no code is
 * played by it alone. */
static inline bool thorough(void)
{
#ifdef SANITIZED
    return false;
#else
    return true;
#endif
}

#endif
