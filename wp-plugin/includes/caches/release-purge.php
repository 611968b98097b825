<?php
/**
 * Purges the page caches once for each release and site, however the release was installed.
 *
 * The option with the facts about files, which each page reads, lists the releases for which a site was purged. Two servers
 * of a site may run different releases for a while, so a release that ran before purges nothing again.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** How many releases are listed. */
const ATOLL_LISTED_RELEASES = 20;

/**
 * Lists a release. Only one of several requests at the same time succeeds.
 *
 * @param string $entry Path of the release's entry.
 * @return array|null The releases that were listed before; null if this one was among them.
 */
function atoll_list_release( $entry ) {
	return atoll_locked(
		'atoll_files',
		static function () use ( $entry ) {
			$files  = atoll_fresh_option( 'atoll_files' );
			$listed = atoll_listed_releases( $files );
			if ( in_array( $entry, $listed, true ) ) {
				return null;
			}
			$list = array_slice( array_merge( array( $entry ), $listed ), 0, ATOLL_LISTED_RELEASES );
			update_option( 'atoll_files', array( 'entry' => $list ) + ( is_array( $files ) ? $files : array() ), true );
			return $listed;
		}
	);
}

/**
 * Purges the page caches, unless it was done for the release before. The main site of a network also does it for the other
 * sites.
 *
 * @param string $entry Path of the release's entry.
 */
function atoll_purge_once( $entry ) {
	// Without a list, the plugin is new here, and was purged when it was activated.
	if ( ! atoll_list_release( $entry ) ) {
		return;
	}
	atoll_purge_caches();
	if ( is_main_site() && atoll_is_network_active() ) {
		atoll_on_each_site(
			static function () use ( $entry ) {
				if ( null !== atoll_list_release( $entry ) ) {
					atoll_purge_caches();
				}
			}
		);
	}
}

/**
 * Purges the page caches of the current site, and lists the installed release, so that its first request does not purge
 * them again.
 */
function atoll_purge_for_release() {
	$build = atoll_read_build();
	if ( $build && atoll_listed_releases( atoll_remembered_files() ) ) {
		atoll_list_release( $build['entry'] );
	}
	atoll_purge_caches();
}
