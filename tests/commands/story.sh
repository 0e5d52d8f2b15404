# A campaign worth an audit, on top of exchange.sh: entry 1 a watch, 2 a void,
# 3 a watch with a lapsed order and dice.

a_watch() { # orders of anna and bert for step II, of anna for III and IV
    send anna "<orders side=\"hedgehogs\" step=\"I\"><plan value=\"push\"/></orders>
    <orders side=\"hedgehogs\" step=\"II\">$1</orders>
    <orders side=\"hedgehogs\" step=\"III\">$3</orders>
    <orders side=\"hedgehogs\" step=\"IV\">$4</orders>"
    send bert "<orders side=\"badgers\" step=\"I\"><plan value=\"scout\"/></orders>
    <orders side=\"badgers\" step=\"II\">$2</orders>
    <orders side=\"badgers\" step=\"III\"/><orders side=\"badgers\" step=\"IV\"/>"
}

a_story() { # preset
    start "$1"
    a_watch '<move band="h3" path="0303 0403"/>
        <move band="h1" path="0202 0303"/><move band="h2" path="0302 0402"/>' \
        '<move band="b1" path="0804 0704"/><move band="b2" path="0605 0505"/>
        <move band="b3" path="0604 0603 0602"/>' '' ''
    ends 0 lock c --at 2026-01-02T00:00:00Z
    answer anna bert
    ends 0 process c
    a_second_watch
    ends 0 lock c --at 2026-01-03T00:00:00Z
    answer anna
    ends 3 void c --reason "bert moved house" --at 2026-01-11T00:00:00Z
    ends 0 consent c c/inbox/void.xml --key keys/anna.key --from anna \
        --out consent.xml
    ends 0 submit c consent.xml
    ends 0 void c --at 2026-01-11T00:00:00Z
    a_second_watch
    ends 0 lock c --at 2026-01-16T00:00:00Z
    answer anna bert
    ends 0 process c
    sound
}

a_second_watch() {
    a_watch '<move band="h2" path="0502"/>' '<move band="b3" path="0502"/>' \
        '<scuffle band="h2" enemy="b3"/>' '<call band="h1"/>'
}
