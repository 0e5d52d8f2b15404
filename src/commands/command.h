/* A command: one row from which its help, its part of the manual page and its
 * options are made, and the function that runs it.
 *
 * main() calls command_main() (command.c). It finds the row by its name, reads
 * words into a struct call, arguments and options, and refuses wrong usage
 * with status 64; it starts libxml2, OpenSSL and libgit2, calls the row's
 * run() and after it the row's next() (next.h), prints findings and trouble
 * from the report, which decide the status before what run() returned, and
 * stops the libraries again.
 *
 * A run() reads its call (call.c, keys.c), opens a campaign,
 * calls one function of campaign/ that does the work, and prints. No rule and
 * no format is known here. Commands lie by who gives them: desk/ what a player
 * does, host/ what a host does with mail and exchanges, people/ begin, roster
 * and all that needs consents, audit/ what proves things again, reference/
 * rules, orders and the manual pages. The list in
 * commands.c is the order of help and of the manual page.
 *
 * A command that changes a campaign opens it for writing and holds its lock
 * for the whole run, most of them by host_session_open() (host_session.c), and
 * finish_last_run() (finish.c) first does what a run left undone that died
 * between its commit and its letters. Whatever a command tells people goes to
 * call->out, and as JSON where an option asks for it (json.c); whatever is to
 * be mailed is laid out by mail/outbox.h after the work is done. */
#ifndef BERTHIER_COMMANDS_COMMAND_H
#define BERTHIER_COMMANDS_COMMAND_H

#include "campaign/open/campaign.h"
#include "core/names.h"
#include "core/report.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct arena;
struct json;
struct signing_key;
struct dice_key;

enum exit_status {
    STATUS_DONE = 0,
    STATUS_FINDINGS = 1, /* in somebody's file */
    STATUS_TROUBLE = 2,  /* of the machine */
    STATUS_WAITING = 3,  /* for somebody: who and for what on the output */
    STATUS_USAGE = 64,
};

/* --name VALUE, --name=VALUE, or a switch. Tables end with {0}. */
struct command_option {
    const char *name;  /* "key" */
    const char *value; /* what it takes, as help prints it; NULL: a switch */
    const char *text;  /* one line */
    bool many;         /* may be given more than once */
};

struct call;

struct command {
    const char *name;
    const char *arguments; /* "DIR FILE..." */
    const char *summary;   /* one line, lower case, no full stop */
    const char *about;     /* a paragraph for the manual page */
    const char *example;   /* "berthier submit waterloo anna-4-1.xml" */
    const struct command_option *options; /* NULL: none */
    struct {
        size_t least, most; /* so many arguments */
        bool dir; /* the first is DIR: in the folder of a campaign it may be
                     left out, and counts as given: folder_here() */
    } takes;
    bool fills_json;    /* --json: one object through call->json, in which the
                           findings stand, too */
    const char *no_dir; /* the option with which there is no DIR, or NULL */
    /* Prints its results on call->out; findings and trouble go into
     * call->report, which is printed afterwards and decides the status before
     * what is returned here does. */
    enum exit_status (*run)(struct call *call);
    /* Says what the user does next (next.h), after a run that has ended well or
     * waits for somebody, and not with --json; NULL: nothing follows. */
    void (*next)(const struct call *call);
};

enum { ANY_NUMBER = 1000000 };

/* One call of a command. */
struct call {
    const struct command *command;
    const char *const *arguments;
    size_t argument_count;
    struct given_option {
        const char *name;
        const char *value;
    } * options; /* in the order given */
    size_t options_count;
    struct arena *arena;
    struct report *report;
    FILE *out;
    struct json *json; /* with --json: the object that run() fills, and prints
                          nothing else; or NULL */
    /* What the run has made, for its next; zeroed before it. */
    struct made_file {
        const char *file;
        const char *who; /* whose it is; NULL: none was made */
        int exchange;
        bool answers;    /* he will be asked for an answer to its lock */
        bool late;       /* a sheet that was signed after the lock */
        const char *due; /* until when it is due, for people; NULL: unknown */
        const char *host_of; /* DIR of the campaign that he hosts; NULL: none */
        bool next_too;       /* say what is next in spite of findings: they are
                                others' to mend */
        struct campaign *stands; /* the campaign as the run leaves it, closed
                                    after next; NULL: it is opened anew */
    } * made;
    bool is_here;  /* DIR was left out: it is "." */
    bool *misused; /* set it, after a word to the user, to end with 64 */
};

