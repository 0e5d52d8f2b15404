# files of doc
EXTRA_DIST += doc/playing.md doc/adding-a-room.md doc/adding-an-order.md
