#!/usr/bin/env bash
# php-date-formatter promises the formats of the date function of PHP, where W is the week number of
# ISO 8601: week 1 has the first Thursday of the year. In some years it gives another number on every
# day, and 2026 is one of them. PHP prints 2026-W01, 2026-W23 and 2026-W53.
# Hurt: pupils with a timetable of odd and even weeks. They come with the wrong books all year.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts php-date-formatter@1.3.7
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import DateFormatter from 'php-date-formatter';
const days = [new Date(2026, 0, 1), new Date(2026, 5, 1), new Date(2026, 11, 31)];
console.log(days.map((day) => new DateFormatter().formatDate(day, 'o-\\WW')).join(' '));
EOF
)
expected='2026-W01 2026-W23 2026-W53'
known='2025-W53 2026-W22 2026-W52'
echo "version:  php-date-formatter $(node -p "require('./node_modules/php-date-formatter/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
