#!/usr/bin/env bash
# A link around a whole card is valid HTML. autop of @wordpress/autop puts the start tag and the end
# tag of the link into two paragraphs of their own, outside the card. Browsers repair that by
# repeating the link. parse5 parses as browsers do.
# Hurt: people who use a keyboard or a screen reader. One card becomes three links, and two of them
# have no name.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts @wordpress/autop@4.56.0 parse5@8.1.1
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import { autop } from '@wordpress/autop';
import { parseFragment } from 'parse5';
const card = '<a href="/open-day"><div class="card">Open day</div></a>';
const textOf = (node) => node.value ?? node.childNodes.map(textOf).join('').trim();
const links = (node) =>
  (node.childNodes ?? []).flatMap((child) => (child.tagName === 'a' ? [`"${textOf(child)}"`] : links(child)));
console.log(links(parseFragment(autop(card))).join(' '));
EOF
)
expected='"Open day"'
known='"" "Open day" ""'
echo "version:  @wordpress/autop $(node -p "require('./node_modules/@wordpress/autop/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
