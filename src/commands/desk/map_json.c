/* What stands on the map, for programs: places and pieces. */
#include "commands/desk/desk_json.h"

#include "commands/command.h"
#include "io/json.h"

/* In the order of their enums. */
static const char *const ground_words[] = {"clear",        "woods", "hills",
                                           "wooded-hills", "marsh", "water",
                                           "mountain",     "desert"};
static const char *const settlement_words[] = {"none", "village", "town",
                                               "city"};
static const char *const edge_words[] = {"stream", "river", "crest"};
static const char *const symbol_words[] = {
    "infantry", "cavalry",   "artillery", "headquarters",
    "vedette",  "engineers", "unknown",   "fleet"};
static const char *const size_words[] = {"none", "brigade", "division", "corps",
                                         "army"};
static const char *const area_words[] = {"land", "sea", "blockade"};
static const char *const hold_words[] = {"home", "ceded", "neutral",
                                         "conquered", "free"};
static const char *const link_words[] = {"land", "river", "crossing", "strait",
                                         "sea"};
static const char *const note_words[] = {"garrison", "depot", "irregulars"};

static void json_hex(struct json *json, const struct picture *picture,
                     const char *name, int hex)
{
    json_text(json, name, hex > 0 ? hex_text(picture->arena, hex) : NULL);
}

static void json_sides(struct json *json, const struct picture *picture)
{
    json_open(json, "sides", '[');
    for (size_t i = 0; i < picture->side_count; i++) {
        const struct picture_side *side = &picture->sides[i];

        json_open(json, NULL, '{');
        json_text(json, "id", side->side);
        json_text(json, "name", side->name);
        json_text(json, "of", side->of);
        json_text(json, "mark", side->mark);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void json_hexes(struct json *json, const struct picture *picture)
{
    json_open(json, "hexes", '[');
    for (size_t i = 0; i < picture->hex_count; i++) {
        const struct picture_hex *hex = &picture->hexes[i];

        json_open(json, NULL, '{');
        json_hex(json, picture, "id", hex->hex);
        json_text(json, "name", hex->place);
        json_text(json, "ground", ground_words[hex->ground]);
        json_text(json, "settlement", settlement_words[hex->settlement]);
        json_yes(json, "fortified", hex->fortified);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void json_edges(struct json *json, const struct picture *picture)
{
    json_open(json, "edges", '[');
    for (size_t i = 0; i < picture->edge_count; i++) {
        const struct picture_edge *edge = &picture->edges[i];

        json_open(json, NULL, '{');
        json_hex(json, picture, "one", edge->one);
        json_hex(json, picture, "other", edge->other);
        json_text(json, "kind", edge_words[edge->kind]);
        json_yes(json, "bridge", edge->bridge);
        json_yes(json, "pontoon", edge->pontoon);
        json_text(json, "name", edge->name);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void json_roads(struct json *json, const struct picture *picture)
{
    json_open(json, "roads", '[');
    for (size_t i = 0; i < picture->road_count; i++) {
        json_open(json, NULL, '{');
        json_hex(json, picture, "one", picture->roads[i].one);
        json_hex(json, picture, "other", picture->roads[i].other);
        json_yes(json, "major", picture->roads[i].major);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void json_area(struct json *json, const struct picture_area *area)
{
    json_open(json, NULL, '{');
    json_text(json, "id", area->id);
    json_text(json, "kind", area_words[area->kind]);
    json_text(json, "name", area->name);
    json_text(json, "number", area->number);
    json_text(json, "region", area->region);
    json_text(json, "side", area->side);
    json_text(json, "hold", area->side ? hold_words[area->hold] : NULL);
    json_text(json, "ground", ground_words[area->ground]);
    json_text(json, "settlement", settlement_words[area->settlement]);
    json_yes(json, "capital", area->capital);
    json_yes(json, "port", area->port);
    json_yes(json, "fortified", area->fortified);
    json_text(json, "besieger", area->besieger);
    json_text(json, "title", area->title);
    json_number(json, "x", area->x);
    json_number(json, "y", area->y);
    json_close(json, '}');
}

static void json_areas(struct json *json, const struct picture *picture)
{
    json_open(json, "areas", '[');
    for (size_t i = 0; i < picture->area_count; i++)
        json_area(json, &picture->areas[i]);
    json_close(json, ']');
    json_open(json, "links", '[');
    for (size_t i = 0; i < picture->link_count; i++) {
        json_open(json, NULL, '{');
        json_text(json, "one", picture->links[i].one);
        json_text(json, "other", picture->links[i].other);
        json_text(json, "kind", link_words[picture->links[i].kind]);
        json_text(json, "name", picture->links[i].name);
        json_close(json, '}');
    }
    json_close(json, ']');
}

/* The first of a place lies on top. */
static void json_pieces(struct json *json, const struct picture *picture)
{
    json_open(json, "pieces", '[');
    for (size_t i = 0; i < picture->box_count; i++) {
        const struct picture_box *box = &picture->boxes[i];

        json_open(json, NULL, '{');
        if (box->at)
            json_text(json, "place", box->at);
        else
            json_hex(json, picture, "place", box->hex);
        json_text(json, "side", box->side);
        json_text(json, "symbol", symbol_words[box->symbol]);
        json_text(json, "size", size_words[box->size]);
        json_text(json, "label", box->label);
        json_text(json, "strength", box->strength);
        json_text(json, "title", box->title);
        json_yes(json, "led", box->led);
        json_yes(json, "inside", box->inside);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void json_notes(struct json *json, const struct picture *picture)
{
    json_open(json, "notes", '[');
    for (size_t i = 0; i < picture->note_count; i++) {
        const struct picture_note *note = &picture->notes[i];

        json_open(json, NULL, '{');
        json_text(json, "place", note->at);
        json_text(json, "side", note->side);
        json_text(json, "kind", note_words[note->kind]);
        json_text(json, "text", note->text);
        json_text(json, "title", note->title);
        json_close(json, '}');
    }
    json_close(json, ']');
}

void map_json(const struct call *call, const struct picture *picture)
{
    struct json *json = call->json;

    json_text(json, "title", picture->title);
    json_text(json, "scale", picture->scale);
    json_sides(json, picture);
    json_hexes(json, picture);
    json_edges(json, picture);
    json_roads(json, picture);
    json_areas(json, picture);
    json_pieces(json, picture);
    json_notes(json, picture);
}
