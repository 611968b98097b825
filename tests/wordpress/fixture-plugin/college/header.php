<?php
/**
 * The college's header, as the theme Kingster prints it: top bar, main menu with drop-downs, and the mobile header with
 * the sliding menu. The theme's script is a stand-in.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Makes the theme active while a page of the college is requested. Themes are read before WordPress knows the page.
 */
function atoll_college_theme() {
	if ( ! atoll_college_is_requested() ) {
		return;
	}
	$folder = '/legacy/kingster';
	add_filter( 'template', fn() => 'kingster' );
	add_filter( 'template_directory', fn() => dirname( ATOLL_FIXTURE_FILE ) . $folder );
	add_filter( 'template_directory_uri', fn() => plugins_url( $folder, ATOLL_FIXTURE_FILE ) );
	atoll_fixture_scenario_allow_theme();
}

/**
 * Checks whether the address is that of a page of the college.
 *
 * @return bool
 */
function atoll_college_is_requested() {
	$path = untrailingslashit( (string) wp_parse_url( sanitize_text_field( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) ), PHP_URL_PATH ) );
	$slug = basename( $path );
	if ( is_admin() || (string) wp_parse_url( home_url(), PHP_URL_PATH ) === $path || isset( atoll_college_pages()[ $slug ] ) ) {
		return ! is_admin();
	}
	return null !== get_page_by_path( $slug, OBJECT, array( 'post', 'portfolio', 'personnel' ) );
}

/**
 * Enqueues the theme's script.
 */
function atoll_college_theme_script() {
	if ( atoll_college_current() ) {
		wp_enqueue_script( 'kingster-script-core', get_template_directory_uri() . '/js/script-core.js', array( 'jquery', 'jquery-effects-core' ), '1.0.0', true );
		wp_localize_script( 'kingster-script-core', 'kingster_script_core', array( 'home_url' => home_url( '/' ) ) );
	}
}

/**
 * Returns the header, and the start of the wrapper around the page.
 *
 * @param array  $menu    Title => path, or an array with path and below.
 * @param string $current Path of the page that is shown.
 * @return string
 */
function atoll_college_header( $menu, $current ) {
	$logo = sprintf(
		'<div class="kingster-logo  kingster-item-pdlr"><div class="kingster-logo-inner"><a class="" href="%s" ><img src="%s" alt="" width="48" height="56"  /><span>Saltmere<small>College, since 1871</small></span></a></div></div>',
		esc_url( home_url( '/' ) ),
		esc_url( atoll_college_picture( 'crest' ) )
	);
	return sprintf(
		'<div class="kingster-mobile-header-wrap" ><div class="kingster-mobile-header kingster-header-background kingster-style-slide " id="kingster-mobile-header" ><div class="kingster-mobile-header-container kingster-container clearfix" >%1$s<div class="kingster-mobile-menu-right" ><div class="kingster-mobile-menu" ><a class="kingster-mm-menu-button kingster-mobile-menu-button kingster-mobile-button-hamburger" href="#kingster-mobile-menu" ><span></span></a><div class="kingster-mm-menu-wrap kingster-navigation-font" id="kingster-mobile-menu" data-slide="right" ><ul id="menu-college" class="m-menu">%3$s</ul></div></div></div></div></div></div>
<div class="kingster-body-outer-wrapper "><div class="kingster-body-wrapper clearfix  kingster-with-frame">
<div class="kingster-top-bar"><div class="kingster-container"><span>office@saltmere.example</span><span>Lantern Quay 4, Saltmere</span><a href="%4$s">Alumni</a><a href="%5$s">Widget by widget</a></div></div>
<header class="kingster-header-wrap kingster-header-style-plain  kingster-style-menu-right" ><div class="kingster-header-container  kingster-container"><div class="kingster-header-container-inner clearfix">%1$s<div class="kingster-navigation kingster-item-pdlr clearfix " ><div class="kingster-main-menu" id="kingster-main-menu" ><ul id="menu-college-1" class="sf-menu">%2$s</ul></div></div></div></div></header>',
		$logo,
		atoll_college_menu_items( $menu, $current, true ),
		atoll_college_menu_items( $menu, $current, false ),
		esc_url( home_url( '/alumni/' ) ),
		esc_url( home_url( '/demo-pages/' ) )
	);
}

/**
 * Returns a level of a menu.
 *
 * @param array  $menu    See atoll_college_header().
 * @param string $current Path of the page that is shown.
 * @param bool   $is_main Whether it is the first level of the main menu, whose items have the theme's classes.
 * @return string
 */
function atoll_college_menu_items( $menu, $current, $is_main ) {
	$html = '';
	foreach ( $menu as $title => $entry ) {
		$path  = is_array( $entry ) ? $entry['path'] : $entry;
		$below = is_array( $entry ) ? sprintf( "\n<ul class=\"sub-menu\">\n%s</ul>\n", atoll_college_menu_items( $entry['below'], $current, false ) ) : '';
		$item  = 'menu-item' . ( $below ? ' menu-item-has-children' : '' ) . ( $path === $current && ! $below ? ' current-menu-item' : '' ) . ( $is_main ? ' kingster-normal-menu' : '' );
		$link  = $is_main && $below ? ' class="sf-with-ul-pre"' : '';
		$html .= sprintf( "<li  class=\"%s\"><a href=\"%s\"%s>%s</a>%s</li>\n", $item, esc_url( home_url( $path ) ), $link, $title, $below );
	}
	return $html;
}
