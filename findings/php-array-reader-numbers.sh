#!/usr/bin/env bash
# php-array-reader reads the arrays of PHP files and promises numbers. A negative number is left out with
# its key, and so is a text in two parts. An octal number is read as decimal, a hexadecimal one as 0, and
# of 1_000 (PHP 7.4) the 1 is left. PHP prints what is expected here. No error comes.
# Hurt: owners of a site whose settings are converted. A time zone is missing, or a limit is 1.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts php-array-reader@2.1.4
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import phpArrayReader from 'php-array-reader';
const { fromString } = phpArrayReader;
console.log(JSON.stringify(fromString(`<?php return [
  'gmt_offset' => -5, 'mode' => 0755, 'color' => 0x1F, 'limit' => 1_000, 'text' => 'Open' . ' day', 'last' => 3,
];`)));
EOF
)
expected='{"gmt_offset":-5,"mode":493,"color":31,"limit":1000,"text":"Open day","last":3}'
known='{"mode":755,"color":0,"limit":1,"last":3}'
echo "version:  php-array-reader $(node -p "require('./node_modules/php-array-reader/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
