#!/usr/bin/env bash
# PHP's DOMDocument parses HTML with libxml2, which follows HTML 4: an end tag inside a script is
# taken for markup and removed from the code, with a warning only. @php-wasm is PHP as a package of
# npm; PHP 8.2 with libxml2 2.9.14 of Debian 12 does the same.
# Hurt: sites whose optimiser or lazy loader sends pages through DOMDocument. Templates in scripts and
# texts in structured data lose their end tags.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts \
  @php-wasm/node-8-3@3.1.54 @php-wasm/universal@3.1.54
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import { getPHPLoaderModule } from '@php-wasm/node-8-3';
import { loadPHPRuntime, PHP } from '@php-wasm/universal';
const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule(), { processId: 1 }));
const code = `<?php libxml_use_internal_errors( true );
$page = new DOMDocument();
$page->loadHTML( '<!doctype html><body><script>var item = "<li><b>New</b></li>";</script></body>' );
echo LIBXML_DOTTED_VERSION, ': ', $page->getElementsByTagName( 'script' )->item( 0 )->textContent;`;
const { text } = await php.run({ code });
process.stdout.write(text, () => process.exit(0));
EOF
)
expected='2.9.10: var item = "<li><b>New</b></li>";'
known='2.9.10: var item = "<li><b>New";'
echo "version:  @php-wasm/node-8-3 $(node -p "require('./node_modules/@php-wasm/node-8-3/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
