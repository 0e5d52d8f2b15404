# cases.tsv (case, kind, played, title, requirement) becomes
# CASE(spelt, printed, kind, played, same_as, title, requirement) lines.
BEGIN { FS = "\t" }
function quoted(text) {
    gsub(/\\/, "\\\\", text)
    gsub(/"/, "\\\"", text)
    gsub(/\?\?/, "?\"\"?", text)
    return "\"" text "\""
}
NR == 1 { next }
/^#/ || NF < 5 { next }
{
    spelt = $1
    gsub(/[^0-9A-Za-z]/, "_", spelt)
    played = $3
    same = "NULL"
    if (played ~ /^same:/) {
        same = quoted(substr(played, 6))
        played = "same"
    }
    print "CASE(" spelt ", " quoted($1) ", " quoted($2) ", PLAYED_" \
        toupper(played) ", " same ", " quoted($4) ", " quoted($5) ")"
}
