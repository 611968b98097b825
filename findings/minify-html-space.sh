#!/usr/bin/env bash
# minify-html removes a space between two inline elements if their parent is a div. It takes every div
# for layout, which its README says, but pages of builders put running text into divs.
# Hurt: readers. The words of two neighbours join, here a day and a time.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts @minify-html/node@0.18.1
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import minifyHtml from '@minify-html/node';
const html = '<div class="hours">Open <b>Monday</b> <i>8</i> to <b>Friday</b> <i>16</i></div>';
const result = minifyHtml.minify(Buffer.from(html), { keep_closing_tags: true }).toString();
console.log(result.replaceAll(/<[^>]*>/g, ''));
EOF
)
expected='Open Monday 8 to Friday 16'
known='Open Monday8 to Friday16'
echo "version:  @minify-html/node $(node -p "require('./node_modules/@minify-html/node/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
