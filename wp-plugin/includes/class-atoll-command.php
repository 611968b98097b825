<?php
/**
 * `wp atoll`.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Says what Atoll does on this site, and why.
 */
class Atoll_Command {

	/**
	 * Lists the settings, the plugins that Atoll stands in for with their releases, and the scripts that it replaces.
	 *
	 * ## EXAMPLES
	 *
	 *     wp atoll status
	 */
	public function status() {
		$build = atoll_build();
		if ( ! $build ) {
			WP_CLI::error( __( 'The plugin’s built files are missing. Install it from its zip file.', 'atoll' ) );
		}
		WP_CLI::log( 'Atoll ' . $build['version'] );
		foreach ( atoll_settings() as $name => $value ) {
			WP_CLI::log( $name . ': ' . ( is_array( $value ) ? implode( ', ', $value ) : wp_json_encode( $value ) ) );
		}
		foreach ( atoll_installed_originals() as $original ) {
			WP_CLI::log( $original['title'] . ': ' . $original['text'] );
		}
		foreach ( atoll_replaced_handles() as $handle => $widgets ) {
			$on = atoll_switched_on( (string) $handle, (array) $widgets );
			WP_CLI::log( $handle . ': ' . ( $on ? implode( ', ', $on ) : __( 'off', 'atoll' ) ) );
		}
	}

	/**
	 * Visits a page and says for each script of the replaced plugins whether it was removed or kept, and why.
	 *
	 * ## OPTIONS
	 *
	 * [--url=<url>]
	 * : Address of the page. Default: the front page.
	 *
	 * ## EXAMPLES
	 *
	 *     wp atoll doctor --url=https://example.org/courses/
	 *
	 * @param array $arguments Unused.
	 * @param array $options   `page`: the address, where the caller keeps `url` for itself.
	 */
	public function doctor( $arguments, $options = array() ) {
		$read = atoll_examine( $this->address( $options ) );
		if ( is_wp_error( $read ) ) {
			WP_CLI::error( $read->get_error_message() );
			return;
		}
		$bytes = 0;
		foreach ( $read['scripts'] as $script ) {
			WP_CLI::log( atoll_decision_line( $script ) );
			$bytes += $script['isEmptied'] ? (int) $script['bytes'] : 0;
		}
		foreach ( $read['freed'] as $script ) {
			/* translators: %s: handle of a script. */
			WP_CLI::log( sprintf( __( '%s: Removed: nothing on this page needs it any more.', 'atoll' ), $script['handle'] ) );
			$bytes += (int) $script['bytes'];
		}
		/* translators: %s: size of files, with its unit. */
		WP_CLI::success( sprintf( __( '%s of scripts (uncompressed) are not loaded.', 'atoll' ), $bytes ? size_format( $bytes ) : '0 B' ) );
	}

	/**
	 * The page to visit. WP-CLI keeps `--url` for itself, to choose the site of a network, and hands it on as the
	 * request's address.
	 *
	 * @param array $options As in doctor().
	 * @return string
	 */
	private function address( $options ) {
		$config = WP_CLI::get_runner()->config;
		$url    = isset( $options['url'] ) ? $options['url'] : ( isset( $config['url'] ) ? $config['url'] : '' );
		return '' === (string) $url ? home_url( '/' ) : (string) $url;
	}
}
