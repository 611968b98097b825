<?php
/**
 * Edits the complete page: decides on its scripts and cuts the tags of those that are covered.
 *
 * This runs inside an output callback, where PHP allows neither output nor another buffer. Every step takes the page and
 * returns it. If anything fails, the page is sent as it was printed.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Ends the footer: prints the decisions so far, and records that all scripts of the page were printed. The site's filters
 * are applied here, because nothing of other plugins is called while the complete page is edited.
 */
function atoll_end_footer() {
	$page = atoll_page();
	atoll_print_decisions();
	if ( atoll_eael_queued_bundles() ) {
		atoll_load( 'eael' );
		atoll_eael_configuration();
	}
	$page->handles      = atoll_handles_to_judge();
	$page->keeps_jquery = atoll_keeps_jquery();
	$page->has_footer   = true;
	atoll_print_entry_fallback();
	if ( '' !== $page->buffer ) {
		atoll_record_site_values();
	}
}

/**
 * Returns the page to send.
 *
 * @param string $html The page as it was printed.
 * @return string
 */
function atoll_finished_page( $html ) {
	$page = atoll_page();
	if ( ! $page->has_footer || ! is_string( $html ) || ! atoll_is_html_response() || atoll_has_failed() ) {
		return $html;
	}
	$page->has_footer  = false;
	$page->is_complete = true;
	$emptied           = $page->emptied;
	$decisions         = $page->decisions;

	$page->before_edits = array( $emptied, $decisions );
	try {
		return atoll_without_filters( static fn() => atoll_page_without_scripts( $html ) );
	} catch ( Throwable $error ) {
		$page->emptied = $emptied;
		$page->freed   = array();
		// Output is discarded here, so the message goes to the log.
		error_log( 'Atoll did not change a page: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- see above.
		$page->decisions    = $decisions;
		$page->before_edits = null;
		return atoll_unchanged_page( $html, $error instanceof OverflowException ? 'large' : 'failed' );
	} finally {
		$page->is_complete = false;
	}
}

/**
 * Records why a page is sent as it was printed, and returns it with the final list of decisions, if it has one.
 *
 * @param string $html The page.
 * @param string $why  `large` or `failed`.
 * @return string
 */
function atoll_unchanged_page( $html, $why ) {
	$page = atoll_page();
	foreach ( array_keys( wp_list_filter( $page->decisions, array( 'why' => 'unreadable' ) ) ) as $handle ) {
		atoll_note_decision( $handle, $why );
	}
	$at = '' === $page->report ? false : strrpos( $html, $page->report );
	if ( false === $at ) {
		return $html;
	}
	return substr_replace( $html, atoll_without_filters( 'atoll_decisions_tag' ), $at, strlen( $page->report ) );
}

/**
 * Checks whether PHP ends because of a fatal error. The page may then be incomplete.
 *
 * @return bool
 */
function atoll_has_failed() {
	$error = error_get_last();
	return $error && ( $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR ) );
}

/**
 * Decides on the scripts of a complete page, cuts the tags of those that are covered, and adds what replaces them.
 *
 * @param string $html The page.
 * @return string
 * @throws RuntimeException If WordPress cannot escape attributes.
 */
