#!/usr/bin/env bash
# opmltojs reads an outline, and its opmlify writes it again (“the other side of parsing”, says its README).
# The texts of the outline are escaped, the title of the file is not, so with a & or a < it is no XML any
# more (OPML 2.0: “an XML document”), and opmltojs itself refuses it.
# Hurt: owners of a list of feeds or of an outline called “Arts & Crafts”. No reader opens the file.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts opmltojs@0.4.14
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import opml from 'opmltojs';
const read = (text) =>
  new Promise((done) => opml.parseWithError(text, (error, outline) => done(error ? 'not readable' : outline)));
const body = '<body><outline text="A &amp; B"/></body>';
for (const title of ['Music', 'Arts &amp; Crafts']) {
  const outline = await read(`<opml version="2.0"><head><title>${title}</title></head>${body}</opml>`);
  const again = await read(opml.opmlify(outline));
  console.log(`${outline.opml.head.title}: ${again.opml?.head.title ?? again}`);
}
EOF
)
expected='Music: Music
Arts & Crafts: Arts & Crafts'
known='Music: Music
Arts & Crafts: not readable'
echo "version:  opmltojs $(node -p "require('./node_modules/opmltojs/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
