/* The one header of a test: cmocka with the headers it needs before it. */
#ifndef BERTHIER_TEST_H
#define BERTHIER_TEST_H

/* clang-format off */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
/* clang-format on */

#include <stdlib.h>
#include <string.h>

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))

/*
 * A table of rows, each of which becomes one reported test. The first member
 * of a row is its name, by convention the number of the case it plays.
 */
struct table {
    const void *rows;
    size_t size;
    size_t count;
    void (*test)(void **state);
};

/* clang-format off */
#define TABLE(rows, test) {rows, sizeof((rows)[0]), LENGTH(rows), test}
/* clang-format on */

/* Sets up each row: what is cited from now on is cited by it. */
int row_begins(void **state);

/* Runs every row of every table as one group; returns the failures. */
static inline int run_tables(const struct table *tables, size_t count)
{
    struct CMUnitTest tests[1024];
    size_t used = 0;

    memset(tests, 0, sizeof(tests));
    for (size_t i = 0; i < count; i++) {
        for (size_t j = 0; j < tables[i].count; j++) {
            const char *row = (const char *)tables[i].rows + j * tables[i].size;

            if (used == LENGTH(tests))
                return 1;
            memcpy(&tests[used].name, row, sizeof(tests[used].name));
            tests[used].setup_func = row_begins;
            tests[used].test_func = tables[i].test;
            tests[used].initial_state = (void *)(uintptr_t)row;
            used++;
        }
    }
    return _cmocka_run_group_tests("rows", tests, used, NULL, NULL);
}

#endif
