#!/usr/bin/env bash
# The last Saturday of a month is BYDAY=SA;BYSETPOS=-1 (RFC 5545, section 3.3.10: the last of the set).
# The function extendByRecurrenceRule of ts-ics gives the last but one. For BYMONTHDAY=-1 it gives the
# last day but one.
# Hurt: visitors of an open day or a flea market. They come a week early.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts ts-ics@2.4.6
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { convertIcsRecurrenceRule, extendByRecurrenceRule } from 'ts-ics';
const dates = (start, value) =>
  extendByRecurrenceRule(convertIcsRecurrenceRule(undefined, { value, options: {} }), {
    start: new Date(`${start}T10:00:00Z`),
    end: new Date('2028-01-01T00:00:00Z'),
  }).map((date) => date.toISOString().slice(5, 10)).join(' ');
const saturdays = dates('2027-02-27', 'FREQ=MONTHLY;BYDAY=SA;BYSETPOS=-1;COUNT=3');
console.log('Saturdays', saturdays, '| days', dates('2027-02-28', 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3'));
EOF
)
expected='Saturdays 02-27 03-27 04-24 | days 02-28 03-31 04-30'
known='Saturdays 03-20 04-17 05-22 | days 03-30 04-29 05-30'
echo "version:  ts-ics $(node -p "require('./node_modules/ts-ics/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
