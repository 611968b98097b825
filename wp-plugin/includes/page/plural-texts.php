<?php
/**
 * The texts with a number. Only the browser knows the number, so the page contains all forms of such a text, and the rule
 * of the language that chooses between them.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The rule is asked for the numbers below this one. The rules of all languages depend on the last two digits of greater
 * numbers. The same number is in runtime/page/plural.ts.
 */
const ATOLL_PLURAL_NUMBERS = 200;

/**
 * Returns the forms of texts in the current language, as texts with the keys `<key>.0`, `<key>.1` and so on, and under the
 * text's own key the rule: for each number the digit of its form. The last digit is valid for all following numbers.
 *
 * @param array $texts Results of _n_noop(), by key.
 * @return array
 */
function atoll_plural_texts( $texts ) {
	$all = array();
	foreach ( $texts as $key => $text ) {
		// A text without translation has the forms of English, also on a page in another language. Asking for all numbers
		// takes a quarter of a millisecond.
		$english = array( $text['plural'], $text['singular'] );
		if ( array( atoll_plural_form( $text, 0 ), atoll_plural_form( $text, 1 ) ) === $english ) {
			$all += array(
				$key     => '010',
				"$key.0" => $english[0],
				"$key.1" => $english[1],
			);
			continue;
		}
		$rule        = atoll_plural_rule( $text );
		$all[ $key ] = $rule;
		foreach ( array_unique( str_split( $rule ) ) as $number => $index ) {
			$all[ "$key.$index" ] = atoll_plural_form( $text, $number );
		}
	}
	return $all;
}

/**
 * Returns the rule that chooses between the forms of a text.
 *
 * @param array $text Result of _n_noop().
 * @return string
 */
function atoll_plural_rule( $text ) {
	$indexes = array();
	$rule    = '';
	for ( $number = 0; $number < ATOLL_PLURAL_NUMBERS; $number++ ) {
		$form = atoll_plural_form( $text, $number );
		if ( ! isset( $indexes[ $form ] ) ) {
			$indexes[ $form ] = count( $indexes );
		}
		$rule .= $indexes[ $form ];
	}
	return preg_replace( '~(.)\1+$~', '$1', $rule );
}

/**
 * Returns the form of a text for a number.
 *
 * @param array $text   Result of _n_noop().
 * @param int   $number Number.
 * @return string
 */
function atoll_plural_form( $text, $number ) {
	return translate_nooped_plural( $text, $number, 'atoll' );
}
