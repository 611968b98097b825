#!/usr/bin/env bash
# A fuzzy entry of a PO file keeps the text that it was translated from in lines with #| (GNU gettext, “The
# Format of PO Files”), so that a translator sees what has changed. pofile leaves these lines out when it
# writes the file again, and keeps all other comments.
# Hurt: translators of a site, who can no longer tell why a text is marked.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts pofile@1.1.4
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import PO from 'pofile';
const entry = `# Note
#. For teachers
#: form.php:7
#, fuzzy
#| msgid "Enrol until %s"
msgid "Enrol before %s"
msgstr "Anmelden bis %s"`;
const again = PO.parse(`msgid ""\nmsgstr ""\n\n${entry}\n`).toString();
for (const line of entry.split('\n')) console.log(`${again.includes(line) ? 'kept' : 'gone'}: ${line}`);
EOF
)
expected='kept: # Note
kept: #. For teachers
kept: #: form.php:7
kept: #, fuzzy
kept: #| msgid "Enrol until %s"
kept: msgid "Enrol before %s"
kept: msgstr "Anmelden bis %s"'
known='kept: # Note
kept: #. For teachers
kept: #: form.php:7
kept: #, fuzzy
gone: #| msgid "Enrol until %s"
kept: msgid "Enrol before %s"
kept: msgstr "Anmelden bis %s"'
echo "version:  pofile $(node -p "require('./node_modules/pofile/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
