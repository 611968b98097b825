<?php
/**
 * The demo pages of single widgets, which print fragments of the server's markup.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Creates the missing users, posts and pages, and the front page that lists them.
 */
function atoll_fixture_create_site() {
	global $wp_rewrite;
	$wp_rewrite->set_permalink_structure( '/%postname%/' );
	update_option( 'blogname', 'Saltmere College' );
	update_option( 'blogdescription', 'A small college by the water' );
	// Emoji images come from another host.
	update_option( 'show_avatars', 0 );
	$roles = array(
		'reader' => 'subscriber',
		'writer' => 'contributor',
	);
	foreach ( $roles as $name => $role ) {
		if ( ! username_exists( $name ) ) {
			wp_insert_user(
				array(
					'user_login' => $name,
					'user_pass'  => 'password',
					'role'       => $role,
				)
			);
		}
	}
	foreach ( atoll_fixture_linked_posts() as $slug => $post ) {
		$id = atoll_fixture_ensure( 'post', $slug, $post['title'], $post['text'] );
		update_post_meta( $id, 'vk-ltc-link', $post['link'] );
		update_post_meta( $id, 'vk-ltc-target', $post['blank'] );
	}
	atoll_fixture_create_listings();
	foreach ( atoll_fixture_pages() as $slug => $page ) {
		atoll_fixture_ensure( 'page', $slug, $page['title'], 'plain' === $slug ? '<p>A page without any widget.</p>' : '' );
	}
	foreach ( atoll_college_pages() as $slug => $title ) {
		atoll_fixture_ensure( 'page', $slug, $title, '' );
	}
	atoll_fixture_create_forms();
	update_option( 'show_on_front', 'page' );
	update_option( 'page_on_front', get_page_by_path( 'home' )->ID );
	flush_rewrite_rules( false );
}

/**
 * Returns a post with a slug, and creates it if it is missing.
 *
 * @param string $type  Post type.
 * @param string $slug  Slug.
 * @param string $title Title.
 * @param string $text  Content.
 * @return int Its id.
 */
function atoll_fixture_ensure( $type, $slug, $title, $text ) {
	$there = get_page_by_path( $slug, OBJECT, $type );
	if ( $there ) {
		return $there->ID;
	}
	return wp_insert_post(
		array(
			'post_type'    => $type,
			'post_status'  => 'publish',
			'post_name'    => $slug,
			'post_title'   => $title,
			'post_content' => $text,
			// A fixed date, so that every run prints the same page.
			'post_date'    => '2026-06-01 08:00:00',
		)
	);
}

/**
 * Returns the pages. `show` selects fragments by widget or by file, `print` names a function that prints content.
 *
 * @return array Slug => page.
 */
function atoll_fixture_pages() {
	return array(
		'demo-pages'   => array(
			'title' => 'Widget by widget',
			'print' => 'atoll_fixture_print_list',
		),
		'demo'         => array(
			'title' => 'Accordion, toggle box, counters and links',
			'show'  => array( 'goodlayers/accordion-2.1.7-box-icon.html', 'goodlayers/toggle-box-2.1.7-box-icon.html', 'goodlayers/counter-2.1.7.html', 'goodlayers/counter-2.1.7-decimals.html' ),
			'print' => 'atoll_fixture_print_articles',
		),
		'accordion'    => array(
			'title' => 'Accordion, all versions',
			'show'  => array( 'accordion' ),
		),
		'toggle-box'   => array(
			'title' => 'Toggle box, all versions',
			'show'  => array( 'toggle-box' ),
		),
		'counter'      => array(
			'title' => 'Counter, all versions',
			'show'  => array( 'counter' ),
		),
		'listings'     => array(
			'title' => 'Listings with filters, pages and load more',
			'print' => 'atoll_fixture_print_listings',
		),
		'display'      => array(
			'title' => 'Typed text, lines, skills, charts and tilt',
			'show'  => array( 'chart', 'divider', 'skill-bar', 'skill-circle', 'tilt', 'typed-text' ),
		),
		'tabs'         => array(
			'title' => 'Tabs, seven variants and three styles',
			'show'  => array( 'tabs' ),
		),
		'panels'       => array(
			'title' => 'Price tables and plans, alerts, cards and dropdowns',
			'show'  => array( 'price-table', 'price-plan', 'alert-box', 'hover-box', 'feature-content', 'dropdown-tab', 'custom-dropdown' ),
		),
		'flip-box'     => array(
			'title' => 'Flip boxes',
			'show'  => array( 'flip-box' ),
		),
		'videos'       => array(
			'title' => 'Videos, overlays and selects',
			'show'  => array( 'responsive-video', 'video-overlay', 'image-overlay', 'select-indicator' ),
		),
		'link-targets' => array(
			'title' => 'Links that open in a new tab',
			'print' => 'atoll_fixture_print_articles',
		),
		'uncovered'    => array(
			'title' => 'A widget that stays with its original script',
			'show'  => array( 'goodlayers/accordion-2.1.7-box-icon.html' ),
			'print' => 'atoll_fixture_print_uncovered',
		),
		'consent'      => array(
			'title' => 'Privacy box, form of consent and blocked content',
			'print' => 'atoll_fixture_print_consent',
		),
		'eael-panels'  => array(
			'title' => 'Accordions, tabs, flip boxes and menus of Essential Addons',
			'show'  => array( 'adv-accordion', 'adv-tabs', 'eael-flip-box', 'image-accordion', 'simple-menu' ),
		),
		'eael-media'   => array(
			'title' => 'Tickers and sticky videos of Essential Addons',
			'show'  => array( 'content-ticker', 'sticky-video' ),
		),
		'contact'      => array(
			'title' => 'A page with a contact form',
			'print' => 'atoll_fixture_print_forms',
		),
		'plain'        => array(
			'title' => 'A page of the theme, without widgets',
		),
	);
}

