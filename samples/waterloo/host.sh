# shellcheck shell=sh disable=SC2154 # its readers set the names
# What the host and the robots do in the sample campaign; read by demo and
# renew, which bring the players' part: signed mail.
#
# Needs: berthier (the program), sample (this folder), mail (the folder of the
# signed sheets), keys (copies of the
# test keys, beside which memories may be written) and quiet (a command that
# runs another, such as "quietly").

players="french coalition"
salt=1815061518150616181506171815061818150615181506161815061718150618
begin_at=2015-06-01T12:00:00Z

# The host locks on the evening of each day of mail.
lock_at() { # exchange
    printf '2015-06-%02dT18:00:00Z' "$((1 + $1))"
}

# The players sign at noon of that day.
made_at() { # exchange
    printf '2015-06-%02dT12:00:00Z' "$((1 + $1))"
}

exchange_name() { # exchange
    printf '%02d' "$1"
}

# Drafts the campaign with both players in its roster.
draft_campaign() { # dir
    "$quiet" "$berthier" new "$sample/../modules/waterloo-1815/module.xml" "$1" \
        --preset duel --host "$keys/umpire.xml" --due P7D --test
    for player in $players; do
        "$quiet" "$berthier" join "$1" "$keys/$player.xml" --side "$player"
    done
}

# Files the consents that the players have mailed, adds the host's, begins.
begin_campaign() { # dir
    (cd "$keys" && "$quiet" "$berthier" consent "$1/roster.xml" --key umpire.key)
    "$quiet" "$berthier" submit "$1" "$mail/00-french.xml" \
        "$mail/00-coalition.xml" "$keys/roster-umpire.xml" \
        --key "$keys/umpire.key"
    "$quiet" "$berthier" begin "$1" --key "$keys/umpire.key" --at "$begin_at" \
        --salt "$salt"
}

# Is there mail, or a draft of it, for that exchange?
has_exchange() { # folder, exchange
    for file in "$1/$(exchange_name "$2")"-*.xml; do
        [ -e "$file" ] && return 0
    done
    return 1
}

# What the players have mailed; who owes nothing may have sent nothing.
sheets_of() { # exchange
    for player in $players; do
        file=$mail/$(exchange_name "$1")-$player.xml
        [ ! -e "$file" ] || echo "$file"
    done
}

# The robot of a player looks for his sheet in the lock before it answers.
answer_lock() { # dir, exchange, player
    file=$mail/$(exchange_name "$2")-$3.xml
    set -- "$1" "$1/outbox/$3/lock-$2/lock.xml" --key "$3.dice"
    [ ! -e "$file" ] || set -- "$@" --sheet "$file"
    (cd "$keys" && "$quiet" "$berthier" answer "$@")
}

# Sheets in, lock, the robots' answers, process.
play_exchange() { # dir, exchange
    # shellcheck disable=SC2046 # a list of files
    "$quiet" "$berthier" submit "$1" $(sheets_of "$2") --key "$keys/umpire.key"
    "$quiet" "$berthier" lock "$1" --key "$keys/umpire.key" \
        --at "$(lock_at "$2")"
    for player in $players; do
        answer_lock "$1" "$2" "$player"
    done
    "$quiet" "$berthier" submit "$1" "$keys/french-$2-answer.xml" \
        "$keys/coalition-$2-answer.xml" --key "$keys/umpire.key"
    "$quiet" "$berthier" process "$1" --key "$keys/umpire.key"
}
