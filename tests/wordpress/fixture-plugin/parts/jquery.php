<?php
/**
 * Scenarios with code that may need jQuery. See scenarios.php.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Calls a function when scripts are enqueued.
 *
 * @param callable $what The function.
 */
function atoll_fixture_when_enqueuing( $what ) {
	add_action( 'wp_enqueue_scripts', $what, 50 );
}

/** Inline code attached to jQuery that does not mention it. */
function atoll_fixture_scenario_code_on_core() {
	atoll_fixture_when_enqueuing(
		static function () {
			wp_add_inline_script( 'jquery-core', 'window.__after = true;' );
		}
	);
}

/** Inline code before jQuery Migrate. */
function atoll_fixture_scenario_code_on_migrate() {
	atoll_fixture_when_enqueuing(
		static function () {
			wp_add_inline_script( 'jquery-migrate', 'window.__before = true;', 'before' );
		}
	);
}

/** Inline code attached to the alias of jQuery and jQuery Migrate. */
function atoll_fixture_scenario_code_on_alias() {
	atoll_fixture_when_enqueuing(
		static function () {
			wp_add_inline_script( 'jquery', 'window.__alias = true;' );
		}
	);
}

/** Data attached to jQuery. */
function atoll_fixture_scenario_data_on_core() {
	atoll_fixture_when_enqueuing(
		static function () {
			wp_localize_script( 'jquery-core', 'siteData', array( 'a' => 1 ) );
		}
	);
}

/** A theme that enqueues jQuery itself. */
function atoll_fixture_scenario_enqueued_jquery() {
	atoll_fixture_when_enqueuing(
		static function () {
			wp_enqueue_script( 'jquery' );
		}
	);
}

/** A file that uses jQuery without declaring it. */
function atoll_fixture_scenario_user_file() {
	atoll_fixture_when_enqueuing(
		static function () {
			wp_enqueue_script( 'site-user', atoll_fixture_script( 'dollar' ), array(), '1', true );
		}
	);
}

/** A file that does not use jQuery. */
function atoll_fixture_scenario_other_file() {
	atoll_fixture_when_enqueuing(
		static function () {
			wp_enqueue_script( 'site-other', atoll_fixture_script( 'add-on' ), array(), '1', true );
		}
	);
}

/** A file on another server. */
function atoll_fixture_scenario_remote_file() {
	atoll_fixture_when_enqueuing(
		static function () {
			wp_enqueue_script( 'site-remote', 'https://cdn.example/other.js', array(), '1', true );
		}
	);
}

/**
 * Enqueues a module.
 *
 * @param string $name         File name without its ending.
 * @param array  $dependencies Ids of modules.
 */
function atoll_fixture_enqueue_module( $name, $dependencies = array() ) {
	atoll_fixture_when_enqueuing(
		static function () use ( $name, $dependencies ) {
			if ( function_exists( 'wp_enqueue_script_module' ) ) {
				wp_register_script_module( 'site-needed', atoll_fixture_script( 'jquery-module' ) );
				wp_enqueue_script_module( 'site-module', atoll_fixture_script( $name ), $dependencies, '1' );
			}
		}
	);
}

/** A module that does not use jQuery. */
function atoll_fixture_scenario_module() {
	atoll_fixture_enqueue_module( 'module' );
}

/** A module that uses jQuery. */
function atoll_fixture_scenario_user_module() {
	atoll_fixture_enqueue_module( 'jquery-module' );
}

/** A module that imports a module that uses jQuery. */
function atoll_fixture_scenario_imported_module() {
	atoll_fixture_enqueue_module( 'module', array( 'site-needed' ) );
}

/** Code printed before the template, which Atoll cannot read. */
function atoll_fixture_scenario_code_before() {
	add_action(
		'template_redirect',
		static function () {
			echo "<!-- banner -->\n";
		}
	);
}

/** White space before the template, as printed by files with a line break after `?>`. */
function atoll_fixture_scenario_space_before() {
	add_action(
		'template_redirect',
		static function () {
			ob_start();
			echo "\n\n";
		}
	);
}

/** Code after the footer. */
function atoll_fixture_scenario_code_after() {
	add_action(
		'atoll_fixture_after_footer',
		static function () {
			echo "<script>$ ( '.late' ).hide();</script>\n";
		}
	);
}

/** A plugin that rewrites the scripts of the footer. */
function atoll_fixture_scenario_rewritten_footer() {
	add_action( 'wp_footer', 'ob_start', PHP_INT_MIN, 0 );
	add_action(
		'atoll_fixture_after_footer',
		static function () {
			$scripts = (string) ob_get_clean();
			echo preg_replace( '~<script (?![^>]*(?:application/json|\bsrc="))([^>]*?)id="([\w-]+)"([^>]*)>(.*?)</script>~s', "<script $1$3 id='$2'>/* $2 */$4</script>", $scripts ); // phpcs:ignore WordPress.Security.EscapeOutput -- the page's own footer.
		}
	);
}

/** The filter that keeps jQuery. */
function atoll_fixture_scenario_keep_filter() {
	add_filter( 'atoll_keep_jquery', '__return_true' );
}

/** The setting that keeps jQuery. */
function atoll_fixture_scenario_keep_setting() {
	add_filter(
		'pre_option_atoll_settings',
		static function () {
			return array( 'keep_jquery' => true );
		}
	);
}

/** Only the link plugin, whose script depends on jQuery. */
function atoll_fixture_scenario_links_alone() {
	remove_action( 'wp_enqueue_scripts', 'atoll_fixture_builder_scripts' );
}

/** Prints the stored fact about a file, the number of queries, and whether the file was read. */
function atoll_fixture_scenario_file_cost() {
	add_action(
		'wp_footer',
		static function () {
			global $wpdb;
			$queries = $wpdb->num_queries;
			$uses    = atoll_file_uses_jquery( atoll_fixture_script( 'dollar' ) );
			$cost    = array(
				'uses'    => $uses,
				'queries' => $wpdb->num_queries - $queries,
				'read'    => count( atoll_page()->files ),
			);
			printf( '<script type="application/json" id="fixture-file-cost">%s</script>', wp_json_encode( $cost ) );
		}
	);
}

/** A file that has changed since the last request. */
function atoll_fixture_scenario_new_file() {
	touch( dirname( ATOLL_FIXTURE_FILE ) . '/legacy/dollar.js', time() + wp_rand( 1, 100000 ) );
}
