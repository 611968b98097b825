<?php
/**
 * Buffers a page until it is complete, so that it can be read and edited.
 *
 * The buffer starts right before the template and ends at shutdown, like WordPress 6.9's template enhancement buffer,
 * which is used if it exists. No script that depends on the page's HTML is removed while the page is printed. Tags are
 * cut from the complete page, so an incomplete page, or a page that another plugin takes from the buffer, keeps all of
 * its scripts. The buffer is identified by its callback, because themes and plugins open and close buffers at any
 * level.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the state of the current page.
 *
 * @return object `buffer`: callback of the page's buffer, or ''. `is_requested`: whether WordPress's buffer exists only
 *                because Atoll requested it. `is_partial`: whether a part of the page was already sent.
 *                `has_output_before`: whether something was printed before the buffer started. `has_footer`: whether the
 *                footer is complete. `is_complete`: whether the complete page is edited. `values`: see
 *                atoll_site_value(). `titles`: see atoll_linked_titles(). `before_edits`: what was emptied and decided
 *                before the page was edited, until the edited page is sent. `handles`: the scripts to decide on, see atoll_handles_to_judge(). `keeps_jquery`:
 *                whether the site keeps jQuery on all pages. `tags`: positions of the scripts' tags in the complete
 *                page, see atoll_script_elements(). `emptied`: handle => original `src`, `deps` and `textdomain`.
 *                `freed`: handles that nothing needs any more. `decisions`: handle => see atoll_note_decision().
 *                `report`: the printed decisions, see atoll_print_decisions(). `files`: facts that
 *                atoll_remembered() looked up on this page. `urls`: handle => URL of a script that may be removed.
 *                `budget`: what all readers of the page may spend.
 */
function atoll_page() {
	static $page = null;
	if ( null === $page ) {
		$page = (object) array(
			'buffer'            => '',
			'is_requested'      => false,
			'is_partial'        => false,
			'has_output_before' => false,
			'has_footer'        => false,
			'is_complete'       => false,
			'values'            => array(),
			'before_edits'      => null,
			'titles'            => array(),
			'handles'           => array(),
			'keeps_jquery'      => true,
			'tags'              => array(),
			'emptied'           => array(),
			'freed'             => array(),
			'decisions'         => array(),
			'report'            => '',
			'files'             => array(),
			'urls'              => array(),
			'budget'            => new Atoll_Budget(),
		);
	}
	return $page;
}

/**
 * Arranges that the page is buffered, starting with its template. Called at `template_redirect`, when optimisers have
 * opened their buffers. Atoll's buffer is inside theirs, so they receive the edited page.
 */
function atoll_buffer_page() {
	if ( function_exists( 'wp_start_template_enhancement_output_buffer' ) ) {
		add_filter( 'wp_should_output_buffer_template_for_enhancement', 'atoll_request_core_buffer' );
		add_action( 'wp_before_include_template', 'atoll_record_output_before' );
		add_action( 'wp_template_enhancement_output_buffer_started', 'atoll_use_core_buffer' );
	} else {
		add_filter( 'template_include', 'atoll_open_buffer', PHP_INT_MAX );
	}
	// Before plugins that close the innermost buffer because they assume that it is theirs.
	add_action( 'shutdown', 'atoll_close_buffer', PHP_INT_MIN );
}

/**
 * Requests WordPress's template enhancement buffer.
 *
 * @param bool $is_used Whether another plugin already requested it.
 * @return bool
 */
function atoll_request_core_buffer( $is_used ) {
	atoll_page()->is_requested = ! $is_used;
	return true;
}

/**
 * Reads the page from WordPress's buffer.
 */
function atoll_use_core_buffer() {
	atoll_page()->buffer = 'wp_finalize_template_enhancement_output_buffer';
	// First, so that optimisers receive the edited page.
	add_filter( 'wp_template_enhancement_output_buffer', 'atoll_finished_page', PHP_INT_MIN );
	add_filter( 'wp_template_enhancement_output_buffer', 'atoll_keep_edits', PHP_INT_MAX );
	// After WordPress's buffer has ended.
	add_action( 'shutdown', 'atoll_notice_lost_edits', 15 );
}

/**
 * Records that the edited page is sent: no filter after Atoll's has failed.
 *
 * @param string $html The page.
 * @return string
 */
function atoll_keep_edits( $html ) {
	atoll_page()->before_edits = null;
	return $html;
}

