#!/usr/bin/env bash
# Contact pages often give two numbers with a slash between them. libphonenumber-js takes them as one
# number of 15 digits, and isValid() agrees, because German numbers may be long. With a comma, the
# second number becomes an extension.
# Hurt: callers. A link made from the text dials a number that does not exist, and the check of a form
# accepts it.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts libphonenumber-js@1.13.16
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import { parsePhoneNumberFromString } from 'libphonenumber-js';
const number = parsePhoneNumberFromString('030 123456 / 123457', 'DE');
console.log(number?.getURI(), number?.isValid() ? 'valid' : 'not valid');
EOF
)
expected='tel:+4930123456 valid, or no number at all'
known='tel:+4930123456123457 valid'
echo "version:  libphonenumber-js $(node -p "require('./node_modules/libphonenumber-js/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