/**
 * Returns the demo page that is being shown.
 *
 * @return string Its slug, '' on any other page.
 */
function atoll_fixture_current() {
	$slug = is_page() ? get_post_field( 'post_name', get_queried_object_id() ) : '';
	return isset( atoll_fixture_pages()[ $slug ] ) && 'plain' !== $slug ? $slug : '';
}

/**
 * Uses a separate template for the demo pages, because the theme's template would apply its text filters to the
 * fragments.
 *
 * @param string $template The theme's choice.
 * @return string
 */
function atoll_fixture_template( $template ) {
	return atoll_fixture_current() ? __DIR__ . '/page-template.php' : $template;
}

/**
 * Adds the body class of the page builder.
 *
 * @param array $classes Body classes.
 * @return array
 */
function atoll_fixture_body_class( $classes ) {
	$classes[] = 'gdlr-core-body';
	return $classes;
}

/**
 * Enqueues the stylesheet of the demo pages, with rules for the originals' state classes.
 */
function atoll_fixture_style() {
	wp_enqueue_style( 'atoll-fixture-panels', content_url( 'atoll-style/site-panels.css' ), array(), '1' );
	wp_enqueue_style( 'atoll-fixture', plugins_url( 'demo.css', ATOLL_FIXTURE_FILE ), array(), '1' );
}

/**
 * Prints the content of the demo page.
 */
function atoll_fixture_print_page() {
	$page = atoll_fixture_pages()[ atoll_fixture_current() ];
	// The page builder's titles are h4, and the theme's titles in lists are h3. The page's headings make both levels valid.
	if ( isset( $page['show'] ) ) {
		echo '<h2>Widgets</h2>';
	}
	foreach ( isset( $page['show'] ) ? $page['show'] : array() as $wanted ) {
		foreach ( atoll_fixture_fragments( $wanted ) as $fragment ) {
			printf( '<section class="demo"><h3>%s <small>%s</small></h3>', esc_html( $fragment['title'] ), esc_html( implode( ', ', $fragment['versions'] ) ) );
			// The server's markup, inside the page builder's wrappers.
			echo '<div class="gdlr-core-pbf-wrapper-content gdlr-core-js "><div class="gdlr-core-pbf-element" >';
			readfile( ATOLL_FIXTURE_MARKUP . '/' . $fragment['file'] );
			echo '</div></div></section>';
		}
	}
	if ( isset( $page['print'] ) ) {
		call_user_func( $page['print'] );
	}
}

/**
 * Finds fragments in the index.
 *
 * @param string $wanted Name of a file or a widget.
 * @return array
 */
function atoll_fixture_fragments( $wanted ) {
	$file  = ATOLL_FIXTURE_MARKUP . '/index.json';
	$index = is_readable( $file ) ? json_decode( file_get_contents( $file ), true ) : array();
	return array_filter(
		(array) $index,
		static function ( $fragment ) use ( $wanted ) {
			return $wanted === $fragment['file'] || $wanted === $fragment['widget'];
		}
	);
}

/**
 * Prints the list of the demo pages.
 */
function atoll_fixture_print_list() {
	echo '<ul class="demo-list">';
	foreach ( atoll_fixture_pages() as $slug => $page ) {
		if ( 'demo-pages' !== $slug ) {
			printf( '<li><a href="%s">%s</a></li>', esc_url( home_url( "/$slug/" ) ), esc_html( $page['title'] ) );
		}
	}
	echo '</ul>';
}

/**
 * Prints an element that a library of the page builder lays out and that no widget covers.
 */
function atoll_fixture_print_uncovered() {
	echo '<div class="js-isotope" ><p>Written for this one school.</p></div>';
}
