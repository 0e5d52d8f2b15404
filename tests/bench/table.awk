# From the results of the bench, one file a size, smallest first, to tables of
# medians, judged by goals.awk: the second is of 1 MB, the third of 10 MB. A
# line is KIND, NAME and a value: microseconds, or bytes.

FNR == 1 { files[++sizes] = FILENAME }

{
    key = FILENAME FS $1
    line = key FS $2
    if (!(line in runs))
        names[key, ++count[key]] = $2
    values[line, ++runs[line]] = $3
}

function median(kind, name,    line, n, i, j, held, sorted) {
    line = file FS kind FS name
    n = runs[line]
    for (i = 1; i <= n; i++) {
        held = values[line, i]
        for (j = i; j > 1 && sorted[j - 1] > held; j--)
            sorted[j] = sorted[j - 1]
        sorted[j] = held
    }
    if (n == 0)
        return 0
    if (n % 2)
        return sorted[(n + 1) / 2]
    return (sorted[n / 2] + sorted[n / 2 + 1]) / 2
}

function name_of(kind, i) {
    return names[file FS kind, i]
}

function cell(name, microseconds) {
    if (name == "")
        return sprintf("%-16s %10s", "", "")
    return sprintf("%-16s %10.1f", name, microseconds / 1000)
}

function row(kind, i) {
    return cell(name_of(kind, i), median(kind, name_of(kind, i)))
}

# The last line of process is its sum, which is measured, not added up.
function table(    i, lines, floor, line) {
    lines = count[file FS "process"] - 1
    printf "\nturn.xml %d bytes, module.xml %d bytes, log.html %d bytes, " \
        "%d runs, medians in ms\n\n", median("size", "turn.xml"),
        median("size", "module.xml"), median("size", "log.html"),
        runs[file FS "process" FS "sum"]
    printf "    %-16s %10s    %-16s %10s\n", "process", "ms", "floor", "ms"
    for (i = 1; i <= lines; i++) {
        floor += median("floor", name_of("floor", i))
        line = "    " row("process", i) "    " row("floor", i)
        sub(/ +$/, "", line)
        print line
    }
    sums[file] = median("process", "sum")
    ratios[file] = sums[file] / floor
    checks[file] = median("child-time", "check") / floor
    printf "    %s    %s\n", cell("sum", sums[file]), cell("sum", floor)
    printf "    ratio %.2f; whole process %.1f ms, memory %.1f MB, less %.1f " \
        "of the start = %.1f times the turn; check of a sheet %.1f ms\n",
        ratios[file], median("child-time", "process") / 1000,
        median("child-memory", "process") / 1e6,
        median("child-memory", "start") / 1e6, memory(),
        median("child-time", "check") / 1000
}

# Without what any command takes: pages of the program and of its libraries,
# which lie in memory once for all that run.
function memory() {
    return (median("child-memory", "process") - \
        median("child-memory", "start")) / median("size", "turn.xml")
}

END {
    for (i = 1; i <= sizes; i++) {
        file = files[i]
        table()
    }
    if (sizes == 1)
        exit
    print "\ngoals\n"
    for (i = 2; i <= sizes; i++) {
        file = files[i]
        size = i == 2 ? "1 MB: " : "10 MB: "
        judge(size, "process to the floor", ratios[file])
        judge(size, "peak memory to the turn", memory())
    }
    judge(size, "process to that of 1 MB", sums[files[3]] / sums[files[2]])
    file = files[2]
    judge("1 MB: ", "check of a sheet to the floor", checks[file])
    exit missed
}
