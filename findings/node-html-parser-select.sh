#!/usr/bin/env bash
# HTML does not require the end tag of an option. node-html-parser, which is made for speed, closes
# elements in another way than browsers: with such options the select and its label are gone and the
# options stand alone. No error is reported.
# Hurt: visitors of a page that was only meant to get a class or an attribute on its way. The field is
# lost and its value never sent.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts node-html-parser@9.0.7
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import { parse } from 'node-html-parser';
const form = '<form><label>Course <select name="course"><option>Art<option>Music</select></label></form>';
const root = parse(form);
console.log(root.querySelectorAll('select').length, 'select:', root.toString());
EOF
)
expected='1 select: <form><label>Course <select name="course"><option>Art</option><option>Music</option></select></label></form>'
known='0 select: <form>Course <option>Art</option>Music</form>'
echo "version:  node-html-parser $(node -p "require('./node_modules/node-html-parser/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
