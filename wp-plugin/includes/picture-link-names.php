<?php
/**
 * Names what has no name: links without text, such as pictures with an empty description and hover boxes, frames without a
 * title, and the free texts of Contact Form 7.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** How many different addresses are looked up for a page at most. Other links are named by their addresses. */
const ATOLL_MOST_NAMED_POSTS = 20;

/** The attributes of a tag, as a part of a regular expression. */
const ATOLL_ATTRIBUTES = '(?:"[^"]*"|\'[^\']*\'|[^"\'<>])*+';

/**
 * Returns the names of links that contain no text.
 *
 * @param string $html   The page.
 * @param array  $hidden See atoll_hidden_parts().
 * @return array Offset => attribute to add there.
 */
function atoll_picture_link_names( $html, $hidden ) {
	$places  = array();
	$names   = array();
	$content = '(?:\s|&nbsp;|<(?:img|i|span|div|figure)\b' . ATOLL_ATTRIBUTES . '>|</(?:i|span|div|figure)>)*+';
	preg_match_all( '~<a\b(' . ATOLL_ATTRIBUTES . ')>(' . $content . ')</a>~i', $html, $found, PREG_OFFSET_CAPTURE | PREG_SET_ORDER );
	foreach ( $found as $link ) {
		list( $rest, $at ) = $link[1];
		// A role or a place in the order of tabs means that another script owns the element.
		if ( preg_match( '~\s(?:aria-[a-z]+|title|role|tabindex)\s*=~i', $rest ) || preg_match( '~\s(?:aria-label|title|alt=["\'][^"\'])~i', $link[2][0] ) || ! atoll_is_in_markup( $hidden, $at ) ) {
			continue;
		}
		$read = atoll_tag_attributes( $rest . '>', array( 'href', 'class', 'data-sub-html', 'data-caption' ) );
		$href = trim( $read['href'] );
		if ( '' === $href || '#' === $href[0] || preg_match( '~^(?:javascript|data):~i', $href ) ) {
			continue;
		}
		$name = trim( wp_strip_all_tags( $read['data-sub-html'] . ' ' . $read['data-caption'], true ) );
		if ( '' === $name && false !== strpos( $read['class'], 'gdlr-core-hover-box-link' ) ) {
			$name = atoll_hover_box_title( $html, $at );
		}
		if ( '' === $name ) {
			$names[ $href ] = isset( $names[ $href ] ) ? $names[ $href ] : atoll_name_of_address( $href, count( $names ) < ATOLL_MOST_NAMED_POSTS );
			$name           = $names[ $href ];
		}
		if ( '' !== $name ) {
			$places[ $at ] = ' aria-label="' . esc_attr( $name ) . '"';
		}
	}
	return $places;
}

/**
 * Returns the title of the hover box with a link.
 *
 * @param string $html The page.
 * @param int    $at   Offset in the link.
 * @return string '' if the box has no title.
 */
function atoll_hover_box_title( $html, $at ) {
	$start = strrpos( $html, 'gdlr-core-hover-box ', $at - strlen( $html ) );
	$end   = strpos( $html, 'gdlr-core-hover-box ', $at );
	$box   = false === $start ? '' : substr( $html, $start, ( false === $end ? strlen( $html ) : $end ) - $start );
	return preg_match( '~<h([1-6])\b[^<>]*\bgdlr-core-hover-box-title\b[^<>]*>(.*?)</h\1>~s', $box, $title ) ? trim( html_entity_decode( wp_strip_all_tags( $title[2], true ), ENT_QUOTES, 'UTF-8' ) ) : '';
}

/**
 * Returns a readable name for the address of a link: the title of its post, or the name of the file, the page or the host.
 *
 * @param string $href        The address.
 * @param bool   $may_look_up Whether the database may be asked.
 * @return string '' if the address has no readable part.
 */
