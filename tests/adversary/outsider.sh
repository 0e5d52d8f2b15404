# Attacks of somebody who has no key in the roster but reads, changes, repeats
# and forges mail, and gets at the host's folder.

mail_changed() {
    with camp && mail anna-2-2.xml && edit '/band="h3"/d'
    meets submit camp bad.xml
}

lock_changed() {
    with camp && cp ../base/locked/inbox/lock.xml bad.xml
    edit 's/^order bert .*/order bert -/'
    meets answer camp bad.xml --key keys/anna.dice
}

turn_changed() {
    with camp && rm -rf camp/.git && edit_file camp/turn.xml '1s/ round="1"/ round="2"/;1s/ step="[^"]*"/ step="I"/'
    meets show camp
}

sheet_of_a_stranger() {
    with camp && mail anna-2-2.xml && edit 's/ from="anna"/ from="mallory"/'
    sign mallory
    meets submit camp bad.xml
}

sheet_in_her_name() {
    with camp && mail anna-2-2.xml && edit '/band="h3"/d'
    sign mallory
    meets submit camp bad.xml
}

key_in_the_file() {
    with camp && mail anna-2-2.xml
    edit 's|</SignatureValue>|&<KeyInfo><KeyName>anna</KeyName></KeyInfo>|'
    meets submit camp bad.xml
}

object_in_the_signature() {
    with camp && mail anna-2-2.xml
    edit 's|</SignatureValue>|&<Object><orders side="hedgehogs" step="II"></orders></Object>|'
    meets submit camp bad.xml
}

signature_moved() {
    with camp && mail anna-2-2.xml
    change "
at = x.index(b'<Signature '); end = x.index(b'</Signature>') + 12
start = x.index(b'>') + 1
x = x[:start] + x[at:end] + x[start:at] + x[end:]"
    meets submit camp bad.xml
}

signature_wrapped() {
    with camp && mail anna-2-2.xml
    change "x = x[:x.index(b'>') + 1] + x + b'</sheet>'"
    meets submit camp bad.xml
}

signature_prefixed() {
    with camp && mail anna-2-2.xml
    change "
at = x.index(b'<Signature '); end = x.index(b'</Signature>') + 12
s = x[at:end].replace(b'</', b'</ds:').replace(b'<', b'<ds:').replace(b'<ds:/ds:', b'</ds:').replace(b' xmlns=', b' xmlns:ds=')
x = x[:at] + s + x[end:]"
    meets submit camp bad.xml
}

signature_of_lines() {
    with camp && mail anna-2-2.xml
    change "
at = x.index(b'<SignatureValue>') + 16
x = x[:at + 64] + b'\n' + x[at + 64:]"
    meets submit camp bad.xml
}

signature_borrowed() {
    with camp && mail anna-2-2.xml
    change "
y = open('../mail/anna-2-1.xml', 'rb').read()
at = x.index(b'<Signature '); end = x.index(b'</Signature>') + 12
x = x[:at] + y[y.index(b'<Signature '):y.index(b'</Signature>') + 12] + x[end:]"
    meets submit camp bad.xml
}

signature_stripped() {
    with camp && mail anna-2-2.xml && edit 's|<Signature .*</Signature>||'
    meets submit camp bad.xml
}

doctype() {
    with camp && mail anna-2-2.xml && edit '1s/^/<!DOCTYPE sheet>/'
    meets submit camp bad.xml
}

doctype_with_a_default() {
    with camp && mail anna-2-2.xml
    edit '1s/^/<!DOCTYPE sheet [<!ATTLIST move path CDATA "0104">]>/'
    meets submit camp bad.xml
}

entity() {
    with camp && mail anna-2-2.xml && edit 's|</orders>|\&apple;&|'
    meets submit camp bad.xml
}

comment_in_a_text() {
    with camp && mail anna-2-1.xml && edit 's/Good apples/Good<!---->apples/'
    meets submit camp bad.xml
}

instruction() {
    with camp && mail anna-2-2.xml && edit 's|</orders>|<?apple?>&|'
    meets submit camp bad.xml
}

cdata() {
    with camp && mail anna-2-1.xml && edit 's/Good apples/<![CDATA[Good apples]]>/'
    meets submit camp bad.xml
}

other_spelling() {
    with camp && mail anna-2-2.xml && edit "1s/ from=\"anna\"/ from='anna'/"
    meets submit camp bad.xml
}

latin_1() {
    with camp && mail anna-2-1.xml
    change "x = x.replace(b'Good', b'G\xf6\xf6d')"
    meets submit camp bad.xml
}

byte_order_mark() {
    with camp && mail anna-2-1.xml && change "x = b'\xef\xbb\xbf' + x"
    meets verify camp bad.xml
}

oversized() {
    with camp && mail anna-2-1.xml
    change "x = x.replace(b'apples', b'apples' * 60000)"
    meets submit camp bad.xml
}

too_deep() {
    with camp && mail anna-2-2.xml
    change "x = x.replace(b'</orders>', b'<move>' * 100 + b'</move>' * 100 + b'</orders>')"
    meets submit camp bad.xml
}

# What was accepted is known and skipped (commands/mailbox.sh): these were not.
replay_of_the_last_exchange() {
    with camp && mail anna-1-1.xml
    edit 's/ sequence="1"/ sequence="7"/' && sign anna
    meets submit camp bad.xml
}

replay_of_an_older_sheet() {
    with camp && must submit camp ../mail/anna-2-2.xml
    mail anna-2-1.xml
    edit 's/ made="[^"]*"/ made="2026-11-20T00:00:00Z"/' && sign anna
    meets submit camp bad.xml
}

replay_of_an_answer() {
    with locked && mail anna-1-answer.xml
    edit '1s/ exchange=/ accepts="no-memory-1" exchange=/'
    meets submit camp bad.xml
}

replay_from_another_game() {
    with camp && mail anna-2-2.xml
    edit "1s/ game=\"[0-9a-f]*\"/ game=\"$(state_of ../base/camp)\"/"
    sign anna
    meets submit camp bad.xml
}

answer_forged() {
    with locked && mail anna-2-answer.xml
    edit 's/\( proof="0[23]\)...../\1aaaaa/'
    meets submit camp bad.xml
}

answer_in_her_name() {
    with locked && mail bert-2-answer.xml && edit 's/ from="bert"/ from="anna"/'
    meets submit camp bad.xml
}

consent_forged() {
    with draft && cp ../mail/roster-anna.xml bad.xml && sign mallory
    meets submit camp bad.xml
}

stolen_key_joins() {
    with draft && registers_as anna nana bad.xml
    meets join camp bad.xml --deputy hedgehogs
}

participant_of_another_key() {
    with draft && cp keys/mallory.xml bad.xml && sign anna
    meets verify camp bad.xml
}

test_keys() {
    with draft && edit_file camp/roster.xml 's/ test="yes"//'
    meets begin camp
}

stranger_answers() {
    with locked
    meets answer camp camp/inbox/lock.xml --key keys/mallory.dice
}

commit_of_a_stranger() {
    with camp && echo more >>camp/log.txt && commit_as mallory "exchange 2: invented"
    meets show camp
}

keys_exchanged_in_the_folder() {
    with camp && rm -rf camp/.git
    registers_as mallory anna camp/participants/anna.xml
    meets show camp
}

module_exchanged_in_the_folder() {
    with camp && rm -rf camp/.git
    edit_file camp/module.xml 's/ pace="4"/ pace="9"/'
    meets show camp
}
