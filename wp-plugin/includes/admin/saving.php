<?php
/**
 * Calculates how much less a visitor of a page loads: the scripts that go, without what Atoll adds to the page.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the scripts that are not loaded on a page.
 *
 * @param array $read See atoll_decisions().
 * @return array Scripts with `handle` and sizes.
 */
function atoll_gone_scripts( $read ) {
	return array_merge( wp_list_filter( $read['scripts'], array( 'isEmptied' => true ) ), $read['freed'] );
}

/**
 * Returns the bytes of the scripts that are not loaded on a page, without the bytes that Atoll adds to it.
 *
 * @param array $read See atoll_examine().
 * @return int Bytes, compressed; negative for a page that grows. A script that is not on this server counts as nothing.
 */
function atoll_saved_bytes( $read ) {
	return (int) array_sum( array_map( 'intval', wp_list_pluck( atoll_gone_scripts( $read ), 'compressed' ) ) ) - $read['own'];
}

/**
 * Returns a text for what a page saves.
 *
 * @param int $saved See atoll_saved_bytes().
 * @return string
 */
function atoll_saving_text( $saved ) {
	$kilobytes = round( $saved / 1000 );
	$size      = number_format_i18n( abs( $kilobytes ) );
	if ( $kilobytes > 0 ) {
		/* translators: %s: number of kilobytes. */
		return sprintf( __( 'Visitors load %s kB less (compressed; what Atoll adds is subtracted).', 'atoll' ), $size );
	}
	/* translators: %s: number of kilobytes. */
	return $kilobytes < 0 ? sprintf( __( 'Visitors load %s kB more (compressed): Atoll’s code for this page is larger than the scripts that go.', 'atoll' ), $size ) : __( 'Visitors load as much as without Atoll.', 'atoll' );
}

/**
 * Returns the bytes that Atoll adds to a page: the entry, the chunks that the page's widgets load without a press,
 * stylesheets and inline code. What is loaded only when a visitor opens something, such as a lightbox, is not included.
 *
 * @param string $html The page.
 * @param array  $read See atoll_decisions().
 * @return int Bytes, compressed.
 */
function atoll_own_bytes( $html, $read ) {
	$html   = atoll_without_elements( $html, 'atoll-decisions' );
	$files  = atoll_own_scripts( $html, $read );
	$styles = atoll_own_stylesheets( $html );
	$inline = '';
	if ( $read['reportOnly'] && atoll_gone_scripts( $read ) ) {
		// The page is as without Atoll, so the most that Atoll would add counts.
		$inline = atoll_build()['early_queue'] . atoll_build()['entry_fallback'];
		$styles = array_map( 'basename', (array) glob( dirname( ATOLL_FILE ) . '/*.css' ) );
	}
	$bytes = 0;
	foreach ( array_merge( $files, $styles ) as $file ) {
		$bytes += atoll_compressed_bytes( plugins_url( $file, ATOLL_FILE ) );
	}
	return $bytes + atoll_compressed_length( $html . $inline ) - atoll_compressed_length( atoll_without_elements( $html, 'atoll-' ) );
}

/**
 * Returns the scripts that Atoll loads on a page without a press.
 *
 * @param string $html The page.
 * @param array  $read See atoll_decisions().
 * @return array Names of files in the plugin's folder.
 */
function atoll_own_scripts( $html, $read ) {
	$chunks  = require dirname( ATOLL_FILE ) . '/page-chunks.php';
	$entry   = atoll_build()['entry'];
	$widgets = array_intersect_key( $chunks['widgets'], array_flip( atoll_running_widgets( $read ) ) );
	$files   = array( $entry );
	foreach ( atoll_loaded_chunks( $html, array( 'widgets' => $widgets ) + $chunks ) as $chunk ) {
		$files[] = dirname( $entry ) . '/' . $chunk;
	}
	return $files;
}

/**
 * Returns the widgets that Atoll runs on a page that has them: they are switched on, and no script that they replace stays.
 *
 * @param array $read See atoll_decisions().
 * @return array Names.
 */
