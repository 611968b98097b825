<?php
/**
 * Shows the first panel of Elementor's accordions and tabs from the first paint (elementor-frontend, section 3.1). Elementor
 * prints all panels closed, and its script opens the first one.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The class of a widget's element => classes of parts. The first element with each of these classes is marked. */
const ATOLL_ELEMENTOR_FIRST_PANELS = array(
	'elementor-accordion' => array( 'elementor-tab-title', 'elementor-tab-content' ),
	'elementor-tabs'      => array( 'elementor-tab-desktop-title', 'elementor-tab-mobile-title', 'elementor-tab-content' ),
);

/** How often the name of a class may occur before the element that has it. */
const ATOLL_ELEMENTOR_MAX_TRIES = 20;

/** Elementor's script uses inline styles instead. */
const ATOLL_ELEMENTOR_PANEL_RULE = ':is(.elementor-accordion,.elementor-tabs) .elementor-tab-content.elementor-active{display:block}';

/**
 * Marks the first panel of each accordion and of each widget with tabs, and its titles.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_elementor_panels( $markup, $edits ) {
	foreach ( ATOLL_ELEMENTOR_FIRST_PANELS as $name => $parts ) {
		foreach ( $markup->tags_of_class( $name ) as $widget ) {
			$group = array_filter( array_map( fn( $part ) => atoll_elementor_mark( $markup, $part, $widget['end'] ), $parts ) );
			if ( count( $group ) === count( $parts ) ) {
				$edits->add( 'first panel', $group );
			}
		}
	}
}

/**
 * Returns the edit that marks the next element with a class as active.
 *
 * @param Atoll_Markup $markup The page.
 * @param string       $name   The class.
 * @param int          $at     Offset at which the search starts.
 * @return array|null See Atoll_Edits::add(). Null if there is no such element.
 */
function atoll_elementor_mark( $markup, $name, $at ) {
	$tags = array();
	$here = strpos( $markup->html, $name, $at );
	// Ids and other attributes of earlier tags contain the class, too.
	for ( $tries = 0; array() === $tags && false !== $here && $tries < ATOLL_ELEMENTOR_MAX_TRIES; ++$tries ) {
		$tags = $markup->tags_of_class( $name, $at, $here + 1 );
		$here = strpos( $markup->html, $name, $here + 1 );
	}
	$tag = key( $tags );
	if ( null === $tag || ! preg_match( '~^(?:[^"\']|"[^"]*+"|\'[^\']*+\')*?\sclass\s*+=\s*+["\']~i', $tags[ $tag ]['attributes'], $start ) ) {
		return null;
	}
	return array( 'value', $tags[ $tag ]['end'] - strlen( $tags[ $tag ]['attributes'] ) + strlen( $start[0] ), 'elementor-active ' );
}

/**
 * Returns the style that shows the marked panels.
 *
 * @param string $html The page.
 * @return string A style element; '' for a page without such panels.
 */
function atoll_elementor_panel_styles( $html ) {
	return false === strpos( $html, 'elementor-tab-content' ) ? '' : '<style id="atoll-elementor-panels">' . ATOLL_ELEMENTOR_PANEL_RULE . "</style>\n";
}
