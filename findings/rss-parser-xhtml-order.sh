#!/usr/bin/env bash
# An Atom feed may carry its text as XHTML. rss-parser reads the feed into objects first, which keep
# text and elements apart. When it writes the content again, all text comes first and the elements
# after it.
# Hurt: readers of news that a page takes from another site. Words in bold move to the end of the
# sentence, here to a wrong meaning.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts rss-parser@3.13.0
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import Parser from 'rss-parser';
const text = '<div xmlns="http://www.w3.org/1999/xhtml"><p>The school is <b>not</b> open on Friday.</p></div>';
const feed = await new Parser().parseString(`<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><id>urn:x</id><updated>2026-11-27T08:00:00Z</updated>
<entry><title>Friday</title><id>urn:y</id><updated>2026-11-27T08:00:00Z</updated><link href="https://school.example/1"/>
<content type="xhtml">${text}</content></entry></feed>`);
console.log(feed.items[0].contentSnippet.replaceAll(/\s+/g, ' '));
EOF
)
expected='The school is not open on Friday.'
known='The school is open on Friday.not'
echo "version:  rss-parser $(node -p "require('./node_modules/rss-parser/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
