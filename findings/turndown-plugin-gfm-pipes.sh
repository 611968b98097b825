#!/usr/bin/env bash
# A | in a cell of a table must be written as \| in GitHub’s Markdown, or it begins the next cell, and what is
# then too much is dropped (GFM, section 4.10, example 200). turndown-plugin-gfm writes it bare, so marked,
# a usual reader, has another table.
# Hurt: readers of a page that was moved to Markdown. The room is gone, and a part of the title stands for it.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts \
  turndown@7.2.5 turndown-plugin-gfm@1.0.2 marked@16.4.2
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import Turndown from 'turndown';
import { gfm } from 'turndown-plugin-gfm';
import { marked } from 'marked';
const page = `<table><thead><tr><th>Course</th><th>Room</th></tr></thead>
  <tbody><tr><td>Theatre | Drama</td><td>12</td></tr></tbody></table>`;
const markdown = new Turndown().use(gfm).turndown(page);
for (const html of [page, marked(markdown)]) {
  console.log([...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, text]) => `“${text}”`).join(' '));
}
EOF
)
expected='“Theatre | Drama” “12”
“Theatre | Drama” “12”'
known='“Theatre | Drama” “12”
“Theatre” “Drama”'
echo "version:  turndown $(node -p "require('./node_modules/turndown/package.json').version")"
echo "          turndown-plugin-gfm $(node -p "require('./node_modules/turndown-plugin-gfm/package.json').version")"
echo "          marked $(node -p "require('./node_modules/marked/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
