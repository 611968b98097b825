<?php
/**
 * The theme's menus and its header at the side until Atoll's scripts run, or without scripts (goodlayers-theme, sections 1
 * and 2.4). Only on pages without the theme's script.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The sizes of the sections in a row of a mega menu. */
const ATOLL_MEGA_ROW = 60;

/** The lists of menus open on hover until the menu runs, and on focus until it is prepared. */
const ATOLL_MENU_RULES = '@media (hover:hover){:is(.sf-menu,.sf-vertical):not([data-atoll-state=ready]) li:hover>:is(ul,.sf-mega){display:block}}'
	. ':not(.sf-js-enabled)>:is(.sf-menu,.sf-vertical):not(.sf-js-enabled) li:focus-within>:is(ul,.sf-mega){display:block}'
	. '@media (prefers-reduced-motion:no-preference){@keyframes atoll-appear{from{opacity:0}}:is(.sf-menu,.sf-vertical):not([data-atoll-state=ready]) li>:is(ul,.sf-mega){animation:atoll-appear 200ms cubic-bezier(.5,1,.89,1)}}';

/** The buttons beside the links take no room. With a mouse, they are visible only while they have the focus. */
const ATOLL_MENU_BUTTON_RULES = '[data-atoll-toggle]{position:relative;z-index:9;display:flow-root;width:24px;height:24px;margin-block:-24px 0;margin-inline:auto -24px}'
	. '[id$=top-bar-menu]>li>[data-atoll-toggle]{margin-inline-end:-8px}:is(li li,.sf-vertical>li)>[data-atoll-toggle]{margin-inline-end:0}'
	. '[data-atoll-toggle]>span{display:block;width:5px;height:5px;margin:7px auto;border:solid;border-width:0 2px 2px 0;rotate:45deg}'
	. '@media (hover:hover) and (not (any-pointer:coarse)){[data-atoll-toggle]{pointer-events:none}[data-atoll-toggle]:not(:focus)>span{visibility:hidden}}';

/**
 * The middle and the bottom parts of the header at the side. The theme hides them until a script has placed them. An open
 * menu transforms the page, which makes the header as high as the page; its content stays as high as the window.
 */
const ATOLL_SIDE_HEADER_RULES = '#P-header-side-nav>header{display:flex;flex-direction:column;min-height:min(100%,100vh - var(--wp-admin--admin-bar--height,0px))}'
	. '#P-header-side-nav>header>.P-pos-bottom,#P-header-side-nav.P-style-middle>header>.P-pos-middle{margin-top:auto;opacity:1}'
	. '#P-header-side-nav.P-style-middle>header:not(:has(>.P-pos-bottom))::after{content:"";margin-top:auto}';

/**
 * Takes the padding of the part in the middle into account, which only the browser knows, as far as the window has room for
 * it.
 */
const ATOLL_SIDE_HEADER_CODE = '(function(s){if(!(s instanceof HTMLScriptElement))return;var h=s.parentNode,p=s.dataset.prefix,m=h.querySelector(":scope>."+p+"-pos-middle"),b=h.querySelector(":scope>."+p+"-pos-bottom"),e=(b||s).previousElementSibling,c;if(m&&e){h.style.minHeight=0;c=h.offsetHeight;h.style.minHeight="";e.style.marginBottom="clamp(0px,100vh - var(--wp-admin--admin-bar--height,0px) - "+c+"px,"+getComputedStyle(m).paddingTop+")"}})(document.currentScript)';

/**
 * Returns the rules for the theme's menus and for the header at the side.
 *
 * @param string $html   The page.
 * @param string $prefix The theme's prefix.
 * @return string
 */
function atoll_menu_rules( $html, $prefix ) {
	$rules = preg_match( '~\bsf-(?:menu|vertical)\b~', $html ) ? ATOLL_MENU_RULES . ATOLL_MENU_BUTTON_RULES : '';
	if ( atoll_has_theme_name( $html, "$prefix-header-side-nav" ) ) {
		$rules .= str_replace( array( '#P-', '.P-' ), array( "#$prefix-", ".$prefix-" ), ATOLL_SIDE_HEADER_RULES );
	}
	return $rules;
}

