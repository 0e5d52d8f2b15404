/* The floor of an audit: what libxml2, OpenSSL and libgit2 need for all
 * entries if each is called once for each file and thing, and nothing is
 * played. */
#include "tests/bench/floor.h"

#include "core/arena.h"
#include "tests/bench/bench.h"
#include "trust/commit_signature.h"
#include "trust/digest.h"
#include "trust/keys.h"
#include "trust/vrf.h"

#include <git2.h>
#include <libxml/parser.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum line { READ, PARSE, SCHEMA, VERIFY, PROOFS, SERIALISE, HASH, LINES };

static const char *const line_names[LINES] = {
    [READ] = "read objects",   [PARSE] = "parse",   [SCHEMA] = "schema",
    [VERIFY] = "C14N, verify", [PROOFS] = "proofs", [SERIALISE] = "serialise",
    [HASH] = "hash",
};

/* The files of an exchange as history.sh makes them, signed ones first. */
static struct floor_input files[] = {
    {.path = "turn.xml", .signer = "umpire", .schema = "turn.xsd"},
    {.path = "lock.xml", .signer = "umpire", .schema = "lock.xsd"},
    {.path = "orders/anna.xml", .signer = "anna", .schema = "sheet.xsd"},
    {.path = "orders/bert.xml", .signer = "bert", .schema = "sheet.xsd"},
    {.path = "answers/anna.xml", .schema = "answer.xsd"},
    {.path = "answers/bert.xml", .schema = "answer.xsd"},
    {.path = "answers/umpire.xml", .schema = "answer.xsd"},
    {.path = "journal.xml"},
    {.path = "log.txt"},
    {.path = "log.html"},
    {.path = "lock.txt"},
    {.path = "seed.txt"},
};

enum {
    FILES = sizeof(files) / sizeof(files[0]),
    ANSWERS = 4,
    MAIL = 7,
    LOCK_TEXT = 10
};

struct flooring {
    git_repository *repository;
    struct arena *arena;
    struct signing_public *host;
    uint8_t dice[MAIL - ANSWERS][DICE_PUBLIC_SIZE]; /* of those who answer */
    int64_t spent[LINES];
    int64_t mark;
};

static void check(int error, const char *what)
{
    floor_must(error >= 0, what);
}

static void note(struct flooring *flooring, enum line line)
{
    int64_t now = bench_cpu();

    flooring->spent[line] += now - flooring->mark;
    flooring->mark = now;
}

static void read_files(struct flooring *flooring, git_tree *tree)
{
    for (int i = 0; i < FILES; i++) {
        git_tree_entry *entry;
        git_blob *blob;

        check(git_tree_entry_bypath(&entry, tree, files[i].path),
              files[i].path);
        check(git_blob_lookup(&blob, flooring->repository,
                              git_tree_entry_id(entry)),
              files[i].path);
        files[i].length = (size_t)git_blob_rawsize(blob);
        files[i].bytes = malloc(files[i].length + 1);
        floor_must(files[i].bytes != NULL, "memory");
        memcpy(files[i].bytes, git_blob_rawcontent(blob), files[i].length);
        git_blob_free(blob);
        git_tree_entry_free(entry);
    }
}

static void verify_commit(const struct flooring *flooring, const git_oid *id)
{
    git_buf signature = GIT_BUF_INIT, text = GIT_BUF_INIT;
    git_oid oid = *id;

    check(git_commit_extract_signature(&signature, &text, flooring->repository,
                                       &oid, NULL),
          "git_commit_extract_signature");
    floor_must(commit_verify(flooring->host, text.ptr, text.size, signature.ptr,
                             signature.size),
               "the commit's signature");
    git_buf_dispose(&signature);
    git_buf_dispose(&text);
}

/* The attribute of the root as bytes. */
static void hex_attribute(xmlDoc *document, const char *name, uint8_t *out,
                          size_t size)
{
    xmlChar *text = xmlGetProp(xmlDocGetRootElement(document), BAD_CAST name);

    floor_must(text && hex_decode((const char *)text, out, size), name);
    xmlFree(text);
}

