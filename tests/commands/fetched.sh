#!/bin/sh
# doc/mail.md, with the real ones: mbsync and fetchmail fetch from dovecot.
. "$srcdir/tests/commands/exchange.sh"
imap=/usr/lib/dovecot/imap
command -v mbsync >/dev/null && command -v fetchmail >/dev/null &&
    command -v dovecot >/dev/null && [ -x $imap ] || exit 77

start duel
a_sheet_of anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
# shellcheck disable=SC2086
run sign c draft-anna.xml --key keys/anna.key $fixed --out mail
mkdir -p far/cur far/new far/tmp near
{
    printf 'From: anna@example.org\nTo: umpire@example.org\nMessage-ID: <1@a>\n'
    printf 'Subject: x\nMIME-Version: 1.0\nContent-Type: application/xml\n'
    printf 'Content-Transfer-Encoding: base64\n\n'
    base64 mail/anna-1-1.xml
} >far/new/1.eml
# A server that speaks to one client, without a network.
cat >dovecot.conf <<CONF
mail_location = maildir:$PWD/far
log_path = $PWD/dovecot.log
ssl = no
CONF
cat >serve <<SERVE
#!/bin/sh
USER=$(id -un) HOME=$PWD exec doveconf -c $PWD/dovecot.conf -m imap -e /usr/lib/dovecot/imap 2>>$PWD/serve.log
SERVE
chmod +x serve

cat >mbsyncrc <<RC
IMAPStore far
Tunnel $PWD/serve

MaildirStore near
Path $PWD/near/
Inbox $PWD/near/mail

Channel war
Far :far:
Near :near:
Patterns INBOX
Sync Pull
Create Near
SyncState *
RC
cp -a c by-mbsync
if mbsync -c mbsyncrc war >mbsync.out 2>&1; then
    ends 0 submit by-mbsync near/mail
    cmp -s mail/anna-1-1.xml by-mbsync/inbox/orders/anna.xml ||
        fail "mbsync: it is not filed"
else
    cat mbsync.out serve.log
    fail "mbsync does not fetch"; ls -la $imap
fi

cat >deliver <<'SH'
#!/bin/sh
{ echo "From x Mon Jan  1 00:00:00 2026"; sed 's/^>*From />&/'; echo; } >>in.mbox
SH
chmod +x deliver
cat >fetchmailrc <<RC
poll localhost protocol IMAP auth external plugin "$PWD/serve"
    user "x" password "y" keep fetchall mda "$PWD/deliver"
RC
chmod 600 fetchmailrc
HOME=$PWD fetchmail --nosyslog --pidfile "$PWD/pid" --idfile "$PWD/ids" -f fetchmailrc >fetchmail.out 2>&1 || {
    cat fetchmail.out serve.log
    fail "fetchmail does not fetch"
}
ends 0 submit c in.mbox
cmp -s mail/anna-1-1.xml c/inbox/orders/anna.xml || fail "fetchmail: it is not filed"
done_testing
