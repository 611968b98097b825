<?php
/**
 * Prints the inline script that brings the removed scripts back if the entry does not start in the visitor's browser.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the script for what was removed so far, and records the URLs of what may be removed from the complete page.
 * The site's filters for URLs are applied here, because they may use output buffers.
 */
function atoll_print_entry_fallback() {
	$page = atoll_page();
	if ( atoll_settings()['report_only'] ) {
		return;
	}
	foreach ( atoll_with_dependencies( array_merge( atoll_string_keys( $page->handles ), atoll_string_keys( $page->emptied ) ) ) as $handle ) {
		$page->urls[ $handle ] = atoll_script_url( $handle );
	}
	echo atoll_entry_fallback(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a script element that WordPress built.
}

/**
 * Returns the script with the URLs of the removed scripts. Its code is the same on all pages of a release, so a hash in a
 * Content Security Policy can allow it.
 *
 * @return string '' if nothing was removed.
 */
function atoll_entry_fallback() {
	$urls = atoll_removed_urls();
	if ( ! $urls ) {
		return '';
	}
	$attributes = array(
		'id'           => 'atoll-entry-fallback',
		'data-scripts' => wp_json_encode( $urls, JSON_UNESCAPED_SLASHES ),
	);
	return atoll_inline_script( atoll_build()['entry_fallback'], $attributes );
}

/**
 * Finds the printed script, which is printed again in the head, with the final list. Its code contains texts for which the
 * page is searched, such as jQuery's name. It is found by its id, because an optimiser may have changed the code.
 *
 * @param Atoll_Markup $markup The page.
 * @return array Offset of the script => offset after it and its line break.
 */
function atoll_printed_fallback( $markup ) {
	$found = array();
	foreach ( array_keys( $markup->scripts ) as $start ) {
		$tag = atoll_script_tag( $markup, $start );
		if ( 'atoll-entry-fallback' === $tag['id'] ) {
			$found[ $start ] = $tag['after'] + ( "\n" === substr( $markup->html, $tag['after'], 1 ) ? 1 : 0 );
		}
	}
	return $found;
}

/**
 * Returns the URLs of the removed scripts of this page, and of their dependencies that are not on the page, in the order
 * in which they must run.
 *
 * @return array URLs.
 */
function atoll_removed_urls() {
	$page    = atoll_page();
	$printed = wp_scripts()->done;
	$emptied = array_intersect( $printed, atoll_string_keys( $page->emptied ) );
	// In the printed order, because not every script declares what it needs.
	$gone    = array_intersect( $printed, array_merge( $emptied, $page->freed ) );
	$urls    = array();
	foreach ( atoll_with_dependencies( $gone ) as $handle ) {
		if ( ! empty( $page->urls[ $handle ] ) && ( in_array( $handle, $gone, true ) || ! in_array( $handle, $printed, true ) ) ) {
			$urls[] = $page->urls[ $handle ];
		}
	}
	return $urls;
}

/**
 * Returns scripts after their dependencies, as they were before anything was emptied.
 *
 * @param array $handles Handles of the scripts.
 * @param array $found   Handles that are already in the list, as keys.
 * @return array Handles.
 */
function atoll_with_dependencies( $handles, $found = array() ) {
	$emptied = atoll_page()->emptied;
	$order   = array();
	foreach ( $handles as $handle ) {
		$script = wp_scripts()->query( $handle );
		if ( ! $script || isset( $found[ $handle ] ) ) {
			continue;
		}
		$found[ $handle ] = true;
		$before           = atoll_with_dependencies( isset( $emptied[ $handle ] ) ? $emptied[ $handle ]['deps'] : $script->deps, $found );
		$found           += array_fill_keys( $before, true );
		$order            = array_merge( $order, $before, array( $handle ) );
	}
	return $order;
}

/**
 * Returns a script's URL as WordPress prints it.
 *
 * @param string $handle Handle of the script.
 * @return string '' for a script without a file.
 */
function atoll_script_url( $handle ) {
	$scripts = wp_scripts();
	$script  = $scripts->registered[ $handle ];
	$src     = isset( atoll_page()->emptied[ $handle ] ) ? atoll_page()->emptied[ $handle ]['src'] : $script->src;
	if ( ! is_string( $src ) || '' === $src ) {
		return '';
	}
	if ( ! preg_match( '#^(?:https?:)?//#', $src ) && ( ! $scripts->content_url || 0 !== strpos( $src, $scripts->content_url ) ) ) {
		$src = $scripts->base_url . $src;
	}
	$version = null === $script->ver ? '' : ( $script->ver ? $script->ver : $scripts->default_version );
	if ( '' !== (string) $version ) {
		$src = add_query_arg( 'ver', $version, $src );
	}
	/** This filter is documented in wp-includes/class-wp-scripts.php */
	return esc_url_raw( (string) apply_filters( 'script_loader_src', $src, $handle ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's hook.
}
