# What the dearest game turns of real rulesets take: of each campaign a line
# "turn", its name and microseconds of the processor; behind them the results of
# 1 MB, whose floor they are told against.
$1 == "turn" {
    names[++count] = $2
    time[count] = $3
}

$1 == "floor" { floor += $3 }

$1 == "child-time" && $2 == "process" { runs++ }

END {
    print ""
    for (i = 1; i <= count; i++)
        judge("", names[i], time[i] / (floor / runs))
    exit missed
}
