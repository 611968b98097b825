<?php
/**
 * The environment of an administrator: a page cache, and WP-CLI.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Counts how often the page cache is purged. `?fixture=purges` prints the number.
 */
function atoll_fixture_count_purges() {
	add_action(
		'atoll_purge_caches',
		static function () {
			update_option( 'fixture_purges', 1 + (int) get_option( 'fixture_purges' ), false );
		}
	);
	add_action(
		'atoll_purge_post',
		static function ( $id, $urls ) {
			update_option( 'fixture_purged_urls', array_merge( (array) get_option( 'fixture_purged_urls', array() ), array( $urls ) ), false );
		},
		10,
		2
	);
}

/** Deletes the settings, as on a site that has never saved them. */
function atoll_fixture_scenario_forget_settings() {
	delete_option( 'atoll_settings' );
}

/** Prints how often the page cache was purged. */
function atoll_fixture_scenario_purges() {
	add_action(
		'wp_footer',
		static function () {
			printf( '<script type="application/json" id="fixture-purges">%d</script>', (int) get_option( 'fixture_purges' ) );
		}
	);
}

/** Tells plugins that one of them was updated: `?fixture=updated&plugin=atoll/atoll.php`. */
function atoll_fixture_scenario_updated() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- test code.
	$plugin = isset( $_GET['plugin'] ) ? sanitize_text_field( wp_unslash( $_GET['plugin'] ) ) : '';
	$update = array(
		'type'    => 'plugin',
		'action'  => 'update',
		'plugins' => array( $plugin ),
	);
	add_action( 'init', static fn() => do_action( 'upgrader_process_complete', null, $update ) );
}

/**
 * Returns WordPress's access to files, which pages of visitors do not load.
 *
 * @return WP_Filesystem_Base
 */
function atoll_fixture_filesystem() {
	require_once ABSPATH . 'wp-admin/includes/file.php';
	WP_Filesystem();
	return $GLOBALS['wp_filesystem'];
}

/**
 * Three updates in a row, in folders of the uploads: prints the files of each release's `assets/` after its update.
 */
function atoll_fixture_scenario_three_updates() {
	add_action(
		'template_redirect',
		static function () {
			atoll_load_admin();
			$wp_filesystem = atoll_fixture_filesystem();
			$base          = wp_upload_dir()['basedir'] . '/releases-' . wp_generate_password( 8, false );
			$lists         = array();
			foreach ( array( 'a', 'b', 'c', 'd' ) as $index => $name ) {
				$assets = "$base/$name/assets/";
				wp_mkdir_p( $assets . $name );
				$wp_filesystem->put_contents( "{$assets}atoll-$name.js", $name );
				$wp_filesystem->put_contents( "{$assets}shared.js", 'shared' );
				$wp_filesystem->put_contents( "$assets$name/chunk.js", $name );
				if ( $index > 0 ) {
					atoll_copy_previous_assets( "$base/" . chr( ord( $name ) - 1 ) . '/assets/', $assets );
				}
				$files = atoll_asset_files( $assets );
				sort( $files );
				$lists[] = $files;
			}
			wp_send_json( $lists );
		}
	);
}

/** An update with the release that is installed: prints the files that WordPress would install. */
function atoll_fixture_scenario_update_source() {
	add_action(
		'template_redirect',
		static function () {
			$wp_filesystem = atoll_fixture_filesystem();
			$source        = wp_upload_dir()['basedir'] . '/upgrade-' . wp_generate_password( 8, false ) . '/' . atoll_fixture_argument( 'folder' ) . '/';
			wp_mkdir_p( $source . 'assets' );
			$wp_filesystem->put_contents( $source . 'atoll.php', '<?php' );
			$wp_filesystem->put_contents( $source . 'assets/atoll-next.js', '' );
			apply_filters( 'upgrader_source_selection', $source, dirname( $source ), null, array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's hook.
			wp_send_json( atoll_asset_files( $source . 'assets/' ) );
		}
	);
}

/** Only another release ran on this site, and on the other sites of its network. */
function atoll_fixture_scenario_other_release() {
	$list = static function () {
		update_option( 'atoll_files', array( 'entry' => array( 'assets/atoll-old.js' ) ) + (array) get_option( 'atoll_files', array() ) );
	};
	foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids' ) ) : array() as $site ) {
		switch_to_blog( $site );
		$list();
		restore_current_blog();
	}
	$list();
}

/** A server that runs another release: `?fixture=server&release=b`. */
function atoll_fixture_scenario_server() {
	atoll_load_admin();
	add_action( 'init', static fn() => atoll_purge_once( 'assets/atoll-' . atoll_fixture_argument( 'release' ) . '.js' ) );
}

/** An active optimiser, with a filter that removes Atoll's exclusion. */
function atoll_fixture_scenario_rocket() {
	define( 'WP_ROCKET_VERSION', '3.17' );
	add_filter( 'rocket_delay_js_exclusions', '__return_empty_array', 99 );
}

