<?php
/**
 * The GoodLayers themes: which of them is active, what its scripts do on a page, and which scripts call it
 * (goodlayers-theme, section 10).
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the prefix of the active theme. A child theme counts as its parent.
 *
 * @param array $themes Prefix => facts of a theme.
 * @return string '' if the active theme is not one of them.
 */
function atoll_active_theme( $themes ) {
	$folder = get_template();
	if ( isset( $themes[ $folder ] ) ) {
		return $folder;
	}
	$domain = (string) atoll_remembered( get_template_directory() . '/style.css', 'atoll_read_text_domain' );
	return isset( $themes[ $domain ] ) ? $domain : '';
}

/**
 * Reads a theme's text domain, which is its prefix. The theme's folder may be renamed.
 *
 * @param string $file The theme's stylesheet.
 * @return string '' if the header has none.
 */
function atoll_read_text_domain( $file ) {
	return get_file_data( $file, array( 'domain' => 'Text Domain' ) )['domain'];
}

/**
 * Returns the facts of the original for the active theme.
 *
 * @param array  $original Facts for all themes.
 * @param string $theme    See atoll_active_theme().
 * @return array With `theme`; title, tested releases and calls are those of the theme.
 */
function atoll_theme_facts( $original, $theme ) {
	$facts = '' === $theme ? array() : $original['themes'][ $theme ];
	$calls = str_replace( array( 'P-', 'P_' ), array( "$theme-", "{$theme}_" ), $original['calls'] );
	return array_merge( $original, array( 'tested' => array() ), $facts, compact( 'theme', 'calls' ) );
}

/**
 * Returns what the theme's scripts would do on a page beyond what is covered.
 *
 * @param string $html    The page, or a part of it.
 * @param array  $covered Names of the covered widgets.
 * @return array Names of behaviours, which are names of widgets or of behaviours that no widget covers.
 */
function atoll_theme_behaviours( $html, $covered = array() ) {
	return atoll_uncovered_behaviours( 'goodlayers-theme', $html, $covered );
}

/**
 * Returns the scripts that call functions of the theme. Scripts of child themes and plugins call them without declaring
 * it, so their files are searched.
 *
 * @param array $handles Handles of scripts on the page.
 * @return array Handles.
 */
function atoll_theme_callers( $handles ) {
	$found = array();
	foreach ( $handles as $handle ) {
		$file = atoll_script_file( wp_scripts()->registered[ $handle ]->src );
		if ( null !== $file && ! atoll_is_core_file( $file ) && '1' === atoll_remembered( $file, 'atoll_read_theme_calls' ) ) {
			$found[] = (string) $handle;
		}
	}
	return $found;
}

/**
 * Reads whether a script's file calls functions of the theme.
 *
 * @param string $file Path.
 * @return string `1` or `0`. `1` also for a file that is too large or cannot be read.
 */
function atoll_read_theme_calls( $file ) {
	return atoll_read_calls( $file, 'goodlayers-theme' );
}

/**
 * Reads whether a script's file calls an original.
 *
 * @param string $file     Path.
 * @param string $original Name of the original.
 * @return string See atoll_read_theme_calls().
 */
function atoll_read_calls( $file, $original ) {
	$code = filesize( $file ) > ATOLL_MAX_FILE_BYTES ? false : file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
	return false === $code || array() !== atoll_find_texts( $code, atoll_tables()['originals'][ $original ]['calls'] ) ? '1' : '0';
}