function atoll_running_widgets( $read ) {
	$stays   = array_flip( wp_list_pluck( wp_list_filter( $read['scripts'], array( 'isEmptied' => false ) ), 'handle' ) );
	$running = array();
	foreach ( atoll_tables()['widgets'] as $name => $widget ) {
		$is_off = in_array( $name, $read['off'], true ) || in_array( $widget['original'], $read['off'], true );
		if ( ! $is_off && ! atoll_matching_rows( $widget['handles'], $stays ) ) {
			$running[] = $name;
		}
	}
	return $running;
}

/**
 * Returns the chunks that a page loads for its widgets.
 *
 * @param string $html   The page.
 * @param array  $chunks See page-chunks.php: `engine`, `imports` and `widgets`.
 * @return array File names, each once; empty for a page without widgets.
 */
function atoll_loaded_chunks( $html, $chunks ) {
	$text   = (string) preg_replace( '~<(script|style|template|noscript)\b.*?</\1\s*>~is', '', $html );
	$wanted = array();
	foreach ( $chunks['widgets'] as $widget ) {
		if ( array_filter( $widget['signs'], static fn( $groups ) => atoll_has_signs( $text, $groups ) ) ) {
			$wanted = array_merge( $wanted, $widget['chunks'] );
		}
	}
	$wanted = $wanted ? array_merge( array( $chunks['engine'] ), $wanted ) : array();
	$found  = array();
	while ( $wanted ) {
		$file = array_pop( $wanted );
		if ( ! isset( $found[ $file ] ) ) {
			$found[ $file ] = true;
			$wanted         = array_merge( $wanted, isset( $chunks['imports'][ $file ] ) ? $chunks['imports'][ $file ] : array() );
		}
	}
	return array_keys( $found );
}

/**
 * Checks whether a page may have an element for a selector.
 *
 * @param string $html   The page.
 * @param array  $groups Groups of signs, see signsOf() in the build. The page must have a sign of each.
 * @return bool
 */
function atoll_has_signs( $html, $groups ) {
	foreach ( $groups as $signs ) {
		$has_sign = static function ( $sign ) use ( $html ) {
			return '*' === $sign[0] ? false !== stripos( $html, substr( $sign, 1 ) ) : atoll_has_word( $html, $sign );
		};
		if ( ! array_filter( $signs, $has_sign ) ) {
			return false;
		}
	}
	return true;
}

/**
 * Returns the stylesheets that Atoll has added to a page.
 *
 * @param string $html The page.
 * @return array Names of files in the plugin's folder.
 */
function atoll_own_stylesheets( $html ) {
	preg_match_all( '~<link\b[^>]*\sid=["\']?atoll-([\w-]+)-css["\'\s/>]~i', $html, $found );
	return preg_replace( '~$~D', '.css', $found[1] );
}

/**
 * Cuts scripts, styles and links whose id starts with a text.
 *
 * @param string $html The page.
 * @param string $id   Start of the ids.
 * @return string
 */
function atoll_without_elements( $html, $id ) {
	$tag = '(?=[^>]*\sid=["\']?' . preg_quote( $id, '~' ) . ')[^>]*>';
	$cut = preg_replace( "~<(script|style)\b{$tag}.*?</\\1\s*>\s*|<link\b{$tag}\s*~is", '', $html );
	return null === $cut ? $html : $cut;
}

/**
 * Returns the size of a text after compression, as most servers send it.
 *
 * @param string $text The text.
 * @return int Bytes.
 */
function atoll_compressed_length( $text ) {
	return function_exists( 'gzencode' ) ? strlen( (string) gzencode( $text, 6 ) ) : strlen( $text );
}

/**
 * Returns the size of a script's or a stylesheet's file after compression.
 *
 * @param string|bool $src The URL.
 * @return int|null Bytes, or null for a file that is not on this server.
 */
function atoll_compressed_bytes( $src ) {
	static $known = array();
	$file         = atoll_script_file( $src );
	if ( null === $file ) {
		return null;
	}
	if ( ! isset( $known[ $file ] ) ) {
		$known[ $file ] = atoll_compressed_length( (string) file_get_contents( $file ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
	}
	return $known[ $file ];
}
