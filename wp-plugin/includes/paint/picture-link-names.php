<?php
/**
 * Names what has no name: links without text, such as pictures with an empty description and hover boxes, frames without a
 * title, and the free texts of Contact Form 7.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Maximum number of characters of the name of a button beside a link. */
const ATOLL_MAX_MENU_NAME = 200;

/** How many different addresses are looked up for a page at most. Other links are named by their addresses. */
const ATOLL_MOST_NAMED_POSTS = 20;

/** Attributes and end of a tag. Values may contain markup, as captions do. */
const ATOLL_ANY_ATTRIBUTES = '(?:"[^"]*+"|\'[^\']*+\'|[^"\'<>])*+>';

/** A link whose content shows no text. The groups are its tag, its attributes and its content. */
const ATOLL_PICTURE_LINK = '~(<a(?=[\s/>])(' . ATOLL_ANY_ATTRIBUTES . '))((?:\s|&nbsp;|<(?:img|i|span|div|figure)(?=[\s/>])' . ATOLL_ANY_ATTRIBUTES . '|</(?:i|span|div|figure)>)*+)</a>~i';

/**
 * Names links that contain no text.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_picture_link_names( $markup, $edits ) {
	$titles = atoll_hover_box_titles( $markup );
	$boxes  = array_keys( $titles );
	foreach ( $markup->find( ATOLL_PICTURE_LINK, true ) as $link ) {
		$at      = $link[0][1];
		$is_link = $markup->tag_end( $at ) === $link[3][1] && $markup->is_tag( $link[3][1] + strlen( $link[3][0] ) );
		$read    = $is_link ? atoll_unnamed_link( $link[2][0], $link[3][0] ) : null;
		if ( null === $read ) {
			continue;
		}
		$name = trim( wp_strip_all_tags( $read['data-sub-html'] . ' ' . $read['data-caption'], true ) );
		if ( '' === $name && false !== strpos( $read['class'], 'gdlr-core-hover-box-link' ) ) {
			$box  = atoll_index_before( $boxes, $at );
			$name = $box < 0 ? '' : $titles[ $boxes[ $box ] ];
		}
		$name = '' === $name ? atoll_name_of_address( $read['href'] ) : $name;
		if ( '' !== $name ) {
			$edits->attributes( 'link name', $at, ' aria-label="' . esc_attr( mb_substr( $name, 0, ATOLL_MAX_MENU_NAME ) ) . '"' );
		}
	}
}

/**
 * Reads a link without text.
 *
 * @param string $rest    Its attributes.
 * @param string $content Its content.
 * @return array|null Its attributes; null for a link that has a name or leads nowhere.
 */
function atoll_unnamed_link( $rest, $content ) {
	// A role or a place in the order of tabs means that another script owns the element.
	if ( preg_match( '~\s(?:aria-[a-z]+|title|role|tabindex)\s*=~i', $rest ) || preg_match( '~\s(?:aria-label|title|alt=["\'][^"\'])~i', $content ) ) {
		return null;
	}
	$read         = atoll_tag_attributes( $rest, array( 'href', 'class', 'data-sub-html', 'data-caption' ) );
	$read['href'] = trim( $read['href'] );
	return '' === $read['href'] || '#' === $read['href'][0] || preg_match( '~^(?:javascript|data):~i', $read['href'] ) ? null : $read;
}

/**
 * Returns the titles of the page's hover boxes.
 *
 * @param Atoll_Markup $markup The page.
 * @return array Offset of a box => its title, or '' if it has none.
 */
function atoll_hover_box_titles( $markup ) {
	$titles = array_fill_keys( array_keys( $markup->tags_of_class( 'gdlr-core-hover-box' ) ), '' );
	$boxes  = array_keys( $titles );
	foreach ( $boxes ? $markup->tags_of_class( 'gdlr-core-hover-box-title' ) : array() as $start => $tag ) {
		$box   = atoll_index_before( $boxes, $start );
		$next  = isset( $boxes[ $box + 1 ] ) ? $boxes[ $box + 1 ] : strlen( $markup->html );
		$close = $markup->next_tag( 'h[1-6]', $tag['end'], min( $next, $tag['end'] + ATOLL_MAX_HEADING_DISTANCE ) );
		if ( $box >= 0 && '' === $titles[ $boxes[ $box ] ] && null !== $close && $close['is_closer'] ) {
			$titles[ $boxes[ $box ] ] = trim( html_entity_decode( wp_strip_all_tags( substr( $markup->html, $tag['end'], $close['start'] - $tag['end'] ), true ), ENT_QUOTES, 'UTF-8' ) );
		}
	}
	return $titles;
}

/**
 * Looks up the titles of the posts to which links without text lead. Titles pass the site's filters, so this happens before
 * the page is complete.
 *
 * @param string       $html   The page so far.
 * @param Atoll_Budget $budget Pays for each link. If it is used up, the complete page is not read either.
 * @return array Address as in the link => title.
 */
