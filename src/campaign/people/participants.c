/* Participant files: made by keygen, opened by join and verify. */
#include "campaign/people/birth.h"

#include "core/arena.h"

#include <string.h>

void participant_make(struct signed_file *out,
                      const struct new_participant *person, struct arena *arena)
{
    uint8_t point[DICE_PUBLIC_SIZE];
    char dice[2 * DICE_PUBLIC_SIZE + 1];
    const struct participant document = {
        .version = FORMAT_VERSION,
        .id = person->id,
        .name = person->name,
        .signing = signing_public_base64(person->signing, arena),
        .dice = dice,
        .test = person->test,
    };
    struct buffer text;

    dice_public(person->dice, point);
    hex_encode(point, sizeof(point), dice);
    buffer_init(&text);
    participant_write(&text, &document);
    signed_make(out, &text, person->signing, arena);
    buffer_release(&text);
}

bool participant_open(struct signed_file *file, struct participant *out,
                      const char *path, struct arena *arena,
                      struct report *report)
{
    const struct signed_source source = {.kind = DOCUMENT_PARTICIPANT};

    return signed_read(file, path, &source, arena, report) &&
           participant_read(out, file->root, path, arena, report);
}
