# tests of toy
