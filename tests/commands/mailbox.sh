#!/bin/sh
# size: default
# One mail folder for a whole campaign, as mail programs keep it.
. "$srcdir/tests/commands/exchange.sh"
python3 -c '' 2>/dev/null || exit 77

# A mail with those files attached, as a mail program makes it.
a_mail() { # encoding, files
    python3 - "$@" <<'PYTHON'
import sys
from email.message import EmailMessage
from email import policy
mail = EmailMessage()
mail["From"], mail["To"], mail["Subject"] = "a@b.example", "u@b.example", "orders"
mail.set_content("Dear umpire,\n\nFrom here all is well.\n")
mail.add_alternative("<html><body>Dear umpire</body></html>", subtype="html")
for name in sys.argv[2:]:
    mail.add_attachment(open(name, "rb").read(), maintype="application",
                        subtype="octet-stream", cte=sys.argv[1],
                        filename="a picture.png")
sys.stdout.buffer.write(mail.as_bytes(policy=policy.default))
PYTHON
}

start duel
a_sheet_of anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
a_sheet_of bert '<orders side="badgers" step="I"><plan value="push"/></orders>'
for who in anna bert; do
    # shellcheck disable=SC2086
    run sign c draft-$who.xml --key keys/$who.key $fixed --out mail
done

# Each form, into a campaign of its own: the sheet is accepted as it was signed.
form() { # what, path
    rm -rf try && cp -a c try
    ends 0 submit try "$2"
    cmp -s mail/anna-1-1.xml try/inbox/orders/anna.xml || fail "$1: anna's is not accepted"
    says 'things that no campaign has'
    [ -f try/outbox/anna/receipt-sheet-1-1/body.txt ] || fail "$1: no receipt"
    rm -rf try/outbox
    ends 0 submit try "$2"
    says "known file"
    [ -e try/outbox ] && fail "$1: another letter for what is known"
}
for how in base64 quoted-printable; do
    a_mail $how mail/anna-1-1.xml >$how.eml
    form $how $how.eml
    sed 's/$/\r/' $how.eml >crlf.eml
    form "$how with CRLF" crlf.eml
done
{
    printf 'From: c@d\nContent-Type: multipart/mixed; boundary=x\n\n--x\n'
    printf 'Content-Type: message/rfc822\n\n'
    cat base64.eml
    printf '\n--x--\n'
} >forwarded.eml
form forwarded forwarded.eml
a_mail base64 mail/bert-1-1.xml >bert.eml
for mail in bert base64; do
    printf 'From a@b Mon Jan  1 00:00:00 2026\n'
    sed 's/^>*From />&/' $mail.eml
    echo
done >in.mbox
form mbox in.mbox
cmp -s mail/bert-1-1.xml try/inbox/orders/bert.xml || fail "mbox: bert's is not accepted"
mkdir -p box/cur box/new box/tmp folder
cp base64.eml box/cur/1:2,S
cp bert.eml box/new/2
cp forwarded.eml box/tmp/3
form Maildir box
is "Maildir" "$(files try/inbox)" "orders/anna.xml orders/bert.xml"
cp in.mbox folder/a
cp mail/bert-1-1.xml folder/b
form folder folder

# A sheet that a mail has damaged is told once; the others of it are accepted.
rm -rf try folder/* && cp -a c try
sed 's/push/rest/' mail/anna-1-1.xml >bad.xml
a_mail base64 bad.xml mail/anna-1-1.xml >folder/bad.eml
ends 1 submit try folder
says "folder/bad.eml#1.3: rejected"
says 'next: bert owes a sheet'
cmp -s mail/anna-1-1.xml try/inbox/orders/anna.xml || fail "the good one is not accepted"
ends 0 submit try folder
# Of several nobody wants another receipt; named alone, it comes again.
rm -rf try/outbox
ends 0 submit try mail/anna-1-1.xml mail/bert-1-1.xml
[ -e try/outbox/anna ] && fail "another receipt is laid out"
ends 0 submit try mail/anna-1-1.xml
[ -f try/outbox/anna/receipt-sheet-1-1/body.txt ] || fail "a lost receipt does not come again"

# The same folder from the first letter to the last, with all that came.
keep() { # files
    cp "$@" kept/
    ends 0 submit c kept --at "$now"
}
mkdir kept
now=2026-01-01T13:00:00Z
cp roster-*.xml c/outbox/anna/turn-0/*.xml kept/
keep in.mbox
is "accepted" "$(files c/inbox)" "orders/anna.xml orders/bert.xml"
ends 0 lock c --at 2026-01-02T00:00:00Z
for who in anna bert; do
    run answer c c/inbox/lock.xml --key keys/$who.dice || fail "no answer"
done
now=2026-01-02T13:00:00Z
keep ./*-1-answer.xml c/outbox/anna/lock-1/* \
    c/outbox/bert/receipt-sheet-1-1/*.xml
ends 0 process c --at 2026-01-03T00:00:00Z
rm -rf c/outbox/*
now=2026-01-03T13:00:00Z
keep c/log.* c/turn.xml c/journal.xml
is "letters" "$(ls c/outbox)" ""
is "inbox" "$(files c/inbox)" ""
says 'next: '
# Without what was remembered the history knows what it has.
rm c/inbox/.known
keep in.mbox
is "letters without memory" "$(ls c/outbox)" ""
is "inbox without memory" "$(files c/inbox)" ""

done_testing
