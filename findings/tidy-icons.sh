#!/usr/bin/env bash
# tidy removes empty inline elements although they have a class and a name for screen readers. Icons of
# themes are such elements. The option drop-empty-elements, which is on, is documented; that attributes
# do not save an element is not what one expects, because a div with an attribute stays.
# Hurt: all visitors of a page that went through tidy. Icons are gone, and a link that was an icon has
# neither a picture nor a name.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -o APT::Sandbox::User=root -qq download tidy=2:5.6.0-11 libtidy5deb1=2:5.6.0-11
for package in ./*.deb; do dpkg -x "$package" .; done
LD_LIBRARY_PATH=$(dirname "$(find "$dir" -name 'libtidy.so.5deb1')")
export LD_LIBRARY_PATH
page='<!DOCTYPE html><html lang="en"><title>t</title><a href="tel:+49"><i class="icon" aria-label="Call"></i></a>'
seen=$(printf '%s' "$page" | ./usr/bin/tidy -quiet --show-warnings no --tidy-mark no - | grep '<a ')
expected='<a href="tel:+49"><i class="icon" aria-label="Call"></i></a>'
known='<a href="tel:+49"></a>'
echo "version:  $(./usr/bin/tidy -version)"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
