# shellcheck shell=sh
# How the bench measures; for run.sh and small.sh, which set runs, here, build
# and folder.
program=$build/tests/toy/berthier-toy
bench=$build/tests/bench/bench

# A copy of the campaign, the sheets accepted. What this has left to be written is
# not to be waited for by the run.
copy() { # to
    rm -rf "${folder:?}/$1"
    cp -a "$folder/fresh" "$folder/$1"
    cd "$folder/$1"
    "$program" submit campaign anna-1-1.xml bert-1-1.xml --key umpire.key \
        >/dev/null
    cd "$folder"
    sync -f .
}

run_once() { # results
    copy played
    copy bare
    cd "$folder/played"
    "$bench" stages "$1" process campaign --key umpire.key >/dev/null
    cd "$folder"
    "$bench" floor "$1" bare/campaign played/campaign bare/umpire.key
    copy played
    cd "$folder/played"
    "$bench" child "$1" check "$program" check campaign anna.draft >/dev/null
    "$bench" child "$1" process "$program" process campaign \
        --key umpire.key >/dev/null
    "$bench" child "$1" start "$program" --version >/dev/null
    cd "$folder"
}

measure() { # results, bands, columns, rows
    rm -rf "$folder/fresh"
    "$here/campaign.sh" "$program" "$folder/fresh" "$2" "$3" "$4" >/dev/null
    i=0
    while [ "$i" -lt "$runs" ]; do
        run_once "$1"
        i=$((i + 1))
    done
    printf 'size\tlog.html\t%d\n' \
        "$(wc -c <"$folder/played/campaign/log.html")" >>"$1"
}

# An audit of a history, and of its first tenth.
audit_of() { # results, exchanges, bands, columns, rows
    "$here/history.sh" "$bench" "$1" "$program" "$folder/long" "$3" "$4" "$5" \
        "$2"
    campaign=$folder/long/campaign
    printf 'size\tturn.xml\t%d\nsize\tlog.html\t%d\n' \
        "$(wc -c <"$campaign/turn.xml")" "$(wc -c <"$campaign/log.html")" >>"$1"
    "$bench" floor-audit "$1" "$campaign"
    "$bench" child "$1" audit "$program" audit "$campaign" >/dev/null
    "$bench" child "$1" tenth "$program" audit "$campaign" \
        --to $(($2 / 10)) >/dev/null
    git -C "$campaign" gc -q
    "$bench" child "$1" packed "$program" audit "$campaign" >/dev/null
}

# Tables of results; false where a goal is missed.
judge() { # table, results...
    table=$1
    shift
    awk -f "$here/goals.awk" -f "$here/$table.awk" "$@"
}
