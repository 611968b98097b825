<?php
/**
 * What is done to a page that is complete: its scripts are judged, and what is covered is cut out of it.
 *
 * This runs inside an output callback, where PHP allows no output and no other buffer. Every step takes the page and
 * returns it, and whatever goes wrong, the page is sent as it was printed.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Ends the footer: prints the decisions so far, and notes that the page's scripts have all been printed. Filters of the
 * site are asked here, because they may use output buffers.
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
}

/**
 * The page as it is sent.
 *
 * @param string $html The page as it was printed.
 * @return string
 */
function atoll_finished_page( $html ) {
	$page = atoll_page();
	if ( ! $page->has_footer || ! is_string( $html ) || atoll_has_failed() ) {
		return $html;
	}
	$page->has_footer = false;
	$emptied          = $page->emptied;
	try {
		return atoll_page_without_scripts( $html );
	} catch ( Throwable $error ) {
		$page->emptied = $emptied;
		// Whatever prints here is lost, so the log is the only place for it.
		error_log( 'Atoll left a page as it was: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- as said above.
		return $html;
	}
}

/**
 * Whether PHP is ending because of an error, so that the page may be cut off anywhere.
 *
 * @return bool
 */
function atoll_has_failed() {
	$error = error_get_last();
	return $error && ( $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR ) );
}

/**
 * Judges the scripts of a complete page, takes out the tags of those that go, and adds what stands in for them.
 *
 * @param string $html The page.
 * @return string
 */
function atoll_page_without_scripts( $html ) {
	$page       = atoll_page();
	$page->tags = atoll_script_elements( $html, atoll_handles_to_find() );
	atoll_empty_covered( $page->handles, $html );
	$cuts        = atoll_tags_of( array_keys( $page->emptied ) );
	$page->freed = atoll_unneeded_jquery( $html, $cuts );
	if ( atoll_settings()['report_only'] ) {
		return atoll_edited_page( $html, ...atoll_report_edit( $html ) );
	}
	list( $report, $final ) = atoll_report_edit( $html );
	return atoll_edited_page( $html, $report + $cuts + atoll_tags_of( $page->freed ), $final + atoll_early_styles( $html ) );
}

/**
 * The scripts whose tags may be cut.
 *
 * @return array Handles.
 */
function atoll_handles_to_find() {
	$page   = atoll_page();
	$jquery = preg_grep( '/^jquery(?:-|$)/', wp_scripts()->done );
	return array_map( 'strval', array_merge( array_keys( $page->handles ), array_keys( $page->emptied ), $jquery ) );
}

/**
 * The places of scripts' tags in the page.
 *
 * @param array $handles The scripts.
 * @return array Offset of a tag => offset behind it.
 */
function atoll_tags_of( $handles ) {
	$places = array();
	foreach ( array_intersect_key( atoll_page()->tags, array_flip( $handles ) ) as $tags ) {
		$places += $tags;
	}
	return $places;
}

/**
 * The styles that stand in for the emptied scripts until ours has come, and the space that is reserved for bullets.
 *
 * @param string $html The page.
 * @return array Offset => HTML to add there.
 */
function atoll_early_styles( $html ) {
	$link   = atoll_first_paint_link( $html );
	$styles = $link . atoll_entrance_fallback( $html );
	if ( '' === $styles ) {
		return array();
	}
	$hidden = atoll_hidden_parts( $html );
	$places = '' === $link ? array() : atoll_bullet_places( $html, $hidden );
	return array( atoll_head_end( $html, $hidden ) => $styles ) + $places;
}
