#!/usr/bin/env bash
# EPUB 3 content is HTML in XML, where a list may start at another number (HTML, “the ol element”).
# epub-gen-memory removes start, reversed and the value of an item, and warns of nothing. It keeps the
# list.
# Hurt: students who read an exercise book. Question 5 becomes question 1, and answers go to the wrong one.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts epub-gen-memory@1.1.2 jszip@3.10.2
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import epub from 'epub-gen-memory';
import JSZip from 'jszip';
const content = '<ol start="5"><li>Name three rivers.</li><li value="9">Draw a map.</li></ol>';
const book = await epub.default({ title: 'Exercises', author: 'A', version: 3 }, [{ title: 'One', content }]);
const { files } = await JSZip.loadAsync(book);
const [chapter] = Object.values(files).filter(({ name }) => /one.*\.xhtml$/i.test(name));
console.log((await chapter.async('string')).match(/<ol.*<\/ol>/s)[0]);
EOF
)
expected='<ol start="5"><li>Name three rivers.</li><li value="9">Draw a map.</li></ol>'
known='<ol><li>Name three rivers.</li><li>Draw a map.</li></ol>'
echo "version:  epub-gen-memory $(node -p "require('./node_modules/epub-gen-memory/package.json').version")"
echo "          jszip $(node -p "require('./node_modules/jszip/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
