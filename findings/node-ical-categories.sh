#!/usr/bin/env bash
# In iCalendar, a comma inside a category has a backslash before it. node-ical splits CATEGORIES at
# that comma too and leaves the backslash in the text. It reads SUMMARY right.
# Hurt: visitors who filter events by category. The category does not exist, and the list shows two
# false ones.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts node-ical@0.26.1
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import ical from 'node-ical';
const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260101T000000Z'];
lines.push('DTSTART:20261204T180000Z', String.raw`SUMMARY:Tea\, music`, String.raw`CATEGORIES:Arts\, Crafts,Music`);
lines.push('END:VEVENT', 'END:VCALENDAR', '');
const [event] = Object.values(ical.sync.parseICS(lines.join('\r\n'))).filter(({ type }) => type === 'VEVENT');
console.log(event.summary, event.categories.map((one) => `[${one}]`).join(' '));
EOF
)
expected='Tea, music [Arts, Crafts] [Music]'
known='Tea, music [Arts\] [Crafts] [Music]'
echo "version:  node-ical $(node -p "require('./node_modules/node-ical/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
