#!/usr/bin/env bash
# For xgettext 0.21, the sign # starts a comment in PHP, also in #[…]. Since PHP 8, this is an attribute
# and the code after it counts. Texts on the same line are not extracted, and nothing is reported.
# Hurt: visitors who read another language. The text is missing in the template, so nobody translates it.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -o APT::Sandbox::User=root -qq download gettext=0.21-12 libunistring2 libxml2 libicu72
for package in ./*.deb; do dpkg -x "$package" .; done
export LD_LIBRARY_PATH="$dir/usr/lib/$(uname -m)-linux-gnu" LC_ALL=C
cat >widget.php <<'PHP'
<?php
class Widget {
	public function title() { return __( 'Opening hours', 'theme' ); }
	#[Pure] public function label() { return __( 'Book a visit', 'theme' ); }
}
PHP
seen=$(./usr/bin/xgettext --keyword=__ --output=- widget.php | sed -n 's/^msgid "\(..*\)"$/\1/p' | paste -sd ',')
expected='Opening hours,Book a visit'
known='Opening hours'
echo "version:  $(./usr/bin/xgettext --version | head -n 1)"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
