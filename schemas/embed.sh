#!/bin/sh
# Writes the schemas named as C: embed.sh SOURCE-FOLDER SCHEMA...
source=$1
shift
echo '/* Made from schemas/ by schemas/embed.sh. */'
echo '#include "io/xml.h"'
echo
number=0
for schema; do
    [ -f "$schema" ] || schema=$source/$schema
    echo "static const unsigned char schema_$number[] = {"
    od -An -v -tu1 "$schema" | sed 's/[0-9][0-9]*/&,/g' || exit 1
    echo '0};'
    number=$((number + 1))
done
echo
echo 'static const struct embedded_schema schemas[] = {'
number=0
for schema; do
    echo "    {\"${schema##*/}\", (const char *)schema_$number,"
    echo "     sizeof(schema_$number) - 1},"
    number=$((number + 1))
done
echo '    {0},'
echo '};'
echo
echo 'const struct embedded_schema *embedded_schemas(void)'
echo '{'
echo '    return schemas;'
echo '}'
