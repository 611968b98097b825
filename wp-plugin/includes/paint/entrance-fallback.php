<?php
/**
 * Shows elements whose entrance animation never starts. The page builder's stylesheet hides them until a script shows
 * them. If the original script was removed and Atoll's cannot be loaded, they would stay hidden.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the style for a page whose entrance animations Atoll runs.
 *
 * The widget knows the five seconds, too (widgets/effects/entrance-animation/entrance-animation.ts). If it loads later,
 * it leaves the elements visible.
 *
 * @param string $html The page.
 * @return string A style element; '' if the original script stays or no element waits.
 */
function atoll_entrance_fallback( $html ) {
	if ( ! isset( atoll_page()->emptied['gdlr-core-page-builder'] ) || false === strpos( $html, 'data-gdlr-animation' ) ) {
		return '';
	}
	return '<style id="atoll-entrance-fallback">'
		. '@media print,(scripting:none),(prefers-reduced-motion:reduce){[data-gdlr-animation]{opacity:1!important;animation:none!important}}'
		. '[data-gdlr-animation]:not([data-atoll-state="ready"]){animation:atoll-show 1ms 5s forwards}'
		. '[data-gdlr-animation][data-atoll-state="failed"]{animation-delay:0s}'
		. '@keyframes atoll-show{to{opacity:1}}'
		. "</style>\n";
}
