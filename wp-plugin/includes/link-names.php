<?php
/**
 * Names links that show only a picture or an arrow: the theme's logos and its button to the top, and the next and previous
 * page.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The content of a link that shows an icon of the stylesheet. */
const ATOLL_ONLY_ICON = '\s*(?:<i\b[^<>]*>\s*</i>\s*)?</a>';

/**
 * Returns the name of links that have none.
 *
 * @param string $html    The page.
 * @param array  $hidden  See atoll_hidden_parts().
 * @param string $pattern Matches links. Its first group is empty, where an attribute can be added; the second has the
 *                        attributes.
 * @param string $name    The name.
 * @return array Offset => attribute to add there.
 */
function atoll_name_links( $html, $hidden, $pattern, $name ) {
	$places = array();
	preg_match_all( $pattern, $html, $found, PREG_OFFSET_CAPTURE | PREG_SET_ORDER );
	foreach ( $found as $link ) {
		$at = $link[1][1];
		if ( '' !== $name && atoll_is_in_markup( $hidden, $at ) && ! preg_match( '~\s(?:aria-label|aria-labelledby|title)\s*=~i', $link[2][0] ) ) {
			$places[ $at ] = ' aria-label="' . esc_attr( $name ) . '"';
		}
	}
	return $places;
}

/**
 * Returns the names of the theme's links: that of the site for logos, whose pictures have an empty description.
 *
 * @param string $html   The page.
 * @param array  $hidden See atoll_hidden_parts().
 * @return array Offset => attribute to add there.
 */
function atoll_theme_link_names( $html, $hidden ) {
	$prefix = atoll_tables()['originals']['goodlayers-theme']['theme'];
	$logo   = "~<div\s[^<>]*\b$prefix-logo-inner\b[^<>]*>\s*<a\b()([^<>]*)>\s*(?:<(?:img)\s[^<>]*\salt=\"\"[^<>]*>\s*)+</a>~";
	$button = "~<a\b()(?=[^<>]*\sid=\"$prefix-footer-back-to-top-button\")([^<>]*)>" . ATOLL_ONLY_ICON . '~';
	return atoll_name_links( $html, $hidden, $logo, trim( get_bloginfo( 'name', 'display' ) ) )
		+ atoll_name_links( $html, $hidden, $button, __( 'Back to top', 'atoll' ) );
}

/**
 * Returns the names of links to the next and the previous page that contain no text.
 *
 * @param string $html   The page.
 * @param array  $hidden See atoll_hidden_parts().
 * @return array Offset => attribute to add there.
 */
function atoll_pagination_names( $html, $hidden ) {
	$places = array();
	foreach ( array(
		'next' => __( 'Next page', 'atoll' ),
		'prev' => __( 'Previous page', 'atoll' ),
	) as $class => $name ) {
		$places += atoll_name_links( $html, $hidden, "~<a\b()(?=[^<>]*\sclass=\"(?:[^\"]*\s)?$class\spage-numbers\b)([^<>]*)>" . ATOLL_ONLY_ICON . '~', $name );
	}
	return $places;
}
