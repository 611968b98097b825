<?php
/**
 * What the theme's effects need before their code is loaded. Only on pages without the theme's script.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The cover of a page goes without a script, too, in case that Atoll's does not load. Milliseconds. */
const ATOLL_LONGEST_COVER_MS = 5000;

/** The distance of links' targets from the top of the window, unless the header prints another. */
const ATOLL_ANCHOR_OFFSET = 75;

/**
 * Checks whether a page contains a name of the theme. All of them are found in one pass.
 *
 * @param string $html The page.
 * @param string $name The name, with the theme's prefix.
 * @return bool
 */
function atoll_has_theme_name( $html, $name ) {
	static $page  = null;
	static $names = array();
	if ( $page !== $html ) {
		$prefix = preg_quote( atoll_tables()['originals']['goodlayers-theme']['theme'], '~' );
		preg_match_all( "~\\b$prefix-[\\w-]++~", $html, $found );
		$page  = $html;
		$names = array_flip( $found[0] );
	}
	return isset( $names[ $name ] );
}

/**
 * Returns the styles for the first paint of the theme's effects.
 *
 * @param string $html The page.
 * @return string A style element; '' if the theme's script stays.
 */
function atoll_theme_styles( $html ) {
	$original = atoll_tables()['originals']['goodlayers-theme'];
	$prefix   = $original['theme'];
	if ( '' === $prefix || ! isset( atoll_page()->emptied[ "$prefix-script-core" ] ) ) {
		return '';
	}
	$rules = atoll_anchor_rules( $html, $prefix, $original['themes'][ $prefix ]['phoneOffsetPx'] );
	if ( atoll_has_theme_name( $html, "$prefix-bullet-anchor" ) ) {
		// The theme hides the bullets until a script has centred them.
		$rules .= "#$prefix-bullet-anchor:not(.$prefix-init){opacity:1;margin-top:0;translate:0 -50%}";
	}
	$rules .= atoll_menu_rules( $html, $prefix ) . atoll_slide_bar_rules( $html, $prefix );
	// The script behind the page marks large headings, and so does Atoll for those that are added.
	$rules .= '@media (max-width:767px){[data-orig-font]{font-size:40px!important}}';
	if ( false !== strpos( $html, 'top-search"' ) ) {
		// The icon is 14 px wide; a target has 24 px at least.
		$rules .= "#$prefix-top-search,#$prefix-mobile-top-search{position:relative}#$prefix-top-search::after,#$prefix-mobile-top-search::after{content:\"\";position:absolute;inset:-6px}";
	}
	if ( false !== strpos( $html, 'menu-cart"' ) ) {
		// The icon is a button, and the theme puts an area for the pointer over it.
		$icon   = "[id^=\"$prefix-\"][id$=\"menu-cart\"]>i";
		$rules .= "{$icon}{position:relative;z-index:1}$icon::after{content:\"\";position:absolute;inset:-6px}";
	}
	if ( atoll_has_theme_name( $html, "$prefix-footer-back-to-top-button" ) && atoll_has_word( $html, 'gdlr-core-privacy-box-wrap' ) ) {
		// The box for consent publishes its height while it covers the corner of the window.
		$rules .= "#$prefix-footer-back-to-top-button{translate:0 calc(-1*var(--atoll-consent-height,0px))}";
	}
	if ( atoll_has_theme_name( $html, "$prefix-fixed-footer" ) ) {
		// Without scripts, nothing keeps room for a footer under the page.
		$rules .= "@media (scripting:none){#$prefix-fixed-footer{position:sticky}}";
	}
	$rules .= atoll_flag_rules( $html, $prefix ) . atoll_theme_still_rules( $prefix );
	return "<style id=\"atoll-first-paint-theme\">$rules</style>\n" . atoll_cover_fallback( $html, $prefix ) . atoll_menu_styles_without_scripts( $html, $prefix );
}

/**
 * Returns the rules that show the list of languages on hover and focus (goodlayers-theme, section 10), which the theme's script
 * fades in. The links of the list can have the focus, so a keyboard opens it too.
 *
 * @param string $html   The page.
 * @param string $prefix The theme's prefix.
 * @return string
 */
