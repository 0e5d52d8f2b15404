/* A long history, made in one process: what the commands do one after the
 * other, a thousand times. */
#include "io/history.h"
#include "campaign/exchange/answer.h"
#include "campaign/exchange/lock.h"
#include "campaign/exchange/process.h"
#include "campaign/open/signed.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "io/xml.h"
#include "tests/bench/bench.h"
#include "tests/bench/floor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLAYERS = 2, BEGUN = 1767225600, DAY = 86400 };

static const char *const players[PLAYERS] = {"anna", "bert"};

/* Keys, and what each player orders in odd and in even exchanges. */
struct making {
    struct arena *arena;
    const char *folder;
    struct signing_key *host;
    struct dice_key *host_dice;
    struct signing_key *keys[PLAYERS];
    struct dice_key *dice[PLAYERS];
    struct bytes orders[PLAYERS][2];
};

static struct bytes read_file(const struct making *making, const char *name)
{
    struct report *report = report_new(making->arena);
    struct bytes bytes;

    floor_must(
        file_read(&bytes,
                  arena_text(making->arena, "%s/%s", making->folder, name),
                  XML_MAIL_LIMIT, making->arena, report),
        name);
    return bytes;
}

static struct signing_key *read_key(const struct making *making, const char *id)
{
    const struct bytes pem =
        read_file(making, arena_text(making->arena, "%s.key", id));

    return signing_key_read(id, pem.data, pem.length, NULL,
                            report_new(making->arena));
}

static struct dice_key *read_dice(const struct making *making, const char *id)
{
    const struct bytes pem =
        read_file(making, arena_text(making->arena, "%s.dice", id));

    return dice_key_read(id, pem.data, pem.length, NULL,
                         report_new(making->arena));
}

static void prepare(struct making *making)
{
    making->host = read_key(making, "umpire");
    making->host_dice = read_dice(making, "umpire");
    for (int i = 0; i < PLAYERS; i++) {
        making->keys[i] = read_key(making, players[i]);
        making->dice[i] = read_dice(making, players[i]);
        for (int back = 0; back < 2; back++)
            making->orders[i][back] = read_file(
                making, arena_text(making->arena, "%s.%d", players[i], back));
    }
}

static void must(const struct campaign *campaign, bool done, const char *what)
{
    if (!done)
        report_print(campaign->report, stderr);
    floor_must(done, what);
}

static void file_in_inbox(const struct campaign *campaign, const char *folder,
                          const char *id, const struct bytes *bytes)
{
    const char *path = arena_text(campaign->arena, "%s/%s.xml", folder, id);

    floor_must(folder_make(inbox_path(campaign, folder), campaign->report) &&
                   file_write(inbox_path(campaign, path), bytes->data,
                              bytes->length, campaign->report),
               path);
}

/* When an exchange is locked and played. */
static int64_t evening_of(int exchange)
{
    return BEGUN + (int64_t)exchange * DAY;
}

static void send_sheet(const struct making *making,
                       const struct campaign *campaign, int player)
{
    int exchange = campaign->turn.number + 1;
    const struct bytes *orders = &making->orders[player][(exchange + 1) % 2];
    struct signed_file file;
    struct buffer text;

    buffer_init(&text);
    buffer_printf(&text,
                  "<sheet answered=\"%s\" exchange=\"%d\" from=\"%s\" "
                  "game=\"%s\" made=\"%s\" "
                  "salt=\"%s\" sequence=\"1\" state=\"%s\" version=\"1\">",
                  campaign->turn.lock, exchange, players[player],
                  campaign->game,
                  time_text(campaign->arena, evening_of(exchange) - DAY / 2),
                  campaign->state, campaign->state);
    buffer_add(&text, orders->data, orders->length);
    buffer_puts(&text, "</sheet>");
    signed_make(&file, &text, making->keys[player], campaign->arena);
    buffer_release(&text);
    file_in_inbox(campaign, "orders", players[player], &file.bytes);
}

static void answer(const struct making *making, const struct campaign *campaign,
                   int player)
{
    struct answer_request request = {
        .lock = campaign->lock,
        .name = "lock.xml",
        .key = making->dice[player],
        .memory = arena_text(campaign->arena, "%s/%s.memory", making->folder,
                             players[player]),
    };
    struct bytes bytes;

    for (size_t i = 0; i < campaign->lock->text.order_count; i++)
        if (!strcmp(campaign->lock->text.orders[i].id, players[player]))
            request.sheet = campaign->lock->text.orders[i].value;
    must(campaign, answer_make(&bytes, campaign, &request), "answer_make");
    file_in_inbox(campaign, "answers", players[player], &bytes);
}

static void play(const struct making *making, struct campaign *campaign)
{
    const char *memory =
        arena_text(campaign->arena, "%s/umpire.memory", making->folder);
    const int64_t now = evening_of(campaign->turn.number + 1);
    const struct lock_request lock = {
        .key = making->host, .memory = memory, .time = now};
    const struct process_request process = {.key = making->host,
                                            .dice = making->host_dice,
                                            .memory = memory,
                                            .time = now};
    const struct names none = {0};
    struct processed *played = ARENA_NEW(campaign->arena, struct processed);

    for (int i = 0; i < PLAYERS; i++)
        send_sheet(making, campaign, i);
    must(campaign, exchange_lock(campaign, &lock) == LOCK_CLOSED,
         "exchange_lock");
    for (int i = 0; i < PLAYERS; i++)
        answer(making, campaign, i);
    must(campaign, exchange_process(played, campaign, &process) == PROCESS_DONE,
         "exchange_process");
    must(campaign, inbox_clear(campaign, &none, ""), "inbox_clear");
}

static void play_one(const struct making *making)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    const char *dir = arena_text(arena, "%s/campaign", making->folder);
    struct campaign *campaign =
        campaign_open(dir, CAMPAIGN_WRITE, arena, report);

    if (campaign)
        play(making, campaign);
    report_print(report, stderr);
    floor_must(campaign != NULL, "campaign_open");
    campaign_close(campaign);
    arena_free(arena);
}

int bench_history(int argc, char **argv)
{
    struct making making = {.arena = arena_new()};
    int64_t start = bench_now();
    int count;

    if (argc != 2)
        return 64;
    making.folder = argv[0];
    count = atoi(argv[1]);
    floor_start();
    prepare(&making);
    for (int i = 0; i < count; i++)
        play_one(&making);
    bench_note("history", "exchanges", count);
    bench_note("history", "made", bench_now() - start);
    for (int i = 0; i < PLAYERS; i++) {
        signing_key_release(making.keys[i]);
        dice_key_release(making.dice[i]);
    }
    signing_key_release(making.host);
    dice_key_release(making.host_dice);
    arena_free(making.arena);
    return 0;
}