/**
 * Corrects the decisions if WordPress sent the page as it was printed, because the filter of another plugin failed.
 */
function atoll_notice_lost_edits() {
	$page = atoll_page();
	if ( null === $page->before_edits ) {
		return;
	}
	list( $page->emptied, $page->decisions ) = $page->before_edits;

	$page->before_edits = null;
	$page->freed        = array();
	foreach ( array_keys( wp_list_filter( $page->decisions, array( 'why' => 'unreadable' ) ) ) as $handle ) {
		atoll_note_decision( (string) $handle, 'lost' );
	}
	error_log( 'Atoll’s edits of a page were lost, because a filter of another plugin failed. The original scripts were sent.' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the page was sent already.
}

/**
 * Opens Atoll's buffer in WordPress before 6.9.
 *
 * @param string $template The template that WordPress includes next.
 * @return string
 */
function atoll_open_buffer( $template ) {
	atoll_record_output_before();
	// phpcs:ignore PluginCheck.CodeAnalysis.UnclosedObStart -- closed by atoll_end_buffer_early(), atoll_close_buffer() or WordPress at shutdown.
	if ( '' === atoll_page()->buffer && ob_start( 'atoll_buffer_output' ) ) {
		atoll_page()->buffer = 'atoll_buffer_output';
	}
	return $template;
}

/**
 * Records whether anything was printed before the buffer starts, because that part cannot be read. White space is
 * ignored.
 */
function atoll_record_output_before() {
	$buffers = ob_get_status( true );
	array_pop( $buffers );
	$used = array_sum( array_column( $buffers, 'buffer_used' ) );

	atoll_page()->has_output_before = headers_sent() || $used > 0 || '' !== trim( (string) ob_get_contents() );
}

/**
 * Ends the buffer early if the page's HTML is not needed. The buffer stays open if it is not the innermost one.
 */
function atoll_end_buffer_early() {
	$page = atoll_page();
	if ( '' === $page->buffer || ! atoll_is_innermost_buffer( $page->buffer ) || atoll_is_core_buffer_of_others() ) {
		return;
	}
	ob_end_flush();
	$page->buffer = '';
}

/**
 * Checks whether other plugins use WordPress's buffer.
 *
 * @return bool
 */
function atoll_is_core_buffer_of_others() {
	if ( 'atoll_buffer_output' === atoll_page()->buffer ) {
		return false;
	}
	remove_filter( 'wp_template_enhancement_output_buffer', 'atoll_finished_page', PHP_INT_MIN );
	remove_filter( 'wp_template_enhancement_output_buffer', 'atoll_keep_edits', PHP_INT_MAX );
	$is_used = has_filter( 'wp_template_enhancement_output_buffer' ) || has_action( 'wp_finalized_template_enhancement_output_buffer' );
	add_filter( 'wp_template_enhancement_output_buffer', 'atoll_finished_page', PHP_INT_MIN );
	add_filter( 'wp_template_enhancement_output_buffer', 'atoll_keep_edits', PHP_INT_MAX );
	return $is_used || ! atoll_page()->is_requested;
}

/**
 * Closes the buffer that Atoll uses if it is the innermost one. Otherwise WordPress closes it a moment later.
 */
function atoll_close_buffer() {
	$buffer = atoll_page()->buffer;
	if ( '' !== $buffer && atoll_is_innermost_buffer( $buffer ) ) {
		ob_end_flush();
	}
}

/**
 * Checks whether the innermost output buffer has this callback.
 *
 * @param string $callback Name of a function.
 * @return bool
 */
function atoll_is_innermost_buffer( $callback ) {
	$status = ob_get_status();
	return isset( $status['name'] ) && $callback === $status['name'];
}

/**
 * Handles the output of Atoll's buffer. PHP allows no other output buffer while this runs. A page of which a part was
 * already sent (`ob_flush()`) is not changed.
 *
 * @param string $html  What was printed.
 * @param int    $phase Flags: PHP_OUTPUT_HANDLER_*.
 * @return string
 */
function atoll_buffer_output( $html, $phase ) {
	$is_last = $phase & PHP_OUTPUT_HANDLER_FINAL;
	if ( $phase & PHP_OUTPUT_HANDLER_CLEAN ) {
		// Other code takes the output from the buffer. PHP ignores the return value.
		return $html;
	}
	if ( $is_last && ! atoll_page()->is_partial ) {
		return atoll_finished_page( $html );
	}
	atoll_page()->is_partial = true;
	return $html;
}
