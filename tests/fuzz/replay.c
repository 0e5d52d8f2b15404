/* Runs a fuzz target over files and folders of them, for compilers without
 * libFuzzer. Each input must be answered within two seconds of the processor,
 * and all of them with 400 MB. */
#include "tests/fuzz/fuzz.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>

enum { MOST_MILLISECONDS = 2000, MOST_KILOBYTES = 400000 };

#if defined(__SANITIZE_ADDRESS__)
#define CHECKED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CHECKED 1
#endif
#endif
#ifndef CHECKED
#define CHECKED 0
#endif

static long milliseconds(void)
{
    return (long)(clock() / (CLOCKS_PER_SEC / 1000));
}

static void run_bytes(const char *path, const uint8_t *bytes, size_t length)
{
    long start = milliseconds();
    long taken;

    LLVMFuzzerTestOneInput(bytes, length);
    taken = milliseconds() - start;
    if (getenv("FUZZ_TELL"))
        printf("%s: %zu bytes, %ld ms\n", path, length, taken);
    if (CHECKED || taken <= MOST_MILLISECONDS)
        return;
    printf("%s: took %ld ms\n", path, taken);
    exit(1);
}

static int run_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    struct stat found;
    uint8_t *bytes;
    size_t length;

    fuzz_must(file && fstat(fileno(file), &found) == 0, "the input is there");
    length = (size_t)found.st_size;
    bytes = malloc(length + 1);
    fuzz_must(bytes && fread(bytes, 1, length, file) == length,
              "the input can be read");
    fclose(file);
    run_bytes(path, bytes, length);
    free(bytes);
    return 1;
}

static int run_folder(const char *path)
{
    struct dirent **names;
    int count = scandir(path, &names, NULL, alphasort);
    int inputs = 0;

    fuzz_must(count >= 0, "the folder can be listed");
    for (int i = 0; i < count; i++) {
        char file[4096];

        snprintf(file, sizeof(file), "%s/%s", path, names[i]->d_name);
        if (names[i]->d_name[0] != '.')
            inputs += run_file(file);
        free(names[i]);
    }
    free(names);
    return inputs;
}

int main(int count, char **words)
{
    struct rusage used;
    struct stat found;
    int inputs = 0;

    LLVMFuzzerInitialize(&count, &words);
    for (int i = 1; i < count; i++)
        inputs += stat(words[i], &found) == 0 && S_ISDIR(found.st_mode)
                      ? run_folder(words[i])
                      : run_file(words[i]);
    getrusage(RUSAGE_SELF, &used);
    printf("%d inputs, %ld ms, %ld MB\n", inputs, milliseconds(),
           used.ru_maxrss / 1000);
    return inputs == 0 || (!CHECKED && used.ru_maxrss > MOST_KILOBYTES);
}
