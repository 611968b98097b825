#!/usr/bin/env bash
# A value of a parameter in quotation marks may hold colons and semicolons (RFC 5545, section 3.2). ical2json
# cuts the line at the first colon, so half of the name becomes a part of the address.
# Hurt: people who want to answer an invitation of “School: Music”.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts ical2json@5.0.0
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { convert } from 'ical2json';
for (const name of ['Music', '"School: Music"']) {
  const line = `ORGANIZER;CN=${name}:mailto:music@school.example`;
  const file = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${line}\r\nEND:VEVENT\r\nEND:VCALENDAR`;
  const { _: address, CN } = convert(file).VCALENDAR[0].VEVENT[0].ORGANIZER;
  console.log(`name ${CN} address ${address}`);
}
EOF
)
expected='name Music address mailto:music@school.example
name "School: Music" address mailto:music@school.example'
known='name Music address mailto:music@school.example
name "School address  Music":mailto:music@school.example'
echo "version:  ical2json $(node -p "require('./node_modules/ical2json/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