function atoll_flag_rules( $html, $prefix ) {
	$rules = '';
	foreach ( array( 'wpml', $prefix ) as $name ) {
		if ( atoll_has_word( $html, "$prefix-dropdown-$name-flag" ) ) {
			$flag   = ":is(#$prefix-dropdown-$name-flag,.$prefix-dropdown-$name-flag)";
			$list   = ">.$prefix-dropdown-$name-list";
			$rules .= "$flag$list{display:block;opacity:0;pointer-events:none;transition:opacity 200ms}$flag:is(:hover,:focus-within)$list{opacity:1;pointer-events:auto}";
		}
	}
	return '' === $rules ? '' : $rules . '@media (prefers-reduced-motion:reduce){[class*="-dropdown-"][class$="-list"]{transition:none}}';
}

/**
 * Returns the style that takes the cover of a page away if no script does. It stays if the originals come back, because
 * they may not load either.
 *
 * @param string $html   The page.
 * @param string $prefix The theme's prefix.
 * @return string A style element; '' for a page without a cover.
 */
function atoll_cover_fallback( $html, $prefix ) {
	if ( ! atoll_has_theme_name( $html, "$prefix-page-preload" ) ) {
		return '';
	}
	$cover = "#$prefix-page-preload:not([data-atoll-state=\"ready\"])";
	$rules = sprintf( '@keyframes atoll-uncover{to{visibility:hidden}}%s{animation:atoll-uncover 0s %dms forwards}', $cover, ATOLL_LONGEST_COVER_MS );
	return "<style id=\"atoll-cover-fallback\">$rules</style>\n";
}

/**
 * Returns the rules for visitors who want less motion: what the theme's stylesheet moves changes at once.
 *
 * @param string $prefix The theme's prefix.
 * @return string
 */
function atoll_theme_still_rules( $prefix ) {
	// The theme's transitions have up to five classes.
	$header = str_repeat( ".$prefix-sticky-navigation", 5 );
	$button = str_repeat( ".$prefix-mobile-button-hamburger", 5 );
	$others = array( 'top-cart-content-wrap', 'bullet-anchor', 'footer-back-to-top-button', 'pos-middle', 'pos-bottom' );
	$still  = '';
	foreach ( $others as $name ) {
		$still .= ',' . str_repeat( ".$prefix-$name", 5 );
	}
	return "@media (prefers-reduced-motion:reduce){{$header},$header *$still{transition-duration:0s}$button::before,$button::after,$button span{transition:none}}";
}

/**
 * Returns the rules for the distance of links' targets from the top of the window (goodlayers-theme, section 3.1), so
 * that a page with a fragment in its address is at its place before Atoll is loaded.
 *
 * @param string   $html     The page.
 * @param string   $prefix   The theme's prefix.
 * @param int|null $phone_px The distance on phones, or null for the same as on other devices.
 * @return string
 */
function atoll_anchor_rules( $html, $prefix, $phone_px ) {
	$wide_px = 0;
	if ( atoll_has_theme_name( $html, "$prefix-with-sticky-navigation" ) && atoll_has_theme_name( $html, "$prefix-sticky-navigation" ) ) {
		$wide_px = preg_match( '~\sdata-navigation-offset=["\']([^"\'<>]*)~', $html, $found ) ? atoll_whole_number( $found[1], ATOLL_ANCHOR_OFFSET ) : ATOLL_ANCHOR_OFFSET;
	}
	$rule  = 'html{scroll-padding-top:calc(%dpx + var(--wp-admin--admin-bar--height,0px))}';
	$rules = $wide_px > 0 ? sprintf( $rule, $wide_px ) : '';
	if ( null !== $phone_px && $phone_px !== $wide_px ) {
		$rules .= sprintf( "@media (max-width:767px){{$rule}}", $phone_px );
	}
	return $rules;
}

/** Gives the element before the script the height of the header, which only the browser knows. */
const ATOLL_HEADER_ROOM_CODE = '(function(s){if(!(s instanceof HTMLScriptElement))return;var p=s.previousElementSibling,f=function(){var h=document.querySelector(s.dataset.header);if(h&&!p.dataset.atollState)p.style.height=h.getBoundingClientRect().height+"px"};f();addEventListener("load",f);addEventListener("resize",f)})(document.currentScript)';

