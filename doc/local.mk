# files of doc: what players and auditors read is installed
dist_doc_DATA += doc/dice.md doc/formats.md doc/glossary.md doc/json.md doc/odds.md
dist_doc_DATA += doc/first-month.md doc/first-turn.md doc/first-week.md doc/playing.md doc/mail.md doc/waterloo-map.svg doc/security.md doc/texts.md
EXTRA_DIST += doc/ARCHITECTURE.md doc/adding-a-ruleset.md
EXTRA_DIST += doc/adding-an-order.md doc/bench.md doc/smallest-ruleset.md
