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
	if ( false !== strpos( $html, "id=\"$prefix-header-side-nav\"" ) ) {
		$rules .= str_replace( array( '#P-', '.P-' ), array( "#$prefix-", ".$prefix-" ), ATOLL_SIDE_HEADER_RULES );
	}
	return $rules;
}

/**
 * Returns the edits that give the theme's menus their names, states and buttons, and mega menus their rows.
 *
 * @param string $html The page.
 * @return array The last two arguments of atoll_edited_page(): parts to cut, and parts to add.
 */
function atoll_menu_edits( $html ) {
	$prefix = atoll_tables()['originals']['goodlayers-theme']['theme'];
	$cuts   = array();
	$added  = array();
	if ( '' === $prefix || ! isset( atoll_page()->emptied[ "$prefix-script-core" ] ) ) {
		return array( $cuts, $added );
	}
	$hidden = atoll_hidden_parts( $html );
	$added  = atoll_header_buttons( $html, $hidden, $prefix ) + atoll_menu_links_without_scripts( $html, $hidden, $prefix );
	$count  = preg_match_all( '~(?:<div(\s[^<>]*)>\s*)?<ul\s[^<>]*\bsf-(?:menu|vertical)\b[^<>]*>~', $html, $found, PREG_OFFSET_CAPTURE );
	for ( $menu = 0; $menu < $count; $menu++ ) {
		list( $tags, $at ) = $found[0][ $menu ];

		$list = $at + strrpos( $tags, '<ul' );
		$read = atoll_is_in_markup( $hidden, $at ) ? atoll_read_menu( $html, $list ) : null;
		if ( null === $read ) {
			continue;
		}
		if ( $list !== $at && ! preg_match( '~\s(?:role|aria-label)=~', $found[1][ $menu ][0] ) ) {
			$label = atoll_strings()[ strpos( $tags, "$prefix-top-bar-menu" ) ? 'main-menu.top_bar' : 'main-menu.label' ];

			$added[ $at + 4 ] = sprintf( ' role="navigation" aria-label="%s"', esc_attr( $label ) );
		}
		$is_vertical = false !== strpos( $tags, 'sf-vertical' );
		foreach ( $read['items'] as $item ) {
			$added += atoll_menu_item_parts( $item, $is_vertical );
		}
		foreach ( $read['panels'] as $panel ) {
			list( $more_cuts, $more_added ) = atoll_mega_rows( $panel, $prefix );

			$cuts  += $more_cuts;
			$added += $more_added;
		}
	}
	return array( $cuts, $added + atoll_side_header_script( $html, $prefix ) );
}

/**
 * Returns the script that puts the middle part of the header at the side where the theme's script puts it.
 *
 * @param string $html   The page.
 * @param string $prefix The theme's prefix.
 * @return array Offset => HTML to add there.
 */
function atoll_side_header_script( $html, $prefix ) {
	$at  = strpos( $html, "id=\"$prefix-header-side-nav\"" );
	$end = false === $at ? false : strpos( $html, '</header>', $at );
	if ( false === $end || false === strpos( $html, "$prefix-style-middle" ) ) {
		return array();
	}
	return array( $end => wp_get_inline_script_tag( ATOLL_SIDE_HEADER_CODE, ATOLL_UNTOUCHED + array( 'data-prefix' => $prefix ) ) );
}

/**
 * Returns what is added to an item of a menu: the attributes that its elements have while its list is closed, and the
 * button beside its link. A link that leads nowhere is the button.
 *
 * @param array $item        See atoll_read_menu().
 * @param bool  $is_vertical The menu's stylesheet displays an arrow at links with the theme's class.
 * @return array Offset => HTML to add there.
 */
