<?php
/**
 * The college site: a dozen pages as a college would have them, with every widget in a place where it makes sense.
 * Words and pictures are our own, from mocks/college; nothing comes from another host.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/layout.php';
require __DIR__ . '/panels.php';
require __DIR__ . '/display.php';
require __DIR__ . '/addons.php';
require __DIR__ . '/header.php';
require __DIR__ . '/forms.php';
require __DIR__ . '/posts.php';

/**
 * Returns the pages.
 *
 * @return array Slug => title.
 */
function atoll_college_pages() {
	return array(
		'home'        => 'Saltmere College',
		'about'       => 'About the college',
		'programmes'  => 'Programmes',
		'admissions'  => 'Admissions',
		'tuition'     => 'Tuition and fees',
		'faculty'     => 'Faculty and staff',
		'research'    => 'Research',
		'news'        => 'News',
		'events'      => 'Events',
		'campus-life' => 'Campus life',
		'alumni'      => 'Alumni',
		'faq'         => 'Questions and answers',
		'privacy'     => 'Privacy',
		'visit'       => 'Visit us',
	);
}

/**
 * Returns the menu.
 *
 * @return array See atoll_college_header().
 */
function atoll_college_menu_entries() {
	return array(
		'Home'        => '/',
		'The college' => array(
			'path'  => '/about/',
			'below' => array(
				'About'             => '/about/',
				'Faculty and staff' => '/faculty/',
				'Research'          => '/research/',
				'Alumni'            => '/alumni/',
			),
		),
		'Study'       => array(
			'path'  => '/programmes/',
			'below' => array(
				'Programmes'       => '/programmes/',
				'Admissions'       => '/admissions/',
				'Tuition and fees' => '/tuition/',
				'Questions'        => '/faq/',
			),
		),
		'Campus life' => '/campus-life/',
		'News'        => '/news/',
		'Events'      => '/events/',
		'Visit us'    => '/visit/',
	);
}

/**
 * Returns the page of the college that is being shown.
 *
 * @return string Its slug, `single` for a post by itself, '' on any other page.
 */
function atoll_college_current() {
	$slug = is_page() ? get_post_field( 'post_name', get_queried_object_id() ) : '';
	if ( isset( atoll_college_pages()[ $slug ] ) ) {
		return $slug;
	}
	return is_singular( array( 'post', 'portfolio', 'personnel' ) ) ? 'single' : '';
}

/**
 * Uses a separate template for the college.
 *
 * @param string $template The theme's choice.
 * @return string
 */
function atoll_college_template( $template ) {
	return atoll_college_current() ? __DIR__ . '/shell.php' : $template;
}

/**
 * Enqueues the college's stylesheet, and stand-ins for Essential Addons' scripts.
 */
function atoll_college_assets() {
	if ( ! atoll_college_current() ) {
		return;
	}
	// Remove the colours and fonts of the theme and of the demo pages.
	wp_dequeue_style( 'global-styles' );
	wp_dequeue_style( 'atoll-fixture' );
	wp_dequeue_style( 'atoll-fixture-panels' );
	foreach ( array( 'base', 'shell', 'icons', 'widgets', 'addons' ) as $name ) {
		wp_enqueue_style( "atoll-college-$name", content_url( "atoll-college/$name.css" ), array(), '1' );
	}
	wp_enqueue_script( 'eael-general', plugins_url( 'essential-addons-for-elementor-lite/assets/front-end/js/view/general.js' ), array( 'jquery' ), '6.6.9', true );
	wp_localize_script( 'eael-general', 'localize', array( 'nonce' => 'abc' ) );
	wp_enqueue_script( 'eael-' . get_queried_object_id(), atoll_fixture_bundle(), array( 'eael-general' ), '1', true );
}

/**
 * Returns the content of the page that is being shown.
 *
 * @return string
 */
function atoll_college_content() {
	$current = atoll_college_current();
	return 'single' === $current ? atoll_college_single( get_post() ) : include __DIR__ . "/pages/$current.php";
}

/**
 * Replaces the video host with a page of this site, so that no request leaves the site.
 */
function atoll_college_film() {
	if ( ! isset( $_GET['college_film'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- test code.
		return;
	}
	printf( '<!doctype html><html lang="en"><title>Film</title><body style="margin:0;background:#10203d url(%s) center/cover"></body></html>', esc_url( atoll_college_picture( 'concert' ) ) );
	exit;
}
