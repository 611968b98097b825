<?php
/**
 * Prints what a script adds to the simple menu of Essential Addons: the icons of links with a submenu, the buttons that open the
 * submenus, the hamburger of older releases, and the text beside it (essential-addons, section 13). The widget adopts them.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** An icon that is printed as it is. The widget makes others, and cleans them. */
const ATOLL_PLAIN_ICON = '~^\s*+(?:<i(?:\s++(?:class|aria-hidden)="[^"<>]*+")*+\s*+></i>|<svg(?:\s++(?:aria-hidden|class|role|viewBox|xmlns|width|height)="[^"<>]*+")*+\s*+>(?:<path(?:\s++(?:d|fill|class)="[^"<>]*+")*+\s*+(?:/>|></path>))++</svg>)\s*+$~';

/**
 * Adds the icons, the buttons and the hamburger to a menu.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 * @param array        $widget `end` and `attributes` of the widget's tag.
 * @param int          $end    Offset of the next widget.
 */
function atoll_add_simple_menu_parts( $markup, $edits, $widget, $end ) {
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
	list( $menu, $close ) = atoll_read_menu( $markup, $list['start'] );
	if ( null === $menu ) {
		return;
	}
	atoll_add_hamburger( $markup, $edits, $widget, $list['start'], $close, $menu['items'], $is_row );
	foreach ( $menu['items'] as $item ) {
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
 * Adds the text beside the hamburger, which is that of the link to this page, and the hamburger if the release does not print
 * it. The stylesheet shows both up to the editor's breakpoint.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 * @param array        $widget `end` and `attributes` of the widget's tag.
 * @param int          $start  Offset of the list.
 * @param int          $close  Offset after the list.
 * @param array        $items  Items of the list, as atoll_read_menu() returns them.
 * @param bool         $is_row Whether the menu is a row on wide screens.
 */
function atoll_add_hamburger( $markup, $edits, $widget, $start, $close, $items, $is_row ) {
	$read     = atoll_tag_attributes( $widget['attributes'], array( 'data-hamburger-device', 'data-hamburger-icon' ) );
	$is_newer = false !== strpos( $widget['attributes'], ' data-hamburger-device=' );
	$next     = $markup->next_tag( 'button|div', $close );
	$is_made  = null !== $next && 'button' === $next['name'] && atoll_has_class( $next['attributes'], 'eael-simple-menu-toggle' );
	$icon     = atoll_plain_icon( $read['data-hamburger-icon'] );
	if ( 'none' === $read['data-hamburger-device'] || ( ! $is_row && ! $is_newer ) || ( ! $is_made && null === $icon ) ) {
		return;
	}
	$text = '';
	foreach ( $items as $item ) {
		if ( atoll_has_class( $item['attributes'], 'current-menu-item' ) ) {
			$text = $item['text'];
			break;
		}
	}
	$parts = array( array( 'insert', $start, sprintf( '<span class="eael-simple-menu-toggle-text" data-atoll-served>%s</span>', esc_html( $text ) ) ) );
	if ( ! $is_made ) {
		$label   = atoll_site_value( 'strings' )['simple-menu.label'];
		$icon    = '' === $icon ? '<span class="eicon-menu-bar" aria-hidden="true"></span>' : $icon;
		$parts[] = array( 'insert', $close, sprintf( '<button class="eael-simple-menu-toggle" type="button" aria-label="%s" aria-expanded="false" data-atoll-served>%s</button>', esc_attr( $label ), $icon ) );
	}
	$edits->add( 'hamburger', $parts, true );
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
	$icon['markup'] = atoll_plain_icon( $icon['markup'] );
	return null === $icon['markup'] ? null : $icon;
}

/**
 * Returns an icon without a name.
 *
 * @param string $markup The icon, or nothing.
 * @return string|null Null for an icon that must be cleaned.
 */
function atoll_plain_icon( $markup ) {
	$markup = trim( $markup );
	if ( '' === $markup ) {
		return '';
	}
	if ( 1 !== preg_match( ATOLL_PLAIN_ICON, $markup ) ) {
		return null;
	}
	return preg_replace( '~^<(i|svg)~', '<$1 aria-hidden="true"', preg_replace( '~\saria-hidden="[^"]*+"~', '', $markup ) );
}
