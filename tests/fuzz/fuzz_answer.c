/* Fuzz target: an answer and the proof in it. */
#include "tests/fuzz/fuzz.h"

#include "campaign/documents/documents.h"
#include "trust/vrf.h"

static bool through(struct buffer *out, const struct element *root,
                    struct fuzz *fuzz)
{
    uint8_t proof[VRF_PROOF_SIZE], beta[VRF_OUTPUT_SIZE];
    struct answer answer;

    if (!answer_read(&answer, root, "input", fuzz->arena, fuzz->report))
        return false;
    if (hex_decode(answer.proof, proof, sizeof(proof)))
        (void)vrf_output(proof, beta);
    answer_write(out, &answer);
    return true;
}

/* The input as a raw public key and a proof of nothing. */
static void check_proof(struct fuzz *fuzz)
{
    uint8_t beta[VRF_OUTPUT_SIZE];
    const uint8_t *bytes = (const uint8_t *)fuzz->bytes.data;

    if (fuzz->bytes.length == DICE_PUBLIC_SIZE + VRF_PROOF_SIZE)
        (void)vrf_verify(bytes, bytes, 0, bytes + DICE_PUBLIC_SIZE, beta);
}

void fuzz_target(struct fuzz *fuzz)
{
    check_proof(fuzz);
    fuzz_document(fuzz, DOCUMENT_ANSWER, through);
}
