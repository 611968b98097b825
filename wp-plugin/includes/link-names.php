<?php
/**
 * Names links that show only a picture or an arrow: the theme's logos, and the next and previous page.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the names of links that contain nothing but pictures with an empty description: the name of the site.
 *
 * @param string $html   The page.
 * @param array  $hidden See atoll_hidden_parts().
 * @return array Offset => attribute to add there.
 */
function atoll_logo_names( $html, $hidden ) {
	$prefix = atoll_tables()['originals']['goodlayers-theme']['theme'];
	$name   = trim( get_bloginfo( 'name', 'display' ) );
	if ( '' === $name || ! preg_match_all( "~<div\s[^<>]*\b$prefix-logo-inner\b[^<>]*>\s*<a\b()([^<>]*)>\s*(?:<(?:img)\s[^<>]*\salt=\"\"[^<>]*>\s*)+</a>~", $html, $found, PREG_OFFSET_CAPTURE ) ) {
		return array();
	}
	$places = array();
	foreach ( $found[1] as $index => list( , $at ) ) {
		if ( atoll_is_in_markup( $hidden, $at ) && ! preg_match( '~\s(?:aria-label|aria-labelledby|title)\s*=~i', $found[2][ $index ][0] ) ) {
			$places[ $at ] = ' aria-label="' . esc_attr( $name ) . '"';
		}
	}
	return $places;
}

/**
 * Returns the names of links to the next and the previous page that contain no text.
 *
 * @param string $html   The page.
 * @param array  $hidden See atoll_hidden_parts().
 * @return array Offset => attribute to add there.
 */
function atoll_pagination_names( $html, $hidden ) {
	if ( ! preg_match_all( '~<a\b()(?=[^<>]*\sclass="(?:[^"]*\s)?(next|prev)\spage-numbers\b)([^<>]*)>\s*(?:<i\b[^<>]*>\s*</i>\s*)?</a>~', $html, $found, PREG_OFFSET_CAPTURE ) ) {
		return array();
	}
	$names  = array(
		'next' => __( 'Next page', 'atoll' ),
		'prev' => __( 'Previous page', 'atoll' ),
	);
	$places = array();
	foreach ( $found[1] as $index => list( , $at ) ) {
		if ( atoll_is_in_markup( $hidden, $at ) && ! preg_match( '~\s(?:aria-label|aria-labelledby|title)\s*=~i', $found[3][ $index ][0] ) ) {
			$places[ $at ] = ' aria-label="' . esc_attr( $names[ $found[2][ $index ][0] ] ) . '"';
		}
	}
	return $places;
}