/**
 * Adds the scripts that make room for a transparent header (goodlayers-theme, section 6) while the page is read, so that
 * nothing moves later. They are behind each element that keeps the room, and after the header.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_header_rooms( $markup, $edits ) {
	$prefix = atoll_tables()['originals']['goodlayers-theme']['theme'];
	$rooms  = $markup->find_near( "$prefix-header-transparent-substitute", "~<div(?=\\s[^<>]*?\\b$prefix-header-transparent-substitute\\b)[^<>]*+>\\s*+</div>~" );
	$header = PHP_INT_MAX;
	foreach ( $rooms ? array( 'header-boxed-wrap', 'header-background-transparent', 'style-transparent' ) : array() as $name ) {
		$found  = $markup->tags_of_class( "$prefix-$name" );
		$header = $found ? min( $header, (int) key( $found ) ) : $header;
	}
	$script = $rooms ? atoll_inline_script( ATOLL_HEADER_ROOM_CODE, array( 'data-header' => ".$prefix-header-boxed-wrap,.$prefix-header-background-transparent,.$prefix-navigation-bar-wrap.$prefix-style-transparent" ) ) : '';
	foreach ( $rooms as $room ) {
		if ( $header < $room[0][1] ) {
			$edits->insert( 'header room', $room[0][1] + strlen( $room[0][0] ), $script );
		}
	}
}

/**
 * Puts the bar of the main menu under the current item, until Atoll does it, in browsers without anchor positioning. Again
 * when the fonts have loaded.
 */
const ATOLL_SLIDE_BAR_CODE = '(function(s){if(!(s instanceof HTMLScriptElement)||CSS.supports("anchor-name:--a"))return;var d=s.dataset,f=function(){[].forEach.call(document.querySelectorAll(d.bars),function(b){var l=b.parentNode.querySelector(d.link);if(!l||b.dataset.atollState)return;b.style.display="block";var r=l.getBoundingClientRect(),o=b.offsetParent;if(!o||!r.width)return;b.style.left=r.left-o.getBoundingClientRect().left+r.width*d.start-d.shift+"px";if(d.add)b.style.width=r.width*d.grow+ +d.add+"px"})};f();addEventListener("load",f);addEventListener("resize",f)})(document.currentScript)';

/** The link of the current item. */
const ATOLL_CURRENT_LINK = '.sf-menu>.current-menu-item>a,.sf-menu>.current-menu-ancestor>a';

/** The distance by which the bar extends beyond its link, for a theme whose table has none. */
const ATOLL_SLIDE_BAR_OVERHANG = 2;

/**
 * Returns where the bar of the menu (goodlayers-theme, section 1.5) is at first paint.
 *
 * @param string $html   The page.
 * @param string $prefix The theme's prefix.
 * @return array|null The left edge is at `start`, a share of the link's width, and `shift` pixels to its left. The width is
 *                    the share `grow` of the link's and `add` pixels; null for the width that the bar has. `link` is a
 *                    selector. Null if the page has no bar, or none that is visible.
 */
function atoll_slide_bar_place( $html, $prefix ) {
	if ( ! atoll_has_theme_name( $html, "$prefix-navigation-slide-bar" ) || ! preg_match( "~<div\\b[^<>]*\\b$prefix-navigation-slide-bar\\b[^<>]*>~", $html, $bar ) ) {
		return null;
	}
	$theme      = atoll_tables()['originals']['goodlayers-theme']['themes'][ $prefix ];
	$is_current = 1 === preg_match( '~\bcurrent-menu-(?:item|ancestor)\b~', $html );
	if ( 'point' === $theme['slideBarShape'] ) {
		return array(
			'start' => 0.5,
			'shift' => 0,
			'grow'  => 0,
			'add'   => null,
			'link'  => $is_current ? ATOLL_CURRENT_LINK : '.sf-menu>:first-child',
		);
	}
	if ( ! $is_current ) {
		// Without a current item, the bar has no width.
		return null;
	}
	$names    = array( 'class', 'data-size-offset', 'data-width' );
	$read     = $theme['slideBarSettings'] ? atoll_tag_attributes( $bar[0], $names ) : array_fill_keys( $names, '' );
	$overhang = atoll_whole_number( $read['data-size-offset'], $theme['slideBarOverhangPx'] ?? ATOLL_SLIDE_BAR_OVERHANG );
	$width    = max( 0, atoll_whole_number( $read['data-width'], 0 ) );
	$is_left  = 0 === $width || preg_match( "~(?:^|\\s)$prefix-left(?:\\s|$)~", $read['class'] );
	return array(
		'start' => $is_left ? 0 : 0.5,
		'shift' => $is_left ? $overhang : $overhang + $width / 2,
		'grow'  => 0 === $width ? 1 : 0,
		'add'   => 0 === $width ? 2 * $overhang : $width,
		'link'  => ATOLL_CURRENT_LINK,
	);
}