/* The value of an option, the last if it was given twice; "" for a switch;
 * NULL if it was not given. */
const char *call_option(const struct call *call, const char *name);
bool call_switch(const struct call *call, const char *name);
/* The i-th value of an option that may be given more than once, or NULL. */
const char *call_each(const struct call *call, const char *name, size_t i);
/* A whole number of at most nine digits; fallback if it was not given.
 * Anything else is refused. */
bool call_number(const struct call *call, const char *name, int fallback,
                 int *out);
/* A time such as --at; now if it was not given. */
bool call_time(const struct call *call, const char *name, int64_t *out);

/* The clock that the host's times are held against: --now, or the real one.
 * Where test keys play (test) it is given, or 0: none is asked; elsewhere it
 * cannot be given. */
bool call_now(const struct call *call, bool test, int64_t *out);

/* A word to the user on how the command is called; false. */
bool call_misused(const struct call *call, const char *why);

/* The rows of the options that several commands share. */
/* clang-format off */
#define OPTION_KEY                                                             \
    {"key", "FILE", "signing key; or in BERTHIER_KEY", false}
#define OPTION_PASSPHRASE                                                      \
    {"passphrase-file", "FILE", "passphrase of the key, its first line", false}
#define OPTION_AT                                                              \
    {"at", "TIME", "time of the entry, 2026-11-28T18:00:00Z (default: now)", false}, \
    OPTION_ACCEPT
#define OPTION_UNTIL                                                           \
    {"until", "TIME", "the document becomes an entry until then, or never", false}
#define OPTION_JSON                                                            \
    {"json", NULL, "one object for other programs, findings included", false}
#define OPTION_NOW                                                             \
    {"now", "TIME", "what the clock says, for test keys alone", false}
#define OPTION_ACCEPT                                                          \
    {"accept", "ID", "go on in spite of the warning that printed ID", true}
/* clang-format on */

/*
 * The keys of --key FILE or BERTHIER_KEY: NAME.key, NAME.dice and NAME.memory
 * stand beside each other. A passphrase is asked for on the terminal when a
 * key has one and no --passphrase-file says it.
 */
struct key_files {
    const char *signing; /* NAME.key */
    const char *dice;
    const char *memory;
    const char *lock; /* NAME.lock.xml: the lock answered last */
};
/* False if no key was named, which is wrong usage. Either suffix may be
 * given. */
bool call_key_files(const struct call *call, struct key_files *out);
struct signing_key *call_signing_key(const struct call *call);
struct dice_key *call_dice_key(const struct call *call);

/* All commands in the order of help, NULL at the end. */
extern const struct command *const commands[];

/* Reads the arguments of main() and runs; the status of the process. */
enum exit_status command_main(int argc, char **argv);

/* Of an encrypted key: the first line of --passphrase-file, else asked for on
 * the terminal. NULL after a refusal. */
const char *passphrase_for(const struct call *call, const char *path);
/* For a key to be made: the same, typed twice; *out NULL if no
 * --passphrase-file was given and the line typed is empty, or nobody sits at a
 * terminal. False after a refusal. */
bool passphrase_new(const struct call *call, const char **out);

/* folder.c: which folder a command is about. */
/* Does a campaign lie in the folder, one that has begun or a draft, its
 * history or the files of a letter? */
bool folder_holds_campaign(struct arena *arena, const char *dir);

/* Puts "." before the arguments where DIR was left out: the folder that one
 * stands in is a campaign, one argument more may stand, and the first one that
 * was given is no campaign's folder. */
void folder_here(struct call *call, struct names *arguments);

/* The campaign of the first argument; NULL after refusals or trouble. */
struct campaign *folder_open(const struct call *call,
                             enum campaign_access access);

/* Is it a side of the campaign's, or NULL? Refused if not. */
bool folder_has_side(const struct call *call, const struct campaign *campaign,
                     const char *side);

/* DIR, of which the campaign was read, if he who has that id hosts it there: it
 * is not the folder of a letter. Else NULL. */
const char *folder_of_host(const struct call *call,
                           const struct campaign *campaign, const char *dir,
                           const char *id);

#endif
