# tests of commands
