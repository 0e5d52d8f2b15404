/* Dice keys for the scripts' tool: they are public and protect nothing. */
#ifndef BERTHIER_TESTS_TRUST_WORTHLESS_DICE_KEYS_H
#define BERTHIER_TESTS_TRUST_WORTHLESS_DICE_KEYS_H

/* clang-format off */
static const char anna_dice_pem[] =
    "-----BEGIN PRIVATE KEY-----\n"
    "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg6y5ovJIwPl4ZUNVO\n"
    "Nk3PX77PXcNQ9HzKDY/gK58i+8+hRANCAAS8SbpWzx4iIx8lJrocYIuRWRvIlob5\n"
    "j3iJaj9opeatzHDeiWl1EgGKL0W68ikLVmzwr7EjoNjBdk7VXHtpwtXF\n"
    "-----END PRIVATE KEY-----\n";

static const char bert_dice_pem[] =
    "-----BEGIN PRIVATE KEY-----\n"
    "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgW6bpGzdReQmvrCcT\n"
    "jy5gh12ib7Tq7xDi5UH16tEuN0KhRANCAAQxSF5tEilNewf+7lNFgf1JCe/InU7s\n"
    "Bufe7T62yX1tikajX/sYDIQv9uiGAbJtM144CetsgmZ8QIxh7d2s7jAe\n"
    "-----END PRIVATE KEY-----\n";
/* clang-format on */

#endif
