#!/usr/bin/env bash
# A vCard writes a comma inside a name with a backslash and a line break as \n. vcf returns both as
# they are in the file: it splits names at semicolons, but does not undo the escapes.
# Hurt: staff pages that are filled from vCards. The backslashes are visible, and an address of two
# lines has a letter n in its middle.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts vcf@2.1.2
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import Card from 'vcf';
const lines = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Anna Lang', 'N:Lang;Anna;;;'];
lines.push(String.raw`TITLE:Head of Arts\, Music`, String.raw`NOTE:Room 12\nMonday to Thursday`, 'END:VCARD', '');
const card = new Card().parse(lines.join('\r\n'));
console.log(JSON.stringify([card.get('title').valueOf(), card.get('note').valueOf()]));
EOF
)
expected='["Head of Arts, Music","Room 12\nMonday to Thursday"]'
known='["Head of Arts\\, Music","Room 12\\nMonday to Thursday"]'
echo "version:  vcf $(node -p "require('./node_modules/vcf/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
