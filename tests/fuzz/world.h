/* The world that the fuzz targets read their inputs in. */
#ifndef BERTHIER_TEST_FUZZ_WORLD_H
#define BERTHIER_TEST_FUZZ_WORLD_H

/* Once, before the first input. */
void world_make(void);

#endif
