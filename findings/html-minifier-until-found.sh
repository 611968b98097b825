#!/usr/bin/env bash
# The attribute hidden has two values since 2022: with until-found, the browser's search on the page
# finds the text and opens it. html-minifier-terser counts hidden among the attributes without a value
# and, with collapseBooleanAttributes, drops the value.
# Hurt: visitors who search the page for a question in a closed accordion. It is not found.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts html-minifier-terser@7.2.0
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import { minify } from 'html-minifier-terser';
const html = '<button aria-expanded="false">Fees</button><div hidden="until-found">250 €</div>';
console.log((await minify(html, { collapseBooleanAttributes: true })).match(/<div.*/)[0]);
EOF
)
expected='<div hidden="until-found">250 €</div>'
known='<div hidden>250 €</div>'
echo "version:  html-minifier-terser $(node -p "require('./node_modules/html-minifier-terser/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
