#!/usr/bin/env bash
# An element with the attribute hidden is not shown (HTML, section 6.1). html-to-pdfmake leaves out elements
# with display:none, unless its option showHidden is on, but prints those with hidden.
# Hurt: teachers who make a PDF of a page with exercises. The solutions that the page hides are printed.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts html-to-pdfmake@2.5.34 jsdom@26.1.0
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import convert from 'html-to-pdfmake';
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('');
for (const attribute of ['style="display:none"', 'hidden']) {
  const content = convert(`<p>6 · 7 = ?</p><p ${attribute}>42</p>`, { window });
  console.log(`${attribute}: ${content.map(({ text }) => text).join(' | ')}`);
}
EOF
)
expected='style="display:none": 6 · 7 = ?
hidden: 6 · 7 = ?'
known='style="display:none": 6 · 7 = ?
hidden: 6 · 7 = ? | 42'
echo "version:  html-to-pdfmake $(node -p "require('./node_modules/html-to-pdfmake/package.json').version")"
echo "          jsdom $(node -p "require('./node_modules/jsdom/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