/**
 * Returns the rules that put the bar under the first current item. The effect is loaded when the visitor acts.
 *
 * @param string $html   The page.
 * @param string $prefix The theme's prefix.
 * @return string
 */
function atoll_slide_bar_rules( $html, $prefix ) {
	$place = atoll_slide_bar_place( $html, $prefix );
	if ( null === $place ) {
		return '';
	}
	$rule = sprintf( 'left:calc(anchor(%s,0px) - %spx)', 0 === $place['start'] ? 'left' : 'center', wp_json_encode( $place['shift'] ) );
	if ( 1 === $place['grow'] ) {
		$rule .= sprintf( ';width:calc(anchor-size(width,-%1$dpx) + %1$dpx)', $place['add'] );
	} elseif ( null !== $place['add'] ) {
		$rule .= sprintf( ';width:%dpx', $place['add'] );
	}
	$link = ATOLL_CURRENT_LINK === $place['link'] ? '.sf-menu>:is(.current-menu-item,.current-menu-ancestor):not(.current-menu-item~*,.current-menu-ancestor~*)>a' : $place['link'];
	return "@supports (anchor-name:--a){{$link}{anchor-name:--atoll-current}.$prefix-navigation-slide-bar:not([data-atoll-state]){display:block;position-anchor:--atoll-current;$rule}}";
}

/**
 * Returns the script that puts the bar under the current item in other browsers. It is at the end of the page: a script in
 * the header would wait for the stylesheets, and the browser would show the half of the header that it has.
 *
 * @param string $html The page.
 * @return string A script element; '' for a page without a bar.
 */
function atoll_slide_bar_script( $html ) {
	$prefix = atoll_tables()['originals']['goodlayers-theme']['theme'];
	$place  = atoll_slide_bar_place( $html, $prefix );
	if ( null === $place ) {
		return '';
	}
	$attributes = array( 'data-bars' => ".$prefix-navigation-slide-bar" );
	foreach ( $place as $name => $value ) {
		$attributes[ "data-$name" ] = (string) $value;
	}
	return atoll_inline_script( ATOLL_SLIDE_BAR_CODE, $attributes );
}

/**
 * Marks headings of more than 40 px on phones (goodlayers-theme, section 6), also when a phone is turned before the visitor
 * acts otherwise. First reads, then writes.
 */
const ATOLL_HEADINGS_CODE = '(function(m){var f=function(){m.matches&&[].map.call(document.querySelectorAll("h1,h2,h3,h4,h5,h6"),function(h){return[h,parseFloat(getComputedStyle(h).fontSize)]}).forEach(function(e){e[1]>40&&e[0].setAttribute("data-orig-font",e[1])})};f();m.addEventListener("change",f)})(matchMedia("(max-width:767px)"))';

/**
 * Adds the scripts at the end of the page: the script for the bar of the menu, and the script that marks large headings,
 * which the browser must run before it shows the end of the page.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_theme_end_scripts( $markup, $edits ) {
	$end = atoll_last_end_tag( $markup, 'body' );
	if ( $end < 0 ) {
		return;
	}
	$scripts = atoll_slide_bar_script( $markup->html );
	if ( preg_match( '~<h[1-6][\s>]~i', $markup->html ) ) {
		$scripts .= atoll_inline_script( ATOLL_HEADINGS_CODE );
	}
	if ( '' !== $scripts ) {
		$edits->insert( 'end of the page', $end, $scripts );
	}
}
