#!/usr/bin/env bash
# A br in HTML begins a new line, also in a cell of a table, and a paragraph there does too. node-html-markdown
# writes a table’s row into one line and puts nothing in their place, neither a br, which GitHub’s Markdown
# allows in a cell, nor a space.
# Hurt: readers of opening hours and timetables in a page that was moved to Markdown. 08:00 and 13:00 in two
# lines become 08:0013:00.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts node-html-markdown@2.0.0
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { NodeHtmlMarkdown } from 'node-html-markdown';
const markdown = NodeHtmlMarkdown.translate(`<table><tr><th>Day</th><th>Office</th></tr>
  <tr><td>Monday</td><td>08:00<br>13:00</td></tr>
  <tr><td>Friday</td><td><p>Room 1</p><p>2nd floor</p></td></tr></table>`);
for (const row of markdown.trim().split('\n').slice(2)) console.log(row.replace(/ +/g, ' '));
EOF
)
expected='| Monday | 08:00<br>13:00 |
| Friday | Room 1<br>2nd floor |'
known='| Monday | 08:0013:00 |
| Friday | Room 12nd floor |'
echo "version:  node-html-markdown $(node -p "require('./node_modules/node-html-markdown/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
