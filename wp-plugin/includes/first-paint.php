<?php
/**
 * How sliders and charts look before their code is there. Only where the original script has gone: it would lay out
 * the same slides in its own way.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The slides of a slider are looked for in as many tags. */
const ATOLL_MAX_SLIDER_TAGS = 5000;

/**
 * The link to the style sheet for the first paint. It is too late to enqueue it: whether the page has sliders or charts,
 * and which script runs them, is only known when the page is complete.
 *
 * @param string $html The page.
 * @return string '' for a page without sliders and charts, and for one whose original script stays.
 */
function atoll_first_paint_link( $html ) {
	$has_any = false !== strpos( $html, 'gdlr-core-flexslider' ) || false !== strpos( $html, 'gdlr-core-chart-js' );
	if ( ! $has_any || ! isset( atoll_page()->emptied['gdlr-core-page-builder'] ) ) {
		return '';
	}
	$build = atoll_build();
	$url   = add_query_arg( 'ver', rawurlencode( $build['version'] ), plugins_url( 'first-paint.css', ATOLL_FILE ) );
	return sprintf( '<link rel="stylesheet" id="atoll-first-paint-css" href="%s" />', esc_url( $url ) ) . "\n"; // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- as said above.
}

/**
 * The space of the bullets that sliders get: an invisible list of the same shape after each list of slides, which goes
 * when the bullets come. A slider whose lists are not closed in order gets none.
 *
 * @param string $html   The page.
 * @param array  $hidden See atoll_hidden_parts().
 * @return array Offset => HTML to add there.
 */
function atoll_bullet_places( $html, $hidden ) {
	$places = array();
	$at     = 0;
	while ( true ) {
		$at = strpos( $html, 'gdlr-core-flexslider', $at );
		if ( false === $at ) {
			return $places;
		}
		$start = strrpos( $html, '<', $at - strlen( $html ) );
		++$at;
		if ( false !== $start && atoll_is_in_markup( $hidden, $start ) ) {
			$places += atoll_bullet_places_of( $html, $start );
		}
	}
}

/**
 * Finds the end of a slider's list of slides.
 *
 * The tag processor does not tell where a tag is, so the tags of the slider are found with a pattern, one after the
 * other: a page of any size costs as much as its sliders.
 *
 * @param string $html The page.
 * @param int    $at   Where the slider's tag begins.
 * @return array Offset behind the list => HTML of the bullets; empty when the slider gets none.
 */
function atoll_bullet_places_of( $html, $at ) {
	$tags   = '~<!--.*?-->|<(script|style|template|textarea|noscript)\b.*?</\1\s*>|<(/?)(div|ul|ol|li)\b((?:"[^"]*"|\'[^\']*\'|[^\'">])*+)>~is';
	$slider = null;
	$place  = array();
	$open   = array();
	$count  = 0;
	while ( ++$count < ATOLL_MAX_SLIDER_TAGS && preg_match( $tags, $html, $tag, PREG_OFFSET_CAPTURE, $at ) ) {
		$is_first = 1 === $count;
		if ( $is_first && $at !== $tag[0][1] ) {
			return array();
		}
		$at = $tag[0][1] + strlen( $tag[0][0] );
		if ( ! isset( $tag[3] ) ) {
			continue;
		}
		$name      = strtolower( $tag[3][0] );
		$is_closer = '/' === $tag[2][0];
		if ( 'div' === $name ) {
			if ( $is_closer ) {
				continue;
			}
			if ( $place ) {
				// Thumbnails come right after their slider, and are its bullets.
				return atoll_has_class( $tag[4][0], 'gdlr-core-sly-slider' ) ? array() : $place;
			}
			$is_slider = atoll_has_class( $tag[4][0], 'gdlr-core-flexslider' );
			if ( $is_first !== $is_slider && ( $is_first || ! $open ) ) {
				return array();
			}
			$slider = $is_first ? $tag[4][0] : $slider;
		} elseif ( 'li' === $name ) {
			if ( ! $is_closer && $open ) {
				++$open[ count( $open ) - 1 ]['items'];
			}
		} elseif ( ! $is_closer ) {
			$is_slides = 'ul' === $name && null !== $slider && atoll_has_class( $tag[4][0], 'slides' );
			$open[]    = array(
				'name'   => $name,
				'items'  => 0,
				'slider' => $is_slides ? $slider : null,
			);
			$slider    = $is_slides ? null : $slider;
		} else {
			$list = array_pop( $open );
			if ( ! $list || $list['name'] !== $name ) {
				return array();
			}
			if ( null !== $list['slider'] ) {
				$place = array( $at => atoll_bullet_place( $list['slider'], $list['items'] ) );
				if ( 1 !== preg_match( '~\sdata-thumbnail=["\']\s*1\s*["\']~', $list['slider'] ) ) {
					return $place;
				}
			}
		}
	}
	return $place;
}

/**
 * Whether a tag has a class.
 *
 * @param string $attributes The tag's attributes.
 * @param string $name       The class.
 * @return bool
 */
function atoll_has_class( $attributes, $name ) {
	if ( false === strpos( $attributes, $name ) ) {
		return false;
	}
	$values = atoll_tag_attributes( $attributes . '>', array( 'class' ) );
	return in_array( $name, preg_split( '~\s+~', $values['class'] ), true );
}

/**
 * The room for a slider's bullets (goodlayers-sliders, sections 1.3, 1.5 and 1.6).
 *
 * @param string $attributes The attributes of its tag.
 * @param int    $items      How many slides it has.
 * @return string '' where it gets none.
 */
function atoll_bullet_place( $attributes, $items ) {
	$read        = atoll_tag_attributes( $attributes . '>', array( 'data-nav', 'data-type', 'data-column', 'data-move', 'data-controls-top-margin' ) );
	$read        = array_map( 'trim', $read );
	$has_bullets = atoll_has_class( $attributes, 'gdlr-core-has-bullet' ) || in_array( $read['data-nav'], array( 'both', 'bullet', 'touch-navigation-bullet' ), true );
	if ( ! $has_bullets || $items < 2 ) {
		return '';
	}
	$columns = 'carousel' === $read['data-type'] ? max( 1, (int) $read['data-column'] ) : 1;
	$move    = '' === $read['data-move'] ? 1 : (int) $read['data-move'];
	$step    = $move > 0 && $move < $columns ? $move : $columns;
	$pages   = $items <= $columns ? 1 : (int) ceil( ( $items - $columns ) / $step + 1 );
	$bullets = '';
	for ( $page = 1; $page <= $items; $page++ ) {
		$bullets .= ( $page > $pages ? '<li data-atoll-narrow>' : '<li>' ) . '<a>' . $page . '</a></li>';
	}
	$margin = $read['data-controls-top-margin'];
	$style  = preg_match( '~^-?[\d.]+[a-z%]*$~', $margin ) ? ' style="margin-top:' . esc_attr( $margin ) . '"' : '';
	return '<ol class="flex-control-nav flex-control-paging" data-atoll-place="' . ( $pages < 2 ? 'narrow' : '' ) . '" aria-hidden="true"' . $style . '>' . $bullets . '</ol>';
}
