/* What a map shows, without saying how it is drawn. Rulesets fill it; render
 * makes SVG of it. A map is one of hexes or one of areas: areas that are there
 * make it the latter. */
#ifndef BERTHIER_CORE_PICTURE_H
#define BERTHIER_CORE_PICTURE_H

#include "core/hex.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;

enum ground { /* of a hex, as it is tinted and hatched */
              GROUND_CLEAR,
              GROUND_WOODS,
              GROUND_HILLS,
              GROUND_WOODED_HILLS,
              GROUND_MARSH,
              GROUND_WATER,
              GROUND_MOUNTAIN, /* of areas alone, as the next */
              GROUND_DESERT,
};

enum settlement {
    SETTLEMENT_NONE,
    SETTLEMENT_VILLAGE,
    SETTLEMENT_TOWN,
    SETTLEMENT_CITY
};

struct picture_hex {
    int hex;
    enum ground ground;
    enum settlement settlement;
    bool fortified;
    const char *place;   /* name, or NULL */
    const char *printed; /* its number as the map has it; NULL: four digits */
};

enum edge_kind { EDGE_STREAM, EDGE_RIVER, EDGE_CREST };

struct picture_edge { /* between two neighbours */
    int one, other;
    enum edge_kind kind;
    bool bridge;
    bool pontoon;
    const char *name; /* of the river, or NULL */
};

struct picture_road {
    int one, other;
    bool major;
};

enum symbol {                      /* the usual boxes */
              SYMBOL_INFANTRY,     /* crossed */
              SYMBOL_CAVALRY,      /* one diagonal */
              SYMBOL_ARTILLERY,    /* a dot */
              SYMBOL_HEADQUARTERS, /* a staff flag */
              SYMBOL_VEDETTE,      /* small, one diagonal, dashed */
              SYMBOL_ENGINEERS,    /* a bridge */
              SYMBOL_UNKNOWN,      /* empty: a force nobody has looked at */
              SYMBOL_FLEET,        /* a hull; of areas alone */
};

enum size_mark {
    SIZE_NONE,
    SIZE_BRIGADE,
    SIZE_DIVISION,
    SIZE_CORPS,
    SIZE_ARMY
}; /* x xx xxx xxxx above the box */

/* What stands in one hex or area: one box a row, the first on top. */
struct picture_box {
    int hex;
    const char *side; /* id; picture_side says its colour */
    enum symbol symbol;
    enum size_mark size;
    const char *label;    /* short: "Reille", "I", or NULL */
    const char *strength; /* "29", or NULL */
    const char *title;    /* long text for a tooltip, or NULL */
    const char *at;       /* id of an area, on a map of areas */
    bool led;             /* a leader is there: a star */
    bool inside;          /* in the city or port: a broken border */
};

struct picture_side {
    const char *side; /* id */
    const char *name; /* as people call it */
    int pattern;      /* 0, 1, 2 ...: picks colour, border and grey value */
    const char *of;   /* the side that this army belongs to, or NULL */
    const char *mark; /* short, for a box: "FR"; or NULL */
};

enum area_kind {
    AREA_LAND,
    AREA_SEA,
    AREA_BLOCKADE /* a box off a port: drawn because something is in it */
};
enum picture_hold { /* how the side has the land */
                    HOLD_HOME,
                    HOLD_CEDED, /* another's home */
                    HOLD_NEUTRAL,
                    HOLD_CONQUERED,
                    HOLD_FREE /* a state of its own under the side */
};

/* A node of a map of areas. Units of x and y are the ruleset's; neighbours
 * stand 30 to 60 of them apart; y grows to the south. */
struct picture_area {
    const char *id; /* unique on the map */
    enum area_kind kind;
    int x, y;
    const char *name;   /* of its city or sea, or NULL */
    const char *number; /* as orders name it, or NULL */
    const char *region; /* areas of a region have no border, or NULL */
    const char *side;   /* who holds it, or NULL: nobody */
    enum picture_hold hold;
    enum ground ground;
    enum settlement settlement; /* town: a city; city: capital of its region */
    bool capital;               /* of a nation */
    bool port;
    bool fortified;
    const char *besieger; /* side, or NULL */
    const char *title;    /* for a tooltip, or NULL */
};

enum link_kind {
    LINK_LAND,
    LINK_RIVER,    /* over a river */
    LINK_CROSSING, /* over water that fleets may block */
    LINK_STRAIT,   /* over water always */
    LINK_SEA,      /* of two seas, or a port and its box */
};

struct picture_link {
    const char *one, *other; /* ids of areas */
    enum link_kind kind;
    const char *name; /* of the crossing, or NULL */
};

/* Another id under which the journal speaks of an area that is drawn: of its
 * port, say. */
struct picture_alias {
    const char *id, *at;
};

enum note_kind { NOTE_GARRISON, NOTE_DEPOT, NOTE_IRREGULARS };

/* A small mark at an area: a number, or a tent. */
struct picture_note {
    const char *at;
    const char *side; /* or NULL: nobody's */
    enum note_kind kind;
    const char *text; /* "7", or NULL */
    const char *title;
};

struct picture {
    struct arena *arena;
    const char *title;           /* "Waterloo 1815, 15 June 1815" */
    int columns, rows;           /* of the map */
    int first_column, first_row; /* that are drawn; 0: 1 */
    const char *scale;           /* "one hex is 3.2 km", or NULL */
    int scale_tenths_of_km;
    /* What the printed game calls its lines, for the legend: broad road, road,
     * river, stream, crest, up to a NULL; one that is empty is not in the
     * game. NULL: primary and secondary. */
    const char *const *line_words;
    /* Its grounds, five in the order of the legend: clear, woods, hills, wooded
     * hills, marsh; one that is NULL is not in the game. NULL: these words. */
    const char *const *ground_words;
    struct picture_hex *hexes;
    size_t hex_count;
    struct picture_edge *edges;
    size_t edge_count;
    struct picture_road *roads;
    size_t road_count;
    struct picture_box *boxes;
    size_t box_count;
    struct picture_side *sides;
    size_t side_count;
    struct picture_area *areas; /* on a map of areas; else none */
    size_t area_count;
    struct picture_link *links;
    size_t link_count;
    struct picture_alias *aliases;
    size_t alias_count;
    struct picture_note *notes;
    size_t note_count;
};

#endif
