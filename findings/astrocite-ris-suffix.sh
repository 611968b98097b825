#!/usr/bin/env bash
# A name in RIS is “last name, first name, suffix” (RIS format, tag AU). astrocite-ris takes the second
# part for the suffix and the third for the first name.
# Hurt: authors called Jr. or III. A list of books has Jr. King, Martin Luther.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts astrocite-ris@0.16.4
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { parse } from 'astrocite-ris';
const [{ author }] = parse('TY  - BOOK\r\nAU  - King, Martin Luther, Jr.\r\nTI  - Title\r\nER  - \r\n');
const [{ given, family, suffix }] = author;
console.log(`given “${given}” family “${family}” suffix “${suffix}”`);
EOF
)
expected='given “Martin Luther” family “King” suffix “Jr.”'
known='given “Jr.” family “King” suffix “Martin Luther”'
echo "version:  astrocite-ris $(node -p "require('./node_modules/astrocite-ris/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
