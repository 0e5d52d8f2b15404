#!/bin/sh
# What a sheet lists is offered with choice_offer(), which asks the order's own
# check: a ruleset fills no list by itself, and judges no candidate of its own
# before it. What everybody sees is told in one call, journal_tell(). A
# declaration is one a line.
#
# To see it fail, put order_fits() before a choice_offer(), wrap a
# journal_add() in event_of() and event_for_all(), or name a second variable in
# an extern line.
cd "${srcdir:-.}" || exit 99
status=0

wrong() { # what was found, reason
    [ -z "$1" ] && return
    echo "$1"
    echo "^ $2"
    status=1
}

rulesets='src/rulesets tests/toy'

# shellcheck disable=SC2086
wrong "$(grep -rnE --include='*.[ch]' \
    'choice_add|LIST_ADD\([^;]*choices->items|choices->count *([-+]?=[^=]|\+\+)' \
    $rulesets)" 'orders are offered: choice_offer()'

# Each statement in a line of its own, without comments, behind file and line.
statements() { # folders
    find "$@" -name '*.[ch]' -exec awk '
        FNR == 1 { text = ""; inside = 0 }
        inside && !/\*\// { next }
        inside { sub(/^.*\*\//, ""); inside = 0 }
        { gsub(/\/\*([^*]|\*[^\/])*\*\//, "") }
        /\/\*/ { sub(/\/\*.*/, ""); inside = 1 }
        { sub(/^[ \t]+/, ""); sub(/[ \t]+$/, "") }
        $0 == "" { next }
        text == "" { start = FNR }
        { text = text (text == "" ? "" : " ") $0 }
        /[;}{]$/ || /^#/ { print FILENAME ":" start ": " text; text = "" }
        ' {} +
}

# A search for ways, reach.c, has to know whether it may go on from a place that
# it does not offer, and completes orders that it offers to nobody.
# shellcheck disable=SC2086
wrong "$(grep -rl --include='*.c' 'choice_offer(' $rulesets | grep -v '/reach\.c$' |
    xargs grep -n 'order_fits(' /dev/null)" 'choice_offer() asks the check itself'

wrong "$(statements src tests/toy | sed 's/( /(/g' | grep -E \
    'event_(of|for_all)\((event_[a-z]+\()*event_(of|for_all)\((event_[a-z]+\()*journal_(add|open)\(')" \
    'it is told in one call: journal_tell(), journal_tell_open()'

wrong "$(statements src tests |
    grep -E '^[^ ]+ extern [^()]*,')" 'one extern a line'
exit $status
