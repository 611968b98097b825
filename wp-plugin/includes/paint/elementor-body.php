<?php
/**
 * What Elementor's scripts do to the body of every page: classes for the browser, and the name of the device
 * (elementor-frontend, section 2.1). Elementor's and the site's stylesheets may use them.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Sets them, and the name of the device again when the width of the window passes one of the site's breakpoints. */
const ATOLL_ELEMENTOR_BODY_CODE = '(function(b,c){var u=navigator.userAgent,h=function(t){return u.indexOf(t)>=0},k=h("Chrome"),e=h("Edg"),o=h(" OPR/"),w=h("AppleWebKit"),f={isTouchDevice:navigator.maxTouchPoints>0||"ontouchstart"in window,appleWebkit:w&&!k,blink:k,chrome:k&&!e&&!o&&!!window.chrome,edge:e,firefox:h("Firefox"),mac:h("Macintosh"),opera:o,safari:/^(?!.*(chrome|android).*safari).*safari/i.test(u),webkit:w},p=c&&c.responsive&&c.responsive.breakpoints||{},q=[],m=function(){var d="desktop";q.some(function(x){return x[1].matches&&(d=x[0],!0)});b.setAttribute("data-elementor-device-mode",d)};Object.keys(f).forEach(function(n){f[n]&&b.classList.add("e--ua-"+n)});["mobile","mobile_extra","tablet","tablet_extra","laptop","widescreen"].forEach(function(n){var x=p[n];if(x&&x.is_enabled){var l=matchMedia("("+(x.direction==="min"?"min":"max")+"-width:"+ +x.value+"px)");q[q.length]=[n,l];l.addEventListener("change",m)}});m()})(document.body,window.elementorFrontendConfig)';

/**
 * Adds the script at the end of the page, after Elementor's configuration.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_elementor_body( $markup, $edits ) {
	$end = isset( atoll_page()->emptied['elementor-frontend'] ) ? atoll_last_end_tag( $markup, 'body' ) : -1;
	if ( $end >= 0 ) {
		$edits->insert( 'end of the page', $end, atoll_inline_script( ATOLL_ELEMENTOR_BODY_CODE ) );
	}
}
