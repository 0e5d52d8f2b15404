# What C makes its rules of. cases.tsv (case, kind, played, title, requirement)
# becomes lines of
#     CASE(spelt, printed, kind, played, same_as, title, requirement)
# and base.tsv (name, title, what it says) lines of
#     MECHANISM(spelt, printed, title, requirement)
# The first word of the header line tells the two apart.
BEGIN { FS = "\t" }
function quoted(text) {
    gsub(/[\\"]/, "\\\\&", text)
    gsub(/\?\?/, "?\"\"?", text)
    return "\"" text "\""
}
function spelt(number) {
    gsub(/[^0-9A-Za-z]/, "_", number)
    return number
}
{ sub(/\r$/, "") }
NR == 1 { base = $1 == "name"; next }
/^#/ || NF < 2 { next }
base {
    print "MECHANISM(" spelt($1) ", " quoted($1) ", " quoted($2) ", " \
        quoted($3) ")"
    next
}
NF < 5 { next }
{
    played = $3
    same = "NULL"
    if (played ~ /^same:/) {
        same = quoted(substr(played, 6))
        played = "same"
    }
    print "CASE(" spelt($1) ", " quoted($1) ", " quoted($2) ", PLAYED_" \
        toupper(played) ", " same ", " quoted($4) ", " quoted($5) ")"
}
