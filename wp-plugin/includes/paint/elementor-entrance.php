<?php
/**
 * Shows Elementor's elements whose entrance animation never starts (elementor-frontend, section 2.3). Its stylesheet hides them
 * until a script shows them. If Elementor's script was removed and Atoll's cannot be loaded, they would stay hidden.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the style for a page whose entrance animations Atoll runs.
 *
 * The widget knows the five seconds, too (widgets/effects/entrance-animation/elementor.ts). If it loads later, it leaves the
 * elements visible.
 *
 * @param string $html The page.
 * @return string A style element; '' if the original script stays or no element waits.
 */
function atoll_elementor_entrance_styles( $html ) {
	if ( ! isset( atoll_page()->emptied['elementor-frontend'] ) || false === strpos( $html, 'elementor-invisible' ) ) {
		return '';
	}
	return '<style id="atoll-elementor-entrance">'
		. '@media print,(scripting:none),(prefers-reduced-motion:reduce){.elementor-invisible{visibility:visible!important}}'
		. '.elementor-invisible:not([data-atoll-state="ready"]){animation:atoll-elementor-show 1ms 5s forwards}'
		. '.elementor-invisible[data-atoll-state="failed"]{animation-delay:0s}'
		. '@keyframes atoll-elementor-show{to{visibility:visible}}'
		. "</style>\n";
}
