/* The texts that are hashed or proved over: rules, lock, seed, participant.
 * ASCII, LF at every line's end, the last too, so that sha256sum checks them.
 */
#ifndef BERTHIER_TRUST_EXCHANGE_TEXTS_H
#define BERTHIER_TRUST_EXCHANGE_TEXTS_H

#include "core/buffer.h"
#include "core/report.h"
#include "trust/digest.h"
#include "trust/vrf.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;

/* "pbem-rules/1", ruleset, edition, revision, module. */
void rules_text(struct buffer *out, const char *ruleset, const char *edition,
                int revision, const char *module_digest);

/* A lock as data. orders: ids ascending bytewise; value is a digest, "-" for
 * no sheet, or "absent". */
struct lock_text {
    const char *game;
    int step; /* the exchange's number */
    const char *state;
    const char *roster;
    const char *rules;
    struct lock_order {
        const char *id;
        const char *value;
    } * orders;
    size_t order_count;
};

void lock_text_write(struct buffer *out, const struct lock_text *lock);
/* Exactly what lock_text_write() writes, nothing else. Refuses at name
 * [file bad-value]. Strings live in the arena. */
bool lock_text_read(struct lock_text *out, const char *name, const char *text,
                    struct arena *arena, struct report *report);

/* "pbem-seed/1": every contributor's beta, ids ascending. */
struct seed_part {
    const char *id;
    uint8_t beta[VRF_OUTPUT_SIZE];
};
void seed_text(struct buffer *out, const char *lock_digest,
               const struct seed_part *parts, size_t count);

/* "pbem-participant/1", id and signing key as the participant's file has them:
 * what a dice key proves over, so that nobody but its owner can register it,
 * and he for himself alone. No L is as long, so that no answer comes of it. */
void participant_text(struct buffer *out, const char *id, const char *signing);

/* The bytes of a roll: HMAC-SHA256(seed, "pbem-roll/1\n" label "\n" block
 * "\n"). context is the 32-byte seed; fits struct dice_source. */
void roll_block(const void *seed, const char *label, unsigned block,
                uint8_t out[32]);

#endif
