<?php
/**
 * How sliders and charts look before their code is there. Only where the original script has gone: it would lay out
 * the same slides in its own way.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds the style sheet for the first paint to a page with sliders or charts.
 *
 * @param string $html The page.
 * @return string
 */
function atoll_with_first_paint( $html ) {
	if ( ! isset( atoll_page()->emptied['gdlr-core-page-builder'] ) || ! preg_match( '~gdlr-core-(?:flexslider|chart-js)~', $html ) ) {
		return $html;
	}
	$head = stripos( $html, '</head>' );
	if ( false === $head ) {
		return $html;
	}
	$build = atoll_build();
	$url   = add_query_arg( 'ver', rawurlencode( $build['version'] ), plugins_url( 'first-paint.css', ATOLL_FILE ) );
	// Too late to enqueue: whether the page has them, and whose they are, is known only now that it is printed.
	$link = sprintf( '<link rel="stylesheet" id="atoll-first-paint-css" href="%s" />', esc_url( $url ) ); // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- as said above.
	return atoll_with_bullet_places( substr_replace( $html, $link . "\n", $head, 0 ) );
}

/**
 * Keeps the room of the bullets that sliders get: an unseen list of the same shape after each list of slides, which
 * goes when the bullets come. Lists that are not closed in order get none.
 *
 * @param string $html The page.
 * @return string
 */
function atoll_with_bullet_places( $html ) {
	$tags = '~<!--.*?-->|<(script|style|template|textarea|noscript)\b.*?</\1\s*>|<(/?)(div|ul|ol|li)\b((?:"[^"]*"|\'[^\']*\'|[^\'">])*)>~is';
	if ( ! preg_match_all( $tags, $html, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE ) ) {
		return $html;
	}
	$slider  = null;
	$waiting = null;
	$open    = array();
	$places  = array();
	foreach ( $found as $tag ) {
		if ( ! isset( $tag[3] ) ) {
			continue;
		}
		$name  = strtolower( $tag[3][0] );
		$attrs = $tag[4][0];
		if ( 'div' === $name ) {
			if ( null !== $waiting && '' === $tag[2][0] ) {
				// Thumbnails stand right after their slider, and are its bullets.
				if ( preg_match( '~\sclass=["\'][^"\']*\bgdlr-core-sly-slider[\s"\']~', $attrs ) ) {
					unset( $places[ $waiting ] );
				}
				$waiting = null;
			}
			if ( preg_match( '~\sclass=["\'][^"\']*\bgdlr-core-flexslider[\s"\']~', $attrs ) ) {
				$slider = $attrs;
			}
			continue;
		}
		$last = count( $open ) - 1;
		if ( 'li' === $name ) {
			if ( '' === $tag[2][0] && $last >= 0 ) {
				++$open[ $last ]['items'];
			}
			continue;
		}
		if ( '' === $tag[2][0] ) {
			$is_slides = 'ul' === $name && null !== $slider && preg_match( '~\sclass=["\'](?:[^"\']*\s)?slides[\s"\']~', $attrs );
			$open[]    = array(
				'name'   => $name,
				'items'  => 0,
				'slider' => $is_slides ? $slider : null,
			);
			$slider    = $is_slides ? null : $slider;
			continue;
		}
		if ( $last < 0 || $open[ $last ]['name'] !== $name ) {
			break;
		}
		$list = array_pop( $open );
		if ( null !== $list['slider'] ) {
			$at            = $tag[0][1] + strlen( $tag[0][0] );
			$places[ $at ] = atoll_bullet_place( $list['slider'], $list['items'] );
			$waiting       = preg_match( '~\sdata-thumbnail=["\']\s*1\s*["\']~', $list['slider'] ) ? $at : null;
		}
	}
	foreach ( array_reverse( $places, true ) as $at => $place ) {
		$html = substr_replace( $html, $place, $at, 0 );
	}
	return $html;
}

/**
 * The room for a slider's bullets (goodlayers-sliders, sections 1.3, 1.5 and 1.6).
 *
 * @param string $attrs The attributes of its tag.
 * @param int    $items How many slides it has.
 * @return string '' where it gets none.
 */
function atoll_bullet_place( $attrs, $items ) {
	$read = static function ( $name ) use ( $attrs ) {
		return preg_match( '~\sdata-' . $name . '=["\']([^"\']*)~', $attrs, $value ) ? trim( $value[1] ) : '';
	};
	$has_bullets = preg_match( '~\bgdlr-core-has-bullet\b~', $attrs ) || in_array( $read( 'nav' ), array( 'both', 'bullet', 'touch-navigation-bullet' ), true );
	if ( ! $has_bullets || $items < 2 ) {
		return '';
	}
	$columns = 'carousel' === $read( 'type' ) ? max( 1, (int) $read( 'column' ) ) : 1;
	$move    = '' === $read( 'move' ) ? 1 : (int) $read( 'move' );
	$step    = $move > 0 && $move < $columns ? $move : $columns;
	$pages   = $items <= $columns ? 1 : (int) ceil( ( $items - $columns ) / $step + 1 );
	$bullets = '';
	for ( $page = 1; $page <= $items; $page++ ) {
		$bullets .= ( $page > $pages ? '<li data-atoll-narrow>' : '<li>' ) . '<a>' . $page . '</a></li>';
	}
	$margin = $read( 'controls-top-margin' );
	$style  = preg_match( '~^-?[\d.]+[a-z%]*$~', $margin ) ? ' style="margin-top:' . esc_attr( $margin ) . '"' : '';
	return '<ol class="flex-control-nav flex-control-paging" data-atoll-place="' . ( $pages < 2 ? 'narrow' : '' ) . '" aria-hidden="true"' . $style . '>' . $bullets . '</ol>';
}
