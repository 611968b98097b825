#!/usr/bin/env bash
# In the criteria of COUNTIF and SUMIF an asterisk is any text and a question mark any character (Excel’s
# description of both functions). Formula.js compares them as they are and gives 0. HyperFormula does both.
# Hurt: teachers. A sheet that counts the grades A+, A and A- with "A*" says that there is none.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts \
  @formulajs/formulajs@4.6.1 hyperformula@3.5.0
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { COUNTIF, SUMIF } from '@formulajs/formulajs';
import { HyperFormula } from 'hyperformula';
const grades = ['A', 'A+', 'A-', 'B'];
const sheet = HyperFormula.buildFromArray(
  [grades, [1, 2, 3, 4], ['=COUNTIF(A1:D1,"A*")', '=SUMIF(A1:D1,"A*",A2:D2)']],
  { licenseKey: 'gpl-v3' },
);
const values = [0, 1].map((col) => sheet.getCellValue({ sheet: 0, row: 2, col }));
console.log(COUNTIF(grades, 'A*'), SUMIF(grades, 'A*', [1, 2, 3, 4]), '| HyperFormula', ...values);
EOF
)
expected='3 6 | HyperFormula 3 6'
known='0 0 | HyperFormula 3 6'
echo "version:  @formulajs/formulajs $(node -p "require('./node_modules/@formulajs/formulajs/package.json').version")"
echo "          hyperformula $(node -p "require('./node_modules/hyperformula/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
