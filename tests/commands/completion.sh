#!/bin/sh
# size: default
# What bash and zsh complete of the product, as they would.
srcdir=${srcdir:-.}
builddir=${builddir:-$srcdir/build}
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
status=0
"$builddir/doc/completion" bash >"$made/bash" || exit 1
"$builddir/doc/completion" zsh >"$made/_berthier" || exit 1
"$builddir/doc/completion" fish >/dev/null 2>&1 && exit 1

completes() { # words on the line, wanted among the answers
    # shellcheck disable=SC2016 # bash expands it
    bash -c '. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
        _berthier; echo " ${COMPREPLY[*]} "' - "$made/bash" $1 >"$made/said"
    grep -Fq -- " $2 " "$made/said" && return
    echo "bash completes '$1' to $(cat "$made/said"), not to $2"
    status=1
}

completes 'berthier si' sign
completes 'berthier help si' sign
completes 'berthier sign --ke' --key
completes 'berthier new --preset du' duel
completes 'berthier roster --changes m' most
cd "$made" && touch orders.txt || exit 99
completes 'berthier check ord' orders.txt
cd - >/dev/null || exit 99
# Every command, and each of its options.
for command in $("$builddir/berthier" help | sed -n 's/^  \([a-z]*\) .*/\1/p'); do
    completes "berthier $command" "$command"
    for option in $("$builddir/berthier" help "$command" |
        sed -n 's/^  --\([a-z-]*\).*/\1/p'); do
        completes "berthier $command --$option" "--$option"
        grep -q -- "'\**--$option" "$made/_berthier" || {
            echo "zsh does not know --$option"
            status=1
        }
    done
done
if command -v zsh >/dev/null; then
    zsh -n "$made/_berthier" || status=1
fi
exit $status
