/* The floor: what libxml2, OpenSSL and libgit2 need for the bytes of one
 * entry if each is called once for each file and nothing else is done. */
#include "tests/bench/floor.h"

#include "io/history-store.h"
#include "io/xml.h"
#include "tests/bench/bench.h"
#include "trust/digest.h"

#include <libxml/c14n.h>
#include <libxml/parser.h>
#include <libxml/xmlschemas.h>
#include <openssl/pem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TURN, MODULE, INPUTS = 10 };

/* As campaign.sh makes them. */
static struct floor_input inputs[INPUTS] = {
    [TURN] = {.path = "turn.xml",
              .signer = "umpire",
              .schema = "turn.xsd",
              .is_before = true},
    [MODULE] = {.path = "module.xml"},
    {.path = "roster.xml", .schema = "roster.xsd"},
    {.path = "participants/anna.xml",
     .signer = "anna",
     .schema = "participant.xsd"},
    {.path = "participants/bert.xml",
     .signer = "bert",
     .schema = "participant.xsd"},
    {.path = "participants/umpire.xml",
     .signer = "umpire",
     .schema = "participant.xsd"},
    {.path = "orders/anna.xml", .signer = "anna", .schema = "sheet.xsd"},
    {.path = "orders/bert.xml", .signer = "bert", .schema = "sheet.xsd"},
    {.path = "lock.xml", .signer = "umpire", .schema = "lock.xsd"},
    {.path = "answers/umpire.xml", .schema = "answer.xsd"},
};

void floor_must(bool done, const char *what)
{
    if (done)
        return;
    fprintf(stderr, "bench: %s failed\n", what);
    exit(2);
}

static FILE *open_in(const char *folder, const char *path)
{
    char name[4096];
    FILE *file;

    snprintf(name, sizeof(name), "%s/%s", folder, path);
    file = fopen(name, "rb");
    floor_must(file != NULL, name);
    return file;
}

void floor_read(struct floor_input *input, const char *folder)
{
    FILE *file = open_in(folder, input->path);

    floor_must(fseek(file, 0, SEEK_END) == 0, "fseek");
    input->length = (size_t)ftell(file);
    rewind(file);
    input->bytes = malloc(input->length);
    floor_must(input->bytes &&
                   fread(input->bytes, 1, input->length, file) == input->length,
               input->path);
    fclose(file);
}

static EVP_PKEY *read_public(const char *folder, const char *signer)
{
    char path[64];
    FILE *file;
    EVP_PKEY *key;

    snprintf(path, sizeof(path), "keys/%s.pem", signer);
    file = open_in(folder, path);
    key = PEM_read_PUBKEY(file, NULL, NULL, NULL);
    floor_must(key != NULL, path);
    fclose(file);
    return key;
}

static xmlSchema *compile(const char *name)
{
    xmlSchemaParserCtxt *parser = xmlSchemaNewParserCtxt(name);
    xmlSchema *schema = xmlSchemaParse(parser);

    floor_must(schema != NULL, name);
    xmlSchemaFreeParserCtxt(parser);
    return schema;
}

void floor_prepare(struct floor_input *input, const char *folder)
{
    if (input->schema)
        input->compiled = compile(input->schema);
    if (input->signer)
        input->key = read_public(folder, input->signer);
}

/* Nothing of this is timed: files in memory, schemas compiled. */
static void prepare(const char *before, const char *after)
{
    for (size_t i = 0; i < INPUTS; i++) {
        struct floor_input *input = &inputs[i];

        floor_read(input, input->is_before ? before : after);
        floor_prepare(input, after);
    }
}

xmlDoc *floor_parse(const char *bytes, size_t length)
{
    xmlDoc *document = xmlReadMemory(bytes, (int)length, NULL, NULL,
                                     XML_PARSE_NONET | XML_PARSE_COMPACT |
                                         XML_PARSE_BIG_LINES);

    floor_must(document != NULL, "xmlReadMemory");
    return document;
}