function atoll_name_of_address( $href, $may_look_up ) {
	$parts = wp_parse_url( $href );
	if ( ! is_array( $parts ) ) {
		return '';
	}
	if ( isset( $parts['scheme'] ) && in_array( $parts['scheme'], array( 'mailto', 'tel' ), true ) ) {
		return isset( $parts['path'] ) ? rawurldecode( $parts['path'] ) : '';
	}
	$home = (string) wp_parse_url( home_url(), PHP_URL_HOST );
	$host = isset( $parts['host'] ) ? $parts['host'] : $home;
	$path = isset( $parts['path'] ) ? trim( $parts['path'], '/' ) : '';
	if ( $host !== $home ) {
		return (string) preg_replace( '~^www\.~', '', $host );
	}
	if ( '' === $path && empty( $parts['query'] ) ) {
		return trim( get_bloginfo( 'name', 'display' ) );
	}
	$is_file = (bool) preg_match( '~\.[a-z0-9]{2,5}$~i', $path );
	$slug    = $may_look_up && ! $is_file ? basename( $path ) : '';
	$post    = '' === $slug ? null : get_page_by_path( $path );
	$post    = null === $post && '' !== $slug ? get_page_by_path( $slug, OBJECT, 'post' ) : $post;
	$title   = $post && 'publish' === get_post_status( $post ) ? trim( wp_strip_all_tags( get_the_title( $post ), true ) ) : '';
	if ( '' !== $title ) {
		return html_entity_decode( $title, ENT_QUOTES, 'UTF-8' );
	}
	$name = (string) preg_replace( '~\.[a-z0-9]{2,5}$~i', '', rawurldecode( basename( $path ) ) );
	return trim( (string) preg_replace( '~[-_\s]+~', ' ', $name ) );
}

/**
 * Returns the names of the text fields after the last box of a group of Contact Form 7: the text of that box.
 *
 * @param string $html   The page.
 * @param array  $hidden See atoll_hidden_parts().
 * @return array Offset => attribute to add there.
 */
function atoll_free_text_names( $html, $hidden ) {
	$places = array();
	preg_match_all( '~<span class="wpcf7-list-item-label">([^<>]+)</span>(?:\s|</label>)*<input\b()(?=[^<>]*\bwpcf7-free-text\b)(?![^<>]*\s(?:aria-label|title)\b)~', $html, $found, PREG_OFFSET_CAPTURE | PREG_SET_ORDER );
	foreach ( $found as $field ) {
		if ( atoll_is_in_markup( $hidden, $field[2][1] ) ) {
			$places[ $field[2][1] ] = ' aria-label="' . esc_attr( html_entity_decode( trim( $field[1][0] ), ENT_QUOTES, 'UTF-8' ) ) . '"';
		}
	}
	return $places;
}

/**
 * Returns the names of frames that have none, except videos: see atoll_video_ratios().
 *
 * @param string $html   The page.
 * @param array  $hidden See atoll_hidden_parts().
 * @return array Offset => attribute to add there.
 */
function atoll_frame_names( $html, $hidden ) {
	$places = array();
	preg_match_all( '~<iframe\b(' . ATOLL_ATTRIBUTES . ')>~i', $html, $found, PREG_OFFSET_CAPTURE );
	foreach ( $found[1] as list( $rest, $at ) ) {
		if ( preg_match( '~\s(?:title|aria-[a-z]+|hidden)\b|display\s*:\s*none~i', $rest ) || ! atoll_is_in_markup( $hidden, $at ) ) {
			continue;
		}
		$read = atoll_tag_attributes( $rest . '>', array( 'src', 'data-src' ) );
		$src  = '' === $read['src'] || 0 === strpos( $read['src'], 'about:' ) ? $read['data-src'] : $read['src'];
		$host = (string) wp_parse_url( $src, PHP_URL_HOST );
		if ( array_filter( ATOLL_VIDEO_HOSTS, fn( $video ) => false !== strpos( $src, $video ) ) ) {
			$name = __( 'Video', 'atoll' );
		} elseif ( preg_match( '~(?:^|\.)google\.[a-z.]+/maps|^(?:https?:)?//maps\.google\.|openstreetmap\.org~', $src ) ) {
			$name = __( 'Map', 'atoll' );
		} else {
			$name = (string) preg_replace( '~^www\.~', '', $host );
		}
		if ( '' !== $name ) {
			$places[ $at ] = ' aria-label="' . esc_attr( $name ) . '"';
		}
	}
	return $places;
}
