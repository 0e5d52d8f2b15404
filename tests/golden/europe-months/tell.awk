# Tells an entry's journal.xml in a few lines: combats and how they end, wars,
# alliances, peaces, conquests, sieges, leaders taken, purchases and levies.
#
# Needs tag and state; an event stands on a line of its own.
function attribute(name,    text) {
    if (!match($0, " " name "=\"[^\"]*\""))
        return ""
    text = substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4)
    gsub(/&quot;/, "\"", text)
    gsub(/&amp;/, "\\&", text)
    return text
}
BEGIN {
    split("declaration 10.4.2c call alliance 10.3.1d minor-control peace " \
          "10.2.2c 10.2.1b territory free-state 10.6.3a honours assault " \
          "victory", list)
    for (i in list)
        told[list[i]] = 1
    printf "%s %s, state %.16s\n", tag, day, state
}
/^ *<event/ {
    kind = attribute("kind")
    case_ = attribute("case")
    text = attribute("text")
    if (kind == "roll" || kind == "table" || kind == "modifier")
        next
    if (kind == "combat" || kind == "verdict" || case_ in told ||
        text ~ /besieges| (buys|builds|raises|repays) | gives .* money/)
        print "    " text
}
