#!/bin/sh
# size: long
# The recipes of doc/mail.md: mbsync and fetchmail fetch from a real server.
. "$srcdir/tests/commands/exchange.sh"
PATH=$PATH:/usr/sbin
for what in mbsync fetchmail dovecot doveadm; do
    command -v $what >/dev/null || exit 77
done
[ "$(id -u)" = 0 ] && [ -x /usr/lib/dovecot/imap ] || exit 77
python3 -c '' 2>/dev/null || exit 77
for who in dovecot dovenull nobody; do
    id $who >/dev/null 2>&1 || exit 77
done

start duel
a_sheet_of anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
# shellcheck disable=SC2086
run sign c draft-anna.xml --key keys/anna.key $fixed --out mail

# The server is apart: its user reads no other folder, and sockets want short names.
far=$(mktemp -d /tmp/far.XXXXXX) || exit 77
trap 'doveadm -c "$far/conf" stop >/dev/null 2>&1
    chmod -R u+w "$scratch"; rm -rf "$far" "$scratch"' EXIT
trap 'exit 1' INT TERM HUP
chmod 755 "$far"
mkdir -p "$far/box/cur" "$far/box/new" "$far/box/tmp" "$far/run" "$far/state"
python3 - mail/anna-1-1.xml >"$far/box/new/1.far" <<'PYTHON'
import sys
from email.message import EmailMessage
mail = EmailMessage()
mail["From"], mail["To"] = "anna@example.org", "umpire@example.org"
mail["Subject"], mail["Message-ID"] = "orders", "<1@example.org>"
mail["Date"] = "Thu, 01 Jan 2026 12:00:00 +0000"
mail.set_content("Dear umpire,\n\nFrom here all is well.\n")
mail.add_attachment(open(sys.argv[1], "rb").read(), maintype="application",
                    subtype="xml", filename="orders.xml")
sys.stdout.buffer.write(mail.as_bytes())
PYTHON
chown -R nobody "$far/box"
port=$(python3 -c 'import socket
s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
cat >"$far/conf" <<CONF
base_dir = $far/run
state_dir = $far/state
log_path = $far/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:$far/box
service imap-login {
  inet_listener imap {
    port = $port
  }
  inet_listener imaps {
    port = 0
  }
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=$(id -u nobody) gid=$(id -g nobody) home=$far/box
}
CONF
dovecot -c "$far/conf" -F >server.out 2>&1 &
tries=0
until doveadm -c "$far/conf" auth test umpire secret >server.auth 2>&1; do
    tries=$((tries + 1))
    if [ $tries = 50 ]; then
        cat server.out server.auth "$far/log"
        fail "the server does not begin"
        break
    fi
    sleep 0.2
done

# What was fetched is accepted; another run fetches nothing and files nothing.
HOME=$PWD
export HOME
recipe() { # name, folder of the mail, command
    name=$1 box=$2
    shift 2
    rm -rf try && cp -a c try
    "$@" >fetch.out 2>&1 || {
        cat fetch.out "$far/log"
        fail "$name does not fetch"
    }
    is "$name: letters" "$(find "$box" -path '*/new/*' -o -path '*/cur/*' | wc -l)" 1
    ends 0 submit try "$box" --key keys/umpire.key
    cmp -s mail/anna-1-1.xml try/inbox/orders/anna.xml ||
        fail "$name: the sheet is not accepted"
    filed=$(files try/inbox)
    rm -rf try/outbox
    # fetchmail ends with 1 where there is no new mail.
    "$@" >fetch.out 2>&1 || [ $? = "${nothing:-0}" ] || {
        cat fetch.out
        fail "$name does not fetch twice"
    }
    is "$name: letters of two runs" \
        "$(find "$box" -path '*/new/*' -o -path '*/cur/*' | wc -l)" 1
    ends 0 submit try "$box" --key keys/umpire.key
    says "known file"
    is "$name: filed twice" "$(files try/inbox)" "$filed"
    [ -e try/outbox ] && fail "$name: another letter for what is known"
}

# The block of the manual that begins so, with the place of this server.
block() { # first word
    awk -v first="$1" '
        index($0, "    " first) == 1 { on = 1 }
        on && /^[^ ]/ { exit }
        on { sub(/^    /, ""); print }' "$top/doc/mail.md"
}
block IMAPAccount | sed "s/^Host .*/Host 127.0.0.1\nPort $port\nAuthMechs LOGIN/
    s/^PassCmd .*/PassCmd \"echo secret\"/
    s/^SSLType .*/SSLType None/" >.mbsyncrc
block 'mkdir -p ~/war' | head -n 1 >prepare
sh -e prepare || fail "the folder cannot be made"
recipe mbsync war/mail mbsync war

rm -rf war
block 'mkdir -p ~/war/mail/' | head -n 1 >prepare
sh -e prepare || fail "the Maildir cannot be made"
block 'poll ' | sed "s/imap.example.org protocol IMAP/127.0.0.1 protocol IMAP port $port/
    s/ ssl keep/ password \"secret\" sslproto \"\" keep/" >.fetchmailrc
chmod 600 .fetchmailrc
# mbsync has left the letter unread at the server.
nothing=1
recipe fetchmail war/mail fetchmail

done_testing
