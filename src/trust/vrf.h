/* ECVRF-P256-SHA256-TAI, RFC 9381 section 5, suite 0x01. */
#ifndef BERTHIER_TRUST_VRF_H
#define BERTHIER_TRUST_VRF_H

#include "trust/keys.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { VRF_PROOF_SIZE = 81, VRF_OUTPUT_SIZE = 32 };

/* RFC 9381 5.1: the proof over alpha. */
void vrf_prove(const struct dice_key *key, const uint8_t *alpha, size_t length,
               uint8_t proof[VRF_PROOF_SIZE]);
/* RFC 9381 5.2: the output beta of a proof; false if it does not decode. */
bool vrf_output(const uint8_t proof[VRF_PROOF_SIZE],
                uint8_t beta[VRF_OUTPUT_SIZE]);
/* RFC 9381 5.3: true, and beta, only if the proof is valid. */
bool vrf_verify(const uint8_t public_key[DICE_PUBLIC_SIZE],
                const uint8_t *alpha, size_t length,
                const uint8_t proof[VRF_PROOF_SIZE],
                uint8_t beta[VRF_OUTPUT_SIZE]);

#endif