function atoll_menu_item_parts( $item, $is_vertical ) {
	static $lists = 0;
	$link         = atoll_tag_attributes( $item['link']['attributes'] . '>', array( 'href', 'class', 'role' ) );
	$class        = atoll_tag_attributes( $item['attributes'] . '>', array( 'class' ) )['class'];
	$own          = '';
	$parts        = array();
	if ( in_array( 'current-menu-item', preg_split( '~\s+~', $class ), true ) && false === strpos( $link['href'], '#' ) && false === strpos( $item['link']['attributes'], 'aria-current' ) ) {
		$own .= ' aria-current="page"';
	}
	if ( isset( $item['list'] ) && '' === $link['role'] ) {
		$list = $item['list'];
		$id   = atoll_tag_attributes( $list['attributes'] . '>', array( 'id' ) )['id'];
		if ( '' === $id ) {
			$id = 'atoll-submenu-' . ( ++$lists );

			$parts[ $list['open'][0] + 1 + strlen( $list['name'] ) ] = " id=\"$id\"";
		}
		$state = sprintf( ' role="button" aria-expanded="false" aria-controls="%s"', esc_attr( $id ) );
		if ( '#' === $link['href'] ) {
			$own .= " tabindex=\"0\"$state";
		} else {
			$name = str_replace( '%s', $item['text'], atoll_strings()['main-menu.submenu'] );

			$parts[ $item['link']['close'][1] ] = sprintf( '<span data-atoll-toggle tabindex="0" aria-label="%s"%s><span></span></span>', esc_attr( $name ), $state );
		}
		if ( $is_vertical && '' === $link['class'] ) {
			$own .= ' class="sf-with-ul"';
		}
	}
	return '' === $own ? $parts : $parts + array( $item['link']['open'][0] + 2 => $own );
}

/**
 * Returns the attributes that the buttons of the header have before their code is loaded: those of the menus over the page
 * and beside it, and of the search.
 *
 * @param string $html   The page.
 * @param array  $hidden See atoll_hidden_parts().
 * @param string $prefix The theme's prefix.
 * @return array Offset => HTML to add there.
 */
function atoll_header_buttons( $html, $hidden, $prefix ) {
	$parts = array();
	$count = preg_match_all( "~<(a|div)(\s[^<>]*\b(?:$prefix-mm-menu-button|$prefix-overlay-menu-icon|(?<=id=[\"'])$prefix-(?:mobile-)?top-search)\b[^<>]*>)~", $html, $found, PREG_OFFSET_CAPTURE );
	for ( $button = 0; $button < $count; $button++ ) {
		$at   = $found[2][ $button ][1];
		$read = atoll_tag_attributes( $found[2][ $button ][0], array( 'href', 'role', 'aria-label', 'tabindex' ) );
		if ( '' !== $read['role'] || '' !== $read['aria-label'] || ! atoll_is_in_markup( $hidden, $at ) ) {
			continue;
		}
		$is_search    = 'div' === $found[1][ $button ][0];
		$label        = atoll_strings()[ $is_search ? 'search-overlay.label' : 'header-menu.label' ];
		$menu         = substr( $read['href'], 1 );
		$parts[ $at ] = sprintf( ' role="button" aria-label="%s" aria-haspopup="dialog" aria-expanded="false"', esc_attr( $label ) )
			. ( $is_search ? ' tabindex="0"' : '' )
			. ( '' === $menu ? '' : sprintf( ' aria-controls="%s"', esc_attr( $menu ) ) );
	}
	return $parts;
}

/**
 * Returns the edits that turn the list in the panel of a mega menu into rows. A row is filled while the sizes of its
 * sections fit.
 *
 * @param array  $panel  See atoll_read_menu().
 * @param string $prefix The theme's prefix.
 * @return array See atoll_menu_edits().
 */
function atoll_mega_rows( $panel, $prefix ) {
	$row   = '<div class="sf-mega-section-wrap" role="list">';
	$edits = array( array( $panel['open'], $row ), array( $panel['close'], '</div>' ) );
	$sum   = 0;
	foreach ( $panel['sections'] as $section ) {
		$read = atoll_tag_attributes( $section['attributes'] . '>', array( 'class', 'data-size' ) );
		$size = (int) $read['data-size'];
		$sum += $size;

		$begin = $sum > ATOLL_MEGA_ROW && $sum !== $size ? "</div>$row" : '';
		$sum   = '' === $begin ? $sum : $size;

		$edits[] = array( $section['open'], $begin . sprintf( '<div class="sf-mega-section %s-column-%d" role="listitem"><div class="sf-mega-section-inner %s">', $prefix, $size, esc_attr( $read['class'] ) ) );
		$edits[] = array( $section['close'], '</div></div>' );
	}
	$places = array_column( $edits, 0 );
	$starts = array_column( $places, 0 );
	return array( array_combine( $starts, array_column( $places, 1 ) ), array_combine( $starts, array_column( $edits, 1 ) ) );
}
