#!/usr/bin/env bash
# A header may hold encoded words beside plain ones, and a text of more than 75 characters must be cut
# into several of them (RFC 2047, section 2). eml-format keeps one word and drops all the others. In the
# Q encoding an underscore is a space (section 4.2); eml-format leaves it. mailparser reads all of them.
# Hurt: parents and offices. The rest of the subject is lost, here the day.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts eml-format@0.6.1 mailparser@3.14.2
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import emlFormat from 'eml-format';
import { simpleParser } from 'mailparser';
const lines = [
  'Subject: Re: =?utf-8?Q?Pr=C3=BCfung?= on Monday',
  'Subject: =?utf-8?Q?Die_Pr=C3=BCfung_ist_?=\r\n =?utf-8?Q?am_Montag?=',
];
for (const line of lines) {
  const mail = `${line}\r\nContent-Type: text/plain\r\n\r\nText\r\n`;
  const { subject } = await new Promise((resolve) => emlFormat.read(mail, (error, data) => resolve(data)));
  console.log(`“${subject}”, mailparser “${(await simpleParser(mail)).subject}”`);
}
EOF
)
expected='“Re: Prüfung on Monday”, mailparser “Re: Prüfung on Monday”
“Die Prüfung ist am Montag”, mailparser “Die Prüfung ist am Montag”'
known='“Prüfung”, mailparser “Re: Prüfung on Monday”
“Die_Prüfung_ist_”, mailparser “Die Prüfung ist am Montag”'
echo "version:  eml-format $(node -p "require('./node_modules/eml-format/package.json').version")"
echo "          mailparser $(node -p "require('./node_modules/mailparser/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
