<?php
/**
 * Sets the layout of widgets before their code is loaded. Only on pages without the original script, which lays them out
 * in a different way.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** What the stylesheet lays out, by original: parts of the names of classes, and of the URLs of videos. */
const ATOLL_FIRST_PAINT = array(
	'page-builder'     => array( 'gdlr-core-flexslider', 'gdlr-core-chart-js', 'youtube.com/embed/', 'youtube-nocookie.com/embed/', 'player.vimeo.com/' ),
	'essential-addons' => array(
		'eael-adv-accordion',
		'eael-advance-tabs',
		'eael-countdown',
		'eael-data-table',
		'eael-fancy-text',
		'eael-filter-gallery',
		'eael-simple-menu',
		'eael-sticky-video',
		'eael-ticker-wrap',
	),
);

/**
 * Returns the links to the stylesheets for the first paint. They cannot be enqueued: only the complete page shows which
 * widgets it has, and which script runs them.
 *
 * @param string $html The page.
 * @return array Original => link, only for originals whose scripts are gone and whose widgets are on the page.
 */
function atoll_first_paint_links( $html ) {
	$emptied = array_map( 'strval', array_keys( atoll_page()->emptied ) );
	$gone    = array_filter(
		array(
			'page-builder'     => in_array( 'gdlr-core-page-builder', $emptied, true ),
			'essential-addons' => (bool) array_filter( $emptied, 'atoll_eael_is_bundle' ),
		)
	);
	$names   = array_filter(
		array_intersect_key( ATOLL_FIRST_PAINT, $gone ),
		fn( $all ) => atoll_has_one_of( $html, $all )
	);
	return array_intersect_key( atoll_site_value( 'links' ), $names );
}

/**
 * Returns the links to the stylesheets for the first paint.
 *
 * @return array Original, or `effects` => link.
 */
function atoll_stylesheet_links() {
	$files = array(
		'page-builder'     => 'first-paint',
		'essential-addons' => 'first-paint-essential-addons',
		'effects'          => 'first-paint-effects',
	);
	return array_map( 'atoll_stylesheet_link', $files );
}

/**
 * Returns the link to one of the plugin's stylesheets.
 *
 * @param string $name The file's name without its end.
 * @return string
 */
function atoll_stylesheet_link( $name ) {
	$build = atoll_build();
	$url   = add_query_arg( 'ver', rawurlencode( $build['version'] ), plugins_url( "$name.css", ATOLL_FILE ) );
	return sprintf( '<link rel="stylesheet" id="atoll-%s-css" href="%s" />', $name, esc_url( $url ) ) . "\n"; // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- see above.
}

/**
 * Reserves the space of the spinner that a script adds after the button of a contact form (contact-form-7, section 10.6).
 * The element makes room for the spinner, and the spinner takes its place. A rule with `:has()` would need no element, but
 * browsers would check it at every change of the page.
 */
const ATOLL_SPINNER_ROOM = '.atoll-spinner-room{display:inline-block;width:24px;height:24px;margin:0 24px}.wpcf7-spinner+.atoll-spinner-room{display:none}';

/**
 * Stops the animation of a spinner that is not visible: the browser would compute a style for every frame. The
 * original script sets the same class.
 */
const ATOLL_SPINNER_REST = '.wpcf7 form:not(.submitting) .wpcf7-spinner::before{animation-name:none}';

/**
 * Adds the styles for spinners to that of the contact form's plugin. They fit the original script, too.
 */
function atoll_reserve_spinners() {
	if ( wp_style_is( 'contact-form-7', 'enqueued' ) ) {
		wp_add_inline_style( 'contact-form-7', ATOLL_SPINNER_ROOM . ATOLL_SPINNER_REST );
	}
}

/**
 * Adds an element for the spinner's space after each button of a contact form that gets a spinner.
 *
 * @param string $html The content of a form.
 * @return string
 */
function atoll_make_spinner_room( $html ) {
	if ( ! is_string( $html ) || ! wp_style_is( 'contact-form-7', 'enqueued' ) ) {
		return $html;
	}
	$markup = new Atoll_Markup( $html );
	$edits  = new Atoll_Edits( $markup );
	foreach ( $markup->find_near( 'has-spinner', '~<input(?=\s[^<>]*?\bhas-spinner\b)[^<>]*+>~' ) as $tag ) {
		$edits->insert( 'spinner', $tag[0][1] + strlen( $tag[0][0] ), '<span class="atoll-spinner-room"></span>' );
	}
	return $edits->apply();
}
