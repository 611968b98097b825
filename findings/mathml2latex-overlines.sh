#!/usr/bin/env bash
# In MathML a bar over a 3 or an arrow over a letter is an mover. mathml2latex writes it with \limits, which
# is for operators such as a sum only, so neither LaTeX nor KaTeX accepts the formula. A power of a power is
# written without braces, which they refuse too.
# Hurt: teachers who move an exercise to LaTeX. Repeating decimals, vectors and powers are an error message.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts mathml2latex@1.1.3 katex@0.19.1
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import katex from 'katex';
import mathml2latex from 'mathml2latex';
const formulas = {
  sum: '<munderover><mo>&#x2211;</mo><mn>1</mn><mi>n</mi></munderover>',
  'repeating decimal': '<mn>0.</mn><mover><mn>3</mn><mo>&#xAF;</mo></mover>',
  vector: '<mover><mi>v</mi><mo>&#x2192;</mo></mover>',
  'power of a power': '<msup><msup><mi>a</mi><mn>2</mn></msup><mn>3</mn></msup>',
};
for (const [name, formula] of Object.entries(formulas)) {
  try {
    const latex = mathml2latex.convert(`<math xmlns="http://www.w3.org/1998/Math/MathML">${formula}</math>`);
    katex.renderToString(latex);
    console.log(`${name}: a formula`);
  } catch (error) {
    console.log(`${name}: ${error.message.match(/: (.*?) at position/)[1]}`);
  }
}
EOF
)
expected='sum: a formula
repeating decimal: a formula
vector: a formula
power of a power: a formula'
known='sum: a formula
repeating decimal: Limit controls must follow a math operator
vector: Limit controls must follow a math operator
power of a power: Double superscript'
echo "version:  mathml2latex $(node -p "require('./node_modules/mathml2latex/package.json').version")"
echo "          katex $(node -p "require('./node_modules/katex/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
