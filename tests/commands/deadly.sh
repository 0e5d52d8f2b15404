# Campaigns of the toy whose program dies of orders that are good, on top of
# exchange.sh: berthier-toy-deadly has the bugs of tests/toy/deadly.h, and
# berthier-toy is the mended program.
. "$srcdir/tests/commands/exchange.sh"
mended=$berthier
deadly=$builddir/tests/toy/berthier-toy-deadly

# What the hosts and players run from now on.
use() { # program
    berthier=$1
}

# A sheet that plans and then moves the aunts, who stand in 0201. No program of
# anna's need judge it.
anna_moves() { # path, further arguments of sign
    way=$1
    shift
    a_sheet_of anna "<orders side=\"hedgehogs\" step=\"I\"><plan value=\"push\"/></orders>
<orders side=\"hedgehogs\" step=\"II\"><move band=\"h2\" path=\"$way\"/></orders>"
    use "$mended"
    ends 0 sign c draft-anna.xml --key keys/anna.key $fixed --out mail "$@"
    use "$deadly"
    sheet=$(sed -n 's/^sheet \(.*\), digest .*/\1/p' out)
}

bert_plans() {
    a_sheet_of bert '<orders side="badgers" step="I"><plan value="scout"/></orders>
<orders side="badgers" step="II"></orders>'
    ends 0 sign c draft-bert.xml --key keys/bert.key $fixed --out mail
    sheet=$(sed -n 's/^sheet \(.*\), digest .*/\1/p' out)
}

# Locked, and answered by all but the host, who answers in process.
lock_and_answer() {
    ends 0 lock c --at 2026-01-02T00:00:00Z
    answer anna bert
}

# Every file of a folder, by what is in it.
all_of() { # folder
    (cd "$1" && find . -type f ! -path './.git/*' ! -path './outbox/*' -exec sha256sum {} + | sort)
}
