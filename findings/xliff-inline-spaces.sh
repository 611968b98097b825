#!/usr/bin/env bash
# The package xliff puts a line break and spaces before an inline element, also inside a word. In XLIFF
# 1.2 the text of a source is content; a tool may fold spaces into one, but not remove it (xml:space).
# Hurt: readers of translations that went through the package. H₂O is H ₂O, and a word with a bold letter
# is two.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts xliff@6.4.0 @xmldom/xmldom@0.9.12
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { xliff12ToJs, jsToXliff12 } from 'xliff';
import { DOMParser } from '@xmldom/xmldom';
const text = (tag) => `<${tag}>Trink H<g id="1">2</g>O</${tag}>`;
const file = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="f" datatype="html" source-language="de" target-language="de">
    <body><trans-unit id="1">${text('source')}${text('target')}</trans-unit></body></file></xliff>`;
for (const xml of [file, await jsToXliff12(await xliff12ToJs(file))]) {
  const [target] = new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName('target');
  console.log(`“${target.textContent.replace(/\s+/g, ' ').trim()}”`);
}
EOF
)
expected='“Trink H2O”
“Trink H2O”'
known='“Trink H2O”
“Trink H 2O”'
echo "version:  xliff $(node -p "require('./node_modules/xliff/package.json').version")"
echo "          @xmldom/xmldom $(node -p "require('./node_modules/@xmldom/xmldom/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
