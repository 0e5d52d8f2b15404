/* dice: every roll of a campaign, and one thrown again. */
#include "core/dice.h"
#include "campaign/open/campaign.h"
#include "campaign/open/entry.h"
#include "commands/command.h"
#include "io/json.h"
#include "trust/exchange_texts.h"

#include <string.h>

/* One roll of one entry. */
struct thrown {
    const struct campaign *campaign; /* as it stood after the entry */
    const struct roll *roll;
};

struct dice_list {
    const struct call *call;
    const char *label; /* NULL: all */
    struct json json;
    bool as_json;
    bool found;
};

static void print_faces(FILE *out, const struct roll *roll)
{
    for (size_t i = 0; i < roll->count; i++)
        fprintf(out, " %d", roll->faces[i]);
}

static void json_roll(struct json *json, const struct thrown *thrown)
{
    const struct roll *roll = thrown->roll;

    json_open(json, NULL, '{');
    json_number(json, "entry", thrown->campaign->turn.number);
    json_text(json, "label", roll->label);
    json_text(json, "case", roll->case_number);
    json_number(json, "sides", roll->sides);
    json_number(json, "count", (long)roll->count);
    json_text(json, "bytes", roll->bytes);
    json_open(json, "faces", '[');
    for (size_t i = 0; i < roll->count; i++)
        json_number(json, NULL, roll->faces[i]);
    json_close(json, ']');
    json_close(json, '}');
}

static void print_roll(FILE *out, const struct thrown *thrown)
{
    const struct roll *roll = thrown->roll;

    fprintf(out, "%d %s %zud%d bytes %s:", thrown->campaign->turn.number,
            roll->label, roll->count, roll->sides, roll->bytes);
    print_faces(out, roll);
    fprintf(out, "\n");
}

static bool same_faces(const struct roll *one, const struct roll *other)
{
    if (one->count != other->count)
        return false;
    for (size_t i = 0; i < one->count; i++)
        if (one->faces[i] != other->faces[i])
            return false;
    return !strcmp(one->bytes, other->bytes);
}

/* From the committed seed text to the die, step by step. */
static void explain(const struct dice_list *list, const struct thrown *thrown)
{
    const struct call *call = list->call;
    uint8_t seed[DIGEST_SIZE], block[32];
    const struct roll *roll = thrown->roll;
    const struct place place = {roll->label, 0};
    const struct dice_source source = {roll_block, seed};
    struct roll again;
    char digits[DIGEST_TEXT] = {0};
    struct bytes text;

    print_roll(call->out, thrown);
    if (!campaign_file(thrown->campaign, "seed.txt", &text) || !text.data)
        return;
    sha256(text.data, text.length, seed);
    hex_encode(seed, sizeof(seed), digits);
    fprintf(call->out, "seed %s (sha256sum seed.txt)\n", digits);
    roll_block(seed, roll->label, 0, block);
    hex_encode(block, sizeof(block), digits);
    fprintf(call->out,
            "block 0 %s\n  printf 'pbem-roll/1\\n%s\\n0\\n' | openssl dgst "
            "-sha256 -mac HMAC -macopt hexkey:SEED\n",
            digits, roll->label);
    fprintf(call->out,
            "a byte of %d or more is skipped; a die is 1 + byte mod %d\n",
            256 - 256 % roll->sides, roll->sides);
    if (!dice_again(&again, roll, &source, call->arena)) {
        refuse(call->report, &place, FILE_RULE(bad_value),
               "this is no roll that could have been thrown");
        return;
    }
    fprintf(call->out, "thrown again:");
    print_faces(call->out, &again);
    fprintf(call->out, "\n");
    if (!same_faces(roll, &again))
        refuse(call->report, &place, TRUST(not_reproduced),
               "the journal has other dice than the seed gives");
}

static void list_roll(struct dice_list *list, const struct thrown *thrown)
{
    if (list->label && strcmp(list->label, thrown->roll->label) != 0)
        return;
    list->found = true;
    if (list->as_json)
        json_roll(&list->json, thrown);
    else if (list->label)
        explain(list, thrown);
    else
        print_roll(list->call->out, thrown);
}

static void list_events(struct dice_list *list, const struct campaign *campaign,
                        const struct event *event)
{
    for (; event; event = event->next) {
        if (event->roll)
            list_roll(list, &(struct thrown){campaign, event->roll});
        list_events(list, campaign, event->first);
    }
}

static bool list_entry(struct dice_list *list, const struct campaign *campaign,
                       int entry)
{
    struct campaign *former = campaign_at(campaign, entry);
    struct journal_document journal;
    bool good = former && journal_of(&journal, former);

    if (good)
        list_events(list, former, journal.journal.first);
    campaign_close(former);
    return good;
}

static void list_all(struct dice_list *list, const struct campaign *campaign)
{
    int entry;

    if (!call_number(list->call, "entry", -1, &entry))
        return;
    if (list->as_json)
        json_open(&list->json, NULL, '[');
    for (int i = entry < 0 ? 0 : entry;
         i <= (entry < 0 ? campaign->turn.number : entry); i++)
        if (!list_entry(list, campaign, i))
            break;
    if (list->as_json)
        json_close(&list->json, ']');
    if (list->label && !list->found && report_clean(list->call->report))
        refuse(list->call->report, &(struct place){list->label, 0},
               FILE_RULE(unknown_reference), "no roll has this label");
}

static enum exit_status run_dice(struct call *call)
{
    struct dice_list list = {
        .call = call,
        .label = call->argument_count > 1 ? call->arguments[1] : NULL,
        .json = {.out = call->out},
        .as_json = call_switch(call, "json"),
    };
    struct campaign *campaign = folder_open(call, CAMPAIGN_LOOK_BACK);

    if (campaign && whole_book(campaign))
        list_all(&list, campaign);
    campaign_close(campaign);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"entry", "N", "of that entry alone", false},
    {"json", NULL, "entry, label, case, sides, count, bytes, faces", false},
    {0},
};

const struct command dice_command = {
    .name = "dice",
    .arguments = "[DIR] [LABEL]",
    .summary = "list every roll, or throw one again from the seed",
    .about = "dice lists the rolls; the label of each is unique in its "
             "exchange. With LABEL the roll is made again from seed.txt, with "
             "the openssl line by which anybody can do the same.",
    .example = "berthier dice waterloo 10.5.7k/battle/1515-french",
    .options = options,
    .takes = {.least = 1, .most = 2, .dir = true},
    .run = run_dice,
};
