<?php
/**
 * Reads numbers that an author has typed into a free text field: "72%", "10vh". The browser reads them in the same way
 * (runtime/dom/leading-number.ts), and both sides are tested with mocks/leading-numbers.json.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** What browsers skip before a number, in UTF-8: white space, and spaces that are not ASCII. */
const ATOLL_SPACES = '(?:[\t\n\x0B\f\r ]|\xC2\xA0|\xE1\x9A\x80|\xE2\x80[\x80-\x8A\xA8\xA9\xAF]|\xE2\x81\x9F|\xE3\x80\x80|\xEF\xBB\xBF)*+';

/** The largest integer that browsers calculate exactly. */
const ATOLL_MAX_INTEGER = 9007199254740991;

/**
 * Returns the number at the beginning of a text.
 *
 * @param string $text The text.
 * @return float|null Null without a number, and if it is too large for one.
 */
function atoll_leading_number( $text ) {
	if ( 1 !== preg_match( '~^' . ATOLL_SPACES . '([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)~i', $text, $found ) ) {
		return null;
	}
	$number = (float) $found[1];
	return is_finite( $number ) ? $number + 0.0 : null;
}

/**
 * Returns the integer at the beginning of a text: "1e3" is 1, and ".5" is no number.
 *
 * @param string $text The text.
 * @return int|null Null without a number, and if it is too large for one.
 */
function atoll_leading_integer( $text ) {
	if ( 1 !== preg_match( '~^' . ATOLL_SPACES . '([+-]?\d+)~', $text, $found ) ) {
		return null;
	}
	$number = (float) $found[1];
	return abs( $number ) <= ATOLL_MAX_INTEGER ? (int) $number : null;
}

/**
 * Returns a setting that is an integer, as the widgets read it (`wholeNumber` in runtime/dom/settings.ts).
 *
 * @param string $text     The attribute.
 * @param int    $fallback For an attribute that is empty or invalid.
 * @param int    $least    Smaller values are invalid.
 * @return int
 */
function atoll_whole_number( $text, $fallback, $least = 0 ) {
	$number = atoll_leading_integer( $text );
	return null === $number || $number < $least ? $fallback : $number;
}
