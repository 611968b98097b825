#!/usr/bin/env bash
# hyphenateHTML of hyphen leaves attributes alone, as one expects, but not the code inside script
# elements and not character references. A soft hyphen is no part of a name in JavaScript, and a
# reference with one in it is plain text.
# Hurt: visitors. Every inline script with a longer word fails with a syntax error, and é is shown as
# its source.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts hyphen@1.14.1
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import english from 'hyphen/en-us/index.js';
const html = '<p>Our caf&eacute;teria</p><script>var openingHours = 8;</script>';
const result = await english.hyphenateHTML(html);
console.log(result.replaceAll('\u00AD', '·'));
EOF
)
expected='<p>Our caf&eacute;te·ria</p><script>var openingHours = 8;</script>'
known='<p>Our caf&ea·cute;teria</p><script>var open·ing·Hours = 8;</script>'
echo "version:  hyphen $(node -p "require('./node_modules/hyphen/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
