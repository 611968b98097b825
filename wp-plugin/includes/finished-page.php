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
 * Judges the scripts of a complete page and takes out the tags of those that go.
 *
 * @param string $html The page.
 * @return string
 */
function atoll_page_without_scripts( $html ) {
	$page = atoll_page();
	atoll_empty_covered( $page->handles, $html );
	$short       = atoll_without_scripts( $html, array_keys( $page->emptied ) );
	$page->freed = atoll_unneeded_jquery( $short );
	$short       = atoll_without_scripts( $short, $page->freed );
	return atoll_with_decisions( atoll_settings()['report_only'] ? $html : atoll_with_head_styles( $short ) );
}

/**
 * Cuts the tags of scripts out of a page, not the inline code that was added to them.
 *
 * @param string $html    The page.
 * @param array  $handles The scripts.
 * @return string
 */
function atoll_without_scripts( $html, $handles ) {
	$cuts = array();
	foreach ( $handles as $handle ) {
		$cuts += atoll_script_elements( $html, $handle . '-js' );
	}
	krsort( $cuts );
	foreach ( $cuts as $start => $end ) {
		// WordPress ends the line behind each of its tags.
		$end += "\n" === substr( $html, $end, 1 ) ? 1 : 0;
		$html = substr_replace( $html, '', $start, $end - $start );
	}
	return $html;
}

/**
 * Adds the styles that stand in for the emptied scripts until ours has come.
 *
 * @param string $html The page, without the emptied scripts.
 * @return string
 */
function atoll_with_head_styles( $html ) {
	$styles = atoll_first_paint_link( $html ) . atoll_entrance_fallback( $html );
	if ( '' === $styles ) {
		return $html;
	}
	$html = atoll_with_bullet_places( $html );
	$head = atoll_head_end( $html );
	$end  = strripos( $html, '</html' );
	return substr_replace( $html, $styles, null !== $head ? $head : ( false !== $end ? $end : strlen( $html ) ), 0 );
}
