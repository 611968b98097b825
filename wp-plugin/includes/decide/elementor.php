<?php
/**
 * Elementor's own front end: what its scripts would do on a page, and which code calls them (elementor-frontend, section 5).
 *
 * The scripts leave pages on which everything of Elementor has no behaviour, or one that a widget covers. Whatever is not known
 * for certain counts as a behaviour.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns what Elementor's scripts would do on a page.
 *
 * @param string $html    The page, or a part of it.
 * @param array  $covered Names of the covered widgets.
 * @return array Names of behaviours.
 */
function atoll_elementor_behaviours( $html, $covered = array() ) {
	$markup = atoll_markup( $html );
	if ( $markup->is_doubtful ) {
		return array( 'unreadable HTML' );
	}
	$config = atoll_elementor_config();
	$found  = array_merge(
		atoll_elementor_site_behaviours( $config ),
		atoll_uncovered_behaviours( 'elementor', $html, $covered ),
		atoll_elementor_element_behaviours( $markup ),
		atoll_elementor_text_path_behaviours( $markup ),
		atoll_elementor_link_behaviours( $markup, atoll_elementor_opens_pictures( $config ) ),
		atoll_elementor_unlisted_callers( $markup ),
		atoll_elementor_toolbar()
	);
	return array_values( array_unique( $found ) );
}

/**
 * Returns the configuration that Elementor prints for its scripts (elementor-frontend, section 1.2).
 *
 * @return array Empty if the page has none, or one that cannot be read.
 */
function atoll_elementor_config() {
	foreach ( (array) wp_scripts()->get_data( 'elementor-frontend', 'before' ) as $piece ) {
		if ( is_string( $piece ) && preg_match( '~^\s*var elementorFrontendConfig = ({.*});?\s*$~sD', $piece, $json ) ) {
			return (array) json_decode( $json[1], true );
		}
	}
	return array();
}

/**
 * Checks whether a site shows the pictures of all links in Elementor's lightbox.
 *
 * @param array $config See atoll_elementor_config().
 * @return bool True also if the configuration cannot be read.
 */
function atoll_elementor_opens_pictures( $config ) {
	return ! isset( $config['kit'] ) || ! empty( $config['kit']['global_image_lightbox'] );
}

/**
 * Returns what keeps the scripts on every page of a site, whatever the page contains.
 *
 * @param array $config See atoll_elementor_config().
 * @return array Descriptions.
 */
function atoll_elementor_site_behaviours( $config ) {
	$found = array();
	if ( atoll_is_wanted( 'elementor-frontend' ) && ! isset( $config['kit'], $config['environmentMode'] ) ) {
		$found[] = 'a configuration that Atoll cannot read';
	}
	if ( ! empty( $config['environmentMode']['edit'] ) || ! empty( $config['environmentMode']['wpPreview'] ) ) {
		$found[] = 'Elementor’s editor';
	}
	if ( defined( 'ELEMENTOR_PRO_VERSION' ) ) {
		$found[] = 'Elementor Pro';
	}
	return $found;
}

/**
 * Returns the menu that Elementor adds to the toolbar of users. Last in the list, because visitors do not have it.
 *
 * @return array A description; empty for visitors.
 */
function atoll_elementor_toolbar() {
	return atoll_matching_rows( atoll_tables()['originals']['elementor']['toolbar'], atoll_scripts_of_page() ) ? array( 'Elementor’s menu in the toolbar, which visitors do not have' ) : array();
}

/**
 * Returns the scripts that call Elementor's scripts. Not all of them declare it, so their files are searched. Those of
 * Essential Addons call them, too: see `companions` in the table.
 *
 * @param array $handles Handles of scripts on the page.
 * @return array Handles.
 */
function atoll_elementor_callers( $handles ) {
	$found = array();
	foreach ( $handles as $handle ) {
		if ( ! atoll_eael_is_bundle( $handle ) && atoll_calls_elementor( atoll_script_file( wp_scripts()->registered[ $handle ]->src ) ) ) {
			$found[] = (string) $handle;
		}
	}
	return $found;
}

/**
 * Returns the scripts that a template or content prints without WordPress's queue, and that call Elementor's scripts.
 *
 * @param Atoll_Markup $markup The page.
 * @return array Descriptions.
 */
function atoll_elementor_unlisted_callers( $markup ) {
	$found = array();
	foreach ( array_keys( $markup->scripts ) as $start ) {
		$tag = atoll_script_tag( $markup, $start );
		// A script of the queue has an id, and atoll_elementor_callers() knows its file.
		if ( '' !== $tag['src'] && 1 !== preg_match( '/-js$/D', $tag['id'] ) && atoll_calls_elementor( atoll_script_file( $tag['src'] ) ) ) {
			$found[] = 'code that calls it: ' . atoll_script_name( $tag );
		}
	}
	return $found;
}

/**
 * Checks whether a script's file calls Elementor's scripts.
 *
 * @param string|null $file Path; null for a file that is not on this server.
 * @return bool
 */
function atoll_calls_elementor( $file ) {
	if ( null === $file || atoll_is_core_file( $file ) || 0 === strpos( $file, dirname( ATOLL_FILE ) . '/' ) ) {
		return false;
	}
	return '1' === atoll_remembered( $file, 'atoll_read_elementor_calls' );
}

/**
 * Reads whether a script's file calls Elementor's scripts.
 *
 * @param string $file Path.
 * @return string `1` or `0`. `1` also for a file that is too large or cannot be read.
 */
function atoll_read_elementor_calls( $file ) {
	return atoll_read_calls( $file, 'elementor' );
}
