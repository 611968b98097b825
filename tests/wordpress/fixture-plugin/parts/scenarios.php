<?php
/**
 * Scenarios: other plugins, themes and sites. The request `?fixture=name[,name]` runs one function for each name. The
 * constant ATOLL_FIXTURE_SCENARIOS names those of all requests.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Runs the scenarios that the request names.
 */
function atoll_fixture_scenarios() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- test code.
	$names = isset( $_GET['fixture'] ) ? explode( ',', sanitize_text_field( wp_unslash( $_GET['fixture'] ) ) ) : array();
	if ( defined( 'ATOLL_FIXTURE_SCENARIOS' ) ) {
		$names = array_merge( explode( ',', ATOLL_FIXTURE_SCENARIOS ), $names );
	}
	foreach ( $names as $name ) {
		$function = 'atoll_fixture_scenario_' . str_replace( '-', '_', $name );
		if ( function_exists( $function ) ) {
			$function();
		}
	}
}

/** The page builder's editor. */
function atoll_fixture_scenario_builder() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_localize_script( 'gdlr-core-page-builder', 'gdlr_core_pbf', array( 'admin' => '1' ) );
		},
		50
	);
}

/** A site that keeps one of the scripts with a filter. */
function atoll_fixture_scenario_keep() {
	add_filter(
		'atoll_replaced_handles',
		static function ( $handles ) {
			unset( $handles['vk-ltc-js'] );
			return $handles;
		}
	);
}

/** A page without the originals. */
function atoll_fixture_scenario_none() {
	remove_action( 'init', 'atoll_fixture_link_script' );
	remove_action( 'wp_enqueue_scripts', 'atoll_fixture_builder_scripts' );
}

/** A site name with special characters, which is also part of the configuration. */
function atoll_fixture_scenario_name() {
	$name = static function () {
		return '</script><!-- <script> "Ünïcode" \'名前\' & 🏝️ ]]>';
	};
	add_filter( 'pre_option_blogname', $name );
	add_filter(
		'atoll_config',
		static function ( $config ) use ( $name ) {
			$config['strings']['site'] = $name();
			return $config;
		}
	);
}

/** The constant that switches Atoll off. */
function atoll_fixture_scenario_disable() {
	define( 'ATOLL_DISABLE', true );
}

/** An AMP plugin that prints this page. */
function atoll_fixture_scenario_amp() {
	require_once __DIR__ . '/amp.php';
}

/** A translation plugin. */
function atoll_fixture_scenario_language() {
	define( 'ICL_LANGUAGE_CODE', 'de' );
}

/** Measures Atoll's work on a page, and counts its database queries. */
function atoll_fixture_scenario_cost() {
	require_once __DIR__ . '/cost.php';
}

/** Counts the queries of a page view, with those of the output buffers. */
function atoll_fixture_scenario_queries() {
	add_action(
		'shutdown',
		static function () {
			printf( '<script type="application/json" id="fixture-queries">%d</script>', (int) $GLOBALS['wpdb']->num_queries );
		},
		// After WordPress has closed the buffers.
		2
	);
}

/** Prints the results of the filters that the request names, for a list of strings, for null, and for a string or a boolean. */
function atoll_fixture_scenario_optimisers() {
	add_action(
		'wp_footer',
		static function () {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- test code.
			$filters = explode( ',', sanitize_text_field( wp_unslash( $_GET['filters'] ) ) );
			$lists   = array();
			foreach ( $filters as $filter ) {
				$lists[ $filter ] = array(
					'list'   => apply_filters( $filter, array( 'theirs' ) ),
					'null'   => apply_filters( $filter, null ),
					'string' => apply_filters( $filter, 'theirs.js' ),
				);
			}
			$lists['w3tc'] = array();
			foreach ( array( '/atoll/assets/a.js', '/theirs.js' ) as $src ) {
				$lists['w3tc'][ $src ] = apply_filters( 'w3tc_minify_js_do_tag_minification', true, "<script src='$src'></script>", $src );
			}
			atoll_load_admin();
			foreach ( array_keys( ATOLL_EXCLUSIONS ) as $name ) {
				$lists['excluded'][ $name ] = atoll_is_excluded_by( $name );
			}
			printf( '<script type="application/json" id="fixture-optimisers">%s</script>', wp_json_encode( $lists ) );
		}
	);
}

/** Page caches as stand-ins with their documented functions, and a purge that prints what was called. */
function atoll_fixture_scenario_caches() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- test code.
	if ( isset( $_GET['active'] ) ) {
		require dirname( __DIR__ ) . '/caches/stand-ins.php';
	}
	$called = array();
	foreach ( array( 'jetpack_boost_clear_page_cache_all', 'wphb_clear_page_cache', 'cache_enabler_clear_complete_cache', 'breeze_clear_all_cache', 'rt_nginx_helper_purge_all', 'fixture_purged' ) as $action ) {
		add_action(
			$action,
			static function ( $name = '' ) use ( $action, &$called ) {
				$called[] = $name ? $name : $action;
			}
		);
	}
	atoll_load_admin();
	atoll_purge_caches();
	add_action(
		'wp_footer',
		static function () use ( &$called ) {
			// GoDaddy's cache is purged at the end of the request.
			if ( has_action( 'shutdown', array( 'WPaaS\Cache', 'ban' ) ) ) {
				$called[] = 'GoDaddy';
			}
			printf( '<script type="application/json" id="fixture-caches">%s</script>', wp_json_encode( $called ) );
		}
	);
}

