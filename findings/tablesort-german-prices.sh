#!/usr/bin/env bash
# The number sort of tablesort takes the point for the decimal sign, whatever the page's language is.
# The column is recognised as numbers and sorted without an error.
# Hurt: visitors who look for the lowest fee. 1.234,50 € is first, before 99 €.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts tablesort@5.6.0 jsdom@29.1.1
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
const row = (price) => `<tr><td>${price}</td></tr>`;
const rows = ['250,00 €', '1.234,50 €', '99,00 €'].map(row).join('');
const page = `<html lang="de"><table><thead><tr><th>Preis</th></tr></thead><tbody>${rows}</tbody></table>`;
const { window } = new JSDOM(page, { runScripts: 'outside-only' });
for (const file of ['tablesort.min.js', 'sorts/tablesort.number.min.js']) {
  window.eval(readFileSync(`node_modules/tablesort/dist/${file}`, 'utf8'));
}
window.eval("new Tablesort(document.querySelector('table')); document.querySelector('th').click();");
console.log([...window.document.querySelectorAll('td')].map((cell) => cell.textContent).join(' < '));
EOF
)
expected='99,00 € < 250,00 € < 1.234,50 €'
known='1.234,50 € < 99,00 € < 250,00 €'
echo "version:  tablesort $(node -p "require('./node_modules/tablesort/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
