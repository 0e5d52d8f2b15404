# The goals of the bench, all of them; read before the program that judges by
# them. A goal that is missed makes it end with status 1.
BEGIN {
    FS = "\t"
    most["process to the floor"] = 1.5
    most["peak memory to the turn"] = 24
    most["check of a sheet, ms"] = 100
    most["process to that of 1 MB"] = 12
    most["dearest day of Waterloo, ms"] = 60
    most["dearest month of Europe, ms"] = 100
    least["exchanges a second of the processor"] = 100
    most["audit to the floor"] = 2
    most["memory of all to the first tenth"] = 1.2
}

# of: "1 MB: ", or ""
function judge(of, name, value,    bound, met) {
    bound = name in least ? least[name] : most[name]
    met = name in least ? value >= bound : name in most && value <= bound
    if (!met)
        missed = 1
    printf "    %-46s %8.2f    at %s %5.1f    %s\n", of name, value,
        name in least ? "least" : "most ", bound, met ? "met" : "MISSED"
}
