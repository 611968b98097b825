#!/usr/bin/env bash
# PHP keeps the order of an array's entries, whatever their keys are. php-serialize reads an array
# whose keys are whole numbers into a plain object, and JavaScript sorts such keys. The order is lost
# as soon as the value is read, and written back sorted.
# Hurt: site owners who edit options with a Node script. Widgets, menu items and slides are stored by
# number, and come back in another order.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts php-serialize@5.1.3
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import { serialize, unserialize } from 'php-serialize';
const widgets = 'a:3:{i:10;s:6:"search";i:2;s:4:"news";i:5;s:7:"contact";}';
console.log(Object.values(unserialize(serialize(unserialize(widgets)))).join(', '));
EOF
)
expected='search, news, contact'
known='news, contact, search'
echo "version:  php-serialize $(node -p "require('./node_modules/php-serialize/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
