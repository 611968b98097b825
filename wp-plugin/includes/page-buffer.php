<?php
/**
 * Holds a page back until it is complete, so that it can be read.
 *
 * The buffer begins right before the template and ends at shutdown, the same places that WordPress 6.9 chose for its
 * own template enhancement buffer, which is used where it exists. Nothing that depends on the page is taken away while
 * it is printed: tags are cut from the finished page, so a page that never gets finished, or that somebody else takes
 * out of the buffer, still has all of its scripts. The buffer is recognised by its callback, because themes and plugins
 * open and close buffers of theirs at any depth.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The state of the current page.
 *
 * @return object `buffer`: callback of the buffer that holds the page, '' when there is none. `is_asked_for`: whether
 *                WordPress's own buffer exists only because we asked for it. `is_partial`: whether a part of the page has
 *                been sent. `has_output_before`: whether something was printed before the buffer began. `has_footer`:
 *                whether the footer was printed to its end. `handles`: the scripts to judge, see atoll_handles_to_judge().
 *                `keeps_jquery`: whether the site keeps jQuery on all pages. `tags`: where the scripts' tags are in the
 *                finished page, see atoll_script_elements().
 *                `emptied`: handle => its `src`, `deps` and `textdomain`. `freed`: handles that nothing needs any more.
 *                `decisions`: handle => see atoll_note_decision(). `report`: the printed decisions, see
 *                atoll_print_decisions(). `files`: what atoll_remembered() found out on this page.
 */
function atoll_page() {
	static $page = null;
	if ( null === $page ) {
		$page = (object) array(
			'buffer'            => '',
			'is_asked_for'      => false,
			'is_partial'        => false,
			'has_output_before' => false,
			'has_footer'        => false,
			'handles'           => array(),
			'keeps_jquery'      => true,
			'tags'              => array(),
			'emptied'           => array(),
			'freed'             => array(),
			'decisions'         => array(),
			'report'            => '',
			'files'             => array(),
		);
	}
	return $page;
}

/**
 * Arranges that the page is held back from its template on. Called at `template_redirect`, when optimisers have opened
 * their buffers: ours lies inside of theirs, so they get the page as we leave it.
 */
function atoll_hold_page() {
	if ( function_exists( 'wp_start_template_enhancement_output_buffer' ) ) {
		add_filter( 'wp_should_output_buffer_template_for_enhancement', 'atoll_ask_for_core_buffer' );
		add_action( 'wp_before_include_template', 'atoll_note_output_before' );
		add_action( 'wp_template_enhancement_output_buffer_started', 'atoll_use_core_buffer' );
		return;
	}
	add_filter( 'template_include', 'atoll_open_buffer', PHP_INT_MAX );
	// Before plugins that close the buffer that is on top then, in the belief that it is theirs.
	add_action( 'shutdown', 'atoll_close_buffer', PHP_INT_MIN );
}

/**
 * Asks WordPress for its template enhancement buffer.
 *
 * @param bool $is_used Whether there is going to be one already.
 * @return bool
 */
function atoll_ask_for_core_buffer( $is_used ) {
	atoll_page()->is_asked_for = ! $is_used;
	return true;
}

/**
 * Reads the page from WordPress's buffer.
 */
function atoll_use_core_buffer() {
	atoll_page()->buffer = 'wp_finalize_template_enhancement_output_buffer';
	// First of all, so that optimisers get the page as we leave it.
	add_filter( 'wp_template_enhancement_output_buffer', 'atoll_finished_page', PHP_INT_MIN );
}

/**
 * Opens our own buffer, before WordPress 6.9.
 *
 * @param string $template The template that is included next.
 * @return string
 */
function atoll_open_buffer( $template ) {
	atoll_note_output_before();
	// phpcs:ignore PluginCheck.CodeAnalysis.UnclosedObStart -- closed by atoll_let_page_go(), atoll_close_buffer() or WordPress at shutdown.
	if ( '' === atoll_page()->buffer && ob_start( 'atoll_buffer_output' ) ) {
		atoll_page()->buffer = 'atoll_buffer_output';
	}
	return $template;
}

/**
 * Notes whether anything was printed before the buffer begins: such code cannot be read. White space is not code.
 */
function atoll_note_output_before() {
	$buffers = ob_get_status( true );
	array_pop( $buffers );
	$used = array_sum( array_column( $buffers, 'buffer_used' ) );

	atoll_page()->has_output_before = headers_sent() || $used > 0 || '' !== trim( (string) ob_get_contents() );
}

/**
 * Lets the page go, unread, when nothing on it needs to be read. A buffer that lies under another one stays open.
 */
function atoll_let_page_go() {
	$page = atoll_page();
	if ( '' === $page->buffer || ! atoll_is_on_top( $page->buffer ) || atoll_is_core_buffer_of_others() ) {
		return;
	}
	ob_end_flush();
	$page->buffer = '';
}

/**
 * Whether WordPress's buffer is used by anyone besides us.
 *
 * @return bool
 */
function atoll_is_core_buffer_of_others() {
	if ( 'atoll_buffer_output' === atoll_page()->buffer ) {
		return false;
	}
	remove_filter( 'wp_template_enhancement_output_buffer', 'atoll_finished_page', PHP_INT_MIN );
	$is_used = has_filter( 'wp_template_enhancement_output_buffer' ) || has_action( 'wp_finalized_template_enhancement_output_buffer' );
	add_filter( 'wp_template_enhancement_output_buffer', 'atoll_finished_page', PHP_INT_MIN );
	return $is_used || ! atoll_page()->is_asked_for;
}

/**
 * Closes our own buffer when it is on top. WordPress closes it a moment later when it lies under another one.
 */
function atoll_close_buffer() {
	if ( atoll_is_on_top( 'atoll_buffer_output' ) ) {
		ob_end_flush();
	}
}

/**
 * Whether the innermost output buffer has this callback.
 *
 * @param string $callback Name of a function.
 * @return bool
 */
function atoll_is_on_top( $callback ) {
	$status = ob_get_status();
	return isset( $status['name'] ) && $callback === $status['name'];
}

/**
 * The callback of our own buffer. PHP allows no other output buffer while it runs. A page of which a part was sent
 * (`ob_flush()`) is left as it is.
 *
 * @param string $html  What was printed.
 * @param int    $phase Flags: PHP_OUTPUT_HANDLER_*.
 * @return string
 */
function atoll_buffer_output( $html, $phase ) {
	$is_last = $phase & PHP_OUTPUT_HANDLER_FINAL;
	if ( $phase & PHP_OUTPUT_HANDLER_CLEAN ) {
		// Somebody takes the output, to print it later or never. PHP ignores the answer.
		return $html;
	}
	if ( $is_last && ! atoll_page()->is_partial ) {
		return atoll_finished_page( $html );
	}
	atoll_page()->is_partial = true;
	return $html;
}
