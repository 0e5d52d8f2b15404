/* What a map shows, without saying how it is drawn. Rooms fill it; render
 * makes SVG of it. */
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
    const char *place; /* name, or NULL */
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
};

enum size_mark {
    SIZE_NONE,
    SIZE_BRIGADE,
    SIZE_DIVISION,
    SIZE_CORPS,
    SIZE_ARMY
}; /* x xx xxx xxxx above the box */

/* What stands in one hex: one box a row, the first on top. */
struct picture_box {
    int hex;
    const char *side; /* id; picture_side says its colour */
    enum symbol symbol;
    enum size_mark size;
    const char *label;    /* short: "Reille", "I", or NULL */
    const char *strength; /* "29", or NULL */
    const char *title;    /* long text for a tooltip, or NULL */
};

struct picture_side {
    const char *side; /* id */
    const char *name; /* as people call it */
    int pattern;      /* 0, 1, 2 ...: picks colour, border and grey value */
    const char *of;   /* the side that this army belongs to, or NULL */
};

struct picture {
    struct arena *arena;
    const char *title; /* "Waterloo 1815, 15 June 1815" */
    int columns, rows;
    const char *scale; /* "one hex is 3.2 km", or NULL */
    int scale_tenths_of_km;
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
};

#endif
