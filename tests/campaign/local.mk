# tests of campaign
