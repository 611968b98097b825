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
 * are applied here, because they may use output buffers.
 */
function atoll_end_footer() {
	$page = atoll_page();
	atoll_print_decisions();
	if ( atoll_eael_queued_bundles() ) {
		atoll_eael_configuration();
	}
	$page->handles      = atoll_handles_to_judge();
	$page->keeps_jquery = atoll_keeps_jquery();
	$page->has_footer   = true;
	atoll_print_entry_fallback();
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
	$page->has_footer = false;
	$emptied          = $page->emptied;
	try {
		return atoll_page_without_scripts( $html );
	} catch ( Throwable $error ) {
		$page->emptied = $emptied;
		// Output is discarded here, so the message goes to the log.
		error_log( 'Atoll did not change a page: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- see above.
		return $html;
	}
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
 * Decides on the scripts of a complete page, cuts the tags of those that are covered, and adds the styles that replace
 * them.
 *
 * @param string $html The page.
 * @return string
 * @throws RuntimeException If WordPress cannot escape attributes.
 */
function atoll_page_without_scripts( $html ) {
	if ( '' === esc_attr( 'id' ) ) {
		throw new RuntimeException( 'WordPress cannot escape attributes, because PCRE fails.' );
	}
	$page       = atoll_page();
	$html       = atoll_without_entry_fallback( $html );
	$page->tags = atoll_script_elements( $html, atoll_handles_to_find() );
	atoll_empty_covered( $page->handles, $html );
	$cuts        = atoll_tags_of( array_keys( $page->emptied ) );
	$page->freed = atoll_unneeded_jquery( $html, $cuts );
	if ( atoll_settings()['report_only'] ) {
		return atoll_edited_page( $html, ...atoll_report_edit( $html ) );
	}
	list( $report, $final )         = atoll_report_edit( $html );
	list( $menu_cuts, $menu_parts ) = atoll_menu_edits( $html );
	return atoll_edited_page( $html, $report + $cuts + atoll_tags_of( $page->freed ) + $menu_cuts, $final + atoll_early_markup( $html ) + $menu_parts );
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
 * Returns the styles and the script that replace the emptied scripts until Atoll's are loaded, and what the server can
 * add to widgets.
 *
 * @param string $html The page.
 * @return array Offset => HTML to add there.
 */
function atoll_early_markup( $html ) {
	$links   = atoll_first_paint_links( $html );
	$effects = atoll_effect_styles( $html );
	$theme   = atoll_theme_styles( $html );
	$styles  = implode( '', $links ) . $effects . $theme . atoll_media_styles( $html ) . atoll_entrance_fallback( $html ) . atoll_consent_styles( $html );
	$scripts = atoll_entry_fallback() . atoll_early_queue( $html ) . atoll_preload_guard( $html );
	if ( '' === $styles . $scripts ) {
		return array();
	}
	$hidden = atoll_hidden_parts( $html );
	$places = atoll_consent_roles( $html, $hidden ) + atoll_pagination_names( $html, $hidden );
	if ( isset( $links['page-builder'] ) ) {
		$places += atoll_bullet_places( $html, $hidden ) + atoll_arrow_places( $html, $hidden ) + atoll_video_ratios( $html, $hidden );
	}
	if ( '' !== $effects ) {
		$places += atoll_sentence_places( $html, $hidden );
	}
	if ( '' !== $theme ) {
		$places += atoll_header_rooms( $html, $hidden ) + atoll_theme_link_names( $html, $hidden ) + atoll_theme_end_scripts( $html );
	}
	if ( isset( $links['essential-addons'] ) ) {
		$places += atoll_eael_places( $html, $hidden );
	}
	// After the more exact names above, which win.
	$places += atoll_picture_link_names( $html, $hidden ) + atoll_frame_names( $html, $hidden ) + atoll_free_text_names( $html, $hidden );
	$head    = array( atoll_head_scripts_place( $html, $hidden ) => $scripts );

	$end          = atoll_head_end( $html, $hidden );
	$head[ $end ] = ( isset( $head[ $end ] ) ? $head[ $end ] : '' ) . $styles;
	return $head + $places;
}
