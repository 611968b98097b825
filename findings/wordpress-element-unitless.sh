#!/usr/bin/env bash
# The function renderToString of @wordpress/element makes the HTML that a block saves. It adds px to
# numbers of CSS properties that have no unit: aspect-ratio, grid-row, scale, columns and flex. React has
# none there. A browser drops an aspect ratio in px, and flex: 1px or columns: 2px are valid but mean
# something else.
# Hurt: authors and visitors of a page. Pictures lose their shape and columns their width.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts \
  @wordpress/element@8.8.0 react@19.3.1 react-dom@19.3.1
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { createElement, renderToString } from '@wordpress/element';
import { renderToStaticMarkup } from 'react-dom/server';
const element = createElement('p', { style: { aspectRatio: 1.5, columns: 2, flex: 1, gridRow: 2, scale: 2 } });
console.log(`${renderToString(element)}\nReact ${renderToStaticMarkup(element)}`);
EOF
)
expected='<p style="aspect-ratio:1.5;columns:2;flex:1;grid-row:2;scale:2"></p>
React <p style="aspect-ratio:1.5;columns:2;flex:1;grid-row:2;scale:2"></p>'
known='<p style="aspect-ratio:1.5px;columns:2px;flex:1px;grid-row:2px;scale:2px"></p>
React <p style="aspect-ratio:1.5;columns:2;flex:1;grid-row:2;scale:2"></p>'
echo "version:  @wordpress/element $(node -p "require('./node_modules/@wordpress/element/package.json').version")"
echo "          react $(node -p "require('./node_modules/react/package.json').version")"
echo "          react-dom $(node -p "require('./node_modules/react-dom/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
