#!/usr/bin/env bash
# On level 2, clean-css merges a font-family into a font before it. If both name several families, it
# mixes up the parts of the value. The result is no valid font, so browsers drop the whole
# declaration. There is no warning.
# Hurt: visitors of a site whose theme sets a font and a child theme another family in the same rule:
# size and weight of the prices are gone, too.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts clean-css@5.3.3
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import CleanCSS from 'clean-css';
const css = '.price{font:bold 12px/1.5 "Open Sans",sans-serif;font-family:Georgia,serif}';
const { styles, errors, warnings } = new CleanCSS({ level: 2 }).minify(css);
console.log(styles, `(${errors.length + warnings.length} messages)`);
EOF
)
expected='.price{font:bold 12px/1.5 Georgia,serif} (0 messages)'
known='.price{font:bold,normal 12px,medium/1.5,normal Georgia,,,serif} (0 messages)'
echo "version:  clean-css $(node -p "require('./node_modules/clean-css/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