/** A page that redirects to another site. */
function atoll_fixture_scenario_leave() {
	add_action(
		'template_redirect',
		static function () {
			wp_redirect( 'https://elsewhere.example/' ); // phpcs:ignore WordPress.Security.SafeRedirect -- the point of it.
			exit;
		}
	);
}

/** A page that redirects to a page of this site. */
function atoll_fixture_scenario_moved() {
	add_action(
		'template_redirect',
		static function () {
			wp_safe_redirect( home_url( '/demo/' ) );
			exit;
		}
	);
}

/**
 * Runs a command of WP-CLI and prints its output: `?fixture=cli&command=doctor&page=/demo/`.
 */
function atoll_fixture_scenario_cli() {
	// WordPress would correct the query.
	remove_action( 'template_redirect', 'redirect_canonical' );
	add_action(
		'template_redirect',
		static function () {
			require __DIR__ . '/class-wp-cli.php';
			require __DIR__ . '/wp-cli-utils.php';
			require_once WP_PLUGIN_DIR . '/atoll/includes/admin/class-atoll-command.php';
			atoll_load_admin();
			$command = new Atoll_Command();
			// phpcs:disable WordPress.Security.NonceVerification.Recommended -- test code.
			$method  = atoll_fixture_argument( 'command' );
			$method  = in_array( $method, array( 'doctor', 'scan' ), true ) ? $method : 'status';
			$options = array_filter(
				array(
					'url'    => atoll_fixture_argument( 'page' ),
					'limit'  => atoll_fixture_argument( 'limit' ),
					'format' => atoll_fixture_argument( 'format' ),
				)
			);
			// phpcs:enable
			header( 'Content-Type: text/plain' );
			$command->$method( array(), $options );
			exit;
		}
	);
}

/**
 * Answers the server's own requests: `answers` is JSON of a part of a URL => `status`, `headers` and `body`, or `error`. The
 * last page of the command lists what was asked: URL, the token, the password, and the origin that was sent.
 */
function atoll_fixture_scenario_answers() {
	add_filter(
		'pre_http_request',
		static function ( $response, $arguments, $url ) {
			$headers = $arguments['headers'] ?? array();
			printf( "Asked: %s %s %s%s\n", esc_url_raw( preg_replace( '/[?&]atoll-doctor=\d+/', '', $url ) ), isset( $headers['X-Atoll-Doctor'] ) ? 'token' : '-', esc_html( $headers['Authorization'] ?? '-' ), esc_html( isset( $headers['Origin'] ) ? ' ' . $headers['Origin'] : '' ) );
			foreach ( (array) json_decode( atoll_fixture_argument( 'answers' ), true ) as $part => $answer ) {
				if ( false === strpos( $url, $part ) ) {
					continue;
				}
				if ( isset( $answer['error'] ) ) {
					return new WP_Error( 'http_request_failed', $answer['error'] );
				}
				return array(
					'headers'  => new \WpOrg\Requests\Utility\CaseInsensitiveDictionary( $answer['headers'] ?? array() ),
					'body'     => $answer['body'] ?? '',
					'response' => array(
						'code'    => $answer['status'] ?? 200,
						'message' => '',
					),
					'cookies'  => array(),
				);
			}
			return $response;
		},
		10,
		3
	);
}

/** A site that skips the page "demo". */
function atoll_fixture_scenario_skip_page() {
	add_filter( 'atoll_skip_page', fn() => is_page( 'demo' ) );
}

/** A site on which the settings exclude the page "plain". */
function atoll_fixture_scenario_exclude_plain() {
	add_filter( 'option_atoll_settings', fn( $settings ) => array( 'excluded' => '/plain/' ) + (array) $settings );
	add_filter( 'default_option_atoll_settings', fn() => array( 'excluded' => '/plain/' ) );
}

/** Test mode and report-only mode are both on. */
function atoll_fixture_scenario_both_modes() {
	$modes = array(
		'test_mode'   => true,
		'report_only' => true,
	);
	add_filter( 'option_atoll_settings', fn( $settings ) => $modes + (array) $settings );
	add_filter( 'default_option_atoll_settings', fn() => $modes );
}

/** A site with plain permalinks that excludes "/". */
function atoll_fixture_scenario_excluded_front() {
	add_filter( 'pre_option_permalink_structure', '__return_empty_string' );
	add_filter( 'default_option_atoll_settings', fn() => array( 'excluded' => '/' ) );
	add_filter( 'option_atoll_settings', fn( $settings ) => array( 'excluded' => '/' ) + (array) $settings );
}

/** A site without sitemaps. */
function atoll_fixture_scenario_no_sitemaps() {
	add_filter( 'wp_sitemaps_enabled', '__return_false' );
}

/** The classic editor. */
function atoll_fixture_scenario_classic_editor() {
	add_filter( 'use_block_editor_for_post', '__return_false' );
}
