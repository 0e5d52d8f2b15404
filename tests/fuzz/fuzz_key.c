/* Fuzz target: a key file, without a passphrase and with one. */
#include "tests/fuzz/fuzz.h"

static void read_as_both(struct fuzz *fuzz, const char *passphrase)
{
    struct signing_key *key =
        signing_key_read("input", fuzz->bytes.data, fuzz->bytes.length,
                         passphrase, fuzz->report);
    struct dice_key *dice =
        dice_key_read("input", fuzz->bytes.data, fuzz->bytes.length, passphrase,
                      fuzz->report);

    if (key)
        (void)signing_public_base64(key, fuzz->arena);
    signing_key_release(key);
    dice_key_release(dice);
}

void fuzz_target(struct fuzz *fuzz)
{
    read_as_both(fuzz, NULL);
    read_as_both(fuzz, "old orchard");
}
