<?php
/**
 * The original plugins and the theme that Atoll replaces: which of them are active, their release, and whether it was tested.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the original that a script belongs to.
 *
 * @param string $handle Handle of the script.
 * @return array|null `original`: facts of the original; `script`: row of the script. Null for a script of no original.
 */
function atoll_original_of( $handle ) {
	static $known = array();
	if ( ! array_key_exists( $handle, $known ) ) {
		$known[ $handle ] = atoll_find_original( $handle );
	}
	return $known[ $handle ];
}

/**
 * Finds the original that a script belongs to.
 *
 * @param string $handle Handle of the script.
 * @return array|null See atoll_original_of().
 */
function atoll_find_original( $handle ) {
	foreach ( atoll_tables()['originals'] as $original ) {
		foreach ( $original['scripts'] as $script ) {
			if ( atoll_matching_handles( $script['handle'], array( $handle => true ) ) ) {
				return array(
					'original' => $original,
					'script'   => $script,
				);
			}
		}
	}
	return null;
}

/**
 * Returns the main file of an original, if it is active. Its folder may be renamed, or be a must-use plugin. The main file
 * of a theme is its stylesheet. A part of WordPress counts as active together with a GoodLayers theme, whose pages were
 * tested with it.
 *
 * @param array $original Facts of the original.
 * @return string|null Path.
 */
function atoll_original_file( $original ) {
	if ( isset( $original['theme'] ) ) {
		return '' === $original['theme'] ? null : get_template_directory() . '/style.css';
	}
	if ( isset( $original['core'] ) ) {
		return null === atoll_original_file( atoll_tables()['originals']['goodlayers-theme'] ) ? null : ABSPATH . WPINC . '/version.php';
	}
	$active = (array) get_option( 'active_plugins', array() );
	if ( is_multisite() ) {
		$active = array_merge( $active, array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) );
	}
	if ( in_array( $original['plugin'], $active, true ) ) {
		return WP_PLUGIN_DIR . '/' . $original['plugin'];
	}
	foreach ( $active as $plugin ) {
		if ( basename( $plugin ) === basename( $original['plugin'] ) ) {
			return WP_PLUGIN_DIR . '/' . $plugin;
		}
	}
	$runs = $original['runs'];
	$file = WPMU_PLUGIN_DIR . '/' . $original['plugin'];
	return ( defined( $runs ) || class_exists( $runs, false ) ) && is_file( $file ) ? $file : null;
}

/**
 * Checks whether a replaced script belongs to an original that is active on this site.
 *
 * @param string $handle A row of atoll_replaced_handles().
 * @return bool True for a script that a filter has added.
 */
function atoll_is_of_active_original( $handle ) {
	$is_known = false;
	foreach ( atoll_tables()['originals'] as $original ) {
		if ( in_array( $handle, wp_list_pluck( $original['scripts'], 'handle' ), true ) ) {
			$is_known = true;
			if ( null !== atoll_original_file( $original ) && ( ! isset( $original['theme'] ) || 0 === strpos( $handle, $original['theme'] . '-' ) ) ) {
				return true;
			}
		}
	}
	return ! $is_known;
}

/**
 * Returns the installed release of an original.
 *
 * @param array  $original Facts of the original.
 * @param string $file     Its main file.
 * @return string '' if it is unknown.
 */
function atoll_installed_release( $original, $file ) {
	if ( isset( $original['core'] ) ) {
		$script = wp_scripts()->query( $original['core'] );
		return $script ? (string) preg_replace( '/-.*/', '', (string) $script->ver ) : '';
	}
	if ( isset( $original['version'] ) && defined( $original['version'] ) ) {
		return (string) constant( $original['version'] );
	}
	return (string) atoll_remembered( $file, 'atoll_read_release' );
}

/**
 * Returns the releases that were tested.
 *
 * @return array Original => list of `major.minor`, or of whole release numbers.
 */
function atoll_tested_releases() {
	return atoll_site_value( 'tested' );
}

/**
 * Applies the filter for the tested releases.
 *
 * @return array See atoll_tested_releases().
 */
function atoll_filtered_releases() {
	$tested = wp_list_pluck( atoll_tables()['originals'], 'tested' );
	/**
	 * Filters the releases of the originals that Atoll may replace.
	 *
	 * @param array $tested Original (`goodlayers`, `goodlayers-theme`, `essential-addons`, `contact-form-7`,
	 *                      `link-targets`, `wordpress-media`, `elementor`) => releases. `goodlayers-theme` is the active theme. `2.2`
	 *                      means all releases 2.2.x. A full release (`2.1.7`) also allows edited files of that release.
	 */
	return (array) apply_filters( 'atoll_tested_releases', $tested );
}

/**
 * Checks whether this build contains the widgets of an original. Those of a theme are built for the prefixes of the themes
 * that were tested.
 *
 * @param string $name Name of the original.
 * @return bool
 */
function atoll_has_widgets( $name ) {
	$original = atoll_tables()['originals'][ $name ];
	return ! isset( $original['theme'] ) || ! empty( $original['isBuilt'] );
}

/**
 * Checks whether a release was tested.
 *
 * @param string $name    Name of the original.
 * @param string $release Installed release.
 * @return string `tested`; `allowed` by the filter, with any files; `refused`: allowed by the filter, but this build contains
 *                no widgets for it; `newer` than all tested releases; or `untested`.
 */
function atoll_release_state( $name, $release ) {
	$all    = atoll_tested_releases();
	$tested = isset( $all[ $name ] ) ? array_map( 'strval', (array) $all[ $name ] ) : array();
	$minor  = preg_match( '/^\d+\.\d+/', $release, $match ) ? $match[0] : '';
	$built  = atoll_tables()['originals'][ $name ]['tested'];
	if ( '' === $minor ) {
		return 'untested';
	}
	$allowed = atoll_has_widgets( $name ) ? 'allowed' : 'refused';
	if ( in_array( $release, array_diff( $tested, $built ), true ) ) {
		return $allowed;
	}
	if ( in_array( $minor, $tested, true ) ) {
		return in_array( $minor, $built, true ) ? 'tested' : $allowed;
	}
	foreach ( $tested as $other ) {
		if ( version_compare( $minor, $other, '<' ) ) {
			return 'untested';
		}
	}
	return $tested ? 'newer' : 'untested';
}

/**
 * Returns the originals on this site.
 *
 * @return array Name => `title`, `release` (null if inactive), `state` (see atoll_release_state(); `inactive`).
 */
function atoll_installed_originals() {
	$found = array();
	foreach ( atoll_tables()['originals'] as $name => $original ) {
		$file    = atoll_original_file( $original );
		$release = null === $file ? null : atoll_installed_release( $original, $file );
		$state   = null === $file ? 'inactive' : atoll_release_state( $name, $release );

		$found[ $name ] = array(
			'title'   => $original['title'],
			'release' => $release,
			'state'   => $state,
		);
	}
	return $found;
}
