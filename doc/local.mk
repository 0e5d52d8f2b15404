# files of doc
EXTRA_DIST += doc/playing.md doc/adding-a-room.md doc/adding-an-order.md
EXTRA_DIST += doc/ARCHITECTURE.md doc/formats.md doc/glossary.md