void floor_validate(const struct floor_input *input)
{
    xmlSchemaValidCtxt *context;

    if (!input->schema)
        return;
    context = xmlSchemaNewValidCtxt(input->compiled);
    floor_must(xmlSchemaValidateDoc(context, input->document) == 0,
               "xmlSchemaValidateDoc");
    xmlSchemaFreeValidCtxt(context);
}

static int digest_next(void *context, const char *bytes, int length)
{
    return EVP_DigestUpdate(context, bytes, (size_t)length) == 1 ? length : -1;
}

/* SHA-256 of the exclusive C14N, without a copy of it. */
static void digest_canonical(xmlDoc *document, unsigned char out[32])
{
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    xmlOutputBuffer *buffer =
        xmlOutputBufferCreateIO(digest_next, NULL, context, NULL);

    floor_must(EVP_DigestInit_ex(context, EVP_sha256(), NULL) == 1, "SHA-256");
    floor_must(xmlC14NExecute(document, NULL, NULL, XML_C14N_EXCLUSIVE_1_0,
                              NULL, 0, buffer) >= 0 &&
                   xmlOutputBufferClose(buffer) >= 0,
               "xmlC14NExecute");
    floor_must(EVP_DigestFinal_ex(context, out, NULL) == 1, "SHA-256");
    EVP_MD_CTX_free(context);
}

static xmlNode *child_named(const xmlNode *parent, const char *name)
{
    xmlNode *child = parent->children;

    while (child && !xmlStrEqual(child->name, BAD_CAST name))
        child = child->next;
    floor_must(child != NULL, name);
    return child;
}

/* The text of an element in base64, taken apart. */
static void decode(const xmlNode *element, unsigned char *out)
{
    const char *text = (const char *)element->children->content;

    floor_must(EVP_DecodeBlock(out, (const unsigned char *)text,
                               (int)strlen(text)) > 0,
               "base64");
}

/* The canonical bytes of a signature's SignedInfo; to be freed. */
static xmlChar *signed_info(const xmlNode *signature, size_t *length)
{
    xmlDoc *alone = xmlNewDoc(NULL);
    xmlChar *bytes = NULL;
    int size;

    xmlDocSetRootElement(
        alone, xmlDocCopyNode(child_named(signature, "SignedInfo"), alone, 1));
    size = xmlC14NDocDumpMemory(alone, NULL, XML_C14N_EXCLUSIVE_1_0, NULL, 0,
                                &bytes);
    floor_must(size > 0, "xmlC14NDocDumpMemory");
    xmlFreeDoc(alone);
    *length = (size_t)size;
    return bytes;
}

static void check_signature(const struct floor_input *input,
                            const unsigned char digest[32])
{
    const xmlNode *info = child_named(input->signature, "SignedInfo");
    unsigned char named[36], value[FLOOR_SIGNATURE + 3];
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    size_t length;
    xmlChar *bytes = signed_info(input->signature, &length);

    decode(child_named(child_named(info, "Reference"), "DigestValue"), named);
    decode(child_named(input->signature, "SignatureValue"), value);
    floor_must(memcmp(named, digest, 32) == 0, "the digest");
    floor_must(EVP_DigestVerifyInit(context, NULL, EVP_sha256(), NULL,
                                    input->key) == 1 &&
                   EVP_DigestVerify(context, value, FLOOR_SIGNATURE, bytes,
                                    length) == 1,
               "EVP_DigestVerify");
    EVP_MD_CTX_free(context);
    xmlFree(bytes);
}

void floor_verify(struct floor_input *input)
{
    unsigned char digest[32];

    if (!input->schema) {
        floor_must(EVP_Digest(input->bytes, input->length, digest, NULL,
                              EVP_sha256(), NULL) == 1,
                   "SHA-256");
        return;
    }
    if (input->signer) {
        input->signature =
            xmlGetLastChild(xmlDocGetRootElement(input->document));
        xmlUnlinkNode(input->signature);
    }
    digest_canonical(input->document, digest);
    if (input->signer)
        check_signature(input, digest);
}