function atoll_linked_titles( $html, $budget ) {
	$titles = array();
	$at     = strlen( $html ) > Atoll_Budget::BYTES ? strlen( $html ) : 0;
	while ( count( $titles ) < ATOLL_MOST_NAMED_POSTS && preg_match( ATOLL_PICTURE_LINK, $html, $link, PREG_OFFSET_CAPTURE, $at ) ) {
		try {
			$budget->spend( 1 );
		} catch ( OverflowException $error ) {
			return array();
		}
		$at   = $link[0][1] + strlen( $link[0][0] );
		$read = atoll_unnamed_link( $link[2][0], $link[3][0] );
		if ( null !== $read && ! isset( $titles[ $read['href'] ] ) && '' === trim( $read['data-sub-html'] . $read['data-caption'] ) ) {
			$titles[ $read['href'] ] = atoll_title_of_address( $read['href'] );
		}
	}
	return array_filter( $titles, 'strlen' );
}

/**
 * Returns the title of the post with an address.
 *
 * @param string $href The address.
 * @return string '' if there is no such post.
 */
function atoll_title_of_address( $href ) {
	$parts = wp_parse_url( $href );
	$path  = is_array( $parts ) && isset( $parts['path'] ) ? trim( $parts['path'], '/' ) : '';
	if ( '' === $path || preg_match( '~\.[a-z0-9]{2,5}$~i', $path ) || ( isset( $parts['host'] ) && wp_parse_url( home_url(), PHP_URL_HOST ) !== $parts['host'] ) || ! in_array( isset( $parts['scheme'] ) ? $parts['scheme'] : 'https', array( 'http', 'https' ), true ) ) {
		return '';
	}
	$post = get_page_by_path( $path );
	$post = null === $post ? get_page_by_path( basename( $path ), OBJECT, 'post' ) : $post;
	return $post && 'publish' === get_post_status( $post ) ? html_entity_decode( trim( wp_strip_all_tags( get_the_title( $post ), true ) ), ENT_QUOTES, 'UTF-8' ) : '';
}

/**
 * Returns a readable name for the address of a link: the title of its post, or the name of the file, the page or the host.
 *
 * @param string $href The address.
 * @return string '' if the address has no readable part.
 */
function atoll_name_of_address( $href ) {
	if ( isset( atoll_page()->titles[ $href ] ) ) {
		return atoll_page()->titles[ $href ];
	}
	$parts = wp_parse_url( $href );
	if ( ! is_array( $parts ) ) {
		return '';
	}
	if ( isset( $parts['scheme'] ) && in_array( $parts['scheme'], array( 'mailto', 'tel' ), true ) ) {
		return isset( $parts['path'] ) ? rawurldecode( $parts['path'] ) : '';
	}
	$home = (string) wp_parse_url( atoll_site_text( 'home' ), PHP_URL_HOST );
	$host = isset( $parts['host'] ) ? $parts['host'] : $home;
	$path = isset( $parts['path'] ) ? trim( $parts['path'], '/' ) : '';
	if ( $host !== $home ) {
		return (string) preg_replace( '~^www\.~', '', $host );
	}
	if ( '' === $path && empty( $parts['query'] ) ) {
		return atoll_site_text( 'name' );
	}
	$name = (string) preg_replace( '~\.[a-z0-9]{2,5}$~i', '', rawurldecode( basename( $path ) ) );
	return trim( (string) preg_replace( '~[-_\s]+~', ' ', $name ) );
}

/**
 * Names the text fields after the last box of a group of Contact Form 7: they get the text of that box.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_free_text_names( $markup, $edits ) {
	$field = '~<span class="wpcf7-list-item-label">([^<>]++)</span>(?:\s|</label>)*+(<input(?=\s[^<>]*?\bwpcf7-free-text\b)(?![^<>]*?\s(?:aria-label|title)\b))~';
	foreach ( $markup->find( $field ) as $found ) {
		$edits->attributes( 'field name', $found[2][1], ' aria-label="' . esc_attr( html_entity_decode( trim( $found[1][0] ), ENT_QUOTES, 'UTF-8' ) ) . '"' );
	}
}

/**
 * Names frames that have no name, except videos: see atoll_add_video_ratios().
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_frame_names( $markup, $edits ) {
	foreach ( $markup->find( '~<iframe(\s[^<>]*+>)~i' ) as $frame ) {
		$rest = $frame[1][0];
		if ( preg_match( '~\s(?:title|aria-[a-z]+|hidden)\b|display\s*:\s*none~i', $rest ) ) {
			continue;
		}
		$read = atoll_tag_attributes( $rest, array( 'src', 'data-src' ) );
		$src  = '' === $read['src'] || 0 === strpos( $read['src'], 'about:' ) ? $read['data-src'] : $read['src'];
		$host = (string) wp_parse_url( $src, PHP_URL_HOST );
		if ( array_filter( ATOLL_VIDEO_HOSTS, fn( $video ) => false !== strpos( $src, $video ) ) ) {
			$name = atoll_site_text( 'video' );
		} elseif ( preg_match( '~(?:^|\.)google\.[a-z.]+/maps|^(?:https?:)?//maps\.google\.|openstreetmap\.org~', $src ) ) {
			$name = atoll_site_text( 'map' );
		} else {
			$name = (string) preg_replace( '~^www\.~', '', $host );
		}
		if ( '' !== $name ) {
			$edits->attributes( 'frame name', $frame[0][1], ' aria-label="' . esc_attr( $name ) . '"' );
		}
	}
}
