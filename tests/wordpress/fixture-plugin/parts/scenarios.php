<?php
/**
 * What other plugins do to a page, one function each, asked for by `?fixture=name[,name]`.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Runs what the request asks for.
 */
function atoll_fixture_scenarios() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- test code.
	$names = isset( $_GET['fixture'] ) ? explode( ',', sanitize_text_field( wp_unslash( $_GET['fixture'] ) ) ) : array();
	foreach ( $names as $name ) {
		$function = 'atoll_fixture_scenario_' . str_replace( '-', '_', $name );
		if ( function_exists( $function ) ) {
			$function();
		}
	}
}

/** A script that depends on two of the replaced ones. */
function atoll_fixture_scenario_dependant() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( 'add-on', atoll_fixture_script( 'add-on' ), array( 'vk-ltc-js', 'gdlr-core-page-builder' ), '1', true );
			wp_add_inline_script( 'gdlr-core-page-builder', 'window.__before = true;', 'before' );
		},
		50
	);
}

/** The payment module, whose script depends on the form's. */
function atoll_fixture_scenario_stripe() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( 'wpcf7-stripe', atoll_fixture_script( 'add-on' ), array( 'contact-form-7' ), '1', true );
		},
		20
	);
}

/** A script that registers rules with the validator of forms. */
function atoll_fixture_scenario_form_rules() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( 'add-on', atoll_fixture_script( 'add-on' ), array( 'swv' ), '1', true );
		},
		20
	);
}

/** A script that uses the page builder's libraries. */
function atoll_fixture_scenario_library_user() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( 'add-on', atoll_fixture_script( 'add-on' ), array( 'gdlr-core-plugin' ), '1', true );
		}
	);
}

/** The theme's script, which needs more than the page builder's. */
function atoll_fixture_scenario_theme() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( 'kingster-script-core', atoll_fixture_script( 'theme' ), array( 'jquery', 'jquery-effects-core' ), '1.0.0', true );
		},
		11
	);
}

/** Someone who registers and enqueues the replaced scripts anew, again and again. */
function atoll_fixture_scenario_again() {
	$again = static function () {
		foreach ( array( 'vk-ltc-js', 'gdlr-core-plugin', 'gdlr-core-page-builder' ) as $handle ) {
			wp_deregister_script( $handle );
		}
		atoll_fixture_link_script();
		atoll_fixture_builder_scripts();
	};
	add_action( 'wp_enqueue_scripts', $again, 99 );
	add_action( 'wp_enqueue_scripts', $again, 100 );
	add_action( 'wp_footer', $again, 10 );
}

/** The replaced scripts in the head. */
function atoll_fixture_scenario_head() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			foreach ( array( 'vk-ltc-js', 'gdlr-core-plugin', 'gdlr-core-page-builder' ) as $handle ) {
				wp_scripts()->add_data( $handle, 'group', 0 );
				wp_scripts()->registered[ $handle ]->args = null;
			}
		},
		50
	);
}

/** Inline code in the page that has declared nothing. */
function atoll_fixture_scenario_inline() {
	add_action(
		'wp_footer',
		static function () {
			echo '<script>jQuery( function () { window.__inline = true; } );</script>';
		},
		100
	);
}

/** A script that a template prints by hand. */
function atoll_fixture_scenario_by_hand() {
	add_action(
		'wp_body_open',
		static function () {
			printf( '<script defer src="%s"></script>', esc_url( atoll_fixture_script( 'add-on' ) ) ); // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- the point of it.
		}
	);
}

/** A widget that is only printed after the footer's scripts. */
function atoll_fixture_scenario_late_markup() {
	add_action( 'wp_footer', 'atoll_fixture_print_uncovered', 50 );
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

/** A site that wants to keep one of the scripts. */
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

/** A difficult name, which also reaches the configuration. */
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

/** Times what Atoll adds to a page, and counts what it asks the database. */
function atoll_fixture_scenario_cost() {
	require_once __DIR__ . '/cost.php';
}

/** What the exclusion filters of optimisers answer. */
function atoll_fixture_scenario_optimisers() {
	add_action(
		'wp_footer',
		static function () {
			$lists = array( 'autoptimize_filter_js_exclude' => apply_filters( 'autoptimize_filter_js_exclude', 'theirs.js' ) );
			foreach ( array( 'rocket_delay_js_exclusions', 'rocket_exclude_defer_js', 'rocket_exclude_js', 'litespeed_optimize_js_excludes', 'litespeed_optm_js_defer_exc' ) as $filter ) {
				$lists[ $filter ] = apply_filters( $filter, array( 'theirs' ) );
			}
			printf( '<script type="application/json" id="fixture-optimisers">%s</script>', wp_json_encode( $lists ) );
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

/** An older release of it: one bundle for the request. */
function atoll_fixture_scenario_eael_single() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( '734e5f942', atoll_fixture_bundle(), array( 'jquery' ), '1', true );
		}
	);
}

/** An editor has written JavaScript of their own, which that release puts into the bundle's file. */
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

/** Whether page caches are asked to keep this page out. */
function atoll_fixture_scenario_cache_mark() {
	add_action(
		'wp_footer',
		static function () {
			printf( '<!-- DONOTCACHEPAGE=%d -->', (int) ( defined( 'DONOTCACHEPAGE' ) && DONOTCACHEPAGE ) );
		}
	);
}

/** How many output buffers are open in the middle of the page. */
function atoll_fixture_scenario_levels() {
	add_action(
		'wp_body_open',
		static function () {
			printf( '<!-- OB_LEVEL=%d -->', (int) ob_get_level() );
		}
	);
}

/** The names of all that a plugin can leave behind: options, settings of users, scheduled tasks, tables. */
function atoll_fixture_scenario_rows() {
	add_action(
		'wp_footer',
		static function () {
			global $wpdb;
			$rows = array_merge(
				// Transients of WordPress itself come and go.
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
