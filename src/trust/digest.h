/* SHA-256 and hexadecimal. */
#ifndef BERTHIER_TRUST_DIGEST_H
#define BERTHIER_TRUST_DIGEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { DIGEST_SIZE = 32, DIGEST_TEXT = 65 };

/* Once at the start of the program: an allocator that aborts. */
void trust_start(void);

void sha256(const void *bytes, size_t length, uint8_t out[DIGEST_SIZE]);
/* As 64 lower-case digits and a NUL. */
void sha256_text(const void *bytes, size_t length, char out[DIGEST_TEXT]);
void hex_encode(const uint8_t *bytes, size_t length, char *out);
/* Strict: lower case, exactly 2 * length digits. */
bool hex_decode(const char *text, uint8_t *out, size_t length);
/* Cryptographic randomness; aborts if there is none. */
void random_bytes(uint8_t *out, size_t length);

/* Texts of the trust ids, cited as [trust wrong-key]. */
#define TRUST_RULES(RULE)                                                      \
    RULE(tampered, "the bytes are those that were signed")                     \
    RULE(wrong_key, "the claimed participant's key made the signature")        \
    RULE(foreign_key, "no key stands in the file")                             \
    RULE(unsigned, "the file is signed")                                       \
    RULE(signature_moved, "the signature is the last child of the root")       \
    RULE(signature_form, "the signature has our one form")                     \
    RULE(object, "the signature carries nothing besides")                      \
    RULE(doctype, "there is no document type")                                 \
    RULE(entity, "there are no entities")                                      \
    RULE(comment, "there are no comments")                                     \
    RULE(processing_instruction, "there are no processing instructions")       \
    RULE(cdata, "there is no CDATA")                                           \
    RULE(not_canonical, "the file is spelt in its one canonical way")          \
    RULE(encoding, "the file is in UTF-8 and says nothing else")               \
    RULE(too_large, "the file stays within its size limit")                    \
    RULE(too_deep, "elements nest within the limit")                           \
    RULE(wrong_game, "the file belongs to this campaign")                      \
    RULE(wrong_exchange, "the file belongs to the open exchange")              \
    RULE(wrong_state, "the file answers the present state")                    \
    RULE(wrong_roster, "the file names the roster in force")                   \
    RULE(too_late, "the file came before the lock")                            \
    RULE(same_sequence, "a sequence number stands for one sheet")              \
    RULE(older_sheet, "a later sheet of his is filed")                         \
    RULE(stranger, "the participant stands in the roster")                     \
    RULE(not_his_side, "he commands the side")                                 \
    RULE(not_his_office, "his office may send such a file")                    \
    RULE(test_key, "test keys play test campaigns alone")                      \
    RULE(my_order, "the lock names my last order")                             \
    RULE(second_lock, "one exchange has one lock")                             \
    RULE(other_lock, "the answer is to the open lock")                         \
    RULE(bad_proof, "the proof verifies")                                      \
    RULE(no_memory, "the memory of former facts is there")                     \
    RULE(rollback, "the history did not lose what I remember")                 \
    RULE(not_head, "the previous state is the head")                           \
    RULE(rewritten, "history is as it was")                                    \
    RULE(foreign_commit, "the host signed the commit")                         \
    RULE(missing_consent, "everybody who must has consented")                  \
    RULE(other_text, "the consent is to this text")                            \
    RULE(wrong_seal, "the sheet is the sealed one")                            \
    RULE(missing_answer, "every contributor has answered")                     \
    RULE(missing_sheet, "everybody who owes a sheet has sent one")             \
    RULE(lock_open, "no lock is open")                                         \
    RULE(no_lock, "a lock is open")                                            \
    RULE(key_twice, "a key belongs to one participant")                        \
    RULE(not_reproduced, "playing again gives the same bytes")

/* clang-format off */
enum trust_rule {
#define NAMED(name, title) TRUST_##name,
    TRUST_RULES(NAMED)
#undef NAMED
    TRUST_RULE_COUNT
};
/* clang-format on */
struct rule;
const struct rule *trust_rule(enum trust_rule which);
/* Cites a demand of the protocol: TRUST(wrong_key). */
#define TRUST(name) (trust_rule(TRUST_##name))

#endif
