<?php
/**
 * The status box of the settings page: what Atoll found on this site, and what it does on its pages.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Enqueues the script of the box.
 *
 * @param string $screen Name of the admin screen.
 */
function atoll_enqueue_status( $screen ) {
	if ( 'settings_page_atoll' === $screen && atoll_build() ) {
		atoll_enqueue_module( 'atoll-status', atoll_build()['status'] );
	}
}

/**
 * Prints the box. Its script adds the check of the site's pages.
 */
function atoll_print_status_box() {
	if ( ! atoll_build() ) {
		return;
	}
	echo '<h2>' . esc_html__( 'Status', 'atoll' ) . '</h2>';
	atoll_print_status_table();
	echo '<div id="atoll-status"></div>';
	echo '<noscript><p>' . esc_html__( 'Checking the pages needs JavaScript. On the command line, use “wp atoll scan”.', 'atoll' ) . '</p></noscript>';
	$data = wp_json_encode( atoll_status_data(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_UNESCAPED_SLASHES );
	if ( $data ) {
		wp_print_inline_script_tag(
			$data,
			array(
				'type' => 'application/json',
				'id'   => 'atoll-status-data',
			)
		);
	}
}

/**
 * Prints the replaced plugins that are active, and the active caches.
 */
function atoll_print_status_table() {
	$rows = array();
	foreach ( atoll_described_originals() as $original ) {
		if ( 'inactive' !== $original['state'] ) {
			$rows[ $original['title'] ] = $original['text'];
		}
	}
	foreach ( atoll_caches() as $name => $cache ) {
		if ( $cache['is_active'] ) {
			$rows[ $name ] = atoll_cache_text( $name, $cache );
		}
	}
	if ( ! $rows ) {
		echo '<p>' . esc_html__( 'None of the plugins and themes that Atoll replaces is active on this site.', 'atoll' ) . '</p>';
		return;
	}
	echo '<table class="widefat striped" id="atoll-found"><caption class="screen-reader-text">' . esc_html__( 'Found on this site', 'atoll' ) . '</caption><tbody>';
	foreach ( $rows as $name => $text ) {
		printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $name ), esc_html( $text ) );
	}
	echo '</tbody></table>';
}

/**
 * Returns what is known about an active cache.
 *
 * @param string $name  Key of atoll_caches().
 * @param array  $cache See atoll_caches().
 * @return string
 */
function atoll_cache_text( $name, $cache ) {
	$texts  = array();
	$purged = (array) get_option( 'atoll_purged', array() );
	if ( isset( $purged[ $name ] ) ) {
		/* translators: %s: date and time. */
		$texts[] = sprintf( __( 'purged on %s', 'atoll' ), wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), (int) $purged[ $name ] ) );
	} elseif ( null === $cache['purge'] ) {
		$texts[] = __( 'purge it yourself after a change of these settings', 'atoll' );
	}
	$is_excluded = atoll_is_excluded_by( $name );
	if ( null !== $is_excluded ) {
		$texts[] = $is_excluded ? __( 'leaves Atoll’s script alone', 'atoll' ) : __( 'may delay or combine Atoll’s script', 'atoll' );
	}
	return $texts ? implode( ', ', $texts ) : __( 'active', 'atoll' );
}

/**
 * Returns the data of the box's script.
 *
 * @return array `root`: URL of the plugin's REST routes; `nonce`; `found`: lines for the report; `mode`: why visitors get
 *               the originals, or ''; `check`: see atoll_last_check(), with `date` as text; `strings`.
 */
function atoll_status_data() {
	$check = atoll_last_check();
	$found = array( sprintf( 'Atoll %s, WordPress %s, PHP %s', atoll_build()['version'], get_bloginfo( 'version' ), PHP_VERSION ) );
	foreach ( atoll_described_originals() as $original ) {
		$found[] = $original['title'] . ': ' . $original['text'];
	}
	foreach ( atoll_caches() as $name => $cache ) {
		if ( $cache['is_active'] ) {
			$found[] = $name . ': ' . atoll_cache_text( $name, $cache );
		}
	}
	return array(
		'root'    => esc_url_raw( rest_url( 'atoll/v1/' ) ),
		'nonce'   => wp_create_nonce( 'wp_rest' ),
		'found'   => $found,
		'mode'    => atoll_mode_text(),
		'check'   => $check ? $check + array( 'date' => wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $check['time'] ) ) : null,
		'strings' => atoll_status_strings(),
	);
}

/**
 * Returns the texts of the box's script, by key.
 *
 * @return array
 */
function atoll_status_strings() {
	return array(
		'unchecked'  => __( 'No page has been checked yet.', 'atoll' ),
		'check'      => __( 'Check now', 'atoll' ),
		'stop'       => __( 'Stop', 'atoll' ),
		/* translators: 1: number of checked pages, 2: number of pages. */
		'progress'   => __( '%1$s of %2$s pages checked', 'atoll' ),
		/* translators: %s: a message. */
		'failed'     => __( 'The check was interrupted: %s', 'atoll' ),
		/* translators: %s: date and time. */
		'date'       => __( 'Last check: %s', 'atoll' ),
		/* translators: 1: number of pages with a saving, 2: number of checked pages, 3: size with its unit. */
		'good'       => __( 'Good: visitors load less on %1$s of %2$s pages. The average of all these pages is %3$s less.', 'atoll' ),
		/* translators: 1: number of pages with a saving, 2: number of checked pages. */
		'larger'     => __( 'Recommended: compare the speed of your pages with and without Atoll, for example with the log. Scripts go, but visitors load less on %1$s of %2$s pages only, and on average not less: Atoll’s code for these pages is larger.', 'atoll' ),
		'nothing'    => __( 'Recommended: look at the reasons below. Nothing goes from the pages that were checked.', 'atoll' ),
		'problems'   => __( 'Recommended: look at the pages with a problem.', 'atoll' ),
		'saving'     => __( 'Sizes are compressed. What Atoll loads for the widgets of a page is subtracted. What it loads only when a visitor opens something, such as a lightbox, is not.', 'atoll' ),
		'pages'      => __( 'Pages', 'atoll' ),
		'page'       => __( 'Page', 'atoll' ),
		'goes'       => __( 'Goes', 'atoll' ),
		'stays'      => __( 'Stays', 'atoll' ),
		'saved'      => __( 'Saved', 'atoll' ),
		/* translators: %s: size with its unit. */
		'more'       => __( '%s more', 'atoll' ),
		'none'       => __( 'nothing', 'atoll' ),
		'why'        => __( 'Why?', 'atoll' ),
		'copy'       => __( 'Copy report', 'atoll' ),
		'copied'     => __( 'The report is in the clipboard.', 'atoll' ),
		'not_copied' => __( 'The browser refuses to copy. Select the report below and copy it.', 'atoll' ),
		'report'     => __( 'Report', 'atoll' ),
	);
}
