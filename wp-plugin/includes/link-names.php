<?php
/**
 * Names links that show only a picture, an arrow or a bullet: the theme's logos, its button to the top and its bullets,
 * and the next and the previous page.
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
		+ atoll_name_links( $html, $hidden, $button, __( 'Back to top', 'atoll' ) )
		+ atoll_bullet_names( $html, $hidden, $prefix );
}

/**
 * Returns the names of the bullets of a one-page menu: the first heading of the section that a bullet leads to.
 *
 * @param string $html   The page.
 * @param array  $hidden See atoll_hidden_parts().
 * @param string $prefix The theme's prefix.
 * @return array Offset => attribute to add there.
 */
function atoll_bullet_names( $html, $hidden, $prefix ) {
	$pattern = "~<div\s[^<>]*\sid=\"$prefix-bullet-anchor\"[^<>]*>(?:\s*<a\b[^<>]*>\s*</a>)+~";
	if ( ! preg_match( $pattern, $html, $list, PREG_OFFSET_CAPTURE ) || ! atoll_is_in_markup( $hidden, $list[0][1] ) ) {
		return array();
	}
	preg_match_all( '~<a\b()([^<>]*>)~', $list[0][0], $links, PREG_OFFSET_CAPTURE | PREG_SET_ORDER );
	$names  = array();
	$starts = array();
	foreach ( $links as $link ) {
		$at           = $list[0][1] + $link[1][1];
		$read         = atoll_tag_attributes( $link[2][0], array( 'href' ) );
		$id           = rawurldecode( (string) substr( (string) strstr( $read['href'], '#' ), 1 ) );
		$names[ $at ] = '' === $id ? __( 'Top of the page', 'atoll' ) : strtr( $id, '-_', '  ' );
		if ( '' !== $id && preg_match( '~<\w[^<>]*\sid=["\']' . preg_quote( esc_attr( $id ), '~' ) . '["\']~', $html, $section, PREG_OFFSET_CAPTURE ) ) {
			$starts[ $at ] = $section[0][1];
		}
	}
	foreach ( $starts as $at => $start ) {
		$later        = array_filter( $starts, fn( $other ) => $other > $start );
		$end          = $later ? min( $later ) : strpos( $html, '<footer', $start );
		$text         = substr( $html, $start, false === $end ? null : $end - $start );
		$heading      = preg_match( '~<h([1-6])\b[^<>]*>(.*?)</h\1>~s', $text, $found ) ? trim( wp_strip_all_tags( $found[2], true ) ) : '';
		$names[ $at ] = '' === $heading ? $names[ $at ] : $heading;
	}
	return array_map( fn( $name ) => ' aria-label="' . esc_attr( $name ) . '"', $names );
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
