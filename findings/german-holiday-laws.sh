#!/usr/bin/env bash
# holiday-de and german-holiday tell the public holidays of each German state. They have none of those that
# the states have made since 2018: 31 October in four northern states, 8 March in Berlin (2019) and
# Mecklenburg-Vorpommern (2023), 20 September in Thuringia (2019). Neither README names a last year.
# Hurt: schools and parents. A calendar offers appointments on days on which the school is closed.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts \
  holiday-de@1.1.4 german-holiday@1.2.0
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import germanHoliday from 'german-holiday';
import holidayDe from 'holiday-de';
const days = [['BB', 10, 31], ['HH', 10, 31], ['NI', 10, 31], ['BE', 3, 8], ['MV', 3, 8], ['TH', 9, 20]];
for (const [state, month, day] of days) {
  const date = new Date(2027, month - 1, day);
  holidayDe.setState(state.toLowerCase());
  const answers = [holidayDe.isHoliday(date), germanHoliday.holidayCheck(date, state)];
  console.log(`${state} 2027-${month}-${day}: ${answers.map((answer) => (answer ? 'holiday' : 'no')).join(', ')}`);
}
EOF
)
expected='BB 2027-10-31: holiday, holiday
HH 2027-10-31: holiday, holiday
NI 2027-10-31: holiday, holiday
BE 2027-3-8: holiday, holiday
MV 2027-3-8: holiday, holiday
TH 2027-9-20: holiday, holiday'
known='BB 2027-10-31: holiday, holiday
HH 2027-10-31: no, no
NI 2027-10-31: no, no
BE 2027-3-8: no, no
MV 2027-3-8: no, no
TH 2027-9-20: no, no'
echo "version:  holiday-de $(node -p "require('./node_modules/holiday-de/package.json').version")"
echo "          german-holiday $(node -p "require('./node_modules/german-holiday/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
