#!/bin/sh
# axe finds nothing in the pages of a combat, an open turn and a side's report,
# at 1280 and 360 pixels, light and dark; nothing is wider than the screen.
# Needs chromium, node, and the npm packages puppeteer-core and axe-core where
# NODE_PATH leads; else it is skipped by name.
. "$srcdir/tests/commands/exchange.sh"

chromium=$(command -v chromium || command -v chromium-browser ||
    command -v google-chrome) || chromium=
if [ -z "$chromium" ] || ! command -v node >/dev/null ||
    ! node -e 'require("puppeteer-core"); require("axe-core")' 2>/dev/null; then
    echo "axe.sh: skipped, for chromium, node, puppeteer-core or axe-core is not here"
    exit 77
fi

start duel
cp c/log.html begun.html
for story in "$srcdir"/tests/golden/toy-*/; do
    name=$(basename "$story")
    ends 0 process --turn "$story/turn.xml" \
        --module "$srcdir/tests/golden/toy-module.xml" \
        --seed "$(cat "$story/seed.txt")" --sheet "$story/anna.xml" \
        --sheet "$story/bert.xml" --out "played-$name"
    cp "played-$name/log.html" "$name.html"
done
node "$top/tests/render/axe.js" "$chromium" "$PWD"/*.html ||
    fail "the page is not for everybody"
