/* Somebody's participant file as keygen writes it today, from keys that are
 * there: reads what stood in it before, writes standard output.
 *
 *   participant KEY DICE <NAME.xml
 *
 * Id, name and the mark of test keys stay; the public halves, the proof and the
 * signature are made anew, and come out the same whenever they are. */
#include "campaign/people/begin.h"
#include "core/arena.h"
#include "core/report.h"
#include "io/files.h"
#include "io/xml.h"
#include "trust/digest.h"
#include "trust/keys.h"

#include <stdio.h>

enum { MOST = 64 * 1024 }; /* bytes of any of these files */

static bool read_former(struct new_participant *out, struct arena *arena,
                        struct report *report)
{
    char *bytes = arena_zeroed(arena, MOST, 1);
    size_t length = fread(bytes, 1, MOST, stdin);
    struct xml_file *file =
        xml_open("standard input", bytes, length, XML_DRAFT, arena, report);
    const struct element *root;

    if (!file)
        return false;
    root = xml_root(file);
    out->id = element_attribute(root, "id");
    out->name = element_attribute(root, "name");
    out->test = element_attribute(root, "test") != NULL;
    xml_close(file);
    return out->id && out->name;
}

static bool make(const char *const paths[2], struct arena *arena,
                 struct report *report)
{
    struct new_participant person = {0};
    struct signing_key *signing = NULL;
    struct dice_key *dice = NULL;
    struct bytes key, scalar;
    struct signed_file file;

    if (!file_read(&key, paths[0], MOST, arena, report) ||
        !file_read(&scalar, paths[1], MOST, arena, report) ||
        !read_former(&person, arena, report))
        return false;
    signing = signing_key_read(paths[0], key.data, key.length, NULL, report);
    dice = dice_key_read(paths[1], scalar.data, scalar.length, NULL, report);
    if (signing && dice) {
        person.signing = signing;
        person.dice = dice;
        participant_make(&file, &person, arena);
        fwrite(file.bytes.data, 1, file.bytes.length, stdout);
    }
    dice_key_release(dice);
    signing_key_release(signing);
    return report_clean(report);
}

int main(int argc, char **argv)
{
    struct arena *arena;
    struct report *report;
    bool good;

    trust_start();
    xml_start();
    arena = arena_new();
    report = report_new(arena);
    good = argc == 3 &&
           make((const char *const[2]){argv[1], argv[2]}, arena, report);
    report_print(report, stderr);
    arena_free(arena);
    xml_stop();
    return good ? 0 : 1;
}
