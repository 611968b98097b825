#!/usr/bin/env bash
# The end tags of li, tr, th and td may be left out (HTML, section 13.1.2.4, “Optional tags”). html-to-md
# then drops the entries, and a table or a list without any such end tag disappears whole.
# Hurt: owners of old, hand-written pages. Dates and prices are missing after the move to Markdown.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts html-to-md@0.8.8
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import convert from 'html-to-md';
const pages = [
  '<ul><li>Monday</li><li>Friday</li></ul>',
  '<ul><li>Monday</li><li>Friday</ul>',
  '<ul><li>Monday<li>Friday</ul>',
  '<table><tr><th>Day<th>Price<tr><td>Monday<td>5</table>',
];
for (const page of pages) console.log(`${page}: ${convert(page).match(/\w+/g)?.join(' ') ?? 'nothing'}`);
EOF
)
expected='<ul><li>Monday</li><li>Friday</li></ul>: Monday Friday
<ul><li>Monday</li><li>Friday</ul>: Monday Friday
<ul><li>Monday<li>Friday</ul>: Monday Friday
<table><tr><th>Day<th>Price<tr><td>Monday<td>5</table>: Day Price Monday 5'
known='<ul><li>Monday</li><li>Friday</li></ul>: Monday Friday
<ul><li>Monday</li><li>Friday</ul>: Monday
<ul><li>Monday<li>Friday</ul>: nothing
<table><tr><th>Day<th>Price<tr><td>Monday<td>5</table>: nothing'
echo "version:  html-to-md $(node -p "require('./node_modules/html-to-md/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
