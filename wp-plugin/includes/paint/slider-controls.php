<?php
/**
 * The arrows and bullets of sliders, which the original's script makes. The widget adopts them.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The values of `data-nav` for which the original makes arrows (goodlayers-sliders, section 1.5). */
const ATOLL_MADE_ARROWS = array( '', 'navigation', 'both', 'navigation-outer-plain-round' );

/** Values that use printed arrows. Older styles make arrows for them, too. */
const ATOLL_OWN_ARROWS = array( 'navigation-top', 'navigation-bottom', 'navigation-inner', 'navigation-outer' );

/** The values for which arrows may be outside of the slider. */
const ATOLL_DOCKED_ARROWS = array( 'navigation', 'both' );

/** Largest number of tags that are read to find the elements for arrows. */
const ATOLL_MAX_PLACE_TAGS = 10000;

/**
 * Finds the elements for the arrows of a slider that names an ancestor (widgets/slider/parts/arrows.ts).
 *
 * @param Atoll_Markup $markup The page.
 * @param string       $name   A class of the ancestor; '' for none.
 * @param array        $list   See Atoll_Slider_Reader::lists().
 * @param int          $end    Offset after the list.
 * @param int          $tags   Number of tags that were read for this, see ATOLL_MAX_PLACE_TAGS.
 * @return array|null Offsets after the start tags; empty if the arrows are in the slider; null if too many tags were read.
 */
function atoll_arrow_places( $markup, $name, $list, $end, &$tags ) {
	$slider = $list['slider']['start'];
	foreach ( '' === $name ? array() : array_reverse( $markup->tags_of_class( $name, 0, $slider ), true ) as $start => $parent ) {
		$close = atoll_element_close( $markup, $start, $parent['end'], $tags );
		if ( $close < $slider ) {
			continue;
		}
		$first  = $list['items'][0] ?? $end;
		$places = array();
		foreach ( $markup->tags_of_class( 'gdlr-core-flexslider-nav', $parent['end'], $close ) as $at => $tag ) {
			// Those in the slides belong to other sliders.
			if ( $at < $first || $at > $end ) {
				$places[] = $tag['end'];
			}
		}
		return $places;
	}
	return $tags < ATOLL_MAX_PLACE_TAGS ? array() : null;
}

/**
 * Finds the end tag of an element.
 *
 * @param Atoll_Markup $markup The page.
 * @param int          $start  Offset of its start tag.
 * @param int          $end    Offset after its start tag.
 * @param int          $tags   Number of tags that were read.
 * @return int Offset of its end tag; -1 if there is none, or too many tags were read.
 */
function atoll_element_close( $markup, $start, $end, &$tags ) {
	$name  = substr( $markup->html, $start + 1, strcspn( $markup->html, " \t\n\f\r/>", $start + 1 ) );
	$depth = 1;
	$tag   = $markup->next_tag( $name, $end );
	while ( null !== $tag && ++$tags < ATOLL_MAX_PLACE_TAGS ) {
		$depth += $tag['is_closer'] ? -1 : 1;
		if ( 0 === $depth ) {
			return $tag['start'];
		}
		$tag = $markup->next_tag( $name, $tag['end'] );
	}
	return -1;
}

/**
 * Returns the HTML of a slider's arrows (goodlayers-sliders, section 1.4). They have no address before they work: a click would
 * scroll to the top of the page.
 *
 * @return string
 */
function atoll_arrows() {
	$html = '';
	foreach ( array(
		'prev' => array( 'previous', 'left' ),
		'next' => array( 'next', 'right' ),
	) as $way => $names ) {
		$label = esc_attr( atoll_site_value( 'strings' )[ "slider.$names[0]" ] );
		$html .= "<li class=\"flex-nav-$way\"><a class=\"flex-$way\" role=\"button\" tabindex=\"0\" aria-label=\"$label\"><i class=\"arrow_carrot-$names[1]\"></i></a></li>";
	}
	return "<ul class=\"flex-direction-nav\" data-atoll-served>$html</ul>";
}

/**
 * Returns the HTML of a slider's bullets (goodlayers-sliders, sections 1.3 to 1.6). Where phones have another number of pages, or
 * start with another one, there are two lists, and the stylesheet shows one of them.
 *
 * @param array $settings See atoll_slider_settings().
 * @return string '' if the slider gets no bullets.
 */
function atoll_bullets( $settings ) {
	if ( ! $settings['has_bullets'] || $settings['items'] < 2 ) {
		return '';
	}
	$lists = array();
	foreach ( array(
		'narrow' => $settings['items'],
		'wide'   => $settings['pages'],
	) as $width => $pages ) {
		$lists[ $width ] = array( $pages, min( $settings['start'], $pages ) );
	}
	if ( $lists['narrow'] === $lists['wide'] ) {
		$lists = array( '' => $lists['wide'] );
	}
	$html = '';
	foreach ( $lists as $width => $list ) {
		$html .= $list[0] > 1 ? atoll_bullet_list( $width, $list[0], $list[1], $settings['margin'] ) : '';
	}
	return $html;
}

/**
 * Returns the HTML of a list of bullets.
 *
 * @param string $width  `narrow`, `wide`, or '' for all screens.
 * @param int    $pages  Number of bullets.
 * @param int    $active The active bullet, from 1.
 * @param string $margin The space above it, as printed.
 * @return string
 */
function atoll_bullet_list( $width, $pages, $active, $margin ) {
	$name    = esc_attr( atoll_site_value( 'strings' )['slider.go_to'] );
	$bullets = '';
	for ( $page = 1; $page <= $pages; $page++ ) {
		$label    = str_replace( '{n}', (string) $page, $name );
		$class    = $page === $active ? ' class="flex-active"' : '';
		$current  = $page === $active ? ' aria-current="true"' : '';
		$bullets .= "<li><a$class role=\"button\" tabindex=\"0\" aria-label=\"$label\"$current>$page</a></li>";
	}
	$style = preg_match( '~^-?[\d.]+[a-z%]*$~', $margin ) ? ' style="margin-top:' . esc_attr( $margin ) . '"' : '';
	return "<ol class=\"flex-control-nav flex-control-paging\" data-atoll-served=\"$width\"$style>$bullets</ol>";
}