void floor_sign(EVP_PKEY *key, const EVP_MD *hash, const void *bytes,
                size_t length, unsigned char out[FLOOR_SIGNATURE])
{
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    size_t size = FLOOR_SIGNATURE;

    floor_must(EVP_DigestSignInit(context, NULL, hash, NULL, key) == 1 &&
                   EVP_DigestSign(context, out, &size, bytes, length) == 1,
               "EVP_DigestSign");
    EVP_MD_CTX_free(context);
}

/* Signs what process has signed, and must come to the same value. */
static void sign(xmlDoc *document, const xmlNode *signature, EVP_PKEY *key)
{
    unsigned char digest[32], value[FLOOR_SIGNATURE];
    unsigned char wanted[FLOOR_SIGNATURE + 3];
    size_t length;
    xmlChar *bytes;

    digest_canonical(document, digest);
    bytes = signed_info(signature, &length);
    floor_sign(key, EVP_sha256(), bytes, length, value);
    decode(child_named(signature, "SignatureValue"), wanted);
    floor_must(memcmp(value, wanted, sizeof(value)) == 0, "the signature");
    xmlFree(bytes);
}

void floor_serialise(xmlDoc *document)
{
    xmlChar *bytes;
    int length;

    xmlDocDumpMemory(document, &bytes, &length);
    floor_must(bytes != NULL, "xmlDocDumpMemory");
    xmlFree(bytes);
}

/* What comes in: every file once. */
static void read_all(void)
{
    int64_t start = bench_now(), parsed, validated;

    for (size_t i = 0; i < INPUTS; i++)
        inputs[i].document = floor_parse(inputs[i].bytes, inputs[i].length);
    parsed = bench_now();
    for (size_t i = 0; i < INPUTS; i++)
        floor_validate(&inputs[i]);
    validated = bench_now();
    for (size_t i = 0; i < INPUTS; i++)
        floor_verify(&inputs[i]);
    bench_note("floor", "parse", parsed - start);
    bench_note("floor", "schema", validated - parsed);
    bench_note("floor", "C14N, verify", bench_now() - validated);
}

/* Microseconds of what goes out. */
struct going {
    int64_t sign;
    int64_t serialise;
};

/* That the tree is parsed is not timed. */
static void write_signed(struct going *going, const char *after,
                         const char *path, EVP_PKEY *key)
{
    struct floor_input file = {.path = path};
    xmlNode *signature;
    int64_t start, is_signed;

    floor_read(&file, after);
    file.document = floor_parse(file.bytes, file.length);
    signature = xmlGetLastChild(xmlDocGetRootElement(file.document));
    xmlUnlinkNode(signature);
    start = bench_now();
    sign(file.document, signature, key);
    is_signed = bench_now();
    floor_serialise(file.document);
    going->sign += is_signed - start;
    going->serialise += bench_now() - is_signed;
}

/* The new turn, and the lock, which the host makes in the same run. */
static void write_all(const char *after, EVP_PKEY *key)
{
    struct going going = {0};

    write_signed(&going, after, "turn.xml", key);
    write_signed(&going, after, "lock.xml", key);
    bench_note("floor", "C14N, sign", going.sign);
    bench_note("floor", "serialise", going.serialise);
}

void floor_start(void)
{
    xml_start();
    trust_start();
    floor_must(history_start(NULL), "libgit2");
}

static EVP_PKEY *read_private(const char *path)
{
    FILE *file = fopen(path, "rb");
    EVP_PKEY *key = file ? PEM_read_PrivateKey(file, NULL, NULL, NULL) : NULL;

    floor_must(key != NULL, path);
    fclose(file);
    return key;
}

int bench_floor(int argc, char **argv)
{
    int64_t start = bench_now();
    EVP_PKEY *key;

    if (argc != 3)
        return 64;
    floor_start();
    key = read_private(argv[2]);
    bench_note("floor", "start", bench_now() - start);
    prepare(argv[0], argv[1]);
    bench_note("size", "turn.xml", (int64_t)inputs[TURN].length);
    bench_note("size", "module.xml", (int64_t)inputs[MODULE].length);
    read_all();
    write_all(argv[1], key);
    floor_commit(argv[0], argv[1], key);
    return 0;
}