static void prove_all(const struct flooring *flooring)
{
    uint8_t lock[DIGEST_SIZE], proof[VRF_PROOF_SIZE], beta[VRF_OUTPUT_SIZE];

    sha256(files[LOCK_TEXT].bytes, files[LOCK_TEXT].length, lock);
    for (int i = ANSWERS; i < MAIL; i++) {
        hex_attribute(files[i].document, "proof", proof, sizeof(proof));
        floor_must(vrf_verify(flooring->dice[i - ANSWERS], lock, sizeof(lock),
                              proof, beta),
                   files[i].path);
    }
}

static void handle(struct flooring *flooring, const git_oid *id)
{
    unsigned char digest[32];

    for (int i = 0; i < MAIL; i++)
        files[i].document = floor_parse(files[i].bytes, files[i].length);
    note(flooring, PARSE);
    for (int i = 0; i < MAIL; i++)
        floor_validate(&files[i]);
    note(flooring, SCHEMA);
    for (int i = 0; i < MAIL; i++)
        floor_verify(&files[i]);
    verify_commit(flooring, id);
    note(flooring, VERIFY);
    prove_all(flooring);
    note(flooring, PROOFS);
    floor_serialise(files[0].document);
    note(flooring, SERIALISE);
    for (int i = MAIL; i < FILES; i++)
        sha256(files[i].bytes, files[i].length, digest);
    note(flooring, HASH);
}

static void drop(void)
{
    for (int i = 0; i < FILES; i++) {
        xmlFreeNode(files[i].signature);
        xmlFreeDoc(files[i].document);
        free(files[i].bytes);
        files[i].signature = NULL;
        files[i].document = NULL;
    }
}

static void one_entry(struct flooring *flooring, const git_oid *id)
{
    git_commit *commit;
    git_tree *tree;

    flooring->mark = bench_cpu();
    check(git_commit_lookup(&commit, flooring->repository, id), "a commit");
    check(git_commit_tree(&tree, commit), "its tree");
    read_files(flooring, tree);
    git_tree_free(tree);
    git_commit_free(commit);
    note(flooring, READ);
    handle(flooring, id);
    drop();
}

/* All exchanges, the head first. */
static size_t walk(struct flooring *flooring)
{
    git_revwalk *walk;
    git_oid id, next;
    size_t count = 0;

    check(git_revwalk_new(&walk, flooring->repository), "a walk");
    check(git_revwalk_push_ref(walk, "refs/heads/main"), "the head");
    check(git_revwalk_next(&id, walk), "the head");
    while (git_revwalk_next(&next, walk) == 0) {
        one_entry(flooring, &id);
        git_oid_cpy(&id, &next);
        count++;
    }
    git_revwalk_free(walk);
    return count;
}

/* What stands in the participants' files. */
static void read_people(struct flooring *flooring, const char *folder)
{
    static const char *const ids[] = {"anna", "bert", "umpire"};

    for (int i = 0; i < MAIL - ANSWERS; i++) {
        struct floor_input file = {
            .path = arena_text(flooring->arena, "participants/%s.xml", ids[i])};
        xmlDoc *document;
        xmlChar *signing;

        floor_read(&file, folder);
        document = floor_parse(file.bytes, file.length);
        hex_attribute(document, "dice", flooring->dice[i], DICE_PUBLIC_SIZE);
        signing =
            xmlGetProp(xmlDocGetRootElement(document), BAD_CAST "signing");
        signing_public_release(flooring->host);
        flooring->host = signing_public_read((const char *)signing);
        xmlFree(signing);
        xmlFreeDoc(document);
        free(file.bytes);
    }
}

int bench_floor_audit(int argc, char **argv)
{
    struct flooring flooring = {0};
    size_t count;

    if (argc != 1)
        return 64;
    floor_start();
    check(git_repository_open(&flooring.repository, argv[0]), argv[0]);
    flooring.arena = arena_new();
    read_people(&flooring, argv[0]);
    for (int i = 0; i < MAIL; i++)
        floor_prepare(&files[i], argv[0]);
    count = walk(&flooring);
    for (int line = 0; line < LINES; line++)
        bench_note("audit-floor", line_names[line], flooring.spent[line]);
    bench_note("audit-floor-count", "exchanges", (int64_t)count);
    signing_public_release(flooring.host);
    arena_free(flooring.arena);
    git_repository_free(flooring.repository);
    return 0;
}
