<?php
/**
 * Imitates the part of Essential Addons that builds and enqueues bundles. It stores the same values as the original:
 * `_eael_widget_elements` of a post since 5.2, `{request}_eael_elements` before, and its configuration in `eael_config`
 * (essential-addons, section 1.7).
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Enqueues the bundles that the request describes in `built`, as JSON in base64:
 *
 * `posts`: the elements of each post with a bundle, by an arbitrary name; null for a post without a stored list.
 * `request`: the elements of the only bundle of a release before 5.2; `option`: the end of its option's name;
 * `temporary`: whether its file is the one for URLs that are not indexed yet.
 * `config`: element => contexts of its script files: `view`, `edit`, or `pro` for a file that another plugin adds.
 * `inline`: whether the scripts are printed inline. `code`: custom JavaScript of an editor, since 5.2.
 */
function atoll_fixture_scenario_eael_built() {
	// phpcs:ignore WordPress.Security, WordPress.PHP.DiscouragedPHPFunctions -- test code.
	$json  = (string) base64_decode( isset( $_GET['built'] ) ? wp_unslash( $_GET['built'] ) : '' );
	$built = (array) json_decode( $json, true ) + array( 'posts' => array() );
	if ( isset( $built['config'] ) ) {
		atoll_fixture_eael_configure( $built['config'] );
	}
	if ( ! empty( $built['inline'] ) ) {
		add_filter( 'pre_option_eael_js_print_method', static function () {
			return 'internal';
		} );
	}
	if ( isset( $built['code'] ) ) {
		add_action( 'wp_footer', static function () use ( $built ) {
			printf( '<script>var localize ={}</script><script id="eael-inline-js">%s</script>', $built['code'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- the point of it.
		}, 100 );
	}
	add_action( 'wp_enqueue_scripts', static function () use ( $built, $json ) {
		atoll_fixture_eael_bundles( $built, $json );
	} );
}

/**
 * Examines many pages in one request. Prints the behaviours of the bundles for each `built` and `markup` of the JSON list
 * in the request's body.
 */
function atoll_fixture_scenario_eael_judge() {
	add_action( 'wp_footer', static function () {
		$found = array();
		foreach ( (array) json_decode( file_get_contents( 'php://input' ), true ) as $case ) {
			wp_scripts()->queue = array();
			atoll_fixture_eael_bundles( $case['built'] + array( 'posts' => array() ), wp_json_encode( $case ) );
			atoll_load( 'eael' );
			$found[] = atoll_eael_widgets( $case['markup'] );
		}
		printf( '<script type="application/json" id="fixture-eael-found">%s</script>', wp_json_encode( $found ) );
	}, 98 );
}

/**
 * Enqueues the bundles of a description.
 *
 * @param array  $built See atoll_fixture_scenario_eael_built().
 * @param string $key   Base of the bundles' numbers, so that requests do not affect each other.
 */
function atoll_fixture_eael_bundles( $built, $key ) {
	if ( isset( $built['request'] ) ) {
		atoll_fixture_eael_request_bundle( $built, substr( md5( $key ), 0, 9 ) );
		return;
	}
	wp_enqueue_script( 'eael-general', plugins_url( 'essential-addons-for-elementor-lite/assets/front-end/js/view/general.min.js' ), array( 'jquery' ), '6.6.9', true );
	wp_localize_script( 'eael-general', 'localize', array( 'nonce' => 'abc' ) );
	foreach ( $built['posts'] as $name => $elements ) {
		atoll_fixture_eael_post_bundle( 1000000 + crc32( $key . $name ) % 1000000, $elements );
	}
}

/**
 * Enqueues the bundle of a post, as since 5.2.
 *
 * @param int   $post     Id of the post, which does not have to exist.
 * @param mixed $elements The stored list; null for none.
 */
function atoll_fixture_eael_post_bundle( $post, $elements ) {
	if ( null !== $elements ) {
		$is_list = is_array( $elements ) && array_filter( $elements, 'is_string' ) === $elements;
		update_post_meta( $post, '_eael_widget_elements', $is_list ? array_combine( $elements, $elements ) : $elements );
	}
	wp_enqueue_script( "eael-$post", atoll_fixture_eael_url( "eael-$post.js" ), array( 'eael-general' ), '1', true );
}

/**
 * Enqueues the bundle of a URL, as before 5.2.
 *
 * @param array  $built   See atoll_fixture_scenario_eael_built().
 * @param string $request The URL's nine digits.
 */
function atoll_fixture_eael_request_bundle( $built, $request ) {
	update_option( $request . ( isset( $built['option'] ) ? $built['option'] : '_eael_elements' ), $built['request'], false );
	$file = empty( $built['temporary'] ) ? $request : '734e5f942';
	wp_enqueue_script( $request, atoll_fixture_eael_url( "$file.min.js" ), array( 'jquery' ), (string) time(), true );
}

/**
 * Returns the URL of a bundle's file.
 *
 * @param string $file Name of the file.
 * @return string
 */
function atoll_fixture_eael_url( $file ) {
	return wp_upload_dir()['baseurl'] . '/essential-addons-elementor/' . $file;
}

/**
 * Sets Essential Addons' configuration, with another plugin's additions.
 *
 * @param array $elements Element => contexts of its script files.
 */
function atoll_fixture_eael_configure( $elements ) {
	define( 'EAEL_PLUGIN_PATH', '/plugins/essential-addons-for-elementor-lite/' );
	$GLOBALS['eael_config'] = array(
		'elements'   => array(),
		'extensions' => array(),
	);
	$added = array();
	foreach ( $elements as $element => $contexts ) {
		$files = array();
		foreach ( $contexts as $context ) {
			$file = array(
				'file'    => ( 'pro' === $context ? '/plugins/essential-addons-elementor/' : EAEL_PLUGIN_PATH ) . "$element.min.js",
				'type'    => 'self',
				'context' => 'pro' === $context ? 'view' : $context,
			);
			if ( 'pro' === $context ) {
				$added[ $element ]['dependency']['js'][] = $file;
			} else {
				$files[] = $file;
			}
		}
		$GLOBALS['eael_config']['elements'][ $element ] = array( 'dependency' => $files ? array( 'js' => $files ) : array() );
	}
	add_filter( 'eael/registered_elements', static function ( $known ) use ( $added ) {
		return array_merge_recursive( $known, $added );
	} );
}

/** A script of the site whose inline code calls Essential Addons' hooks without depending on them. */
function atoll_fixture_scenario_eael_caller() {
	add_action( 'wp_enqueue_scripts', static function () {
		wp_enqueue_script( 'site-hooks', atoll_fixture_script( 'add-on' ), array(), '1', true );
		wp_add_inline_script( 'site-hooks', 'eael.hooks.addAction( "init", "site", function () {} );' );
	} );
}
