#!/usr/bin/env bash
# An alarm of an event is a component of its own with its own description (RFC 5545, section 3.6.6).
# cal-parser reads its lines as lines of the event, so the text of the alarm replaces that of the event, if
# the alarm comes after it, as in most files.
# Hurt: parents. The programme of the evening is replaced by “Reminder”.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts cal-parser@1.0.2
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import cal from 'cal-parser';
const event = ['UID:1', 'DTSTAMP:20270101T000000Z', 'DTSTART:20270105T180000Z', 'DESCRIPTION:Bring your books'];
const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', 'DESCRIPTION:Reminder', 'END:VALARM'];
for (const [name, lines] of Object.entries({ without: event, with: [...event, ...alarm] })) {
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''];
  console.log(`${name} alarm: ${cal.parseString(file.join('\r\n')).events[0].description.value}`);
}
EOF
)
expected='without alarm: Bring your books
with alarm: Bring your books'
known='without alarm: Bring your books
with alarm: Reminder'
echo "version:  cal-parser $(node -p "require('./node_modules/cal-parser/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
