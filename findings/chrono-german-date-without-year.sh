#!/usr/bin/env bash
# chrono-node's German parser does not know dates of day and month such as 4.12., the usual form in
# announcements. It finds only the time and takes it for today. A weekday and a date before a time
# give a false clock time.
# Hurt: visitors of a calendar that is filled from such lines. The evening of 4 December is entered
# for today.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts chrono-node@2.10.3
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { de } from 'chrono-node';
const now = new Date(2026, 10, 28, 12);
const times = (text) => de.parse(text, now).map(({ start }) => start.date().toISOString().slice(0, 16)).join(' + ');
console.log(times('Elternabend am 4.12. um 19 Uhr'), 'and', times('Basar: Sa 5.12. um 10 Uhr'));
EOF
)
expected='2026-12-04T19:00 and 2026-12-05T10:00'
known='2026-11-28T19:00 and 2026-11-28T05:12 + 2026-11-28T10:00'
echo "version:  chrono-node $(node -p "require('./node_modules/chrono-node/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
