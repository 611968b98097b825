<?php
/**
 * Notices when a release runs on a site for the first time.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the releases for which the current site was purged.
 *
 * @param mixed $files The option with the facts about files.
 * @return array Paths of entries, whose names contain hashes. Empty if no page was viewed yet.
 */
function atoll_listed_releases( $files ) {
	return is_array( $files ) && isset( $files['entry'] ) ? (array) $files['entry'] : array();
}

/**
 * Purges the page caches when a release runs that was never here before.
 */
function atoll_notice_release() {
	$build = atoll_build();
	if ( $build && ! in_array( $build['entry'], atoll_listed_releases( atoll_remembered_files() ), true ) ) {
		atoll_load( 'purge' );
		atoll_purge_once( $build['entry'] );
	}
}

/**
 * Purges the page caches at the first request of any kind after an update, because a cached front page may never reach
 * PHP.
 */
function atoll_notice_update() {
	if ( atoll_listed_releases( atoll_remembered_files() ) ) {
		atoll_notice_release();
	}
}
