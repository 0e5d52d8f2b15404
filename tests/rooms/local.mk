# tests of rooms
