<?php
/**
 * Shows what waits for its entrance, should the entrance never come. The page builder's stylesheet hides it until a
 * script acts; when the original script is gone and ours cannot be fetched, nobody would.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The style for a page whose entrance animations are ours.
 *
 * The five seconds are known to the widget too (widgets/effects/entrance-animation/entrance-animation.ts): when it comes later it
 * leaves shown what has been shown.
 *
 * @param string $html The page.
 * @return string A style element; '' where the original script is still there or nothing waits.
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