/**
 * Gives the theme's menus their names, states and buttons, and mega menus their rows. Nothing on a page whose theme script
 * stays.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_menu_parts( $markup, $edits ) {
	$prefix = atoll_tables()['originals']['goodlayers-theme']['theme'];
	if ( '' === $prefix || ! isset( atoll_page()->emptied[ "$prefix-script-core" ] ) ) {
		return;
	}
	atoll_add_header_buttons( $markup, $edits, $prefix );
	atoll_add_menu_links_without_scripts( $markup, $edits, $prefix );
	$lists = $markup->tags_of_class( 'sf-menu' ) + $markup->tags_of_class( 'sf-vertical' );
	ksort( $lists );
	$read_to = 0;
	foreach ( $lists as $start => $list ) {
		// A menu inside a menu was read with it.
		if ( $start < $read_to || 0 !== substr_compare( $markup->html, '<ul', $start, 3, true ) ) {
			continue;
		}
		list( $menu, $read_to ) = atoll_read_menu( $markup, $start );
		if ( null !== $menu ) {
			atoll_add_menu( $markup, $edits, $start, $menu, $prefix );
		}
	}
	atoll_add_side_header_script( $markup, $edits, $prefix );
}

/**
 * Gives a menu its name, and its items what they need.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 * @param int          $start  Offset of the menu's list.
 * @param array        $menu   See atoll_read_menu().
 * @param string       $prefix The theme's prefix.
 */
function atoll_add_menu( $markup, $edits, $start, $menu, $prefix ) {
	$around = $start > 0 ? strrpos( $markup->html, '<', $start - strlen( $markup->html ) - 1 ) : false;
	if ( false !== $around && $markup->is_tag( $around ) && 1 === preg_match( '~\G<div(?=[\s/>])[^<>]*+>\s*+(?=<)~i', $markup->html, $box, 0, $around ) && strlen( $box[0] ) === $start - $around && ! preg_match( '~\s(?:role|aria-label)=~', $box[0] ) ) {
		$label = atoll_site_value( 'strings' )[ strpos( $box[0] . substr( $markup->html, $start, $markup->tag_end( $start ) - $start ), "$prefix-top-bar-menu" ) ? 'main-menu.top_bar' : 'main-menu.label' ];
		$edits->attributes( 'menu', $around, sprintf( ' role="navigation" aria-label="%s"', esc_attr( $label ) ) );
	}
	foreach ( $menu['items'] as $item ) {
		$edits->add( 'menu', atoll_menu_item_parts( $item ) );
	}
	foreach ( $menu['panels'] as $panel ) {
		$edits->add( 'mega menu', atoll_mega_rows( $panel, $prefix ) );
	}
}

/**
 * Adds the script that puts the middle part of the header at the side where the theme's script puts it.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 * @param string       $prefix The theme's prefix.
 */
function atoll_add_side_header_script( $markup, $edits, $prefix ) {
	$header = $markup->find_near( "$prefix-header-side-nav", "~<[a-z]++(?=[^<>]*?\\sid=\"$prefix-header-side-nav\")~i" );
	$at     = $header ? $header[0][0][1] : -1;
	$close  = $at < 0 ? null : $markup->next_tag( 'header', $at );
	while ( null !== $close && ! $close['is_closer'] ) {
		$close = $markup->next_tag( 'header', $close['end'] );
	}
	if ( null !== $close && false !== strpos( $markup->html, "$prefix-style-middle" ) ) {
		$edits->insert( 'side header', $close['start'], atoll_inline_script( ATOLL_SIDE_HEADER_CODE, array( 'data-prefix' => $prefix ) ) );
	}
}

/**
 * Returns what is added to an item of a menu: the attributes that its elements have while its list is closed, and the
 * button beside its link. A link that leads nowhere is the button.
 *
 * @param array $item See atoll_read_menu().
 * @return array See Atoll_Edits::add().
 */
