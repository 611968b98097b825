<?php
/**
 * Prints what a script adds to the simple menu of Essential Addons and what widens its links: the icons of links with a submenu,
 * and the buttons that open the submenus (essential-addons, section 13). The widget adopts them.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** An icon that is printed as it is. The widget makes others, and cleans them. */
const ATOLL_PLAIN_ICON = '~^\s*+(?:<i(?:\s++(?:class|aria-hidden)="[^"<>]*+")*+\s*+></i>|<svg(?:\s++(?:aria-hidden|class|role|viewBox|xmlns|width|height)="[^"<>]*+")*+\s*+>(?:<path(?:\s++(?:d|fill|class)="[^"<>]*+")*+\s*+(?:/>|></path>))++</svg>)\s*+$~';

/**
 * Adds the icons and buttons to a menu.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 * @param array        $widget `end` and `attributes` of the widget's tag.
 * @param int          $end    Offset of the next widget.
 */
function atoll_add_menu_indicators( $markup, $edits, $widget, $end ) {
	$list  = $markup->next_tag( 'ul', $widget['end'], $end );
	$icons = array();
	foreach ( array( 'indicator', 'dropdown-indicator' ) as $name ) {
		$icons[ $name ] = atoll_menu_icon( $widget['attributes'], $name );
	}
	if ( null === $list || ! atoll_has_class( $list['attributes'], 'eael-simple-menu' ) || in_array( null, $icons, true ) ) {
		return;
	}
	atoll_load( 'theme' );
	$is_row = ! atoll_has_class( $list['attributes'], 'eael-simple-menu-vertical' );
	$menu   = atoll_read_menu( $markup, $list['start'] )[0];
	foreach ( null === $menu ? array() : $menu['items'] as $item ) {
		if ( ! isset( $item['list'] ) || 'ul' !== $item['list']['name'] ) {
			continue;
		}
		$icon  = $icons[ $item['is_top'] ? 'indicator' : 'dropdown-indicator' ];
		$name  = str_replace( '%s', mb_substr( $item['text'], 0, ATOLL_MAX_MENU_NAME ), atoll_site_value( 'strings' )['simple-menu.submenu'] );
		$class = trim( 'eael-simple-menu-indicator ' . $icon['classes'] );
		$parts = array( array( 'insert', $item['end'], sprintf( '<span class="%s" role="button" tabindex="0" aria-label="%s" aria-expanded="false" data-atoll-served>%s</span>', esc_attr( $class ), esc_attr( $name ), $icon['markup'] ) ) );
		if ( $is_row ) {
			$close   = strrpos( substr( $markup->html, 0, $item['link']['close'] ), '<' );
			$parts[] = array( 'insert', $close, sprintf( '<span class="%s" aria-hidden="true" data-atoll-served>%s</span>', esc_attr( $icon['sign'] ), $icon['markup'] ) );
		}
		$edits->add( 'indicators', $parts, true );
	}
}

/**
 * Reads the icon for items with a submenu (widgets/simple-menu/menu-settings.ts).
 *
 * @param string $attributes The attributes of the widget's tag.
 * @param string $name       `indicator` for the first level, `dropdown-indicator` for those below it.
 * @return array|null `markup`: the icon; `classes` of the button; `sign`: classes of the element in the link. Null for an icon that
 *                    must be cleaned.
 */
function atoll_menu_icon( $attributes, $name ) {
	$read = atoll_tag_attributes( $attributes, array( "data-$name-icon", "data-$name", "data-$name-class" ) );
	if ( false !== strpos( $attributes, " data-$name-icon=" ) ) {
		$icon = array(
			'markup'  => $read[ "data-$name-icon" ],
			'classes' => '',
			'sign'    => 'indicator' === $name ? '' : 'eael-simple-menu-dropdown-indicator',
		);
	} elseif ( 'svg' === $read[ "data-$name" ] ) {
		$icon = array(
			'markup'  => $read[ "data-$name-class" ],
			'classes' => '',
			'sign'    => "$name-svg",
		);
	} else {
		$icon = array(
			'markup'  => '',
			'classes' => $read[ "data-$name-class" ],
			'sign'    => $read[ "data-$name-class" ],
		);
	}
	if ( '' === trim( $icon['markup'] ) ) {
		return $icon;
	}
	if ( 1 !== preg_match( ATOLL_PLAIN_ICON, $icon['markup'] ) ) {
		return null;
	}
	$visible        = preg_replace( '~\saria-hidden="[^"]*+"~', '', trim( $icon['markup'] ) );
	$icon['markup'] = preg_replace( '~^<(i|svg)~', '<$1 aria-hidden="true"', $visible );
	return $icon;
}
