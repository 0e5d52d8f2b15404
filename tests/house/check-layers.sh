#!/bin/sh
# size: default
# Includes point only to the right:
#
#   main > commands > campaign > { rulesets > wargame, trust, io, render } > core
#
# A ruleset sees the core, wargame and itself, never another ruleset; nobody but
# rulesets.c sees a ruleset's inside. Where a part of the house has folders, each sees those before
# it: the lists below are their order. Each foreign library stands behind its one door, and what
# must be a pure function gets nothing but the plain part of libc.
#
# To see it fail, add to a file of src, for example
#   core/hex.c      #include "io/xml.h"       or  #include <time.h>
#   io/files.c      #include <git2.h>         or  #include "trust/keys.h"
#   campaign/exchange/lock.c #include "commands/command.h"
# or take the line of a ruleset out of the order of folders.
cd "${srcdir:-.}" || exit 99

files=$(find src -name '*.[ch]' -o -name '*.def' | LC_ALL=C sort)
[ -n "$files" ] || exit 99

# shellcheck disable=SC2086
awk '
BEGIN {
    right["core"] = " core "
    right["wargame"] = " core wargame "
    right["rulesets"] = " core wargame rulesets "
    right["trust"] = " core trust "
    right["io"] = " core io "
    right["render"] = " core render "
    right["campaign"] = " core wargame rulesets trust io render campaign "
    right["commands"] = right["campaign"] "commands "
    right["main.c"] = right["commands"]
    folders["campaign"] = "documents open judge text proof exchange people mail " \
        "submit audit odds"
    folders["commands"] = "reference host people desk audit"
    folders["render"] = "hexes areas"
    # A line a ruleset: its folders in their order.
    folders["rulesets/empires-in-arms"] = "module board bidding sight supply combat naval " \
        "siege politics reinforcement land economy words picture odds"
    folders["rulesets/armee-du-nord"] = "module board combat march turn words odds"
    folders["rulesets/grande-armee"] = "module board arrivals sight battle supply march siege command turn words odds"
    folders["rulesets/campaigns-of-napoleon"] = "module board combat march guns " \
        "orders words day odds"
    # Who fights walks away, and who marches fights: the rulebook has it so.
    knot["rulesets/campaigns-of-napoleon/combat/march"] = 1
    for (part in folders) {
        count = split(folders[part], name, " ")
        for (i = 1; i <= count; i++)
            rank[part "/" name[i]] = i
    }
    plain = "^(assert|ctype|errno|inttypes|limits|stdarg|stdbool|stddef|" \
        "stdint|stdio|stdlib|string)[.]h$"
}

function blame(why) {
    print FILENAME ":" FNR ": " header ": " why
    faults++
}

# Who may use a header of a library or of the system.
function check_system() {
    if (header ~ /^libxml\//) {
        if (FILENAME !~ /^src\/io\/xml[^\/]*$/)
            blame("libxml2 is for io/xml alone")
    } else if (header ~ /^unicode\//) {
        if (FILENAME !~ /^src\/io\/lookalike[.]c$/)
            blame("ICU is for io/lookalike alone")
    } else if (header ~ /^git2/) {
        if (FILENAME !~ /^src\/io\/history[^\/]*$/)
            blame("libgit2 is for io/history alone")
    } else if (header ~ /^openssl\//) {
        if (folder != "trust")
            blame("OpenSSL is for trust alone")
    } else if (header ~ plain) {
        return
    } else if (folder ~ /^(core|wargame|rulesets|render|trust)$/)
        blame(folder " takes nothing from the machine")
    else if (header == "time.h" && folder == "io")
        blame("the clock is for campaign and above")
}

# The part of the house that the path is of, and its folder in it; "" if the
# part has none, or the file lies above them.
function part_of(path,    name, count, part) {
    count = split(path, name, "/")
    part = name[1] == "rulesets" ? name[1] "/" name[2] : name[1]
    return part in folders ? part : ""
}
function folder_of(path,    name, count) {
    count = split(path, name, "/")
    if (name[1] == "rulesets")
        return count > 3 ? name[3] : ""
    return count > 2 ? name[2] : ""
}

# Inside a part: a folder sees itself and those before it. A header beside the
# folders is the foundation in commands and render, and the door in a ruleset.
function check_folders(    mine, theirs, part) {
    part = part_of(header)
    if (part == "" || part != part_of(substr(FILENAME, 5)))
        return
    mine = folder_of(substr(FILENAME, 5))
    theirs = folder_of(header)
    if (theirs != "" && !((part "/" theirs) in rank))
        blame("the folder " theirs " has no place in the order of " part)
    if (mine == "")
        return
    if (!((part "/" mine) in rank)) {
        blame("the folder " mine " has no place in the order of " part)
        return
    }
    if (theirs == "") {
        if (part ~ /^rulesets/ && header !~ /\.def$/)
            blame("the door stands above the folders")
    } else if (rank[part "/" theirs] > rank[part "/" mine] && \
        !((part "/" mine "/" theirs) in knot))
        blame(mine " does not see " theirs)
    if (part == "campaign" && mine == "judge" && theirs == "open")
        blame("judging needs no opened campaign")
}

function check_own(    part, parts, inside) {
    parts = split(header, part, "/")
    if (parts < 2 || !(part[1] in right)) {
        blame("name the folder of src that it lies in")
        return
    }
    check_folders()
    if (FILENAME ~ /^src\/campaign\/judge\// && part[1] ~ /^(io|trust)$/)
        blame("judging needs neither files nor keys")
    if (index(right[folder], " " part[1] " ") == 0) {
        blame(folder " does not see " part[1])
        return
    }
    inside = part[1] == "rulesets" && parts > 2
    if (inside && folder == "rulesets" && ruleset != "" && part[2] != ruleset)
        blame("a ruleset does not see another")
    if (inside && folder != "rulesets")
        blame("the inside of a ruleset is its own")
}

FNR == 1 {
    depth = split(FILENAME, path, "/")
    folder = path[2]
    ruleset = folder == "rulesets" && depth > 3 ? path[3] : ""
    header = folder
    if (!(folder in right))
        blame("this folder has no place among the others")
    if (folder == "rulesets" && depth > 4 && !(("rulesets/" ruleset) in folders))
        blame("the folders of this ruleset stand in no order")
}
!(folder in right) { next }

/^[ \t]*#[ \t]*include[ \t]*[<"]/ {
    header = $0
    sub(/^[^<"]*[<"]/, "", header)
    sub(/[>"].*$/, "", header)
    if ($0 ~ /include[ \t]*</)
        check_system()
    else
        check_own()
}

END { exit faults > 0 }
' $files
