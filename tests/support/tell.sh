# shellcheck shell=sh
# What tests/run says of the time that tests took, by what timed.sh noted.

# A test of the default size above so many seconds is slow.
slow=10

# Seconds of the processor, user and system: 0m1.20s 0m0.30s.
seconds_of() { # file
    awk 'NR == 2 {
        for (i = 1; i <= 2; i++) {
            split($i, part, "m")
            sum += 60 * part[1] + part[2]
        }
        printf "%.1f", sum
    }' "$1"
}

with_times() { # build folder
    while read -r test size; do
        seconds=-
        [ ! -f "$1/${test%.sh}.time" ] ||
            seconds=$(seconds_of "$1/${test%.sh}.time")
        printf '%s\t%s\t%s\n' "$test" "$size" "$seconds"
    done
}

# Seconds a folder, the ten slowest tests, and each that is too slow.
tell_times() { # build folder, tests
    sed 's/$/ x/' "$2" | with_times "$1" | awk '$3 != "-"' |
        sort -t"$(printf '\t')" -k3 -rn >"$log.times"
    awk '{ sub(/\/[^\/]*$/, "", $1); sum[$1] += $3 }
        END { for (one in sum) printf "   %6.1f s  %s\n", sum[one], one }' \
        "$log.times" | sort -rn
    echo "   the slowest:"
    awk 'NR <= 10 { printf "   %6.1f s  %s\n", $3, $1 }' "$log.times"
    [ -n "${BERTHIER_LONG-}" ] ||
        awk -v slow=$slow '$3 > slow { print "slow:", $1, $3 }' "$log.times"
}

# The end of what each failed test said; the log of make names them.
tell_failed() { # build folder
    awk '/^(FAIL|ERROR|XPASS): / && !told[$2]++ { print $2 }' "$log" |
        while read -r test; do
            [ ! -f "$1/${test%.sh}.log" ] || {
                echo "   $test said:"
                tail -n 12 "$1/${test%.sh}.log" | sed 's/^/   > /'
            }
        done
}

tell_left_out() { # all tests with sizes, those played
    echo "$(($(wc -l <"$1") - $(wc -l <"$2"))) stories only in --long"
}
