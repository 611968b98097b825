<?php
/**
 * The WP-CLI command `wp atoll`.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Shows what Atoll does on this site, and why.
 */
class Atoll_Command {

	/**
	 * Lists the settings, the replaced plugins and themes with their releases, and the replaced scripts of those that are
	 * active.
	 *
	 * ## EXAMPLES
	 *
	 *     wp atoll status
	 */
	public function status() {
		$build = atoll_build();
		if ( ! $build ) {
			WP_CLI::error( __( 'The plugin’s built files are missing. Install it from its zip file.', 'atoll' ) );
			return;
		}
		WP_CLI::log( 'Atoll ' . $build['version'] );
		foreach ( atoll_settings() as $name => $value ) {
			WP_CLI::log( $name . ': ' . ( is_array( $value ) ? implode( ', ', $value ) : wp_json_encode( $value ) ) );
		}
		foreach ( atoll_described_originals() as $original ) {
			WP_CLI::log( $original['title'] . ': ' . $original['text'] );
		}
		foreach ( array_filter( atoll_replaced_handles(), 'atoll_is_of_active_original', ARRAY_FILTER_USE_KEY ) as $handle => $widgets ) {
			$on = atoll_switched_on( (string) $handle, (array) $widgets );
			WP_CLI::log( $handle . ': ' . ( $on ? implode( ', ', $on ) : __( 'off', 'atoll' ) ) );
		}
	}

	/**
	 * Requests a page and lists, for each script of the replaced plugins, whether it was removed or kept, and why.
	 * Ends with 1 if the page could not be examined, or does not work.
	 *
	 * ## OPTIONS
	 *
	 * [--url=<url>]
	 * : URL of the page. Default: the front page. If a password protects the whole site, write it in the URL, as in
	 * https://user:password@example.org/, or define ATOLL_DOCTOR_LOGIN as 'user:password' in wp-config.php.
	 *
	 * ## EXAMPLES
	 *
	 *     wp atoll doctor --url=https://example.org/courses/
	 *
	 * @param array $arguments Unused.
	 * @param array $options   `url`: URL of the page, see address().
	 */
	public function doctor( $arguments, $options = array() ) {
		$read = atoll_examine( $this->address( $options ) );
		if ( is_wp_error( $read ) ) {
			WP_CLI::error( $read->get_error_message() );
			return;
		}
		if ( '' !== atoll_mode_text() ) {
			WP_CLI::log( atoll_mode_text() );
		}
		foreach ( $read['scripts'] as $script ) {
			WP_CLI::log( atoll_decision_line( $script ) );
		}
		foreach ( $read['freed'] as $script ) {
			/* translators: %s: handle of a script. */
			WP_CLI::log( sprintf( __( '%s: Removed: nothing on this page needs it any more.', 'atoll' ), $script['handle'] ) );
		}
		if ( '' !== $read['problem'] ) {
			WP_CLI::error( $read['problem'] );
			return;
		}
		WP_CLI::log( atoll_page_line( $read ) );
		WP_CLI::success( atoll_saving_text( atoll_saved_bytes( $read ) ) );
	}

	/**
	 * Examines the pages of the sitemap and lists, for each, the scripts that go and stay, the reasons, and how much less
	 * visitors load, in kB, compressed. What Atoll adds is subtracted, so the number is negative for a page that grows. A line
	 * says what the page gains, and which one thing keeps the rest.
	 * Ends with 1 if a page could not be examined or does not work. Pages that are excluded, or that lead to another site,
	 * are skipped.
	 *
	 * ## OPTIONS
	 *
	 * [--limit=<number>]
	 * : The most pages. Default: 100.
	 *
	 * [--format=<format>]
	 * : table, json or csv. Default: table.
	 *
	 * ## EXAMPLES
	 *
	 *     wp atoll scan --limit=20 --format=csv
	 *
	 * @param array $arguments Unused.
	 * @param array $options   `limit` and `format`.
	 */
	public function scan( $arguments, $options = array() ) {
		$limit = isset( $options['limit'] ) ? max( 1, (int) $options['limit'] ) : 100;
		$rows  = array_map( 'atoll_scan_page', atoll_site_addresses( $limit ) );
		WP_CLI\Utils\format_items( isset( $options['format'] ) ? $options['format'] : 'table', $rows, array( 'page', 'goes', 'stays', 'kB', 'line', 'why' ) );
		if ( wp_list_filter( $rows, array( 'failed' => true ) ) ) {
			WP_CLI::halt( 1 );
		}
	}

	/**
	 * Returns the URL of the page to request. WP-CLI consumes `--url` to choose the site of a network, so the value is
	 * read from its configuration.
	 *
	 * @param array $options See doctor().
	 * @return string
	 */
	private function address( $options ) {
		$config = WP_CLI::get_runner()->config;
		$url    = isset( $options['url'] ) ? $options['url'] : ( isset( $config['url'] ) ? $config['url'] : '' );
		return '' === (string) $url ? home_url( '/' ) : (string) $url;
	}
}
