# files of src/core
libberthier_a_SOURCES += src/core/trust_rules.c src/core/trust_rules.h