function atoll_page_without_scripts( $html ) {
	if ( '' === esc_attr( 'id' ) ) {
		throw new RuntimeException( 'WordPress cannot escape attributes, because PCRE fails.' );
	}
	$page     = atoll_page();
	$markup   = atoll_markup( $html, $page->budget );
	$fallback = atoll_printed_fallback( $markup );
	$markup->blank( $fallback );
	$page->tags = atoll_script_elements( $markup, atoll_handles_to_find() );
	atoll_empty_covered( $page->handles, $markup->html );
	$cuts        = atoll_tags_of( array_keys( $page->emptied ) );
	$page->freed = atoll_unneeded_jquery( $markup, $cuts );
	$edits       = new Atoll_Edits( $markup );
	// Scripts go together with what replaces them, or the page is sent as it was printed.
	array_map( array( $edits, 'need' ), array( 'entry fallback', 'scripts', 'head', 'module for Elementor', 'drop cap' ) );
	atoll_cut_all( $edits, 'entry fallback', $fallback );
	if ( '' !== $page->report ) {
		atoll_replace_decisions( $markup, $edits );
	}
	if ( ! atoll_settings()['report_only'] ) {
		atoll_cut_all( $edits, 'scripts', $cuts + atoll_tags_of( $page->freed ) + atoll_core_code_tags( $markup, $page->freed ) );
		atoll_add_early_markup( $markup, $edits );
	}
	$edited = $edits->apply();
	if ( defined( 'WP_DEBUG' ) && WP_DEBUG && $edits->refused() ) {
		error_log( 'Atoll left out edits of a page: ' . implode( '; ', array_slice( $edits->refused(), 0, 20 ) ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- output is discarded here.
	}
	return $edited;
}

/**
 * Cuts parts of the page.
 *
 * @param Atoll_Edits $edits The page's edits.
 * @param string      $owner Name of what cuts them.
 * @param array       $parts Offset of a part => offset after it.
 * @throws RuntimeException If a part cannot be cut.
 */
function atoll_cut_all( $edits, $owner, $parts ) {
	foreach ( $parts as $start => $end ) {
		if ( ! $edits->cut( $owner, $start, $end ) ) {
			throw new RuntimeException( implode( '; ', array_slice( $edits->refused(), -1 ) ) );
		}
	}
}

/**
 * Returns the scripts whose tags may be cut.
 *
 * @return array Handles.
 */
function atoll_handles_to_find() {
	$page   = atoll_page();
	$jquery = preg_grep( '/^jquery(?:-|$)/', wp_scripts()->done );
	return array_map( 'strval', array_merge( array_keys( $page->handles ), array_keys( $page->emptied ), $jquery ) );
}

/**
 * Returns the positions of scripts' tags in the page.
 *
 * @param array $handles Handles of the scripts.
 * @return array Offset of a tag => offset after it.
 */
function atoll_tags_of( $handles ) {
	$places = array();
	foreach ( array_intersect_key( atoll_page()->tags, array_flip( $handles ) ) as $tags ) {
		$places += $tags;
	}
	return $places;
}

/**
 * Checks whether the theme's script is gone.
 *
 * @return bool
 */
function atoll_is_theme_gone() {
	$theme = atoll_tables()['originals']['goodlayers-theme']['theme'];
	return '' !== $theme && isset( atoll_page()->emptied[ "$theme-script-core" ] );
}

/**
 * Returns the styles that replace the emptied scripts until Atoll's are loaded.
 *
 * @param string $html  The page.
 * @param array  $links See atoll_first_paint_links().
 * @return array Name => HTML, or ''. They are printed in this order.
 */
function atoll_early_styles( $html, $links ) {
	$styles = array(
		'links'     => implode( '', $links ),
		'sliders'   => '',
		'effects'   => '',
		'circles'   => '',
		'theme'     => '',
		'media'     => atoll_media_styles( $html ),
		'entrances' => '',
		'elementor' => '',
		'consent'   => atoll_consent_styles( $html ),
		'counters'  => '',
		'panels'    => '',
		'carousels' => '',
	);
	if ( isset( atoll_page()->emptied['gdlr-core-page-builder'] ) ) {
		atoll_load( 'builder' );
		$styles['sliders']   = isset( $links['page-builder'] ) ? atoll_slider_styles( $html ) : '';
		$styles['effects']   = atoll_effect_styles( $html );
		$styles['circles']   = atoll_circle_styles( $html );
		$styles['entrances'] = atoll_entrance_fallback( $html );
	}
	if ( atoll_is_theme_gone() ) {
		atoll_load( 'theme' );
		$styles['theme'] = atoll_theme_styles( $html );
	}
	if ( isset( atoll_page()->emptied['elementor-frontend'] ) ) {
		atoll_load( 'elementor' );
		$styles['elementor'] = atoll_elementor_entrance_styles( $html );
		$styles['counters']  = atoll_elementor_counter_styles( $html );
		$styles['panels']    = atoll_elementor_panel_styles( $html );
		$styles['carousels'] = atoll_elementor_carousel_styles( $html );
	}
	return $styles;
}

/**
 * Adds the styles and the scripts that replace the emptied scripts until Atoll's are loaded, and what the server can add to
 * widgets.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 * @throws RuntimeException If the page has no place for them.
 */
function atoll_add_early_markup( $markup, $edits ) {
	$html    = $markup->html;
	$links   = atoll_first_paint_links( $html );
	$all     = atoll_early_styles( $html, $links );
	$styles  = implode( '', $all );
	$scripts = atoll_entry_fallback() . atoll_early_queue( $html ) . atoll_preload_guard( $html );
	if ( '' === $styles . $scripts ) {
		return;
	}
	if ( ( '' !== $scripts && ! $edits->insert( 'head', atoll_head_scripts_place( $markup ), $scripts ) ) || ( '' !== $styles && ! $edits->insert( 'head', atoll_head_end( $markup ), $styles ) ) ) {
		throw new RuntimeException( 'The end of the head was not found.' );
	}
	if ( atoll_is_theme_gone() ) {
		atoll_load( 'theme' );
		atoll_add_menu_parts( $markup, $edits );
	}
	atoll_add_consent_roles( $markup, $edits );
	atoll_add_pagination_names( $markup, $edits );
	if ( isset( $links['page-builder'] ) ) {
		atoll_load( 'builder' );
		atoll_add_slider_parts( $markup, $edits );
		atoll_add_video_ratios( $markup, $edits );
	}
	if ( '' !== $all['effects'] ) {
		atoll_load( 'builder' );
		atoll_add_sentences( $markup, $edits );
	}
	if ( '' !== $all['theme'] ) {
		atoll_load( 'theme' );
		atoll_add_header_rooms( $markup, $edits );
		atoll_add_theme_link_names( $markup, $edits );
		atoll_add_theme_end_scripts( $markup, $edits );
	}
	if ( isset( $links['essential-addons'] ) ) {
		atoll_load( 'eael' );
		atoll_add_eael_places( $markup, $edits );
	}
	if ( isset( atoll_page()->emptied['elementor-frontend'] ) ) {
		atoll_load( 'elementor' );
		atoll_add_elementor_body( $markup, $edits );
		atoll_add_elementor_module( $markup, $edits );
		atoll_add_elementor_counter_ends( $markup, $edits );
		atoll_add_elementor_panels( $markup, $edits );
		atoll_add_elementor_carousels( $markup, $edits );
		atoll_add_elementor_drop_caps( $markup, $edits );
		atoll_add_elementor_stretch( $markup, $edits );
		atoll_add_elementor_text_paths( $markup, $edits );
	} elseif ( isset( atoll_page()->tags['elementor-frontend'] ) ) {
		atoll_load( 'elementor' );
		atoll_add_elementor_distance( $markup, $edits );
	}
	// After the more exact names above, which win.
	atoll_add_picture_link_names( $markup, $edits );
	atoll_add_frame_names( $markup, $edits );
	atoll_add_free_text_names( $markup, $edits );
}
