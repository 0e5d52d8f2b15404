#!/bin/sh
# size: default
# submit takes folders, and names what is no file of a campaign.
. "$srcdir/tests/commands/exchange.sh"
start umpire

verdicts() { # of the last run
    grep -o '^mail/[^:]*: [a-z ]*' out | xargs
}

mkdir mail mail/within
a_sheet_of anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
a_sheet_of bert '<orders side="badgers" step="I"><plan value="push"/></orders>'
# shellcheck disable=SC2086
ends 0 sign c draft-anna.xml --key keys/anna.key $fixed --out mail
# shellcheck disable=SC2086
ends 0 sign c draft-bert.xml --key keys/bert.key $fixed --out mail
cp draft-anna.xml mail/.hidden
ends 0 submit c mail
is "verdicts" "$(grep -c "sheet of '.*' filed" out)" 2
says "mail/anna-1-1.xml: sheet of 'anna' filed"
says 'mail/within: a folder within is not looked into'
grep -q hidden out && fail "a hidden file is taken"
is "order" "$(grep -o '^mail/[a-z]*' out | xargs)" 'mail/anna mail/bert mail/within'

# By name.
named() { # id, words, file
    rm -rf wrecks
    mkdir wrecks
    cp "$3" wrecks/it
    refused "$1" submit c wrecks
    grep -Fq -- "$2" err || {
        cat err
        fail "$3 is not called: $2"
    }
    says 'wrecks/it: bounced'
}
named 'trust unsigned' 'this is an unsigned draft: berthier sign' draft-anna.xml
printf 'berthier toy exchange 1 anna\nI\n  plan push\n' >orders.txt
named 'trust unsigned' 'an unsigned draft' orders.txt
printf '\357\273\277# for the host\nberthier toy exchange 1 anna\n' >bom.txt
named 'trust unsigned' 'an unsigned draft' bom.txt
sed 's/"\([^"]*\)"/“\1”/g' mail/anna-1-1.xml >smart
named 'file malformed' 'its quotes are typographic' smart
sed 's/="/=3D"/g' mail/anna-1-1.xml >printable
named 'file malformed' 'it is quoted-printable still' printable
sed 's/^/> /' mail/anna-1-1.xml >quoted
named 'file malformed' "its lines are quoted with '>'" quoted
printf '<html><body>&lt;sheet&gt;</body></html>\n' >page
named 'file malformed' 'it is an HTML page' page
named 'file malformed' 'a letter'"'"'s text' c/outbox/anna/turn-0/body.txt
printf '\211PNG\r\n\032\n' >picture
named 'file malformed' 'it is a picture (PNG)' picture
printf 'PK\003\004xxxx' >archive
named 'file malformed' 'it is a ZIP archive' archive
named 'file malformed' 'it is a key' keys/mallory.key
: >nothing
named 'file malformed' 'it is empty' nothing

# One that is wrong holds up none of the others.
cp mail/anna-1-1.xml mail/bert-1-1.xml picture wrecks/
ends 1 submit c wrecks
is "others" "$(grep -c 'was filed before' out)" 2
done_testing
