<?php
/**
 * Names links that show only a picture, an arrow or a bullet: the theme's logos, its button to the top and its bullets,
 * and the next and the previous page.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The content of a link that shows an icon of the stylesheet. */
const ATOLL_ONLY_ICON = '\s*+(?:<i\b[^<>]*+>\s*+</i>\s*+)?</a>';

/** Maximum number of bullets of a one-page menu that are named. */
const ATOLL_MAX_BULLETS = 50;

/** How far from its start a section's heading is looked for, and from its own start the heading's end, in bytes. */
const ATOLL_MAX_HEADING_DISTANCE = 5000;

/**
 * Names links that have no name.
 *
 * @param Atoll_Markup $markup  The page.
 * @param Atoll_Edits  $edits   Its edits.
 * @param string       $word    A word in that tag.
 * @param string       $pattern Matches from the `<` of a tag. Its first group is a link's start tag.
 * @param string       $name    The name.
 */
function atoll_name_links( $markup, $edits, $word, $pattern, $name ) {
	foreach ( '' === $name ? array() : $markup->find_near( $word, $pattern ) as $link ) {
		if ( $markup->is_plain_tag( $link[1][1] ) && ! preg_match( '~\s(?:aria-label|aria-labelledby|title)\s*=~i', $link[1][0] ) ) {
			$edits->attributes( 'link name', $link[1][1], ' aria-label="' . esc_attr( $name ) . '"' );
		}
	}
}

/**
 * Names the theme's links: logos get the name of the site, because their pictures have an empty description.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_theme_link_names( $markup, $edits ) {
	$prefix = atoll_tables()['originals']['goodlayers-theme']['theme'];
	$logo   = "~<div(?=\\s[^<>]*?\\b$prefix-logo-inner\\b)[^<>]*+>\\s*+(<a\\b[^<>]*+>)\\s*+(?:<(?i:img)(?=\\s[^<>]*?\\salt=\"\")[^<>]*+>\\s*+)++</a>~";
	$button = "~(<a\\b(?=[^<>]*?\\sid=\"$prefix-footer-back-to-top-button\")[^<>]*+>)" . ATOLL_ONLY_ICON . '~';
	atoll_name_links( $markup, $edits, "$prefix-logo-inner", $logo, atoll_site_text( 'name' ) );
	atoll_name_links( $markup, $edits, "$prefix-footer-back-to-top-button", $button, atoll_site_text( 'top' ) );
	atoll_add_bullet_names( $markup, $edits, $prefix );
}

/**
 * Names the bullets of a one-page menu: the first heading of the section that a bullet leads to.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 * @param string       $prefix The theme's prefix.
 */
function atoll_add_bullet_names( $markup, $edits, $prefix ) {
	$html = $markup->html;
	$list = $markup->find_near( "$prefix-bullet-anchor", "~<div(?=\\s[^<>]*?\\sid=\"$prefix-bullet-anchor\")[^<>]*+>(?:\\s*+<a\\b[^<>]*+>\\s*+</a>)++~" );
	if ( ! $list ) {
		return;
	}
	preg_match_all( '~<a\b([^<>]*+>)~', $list[0][0][0], $links, PREG_OFFSET_CAPTURE | PREG_SET_ORDER );
	$ids = array();
	foreach ( array_slice( $links, 0, ATOLL_MAX_BULLETS ) as $link ) {
		$href = atoll_tag_attributes( $link[1][0], array( 'href' ) )['href'];

		$ids[ $list[0][0][1] + $link[0][1] ] = rawurldecode( (string) substr( (string) strstr( $href, '#' ), 1 ) );
	}
	$starts = atoll_starts_of_ids( $markup, array_filter( $ids, 'strlen' ) );
	foreach ( $ids as $at => $id ) {
		$name = '' === $id ? atoll_site_text( 'start' ) : strtr( $id, '-_', '  ' );
		if ( isset( $starts[ $id ] ) ) {
			$later   = array_filter( $starts, fn( $other ) => $other > $starts[ $id ] );
			$footer  = strpos( $html, '<footer', $starts[ $id ] );
			$end     = $later ? min( $later ) : ( false === $footer ? strlen( $html ) : $footer );
			$heading = atoll_first_heading( $markup, $starts[ $id ], $end );
			$name    = '' === $heading ? $name : $heading;
		}
		$edits->attributes( 'bullet name', $at, ' aria-label="' . esc_attr( $name ) . '"' );
	}
}

/**
 * Finds the elements with some ids.
 *
 * @param Atoll_Markup $markup The page.
 * @param array        $ids    The ids.
 * @return array Id => offset of the first tag with it.
 */
function atoll_starts_of_ids( $markup, $ids ) {
	$starts = array();
	$wanted = array_flip( $ids );
	foreach ( $markup->find( '~<\w(?=[^<>]*?\sid=["\']([^"\'<>]*+)["\'])~' ) as $tag ) {
		$id = atoll_decoded( $tag[1][0] );
		if ( isset( $wanted[ $id ] ) && ! isset( $starts[ $id ] ) ) {
			$starts[ $id ] = $tag[0][1];
		}
	}
	return $starts;
}

/**
 * Returns the text of the first heading of a part of a page.
 *
 * @param Atoll_Markup $markup The page.
 * @param int          $at     Offset of the part.
 * @param int          $end    Offset after it.
 * @return string '' if there is none near the start of the part.
 */
function atoll_first_heading( $markup, $at, $end ) {
	$start = $markup->next_tag( 'h[1-6]', $at, min( $end, $at + ATOLL_MAX_HEADING_DISTANCE ) );
	$close = null === $start || $start['is_closer'] ? null : $markup->next_tag( $start['name'], $start['end'], min( $end, $start['end'] + ATOLL_MAX_HEADING_DISTANCE ) );
	return null === $close || ! $close['is_closer'] ? '' : trim( wp_strip_all_tags( substr( $markup->html, $start['end'], $close['start'] - $start['end'] ), true ) );
}

/**
 * Names links to the next and the previous page that contain no text.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_pagination_names( $markup, $edits ) {
	foreach ( array( 'next', 'prev' ) as $class ) {
		$pattern = "~(<a\\b(?=[^<>]*?\\sclass=\"(?:[^\"<>]*?\\s)?$class\\spage-numbers\\b)[^<>]*+>)" . ATOLL_ONLY_ICON . '~';
		atoll_name_links( $markup, $edits, 'page-numbers', $pattern, atoll_site_text( $class ) );
	}
}