/** Plain permalinks. */
function atoll_fixture_scenario_plain_permalinks() {
	add_filter( 'pre_option_permalink_structure', '__return_empty_string' );
	$GLOBALS['atoll_fixture_plain'] = true;
}

/** Files of plugins on another host. */
function atoll_fixture_scenario_content_host() {
	add_filter(
		'plugins_url',
		static function ( $url ) {
			return preg_replace( '#^https?://[^/]+#', 'https://static.example', $url );
		}
	);
}

/** The admin on https while the site is on http. */
function atoll_fixture_scenario_secure_admin() {
	force_ssl_admin( true );
}

/** The site in a folder of its host. */
function atoll_fixture_scenario_folder() {
	$folder = static function ( $url ) {
		return $url . '/school';
	};
	add_filter( 'option_home', $folder );
	add_filter( 'option_siteurl', $folder );
}

/** A post, base64 in `markup`, as WordPress's filter leaves it for an author without `unfiltered_html`. */
function atoll_fixture_scenario_post() {
	add_action(
		'wp_body_open',
		static function () {
			echo wp_kses_post( base64_decode( isset( $_REQUEST['markup'] ) ? wp_unslash( $_REQUEST['markup'] ) : '' ) ); // phpcs:ignore -- the point of it.
		}
	);
}

/** Any markup, base64 in `markup`, in the middle of the page. */
function atoll_fixture_scenario_markup() {
	add_action(
		'wp_body_open',
		static function () {
			echo base64_decode( isset( $_GET['markup'] ) ? wp_unslash( $_GET['markup'] ) : '' ); // phpcs:ignore -- the point of it.
		}
	);
}

/** Essential Addons from 5.2 on: what all bundles need, and the bundles of a page and of a header's template. */
function atoll_fixture_scenario_eael() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( 'eael-general', plugins_url( 'essential-addons-for-elementor-lite/assets/front-end/js/view/general.js' ), array( 'jquery' ), '6.6.9', true );
			wp_localize_script( 'eael-general', 'localize', array( 'nonce' => 'abc' ) );
			wp_enqueue_script( 'eael-45', atoll_fixture_bundle(), array( 'eael-general' ), '1', true );
			wp_enqueue_script( 'eael-46', atoll_fixture_bundle(), array( 'eael-general' ), '1', true );
			wp_enqueue_script( 'elementor-frontend', atoll_fixture_script( 'theme' ), array( 'jquery' ), '3.21.2', true );
		}
	);
}

/** An older release of Essential Addons, with one bundle for the URL. */
function atoll_fixture_scenario_eael_single() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( '734e5f942', atoll_fixture_bundle(), array( 'jquery' ), '1', true );
		}
	);
}

/** Custom JavaScript of an editor, which that release adds to the bundle. */
function atoll_fixture_scenario_eael_custom_code() {
	add_filter(
		'pre_option_734e5f942_eael_elements',
		static function () {
			return array( 'adv-tabs', 'custom-js' );
		}
	);
}

/** A script that calls Essential Addons' code. */
function atoll_fixture_scenario_eael_user() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( 'site-tabs', atoll_fixture_script( 'add-on' ), array( 'eael-general' ), '1', true );
		}
	);
}

/** Prints whether page caches are told not to store this page. */
function atoll_fixture_scenario_cache_mark() {
	add_action(
		'wp_footer',
		static function () {
			printf( '<!-- DONOTCACHEPAGE=%d -->', (int) ( defined( 'DONOTCACHEPAGE' ) && DONOTCACHEPAGE ) );
		}
	);
}

/** Prints the number of output buffers that are open in the body. */
function atoll_fixture_scenario_levels() {
	add_action(
		'wp_body_open',
		static function () {
			printf( '<!-- OB_LEVEL=%d -->', (int) ob_get_level() );
		}
	);
}

/** Prints the names of everything that a plugin can leave behind: options, user meta, scheduled tasks, tables. */
function atoll_fixture_scenario_rows() {
	add_action(
		'wp_footer',
		static function () {
			global $wpdb;
			$rows = array_merge(
				// WordPress's transients change between requests.
				$wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE ( option_name NOT LIKE '%transient%' OR option_name LIKE '%atoll%' ) AND option_name NOT LIKE 'fixture%' ORDER BY option_name" ),
				$wpdb->get_col( "SELECT DISTINCT meta_key FROM $wpdb->usermeta ORDER BY meta_key" ),
				is_multisite() ? $wpdb->get_col( "SELECT meta_key FROM $wpdb->sitemeta WHERE meta_key NOT LIKE '%transient%' ORDER BY meta_key" ) : array(),
				array_keys( array_merge( array(), ...array_values( array_filter( _get_cron_array(), 'is_array' ) ) ) ),
				$wpdb->get_col( 'SHOW TABLES' )
			);
			printf( '<script type="application/json" id="fixture-rows">%s</script>', wp_json_encode( $rows ) );
		}
	);
}
