# tests of trust
