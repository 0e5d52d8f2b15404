/* What the fuzz targets share. Each target is one file that reads arbitrary
 * bytes as one kind of file that comes by mail. It is linked to libFuzzer, or
 * to replay.c, which runs a corpus once. A target asks, besides not crashing,
 * that what was read and written is read and written alike once more. */
#ifndef BERTHIER_TEST_FUZZ_H
#define BERTHIER_TEST_FUZZ_H

#include "campaign/judge/desk.h"
#include "campaign/open/opening.h"
#include "campaign/open/signed.h"
#include "core/arena.h"
#include "core/buffer.h"
#include "core/report.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One input. */
struct fuzz {
    struct arena *arena;
    struct report *report;
    struct bytes bytes; /* NUL behind them */
};

/* libFuzzer calls them. */
int LLVMFuzzerInitialize(int *count, char ***words);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

/* Each target has this one function. */
void fuzz_target(struct fuzz *fuzz);

/* Ends the program if it is not so. */
void fuzz_must(bool holds, const char *what);
/* DIR/path below the source folder, in the arena. */
const char *fuzz_path(struct arena *arena, const char *path);

/* The root of a file of that kind in the canonical spelling and after its
 * schema, its signature not looked at; NULL if it is none. */
const struct element *fuzz_root(struct fuzz *fuzz, enum document_kind kind);

/*
 * Reads the input as a document of that kind and writes what was read. The
 * written text must be read and written alike again.
 */
typedef bool fuzz_through(struct buffer *out, const struct element *root,
                          struct fuzz *fuzz);
void fuzz_document(struct fuzz *fuzz, enum document_kind kind,
                   fuzz_through *through);

/* The golden module of the toy ruleset, opened; read once. */
const struct module_document *fuzz_module(void);
/* 0: a turn on it; 1: the set-up of the sample Waterloo. Without an arena. */
const struct desk *fuzz_desk(int which);

#endif