function atoll_menu_item_parts( $item ) {
	static $lists = 0;
	$link         = atoll_tag_attributes( $item['link']['attributes'], array( 'href', 'class', 'role' ) );
	$class        = atoll_tag_attributes( $item['attributes'], array( 'class' ) )['class'];
	$own          = '';
	$parts        = array();
	if ( in_array( 'current-menu-item', preg_split( '~\s+~', $class ), true ) && false === strpos( $link['href'], '#' ) && false === strpos( $item['link']['attributes'], 'aria-current' ) ) {
		$own .= ' aria-current="page"';
	}
	if ( isset( $item['list'] ) && '' === $link['role'] ) {
		$list = $item['list'];
		$id   = atoll_tag_attributes( $list['attributes'], array( 'id' ) )['id'];
		if ( '' === $id ) {
			$id      = 'atoll-submenu-' . ( ++$lists );
			$parts[] = array( 'attributes', $list['start'], " id=\"$id\"" );
		}
		$state = sprintf( ' role="button" aria-expanded="false" aria-controls="%s"', esc_attr( $id ) );
		if ( '#' === $link['href'] ) {
			$own .= " tabindex=\"0\"$state";
		} else {
			$name    = str_replace( '%s', mb_substr( $item['text'], 0, ATOLL_MAX_MENU_NAME ), atoll_site_value( 'strings' )['main-menu.submenu'] );
			$parts[] = array( 'insert', $item['link']['close'], sprintf( '<span data-atoll-toggle tabindex="0" aria-label="%s"%s><span></span></span>', esc_attr( $name ), $state ) );
		}
		// The stylesheet displays an arrow at links with the theme's class.
		if ( $item['is_vertical'] && '' === $link['class'] ) {
			$own .= ' class="sf-with-ul"';
		}
	}
	if ( '' !== $own ) {
		$parts[] = array( 'attributes', $item['link']['start'], $own );
	}
	return $parts;
}

/**
 * Gives the buttons of the header the attributes that they have before their code is loaded: those of the menus over the
 * page and beside it, and of the search.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 * @param string       $prefix The theme's prefix.
 */
function atoll_add_header_buttons( $markup, $edits, $prefix ) {
	$pattern = "~<(a|div)((?=\\s[^<>]*?(?:\\b$prefix-mm-menu-button\\b|\\b$prefix-overlay-menu-icon\\b|\\bid=[\"']$prefix-(?:mobile-)?top-search\\b))[^<>]*+>)~";
	$found   = array();
	foreach ( array( 'mm-menu-button', 'overlay-menu-icon', 'top-search', 'mobile-top-search' ) as $name ) {
		$found = array_merge( $found, $markup->find_near( "$prefix-$name", $pattern ) );
	}
	foreach ( $found as $button ) {
		$read = atoll_tag_attributes( $button[2][0], array( 'href', 'role', 'aria-label', 'tabindex' ) );
		if ( '' !== $read['role'] || '' !== $read['aria-label'] ) {
			continue;
		}
		$is_search  = 'div' === $button[1][0];
		$label      = atoll_site_value( 'strings' )[ $is_search ? 'search-overlay.label' : 'header-menu.label' ];
		$menu       = substr( $read['href'], 1 );
		$attributes = sprintf( ' role="button" aria-label="%s" aria-haspopup="dialog" aria-expanded="false"', esc_attr( $label ) )
			. ( $is_search ? ' tabindex="0"' : '' )
			. ( '' === $menu ? '' : sprintf( ' aria-controls="%s"', esc_attr( $menu ) ) );
		$edits->attributes( 'header buttons', $button[0][1], $attributes );
	}
}

/**
 * Returns the edits that turn the list in the panel of a mega menu into rows. A row is filled while the sizes of its
 * sections fit.
 *
 * @param array  $panel  See atoll_read_menu().
 * @param string $prefix The theme's prefix.
 * @return array See Atoll_Edits::add().
 */
function atoll_mega_rows( $panel, $prefix ) {
	$row   = '<div class="sf-mega-section-wrap" role="list">';
	$edits = array( array( 'cut', $panel['start'], $row, $panel['end'] ), array( 'cut', $panel['close'][0], '</div>', $panel['close'][1] ) );
	$sum   = 0;
	foreach ( $panel['sections'] as $section ) {
		$read = atoll_tag_attributes( $section['attributes'], array( 'class', 'data-size' ) );
		$size = (int) $read['data-size'];
		$sum += $size;

		$begin = $sum > ATOLL_MEGA_ROW && $sum !== $size ? "</div>$row" : '';
		$sum   = '' === $begin ? $sum : $size;

		$edits[] = array( 'cut', $section['start'], $begin . sprintf( '<div class="sf-mega-section %s-column-%d" role="listitem"><div class="sf-mega-section-inner %s">', $prefix, $size, esc_attr( $read['class'] ) ), $section['end'] );
		$edits[] = array( 'cut', $section['close'][0], '</div></div>', $section['close'][1] );
	}
	return $edits;
}
