# From the results of an audit's bench, one file, to a table, judged by
# goals.awk. A line is KIND, NAME and a value: microseconds, or bytes. Processor
# time is compared, since an audit waits for nothing and others may use the
# machine.
{ value[$1, $2] = $3 }

$1 == "audit-floor" { lines[++count] = $2 }

END {
    exchanges = value["audit-floor-count", "exchanges"]
    printf "\naudit of %d exchanges, turn.xml %d bytes, log.html %d bytes; " \
        "made in %.0f s\n\n", exchanges, value["size", "turn.xml"],
        value["size", "log.html"], value["history", "made"] / 1e6
    for (i = 1; i <= count; i++) {
        printf "    %-16s %8.3f ms an exchange\n", lines[i],
            value["audit-floor", lines[i]] / 1000 / exchanges
        floor += value["audit-floor", lines[i]]
    }
    audit = value["child-cpu", "audit"]
    packed = value["child-cpu", "packed"]
    printf "    %-16s %8.3f\n", "floor", floor / 1000 / exchanges
    printf "    %-16s %8.3f, after git gc %.3f\n", "audit",
        audit / 1000 / exchanges, packed / 1000 / exchanges
    printf "    %.1f exchanges a second; all in %.1f s of processor time, " \
        "%.1f s by the clock\n", exchanges * 1e6 / audit, audit / 1e6,
        value["child-time", "audit"] / 1e6
    printf "    memory %.1f MB, of the first tenth %.1f MB\n\ngoals\n\n",
        value["child-memory", "audit"] / 1e6,
        value["child-memory", "tenth"] / 1e6
    judge("", "audit to the floor", audit / floor)
    judge("", "memory of all to the first tenth",
        value["child-memory", "audit"] / value["child-memory", "tenth"])
    exit missed
}
