#!/usr/bin/env bash
# A form sends all chosen options of a select with multiple, and nothing of a disabled fieldset. The
# FormData of happy-dom has the first option only, and the fields of the disabled fieldset.
# Hurt: developers who test forms with it. A test is green, but real browsers send something else.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts happy-dom@21.0.4
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import { Window } from 'happy-dom';
const { document, FormData } = new Window();
document.body.innerHTML = `<form><select name="course" multiple><option selected>Art<option selected>Music</select>
  <fieldset disabled><input name="fee" value="250"></fieldset></form>`;
const fields = [...new FormData(document.querySelector('form'))];
console.log(fields.map((pair) => pair.join('=')).join('&'));
EOF
)
expected='course=Art&course=Music'
known='course=Art&fee=250'
echo "version:  happy-dom $(node -p "require('./node_modules/happy-dom/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
